// SPDX-License-Identifier: MIT
#include "core/actions/picture_place.h"

#include <algorithm>
#include <cmath>

namespace tenaille::actions {

namespace {

constexpr double kPlaceUnit = geometry::kUnitsPerCell;
// Beyond, a picture could not be stored (io/codec_values.cpp).
constexpr double kFarthestUnit = 1 << 20;

// The corner of the board in the plane, in lattice units.
board::Position cornerOf(const board::Extent& extent) {
    const board::PlaneBox box = board::planeBox(extent);
    return {box.left * kPlaceUnit, box.top * kPlaceUnit};
}

}  // namespace

PictureNumbers numbersOf(const board::PictureRecord& picture, const board::Extent& extent) {
    const board::Position corner = cornerOf(extent);
    return {picture.pixelWidth * kPlaceUnit / picture.width,
            (corner.x - picture.x) * picture.pixelWidth / picture.width,
            (corner.y - picture.y) * picture.pixelHeight / picture.height};
}

Result<board::PictureRecord> placed(const board::PictureRecord& picture, const board::Extent& extent,
                                    const PictureNumbers& numbers) {
    const board::Position corner = cornerOf(extent);
    const bool isSized = numbers.pixelsPerCell != numbersOf(picture, extent).pixelsPerCell;
    const double across = isSized ? picture.pixelWidth * kPlaceUnit / numbers.pixelsPerCell : picture.width;
    const double down = isSized ? picture.pixelHeight * kPlaceUnit / numbers.pixelsPerCell : picture.height;
    const double left = corner.x - numbers.startX * across / picture.pixelWidth;
    const double top = corner.y - numbers.startY * down / picture.pixelHeight;
    for (const double units : {across, down, left, top, left + across, top + down})
        if (!(std::abs(units) < kFarthestUnit))
            return Problem{TENAILLE_PROBLEM("The picture would reach too far beyond the board."),
                           {},
                           TENAILLE_PROBLEM("Type more pixels a cell, or a smaller offset.")};
    board::PictureRecord after = picture;
    const auto rounded = [](double units) { return static_cast<std::int32_t>(std::lround(units)); };
    after.x = rounded(left);
    after.y = rounded(top);
    after.width = std::max(1, rounded(across));
    after.height = std::max(1, rounded(down));
    return after;
}

}  // namespace tenaille::actions
