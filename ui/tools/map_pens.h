// SPDX-License-Identifier: MIT
//
// MapPens: what the tools of the map draw with. The palette sets it, the tools read it; it is no part of a
// document.
#pragma once

#include <cstdint>
#include <string>

#include "core/geometry/lattice.h"

namespace tenaille::ui {

// Where drawn points go. On hexes corners, centres and middles of edges are one step, unless it is free.
enum class SnapTo : std::uint8_t { Corner, Half, Third, Free };
enum class BrushShape : std::uint8_t { Brush, Rectangle, Fill };

struct MapPens {
    std::string wall = "stone";  // kinds of board/kinds.h
    std::string door = "door";
    std::string terrain = "difficult";
    std::string prop = "crate";
    std::string material = "stone";  // of floors; empty: rooms get none
    SnapTo snap = SnapTo::Half;
    BrushShape shape = BrushShape::Brush;
    int brush = 1;                                      // cells across
    bool erase = false;                                 // terrain
    std::int32_t bright = 4 * geometry::kUnitsPerCell;  // of a new light, lattice units
    std::int32_t dim = 8 * geometry::kUnitsPerCell;
    friend bool operator==(const MapPens&, const MapPens&) = default;
};

}  // namespace tenaille::ui
