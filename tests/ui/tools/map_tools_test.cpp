// SPDX-License-Identifier: MIT
//
// The tools of the map: walls corner by corner, doors that slide along walls.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ui/tools/fake_context.h"
#include "ui/tools/door_tool.h"
#include "ui/tools/snapping.h"
#include "ui/tools/wall_tool.h"

namespace tenaille::ui::test {
namespace {

using board::GridKind;
using testing::ElementsAre;
using testing::IsEmpty;

class MapToolsTest : public testing::Test {
  protected:
    bool pointer(PointerEvent::Kind kind, LatticePoint at, Qt::KeyboardModifiers modifiers = {}) {
        PointerEvent event;
        event.kind = kind;
        event.at = at;
        event.position = board::position(GridKind::Square, at);
        event.cell = board::cellAt(GridKind::Square, at);
        event.button = kind == PointerEvent::Kind::Move ? Qt::NoButton : Qt::LeftButton;
        event.modifiers = modifiers;
        return m_tools.pointer(event);
    }
    void click(LatticePoint at, Qt::KeyboardModifiers modifiers = {}) {
        pointer(PointerEvent::Kind::Move, at, modifiers);
        pointer(PointerEvent::Kind::Press, at, modifiers);
        pointer(PointerEvent::Kind::Release, at, modifiers);
    }
    const Overlay& overlay() const { return m_tools.tool().overlay(); }
    const auto& walls() const { return m_context.encounter().walls; }

    FakeContext m_context;
    ToolBox m_tools{m_context};
    Hand m_hand{m_context, m_tools};
};

TEST_F(MapToolsTest, AWallIsDrawnCornerByCorner) {
    m_tools.activate(ToolId::Wall);
    click({7, -9});
    click({490, 3});
    pointer(PointerEvent::Kind::Move, {485, 470});
    ASSERT_EQ(overlay().lines.size(), 1u);
    EXPECT_THAT(overlay().lines.front().points,
                ElementsAre(LatticePoint{0, 0}, LatticePoint{480, 0}, LatticePoint{480, 480}));
    EXPECT_EQ(overlay().labels.front().text, QStringLiteral("4.0"));
    EXPECT_THAT(m_context.performed(), IsEmpty()) << "a draft of the tool's own";
    click({485, 470});
    EXPECT_TRUE(m_hand.key(Qt::Key_Return));
    ASSERT_EQ(walls().size(), 1u);
    EXPECT_THAT(walls().begin()->points,
                ElementsAre(LatticePoint{0, 0}, LatticePoint{480, 0}, LatticePoint{480, 480}));
    EXPECT_TRUE(overlay().lines.empty());
    EXPECT_FALSE(m_hand.key(Qt::Key_Return)) << "nothing is being drawn";
}

TEST_F(MapToolsTest, ADoubleClickEndsTheWall) {
    m_tools.activate(ToolId::Wall);
    click({0, 0});
    click({480, 0});
    pointer(PointerEvent::Kind::DoubleClick, {480, 0});
    pointer(PointerEvent::Kind::Release, {480, 0});
    ASSERT_EQ(walls().size(), 1u);
    EXPECT_EQ(walls().begin()->points.size(), 2u) << "no corner twice";
}

TEST_F(MapToolsTest, BackspaceAndRightClickTakeTheLastCornerBackEscTheWall) {
    m_tools.activate(ToolId::Wall);
    click({0, 0});
    click({480, 0});
    click({480, 480});
    EXPECT_TRUE(m_hand.key(Qt::Key_Backspace));
    EXPECT_TRUE(m_tools.contextMenu(PointerEvent{}));
    click({0, 480});
    m_hand.key(Qt::Key_Enter);
    ASSERT_EQ(walls().size(), 1u);
    EXPECT_THAT(walls().begin()->points, ElementsAre(LatticePoint{0, 0}, LatticePoint{0, 480}));
    click({0, 0});
    click({960, 0});
    m_hand.key(Qt::Key_Escape);
    m_hand.key(Qt::Key_Return);
    EXPECT_EQ(walls().size(), 1u);
    click({0, 0});
    m_hand.key(Qt::Key_Return);
    EXPECT_EQ(walls().size(), 1u) << "one corner is no wall";
}

TEST_F(MapToolsTest, ShiftKeepsWallsStraight) {
    m_tools.activate(ToolId::Wall);
    click({0, 0});
    click({960, 100}, Qt::ShiftModifier);
    click({1300, 420}, Qt::ShiftModifier);
    m_hand.key(Qt::Key_Return);
    const auto& points = walls().begin()->points;
    ASSERT_EQ(points.size(), 3u);
    EXPECT_EQ(points[1].y, 0);
    EXPECT_EQ(points[2].x - points[1].x, points[2].y - points[1].y) << "a diagonal";
}

TEST(WallSnapping, HalvesOnSquaresSixthsOnHexes) {
    EXPECT_EQ(snapped(GridKind::Square, {130, -70}), (LatticePoint{120, -120}));
    EXPECT_EQ(snapped(GridKind::HexFlat, {75, 50}), (LatticePoint{80, 40}));
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat})
        for (const LatticePoint corner : board::corners(grid, {3, 2}))
            EXPECT_EQ(snapped(grid, corner + LatticePoint{9, -9}), corner) << "corners of hexes are reached";
}

TEST_F(MapToolsTest, ADoorGoesIntoTheWallUnderThePointer) {
    m_context.wall({0, 480}, {1200, 480});
    m_tools.activate(ToolId::Door);
    pointer(PointerEvent::Kind::Move, {600, 700});
    EXPECT_TRUE(overlay().empty()) << "too far from the wall";
    pointer(PointerEvent::Kind::Move, {590, 500});
    ASSERT_EQ(overlay().lines.size(), 1u);
    EXPECT_THAT(overlay().lines.front().points, ElementsAre(LatticePoint{480, 480}, LatticePoint{720, 480}));
    const document::Encounter before = m_context.encounter();
    click({600, 700});
    EXPECT_TRUE(document::sameContent(m_context.encounter(), before)) << "a click beside it does nothing";
    click({590, 500});
    ASSERT_EQ(m_context.encounter().doors.size(), 1u);
    EXPECT_EQ(m_context.encounter().doors.begin()->where, (geometry::Segment{{480, 480}, {720, 480}}));
    ASSERT_EQ(walls().size(), 2u) << "the wall has a gap now";
    EXPECT_EQ(m_context.performed().size(), 1u) << "one step";
}

TEST(DoorPlace, StaysOnItsPiece) {
    const geometry::Segment piece{{0, 0}, {600, 0}};
    EXPECT_EQ(doorOn(GridKind::Square, piece, {-90, 10}), (geometry::Segment{{0, 0}, {240, 0}}));
    EXPECT_EQ(doorOn(GridKind::Square, piece, {900, 10}), (geometry::Segment{{360, 0}, {600, 0}}));
    EXPECT_EQ(doorOn(GridKind::Square, piece, {250, 10}), (geometry::Segment{{120, 0}, {360, 0}}));
    EXPECT_FALSE(doorOn(GridKind::Square, {{0, 0}, {230, 0}}, {100, 0}).has_value());
}

}  // namespace
}  // namespace tenaille::ui::test
