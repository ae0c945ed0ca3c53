// SPDX-License-Identifier: MIT
//
// The directions a creature can face. What lies in front of, beside and behind it is answered by
// rules/facing.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/board/grid.h"

namespace tenaille::board {

// Index of a facing of its grid. Squares: 0..7, clockwise from N (N NE E SE S SW W NW). Hexes: 0..11,
// counter-clockwise from the neighbour [1,0], one every 30 degrees; even ones go through a side, odd ones
// through a corner (HX conventions).
struct Facing {
    std::uint8_t index = 0;
    friend constexpr auto operator<=>(Facing, Facing) = default;
};

constexpr int facingCount(GridKind grid) { return grid == GridKind::Square ? 8 : 12; }

// "N", "ENE" ...: names differ between the two hex grids (protocol 2.3).
std::string_view name(GridKind grid, Facing facing);
std::optional<Facing> facingNamed(GridKind grid, std::string_view text);

// Turned by `steps` of 45 degrees (squares) or 30 degrees (hexes), clockwise positive.
Facing turned(GridKind grid, Facing facing, int steps);

// Direction vector in cells. Square: (0,-1) for N, (1,-1) for NE ...; hex: e(f), a side direction has length
// 1, a corner direction is the sum of the two side directions next to it.
Cell direction(GridKind grid, Facing facing);

// Degrees clockwise from screen up, for drawing.
double screenDegrees(GridKind grid, Facing facing);

}  // namespace tenaille::board
