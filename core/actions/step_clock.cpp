// SPDX-License-Identifier: MIT
//
// The clock forward and back. A step forward writes down what it changes as it was before
// (board::StepRecord); a step back puts exactly that in place again.
#include <algorithm>

#include "core/actions/clock_orders.h"
#include "core/actions/fight_log.h"

namespace tenaille::actions {

namespace {

using board::OrderRecord;
using board::StepRecord;
using document::ChangeSet;

// ---- forward

// SG-02: modes and slots of the round that starts; orders of the rounds before are done with.
void startRound(const PlanContext& context, const fight::FightState& before, ChangeSet& changes) {
    const document::Encounter& encounter = context.encounter;
    const board::ClockRecord& clock = *encounter.clockRecord();
    const std::int32_t round = before.round + 1;
    std::vector<fight::Declaration> declarations;
    std::vector<std::vector<std::string>> lines;
    for (const fight::Combatant& combatant : before.combatants) {
        if (!combatant.alive) continue;
        const board::CombatantRecord& record = *combatantOf(encounter, tokenOf(combatant.id));
        const RolledInitiative rolled = initiativeOf(clock, record, round);
        declarations.push_back({combatant.id, static_cast<segments::Mode>(record.declaredMode), rolled.value,
                                record.declaredActions});
        lines.push_back({encounter.tokens.find(record.token)->name, std::to_string(rolled.value),
                         rolled.typed ? "typed" : "rolled"});
    }
    followFight(context, before, fight::startRound(before, declarations, context.options.segment), changes);
    for (const OrderRecord& order : encounter.orders)
        if (order.round < round) changes.remove(order);
    addLogLine(encounter, changes);
    for (std::vector<std::string>& line : lines)
        addLogLine(encounter, changes, "fight.initiative", std::move(line));
}

// Orders that were played stay with the faces that fell.
void keepOrders(const document::Encounter& encounter, const std::vector<OrderRecord>& played,
                ChangeSet& changes) {
    RecordId id = freeId(encounter, changes);
    for (OrderRecord order : played) {
        if (const OrderRecord* given = encounter.orders.find(order.id)) {
            changes.replace(*given, std::move(order));
            continue;
        }
        order.id = id;
        id.value++;
        changes.insert(std::move(order));
    }
}

Outcome playSegment(const PlanContext& context, const fight::FightState& before, ChangeSet& changes) {
    const document::Encounter& encounter = context.encounter;
    const Result<std::vector<OrderRecord>> due = ordersDue(context, before);
    if (!due) return due.problem();
    std::vector<fight::Order> orders;
    for (const OrderRecord& order : *due) orders.push_back(orderOf(encounter, order));
    Result<fight::Step> step = fight::playSegment(before, orders, context.options);
    if (!step) return step.problem();
    std::vector<fight::Event> events = std::move(step->events);
    fight::FightState after = std::move(step->state);
    if (after.stage == fight::Stage::RoundEnd) {
        fight::Step end = fight::endRound(after, context.options.segment);
        events.insert(events.end(), end.events.begin(), end.events.end());
        after = std::move(end.state);
    }
    followFight(context, before, after, changes);
    keepOrders(encounter, *due, changes);
    addLogLine(encounter, changes);
    logFight(context, events, *due, changes);
    return Done{};
}

// ---- what the step changes, as it was

struct Before {
    StepRecord& step;

    void operator()(const document::Change<board::ClockRecord>& change) { step.clock = *change.before; }
    void operator()(const document::Change<board::TokenRecord>& change) {
        if (change.before) step.tokens.push_back(*change.before);
    }
    void operator()(const document::Change<board::CombatantRecord>& change) {
        if (change.before) step.combatants.push_back(*change.before);
    }
    void operator()(const document::Change<OrderRecord>& change) {
        if (change.before)
            step.orders.push_back(*change.before);
        else
            step.added.push_back(change.id());
    }
    void operator()(const document::Change<board::LogRecord>& change) { step.added.push_back(change.id()); }
    template <class Other>
    void operator()(const Other&) {}
};

void keepStep(const document::Encounter& encounter, ChangeSet& changes) {
    StepRecord step;
    step.clock = *encounter.clockRecord();
    for (const document::AnyChange& change : changes.changes) std::visit(Before{step}, change);
    step.id = freeId(encounter, changes);
    if (encounter.steps.size() >= board::kMaxSteps) changes.remove(*encounter.steps.begin());
    changes.insert(std::move(step));
}

// ---- back

// Puts a record back, whatever became of it since.
template <class R>
void restore(const document::Table<R>& table, const R& before, ChangeSet& changes) {
    if (const R* present = table.find(before.id))
        changes.replace(*present, before);
    else
        changes.insert(before);
}

template <class R>
bool removeIfThere(const document::Table<R>& table, RecordId id, ChangeSet& changes) {
    const R* present = table.find(id);
    if (present != nullptr) changes.remove(*present);
    return present != nullptr;
}

}  // namespace

Result<ChangeSet> planStepForward(const PlanContext& context, const StepForward&) {
    const document::Encounter& encounter = context.encounter;
    if (encounter.clockRecord() == nullptr) return noFight();
    const fight::FightState before = fightOf(encounter, context.options);
    ChangeSet changes;
    switch (before.stage) {
        case fight::Stage::RoundStart:
            changes = {"startRound", {std::to_string(before.round + 1)}, {}};
            startRound(context, before, changes);
            break;
        case fight::Stage::SurpriseSegment:
            changes = {"playSurprise", {}, {}};
            break;
        default:
            changes = {"playSegment", {std::to_string(before.round), std::to_string(before.segment)}, {}};
            break;
    }
    if (before.stage != fight::Stage::RoundStart)
        if (Outcome played = playSegment(context, before, changes); !played) return played.problem();
    keepStep(encounter, changes);
    return changes;
}

Result<ChangeSet> planStepBack(const PlanContext& context, const StepBack&) {
    const document::Encounter& encounter = context.encounter;
    if (encounter.clockRecord() == nullptr) return noFight();
    if (encounter.steps.empty())
        return Problem{TENAILLE_PROBLEM("There is no step to take back."),
                       {},
                       TENAILLE_PROBLEM("The fight stands at its beginning, or so far on that older steps "
                                        "were let go; undo goes on from here.")};
    const StepRecord& step = *std::prev(encounter.steps.end());
    ChangeSet changes{"stepBack", {std::to_string(step.clock.round), std::to_string(step.clock.segment)}, {}};
    restore(encounter.clock, step.clock, changes);
    for (const board::TokenRecord& token : step.tokens) restore(encounter.tokens, token, changes);
    for (const board::CombatantRecord& one : step.combatants) restore(encounter.combatants, one, changes);
    for (const OrderRecord& order : step.orders) restore(encounter.orders, order, changes);
    for (const RecordId id : step.added)
        if (!removeIfThere(encounter.orders, id, changes)) removeIfThere(encounter.log, id, changes);
    changes.remove(step);
    return changes;
}

}  // namespace tenaille::actions
