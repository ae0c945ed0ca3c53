// SPDX-License-Identifier: MIT
//
// The samples that a stroke of the fog tool covers.
#pragma once

#include <cstdint>
#include <vector>

#include "core/board/board_view.h"
#include "core/board/sample_mask.h"
#include "core/document/encounter.h"

namespace tenaille::actions {

// Within `radius` lattice units of a line through these points.
board::SampleMask fogStroke(const board::Extent& extent, const std::vector<board::LatticePoint>& points,
                            std::int32_t radius);
// Inside an outline, which is closed implicitly.
board::SampleMask fogInside(const board::Extent& extent, const std::vector<board::LatticePoint>& outline);
// The room around a point: as far as one gets without passing a wall (whatever stops sight or movement) or a
// door, open or not, and not beyond the board; where the map has floors, not beyond those: what lies between
// rooms would show where others are. Empty outside of that.
board::SampleMask fogRoom(const board::BoardView& board, const document::Encounter& map,
                          board::LatticePoint at);

}  // namespace tenaille::actions
