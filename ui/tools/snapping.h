// SPDX-License-Identifier: MIT
//
// Where drawn points go on the grid.
#pragma once

#include "core/board/grid.h"
#include "ui/tools/map_pens.h"

namespace tenaille::ui {

// Lattice units between two points that are snapped to.
std::int32_t snapStep(board::GridKind grid, SnapTo to);

// The nearest point that is snapped to.
board::LatticePoint snapped(board::GridKind grid, board::LatticePoint point, SnapTo to = SnapTo::Half);

// `to` moved onto the nearest of the directions at multiples of 45 degrees (squares) or 30 degrees (hexes)
// from `from`, snapped.
board::LatticePoint straightened(board::GridKind grid, board::LatticePoint from, board::LatticePoint to,
                                 SnapTo snap = SnapTo::Half);

// In cells, for what is shown.
double lengthBetween(board::GridKind grid, board::LatticePoint a, board::LatticePoint b);

}  // namespace tenaille::ui
