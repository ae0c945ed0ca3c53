// SPDX-License-Identifier: MIT
//
// The fog of the players' screen, painted by hand.
#include "ui/tools/fog_tool.h"

#include <gtest/gtest.h>

#include <QKeyEvent>
#include <QSignalSpy>

#include "core/document/fog.h"
#include "tests/ui/tools/fake_context.h"

namespace tenaille::ui::test::fog_tool_test {

using board::GridKind;

constexpr std::int32_t kUnit = geometry::kUnitsPerCell;

class FogToolTest : public testing::Test {
  protected:
    FogToolTest() { m_tools.activate(ToolId::Fog); }

    void pointer(PointerEvent::Kind kind, LatticePoint at, Qt::KeyboardModifiers modifiers = {}) {
        PointerEvent event;
        event.kind = kind;
        event.at = at;
        event.position = board::position(GridKind::Square, at);
        event.cell = board::cellAt(GridKind::Square, at);
        event.button = kind == PointerEvent::Kind::Move ? Qt::NoButton : Qt::LeftButton;
        event.modifiers = modifiers;
        m_tools.pointer(event);
    }
    void drag(LatticePoint from, LatticePoint to, Qt::KeyboardModifiers modifiers = {}) {
        pointer(PointerEvent::Kind::Press, from, modifiers);
        pointer(PointerEvent::Kind::Move, to, modifiers);
        pointer(PointerEvent::Kind::Release, to, modifiers);
    }
    void click(LatticePoint at, Qt::KeyboardModifiers modifiers = {}) {
        pointer(PointerEvent::Kind::Press, at, modifiers);
        pointer(PointerEvent::Kind::Release, at, modifiers);
    }
    bool key(int code) {
        QKeyEvent event(QEvent::KeyPress, code, Qt::NoModifier);
        return m_tools.key(event);
    }
    document::FogMasks fog() const { return document::fogOf(m_context.encounter()); }

