// SPDX-License-Identifier: MIT
#include "ui/style/disc_letters.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <algorithm>

namespace tenaille::ui {

namespace {

constexpr double kLeastDigits = 7;  // pixels, of digits in bold

QFont fittedFont(QFont font, const QString& text, double width) {
    const double advance = QFontMetricsF(font).horizontalAdvance(text);
    if (advance <= width) return font;
    const double pixels = QFontInfo(font).pixelSize() * width / advance;
    font.setPixelSize(std::max(1, static_cast<int>(pixels)));
    return font;
}

}  // namespace

DiscLetters lettersInDisc(const QFont& font, const QString& text, double width) {
    QFont fitted = fittedFont(font, text, width);
    if (fitted == font || fitted.pixelSize() >= kLeastDigits) return {fitted, text};
    qsizetype digits = text.size();
    while (digits > 0 && text[digits - 1].isDigit()) --digits;
    const QString number = text.mid(digits);
    if (number.isEmpty() || number == text) return {fitted, text};
    return {fittedFont(font, number, width), number};
}

}  // namespace tenaille::ui
