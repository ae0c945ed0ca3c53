// SPDX-License-Identifier: MIT
//
// The verbs of a game of turns: throw initiative and end a turn, hold back, act now, use what is ready, put
// an initiative right.
#include <algorithm>

#include "core/actions/fight_of.h"
#include "core/actions/step_clock.h"
#include "core/actions/turn_game.h"

namespace tenaille::actions {

namespace {

using board::CombatantRecord;
using board::TokenRecord;
using document::ChangeSet;
using document::Encounter;
using turns::TurnGame;

Problem onlyInTurns() {
    return {TENAILLE_PROBLEM("No game of turns is running."),
            {},
            TENAILLE_PROBLEM("Begin a fight by turns first.")};
}

Problem nobodyStands() {
    return {TENAILLE_PROBLEM("Everybody in the fight is down."),
            {},
            TENAILLE_PROBLEM("Heal somebody, let others join, or end the fight.")};
}

// The combatant who is meant, in a game of turns that runs.
Result<const CombatantRecord*> fighter(const Encounter& encounter, RecordId token) {
    if (!isTurnGame(encounter)) return onlyInTurns();
    const CombatantRecord* record = combatantOf(encounter, token);
    if (record == nullptr || !record->turn) return notInFight(encounter, token);
    return record;
}

board::ClockStage stageOf(turns::Stage stage) {
    switch (stage) {
        case turns::Stage::SurpriseRound:
            return board::ClockStage::SurpriseSegment;
        case turns::Stage::Round:
            return board::ClockStage::Segment;
        default:
            return board::ClockStage::RoundStart;
    }
}

// Writes the places and states of the game into the records; the throws that were typed are used up.
void follow(const Encounter& encounter, const TurnGame& after, const turns::Events& events, bool thrown,
            ChangeSet& changes) {
    board::ClockRecord clock = *encounter.clockRecord();
    clock.stage = stageOf(after.stage);
    clock.round = after.round;
    changes.replace(*encounter.clockRecord(), std::move(clock));
    std::int32_t place = 0;
    for (const turns::Combatant& one : after.combatants) {
        const CombatantRecord& before = *combatantOf(encounter, one.token);
        CombatantRecord record = before;
        record.turn->initiative = one.initiative;
        record.turn->group = one.group;
        record.turn->state = one.state;
        record.turn->heldSince = one.heldSince;
        record.turn->place = place++;
        if (thrown) record.turn->typed.reset();
        record.surprised = one.surprised;
        changes.replace(before, std::move(record));
    }
    for (const turns::Event& event : events) {
        if (event.kind != turns::EventKind::TurnBegins) continue;
        // MV-07: the way and the count of diagonals start again.
        const TokenRecord& before = *encounter.tokens.find(event.who);
        TokenRecord token = before;
        token.moved = token.diagonalParity = 0;
        changes.replace(before, std::move(token));
    }
}

void logEvents(const Encounter& encounter, const TurnGame& after, const turns::Events& events,
               ChangeSet& changes) {
    for (const turns::Event& event : events) switch (event.kind) {
            case turns::EventKind::RoundBegins:
                addLogLine(encounter, changes, "turns.round", {std::to_string(after.round)});
                break;
            case turns::EventKind::TurnBegins:
                addLogLine(encounter, changes, "turns.turn", {nameOf(encounter, event.who)});
                break;
            case turns::EventKind::TurnGoesOn:
                addLogLine(encounter, changes, "turns.goesOn", {nameOf(encounter, event.who)});
                break;
            case turns::EventKind::PassedOver:
                addLogLine(encounter, changes, "turns.passedOver", {nameOf(encounter, event.who)});
                break;
            case turns::EventKind::HoldLapses:
                addLogLine(encounter, changes, "turns.lapses", {nameOf(encounter, event.who)});
                break;
        }
}

Problem roundNotBegun() {
    return {TENAILLE_PROBLEM("The round has not begun."), {}, TENAILLE_PROBLEM("Throw initiative first.")};
}

}  // namespace

Result<ChangeSet> planTurnForward(const PlanContext& context) {
    const Encounter& encounter = context.encounter;
    TurnGame game = turnGameOf(encounter, context.options);
    if (!turns::anyoneStands(game)) return nobodyStands();
    if (game.stage == turns::Stage::Roll && game.round >= board::kMaxRound) return tooManyRounds();
    ChangeSet changes;
    if (game.stage != turns::Stage::Roll) {
        const turns::Events events = turns::endTurn(game);
        if (game.round > board::kMaxRound) return tooManyRounds();
        changes.name = "endTurn";
        follow(encounter, game, events, false, changes);
        logEvents(encounter, game, events, changes);
    } else {
        changes.name = "throwInitiative";
        changes.arguments = {std::to_string(game.round + 1)};
        turns::Throws throws;
        std::vector<std::vector<std::string>> lines;
        for (const turns::Combatant& one : game.combatants) {
            const Thrown thrown = throwFor(encounter, *combatantOf(encounter, one.token), game.round + 1);
            throws[one.token] = thrown.sum;
            const bool follows =
                one.group != 0 &&
                std::any_of(game.combatants.begin(), game.combatants.end(), [&](const auto& other) {
                    return other.group == one.group && other.token < one.token;
                });
            if (!follows) lines.push_back(initiativeLine(encounter, one.token, thrown));
        }
        const turns::Events events = turns::startRound(game, throws);
        follow(encounter, game, events, true, changes);
        for (std::vector<std::string>& line : lines)
            addLogLine(encounter, changes, "turns.initiative", std::move(line));
        logEvents(encounter, game, events, changes);
    }
    keepStep(encounter, changes);
    return changes;
}

Result<ChangeSet> planHoldTurn(const PlanContext& context, const HoldTurn& intent) {
    const Encounter& encounter = context.encounter;
    const Result<const CombatantRecord*> record = fighter(encounter, intent.token);
    if (!record) return record.problem();
    const std::string& name = nameOf(encounter, intent.token);
    if ((*record)->turn->state != board::TurnState::Acting)
        return Problem{TENAILLE_PROBLEM("It is not the turn of %1."),
                       {name},
                       TENAILLE_PROBLEM("Who acts can delay or get ready.")};
    TurnGame game = turnGameOf(encounter, context.options);
    if (!turns::anyoneStands(game)) return nobodyStands();
    const turns::Events events =
        turns::hold(game, intent.token, intent.ready ? board::TurnState::Ready : board::TurnState::Delaying);
    if (game.round > board::kMaxRound) return tooManyRounds();
    ChangeSet changes{intent.ready ? "readyTurn" : "delayTurn", {name}, {}};
    follow(encounter, game, events, false, changes);
    addLogLine(encounter, changes);
    logEvents(encounter, game, events, changes);
    keepStep(encounter, changes);
    return changes;
}

Result<ChangeSet> planActNow(const PlanContext& context, const ActNow& intent) {
    const Encounter& encounter = context.encounter;
    const Result<const CombatantRecord*> record = fighter(encounter, intent.token);
    if (!record) return record.problem();
    const std::string& name = nameOf(encounter, intent.token);
    if (encounter.clockRecord()->stage == board::ClockStage::RoundStart) return roundNotBegun();
    if ((*record)->turn->state == board::TurnState::Acting)
        return Problem{
            TENAILLE_PROBLEM("%1 is acting already."), {name}, TENAILLE_PROBLEM("End the turn to go on.")};
    if ((*record)->surprised)
        return Problem{TENAILLE_PROBLEM("%1 is surprised and does not act in this round."),
                       {name},
                       TENAILLE_PROBLEM("Wait for round 1.")};
    if ((*record)->turn->state == board::TurnState::Done)
        return Problem{TENAILLE_PROBLEM("%1 has had the turn of this round."),
                       {name},
                       TENAILLE_PROBLEM("Step back if that was wrong, or wait for the next round.")};
    if (hasNoTurn(*encounter.tokens.find(intent.token), context.options))
        return Problem{TENAILLE_PROBLEM("%1 is down and does nothing."),
                       {name},
                       TENAILLE_PROBLEM("Heal the creature first.")};
    TurnGame game = turnGameOf(encounter, context.options);
    const turns::Events events = turns::actNow(game, intent.token);
    ChangeSet changes{"actNow", {name}, {}};
    follow(encounter, game, events, false, changes);
    addLogLine(encounter, changes);
    keepStep(encounter, changes);
    return changes;
}

Result<ChangeSet> planUseReady(const PlanContext& context, const UseReady& intent) {
    const Encounter& encounter = context.encounter;
    const Result<const CombatantRecord*> record = fighter(encounter, intent.token);
    if (!record) return record.problem();
    const std::string& name = nameOf(encounter, intent.token);
    if ((*record)->turn->state != board::TurnState::Ready)
        return Problem{TENAILLE_PROBLEM("%1 has kept nothing ready."),
                       {name},
                       TENAILLE_PROBLEM("Get the creature ready in its turn.")};
    TurnGame game = turnGameOf(encounter, context.options);
    turns::react(game, intent.token);
    ChangeSet changes{"useReady", {name}, {}};
    follow(encounter, game, {}, false, changes);
    addLogLine(encounter, changes);
    return changes;
}

Result<ChangeSet> planSetInitiative(const PlanContext& context, const SetInitiative& intent) {
    const Encounter& encounter = context.encounter;
    const Result<const CombatantRecord*> record = fighter(encounter, intent.token);
    if (!record) return record.problem();
    const std::string& name = nameOf(encounter, intent.token);
    if (intent.value && (*intent.value < kLeastInitiative || *intent.value > kMostInitiative))
        return Problem{TENAILLE_PROBLEM("%1 is no initiative."),
                       {std::to_string(*intent.value)},
                       TENAILLE_PROBLEM("Write a number from -100 to 100.")};
    TurnGame game = turnGameOf(encounter, context.options);
    if (game.stage == turns::Stage::Roll) {
        ChangeSet changes{"setInitiative", {name, intent.value ? std::to_string(*intent.value) : "-"}, {}};
        const std::int32_t group = (*record)->turn->group;
        for (const CombatantRecord& one : encounter.combatants) {
            // Those of one group have one throw.
            if (one.token != intent.token && (group == 0 || !one.turn || one.turn->group != group)) continue;
            CombatantRecord after = one;
            after.turn->typed = intent.value;
            changes.replace(one, std::move(after));
        }
        addLogLine(encounter, changes);
        return changes;
    }
    if (!intent.value)
        return Problem{TENAILLE_PROBLEM("The initiative of this round was thrown already."),
                       {},
                       TENAILLE_PROBLEM("Write a number.")};
    turns::setInitiative(game, intent.token, *intent.value);
    ChangeSet changes{"setInitiative", {name, std::to_string(*intent.value)}, {}};
    follow(encounter, game, {}, false, changes);
    addLogLine(encounter, changes);
    keepStep(encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
