// SPDX-License-Identifier: MIT
#include "ui/tools/wall_tool.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <cmath>
#include <numbers>

namespace tenaille::ui {

namespace {

using board::LatticePoint;

double length(board::GridKind grid, LatticePoint a, LatticePoint b) {
    const board::Position p = board::position(grid, a);
    const board::Position q = board::position(grid, b);
    return std::hypot(q.x - p.x, q.y - p.y);
}

}  // namespace

LatticePoint snapped(board::GridKind grid, LatticePoint point) {
    const std::int32_t step = board::isHex(grid) ? geometry::kUnitsPerCell / 6 : geometry::kUnitsPerCell / 2;
    const auto near = [step](std::int32_t value) {
        return static_cast<std::int32_t>(std::lround(static_cast<double>(value) / step)) * step;
    };
    return {near(point.x), near(point.y)};
}

LatticePoint straightened(board::GridKind grid, LatticePoint from, LatticePoint to) {
    const board::Position p = board::position(grid, from);
    const board::Position q = board::position(grid, to);
    const double step = std::numbers::pi / (board::isHex(grid) ? 6 : 4);
    const double angle = std::round(std::atan2(q.y - p.y, q.x - p.x) / step) * step;
    const double reach = std::hypot(q.x - p.x, q.y - p.y);
    const board::Position straight{p.x + reach * std::cos(angle), p.y + reach * std::sin(angle)};
    return snapped(grid, board::nearestLatticePoint(grid, straight));
}

bool WallTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    move(event);
    if (m_points.empty() || m_points.back() != m_next) m_points.push_back(m_next);
    show();
    return true;
}

bool WallTool::move(const PointerEvent& event) {
    const board::GridKind grid = context().board().grid();
    const bool straight = event.modifiers.testFlag(Qt::ShiftModifier) && !m_points.empty();
    m_next = straight ? straightened(grid, m_points.back(), event.at) : snapped(grid, event.at);
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
    intent.wall.points = m_points;
    cancel();
    if (intent.wall.points.size() > 1) context().perform(intent);
}

bool WallTool::cancel() {
    const bool active = !m_points.empty();
    m_points.clear();
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
        cells += length(context().board().grid(), line.points[i - 1], line.points[i]);
    for (const LatticePoint point : m_points) m_overlay.points.push_back({PointStyle::Handle, point});
    m_overlay.lines.push_back(std::move(line));
    m_overlay.labels.push_back({context().wallLengthText(cells), std::nullopt, LabelTone::Neutral, false});
}

QString WallTool::hint() const {
    if (m_points.empty())
        return QCoreApplication::translate("Tools",
                                           "Wall · click sets the first corner · Esc goes back to selecting");
    return QCoreApplication::translate("Tools",
                                       "Wall · click adds a corner, double click or Enter ends, Backspace "
                                       "removes the last, Shift keeps it straight");
}

}  // namespace tenaille::ui