    FakeContext m_context;
    ToolBox m_tools{m_context};
};

TEST_F(FogToolTest, ADragUncoversARectangleCtrlCoversAltGivesItBack) {
    drag({0, 0}, {4 * kUnit, 2 * kUnit});
    EXPECT_EQ(fog().uncovered.count(), 4 * 2 * 256);
    drag({0, 0}, {kUnit, kUnit}, Qt::ControlModifier);
    EXPECT_EQ(fog().covered.count(), 256);
    EXPECT_EQ(fog().uncovered.count(), 7 * 256);
    drag({0, 0}, {4 * kUnit, 2 * kUnit}, Qt::AltModifier);
    EXPECT_TRUE(fog().covered.empty());
    EXPECT_TRUE(fog().uncovered.empty());
}

// Window managers keep Alt and a drag for themselves: Alt is pressed after the button then.
TEST_F(FogToolTest, AKeyThatComesAfterTheButtonCountsAndLettingItGoShowsNothing) {
    drag({0, 0}, {8 * kUnit, 4 * kUnit}, Qt::ControlModifier);
    ASSERT_EQ(fog().covered.count(), 8 * 4 * 256);
    const auto dragWith = [this](Qt::KeyboardModifiers first, Qt::KeyboardModifiers then,
                                 Qt::KeyboardModifiers last) {
        pointer(PointerEvent::Kind::Press, {0, 0}, first);
        pointer(PointerEvent::Kind::Move, {8 * kUnit, 4 * kUnit}, then);
        pointer(PointerEvent::Kind::Release, {8 * kUnit, 4 * kUnit}, last);
    };
    for (const int shape : {Qt::Key_1, Qt::Key_2}) {
        ASSERT_TRUE(key(shape));
        dragWith({}, Qt::AltModifier, Qt::AltModifier);
        EXPECT_TRUE(fog().uncovered.empty()) << shape;
        dragWith({}, Qt::AltModifier, {});
        EXPECT_TRUE(fog().uncovered.empty()) << shape;
        dragWith({}, {}, Qt::ControlModifier);
        EXPECT_TRUE(fog().uncovered.empty()) << shape;
        dragWith(Qt::ControlModifier, {}, {});
        EXPECT_TRUE(fog().uncovered.empty()) << shape;
        EXPECT_FALSE(fog().covered.empty()) << shape;
    }
}

TEST_F(FogToolTest, AKeyCountsAlsoWhileTheMouseStandsStill) {
    for (const int shape : {Qt::Key_1, Qt::Key_2}) {
        ASSERT_TRUE(key(shape));
        pointer(PointerEvent::Kind::Press, {0, 0});
        pointer(PointerEvent::Kind::Move, {8 * kUnit, 4 * kUnit});
        QSignalSpy told(&m_tools, &ToolBox::toolChanged);
        m_tools.keyComes(QKeyEvent(QEvent::ShortcutOverride, Qt::Key_Control, Qt::NoModifier));
        EXPECT_EQ(told.size(), 1) << "what stands beside the pointer is another word now";
        ASSERT_FALSE(m_tools.tool().overlay().labels.empty());
        EXPECT_EQ(m_tools.tool().overlay().labels.front().text, QStringLiteral("covers"));
        pointer(PointerEvent::Kind::Release, {8 * kUnit, 4 * kUnit});
        EXPECT_TRUE(fog().uncovered.empty());
        EXPECT_FALSE(fog().covered.empty());
    }
}

TEST_F(FogToolTest, APolygonMayBeEndedWithCtrl) {
    ASSERT_TRUE(key(Qt::Key_3));
    for (const LatticePoint corner : {LatticePoint{0, 0}, {4 * kUnit, 0}, {4 * kUnit, 4 * kUnit}})
        click(corner);
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(m_tools.wantsKey(enter)) << "before a command takes it";
    EXPECT_TRUE(m_tools.key(enter));
    EXPECT_TRUE(fog().uncovered.empty());
    EXPECT_FALSE(fog().covered.empty());
    EXPECT_FALSE(m_tools.wantsKey(enter)) << "nothing is drawn any more";
}

TEST_F(FogToolTest, TheBrushFollowsTheHandAndGrows) {
    EXPECT_TRUE(key(Qt::Key_1));
    drag({2 * kUnit, 2 * kUnit}, {6 * kUnit, 2 * kUnit});
    const auto narrow = fog().uncovered;
    EXPECT_TRUE(narrow.test(4 * 16, 2 * 16));
    EXPECT_FALSE(narrow.test(4 * 16, 4 * 16));
    EXPECT_TRUE(key(Qt::Key_BracketRight));
    drag({2 * kUnit, 2 * kUnit}, {6 * kUnit, 2 * kUnit});
    EXPECT_GT(fog().uncovered.count(), narrow.count());
}

TEST_F(FogToolTest, APolygonCornerByCorner) {
    EXPECT_TRUE(key(Qt::Key_3));
    click({0, 0});
    click({4 * kUnit, 0});
    click({9 * kUnit, 9 * kUnit});
    EXPECT_TRUE(key(Qt::Key_Backspace)) << "the last corner goes";
    click({4 * kUnit, 4 * kUnit});
    EXPECT_TRUE(fog().uncovered.empty()) << "not yet";
    EXPECT_TRUE(key(Qt::Key_Return));
    EXPECT_NEAR(static_cast<double>(fog().uncovered.count()), 8 * 256, 64);
}

TEST_F(FogToolTest, ARoomByOneClick) {
    m_context.wall({4 * kUnit, 0}, {4 * kUnit, 10 * kUnit});
    EXPECT_TRUE(key(Qt::Key_4));
    click({kUnit, kUnit});
    EXPECT_EQ(fog().uncovered.count(), 4 * 10 * 256);
    click({kUnit, kUnit}, Qt::ControlModifier);
    EXPECT_TRUE(fog().uncovered.empty());
    EXPECT_EQ(fog().covered.count(), 4 * 10 * 256);
}

TEST_F(FogToolTest, EscForgetsWhatIsBeingDrawn) {
    pointer(PointerEvent::Kind::Press, {0, 0});
    pointer(PointerEvent::Kind::Move, {4 * kUnit, 2 * kUnit});
    EXPECT_FALSE(m_tools.tool().overlay().empty());
    m_tools.cancel();
    EXPECT_EQ(m_tools.active(), ToolId::Fog);
    pointer(PointerEvent::Kind::Release, {4 * kUnit, 2 * kUnit});
    EXPECT_TRUE(fog().uncovered.empty());
    EXPECT_TRUE(m_context.performed().empty());
}

}  // namespace tenaille::ui::test::fog_tool_test
