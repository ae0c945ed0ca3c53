// SPDX-License-Identifier: MIT
//
// How long conditions last. Time is that of the fight: without one it stands still. In the log:
//   conditionEnds   who, condition
#pragma once

#include <optional>

#include "core/document/changes.h"

namespace tenaille::actions {

// What is left of a condition with a length.
struct ConditionLeft {
    std::int32_t count = 0;  // of `unit`; 0: it ends in this round, when the turn of `during` comes
    board::TimeUnit unit = board::TimeUnit::Rounds;
};
// none: it lasts until somebody takes it away. In the segment game the unit is that of the condition as long
// as the rest is a whole number of them, else segments; a game of turns counts rounds. Never more than its
// length: the clock may have been set back before its beginning.
std::optional<ConditionLeft> leftOf(const document::Encounter& encounter,
                                    const board::ConditionRecord& condition);

// The beginning of a condition: the clock as it stands.
void beginNow(const document::Encounter& encounter, board::ConditionRecord& condition);

// Takes away what is over once `changes` are done, with a line of the log for each. A condition of n segments
// or rounds fills n of them, the one that is due when it begins included; begun in the turn of a creature it
// ends when that creature's turn comes again (who delays or leaves has let it come).
void endConditions(const document::Encounter& encounter, document::ChangeSet& changes);

// The fight ends: what is left of each is its length for the next one.
void keepConditions(const document::Encounter& encounter, document::ChangeSet& changes);

}  // namespace tenaille::actions
