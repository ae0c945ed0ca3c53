// SPDX-License-Identifier: MIT
#include "ui/battle/keys_dialog.h"

#include <gmock/gmock.h>

#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>
#include <QTreeWidget>
#include <set>

#include "tests/ui/battle/window_test.h"

namespace tenaille::ui::keys_dialog_test {

class KeysDialogTest : public test::WindowTest {
  protected:
    Commands& commands() { return m_window.commands(); }
    static QKeySequence sequence(const char* text) {
        return QKeySequence(QString::fromLatin1(text), QKeySequence::PortableText);
    }
    void choose(KeysDialog& dialog, Command command) {
        auto* list = dialog.findChild<QTreeWidget*>();
        list->setCurrentItem(list->topLevelItem(static_cast<int>(command)));
    }
    static QPushButton* button(KeysDialog& dialog, const char* text) {
        for (QPushButton* one : dialog.findChildren<QPushButton*>())
            if (one->text().remove(QLatin1Char('&')) == QLatin1String(text)) return one;
        return nullptr;
    }
};

// They are stored under their English texts.
TEST_F(KeysDialogTest, EveryCommandHasATextOfItsOwn) {
    std::set<QString> texts;
    for (std::size_t i = 0; i < kCommandCount; ++i) texts.insert(commands().textOf(static_cast<Command>(i)));
    EXPECT_EQ(texts.size(), kCommandCount);
}

TEST_F(KeysDialogTest, NoTwoCommandsOfOneTimeHaveTheSameKey) {
    for (std::size_t i = 0; i < kCommandCount; ++i)
        for (const QKeySequence& key : Commands::usualKeysOf(static_cast<Command>(i))) {
            const auto rival = commands().rivalFor(static_cast<Command>(i), key);
            EXPECT_FALSE(rival) << commands().textOf(static_cast<Command>(i)).toStdString() << " and "
                                << commands().textOf(*rival).toStdString();
            EXPECT_EQ(keyOfTheBoard(static_cast<Command>(i), key), QString()) << key.toString().toStdString();
        }
}

TEST_F(KeysDialogTest, AChosenKeyIsStoredAndComesBack) {
    QSignalSpy stored(&commands(), &Commands::keysChosen);
    KeysDialog dialog(commands(), &m_window);
    choose(dialog, Command::Conditions);
    dialog.findChild<QKeySequenceEdit*>()->setKeySequence(sequence("Ctrl+Shift+K"));
    ASSERT_TRUE(button(dialog, "Set")->isEnabled());
    button(dialog, "Set")->click();
    EXPECT_EQ(action(Command::Conditions).shortcut(), sequence("Ctrl+Shift+K"));
    ASSERT_EQ(stored.count(), 1);
    const QVariantMap chosen = stored.front().front().toMap();
    EXPECT_EQ(chosen.size(), 1);
    Commands others(&m_window);
    others.setChosenKeys(chosen);
    EXPECT_EQ(others[Command::Conditions]->shortcut(), sequence("Ctrl+Shift+K"));
    button(dialog, "As usual")->click();
    EXPECT_EQ(action(Command::Conditions).shortcut(), sequence("X"));
    EXPECT_TRUE(commands().chosenKeys().isEmpty());
}

// The settings may be damaged.
TEST_F(KeysDialogTest, StoredWordsThatAreNoKeysAreLeftOut) {
    const auto stored = [this](Command command, const QVariant& keys) {
        Commands fresh(&m_window);
        fresh.setChosenKeys({{fresh.textOf(command), keys}});
        return fresh.keysOf(command);
    };
    const QList<QKeySequence> usual = Commands::usualKeysOf(Command::Undo);
    EXPECT_EQ(stored(Command::Undo, QStringLiteral("no key")), usual);
    EXPECT_EQ(stored(Command::Undo, QStringLiteral("; ; ")), usual);
    EXPECT_EQ(stored(Command::Undo, QVariantMap()), usual);
    EXPECT_EQ(stored(Command::Undo, QStringLiteral("no key; F5; F5")), QList{sequence("F5")});
    EXPECT_TRUE(stored(Command::Undo, QString()).isEmpty()) << "the user took it away";
}

TEST_F(KeysDialogTest, WhoHasTheKeyIsToldAndLosesIt) {
    KeysDialog dialog(commands(), &m_window);
    choose(dialog, Command::Conditions);
    dialog.findChild<QKeySequenceEdit*>()->setKeySequence(sequence("H"));
    ASSERT_NE(button(dialog, "Set all the same"), nullptr);
    button(dialog, "Set all the same")->click();
    EXPECT_EQ(action(Command::Conditions).shortcut(), sequence("H"));
    EXPECT_TRUE(action(Command::Hide).shortcuts().isEmpty());
    for (const auto answer : {QMessageBox::Cancel, QMessageBox::Reset}) {
        EXPECT_EQ(action(Command::Conditions).shortcut(), sequence("H")) << "it asks first";
        QTimer::singleShot(0, &dialog, [answer] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            ASSERT_NE(box, nullptr);
            box->button(answer)->click();
        });
        button(dialog, "All as usual")->click();
    }
    EXPECT_EQ(action(Command::Hide).shortcut(), sequence("H"));
    EXPECT_EQ(action(Command::Conditions).shortcut(), sequence("X"));
}

TEST_F(KeysDialogTest, TheKeyboardAloneFindsAndSets) {
    KeysDialog dialog(commands(), &m_window);
    dialog.show();
    dialog.findChild<QLineEdit*>()->setText(commands().textOf(Command::Conditions));
    EXPECT_EQ(dialog.findChild<QLineEdit*>()->text(), commands().textOf(Command::Conditions));
    auto* list = dialog.findChild<QTreeWidget*>();
    ASSERT_NE(list->currentItem(), nullptr);
    EXPECT_FALSE(list->currentItem()->isHidden()) << list->currentItem()->text(0).toStdString();
    dialog.findChild<QKeySequenceEdit*>()->setKeySequence(sequence("Ctrl+Alt+K"));
    QTest::keyClick(button(dialog, "Set"), Qt::Key_Return);
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_EQ(action(Command::Conditions).shortcut(), sequence("Ctrl+Alt+K"));
}

// A letter may stand for a tool of the map and for a command of the battle; keys of the board are refused.
TEST_F(KeysDialogTest, TimesAreKeptApartAndTheBoardKeepsItsOwn) {
    EXPECT_FALSE(commands().rivalFor(Command::WallTool, sequence("F"))) << "arcs, in the battle alone";
    EXPECT_TRUE(commands().rivalFor(Command::WallTool, sequence("V")));
    KeysDialog dialog(commands(), &m_window);
    choose(dialog, Command::Conditions);
    for (const char* taken : {"Space", "Left", "P", "5", "Shift+Tab"}) {
        dialog.findChild<QKeySequenceEdit*>()->setKeySequence(sequence(taken));
        EXPECT_FALSE(button(dialog, "Set")->isEnabled()) << taken;
    }
}

}  // namespace tenaille::ui::keys_dialog_test
