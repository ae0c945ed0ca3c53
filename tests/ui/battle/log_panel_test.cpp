// SPDX-License-Identifier: MIT
//
// The log: what is done, ruled and decided stands there with its time, is found by typing and can be copied.
#include "ui/battle/log_panel.h"

#include <gmock/gmock.h>

#include <QClipboard>
#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QScrollBar>
#include <QToolButton>

#include "tests/ui/battle/window_test.h"
#include "ui/widgets/section_header.h"

namespace tenaille::ui::log_panel_test {

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
    QToolButton& topic(const char* name) {
        for (QToolButton* one : log().findChildren<QToolButton*>())
            if (one->accessibleName() == QString::fromUtf8(name)) return *one;
        ADD_FAILURE() << "no button " << name;
        return *log().findChild<QToolButton*>();
    }
    QStringList told() {
        QStringList texts;
        for (const QLabel* label : log().findChildren<QLabel*>())
            if (label->isVisibleTo(&log())) texts << label->text();
        return texts;
    }
    void type(const QString& text) { log().findChild<QLineEdit*>()->setText(text); }
};

TEST_F(LogPanelTest, DeedsStandThereWithTheirTimeUntilTheyAreUndone) {
    const auto before = lines().size();
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{2, 1});
    ASSERT_EQ(lines().size(), before + 1);
    EXPECT_THAT(last(), HasSubstr("Arda moves 2 squares"));
    const QString line = lines().back();
    const QTime shown = QLocale().toTime(line.section(QStringLiteral(" · "), 0, 0), QLocale::ShortFormat);
    ASSERT_TRUE(shown.isValid()) << line.toStdString();
    EXPECT_LE(std::abs(shown.secsTo(QTime::currentTime())), 120);
    action(Command::Undo).trigger();
    EXPECT_EQ(lines().size(), before);
    action(Command::Redo).trigger();
    EXPECT_THAT(last(), HasSubstr("Arda moves 2 squares"));
}

// What is looked for in one document hides nothing of the next, and an export can have all lines.
TEST_F(LogPanelTest, AFilterHidesLinesOnlyWhereItWasTyped) {
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{2, 1});
    const QStringList all = lines();
    type(QStringLiteral("nobody is called so"));
    EXPECT_TRUE(log().lines().isEmpty());
    EXPECT_TRUE(log().exportLines().empty());
    EXPECT_EQ(log().allExportLines().size(), static_cast<std::size_t>(all.size()));
    type(QStringLiteral("Arda moves 2"));
    ASSERT_EQ(log().exportLines().size(), 1u);
    EXPECT_EQ(log().exportLines().front().time.date(), QDate::currentDate());
    EXPECT_TRUE(log().exportLines().front().text.endsWith(all.back().section(QStringLiteral(" · "), 2)));
    m_files.openNow(test::sample("lame-goose.encounter.json"));
    EXPECT_TRUE(log().findChild<QLineEdit*>()->text().isEmpty());
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

// One click a kind, several together, with what is typed; it is told, and one click shows all.
TEST_F(LogPanelTest, ButtonsFilterByWhatALineIsAbout) {
    action(Command::Log).trigger();
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{2, 1});
    m_window.context().perform(
        actions::SetDoor{m_document.encounter().doors.begin()->id, board::DoorState::Open});
    const auto all = lines().size();
    topic("Only: Map and creatures on it").click();
    EXPECT_THAT(last(), HasSubstr("A door is opened"));
    for (const QString& line : lines())
        EXPECT_FALSE(line.contains(QStringLiteral("moves"))) << line.toStdString();
    topic("Only: Movement").click();
    EXPECT_EQ(lines().filter(QStringLiteral("Arda moves 2")).size(), 1);
    EXPECT_FALSE(lines().filter(QStringLiteral("A door is opened")).isEmpty()) << "both kinds";
    type(QStringLiteral("arda"));
    EXPECT_TRUE(lines().filter(QStringLiteral("A door is opened")).isEmpty());
    const auto shown = lines().size();
    ASSERT_LT(shown, all);
    EXPECT_TRUE(told().contains(
        QStringLiteral("%1 of %2 lines · Movement, Map and creatures on it · “arda”").arg(shown).arg(all)))
        << told().join(QLatin1Char('|')).toStdString();
    EXPECT_EQ(log().exportLines().size(), static_cast<std::size_t>(shown));
    EXPECT_EQ(log().allExportLines().size(), static_cast<std::size_t>(all));
    for (QToolButton* one : log().findChildren<QToolButton*>())
        if (one->text() == QLatin1String("Show all")) one->click();
    EXPECT_EQ(lines().size(), all);
    EXPECT_TRUE(told().filter(QStringLiteral(" of ")).isEmpty());
    EXPECT_FALSE(topic("Only: Movement").isChecked());
}

