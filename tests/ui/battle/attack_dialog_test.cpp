// SPDX-License-Identifier: MIT
//
// The ledger of an attack: dice typed or rolled, one step in the document.
#include "ui/battle/attack_dialog.h"

#include <gmock/gmock.h>

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <algorithm>
#include <functional>

#include "tests/ui/battle/window_test.h"
#include "ui/style/paint.h"
#include "ui/text/edit_text.h"
#include "ui/widgets/dice_box.h"

namespace tenaille::ui::attack_dialog_test {

class AttackDialogTest : public test::WindowTest {
  protected:
    AttackDialogTest() {
        m_window.context().select({token("Conrath").id});
        m_window.context().pinTarget(token("Ogre chief").id);
    }
    // A, and what is done in the dialog that it opens.
    void strike(std::function<void(AttackDialog&)> act) {
        bool came = false;
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<AttackDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            came = true;
            act(*dialog);
            if (dialog->isVisible()) dialog->reject();
        });
        action(Command::OrderStrike).trigger();
        EXPECT_TRUE(came);
    }
    static DiceBox& field(AttackDialog& dialog, const char* name) {
        for (DiceBox* one : dialog.findChildren<DiceBox*>())
            if (one->accessibleName() == QLatin1String(name)) return *one;
        ADD_FAILURE() << name;
        return *dialog.findChild<DiceBox*>();
    }
    static QPushButton& button(AttackDialog& dialog, QDialogButtonBox::ButtonRole role) {
        auto* box = dialog.findChild<QDialogButtonBox*>();
        for (QAbstractButton* one : box->buttons())
            if (box->buttonRole(one) == role) return *qobject_cast<QPushButton*>(one);
        ADD_FAILURE();
        return *qobject_cast<QPushButton*>(box->buttons().front());
    }
};

// Who helps without being seen by the players is named for what he gives: the game master decides.
TEST_F(AttackDialogTest, WhatAHiddenOneGivesIsTold) {
    const board::Cell chief{14, 8};
    const auto put = [&](const char* name, board::Cell at, bool hidden) {
        board::TokenRecord moved = token(name);
        moved.creature.at = at;
        moved.hidden = hidden;
        ASSERT_TRUE(m_window.context().perform(actions::EditToken{moved}));
    };
    const auto told = [&] {
        QString found;
        strike([&](AttackDialog& dialog) {
            for (const QLabel* label : dialog.findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(QStringLiteral("do not see")))
                    found = label->text();
        });
        return found;
    };
    put("Ogre chief", chief, false);
    const board::Footprint footprint = token("Ogre chief").creature.footprint;
    const board::Cell opposite{chief.x + footprint.width, chief.y};
    put("Conrath", {chief.x - 1, chief.y}, false);
    put("Cassandra", {opposite.x + 3, chief.y}, false);
    put("Arda", opposite, false);
    const auto toldNow = [&] {
        m_window.context().select({token("Conrath").id});
        m_window.context().pinTarget(token("Ogre chief").id);
        return told();
    };
    EXPECT_EQ(toldNow(), QString());
    put("Arda", opposite, true);
    EXPECT_NE(toldNow(), QString());
    put("Cassandra", opposite, false);
    EXPECT_EQ(toldNow().toStdString(), "") << "another flanks as well";
}

// The dice, the card and the sheet follow the weapon.
TEST_F(AttackDialogTest, AnotherWeaponIsChosen) {
    board::TokenRecord conrath = token("Conrath");
    conrath.attacks = {{conrath.weapon, conrath.attackBonus, conrath.fighter.damage, 1},
                       {"Crossbow", 11, "1d10", {}, 16}};
    m_window.context().perform(actions::EditToken{conrath});
    const std::string sword = conrath.weapon;
    strike([&](AttackDialog& dialog) {
        QComboBox* with = nullptr;
        for (QComboBox* box : dialog.findChildren<QComboBox*>())
            if (box->findText(QStringLiteral("Crossbow +11, 1d10")) >= 0) with = box;
        ASSERT_NE(with, nullptr);
        EXPECT_TRUE(with->isVisible());
        EXPECT_TRUE(with->currentText().startsWith(QString::fromStdString(sword)));
        with->setCurrentIndex(with->currentIndex() + 1);
        Q_EMIT with->activated(with->currentIndex());
        EXPECT_EQ(field(dialog, "Damage").placeholderText(), QStringLiteral("1d10"));
        field(dialog, "d20").setText(QStringLiteral("10"));
        field(dialog, "Damage").setText(QStringLiteral("4"));
        button(dialog, QDialogButtonBox::AcceptRole).click();
    });
    EXPECT_EQ(token("Conrath").weapon, "Crossbow");
    EXPECT_EQ(token("Conrath").attackMode, board::AttackMode::Ranged);
    action(Command::Undo).trigger();
    EXPECT_EQ(token("Conrath").weapon, sword);
}

