// SPDX-License-Identifier: MIT
//
// What is seen from a point, for showing it. Who sees whom is ruled by lines (rules/cover), never by this.
#pragma once

#include <span>
#include <vector>

#include "core/geometry/lattice.h"
#include "core/vision/sight_walls.h"

namespace tenaille::vision {

// In lattice units, not rounded.
struct SeenPoint {
    double x = 0;
    double y = 0;
};

// The part of `frame` that is seen from `eye`, which lies inside it: a polygon around the eye, clockwise on
// the screen. `walls` meet at their ends only, or overlap (sight_walls.h). Directions are compared exactly;
// only the corners that come out are rounded. A wall seen end on hides nothing, nor does one that the eye
// lies on the line of. Costs n log n for all walls and, for each corner, the walls that are in its direction.
std::vector<SeenPoint> visibleRegion(geometry::LatticePoint eye, std::span<const SightWall> walls,
                                     const geometry::Box& frame);

// Whether the point lies in such a polygon.
bool contains(std::span<const SeenPoint> region, geometry::LatticePoint point);

}  // namespace tenaille::vision
