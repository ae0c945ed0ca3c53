// SPDX-License-Identifier: MIT
#include "ui/tools/vision_tool.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/vision/sight_walls.h"

namespace tenaille::ui {

namespace {

// Around all cells of the board.
geometry::Box frameOf(const board::Extent& extent) {
    geometry::Box frame{{1 << 24, 1 << 24}, {-(1 << 24), -(1 << 24)}};
    const auto widen = [&](LatticePoint point) {
        frame.min = {std::min(frame.min.x, point.x), std::min(frame.min.y, point.y)};
        frame.max = {std::max(frame.max.x, point.x), std::max(frame.max.y, point.y)};
    };
    for (const int column : {0, 1, extent.width - 2, extent.width - 1})
        for (const int row : {0, 1, extent.height - 2, extent.height - 1})
            for (const LatticePoint corner : board::corners(extent.grid, extent.cellOf(column, row)))
                widen(corner);
    return frame;
}

}  // namespace

bool VisionTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    m_kept = !m_kept;
    m_eye = event.at;
    show();
    return true;
}

bool VisionTool::move(const PointerEvent& event) {
    if (m_kept || m_eye == event.at) return false;
    m_eye = event.at;
    show();
    return true;
}

bool VisionTool::release(const PointerEvent& event) { return event.button == Qt::LeftButton; }

bool VisionTool::cancel() {
    const bool kept = m_kept;
    m_kept = false;
    m_eye.reset();
    m_map.reset();
    m_overlay = {};
    return kept;
}

void VisionTool::documentChanged() {
    m_map.reset();
    show();
}

void VisionTool::show() {
    m_overlay = {};
    if (!m_eye) return;
    const board::BoardView& board = context().board();
    const geometry::Box frame = frameOf(*board.extent());
    if (!frame.touches({*m_eye, *m_eye})) return;
    if (!m_map) m_map.emplace(vision::sightPieces(board), frame);
    m_map->regionFrom(*m_eye, m_region, m_scratch);
    OverlayPolygon seen{AreaStyle::Seen, {}};
    for (const vision::SeenPoint& point : m_region)
        seen.points.push_back({static_cast<std::int32_t>(std::lround(point.x)),
                               static_cast<std::int32_t>(std::lround(point.y))});
    m_overlay.polygons.push_back(std::move(seen));
    m_overlay.points.push_back({m_kept ? PointStyle::HandleActive : PointStyle::Corner, *m_eye});
    int inSight = 0;
    const auto& tokens = context().encounter().tokens;
    for (const board::TokenRecord& token : tokens)
        if (vision::contains(m_region,
                             board::middle(board.grid(), token.creature.footprint, token.creature.at)))
            ++inSight;
    if (tokens.empty()) return;
    m_overlay.labels.push_back(
        {QCoreApplication::translate("Tools", "%1 of %2 creatures in sight").arg(inSight).arg(tokens.size()),
         std::nullopt, LabelTone::Neutral, false});
}

QString VisionTool::hint() const {
    return m_kept ? QCoreApplication::translate("Tools", "Test vision · click lets the point go · Esc ends")
                  : QCoreApplication::translate(
                        "Tools",
                        "Test vision · what is dark is not seen from the pointer · click keeps the point");
}

}  // namespace tenaille::ui
