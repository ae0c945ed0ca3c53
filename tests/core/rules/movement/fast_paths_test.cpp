// SPDX-License-Identifier: MIT
//
// The fast paths of movement and the plain ones beside them: the same answers on random boards.
#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "core/rules/movement/cheapest_path.h"
#include "core/rules/movement/reach_rows.h"
#include "tests/core/rules/movement/random_walk.h"
#include "tests/support/property.h"

namespace tenaille::movement::fast_paths_test {

using board::Cell;
using board::GridKind;

class FastPaths : public testing::TestWithParam<GridKind> {};

// A mover of any space, anywhere: also where it cannot stand, and half beyond the edge.
Walk randomMover(Dice& dice, GridKind grid, int width, int height) {
    Walk walk = randomWalk(dice, grid, width, height, !dice.oneIn(4));
    if (grid == GridKind::Square && dice.oneIn(2))
        walk.creature.footprint = {1 + dice.below(3), 1 + dice.below(3)};
    if (grid != GridKind::Square)
        walk.creature.footprint.shape = board::kAllHexShapes[static_cast<std::size_t>(dice.below(4))];
    walk.creature.at = walk.sketch.parts().extent->cellOf(dice.below(width), dice.below(height));
    if (dice.oneIn(2))
        std::erase_if(walk.sketch.parts().barriers, [](const auto& b) { return b.effect.hampers; });
    return walk;
}

Mover moverOf(const Walk& walk, bool plainFloor) {
    Mover mover = walk.mover();
    return {mover.creature, mover.others, mover.mode, mover.options, plainFloor};
}

// By place; each stands once, dearer ones later.
std::map<Cell, std::pair<int, bool>> byPlace(const std::vector<ReachablePlace>& found) {
    std::map<Cell, std::pair<int, bool>> places;
    int cost = 0;
    for (const ReachablePlace& place : found) {
        places[place.at] = {place.cost, place.canStop};
        EXPECT_LE(cost, place.cost);
        cost = place.cost;
    }
    EXPECT_EQ(places.size(), found.size()) << "a place stands twice";
    return places;
}

// A fast search beside the plain one on boards up to `width` by `height`, with budgets below `budget`. It may
// decline a board, but not often.
template <class Search>
void expectAgrees(GridKind kind, int seed, int rounds, int width, int height, int budget, Search search) {
    int answered = 0;
    for (int round = 0; round < rounds; ++round) {
        Dice dice(seed, round);
        const Walk walk = randomMover(dice, kind, 4 + dice.below(width), 4 + dice.below(height));
        const MoveGrid grid(walk.sketch.view());
        const Mover mover = moverOf(walk, dice.oneIn(4));
        const int spent = dice.below(budget);
        const int parity = dice.below(2);
        const std::optional<std::vector<ReachablePlace>> fast = search(grid, mover, spent, parity);
        if (!fast) continue;
        ++answered;
        ASSERT_EQ(byPlace(*fast), byPlace(reachByCells(grid, mover, spent, parity).places))
            << "round " << round;
        ASSERT_EQ(fast->front().at, walk.creature.at);
    }
    EXPECT_GT(answered, rounds / 6) << "the fast path hardly ever answers";
}

TEST_P(FastPaths, RowsOfBitsFindWhatTheCellsFind) {
    const auto rows = [](const auto&... asked) {
        const auto found = reachInRows(asked...);
        return found ? std::optional(found->places()) : std::nullopt;
    };
    expectAgrees(GetParam(), 7, test::cases(400), 40, 20, kRowsBudget + 3, rows);
}

TEST_P(FastPaths, WavesFindWhatTheCellsFind) {
    const auto waves = [](const auto&... asked) {
        auto found = reachInWaves(asked...);
        return found ? std::optional(std::move(found->places)) : std::nullopt;
    };
    expectAgrees(GetParam(), 8, test::cases(60), 150, 70, 200, waves);
}

// Cell for cell, so that ties fall the same way; the questions come in any order.
TEST_P(FastPaths, WavesWalkWhereTheStepsWalk) {
    int answered = 0;
    for (int round = 0; round < test::cases(60); ++round) {
        Dice dice(9, round);
        const int width = 4 + dice.below(100);
        const int height = 4 + dice.below(60);
        const Walk walk = randomMover(dice, GetParam(), width, height);
        const MoveGrid grid(walk.sketch.view());
        const Mover mover = moverOf(walk, dice.oneIn(4));
        const int parity = dice.below(2);
        WavePaths waves(grid, mover, parity);
        if (!waves.canAnswer()) continue;
        ++answered;
        StepSearch steps(grid, mover, mover.creature.at, parity);
        for (int i = 0; i < 40; ++i) {
            const Cell goal = walk.sketch.parts().extent->cellOf(dice.below(width), dice.below(height));
            const auto way = waves.to(goal);
            steps.extendUntil(grid.indexOf(goal));
            const auto cost = steps.cost(grid.indexOf(goal));
            ASSERT_EQ(way.has_value(), cost.has_value()) << "round " << round << ' ' << goal;
            if (!way) continue;
            ASSERT_EQ(way->cost, *cost) << "round " << round << ' ' << goal;
            ASSERT_EQ(way->cells, steps.wayTo(grid.indexOf(goal))) << "round " << round << ' ' << goal;
        }
    }
    EXPECT_GT(answered, test::cases(60) / 6) << "the fast path hardly ever answers";
}

INSTANTIATE_TEST_SUITE_P(Grids, FastPaths,
                         testing::Values(GridKind::Square, GridKind::HexPointy, GridKind::HexFlat),
                         [](const auto& grid) { return std::string(board::name(grid.param)); });

}  // namespace tenaille::movement::fast_paths_test
