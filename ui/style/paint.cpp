// SPDX-License-Identifier: MIT
#include "ui/style/paint.h"

#include <QPainter>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

namespace tenaille::ui {
namespace {

constexpr char kToneProperty[] = "tenailleTone";
constexpr char kWrongProperty[] = "tenailleWrong";

}  // namespace

void setTone(QWidget& button, Tone tone) {
    button.setProperty(kToneProperty, static_cast<int>(tone));
    button.updateGeometry();  // toned buttons write in bold
    button.update();
}

Tone toneOf(const QWidget* button) {
    return button ? static_cast<Tone>(button->property(kToneProperty).toInt()) : Tone::Plain;
}

void setWrong(QWidget& field, bool wrong) {
    if (isWrong(&field) == wrong) return;
    field.setProperty(kWrongProperty, wrong);
    field.update();
}

bool isWrong(const QWidget* field) { return field != nullptr && field->property(kWrongProperty).toBool(); }

void fillRounded(QPainter& painter, const QRectF& rect, double radius, const QColor& fill,
                 const QColor& border) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    const bool lined = border.alpha() > 0;
    painter.setPen(lined ? QPen(border, 1) : QPen(Qt::NoPen));
    const double inset = lined ? 0.5 : 0;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    painter.restore();
}

void drawFocusRing(QPainter& painter, const QRectF& rect, double radius, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, kFocusWidth));
    const double inset = kFocusWidth / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    painter.restore();
}

bool showsFocus(const QStyleOption& option) {
    return option.state.testFlag(QStyle::State_HasFocus) &&
           option.state.testFlag(QStyle::State_KeyboardFocusChange);
}

bool showsFocus(const QWidget& widget) {
    return widget.hasFocus() && widget.window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

QFont scaled(QFont font, double factor, QFont::Weight weight) {
    if (font.pixelSize() > 0)
        font.setPixelSize(qMax(1, qRound(font.pixelSize() * factor)));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

}  // namespace tenaille::ui
