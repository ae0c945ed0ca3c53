// SPDX-License-Identifier: MIT
//
// HX-04: what walls leave of a hex. Exact areas, whatever the walls.
#pragma once

#include <span>

#include "core/geometry/lattice.h"

namespace tenaille::movement {

// At least half of the convex cell is open where its middle lies: the piece of it around the middle that the
// walls cut off from the rest, walls that part nothing left aside. A middle on a wall lies in no piece.
bool isHalfOpen(geometry::LatticePoint middle, std::span<const geometry::LatticePoint> corners,
                std::span<const geometry::Segment> walls);

}  // namespace tenaille::movement
