// SPDX-License-Identifier: MIT
//
// How a line meets a cell or a whole space, on any grid (GEO-1).
#pragma once

#include <cstdint>
#include <functional>

#include "core/board/board_view.h"
#include "core/geometry/lattice.h"
#include "core/rules/cover/obstacles.h"

namespace tenaille::cover {

// Ordered by strength.
enum class CellContact : std::uint8_t {
    None,
    Corner,  // touches a corner, or a side in a single point
    Edge,    // runs along a side for some length
    Cross    // meets the open interior
};
CellContact cellContact(const BoardView& board, geometry::Segment line, Cell cell);

// The line meets the open interior of the whole space: the sides between two of its cells are inside it.
bool crossesSpace(const BoardView& board, geometry::Segment line, const Space& space);

// The line runs along a side between a cell of the space and a neighbour in the same body.
using IsBody = std::function<bool(Cell)>;
bool runsAlongSeam(const BoardView& board, geometry::Segment line, const Space& space, const IsBody& isBody);

}  // namespace tenaille::cover
