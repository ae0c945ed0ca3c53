// SPDX-License-Identifier: MIT
#include "ui/tools/frame_tool.h"

#include <gtest/gtest.h>

#include <QKeyEvent>

#include "tests/ui/tools/fake_context.h"

namespace tenaille::ui::frame_tool_test {

class FrameToolTest : public testing::Test {
  protected:
    FrameToolTest() { m_context.players = PlayersScreen{{{5, 5}, 4}, 0.5, false}; }

    PointerEvent at(double x, double y) const {
        PointerEvent event;
        event.position = {x, y};
        event.button = Qt::LeftButton;
        event.pixelsPerCell = 50;
        return event;
    }
    void drag(double x1, double y1, double x2, double y2) {
        m_tool.press(at(x1, y1));
        m_tool.move(at((x1 + x2) / 2, (y1 + y2) / 2));
        m_tool.move(at(x2, y2));
        m_tool.release(at(x2, y2));
    }
    const PlayerFrame& frame() const { return m_context.players->frame; }

    test::FakeContext m_context;
    FrameTool m_tool{m_context};
};

TEST_F(FrameToolTest, InsideItMovesTheFrame) {
    drag(5, 5, 7, 6);
    EXPECT_EQ(frame(), (PlayerFrame{{7, 6}, 4}));
}

TEST_F(FrameToolTest, ACornerChangesItsSizeAndTheOtherStays) {
    drag(7, 6, 9, 7);
    EXPECT_EQ(frame(), (PlayerFrame{{6, 5.5}, 6})) << "from 3, 4 to 9, 7";
}

TEST_F(FrameToolTest, BesideItANewOneIsDrawnInTheShapeOfTheScreen) {
    drag(1, 1, 9, 1.5);
    EXPECT_EQ(frame(), (PlayerFrame{{5, 3}, 8}));
    drag(20, 20, 16, 16);
    EXPECT_EQ(frame(), (PlayerFrame{{16, 18}, 8})) << "as large as the height asks";
}

TEST_F(FrameToolTest, AClickBesideItTakesItThere) {
    m_tool.press(at(11, 9));
    m_tool.release(at(11, 9));
    EXPECT_EQ(frame(), (PlayerFrame{{11, 9}, 4}));
}

TEST_F(FrameToolTest, AtTrueSizeItKeepsItsWidthAndGoesByWholeCells) {
    m_context.players->fixedWidth = true;
    drag(5, 5, 7.4, 5.6);
    EXPECT_EQ(frame(), (PlayerFrame{{7, 6}, 4}));
    drag(9, 7, 12, 9);
    EXPECT_EQ(frame().cellsAcross, 4);
}

TEST_F(FrameToolTest, KeysMoveItAndEscLetsItBe) {
    QKeyEvent right(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier);
    EXPECT_TRUE(m_tool.key(right));
    EXPECT_EQ(frame(), (PlayerFrame{{6, 5}, 4}));
    m_tool.press(at(6, 5));
    m_tool.move(at(9, 9));
    EXPECT_TRUE(m_tool.cancel());
    m_tool.release(at(9, 9));
    EXPECT_EQ(frame(), (PlayerFrame{{6, 5}, 4}));
}

TEST_F(FrameToolTest, WithoutAScreenThereIsNothingToDrag) {
    m_context.players.reset();
    EXPECT_FALSE(m_tool.press(at(5, 5)));
    m_tool.move(at(6, 6));
    EXPECT_TRUE(m_tool.overlay().empty());
    EXPECT_FALSE(m_tool.hint().isEmpty());
}

}  // namespace tenaille::ui::frame_tool_test
