// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

#include "core/actions/provocations.h"
#include "core/actions/what_if.h"
#include "ui/document/document.h"
#include "ui/text/compass_text.h"
#include "ui/text/units.h"
#include "ui/tools/tool_context.h"

namespace tenaille::ui {

class PlayerScreen;

// What is selected, pointed at and targeted in the battle window; the tools' way to the document.
class BattleContext final : public QObject, public ToolContext {
    Q_OBJECT

  public:
    explicit BattleContext(Document& document, QObject* parent = nullptr);

    const document::Encounter& encounter() const override { return m_document.encounter(); }
    const board::BoardView& board() const override { return m_document.board(); }
    const rules::RuleOptions& options() const override { return m_document.options(); }
    const movement::MoveGrid& moveGrid() const override { return m_document.moveGrid(); }
    bool perform(const actions::Intent& intent) override;
    // Tells why something that was asked for is not done.
    void refuse(const Problem& problem) { Q_EMIT refused(problem); }
    // Bytes that a coming edit names (Document::addAsset).
    void addAsset(const std::string& name, document::AssetBytes bytes);
    bool performInstead(const actions::Intent& intent) override;
    std::uint64_t revision() const override { return m_document.revision(); }

    const std::vector<RecordId>& selection() const override { return m_selection; }
    void select(std::vector<RecordId> records) override;
    void hoverToken(std::optional<RecordId> token, bool dragging) override;
    std::optional<RecordId> pinnedTarget() const override { return m_pinned; }
    void pinTarget(std::optional<RecordId> token) override;
    void openDetails(RecordId record) override;
    void typePoints(const QString& typed, const std::vector<RecordId>& who) override;
    bool editing() const override { return m_editing; }
    const MapLayers& layers() const override { return m_layers; }
    // What can no longer be taken hold of is no longer selected.
    void setLayers(const MapLayers& layers);
    const MapPens& pens() const override { return m_pens; }
    void setPens(const MapPens& pens);
    // Map mode begins with nothing selected; who was selected before is so again after it.
    void setEditing(bool editing);
    std::optional<PlayersScreen> playersScreen() const override;
    void showPlayers(const PlayerFrame& frame) override;
    QString lengthText(int cells) const override;
    QString facingText(board::Facing facing) const override { return compassText(board().grid(), facing); }
    QString wallLengthText(double cells) const override { return freeDistanceText(cells, m_units); }

    void setPlayerScreen(PlayerScreen* players);
    void setUnits(Units units) { m_units = units; }
    // Of the dice of a fight that begins: another one each time, or the one that was fixed for a replay.
    int freshSeed() const;
    void fixSeed(int seed) { m_seed = seed; }
    Units units() const { return m_units; }
    std::optional<RecordId> hovered() const override { return m_hovered; }
    bool isDragging() const { return m_dragging; }  // the left button is held over the board
    // The selected creatures, in the order of selection.
    std::vector<RecordId> selectedTokens() const;

    // Who attacks whom in the ruling: the first selected creature against the pinned target, else against the
    // one last pointed at, so that the way to the card does not lose it.
    std::optional<RecordId> attacker() const;
    std::optional<RecordId> target() const;
    // As if the pointer had shown it: the ruling is asked against it, until the pointer shows another one or
    // it is kept.
    void aimAt(RecordId token);
    // Whom the attacker can be aimed at: foes that stand, the nearest first, then the others.
    std::vector<RecordId> targets() const;

    // Where creatures would stand if what a tool shows were done now; rulings are asked there. False: nothing
    // new. Ends with the next edit.
    bool suppose(std::vector<actions::Placement> placements);
    bool supposes() const { return m_supposedBoard.has_value(); }
    const board::BoardView& supposedBoard() const { return m_supposedBoard ? *m_supposedBoard : board(); }
    board::TokenRecord supposedToken(RecordId token) const;

  Q_SIGNALS:
    void selectionChanged();
    void pensChanged();
    void layersChanged();
    void kindsChanged();   // of the document
    void rulingChanged();  // attacker or target may differ now
    void detailsWanted(tenaille::RecordId record);
    void pointsTyped(const QString& typed, const std::vector<tenaille::RecordId>& who);
    void refused(const tenaille::Problem& problem);
    // By a move that was made.
    void strikesOffered(const std::vector<tenaille::actions::StrikeOffer>& offers);
    // By the panel, from the library, or copied.
    void creaturesAdded(const std::vector<tenaille::RecordId>& tokens);

  private:
    void forgetMissing();
    bool mayDraw(const actions::Intent& intent);
    bool isAllyOfAttacker(RecordId token) const;
    bool hoversAnother() const;
    void readHovered();

    Document& m_document;
    QPointer<PlayerScreen> m_players;
    std::vector<RecordId> m_selection;
    std::vector<RecordId> m_playing;  // selected when map mode began
    std::optional<RecordId> m_hovered;
    std::optional<RecordId> m_pinned;
    bool m_dragging = false;
    bool m_editing = false;
    MapPens m_pens;
    MapLayers m_layers;
    std::optional<int> m_seed;
    std::optional<RecordId> m_read;  // whom the attacker's ruling was last asked against by pointing
    std::vector<actions::Placement> m_supposed;
    std::optional<board::BoardView> m_supposedBoard;
    Units m_units = Units::Metric;
};

}  // namespace tenaille::ui
