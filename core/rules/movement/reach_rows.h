// SPDX-License-Identifier: MIT
//
// The fast path of reachable.h: the search by cost with a row of up to 63 anchors in one word, so that one
// step is taken by all of them at once. It answers the usual question only; the plain search stands beside
// it, and a test proves that they agree.
#pragma once

#include <cstdint>
#include <optional>

#include "core/rules/movement/reachable.h"

namespace tenaille::movement {

// Largest budget that fits a word: as many anchors on either side of the start, and one for it.
inline constexpr std::int32_t kRowsBudget = 31;

// Like ruleReachable() without squeezing; places of one cost come in reading order. None: this path cannot
// answer, because the budget is too large, the space too wide for the word, another reading of MV-23 holds,
// or a fence or a body that doubles the cost lies near.
std::optional<Reachable> reachInRows(const MoveGrid& grid, const Mover& mover, std::int32_t budget,
                                     std::int32_t parity);

}  // namespace tenaille::movement
