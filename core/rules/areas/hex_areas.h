// SPDX-License-Identifier: MIT
//
// Areas of effect on hexes: bursts and emanations, cones, lines (HX-06 to HX-09). Everything in axial cells;
// both hex grids share it. Areas start from a hex, never from an intersection.
#pragma once

#include <vector>

#include "core/board/facing.h"
#include "core/board/footprint.h"
#include "core/rules/rule_options.h"

namespace tenaille::areas {

using board::Cell;

// All hexes within `radius` steps of a space, in reading order: 1 + 3k(k+1) around one hex. The space itself
// is part of it unless hex.burstIncludesOrigin says otherwise.
std::vector<Cell> hexBurst(const board::Footprint& space, Cell at, int radius, bool includesOrigin);

// HX-06, option: bursts from a corner point, 3k^2 hexes: all within radius - 1 steps of the three hexes that
// meet at a corner of `at`, given by its direction (odd index).
std::vector<Cell> hexBurstAtCorner(Cell at, board::Facing corner, int radius);

// HX-07: the 60-degree sector between two neighbouring side directions, both rays included, the origin not:
// k(k+3)/2 hexes of `length` k. `direction` goes through a corner (odd index); an even one gives the cone of
// the option hex.sideCones: the sector of 60 degrees about a side direction, borders included.
std::vector<Cell> hexCone(Cell origin, board::Facing direction, int length);

// HX-08: the hexes whose interior the segment between two centres meets, from the first (not included) to the
// last; and those along whose edge it runs: there the caster chooses one side for the whole line.
struct HexLineCells {
    std::vector<Cell> crossed;
    std::vector<Cell> edge;
};
HexLineCells hexLine(Cell from, Cell to);

// What the line takes in: the hexes crossed and, by hex.lineEdge, those of the edges on the side chosen, on
// both sides or on none. Without a choice that is needed, the crossed ones alone.
enum class LineSide : std::uint8_t { Undecided, Left, Right };
std::vector<Cell> affected(const HexLineCells& line, Cell from, Cell to, LineSide side,
                           rules::LineEdge reading);

}  // namespace tenaille::areas
