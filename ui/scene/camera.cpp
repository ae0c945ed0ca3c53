// SPDX-License-Identifier: MIT
#include "ui/scene/camera.h"

#include <algorithm>
#include <map>

namespace tenaille::ui {

QPointF planePoint(board::GridKind grid, board::LatticePoint point) {
    const board::Position at = board::position(grid, point);
    return {at.x, at.y};
}

QPointF planeCentre(board::GridKind grid, board::Cell cell) {
    return planePoint(grid, board::centre(grid, cell));
}

QRectF planeRect(const board::Extent& extent) {
    const board::PlaneBox box = board::planeBox(extent);
    return {QPointF(box.left, box.top), QPointF(box.right, box.bottom)};
}

QPolygonF boardOutline(const board::Extent& extent) {
    if (extent.grid == board::GridKind::Square) return planeRect(extent);
    // Sides of cells that have no cell of the board behind them; each begins where another one ends.
    std::map<board::LatticePoint, board::LatticePoint> sides;
    const auto addCell = [&](int column, int row) {
        const board::Cell cell = extent.cellOf(column, row);
        const auto own = board::corners(extent.grid, cell);
        for (const board::Cell offset : board::neighbourOffsets(extent.grid)) {
            if (extent.contains(cell + offset)) continue;
            const auto others = board::corners(extent.grid, cell + offset);
            const auto shared = [&](board::LatticePoint corner) {
                return std::find(others.begin(), others.end(), corner) != others.end();
            };
            for (std::size_t i = 0; i < own.size(); ++i)
                if (shared(own[i]) && shared(own[(i + 1) % own.size()]))
                    sides[own[i]] = own[(i + 1) % own.size()];
        }
    };
    for (int column = 0; column < extent.width; ++column)
        for (const int row : {0, extent.height - 1}) addCell(column, row);
    for (int row = 0; row < extent.height; ++row)
        for (const int column : {0, extent.width - 1}) addCell(column, row);
    QPolygonF outline;
    for (auto side = sides.begin(); side != sides.end(); side = sides.find(side->second)) {
        outline << planePoint(extent.grid, side->first);
        if (side->second == sides.begin()->first) break;
    }
    return outline;
}

board::LatticePoint Camera::lattice(board::GridKind grid, QPointF screen) const {
    const QPointF plane = toPlane(screen);
    // A board has at most 512 cells a side: far outside of it every point may share one value.
    const auto held = [](double cells) { return std::clamp(cells, -2000.0, 2000.0); };
    return board::nearestLatticePoint(grid, {held(plane.x()), held(plane.y())});
}

Camera Camera::zoomedAt(QPointF screen, double factor) const {
    const double target = std::clamp(scale * factor, kMinScale, kMaxScale);
    const QPointF plane = (screen - origin) / scale;
    return {target, screen - plane * target};
}

Camera fitting(const QRectF& plane, QSize view, double margin) {
    const double width = std::max(1.0, view.width() - 2 * margin);
    const double height = std::max(1.0, view.height() - 2 * margin);
    const double scale =
        std::min(width / std::max(plane.width(), 1e-6), height / std::max(plane.height(), 1e-6));
    return centredOn(plane.center(), std::clamp(scale, kMinScale, kMaxScale), view);
}

Camera centredOn(QPointF plane, double scale, QSize view) {
    return {scale, QPointF(view.width() / 2.0, view.height() / 2.0) - plane * scale};
}

}  // namespace tenaille::ui
