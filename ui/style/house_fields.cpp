// SPDX-License-Identifier: MIT
#include <QPainter>

#include "ui/style/house_parts.h"
#include "ui/style/icon.h"
#include "ui/style/paint.h"

namespace tenaille::ui::house {
namespace {

void drawChevron(QPainter& painter, const QRectF& area, Glyph glyph, double side, const QColor& colour) {
    const QRectF square(area.center() - QPointF(side / 2, side / 2), QSizeF(side, side));
    drawGlyph(painter, square, glyph, colour);
}

}  // namespace

void drawField(QPainter& painter, const QStyleOption& option, const Theme& t) {
    const bool enabled = has(option, QStyle::State_Enabled);
    fillRounded(painter, option.rect, kFieldRadius, enabled ? t.sunken : t.panel,
                enabled ? t.outline : t.border);
    if (enabled && has(option, QStyle::State_HasFocus))
        drawFocusRing(painter, option.rect, kFieldRadius, t.focusRing);
}

void drawComboBox(QPainter& painter, const QStyleOptionComboBox& option, const QStyle& style,
                  const QWidget* widget, const Theme& t) {
    const bool enabled = has(option, QStyle::State_Enabled);
    if (option.editable) {
        drawField(painter, option, t);
    } else {
        const bool hover = enabled && has(option, QStyle::State_MouseOver);
        const bool open = enabled && has(option, QStyle::State_On);
        fillRounded(painter, option.rect, kRadius,
                    open    ? t.raisedPressed
                    : hover ? t.raisedHover
                            : t.raised,
                    t.scheme == Scheme::Light ? t.border : QColor(Qt::transparent));
        if (showsFocus(option)) drawFocusRing(painter, option.rect, kRadius, t.focusRing);
    }
    const QRect arrow = style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, widget);
    drawChevron(painter, arrow, Glyph::ChevronDown, 14, enabled ? t.mutedText : t.disabledText);
}

void drawSpinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QStyle& style,
                 const QWidget* widget, const Theme& t) {
    drawField(painter, option, t);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons) return;
    const struct {
        QStyle::SubControl part;
        QAbstractSpinBox::StepEnabledFlag step;
        Glyph glyph;
    } arrows[] = {{QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Glyph::ChevronUp},
                  {QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Glyph::ChevronDown}};
    for (const auto& arrow : arrows) {
        const QRect area = style.subControlRect(QStyle::CC_SpinBox, &option, arrow.part, widget);
        const bool enabled = has(option, QStyle::State_Enabled) && option.stepEnabled.testFlag(arrow.step);
        const bool active = enabled && option.activeSubControls == arrow.part;
        if (active)
            fillRounded(painter, QRectF(area).adjusted(1, 1, -2, -1), 3,
                        has(option, QStyle::State_Sunken) ? t.raisedPressed : t.raisedHover);
        drawChevron(painter, area, arrow.glyph, 10, enabled ? t.mutedText : t.disabledText);
    }
}

void drawSlider(QPainter& painter, const QStyleOptionSlider& option, const QStyle& style,
                const QWidget* widget, const Theme& t) {
    const bool flat = option.orientation == Qt::Horizontal;
    const QRectF handle = style.subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, widget);
    const QRectF all(option.rect);
    const QPointF middle = handle.center();
    const QRectF groove = flat ? QRectF(all.left() + 2, middle.y() - 2, all.width() - 4, 4)
                               : QRectF(middle.x() - 2, all.top() + 2, 4, all.height() - 4);
    const bool enabled = has(option, QStyle::State_Enabled);
    fillRounded(painter, groove, 2,
                blended(QColor(t.outline.red(), t.outline.green(), t.outline.blue(), 130), t.panel));
    QRectF done = groove;
    if (flat)
        option.upsideDown ? done.setLeft(middle.x()) : done.setRight(middle.x());
    else
        option.upsideDown ? done.setTop(middle.y()) : done.setBottom(middle.y());
    if (enabled) fillRounded(painter, done, 2, t.accent);
    const QRectF knob(middle - QPointF(8, 8), QSizeF(16, 16));
    fillRounded(painter, knob, 8, enabled ? QColor(0xffffff) : t.disabledText,
                enabled ? t.outline : t.border);
    if (showsFocus(option)) drawFocusRing(painter, knob, 8, t.focusRing);
}

QRect scrollBarRect(const QStyleOptionSlider& option, QStyle::SubControl part, int shortest) {
    const bool flat = option.orientation == Qt::Horizontal;
    const QRect all = option.rect;
    const int length = flat ? all.width() : all.height();
    const qint64 range = qint64(option.maximum) - option.minimum;
    int thumb = length;
    if (range > 0) {
        const double share = double(option.pageStep) / double(range + option.pageStep);
        thumb = qBound(qMin(shortest, length), static_cast<int>(share * length), length);
    }
    const int start = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                      length - thumb, option.upsideDown);
    const auto span = [&](int from, int size) {
        return flat ? QRect(all.left() + from, all.top(), size, all.height())
                    : QRect(all.left(), all.top() + from, all.width(), size);
    };
    switch (part) {
        case QStyle::SC_ScrollBarGroove:
            return all;
        case QStyle::SC_ScrollBarSlider:
            return span(start, thumb);
        case QStyle::SC_ScrollBarSubPage:
            return span(0, start);
        case QStyle::SC_ScrollBarAddPage:
            return span(start + thumb, length - start - thumb);
        default:
            return {};  // no arrows at the ends
    }
}

void drawScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QStyle& style,
                   const QWidget* widget, const Theme& t) {
    painter.fillRect(option.rect, t.panel);
    if (option.maximum <= option.minimum) return;
    const bool flat = option.orientation == Qt::Horizontal;
    const bool held =
        option.activeSubControls == QStyle::SC_ScrollBarSlider && has(option, QStyle::State_Sunken);
    const bool near = has(option, QStyle::State_MouseOver) || held;
    QRectF thumb = style.subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, widget);
    const double across = near ? 2 : 3;
    thumb.adjust(flat ? 2 : across, flat ? across : 2, flat ? -2 : -across, flat ? -across : -2);
    QColor ink = held ? t.mutedText : t.outline;
    if (!near) ink.setAlpha(170);
    fillRounded(painter, thumb, std::min(thumb.width(), thumb.height()) / 2, ink);
}

void drawProgressGroove(QPainter& painter, const QStyleOption& option, const Theme& t) {
    const QRectF r(option.rect);
    fillRounded(painter, r, std::min(kFieldRadius, r.height() / 2), t.sunken,
                t.scheme == Scheme::Light ? t.border : QColor(Qt::transparent));
}

void drawProgressBar(QPainter& painter, const QStyleOptionProgressBar& option, const Theme& t) {
    const double range = double(option.maximum) - option.minimum;
    const double done = range > 0 ? (double(option.progress) - option.minimum) / range : 0;
    if (done <= 0) return;
    QRectF r(option.rect);
    const double radius = std::min(kFieldRadius, r.height() / 2);
    if (option.state.testFlag(QStyle::State_Horizontal)) {
        const double width = std::max(2 * radius, r.width() * std::min(1.0, done));
        const bool fromRight = (option.direction == Qt::RightToLeft) != option.invertedAppearance;
        r = fromRight ? QRectF(r.right() - width, r.top(), width, r.height())
                      : QRectF(r.left(), r.top(), width, r.height());
    } else {
        const double height = std::max(2 * radius, r.height() * std::min(1.0, done));
        r = QRectF(r.left(), r.bottom() - height, r.width(), height);
    }
    fillRounded(painter, r, radius, t.accent);
}

}  // namespace tenaille::ui::house
