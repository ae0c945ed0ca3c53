// SPDX-License-Identifier: MIT
//
// What one step costs (MV-07, MV-18, MV-19, MV-23), without a board: path.h next door walks a board with it.
// Costs are whole cells. `parity` is the number of diagonals paid in this turn modulo 2: the first diagonal
// costs 1, the second 2, and so on; it lasts through the turn, across way-points and separate moves. On hexes
// no step is diagonal.
#pragma once

#include <cstdint>

#include "core/rules/rule_options.h"

namespace tenaille::movement {

// A step and the parity after it.
struct StepCost {
    std::int32_t cost = 0;
    std::int32_t parity = 0;
    friend bool operator==(const StepCost&, const StepCost&) = default;
};

// Beyond this many doublings a step costs as much as with this many (a board has at most a handful).
inline constexpr int kMaxDoublings = 12;

// MV-07 and MV-23. Straight: 2^k. Plain diagonal: 1 + parity, and the parity flips. Diagonal doubled k >= 1
// times: 3 * 2^(k-1), and the parity stays (`move.doubledDiagonal`, `move.doubledDiagonalParity` choose other
// readings).
StepCost stepCost(bool diagonal, int doublings, int parity, const rules::MoveOptions& options);

// MV-19 b: what a fence on the border adds to the step that crosses it, however many fences it meets.
constexpr std::int32_t fenceCost(bool diagonal) { return diagonal ? 3 : 2; }

}  // namespace tenaille::movement
