// SPDX-License-Identifier: MIT
//
// Damage of the usual weapon, and what it makes of hit points: for fights of every kind.
#pragma once

#include <functional>

#include "core/actions/plan.h"

namespace tenaille::actions {

inline constexpr std::int32_t kMostDamage = 10'000;

// The face of the die of this index.
using DamageDie = std::function<std::int32_t(std::int32_t sides, std::uint32_t index)>;

// 0..kMostDamage; 0 for a creature without damage. The dice count `diceTimes` times, what is added to them
// once. A problem if the damage is no dice (core/dice).
Result<std::int32_t> damageOf(const board::TokenRecord& striker, int diceTimes, const DamageDie& die);

// Not beyond a floor of -1000 and the maximum, unless they were beyond already.
std::int32_t hitPointsAfter(const board::TokenRecord& token, std::int64_t change);

// A line for a creature that goes down (fight_of.h: isDown).
void logFall(const PlanContext& context, const board::TokenRecord& before, const board::TokenRecord& after,
             document::ChangeSet& changes);

}  // namespace tenaille::actions
