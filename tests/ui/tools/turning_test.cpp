// SPDX-License-Identifier: MIT
//
// Turning by wheel, keys and the turn tool: only facings that the rules in force permit, on the three grids.
#include "ui/tools/turning.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "tests/ui/tools/fake_context.h"
#include "ui/tools/turn_tool.h"

namespace tenaille::ui::test::turning_test {

using board::Cell;
using board::Facing;
using board::GridKind;

bool contains(const std::vector<Facing>& facings, Facing facing) {
    return std::find(facings.begin(), facings.end(), facing) != facings.end();
}

class Turning : public testing::TestWithParam<GridKind> {
  protected:
    Facing facing() const { return *m_context.token(m_arda).creature.facing; }

    FakeContext m_context{GetParam()};
    ToolBox m_tools{m_context};
    Hand m_hand{m_context, m_tools};
    Cell m_at = m_context.encounter().gridRecord().extent.cellOf(5, 5);
    RecordId m_arda = m_context.put("Arda", m_at);
};
INSTANTIATE_TEST_SUITE_P(Grids, Turning,
                         testing::Values(GridKind::Square, GridKind::HexPointy, GridKind::HexFlat));

TEST_P(Turning, TheWheelVisitsEveryPermittedFacingOnce) {
    m_context.select({m_arda});
    const std::vector<Facing> permitted = permittedFacings(m_context, m_context.token(m_arda).creature);
    ASSERT_GE(permitted.size(), 4u);
    std::set<Facing> visited;
    for (std::size_t i = 0; i < permitted.size(); ++i) {
        EXPECT_TRUE(m_hand.wheel(-1, m_at));
        EXPECT_TRUE(contains(permitted, facing()));
        visited.insert(facing());
    }
    EXPECT_EQ(visited.size(), permitted.size());
}

TEST_P(Turning, TowardsTheUserIsClockwiseAndBackAgain) {
    m_context.select({m_arda});
    m_hand.wheel(-1, m_at);  // the first one
    const double before = board::screenDegrees(GetParam(), facing());
    const Facing first = facing();
    m_hand.wheel(-1, m_at);
    const double turned = std::remainder(board::screenDegrees(GetParam(), facing()) - before, 360.0);
    EXPECT_GT(turned, 0);
    EXPECT_LE(turned, 90);
    m_hand.wheel(1, m_at);
    EXPECT_EQ(facing(), first);
    m_hand.key(Qt::Key_Right, Qt::ShiftModifier);
    m_hand.key(Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(facing(), first);
}

TEST_P(Turning, WithNobodySelectedTheCreatureUnderThePointerTurns) {
    EXPECT_TRUE(m_hand.wheel(-1, m_at));
    EXPECT_TRUE(m_context.token(m_arda).creature.facing.has_value());
    EXPECT_FALSE(m_hand.wheel(-1, m_at + Cell{2, 0})) << "nobody there";
}

TEST_P(Turning, LargeCreaturesTakeOnlyTheirOwnFacings) {
    const RecordId ogre = m_context.put("Ogre", m_at + Cell{0, 2}, board::SizeCategory::Large, "foe");
    m_context.select({ogre});
    const std::vector<Facing> permitted = permittedFacings(m_context, m_context.token(ogre).creature);
    for (int i = 0; i < 14; ++i) {
        m_hand.wheel(-1, m_at);
        EXPECT_TRUE(contains(permitted, *m_context.token(ogre).creature.facing));
    }
}

TEST_P(Turning, TheVariantHasItsOwnFacings) {
    m_context.rules().facingRules = rules::FacingRules::Ua;
    m_context.select({m_arda});
    const std::vector<Facing> permitted = permittedFacings(m_context, m_context.token(m_arda).creature);
    for (int i = 0; i < 14; ++i) {
        m_hand.wheel(1, m_at);
        EXPECT_TRUE(contains(permitted, facing()));
    }
}

TEST_P(Turning, AGroupTurnsAsOneEdit) {
    const RecordId conrath = m_context.put("Conrath", m_at + Cell{0, 2});
    m_context.select({m_arda, conrath});
    m_hand.wheel(-1, m_at);
    EXPECT_EQ(m_context.performed().size(), 1u);
    EXPECT_TRUE(m_context.token(conrath).creature.facing.has_value());
}

TEST_P(Turning, TheToolTurnsTowardsThePlaceWhereItIsReleased) {
    m_tools.activate(ToolId::Turn);
    const std::vector<Facing> permitted = permittedFacings(m_context, m_context.token(m_arda).creature);
    for (const Cell offset : board::neighbourOffsets(GetParam())) {
        const Cell there = m_at + offset + offset;
        m_hand.press(m_at);
        m_hand.moveTo(there);
        EXPECT_EQ(m_tools.tool().overlay().ghosts.size(), 1u);
        m_hand.release(there);
        const board::Position a = board::position(GetParam(), board::centre(GetParam(), m_at));
        const board::Position b = board::position(GetParam(), board::centre(GetParam(), there));
        const double wanted = std::atan2(b.x - a.x, a.y - b.y) * 180 / std::numbers::pi;
        const double off =
            std::abs(std::remainder(board::screenDegrees(GetParam(), facing()) - wanted, 360.0));
        EXPECT_LE(off, 180.0 / static_cast<double>(permitted.size()) + 0.001) << "the nearest one";
    }
    EXPECT_TRUE(m_tools.tool().overlay().empty());
}

// While the creature still looks elsewhere, an arrow shows where it will look.
TEST_P(Turning, AnArrowShowsTheNewFacing) {
    m_tools.activate(ToolId::Turn);
    const Cell there = m_at + Cell{2, 0};
    m_hand.press(m_at);
    m_hand.moveTo(there);
    const Overlay& overlay = m_tools.tool().overlay();
    const auto arrow = std::find_if(overlay.lines.begin(), overlay.lines.end(),
                                    [](const OverlayLine& line) { return line.style == LineStyle::Heading; });
    ASSERT_NE(arrow, overlay.lines.end());
    const board::Position from = board::position(GetParam(), board::centre(GetParam(), m_at));
    const board::Position to = board::position(GetParam(), arrow->points.back());
    const double shown = std::atan2(to.x - from.x, from.y - to.y) * 180 / std::numbers::pi;
    const double wanted = board::screenDegrees(GetParam(), *overlay.ghosts.front().facing);
    EXPECT_NEAR(std::remainder(shown - wanted, 360.0), 0, 1);
    EXPECT_GT(std::hypot(to.x - from.x, to.y - from.y), 0.9) << "its head lies outside of the creature";
}

TEST_P(Turning, EscDuringATurnLeavesTheFacing) {
    m_tools.activate(ToolId::Turn);
    m_hand.press(m_at);
    m_hand.moveTo(m_at + Cell{2, 0});
    m_hand.key(Qt::Key_Escape);
    m_hand.release(m_at + Cell{2, 0});
    EXPECT_FALSE(m_context.token(m_arda).creature.facing.has_value());
    EXPECT_EQ(m_tools.active(), ToolId::Turn) << "the first Esc ends the gesture";
    m_hand.key(Qt::Key_Escape);
    EXPECT_EQ(m_tools.active(), ToolId::Select);
}

TEST_P(Turning, AClickOnTheMiddleTurnsNobody) {
    m_tools.activate(ToolId::Turn);
    m_hand.click(m_at);
    EXPECT_TRUE(m_context.performed().empty());
    EXPECT_EQ(m_context.selection(), (std::vector<RecordId>{m_arda}));
}

TEST(TurningNames, SquaresTurnClockwiseFromNorth) {
    FakeContext context;
    context.rules().facingRules = rules::FacingRules::Ua;
    const RecordId arda = context.put("Arda", {5, 5});
    context.select({arda});
    std::vector<std::string> names;
    for (int i = 0; i < 9; ++i) {
        turnBySteps(context, 1, {});
        names.emplace_back(board::name(GridKind::Square, *context.token(arda).creature.facing));
    }
    EXPECT_THAT(names, testing::ElementsAre("N", "NE", "E", "SE", "S", "SW", "W", "NW", "N"));
    context.rules().facingRules = rules::FacingRules::FiveE;
    turnBySteps(context, 1, {});
    turnBySteps(context, 1, {});
    EXPECT_EQ(board::name(GridKind::Square, *context.token(arda).creature.facing), "S") << "sides only";
}

}  // namespace tenaille::ui::test::turning_test
