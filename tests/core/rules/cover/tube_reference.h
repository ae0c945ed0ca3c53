// SPDX-License-Identifier: MIT
//
// GEO-2 by another road: the thin tube around the path centre - corner - corner - centre is filled with
// pixels, walls are drawn into it, and a flood from one end either reaches the other end or not. Slow, knows
// nothing of sides, sectors or contacts; for scenes whose features are far apart compared with the tube.
#pragma once

#include <array>
#include <vector>

#include "core/board/grid.h"
#include "core/geometry/lattice.h"

namespace tenaille::test {

struct TubeScene {
    board::GridKind grid = board::GridKind::Square;
    std::vector<geometry::Segment> walls;
    std::array<geometry::LatticePoint, 4> path;  // centre, corner, corner, centre
};

/// Whether the scene may be judged: no wall comes near either centre, and the path does not turn straight
/// back (a tube does not tell the two ways apart).
bool isFairForTube(const TubeScene& scene);

/// No way through the tube.
bool isSealed(const TubeScene& scene);

}  // namespace tenaille::test
