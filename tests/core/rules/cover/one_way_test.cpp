// SPDX-License-Identifier: MIT
//
// One-way walls: there for what comes from the left of their line, as drawn, and not there from the right.
#include <gtest/gtest.h>

#include <array>

#include "core/rules/movement/path.h"
#include "core/rules/movement/reachable.h"
#include "tests/core/rules/cover/cover_board.h"

namespace tenaille::cover::one_way_test {

using test::corner;

constexpr board::BarrierEffect kOneWay{
    .stopsMovement = true, .stopsSight = true, .stopsEffect = true, .oneWay = true};

std::string ranged(const CoverBoard& board) { return summary(board.attack(Attack::Ranged).answer); }

TEST(OneWay, StopsAttacksFromItsLeftAlone) {
    CoverBoard fromLeft({"A...B", "....."});
    fromLeft.sketch.wall(corner(2, 5), corner(2, -5), kOneWay);  // upwards: the attacker is on its left
    EXPECT_EQ(ranged(fromLeft), "total");
    CoverBoard fromRight({"A...B", "....."});
    fromRight.sketch.wall(corner(2, -5), corner(2, 5), kOneWay);
    EXPECT_EQ(ranged(fromRight), "none");
}

TEST(OneWay, TheMiddleOfTheAttackerDecides) {
    // A large attacker astride the line: its middle lies on it, which counts as left.
    CoverBoard astride({"AA..B", "AA..."});
    astride.sketch.wall(corner(1, 5), corner(1, -5), kOneWay);
    EXPECT_EQ(ranged(astride), "none") << "its right corners are beyond the wall all the same";
    CoverBoard ahead({"AA..B", "AA..."});
    ahead.sketch.wall(corner(3, 5), corner(3, -5), kOneWay);
    EXPECT_EQ(ranged(ahead), "total");
}

TEST(OneWay, ABurstComesFromItsOrigin) {
    CoverBoard board({"....B", "....."});
    board.sketch.wall(corner(2, 5), corner(2, -5), kOneWay);
    EXPECT_EQ(summary(board.burst(corner(1, 1)).answer), "total");
    EXPECT_EQ(summary(board.burst(corner(3, 1)).answer), "none");
    CoverBoard reversed({"....B", "....."});
    reversed.sketch.wall(corner(2, -5), corner(2, 5), kOneWay);
    EXPECT_EQ(summary(reversed.burst(corner(1, 1)).answer), "none");
}

TEST(OneWay, ACurtainConcealsFromOneSide) {
    constexpr board::BarrierEffect kCurtain{.stopsSight = true, .oneWay = true};
    CoverBoard board({"A...B"});
    board.sketch.wall(corner(2, 5), corner(2, -5), kCurtain);
    EXPECT_TRUE(board.conceal().answer.missChance > 0);
    CoverBoard reversed({"A...B"});
    reversed.sketch.wall(corner(2, -5), corner(2, 5), kCurtain);
    EXPECT_FALSE(reversed.conceal().answer.missChance > 0);
}

TEST(OneWay, IsCrossedFromItsRightAlone) {
    for (const auto grid : {board::GridKind::Square, board::GridKind::HexPointy, board::GridKind::HexFlat}) {
        test::BoardSketch sketch({"......", "..12..", "......"}, grid);
        const board::Cell one = sketch.at('1');
        const board::Cell two = sketch.at('2');
        sketch.wallBetween(one, two, kOneWay);
        const board::Barrier& wall = sketch.parts().barriers.back();
        const bool oneIsStopped = wall.actsFrom(board::centre(grid, one));
        EXPECT_NE(oneIsStopped, wall.actsFrom(board::centre(grid, two)));
        const board::Cell from = oneIsStopped ? one : two;
        const board::Cell to = oneIsStopped ? two : one;
        const movement::MoveGrid moves(sketch.view());
        board::Creature creature = test::creatureOf("a");
        const auto isLegal = [&](board::Cell at, board::Cell next) {
            creature.at = at;
            const std::array<board::Cell, 1> path{next};
            return movement::rulePath(moves, {creature, {}, movement::MoveMode::Move, {}}, path, 0).legal();
        };
        EXPECT_FALSE(isLegal(from, to));
        EXPECT_TRUE(isLegal(to, from));
    }
}

}  // namespace tenaille::cover::one_way_test
