// SPDX-License-Identifier: MIT
//
// BoardView: mouse, wheel, trackpad and keys.
#include <QApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>
#include <cmath>
#include <utility>

#include "ui/scene/board_view.h"

namespace tenaille::ui {

namespace {

constexpr double kWheelZoom = 1.2;  // per notch
constexpr double kKeyZoom = 1.25;
constexpr double kKeyPan = 60;  // pixels

}  // namespace

PointerEvent BoardView::pointerEvent(QMouseEvent& mouse, PointerEvent::Kind kind) {
    PointerEvent event = eventAt(mouse.position());
    m_under = event.under;
    m_byMouse = mouse.spontaneous();
    event.kind = kind;
    event.button = mouse.button();
    event.buttons = mouse.buttons();
    event.modifiers = mouse.modifiers();
    return event;
}

// The pointer may be on something else than when it moved last: the view moved under it, or a menu or a
// dialog had it meanwhile. A pointer that rested on nobody, as that of who plays by the keyboard, stays
// unheeded.
void BoardView::lookAgain() {
    const bool rests = m_byMouse && m_pan == Pan::None && QApplication::mouseButtons() == Qt::NoButton;
    if (m_sink == nullptr || !rests || !underMouse()) return;
    const QPointF at = mapFromGlobal(QPointF(QCursor::pos()));
    if (!rect().contains(at.toPoint())) return;
    constexpr double kRests = 2;  // the cursor is told in whole pixels
    const double ratio = devicePixelRatioF();
    const bool moved = !m_pointer || (*m_pointer - at * ratio).manhattanLength() > kRests * ratio;
    const PointerEvent event = eventAt(at);
    if (!moved && (event.under == m_under || m_under.kind != PickKind::Token)) return;
    m_pointer = at * ratio;
    pointAt(event);
}

// As if it had moved there.
void BoardView::pointAt(PointerEvent event) {
    m_under = event.under;
    event.modifiers = QApplication::keyboardModifiers();
    m_sink->pointer(event);
    Q_EMIT pointerMoved(event);
}

bool BoardView::beginPan(const QMouseEvent& event) {
    const bool space = m_space && event.button() == Qt::LeftButton;
    if (event.button() != Qt::MiddleButton && event.button() != Qt::RightButton && !space) return false;
    // A right press during a drag of a tool belongs to the tool.
    if (event.button() == Qt::RightButton && (event.buttons() & Qt::LeftButton)) return false;
    startPan(event);
    return true;
}

void BoardView::startPan(const QMouseEvent& event) {
    m_spaceTaps = false;
    m_pan = event.button() == Qt::RightButton ? Pan::Pending : Pan::Active;
    m_panButton = event.button();
    m_panFrom = event.position();
    updateCursor();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (m_pan != Pan::None || beginPan(*event)) return;
    const bool used = m_sink != nullptr && m_sink->pointer(pointerEvent(*event, PointerEvent::Kind::Press));
    if (!used && event->button() == Qt::LeftButton) startPan(*event);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    m_pointer = event->position() * devicePixelRatioF();
    if (m_pan != Pan::None) {
        const QPointF moved = event->position() - m_panFrom;
        if (m_pan == Pan::Pending && moved.manhattanLength() < QApplication::startDragDistance()) return;
        m_pan = Pan::Active;
        m_panFrom = event->position();
        updateCursor();
        return panBy(moved);
    }
    const PointerEvent pointer = pointerEvent(*event, PointerEvent::Kind::Move);
    if (m_sink != nullptr) m_sink->pointer(pointer);
    Q_EMIT pointerMoved(pointer);
}

bool BoardView::endPan(QMouseEvent& event) {
    if (m_pan == Pan::None || event.button() != m_panButton) return m_pan != Pan::None;
    const bool clicked = m_pan == Pan::Pending;
    m_pan = Pan::None;
    updateCursor();
    if (clicked && m_sink != nullptr) m_sink->contextMenu(pointerEvent(event, PointerEvent::Kind::Release));
    return true;
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (endPan(*event)) return;
    if (!rect().contains(event->position().toPoint()))
        Q_EMIT releasedBeside(event->globalPosition().toPoint());
    if (m_sink != nullptr) m_sink->pointer(pointerEvent(*event, PointerEvent::Kind::Release));
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (m_pan != Pan::None || beginPan(*event)) return;
    if (m_sink != nullptr) m_sink->pointer(pointerEvent(*event, PointerEvent::Kind::DoubleClick));
}

void BoardView::wheelEvent(QWheelEvent* event) {
    event->accept();
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    // Some systems turn Shift+wheel into a horizontal one.
    const QPoint angle = event->angleDelta();
    const double notches = (angle.y() != 0 ? angle.y() : shift ? angle.x() : 0) / 120.0;
    if (shift) {
        m_wheelRest += notches;
        const int steps = static_cast<int>(m_wheelRest);
        m_wheelRest -= steps;
        PointerEvent pointer = eventAt(event->position());
        pointer.modifiers = event->modifiers();
        if (steps != 0 && m_sink != nullptr) m_sink->wheel(steps, pointer);
        return;
    }
    // Two fingers on a trackpad pan; a wheel zooms, and so does everything with Ctrl (pinch on X11 and
    // Wayland).
    const bool trackpad = !event->pixelDelta().isNull() && event->phase() != Qt::NoScrollPhase;
    if (trackpad && !event->modifiers().testFlag(Qt::ControlModifier)) return panBy(event->pixelDelta());
    if (notches != 0) zoomAt(event->position(), std::pow(kWheelZoom, notches));
}

bool BoardView::nativeGesture(const QNativeGestureEvent& event) {
    if (event.gestureType() != Qt::ZoomNativeGesture) return false;
    zoomAt(event.position(), 1 + event.value());
    return true;
}

bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate || event->type() == QEvent::ShortcutOverride) lookAgain();
    if (event->type() == QEvent::NativeGesture && nativeGesture(static_cast<QNativeGestureEvent&>(*event)))
        return true;
    if (event->type() == QEvent::ShortcutOverride && m_sink != nullptr) {
        const auto& key = static_cast<QKeyEvent&>(*event);
        m_sink->keyComes(key);
        if (m_sink->wantsKey(key)) {
            event->accept();
            return true;
        }
    }
    // Tab walks through tokens; the sink gets it before Qt moves the focus.
    if (event->type() == QEvent::KeyPress) {
        auto& key = static_cast<QKeyEvent&>(*event);
        const bool isTab = key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab;
        // With Ctrl it leaves the board, as it leaves a text.
        if (isTab && key.modifiers().testFlag(Qt::ControlModifier))
            return focusNextPrevChild(key.key() == Qt::Key_Tab);
        if (isTab && m_sink != nullptr && m_sink->key(key)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

bool BoardView::viewKey(const QKeyEvent& event) {
    const bool control = event.modifiers().testFlag(Qt::ControlModifier);
    const double step = event.modifiers().testFlag(Qt::ShiftModifier) ? kKeyPan * 4 : kKeyPan;
    switch (event.key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return (zoomBy(kKeyZoom), true);
        case Qt::Key_Minus:
            return (zoomBy(1 / kKeyZoom), true);
        case Qt::Key_0:
            return control ? (fitBoard(), true) : false;
        case Qt::Key_1:
            return control ? (zoomTo(1), true) : false;
        case Qt::Key_Left:
            return (panBy({step, 0}), true);
        case Qt::Key_Right:
            return (panBy({-step, 0}), true);
        case Qt::Key_Up:
            return (panBy({0, step}), true);
        case Qt::Key_Down:
            return (panBy({0, -step}), true);
        default:
            return false;
    }
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    const bool arrows = event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down;
    // Ctrl+arrows always pan; without Ctrl a selected creature moves first.
    if (arrows && event->modifiers().testFlag(Qt::ControlModifier)) {
        viewKey(*event);
        return;
    }
    if (m_sink != nullptr && m_sink->key(*event)) return;
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_space = m_spaceTaps = true;
        return updateCursor();
    }
    if (event->key() == Qt::Key_Space || viewKey(*event)) return;
    QWidget::keyPressEvent(event);
}

void BoardView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat() && m_space) {
        m_space = false;
        if (std::exchange(m_spaceTaps, false)) Q_EMIT spaceTapped();
        return updateCursor();
    }
    QWidget::keyReleaseEvent(event);
}

void BoardView::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    if (m_pointer && !m_byMouse) return;  // keys have it
    m_byMouse = true;
    m_pointer = event->position() * devicePixelRatioF();
    if (m_sink == nullptr || m_pan != Pan::None) return;
    const PointerEvent entered = eventAt(event->position());
    entered.under == m_under ? m_sink->entered(entered) : pointAt(entered);
}

void BoardView::leaveEvent(QEvent*) {
    m_pointer.reset();
    m_byMouse = false;
    if (m_sink != nullptr) m_sink->left();
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    m_space = false;
    updateCursor();
    QWidget::focusOutEvent(event);
}

void BoardView::updateCursor() {
    if (m_pan == Pan::Active)
        setCursor(Qt::ClosedHandCursor);
    else if (m_space)
        setCursor(Qt::OpenHandCursor);
    else
        unsetCursor();
}

}  // namespace tenaille::ui
