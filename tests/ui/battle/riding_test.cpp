// SPDX-License-Identifier: MIT
//
// Riding in the window: who mounts whom, what a drag moves, what the board and the lists tell.
#include "core/actions/riding.h"

#include <gmock/gmock.h>

#include <QMenu>
#include <QTimer>
#include <QToolButton>

#include "tests/ui/battle/window_test.h"
#include "ui/scene/pick.h"

namespace tenaille::ui::riding_test {

using board::Cell;

class RidingWindowTest : public test::WindowTest {
  protected:
    RidingWindowTest() {
        board::TokenRecord horse = token("Arda");
        horse.name = "Horse";
        horse.label = "Ho";
        horse.creature.size = board::SizeCategory::Large;
        horse.creature.footprint = board::footprintOf(horse.creature.size);
        horse.speed = 10;
        m_window.context().perform(actions::AddTokens{horse, 1, token("Arda").creature.at});
    }
    RecordId id(const char* name) const { return token(name).id; }
    RecordId mountOf(const char* name) const { return token(name).creature.mount; }
    void mountBoth() {
        m_window.context().select({id("Arda"), id("Horse")});
        key(Qt::Key_M, Qt::ControlModifier);
        ASSERT_EQ(mountOf("Arda"), id("Horse"));
    }
};

TEST_F(RidingWindowTest, TheSmallerOfTwoMountsTheLarger) {
    mountBoth();
    EXPECT_EQ(undoText(), QLatin1String("Undo: Arda mounts Horse"));
    key(Qt::Key_M, Qt::ControlModifier);
    EXPECT_EQ(mountOf("Arda"), RecordId{});
    action(Command::Undo).trigger();
    action(Command::Undo).trigger();
    EXPECT_EQ(mountOf("Arda"), RecordId{});
}

TEST_F(RidingWindowTest, OneAloneMountsWhoStandsBeside) {
    m_window.context().perform(
        actions::MoveTokens{{{id("Horse"), {token("Arda").creature.at + Cell{1, 0}}}}, true});
    m_window.context().select({id("Arda")});
    bool asked = false;
    QTimer::singleShot(0, &m_window, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        asked = menu != nullptr;
        if (asked) QTest::keyClick(menu, Qt::Key_Return);
    });
    action(Command::Mount).trigger();
    EXPECT_EQ(mountOf("Arda"), id("Horse")) << (asked ? "the largest is offered first" : "there is but one");
    m_window.context().select({id("Horse")});
    action(Command::Mount).trigger();
    EXPECT_EQ(mountOf("Arda"), RecordId{}) << "the horse lets its rider dismount";
}

TEST_F(RidingWindowTest, WhoStandsAloneIsTold) {
    m_window.context().select({id("Cultist")});
    action(Command::Mount).trigger();
    EXPECT_EQ(mountOf("Cultist"), RecordId{});
    EXPECT_EQ(undoText(), QLatin1String("Undo: Add Horse"));
}

// The disc of the rider lies on that of the horse; what is dragged by it is both.
TEST_F(RidingWindowTest, ADragOfTheRiderMovesTheMount) {
    m_window.context().perform(actions::MoveTokens{{{id("Horse"), {Cell{8, 4}}}}, true});
    mountBoth();
    const TokenShape* rider = view().scene().token(id("Arda"));
    const TokenShape* horse = view().scene().token(id("Horse"));
    ASSERT_TRUE(rider != nullptr && horse != nullptr);
    EXPECT_LT(rider->face.size, 0.8);
    EXPECT_GT(rider->middle.x(), horse->middle.x());
    EXPECT_LT(rider->middle.y(), horse->middle.y());
    EXPECT_EQ(pickAt(view().scene(), rider->middle, 0.1).record, id("Arda"));
    EXPECT_EQ(pickAt(view().scene(), 2 * horse->middle - rider->middle, 0.1).record, id("Horse"));
    EXPECT_FALSE(rider->face.facing) << "the horse shows it";
    const QPointF from = view().camera().toScreen(rider->middle);
    const QPointF to = from + pointOf({9, 5}) - pointOf({8, 4});
    mouse(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::NoModifier);
    mouse(QEvent::MouseMove, to, Qt::NoButton, Qt::AltModifier);
    EXPECT_EQ(view().overlay().ghosts.size(), 2u);
    mouse(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::AltModifier);
    EXPECT_EQ(token("Horse").creature.at, (Cell{9, 5}));
    EXPECT_EQ(token("Arda").creature.at, (Cell{9, 5}));
}

TEST_F(RidingWindowTest, SeveralOfOneMountSitApart) {
    mountBoth();
    board::TokenRecord squire = token("Arda");
    squire.name = "Squire";
    m_window.context().perform(actions::AddTokens{squire, 1, Cell{4, 4}});
    m_window.context().perform(actions::Mount{{id("Squire")}, id("Horse")});
    EXPECT_NE(view().scene().token(id("Arda"))->middle, view().scene().token(id("Squire"))->middle);
    m_window.context().perform(actions::Dismount{{id("Arda")}});
    EXPECT_EQ(view().scene().token(id("Squire"))->seat, 0);
}

TEST_F(RidingWindowTest, ThePanelLetsHerDismount) {
    mountBoth();
    m_window.context().select({id("Arda")});
    QApplication::processEvents();
    QToolButton* cross = nullptr;
    for (QToolButton* button : m_window.findChildren<QToolButton*>())
        if (button->accessibleName() == QLatin1String("Dismount")) cross = button;
    ASSERT_NE(cross, nullptr);
    cross->click();
    EXPECT_EQ(mountOf("Arda"), RecordId{});
}

}  // namespace tenaille::ui::riding_test
