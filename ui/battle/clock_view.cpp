// SPDX-License-Identifier: MIT
#include "ui/battle/clock_view.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/scene/tokens.h"
#include "ui/text/fight_text.h"
#include "ui/text/problem_text.h"

namespace tenaille::ui {

namespace {

struct Clock {
    Q_DECLARE_TR_FUNCTIONS(Clock)
};

using board::OrderKind;

ChipKind chipKind(OrderKind kind) {
    switch (kind) {
        case OrderKind::Opportunity:
            return ChipKind::Opportunity;
        case OrderKind::SurpriseAttack:
        case OrderKind::SneakAttack:
            return ChipKind::Surprise;
        case OrderKind::Parry:
            return ChipKind::Parry;
        case OrderKind::SimpleAction:
            return ChipKind::Simple;
        case OrderKind::FastMove:
        case OrderKind::SlowMove:
        case OrderKind::React:
        case OrderKind::Pivot:
            return ChipKind::Move;
        case OrderKind::Cast:
            return ChipKind::Cast;
        case OrderKind::ChangeMode:
            return ChipKind::Change;
        case OrderKind::Routine:
            break;
    }
    return ChipKind::Strike;
}

constexpr int kSegments = segments::kSegmentsPerRound;

class Builder {
  public:
    Builder(const actions::PlanContext& context, ClockView& view) : m_context(context), m_view(view) {}

    void run() {
        const board::ClockRecord& clock = *m_context.encounter.clockRecord();
        m_view.running = true;
        m_view.surprise = clock.stage == board::ClockStage::SurpriseSegment;
        m_view.atRoundStart = clock.stage == board::ClockStage::RoundStart;
        m_view.round = m_view.atRoundStart ? clock.round + 1 : clock.round;
        m_view.segment = clock.stage == board::ClockStage::Segment ? clock.segment : 0;
        auto open = actions::opportunitiesDue(m_context);
        if (open)
            m_open = std::move(*open);
        else
            m_problem = problemText(open.problem());  // the step itself will say it too
        for (const board::CombatantRecord& record : m_context.encounter.combatants)
            if (const auto* token = m_context.encounter.tokens.find(record.token)) addRow(record, *token);
        m_view.title = m_view.surprise ? Clock::tr("Surprise") : Clock::tr("Round %1").arg(m_view.round);
        m_view.prompt = prompt();
    }

  private:
    QString prompt() const {
        if (!m_problem.isEmpty()) return m_problem;
        const auto offers =
            std::count_if(m_open.begin(), m_open.end(), [](const auto& one) { return !one.taken; });
        if (m_view.atRoundStart) return Clock::tr("Declare, then start the round");
        if (m_view.surprise) return Clock::tr("Who is not surprised acts once");
        if (offers > 0) return Clock::tr("%n opportunity(ies) open", nullptr, static_cast<int>(offers));
        return {};
    }

    void addRow(const board::CombatantRecord& record, const board::TokenRecord& token) {
        ClockRow row;
        row.token = token.id;
        row.name = QString::fromStdString(token.name);
        const TokenShape shape = tokenShape(m_context.board.grid(), token);
        row.initials = shape.face.label;
        row.colour = shape.face.fill;
        row.down = actions::isDown(token, m_context.options);
        row.surprised = record.surprised;
        const fight::Combatant combatant =
            actions::combatantOf(m_context.encounter.gridRecord().extent, token, record, m_context.options);
        row.fatigue = QStringLiteral("%1/%2").arg(record.fatigue).arg(combatant.sheet.fatigueThreshold);
        row.tired = record.fatigue >= combatant.sheet.fatigueThreshold;
        row.state = stateText(record, row.down);
        addActivity(record, row);
        addOrders(row);
        if (!m_view.atRoundStart) addSlots(record, combatant, row);
        addOffers(row);
        m_view.rows.push_back(std::move(row));
    }

