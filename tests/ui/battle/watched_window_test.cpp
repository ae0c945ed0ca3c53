// SPDX-License-Identifier: MIT
//
// The game master's window while players look on.
#include <gtest/gtest.h>

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <algorithm>
#include <vector>

#include "tests/core/players/players_fixture.h"
#include "tests/ui/battle/window_test.h"
#include "ui/battle/player_screen.h"
#include "ui/style/appearance.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui::watched_window_test {

class WatchedWindowTest : public test::WindowTest {
  protected:
    WatchedWindowTest() {
        m_players.open(nullptr, {});
        m_window.setPreferences({m_appearance, {}, {}, Units::Metric, nullptr, 0, {}, &m_players, {}});
    }

    // The buttons of all notices.
    QList<QPushButton*> offers() {
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QList<QPushButton*> buttons;
        for (const Notice* notice : view().findChildren<Notice*>())
            buttons += notice->findChildren<QPushButton*>();
        return buttons;
    }

    Appearance m_appearance{*qApp, SchemePreference::Dark, std::nullopt};
    PlayerScreen& m_players = *new PlayerScreen(m_document, &m_document);  // outlives the window
};

TEST_F(WatchedWindowTest, BeforeTheMapIsChangedTheirPictureCanBeHeld) {
    action(Command::EditMap).trigger();
    EXPECT_TRUE(offers().empty()) << "they see nothing yet";
    action(Command::RunEncounter).trigger();
    m_players.publish();
    action(Command::EditMap).trigger();
    ASSERT_EQ(offers().size(), 1);
    offers().front()->click();
    EXPECT_TRUE(m_players.isHeld());
    EXPECT_TRUE(offers().empty());
    action(Command::RunEncounter).trigger();
    ASSERT_EQ(offers().size(), 1) << "they still see the old board";
    offers().front()->click();
    EXPECT_FALSE(m_players.isHeld());
    EXPECT_TRUE(offers().empty());
}

// Where somebody stands whom they do not see, nothing may tell.
TEST_F(WatchedWindowTest, TheirPictureFollowsTheViewToNobodyUnseen) {
    const RecordId arda = token("Arda").id;
    const RecordId cultist = token("Cultist").id;
    ASSERT_TRUE(token("Cultist").hidden);
    m_players.publish();
    m_players.setAim(PlayerScreen::Aim::FollowsView);
    const auto seen = [&] { return m_players.viewOfMaster().middle; };
    view().zoomTo(4);
    view().centreOnRecord(arda);
    const QPointF atArda = seen();
    view().showRecord(cultist);
    EXPECT_EQ(view().broughtTo(), cultist);
    EXPECT_EQ(seen(), atArda);
    view().bringIntoSight(atArda + QPointF(9, 0));
    EXPECT_EQ(seen(), atArda) << "whatever the game master looks up";
    view().centreOnRecord(arda);
    EXPECT_EQ(seen(), atArda);
    Camera camera = view().camera();
    camera.origin += QPointF(50, 0);
    view().setCamera(camera);
    EXPECT_NE(seen(), atArda) << "moved by hand";
}

// On a screen for both the game master's window may lie over theirs.
TEST_F(WatchedWindowTest, ACoveredPlayersWindowComesForwardBeforeItIsClosed) {
    m_players.close();
    QAction& open = action(Command::PlayerWindow);
    open.trigger();
    ASSERT_TRUE(m_players.isOpen());
    ASSERT_FALSE(m_players.hasOwnScreen());
    const auto goOnHere = [this] {
        m_window.activateWindow();
        QApplication::processEvents();
        ASSERT_TRUE(m_window.isActiveWindow());
    };
    QWidget& theirs = *m_players.window();
    theirs.setGeometry(m_window.geometry());
    goOnHere();
    open.trigger();
    QApplication::processEvents();
    EXPECT_TRUE(m_players.isOpen());
    EXPECT_TRUE(theirs.isActiveWindow());
    EXPECT_TRUE(open.isChecked());
    theirs.move(m_window.geometry().bottomRight());
    goOnHere();
    open.trigger();
    EXPECT_FALSE(m_players.isOpen()) << "it was in sight";
    EXPECT_FALSE(open.isChecked());
}

TEST_F(WatchedWindowTest, WhatWasDecidedOtherwiseIsNotAskedAnyMore) {
    m_players.publish();
    action(Command::EditMap).trigger();
    EXPECT_EQ(offers().size(), 1);
    action(Command::HoldPlayers).trigger();
    EXPECT_TRUE(offers().empty());
    action(Command::HoldPlayers).trigger();
    action(Command::RunEncounter).trigger();
    EXPECT_TRUE(offers().empty());
}

TEST_F(WatchedWindowTest, ShowingTheBoardEndsABlackScreen) {
    m_players.publish();
    action(Command::BlackoutPlayers).trigger();
    ASSERT_TRUE(m_players.isBlackout());
    ASSERT_TRUE(action(Command::ShowPlayers).isEnabled());
    action(Command::ShowPlayers).trigger();
    EXPECT_FALSE(m_players.isBlackout());
    EXPECT_FALSE(action(Command::ShowPlayers).isEnabled()) << "it is there";
}

TEST_F(WatchedWindowTest, TheStatusSaysThatTheirPictureIsTurned) {
    m_players.publish();
    const auto isTold = [this] {
        const auto labels = m_window.statusBar()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [](const QLabel* one) { return one->text().contains(QStringLiteral("turned")); });
    };
    for (int quarter = 0; quarter < 4; ++quarter) {
        EXPECT_EQ(isTold(), quarter > 0) << quarter;
        action(Command::TurnPlayers).trigger();
    }
    EXPECT_FALSE(isTold());
}

