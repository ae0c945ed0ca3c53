// SPDX-License-Identifier: MIT
//
// What stops sight on a board, as straight pieces.
#pragma once

#include <vector>

#include "core/board/board_view.h"
#include "core/geometry/lattice.h"
#include "core/geometry/predicates.h"

namespace tenaille::vision {

struct SightWall {
    geometry::Segment where;
    bool oneWay = false;  // hides nothing from an eye that lies to the right of it
    friend constexpr auto operator<=>(SightWall, SightWall) = default;

    bool hidesFrom(geometry::LatticePoint eye) const {
        return !oneWay || geometry::cross(where.a, where.b, eye) <= 0;
    }
};

// Walls, closed doors and outlines that stop sight, and the outlines of solid and opaque cells. Pieces that
// cross are cut at their common point, rounded to the lattice, so that afterwards pieces meet at their ends
// or (on collinear runs) overlap.
std::vector<SightWall> sightWalls(const board::BoardView& board);

}  // namespace tenaille::vision
