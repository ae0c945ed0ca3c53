// SPDX-License-Identifier: MIT
//
// The field for a number or dice: nothing is ever read that was not written.
#include "ui/widgets/dice_box.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include "core/actions/throw_dice.h"
#include "ui/style/paint.h"

namespace tenaille::ui::dice_box_test {

DiceBox::Thrower thrower() {
    return [](const std::string& dice) { return actions::throwDice(dice, {7, 0, 0, 0, 0}); };
}

TEST(DiceBox, AWholeNumberIsTakenAsItIs) {
    DiceBox box(-5, 100, thrower());
    for (const auto& [text, number] : {std::pair("7", 7), {" 12 ", 12}, {"-5", -5}, {"+3", 3}, {"0", 0}}) {
        box.setText(QString::fromLatin1(text));
        EXPECT_EQ(box.number(), number) << text;
        EXPECT_FALSE(box.thrown());
    }
    box.clear();
    EXPECT_FALSE(box.number());
    EXPECT_FALSE(box.problem());
}

// Each of these was once read as the digits that stand in it.
TEST(DiceBox, DigitsAreNeverJoined) {
    DiceBox box(0, 100000, thrower());
    for (const char* text : {"2d6+3", "4d6kh3", "2d6", "d%", "4d6 keep 3", "2d6+3x", "1 2", "1.5", "1,000",
                             "12d", "--3", "=5", "2d6+3 = 105", "\u0661\u0662"}) {
        box.setText(QString::fromUtf8(text));
        EXPECT_FALSE(box.number()) << text;
        EXPECT_TRUE(box.waits() || box.problem()) << text;
        EXPECT_EQ(isWrong(&box), box.problem().has_value()) << text;
        EXPECT_EQ(box.problem().has_value(), !box.accessibleDescription().isEmpty()) << text;
    }
}

TEST(DiceBox, DiceAreThrownWhenTheFieldIsLeft) {
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* box = new DiceBox(0, 1000, thrower());
    auto* other = new QPushButton;
    layout->addWidget(box);
    layout->addWidget(other);
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    box->setFocus();
    QTest::keyClicks(box, QStringLiteral("4d6kh3"));
    EXPECT_TRUE(box->waits());
    other->setFocus();
    ASSERT_TRUE(box->thrown());
    EXPECT_EQ(box->number(), static_cast<int>(box->thrown()->total));
    EXPECT_EQ(box->text(), QStringLiteral("4d6kh3 = %1").arg(box->thrown()->total));
    EXPECT_EQ(box->thrown()->expression, "4d6kh3");
    // Back again and away: nothing falls a second time.
    const actions::ThrownDice first = *box->thrown();
    box->setFocus();
    other->setFocus();
    EXPECT_EQ(*box->thrown(), first);
    box->setText(QStringLiteral("9"));
    EXPECT_EQ(box->number(), 9);
    EXPECT_FALSE(box->thrown()) << "typed over";
}

TEST(DiceBox, EnterThrowsBeforeItConfirms) {
    DiceBox box(0, 1000, thrower());
    QSignalSpy pressed(&box, &QLineEdit::returnPressed);
    box.setText(QStringLiteral("2d6"));
    QTest::keyClick(&box, Qt::Key_Return);
    EXPECT_TRUE(box.thrown());
    EXPECT_EQ(pressed.count(), 0) << "the dialog hears the next one";
    QTest::keyClick(&box, Qt::Key_Return);
    EXPECT_EQ(pressed.count(), 1);
}

TEST(DiceBox, WhatCannotFallHereIsRefused) {
    DiceBox box(1, 12, thrower());
    for (const char* text : {"0", "13", "2d12", "d6-1", "d20"}) {
        box.setText(QString::fromLatin1(text));
        EXPECT_TRUE(box.problem()) << text;
    }
    box.setText(QStringLiteral("d12"));
    EXPECT_FALSE(box.problem());
    // Damage below nothing is none.
    DiceBox damage(0, 1000, [](const std::string& dice) {
        return Result<actions::ThrownDice>(actions::ThrownDice{dice, "1", -1});
    });
    damage.setText(QStringLiteral("1d4-2"));
    EXPECT_TRUE(damage.settle());
    EXPECT_EQ(damage.number(), 0);
}

TEST(DiceBox, OneDieAlone) {
    DiceBox box(1, 20, {});
    box.setOnlyDie(20);
    for (const char* text : {"2d20", "d6", "d20+1", "20+0", "d20 adv", "d20!"}) {
        box.setText(QString::fromLatin1(text));
        EXPECT_TRUE(box.problem()) << text;
    }
    box.setText(QStringLiteral("1D20"));
    EXPECT_FALSE(box.problem());
    EXPECT_TRUE(box.settle());
    EXPECT_EQ(box.text(), QString()) << "the program throws it later";
}

TEST(DiceBox, ASignInFrontSaysHarmOrGood) {
    DiceBox box(0, 1000, thrower());
    box.setSignLeads();
    for (const auto& [text, number] : {std::pair("9", -9), {"-9", -9}, {"+9", 9}}) {
        box.setText(QString::fromLatin1(text));
        EXPECT_EQ(box.number(), number) << text;
    }
    box.setText(QStringLiteral("-2d6+3"));
    ASSERT_TRUE(box.settle());
    EXPECT_EQ(box.thrown()->expression, "2d6+3");
    EXPECT_EQ(box.number(), -static_cast<int>(box.thrown()->total));
    EXPECT_GE(box.thrown()->total, 5) << "2d6+3 of harm, not 3 less 2d6";
    box.setText(QStringLiteral("+1d8"));
    ASSERT_TRUE(box.settle());
    EXPECT_EQ(box.number(), static_cast<int>(box.thrown()->total));
}

TEST(DiceReason, ItGuardsTheButtonAndNamesTheField) {
    DiceBox first(0, 10, thrower());
    DiceBox second(0, 10, thrower());
    QPushButton ok;
    DiceReason reason;
    reason.watch(first, QStringLiteral("Arda"));
    reason.watch(second, QStringLiteral("Brok"));
    reason.guard(ok);
    second.setText(QStringLiteral("abc"));
    EXPECT_FALSE(ok.isEnabled());
    EXPECT_THAT(reason.text().toStdString(), testing::StartsWith("Brok: "));
    EXPECT_EQ(ok.toolTip(), reason.text());
    EXPECT_FALSE(reason.settle());
    second.setText(QStringLiteral("2d4"));
    EXPECT_TRUE(ok.isEnabled());
    EXPECT_TRUE(reason.settle());
    EXPECT_TRUE(second.thrown());
    EXPECT_FALSE(first.number()) << "an empty field stays empty";
}

}  // namespace tenaille::ui::dice_box_test