TEST_F(LogPanelTest, TheArrowKeysGoThroughTheKinds) {
    action(Command::Log).trigger();
    topic("Only: Attacks and damage").setFocus();
    QTest::keyClick(&topic("Only: Attacks and damage"), Qt::Key_Left);
    EXPECT_EQ(m_window.focusWidget(), &topic("Only: Map and creatures on it"));
    QTest::keyClick(m_window.focusWidget(), Qt::Key_Right);
    QTest::keyClick(m_window.focusWidget(), Qt::Key_Right);
    EXPECT_EQ(m_window.focusWidget(), &topic("Only: Movement"));
    QTest::keyClick(m_window.focusWidget(), Qt::Key_Space);
    EXPECT_TRUE(topic("Only: Movement").isChecked());
    m_files.openNow(test::sample("lame-goose.encounter.json"));
    EXPECT_FALSE(topic("Only: Movement").isChecked()) << "what hid lines of the last document";
}

TEST_F(LogPanelTest, CopiesTheSelectedLinesOrAll) {
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{2, 1});
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{-1, 0});
    auto* list = log().findChild<QListView*>();
    ASSERT_NE(list, nullptr);
    EXPECT_EQ(lines().size(), list->model()->rowCount());
    list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
    ASSERT_EQ(lines().size(), 1);
    EXPECT_THAT(last(), HasSubstr("Arda moves 1 square"));
    QTest::keyClick(list, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), log().text());
}

TEST_F(LogPanelTest, TheNumberOfLinesIsRightAfterUndo) {
    for (int i = 0; i < 3; ++i)
        drag(token("Arda").creature.at, token("Arda").creature.at + Cell{i % 2 == 0 ? 1 : -1, 0});
    action(Command::Undo).trigger();
    const auto* header = log().findChild<SectionHeader*>();
    ASSERT_NE(header, nullptr);
    QStringList texts;
    for (const QLabel* label : header->findChildren<QLabel*>()) texts << label->text() << label->toolTip();
    EXPECT_THAT(texts.join(QLatin1Char('|')).toStdString(), testing::Not(HasSubstr(" of ")));
    EXPECT_THAT(texts.join(QLatin1Char('|')).toStdString(),
                HasSubstr(std::to_string(encounter().log.size()) + " line"));
}

TEST_F(LogPanelTest, TheNewestLineIsInSightUntilSomebodyScrolls) {
    const auto walk = [&] {
        for (int i = 0; i < 40; ++i)
            drag(token("Arda").creature.at, token("Arda").creature.at + Cell{i % 2 == 0 ? 1 : -1, 0});
        QApplication::processEvents();
    };
    walk();  // while another page is shown
    action(Command::Log).trigger();
    QApplication::processEvents();
    const QScrollBar* bar = log().findChild<QListView*>()->verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    EXPECT_EQ(bar->value(), bar->maximum());
    walk();
    EXPECT_EQ(bar->value(), bar->maximum());
    log().findChild<QListView*>()->verticalScrollBar()->setValue(0);
    walk();
    EXPECT_EQ(bar->value(), 0);
}

TEST_F(LogPanelTest, ItScrollsAloneWhereThereIsLittleRoom) {
    m_window.resize(1000, 500);
    action(Command::Log).trigger();
    QApplication::processEvents();
    EXPECT_EQ(m_window.side().verticalScrollBar()->maximum(), 0);
    m_window.side().showInspector();
    EXPECT_TRUE(card().isVisible());
}

TEST_F(LogPanelTest, TheCommandShowsIt) {
    action(Command::Log).trigger();
    EXPECT_TRUE(log().isVisible());
}

// The dot plays the next segment while the log is read; only words go to the filter.
TEST_F(LogPanelTest, TheKeyboardGoesToTheLinesAndLettersToTheFilter) {
    action(Command::Log).trigger();
    auto* list = log().findChild<QListView*>();
    auto* filter = log().findChild<QLineEdit*>();
    EXPECT_EQ(m_window.focusWidget(), list);
    QKeyEvent dot(QEvent::ShortcutOverride, Qt::Key_Period, Qt::NoModifier, QStringLiteral("."));
    dot.ignore();
    QApplication::sendEvent(list, &dot);
    EXPECT_FALSE(dot.isAccepted()) << "left to the window";
    QTest::keyClicks(list, QStringLiteral("o"));
    EXPECT_EQ(m_window.focusWidget(), filter);
    EXPECT_EQ(filter->text(), QStringLiteral("o"));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F, Qt::ControlModifier);
    EXPECT_EQ(m_window.focusWidget(), filter);
}

TEST_F(LogPanelTest, AnotherDocumentHasItsOwnLog) {
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{2, 1});
    EXPECT_FALSE(lines().isEmpty());
    m_document.reset(
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 3, 3}));
    EXPECT_TRUE(lines().isEmpty());
}

// The log gives the card its place back as soon as somebody is pointed at.
TEST_F(LogPanelTest, PointingShowsTheCardWhileTheLogIsOpen) {
    m_window.resize(1000, 500);
    action(Command::Log).trigger();
    click(token("Arda").creature.at);
    hover(token("Arda").creature.at + Cell{0, 1});
    EXPECT_FALSE(card().isVisible());
    hover(token("Ogre chief").creature.at);
    QApplication::processEvents();
    EXPECT_TRUE(card().isVisible());
    EXPECT_EQ(m_window.side().verticalScrollBar()->value(), 0) << "it is not scrolled out";
    EXPECT_TRUE(log().isVisible());
}

}  // namespace tenaille::ui::log_panel_test
