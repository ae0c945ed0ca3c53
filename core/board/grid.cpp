// SPDX-License-Identifier: MIT
#include "core/board/grid.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <initializer_list>
#include <limits>

namespace tenaille::board {

namespace {

using geometry::kUnitsPerCell;

constexpr std::array<Cell, 8> kSquareNeighbours{
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
constexpr std::array<Cell, 6> kHexNeighbours{{{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};
// e(odd) of the catalogue, clockwise on the screen, in the axial basis; a corner is a third of one away from
// the centre.
constexpr std::array<Cell, 6> kHexCorners{{{1, -2}, {2, -1}, {1, 1}, {-1, 2}, {-2, 1}, {-1, -1}}};
const double kHalfRoot3 = std::sqrt(3.0) / 2;

// Twice the squared Euclidean length of an axial vector, in lattice units.
std::int64_t axialNorm(LatticePoint v) {
    const std::int64_t q = v.x;
    const std::int64_t r = v.y;
    return q * q + q * r + r * r;
}

Cell nearestHex(LatticePoint point) {
    const Cell guess{geometry::floorDiv(point.x + kUnitsPerCell / 2, kUnitsPerCell),
                     geometry::floorDiv(point.y + kUnitsPerCell / 2, kUnitsPerCell)};
    Cell best = guess;
    std::int64_t bestNorm = std::numeric_limits<std::int64_t>::max();
    for (std::int32_t dr = -1; dr <= 1; ++dr) {
        for (std::int32_t dq = -1; dq <= 1; ++dq) {  // ascending (r, q): the first of equals wins
            const Cell cell{guess.x + dq, guess.y + dr};
            const std::int64_t norm = axialNorm(point - centre(GridKind::HexPointy, cell));
            if (norm < bestNorm) {
                best = cell;
                bestNorm = norm;
            }
        }
    }
    return best;
}

}  // namespace

std::string_view name(GridKind grid) {
    switch (grid) {
        case GridKind::Square:
            return "square";
        case GridKind::HexPointy:
            return "hexPointy";
        case GridKind::HexFlat:
            return "hexFlat";
    }
    return {};
}

std::optional<GridKind> gridNamed(std::string_view text) {
    for (GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat})
        if (name(grid) == text) return grid;
    return std::nullopt;
}

std::span<const Cell> neighbourOffsets(GridKind grid) {
    if (grid == GridKind::Square) return kSquareNeighbours;
    return kHexNeighbours;
}

LatticePoint centre(GridKind grid, Cell cell, std::int32_t unit) {
    const std::int32_t half = grid == GridKind::Square ? unit / 2 : 0;
    return {cell.x * unit + half, cell.y * unit + half};
}

std::vector<LatticePoint> corners(GridKind grid, Cell cell, std::int32_t unit) {
    if (grid == GridKind::Square) {
        const LatticePoint min{cell.x * unit, cell.y * unit};
        return {min, {min.x + unit, min.y}, {min.x + unit, min.y + unit}, {min.x, min.y + unit}};
    }
    std::vector<LatticePoint> points;
    points.reserve(kHexCorners.size());
    const LatticePoint middle = centre(grid, cell, unit);
    for (const Cell corner : kHexCorners)
        points.push_back(middle + LatticePoint{corner.x * unit / 3, corner.y * unit / 3});
    return points;
}

Cell cellAt(GridKind grid, LatticePoint point) {
    if (grid == GridKind::Square)
        return {geometry::floorDiv(point.x, kUnitsPerCell), geometry::floorDiv(point.y, kUnitsPerCell)};
    return nearestHex(point);
}

int distance(GridKind grid, Cell a, Cell b) {
    const int dx = std::abs(b.x - a.x);
    const int dy = std::abs(b.y - a.y);
    if (grid == GridKind::Square) return std::max(dx, dy) + std::min(dx, dy) / 2;
    return std::max({dx, dy, std::abs(b.x - a.x + b.y - a.y)});
}

Position position(GridKind grid, LatticePoint point) {
    const double x = static_cast<double>(point.x) / kUnitsPerCell;
    const double y = static_cast<double>(point.y) / kUnitsPerCell;
    switch (grid) {
        case GridKind::Square:
            return {x, y};
        case GridKind::HexPointy:
            return {x + y / 2, y * kHalfRoot3};
        case GridKind::HexFlat:
            return {x * kHalfRoot3, y + x / 2};
    }
    return {};
}

LatticePoint nearestLatticePoint(GridKind grid, Position at) {
    const auto units = [](double cells) {
        return static_cast<std::int32_t>(std::lround(cells * kUnitsPerCell));
    };
    switch (grid) {
        case GridKind::Square:
            return {units(at.x), units(at.y)};
        case GridKind::HexPointy:
            return {units(at.x - at.y / kHalfRoot3 / 2), units(at.y / kHalfRoot3)};
        case GridKind::HexFlat:
            return {units(at.x / kHalfRoot3), units(at.y - at.x / kHalfRoot3 / 2)};
    }
    return {};
}

bool Extent::contains(Cell cell) const {
    const auto [column, row] = columnRow(cell);
    return column >= 0 && column < width && row >= 0 && row < height;
}

Cell Extent::cellOf(std::int32_t column, std::int32_t row) const {
    const std::int32_t shift = stagger == Stagger::Even ? 1 : 0;
    switch (grid) {
        case GridKind::Square:
            return {column, row};
        case GridKind::HexPointy:
            return {column - geometry::floorDiv(row + shift, 2), row};
        case GridKind::HexFlat:
            return {column, row - geometry::floorDiv(column + shift, 2)};
    }
    return {};
}

std::array<std::int32_t, 2> Extent::columnRow(Cell cell) const {
    const std::int32_t shift = stagger == Stagger::Even ? 1 : 0;
    switch (grid) {
        case GridKind::Square:
            return {cell.x, cell.y};
        case GridKind::HexPointy:
            return {cell.x + geometry::floorDiv(cell.y + shift, 2), cell.y};
        case GridKind::HexFlat:
            return {cell.x, cell.y + geometry::floorDiv(cell.x + shift, 2)};
    }
    return {};
}

PlaneBox planeBox(const Extent& extent) {
    PlaneBox box{1e9, 1e9, -1e9, -1e9};
    // The stagger has period two, so the two outermost rows and columns reach the border.
    for (const std::int32_t column : {0, 1, extent.width - 2, extent.width - 1})
        for (const std::int32_t row : {0, 1, extent.height - 2, extent.height - 1}) {
            const Cell cell =
                extent.cellOf(std::clamp(column, 0, extent.width - 1), std::clamp(row, 0, extent.height - 1));
            for (const LatticePoint corner : corners(extent.grid, cell)) {
                const Position at = position(extent.grid, corner);
                box = {std::min(box.left, at.x), std::min(box.top, at.y), std::max(box.right, at.x),
                       std::max(box.bottom, at.y)};
            }
        }
    return box;
}

}  // namespace tenaille::board
