// SPDX-License-Identifier: MIT
#include "core/actions/routine_forecast.h"

#include <algorithm>
#include <optional>

#include "core/actions/clock_runs.h"
#include "core/actions/fight_of.h"

namespace tenaille::actions {

namespace {

using board::OrderKind;
using board::OrderRecord;
using fight::Combatant;

// Ascending.
std::vector<std::int32_t> routinesOrderedAfter(const document::Encounter& encounter, RecordId token,
                                               std::int32_t round, std::int32_t segment) {
    std::vector<std::int32_t> segments;
    for (const OrderRecord& order : encounter.orders)
        if (order.who == token && order.kind == OrderKind::Routine && order.round == round &&
            order.segment > segment)
            segments.push_back(order.segment);
    std::sort(segments.begin(), segments.end());
    return segments;
}

// Of the slots that count the last that is due by then.
std::optional<std::size_t> lastDueBy(const std::vector<std::optional<std::int32_t>>& due,
                                     std::int32_t segment) {
    std::optional<std::size_t> last;
    for (std::size_t k = 0; k < due.size(); ++k)
        if (due[k] && *due[k] <= segment && (!last || *due[k] >= *due[*last])) last = k;
    return last;
}

// The rest of a round as the orders of one combatant stand.
class Ahead {
  public:
    Ahead(const PlanContext& context, const Combatant& combatant)
        : m_context(context),
          m_combatant(combatant),
          m_clock(*context.encounter.clockRecord()),
          m_token(tokenOf(combatant.id)) {}

    std::vector<std::int32_t> run() {
        if (m_combatant.activity)
            fill(m_clock.segment, std::max(m_combatant.activity->left, 1), m_combatant.activity->act);
        std::vector<std::int32_t> made;
        for (std::int32_t segment = m_clock.segment; segment <= segments::kSegmentsPerRound; ++segment)
            if (play(segment)) made.push_back(segment);
        return made;
    }

  private:
    const rules::SegmentOptions& options() const { return m_context.options.segment; }

    // From this segment on something lasts so many.
    void fill(std::int32_t from, std::int32_t count, segments::Act act) {
        m_filledTo = std::max(m_filledTo, from + count - 1);
        m_act = act;
    }

    // Whether it strikes of itself.
    bool play(std::int32_t segment) {
        bool ordered = false;
        for (const OrderRecord& order : m_context.encounter.orders) {
            if (order.who != m_token || order.round != m_clock.round || order.segment != segment) continue;
            if (order.kind == OrderKind::ChangeMode) m_combatant.routineBlocked = true;  // SG-14
            if (segment <= m_filledTo || !isOwnAct(order.kind)) continue;
            ordered = true;
            begin(order);
        }
        if (segment <= m_filledTo) {
            const bool shifts = m_act == segments::Act::FastMove ||
                                (m_act == segments::Act::Simple &&
                                 options().readjustScope == rules::ReadjustScope::AllSimple);
            if (shifts) m_combatant.busy.set(static_cast<std::size_t>(segment));
            return false;
        }
        if (ordered) return false;
        if (!hasFreeAction(m_context.encounter, m_combatant, m_clock.round, segment, options())) return false;
        spend(segment);
        return true;
    }

    void begin(const OrderRecord& order) {
        switch (order.kind) {
            case OrderKind::Routine:
                return spend(order.segment);
            case OrderKind::SimpleAction:
                return fill(order.segment, order.duration, segments::Act::Simple);
            case OrderKind::Cast:
                return fill(order.segment, order.duration, segments::Act::Cast);
            case OrderKind::FastMove:
                return fill(order.segment, segmentsOfRun(m_context, order), segments::Act::FastMove);
            default:
                return;
        }
    }

    void spend(std::int32_t segment) {
        if (const auto slot = fight::usableSlot(m_combatant, segment, fight::SlotUse::Attack, options()))
            m_combatant.slots[*slot].use = fight::Slot::Use::Spent;
    }

    const PlanContext& m_context;
    Combatant m_combatant;
    const board::ClockRecord& m_clock;
    RecordId m_token;
    std::int32_t m_filledTo = 0;  // by what goes on
    segments::Act m_act = segments::Act::None;
};

}  // namespace

bool hasFreeAction(const document::Encounter& encounter, const Combatant& combatant, std::int32_t round,
                   std::int32_t segment, const rules::SegmentOptions& options) {
    if (combatant.routineBlocked) return false;
    std::vector<std::optional<std::int32_t>> due(combatant.slots.size());
    for (std::size_t k = 0; k < due.size(); ++k) {
        const std::int32_t initiative = fight::effectiveInitiative(combatant, combatant.slots[k], options);
        if (combatant.slots[k].use == fight::Slot::Use::Reserved && !segments::isLost(initiative))
            due[k] = initiative;
    }
    for (const std::int32_t later : routinesOrderedAfter(encounter, tokenOf(combatant.id), round, segment))
        if (const auto held = lastDueBy(due, later)) due[*held].reset();
    return lastDueBy(due, segment).has_value();
}

std::vector<std::int32_t> routinesAhead(const PlanContext& context, const Combatant& combatant) {
    return Ahead(context, combatant).run();
}

}  // namespace tenaille::actions
