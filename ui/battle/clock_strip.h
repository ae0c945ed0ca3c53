// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/battle/battle_context.h"
#include "ui/battle/clock_grid.h"
#include "ui/battle/commands.h"
#include "ui/battle/turn_cards.h"

class QHBoxLayout;
class QToolButton;
class QWidget;

namespace tenaille::ui {

class BoardScene;
class ElidedLabel;

// The fight at the bottom of the battle window: a line that says what is due, and the grid of the segments or
// the cards of a game of turns.
// Not shown while no fight runs; one line only when it is collapsed.
class ClockStrip final : public QWidget {
    Q_OBJECT

  public:
    ClockStrip(BattleContext& context, Commands& commands, QWidget* parent = nullptr);

    // Where the pictures of creatures are decoded; it outlives the strip.
    void setScene(const BoardScene& scene);
    // After every change of the document. Not `shown`: the map is edited, the fight waits.
    void refresh(bool shown);
    void setCollapsed(bool collapsed);
    bool isCollapsed() const;
    ClockGrid& grid() const { return *m_grid; }
    TurnCards& cards() const { return *m_cards; }
    // What the keyboard goes to: grid or cards.
    QWidget& field() const;

    // Gives an order of this kind, asking for what it needs; aimed at the ruling's target, or else the one
    // declared, or else the nearest enemy. An act that stands in the segment already gives way to it; the
    // same one is asked about.
    // `asks`: even if nothing is missing.
    void order(board::OrderKind kind, RecordId token, int segment, RecordId target = {}, bool asks = false);
    // A creature of the board is let go over a row: a strike at it.
    void drop(RecordId creature, const QPoint& global);
    // The order in the segment that is chosen in the grid, or the routine action that falls due there.
    void changeOrder();
    // The one who acts delays or gets ready; of several the one that is chosen.
    void holdTurn(RecordId chosen, bool ready);
    void withdrawOrder();

  Q_SIGNALS:
    void answered();  // an opportunity was taken, a blow parried
    void left();      // Esc: the keyboard goes back to the board
    void collapseChanged();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build(Commands& commands);
    void fitLine();
    void connectGrid();
    void connectCards();
    void limitHeight();
    void showTurns(TurnView view);
    void promptForTurn();
    void askInitiative(RecordId token);
    void showTurnMenu(RecordId token, const QPoint& at);
    void retranslate();
    void showPrompt(const QString& text);
    void promptForCell();
    void aimAtNearest(RecordId token);
    void putOff(RecordId token, int from, int to);
    std::vector<int> slotsOf(RecordId token) const;
    actions::PlanContext planContext() const;
    std::optional<RecordId> targetFor(RecordId token) const;
    void change(RecordId order);
    void moveOrder(RecordId order, int segment);
    void takeOpportunity(RecordId token, RecordId against);
    void parryLate(RecordId token, RecordId against);
    void lookForParries();
    void showMenu(RecordId token, int segment, RecordId order, const QPoint& at);

    BattleContext& m_context;
    Commands& m_commands;
    const BoardScene* m_scene = nullptr;
    ClockGrid* m_grid = nullptr;
    TurnCards* m_cards = nullptr;
    bool m_collapsed = false;
    std::optional<board::StepRecord> m_step;  // that m_parries are of
    std::vector<actions::OpenParry> m_parries;
    std::vector<QWidget*> m_segmentButtons;
    std::vector<QWidget*> m_turnButtons;
    std::vector<QToolButton*> m_lineButtons;  // those and the others
    QHBoxLayout* m_line = nullptr;
    ElidedLabel* m_title = nullptr;
    ElidedLabel* m_prompt = nullptr;
    QToolButton* m_collapse = nullptr;
    QAction* m_hitPoints = nullptr;
};

}  // namespace tenaille::ui