TEST_F(WatchedWindowTest, ThatTheFirstLookIsUndoneIsToldUntilTheBoardIsShown) {
    m_players.publish();
    const auto told = [this] {
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto notices = view().findChildren<Notice*>();
        return std::any_of(notices.begin(), notices.end(), [](const Notice* one) {
            return one->text().contains(QStringLiteral("first look is undone"));
        });
    };
    action(Command::Undo).trigger();
    EXPECT_TRUE(told());
    action(Command::Redo).trigger();
    EXPECT_TRUE(told()) << "it is blank all the same";
    action(Command::ShowPlayers).trigger();
    EXPECT_FALSE(told());
}

TEST_F(WatchedWindowTest, AnotherDocumentIsBlankAndSaysSo) {
    m_players.publish();
    EXPECT_TRUE(offers().empty());
    m_document.reset(tenaille::test::TwoRooms().map);
    QApplication::processEvents();
    ASSERT_EQ(offers().size(), 1);
    offers().front()->click();
    EXPECT_TRUE(m_players.isPublished());
    EXPECT_TRUE(offers().empty());
}

class SharedAreaTest : public WatchedWindowTest {
  protected:
    // A burst over the door, from the middle of the left room.
    void cast() {
        action(Command::AreaTool).trigger();
        drag({4, 2}, {8, 2});
        QApplication::processEvents();
    }
    const std::vector<board::Cell>& area() const { return m_players.stage().pointing().area; }
    bool has(board::Cell cell) const { return std::find(area().begin(), area().end(), cell) != area().end(); }
    void open(const tenaille::test::TwoRooms& rooms) {
        m_document.reset(rooms.map);
        QApplication::processEvents();
        view().fitBoard();
        m_players.publish();
        QApplication::processEvents();
    }
};

TEST_F(SharedAreaTest, AreasAreSharedWhenTheGameMasterSaysSo) {
    open(tenaille::test::TwoRooms());
    cast();
    EXPECT_TRUE(area().empty());
    action(Command::ShareRuler).trigger();
    ASSERT_FALSE(area().empty());
    EXPECT_TRUE(has({4, 2}));
    EXPECT_FALSE(has({7, 2})) << "behind the door";
    EXPECT_FALSE(m_players.stage().pointing().areaText.isEmpty());
    action(Command::SelectTool).trigger();
    EXPECT_TRUE(area().empty());
}

// The area is that of the board which is shown: also when this changes while it lies there.
TEST_F(SharedAreaTest, LeakAreasOfABoardThatIsNoLongerSo) {
    tenaille::test::TwoRooms rooms;
    rooms.setDoor(board::DoorState::Open);
    open(rooms);
    action(Command::ShareRuler).trigger();
    cast();
    EXPECT_TRUE(has({7, 2}));
    const std::vector<board::Cell> before = area();
    ASSERT_TRUE(m_document.perform(actions::SetDoor{rooms.door, board::DoorState::Closed}).ok());
    QTest::qWait(50);
    EXPECT_FALSE(has({7, 2}));
    m_document.undoStack().undo();
    QTest::qWait(50);
    EXPECT_EQ(area(), before);
    m_players.setHeld(true);
    QTest::qWait(50);
    EXPECT_TRUE(area().empty()) << "what is prepared behind a picture that is held";
    m_players.setHeld(false);
    QTest::qWait(50);
    EXPECT_EQ(area(), before);
}

// What stops or lets through the effect on the board of the game master, and nobody of the players knows.
TEST_F(SharedAreaTest, LeakWallsThatNobodyKnowsInAreas) {
    action(Command::ShareRuler).trigger();
    std::vector<std::vector<board::Cell>> shown;
    for (const bool walled : {false, true}) {
        tenaille::test::TwoRooms rooms("secretDoor");
        if (walled) rooms.wall({{9 * tenaille::test::kCell, 0}, {9 * tenaille::test::kCell, 1440}});
        open(rooms);
        cast();
        ASSERT_FALSE(area().empty());
        shown.push_back(area());
        action(Command::SelectTool).trigger();
    }
    EXPECT_EQ(shown[0], shown[1]);
    tenaille::test::TwoRooms rooms("secretDoor");
    rooms.map.doors.erase(rooms.door);
    rooms.wall({{6 * tenaille::test::kCell, 480}, {6 * tenaille::test::kCell, 720}});
    open(rooms);
    cast();
    EXPECT_EQ(area(), shown[0]) << "a secret door is a wall";
}

// What they do not know is black: no area lies on it.
TEST_F(SharedAreaTest, AreasEndWhereThePlayersKnowNothing) {
    tenaille::test::TwoRooms rooms;
    rooms.map.walls = {};
    rooms.map.doors = {};
    rooms.wall({{6 * tenaille::test::kCell, 480}, {6 * tenaille::test::kCell, 720}});
    action(Command::ShareRuler).trigger();
    open(rooms);
    cast();
    EXPECT_TRUE(has({7, 1}));
    const std::size_t open = area().size();
    board::SampleMask left(board::samplesOf(rooms.map.gridRecord().extent));
    left.set(board::SampleBox{6 * board::kSamplesPerCell, 0, 12 * board::kSamplesPerCell,
                              6 * board::kSamplesPerCell});
    ASSERT_TRUE(m_document.perform(actions::PaintFog{actions::FogPaint::Cover, left}).ok());
    QTest::qWait(50);
    EXPECT_FALSE(has({7, 1}));
    EXPECT_FALSE(area().empty());
    EXPECT_LT(area().size(), open);
}

}  // namespace tenaille::ui::watched_window_test
