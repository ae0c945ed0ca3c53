// SPDX-License-Identifier: MIT
#include "ui/tools/measure_tool.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <algorithm>
#include <cstdlib>

namespace tenaille::ui {

int measuredCells(board::GridKind grid, const std::vector<board::Cell>& points) {
    int straight = 0;
    int diagonals = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const int dx = std::abs(points[i].x - points[i - 1].x);
        const int dy = std::abs(points[i].y - points[i - 1].y);
        if (board::isHex(grid)) {
            straight += board::distance(grid, points[i - 1], points[i]);
        } else {
            straight += std::max(dx, dy) - std::min(dx, dy);
            diagonals += std::min(dx, dy);
        }
    }
    return straight + diagonals + diagonals / 2;
}

bool MeasureTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    if (m_points.empty()) m_points.push_back(event.cell);
    m_points.push_back(event.cell);
    show();
    return true;
}

bool MeasureTool::move(const PointerEvent& event) {
    if (m_points.size() < 2 || m_points.back() == event.cell) return false;
    m_points.back() = event.cell;
    show();
    return true;
}

bool MeasureTool::release(const PointerEvent& event) {
    return event.button == Qt::LeftButton && !m_points.empty();
}

bool MeasureTool::key(QKeyEvent& event) {
    if (m_points.empty()) return false;
    if (event.key() == Qt::Key_Backspace) return dropLastPoint();
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) return cancel();
    return false;
}

bool MeasureTool::contextMenu(const PointerEvent&) { return dropLastPoint(); }

bool MeasureTool::dropLastPoint() {
    if (m_points.empty()) return false;
    if (m_points.size() <= 2) return cancel();
    m_points.erase(m_points.end() - 2);
    show();
    return true;
}

bool MeasureTool::cancel() {
    const bool measured = !m_points.empty();
    m_points.clear();
    m_overlay = {};
    return measured;
}

void MeasureTool::show() {
    m_overlay = {};
    const board::GridKind grid = context().grid();
    OverlayLine line{LineStyle::Measure, {}};
    for (const board::Cell cell : m_points) line.points.push_back(board::centre(grid, cell));
    for (std::size_t i = 0; i + 1 < m_points.size(); ++i)
        m_overlay.points.push_back({PointStyle::Waypoint, line.points[i]});
    m_overlay.lines.push_back(std::move(line));
    m_overlay.labels.push_back(
        {context().lengthText(measuredCells(grid, m_points)), std::nullopt, LabelTone::Neutral, false});
}

QString MeasureTool::hint() const {
    if (m_points.empty())
        return QCoreApplication::translate("Tools",
                                           "Measure · click a square to begin · Esc goes back to selecting");
    return QCoreApplication::translate(
        "Tools", "Measure · click adds a way-point · Backspace or right click removes the last · Enter ends");
}

}  // namespace tenaille::ui
