// SPDX-License-Identifier: MIT
//
// The game master's window while players look on.
#include <gtest/gtest.h>

#include <QApplication>
#include <QPushButton>

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

}  // namespace tenaille::ui::watched_window_test
