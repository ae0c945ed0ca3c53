// SPDX-License-Identifier: MIT
#include "ui/widgets/hint_bar.h"

#include <QEvent>
#include <QPainter>

#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {
namespace {

constexpr int kHintBarMargin = 12;
constexpr int kPadX = 12;
constexpr int kPadY = 6;
constexpr int kHintBarWidest = 900;
constexpr int kFlags = Qt::TextWordWrap | Qt::AlignLeading | Qt::AlignVCenter;

}  // namespace

HintBar::HintBar(QWidget* host) : QWidget(host) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    host->installEventFilter(this);
    hide();
}

void HintBar::setText(const QString& text) {
    if (text == m_text) return;
    m_text = text;
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    place();
    update();
}

void HintBar::place() {
    const int room = qMin(kHintBarWidest, parentWidget()->width() - 2 * kHintBarMargin) - 2 * kPadX;
    if (m_text.isEmpty() || room <= 0) return;
    const QRect needed = fontMetrics().boundingRect(QRect(0, 0, room, 2000), kFlags, m_text);
    resize(needed.width() + 2 * kPadX + 1, needed.height() + 2 * kPadY);
    move(isRightToLeft() ? parentWidget()->width() - kHintBarMargin - width() : kHintBarMargin,
         kHintBarMargin);
    raise();
}

void HintBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = themeFor(*this);
    fillRounded(painter, rect(), kRadius, t.overlay);
    painter.setPen(t.onOverlay);
    painter.drawText(rect().adjusted(kPadX, 0, -kPadX + 1, 0), kFlags, m_text);
}

void HintBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) place();
}

bool HintBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) place();
    return QWidget::eventFilter(watched, event);
}

}  // namespace tenaille::ui
