// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainterPath>
#include <QTransform>
#include <algorithm>
#include <cmath>

namespace tenaille::ui {

// What the players see must not depend on what else the process wrote, for that may be a secret. Larger
// letters are painted as outlines, and those of a font of usual size differ by a few hundredths of a pixel
// with the sizes that were used before (Qt 6.4 with FreeType).
inline constexpr int kMostLetters = 64;  // pixels

inline int letterPixels(double pixels) {
    return std::clamp(static_cast<int>(std::lround(pixels)), 6, kMostLetters);
}

// Of what is written above the board, `pixels` high.
inline QFont boardFont(double pixels, bool bold) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(letterPixels(pixels));
    font.setBold(bold);
    return font;
}

// Bold letters as one shape, the same at every zoom: as of a font of kOutlined pixels, about (0, 0), the
// middle of their capitals. `spacing` in percent.
struct LettersOutline {
    QPainterPath path;
    double width = 0;
    double capHeight = 0;
};
inline constexpr int kOutlined = 100;

inline LettersOutline lettersOutline(const QString& text, double spacing = 100) {
    constexpr int kExact = 1000;  // see kMostLetters: outlines of this size do not differ
    QFont font = QGuiApplication::font();
    font.setPixelSize(kExact);
    font.setBold(true);
    font.setLetterSpacing(QFont::PercentageSpacing, spacing);
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(text);
    QPainterPath path;
    path.addText(-width / 2, metrics.capHeight() / 2, font, text);
    constexpr double kSmaller = double{kOutlined} / kExact;
    return {QTransform::fromScale(kSmaller, kSmaller).map(path), width * kSmaller,
            metrics.capHeight() * kSmaller};
}

}  // namespace tenaille::ui
