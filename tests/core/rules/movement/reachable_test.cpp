// SPDX-License-Identifier: MIT
#include "core/rules/movement/reachable.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/rules/movement/walk.h"

namespace tenaille::movement::reachable_test {

using board::Cell;
using board::GridKind;
using board::SizeCategory;
using test::creatureOf;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

Walk openBoard(int side, GridKind grid = GridKind::Square) {
    const auto count = static_cast<std::size_t>(side);
    std::vector<std::string> rows(count, std::string(count, '.'));
    rows[count / 2][count / 2] = '@';
    return Walk(rows, grid);
}

TEST(Mv07, CountsOnAnOpenBoard) {
    const Walk walk = openBoard(25);
    const std::vector<std::size_t> counts{1, 9, 21, 37, 69, 97, 137};
    for (std::size_t budget = 0; budget < 4; ++budget)
        EXPECT_EQ(walk.reach(static_cast<int>(budget)).places.size(), counts[budget]) << budget;
    // Everything within the distance of GEO-4, and nothing else.
    for (const auto& [cell, cost] : walk.costs(10))
        EXPECT_EQ(cost, board::distance(GridKind::Square, walk.creature.at, cell)) << cell;
}

TEST(Mv07, OnHexesTheCostIsTheDistance) {
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat}) {
        const Walk walk = openBoard(25, grid);
        const auto costs = walk.costs(6);
        EXPECT_EQ(costs.size(), 127u);  // 1 + 3 * 6 * 7
        for (const auto& [cell, cost] : costs)
            EXPECT_EQ(cost, board::distance(grid, walk.creature.at, cell)) << cell;
    }
}

TEST(Mv07, AnOddCountMakesTheFirstDiagonalDear) {
    EXPECT_EQ(openBoard(9).costs(1, 1).size(), 5u);
    EXPECT_EQ(openBoard(9).costs(2, 1).size(), 13u);
}

TEST(Mv07, TheCountIsPartOfTheState) {
    // (3,0) is reached for 6 only over (1,1), which is not on a cheapest way to (2,1).
    const Walk walk({"@#..", ".ddd", "...."});
    EXPECT_THAT(walk.costs(6), ::testing::Contains(Pair(Cell{3, 0}, 6)));
}

TEST(Mv08, AroundAPillar) {
    EXPECT_THAT(Walk({"@..", ".#.", "..."}).costs(4),
                UnorderedElementsAre(Pair(Cell{0, 0}, 0), Pair(Cell{0, 1}, 1), Pair(Cell{0, 2}, 2),
                                     Pair(Cell{1, 0}, 1), Pair(Cell{1, 2}, 3), Pair(Cell{2, 0}, 2),
                                     Pair(Cell{2, 1}, 3), Pair(Cell{2, 2}, 4)));
}

TEST(Mv12, AlliesAreCrossedNotStoppedOn) {
    Walk walk({"@x..", "####"});
    walk.sketch.put('x', creatureOf("a"));
    EXPECT_THAT(walk.costs(3), ElementsAre(Pair(Cell{0, 0}, 0), Pair(Cell{1, 0}, -1), Pair(Cell{2, 0}, 2),
                                           Pair(Cell{3, 0}, 3)));
}

TEST(Mv12, TheStartAlwaysStays) {
    Walk walk({"@.", "##"});
    walk.sketch.put('@', creatureOf("a"));
    EXPECT_THAT(walk.costs(1), ElementsAre(Pair(Cell{0, 0}, 0), Pair(Cell{1, 0}, 1)));
}

TEST(Mv19, AnObstacleMustBeLeft) {
    const Walk walk({"@oo.", "####"});
    EXPECT_THAT(walk.costs(4), ElementsAre(Pair(Cell{0, 0}, 0), Pair(Cell{1, 0}, -2), Pair(Cell{2, 0}, -4)));
    EXPECT_THAT(walk.costs(5), ::testing::Contains(Pair(Cell{3, 0}, 5)));
}

TEST(Mv18, RunningAvoidsDifficultTerrain) {
    Walk walk({"@d.", "..."});
    walk.mode = MoveMode::Run;
    EXPECT_THAT(walk.costs(2), UnorderedElementsAre(Pair(Cell{0, 0}, 0), Pair(Cell{0, 1}, 1),
                                                    Pair(Cell{1, 1}, 1), Pair(Cell{2, 1}, 2)));
}

