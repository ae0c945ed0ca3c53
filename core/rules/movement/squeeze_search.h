// SPDX-License-Identifier: MIT
//
// Squeezing through places narrower than the creature (MV-20), as a search of its own: its states are the
// rectangles that a W x W creature may make itself fit. reachable.h is the way in.
#pragma once

#include <cstdint>

#include "core/rules/movement/reachable.h"

namespace tenaille::movement {

// On squares, a space as wide as high and wider than one cell.
bool canSqueeze(board::GridKind grid, const board::Footprint& footprint);

// Shapes W x k and k x W with W/2 <= k < W, only where no full placement that contains the shape is free of
// solid cells. A step that keeps the shape moves each of its cells like any other step. A straight step of a
// W x W box around the creature may also change its shape to another one inside the moved box that overlaps
// the old one or shares a side of a cell with it; such a change is checked against solid cells and creatures
// only, not against thin walls. A squeezed destination is one doubling.
Reachable squeezeSearch(const MoveGrid& grid, const Mover& mover, std::int32_t budget, std::int32_t parity);

}  // namespace tenaille::movement
