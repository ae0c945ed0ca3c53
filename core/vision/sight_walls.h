// SPDX-License-Identifier: MIT
//
// What stops sight on a board, as straight pieces.
#pragma once

#include <vector>

#include "core/base/record_id.h"
#include "core/board/board_view.h"
#include "core/geometry/lattice.h"
#include "core/geometry/predicates.h"

namespace tenaille::vision {

struct SightWall {
    geometry::Segment where;
    bool oneWay = false;  // hides nothing from an eye that lies to the right of it
    RecordId record{};    // of the wall, door, prop or terrain that it comes from
    bool open = false;    // a door that stands open: hides nothing
    friend constexpr auto operator<=>(SightWall, SightWall) = default;

    bool hidesFrom(geometry::LatticePoint eye) const {
        return !open && (!oneWay || geometry::cross(where.a, where.b, eye) <= 0);
    }
};

SightWall sightPiece(const board::Barrier& barrier);

// Walls, closed doors and outlines that stop sight, and the outlines of solid and opaque cells, as they are:
// pieces may cross, overlap and repeat. Of the sides that two such cells share one is left, with the record
// of one of them. For a SightMap.
std::vector<SightWall> sightPieces(const board::BoardView& board);

// The same without records, each once. Pieces that cross are cut at their common point, rounded to the
// lattice, so that afterwards pieces meet at their ends or (on collinear runs) overlap. For visibleRegion().
std::vector<SightWall> sightWalls(const board::BoardView& board);

}  // namespace tenaille::vision
