// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>

class QPainter;
class QStyleOption;
class QWidget;

namespace tenaille::ui {

// The measures that give the program one hand. Logical pixels: Qt scales them with the screen.
inline constexpr double kRadius = 6;       // buttons, tiles, chips
inline constexpr double kFieldRadius = 5;  // fields, check marks use 4
inline constexpr double kFocusWidth = 2;

// What a button is for. Standard buttons carry it as a property and the style paints it.
enum class Tone { Plain, Primary, Go, Danger };
void setTone(QWidget& button, Tone tone);
Tone toneOf(const QWidget* button);

// A field that holds something that is not understood: the style draws its line in the colour of errors.
void setWrong(QWidget& field, bool wrong);
bool isWrong(const QWidget* field);

// A rounded rectangle; with a border, its line lies inside `rect`.
void fillRounded(QPainter& painter, const QRectF& rect, double radius, const QColor& fill,
                 const QColor& border = Qt::transparent);

// The ring that shows where the keyboard is, inside `rect`.
void drawFocusRing(QPainter& painter, const QRectF& rect, double radius, const QColor& colour);

// Whether to paint it: the widget has the focus, and the keyboard brought it there or types into it. A mouse
// click leaves no ring.
bool showsFocus(const QStyleOption& option);
bool showsFocus(const QWidget& widget);

// The font of the widget, `factor` times as large, with this weight.
QFont scaled(QFont font, double factor, QFont::Weight weight = QFont::Normal);

}  // namespace tenaille::ui
