// SPDX-License-Identifier: MIT
//
// The attacks and speeds of a creature of the library, edited with its form.
#include "ui/battle/attacks_form.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <set>

#include "core/io/creatures/creatures_read.h"
#include "ui/battle/attack_fields.h"
#include "ui/battle/creature_form.h"
#include "ui/battle/library_form.h"

namespace tenaille::ui::attacks_form_test {

using creatures::Attack;
using creatures::LibraryCreature;

class AttacksFormTest : public testing::Test {
  protected:
    AttacksFormTest() {
        m_form.setCreature(wyrm());
        m_form.show();
    }

    static LibraryCreature wyrm() {
        LibraryCreature creature;
        creature.token.name = "Wyrm";
        creature.token.creature.side = "foe";
        creature.token.creature.reach = 2;
        creature.token.creature.footprint = board::footprintOf(creature.token.creature.size);
        creature.attacks = {
            {"Bite", 7, "2d6+4", 2, {}}, {"Spear", 5, "1d8", 1, 4}, {"Spit", 1500, "2d6 acid", {}, {}}};
        board::takeAttack(creature.token, creature.attacks[0]);
        creature.speeds = {16, 0, 8, 0};
        creature.hitDice = "3d8";
        creature.extra = R"({"x":1})";
        return creature;
    }

    template <class Field>
    Field& field(const char* name) {
        for (Field* one : m_form.findChildren<Field*>())
            if (one->accessibleName() == QString::fromUtf8(name)) return *one;
        ADD_FAILURE() << "no field " << name;
        return *m_form.findChild<Field*>();
    }
    void type(const char* name, const char* text) {
        auto& edit = field<QLineEdit>(name);
        edit.setText(QString::fromUtf8(text));
        Q_EMIT edit.editingFinished();
    }
    void chooseKind(const char* name, const char* kind) {
        auto& box = field<QComboBox>(name);
        const int at = box.findText(QString::fromUtf8(kind));
        ASSERT_GE(at, 0) << kind;
        box.setCurrentIndex(at);
        Q_EMIT box.activated(at);
    }
    QPushButton& addButton() {
        for (QPushButton* one : m_form.findChildren<QPushButton*>())
            if (one->text().contains(QLatin1String("Add an attack"))) return *one;
        ADD_FAILURE() << "no button";
        return *m_form.findChild<QPushButton*>();
    }
    void remove(const char* name) {
        field<QToolButton>(name).click();
        QApplication::processEvents();
    }

