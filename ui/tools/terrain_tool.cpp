// SPDX-License-Identifier: MIT
#include "ui/tools/terrain_tool.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/tools/snapping.h"
#include "ui/tools/terrain_cells.h"

namespace tenaille::ui {

bool TerrainTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    const MapPens& pens = context().pens();
    m_erase = pens.erase || event.modifiers.testFlag(Qt::ControlModifier);
    m_rectangle = pens.shape == BrushShape::Rectangle || event.modifiers.testFlag(Qt::ShiftModifier);
    if (pens.shape == BrushShape::Fill && !m_rectangle) {
        perform(cellsEnclosed(context().encounter(), event.cell));
        return true;
    }
    m_start = event;
    m_last = event.at;
    m_cells.clear();
    if (!m_rectangle) brushTo(event);
    show(event);
    return true;
}

bool TerrainTool::move(const PointerEvent& event) {
    if (m_start && !m_rectangle) brushTo(event);
    show(event);
    return true;
}

// Every cell on the way, however fast the hand is.
void TerrainTool::brushTo(const PointerEvent& event) {
    const board::Extent& extent = context().encounter().gridRecord().extent;
    const board::GridKind grid = extent.grid;
    const int steps = 1 + static_cast<int>(lengthBetween(grid, m_last, event.at) * 2);
    for (int i = 1; i <= steps; ++i) {
        const auto between = [&](std::int32_t from, std::int32_t to) {
            return static_cast<std::int32_t>(from + (std::int64_t{to} - from) * i / steps);
        };
        const board::LatticePoint at{between(m_last.x, event.at.x), between(m_last.y, event.at.y)};
        for (const board::Cell cell : brushAt(grid, at, context().pens().brush))
            if (extent.contains(cell)) m_cells.insert(cell);
    }
    m_last = event.at;
}

bool TerrainTool::release(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    if (!m_start) return true;
    move(event);
    std::vector<board::Cell> cells(m_cells.begin(), m_cells.end());
    if (m_rectangle)
        cells = cellsBetween(context().encounter().gridRecord().extent, m_start->cell, event.cell);
    cancel();
    perform(std::move(cells));
    show(event);
    return true;
}

void TerrainTool::perform(std::vector<board::Cell> cells) {
    if (cells.empty()) return;
    // The eraser takes whatever lies there.
    context().perform(
        actions::PaintTerrain{m_erase ? std::string() : context().pens().terrain, std::move(cells), m_erase});
}

void TerrainTool::show(const PointerEvent& event) {
    m_overlay = {};
    const board::Extent& extent = context().encounter().gridRecord().extent;
    if (m_start && m_rectangle) {
        m_overlay.cells.push_back({AreaStyle::Draft, cellsBetween(extent, m_start->cell, event.cell)});
        return;
    }
    OverlayCells shown{AreaStyle::Draft, {m_cells.begin(), m_cells.end()}};
    if (!m_start && context().pens().shape != BrushShape::Fill)
        for (const board::Cell cell : brushAt(extent.grid, event.at, context().pens().brush))
            if (extent.contains(cell)) shown.cells.push_back(cell);
    if (!m_start && context().pens().shape == BrushShape::Fill && extent.contains(event.cell))
        shown.cells.push_back(event.cell);
    if (!shown.cells.empty()) m_overlay.cells.push_back(std::move(shown));
}

bool TerrainTool::cancel() {
    const bool active = m_start.has_value();
    m_start.reset();
    m_cells.clear();
    m_overlay = {};
    return active;
}

QString TerrainTool::hint() const {
    if (context().pens().shape == BrushShape::Fill)
        return QCoreApplication::translate(
            "Tools",
            "Terrain · click fills up to the walls · Ctrl takes it away · Esc goes back to selecting");
    return QCoreApplication::translate(
        "Tools",
        "Terrain · drag lays it · Shift draws a rectangle · Ctrl takes it away · Esc goes back to selecting");
}

}  // namespace tenaille::ui
