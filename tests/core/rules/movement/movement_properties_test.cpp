// SPDX-License-Identifier: MIT
//
// Properties of movement on random boards: it turns with the board, the search finds what trying everything
// finds, paths add up.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <tuple>

#include "core/rules/movement/cheapest_path.h"
#include "tests/core/rules/movement/random_walk.h"
#include "tests/support/property.h"

namespace tenaille::movement::movement_properties_test {

using board::Cell;
using board::GridKind;
using board::LatticePoint;
using board::Trait;

class MovementProperties : public testing::TestWithParam<GridKind> {};

// Cheapest costs by walking every sequence of steps, each ruled on its own as in path.h.
std::map<Cell, int> bruteForce(const Walk& walk, int budget, int parity) {
    std::map<Cell, int> best{{walk.creature.at, 0}};
    std::set<std::tuple<Cell, int, int>> seen;
    const MoveGrid grid = walk.grid();
    board::Creature creature = walk.creature;
    std::function<void(Cell, int, int)> go = [&](Cell at, int count, int cost) {
        if (!seen.insert({at, count, cost}).second) return;
        for (const Cell offset : board::neighbourOffsets(grid.grid())) {
            creature.at = at;
            const Mover mover{creature, walk.sketch.creatures(), walk.mode, walk.options};
            const std::vector<Cell> step{at + offset};
            const PathRuling ruling = rulePath(grid, mover, step, count);
            if (!ruling.legal() || cost + ruling.cost > budget) continue;
            const auto known = best.try_emplace(step[0], cost + ruling.cost).first;
            known->second = std::min(known->second, cost + ruling.cost);
            go(step[0], ruling.parity, cost + ruling.cost);
        }
    };
    go(walk.creature.at, parity, 0);
    return best;
}

TEST_P(MovementProperties, ReachableEqualsTryingEverything) {
    for (int round = 0; round < test::cases(40); ++round) {
        Dice dice(11, round);
        const Walk walk = randomWalk(dice, GetParam(), 6, 5, round % 2 == 0);
        const int parity = dice.below(2);
        SCOPED_TRACE(std::to_string(round) + "\n" + walk.sketch.text());
        std::map<Cell, int> found;
        for (const ReachablePlace& place : walk.reach(6, parity).places) found[place.at] = place.cost;
        ASSERT_EQ(found, bruteForce(walk, 6, parity));
    }
}

TEST_P(MovementProperties, TheCheapestPathCostsWhatReachableSaysAndIsLegal) {
    for (int round = 0; round < test::cases(20); ++round) {
        Dice dice(12, round);
        Walk walk = randomWalk(dice, GetParam(), 12, 10);
        if (dice.oneIn(3)) walk.creature.footprint = {2, 2, board::HexShape::H3Down};
        SCOPED_TRACE(std::to_string(round) + "\n" + walk.sketch.text());
        const int parity = dice.below(2);
        const MoveGrid grid = walk.grid();
        CheapestPaths paths(grid, walk.mover(), parity);
        for (const ReachablePlace& place : walk.reach(14, parity).places) {
            const auto way = paths.to(place.at);
            ASSERT_TRUE(way) << place.at;
            const PathRuling ruling = walk.path(*way, parity);
            ASSERT_TRUE(ruling.legal()) << place.at;
            ASSERT_EQ(ruling.cost, place.cost) << place.at;
            ASSERT_TRUE(place.cost == 0 || ruling.canStop == place.canStop) << place.at;
        }
    }
}

TEST_P(MovementProperties, APathInTwoPartsIsThePathWithTheCountCarriedOver) {
    for (int round = 0; round < test::cases(70); ++round) {
        Dice dice(13, round);
        Walk walk = randomWalk(dice, GetParam(), 8, 8);
        std::vector<Cell> path;
        Cell at = walk.creature.at;
        for (int i = 0; i < 6; ++i) {
            const auto offsets = board::neighbourOffsets(walk.sketch.parts().grid);
            at = at + offsets[static_cast<std::size_t>(dice.below(static_cast<int>(offsets.size())))];
            path.push_back(at);
        }
        const PathRuling whole = walk.path(path);
        const auto half = std::min<std::size_t>(3, whole.steps.size());
        const auto middle = path.begin() + static_cast<std::ptrdiff_t>(half);
        const PathRuling first = walk.path({path.begin(), middle});
        if (half > 0) walk.creature.at = path[half - 1];
        const PathRuling second = walk.path({middle, path.end()}, first.parity);
        EXPECT_EQ(first.cost + second.cost, whole.cost);
        EXPECT_EQ(second.parity, whole.parity);
        EXPECT_EQ(second.obstruction, whole.obstruction);
    }
}

// An isometry of the grid that keeps cells cells: on squares about the middle of a board of `side` cells, on
// hexes about hex [0,0].
struct Turn {
    GridKind grid;
    int turns;
    bool mirror;
    int side;

