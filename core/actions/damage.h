// SPDX-License-Identifier: MIT
//
// Damage of the usual weapon, and what it makes of hit points: for fights of every kind.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/actions/plan.h"

namespace tenaille::actions {

inline constexpr std::int32_t kMostDamage = 10'000;

// The face of the die of this index.
using DamageDie = std::function<std::int32_t(std::int32_t sides, std::uint32_t index)>;

// Points of damage, 0..kMostDamage, and the faces of the dice in the order of throwing.
struct ThrownDamage {
    std::int32_t points = 0;
    std::vector<std::int32_t> faces = {};
};

// 0 for a creature without damage. The dice count `diceTimes` times, what is added to them once. A problem if
// the damage is no dice (core/dice).
Result<ThrownDamage> damageOf(const board::TokenRecord& striker, int diceTimes, const DamageDie& die);

// For the log: "3+4", `-` where nothing was thrown.
std::string facesWord(const std::vector<std::int32_t>& faces);

// What is left of damage after temporary points, of which the token loses the rest; points > 0.
std::int64_t pastTemporaryPoints(board::TokenRecord& token, std::int64_t points);

// Not beyond a floor of -1000 and the maximum, unless they were beyond already.
std::int32_t hitPointsAfter(const board::TokenRecord& token, std::int64_t change);

// A line for a creature that goes down (fight_of.h: isDown), and the end of what it was at (9.3).
void logFall(const PlanContext& context, const board::TokenRecord& before, const board::TokenRecord& after,
             document::ChangeSet& changes);

}  // namespace tenaille::actions
