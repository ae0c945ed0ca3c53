// SPDX-License-Identifier: MIT
//
// Areas of effect on hexes: bursts and emanations, cones, lines (HX-06 to HX-09). Everything in axial cells;
// both hex grids share it. Areas start from a hex, never from an intersection.
#pragma once

#include <vector>

#include "core/board/facing.h"
#include "core/board/footprint.h"

namespace tenaille::areas {

using board::Cell;

// All hexes within `radius` steps of a space, in reading order: 1 + 3k(k+1) around one hex. The space itself
// is part of it unless hex.burstIncludesOrigin says otherwise.
std::vector<Cell> hexBurst(const board::Footprint& space, Cell at, int radius, bool includesOrigin);

// HX-07: the 60-degree sector between two neighbouring side directions, both rays included, the origin not:
// k(k+3)/2 hexes of `length` k. `direction` goes through a corner (odd index).
std::vector<Cell> hexCone(Cell origin, board::Facing direction, int length);

// HX-08: the hexes whose interior the segment between two centres meets, from the first (not included) to the
// last; and those along whose edge it runs: there the caster chooses one side for the whole line.
struct HexLineCells {
    std::vector<Cell> crossed;
    std::vector<Cell> edge;
};
HexLineCells hexLine(Cell from, Cell to);

}  // namespace tenaille::areas
