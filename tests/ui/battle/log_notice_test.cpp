// SPDX-License-Identifier: MIT
//
// What must not be overlooked when time goes on is told where the game master looks, and taken back with the
// step.
#include "ui/battle/log_notice.h"

#include <gtest/gtest.h>

#include <QPushButton>

#include "tests/ui/battle/window_test.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui::log_notice_test {

class LogNoticeWindow : public test::WindowTest {
  protected:
    LogNoticeWindow() {
        actions::BeginFight fight;
        fight.tokens = {token("Arda").id, token("Ogre chief").id};
        fight.kind = board::ClockKind::Turns;
        EXPECT_TRUE(m_window.context().perform(fight));
        step();
    }
    void step() { EXPECT_TRUE(m_window.context().perform(actions::StepForward{})); }
    // The texts of the notices about it.
    QString told() {
        QApplication::processEvents();
        QStringList texts;
        for (Notice* notice : m_window.findChildren<Notice*>())
            if (notice->isVisible() && notice->text().contains(QStringLiteral(" is over")))
                texts << notice->text();
        return texts.join(QStringLiteral(" | "));
    }
};

TEST_F(LogNoticeWindow, OneNoticeNamesThem) {
    ASSERT_TRUE(m_window.context().perform(
        actions::AddCondition{{token("Arda").id, token("Ogre chief").id}, "prone", 1}));
    EXPECT_TRUE(told().isEmpty());
    for (int i = 0; i < 4 && told().isEmpty(); ++i) step();
    EXPECT_EQ(told(), QStringLiteral("Arda: prone is over\nOgre chief: prone is over"));
    action(Command::Undo).trigger();
    EXPECT_TRUE(told().isEmpty()) << told().toStdString();
    action(Command::Redo).trigger();
    EXPECT_FALSE(told().isEmpty());
    // The next ones take its place.
    ASSERT_TRUE(m_window.context().perform(actions::AddCondition{{token("Arda").id}, "blinded", 1}));
    for (int i = 0; i < 4 && !told().contains(QStringLiteral("blinded")); ++i) step();
    EXPECT_EQ(told(), QStringLiteral("Arda: blinded is over"));
}

TEST_F(LogNoticeWindow, WhatSomebodyTakesAwayIsNotTold) {
    ASSERT_TRUE(m_window.context().perform(actions::AddCondition{{token("Arda").id}, "prone", 5}));
    ASSERT_TRUE(m_window.context().perform(actions::RemoveCondition{{token("Arda").id}, "prone"}));
    step();
    EXPECT_TRUE(told().isEmpty());
}

// A run that ends on somebody hidden: the game master is told, and can take the step back at once.
class GoesOverWindow : public test::WindowTest {
  protected:
    GoesOverWindow() {
        const RecordId chief = token("Ogre chief").id;
        EXPECT_TRUE(m_window.context().perform(actions::HideTokens{{chief}, true}));
        actions::BeginFight fight;
        fight.tokens = {token("Arda").id, chief};
        EXPECT_TRUE(m_window.context().perform(fight));
        step();
        actions::GiveOrder run;
        run.order.who = token("Arda").id;
        run.order.segment = 1;
        run.order.kind = board::OrderKind::FastMove;
        run.order.to = token("Ogre chief").creature.at;
        run.order.speed = 3;
        EXPECT_TRUE(m_window.context().perform(run));
    }
    void step() { EXPECT_TRUE(m_window.context().perform(actions::StepForward{})); }
    Notice* told() {
        QApplication::processEvents();
        for (Notice* notice : m_window.findChildren<Notice*>())
            if (notice->isVisible() && notice->text().contains(QStringLiteral("do not see"))) return notice;
        return nullptr;
    }
    void stepUntilTold() {
        for (int i = 0; i < 10 && told() == nullptr; ++i) step();
    }
};

TEST_F(GoesOverWindow, IsToldWithAWayBack) {
    board::Cell before;
    for (int i = 0; i < 10 && told() == nullptr; ++i) {
        before = token("Arda").creature.at;
        step();
    }
    ASSERT_NE(told(), nullptr);
    EXPECT_EQ(told()->text(), QStringLiteral("Arda stands where Ogre chief is, whom the players do not see"));
    ASSERT_EQ(told()->findChildren<QPushButton*>().size(), 1);
    told()->findChildren<QPushButton*>().front()->click();
    EXPECT_EQ(told(), nullptr);
    EXPECT_EQ(token("Arda").creature.at, before);
    EXPECT_NE(token("Arda").creature.at, token("Ogre chief").creature.at);
    step();
    EXPECT_NE(told(), nullptr);
}

TEST_F(GoesOverWindow, TheNextStepAndUndoTakeItAway) {
    stepUntilTold();
    action(Command::Undo).trigger();
    EXPECT_EQ(told(), nullptr);
    action(Command::Redo).trigger();
    EXPECT_NE(told(), nullptr);
    step();
    EXPECT_EQ(told(), nullptr) << "its button would take back another step";
}

}  // namespace tenaille::ui::log_notice_test
