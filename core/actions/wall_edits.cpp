// SPDX-License-Identifier: MIT
#include "core/actions/wall_edits.h"

#include <algorithm>
#include <utility>

#include "core/actions/wall_gaps.h"
#include "core/geometry/predicates.h"
#include "core/geometry/rounded.h"

namespace tenaille::actions {

using board::LatticePoint;
using board::WallRecord;
using geometry::Segment;

// A wall that ends at a point. `along`: it lies on the line of the gap, on the side away from it.
struct WallEdits::End {
    RecordId wall;
    bool atBack = false;
    bool along = false;
};

WallEdits::WallEdits(const document::Encounter& encounter)
    : m_encounter(encounter), m_next(document::nextId(encounter)) {
    for (const WallRecord& wall : encounter.walls) m_walls.emplace(wall.id, wall);
}

void WallEdits::cut(Segment gap) {
    std::vector<WallRecord> fresh;
    for (auto wall = m_walls.begin(); wall != m_walls.end();) {
        std::vector<WallPoints> parts = withRoundedGap(wall->second.points, gap);
        if (parts.empty()) {
            wall = m_walls.erase(wall);
            continue;
        }
        for (std::size_t i = 1; i < parts.size(); ++i) {
            fresh.push_back(wall->second);
            fresh.back().points = std::move(parts[i]);
        }
        wall->second.points = std::move(parts.front());
        ++wall;
    }
    for (WallRecord& wall : fresh) {
        wall.id = m_next;
        ++m_next.value;
        m_walls.emplace(wall.id, std::move(wall));
    }
}

std::vector<WallEdits::End> WallEdits::endsAt(LatticePoint point, Segment gap) const {
    const LatticePoint other = point == gap.a ? gap.b : gap.a;
    std::vector<End> ends;
    for (const auto& [id, wall] : m_walls)
        for (const bool atBack : {false, true}) {
            const std::vector<LatticePoint>& points = wall.points;
            if (points.size() < 2 || (atBack ? points.back() : points.front()) != point) continue;
            const LatticePoint before = atBack ? points[points.size() - 2] : points[1];
            const bool along =
                geometry::isAboutOnLine(point, {before, other}) && geometry::dot(point, before, other) < 0;
            ends.push_back({id, atBack, along});
        }
    std::stable_sort(ends.begin(), ends.end(), [](const End& a, const End& b) { return a.along > b.along; });
    return ends;
}

void WallEdits::close(Segment gap) {
    const std::vector<End> atA = endsAt(gap.a, gap);
    const std::vector<End> atB = endsAt(gap.b, gap);
    if (atA.empty() && atB.empty()) return;
    const bool alongA = !atA.empty() && atA.front().along;
    const bool alongB = !atB.empty() && atB.front().along;
    if (alongA && alongB) return join(atA.front(), atB.front(), gap);
    if (alongA || alongB) {
        const End& end = alongA ? atA.front() : atB.front();
        const std::vector<End>& others = alongA ? atB : atA;
        std::vector<LatticePoint>& points = m_walls.at(end.wall).points;
        (end.atBack ? points.back() : points.front()) = alongA ? gap.b : gap.a;
        // Round a corner, too, they were one; where three meet nobody knows which.
        if (others.size() == 1) joinCorner(end, others.front());
        return;
    }
    WallRecord filling = m_walls.at((atA.empty() ? atB : atA).front().wall);
    filling.id = m_next;
    filling.points = {gap.a, gap.b};
    filling.extra.clear();
    ++m_next.value;
    m_walls.emplace(filling.id, std::move(filling));
}

void WallEdits::join(const End& first, const End& second, Segment gap) {
    WallRecord& one = m_walls.at(first.wall);
    if (first.wall == second.wall) {
        // A ring with a gap in it: it closes, and its first corner is its last one again.
        std::vector<LatticePoint> ring(one.points.begin() + 1, one.points.end() - 1);
        if (ring.size() < 2) return;
        ring.push_back(ring.front());
        one.points = std::move(ring);
        return;
    }
    WallRecord& two = m_walls.at(second.wall);
    // What acts from one side alone may not be turned round.
    const bool sameSense = first.atBack != second.atBack;
    if (one.kind != two.kind || !sameSense) {
        (first.atBack ? one.points.back() : one.points.front()) = gap.b;
        return;
    }
    (first.atBack ? one : two).points.pop_back();
    append(first.atBack ? first.wall : second.wall, first.atBack ? second.wall : first.wall);
}

void WallEdits::joinCorner(const End& first, const End& second) {
    const WallRecord& one = m_walls.at(first.wall);
    const WallRecord& two = m_walls.at(second.wall);
    if (first.wall == second.wall || one.kind != two.kind || first.atBack == second.atBack) return;
    append(first.atBack ? first.wall : second.wall, first.atBack ? second.wall : first.wall);
}

// The points of `tail` but its first one behind those of `head`; the older record stays.
void WallEdits::append(RecordId head, RecordId tail) {
    std::vector<LatticePoint> points = m_walls.at(head).points;
    const std::vector<LatticePoint>& more = m_walls.at(tail).points;
    points.insert(points.end(), more.begin() + 1, more.end());
    m_walls.at(std::min(head, tail)).points = std::move(points);
    m_walls.erase(std::max(head, tail));
}

void WallEdits::addTo(document::ChangeSet& changes) const {
    for (const WallRecord& before : m_encounter.walls) {
        const auto after = m_walls.find(before.id);
        if (after == m_walls.end())
            changes.remove(before);
        else
            changes.replace(before, after->second);
    }
    for (const auto& [id, wall] : m_walls)
        if (m_encounter.walls.find(id) == nullptr) changes.insert(wall);
}

}  // namespace tenaille::actions
