// SPDX-License-Identifier: MIT
//
// "And from there?" answers what the rules would say if the creatures really stood there.
#include "core/actions/what_if.h"

#include <gtest/gtest.h>

#include "core/rules/attack/attack.h"
#include "tests/support/board_sketch.h"
#include "tests/support/dungeon.h"

namespace tenaille::actions::what_if_test {

using board::Cell;

board::BoardView threeOnABoard() {
    board::BoardParts parts;
    parts.extent = board::Extent{board::GridKind::Square, 12, 8};
    for (std::uint32_t id = 1; id <= 3; ++id) {
        board::Creature creature = test::creatureOf("party");
        creature.record = {id};
        creature.at = {static_cast<std::int32_t>(id), 2};
        creature.facing = board::Facing{0};
        parts.creatures.push_back(creature);
    }
    return board::BoardView(std::move(parts));
}

TEST(WhatIf, OnlyWhoIsPlacedStandsElsewhere) {
    const board::BoardView board = threeOnABoard();
    const board::BoardView there = boardWith(board, std::vector<Placement>{{{2}, {9, 5}, {}}});
    EXPECT_EQ(there.creature({2})->at, (Cell{9, 5}));
    EXPECT_EQ(there.creature({2})->facing, board::Facing{0}) << "looks as it did";
    EXPECT_EQ(*there.creature({1}), *board.creature({1}));
    EXPECT_EQ(*there.creature({3}), *board.creature({3}));
    EXPECT_EQ(board.creature({2})->at, (Cell{2, 2})) << "the board itself is as it was";
}

TEST(WhatIf, TheLastPlacementCountsAndStrangersDoNothing) {
    const board::BoardView board = threeOnABoard();
    const board::BoardView there = boardWith(
        board,
        std::vector<Placement>{{{1}, {4, 4}, {}}, {{1}, {5, 5}, board::Facing{2}}, {{77}, {0, 0}, {}}});
    EXPECT_EQ(there.creature({1})->at, (Cell{5, 5}));
    EXPECT_EQ(there.creature({1})->facing, board::Facing{2});
    EXPECT_EQ(there.creatures().size(), 3u);
}

TEST(WhatIf, TheRecordGoesAlong) {
    board::TokenRecord token;
    token.id = token.creature.record = {1};
    token.name = "Arda";
    token.creature.facing = board::Facing{4};
    const std::vector<Placement> placements{{{1}, {6, 1}, {}}, {{2}, {0, 0}, {}}};
    const board::TokenRecord there = tokenWith(token, placements);
    EXPECT_EQ(there.creature.at, (Cell{6, 1}));
    EXPECT_EQ(there.creature.facing, board::Facing{4});
    EXPECT_EQ(there.name, "Arda");
}

// Sharing walls and terrain may not show: the answer is that of a board which was made with them there.
TEST(WhatIf, TheRulingIsThatOfTheBoardWithThemThere) {
    board::BoardParts parts = test::makeDungeon({800, 40, 11});
    for (std::size_t i = 0; i < parts.creatures.size(); ++i)
        parts.creatures[i].record = {static_cast<std::uint32_t>(i + 1)};
    const board::BoardView board(parts);
    const rules::RuleOptions options;
    test::Random random(5);
    int covered = 0;
    for (int i = 0; i < 60; ++i) {
        const auto mover = static_cast<std::size_t>(random.between(0, 39));
        const auto target = (mover + static_cast<std::size_t>(random.between(1, 39))) % 40;
        const Cell place = parts.creatures[target].at + Cell{random.between(-6, 6), random.between(-6, 6)};
        board::BoardParts moved = parts;
        moved.creatures[mover].at = place;
        const board::BoardView whole(moved);
        const board::BoardView there =
            boardWith(board, std::vector<Placement>{{parts.creatures[mover].record, place, {}}});
        const auto ruled = [&](const board::BoardView& on) {
            return attack::attackRuling(
                       on, {on.creatures()[mover], on.creatures()[target], board::AttackMode::Ranged, 5, {}},
                       options)
                .answer;
        };
        const attack::AttackAnswer expected = ruled(whole);
        const attack::AttackAnswer answer = ruled(there);
        EXPECT_EQ(answer.modifiers, expected.modifiers);
        EXPECT_EQ(answer.refusals, expected.refusals);
        EXPECT_EQ(answer.needs, expected.needs);
        covered += expected.refusal() == attack::Refusal::NoLineOfEffect ? 1 : 0;
    }
    EXPECT_GT(covered, 5) << "walls stand between some of them";
    EXPECT_LT(covered, 55);
}

}  // namespace tenaille::actions::what_if_test
