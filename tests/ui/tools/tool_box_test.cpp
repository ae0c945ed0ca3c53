// SPDX-License-Identifier: MIT
//
// Choosing tools, and the small ones: measure, target, pan.
#include "ui/tools/tool_box.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QKeyEvent>
#include <QSignalSpy>
#include <set>

#include "tests/ui/tools/fake_context.h"
#include "ui/tools/measure_tool.h"

namespace tenaille::ui::test::tool_box_test {

using board::Cell;
using board::GridKind;

class ToolBoxTest : public testing::Test {
  protected:
    QString label() const {
        const auto& labels = m_tools.tool().overlay().labels;
        return labels.empty() ? QString() : labels.back().text;
    }

    FakeContext m_context;
    ToolBox m_tools{m_context};
    Hand m_hand{m_context, m_tools};
    RecordId m_arda = m_context.put("Arda", {1, 1});
    RecordId m_ogre = m_context.put("Ogre", {6, 5}, board::SizeCategory::Large, "foe");
};

TEST_F(ToolBoxTest, ChangingTheToolEndsWhatTheOldOneDid) {
    QSignalSpy active(&m_tools, &ToolBox::activeChanged);
    m_hand.press({1, 1});
    m_hand.moveTo({4, 1});
    EXPECT_FALSE(m_tools.tool().overlay().empty());
    m_tools.activate(ToolId::Measure);
    EXPECT_EQ(active.count(), 1);
    EXPECT_TRUE(m_tools.tool().overlay().empty());
    m_tools.activate(ToolId::Measure);
    EXPECT_EQ(active.count(), 1) << "already active";
    m_tools.activate(ToolId::Select);
    EXPECT_TRUE(m_tools.tool().overlay().empty());
    m_hand.release({4, 1});
    EXPECT_TRUE(m_context.performed().empty());
}

TEST_F(ToolBoxTest, NoLetterComesInBetweenWhileTheMouseHoldsSomething) {
    const QKeyEvent letter(QEvent::ShortcutOverride, Qt::Key_T, Qt::NoModifier, QStringLiteral("t"));
    const QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier, QStringLiteral("\x1a"));
    const QKeyEvent help(QEvent::ShortcutOverride, Qt::Key_F1, Qt::NoModifier);
    m_tools.activate(ToolId::Room);
    EXPECT_FALSE(m_tools.wantsKey(letter));
    m_hand.press({1, 1});
    m_hand.moveTo({4, 3});
    EXPECT_TRUE(m_tools.wantsKey(letter));
    EXPECT_FALSE(m_tools.wantsKey(undo));
    EXPECT_FALSE(m_tools.wantsKey(help));
    m_hand.release({4, 3});
    EXPECT_FALSE(m_tools.wantsKey(letter));
    m_tools.activate(ToolId::Turn);
    EXPECT_FALSE(m_hand.press({12, 9})) << "nobody to turn: the view pans, and tells of no release";
    EXPECT_FALSE(m_tools.wantsKey(letter));
}

TEST_F(ToolBoxTest, EscGoesBackStepByStep) {
    m_context.select({m_arda});
    m_context.pinTarget(m_ogre);
    m_tools.activate(ToolId::Measure);
    m_hand.click({2, 2});
    m_hand.key(Qt::Key_Escape);
    EXPECT_EQ(m_tools.active(), ToolId::Measure) << "first the line";
    m_hand.key(Qt::Key_Escape);
    EXPECT_EQ(m_tools.active(), ToolId::Select) << "then the tool";
    m_hand.key(Qt::Key_Escape);
    EXPECT_FALSE(m_context.pinnedTarget().has_value()) << "then the target";
    EXPECT_FALSE(m_context.selection().empty());
    m_hand.key(Qt::Key_Escape);
    EXPECT_TRUE(m_context.selection().empty());
}

