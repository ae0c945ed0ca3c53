// SPDX-License-Identifier: MIT
//
// The space a creature takes (UF-11: it never turns with the facing). Anchored at its top-left cell on
// squares, at hex [0,0] of the named shape on hexes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/board/grid.h"
#include "core/board/size.h"

namespace tenaille::board {

// The named hex spaces (HX-05 and its mirror images; protocol 2.4).
enum class HexShape : std::uint8_t { H1, H2, H3Down, H3Up, H4, H7, H12Down, H12Up, H19, H27Down, H27Up };
inline constexpr int kHexShapeCount = 11;
inline constexpr std::array<HexShape, kHexShapeCount> kAllHexShapes{
    HexShape::H1,      HexShape::H2,    HexShape::H3Down, HexShape::H3Up,    HexShape::H4,   HexShape::H7,
    HexShape::H12Down, HexShape::H12Up, HexShape::H19,    HexShape::H27Down, HexShape::H27Up};
std::string_view name(HexShape shape);  // "h1", "h2", "h3Down" ...
std::optional<HexShape> hexShapeNamed(std::string_view text);

// On squares a width x height rectangle of cells, on hexes one of the named shapes; the other members are
// ignored there.
struct Footprint {
    std::int32_t width = 1;
    std::int32_t height = 1;
    HexShape shape = HexShape::H1;
    friend bool operator==(const Footprint&, const Footprint&) = default;
};

// Built on three hexes around a corner point, not on one.
constexpr bool isTriangle(HexShape shape) {
    return shape == HexShape::H3Down || shape == HexShape::H3Up || shape == HexShape::H12Down ||
           shape == HexShape::H12Up || shape == HexShape::H27Down || shape == HexShape::H27Up;
}

// SZ-01 and HX-05: the usual space of a size on a grid; `colossal`: the space of that size on hexes, H19 or
// by option H27Down.
Footprint footprintOf(SizeCategory size, HexShape colossal = HexShape::H19);

// Cells of the space anchored at [0,0], in reading order (by y or r, then x or q).
std::vector<Cell> cells(GridKind grid, const Footprint& footprint);
std::vector<Cell> cellsAt(GridKind grid, const Footprint& footprint, Cell anchor);

// Cells that touch the space (corners count) without belonging to it, in reading order: 2(w+h)+4 on squares.
std::vector<Cell> ring(GridKind grid, const Footprint& footprint, Cell anchor);

// Distance between two spaces in cells (GEO-4, HX-03): 0 when they overlap.
int distance(GridKind grid, const Footprint& a, Cell anchorA, const Footprint& b, Cell anchorB);

// Middle of the space in lattice units, for drawing: exact on squares, nearest on hexes.
LatticePoint middle(GridKind grid, const Footprint& footprint, Cell anchor);

}  // namespace tenaille::board
