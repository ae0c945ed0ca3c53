// SPDX-License-Identifier: MIT
#include "core/rules/movement/move_grid.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/geometry/crossing.h"
#include "core/geometry/predicates.h"
#include "core/rules/movement/partial_hexes.h"
#include "core/rules/movement/step_cost.h"

namespace tenaille::movement {

namespace {

using board::Cell;
using board::GridKind;
using geometry::Segment;

// A rectangle of cells, both ends included.
struct Bounds {
    Cell min;
    Cell max;
};

// Staggered rows or columns of hexes lean: their corners bound the rest.
Bounds boundsOf(const board::Extent& extent) {
    Bounds bounds{extent.cellOf(0, 0), extent.cellOf(0, 0)};
    const std::int32_t right = extent.width - 1;
    const std::int32_t bottom = extent.height - 1;
    for (const Cell corner :
         {extent.cellOf(right, 0), extent.cellOf(0, bottom), extent.cellOf(right, bottom)}) {
        bounds.min = {std::min(bounds.min.x, corner.x), std::min(bounds.min.y, corner.y)};
        bounds.max = {std::max(bounds.max.x, corner.x), std::max(bounds.max.y, corner.y)};
    }
    return bounds;
}

// x (rounded down) where the line of a segment that is not horizontal has the height y.
std::int64_t xAt(const Segment& s, std::int64_t y) {
    const std::int64_t dy = std::int64_t{s.b.y} - s.a.y;
    const std::int64_t along = (y - s.a.y) * (std::int64_t{s.b.x} - s.a.x);
    return s.a.x + (dy > 0 ? geometry::floorDiv(along, dy) : geometry::floorDiv(-along, -dy));
}

// Smallest and largest x of the part of a segment between two heights, at most one unit too wide.
std::array<std::int64_t, 2> rangeBetween(const Segment& s, std::int64_t top, std::int64_t bottom) {
    const geometry::Box box = geometry::boundingBox(s);
    if (s.a.y == s.b.y) return {box.min.x, box.max.x};
    const std::int64_t first = xAt(s, std::clamp<std::int64_t>(top, box.min.y, box.max.y));
    const std::int64_t last = xAt(s, std::clamp<std::int64_t>(bottom, box.min.y, box.max.y));
    return {std::min(first, last), std::max(first, last) + 1};
}

constexpr std::size_t kMostWallsOfHex = 16;

constexpr int oppositeOf(GridKind grid, int direction) {
    return grid == GridKind::Square ? (direction + 4) % 8 : (direction + 3) % 6;
}

}  // namespace

MoveGrid::MoveGrid(const board::BoardView& board, rules::PartialHexes partial)
    : m_grid(board.grid()), m_partial(partial) {
    assert(board.extent().has_value());
    const Bounds bounds = boundsOf(*board.extent());
    m_min = bounds.min - Cell{1, 1};
    m_width = bounds.max.x - bounds.min.x + 3;
    m_height = bounds.max.y - bounds.min.y + 3;
    const auto cells = at(count());
    m_floor.resize(cells);
    m_walled.resize(cells);
    m_cornered.resize(cells);
    m_fenced.resize(cells);
    readTerrain(board);
    for (const board::Barrier& barrier : board.barriers())
        if (barrier.effect.stopsMovement || barrier.effect.hampers)
            readBarrier(barrier, board.unitsPerCell());
    if (board::isHex(m_grid) && partial != rules::PartialHexes::Centre) judgePartialHexes(board);
    sort(m_wallRecords);
    sort(m_fenceRecords);
    sort(m_terrainRecords);
    if (m_grid == GridKind::Square) markCorners();
    const bool sameBothWays =
        std::none_of(board.barriers().begin(), board.barriers().end(), [](const board::Barrier& barrier) {
            return barrier.effect.oneWay && (barrier.effect.stopsMovement || barrier.effect.hampers);
        });
    if (sameBothWays) m_planes = CellPlanes(*this);
}

MoveGrid MoveGrid::part(Cell min, Cell max) const {
    MoveGrid result;
    result.m_grid = m_grid;
    result.m_partial = m_partial;
    result.m_min = {std::max(min.x, m_min.x), std::max(min.y, m_min.y)};
    result.m_width = std::min(max.x, m_min.x + m_width - 1) - result.m_min.x + 1;
    result.m_height = std::min(max.y, m_min.y + m_height - 1) - result.m_min.y + 1;
    const auto copyRows = [&](const auto& from, auto& to) {
        to.reserve(at(result.count()));
        for (std::int32_t row = 0; row < result.m_height; ++row) {
            const auto first = from.begin() + indexOf(result.m_min + Cell{0, row});
            to.insert(to.end(), first, first + result.m_width);
        }
    };
    copyRows(m_floor, result.m_floor);
    copyRows(m_walled, result.m_walled);
    copyRows(m_cornered, result.m_cornered);
    copyRows(m_fenced, result.m_fenced);
    return result;
}

void MoveGrid::readTerrain(const board::BoardView& board) {
    for (std::int32_t i = 0; i < count(); ++i) m_floor[at(i)].outside = !board.extent()->contains(cellOf(i));
    for (const board::SpecialCell& special : board.specialCells()) {
        if (!inRectangle(special.cell)) continue;
        Floor& floor = m_floor[at(indexOf(special.cell))];
        floor.solid = floor.solid || special.effect.solid;
        floor.obstacle = floor.obstacle || special.effect.obstacle;
        floor.doublings =
            std::max(floor.doublings, std::min<std::uint8_t>(special.effect.doublings, kMaxDoublings));
        m_terrainRecords.push_back({indexOf(special.cell) * 8, special.record});
    }
}

// The centres of the cells span blocks of one cell, the corners of a block being four centres; every segment
// between neighbouring centres lies in a block. Visits the blocks that the barrier touches, row by row.
template <class Visit>
void MoveGrid::visitBlocks(const board::Barrier& barrier, std::int32_t unit, Visit&& visit) const {
    const std::int64_t origin = board::centre(m_grid, {0, 0}, unit).x;
    const geometry::Box box = geometry::boundingBox(barrier.where);
    const auto blocks = [&](std::int64_t least, std::int64_t greatest, std::int32_t from, std::int32_t to) {
        return std::array{static_cast<std::int32_t>(
                              std::max<std::int64_t>(geometry::floorDiv(least - origin - 1, unit), from)),
                          static_cast<std::int32_t>(
                              std::min<std::int64_t>(geometry::floorDiv(greatest - origin, unit), to))};
    };
    const auto [firstRow, lastRow] = blocks(box.min.y, box.max.y, m_min.y, m_min.y + m_height - 2);
    for (std::int32_t row = firstRow; row <= lastRow; ++row) {
        const std::int64_t top = row * std::int64_t{unit} + origin;
        const auto [left, right] = rangeBetween(barrier.where, top, top + unit);
        const auto [first, last] = blocks(left, right, m_min.x, m_min.x + m_width - 2);
        for (std::int32_t column = first; column <= last; ++column) visit(Cell{column, row});
    }
}

void MoveGrid::readBarrier(const board::Barrier& barrier, std::int32_t unit) {
    visitBlocks(barrier, unit, [&](Cell block) { readBlock(barrier, block, unit); });
}

// The segments of one block: two sides (the other two belong to the next blocks) and the diagonals; on hexes
// only one diagonal joins neighbours.
void MoveGrid::readBlock(const board::Barrier& barrier, Cell block, std::int32_t unit) {
    constexpr std::array<Link, 4> kSquareLinks{{{{0, 0}, 2}, {{0, 0}, 4}, {{0, 0}, 3}, {{1, 0}, 5}}};
    constexpr std::array<Link, 3> kHexLinks{{{{0, 0}, 0}, {{0, 0}, 5}, {{1, 0}, 4}}};
    const std::span<const Link> links =
        m_grid == GridKind::Square ? std::span<const Link>(kSquareLinks) : std::span<const Link>(kHexLinks);
    for (const Link& link : links) {
        const Cell from = block + link.from;
        const Cell to = from + board::neighbourOffsets(m_grid)[static_cast<std::size_t>(link.direction)];
        const Segment way{board::centre(m_grid, from, unit), board::centre(m_grid, to, unit)};
        // GEO-5: closed contact, ends included, counts.
        if (geometry::meeting(way, barrier.where) != geometry::Meeting::Apart)
            markLink({from, link.direction}, barrier, unit);
    }
}

void MoveGrid::markLink(Link link, const board::Barrier& barrier, std::int32_t unit) {
    const int back = oppositeOf(m_grid, link.direction);
    const std::int32_t from = indexOf(link.from);
    const std::int32_t to =
        from + stride(board::neighbourOffsets(m_grid)[static_cast<std::size_t>(link.direction)]);
    const bool forth = barrier.actsFrom(board::centre(m_grid, link.from, unit));
    const bool backToo = barrier.actsFrom(board::centre(m_grid, cellOf(to), unit));
    const auto mark = [&](std::vector<Directions>& sets, std::vector<Met>& records) {
        if (forth) {
            sets[at(from)] |= bitOf(link.direction);
            records.push_back({from * 8 + link.direction, barrier.record});
        }
        if (backToo) {
            sets[at(to)] |= bitOf(back);
            records.push_back({to * 8 + back, barrier.record});
        }
    };
    if (barrier.effect.stopsMovement) mark(m_walled, m_wallRecords);
    if (barrier.effect.hampers) mark(m_fenced, m_fenceRecords);
}

// HX-04: a single wall straight through a hex leaves half of it around the middle, so only hexes that several
// walls enter are measured; of those that a tangle enters the middle alone decides.
void MoveGrid::judgePartialHexes(const board::BoardView& board) {
    struct Entered {
        std::int32_t index;
        std::uint32_t barrier;
    };
    std::vector<Entered> entered;
    for (std::uint32_t i = 0; i < board.barriers().size(); ++i) {
        const board::Barrier& barrier = board.barriers()[i];
        if (!barrier.effect.stopsMovement) continue;
        visitBlocks(barrier, board.unitsPerCell(), [&](Cell block) {
            // A block lies in the four hexes whose middles are its corners.
            for (const Cell cell : {block, block + Cell{1, 0}, block + Cell{0, 1}, block + Cell{1, 1}})
                if (geometry::crossesInterior(barrier.where, board.cornersOf(cell)))
                    entered.push_back({indexOf(cell), i});
        });
    }
    const auto key = [](const Entered& one) { return std::pair(one.index, one.barrier); };
    std::sort(entered.begin(), entered.end(),
              [&](const Entered& a, const Entered& b) { return key(a) < key(b); });
    entered.erase(std::unique(entered.begin(), entered.end(),
                              [&](const Entered& a, const Entered& b) { return key(a) == key(b); }),
                  entered.end());
    std::vector<Segment> walls;
    for (std::size_t first = 0; first < entered.size();) {
        std::size_t end = first;
        walls.clear();
        for (; end < entered.size() && entered[end].index == entered[first].index; ++end)
            walls.push_back(board.barriers()[entered[end].barrier].where);
        const Cell cell = cellOf(entered[first].index);
        Floor& floor = m_floor[at(entered[first].index)];
        if (walls.size() > 1 && walls.size() <= kMostWallsOfHex && !floor.outside && !floor.solid &&
            !isHalfOpen(board.centreOf(cell), board.cornersOf(cell), walls)) {
            if (m_partial == rules::PartialHexes::Half)
                floor.solid = true;
            else
                floor.doublings =
                    std::min<std::uint8_t>(static_cast<std::uint8_t>(floor.doublings + 1), kMaxDoublings);
            m_terrainRecords.push_back({indexOf(cell) * 8, board.barriers()[entered[first].barrier].record});
        }
        first = end;
    }
}

// MV-08, GEO-5: in the 2 x 2 block of a diagonal both other cells must be open and the four straight segments
// free of walls, one-way ones included from either side. Outside the board nothing is open, but no diagonal
// between cells of the board needs it.
void MoveGrid::markCorners() {
    constexpr int kEast = 2;
    constexpr int kSouthEast = 3;
    constexpr int kSouth = 4;
    constexpr int kSouthWest = 5;
    constexpr int kWest = 6;
    constexpr int kNorth = 0;
    constexpr int kNorthWest = 7;
    constexpr int kNorthEast = 1;
    for (std::int32_t y = 0; y + 1 < m_height; ++y) {
        for (std::int32_t x = 0; x + 1 < m_width; ++x) {
            const std::int32_t a = y * m_width + x;
            const std::int32_t b = a + 1;
            const std::int32_t c = a + m_width;
            const std::int32_t d = c + 1;
            const bool walls =
                ((walled(a) & (bitOf(kEast) | bitOf(kSouth))) | (walled(b) & (bitOf(kSouth) | bitOf(kWest))) |
                 (walled(c) & (bitOf(kEast) | bitOf(kNorth))) |
                 (walled(d) & (bitOf(kNorth) | bitOf(kWest)))) != 0;
            if (walls || floor(b).solid || floor(c).solid) {
                m_cornered[at(a)] |= bitOf(kSouthEast);
                m_cornered[at(d)] |= bitOf(kNorthWest);
            }
            if (walls || floor(a).solid || floor(d).solid) {
                m_cornered[at(b)] |= bitOf(kSouthWest);
                m_cornered[at(c)] |= bitOf(kNorthEast);
            }
        }
    }
}

void MoveGrid::sort(std::vector<Met>& list) {
    std::stable_sort(list.begin(), list.end(), [](const Met& a, const Met& b) { return a.key < b.key; });
}

RecordId MoveGrid::find(const std::vector<Met>& list, std::int32_t index, int direction) {
    const std::int32_t key = index * 8 + direction;
    const auto found = std::lower_bound(list.begin(), list.end(), key,
                                        [](const Met& met, std::int32_t wanted) { return met.key < wanted; });
    return found != list.end() && found->key == key ? found->record : RecordId{};
}

}  // namespace tenaille::movement
