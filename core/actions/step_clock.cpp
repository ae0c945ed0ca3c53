// SPDX-License-Identifier: MIT
//
// The clock forward and back. A step forward writes down what it changes (board::StepRecord); a step back
// takes exactly that back, and leaves alone what hands have changed since. A declaration counts for one
// round: the step back behind the round before it brings that round's own declaration again, and the later
// one waits until the clock comes to it once more.
#include "core/actions/step_clock.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "core/actions/clock_orders.h"
#include "core/actions/clock_runs.h"
#include "core/actions/condition_time.h"
#include "core/actions/declarations.h"
#include "core/actions/fight_log.h"
#include "core/actions/riding.h"
#include "core/actions/strike_situation.h"
#include "core/actions/turn_game.h"
#include "core/document/board_of.h"

namespace tenaille::actions {

namespace {

using board::OrderRecord;
using board::StepRecord;
using document::ChangeSet;

// ---- forward

// The change of every combatant that has one, and one for each of the others that `edit` changes.
template <class Edit>
void changeCombatants(const document::Encounter& encounter, ChangeSet& changes, Edit edit) {
    std::set<RecordId> changed;
    for (document::AnyChange& any : changes.changes) {
        auto* change = std::get_if<document::Change<board::CombatantRecord>>(&any);
        if (change == nullptr) continue;
        change->after.edit(edit);
        changed.insert(change->id());
    }
    for (const board::CombatantRecord& record : encounter.combatants) {
        if (changed.contains(record.id)) continue;
        board::CombatantRecord after = record;
        edit(after);
        changes.replace(record, std::move(after));
    }
}

// Declarations for the round to come that were made before the clock was set back.
void bringLaterDeclarations(const document::Encounter& encounter, std::int32_t round, ChangeSet& changes) {
    changeCombatants(encounter, changes, [round](board::CombatantRecord& record) {
        if (const board::DeclarationRecord* later = laterOf(record, round)) declare(record, *later);
        forgetLater(record, round);
    });
}

// What was thrown at the table was thrown for one round: the next is rolled, or thrown again.
void forgetInitiatives(const document::Encounter& encounter, ChangeSet& changes) {
    changeCombatants(encounter, changes,
                     [](board::CombatantRecord& record) { record.declaredInitiative.reset(); });
}

// SG-02: modes and slots of the round that starts; orders of the rounds before are done with.
void startRound(const PlanContext& context, const fight::FightState& before, ChangeSet& changes) {
    const document::Encounter& encounter = context.encounter;
    const board::ClockRecord& clock = *encounter.clockRecord();
    const std::int32_t round = before.round + 1;
    std::vector<fight::Declaration> declarations;
    std::vector<std::vector<std::string>> lines;
    std::vector<std::vector<std::string>> tooMany;
    for (const fight::Combatant& combatant : before.combatants) {
        if (!combatant.alive) continue;
        const board::CombatantRecord& record = *combatantOf(encounter, tokenOf(combatant.id));
        const RolledInitiative rolled = initiativeOf(clock, record, round);
        declarations.push_back({combatant.id, static_cast<segments::Mode>(record.declaredMode), rolled.value,
                                record.declaredActions});
        const std::string& name = encounter.tokens.find(record.token)->name;
        lines.push_back({name, std::to_string(rolled.value), rolled.typed ? "typed" : "rolled"});
        if (const std::int32_t lost =
                beyondRound(rolled.value, record.declaredActions, context.options.segment);
            lost > 0)
            tooMany.push_back({name, std::to_string(rolled.value), std::to_string(lost)});
    }
    followFight(context, before, fight::startRound(before, declarations, context.options.segment), {},
                changes);
    // What began in the surprise segment goes on in round 1 (SG-17).
    for (const OrderRecord& order : encounter.orders)
        if (order.round < round && (round > 1 || order.round > 0)) changes.remove(order);
    forgetInitiatives(encounter, changes);
    addLogLine(encounter, changes);
    for (std::vector<std::string>& line : lines)
        addLogLine(encounter, changes, "fight.initiative", std::move(line));
    for (std::vector<std::string>& line : tooMany)
        addLogLine(encounter, changes, "fight.beyondRound", std::move(line));
}

// SG-10: the routine order of this segment waits for the next one, if nothing else was ordered there.
bool waits(const document::Encounter& encounter, const OrderRecord& order,
           const std::vector<fight::Event>& events) {
    if (order.kind != board::OrderKind::Routine) return false;
    const std::string who = combatantId(order.who);
    const bool postponed = std::any_of(events.begin(), events.end(), [&](const fight::Event& event) {
        const auto* off = std::get_if<fight::RoutinePostponed>(&event.what);
        return off != nullptr && off->who == who && off->to <= segments::kSegmentsPerRound;
    });
    return postponed &&
           std::none_of(encounter.orders.begin(), encounter.orders.end(), [&](const OrderRecord& other) {
               return other.who == order.who && other.round == order.round &&
                      other.segment == order.segment + 1 && excludeEachOther(other.kind, order.kind);
           });
}

// Who was refused to run is told that already.
void logStuck(const document::Encounter& encounter, const std::vector<std::string>& stuck,
              const std::vector<fight::Event>& events, ChangeSet& changes) {
    const std::string_view run = fight::name(fight::Deed(fight::FastMove{}));
    for (const std::string& who : stuck) {
        const bool refused = std::any_of(events.begin(), events.end(), [&](const fight::Event& event) {
            const auto* one = std::get_if<fight::Refused>(&event.what);
            return one != nullptr && one->who == who && one->deed == run;
        });
        if (!refused)
            addLogLine(encounter, changes, "fight.noWay", {encounter.tokens.find(tokenOf(who))->name});
    }
}

// What hidden ones would have added to the blows that fell between others (strike_situation.h).
void logNotCounted(const PlanContext& context, const std::vector<OrderRecord>& played,
                   const std::vector<fight::Event>& events, ChangeSet& changes) {
    for (const OrderRecord& order : played) {
        const bool struck = std::any_of(events.begin(), events.end(), [&](const fight::Event& event) {
            const auto* one = std::get_if<fight::Struck>(&event.what);
            return one != nullptr && one->who == combatantId(order.who) &&
                   one->target == combatantId(order.target);
        });
        if (!struck) continue;
        const std::vector<rules::Modifier> left = notCounted(context, order);
        if (left.empty()) continue;
        std::vector<std::string> words{nameOf(context.encounter, order.who),
                                       nameOf(context.encounter, order.target)};
        addModifierWords(left, words);
        addLogLine(context.encounter, changes, "fight.notCounted", std::move(words));
    }
}

// An opportunity that waited for a failure of which nothing came.
bool cameToNothing(const OrderRecord& order, const std::vector<fight::Event>& events) {
    if (!order.onFumble) return false;
    return std::none_of(events.begin(), events.end(), [&](const fight::Event& event) {
        const auto* one = std::get_if<fight::Struck>(&event.what);
        return one != nullptr && one->kind == fight::StrikeKind::Opportunity &&
               one->who == combatantId(order.who) && one->target == combatantId(order.target);
    });
}

// Orders that were played stay with the faces that fell; one that waits goes on with the dice it was given.
void keepOrders(const document::Encounter& encounter, const std::vector<OrderRecord>& played,
                const std::vector<fight::Event>& events, ChangeSet& changes) {
    RecordId id = freeId(encounter, changes);
    for (OrderRecord order : played) {
        const OrderRecord* given = encounter.orders.find(order.id);
        if (given == nullptr && cameToNothing(order, events)) continue;
        if (waits(encounter, order, events)) {
            if (given == nullptr) continue;  // it follows from the declaration again
            order = *given;
            ++order.segment;
        }
        if (given != nullptr) {
            changes.replace(*given, std::move(order));
            continue;
        }
        order.id = id;
        id.value++;
        changes.insert(std::move(order));
    }
}

// The rules pass over the orders of who is down when the segment begins; the log says so.
void tellTheDown(const document::Encounter& encounter, const fight::FightState& before,
                 const std::vector<OrderRecord>& due, std::vector<fight::Event>& events) {
    std::vector<fight::Event> told;
    for (const OrderRecord& order : due) {
        if (!isOfTheDown(before, order)) continue;
        fight::Order asked = orderOf(encounter, order);
        told.push_back({before.round, before.segment,
                        fight::Refused{asked.who, fight::name(asked.deed), fight::Refusal::Down}});
    }
    std::erase_if(events, [&](const fight::Event& event) {  // of a parry they say that there is no blow
        const auto* refused = std::get_if<fight::Refused>(&event.what);
        return refused != nullptr && std::any_of(told.begin(), told.end(), [&](const fight::Event& one) {
                   const auto& down = std::get<fight::Refused>(one.what);
                   return down.who == refused->who && down.deed == refused->deed;
               });
    });
    events.insert(events.begin(), told.begin(), told.end());
}

// CM-10: who is in contact with whom is read on the board, where they stand after the step; in the plane of
// the rules they were still on their ways.
Outcome readContacts(const PlanContext& context, const fight::FightState& before,
                     const fight::FightState& after, const ChangeSet& changes,
                     std::vector<fight::Event>& events) {
    const auto stands = [&](const fight::Combatant& was) {
        return after.combatants[*after.find(was.id)].position == was.position;
    };
    if (std::all_of(before.combatants.begin(), before.combatants.end(), stands)) return Done{};
    document::Encounter then = context.encounter;
    if (const Outcome fits = document::apply(then, changes); !fits) return fits.problem();
    const board::BoardView board = context.board.withCreatures(document::creaturesOf(then));
    const fight::FightState next = fightOnBoard({then, board, context.options});
    const auto isContact = [](const fight::Event& event) {
        return std::holds_alternative<fight::Engaged>(event.what) ||
               std::holds_alternative<fight::Disengaged>(event.what);
    };
    auto at = std::find_if(events.begin(), events.end(), isContact) - events.begin();
    std::erase_if(events, isContact);
    at = std::min(at, std::ssize(events));
    const std::vector<fight::Event> contacts = fight::contactEvents(before, next, context.options.segment);
    events.insert(events.begin() + at, contacts.begin(), contacts.end());
    return Done{};
}

Outcome playSegment(const PlanContext& context, fight::FightState before, ChangeSet& changes) {
    const document::Encounter& encounter = context.encounter;
    Result<PlayedSegment> played = playDue(context, before);
    if (!played) return played.problem();
    std::vector<fight::Event> events = std::move(played->step.events);
    fight::FightState after = std::move(played->step.state);
    fight::Step end;
    if (after.stage == fight::Stage::RoundEnd) {
        end = fight::endRound(after, context.options.segment);
        after = end.state;
    }
    const std::vector<OverHidden> over = followFight(context, before, after, played->ways.clear, changes);
    if (const Outcome read = readContacts(context, before, after, changes, events); !read)
        return read.problem();
    events.insert(events.end(), end.events.begin(), end.events.end());
    if (after.stage == fight::Stage::RoundStart) bringLaterDeclarations(encounter, after.round + 1, changes);
    keepOrders(encounter, played->due, events, changes);
    tellTheDown(encounter, before, played->due, events);
    addLogLine(encounter, changes);
    logStuck(encounter, played->ways.stuck, events, changes);
    logFight(context, events, played->due, changes);
    logNotCounted(context, played->due, events, changes);
    for (const OverHidden& one : over) {
        std::string entry = "fight.throughHidden";
        if (one.ends) entry = "ontoHidden";
        addLogLine(encounter, changes, std::move(entry),
                   {nameOf(encounter, one.mover), nameOf(encounter, one.hidden)});
    }
    return Done{};
}

// ---- what the step changes, as it was

std::vector<board::ConditionRecord> endedBetween(const std::vector<board::ConditionRecord>& before,
                                                 const std::vector<board::ConditionRecord>& after) {
    std::vector<board::ConditionRecord> ended;
    for (const board::ConditionRecord& one : before)
        if (std::find(after.begin(), after.end(), one) == after.end()) ended.push_back(one);
    return ended;
}

struct Before {
    StepRecord& step;

