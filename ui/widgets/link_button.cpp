// SPDX-License-Identifier: MIT
#include "ui/widgets/link_button.h"

#include <QKeyEvent>
#include <QPainter>

#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {
namespace {

constexpr int kLinkPad = 3;  // room for the focus ring

}

LinkButton::LinkButton(const QString& text, QWidget* parent, Weight weight)
    : QToolButton(parent), m_weight(weight) {
    setText(text);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

QFont LinkButton::drawnFont() const {
    return m_weight == Weight::Strong ? scaled(font(), 1, QFont::DemiBold) : scaled(font(), 0.92);
}

QSize LinkButton::sizeHint() const {
    const QFontMetrics metrics(drawnFont());
    return {metrics.horizontalAdvance(text()) + 2 * kLinkPad + 1, metrics.height() + 2 * kLinkPad};
}

void LinkButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = themeFor(*this);
    QFont font = drawnFont();
    font.setUnderline(m_weight == Weight::Plain || underMouse());
    painter.setFont(font);
    painter.setPen(isEnabled() ? t.link : t.disabledText);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, text());
    if (showsFocus(*this)) drawFocusRing(painter, rect(), 4, t.focusRing);
}

void LinkButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QToolButton::keyPressEvent(event);
}

}  // namespace tenaille::ui
