// SPDX-License-Identifier: MIT
#include "ui/tools/room_tool.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLocale>
#include <cmath>

#include "ui/tools/snapping.h"

namespace tenaille::ui {

bool RoomTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    move(event);
    if (m_corners.empty())
        m_start = m_next;
    else if (m_next == m_corners.front())
        finish(m_corners);
    else if (m_next != m_corners.back())
        m_corners.push_back(m_next);
    show();
    return true;
}

bool RoomTool::move(const PointerEvent& event) {
    const board::GridKind grid = context().grid();
    const SnapTo snap = snapOf(event.modifiers, context().pens());
    const bool straight = event.modifiers.testFlag(Qt::ShiftModifier) && !m_corners.empty();
    m_next = straight ? straightened(grid, m_corners.back(), event.at, snap) : snapped(grid, event.at, snap);
    show();
    return true;
}

bool RoomTool::release(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    if (!m_start) return true;
    move(event);
    const LatticePoint start = *m_start;
    const std::vector<LatticePoint> outline = rectangle();
    m_start.reset();
    // A click begins a polygon.
    if (m_next == start)
        m_corners = {start};
    else
        finish(outline);
    show();
    return true;
}

bool RoomTool::doubleClick(const PointerEvent& event) {
    if (event.button == Qt::LeftButton) finish(m_corners);
    return true;
}

bool RoomTool::wantsKey(const QKeyEvent& event) const {
    return !m_corners.empty() && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter ||
                                  event.key() == Qt::Key_Backspace);
}

bool RoomTool::key(QKeyEvent& event) {
    if (!wantsKey(event)) return false;
    if (event.key() == Qt::Key_Backspace) return dropLast();
    finish(m_corners);
    return true;
}

bool RoomTool::contextMenu(const PointerEvent&) { return dropLast(); }

bool RoomTool::dropLast() {
    if (m_corners.empty()) return false;
    m_corners.pop_back();
    show();
    return true;
}

// Upright on the screen, on hexes too.
std::vector<LatticePoint> RoomTool::rectangle() const {
    const board::GridKind grid = context().grid();
    return uprightRectangle(grid, board::position(grid, *m_start), board::position(grid, m_next));
}

void RoomTool::finish(std::vector<LatticePoint> outline) {
    const MapPens& pens = context().pens();
    cancel();
    if (outline.size() > 1) context().perform(actions::AddRoom{std::move(outline), pens.wall, pens.material});
}

bool RoomTool::cancel() {
    const bool active = m_start || !m_corners.empty();
    m_start.reset();
    m_corners.clear();
    m_overlay = {};
    return active;
}

void RoomTool::show() {
    m_overlay = {};
    m_overlay.points.push_back({PointStyle::Snap, m_next});
    const board::GridKind grid = context().grid();
    if (m_start) {
        const std::vector<LatticePoint> outline = rectangle();
        m_overlay.polygons.push_back({AreaStyle::Draft, outline});
        const double across = lengthBetween(grid, outline[0], outline[1]);
        const double down = lengthBetween(grid, outline[1], outline[2]);
        const auto product = [](const QString& a, const QString& b) { return a + QStringLiteral(" × ") + b; };
        QString size = product(context().wallLengthText(across), context().wallLengthText(down));
        // Squares are counted first.
        if (!board::isHex(grid))
            size = product(QLocale().toString(across, 'g', 4), QLocale().toString(down, 'g', 4)) +
                   QStringLiteral(" · ") + size;
        m_overlay.labels.push_back({size, std::nullopt, LabelTone::Neutral, false});
        return;
    }
    if (m_corners.empty()) return;
    OverlayPolygon area{AreaStyle::Draft, m_corners};
    if (area.points.back() != m_next) area.points.push_back(m_next);
    OverlayLine border{LineStyle::Draft, area.points};
    border.points.push_back(area.points.front());
    if (area.points.size() > 2) m_overlay.polygons.push_back(std::move(area));
    m_overlay.lines.push_back(std::move(border));
    for (const LatticePoint corner : m_corners) m_overlay.points.push_back({PointStyle::Handle, corner});
}

QString RoomTool::hint() const {
    if (m_corners.empty())
        return QCoreApplication::translate(
            "Tools",
            "Room · drag a rectangle, or click corner by corner · Alt or Ctrl leaves the grid · "
            "Esc goes back to selecting");
    return QCoreApplication::translate(
        "Tools",
        "Room · click adds a corner, the first corner or Enter closes, Backspace removes "
        "the last, Shift keeps it straight");
}

}  // namespace tenaille::ui
