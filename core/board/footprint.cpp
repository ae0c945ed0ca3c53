// SPDX-License-Identifier: MIT
#include "core/board/footprint.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>

namespace tenaille::board {

namespace {

constexpr std::array<std::string_view, kHexShapeCount> kFootprintNames{
    "h1", "h2", "h3Down", "h3Up", "h4", "h7", "h12Down", "h12Up", "h19", "h27Down", "h27Up"};

bool readingOrder(Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

// All hexes within `steps` of one of the core hexes.
std::vector<Cell> grown(std::initializer_list<Cell> core, int steps) {
    std::vector<Cell> result;
    for (std::int32_t r = -4; r <= 4; ++r) {
        for (std::int32_t q = -4; q <= 4; ++q) {
            const bool inside = std::any_of(core.begin(), core.end(), [&](Cell c) {
                return distance(GridKind::HexPointy, c, {q, r}) <= steps;
            });
            if (inside) result.push_back({q, r});
        }
    }
    return result;
}

std::vector<Cell> hexCells(HexShape shape) {
    switch (shape) {
        case HexShape::H1:
            return {{0, 0}};
        case HexShape::H2:
            return {{0, 0}, {1, 0}};
        case HexShape::H3Down:
            return {{0, 0}, {1, 0}, {0, 1}};
        case HexShape::H3Up:
            return {{0, 0}, {-1, 1}, {0, 1}};
        case HexShape::H4:
            return {{0, 0}, {1, 0}, {0, 1}, {1, 1}};
        case HexShape::H7:
            return grown({{0, 0}}, 1);
        case HexShape::H12Down:
            return grown({{0, 0}, {1, 0}, {0, 1}}, 1);
        case HexShape::H12Up:
            return grown({{0, 0}, {0, 1}, {-1, 1}}, 1);
        case HexShape::H19:
            return grown({{0, 0}}, 2);
        case HexShape::H27Down:
            return grown({{0, 0}, {1, 0}, {0, 1}}, 2);
        case HexShape::H27Up:
            return grown({{0, 0}, {0, 1}, {-1, 1}}, 2);
    }
    return {};
}

int gap(std::int32_t a, std::int32_t lengthA, std::int32_t b, std::int32_t lengthB) {
    return std::max({0, b - (a + lengthA - 1), a - (b + lengthB - 1)});
}

}  // namespace

std::string_view name(HexShape shape) { return kFootprintNames[static_cast<std::size_t>(shape)]; }

std::optional<HexShape> hexShapeNamed(std::string_view text) {
    for (std::size_t i = 0; i < kFootprintNames.size(); ++i)
        if (kFootprintNames[i] == text) return static_cast<HexShape>(i);
    return std::nullopt;
}

Footprint footprintOf(SizeCategory size, HexShape colossal) {
    const std::int32_t wide = sizeRow(size).cellsWide;
    switch (size) {
        case SizeCategory::Large:
            return {wide, wide, HexShape::H3Down};
        case SizeCategory::Huge:
            return {wide, wide, HexShape::H7};
        case SizeCategory::Gargantuan:
            return {wide, wide, HexShape::H12Down};
        case SizeCategory::Colossal:
            return {wide, wide, colossal};
        default:
            return {wide, wide, HexShape::H1};
    }
}

std::vector<Cell> cells(GridKind grid, const Footprint& footprint) {
    if (isHex(grid)) return hexCells(footprint.shape);
    std::vector<Cell> result;
    result.reserve(static_cast<std::size_t>(footprint.width) * static_cast<std::size_t>(footprint.height));
    for (std::int32_t y = 0; y < footprint.height; ++y)
        for (std::int32_t x = 0; x < footprint.width; ++x) result.push_back({x, y});
    return result;
}

std::vector<Cell> cellsAt(GridKind grid, const Footprint& footprint, Cell anchor) {
    std::vector<Cell> result = cells(grid, footprint);
    for (Cell& cell : result) cell = cell + anchor;
    return result;
}

std::vector<Cell> ring(GridKind grid, const Footprint& footprint, Cell anchor) {
    const std::vector<Cell> own = cellsAt(grid, footprint, anchor);
    std::vector<Cell> result;
    for (const Cell cell : own)
        for (const Cell offset : neighbourOffsets(grid)) result.push_back(cell + offset);
    std::sort(result.begin(), result.end(), readingOrder);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    std::erase_if(result, [&](Cell c) { return std::find(own.begin(), own.end(), c) != own.end(); });
    return result;
}

int distance(GridKind grid, const Footprint& a, Cell anchorA, const Footprint& b, Cell anchorB) {
    if (!isHex(grid)) {
        const int gx = gap(anchorA.x, a.width, anchorB.x, b.width);
        const int gy = gap(anchorA.y, a.height, anchorB.y, b.height);
        return std::max(gx, gy) + std::min(gx, gy) / 2;
    }
    int best = std::numeric_limits<int>::max();
    for (const Cell cellA : cellsAt(grid, a, anchorA))
        for (const Cell cellB : cellsAt(grid, b, anchorB))
            best = std::min(best, distance(grid, cellA, cellB));
    return best;
}

LatticePoint middle(GridKind grid, const Footprint& footprint, Cell anchor) {
    constexpr std::int32_t kUnit = geometry::kUnitsPerCell;
    if (!isHex(grid))
        return {anchor.x * kUnit + footprint.width * kUnit / 2,
                anchor.y * kUnit + footprint.height * kUnit / 2};
    LatticePoint sum;
    const std::vector<Cell> own = cellsAt(grid, footprint, anchor);
    for (const Cell cell : own) sum = sum + centre(grid, cell);
    const auto count = static_cast<std::int32_t>(own.size());
    return {sum.x / count, sum.y / count};
}

}  // namespace tenaille::board
