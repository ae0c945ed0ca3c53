// SPDX-License-Identifier: MIT
//
// Where drawn points go on the grid.
#pragma once

#include <Qt>
#include <vector>

#include "core/board/grid.h"
#include "ui/tools/map_pens.h"

namespace tenaille::ui {

// Lattice units between two points that are snapped to.
std::int32_t snapStep(board::GridKind grid, SnapTo to);

// While something is drawn, Alt or Ctrl leaves the grid (window managers take Alt with a click).
SnapTo snapOf(Qt::KeyboardModifiers modifiers, const MapPens& pens);

// The nearest point that is snapped to.
board::LatticePoint snapped(board::GridKind grid, board::LatticePoint point, SnapTo to = SnapTo::Half);

// `to` moved onto the nearest of the directions at multiples of 45 degrees (squares) or 30 degrees (hexes)
// from `from`, snapped.
board::LatticePoint straightened(board::GridKind grid, board::LatticePoint from, board::LatticePoint to,
                                 SnapTo snap = SnapTo::Half);

// The piece of a line that is nearest to a point, from 0; the first of several.
std::size_t pieceNear(board::GridKind grid, const std::vector<board::LatticePoint>& line,
                      board::LatticePoint at);

// The corners of a rectangle that stands upright on the screen, on hexes too.
std::vector<board::LatticePoint> uprightRectangle(board::GridKind grid, board::Position a, board::Position b);

// In cells, for what is shown.
double lengthBetween(board::GridKind grid, board::LatticePoint a, board::LatticePoint b);

}  // namespace tenaille::ui
