// SPDX-License-Identifier: MIT
//
// Integer forms on axial vectors (catalogue section 0): no root ever appears. Both hex grids share them.
#pragma once

#include <cstdint>

#include "core/board/facing.h"

namespace tenaille::facing {

using HexVector = board::Cell;

// e(f) for any integer f, modulo 12: even f through a side (length 1), odd f through a corner.
inline HexVector hexDirection(int f) {
    const int index = (f % 12 + 12) % 12;
    return board::direction(board::GridKind::HexPointy, {static_cast<std::uint8_t>(index)});
}

// Positive when b is to the left of a on the screen.
constexpr std::int64_t hexCross(HexVector a, HexVector b) {
    return static_cast<std::int64_t>(a.y) * b.x - static_cast<std::int64_t>(a.x) * b.y;
}

// Twice the Euclidean inner product, unit = one hex step.
constexpr std::int64_t hexDot(HexVector a, HexVector b) {
    return static_cast<std::int64_t>(a.x) * (2 * b.x + b.y) +
           static_cast<std::int64_t>(a.y) * (2 * b.y + b.x);
}

constexpr HexVector operator*(std::int32_t factor, HexVector v) { return {factor * v.x, factor * v.y}; }

}  // namespace tenaille::facing
