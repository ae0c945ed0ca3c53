// SPDX-License-Identifier: MIT
#include "ui/player/player_view.h"

#include <QPaintEvent>

namespace tenaille::ui {

PlayerView::PlayerView(PlayerPicture& picture, QWidget* parent) : QWidget(parent), m_picture(picture) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setCursor(Qt::BlankCursor);
    setFocusPolicy(Qt::NoFocus);
    setContextMenuPolicy(Qt::PreventContextMenu);
    connect(&m_picture, &PlayerPicture::changed, this, [this](const QRect& pixels) {
        const double ratio = devicePixelRatioF();
        update(QRectF(QPointF(pixels.topLeft()) / ratio, QSizeF(pixels.size()) / ratio).toAlignedRect());
    });
}

void PlayerView::fit() {
    if (isVisible()) m_picture.setSize((QSizeF(size()) * devicePixelRatioF()).toSize());
}

void PlayerView::resizeEvent(QResizeEvent*) { fit(); }
void PlayerView::showEvent(QShowEvent*) { fit(); }

void PlayerView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    const QRect clip = QRectF(QPointF(event->rect().topLeft()) * ratio, QSizeF(event->rect().size()) * ratio)
                           .toAlignedRect();
    m_picture.paint(painter, clip);
}

}  // namespace tenaille::ui