// Of one that has one attack nobody asks.
TEST_F(AttackDialogTest, OneWeaponIsNoChoice) {
    strike([&](AttackDialog& dialog) {
        for (QComboBox* box : dialog.findChildren<QComboBox*>())
            EXPECT_TRUE(!box->isVisible() || box->count() > 2);
    });
}

// Digits are never picked out of what was typed: 2d6+3 was once 263.
TEST_F(AttackDialogTest, DiceInTheDamageAreThrownAndTold) {
    const int before = token("Ogre chief").hitPoints;
    int total = 0;
    strike([&](AttackDialog& dialog) {
        field(dialog, "d20").setText(QStringLiteral("20"));
        DiceBox& damage = field(dialog, "Damage");
        damage.setText(QStringLiteral("2d6+3"));
        EXPECT_FALSE(damage.number()) << "not thrown yet";
        QTest::keyClick(&damage, Qt::Key_Return);
        ASSERT_TRUE(damage.number()) << "Enter throws, and nothing is applied before it was seen";
        EXPECT_TRUE(dialog.isVisible());
        total = *damage.number();
        EXPECT_EQ(damage.text(), QStringLiteral("2d6+3 = %1").arg(total));
        EXPECT_GE(total, 5);
        EXPECT_LE(total, 15);
        button(dialog, QDialogButtonBox::AcceptRole).click();
    });
    EXPECT_EQ(token("Ogre chief").hitPoints, before - total);
    EXPECT_EQ(m_document.undoStack().count(), 1);
    std::string damage;
    std::string dice;
    for (const board::LogRecord& line : encounter().log) {
        const std::string text = logText(line.entry, line.arguments, board::GridKind::Square).toStdString();
        if (line.entry == "strike.damage") damage = text;
        if (line.entry == "dice.field") dice = text;
    }
    EXPECT_THAT(damage, testing::HasSubstr("(2d6+3, rolled, the dice show ")) << "the table threw nothing";
    EXPECT_THAT(dice, testing::HasSubstr("Conrath, damage: 2d6+3: "));
    EXPECT_THAT(dice, testing::HasSubstr("total " + std::to_string(total) + ", thrown by the program"));
}

TEST_F(AttackDialogTest, DiceThatCountTwiceAreThrownAnew) {
    strike([&](AttackDialog& dialog) {
        DiceBox& damage = field(dialog, "Damage");
        damage.setText(QStringLiteral("10d6"));
        ASSERT_TRUE(damage.settle());
        const std::string once = damage.thrown()->faces;
        QComboBox* times = nullptr;
        for (QComboBox* box : dialog.findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("How often the damage counts")) times = box;
        ASSERT_NE(times, nullptr);
        times->setCurrentIndex(1);
        Q_EMIT times->activated(1);
        ASSERT_TRUE(damage.thrown());
        EXPECT_EQ(std::count(once.begin(), once.end(), ','), 9);
        EXPECT_EQ(std::count(damage.thrown()->faces.begin(), damage.thrown()->faces.end(), ','), 19);
        EXPECT_EQ(*dialog.attack().dice.damage, damage.thrown()->total);
    });
}

TEST_F(AttackDialogTest, NonsenseIsMarkedAndNothingCanBeDoneWithIt) {
    strike([](AttackDialog& dialog) {
        field(dialog, "d20").setText(QStringLiteral("20"));
        const QPushButton& apply = button(dialog, QDialogButtonBox::AcceptRole);
        const QPushButton& roll = button(dialog, QDialogButtonBox::ActionRole);
        EXPECT_TRUE(apply.isEnabled());
        for (const char* wrong : {"abc", "2d6+", "12 7", "20000", "-3", "4d6kh9"}) {
            field(dialog, "Damage").setText(QString::fromLatin1(wrong));
            EXPECT_TRUE(isWrong(&field(dialog, "Damage"))) << wrong;
            EXPECT_FALSE(apply.isEnabled()) << wrong;
            EXPECT_FALSE(roll.isEnabled()) << wrong;
            EXPECT_FALSE(apply.toolTip().isEmpty()) << wrong;
            dialog.accept();
            EXPECT_TRUE(dialog.isVisible()) << wrong;
        }
        field(dialog, "Damage").setText(QStringLiteral("4d6 keep 3"));
        EXPECT_FALSE(isWrong(&field(dialog, "Damage")));
        EXPECT_TRUE(apply.isEnabled());
        // Here falls one die; 2d6 would be another game.
        field(dialog, "d20").setText(QStringLiteral("2d6"));
        EXPECT_TRUE(isWrong(&field(dialog, "d20")));
        EXPECT_FALSE(apply.isEnabled());
    });
}

