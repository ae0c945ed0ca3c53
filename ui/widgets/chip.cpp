// SPDX-License-Identifier: MIT
#include "ui/widgets/chip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include "ui/style/icon.h"
#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {
namespace {

constexpr int kChipDisc = 22;
constexpr int kIcon = 16;
constexpr int kChipGap = 6;
constexpr int kTail = 12;  // chevron or cross
constexpr int kShortestValue = 40;

}  // namespace

Chip::Chip(QWidget* parent) : QToolButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(QToolButton::InstantPopup);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

Chip::Chip(const QString& label, const QString& value, QWidget* parent) : Chip(parent) {
    m_label = label;
    m_value = value;
    changed();
}

void Chip::changed() {
    // The text is not drawn, but it is what a screen reader says.
    setText(m_label.isEmpty() || m_value.isEmpty() ? m_label + m_value : m_label + u' ' + m_value);
    updateGeometry();
    update();
}

void Chip::setLabel(const QString& label) { m_label = label, changed(); }
void Chip::setValue(const QString& value) { m_value = value, changed(); }
void Chip::setDisc(const QString& initials, const QColor& colour) {
    m_initials = initials, m_discColour = colour, changed();
}
void Chip::setHighlighted(bool highlighted) { m_highlighted = highlighted, changed(); }
void Chip::setRemovable(bool removable) { m_removable = removable, changed(); }
void Chip::setCompact(bool compact) { m_compact = compact, changed(); }

void Chip::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    setFocusPolicy(readOnly ? Qt::NoFocus : Qt::StrongFocus);
    changed();
}

QFont Chip::valueFont() const { return scaled(font(), 1, QFont::DemiBold); }
int Chip::pad() const { return m_compact ? 8 : 10; }

int Chip::leadWidth() const {
    if (m_discColour.isValid()) return kChipDisc + kChipGap;
    return icon().isNull() ? 0 : kIcon + kChipGap;
}

int Chip::tailWidth() const { return m_removable || menu() ? kTail + kChipGap : 0; }

int Chip::labelWidth() const {
    if (m_label.isEmpty()) return 0;
    const QFontMetrics metrics(font());
    return metrics.horizontalAdvance(m_label) + (m_value.isEmpty() ? 0 : metrics.horizontalAdvance(u' '));
}

QSize Chip::sizeHint() const {
    const QFontMetrics bold(valueFont());
    const int width =
        2 * pad() + leadWidth() + labelWidth() + bold.horizontalAdvance(m_value) + tailWidth() + 1;
    return {width, m_compact ? bold.height() + 6 : qMax(bold.height() + 12, 30)};
}

QSize Chip::minimumSizeHint() const {
    const QSize whole = sizeHint();
    const int value = QFontMetrics(valueFont()).horizontalAdvance(m_value);
    return {whole.width() - qMax(0, value - kShortestValue), whole.height()};
}

QRect Chip::crossRect() const {
    const QRect cross(width() - pad() - kTail, (height() - kTail) / 2, kTail, kTail);
    return QStyle::visualRect(layoutDirection(), rect(), cross);
}

void Chip::paintLead(QPainter& painter) {
    const Theme& t = themeFor(*this);
    if (m_discColour.isValid()) {
        const QRect plain(pad() - 2, (height() - kChipDisc) / 2, kChipDisc, kChipDisc);
        const QRectF disc(QStyle::visualRect(layoutDirection(), rect(), plain));
        fillRounded(painter, disc, kChipDisc / 2.0, m_discColour);
        painter.setFont(scaled(font(), 0.78, QFont::Bold));
        painter.setPen(t.onSide);
        painter.drawText(disc, Qt::AlignCenter | Qt::TextSingleLine, m_initials);
    } else if (!icon().isNull()) {
        const QRect plain(pad(), (height() - kIcon) / 2, kIcon, kIcon);
        icon().paint(&painter, QStyle::visualRect(layoutDirection(), rect(), plain), Qt::AlignCenter,
                     isEnabled() ? QIcon::Normal : QIcon::Disabled, isChecked() ? QIcon::On : QIcon::Off);
    }
}

void Chip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = themeFor(*this);
    const bool active = isEnabled() && !m_readOnly;
    const bool chosen = isChecked() && isEnabled();
    QColor fill = m_highlighted ? t.selection : chosen ? t.accent : t.raised;
    if (!m_highlighted && !chosen && active)
        fill = isDown() ? t.raisedPressed : underMouse() ? t.raisedHover : fill;
    const bool lined = t.scheme == Scheme::Light && !m_highlighted && !chosen;
    fillRounded(painter, rect(), kRadius, fill, lined ? t.border : QColor(Qt::transparent));
    paintLead(painter);

    const QColor ink = !isEnabled()    ? t.disabledText
                       : m_highlighted ? t.onSelection
                       : chosen        ? t.onAccent
                                       : t.text;
    painter.setPen(ink);
    QRect line(pad() + leadWidth(), 0, width() - 2 * pad() - leadWidth() - tailWidth(), height());
    const auto place = [&](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    const int flags = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) |
                      Qt::AlignVCenter | Qt::TextSingleLine;
    painter.setFont(font());
    painter.drawText(place(line), flags, m_label);
    line.setLeft(line.left() + labelWidth());
    painter.setFont(valueFont());
    painter.drawText(place(line), flags,
                     painter.fontMetrics().elidedText(m_value, Qt::ElideRight, line.width() + 1));
    if (tailWidth() > 0)
        drawGlyph(painter, crossRect(), m_removable ? Glyph::Close : Glyph::ChevronDown,
                  m_highlighted || chosen ? ink : t.mutedText);
    if (showsFocus(*this))
        drawFocusRing(painter, rect(), kRadius, m_highlighted ? t.onSelection : t.focusRing);
}

bool Chip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && width() < sizeHint().width()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
        return true;
    }
    return QToolButton::event(event);
}

void Chip::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (m_removable && (key == Qt::Key_Delete || key == Qt::Key_Backspace)) return Q_EMIT removeRequested();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) return menu() ? showMenu() : click();
    QToolButton::keyPressEvent(event);
}

void Chip::mousePressEvent(QMouseEvent* event) {
    if (m_readOnly) return event->ignore();
    const QRect target = crossRect().adjusted(-6, -9, 6, 9);
    if (m_removable && event->button() == Qt::LeftButton && target.contains(event->pos()))
        return Q_EMIT removeRequested();
    QToolButton::mousePressEvent(event);
}

}  // namespace tenaille::ui