    void operator()(const document::Change<board::TokenRecord>& change) {
        const board::TokenRecord& before = *change.before;
        const board::TokenRecord& after = *change.after;
        step.creatures.push_back({change.id(),
                                  {before.hitPoints, after.hitPoints},
                                  {before.fighter.endurance, after.fighter.endurance},
                                  {before.creature.at, after.creature.at},
                                  {before.moved, after.moved},
                                  {before.diagonalParity, after.diagonalParity},
                                  {before.temporaryPoints, after.temporaryPoints},
                                  endedBetween(before.conditions, after.conditions)});
    }
    void operator()(const document::Change<board::CombatantRecord>& change) {
        step.combatants.push_back(*change.before);
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

// Lets go the oldest steps until there is room for one more.
void makeRoom(const document::Encounter& encounter, const StepRecord& step, ChangeSet& changes) {
    std::size_t steps = encounter.steps.size() + 1;
    std::size_t entries = step.size();
    for (const StepRecord& kept : encounter.steps) entries += kept.size();
    for (const StepRecord& oldest : encounter.steps) {
        if (steps <= board::kMaxSteps && entries <= board::kMaxStepEntries) return;
        changes.remove(oldest);
        steps -= 1;
        entries -= oldest.size();
    }
}

// The clock will stand between two rounds.
bool isBetweenRounds(const ChangeSet& changes) {
    return std::any_of(changes.changes.begin(), changes.changes.end(), [](const document::AnyChange& any) {
        const auto* change = std::get_if<document::Change<board::ClockRecord>>(&any);
        return change != nullptr && change->after && change->after->stage == board::ClockStage::RoundStart;
    });
}

}  // namespace

Result<PlayedSegment> playDue(const PlanContext& context, fight::FightState& before) {
    Result<std::vector<OrderRecord>> due = ordersDue(context, before);
    if (!due) return due.problem();
    std::vector<fight::Order> orders;
    for (const OrderRecord& order : *due) orders.push_back(orderOf(context.encounter, order));
    giveSituations(context, *due, orders);
    RunWays ways = giveWays(context, before, orders);
    Result<fight::Step> step = fight::playSegment(before, orders, context.options);
    if (!step) return step.problem();
    return PlayedSegment{std::move(*due), std::move(ways), std::move(*step)};
}

void keepStep(const document::Encounter& encounter, ChangeSet& changes) {
    endConditions(encounter, changes);
    carryRiders(encounter, changes);
    const board::ClockRecord& clock = *encounter.clockRecord();
    StepRecord step;
    step.stage = clock.stage;
    step.round = clock.round;
    step.segment = clock.segment;
    for (const document::AnyChange& change : changes.changes) std::visit(Before{step}, change);
    // Places in the order of turns mean something only together; declarations are for one round.
    if (clock.kind == board::ClockKind::Turns || isBetweenRounds(changes) ||
        clock.stage == board::ClockStage::RoundStart)
        step.combatants.assign(encounter.combatants.begin(), encounter.combatants.end());
    step.id = freeId(encounter, changes);
    makeRoom(encounter, step, changes);
    changes.insert(std::move(step));
}

namespace {

// ---- back: what the step did is taken back, what hands did since stays

// Points that the step took or gave return. Not beyond what can be had: who was healed since is as hale as
// can be.
void giveBack(std::int32_t& points, std::int32_t most, const std::array<std::int32_t, 2>& step) {
    const auto [before, after] = step;
    points = std::min(points + (before - after), std::max({before, most, points}));
}

void restore(const document::Encounter& encounter, const board::CreatureStep& step, ChangeSet& changes) {
    const board::TokenRecord* present = encounter.tokens.find(step.token);
    if (present == nullptr) return;
    board::TokenRecord token = *present;
    giveBack(token.hitPoints, token.maxHitPoints, step.hitPoints);
    giveBack(token.fighter.endurance, token.fighter.maxEndurance, step.endurance);
    token.fighter.endurance = std::max(token.fighter.endurance, 0);
    if (token.creature.at == step.at[1]) token.creature.at = step.at[0];
    if (token.moved == step.moved[1]) token.moved = step.moved[0];
    if (token.diagonalParity == step.parity[1]) token.diagonalParity = step.parity[0];
    if (token.temporaryPoints == step.temporary[1]) token.temporaryPoints = step.temporary[0];
    for (const board::ConditionRecord& ended : step.ended)
        if (!board::isNamed(token.conditions, ended.name) && token.conditions.size() < board::kMaxConditions)
            token.conditions.push_back(ended);
    changes.replace(*present, std::move(token));
}

// How a step back deals with what was declared.
enum class Declared { Stays, BehindRoundEnd, BehindRoundStart };

Declared declaredBehind(const board::ClockRecord& now, const StepRecord& step) {
    if (step.stage == board::ClockStage::RoundStart) return Declared::BehindRoundStart;
    const bool endsRound =
        step.stage == board::ClockStage::Segment && now.stage == board::ClockStage::RoundStart;
    return endsRound ? Declared::BehindRoundEnd : Declared::Stays;  // surprise is before round 1, as that is
}

// The declaration as it was before the step. What the hands have declared since, for the round that `now` is
// before, waits for that round.
void setDeclarationBack(const board::CombatantRecord& before, const board::CombatantRecord& present,
                        Declared behind, const board::ClockRecord& now, board::CombatantRecord& after) {
    const std::int32_t round = declaredRound(now);
    const board::DeclarationRecord declared = declarationOf(present, round);
    board::DeclarationRecord left = declarationOf(before, round);  // by the step
    const board::DeclarationRecord* brought = laterOf(before, round);
    if (behind == Declared::BehindRoundStart)
        left.initiative.reset();
    else if (brought != nullptr)
        left = *brought;
    if (declared != left)
        keepForLater(after, declared);
    else if (behind == Declared::BehindRoundEnd && brought != nullptr)
        keepForLater(after, *brought);
    declare(after, declarationOf(before, round));
}

// What hands declare for the round in which they stand stays.
void restore(const document::Encounter& encounter, const board::CombatantRecord& before, Declared behind,
             ChangeSet& changes) {
    const board::CombatantRecord* present = combatantOf(encounter, before.token);
    if (present == nullptr) return;
    board::CombatantRecord after = before;
    after.id = present->id;
    after.later = present->later;
    if (behind == Declared::Stays)
        declare(after, declarationOf(*present, 0));
    else
        setDeclarationBack(before, *present, behind, *encounter.clockRecord(), after);
    after.extra = present->extra;
    const auto isGone = [&](RecordId id) { return combatantOf(encounter, id) == nullptr; };
    if (isGone(after.target)) after.target = {};
    for (board::DeclarationRecord& later : after.later)
        if (isGone(later.target)) later.target = {};
    std::erase_if(after.grappling, isGone);
    if (after.activity && after.activity->towards && isGone(after.activity->towards)) after.activity.reset();
    changes.replace(*present, std::move(after));
}

void restore(const document::Encounter& encounter, const OrderRecord& before, ChangeSet& changes) {
    if (combatantOf(encounter, before.who) == nullptr) return;
    if (before.target && combatantOf(encounter, before.target) == nullptr) return;
    if (const OrderRecord* present = encounter.orders.find(before.id))
        changes.replace(*present, before);
    else
        changes.insert(before);
}

// The whole order at once, with whoever joined since.
void restoreTurns(const document::Encounter& encounter, const StepRecord& step, ChangeSet& changes) {
    std::vector<board::CombatantRecord> still;
    for (const board::CombatantRecord& one : step.combatants)
        if (one.turn && combatantOf(encounter, one.token) != nullptr) still.push_back(one);
    for (board::CombatantRecord& one :
         placedAgain(encounter, std::move(still), turnStage(step.stage), step.round)) {
        const board::CombatantRecord& present = *combatantOf(encounter, one.token);
        one.id = present.id;
        if (present.turn && present.turn->typed) one.turn->typed = present.turn->typed;
        changes.replace(present, one);
    }
}

// 9.3: who stays down, because hands brought him down, is at nothing before either.
void endActivitiesOfTheDown(const PlanContext& context, ChangeSet& changes) {
    std::map<RecordId, const board::TokenRecord*> after;
    for (const document::AnyChange& any : changes.changes)
        if (const auto* change = std::get_if<document::Change<board::TokenRecord>>(&any))
            after[change->id()] = &*change->after;
    changeCombatants(context.encounter, changes, [&](board::CombatantRecord& record) {
        const auto changed = after.find(record.token);
        const board::TokenRecord* token =
            changed != after.end() ? changed->second : context.encounter.tokens.find(record.token);
        if (token != nullptr && isDown(*token, context.options)) record.activity.reset();
    });
}

template <class R>
void removeIfThere(const document::Table<R>& table, RecordId id, ChangeSet& changes) {
    if (const R* present = table.find(id)) changes.remove(*present);
}

ChangeSet namedStepBack(const document::Encounter& encounter, const StepRecord& step) {
    for (const board::CombatantRecord& one : step.combatants)
        if (one.turn && one.turn->state == board::TurnState::Acting &&
            encounter.tokens.find(one.token) != nullptr)
            return {"stepBackToTurn", {encounter.tokens.find(one.token)->name}, {}};
    switch (step.stage) {
        case board::ClockStage::SurpriseSegment:
            return {"stepBackToSurprise", {}, {}};
        case board::ClockStage::RoundStart:
            return {"stepBackToRound", {std::to_string(step.round + 1)}, {}};
        default:
            return {"stepBack", {std::to_string(step.round), std::to_string(step.segment)}, {}};
    }
}

}  // namespace

Result<ChangeSet> planStepForward(const PlanContext& context, const StepForward&) {
    const document::Encounter& encounter = context.encounter;
    if (encounter.clockRecord() == nullptr) return noFight();
    if (isTurnGame(encounter)) return planTurnForward(context);
    const fight::FightState before = fightOnBoard(context);
    ChangeSet changes;
    switch (before.stage) {
        case fight::Stage::RoundStart:
            if (before.round >= board::kMaxRound) return tooManyRounds();
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
    ChangeSet changes = namedStepBack(encounter, step);
    board::ClockRecord clock = *encounter.clockRecord();
    clock.stage = step.stage;
    clock.round = step.round;
    clock.segment = step.segment;
    changes.replace(*encounter.clockRecord(), std::move(clock));
    for (const board::CreatureStep& one : step.creatures) restore(encounter, one, changes);
    if (isTurnGame(encounter))
        restoreTurns(encounter, step, changes);
    else
        for (const board::CombatantRecord& one : step.combatants)
            restore(encounter, one, declaredBehind(*encounter.clockRecord(), step), changes);
    endActivitiesOfTheDown(context, changes);
    for (const OrderRecord& order : step.orders) restore(encounter, order, changes);
    for (const RecordId id : step.added) {
        removeIfThere(encounter.orders, id, changes);
        removeIfThere(encounter.log, id, changes);
    }
    changes.remove(step);
    return changes;
}

}  // namespace tenaille::actions
