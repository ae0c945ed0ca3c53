// SPDX-License-Identifier: MIT
#include "ui/scene/key_pointer.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QCursor>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/scene/board_view.h"
#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

constexpr int kSide = 33;  // pixels; odd, so that there is a middle
constexpr double kHalfCell = 0.5;
constexpr double kTwelfth = 1.0 / 12;
constexpr double kFourCells = 4;
constexpr int kFarFromMouse = 4;  // pixels: a table that shakes is no hand

QPointF directionOf(int key) {
    switch (key) {
        case Qt::Key_Left:
            return {-1, 0};
        case Qt::Key_Right:
            return {1, 0};
        case Qt::Key_Up:
            return {0, -1};
        case Qt::Key_Down:
            return {0, 1};
        default:
            return {};
    }
}

}  // namespace

KeyPointer::KeyPointer(BoardView& view) : QWidget(&view), m_view(view) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setFixedSize(kSide, kSide);
    hide();
    view.installEventFilter(this);
    connect(&view, &BoardView::cameraChanged, this, &KeyPointer::follow);
}

QPoint KeyPointer::place() const {
    const QPointF device = m_view.camera().toScreen(m_plane);
    return (device / m_view.devicePixelRatioF()).toPoint();
}

void KeyPointer::setOn(bool on) {
    if (on == m_on) return;
    if (!on) letGo();
    m_on = on;
    if (on) {
        m_mouse = QCursor::pos();
        const QPointF middle = QRectF(m_view.rect()).center() * m_view.devicePixelRatioF();
        const QPointF plane = m_view.camera().toPlane(middle);
        m_plane = {std::round(plane.x()), std::round(plane.y())};
        raise();
        follow();
        send(QEvent::MouseMove, Qt::NoButton, Qt::NoButton);
    }
    setVisible(on);
    Q_EMIT switched(on);
}

void KeyPointer::follow() {
    if (m_on) move(place() - rect().center());
}

// The same as the mouse would send; the board cannot tell.
void KeyPointer::send(QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons buttons) {
    const QPointF at = place();
    QMouseEvent event(type, at, m_view.mapToGlobal(at), button, buttons, m_modifiers);
    m_sending = true;
    QApplication::sendEvent(&m_view, &event);
    m_sending = false;
}

void KeyPointer::hold(Qt::KeyboardModifiers modifiers) {
    if (m_held) return;
    m_held = true;
    m_modifiers = modifiers & ~Qt::KeypadModifier;
    send(QEvent::MouseButtonPress, Qt::LeftButton, Qt::LeftButton);
    update();
}

void KeyPointer::letGo() {
    if (!m_held) return;
    m_held = m_latched = false;
    send(QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton);
    m_modifiers = {};
    update();
}

void KeyPointer::step(const QKeyEvent& key) {
    const double length = key.modifiers() & Qt::ControlModifier ? kTwelfth
                          : key.modifiers() & Qt::ShiftModifier ? kFourCells
                                                                : kHalfCell;
    const QRectF board = m_view.scene().ground()->board.adjusted(-1, -1, 1, 1);
    const QPointF to = m_plane + directionOf(key.key()) * length;
    m_plane = {std::clamp(to.x(), board.left(), board.right()),
               std::clamp(to.y(), board.top(), board.bottom())};
    m_view.bringIntoSight(m_plane);
    follow();
    send(QEvent::MouseMove, Qt::NoButton, m_held ? Qt::LeftButton : Qt::NoButton);
}

void KeyPointer::openMenu() {
    if (!m_on && !m_view.marks().selected.empty()) {
        if (const TokenShape* token = m_view.scene().token(m_view.marks().selected.front()))
            m_plane = token->middle;
        m_view.bringIntoSight(m_plane);
    }
    send(QEvent::MouseButtonPress, Qt::RightButton, Qt::RightButton);
    send(QEvent::MouseButtonRelease, Qt::RightButton, Qt::NoButton);
}

bool KeyPointer::wants(const QKeyEvent& key) const {
    return m_on &&
           (!directionOf(key.key()).isNull() || key.key() == Qt::Key_Space || key.key() == Qt::Key_F3);
}

bool KeyPointer::press(const QKeyEvent& key) {
    if (!wants(key)) return false;
    if (key.key() == Qt::Key_Space) {
        if (!key.isAutoRepeat() && !m_latched) hold(key.modifiers());
    } else if (key.key() == Qt::Key_F3) {
        if (m_latched) {
            letGo();
        } else {
            hold(key.modifiers());
            m_latched = true;
        }
    } else {
        step(key);
    }
    return true;
}

bool KeyPointer::release(const QKeyEvent& key) {
    if (!wants(key)) return false;
    if (key.key() == Qt::Key_Space && !key.isAutoRepeat() && !m_latched) letGo();
    return true;
}

// Whoever takes the mouse has it.
bool KeyPointer::endByMouse(const QMouseEvent& event) {
    if (m_sending || !m_on || !event.spontaneous()) return false;
    const bool isMove = event.type() == QEvent::MouseMove;
    if (isMove && (event.globalPosition().toPoint() - m_mouse).manhattanLength() <= kFarFromMouse)
        return true;
    setOn(false);
    return false;
}

bool KeyPointer::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::ShortcutOverride:
            if (!wants(static_cast<QKeyEvent&>(*event))) break;
            event->accept();
            return true;
        case QEvent::KeyPress:
            return press(static_cast<QKeyEvent&>(*event));
        case QEvent::KeyRelease:
            return release(static_cast<QKeyEvent&>(*event));
        case QEvent::MouseMove:
        case QEvent::MouseButtonPress:
            return endByMouse(static_cast<QMouseEvent&>(*event));
        case QEvent::Leave:
            return m_on;
        case QEvent::FocusOut:
            letGo();
            break;
        case QEvent::ContextMenu:
            if (static_cast<QContextMenuEvent&>(*event).reason() != QContextMenuEvent::Keyboard) break;
            openMenu();
            return true;
        default:
            break;
    }
    return QWidget::eventFilter(watched, event);
}

// Dark on light, so that it is seen on every ground; closed while the button is down.
void KeyPointer::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle = QRectF(rect()).center();
    constexpr double kInner = 4;
    const double outer = kSide / 2.0 - 2;
    const double ring = m_held ? kInner + 1 : kInner + 4;
    const QColor accent = themeFor(*this).accent;
    for (const auto& [colour, width] : {std::pair(QColor(255, 255, 255, 230), 5.0), {accent, 2.0}}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(middle, ring, ring);
        for (const QPointF& side : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
            painter.drawLine(middle + side * kInner, middle + side * outer);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(accent);
    painter.drawEllipse(middle, m_held ? kInner : 1.5, m_held ? kInner : 1.5);
}

std::optional<QPointF> pointedAt(const BoardView& view) {
    if (const auto* cross = view.findChild<KeyPointer*>(); cross != nullptr && cross->isOn())
        return cross->place();
    if (view.isVisible() && view.underMouse()) return view.mapFromGlobal(QCursor::pos());
    return std::nullopt;
}

}  // namespace tenaille::ui
