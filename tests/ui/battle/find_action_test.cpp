// SPDX-License-Identifier: MIT
#include "ui/battle/find_action.h"

#include <QLineEdit>
#include <QMenuBar>
#include <QTreeWidget>

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

// Menus that are filled as they open: nobody has opened them yet.
TEST_F(FindActionTest, EntriesOfMenusThatWereNeverOpenedAreThere) {
    for (const char* words : {"party remembers", "light dark"}) {
        type(words);
        ASSERT_GE(list().topLevelItemCount(), 1);
        EXPECT_FALSE(list().topLevelItem(0)->text(1).isEmpty()) << words;
    }
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
