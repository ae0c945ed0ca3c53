// SPDX-License-Identifier: MIT
#include "core/rules/areas/hex_areas.h"

#include <algorithm>
#include <array>
#include <set>
#include <unordered_set>

#include "core/base/rational.h"

namespace tenaille::areas {

namespace {

using board::GridKind;

bool readingOrder(Cell a, Cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

// How the segment from [0,0] to `delta` meets the hex around `offset`: the part of it inside the open strip
// |form| < 1 of each of three linear forms (HX-08), as an interval of the way from 0 to 1.
enum class Passage : unsigned char { None, Edge, Interior };

Passage passage(Cell delta, Cell offset) {
    const std::array<std::array<std::int64_t, 2>, 3> forms{
        {{-2 * offset.x - offset.y, 2 * delta.x + delta.y},
         {-offset.x - 2 * offset.y, delta.x + 2 * delta.y},
         {-offset.x + offset.y, delta.x - delta.y}}};  // {at the start, growth along the way}
    Rational from(0);
    Rational to(1);
    bool onEdge = false;
    for (const auto& [start, growth] : forms) {
        if (growth == 0) {
            if (std::abs(start) > 1) return Passage::None;
            onEdge = onEdge || std::abs(start) == 1;
            continue;
        }
        const Rational a(-1 - start, growth);
        const Rational b(1 - start, growth);
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
    }
    if (from >= to) return Passage::None;
    return onEdge ? Passage::Edge : Passage::Interior;
}

}  // namespace

std::vector<Cell> hexBurst(const board::Footprint& space, Cell at, int radius, bool includesOrigin) {
    const std::vector<Cell> own = board::cellsAt(GridKind::HexPointy, space, at);
    std::unordered_set<Cell> area;
    for (const Cell centre : own)
        for (int r = -radius; r <= radius; ++r)
            for (int q = std::max(-radius, -radius - r); q <= std::min(radius, radius - r); ++q)
                area.insert(centre + Cell{q, r});
    if (!includesOrigin)
        for (const Cell cell : own) area.erase(cell);
    std::vector<Cell> cells(area.begin(), area.end());
    std::sort(cells.begin(), cells.end(), readingOrder);
    return cells;
}

std::vector<Cell> hexBurstAtCorner(Cell at, board::Facing corner, int radius) {
    if (radius < 1) return {};
    const auto neighbours = board::neighbourOffsets(GridKind::HexPointy);
    const auto next = static_cast<std::size_t>(corner.index / 2);
    std::set<Cell> area;
    for (const Cell core : {at, at + neighbours[next], at + neighbours[(next + 1) % neighbours.size()]})
        for (const Cell cell : hexBurst({}, core, radius - 1, true)) area.insert(cell);
    std::vector<Cell> cells(area.begin(), area.end());
    std::sort(cells.begin(), cells.end(), readingOrder);
    return cells;
}

namespace {

// The sector of 60 degrees about a side direction d: a * d + b * (d + the next side direction on the left or
// on the right), a and b not negative.
std::vector<Cell> sideCone(Cell origin, board::Facing direction, int length) {
    const auto neighbours = board::neighbourOffsets(GridKind::HexPointy);
    const std::size_t side = direction.index / 2;
    const Cell ahead = neighbours[side];
    const Cell left = ahead + neighbours[(side + 1) % neighbours.size()];
    const Cell right = ahead + neighbours[(side + 5) % neighbours.size()];
    std::vector<Cell> cells;
    for (int straight = 0; straight <= length; ++straight) {
        for (int aside = 0; straight + 2 * aside <= length; ++aside) {
            const Cell base{origin.x + straight * ahead.x, origin.y + straight * ahead.y};
            if (straight + aside == 0) continue;
            cells.push_back(base + Cell{aside * left.x, aside * left.y});
            if (aside > 0) cells.push_back(base + Cell{aside * right.x, aside * right.y});
        }
    }
    return cells;
}

}  // namespace

std::vector<Cell> hexCone(Cell origin, board::Facing direction, int length) {
    if (direction.index % 2 == 0) return sideCone(origin, direction, length);
    const auto neighbours = board::neighbourOffsets(GridKind::HexPointy);
    const Cell u = neighbours[direction.index / 2];
    const Cell v = neighbours[(direction.index / 2 + 1) % neighbours.size()];
    std::vector<Cell> cells;
    for (int steps = 1; steps <= length; ++steps)
        for (int b = 0; b <= steps; ++b) {
            const int a = steps - b;
            cells.push_back(origin + Cell{a * u.x + b * v.x, a * u.y + b * v.y});
        }
    return cells;
}

HexLineCells hexLine(Cell from, Cell to) {
    HexLineCells line;
    const Cell delta = to - from;
    const int steps = board::distance(GridKind::HexPointy, from, to);
    std::unordered_set<Cell> seen{{0, 0}};
    // Every hex that the segment meets is near one of its points at whole steps.
    for (std::int64_t step = 0; step <= steps && steps > 0; ++step) {
        const Cell near{static_cast<std::int32_t>(geometry::floorDiv(delta.x * step, steps)),
                        static_cast<std::int32_t>(geometry::floorDiv(delta.y * step, steps))};
        for (int r = -1; r <= 2; ++r)
            for (int q = -1; q <= 2; ++q) {
                const Cell offset = near + Cell{q, r};
                if (!seen.insert(offset).second) continue;
                const Passage how = passage(delta, offset);
                if (how == Passage::Interior) line.crossed.push_back(from + offset);
                if (how == Passage::Edge) line.edge.push_back(from + offset);
            }
    }
    return line;
}

std::vector<Cell> affected(const HexLineCells& line, Cell from, Cell to, LineSide side,
                           rules::LineEdge reading) {
    std::vector<Cell> cells = line.crossed;
    const Cell way = to - from;
    for (const Cell cell : line.edge) {
        const Cell offset = cell - from;
        // The screen's left of the way: the axial cross product of the catalogue's conventions.
        const bool isLeft = std::int64_t{way.y} * offset.x > std::int64_t{way.x} * offset.y;
        const bool isChosen = side != LineSide::Undecided && isLeft == (side == LineSide::Left);
        if (reading == rules::LineEdge::Both || (reading == rules::LineEdge::Choose && isChosen))
            cells.push_back(cell);
    }
    return cells;
}

}  // namespace tenaille::areas