    QString stateText(const board::CombatantRecord& record, bool down) const {
        if (down) return Clock::tr("down");
        if (record.surprised) return Clock::tr("surprised");
        QStringList parts;
        if (m_view.atRoundStart && record.declaredInitiative)
            parts << Clock::tr("init %1").arg(*record.declaredInitiative);
        else if (!m_view.atRoundStart && record.initiative)
            parts << Clock::tr("init %1").arg(*record.initiative);
        parts << modeText(m_view.atRoundStart ? record.declaredMode : record.mode);
        if (m_view.atRoundStart) parts << QStringLiteral("×%1").arg(record.declaredActions);
        if (record.unnoticed) parts << Clock::tr("unnoticed");
        if (!record.armed) parts << Clock::tr("unarmed");
        return parts.join(QStringLiteral(" · "));
    }

    // What began in an earlier round, or goes on beyond its order.
    void addActivity(const board::CombatantRecord& record, ClockRow& row) const {
        if (!record.activity) return;
        const int from = m_view.segment > 0 ? m_view.segment : 1;
        ClockChip chip;
        chip.kind = chipKind(record.activity->kind);
        chip.from = from;
        chip.to = std::min(kSegments, from + std::max(record.activity->left, 1) - 1);
        chip.text = record.activity->kind == OrderKind::FastMove
                        ? orderKindText(OrderKind::FastMove)
                        : QString::fromStdString(record.activity->what);
        row.chips.push_back(std::move(chip));
    }

    void addOrders(ClockRow& row) const {
        for (const board::OrderRecord& order : m_context.encounter.orders) {
            const bool shown = order.who == row.token && order.round == (m_view.surprise ? 0 : m_view.round);
            if (!shown) continue;
            ClockChip chip;
            chip.kind = chipKind(order.kind);
            chip.from = std::max(order.segment, 1);
            chip.done = !m_view.atRoundStart && m_view.segment > 0 && order.segment < m_view.segment;
            const bool lasts = order.kind == OrderKind::SimpleAction || order.kind == OrderKind::Cast;
            chip.to = std::min(kSegments, chip.from + (lasts ? order.duration : 1) - 1);
            // What is under way is shown as it runs now.
            if (chip.done) chip.to = std::min(chip.to, m_view.segment - 1);
            chip.text = orderText(order);
            chip.order = order.id;
            row.chips.push_back(std::move(chip));
        }
    }

    void addSlots(const board::CombatantRecord& record, const fight::Combatant& combatant,
                  ClockRow& row) const {
        for (const fight::Slot& slot : combatant.slots) {
            if (slot.use != fight::Slot::Use::Reserved) continue;
            const int at = fight::effectiveInitiative(combatant, slot, m_context.options.segment);
            const int due = std::max(at, m_view.segment);
            if (due > kSegments || due < 1) continue;
            const bool taken = std::any_of(row.chips.begin(), row.chips.end(), [&](const ClockChip& chip) {
                return chip.kind == ChipKind::Strike && !chip.done && chip.from == due;
            });
            if (taken) continue;
            ClockChip chip;
            chip.kind = ChipKind::Slot;
            chip.from = chip.to = due;
            chip.text = modeText(record.mode);
            chip.lost = record.routineBlocked;
            row.chips.push_back(std::move(chip));
        }
    }

    void addOffers(ClockRow& row) const {
        for (const actions::OpenOpportunity& open : m_open) {
            if (open.to != row.token || open.taken) continue;
            ClockChip chip;
            chip.kind = ChipKind::Offer;
            chip.from = chip.to = m_view.segment;
            const auto* against = m_context.encounter.tokens.find(open.against);
            chip.text = Clock::tr("AoO: %1?").arg(QString::fromStdString(against->name));
            chip.against = open.against;
            row.chips.push_back(std::move(chip));
        }
    }

    const actions::PlanContext& m_context;
    ClockView& m_view;
    std::vector<actions::OpenOpportunity> m_open;
    QString m_problem;
};

}  // namespace

ClockView clockView(const actions::PlanContext& context) {
    ClockView view;
    if (context.encounter.clockRecord() != nullptr) Builder(context, view).run();
    return view;
}

}  // namespace tenaille::ui
