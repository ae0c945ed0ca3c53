// SPDX-License-Identifier: MIT
#include "tests/core/rules/cover/tube_reference.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "core/geometry/predicates.h"

namespace tenaille::test {

namespace {

using board::Position;
using geometry::LatticePoint;
using geometry::Segment;

// Pixels per cell: distinct features of the scenes are at least three radii of the tube apart.
constexpr double kSquareScale = 240;
constexpr double kHexScale = 480;
constexpr double kRadius = 4;
// A band of this half width cannot be stepped over by moves of one pixel along the axes.
constexpr double kWallHalfWidth = 0.51;

struct Line {
    Position a;
    Position b;
};

double scaleOf(board::GridKind grid) { return board::isHex(grid) ? kHexScale : kSquareScale; }

Position pixel(board::GridKind grid, LatticePoint point) {
    const Position at = board::position(grid, point);
    return {at.x * scaleOf(grid), at.y * scaleOf(grid)};
}

double distance(Position p, const Line& line) {
    const double dx = line.b.x - line.a.x;
    const double dy = line.b.y - line.a.y;
    const double length = dx * dx + dy * dy;
    const double along =
        length == 0 ? 0 : std::clamp(((p.x - line.a.x) * dx + (p.y - line.a.y) * dy) / length, 0.0, 1.0);
    return std::hypot(p.x - line.a.x - along * dx, p.y - line.a.y - along * dy);
}

bool boxesMeet(const Line& leg, const Line& wall) {
    const auto meet = [](double a, double b, double c, double d) {
        return std::min(a, b) <= std::max(c, d) + 2 * kRadius &&
               std::min(c, d) <= std::max(a, b) + 2 * kRadius;
    };
    return meet(leg.a.x, leg.b.x, wall.a.x, wall.b.x) && meet(leg.a.y, leg.b.y, wall.a.y, wall.b.y);
}

bool turnsBack(LatticePoint before, LatticePoint corner, LatticePoint after) {
    return geometry::cross(corner, before, after) == 0 && geometry::dot(corner, before, after) > 0;
}

std::vector<Line> wallsOf(const TubeScene& scene) {
    std::vector<Line> lines;
    for (const Segment& wall : scene.walls)
        lines.push_back({pixel(scene.grid, wall.a), pixel(scene.grid, wall.b)});
    return lines;
}

}  // namespace

bool isFairForTube(const TubeScene& scene) {
    const auto& [centreA, cornerA, cornerB, centreB] = scene.path;
    const bool isPoint = cornerA == cornerB;
    if (turnsBack(centreA, cornerA, isPoint ? centreB : cornerB)) return false;
    if (turnsBack(isPoint ? centreA : cornerA, cornerB, centreB)) return false;
    for (const Line& wall : wallsOf(scene))
        for (const LatticePoint end : {scene.path.front(), scene.path.back()})
            if (distance(pixel(scene.grid, end), wall) < 4 * kRadius) return false;
    return true;
}

bool isSealed(const TubeScene& scene) {
    std::array<Line, 3> legs;
    for (std::size_t i = 0; i < legs.size(); ++i)
        legs[i] = {pixel(scene.grid, scene.path[i]), pixel(scene.grid, scene.path[i + 1])};
    std::vector<Line> near;
    for (const Line& wall : wallsOf(scene))
        if (std::any_of(legs.begin(), legs.end(), [&](const Line& leg) { return boxesMeet(leg, wall); }))
            near.push_back(wall);
    const auto isOpen = [&](board::Cell at) {
        const Position p{static_cast<double>(at.x), static_cast<double>(at.y)};
        const bool inTube = std::any_of(legs.begin(), legs.end(),
                                        [&](const Line& leg) { return distance(p, leg) <= kRadius; });
        return inTube && std::none_of(near.begin(), near.end(),
                                      [&](const Line& wall) { return distance(p, wall) <= kWallHalfWidth; });
    };
    const auto pixelOf = [](Position p) {
        return board::Cell{static_cast<std::int32_t>(std::lround(p.x)),
                           static_cast<std::int32_t>(std::lround(p.y))};
    };
    const board::Cell goal = pixelOf(legs.back().b);
    std::vector<board::Cell> open{pixelOf(legs.front().a)};
    std::unordered_set<board::Cell> seen(open.begin(), open.end());
    while (!open.empty()) {
        const board::Cell at = open.back();
        open.pop_back();
        if (at == goal) return false;
        for (const board::Cell step : {board::Cell{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
            if (isOpen(at + step) && seen.insert(at + step).second) open.push_back(at + step);
    }
    return true;
}

}  // namespace tenaille::test
