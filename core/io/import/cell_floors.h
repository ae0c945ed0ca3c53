// SPDX-License-Identifier: MIT
//
// Floors of maps that are given cell by cell.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/board/records.h"

namespace tenaille::io {

// `materials`: of each cell of the board, row by row; empty: no floor there. One outline for each run of
// cells of a material: along rows, on flat hexes along columns, where hexes share whole sides. On squares a
// run is joined with the same run of the rows below.
std::vector<board::FloorRecord> cellFloors(const board::Extent& board,
                                           std::span<const std::string_view> materials);

}  // namespace tenaille::io
