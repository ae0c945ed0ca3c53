// SPDX-License-Identifier: MIT
//
// The game of turns of an encounter as core/rules/turns sees it. In the log:
//   turns.initiative   who, total, die or `-`, bonus, "typed" or "rolled"
//   turns.round        number
//   turns.passedOver, turns.goesOn, turns.lapses   who
#pragma once

#include <optional>
#include <vector>

#include "core/actions/plan.h"
#include "core/players/told_turns.h"
#include "core/rules/turns/turn_order.h"

namespace tenaille::actions {

// Down, and passed over. Heroes are not: what becomes of them in their turn the table decides.
bool hasNoTurn(const board::TokenRecord& token, const rules::RuleOptions& options);

// A fight runs, and it is one of turns.
bool isTurnGame(const document::Encounter& encounter);

// What a stage of the clock means there.
turns::Stage turnStage(board::ClockStage stage);

// Requires isTurnGame().
turns::TurnGame turnGameOf(const document::Encounter& encounter, const rules::RuleOptions& options);

// Of either game what the players may be told of (core/players/told_turns.h); nothing while no fight runs.
std::optional<players::TurnsNow> turnsNow(const document::Encounter& encounter,
                                          const rules::RuleOptions& options);

// A throw of initiative for a combatant, by the program unless a total was typed.
struct Thrown {
    turns::Throw sum;
    std::int32_t die = 0;  // 0: the total was thrown at the table
};

Thrown throwFor(const document::Encounter& encounter, const board::CombatantRecord& record,
                std::int32_t round);
// Its line of the log.
std::vector<std::string> initiativeLine(const document::Encounter& encounter, RecordId token,
                                        const Thrown& thrown);

// The totals that a table can type.
inline constexpr std::int32_t kLeastInitiative = -100;
inline constexpr std::int32_t kMostInitiative = 100;

// What StepForward does in a game of turns.
Result<document::ChangeSet> planTurnForward(const PlanContext& context);

// Places for those who begin or join a game of turns, in the order of `records`. `groups`: see BeginFight.
void takePlaces(const document::Encounter& encounter, std::vector<board::CombatantRecord>& records,
                bool groups);

// Totals from the table; one of a group counts for the whole group.
void takeThrows(const std::vector<std::pair<RecordId, std::int32_t>>& typed,
                std::vector<board::CombatantRecord>& records);

// Those of a step that is taken back, in their old order, and among them by their initiative whoever joined
// since.
std::vector<board::CombatantRecord> placedAgain(const document::Encounter& encounter,
                                                std::vector<board::CombatantRecord> restored,
                                                turns::Stage stage, std::int32_t round);

// Late arrivals throw initiative and find their places among the others.
void joinTurns(const PlanContext& context, std::vector<board::CombatantRecord>& joining,
               document::ChangeSet& changes);

// The problem of verbs of the segments in a game of turns.
Problem onlyInSegments();

}  // namespace tenaille::actions
