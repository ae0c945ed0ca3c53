// SPDX-License-Identifier: MIT
#include "core/actions/joined_move.h"

#include <algorithm>
#include <cmath>

#include "core/actions/map_elements.h"
#include "core/actions/wall_net.h"
#include "core/geometry/predicates.h"

namespace tenaille::actions {

namespace {

using board::LatticePoint;
using geometry::Segment;

// `next` lies behind `far`, seen from `corner`.
bool goesOn(board::GridKind grid, LatticePoint corner, LatticePoint far, LatticePoint next) {
    return liesAlong(grid, far, {corner, next}) && geometry::dot(far, corner, next) < 0;
}

// A door in the side ends the wall, but not the side: its end behind the door and the wall that follows.
LatticePoint pastDoors(const document::Encounter& map, LatticePoint corner, LatticePoint far) {
    const board::GridKind grid = map.gridRecord().extent.grid;
    for (bool found = true; found;) {
        found = false;
        for (const board::DoorRecord& door : map.doors)
            for (const auto& [near, next] :
                 {std::pair(door.where.a, door.where.b), std::pair(door.where.b, door.where.a)}) {
                if (near != far || !goesOn(grid, corner, far, next)) continue;
                far = next;
                found = true;
            }
        if (!found) break;
        for (const board::WallRecord& wall : map.walls) {
            const auto& points = wall.points;
            if (points.front() == far && goesOn(grid, corner, far, points[1]))
                far = points[1];
            else if (points.back() == far && goesOn(grid, corner, far, points[points.size() - 2]))
                far = points[points.size() - 2];
        }
    }
    return far;
}

// The part of the way from a to b at which p lies; they are on one line.
double partOf(LatticePoint a, LatticePoint b, LatticePoint p) {
    return static_cast<double>(geometry::dot(a, b, p)) / static_cast<double>(geometry::dot(a, b, b));
}

LatticePoint at(LatticePoint a, LatticePoint b, double part) {
    return {a.x + static_cast<std::int32_t>(std::lround((b.x - a.x) * part)),
            a.y + static_cast<std::int32_t>(std::lround((b.y - a.y) * part))};
}

void dropRepeated(MapElement& element) {
    if (auto* wall = std::get_if<board::WallRecord>(&element)) {
        auto& points = wall->points;
        points.erase(std::unique(points.begin(), points.end()), points.end());
    } else if (auto* floor = std::get_if<board::FloorRecord>(&element)) {
        auto& points = floor->outline;
        points.erase(std::unique(points.begin(), points.end()), points.end());
        while (points.size() > 1 && points.front() == points.back()) points.pop_back();
    }
}

}  // namespace

JoinedMove::JoinedMove(const document::Encounter& map, std::vector<LatticePoint> corners)
    : m_grid(map.gridRecord().extent.grid), m_corners(std::move(corners)) {
    findSides(map);
    for (const board::WallRecord& wall : map.walls) follow(wall, wall.points);
    for (const board::DoorRecord& door : map.doors) follow(door, {door.where.a, door.where.b});
    for (const board::FloorRecord& floor : map.floors) follow(floor, floor.outline);
    for (const Follower& follower : m_followers) {
        if (!follower.side) continue;
        Side& side = m_sides[*follower.side];
        side.reach = std::max(side.reach, partOf(side.far, side.corner, follower.at));
    }
}

bool JoinedMove::isCorner(LatticePoint point) const {
    return std::find(m_corners.begin(), m_corners.end(), point) != m_corners.end();
}

void JoinedMove::findSides(const document::Encounter& map) {
    const auto look = [&](const std::vector<LatticePoint>& points, bool closes) {
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (!isCorner(points[i])) continue;
            if (i > 0 || closes) addSide(points[i], points[i > 0 ? i - 1 : points.size() - 1], map);
            if (i + 1 < points.size() || closes) addSide(points[i], points[(i + 1) % points.size()], map);
        }
    };
    for (const board::WallRecord& wall : map.walls) look(wall.points, false);
    for (const board::DoorRecord& door : map.doors) look({door.where.a, door.where.b}, false);
    for (const board::FloorRecord& floor : map.floors) look(floor.outline, true);
}

void JoinedMove::addSide(LatticePoint corner, LatticePoint far, const document::Encounter& map) {
    if (far == corner) return;
    if (!isCorner(far)) far = pastDoors(map, corner, far);
    m_sides.push_back({corner, far, isCorner(far), cellsBetween(m_grid, corner, far), 0});
}

// The longest one decides: a floor's side is longer than the walls beside its doors.
std::optional<std::size_t> JoinedMove::sideBelow(LatticePoint point) const {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const Side& side = m_sides[i];
        if (point == side.far || !liesAlong(m_grid, point, {side.corner, side.far})) continue;
        if (!best || side.length > m_sides[*best].length) best = i;
    }
    return best;
}

template <class Record>
void JoinedMove::follow(const Record& record, const std::vector<LatticePoint>& points) {
    const std::size_t before = m_followers.size();
    const bool closes = points.size() > 2 && points.front() == points.back();
    for (std::size_t i = 0; i + (closes ? 1 : 0) < points.size(); ++i) {
        if (isCorner(points[i]))
            m_followers.push_back({m_elements.size(), i, points[i], {}});
        else if (const auto side = sideBelow(points[i]))
            m_followers.push_back({m_elements.size(), i, points[i], side});
    }
    if (m_followers.size() > before) m_elements.emplace_back(record);
}

std::vector<MapElement> JoinedMove::by(LatticePoint way) const {
    std::vector<MapElement> elements = m_elements;
    for (const Follower& follower : m_followers) {
        LatticePoint to = follower.at + way;
        if (follower.side && !m_sides[*follower.side].bothMove) {
            const Side& side = m_sides[*follower.side];
            const LatticePoint corner = side.corner + way;
            const double length = cellsBetween(m_grid, side.far, corner);
            const double part = partOf(side.far, side.corner, follower.at);
            const bool fits = side.reach * side.length < length;
            to = at(side.far, corner, fits ? part * side.length / length : part);
        }
        elements[follower.element] = withPoint(std::move(elements[follower.element]), follower.point, to);
    }
    for (MapElement& element : elements) dropRepeated(element);
    return elements;
}

std::vector<LatticePoint> endsOfSides(const document::Encounter& map, Segment wall) {
    const board::GridKind grid = map.gridRecord().extent.grid;
    std::vector<LatticePoint> ends;
    const auto add = [&](LatticePoint end) {
        if (std::find(ends.begin(), ends.end(), end) == ends.end()) ends.push_back(end);
    };
    for (const board::FloorRecord& floor : map.floors)
        for (std::size_t i = 0; i < floor.outline.size(); ++i) {
            const Segment side{floor.outline[i], floor.outline[(i + 1) % floor.outline.size()]};
            if (!liesAlong(grid, wall, side) && !liesAlong(grid, side, wall) &&
                geometry::meeting(side, wall) != geometry::Meeting::Overlap)
                continue;
            add(side.a);
            add(side.b);
        }
    return ends;
}

}  // namespace tenaille::actions
