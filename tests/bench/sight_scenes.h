// SPDX-License-Identifier: MIT
//
// Maps for measuring sight: rooms, an open forest and caves, each with points to look from that lie on no
// wall. Walls meet at their ends only, so that every peer can take them. From a seed: the same everywhere.
#pragma once

#include <string>
#include <vector>

#include "core/geometry/lattice.h"

namespace tenaille::bench {

struct SightScene {
    std::string name;
    geometry::Box frame;
    std::vector<geometry::Segment> walls;
    std::vector<geometry::LatticePoint> eyes;
};

enum class SightKind { Dungeon, Forest, Cave };

// Dungeon: rooms with doors and pillars (tests/support/dungeon.h), half of the eyes in the middle of cells.
// Forest: rotated square pillars of 4 to 12 units' radius, one to a square of 200, everything open between.
// Cave: a cellular automaton of 45 % rock, smoothed four times, its outline through points moved a little on
// cells of 48. `walls` is exact in the first two and meant in the last.
SightScene makeSightScene(SightKind kind, int walls);

}  // namespace tenaille::bench
