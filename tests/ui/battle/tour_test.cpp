// SPDX-License-Identifier: MIT
//
// The tour, done as it asks.
#include "ui/battle/tour.h"

#include <gmock/gmock.h>

#include <QPushButton>

#include "tests/ui/battle/window_test.h"

namespace tenaille::ui::tour_test {

class TourTest : public test::WindowTest {
  protected:
    TourTest() { action(Command::Tour).trigger(); }
    Tour* tour() { return m_window.findChild<Tour*>(); }
    Notice* notice() {
        Notice* last = nullptr;  // one that was closed goes later
        for (Notice* one : m_window.findChildren<Notice*>())
            if (one->text().contains(QLatin1String(" of 7)"))) last = one;
        return last;
    }
    QPushButton& button() { return *notice()->findChild<QPushButton*>(); }
    ::testing::AssertionResult isTicked() {
        if (!QTest::qWaitFor([this] { return tour()->isDone(); }, 3000))
            return ::testing::AssertionFailure() << "step " << tour()->step();
        return notice()->text().startsWith(QStringLiteral("✓")) ? ::testing::AssertionSuccess()
                                                                : ::testing::AssertionFailure() << "no tick";
    }
};

TEST_F(TourTest, IsDoneWithTheBoard) {
    ASSERT_NE(tour(), nullptr);
    EXPECT_EQ(button().text(), QLatin1String("Skip"));
    click(token("Arda").creature.at);
    EXPECT_TRUE(isTicked());
    EXPECT_EQ(button().text(), QLatin1String("Go on"));
    button().click();
    hover(token("Ogre chief").creature.at);
    EXPECT_TRUE(isTicked());
    button().click();
    drag(token("Arda").creature.at, token("Arda").creature.at + board::Cell{0, 1});
    EXPECT_TRUE(isTicked());
    button().click();
    EXPECT_TRUE(notice()->text().contains(QLatin1String("Ctrl+Z")));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(isTicked());
    button().click();
    key(Qt::Key_F5);
    QTest::qWait(400);
    EXPECT_FALSE(tour()->isDone()) << "and back";
    key(Qt::Key_F6);
    EXPECT_TRUE(isTicked());
    button().click();
    EXPECT_EQ(button().text(), QLatin1String("Go on")) << "nothing is to be done";
    button().click();
    EXPECT_EQ(button().text(), QLatin1String("Done"));
    button().click();
    QTest::qWait(50);
    EXPECT_EQ(tour(), nullptr);
    EXPECT_EQ(notice(), nullptr);
}

TEST_F(TourTest, NamesTheKeysThatWereChosen) {
    m_window.commands().setKeys(Command::Undo, {QKeySequence(Qt::CTRL | Qt::Key_U)});
    action(Command::Tour).trigger();
    for (int i = 0; i < 3; ++i) tour()->next();
    EXPECT_TRUE(notice()->text().contains(QLatin1String("Ctrl+U")));
}

TEST_F(TourTest, BeginsAnewAndEndsWithItsNotice) {
    tour()->next();
    action(Command::Tour).trigger();
    QTest::qWait(50);
    EXPECT_EQ(m_window.findChildren<Tour*>().size(), 1);
    EXPECT_EQ(tour()->step(), 0u);
    notice()->dismiss();
    QTest::qWait(50);
    EXPECT_EQ(tour(), nullptr);
}

TEST_F(TourTest, TheFirstAdviceOffersIt) {
    notice()->dismiss();
    QTest::qWait(50);
    m_window.showAdvice(QStringLiteral("Welcome"));
    for (QPushButton* one : m_window.findChildren<QPushButton*>())
        if (one->text() == QLatin1String("Take the tour")) {
            one->click();
            break;
        }
    EXPECT_NE(tour(), nullptr);
}

}  // namespace tenaille::ui::tour_test
