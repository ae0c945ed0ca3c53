// SPDX-License-Identifier: MIT
#include "core/rules/facing/facing_ua.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/rules/facing/hex_vectors.h"

namespace tenaille::facing {

namespace {

using board::HexShape;
using geometry::LatticePoint;

// ---- squares --------------------------------------------------------------------------------------------

// UF-04, straight facing, in doubled coordinates from the middle of the space: the squares on the 45-degree
// diagonals are front or rear, never flank. By option the flanks stay as wide as the space.
Zone straightZone(Cell offset, std::int32_t n, Cell f, bool strip) {
    const std::int32_t x = 2 * offset.x + 1 - n;
    const std::int32_t y = 2 * offset.y + 1 - n;
    const std::int32_t ahead = x * f.x + y * f.y;
    const std::int32_t right = -x * f.y + y * f.x;
    const std::int32_t least = strip ? n : std::abs(right);
    if (ahead >= least) return Zone::Front;
    if (-ahead >= least) return Zone::Rear;
    return right < 0 ? Zone::Left : Zone::Right;
}

// UF-04, diagonal facing: the flanks are the quarter-planes whose corners sit m squares inside the two
// lateral corners of the space. p and q count along the two straight directions that the facing lies between.
// By option the flanks stay as wide as next to the space: m squares either way of the line through it.
Zone diagonalZone(Cell offset, std::int32_t n, Cell f, std::int32_t m, bool strip) {
    const std::int32_t p = f.x > 0 ? offset.x : n - 1 - offset.x;
    const std::int32_t q = f.y > 0 ? offset.y : n - 1 - offset.y;
    const bool leftIsAlongY = f.x == -f.y;
    const std::int32_t ahead = p + q - (n - 1);
    if (strip && std::abs(ahead) > m) return ahead > 0 ? Zone::Front : Zone::Rear;
    if (p < m && q >= n - m) return leftIsAlongY ? Zone::Left : Zone::Right;
    if (p >= n - m && q < m) return leftIsAlongY ? Zone::Right : Zone::Left;
    return p >= m && q >= m ? Zone::Front : Zone::Rear;
}

Zone squareZone(const Creature& creature, Cell cell, const FacingOptions& options) {
    const std::int32_t n = creature.footprint.width;
    const Cell f = board::direction(GridKind::Square, *creature.facing);
    const Cell offset = cell - creature.at;
    const bool strip = options.beyond == rules::AreasBeyond::Strip;
    if (f.x == 0 || f.y == 0) return straightZone(offset, n, f, strip);
    return diagonalZone(offset, n, f, flankDepth(n, options), strip);
}

// ---- hexes ----------------------------------------------------------------------------------------------

// The hexes from which the areas of a space are measured (HX-12), relative to its anchor.
struct Anchors {
    Cell left;   // where the left flank starts
    Cell right;  // where the right flank starts
    Cell rear;
};

// Round spaces have their middle at [0,0]. Triangular ones are built on three hexes around a point: with the
// flat side ahead the flanks start at the pair in front, crosswise, the rear at the single hex behind; with
// the point ahead the flanks start at the pair behind and the rear at the single hex in front.
Anchors anchorsOf(HexShape shape, int f) {
    if (!board::isTriangle(shape)) return {};
    const bool down = shape == HexShape::H3Down || shape == HexShape::H12Down || shape == HexShape::H27Down;
    auto three = board::cells(GridKind::HexPointy, {1, 1, down ? HexShape::H3Down : HexShape::H3Up});
    const auto ahead = [&](Cell c) { return hexDot(c, hexDirection(f)); };
    std::sort(three.begin(), three.end(), [&](Cell a, Cell b) { return ahead(a) > ahead(b); });
    const bool flatAhead = ahead(three[0]) == ahead(three[1]);
    const Cell single = flatAhead ? three[2] : three[0];
    Cell leftOfPair = flatAhead ? three[0] : three[1];
    Cell rightOfPair = flatAhead ? three[1] : three[2];
    if (hexDot(leftOfPair - rightOfPair, hexDirection(f + 3)) < 0) std::swap(leftOfPair, rightOfPair);
    return flatAhead ? Anchors{rightOfPair, leftOfPair, single} : Anchors{leftOfPair, rightOfPair, single};
}

// offset = a * u + b * v for two neighbouring side directions u, v: always whole, the determinant is 1 or -1.
struct Steps {
    std::int64_t a = 0;
    std::int64_t b = 0;
};
Steps stepsOf(HexVector offset, HexVector u, HexVector v) {
    const std::int64_t determinant = hexCross(u, v);
    return {hexCross(offset, v) / determinant, hexCross(u, offset) / determinant};
}

// Facing through a side, one hex or a round space: the flanks reach from 90 to 120 degrees, both included.
Zone sideZone(Cell offset, int f) {
    const auto inFlank = [&](int outer, int inner) {
        const Steps s = stepsOf(offset, hexDirection(outer), hexDirection(inner));
        return s.a >= 1 && s.b >= 0 && s.b <= s.a;
    };
    if (inFlank(f + 4, f + 2)) return Zone::Left;
    if (inFlank(f - 4, f - 2)) return Zone::Right;
    return hexDot(offset, hexDirection(f)) > 0 ? Zone::Front : Zone::Rear;
}

// HX-12, option: four hexes of the drawn space of twelve are flank although they lie ahead of the line that
// bounds the flank in every other drawing. Given for h12Down facing f = 1, as three times the way from the
// middle of the space; the other facings and the mirrored space by sixths of a turn.
Zone drawnSlip(Cell offset, HexShape shape, int f) {
    const bool down = shape == HexShape::H12Down;
    if (!down && shape != HexShape::H12Up) return Zone::None;
    const bool pointAhead = down ? f % 4 == 1 : f % 4 == 3;
    if (!pointAhead) return Zone::None;
    Cell way = 3 * offset - (down ? Cell{1, 1} : Cell{-1, 2});
    for (int turns = (f - 1) / 2; turns > 0; --turns) way = {-way.y, way.x + way.y};
    if (way == Cell{2, -10} || way == Cell{5, -13}) return Zone::Left;
    if (way == Cell{2, 8} || way == Cell{5, 8}) return Zone::Right;
    return Zone::None;
}

// Facing through a corner: the flanks reach from 90 to 150 degrees from their anchors.
Zone cornerZone(Cell offset, const Anchors& anchors, int f) {
    const auto inFlank = [&](Cell from, int near, int far) {
        const Steps s = stepsOf(offset - from, hexDirection(near), hexDirection(far));
        return s.a >= 1 && s.b >= 0;
    };
    if (inFlank(anchors.left, f + 3, f + 5)) return Zone::Left;
    if (inFlank(anchors.right, f - 3, f - 5)) return Zone::Right;
    const Steps behind = stepsOf(offset - anchors.rear, hexDirection(f + 5), hexDirection(f - 5));
    return behind.a >= 0 && behind.b >= 0 ? Zone::Rear : Zone::Front;
}

// ---- lines for drawing ----------------------------------------------------------------------------------

ArcRays squareRays(const Creature& creature, const FacingOptions& options) {
    constexpr std::int32_t kUnit = geometry::kUnitsPerCell;
    const std::int32_t n = creature.footprint.width;
    const Cell f = board::direction(GridKind::Square, *creature.facing);
    const bool straight = f.x == 0 || f.y == 0;
    const std::int32_t m = straight ? 0 : flankDepth(n, options);
    // A ray starts where its direction leaves the space, `inset` squares from the lateral corner.
    const auto ray = [&](LatticePoint direction, Cell lateral) {
        const auto start = [&](std::int32_t d, std::int32_t side) {
            if (d != 0) return d > 0 ? n : 0;
            return side > 0 ? n - m : m;
        };
        return Ray{{(creature.at.x + start(direction.x, lateral.x)) * kUnit,
                    (creature.at.y + start(direction.y, lateral.y)) * kUnit},
                   direction};
    };
    const Cell left =
        board::direction(GridKind::Square, board::turned(GridKind::Square, *creature.facing, -2));
    const Cell right{-left.x, -left.y};
    const auto toward = [&](Cell side, int ahead) {
        const Cell sum{side.x + ahead * f.x, side.y + ahead * f.y};
        Ray wedge = straight ? ray({sum.x, sum.y}, side) : ray({sum.x / 2, sum.y / 2}, side);
        if (options.beyond == rules::AreasBeyond::Strip) wedge.direction = {side.x, side.y};
        return wedge;
    };
    return {toward(left, 1), toward(left, -1), toward(right, -1), toward(right, 1)};
}

ArcRays hexRays(const Creature& creature) {
    constexpr std::int32_t kUnit = geometry::kUnitsPerCell;
    const int f = creature.facing->index;
    const bool throughSide = f % 2 == 0;
    const Anchors anchors = throughSide ? Anchors{} : anchorsOf(creature.footprint.shape, f);
    const int far = throughSide ? 4 : 5;
    const auto ray = [&](Cell from, int direction) {
        const Cell start = creature.at + from;
        const Cell along = hexDirection(direction);
        return Ray{{start.x * kUnit, start.y * kUnit}, {along.x, along.y}};
    };
    return {ray(anchors.left, f + 3), ray(anchors.left, f + far), ray(anchors.right, f - far),
            ray(anchors.right, f - 3)};
}

}  // namespace

std::int32_t flankDepth(std::int32_t n, const FacingOptions& options) {
    return n == 5 ? options.diagonal5 : (n - 1) / 2;
}

Zone zoneUa(GridKind grid, const Creature& creature, Cell cell, const FacingOptions& options) {
    if (isOwnCell(grid, creature, cell)) return Zone::Self;
    if (!hasFacing(System::Ua, creature) || !checkFacing(System::Ua, grid, creature, options))
        return Zone::None;
    if (!board::isHex(grid)) return squareZone(creature, cell, options);
    const int f = creature.facing->index;
    const Cell offset = cell - creature.at;
    if (f % 2 == 0) return sideZone(offset, f);
    const board::HexShape shape = creature.footprint.shape;
    const Zone slip = options.gargantuanLiteral ? drawnSlip(offset, shape, f) : Zone::None;
    return slip != Zone::None ? slip : cornerZone(offset, anchorsOf(shape, f), f);
}

ArcRays arcRaysUa(GridKind grid, const Creature& creature, const FacingOptions& options) {
    return board::isHex(grid) ? hexRays(creature) : squareRays(creature, options);
}

}  // namespace tenaille::facing
