// SPDX-License-Identifier: MIT
//
// The board as the plane of the segment game (core/rules/fight/plane.h), in which a fight measures metres. A
// cell is 1.5 m wide.
#pragma once

#include "core/board/footprint.h"
#include "core/board/grid.h"
#include "core/rules/fight/plane.h"

namespace tenaille::actions {

// Middle of a space.
fight::Position middleOf(const board::Extent& extent, const board::Footprint& footprint, board::Cell at);

// The anchor of the space whose middle is nearest to the place; ties as board::cellAt().
board::Cell anchorAt(const board::Extent& extent, const board::Footprint& footprint, fight::Position place);

// How far a space reaches beyond that of a single cell: half of what its shorter side has more.
std::int32_t beyondMm(board::GridKind grid, const board::Footprint& footprint);

}  // namespace tenaille::actions
