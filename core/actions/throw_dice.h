// SPDX-License-Identifier: MIT
//
// Dice that the game master writes where a number may stand, thrown by the program. Equal keys give equal
// faces (core/dice/keyed_dice.h): who writes the same dice into the same field again gets the same throw. In
// the log:
//   dice.thrown   expression, faces, total, reason        of ThrowDice
//   dice.field    expression, faces, total, use, who      of a number of another intent
#pragma once

#include <functional>

#include "core/actions/plan.h"
#include "core/dice/keyed_dice.h"

namespace tenaille::actions {

inline constexpr std::size_t kMostReason = 200;  // bytes

// `times` 2: the dice count twice, what is added to them once. A problem if it is no dice (core/dice).
Result<ThrownDice> throwDice(const std::string& expression, const dice::DieKey& key, int times = 1);
// What the dice of this seed show; `seed` > 0.
Result<ThrownDice> throwDice(const ThrowDice& intent);

// A line of the log for each; called by plan() for every intent that has them.
void logThrown(const document::Encounter& encounter, const ManyThrown& thrown, document::ChangeSet& changes);

}  // namespace tenaille::actions
