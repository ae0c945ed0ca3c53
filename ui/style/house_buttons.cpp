// SPDX-License-Identifier: MIT
#include <QPainter>
#include <QToolBar>

#include "ui/style/house_parts.h"
#include "ui/style/icon.h"
#include "ui/style/paint.h"

namespace tenaille::ui::house {
namespace {

struct Fill {
    QColor normal, hover, pressed, text;
};

Fill fillOf(Tone tone, bool checked, const Theme& t) {
    if (checked) tone = Tone::Primary;
    switch (tone) {
        case Tone::Primary:
            return {t.accent, t.accentHover, t.accentHover.darker(112), t.onAccent};
        case Tone::Go:
            return {t.go, t.goHover, t.goHover.darker(112), t.onGo};
        case Tone::Danger:
            return {t.danger, t.dangerHover, t.dangerHover.darker(112), t.onDanger};
        case Tone::Plain:
            break;
    }
    return {t.raised, t.raisedHover, t.raisedPressed, t.text};
}

QColor stateColour(const Fill& fill, QStyle::State state) {
    if (!state.testFlag(QStyle::State_Enabled)) return fill.normal;
    if (state.testFlag(QStyle::State_Sunken)) return fill.pressed;
    return state.testFlag(QStyle::State_MouseOver) ? fill.hover : fill.normal;
}

// On white panels a raised button needs a line around it; on dark ones its own lightness does the work.
QColor buttonBorder(const Theme& t) { return t.scheme == Scheme::Light ? t.border : QColor(Qt::transparent); }

void drawRing(QPainter& painter, const QStyleOption& option, const QRectF& rect, bool filled,
              const Theme& t) {
    if (!showsFocus(option)) return;
    drawFocusRing(painter, rect, kRadius, t.focusRing);
    // A ring of nearly the colour of the fill would drown: a light line inside sets it off.
    if (filled) drawFocusRing(painter, rect.adjusted(2, 2, -2, -2), kRadius - 2, t.onAccent);
}

}  // namespace

void drawButtonPanel(QPainter& painter, const QStyleOption& option, const QWidget* widget, const Theme& t) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    const bool checked = option.state.testFlag(QStyle::State_On);
    const bool isDefault = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
    const bool flat = button && button->features.testFlag(QStyleOptionButton::Flat);
    Tone tone = toneOf(widget);
    if (tone == Tone::Plain && isDefault) tone = Tone::Primary;
    const bool filled = (tone != Tone::Plain || checked) && option.state.testFlag(QStyle::State_Enabled);
    const QRectF rect(option.rect);
    const bool quiet = flat && !checked && !(option.state & (QStyle::State_MouseOver | QStyle::State_Sunken));
    if (!quiet) {
        const Fill fill = fillOf(filled ? tone : Tone::Plain, filled && checked, t);
        fillRounded(painter, rect, kRadius, stateColour(fill, option.state),
                    filled || flat ? QColor(Qt::transparent) : buttonBorder(t));
    }
    drawRing(painter, option, rect, filled, t);
}

QColor buttonTextColour(const QStyleOption& option, const QWidget* widget, const Theme& t) {
    if (!option.state.testFlag(QStyle::State_Enabled)) return t.disabledText;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    Tone tone = toneOf(widget);
    if (tone == Tone::Plain && button && button->features.testFlag(QStyleOptionButton::DefaultButton))
        tone = Tone::Primary;
    return fillOf(tone, option.state.testFlag(QStyle::State_On), t).text;
}

void drawToolButtonPanel(QPainter& painter, const QStyleOption& option, const QWidget* widget,
                         const Theme& t) {
    const bool checked = option.state.testFlag(QStyle::State_On);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    // Qt makes every button of a tool bar flat; ours stand out, so that they read as buttons.
    const bool inBar = widget && qobject_cast<const QToolBar*>(widget->parentWidget());
    const bool flat = option.state.testFlag(QStyle::State_AutoRaise) && !inBar;
    const bool idle = flat && !checked && !(option.state & (QStyle::State_MouseOver | QStyle::State_Sunken));
    const QRectF rect(option.rect);
    const Tone tone = enabled ? toneOf(widget) : Tone::Plain;
    const bool filled = (checked && enabled) || tone != Tone::Plain;
    if (!idle) {
        fillRounded(painter, rect, kRadius, stateColour(fillOf(tone, checked && enabled, t), option.state),
                    filled || checked || flat ? QColor(Qt::transparent) : buttonBorder(t));
    }
    drawRing(painter, option, rect, filled, t);
}

void drawCheckBox(QPainter& painter, const QStyleOption& option, const Theme& t) {
    // A ring of the colour of a ticked box would not be seen on it: the box makes room for it.
    if (showsFocus(option)) {
        drawFocusRing(painter, QRectF(option.rect), 5, t.focusRing);
        QStyleOption inside = option;
        inside.state.setFlag(QStyle::State_HasFocus, false);
        inside.rect = option.rect.adjusted(3, 3, -3, -3);
        return drawCheckBox(painter, inside, t);
    }
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool partly = option.state.testFlag(QStyle::State_NoChange);
    const QRectF rect = QRectF(option.rect);
    const QColor ink = enabled ? t.onAccent : t.panel;
    if (on || partly)
        fillRounded(painter, rect, 4, enabled ? t.accent : t.disabledText);
    else
        fillRounded(painter, rect, 4,
                    option.state.testFlag(QStyle::State_MouseOver) ? t.raisedHover : t.sunken,
                    enabled ? t.outline : t.disabledText);
    const double edge = rect.width() < 14 ? 1 : 2;
    if (on) drawGlyph(painter, rect.adjusted(edge, edge, -edge, -edge), Glyph::Check, ink);
    if (partly) drawGlyph(painter, rect.adjusted(2, 2, -2, -2), Glyph::Minus, ink);
}

void drawRadioButton(QPainter& painter, const QStyleOption& option, const Theme& t) {
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool on = option.state.testFlag(QStyle::State_On);
    const QRectF rect = QRectF(option.rect);
    const double radius = rect.width() / 2;
    const QColor filled = enabled ? t.accent : t.disabledText;
    fillRounded(painter, rect, radius, on ? filled : t.sunken,
                on ? QColor(Qt::transparent) : (enabled ? t.outline : t.disabledText));
    if (on) fillRounded(painter, rect.adjusted(5, 5, -5, -5), radius - 5, enabled ? t.onAccent : t.panel);
}

}  // namespace tenaille::ui::house
