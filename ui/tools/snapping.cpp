// SPDX-License-Identifier: MIT
#include "ui/tools/snapping.h"

#include <cmath>
#include <numbers>

namespace tenaille::ui {

using board::LatticePoint;

std::int32_t snapStep(board::GridKind grid, SnapTo to) {
    constexpr std::int32_t kUnit = geometry::kUnitsPerCell;
    if (to == SnapTo::Free) return 1;
    if (board::isHex(grid)) return kUnit / 6;
    return to == SnapTo::Corner ? kUnit : to == SnapTo::Half ? kUnit / 2 : kUnit / 3;
}

SnapTo snapOf(Qt::KeyboardModifiers modifiers, const MapPens& pens) {
    return modifiers & (Qt::AltModifier | Qt::ControlModifier) ? SnapTo::Free : pens.snap;
}

LatticePoint snapped(board::GridKind grid, LatticePoint point, SnapTo to) {
    const std::int32_t step = snapStep(grid, to);
    const auto near = [step](std::int32_t value) {
        return static_cast<std::int32_t>(std::lround(static_cast<double>(value) / step)) * step;
    };
    return {near(point.x), near(point.y)};
}

LatticePoint straightened(board::GridKind grid, LatticePoint from, LatticePoint to, SnapTo snap) {
    const board::Position p = board::position(grid, from);
    const board::Position q = board::position(grid, to);
    const double step = std::numbers::pi / (board::isHex(grid) ? 6 : 4);
    const double angle = std::round(std::atan2(q.y - p.y, q.x - p.x) / step) * step;
    const double reach = std::hypot(q.x - p.x, q.y - p.y);
    const board::Position straight{p.x + reach * std::cos(angle), p.y + reach * std::sin(angle)};
    return snapped(grid, board::nearestLatticePoint(grid, straight), snap);
}

std::size_t pieceNear(board::GridKind grid, const std::vector<LatticePoint>& line, LatticePoint at) {
    std::size_t best = 0;
    double least = 0;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const double detour = lengthBetween(grid, line[i - 1], at) + lengthBetween(grid, at, line[i]) -
                              lengthBetween(grid, line[i - 1], line[i]);
        if (i > 1 && detour >= least) continue;
        best = i - 1;
        least = detour;
    }
    return best;
}

std::vector<LatticePoint> uprightRectangle(board::GridKind grid, board::Position a, board::Position b) {
    std::vector<LatticePoint> corners;
    for (const board::Position corner : {a, board::Position{b.x, a.y}, b, board::Position{a.x, b.y}})
        corners.push_back(board::nearestLatticePoint(grid, corner));
    return corners;
}

double lengthBetween(board::GridKind grid, LatticePoint a, LatticePoint b) {
    const board::Position p = board::position(grid, a);
    const board::Position q = board::position(grid, b);
    return std::hypot(q.x - p.x, q.y - p.y);
}

}  // namespace tenaille::ui
