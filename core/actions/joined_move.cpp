// SPDX-License-Identifier: MIT
#include "core/actions/joined_move.h"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>

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

// They have more than a point in common.
bool overlap(board::GridKind grid, const Segment& a, const Segment& b) {
    return liesAlong(grid, a, b) || liesAlong(grid, b, a) ||
           geometry::meeting(a, b) == geometry::Meeting::Overlap;
}

constexpr double kRounding = 1e-6;

using Beside = std::pair<std::optional<LatticePoint>, std::optional<LatticePoint>>;

// The points before and after one of them; outlines close, and walls that end where they begin.
Beside beside(const std::vector<LatticePoint>& points, bool closes, std::size_t index) {
    const std::size_t last = points.size() - 1;
    const bool ring = !closes && points.size() > 2 && points.front() == points.back();
    Beside found;
    if (index > 0)
        found.first = points[index - 1];
    else if (closes || ring)
        found.first = points[ring ? last - 1 : last];
    if (index < last)
        found.second = points[index + 1];
    else if (closes || ring)
        found.second = points[ring ? 1 : 0];
    return found;
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
    join(map);
}

JoinedMove::JoinedMove(const document::Encounter& map, Segment wall) : m_grid(map.gridRecord().extent.grid) {
    for (const board::FloorRecord& floor : map.floors) {
        const std::vector<LatticePoint>& outline = floor.outline;
        const std::size_t count = outline.size();
        for (std::size_t i = 0; i < count; ++i) {
            const Segment side{outline[i], outline[(i + 1) % count]};
            if (!overlap(m_grid, side, wall)) continue;
            m_dragged.push_back(side);
            m_across.push_back({side.a, outline[(i + count - 1) % count]});
            m_across.push_back({side.b, outline[(i + 2) % count]});
            for (const LatticePoint end : {side.a, side.b})
                if (!isCorner(end)) m_corners.push_back(end);
        }
    }
    if (!empty()) join(map);
}