TEST_F(AttackDialogTest, AWrittenD20IsTheOneThatTheProgramThrows) {
    strike([](AttackDialog& dialog) {
        field(dialog, "d20").setText(QStringLiteral("d20"));
        ASSERT_TRUE(field(dialog, "d20").settle());
        const int shown = *field(dialog, "d20").number();
        EXPECT_FALSE(dialog.attack().dice.d20) << "not typed";
        field(dialog, "d20").clear();
        button(dialog, QDialogButtonBox::ActionRole).click();
        EXPECT_EQ(field(dialog, "d20").number(), shown);
    });
}

TEST_F(AttackDialogTest, TypedDiceAreAppliedInOneStep) {
    const int before = token("Ogre chief").hitPoints;
    strike([](AttackDialog& dialog) {
        EXPECT_FALSE(button(dialog, QDialogButtonBox::AcceptRole).isEnabled()) << "nothing was thrown yet";
        field(dialog, "d20").setText(QStringLiteral("20"));
        field(dialog, "Damage").setText(QStringLiteral("7"));
        button(dialog, QDialogButtonBox::AcceptRole).click();
    });
    EXPECT_EQ(token("Ogre chief").hitPoints, before - 7);
    EXPECT_EQ(m_document.undoStack().count(), 1);
    m_document.undoStack().undo();
    EXPECT_EQ(token("Ogre chief").hitPoints, before);
}

TEST_F(AttackDialogTest, TheProgramRollsAndTheSameDiceAreApplied) {
    QString promised;
    strike([&](AttackDialog& dialog) {
        button(dialog, QDialogButtonBox::ActionRole).click();
        for (QLabel* label : dialog.findChildren<QLabel*>())
            if (label->text().contains(QLatin1String("against AC"))) promised = label->text();
        EXPECT_FALSE(dialog.attack().dice.d20) << "not typed";
        button(dialog, QDialogButtonBox::AcceptRole).click();
    });
    ASSERT_FALSE(promised.isEmpty());
    const QString total = promised.section(QStringLiteral("= "), 1).section(QLatin1Char(' '), 0, 0);
    bool told = false;
    for (const board::LogRecord& line : m_document.encounter().log)
        if (line.entry == "strike.attack") told = line.arguments[3] == total.toStdString();
    EXPECT_TRUE(told) << promised.toStdString();
}

// Words that wrap do not ask for the height of the narrowest ledger: it scrolled into emptiness.
TEST_F(AttackDialogTest, TheLedgerIsAsHighAsItsWords) {
    strike([](AttackDialog& dialog) {
        QApplication::processEvents();
        const auto* area = dialog.findChild<QScrollArea*>();
        const QWidget* card = area->widget();
        EXPECT_LE(card->height(), std::max(area->viewport()->height(),
                                           card->layout()->totalHeightForWidth(area->viewport()->width())));
    });
}

// The die that nobody typed was thrown and applied unseen.
TEST_F(AttackDialogTest, WithAdvantageTheOtherDieIsSeenBeforeItCounts) {
    const actions::MakeAttack attack{token("Conrath").id, token("Ogre chief").id};
    const auto isBehind = [&] {
        return actions::rulingOf({encounter(), m_document.board(), m_document.options()}, attack)
            .answer.advantage;
    };
    for (int facing = 0; facing < 8 && !isBehind(); ++facing)
        m_window.context().perform(
            actions::TurnTokens{{{attack.target, board::Facing{static_cast<std::uint8_t>(facing)}}}});
    ASSERT_TRUE(isBehind()) << "the ogre can turn its back to him";
    const int steps = m_document.undoStack().count();
    strike([&](AttackDialog& dialog) {
        field(dialog, "d20").setText(QStringLiteral("12"));
        QPushButton& apply = button(dialog, QDialogButtonBox::AcceptRole);
        apply.click();
        EXPECT_TRUE(dialog.isVisible()) << "what was thrown is shown first";
        EXPECT_EQ(field(dialog, "d20").number(), 12);
        for (DiceBox* box : dialog.findChildren<DiceBox*>())
            EXPECT_TRUE(!box->isVisible() || box->number() ||
                        box->accessibleName() == QLatin1String("Damage"))
                << box->accessibleName().toStdString();
        apply.click();
        EXPECT_FALSE(dialog.isVisible());
    });
    EXPECT_EQ(m_document.undoStack().count(), steps + 1);
}

TEST_F(AttackDialogTest, CancelChangesNothing) {
    strike([](AttackDialog& dialog) { dialog.reject(); });
    EXPECT_EQ(m_document.undoStack().count(), 0);
}

}  // namespace tenaille::ui::attack_dialog_test