    LibraryForm m_form;
};

TEST_F(AttacksFormTest, WhatNobodyTouchesStays) {
    EXPECT_EQ(m_form.creature(), wyrm());
    LibraryCreature bare = wyrm();
    bare.attacks.clear();
    bare.token.attackBonus = 900;
    bare.token.fighter.damage = "no dice";
    m_form.setCreature(bare);
    EXPECT_EQ(m_form.creature(), bare) << "an attack that stands on the sheet alone is not put in the list";
    bare.token.weapon = " Claw ";
    bare.token.attackMode = board::AttackMode::Ranged;
    m_form.setCreature(bare);
    EXPECT_EQ(m_form.creature(), bare);
}

TEST_F(AttacksFormTest, EachAttackHasItsFields) {
    type("Attack 2: Name", "Long spear");
    field<QSpinBox>("Attack 2: Attack bonus").setValue(6);
    type("Attack 2: Damage", "1d10+2");
    field<QDoubleSpinBox>("Attack 2: Range").setValue(10.2);  // metres: the nearest are 7 squares
    EXPECT_EQ(m_form.creature().attacks[1], (Attack{"Long spear", 6, "1d10+2", 1, 7}));
    EXPECT_EQ(field<QDoubleSpinBox>("Attack 2: Range").value(), 10.5);
    LibraryCreature expected = wyrm();
    expected.attacks[1] = {"Long spear", 6, "1d10+2", 1, 7};
    EXPECT_EQ(m_form.creature(), expected) << "the others stay, and so does the sheet";
    type("Attack 2: Name", "  ");
    EXPECT_EQ(m_form.creature().attacks[1].name, "Long spear") << "until it gets another one";
    type("Attack 2: Damage", "lots");
    EXPECT_EQ(m_form.creature().attacks[1].damage, "1d10+2") << "no dice do not count";
}

// What is typed and cannot be read is no reason to save without it.
TEST_F(AttacksFormTest, AFaultIsNamedAndGetsTheKeyboard) {
    EXPECT_EQ(m_form.goToFault(), QString()) << "\"2d6 acid\" came with the creature and stays";
    type("Attack 2: Damage", "axb");
    const std::string fault = m_form.goToFault().toStdString();
    EXPECT_THAT(fault, testing::HasSubstr("Attack 2 (Spear): the damage “axb”"));
    EXPECT_THAT(fault, testing::HasSubstr("Write dice like 2d6+3"));
    EXPECT_EQ(m_form.focusWidget(), &field<QLineEdit>("Attack 2: Damage"));
    EXPECT_EQ(field<QLineEdit>("Attack 2: Damage").text(), QStringLiteral("axb"));
    type("Attack 2: Damage", "");
    EXPECT_EQ(m_form.goToFault(), QString());
    EXPECT_EQ(m_form.creature().attacks[1].damage, "");
}

TEST_F(AttacksFormTest, MeleeReachAndRanged) {
    chooseKind("Attack 1: Kind", "Reach weapon");
    EXPECT_EQ(m_form.creature().attacks[0], (Attack{"Bite", 7, "2d6+4", 2, {}, true}));
    EXPECT_EQ(m_form.creature().token.attackMode, board::AttackMode::Reach);
    chooseKind("Attack 1: Kind", "Ranged");
    EXPECT_EQ(m_form.creature().attacks[0].reach, std::nullopt);
    EXPECT_GT(m_form.creature().attacks[0].range.value_or(0), 0);
    EXPECT_EQ(m_form.creature().token.attackMode, board::AttackMode::Ranged);
    EXPECT_FALSE(field<QDoubleSpinBox>("Attack 1: Reach").isVisible());
    chooseKind("Attack 1: Kind", "Melee");
    EXPECT_EQ(m_form.creature().attacks[0].range, std::nullopt);
    EXPECT_TRUE(field<QDoubleSpinBox>("Attack 1: Reach").isVisible());
    EXPECT_FALSE(field<QDoubleSpinBox>("Attack 1: Range").isVisible());
    chooseKind("Attack 2: Kind", "Melee");
    EXPECT_EQ(m_form.creature().attacks[1], (Attack{"Spear", 5, "1d8", 1, {}}));
}

TEST_F(AttacksFormTest, AddsAndRemovesWithTheKeyboard) {
    addButton().setFocus();
    QTest::keyClick(&addButton(), Qt::Key_Space);
    auto& name = field<QLineEdit>("Attack 4: Name");
    EXPECT_EQ(name.selectedText(), QStringLiteral("New attack")) << "typing names it";
    QTest::keyClicks(&name, QStringLiteral("Tail"));
    Q_EMIT name.editingFinished();
    ASSERT_EQ(m_form.creature().attacks.size(), 4U);
    EXPECT_EQ(m_form.creature().attacks[3], (Attack{"Tail", 0, "", 1, {}}));
    EXPECT_EQ(m_form.creature().token.weapon, "Bite") << "the one on the sheet stays there";
    remove("Attack 2: Remove");
    EXPECT_EQ(m_form.creature().attacks.size(), 3U);
    EXPECT_EQ(m_form.creature().attacks[1].name, "Spit");
    remove("Attack 1: Remove");
    EXPECT_EQ(m_form.creature().token.weapon, "Spit") << "the next one takes its place on the sheet";
    remove("Attack 2: Remove");
    remove("Attack 1: Remove");
    EXPECT_TRUE(m_form.creature().attacks.empty());
    EXPECT_EQ(m_form.creature().token.weapon, "");
    EXPECT_EQ(m_form.creature().token.fighter.damage, "");
    addButton().click();
    EXPECT_EQ(m_form.creature().token.weapon, "New attack");
}

TEST_F(AttacksFormTest, TheTabKeyGoesThroughThemInTheirOrder) {
    addButton().click();
    QWidget* last = &addButton();
    for (const char* name : {"Attack 1: Name", "Attack 1: Kind", "Attack 1: Used on the board",
                             "Attack 1: Remove", "Attack 2: Name", "Attack 3: Name", "Attack 4: Name",
                             "Attack 4: Kind", "Attack 4: Used on the board", "Attack 4: Remove"}) {
        QWidget* wanted = &field<QWidget>(name);
        int steps = 0;
        for (; last != wanted && steps < 20; ++steps) last = last->nextInFocusChain();
        EXPECT_LT(steps, 20) << name;
    }
}

TEST_F(AttacksFormTest, OneOfThemIsUsedOnTheBoard) {
    field<QRadioButton>("Attack 2: Used on the board").click();
    const board::TokenRecord token = m_form.creature().token;
    EXPECT_EQ(token.weapon, "Spear");
    EXPECT_EQ(token.attackBonus, 5);
    EXPECT_EQ(token.fighter.damage, "1d8");
    EXPECT_EQ(m_form.creature().attacks, wyrm().attacks);
}

TEST_F(AttacksFormTest, AsManyAsAFileHolds) {
    LibraryCreature many = wyrm();
    many.attacks.resize(board::kMaxAttacks - 1, {"Bite", 1, "", 1, {}});
    m_form.setCreature(many);
    EXPECT_TRUE(addButton().isEnabled());
    addButton().click();
    EXPECT_FALSE(addButton().isEnabled());
    remove("Attack 1: Remove");
    EXPECT_TRUE(addButton().isEnabled());
}

TEST_F(AttacksFormTest, OtherSpeedsAreShownAndKept) {
    QList<QSpinBox*> boxes;
    for (QLabel* label : m_form.findChildren<QLabel*>())
        for (const char* name : {"Fly", "Swim", "Climb", "Burrow"})
            if (label->text() == QLatin1String(name)) boxes << qobject_cast<QSpinBox*>(label->buddy());
    ASSERT_EQ(boxes.size(), 4);
    EXPECT_EQ(boxes[0]->value(), 16);
    boxes[1]->setValue(4);
    LibraryCreature expected = wyrm();
    expected.speeds.swim = 4;
    EXPECT_EQ(m_form.creature(), expected);
}

TEST_F(AttacksFormTest, AHeroJoinsTheParty) {
    QCheckBox* party = nullptr;
    for (QCheckBox* one : m_form.findChildren<QCheckBox*>())
        if (one->text() == QLatin1String("One of the party")) party = one;
    ASSERT_NE(party, nullptr);
    party->click();
    EXPECT_TRUE(m_form.creature().party);
    EXPECT_EQ(m_form.creature().token.creature.side, "party");
    for (QComboBox* box : m_form.findChildren<QComboBox*>())
        if (const int at = box->findText(QStringLiteral("Foes")); at >= 0) {
            box->setCurrentIndex(at);
            Q_EMIT box->activated(at);
        }
    EXPECT_TRUE(m_form.creature().party);
    EXPECT_EQ(m_form.creature().token.creature.side, "foe") << "whoever wants it so";
}

// The side of the dialog is 240 pixels wide at the least, with a bar to scroll.
TEST_F(AttacksFormTest, FitsANarrowDialogAndEveryFieldHasAName) {
    AttacksForm attacks;
    attacks.setAttacks(wyrm().attacks, 0);
    EXPECT_LE(attacks.minimumSizeHint().width(), 200);
    std::set<QString> names;
    for (const AttackFields* row : attacks.findChildren<AttackFields*>())
        for (const QWidget* one : row->fields()) {
            EXPECT_FALSE(one->accessibleName().isEmpty());
            EXPECT_NE(one->focusPolicy() & Qt::TabFocus, 0U) << one->accessibleName().toStdString();
            EXPECT_TRUE(names.insert(one->accessibleName()).second) << one->accessibleName().toStdString();
        }
}

}  // namespace tenaille::ui::attacks_form_test
