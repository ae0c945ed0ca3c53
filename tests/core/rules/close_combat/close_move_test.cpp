// SPDX-License-Identifier: MIT
#include "core/rules/close_combat/close_move.h"

#include <gtest/gtest.h>

#include <array>

namespace tenaille::close_combat::close_move_test {

constexpr std::array kMoves{Move::Advance, Move::Retreat, Move::CircleCounterclockwise,
                            Move::CircleClockwise};

MoveRuling rule(Move move, Response response, bool flanksFree = true) {
    return ruleMove(move, response, flanksFree, {});
}

// What a row of the tables of CM-15 to CM-19 says.
struct Row {
    bool moverMoves;
    bool otherMoves;
    bool engaged;
    std::int32_t rotation;
    std::optional<std::int32_t> steps;
};

void expectRow(const MoveRuling& ruling, const Row& row) {
    EXPECT_TRUE(ruling.legal);
    EXPECT_EQ(ruling.moverMoves, row.moverMoves);
    EXPECT_EQ(ruling.otherMoves, row.otherMoves);
    EXPECT_EQ(ruling.engaged, row.engaged);
    EXPECT_EQ(ruling.rotation, row.rotation);
    EXPECT_EQ(ruling.steps, row.steps);
}

TEST(Cm15, AccompanyingKeepsTheFightTogether) {
    expectRow(rule(Move::Advance, Reaction::Accompany), {true, true, true, 0, 0});
    expectRow(rule(Move::Retreat, Reaction::Accompany), {true, true, true, 0, 0});
    expectRow(rule(Move::CircleCounterclockwise, Reaction::Accompany), {true, true, true, 90, 0});
    expectRow(rule(Move::CircleClockwise, Reaction::Accompany), {true, true, true, -90, 0});
}

TEST(Cm16, HoldingBlocksAnAdvanceAndLetsARetreatGo) {
    expectRow(rule(Move::Advance, Reaction::Hold), {false, false, true, 0, 0});
    expectRow(rule(Move::Retreat, Reaction::Hold), {true, false, false, 0, 1});
    expectRow(rule(Move::CircleCounterclockwise, Reaction::Hold), {true, false, true, 90, 0});
    expectRow(rule(Move::CircleClockwise, Reaction::Hold), {true, false, true, -90, 0});
}

TEST(Cm19, OpposingBreaksItAtOnce) {
    for (const Move move : kMoves)
        expectRow(rule(move, Reaction::Oppose), {true, true, false, 0, std::nullopt});
}

TEST(Cm18, TwoAnnouncedMoves) {
    expectRow(rule(Move::Advance, Move::Advance), {false, false, true, 0, 0});
    expectRow(rule(Move::Advance, Move::Retreat), {true, true, true, 0, 0});
    expectRow(rule(Move::Retreat, Move::Retreat), {true, true, false, 0, 2});
    expectRow(rule(Move::CircleClockwise, Move::Advance), {true, true, false, 0, std::nullopt});
    expectRow(rule(Move::CircleClockwise, Move::Retreat), {true, true, false, 0, std::nullopt});
    expectRow(rule(Move::CircleCounterclockwise, Move::CircleCounterclockwise), {true, true, true, 180, 0});
    expectRow(rule(Move::CircleClockwise, Move::CircleClockwise), {true, true, true, -180, 0});
    expectRow(rule(Move::CircleClockwise, Move::CircleCounterclockwise), {false, false, true, 0, 0});
}

TEST(Cm18, TheRotationOfADoubleCircleIsTheTables) {
    rules::CloseMoveOptions options;
    options.doubleCircleRotation = 90;
    EXPECT_EQ(ruleMove(Move::CircleClockwise, Move::CircleClockwise, true, options).rotation, -90);
}

TEST(Cm17, NobodyCirclesWithoutFreeFlanks) {
    for (const Move move : kMoves)
        for (const Move other : kMoves) {
            const MoveRuling ruling = rule(move, other, false);
            EXPECT_EQ(ruling.legal, !isCircle(move) && !isCircle(other));
            EXPECT_TRUE(ruling.legal || (!ruling.moverMoves && !ruling.otherMoves && ruling.engaged));
        }
    EXPECT_TRUE(rule(Move::Retreat, Reaction::Accompany, false).legal);
    EXPECT_FALSE(rule(Move::CircleClockwise, Reaction::Accompany, false).legal);
}

// Invariant 12: who of the two is called the mover does not matter.
TEST(CloseMoves, DependOnTheUnorderedPair) {
    for (const Move move : kMoves)
        for (const Move other : kMoves)
            for (const bool flanksFree : {true, false}) {
                const MoveRuling one = rule(move, other, flanksFree);
                MoveRuling mirrored = rule(other, move, flanksFree);
                std::swap(mirrored.moverMoves, mirrored.otherMoves);
                EXPECT_EQ(one, mirrored) << name(move) << " " << name(other);
            }
}

TEST(CloseMoves, MirrorTheSense) {
    const auto mirrored = [](Move move) {
        if (!isCircle(move)) return move;
        return move == Move::CircleClockwise ? Move::CircleCounterclockwise : Move::CircleClockwise;
    };
    for (const Move move : kMoves)
        for (const Response response : {Response(Reaction::Accompany), Response(Reaction::Hold),
                                        Response(Reaction::Oppose), Response(move)}) {
            const Move* own = std::get_if<Move>(&response);
            const MoveRuling there =
                rule(mirrored(move), own != nullptr ? Response(mirrored(*own)) : response);
            MoveRuling here = rule(move, response);
            here.rotation = -here.rotation;
            EXPECT_EQ(here, there) << name(move);
        }
}

TEST(CloseMoves, CiteTheirRule) {
    EXPECT_EQ(rule(Move::Advance, Reaction::Accompany).rule, rules::RuleRef{"CM-15"});
    EXPECT_EQ(rule(Move::Advance, Reaction::Hold).rule, rules::RuleRef{"CM-16"});
    EXPECT_EQ(rule(Move::CircleClockwise, Reaction::Hold, false).rule, rules::RuleRef{"CM-17"});
    EXPECT_EQ(rule(Move::Advance, Move::Advance).rule, rules::RuleRef{"CM-18"});
    EXPECT_EQ(rule(Move::Advance, Reaction::Oppose).rule, rules::RuleRef{"CM-19"});
}

TEST(CloseMoves, Words) {
    for (const Move move : kMoves) EXPECT_EQ(moveNamed(name(move)), move);
    EXPECT_EQ(moveNamed("circle"), std::nullopt);
    EXPECT_EQ(reactionNamed("oppose"), Reaction::Oppose);
    EXPECT_EQ(reactionNamed("advance"), std::nullopt);
}

}  // namespace tenaille::close_combat::close_move_test
