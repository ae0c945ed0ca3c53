// SPDX-License-Identifier: MIT
//
// The three grids: where a cell, its corners and its neighbours are. Footprints (spaces of creatures) are
// next door in footprint.h, facings in facing.h. Conventions of the rule catalogues (facing.md section 0,
// protocol 2.2).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/geometry/lattice.h"

namespace tenaille::board {

using geometry::LatticePoint;

enum class GridKind : std::uint8_t { Square, HexPointy, HexFlat };

// "square", "hexPointy", "hexFlat": the names used in files and queries.
std::string_view name(GridKind grid);
std::optional<GridKind> gridNamed(std::string_view text);
constexpr bool isHex(GridKind grid) { return grid != GridKind::Square; }

// Square: cell (x, y) is the unit square [x, x+1] x [y, y+1], y down. Hex: axial (q, r) stored in x, y; both
// hex grids share every axial formula, only the drawing and the names differ.
struct Cell {
    std::int32_t x = 0;
    std::int32_t y = 0;
    friend constexpr auto operator<=>(Cell, Cell) = default;
    friend constexpr Cell operator+(Cell a, Cell b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Cell operator-(Cell a, Cell b) { return {a.x - b.x, a.y - b.y}; }
};

// Eight neighbours of a square (N first, clockwise), six of a hex ([1,0] first, counter-clockwise), as
// offsets.
std::span<const Cell> neighbourOffsets(GridKind grid);

// Centre of a cell on the lattice. Square: (240x + 120, 240y + 120); hex: (240q, 240r). `unit` is the number
// of lattice units per cell: 240 in documents; a rules query with other fractions is scaled as a whole (a
// multiple of 6).
LatticePoint centre(GridKind grid, Cell cell, std::int32_t unit = geometry::kUnitsPerCell);

// Corners in drawing order, clockwise on the screen. Square: four from the top left; hex: six, centre +
// e(odd) / 3.
std::vector<LatticePoint> corners(GridKind grid, Cell cell, std::int32_t unit = geometry::kUnitsPerCell);

// The cell that owns a point. Ties: on squares a border belongs to the cell right of / below it; on hexes a
// point on a border belongs to the cell with the smaller (r, then q) among those it touches.
Cell cellAt(GridKind grid, LatticePoint point);

// Distance between two cells in cells. Square: max + floor(min / 2) (MV-07); hex: max(|dq|, |dr|, |dq + dr|)
// (HX-03).
int distance(GridKind grid, Cell a, Cell b);

// Euclidean position of a lattice point in cells (pixels = this times the cell size); for drawing only, never
// for a ruling. Hexes have distance 1 between opposite sides; (0, 0) is the top-left corner of square (0,0),
// resp. the centre of hex [0,0].
struct Position {
    double x = 0;
    double y = 0;
};
Position position(GridKind grid, LatticePoint point);
LatticePoint nearestLatticePoint(GridKind grid, Position position);

// Which rows (pointy) or columns (flat) of a hex board are shifted right (down) by half a cell, counted from
// 0.
enum class Stagger : std::uint8_t { Odd, Even };

// The cells of a board: `width` x `height` cells. Squares: 0 <= x < width, 0 <= y < height. Hexes are stored
// as staggered rows (pointy) or columns (flat): pointy row r holds columns 0 .. width-1 with q = column -
// floor((r + s) / 2); flat column q holds rows 0 .. height-1 with r = row - floor((q + s) / 2); s is 0 for
// Stagger::Odd and 1 for Stagger::Even.
struct Extent {
    GridKind grid = GridKind::Square;
    std::int32_t width = 0;
    std::int32_t height = 0;
    Stagger stagger = Stagger::Odd;  // means nothing on squares
    friend bool operator==(const Extent&, const Extent&) = default;

    bool contains(Cell cell) const;
    Cell cellOf(std::int32_t column, std::int32_t row) const;
    // Inverse of cellOf: {column, row}.
    std::array<std::int32_t, 2> columnRow(Cell cell) const;
};

// The upright rectangle around all cells of a board, in the plane of position().
struct PlaneBox {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    bool contains(Position p) const { return p.x >= left && p.x <= right && p.y >= top && p.y <= bottom; }
};
PlaneBox planeBox(const Extent& extent);

}  // namespace tenaille::board

template <>
struct std::hash<tenaille::board::Cell> {
    std::size_t operator()(tenaille::board::Cell cell) const noexcept {
        const auto x = static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.x));
        const auto y = static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.y));
        return static_cast<std::size_t>((x << 32 | y) * 0x9E3779B97F4A7C15ull >> 7);
    }
};
