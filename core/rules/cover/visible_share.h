// SPDX-License-Identifier: MIT
//
// How much of a space is seen past obstacles from one corner, exactly (CV-10, option "visible"). Slow beside
// the lines of cover_lines.h, of which it asks for nothing but what was gathered.
#pragma once

#include <span>

#include "core/rules/cover/line_test.h"
#include "core/rules/cover/obstacles.h"

namespace tenaille::cover {

// More than half of the area of the cells is seen from the corner past the obstacles of `layers`; exactly
// half is not (CV-10). As for lines (GEO-2), a corner at the free end of a wall sees round it, one that walls
// pass through sees what no two of them part from the middle of its cell, and one that is cut off from there
// sees nothing. The corner lies inside no cell.
bool isMostlyVisible(const BoardView& board, const Corner& from, std::span<const Cell> cells,
                     const Obstacles& obstacles, Layers layers);

}  // namespace tenaille::cover
