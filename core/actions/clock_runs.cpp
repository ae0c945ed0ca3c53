// SPDX-License-Identifier: MIT
#include "core/actions/clock_runs.h"

#include "core/actions/clock_orders.h"
#include "core/actions/fight_of.h"
#include "core/actions/fight_ways.h"
#include "core/board/creature_now.h"
#include "core/rules/segments/gait.h"

namespace tenaille::actions {

namespace {

class Giver {
  public:
    Giver(const PlanContext& context, const fight::FightState& state)
        : m_context(context), m_state(state), m_ways(context) {}

    void give(const std::string& runner, fight::Goal& goal, std::vector<fight::Position>& corners) {
        const std::size_t who = *m_state.find(runner);
        const board::TokenRecord* token = m_context.encounter.tokens.find(tokenOf(runner));
        const fight::Position from = m_state.combatants[who].position;
        RecordId target;
        fight::Position place;
        if (const auto* other = std::get_if<std::string>(&goal)) {
            const auto found = m_state.find(*other);
            if (!found) return;  // the rules refuse it
            target = tokenOf(*other);
            place = m_state.combatants[*found].position;
        } else {
            place = std::get<fight::Position>(goal);
        }
        if (auto way = m_ways.corners(board::creatureNow(*token), from, place, target)) {
            corners = std::move(*way);
            m_result.clear.push_back({runner, corners});
        } else {
            goal = from;
            corners.clear();
            m_result.stuck.push_back(runner);
        }
    }
    RunWays take() { return std::move(m_result); }

  private:
    const PlanContext& m_context;
    const fight::FightState& m_state;
    FightWays m_ways;
    RunWays m_result;
};

}  // namespace

RunWays giveWays(const PlanContext& context, fight::FightState& state, std::vector<fight::Order>& orders) {
    Giver giver(context, state);
    for (fight::Combatant& combatant : state.combatants)
        if (combatant.activity && combatant.activity->act == segments::Act::FastMove)
            giver.give(combatant.id, combatant.activity->goal, combatant.activity->corners);
    for (fight::Order& order : orders)
        if (auto* move = std::get_if<fight::FastMove>(&order.deed))
            giver.give(order.who, move->goal, move->corners);
    return giver.take();
}

int segmentsOfRun(const PlanContext& context, const board::OrderRecord& run) {
    const document::Encounter& encounter = context.encounter;
    fight::FightState state = fightOf(encounter, context.options);
    const auto who = state.find(combatantId(run.who));
    const auto target = state.find(combatantId(run.target));
    if (!who || (!target && !run.to)) return 1;
    for (fight::Combatant& combatant : state.combatants)
        combatant.activity.reset();  // only this way is asked
    board::OrderRecord full = run;
    if (full.speed == 0) full.speed = context.options.segment.runSpeed;
    std::vector<fight::Order> orders{orderOf(encounter, full)};
    if (!giveWays(context, state, orders).stuck.empty()) return 1;

    const auto& move = std::get<fight::FastMove>(orders.front().deed);
    const fight::Combatant& runner = state.combatants[*who];
    fight::Position at = runner.position;
    std::int32_t wayMm = 0;
    for (const fight::Position corner : move.corners) {
        wayMm += fight::roundedDistanceMm(at, corner);
        at = corner;
    }
    wayMm += fight::roundedDistanceMm(
        at, target ? state.combatants[*target].position : std::get<fight::Position>(move.goal));
    if (target)
        wayMm -= fight::contactMm(runner.sheet, state.combatants[*target].sheet, context.options.segment);
    int count = 1;
    while (count < segments::kSegmentsPerRound && wayMm > count * move.speed * segments::kMmPerSegment)
        ++count;
    return count;
}

}  // namespace tenaille::actions
