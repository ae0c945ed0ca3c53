// SPDX-License-Identifier: MIT
//
// Where a picture lies under the grid, in numbers that a game master reads off the picture.
#pragma once

#include "core/base/result.h"
#include "core/board/records.h"

namespace tenaille::actions {

// In pixels of the picture: how wide a cell is, and what lies in the upper left corner of the board (below
// zero the picture begins inside the board).
struct PictureNumbers {
    double pixelsPerCell = 0;
    double startX = 0;
    double startY = 0;
};

// Of a picture that has a size.
PictureNumbers numbersOf(const board::PictureRecord& picture, const board::Extent& extent);

// The same picture so placed, on whole lattice units; what these numbers leave as it is stays to the unit.
// Refused when it would lie too far away to be stored.
Result<board::PictureRecord> placed(const board::PictureRecord& picture, const board::Extent& extent,
                                    const PictureNumbers& numbers);

}  // namespace tenaille::actions
