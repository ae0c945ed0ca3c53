// SPDX-License-Identifier: MIT
//
// The cross on the board gives a tool what a mouse would give it.
#include "ui/scene/key_pointer.h"

#include <gtest/gtest.h>

#include <QContextMenuEvent>
#include <QTest>

#include "tests/support/sample_boards.h"
#include "ui/scene/board_view.h"

namespace tenaille::ui::key_pointer_test {

using Kind = PointerEvent::Kind;

struct Listener : GestureSink {
    bool pointer(const PointerEvent& event) override {
        events.push_back(event);
        return true;
    }
    bool wheel(int, const PointerEvent&) override { return false; }
    bool key(QKeyEvent& event) override {
        keys.push_back(event.key());
        return false;
    }
    bool contextMenu(const PointerEvent& event) override {
        menus.push_back(event);
        return true;
    }
    void left() override {}

    std::vector<PointerEvent> events;
    std::vector<PointerEvent> menus;
    std::vector<int> keys;
};

class KeyPointerTest : public testing::Test {
  protected:
    KeyPointerTest() {
        scene.show(e);
        view.setSink(&listener);
        view.resize(640, 420);
        view.show();
        cross.setOn(true);
        listener.events.clear();
    }
    ~KeyPointerTest() override { view.setSink(nullptr); }

    std::vector<Kind> kinds() const {
        std::vector<Kind> all;
        for (const PointerEvent& event : listener.events) all.push_back(event.kind);
        return all;
    }

    document::Encounter e = test::ruinedKeep();
    BoardScene scene;
    BoardView view{scene};
    KeyPointer cross{view};
    Listener listener;
};

TEST_F(KeyPointerTest, ArrowsMoveItByHalfACell) {
    const board::Position before = view.eventAt(cross.place()).position;
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Down);
    ASSERT_EQ(listener.events.size(), 3u);
    const PointerEvent& last = listener.events.back();
    EXPECT_EQ(last.kind, Kind::Move);
    EXPECT_EQ(last.buttons, Qt::NoButton);
    // To the pixel on which it stands.
    EXPECT_NEAR(last.position.x, before.x + 1, 0.05);
    EXPECT_NEAR(last.position.y, before.y + 0.5, 0.05);
    EXPECT_TRUE(listener.keys.empty());
}

TEST_F(KeyPointerTest, SpaceClicksAndDrags) {
    QTest::keyClick(&view, Qt::Key_Space);
    EXPECT_EQ(kinds(), (std::vector{Kind::Press, Kind::Release}));
    listener.events.clear();
    QTest::keyPress(&view, Qt::Key_Space, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyRelease(&view, Qt::Key_Space);
    EXPECT_EQ(kinds(), (std::vector{Kind::Press, Kind::Move, Kind::Release}));
    for (const PointerEvent& event : listener.events) EXPECT_EQ(event.modifiers, Qt::ShiftModifier);
    EXPECT_EQ(listener.events[1].buttons, Qt::LeftButton);
    EXPECT_NE(listener.events[2].at, listener.events[0].at);
}

TEST_F(KeyPointerTest, F3HoldsTheButton) {
    QTest::keyClick(&view, Qt::Key_F3);
    QTest::keyClick(&view, Qt::Key_Space);  // is down already
    QTest::keyClick(&view, Qt::Key_Left);
    QTest::keyClick(&view, Qt::Key_F3);
    EXPECT_EQ(kinds(), (std::vector{Kind::Press, Kind::Move, Kind::Release}));
}

TEST_F(KeyPointerTest, LetsGoWhenItGoes) {
    QTest::keyClick(&view, Qt::Key_F3);
    cross.setOn(false);
    EXPECT_EQ(kinds(), (std::vector{Kind::Press, Kind::Release}));
    listener.events.clear();
    QTest::keyClick(&view, Qt::Key_Right);
    EXPECT_TRUE(listener.events.empty());
    EXPECT_EQ(listener.keys, std::vector<int>{Qt::Key_Right});
}

TEST_F(KeyPointerTest, TheMenuKeyOpensTheMenuThere) {
    QContextMenuEvent key(QContextMenuEvent::Keyboard, QPoint(3, 3), view.mapToGlobal(QPoint(3, 3)));
    QApplication::sendEvent(&view, &key);
    ASSERT_EQ(listener.menus.size(), 1u);
    EXPECT_EQ(listener.menus[0].screen.toPoint(), cross.place());
}

// Without the cross: of what is selected.
TEST_F(KeyPointerTest, TheMenuKeyFindsTheSelection) {
    cross.setOn(false);
    const RecordId second = std::next(e.tokens.begin())->id;
    view.setMarks({{second}, {}, {}, {}, {}});
    QContextMenuEvent key(QContextMenuEvent::Keyboard, QPoint(3, 3), view.mapToGlobal(QPoint(3, 3)));
    QApplication::sendEvent(&view, &key);
    ASSERT_EQ(listener.menus.size(), 1u);
    EXPECT_EQ(listener.menus[0].under.record, second);
}

TEST_F(KeyPointerTest, IsWhereThingsArePut) {
    EXPECT_EQ(pointedAt(view), std::optional(QPointF(cross.place())));
    cross.setOn(false);
    EXPECT_EQ(pointedAt(view), std::nullopt);
}

}  // namespace tenaille::ui::key_pointer_test