void JoinedMove::join(const document::Encounter& map) {
    findStaying(map);
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

JoinedMove::Lies JoinedMove::liesAt(LatticePoint corner, LatticePoint next) const {
    const auto liesOn = [&](const Segment& side) { return overlap(m_grid, side, {corner, next}); };
    if (std::any_of(m_dragged.begin(), m_dragged.end(), liesOn)) return Lies::Along;
    if (std::any_of(m_across.begin(), m_across.end(),
                    [&](const Segment& side) { return side.a == corner && liesOn(side); }))
        return Lies::Across;
    return Lies::Aside;
}

JoinedMove::Neighbours JoinedMove::neighboursOf(const std::vector<LatticePoint>& points, bool closes,
                                                std::size_t index) const {
    const auto [before, after] = beside(points, closes, index);
    Neighbours lies;
    if (before) lies.before = liesAt(points[index], *before);
    if (after) lies.after = liesAt(points[index], *after);
    return lies;
}

// What stands at the ends of a side and does not go with it.
void JoinedMove::findStaying(const document::Encounter& map) {
    m_atCorners.resize(m_corners.size());
    if (m_dragged.empty()) return;
    const auto look = [&](const std::vector<LatticePoint>& points, bool closes, bool isWall, bool isFloor) {
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto corner = std::find(m_corners.begin(), m_corners.end(), points[i]);
            if (corner == m_corners.end()) continue;
            AtCorner& here = m_atCorners[static_cast<std::size_t>(corner - m_corners.begin())];
            const Neighbours lies = neighboursOf(points, closes, i);
            here.aside = here.aside || lies.has(Lies::Aside);
            if (isFloor || !lies.has(Lies::Across)) continue;
            const bool stretches = isWall && !lies.has(Lies::Aside);
            (stretches ? here.stretches : here.standsAcross) = true;
        }
    };
    for (const board::WallRecord& wall : map.walls) look(wall.points, false, true, false);
    for (const board::DoorRecord& door : map.doors) look({door.where.a, door.where.b}, false, false, false);
    for (const board::FloorRecord& floor : map.floors) look(floor.outline, true, false, true);
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
    if (far == corner || (!m_dragged.empty() && liesAt(corner, far) == Lies::Aside)) return;
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

// Of a dragged side: what goes on aside from the sides that end there keeps its place.
bool JoinedMove::leaves(const std::vector<LatticePoint>& points, bool closes, std::size_t index,
                        const Side& side) const {
    if (m_dragged.empty() || side.bothMove) return false;
    const auto goesAside = [&](const std::optional<LatticePoint>& next) {
        return next && !liesAlong(m_grid, *next, {side.corner, side.far}) &&
               !goesOn(m_grid, side.corner, side.far, *next);
    };
    const auto [before, after] = beside(points, closes, index);
    return goesAside(before) || goesAside(after);
}

template <class Record>
void JoinedMove::follow(const Record& record, const std::vector<LatticePoint>& points) {
    constexpr bool kIsWall = std::is_same_v<Record, board::WallRecord>;
    constexpr bool kIsFloor = std::is_same_v<Record, board::FloorRecord>;
    if (std::is_same_v<Record, board::DoorRecord> && staysAtCorner(points)) return;
    const std::size_t before = m_followers.size();
    const bool closes = points.size() > 2 && points.front() == points.back();
    for (std::size_t i = 0; i + (closes ? 1 : 0) < points.size(); ++i) {
        if (!isCorner(points[i])) {
            const auto side = sideBelow(points[i]);
            if (side && !leaves(points, kIsFloor, i, m_sides[*side]))
                m_followers.push_back({m_elements.size(), i, points[i], side});
            continue;
        }
        Follower follower{m_elements.size(), i, points[i], {}};
        if (!m_dragged.empty()) {
            const Neighbours lies = neighboursOf(points, kIsFloor, i);
            if (!lies.has(Lies::Along) && !(kIsWall && !lies.has(Lies::Aside))) {
                if (kIsWall && mayReplace(lies, points[i])) {
                    follower.stay = Stay::Shrinking;
                    follower.before = lies.before != Lies::Nowhere;
                    m_followers.push_back(follower);
                }
                continue;
            }
            if (kIsWall) stay(follower, lies);
        }
        m_followers.push_back(follower);
    }
    if (m_followers.size() > before) m_elements.emplace_back(record);
}

// A door that ends at a corner of a dragged side, across it.
bool JoinedMove::staysAtCorner(const std::vector<LatticePoint>& door) const {
    if (m_dragged.empty()) return false;
    return (isCorner(door.front()) && liesAt(door.front(), door.back()) != Lies::Along) ||
           (isCorner(door.back()) && liesAt(door.back(), door.front()) != Lies::Along);
}

// Where a wall keeps its old corner, too.
void JoinedMove::stay(Follower& follower, const Neighbours& lies) const {
    const auto corner = std::find(m_corners.begin(), m_corners.end(), follower.at) - m_corners.begin();
    const AtCorner& here = m_atCorners[static_cast<std::size_t>(corner)];
    follower.before = lies.before != Lies::Along;
    if (lies.has(Lies::Aside)) {
        follower.stay = Stay::Always;
    } else if ((lies.before == Lies::Nowhere || lies.after == Lies::Nowhere) && lies.has(Lies::Along) &&
               here.aside && !here.stretches) {
        follower.stay = here.standsAcross ? Stay::Growing : Stay::Always;
    }
}

// A wall ends there that goes on aside, beside one of the room that shrinks: it stands in for that.
bool JoinedMove::mayReplace(const Neighbours& lies, LatticePoint at) const {
    const auto corner = std::find(m_corners.begin(), m_corners.end(), at) - m_corners.begin();
    return (lies.before == Lies::Nowhere || lies.after == Lies::Nowhere) && !lies.has(Lies::Across) &&
           m_atCorners[static_cast<std::size_t>(corner)].stretches;
}

// The sides that end at a corner become longer.
bool JoinedMove::growsAt(LatticePoint corner, LatticePoint way) const {
    const board::Position from = board::position(m_grid, corner);
    const board::Position to = board::position(m_grid, corner + way);
    return std::none_of(m_across.begin(), m_across.end(), [&](const Segment& side) {
        const board::Position far = board::position(m_grid, side.b);
        return side.a == corner &&
               (to.x - from.x) * (far.x - from.x) + (to.y - from.y) * (far.y - from.y) > 0;
    });
}

std::vector<MapElement> JoinedMove::by(LatticePoint way) const {
    std::vector<MapElement> elements = m_elements;
    for (const Follower& follower : m_followers) {
        if (follower.stay == Stay::Shrinking && growsAt(follower.at, way)) continue;
        LatticePoint to = follower.at + way;
        if (follower.side && !m_sides[*follower.side].bothMove) {
            const Side& side = m_sides[*follower.side];
            const LatticePoint corner = side.corner + way;
            const double length = cellsBetween(m_grid, side.far, corner);
            const double part = partOf(side.far, side.corner, follower.at);
            const bool fits = side.reach * side.length <= length + kRounding;
            to = at(side.far, corner, fits ? part * side.length / length : part);
        }
        elements[follower.element] = withPoint(std::move(elements[follower.element]), follower.point, to);
    }
    // From behind: the places of the points before stay the same.
    for (auto follower = m_followers.rbegin(); follower != m_followers.rend(); ++follower) {
        if (follower->stay == Stay::No || way == LatticePoint{} ||
            (follower->stay != Stay::Always &&
             growsAt(follower->at, way) != (follower->stay == Stay::Growing)))
            continue;
        auto& points = std::get<board::WallRecord>(elements[follower->element]).points;
        const auto place = points.begin() + static_cast<std::ptrdiff_t>(follower->point);
        // A ring begins and ends at its first point.
        if (follower->point == 0 && points.front() == points.back() && points.size() > 2 && follower->before)
            points.insert(points.end() - 1, follower->at);
        else
            points.insert(follower->before ? place : place + 1, follower->at);
    }
    for (MapElement& element : elements) dropRepeated(element);
    return elements;
}

}  // namespace tenaille::actions
