// SPDX-License-Identifier: MIT
//
// The walls of a map. What is seen in it is in sight_map_region.cpp.
#include "core/vision/sight_map.h"

#include <algorithm>

namespace tenaille::vision {

namespace {

using geometry::Box;
using geometry::LatticePoint;
using geometry::Segment;
using geometry::Triangulation;

constexpr Box kEverything{{-geometry::kMaxExactCoordinate, -geometry::kMaxExactCoordinate},
                          {geometry::kMaxExactCoordinate, geometry::kMaxExactCoordinate}};

// What lies too far out for exact arithmetic becomes a point, which hides nothing.
Segment placed(const SightWall& wall) {
    const auto isInside = [](LatticePoint p) {
        return p.x > kEverything.min.x && p.x < kEverything.max.x && p.y > kEverything.min.y &&
               p.y < kEverything.max.y;
    };
    if (isInside(wall.where.a) && isInside(wall.where.b)) return wall.where;
    return {wall.where.a, wall.where.a};
}

}  // namespace

SightMap::SightMap(std::span<const SightWall> walls, const Box& frame)
    : m_frame{{frame.min.x - 1, frame.min.y - 1}, {frame.max.x + 1, frame.max.y + 1}},
      m_triangulation(kEverything) {
    const LatticePoint right{m_frame.max.x, m_frame.min.y};
    const LatticePoint left{m_frame.min.x, m_frame.max.y};
    std::vector<Segment> segments{
        {m_frame.min, right}, {right, m_frame.max}, {m_frame.max, left}, {left, m_frame.min}};
    m_walls.resize(segments.size());
    segments.reserve(segments.size() + walls.size());
    for (const SightWall& wall : walls) {
        if (wall.record) m_byRecord.emplace_back(wall.record, static_cast<Index>(segments.size()));
        m_walls.push_back({wall.record, wall.oneWay, wall.open});
        segments.push_back(placed(wall));
    }
    std::sort(m_byRecord.begin(), m_byRecord.end());
    m_triangulation.build(segments);
    const auto triangles = static_cast<Index>(m_triangulation.triangles().size());
    m_gates.resize(std::size_t{3} * triangles);
    for (Index i = 0; i < triangles; ++i) renew(i);
}

std::pair<std::size_t, std::size_t> SightMap::wallsOf(RecordId record) const {
    const auto before = [](const std::pair<RecordId, Index>& entry, RecordId id) { return entry.first < id; };
    const auto first = std::lower_bound(m_byRecord.begin(), m_byRecord.end(), record, before);
    auto last = first;
    while (last != m_byRecord.end() && last->first == record) ++last;
    return {static_cast<std::size_t>(first - m_byRecord.begin()),
            static_cast<std::size_t>(last - m_byRecord.begin())};
}

bool SightMap::setOpen(RecordId record, bool open) {
    const auto [first, last] = wallsOf(record);
    for (std::size_t i = first; i < last; ++i) {
        const Index segment = m_byRecord[i].second;
        m_walls[segment].open = open;
        m_triangulation.forEachEdge(segment, [this](Edge edge) {
            const auto& here = m_triangulation.triangles()[Triangulation::triangleOf(edge)];
            renew(Triangulation::triangleOf(edge));
            renew(Triangulation::triangleOf(here.beyond[Triangulation::cornerOf(edge)]));
        });
    }
    return first != last;
}

void SightMap::insert(const SightWall& wall) {
    const Index segment = m_triangulation.insert(placed(wall));
    if (segment >= m_walls.size()) m_walls.resize(segment + 1);
    m_walls[segment] = {wall.record, wall.oneWay, wall.open};
    if (wall.record) {
        const std::pair<RecordId, Index> entry{wall.record, segment};
        m_byRecord.insert(std::upper_bound(m_byRecord.begin(), m_byRecord.end(), entry), entry);
    }
    renewChanged();
}

bool SightMap::remove(RecordId record) {
    const auto [first, last] = wallsOf(record);
    if (!record || first == last) return false;
    for (std::size_t i = first; i < last; ++i) m_triangulation.remove(m_byRecord[i].second);
    m_byRecord.erase(m_byRecord.begin() + static_cast<std::ptrdiff_t>(first),
                     m_byRecord.begin() + static_cast<std::ptrdiff_t>(last));
    renewChanged();
    return true;
}

void SightMap::renewChanged() {
    m_gates.resize(3 * m_triangulation.triangles().size());
    for (const Index triangle : m_triangulation.changes()) renew(triangle);
    m_triangulation.forgetChanges();
}

void SightMap::renew(Index triangle) {
    const Triangulation::Triangle& here = m_triangulation.triangles()[triangle];
    if (here.corners[0] == Triangulation::kNone) return;
    std::uint32_t out[3];
    for (unsigned i = 0; i < 3; ++i) {
        const Edge edge = Triangulation::edgeOf(triangle, i);
        out[i] = here.beyond[i] == Triangulation::kNone  ? edge | kShut
                 : here.segments[i] != 0 && isShut(edge) ? here.beyond[i] | kShut
                                                         : here.beyond[i];
    }
    for (unsigned i = 0; i < 3; ++i) {
        const geometry::ExactPoint& at = m_triangulation.vertex(here.corners[i]);
        Gate& gate = m_gates[std::size_t{3} * triangle + i];
        gate.x = at.onLattice() ? at.lattice().x : static_cast<std::int32_t>(here.corners[i]);
        gate.y = at.onLattice() ? at.lattice().y : kOffLattice;
        gate.out[0] = out[Triangulation::next(i)];
        gate.out[1] = out[Triangulation::previous(i)];
    }
}

// For an eye on this side of the edge, to the right of it.
bool SightMap::isShut(Edge edge) const {
    bool shut = false;
    m_triangulation.forEachSegment(edge, [&](Index segment) {
        const Wall& wall = m_walls[segment];
        if (wall.open || shut) return;
        shut = true;
        if (!wall.oneWay) return;
        const auto& corners = m_triangulation.triangles()[Triangulation::triangleOf(edge)].corners;
        const unsigned i = Triangulation::cornerOf(edge);
        shut = geometry::isBefore(m_triangulation.vertex(corners[Triangulation::previous(i)]),
                                  m_triangulation.vertex(corners[Triangulation::next(i)]),
                                  m_triangulation.segment(segment));
    });
    return shut;
}

}  // namespace tenaille::vision
