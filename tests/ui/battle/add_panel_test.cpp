// SPDX-License-Identifier: MIT
//
// Creatures are added by typing how many of what.
#include "ui/battle/add_panel.h"

#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QTest>

#include "tests/ui/battle/window_test.h"
#include "ui/battle/creature_shelf.h"
#include "ui/battle/side_panel.h"

namespace tenaille::ui::add_panel_test {

using AddPanelWindow = test::WindowTest;

// A name of the library brings its data, and any other one the usual ones again.
TEST_F(AddPanelWindow, AddsWhomTheLibraryKnowsAsItKnowsThem) {
    AddPanel& panel = m_window.side().addPanel();
    action(Command::AddCreatures).trigger();
    auto* line = panel.findChild<QLineEdit*>();
    CreatureShelf shelf;
    const auto ogre = shelf.names().find("ogre");
    ASSERT_TRUE(ogre.has_value());
    const board::TokenRecord known = shelf.token(*shelf.all()[*ogre]);
    line->setText(QStringLiteral("two ogres"));
    QTest::keyClick(line, Qt::Key_Return);
    const board::TokenRecord& added = token("Ogre 1");
    EXPECT_EQ(added.creature.size, known.creature.size);
    EXPECT_EQ(added.creature.reach, known.creature.reach);
    EXPECT_EQ(added.creature.armorClass, known.creature.armorClass);
    EXPECT_EQ(added.maxHitPoints, known.maxHitPoints);
    EXPECT_TRUE(line->hasFocus()) << "the next ones can be typed";
    line->setText(QStringLiteral("1 baker of Lyre"));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(token("Baker of Lyre").creature.size, board::SizeCategory::Medium);
    EXPECT_NE(token("Baker of Lyre").maxHitPoints, known.maxHitPoints);
}

// "Goblins, 1 ogre" is nobody's name. What came is taken back at once, with the keyboard still in the line.
TEST_F(AddPanelWindow, AddsSeveralSortsOfTheLibraryAtOnce) {
    action(Command::AddCreatures).trigger();
    AddPanel& panel = m_window.side().addPanel();
    auto* line = panel.findChild<QLineEdit*>();
    const std::size_t before = encounter().tokens.size();
    QTest::keyClicks(line, QStringLiteral("3 goblin archers, 1 ogre"));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(encounter().tokens.size(), before + 4);
    EXPECT_EQ(token("Ogre").creature.size, board::SizeCategory::Large);
    EXPECT_EQ(token("Goblin archer 3").name, "Goblin archer 3");
    EXPECT_TRUE(line->hasFocus());
    QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(encounter().tokens.size(), before) << "not what was typed";
    line->setText(QStringLiteral("3 goblin archers, 1 gobbledygook"));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(encounter().tokens.size(), before) << "somebody of them is unknown";
}

// With the names of the library open below the line and none of them chosen, Enter adds as ever.
TEST_F(AddPanelWindow, EnterIsNotKeptByTheListOfNames) {
    action(Command::AddCreatures).trigger();
    auto* line = m_window.side().addPanel().findChild<QLineEdit*>();
    const std::size_t before = encounter().tokens.size();
    QTest::keyClicks(line, QStringLiteral("2 gob"));
    QAbstractItemView* names = line->completer()->popup();
    ASSERT_TRUE(names->isVisible());
    QTest::keyClick(names, Qt::Key_Return);
    EXPECT_FALSE(names->isVisible());
    EXPECT_EQ(encounter().tokens.size(), before + 2);
}

TEST_F(AddPanelWindow, AddsSixGoblins) {
    AddPanel& panel = m_window.side().addPanel();
    action(Command::AddCreatures).trigger();
    auto* line = panel.findChild<QLineEdit*>();
    ASSERT_NE(line, nullptr);
    EXPECT_TRUE(panel.isVisible());
    const std::size_t before = encounter().tokens.size();
    line->setText(QStringLiteral("6 goblins"));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(encounter().tokens.size(), before + 6);
    EXPECT_EQ(token("Goblin 8").name, "Goblin 8") << "two stood there before";
    EXPECT_EQ(m_window.context().selection().size(), 6u) << "the new ones are selected";
    EXPECT_EQ(m_document.undoStack().undoText(), QStringLiteral("Add 6 × Goblin"));
    action(Command::Undo).trigger();
    EXPECT_EQ(encounter().tokens.size(), before);
    EXPECT_TRUE(m_window.context().selection().empty()) << "what is gone is no longer selected";
}

}  // namespace tenaille::ui::add_panel_test
