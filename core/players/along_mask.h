// SPDX-License-Identifier: MIT
//
// Lines beside a mask. What runs along the border of a mask (a wall at the edge of what is seen) has samples
// of it on one side only; so a point counts as near when a sample around it does.
#pragma once

#include <vector>

#include "core/board/sample_mask.h"
#include "core/geometry/lattice.h"
#include "core/vision/fill_mask.h"

namespace tenaille::players {

// The samples around points, at least one on each side.
board::SampleBox boxAround(const std::vector<board::LatticePoint>& points);

// Whether a sample around the point is in the mask.
bool isNear(const board::SampleMask& mask, board::LatticePoint point);

// What a line covers that is 2 * `half` lattice units broad, into the mask: square at its ends, bevelled at
// its joints.
void addBroad(const std::vector<board::LatticePoint>& line, double half, vision::PolygonFiller& filler,
              board::SampleMask& mask);
// Half of the width of doors and of thick walls.
inline constexpr double kHalfThickWall = 24;

}  // namespace tenaille::players
