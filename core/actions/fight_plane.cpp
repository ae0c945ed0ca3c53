// SPDX-License-Identifier: MIT
#include "core/actions/fight_plane.h"

#include <algorithm>

namespace tenaille::actions {

namespace {

using fight::Position;

// A lattice unit is 6.25 mm: 1.5 m a cell.
constexpr std::int64_t kPlanePerLattice = 1500 * fight::kUnitsPerMm / geometry::kUnitsPerCell;
static_assert(kPlanePerLattice * geometry::kUnitsPerCell == 1500 * fight::kUnitsPerMm);
constexpr std::int32_t kHalfCellMm = 750;

using Wide = __int128;

std::int64_t divided(Wide value, std::int64_t by) {
    const Wide doubled = 2 * (value < 0 ? -value : value) + by;
    const auto rounded = static_cast<std::int64_t>(doubled / (2 * Wide{by}));
    return value < 0 ? -rounded : rounded;
}

// The height of a row of hexes: half the root of 3, to 16 digits. A hex far out on the largest board is off
// by less than the unit of the plane.
constexpr std::int64_t kHalfRoot3 = 8'660'254'037'844'386;
constexpr std::int64_t kOne = 10'000'000'000'000'000;

// Of `cells` times the mean of lattice points whose sum is (x, y).
Position planeOf(board::GridKind grid, std::int64_t x, std::int64_t y, std::int64_t cells) {
    const auto straight = [&](std::int64_t doubled) {
        return divided(Wide{doubled} * kPlanePerLattice, 2 * cells);
    };
    const auto slanted = [&](std::int64_t value) {
        return divided(Wide{value} * kPlanePerLattice * (kHalfRoot3 / 10), (kOne / 10) * cells);
    };
    switch (grid) {
        case board::GridKind::Square:
            return {straight(2 * x), straight(2 * y)};
        case board::GridKind::HexPointy:
            return {straight(2 * x + y), slanted(y)};
        case board::GridKind::HexFlat:
            return {slanted(x), straight(2 * y + x)};
    }
    return {};
}

geometry::LatticePoint latticeOf(board::GridKind grid, Position place) {
    const auto straight = [](Wide doubled) {
        return static_cast<std::int32_t>(divided(doubled, 2 * kPlanePerLattice));
    };
    const auto slanted = [](std::int64_t value) {
        return divided(Wide{value} * (kOne / 10), kHalfRoot3 / 10);
    };
    switch (grid) {
        case board::GridKind::Square:
            return {straight(Wide{place.x} * 2), straight(Wide{place.y} * 2)};
        case board::GridKind::HexPointy: {
            const std::int64_t y = slanted(place.y);
            return {straight(Wide{place.x} * 2 - y), straight(Wide{y} * 2)};
        }
        case board::GridKind::HexFlat: {
            const std::int64_t x = slanted(place.x);
            return {straight(Wide{x} * 2), straight(Wide{place.y} * 2 - x)};
        }
    }
    return {};
}

Position middleAt(board::GridKind grid, const board::Footprint& footprint, board::Cell at) {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t count = 0;
    for (const board::Cell cell : board::cellsAt(grid, footprint, at)) {
        const geometry::LatticePoint point = board::centre(grid, cell);
        x += point.x;
        y += point.y;
        ++count;
    }
    return planeOf(grid, x, y, count);
}

}  // namespace

Position middleOf(const board::Extent& extent, const board::Footprint& footprint, board::Cell at) {
    return middleAt(extent.grid, footprint, at);
}

board::Cell anchorAt(const board::Extent& extent, const board::Footprint& footprint, Position place) {
    const Position offset =
        middleAt(extent.grid, footprint, {}) - middleAt(extent.grid, board::Footprint{}, {});
    return board::cellAt(extent.grid, latticeOf(extent.grid, place - offset));
}

std::int32_t beyondMm(board::GridKind grid, const board::Footprint& footprint) {
    if (!isHex(grid)) return kHalfCellMm * (std::min(footprint.width, footprint.height) - 1);
    // Of a hex space the radius of the circle of its size: 1, 3, 7, 19 cells.
    const std::size_t cells = board::cells(grid, footprint).size();
    const std::int32_t steps = cells >= 19 ? 4 : cells >= 12 ? 3 : cells >= 7 ? 2 : cells >= 3 ? 1 : 0;
    return kHalfCellMm * steps;
}

}  // namespace tenaille::actions
