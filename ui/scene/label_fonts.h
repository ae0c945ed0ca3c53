// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QGuiApplication>
#include <algorithm>
#include <cmath>

namespace tenaille::ui {

// Of what is written above the board, `pixels` high.
inline QFont boardFont(double pixels, bool bold) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(6, static_cast<int>(std::lround(pixels))));
    font.setBold(bold);
    return font;
}

}  // namespace tenaille::ui
