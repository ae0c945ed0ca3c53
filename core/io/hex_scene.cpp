// SPDX-License-Identifier: MIT
#include "core/io/hex_scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace tenaille::io {

namespace {

constexpr double kHalfLong = std::numbers::inv_sqrt3;  // between opposite corners, in cells
constexpr double kNext = 0.75;                         // from row to row, of that length
constexpr double kHexSliver = 0.1;
constexpr double kTooMany = 1e6;  // of boards; counted no further

std::int32_t wholeHexes(double count) {
    return static_cast<std::int32_t>(std::clamp(std::ceil(count - kHexSliver), 1.0, kTooMany));
}

}  // namespace

std::optional<HexScene> hexSceneOf(double type) {
    using board::GridKind;
    using board::Stagger;
    if (type == 2) return HexScene{GridKind::HexPointy, Stagger::Odd};
    if (type == 3) return HexScene{GridKind::HexPointy, Stagger::Even};
    if (type == 4) return HexScene{GridKind::HexFlat, Stagger::Odd};
    if (type == 5) return HexScene{GridKind::HexFlat, Stagger::Even};
    return std::nullopt;
}

std::int32_t sceneTypeOf(const board::Extent& extent) {
    const bool isPointy = extent.grid == board::GridKind::HexPointy;
    // One row alone has no other to be shifted against: it begins in the corner.
    const bool isEven =
        extent.stagger == board::Stagger::Even && (isPointy ? extent.height : extent.width) > 1;
    return (isPointy ? 2 : 4) + (isEven ? 1 : 0);
}

board::Position sceneCorner(const HexScene& scene) {
    board::Position corner{scene.stagger == board::Stagger::Even ? -1.0 : -0.5, -kHalfLong};
    if (scene.grid == board::GridKind::HexFlat) std::swap(corner.x, corner.y);
    return corner;
}

board::Extent hexesIn(const HexScene& scene, double width, double height) {
    const bool isPointy = scene.grid == board::GridKind::HexPointy;
    if (!isPointy) std::swap(width, height);
    const std::int32_t rows = wholeHexes((height / (2 * kHalfLong) - 1) / kNext + 1);
    const bool isShifted = rows > 1 || scene.stagger == board::Stagger::Even;
    board::Extent extent{scene.grid, wholeHexes(width - (isShifted ? 0.5 : 0)), rows, scene.stagger};
    if (!isPointy) std::swap(extent.width, extent.height);
    return extent;
}

}  // namespace tenaille::io
