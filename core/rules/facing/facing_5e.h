// SPDX-License-Identifier: MIT
//
// Where the four arcs of the 5e optional facing rule lie (F5-02, F5-09 to F5-15, F5-17). What they mean for
// targets, advantage and shields is answered by target_5e.h and shield.h.
//
// Properties that the tests check: the shares of a cell add up to 1; turning or mirroring the board turns or
// mirrors the arcs; the zone is the largest share.
#pragma once

#include "core/rules/facing/arcs.h"

namespace tenaille::facing {

// The zone of one cell. Squares: 45-degree lines from both ends of the chosen side, any w x h space (F5-10).
// Hexes: the construction of facing.hexArcs. Zone::None without a facing that checkFacing accepts.
Zone zone5e(GridKind grid, const Creature& creature, Cell cell, const FacingOptions& options);

// The same with the exact shares (none for Self, None and for facing.hexArcs = ua on hexes).
CellArc cellArc5e(GridKind grid, const Creature& creature, Cell cell, const FacingOptions& options);

// A square space of any size at any place, straight facing (F5-11): side > 0; coordinates in cells.
struct FreeSpace {
    Rational x;
    Rational y;
    Rational side;
};
// Denominators of x, y and side at most 1000, |x|, |y| <= 10000: exact in 64 bits.
CellArc cellArc5e(const FreeSpace& space, board::Facing facing, Cell cell);

// The lines that part the arcs; checkFacing must accept the facing and there must be one.
ArcRays arcRays5e(GridKind grid, const Creature& creature, const FacingOptions& options);

}  // namespace tenaille::facing
