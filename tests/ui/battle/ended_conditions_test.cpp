// SPDX-License-Identifier: MIT
//
// What ends when time goes on is told where the game master looks, and taken back with the step.
#include "ui/battle/ended_conditions.h"

#include <gtest/gtest.h>

#include "tests/ui/battle/window_test.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui::ended_conditions_test {

class EndedConditionsWindow : public test::WindowTest {
  protected:
    EndedConditionsWindow() {
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

TEST_F(EndedConditionsWindow, OneNoticeNamesThem) {
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

TEST_F(EndedConditionsWindow, WhatSomebodyTakesAwayIsNotTold) {
    ASSERT_TRUE(m_window.context().perform(actions::AddCondition{{token("Arda").id}, "prone", 5}));
    ASSERT_TRUE(m_window.context().perform(actions::RemoveCondition{{token("Arda").id}, "prone"}));
    step();
    EXPECT_TRUE(told().isEmpty());
}

}  // namespace tenaille::ui::ended_conditions_test
