// SPDX-License-Identifier: MIT
#include "ui/tools/wall_tool.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include "ui/tools/snapping.h"

namespace tenaille::ui {

using board::LatticePoint;

bool WallTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    move(event);
    if (m_points.empty() || m_points.back() != m_next) m_points.push_back(m_next);
    m_pressed = event;
    show();
    return true;
}

// A wall may be drawn with one drag, as rooms are; of a longer one the drag moves the corner.
bool WallTool::release(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    const bool dragged = m_pressed && event.isDragFrom(*m_pressed) && !m_points.empty();
    m_pressed.reset();
    if (!dragged) return true;
    const bool alone = m_points.size() == 1;
    if (!alone) m_points.pop_back();
    move(event);
    if (m_points.back() != m_next) m_points.push_back(m_next);
    if (alone && m_points.size() > 1) finish();
    show();
    return true;
}

bool WallTool::move(const PointerEvent& event) {
    const board::GridKind grid = context().grid();
    const bool straight = event.modifiers.testFlag(Qt::ShiftModifier) && !m_points.empty();
    const SnapTo snap = snapOf(event.modifiers, context().pens());
    m_next = straight ? straightened(grid, m_points.back(), event.at, snap) : snapped(grid, event.at, snap);
    show();
    return true;
}

bool WallTool::doubleClick(const PointerEvent& event) {
    if (event.button == Qt::LeftButton) finish();
    return true;
}

bool WallTool::key(QKeyEvent& event) {
    if (m_points.empty()) return false;
    if (event.key() == Qt::Key_Backspace) return dropLast();
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) return false;
    finish();
    return true;
}

bool WallTool::contextMenu(const PointerEvent&) { return dropLast(); }

bool WallTool::dropLast() {
    if (m_points.empty()) return false;
    m_points.pop_back();
    show();
    return true;
}

void WallTool::finish() {
    actions::AddWall intent;
    intent.wall.kind = context().pens().wall;
    intent.wall.points = m_points;
    cancel();
    if (intent.wall.points.size() > 1) context().perform(intent);
}

bool WallTool::cancel() {
    const bool active = !m_points.empty();
    m_points.clear();
    m_pressed.reset();
    m_overlay = {};
    return active;
}

void WallTool::show() {
    m_overlay = {};
    m_overlay.points.push_back({PointStyle::Snap, m_next});
    if (m_points.empty()) return;
    OverlayLine line{LineStyle::Draft, m_points};
    if (line.points.back() != m_next) line.points.push_back(m_next);
    double cells = 0;
    for (std::size_t i = 1; i < line.points.size(); ++i)
        cells += lengthBetween(context().grid(), line.points[i - 1], line.points[i]);
    for (const LatticePoint point : m_points) m_overlay.points.push_back({PointStyle::Handle, point});
    m_overlay.lines.push_back(std::move(line));
    m_overlay.labels.push_back({context().wallLengthText(cells), std::nullopt, LabelTone::Neutral, false});
}

QString WallTool::hint() const {
    if (m_points.empty())
        return QCoreApplication::translate(
            "Tools",
            "Wall · click sets the first corner, a drag draws one piece · Esc goes back "
            "to selecting");
    return QCoreApplication::translate("Tools",
                                       "Wall · click adds a corner, double click or Enter ends, Backspace "
                                       "removes the last, Shift keeps it straight");
}

}  // namespace tenaille::ui
