// SPDX-License-Identifier: MIT
//
// The log: what is done, ruled and decided stands there with its time, is found by typing and can be copied.
#include "ui/battle/log_panel.h"

#include <gmock/gmock.h>

#include <QClipboard>
#include <QDateTime>
#include <QLineEdit>
#include <QListView>
#include <QLocale>

#include "tests/ui/battle/window_test.h"

namespace tenaille::ui {
namespace {

using board::Cell;
using testing::HasSubstr;

class LogPanelTest : public test::WindowTest {
  protected:
    LogPanel& log() { return m_window.side().log(); }
    QStringList lines() {
        const QString text = log().text();
        return text.isEmpty() ? QStringList() : text.split(QLatin1Char('\n'));
    }
    std::string last() { return lines().isEmpty() ? std::string() : lines().back().toStdString(); }
    void type(const QString& text) { log().findChild<QLineEdit*>()->setText(text); }
};

TEST_F(LogPanelTest, DeedsStandThereWithTheirTimeUntilTheyAreUndone) {
    const auto before = lines().size();
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{2, 1});
    ASSERT_EQ(lines().size(), before + 1);
    EXPECT_THAT(last(), HasSubstr("Arda moves 2 cells"));
    const QString line = lines().back();
    const QTime shown = QLocale().toTime(line.section(QStringLiteral(" · "), 0, 0), QLocale::ShortFormat);
    ASSERT_TRUE(shown.isValid()) << line.toStdString();
    EXPECT_LE(std::abs(shown.secsTo(QTime::currentTime())), 120);
    action(Command::Undo).trigger();
    EXPECT_EQ(lines().size(), before);
    action(Command::Redo).trigger();
    EXPECT_THAT(last(), HasSubstr("Arda moves 2 cells"));
}

TEST_F(LogPanelTest, DecisionsKeepBothValues) {
    click(token("Arda").creature.at);
    m_window.context().pinTarget(token("Ogre chief").id);
    Q_EMIT card().overrideChosen(QStringLiteral("sheet.attackBonus"), 12, 9);
    EXPECT_THAT(last(), HasSubstr("Decision of the game master"));
    EXPECT_THAT(last(), HasSubstr("Attack bonus is 12 by the game master (the rules say 9)"));
}

TEST_F(LogPanelTest, ARulingIsAppliedByTheCardAndByKey) {
    EXPECT_FALSE(action(Command::Undo).isEnabled());
    action(Command::ApplyRuling).trigger();
    EXPECT_FALSE(action(Command::Undo).isEnabled()) << "there is none";
    click(token("Arda").creature.at);
    m_window.context().pinTarget(token("Ogre chief").id);
    Q_EMIT card().applied();
    EXPECT_THAT(last(), HasSubstr("Ruling · Arda → Ogre chief · to hit +9 · AC "));
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Ruling Arda against Ogre chief"));
    const auto count = lines().size();
    action(Command::ApplyRuling).trigger();
    EXPECT_EQ(lines().size(), count + 1);
}

TEST_F(LogPanelTest, SuggestionsAreLinesOfTheirOwn) {
    board::TokenRecord near = token("Arda");
    near.creature.at = token("Ogre chief").creature.at + Cell{-1, 0};
    m_window.context().perform(actions::EditToken{near});
    drag(near.creature.at, near.creature.at + Cell{-1, 0});
    ASSERT_NE(token("Arda").creature.at, near.creature.at);
    EXPECT_THAT(last(), HasSubstr("Suggestion · Ogre chief may strike at Arda"));
}

TEST_F(LogPanelTest, TypingFilters) {
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{2, 1});
    m_window.context().perform(
        actions::SetDoor{m_document.encounter().doors.begin()->id, board::DoorState::Open});
    const auto all = lines().size();
    type(QStringLiteral("arda"));
    EXPECT_LT(lines().size(), all);
    for (const QString& line : lines())
        EXPECT_TRUE(line.contains(QStringLiteral("Arda"))) << line.toStdString();
    type(QStringLiteral("door"));
    EXPECT_THAT(last(), HasSubstr("A door is opened"));
    type(QStringLiteral("no such line"));
    EXPECT_TRUE(lines().isEmpty());
    type({});
    EXPECT_EQ(lines().size(), all);
}

TEST_F(LogPanelTest, CopiesTheSelectedLinesOrAll) {
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{2, 1});
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{-1, 0});
    auto* list = log().findChild<QListView*>();
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(lines().size(), list->model()->rowCount());
    list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
    ASSERT_EQ(lines().size(), 1);
    EXPECT_THAT(last(), HasSubstr("Arda moves 1 cell"));
    QTest::keyClick(list, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), log().text());
}

TEST_F(LogPanelTest, TheCommandShowsIt) {
    action(Command::Log).trigger();
    EXPECT_TRUE(log().isVisible());
}

TEST_F(LogPanelTest, AnotherDocumentHasItsOwnLog) {
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{2, 1});
    EXPECT_FALSE(lines().isEmpty());
    m_document.reset(
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 3, 3}));
    EXPECT_TRUE(lines().isEmpty());
}

}  // namespace
}  // namespace tenaille::ui
