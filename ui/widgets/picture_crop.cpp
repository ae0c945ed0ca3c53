// SPDX-License-Identifier: MIT
#include "ui/widgets/picture_crop.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

constexpr double kSmallestCrop = 24;  // pixels of the picture
constexpr double kCropMargin = 14;    // around the square, in the widget
constexpr double kZoomStep = 1.12;

// The square of that side about `middle`, both in pixels of the picture, as an image of `pixels` a side.
QImage cut(const QImage& picture, QPointF middle, double side, int pixels) {
    QImage square(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    square.fill(Qt::transparent);
    const QRectF from(middle - QPointF(side, side) / 2, QSizeF(side, side));
    const QRectF aligned = from.toAlignedRect();
    const double scale = pixels / side;
    const QSize size(std::max(1, static_cast<int>(std::lround(aligned.width() * scale))),
                     std::max(1, static_cast<int>(std::lround(aligned.height() * scale))));
    QPainter painter(&square);
    painter.drawImage(
        (aligned.topLeft() - from.topLeft()) * scale,
        picture.copy(from.toAlignedRect()).scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    return square;
}

}  // namespace

QImage headOf(const QImage& picture, int side) {
    if (picture.isNull()) return {};
    const int square = std::min(picture.width(), picture.height());
    return cut(picture.convertToFormat(QImage::Format_ARGB32_Premultiplied),
               QPointF(picture.width() / 2.0, square / 2.0), square, std::min(square, side));
}

PictureCrop::PictureCrop(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::OpenHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PictureCrop::setImage(const QImage& image) {
    // What is copied from beyond its edge is transparent.
    m_image = image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    const double side = std::min(image.width(), image.height());
    m_middle = QPointF(image.width() / 2.0, side / 2);
    m_side = std::max(side, smallest());
    Q_EMIT changed();
    update();
}

double PictureCrop::largest() const { return std::max(m_image.width(), m_image.height()); }
double PictureCrop::smallest() const { return std::min(kSmallestCrop, largest()); }

QImage PictureCrop::cropped(int side) const {
    if (m_image.isNull()) return {};
    return cut(m_image, m_middle, m_side, std::clamp(static_cast<int>(std::lround(m_side)), 1, side));
}

int PictureCrop::nearness() const {
    if (m_image.isNull() || largest() <= smallest()) return 0;
    return static_cast<int>(
        std::lround(1000 * std::log(largest() / m_side) / std::log(largest() / smallest())));
}

void PictureCrop::setNearness(int nearness) {
    if (m_image.isNull() || nearness == this->nearness()) return;
    take(m_middle, largest() * std::pow(smallest() / largest(), nearness / 1000.0));
}

QRectF PictureCrop::frame() const {
    const double side = std::max(40.0, std::min(width(), height()) - 2 * kCropMargin);
    return {(width() - side) / 2, (height() - side) / 2, side, side};
}

// The middle stays on the picture.
void PictureCrop::take(QPointF middle, double side) {
    m_side = std::clamp(side, smallest(), largest());
    m_middle = {std::clamp(middle.x(), 0.0, static_cast<double>(m_image.width())),
                std::clamp(middle.y(), 0.0, static_cast<double>(m_image.height()))};
    Q_EMIT changed();
    update();
}

void PictureCrop::zoomAbout(QPointF widget, double factor) {
    if (m_image.isNull()) return;
    const double side = std::clamp(m_side / factor, smallest(), largest());
    const QPointF off = (widget - frame().center()) / frame().width();
    take(m_middle + off * (m_side - side), side);
}

void PictureCrop::moveBy(QPointF widget) {
    if (!m_image.isNull()) take(m_middle - widget * (m_side / frame().width()), m_side);
}

void PictureCrop::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Theme& t = themeFor(*this);
    fillRounded(painter, rect(), kRadius, t.offBoard);
    if (m_image.isNull()) {
        painter.setPen(t.mutedText);
        painter.drawText(rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Choose a picture, or drop one here"));
        if (hasFocus()) drawFocusRing(painter, rect(), kRadius, t.focusRing);
        return;
    }
    const QRectF square = frame();
    const double scale = square.width() / m_side;
    painter.setClipRect(rect());
    painter.drawImage(QRectF(square.center() - m_middle * scale, QSizeF(m_image.size()) * scale), m_image);
    QPainterPath outside;
    outside.addRect(rect());
    outside.addEllipse(square);
    painter.fillPath(outside, QColor(0, 0, 0, 150));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 160), 4));
    painter.drawEllipse(square);
    painter.setPen(QPen(Qt::white, 2));
    painter.drawEllipse(square);
    if (hasFocus()) drawFocusRing(painter, rect(), kRadius, t.focusRing);
}

void PictureCrop::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_image.isNull()) return event->ignore();
    m_dragging = true;
    m_held = event->position();
    setCursor(Qt::ClosedHandCursor);
}

void PictureCrop::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragging) return;
    moveBy(event->position() - m_held);
    m_held = event->position();
}

void PictureCrop::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    m_dragging = false;
    setCursor(Qt::OpenHandCursor);
}

void PictureCrop::wheelEvent(QWheelEvent* event) {
    if (m_image.isNull() || event->angleDelta().y() == 0) return event->ignore();
    zoomAbout(event->position(), std::pow(kZoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

void PictureCrop::keyPressEvent(QKeyEvent* event) {
    const double step = frame().width() * 0.04;
    switch (event->key()) {
        case Qt::Key_Left:
            return moveBy({step, 0});
        case Qt::Key_Right:
            return moveBy({-step, 0});
        case Qt::Key_Up:
            return moveBy({0, step});
        case Qt::Key_Down:
            return moveBy({0, -step});
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoomAbout(frame().center(), kZoomStep);
        case Qt::Key_Minus:
            return zoomAbout(frame().center(), 1 / kZoomStep);
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace tenaille::ui
