// SPDX-License-Identifier: MIT
//
// Who takes part in a fight: its beginning and end, late arrivals and those who leave.
#include <algorithm>

#include "core/actions/condition_time.h"
#include "core/actions/fight_log.h"
#include "core/actions/fight_of.h"
#include "core/actions/turn_game.h"

namespace tenaille::actions {

namespace {

using board::CombatantRecord;
using document::ChangeSet;

// A creature as it enters a fight. Hands are ready for what it usually does.
CombatantRecord combatantFor(const board::TokenRecord& token) {
    CombatantRecord record;
    record.token = token.id;
    if (token.attackMode == board::AttackMode::Ranged) record.declaredMode = board::Mode::Shooting;
    record.mode = record.declaredMode;
    record.bowInHand = token.attackMode == board::AttackMode::Ranged;
    return record;
}

Result<std::vector<CombatantRecord>> combatantsFor(const document::Encounter& encounter,
                                                   const std::vector<RecordId>& tokens) {
    std::vector<CombatantRecord> records;
    for (const RecordId id : tokens) {
        const board::TokenRecord* token = encounter.tokens.find(id);
        if (token == nullptr) return missingRecord(id);
        const bool twice =
            std::any_of(records.begin(), records.end(), [&](const auto& one) { return one.token == id; });
        if (twice || combatantOf(encounter, id) != nullptr) continue;
        records.push_back(combatantFor(*token));
    }
    if (encounter.combatants.size() + records.size() > board::kMaxCombatants)
        return Problem{TENAILLE_PROBLEM("%1 creatures would take part; a fight has room for %2."),
                       {std::to_string(encounter.combatants.size() + records.size()),
                        std::to_string(board::kMaxCombatants)},
                       TENAILLE_PROBLEM("Choose fewer of them.")};
    return records;
}

void insertAll(const document::Encounter& encounter, std::vector<CombatantRecord> records,
               ChangeSet& changes) {
    RecordId id = freeId(encounter, changes);
    for (CombatantRecord& record : records) {
        record.id = id;
        id.value++;
        changes.insert(std::move(record));
    }
}

// Of one or several creatures.
ChangeSet named(const document::Encounter& encounter, const char* one, const char* several,
                const std::vector<RecordId>& tokens) {
    if (tokens.size() == 1) return {one, {encounter.tokens.find(tokens.front())->name}, {}};
    return {several, {std::to_string(tokens.size())}, {}};
}

template <class R>
void removeAll(const document::Table<R>& table, ChangeSet& changes) {
    for (const R& record : table) changes.remove(record);
}

}  // namespace

Result<ChangeSet> planBeginFight(const PlanContext& context, const BeginFight& intent) {
    const document::Encounter& encounter = context.encounter;
    if (encounter.clockRecord() != nullptr)
        return Problem{TENAILLE_PROBLEM("A fight is running already."),
                       {},
                       TENAILLE_PROBLEM("End it first, or let creatures join it.")};
    Result<std::vector<CombatantRecord>> records = combatantsFor(encounter, intent.tokens);
    if (!records) return records.problem();
    if (records->empty())
        return Problem{TENAILLE_PROBLEM("Nobody takes part in the fight."),
                       {},
                       TENAILLE_PROBLEM("Put creatures on the board first.")};
    for (CombatantRecord& record : *records)
        record.surprised = std::find(intent.surprised.begin(), intent.surprised.end(), record.token) !=
                           intent.surprised.end();
    ChangeSet changes{"beginFight", {std::to_string(records->size())}, {}};
    board::ClockRecord clock;
    clock.id = freeId(encounter, changes);
    clock.seed = std::max(intent.seed, 1);
    if (intent.kind == board::ClockKind::Turns) {
        clock.kind = intent.kind;
        clock.rerolls = intent.rerolls;
        takePlaces(encounter, *records, intent.groups);
        takeThrows(intent.initiatives, *records);
        changes.insert(clock);
        insertAll(encounter, std::move(*records), changes);
        addLogLine(encounter, changes);
        return changes;
    }

    // SU-03, SU-04: the rules say whether the surprise segment is played.
    std::vector<fight::Combatant> combatants;
    for (const CombatantRecord& record : *records)
        combatants.push_back(combatantOf(encounter.gridRecord().extent, *encounter.tokens.find(record.token),
                                         record, context.options));
    const fight::Step begun = fight::beginFight(std::move(combatants));
    clock.stage = static_cast<board::ClockStage>(begun.state.stage);
    for (CombatantRecord& record : *records)
        record.surprised = begun.state.combatants[*begun.state.find(combatantId(record.token))].surprised;
    changes.insert(clock);
    insertAll(encounter, std::move(*records), changes);
    addLogLine(encounter, changes);
    logFight(context, begun.events, {}, changes);
    return changes;
}

Result<ChangeSet> planEndFight(const PlanContext& context, const EndFight&) {
    const document::Encounter& encounter = context.encounter;
    if (encounter.clockRecord() == nullptr) return noFight();
    ChangeSet changes{"endFight", {std::to_string(encounter.clockRecord()->round)}, {}};
    removeAll(encounter.clock, changes);
    removeAll(encounter.combatants, changes);
    removeAll(encounter.orders, changes);
    removeAll(encounter.steps, changes);
    keepConditions(encounter, changes);
    addLogLine(encounter, changes);
    return changes;
}

Result<ChangeSet> planJoinFight(const PlanContext& context, const JoinFight& intent) {
    const document::Encounter& encounter = context.encounter;
    if (encounter.clockRecord() == nullptr) return noFight();
    Result<std::vector<CombatantRecord>> records = combatantsFor(encounter, intent.tokens);
    if (!records) return records.problem();
    std::vector<RecordId> joining;
    for (CombatantRecord& record : *records) {
        record.unnoticed = intent.unnoticed;
        joining.push_back(record.token);
    }
    if (joining.empty()) return ChangeSet{"joinFight", {}, {}};
    ChangeSet changes = named(encounter, "joinFight", "joinFightAll", joining);
    if (isTurnGame(encounter)) joinTurns(context, *records, changes);
    insertAll(encounter, std::move(*records), changes);
    addLogLine(encounter, changes);
    return changes;
}

Result<ChangeSet> planLeaveFight(const PlanContext& context, const LeaveFight& intent) {
    const document::Encounter& encounter = context.encounter;
    std::vector<RecordId> leaving;
    for (const RecordId id : intent.tokens)
        if (combatantOf(encounter, id) != nullptr && encounter.tokens.find(id) != nullptr)
            leaving.push_back(id);
    if (leaving.empty()) return ChangeSet{"leaveFight", {}, {}};
    ChangeSet changes = named(encounter, "leaveFight", "leaveFightAll", leaving);
    removeFromFight(encounter, leaving, changes);
    addLogLine(encounter, changes);
    return changes;
}

void removeFromFight(const document::Encounter& encounter, const std::vector<RecordId>& tokens,
                     ChangeSet& changes) {
    const auto goes = [&](RecordId id) {
        return id && std::find(tokens.begin(), tokens.end(), id) != tokens.end();
    };
    for (const CombatantRecord& record : encounter.combatants) {
        if (goes(record.token)) {
            changes.remove(record);
            continue;
        }
        CombatantRecord after = record;
        std::erase_if(after.grappling, goes);
        if (goes(after.target)) after.target = {};
        for (board::DeclarationRecord& later : after.later)
            if (goes(later.target)) later.target = {};
        // Who runs to somebody who is gone stops.
        if (after.activity && goes(after.activity->towards)) after.activity.reset();
        changes.replace(record, std::move(after));
    }
    for (const board::OrderRecord& order : encounter.orders)
        if (goes(order.who) || goes(order.target)) changes.remove(order);
}

}  // namespace tenaille::actions
