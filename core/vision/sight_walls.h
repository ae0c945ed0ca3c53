// SPDX-License-Identifier: MIT
//
// What stops sight on a board, as straight pieces.
#pragma once

#include <vector>

#include "core/board/board_view.h"
#include "core/geometry/lattice.h"

namespace tenaille::vision {

// Walls, closed doors and outlines that stop sight, and the outlines of solid and opaque cells. Pieces that
// cross are cut at their common point, rounded to the lattice, so that afterwards pieces meet at their ends
// or (on collinear runs) overlap.
std::vector<geometry::Segment> sightWalls(const board::BoardView& board);

}  // namespace tenaille::vision
