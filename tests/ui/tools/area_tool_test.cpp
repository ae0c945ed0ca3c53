// SPDX-License-Identifier: MIT
#include "ui/tools/area_tool.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QKeyEvent>

#include "tests/ui/tools/fake_context.h"

namespace tenaille::ui::test::area_tool_test {

using ::testing::UnorderedElementsAre;

class AreaToolTest : public testing::Test {
  protected:
    AreaToolTest() { m_tools.activate(ToolId::Area); }
    const Overlay& overlay() const { return m_tools.tool().overlay(); }
    std::size_t cells() const { return overlay().cells.empty() ? 0 : overlay().cells.front().cells.size(); }

    FakeContext m_context;
    ToolBox m_tools{m_context};
    Hand m_hand{m_context, m_tools};
    RecordId m_arda = m_context.put("Arda", {4, 4});
    RecordId m_brok = m_context.put("Brok", {6, 4});
    RecordId m_far = m_context.put("Far", {11, 9});
};

TEST_F(AreaToolTest, TellsWhomItReachesAndSelectsThem) {
    m_hand.drag({4, 4}, {6, 4});
    ASSERT_GT(cells(), 0u);
    EXPECT_EQ(overlay().labels.size(), 1u) << "nobody has cover";
    EXPECT_TRUE(m_hand.key(Qt::Key_Return));
    EXPECT_THAT(m_context.selection(), UnorderedElementsAre(m_arda, m_brok));
    EXPECT_TRUE(m_context.performed().empty()) << "nothing of it is in the document";
}

TEST_F(AreaToolTest, AWallKeepsOutWhatIsBehindIt) {
    m_hand.drag({4, 4}, {6, 4});
    const std::size_t open = cells();
    m_context.wall({240 * 6, 0}, {240 * 6, 240 * 10});
    m_tools.documentChanged();
    EXPECT_LT(cells(), open);
    ASSERT_EQ(overlay().labels.size(), 2u);
    EXPECT_EQ(overlay().labels.front().tone, LabelTone::Bad) << "total cover, at Brok";
    m_hand.key(Qt::Key_Return);
    EXPECT_THAT(m_context.selection(), UnorderedElementsAre(m_arda));
}

TEST_F(AreaToolTest, ShapesChangeUnderTheHand) {
    m_hand.drag({4, 4}, {8, 4});
    const std::size_t burst = cells();
    EXPECT_TRUE(m_hand.key(Qt::Key_2));
    const std::size_t cone = cells();
    EXPECT_LT(cone, burst);
    EXPECT_TRUE(m_hand.key(Qt::Key_3));
    EXPECT_EQ(cells(), 4u) << "a line of four squares";
    EXPECT_TRUE(m_hand.key(Qt::Key_1));
    EXPECT_EQ(cells(), burst);
    m_tools.cancel();
    EXPECT_TRUE(overlay().empty());
    EXPECT_EQ(m_tools.active(), ToolId::Area) << "Esc ends the area first, then the tool";
    m_tools.cancel();
    EXPECT_EQ(m_tools.active(), ToolId::Select);
}

TEST_F(AreaToolTest, LettersOfOthersStayFree) {
    const QKeyEvent enter(QEvent::ShortcutOverride, Qt::Key_Return, Qt::NoModifier);
    EXPECT_FALSE(m_tools.wantsKey(enter)) << "nothing is drawn yet";
    const QKeyEvent damage(QEvent::ShortcutOverride, Qt::Key_H, Qt::ControlModifier);
    m_hand.drag({4, 4}, {6, 4});
    EXPECT_TRUE(m_tools.wantsKey(enter));
    EXPECT_FALSE(m_tools.wantsKey(damage));
}

}  // namespace tenaille::ui::test::area_tool_test
