// SPDX-License-Identifier: MIT
#include "core/rules/facing/facing_5e.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "core/rules/facing/facing_ua.h"
#include "core/rules/facing/hex_sectors.h"

namespace tenaille::facing {

namespace {

using geometry::LatticePoint;

constexpr Rational kHalf(1, 2);

Shares wholly(Arc arc) {
    Shares shares;
    shares[static_cast<std::size_t>(arc)] = Rational(1);
    return shares;
}

// How far a cell lies outside a space, in the creature's own directions (F5-10): ahead (negative: behind) and
// to the right (negative: left); 0 while inside the columns or rows of the space.
struct Overhang {
    int ahead = 0;
    int right = 0;
};

Overhang overhangOf(const Creature& creature, Cell cell) {
    const auto outside = [](std::int32_t offset, std::int32_t length) {
        return offset < 0 ? offset : std::max(0, offset - length + 1);
    };
    const int x = outside(cell.x - creature.at.x, creature.footprint.width);
    const int y = outside(cell.y - creature.at.y, creature.footprint.height);
    const Cell f = board::direction(GridKind::Square, *creature.facing);
    return {x * f.x + y * f.y, -x * f.y + y * f.x};
}

// Space and cells have whole corners, so the lines run corner to corner: a cell is whole or cut in half, and
// comparing two integers is the comparison of areas (F5-10, F5-11).
Zone squareZone(Overhang o) {
    const int sideways = std::abs(o.right);
    if (o.ahead == 0 && sideways == 0) return Zone::Self;
    if (o.ahead >= 1 && o.ahead >= sideways) return Zone::Front;
    if (-o.ahead >= 1 && -o.ahead > sideways) return Zone::Rear;
    return o.right < 0 ? Zone::Left : Zone::Right;
}

Shares squareShares(Overhang o) {
    if (std::abs(o.ahead) != std::abs(o.right)) return wholly(*arcOf(squareZone(o)));
    Shares shares;
    shares[static_cast<std::size_t>(o.ahead > 0 ? Arc::Front : Arc::Rear)] = kHalf;
    shares[static_cast<std::size_t>(o.right < 0 ? Arc::Left : Arc::Right)] = kHalf;
    return shares;
}

bool usesUaAreas(GridKind grid, const FacingOptions& options) {
    return board::isHex(grid) && options.hexArcs == rules::HexArcs::Ua;
}

// ---- spaces that are no whole cells -------------------------------------------------------------------

// Everything in units of one `unit`-th of a cell, relative to the top-left corner of the cell.
struct ScaledCross {
    std::int64_t unit;  // one cell
    std::int64_t x;     // middle of the space: the two diagonals meet here
    std::int64_t y;
    std::int64_t side;
};

ScaledCross crossOf(const FreeSpace& space, Cell cell) {
    const std::int64_t unit = 2 * std::lcm(std::lcm(space.x.den(), space.y.den()), space.side.den());
    const auto scaled = [unit](Rational r) { return r.num() * (unit / r.den()); };
    const std::int64_t side = scaled(space.side);
    return {unit, scaled(space.x - Rational(cell.x)) + side / 2,
            scaled(space.y - Rational(cell.y)) + side / 2, side};
}

bool meetsSpace(const ScaledCross& c) {
    const auto overlaps = [&](std::int64_t middle) {
        return middle - c.side / 2 < c.unit && middle + c.side / 2 > 0;
    };
    return overlaps(c.x) && overlaps(c.y);
}

// Twice the area of the cell where x + y < limit (F5-11): a triangle, or the cell less a triangle.
__int128 belowDiagonal(std::int64_t limit, std::int64_t unit) {
    const __int128 whole = static_cast<__int128>(2) * unit * unit;
    if (limit <= 0) return 0;
    if (limit >= 2 * unit) return whole;
    const __int128 leg = limit <= unit ? limit : 2 * unit - limit;
    return limit <= unit ? leg * leg : whole - leg * leg;
}

// Twice the areas of the cell in the four quarter-planes, clockwise from the north. The middle of the space
// is outside the cell, so the quarter away from it is empty and the two diagonals do not cross in the cell.
std::array<__int128, 4> quarters(const ScaledCross& c) {
    const __int128 whole = static_cast<__int128>(2) * c.unit * c.unit;
    const __int128 northWest = belowDiagonal(c.x + c.y, c.unit);  // x + y < cx + cy: north and west
    const __int128 southWest =
        belowDiagonal(c.x + (c.unit - c.y), c.unit);  // x - y < cx - cy: west and south
    const __int128 northEast = whole - southWest;
    const __int128 southEast = whole - northWest;
    if (c.x <= 0) return {northWest, whole - northWest - southWest, southWest, 0};
    if (c.x >= c.unit) return {northEast, 0, southEast, whole - northEast - southEast};
    if (c.y <= 0) return {0, northEast, whole - northEast - northWest, northWest};
    return {whole - southEast - southWest, southEast, 0, southWest};
}

// ---- lines for drawing ----------------------------------------------------------------------------------

ArcRays squareRays(const Creature& creature) {
    constexpr std::int32_t kUnit = geometry::kUnitsPerCell;
    const Cell f = board::direction(GridKind::Square, *creature.facing);
    const Cell right{-f.y, f.x};
    const LatticePoint min{creature.at.x * kUnit, creature.at.y * kUnit};
    const LatticePoint size{creature.footprint.width * kUnit, creature.footprint.height * kUnit};
    const auto ray = [&](int ahead, int sideways) {
        const LatticePoint d{ahead * f.x + sideways * right.x, ahead * f.y + sideways * right.y};
        return Ray{{min.x + (d.x > 0 ? size.x : 0), min.y + (d.y > 0 ? size.y : 0)}, d};
    };
    return {ray(1, -1), ray(-1, -1), ray(-1, 1), ray(1, 1)};
}

ArcRays hexRays(const HexSectors& s) {
    constexpr std::int32_t kSixth = geometry::kUnitsPerCell / 6;
    const auto ray = [](const HexLine& line) {
        return Ray{{line.through.x * kSixth, line.through.y * kSixth}, {line.along.x, line.along.y}};
    };
    return {ray(s.frontLeft), ray(s.rearLeft), ray(s.rearRight), ray(s.frontRight)};
}

}  // namespace

Zone zone5e(GridKind grid, const Creature& creature, Cell cell, const FacingOptions& options) {
    if (usesUaAreas(grid, options)) {
        // Who has a facing is a matter of 5e, where the areas lie is not.
        Creature plain = creature;
        plain.size = board::SizeCategory::Medium;
        plain.traits = plain.traits.without(board::Trait::Faceless);
        return zoneUa(grid, plain, cell, options);
    }
    if (!hasFacing(System::FiveE, creature) || !checkFacing(System::FiveE, grid, creature, options))
        return isOwnCell(grid, creature, cell) ? Zone::Self : Zone::None;
    if (!board::isHex(grid)) return squareZone(overhangOf(creature, cell));
    if (isOwnCell(grid, creature, cell)) return Zone::Self;
    return zoneOf(
        hexArc(hexSectors(creature.footprint, creature.at, *creature.facing, options.hexArcs), cell));
}

CellArc cellArc5e(GridKind grid, const Creature& creature, Cell cell, const FacingOptions& options) {
    CellArc result{cell, zone5e(grid, creature, cell, options), std::nullopt};
    if (!arcOf(result.zone) || usesUaAreas(grid, options)) return result;
    if (board::isHex(grid))
        result.shares =
            hexShares(hexSectors(creature.footprint, creature.at, *creature.facing, options.hexArcs), cell);
    else
        result.shares = squareShares(overhangOf(creature, cell));
    return result;
}

CellArc cellArc5e(const FreeSpace& space, board::Facing facing, Cell cell) {
    const ScaledCross cross = crossOf(space, cell);
    if (meetsSpace(cross)) return {cell, Zone::Self, std::nullopt};
    const auto areas = quarters(cross);
    const std::int64_t whole = 2 * cross.unit * cross.unit;
    const auto share = [&](int clockwiseQuarters) {
        const auto quarter = static_cast<std::size_t>((facing.index / 2 + clockwiseQuarters) % 4);
        return Rational(static_cast<std::int64_t>(areas[quarter]), whole);
    };
    const Shares shares{share(0), share(3), share(1), share(2)};
    return {cell, zoneOf(largest(shares)), shares};
}

ArcRays arcRays5e(GridKind grid, const Creature& creature, const FacingOptions& options) {
    if (usesUaAreas(grid, options)) return arcRaysUa(grid, creature, options);
    if (!board::isHex(grid)) return squareRays(creature);
    return hexRays(hexSectors(creature.footprint, creature.at, *creature.facing, options.hexArcs));
}

}  // namespace tenaille::facing
