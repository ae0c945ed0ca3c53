// SPDX-License-Identifier: MIT
//
// Moving by keys on the three grids.
#include "ui/tools/keyboard_move.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QKeyEvent>
#include <cmath>
#include <numbers>
#include <set>

#include "tests/ui/tools/fake_context.h"

namespace tenaille::ui::test::keyboard_move_test {

using board::Cell;
using board::GridKind;

std::optional<Cell> step(GridKind grid, int key, Qt::KeyboardModifiers modifiers = {}) {
    return stepOfKey(grid, QKeyEvent(QEvent::KeyPress, key, modifiers));
}

// Degrees clockwise from screen up that a step takes on the screen.
double direction(GridKind grid, Cell offset) {
    const board::Position from = board::position(grid, board::centre(grid, {}));
    const board::Position to = board::position(grid, board::centre(grid, offset));
    const double degrees = std::atan2(to.x - from.x, from.y - to.y) * 180 / std::numbers::pi;
    return degrees < -1e-9 ? degrees + 360 : degrees;
}

TEST(KeyboardMove, TheNumericPadReachesEveryNeighbour) {
    const int digits[] = {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_6,
                          Qt::Key_7, Qt::Key_8, Qt::Key_9, Qt::Key_5};
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat}) {
        std::set<Cell> reached;
        for (const int digit : digits)
            if (const auto cell = step(grid, digit, Qt::KeypadModifier)) reached.insert(*cell);
        const auto neighbours = board::neighbourOffsets(grid);
        EXPECT_EQ(reached, std::set<Cell>(neighbours.begin(), neighbours.end())) << board::name(grid);
    }
}

// Every key goes where it lies on the pad, within half a step between neighbours.
TEST(KeyboardMove, KeysGoWhereTheyLie) {
    const std::pair<int, double> pad[] = {{Qt::Key_8, 0},   {Qt::Key_9, 45},  {Qt::Key_6, 90},
                                          {Qt::Key_3, 135}, {Qt::Key_2, 180}, {Qt::Key_1, 225},
                                          {Qt::Key_4, 270}, {Qt::Key_7, 315}};
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat}) {
        for (const auto& [key, wanted] : pad) {
            const auto cell = step(grid, key, Qt::KeypadModifier);
            if (!cell) continue;
            const double off = std::abs(std::remainder(direction(grid, *cell) - wanted, 360.0));
            EXPECT_LT(off, 30) << board::name(grid) << " key " << key - Qt::Key_0;
        }
    }
    EXPECT_DOUBLE_EQ(direction(GridKind::HexFlat, *step(GridKind::HexFlat, Qt::Key_W)), 0);
    EXPECT_DOUBLE_EQ(direction(GridKind::HexPointy, *step(GridKind::HexPointy, Qt::Key_D)), 90);
}

TEST(KeyboardMove, LettersSurroundSOnHexes) {
    const std::pair<int, double> flat[] = {{Qt::Key_Q, 300}, {Qt::Key_W, 0},   {Qt::Key_E, 60},
                                           {Qt::Key_A, 240}, {Qt::Key_S, 180}, {Qt::Key_D, 120}};
    for (const auto& [key, wanted] : flat)
        EXPECT_NEAR(direction(GridKind::HexFlat, *step(GridKind::HexFlat, key)), wanted, 1e-9);
    const std::pair<int, double> pointy[] = {{Qt::Key_Q, 330}, {Qt::Key_E, 30},  {Qt::Key_A, 270},
                                             {Qt::Key_D, 90},  {Qt::Key_Z, 210}, {Qt::Key_C, 150}};
    for (const auto& [key, wanted] : pointy)
        EXPECT_NEAR(direction(GridKind::HexPointy, *step(GridKind::HexPointy, key)), wanted, 1e-9);
    EXPECT_FALSE(step(GridKind::Square, Qt::Key_Q).has_value()) << "letters are free on squares";
}

TEST(KeyboardMove, ModifiersAndPlainDigitsMeanSomethingElse) {
    EXPECT_FALSE(step(GridKind::Square, Qt::Key_8).has_value()) << "not on the pad";
    EXPECT_FALSE(step(GridKind::Square, Qt::Key_Home).has_value());
    EXPECT_TRUE(step(GridKind::Square, Qt::Key_Home, Qt::KeypadModifier).has_value()) << "pad without Num";
    EXPECT_FALSE(step(GridKind::Square, Qt::Key_Up, Qt::ControlModifier).has_value());
    EXPECT_FALSE(step(GridKind::Square, Qt::Key_Up, Qt::ShiftModifier).has_value());
}

class KeyboardMoveOn : public testing::TestWithParam<GridKind> {};
INSTANTIATE_TEST_SUITE_P(Grids, KeyboardMoveOn,
                         testing::Values(GridKind::Square, GridKind::HexPointy, GridKind::HexFlat));

TEST_P(KeyboardMoveOn, TheSelectionStepsAsOneEdit) {
    FakeContext context(GetParam());
    const Cell start = context.encounter().gridRecord().extent.cellOf(5, 5);
    const RecordId arda = context.put("Arda", start);
    const RecordId conrath = context.put("Conrath", start + Cell{0, 2});
    ToolBox tools(context);
    Hand hand(context, tools);
    EXPECT_FALSE(hand.key(Qt::Key_6, Qt::KeypadModifier)) << "with nobody selected the view pans";
    context.select({arda, conrath});
    const int key = GetParam() == GridKind::HexFlat ? Qt::Key_8 : Qt::Key_6;
    const Cell offset = *step(GetParam(), key, Qt::KeypadModifier);
    EXPECT_TRUE(hand.key(key, Qt::KeypadModifier));
    EXPECT_EQ(context.token(arda).creature.at, start + offset);
    EXPECT_EQ(context.token(conrath).creature.at, (start + Cell{0, 2} + offset));
    EXPECT_EQ(context.token(arda).moved, 1);
    EXPECT_EQ(context.performed().size(), 1u);
}

TEST_P(KeyboardMoveOn, WhatIsRefusedIsSaid) {
    FakeContext context(GetParam());
    const RecordId arda = context.put("Arda", {0, 0});
    context.select({arda});
    ToolBox tools(context);
    const int key = GetParam() == GridKind::HexFlat ? Qt::Key_8 : Qt::Key_4;
    EXPECT_TRUE(Hand(context, tools).key(key, Qt::KeypadModifier)) << "the key was meant for the creature";
    EXPECT_EQ(context.token(arda).creature.at, (Cell{0, 0}));
    EXPECT_TRUE(context.problem().has_value());
}

}  // namespace tenaille::ui::test::keyboard_move_test
