// SPDX-License-Identifier: MIT
//
// What combatants declare for a round, and their orders for single segments.
#include <algorithm>

#include "core/actions/clock_orders.h"
#include "core/actions/declarations.h"
#include "core/actions/turn_game.h"

namespace tenaille::actions {

namespace {

using board::OrderKind;
using board::OrderRecord;
using document::ChangeSet;

// An opportunity that waits for a critical failure (EX-06) stands beside an ordinary one.
bool exclude(const OrderRecord& a, const OrderRecord& b) {
    return excludeEachOther(a.kind, b.kind) && (a.kind != OrderKind::Opportunity || a.onFumble == b.onFumble);
}

// The next segment to be played, as (round, segment); the surprise segment is (0, 0).
std::pair<std::int32_t, std::int32_t> due(const board::ClockRecord& clock) {
    switch (clock.stage) {
        case board::ClockStage::SurpriseSegment:
            return {0, 0};
        case board::ClockStage::Segment:
            return {clock.round, clock.segment};
        default:
            return {clock.round + 1, 1};
    }
}

std::optional<Problem> faultOf(const PlanContext& context, const OrderRecord& order) {
    const document::Encounter& encounter = context.encounter;
    if (combatantOf(encounter, order.who) == nullptr) return notInFight(encounter, order.who);
    const std::string& name = nameOf(encounter, order.who);
    if (isDown(*encounter.tokens.find(order.who), context.options))
        return Problem{TENAILLE_PROBLEM("%1 is down and does nothing."),
                       {name},
                       TENAILLE_PROBLEM("Heal the creature first.")};
    if (std::pair(order.round, order.segment) < due(*encounter.clockRecord()))
        return Problem{TENAILLE_PROBLEM("Segment %2 of round %1 is over."),
                       {std::to_string(order.round), std::to_string(order.segment)},
                       TENAILLE_PROBLEM("Step back, or choose a segment to come.")};
    if (order.duration < 1 || order.speed < 0 || order.segment > segments::kSegmentsPerRound)
        return Problem{TENAILLE_PROBLEM("An order cannot last %1 segments."),
                       {std::to_string(order.duration)},
                       TENAILLE_PROBLEM("Give it one segment or more.")};
    if (needsTarget(order.kind) && !order.target)
        return Problem{TENAILLE_PROBLEM("The order of %1 names nobody."),
                       {name},
                       TENAILLE_PROBLEM("Choose whom it is aimed at.")};
    const bool moves = order.kind == OrderKind::FastMove || order.kind == OrderKind::SlowMove;
    if (moves && !order.target && !order.to)
        return Problem{TENAILLE_PROBLEM("The move of %1 leads nowhere."),
                       {name},
                       TENAILLE_PROBLEM("Choose a creature to move towards, or a place.")};
    if (order.target == order.who) return strikesHimself(name);
    if (order.target && combatantOf(encounter, order.target) == nullptr)
        return notInFight(encounter, order.target);
    for (const OrderRecord& other : encounter.orders)
        if (other.id != order.id && other.who == order.who && other.round == order.round &&
            other.segment == order.segment && exclude(other, order))
            return Problem{TENAILLE_PROBLEM("%1 does something else in segment %2 already."),
                           {name, std::to_string(order.segment)},
                           TENAILLE_PROBLEM("Withdraw the other order, or choose another segment.")};
    return std::nullopt;
}

std::optional<Problem> faultOf(const document::Encounter& encounter, const Declaration& one) {
    if (combatantOf(encounter, one.token) == nullptr) return notInFight(encounter, one.token);
    if (one.target == one.token) return strikesHimself(nameOf(encounter, one.token));
    if (one.target && combatantOf(encounter, one.target) == nullptr) return notInFight(encounter, one.target);
    const std::int32_t initiative = one.initiative.value_or(1);
    if (one.actions < 0 || one.actions > 10 || initiative < 1 || initiative > 40)
        return Problem{TENAILLE_PROBLEM("A round has 0 to 10 routine actions, and an initiative of 1 to 40."),
                       {},
                       TENAILLE_PROBLEM("Correct the number.")};
    return std::nullopt;
}

// A target alone that is chosen in the middle of a round is for that round.
bool isForNextRound(const board::ClockRecord& clock, const board::CombatantRecord& before,
                    board::CombatantRecord after) {
    after.target = before.target;
    return clock.stage != board::ClockStage::Segment || !(after == before);
}

}  // namespace

Result<ChangeSet> planDeclare(const PlanContext& context, const Declare& intent) {
    const document::Encounter& encounter = context.encounter;
    if (isTurnGame(encounter)) return onlyInSegments();
    ChangeSet changes{"declareAll", {}, {}};
    for (const Declaration& one : intent.declarations) {
        if (auto fault = faultOf(encounter, one)) return *std::move(fault);
        const board::CombatantRecord& before = *combatantOf(encounter, one.token);
        board::CombatantRecord after = before;
        after.declaredMode = one.mode;
        after.declaredActions = one.actions;
        after.declaredInitiative = one.initiative;
        after.target = one.target;
        after.takesOpportunities = one.takesOpportunities;
        const board::ClockRecord& clock = *encounter.clockRecord();
        if (isForNextRound(clock, before, after)) forgetLater(after, declaredRound(clock));
        changes.replace(before, std::move(after));
    }
    if (intent.declarations.size() == 1)
        changes = {
            "declare", {nameOf(encounter, intent.declarations.front().token)}, std::move(changes.changes)};
    return changes;
}

Result<ChangeSet> planGiveOrder(const PlanContext& context, const GiveOrder& intent) {
    const document::Encounter& encounter = context.encounter;
    if (encounter.clockRecord() == nullptr) return noFight();
    if (isTurnGame(encounter)) return onlyInSegments();
    if (auto fault = faultOf(context, intent.order)) return *std::move(fault);
    ChangeSet changes{
        "giveOrder", {nameOf(encounter, intent.order.who), std::to_string(intent.order.segment)}, {}};
    OrderRecord order = intent.order;
    if (!order.id) {
        order.id = freeId(encounter, changes);
        changes.insert(std::move(order));
        return changes;
    }
    const OrderRecord* before = encounter.orders.find(order.id);
    if (before == nullptr) return missingRecord(order.id);
    changes.replace(*before, std::move(order));
    return changes;
}

Result<ChangeSet> planSetArmed(const PlanContext& context, const SetArmed& intent) {
    const document::Encounter& encounter = context.encounter;
    const board::CombatantRecord* before = combatantOf(encounter, intent.token);
    if (before == nullptr) return notInFight(encounter, intent.token);
    ChangeSet changes{intent.armed ? "arm" : "disarm", {nameOf(encounter, intent.token)}, {}};
    board::CombatantRecord after = *before;
    after.armed = intent.armed;
    changes.replace(*before, std::move(after));
    addLogLine(encounter, changes);
    return changes;
}

Result<ChangeSet> planWithdrawOrder(const PlanContext& context, const WithdrawOrder& intent) {
    const OrderRecord* order = context.encounter.orders.find(intent.order);
    if (order == nullptr) return missingRecord(intent.order);
    const board::TokenRecord* token = context.encounter.tokens.find(order->who);
    ChangeSet changes{
        "withdrawOrder", {token != nullptr ? token->name : "", std::to_string(order->segment)}, {}};
    changes.remove(*order);
    return changes;
}

}  // namespace tenaille::actions
