// SPDX-License-Identifier: MIT
#include "tests/support/dungeon.h"

#include <algorithm>
#include <unordered_set>

namespace tenaille::test {

namespace {

using board::Cell;
using geometry::LatticePoint;
using geometry::Segment;

constexpr std::int32_t kUnit = geometry::kUnitsPerCell;

/// Unit edges of a square board that carry a wall.
class Edges {
  public:
    explicit Edges(int side) : m_side(side), m_across(size()), m_down(size()) {}

    std::vector<bool>::reference across(int x, int y) { return m_across[at(x, y)]; }  // (x, y) to (x + 1, y)
    std::vector<bool>::reference down(int x, int y) { return m_down[at(x, y)]; }      // (x, y) to (x, y + 1)
    bool hasAcross(int x, int y) const { return inside(x, y) && m_across[at(x, y)]; }
    bool hasDown(int x, int y) const { return inside(x, y) && m_down[at(x, y)]; }
    int side() const { return m_side; }

    /// Maximal straight runs between junctions.
    std::vector<Segment> runs() const {
        std::vector<Segment> result;
        for (int line = 0; line <= m_side; ++line) {
            collect(result, line, true);
            collect(result, line, false);
        }
        return result;
    }

  private:
    std::size_t size() const {
        return static_cast<std::size_t>(m_side + 1) * static_cast<std::size_t>(m_side + 1);
    }
    std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_side + 1) +
               static_cast<std::size_t>(x);
    }
    bool inside(int x, int y) const { return x >= 0 && y >= 0 && x <= m_side && y <= m_side; }

    void collect(std::vector<Segment>& result, int line, bool isAcross) const {
        const auto has = [&](int i) { return isAcross ? hasAcross(i, line) : hasDown(line, i); };
        const auto junction = [&](int i) {
            return isAcross ? hasDown(i, line) || hasDown(i, line - 1)
                            : hasAcross(line, i) || hasAcross(line - 1, i);
        };
        for (int i = 0; i < m_side;) {
            if (!has(i)) {
                ++i;
                continue;
            }
            int end = i + 1;
            while (end < m_side && has(end) && !junction(end)) ++end;
            const LatticePoint a = isAcross ? LatticePoint{i, line} : LatticePoint{line, i};
            const LatticePoint b = isAcross ? LatticePoint{end, line} : LatticePoint{line, end};
            result.push_back({{a.x * kUnit, a.y * kUnit}, {b.x * kUnit, b.y * kUnit}});
            i = end;
        }
    }

    int m_side;
    std::vector<bool> m_across;
    std::vector<bool> m_down;
};

void split(Edges& edges, Random& random, Cell from, Cell to) {
    const int width = to.x - from.x;
    const int height = to.y - from.y;
    if (std::max(width, height) <= random.between(6, 10)) return;
    const bool isAcross = height >= width;
    const int length = isAcross ? width : height;
    const int at = isAcross ? random.between(from.y + 3, to.y - 3) : random.between(from.x + 3, to.x - 3);
    for (int i = 0; i < length; ++i) {
        if (isAcross)
            edges.across(from.x + i, at) = true;
        else
            edges.down(at, from.y + i) = true;
    }
    for (int door = random.between(1, 2); door > 0; --door) {
        const int i = random.between(0, length - 1);
        if (isAcross)
            edges.across(from.x + i, at) = false;
        else
            edges.down(at, from.y + i) = false;
    }
    split(edges, random, from, isAcross ? Cell{to.x, at} : Cell{at, to.y});
    split(edges, random, isAcross ? Cell{from.x, at} : Cell{at, from.y}, to);
}

std::vector<Segment> wallsOf(int side, Random& random) {
    Edges edges(side);
    for (int i = 0; i < side; ++i) {
        edges.across(i, 0) = edges.across(i, side) = true;
        edges.down(0, i) = edges.down(side, i) = true;
    }
    split(edges, random, {0, 0}, {side, side});
    for (int pillar = side * side / 60; pillar > 0; --pillar) {
        const int x = random.between(1, side - 2);
        const int y = random.between(1, side - 2);
        edges.across(x, y) = edges.across(x, y + 1) = true;
        edges.down(x, y) = edges.down(x + 1, y) = true;
    }
    return edges.runs();
}

std::vector<board::Creature> populate(int side, int count, Random& random) {
    std::vector<board::Creature> creatures;
    std::unordered_set<Cell> taken;
    while (static_cast<int>(creatures.size()) < count) {
        board::Creature creature;
        creature.record = RecordId{static_cast<std::uint32_t>(100000 + creatures.size())};
        if (random.oneIn(8)) creature.size = board::SizeCategory::Large;
        creature.footprint = board::footprintOf(creature.size);
        creature.at = {random.between(0, side - 2), random.between(0, side - 2)};
        const auto cells = board::cellsAt(board::GridKind::Square, creature.footprint, creature.at);
        if (std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return taken.contains(cell); }))
            continue;
        taken.insert(cells.begin(), cells.end());
        creatures.push_back(creature);
    }
    return creatures;
}

}  // namespace

std::uint64_t Random::next() {
    std::uint64_t z = m_state += 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

board::BoardParts makeDungeon(const DungeonSpec& spec) {
    Random random(spec.seed);
    int side = 24;
    std::vector<Segment> walls = wallsOf(side, random);
    while (static_cast<int>(walls.size()) < spec.walls) {
        side += side / 16;
        walls = wallsOf(side, random);
    }
    while (static_cast<int>(walls.size()) > spec.walls) {
        std::swap(walls[static_cast<std::size_t>(random.between(0, static_cast<int>(walls.size()) - 1))],
                  walls.back());
        walls.pop_back();
    }
    board::BoardParts parts;
    parts.extent = board::Extent{board::GridKind::Square, side, side};
    std::uint32_t record = 1;
    for (const Segment& wall : walls)
        parts.barriers.push_back(
            {wall, {.stopsMovement = true, .stopsSight = true, .stopsEffect = true}, RecordId{record++}});
    parts.creatures = populate(side, spec.creatures, random);
    return parts;
}

board::BoardParts makeCave(int side, int share, std::uint64_t seed) {
    Random random(seed);
    board::BoardParts parts;
    parts.extent = board::Extent{board::GridKind::Square, side, side};
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            if (random.between(1, 100) <= share) parts.cells.push_back({{x, y}, {.solid = true}, {}});
    return parts;
}

}  // namespace tenaille::test
