// SPDX-License-Identifier: MIT
//
// PointerEvent: the mouse (or pen) on the board as a plain value, and GestureSink: who receives it. The view
// rounds a pixel to the lattice once; everything after that is integer.
#pragma once

#include <QLineF>
#include <QPointF>
#include <QString>
#include <Qt>

#include "core/board/grid.h"
#include "ui/gesture/pick.h"

class QKeyEvent;

namespace tenaille::ui {

struct PointerEvent {
    enum class Kind : std::uint8_t { Press, Move, Release, DoubleClick };

    Kind kind = Kind::Move;
    board::LatticePoint at;                 // nearest lattice point
    board::Position position;               // in cells, not rounded: for drawing only
    board::Cell cell;                       // the cell that owns `at`
    Pick under;                             // what lies there
    QPointF screen;                         // in pixels of the view
    double pixelsPerCell = 64;              // tolerances are given in pixels
    Qt::MouseButton button = Qt::NoButton;  // that caused a press or a release
    Qt::MouseButtons buttons;               // held
    Qt::KeyboardModifiers modifiers;

    // Whether the pointer has gone far enough from a press to be dragging.
    bool isDragFrom(const PointerEvent& press) const {
        constexpr double kDragStart = 5;  // pixels
        return QLineF(press.screen, screen).length() > kDragStart;
    }
    // Lattice units that `pixels` cover at this zoom.
    std::int32_t reach(double pixels) const {
        return static_cast<std::int32_t>(pixels * geometry::kUnitsPerCell / pixelsPerCell);
    }
};

// The one listener of a view, usually the tool box. Handlers return true when they used the event; unused
// ones fall back to the view (keys pan and zoom). The view keeps right-drag, middle-drag, Space-drag and the
// wheel without Shift for itself.
class GestureSink {
  public:
    virtual ~GestureSink() = default;
    virtual bool pointer(const PointerEvent& event) = 0;
    // Shift+wheel (Ctrl+Shift+wheel), one step per notch, positive away from the user.
    virtual bool wheel(int steps, const PointerEvent& event) = 0;
    // Key presses with the focus on the view, before its own bindings.
    virtual bool key(QKeyEvent& event) = 0;
    // Every key with the focus on the view, also one that a command of the window takes then.
    virtual void keyComes(const QKeyEvent&) {}
    // Whether key() has a use for it now: then it is no shortcut of the window.
    virtual bool wantsKey(const QKeyEvent&) const { return false; }
    // A right click that was no drag.
    virtual bool contextMenu(const PointerEvent& event) = 0;
    // The pointer left the view.
    virtual void left() = 0;
    // It is there again, on what it was on when it left, as after a menu.
    virtual void entered(const PointerEvent&) {}
};

}  // namespace tenaille::ui
