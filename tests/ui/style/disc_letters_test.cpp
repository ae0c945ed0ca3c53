// SPDX-License-Identifier: MIT
//
// A number in a small disc is whole: orc 10 is no orc 1.
#include "ui/style/disc_letters.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QRegularExpression>

namespace tenaille::ui::disc_letters_test {

QFont bold(int pixels) {
    QFont font = QApplication::font();
    font.setBold(true);
    font.setPixelSize(pixels);
    return font;
}

TEST(DiscLetters, ANumberIsNeverCut) {
    for (const double width : {16.0, 19.0, 26.0})
        for (const char* text : {"O1", "O10", "O16", "GA12", "O100", "GAW123"}) {
            const DiscLetters letters = lettersInDisc(bold(10), QString::fromLatin1(text), width);
            const QString number =
                QString::fromLatin1(text).remove(QRegularExpression(QStringLiteral("\\D")));
            EXPECT_TRUE(letters.text.endsWith(number)) << text;
            EXPECT_LE(QFontMetricsF(letters.font).horizontalAdvance(letters.text), width + 0.5) << text;
            EXPECT_GE(QFontInfo(letters.font).pixelSize(), 6) << text << " in " << width;
        }
}

TEST(DiscLetters, WhatFitsStaysAsItIs) {
    const DiscLetters letters = lettersInDisc(bold(10), QStringLiteral("O1"), 26);
    EXPECT_EQ(letters.text, QStringLiteral("O1"));
    EXPECT_EQ(letters.font, bold(10));
}

}  // namespace tenaille::ui::disc_letters_test
