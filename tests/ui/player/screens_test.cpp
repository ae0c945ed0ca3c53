// SPDX-License-Identifier: MIT
//
// The players' window on several screens of different density. Runs with tests/data/three-screens.json (ctest
// ui_tests.three_screens); where there is one screen there is nothing to try.
#include <gtest/gtest.h>

#include <QApplication>
#include <QScreen>
#include <QSignalSpy>

#include "tests/core/players/players_fixture.h"
#include "ui/battle/player_screen.h"

namespace tenaille::ui::screens_test {

class ScreensTest : public testing::Test {
  protected:
    void SetUp() override {
        if (QGuiApplication::screens().size() < 3) {
            ASSERT_TRUE(qEnvironmentVariableIsEmpty("TENAILLE_SCREENS")) << "the screens were not set up";
            GTEST_SKIP() << "there is one screen";
        }
        m_laptop = named("laptop");
        m_table = named("table");
        m_wall = named("wall");
        ASSERT_TRUE(m_laptop != nullptr && m_table != nullptr && m_wall != nullptr);
    }
    static QScreen* named(const char* name) {
        for (QScreen* screen : QGuiApplication::screens())
            if (screen->name() == QLatin1String(name)) return screen;
        return nullptr;
    }
    static void settle() {
        for (int i = 0; i < 5; ++i) QApplication::processEvents();
    }

    test::TwoRooms m_rooms;
    Document m_document{m_rooms.map};
    PlayerScreen m_players{m_document};
    QScreen* m_laptop = nullptr;
    QScreen* m_table = nullptr;
    QScreen* m_wall = nullptr;
};

TEST_F(ScreensTest, ItFillsAnotherScreenThanTheGameMasters) {
    m_players.open(m_laptop, {});
    settle();
    EXPECT_EQ(m_players.window()->screen(), m_table);
    EXPECT_EQ(m_players.window()->geometry(), m_table->geometry());
    EXPECT_FALSE(m_players.window()->geometry().intersects(m_laptop->geometry()));
    EXPECT_TRUE(m_players.window()->windowFlags().testFlag(Qt::WindowDoesNotAcceptFocus));
    EXPECT_EQ(m_players.picture().size(), QSize(1600, 900)) << "in device pixels";
}

TEST_F(ScreensTest, TheRememberedOneComesFirstButNeverOverTheGameMasters) {
    QSignalSpy chosen(&m_players, &PlayerScreen::screenChosen);
    m_players.open(m_laptop, QStringLiteral("wall"));
    settle();
    EXPECT_EQ(m_players.window()->screen(), m_wall);
    EXPECT_EQ(m_players.picture().size(), QSize(1920, 1080));
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].toString(), QStringLiteral("wall"));
    m_players.close();
    m_players.open(m_wall, QStringLiteral("wall"));
    settle();
    EXPECT_NE(m_players.window()->screen(), m_wall);
    m_players.close();
    m_players.open(m_laptop, QStringLiteral("sold last year"));
    settle();
    EXPECT_NE(m_players.window()->screen(), m_laptop);
}

TEST_F(ScreensTest, UnpluggedNothingMovesAndNothingIsLost) {
    QWidget master;
    master.setGeometry(m_laptop->availableGeometry());
    master.show();
    m_players.open(m_laptop, QStringLiteral("table"));
    m_players.publish();
    settle();
    ASSERT_NE(m_players.stage().scene(), nullptr);
    const QRect before = master.geometry();
    QSignalSpy lost(&m_players, &PlayerScreen::screenLost);
    Q_EMIT qGuiApp->screenRemoved(m_wall);
    EXPECT_TRUE(m_players.isOpen()) << "another one went away";
    Q_EMIT qGuiApp->screenRemoved(m_table);
    settle();
    EXPECT_EQ(lost.count(), 1);
    EXPECT_FALSE(m_players.isOpen());
    EXPECT_EQ(m_players.window(), nullptr) << "it does not come to the game master's screen";
    EXPECT_EQ(master.geometry(), before);
    EXPECT_TRUE(m_players.isPublished());
    m_players.open(m_laptop, QStringLiteral("table"));
    settle();
    EXPECT_TRUE(m_players.isOpen());
    EXPECT_FALSE(m_players.stage().isBlank());
    // Closed before: nothing to tell, and nothing of it is kept either.
    m_players.close();
    Q_EMIT qGuiApp->screenRemoved(m_table);
    settle();
    EXPECT_EQ(lost.count(), 1);
    EXPECT_EQ(m_players.window(), nullptr);
    m_players.open(m_laptop, QStringLiteral("wall"));
    settle();
    EXPECT_EQ(m_players.window()->screen(), m_wall);
    m_players.open(m_laptop, QStringLiteral("table"));
    settle();
    EXPECT_EQ(m_players.window()->screen(), m_table) << "it goes where it is sent while it is open";
}

TEST_F(ScreensTest, TrueSizeCountsTheDotsOfTheScreenItIsOn) {
    m_players.publish();
    m_players.setTrueSize(25.4);
    for (QScreen* screen : {m_table, m_wall}) {
        m_players.open(m_laptop, screen->name());
        settle();
        const double cell = 25.4 * m_players.dotsPerMm();
        EXPECT_NEAR(cell, screen->physicalDotsPerInchX() * screen->devicePixelRatio(), 0.5);
        ASSERT_TRUE(m_players.picture().shownPlane());
        EXPECT_NEAR(m_players.picture().shownPlane()->width(), m_players.picture().size().width() / cell,
                    0.05);
        m_players.close();
    }
}

TEST_F(ScreensTest, ThePictureIsTheSameOnEveryDensity) {
    m_players.publish();
    for (QScreen* screen : {m_table, m_wall}) {
        m_players.open(m_laptop, screen->name());
        for (int i = 0; i < 200 && !m_players.picture().settled(); ++i) {
            settle();
            m_players.window()->view().grab();
        }
        const QImage grabbed =
            m_players.window()->view().grab().toImage().convertToFormat(QImage::Format_RGB32);
        QImage painted(m_players.picture().size(), QImage::Format_RGB32);
        QPainter painter(&painted);
        m_players.picture().paint(painter, painted.rect());
        painter.end();
        ASSERT_EQ(grabbed.size(), painted.size()) << screen->name().toStdString();
        QImage plain = grabbed;
        plain.setDevicePixelRatio(1);
        EXPECT_EQ(plain, painted) << screen->name().toStdString()
                                  << ": what the window shows is what the network sends";
        m_players.close();
    }
}

}  // namespace tenaille::ui::screens_test
