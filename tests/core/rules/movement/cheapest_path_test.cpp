// SPDX-License-Identifier: MIT
#include "core/rules/movement/cheapest_path.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/rules/movement/walk.h"

namespace tenaille::movement::cheapest_path_test {

using board::Cell;
using board::GridKind;
using test::creatureOf;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Optional;

TEST(CheapestPath, StraightLineOnOpenFloor) {
    const Walk walk({"@....", ".....", "....."});
    const MoveGrid grid = walk.grid();
    CheapestPaths paths(grid, walk.mover(), 0);
    EXPECT_THAT(paths.to({4, 0}), Optional(ElementsAre(Cell{1, 0}, Cell{2, 0}, Cell{3, 0}, Cell{4, 0})));
    EXPECT_THAT(paths.to({2, 2}), Optional(ElementsAre(Cell{1, 1}, Cell{2, 2})));
    EXPECT_THAT(paths.to({0, 0}), Optional(IsEmpty()));
}

TEST(CheapestPath, TiesKeepCloseToTheLine) {
    const Walk walk({"@....", ".....", "....."});
    const MoveGrid grid = walk.grid();
    // Both diagonals may stand anywhere among the steps; the line keeps them apart.
    EXPECT_THAT(CheapestPaths(grid, walk.mover(), 0).to({4, 2}),
                Optional(ElementsAre(Cell{1, 1}, Cell{2, 1}, Cell{3, 2}, Cell{4, 2})));
}

TEST(CheapestPath, AroundDifficultGroundWhenThatIsCheaper) {
    const Walk walk({"@TTT.", ".....", "....."});
    const MoveGrid grid = walk.grid();
    CheapestPaths paths(grid, walk.mover(), 0);
    EXPECT_THAT(paths.costTo({4, 0}), Optional(5));
    const auto way = paths.to({4, 0});
    ASSERT_TRUE(way);
    EXPECT_EQ(walk.path(*way).cost, 5);
}

TEST(CheapestPath, NoWay) {
    const Walk walk({"@#.", "##."});
    const MoveGrid grid = walk.grid();
    CheapestPaths paths(grid, walk.mover(), 0);
    EXPECT_EQ(paths.to({2, 0}), std::nullopt);
    EXPECT_EQ(paths.to({1, 0}), std::nullopt);
    EXPECT_EQ(paths.to({7, 7}), std::nullopt) << "outside the board";
}

TEST(CheapestPath, PlacesThatAreOnlyCrossedCanBeAimedAt) {
    Walk walk({"@x."});
    walk.sketch.put('x', creatureOf("a"));
    const MoveGrid grid = walk.grid();
    EXPECT_THAT(CheapestPaths(grid, walk.mover(), 0).to({1, 0}), Optional(ElementsAre(Cell{1, 0})));
}

TEST(CheapestPath, WayPointsAreKeptAndTheCountWithThem) {
    const Walk walk({"@....", ".....", "....."});
    const MoveGrid grid = walk.grid();
    const std::vector<Cell> wayPoints{{1, 1}};
    const auto way = cheapestPath(grid, walk.mover(), wayPoints, {2, 0}, 0);
    EXPECT_THAT(way, Optional(ElementsAre(Cell{1, 1}, Cell{2, 0})));
    EXPECT_THAT(costsOf(walk.path(*way)), ElementsAre(1, 2));
}

TEST(CheapestPath, TheCountOfEarlierMovesMatters) {
    const Walk walk({"@.", ".."});
    const MoveGrid grid = walk.grid();
    EXPECT_THAT(CheapestPaths(grid, walk.mover(), 0).costTo({1, 1}), Optional(1));
    EXPECT_THAT(CheapestPaths(grid, walk.mover(), 1).costTo({1, 1}), Optional(2));
}

TEST(CheapestPath, OnHexes) {
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat}) {
        const Walk walk({"@...", "###.", "....", "...."}, grid);
        const MoveGrid moves = walk.grid();
        const Cell goal = walk.sketch.parts().extent->cellOf(0, 2);
        const auto way = CheapestPaths(moves, walk.mover(), 0).to(goal);
        ASSERT_TRUE(way);
        EXPECT_EQ(way->back(), goal);
        EXPECT_EQ(walk.path(*way).cost, static_cast<int>(way->size()));
    }
}

TEST(CheapestPath, QuestionsInAnyOrderGetTheSameAnswers) {
    const Walk walk({"@..d...", ".#.d.#.", "...o...", ".D...#.", "......."});
    const MoveGrid grid = walk.grid();
    CheapestPaths kept(grid, walk.mover(), 0);
    for (int i = 0; i < 35; ++i) {
        const Cell goal{i * 11 % 7, i * 11 / 7 % 5};
        CheapestPaths fresh(grid, walk.mover(), 0);
        EXPECT_EQ(kept.costTo(goal), fresh.costTo(goal)) << goal;
    }
}

}  // namespace tenaille::movement::cheapest_path_test