TEST_F(ToolBoxTest, ARightClickThatNoToolUsesAsksForTheMenu) {
    QSignalSpy menu(&m_tools, &ToolBox::menuWanted);
    m_tools.contextMenu(m_hand.eventAt({1, 1}, PointerEvent::Kind::Release));
    EXPECT_EQ(menu.count(), 1);
    m_tools.activate(ToolId::Measure);
    m_hand.click({2, 2});
    m_tools.contextMenu(m_hand.eventAt({1, 1}, PointerEvent::Kind::Release));
    EXPECT_EQ(menu.count(), 1) << "measuring uses it";
}

TEST_F(ToolBoxTest, MeasureCountsDiagonalsThroughWayPoints) {
    m_tools.activate(ToolId::Measure);
    m_hand.click({0, 0});
    m_hand.moveTo({1, 1});
    EXPECT_EQ(label(), QStringLiteral("1"));
    m_hand.click({1, 1});
    m_hand.moveTo({2, 2});
    EXPECT_EQ(label(), QStringLiteral("3")) << "the second diagonal counts two, way-point or not";
    m_hand.moveTo({0, 2});
    EXPECT_EQ(label(), QStringLiteral("3"));
    EXPECT_TRUE(m_hand.key(Qt::Key_Backspace));
    EXPECT_EQ(label(), QStringLiteral("2")) << "straight down without the way-point";
    EXPECT_TRUE(m_hand.key(Qt::Key_Return));
    EXPECT_TRUE(m_tools.tool().overlay().empty());
    EXPECT_FALSE(m_hand.key(Qt::Key_Return));
    EXPECT_TRUE(m_context.performed().empty());
}

TEST(MeasuredCells, AlternateOnSquaresAndAreStepsOnHexes) {
    EXPECT_EQ(measuredCells(GridKind::Square, {}), 0);
    EXPECT_EQ(measuredCells(GridKind::Square, {{3, 3}}), 0);
    EXPECT_EQ(measuredCells(GridKind::Square, {{0, 0}, {4, 4}}), 6);
    EXPECT_EQ(measuredCells(GridKind::Square, {{0, 0}, {1, 1}, {1, 4}, {2, 5}}), 1 + 3 + 2);
    EXPECT_EQ(measuredCells(GridKind::HexPointy, {{0, 0}, {2, -1}, {2, 2}}), 2 + 3);
    EXPECT_EQ(measuredCells(GridKind::HexFlat, {{0, 0}, {2, 2}}), 4);
}

TEST_F(ToolBoxTest, TheTargetToolPinsAndReleases) {
    m_tools.activate(ToolId::Target);
    m_hand.click({7, 6});
    EXPECT_EQ(m_context.pinnedTarget(), m_ogre);
    m_hand.click({7, 6});
    EXPECT_FALSE(m_context.pinnedTarget().has_value()) << "again lets go";
    m_hand.click({6, 5});
    m_hand.click({9, 9});
    EXPECT_FALSE(m_context.pinnedTarget().has_value()) << "so does the floor";
    EXPECT_TRUE(m_context.performed().empty());
}

TEST_F(ToolBoxTest, ThePanToolLeavesTheMouseToTheView) {
    m_tools.activate(ToolId::Pan);
    EXPECT_FALSE(m_hand.press({1, 1}));
    EXPECT_FALSE(m_hand.moveTo({2, 2}));
    EXPECT_TRUE(m_context.selection().empty());
}

TEST_F(ToolBoxTest, EveryToolSaysWhatItDoes) {
    std::set<QString> hints;
    for (const ToolId id : {ToolId::Select, ToolId::Pan, ToolId::Target, ToolId::Measure, ToolId::Turn,
                            ToolId::Wall, ToolId::Door}) {
        m_tools.activate(id);
        hints.insert(m_tools.tool().hint());
    }
    EXPECT_EQ(hints.size(), 7u);
    EXPECT_FALSE(hints.contains(QString()));
}

}  // namespace tenaille::ui::test::tool_box_test
