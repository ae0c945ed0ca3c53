// SPDX-License-Identifier: MIT
#include "ui/scene/overview.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

constexpr int kLongSide = 200;   // pixels of the user interface
constexpr int kShortSide = 64;   // at least
constexpr int kMargin = 14;      // to the corner of the view
constexpr double kWholly = 0.5;  // a board that is cut by less, in cells, is seen whole

}  // namespace

Overview::Overview(BoardView& view) : QWidget(&view), m_view(view), m_ground(view.scene()) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Overview of the board"));
    setToolTip(tr("Click or drag to go there"));
    takeTheme();
    view.installEventFilter(this);
    connect(&view, &BoardView::cameraChanged, this, &Overview::place);
    connect(&m_ground, &GroundView::improved, this, &Overview::place);
    connect(&view.scene(), &BoardScene::tokensChanged, this, qOverload<>(&QWidget::update));
    connect(&view.scene(), &BoardScene::replaced, this, &Overview::place);
    place();
}

void Overview::setWanted(bool wanted) {
    m_wanted = wanted;
    place();
}

QRectF Overview::board() const { return m_view.scene().ground()->board; }

QRectF Overview::window() const {
    return m_view.camera().toPlane(QRectF(QPointF(), QSizeF(m_view.size()) * m_view.devicePixelRatioF()));
}

QSize Overview::pixels() const { return (QSizeF(size()) * devicePixelRatioF()).toSize(); }

Camera Overview::camera() const { return fitting(board(), pixels(), 0); }

// As large as its proportions allow; gone while there is nothing to gain.
void Overview::place() {
    const QRectF all = board();
    const bool seenWhole = window().adjusted(-kWholly, -kWholly, kWholly, kWholly).contains(all);
    const QSizeF size = all.size().scaled(kLongSide, kLongSide, Qt::KeepAspectRatio);
    const QSize box(std::max(kShortSide, qRound(size.width())), std::max(kShortSide, qRound(size.height())));
    const bool fits = m_view.width() > 3 * box.width() && m_view.height() > 2 * box.height();
    setVisible(m_wanted && !seenWhole && fits);
    if (isHidden()) return;
    const QPoint corner(m_view.width() - box.width() - kMargin, m_view.height() - box.height() - kMargin);
    setGeometry(QRect(corner, box));
    m_ground.wish(camera(), pixels(), true);
    update();
}

void Overview::takeTheme() { m_ground.setColours(boardColours(themeFor(*this))); }

bool Overview::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_view && (event->type() == QEvent::Resize || event->type() == QEvent::Show)) place();
    return QWidget::eventFilter(watched, event);
}

void Overview::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) takeTheme();
    QWidget::changeEvent(event);
}

void Overview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const double density = devicePixelRatioF();
    painter.scale(1 / density, 1 / density);  // cameras speak of device pixels
    const Camera small = camera();
    m_ground.paint(painter, small, QRect(QPoint(), pixels()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::white, density));
    for (const TokenShape& token : m_view.scene().tokens()) {
        painter.setBrush(token.face.fill);
        const double radius = std::max(3.0 * density, token.face.size * small.scale / 2);
        painter.drawEllipse(small.toScreen(token.middle), radius, radius);
    }
    const Theme& theme = themeFor(*this);
    const QRectF seen = window();
    const QRectF frame(small.toScreen(seen.topLeft()), small.toScreen(seen.bottomRight()));
    // What the view does not show lies in the shade.
    QPainterPath shade;
    shade.addRect(QRectF(QPointF(), QSizeF(pixels())));
    shade.addRect(frame);
    painter.fillPath(shade, QColor(0, 0, 0, 70));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2 * density));
    painter.drawRect(frame &
                     QRectF(QPointF(density, density), QSizeF(pixels()) - 2 * QSizeF(density, density)));
    painter.setPen(QPen(theme.border, density));
    painter.drawRect(
        QRectF(density / 2, density / 2, pixels().width() - density, pixels().height() - density));
}

void Overview::goTo(QPointF widget) { m_view.centreOn(camera().toPlane(widget * devicePixelRatioF())); }

void Overview::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) goTo(event->position());
}

void Overview::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton)) goTo(event->position());
}

// Not for the board behind it.
void Overview::mouseReleaseEvent(QMouseEvent* event) { event->accept(); }

}  // namespace tenaille::ui
