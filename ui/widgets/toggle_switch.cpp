// SPDX-License-Identifier: MIT
#include "ui/widgets/toggle_switch.h"

#include <QPainter>

#include "ui/style/icon.h"
#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {
namespace {

constexpr QSize kTrack(28, 16);
constexpr int kRing = 2;  // the focus ring stands outside the track

}  // namespace

ToggleSwitch::ToggleSwitch(QWidget* parent) : QCheckBox(parent) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize ToggleSwitch::sizeHint() const { return kTrack.grownBy({kRing, kRing, kRing, kRing}); }

void ToggleSwitch::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = themeFor(*this);
    QRectF track{QPointF(), QSizeF(kTrack)};
    track.moveCenter(QRectF(rect()).center());
    const double radius = track.height() / 2;
    const bool on = isChecked();
    const QColor filled = !isEnabled() ? t.disabledText : underMouse() ? t.accentHover : t.accent;
    fillRounded(painter, track, radius, on ? filled : t.sunken, on ? QColor(Qt::transparent) : t.outline);

    const bool knobRight = on != isRightToLeft();
    QRectF knob(track.left() + 3, track.top() + 3, track.height() - 6, track.height() - 6);
    if (knobRight) knob.moveRight(track.right() - 3);
    fillRounded(painter, knob, knob.height() / 2, on ? t.onAccent : isEnabled() ? t.outline : t.disabledText);
    if (on) {
        QRectF tick(0, 0, 9, 9);
        tick.moveCenter({knobRight ? track.left() + 8 : track.right() - 8, track.center().y()});
        drawGlyph(painter, tick, Glyph::Check, t.onAccent);
    }
    if (showsFocus(*this)) {
        const QRectF ring = track.adjusted(-kRing, -kRing, kRing, kRing);
        drawFocusRing(painter, ring, ring.height() / 2, t.focusRing);
    }
}

}  // namespace tenaille::ui
