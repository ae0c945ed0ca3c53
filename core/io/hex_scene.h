// SPDX-License-Identifier: MIT
//
// Hexes in scenes of Foundry: how its grid types and pixels belong to our boards. Documented are the types
// (2 and 3 are rows, 4 and 5 columns; odd or even ones are shifted); not documented, so reports say that they
// are taken so: that the size of the grid is the distance between opposite sides, and that the first hex
// touches the left and the upper border of the picture.
#pragma once

#include <cstdint>
#include <optional>

#include "core/board/grid.h"

namespace tenaille::io {

struct HexScene {
    board::GridKind grid = board::GridKind::HexPointy;
    board::Stagger stagger = board::Stagger::Odd;
};

// Nothing for squares, for scenes without a grid and for numbers that are no type.
std::optional<HexScene> hexSceneOf(double type);
std::int32_t sceneTypeOf(const board::Extent& extent);  // of hexes

// The upper left corner of the picture, in the plane of board::position().
board::Position sceneCorner(const HexScene& scene);

// The hexes of a picture of so many cells (distances between opposite sides). Half a hex at the end of every
// other row is none, and neither is a sliver.
board::Extent hexesIn(const HexScene& scene, double width, double height);

}  // namespace tenaille::io
