// SPDX-License-Identifier: MIT
#include "ui/battle/find_action.h"

#include <QLineEdit>
#include <QMenuBar>
#include <QTimer>
#include <QTreeWidget>

#include "core/board/carried_light.h"
#include "tests/ui/battle/window_test.h"
#include "ui/style/appearance.h"

namespace tenaille::ui::find_action_test {

TEST(FindActionRank, WordsBeginWordsWhateverTheAccents) {
    const QString text = QStringLiteral("Afficher les cases menacées");
    const QString menu = QStringLiteral("Affichage");
    EXPECT_EQ(rankOfAction(text, menu, QString()), 0);
    EXPECT_EQ(rankOfAction(text, menu, QStringLiteral("CASES men")), 0);
    EXPECT_EQ(rankOfAction(text, menu, QStringLiteral("menacee")), 0);
    EXPECT_EQ(rankOfAction(text, menu, QStringLiteral("affichage cases")), 1);
    EXPECT_EQ(rankOfAction(text, menu, QStringLiteral("ases")), 2);
    EXPECT_EQ(rankOfAction(text, menu, QStringLiteral("cases zone")), kNoSuchAction);
    EXPECT_EQ(rankOfAction(QStringLiteral("Save as…"), QStringLiteral("File"), QStringLiteral("as")), 0);
}

class FindActionTest : public test::WindowTest {
  protected:
    FindAction m_find{*m_window.menuBar(), nullptr};
    QTreeWidget& list() { return *m_find.findChild<QTreeWidget*>(); }
    void type(const char* text) { m_find.findChild<QLineEdit*>()->setText(QString::fromLatin1(text)); }
    void press(Qt::Key key) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(m_find.findChild<QLineEdit*>(), &event);
    }
};

TEST_F(FindActionTest, EveryCommandOfTheMenusIsThere) {
    EXPECT_GE(list().topLevelItemCount(), static_cast<int>(kCommandCount) - 5);
    type("hit points");
    ASSERT_GE(list().topLevelItemCount(), 1);
    EXPECT_TRUE(list().topLevelItem(0)->text(0).startsWith(QLatin1String("Hit points")));
    EXPECT_EQ(list().topLevelItem(0)->text(1), QLatin1String("Encounter"));
    EXPECT_EQ(list().topLevelItem(0)->text(2), QLatin1String("Ctrl+H"));
}

// By other words, too; but what is called so comes first, and what begins so before all.
TEST_F(FindActionTest, CommandsAreFoundByOtherWords) {
    for (const auto& [typed, name] : {std::pair{"damage", "Hit points"},
                                      {"handout", "A picture"},
                                      {"what if", "Select and move"},
                                      {"zip", "Pack into one file"},
                                      {"turn", "Turn"},
                                      {"board", "Board size"}}) {
        type(typed);
        ASSERT_GE(list().topLevelItemCount(), 1);
        EXPECT_TRUE(list().topLevelItem(0)->text(0).startsWith(QLatin1String(name))) << typed;
    }
}

// Menus that are filled as they open: nobody has opened them yet.
TEST_F(FindActionTest, EntriesOfMenusThatWereNeverOpenedAreThere) {
    for (const char* words : {"party remembers", "light dark"}) {
        type(words);
        ASSERT_GE(list().topLevelItemCount(), 1);
        EXPECT_FALSE(list().topLevelItem(0)->text(1).isEmpty()) << words;
    }
}

// Before the players' screen is open its edges are found, but not chosen.
TEST_F(FindActionTest, EdgesOfTheStripAreThere) {
    type("strip left edge");
    ASSERT_GE(list().topLevelItemCount(), 1);
    EXPECT_TRUE(list().topLevelItem(0)->text(1).contains(QLatin1String("Strip of turns at")));
    EXPECT_TRUE(list().topLevelItem(0)->isDisabled());
}

// What a click with the right button offers for a creature.
TEST_F(FindActionTest, ChoicesOfACreatureAreThere) {
    const auto search = [&](const char* words, bool choose) {
        int found = -1;  // 0: there, but cannot be chosen
        QTimer::singleShot(0, &m_window, [&] {
            auto* dialog = qobject_cast<FindAction*>(test::openDialog());
            ASSERT_NE(dialog, nullptr);
            dialog->findChild<QLineEdit*>()->setText(QString::fromLatin1(words));
            const QTreeWidgetItem* first = dialog->findChild<QTreeWidget*>()->topLevelItem(0);
            if (first->text(1).startsWith(QLatin1String("Creature"))) found = first->isDisabled() ? 0 : 1;
            if (choose)
                Q_EMIT dialog->findChild<QLineEdit*>()->returnPressed();
            else
                dialog->reject();
        });
        action(Command::FindAction).trigger();
        return found;
    };
    m_window.context().select({});
    EXPECT_EQ(search("carries torch", false), 0);
    EXPECT_EQ(search("for the players health", false), 0);
    m_window.context().select({token("Arda").id});
    EXPECT_EQ(search("carries torch", true), 1);
    EXPECT_EQ(token("Arda").light, board::lightOf(board::UsualLight::Torch));
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Arda carries a light"));
}

// By more than their own words: choices of length by those of each other, languages by their names in this
// one.
TEST_F(FindActionTest, ChoicesAreFoundByWhatTheyMean) {
    Appearance appearance(*qApp, SchemePreference::Light, std::nullopt);
    m_window.setPreferences(
        {appearance, {QStringLiteral("en"), QStringLiteral("fr")}, QStringLiteral("en"), Units::Metric});
    FindAction find(*m_window.menuBar(), nullptr);
    const auto finds = [&](const char* words, const char* choice) {
        find.findChild<QLineEdit*>()->setText(QString::fromLatin1(words));
        const auto* shown = find.findChild<QTreeWidget*>();
        return !shown->findItems(QString::fromUtf8(choice), Qt::MatchStartsWith).isEmpty();
    };
    EXPECT_TRUE(finds("metres", "Metres"));
    EXPECT_TRUE(finds("metres", "Both"));
    EXPECT_TRUE(finds("feet", "Both"));
    EXPECT_FALSE(finds("feet", "Metres"));
    EXPECT_TRUE(finds("french", "Français"));
    EXPECT_TRUE(finds("francais", "Français"));
    EXPECT_FALSE(finds("french", "English"));
}

TEST_F(FindActionTest, EnterChoosesAndTheArrowsPassOverWhatCannotBeDone) {
    type("show grid");
    press(Qt::Key_Return);
    EXPECT_EQ(m_find.chosen(), &action(Command::ToggleGrid));
    type("fight");
    ASSERT_NE(list().currentItem(), nullptr);
    for (int i = 0; i < list().topLevelItemCount(); ++i) {
        EXPECT_FALSE(list().currentItem()->isDisabled());
        press(Qt::Key_Down);
    }
    type("no such thing at all");
    press(Qt::Key_Return);
    EXPECT_EQ(m_find.chosen(), &action(Command::ToggleGrid)) << "nothing else is chosen";
}

}  // namespace tenaille::ui::find_action_test