std::vector<SqueezedPlace> squeezed(const Walk& walk, int budget) {
    return walk.reach(budget, 0, true).squeezed;
}

TEST(Mv20, ALargeCreatureInAPassageOfOneCell) {
    Walk walk({"@.....", "..####"});
    walk.size(SizeCategory::Large);
    EXPECT_THAT(squeezed(walk, 4),
                ElementsAre(SqueezedPlace{{1, 0}, 2, 1, 2}, SqueezedPlace{{2, 0}, 2, 1, 4}));
    EXPECT_THAT(walk.reach(4).squeezed, IsEmpty()) << "only when it may";
    EXPECT_THAT(walk.costs(4, 0, true), ElementsAre(Pair(Cell{0, 0}, 0)));
}

TEST(Mv20, ThroughAPassageAndOut) {
    Walk walk({"@.....", "..##..", "..##.."});
    walk.size(SizeCategory::Large);
    // (1,0), (2,0) and (3,0) squeezed at 2 each, then full size at (4,0).
    EXPECT_THAT(walk.costs(7, 0, true), ::testing::Contains(Pair(Cell{4, 0}, 7)));
    EXPECT_THAT(walk.costs(6, 0, true), ::testing::Not(::testing::Contains(Pair(Cell{4, 0}, 7))));
}

TEST(Mv20, RoundACorner) {
    Walk walk({"@...", "..#.", "###."});
    walk.size(SizeCategory::Large);
    EXPECT_THAT(squeezed(walk, 6),
                ElementsAre(SqueezedPlace{{1, 0}, 2, 1, 2}, SqueezedPlace{{2, 0}, 2, 1, 4},
                            SqueezedPlace{{3, 0}, 1, 2, 4}, SqueezedPlace{{3, 1}, 1, 2, 6}));
}

TEST(Mv20, AtLeastHalfAsWide) {
    Walk huge({"@.......", "........", "...#####"});
    huge.size(SizeCategory::Huge);
    EXPECT_THAT(squeezed(huge, 4),
                ElementsAre(SqueezedPlace{{1, 0}, 3, 2, 2}, SqueezedPlace{{2, 0}, 3, 2, 4}));
    Walk narrow({"@.......", "...#####", "...#####"});
    narrow.size(SizeCategory::Huge);
    EXPECT_THAT(squeezed(narrow, 9), IsEmpty());
}

// MV-19 d: the room below the wall has no entrance, however near its other side is.
TEST(Mv20, NobodyLeapsOverAWall) {
    Walk large({"@.....", "..####", "##...."});
    large.size(SizeCategory::Large);
    const auto inLane = squeezed(large, 9);
    EXPECT_THAT(inLane, Not(IsEmpty()));
    for (const SqueezedPlace& place : inLane) EXPECT_LT(place.at.y, 2);
    Walk huge({"@.............", "..............", "....##########", "....##........", "######........",
               "##############"});
    huge.size(SizeCategory::Gargantuan);
    const auto besideTheRoom = squeezed(huge, 24);
    EXPECT_THAT(besideTheRoom, Not(IsEmpty()));
    for (const SqueezedPlace& place : besideTheRoom) EXPECT_LT(place.at.y, 3);
}

TEST(Mv20, OnlyWhereTheFullSpaceDoesNotFit) {
    Walk walk({"@...", "....", "...."});
    walk.size(SizeCategory::Large);
    EXPECT_THAT(squeezed(walk, 6), IsEmpty());
}

TEST(Mv20, CreaturesAreNoPassage) {
    Walk walk({"@...", "..x."});
    walk.size(SizeCategory::Large).sketch.put('x', creatureOf("b"));
    EXPECT_THAT(squeezed(walk, 6), IsEmpty()) << "squeezing is for walls, MV-21 is for foes";
}

TEST(Mv20, HexSpacesAreNotSqueezed) {
    Walk walk({"@...", "..##", "...."}, GridKind::HexPointy);
    walk.size(SizeCategory::Large);
    EXPECT_EQ(walk.costs(4, 0, true), walk.costs(4));
}

}  // namespace tenaille::movement::reachable_test