    LatticePoint operator()(LatticePoint p) const {
        if (mirror) p = grid == GridKind::Square ? LatticePoint{size() - p.x, p.y} : LatticePoint{p.y, p.x};
        for (int i = 0; i < turns; ++i)
            p = grid == GridKind::Square ? LatticePoint{size() - p.y, p.x} : LatticePoint{-p.y, p.x + p.y};
        return p;
    }
    Cell operator()(Cell cell) const {
        const LatticePoint at = (*this)(board::centre(grid, cell));
        const int unit = geometry::kUnitsPerCell;
        return grid == GridKind::Square ? Cell{(at.x - unit / 2) / unit, (at.y - unit / 2) / unit}
                                        : Cell{at.x / unit, at.y / unit};
    }
    // Anchor of a space of w x w squares, of a hex or of a ring of hexes.
    Cell anchor(Cell at, int width) const {
        if (grid != GridKind::Square) return (*this)(at);
        const Cell a = (*this)(at);
        const Cell b = (*this)(at + Cell{width - 1, width - 1});
        return {std::min(a.x, b.x), std::min(a.y, b.y)};
    }
    int size() const { return side * geometry::kUnitsPerCell; }
};

// A board that its own isometries map onto itself: a square, or hexes within `radius` of [0,0] in a wall of
// solid cells.
Walk symmetricWalk(Dice& dice, GridKind grid, int side) {
    Walk walk = randomWalk(dice, grid, side, side);
    if (grid == GridKind::Square) return walk;
    board::BoardParts& parts = walk.sketch.parts();
    const Cell middle = parts.extent->cellOf(side / 2, side / 2);
    std::vector<board::SpecialCell> cells;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            if (board::distance(grid, middle, parts.extent->cellOf(column, row)) > side / 2 - 1)
                cells.push_back({parts.extent->cellOf(column, row), {.solid = true}, {}});
    std::erase_if(parts.cells, [&](const board::SpecialCell& special) {
        return board::distance(grid, middle, special.cell) > side / 2 - 1;
    });
    parts.cells.insert(parts.cells.end(), cells.begin(), cells.end());
    walk.creature.at = middle;
    walk.creature.traits = walk.creature.traits.without(Trait::Incorporeal);  // would pass the solid rim
    return walk;
}

std::map<Cell, int> turnedCosts(const Walk& walk, const Turn& turn, int budget, int width) {
    const bool hex = board::isHex(turn.grid);
    const Cell middle = hex ? walk.sketch.parts().extent->cellOf(turn.side / 2, turn.side / 2) : Cell{};
    const LatticePoint shift = hex ? board::centre(turn.grid, middle) : LatticePoint{};
    const auto turned = [&](Cell cell, int wide) { return middle + turn.anchor(cell - middle, wide); };
    Walk other = walk;
    board::BoardParts& parts = other.sketch.parts();
    for (board::Barrier& barrier : parts.barriers)
        barrier.where = {shift + turn(barrier.where.a - shift), shift + turn(barrier.where.b - shift)};
    for (board::SpecialCell& special : parts.cells) special.cell = turned(special.cell, 1);
    for (board::Creature& creature : parts.creatures)
        creature.at = turned(creature.at, creature.footprint.width);
    other.creature.at = turned(walk.creature.at, width);
    return other.costs(budget);
}

TEST_P(MovementProperties, TurnsAndMirrorsWithTheBoard) {
    constexpr int kSide = 9;
    for (int round = 0; round < test::cases(30); ++round) {
        Dice dice(14, round);
        const GridKind grid = GetParam();
        Walk walk = symmetricWalk(dice, grid, kSide);
        int width = 1;
        if (dice.oneIn(3)) {
            walk.creature.footprint = {2, 2, board::HexShape::H7};
            width = 2;
            walk.creature.at = walk.sketch.parts().extent->cellOf(kSide / 2, kSide / 2);
        }
        SCOPED_TRACE(std::to_string(round) + "\n" + walk.sketch.text());
        const auto plain = walk.costs(7);
        const int turns = board::isHex(grid) ? 6 : 4;
        for (int i = 0; i < 2 * turns; ++i) {
            const Turn turn{grid, i % turns, i >= turns, kSide};
            const Cell middle =
                board::isHex(grid) ? walk.sketch.parts().extent->cellOf(kSide / 2, kSide / 2) : Cell{};
            std::map<Cell, int> expected;
            for (const auto& [cell, cost] : plain)
                expected[middle + turn.anchor(cell - middle, width)] = cost;
            ASSERT_EQ(turnedCosts(walk, turn, 7, width), expected) << "turn " << i;
        }
    }
}

TEST(MovementOnSquares, TheSamePartOfALargerBoardGivesTheSameAnswers) {
    for (int round = 0; round < test::cases(40); ++round) {
        Dice dice(15, round);
        const Walk walk = randomWalk(dice, GridKind::Square, 7, 7);
        Walk moved = walk;
        board::BoardParts& parts = moved.sketch.parts();
        const Cell shift{dice.below(20) + 1, dice.below(20) + 1};
        parts.extent = board::Extent{GridKind::Square, 40, 40};
        const LatticePoint by{shift.x * geometry::kUnitsPerCell, shift.y * geometry::kUnitsPerCell};
        for (board::Barrier& barrier : parts.barriers)
            barrier.where = {barrier.where.a + by, barrier.where.b + by};
        for (board::SpecialCell& special : parts.cells) special.cell = special.cell + shift;
        for (board::Creature& creature : parts.creatures) creature.at = creature.at + shift;
        moved.creature.at = walk.creature.at + shift;
        for (int i = -1; i <= 7; ++i)
            for (const Cell rim : {Cell{i, -1}, Cell{i, 7}, Cell{-1, i}, Cell{7, i}})
                parts.cells.push_back({rim + shift, {.solid = true}, {}});
        if (walk.creature.traits.has(Trait::Incorporeal)) continue;  // passes the rim
        std::map<Cell, int> expected;
        for (const auto& [cell, cost] : walk.costs(8)) expected[cell + shift] = cost;
        EXPECT_EQ(moved.costs(8), expected) << walk.sketch.text();
    }
}

TEST(MovementOnHexes, FlatAndPointyHexesRuleAlike) {
    // Both store axial cells; only the shape of a board differs. A board that holds the whole budget hides
    // that.
    const auto costs = [](GridKind grid) {
        Walk walk({"..................", "..................", "..................", "..................",
                   "..................", "..................", "..................", "..................",
                   "..................", "..................", "..................", "..................",
                   "..................", "..................", "..................", "..................",
                   "@.................", ".................."},
                  grid);
        walk.creature.at = {3, 8};
        walk.sketch.wall({3 * 240 + 80, 8 * 240 + 80}, {6 * 240, 6 * 240});
        return walk.costs(3);
    };
    EXPECT_EQ(costs(GridKind::HexPointy), costs(GridKind::HexFlat));
}

INSTANTIATE_TEST_SUITE_P(Grids, MovementProperties,
                         testing::Values(GridKind::Square, GridKind::HexPointy, GridKind::HexFlat),
                         [](const auto& grid) { return std::string(board::name(grid.param)); });

}  // namespace tenaille::movement::movement_properties_test
