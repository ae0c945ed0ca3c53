// SPDX-License-Identifier: MIT
//
// What remains of a wall beside a door, or beside a wall that stands there already.
#pragma once

#include <vector>

#include "core/geometry/lattice.h"

namespace tenaille::actions {

using WallPoints = std::vector<geometry::LatticePoint>;

// The parts of a wall that remain beside a gap, in its order. Pieces that do not lie on the line of the gap
// stay whole.
std::vector<WallPoints> withGap(const WallPoints& wall, geometry::Segment gap);

}  // namespace tenaille::actions
