// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "ui/document/document.h"
#include "ui/text/units.h"
#include "ui/tools/tool_context.h"

namespace tenaille::ui {

// What is selected, pointed at and targeted in the battle window; the tools' way to the document.
class BattleContext final : public QObject, public ToolContext {
    Q_OBJECT

  public:
    explicit BattleContext(Document& document, QObject* parent = nullptr);

    const document::Encounter& encounter() const override { return m_document.encounter(); }
    const board::BoardView& board() const override { return m_document.board(); }
    const rules::RuleOptions& options() const override { return m_document.options(); }
    bool perform(const actions::Intent& intent) override;

    const std::vector<RecordId>& selection() const override { return m_selection; }
    void select(std::vector<RecordId> records) override;
    void hoverToken(std::optional<RecordId> token) override;
    std::optional<RecordId> pinnedTarget() const override { return m_pinned; }
    void pinTarget(std::optional<RecordId> token) override;
    void openDetails(RecordId token) override;
    QString lengthText(int cells) const override;
    QString wallLengthText(double cells) const override { return freeDistanceText(cells, m_units); }

    void setUnits(Units units) { m_units = units; }
    Units units() const { return m_units; }
    std::optional<RecordId> hovered() const { return m_hovered; }
    // The selected creatures, in the order of selection.
    std::vector<RecordId> selectedTokens() const;

    // Who attacks whom in the ruling: the first selected creature against the pinned target, else against the
    // one under the pointer.
    std::optional<RecordId> attacker() const;
    std::optional<RecordId> target() const;

  Q_SIGNALS:
    void selectionChanged();
    void rulingChanged();  // attacker or target may differ now
    void detailsWanted(tenaille::RecordId token);
    void refused(const tenaille::Problem& problem);

  private:
    void forgetMissing();

    Document& m_document;
    std::vector<RecordId> m_selection;
    std::optional<RecordId> m_hovered;
    std::optional<RecordId> m_pinned;
    Units m_units = Units::Metric;
};

}  // namespace tenaille::ui
