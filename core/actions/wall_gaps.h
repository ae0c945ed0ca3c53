// SPDX-License-Identifier: MIT
//
// What remains of a wall beside a door, or beside a wall that stands there already.
#pragma once

#include <string>
#include <vector>

#include "core/document/encounter.h"
#include "core/geometry/lattice.h"

namespace tenaille::actions {

using WallPoints = std::vector<geometry::LatticePoint>;

// The parts of a wall that remain beside a gap, in its order. Pieces that do not lie on the line of the gap
// stay whole.
std::vector<WallPoints> withGap(const WallPoints& wall, geometry::Segment gap);

// The parts of a wall that remain beside a gap in one piece of it, the one that begins with that point; both
// ends of the gap lie on the piece, or are rounded from there.
std::vector<WallPoints> withGapIn(const WallPoints& wall, std::size_t piece, geometry::Segment gap);

// Beside a gap whose ends are rounded from a piece, as those of doors in slanted walls are
// (geometry/rounded.h).
std::vector<WallPoints> withRoundedGap(const WallPoints& wall, geometry::Segment gap);

// What is new of a wall on a map: nothing where a wall (of that kind, or of any if it is empty) or a door
// stands. A ring that begins in what is left is one part there.
std::vector<WallPoints> newWalls(const document::Encounter& map, const WallPoints& wall,
                                 const std::string& kind = {});

}  // namespace tenaille::actions
