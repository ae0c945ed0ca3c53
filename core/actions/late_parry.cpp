// SPDX-License-Identifier: MIT
#include "core/actions/late_parry.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/actions/clock_orders.h"
#include "core/actions/step_clock.h"
#include "core/actions/strike_situation.h"
#include "core/actions/turn_game.h"
#include "core/document/board_of.h"

namespace tenaille::actions {

namespace {

using board::OrderRecord;
using document::ChangeSet;

constexpr int kMostHits = 4;  // on one, in one segment, that are looked at

// The document as it stood before the last step, with its board.
struct Earlier {
    document::Encounter encounter;
    board::BoardView board;

    PlanContext context(const PlanContext& now) const {
        return {encounter, board, now.options, nullptr, now.now};
    }
};

Problem nothingToParry() {
    return {TENAILLE_PROBLEM("No segment was played in which that could be parried."),
            {},
            TENAILLE_PROBLEM("Play a segment first; a parry is chosen before the next one.")};
}

Result<Earlier> beforeLastStep(const PlanContext& context) {
    const document::Encounter& now = context.encounter;
    if (now.clockRecord() == nullptr || isTurnGame(now) || now.steps.empty() ||
        std::prev(now.steps.end())->stage != board::ClockStage::Segment)
        return nothingToParry();
    const Result<ChangeSet> back = planStepBack(context, {});
    if (!back) return back.problem();
    document::Encounter then = now;
    const Outcome fits = document::apply(then, *back);
    if (!fits) return fits.problem();
    board::BoardView board = context.board.withCreatures(document::creaturesOf(then));
    return Earlier{std::move(then), std::move(board)};
}

// The document with the order in it. An opportunity that he was to take in that segment is given up (AO-13).
Outcome give(Earlier& earlier, const PlanContext& now, OrderRecord order) {
    document::Encounter& encounter = earlier.encounter;
    const document::Table<OrderRecord> given = encounter.orders;
    for (const OrderRecord& other : given)
        if (other.who == order.who && other.round == order.round && other.segment == order.segment &&
            other.kind == board::OrderKind::Opportunity)
            encounter.orders.erase(other.id);
    order.id = {};
    const Result<ChangeSet> changes = planGiveOrder(earlier.context(now), {std::move(order)});
    if (!changes) return changes.problem();
    return document::apply(encounter, *changes);
}

OrderRecord parryOf(const document::Encounter& then, const OpenParry& parry) {
    OrderRecord order;
    order.kind = board::OrderKind::Parry;
    order.who = parry.who;
    order.target = parry.against;
    order.round = then.clockRecord()->round;
    order.segment = parry.segment;
    return order;
}

bool isParried(const std::vector<fight::Event>& events, const OpenParry& parry) {
    return std::any_of(events.begin(), events.end(), [&](const fight::Event& event) {
        const auto* one = std::get_if<fight::Parried>(&event.what);
        return one != nullptr && one->who == combatantId(parry.who) &&
               one->against == combatantId(parry.against);
    });
}

// Those that the rules admit, each of another defender.
void addAdmitted(const PlanContext& now, const Earlier& earlier, const std::vector<OpenParry>& asked,
                 std::vector<OpenParry>& admitted) {
    Earlier tried = earlier;
    std::vector<OpenParry> given;
    for (const OpenParry& parry : asked)
        if (give(tried, now, parryOf(earlier.encounter, parry))) given.push_back(parry);
    if (given.empty()) return;
    const PlanContext then = tried.context(now);
    fight::FightState state = fightOnBoard(then);
    const Result<PlayedSegment> played = playDue(then, state);
    if (!played) return;
    for (const OpenParry& parry : given)
        if (isParried(played->step.events, parry)) admitted.push_back(parry);
}

}  // namespace

std::vector<OpenParry> openParries(const PlanContext& context) {
    const Result<Earlier> earlier = beforeLastStep(context);
    if (!earlier) return {};
    const PlanContext then = earlier->context(context);
    fight::FightState state = fightOnBoard(then);
    const Result<PlayedSegment> played = playDue(then, state);
    if (!played) return {};
    std::vector<OpenParry> hits;
    for (const fight::Event& event : played->step.events) {
        const auto* struck = std::get_if<fight::Struck>(&event.what);
        if (struck == nullptr || !struck->hit) continue;
        const OpenParry hit{tokenOf(struck->target), tokenOf(struck->who),
                            earlier->encounter.clockRecord()->segment};
        if (!isParried(played->step.events, hit)) hits.push_back(hit);
    }
    // One parry each is tried at a time: a second one of the same defender would be refused for the first.
    std::vector<OpenParry> admitted;
    std::vector<OpenParry> left = hits;
    for (int round = 0; round < kMostHits && !left.empty(); ++round) {
        std::vector<OpenParry> asked;
        std::vector<OpenParry> later;
        for (const OpenParry& hit : left) {
            const bool again = std::any_of(asked.begin(), asked.end(),
                                           [&](const OpenParry& other) { return other.who == hit.who; });
            (again ? later : asked).push_back(hit);
        }
        addAdmitted(context, *earlier, asked, admitted);
        left = std::move(later);
    }
    std::erase_if(hits, [&](const OpenParry& hit) {
        return std::find(admitted.begin(), admitted.end(), hit) == admitted.end();
    });
    return hits;
}

Result<ChangeSet> planParryLate(const PlanContext& context, const ParryLate& intent) {
    Result<Earlier> earlier = beforeLastStep(context);
    if (!earlier) return earlier.problem();
    const document::Encounter& now = context.encounter;
    OrderRecord order = intent.order;
    const board::ClockRecord& clock = *earlier->encounter.clockRecord();
    order.kind = board::OrderKind::Parry;
    order.round = clock.round;
    order.segment = clock.segment;
    const OpenParry parry{order.who, order.target, clock.segment};
    const board::TokenRecord* token = now.tokens.find(parry.who);
    const std::string name = token != nullptr ? token->name : "";
    const Outcome given = give(*earlier, context, std::move(order));
    if (!given) return given.problem();
    const PlanContext then = earlier->context(context);
    fight::FightState state = fightOnBoard(then);
    const Result<PlayedSegment> played = playDue(then, state);
    if (!played) return played.problem();
    if (!isParried(played->step.events, parry))
        return Problem{TENAILLE_PROBLEM("%1 cannot parry that blow (EX-25)."),
                       {name},
                       TENAILLE_PROBLEM("It takes an action in reserve, and none in this segment.")};
    const Result<ChangeSet> forward = planStepForward(then, {});
    if (!forward) return forward.problem();
    document::Encounter after = earlier->encounter;
    const Outcome fits = document::apply(after, *forward);
    if (!fits) return fits.problem();
    ChangeSet changes = document::diff(now, after);
    changes.name = "parryLate";
    changes.arguments = {name, std::to_string(parry.segment)};
    return changes;
}

}  // namespace tenaille::actions
