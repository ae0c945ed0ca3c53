// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/actions/map_elements.h"
#include "core/actions/plan.h"
#include "core/actions/wall_gaps.h"

namespace tenaille::actions {

namespace {

// Without corners that repeat their neighbour.
WallPoints cleaned(WallPoints outline) {
    outline.erase(std::unique(outline.begin(), outline.end()), outline.end());
    while (outline.size() > 1 && outline.front() == outline.back()) outline.pop_back();
    return outline;
}

bool hasArea(const WallPoints& outline) {
    return std::any_of(outline.begin(), outline.end(), [&](geometry::LatticePoint p) {
        const std::int64_t ax = outline[1].x - outline[0].x;
        const std::int64_t ay = outline[1].y - outline[0].y;
        return ax * (p.y - outline[0].y) != ay * (p.x - outline[0].x);
    });
}

}  // namespace

Result<document::ChangeSet> planAddRoom(const PlanContext& context, const AddRoom& intent) {
    const WallPoints outline = cleaned(intent.outline);
    if (outline.size() < 3 || !hasArea(outline))
        return Problem{TENAILLE_PROBLEM("The room has no area."),
                       {},
                       TENAILLE_PROBLEM("Draw it wider, or use the wall tool.")};
    document::ChangeSet changes{"addRoom", {}, {}};
    std::uint32_t id = document::nextId(context.encounter).value;
    board::FloorRecord floor;
    floor.outline = outline;
    const Outcome possible = checkElement(floor);
    if (!possible) return possible.problem();
    if (!intent.material.empty()) {
        floor.id = RecordId{id++};
        floor.material = intent.material;
        changes.insert(std::move(floor));
    }
    if (intent.wall.empty()) return changes;
    WallPoints closed = outline;
    closed.push_back(outline.front());
    for (WallPoints& part : newWalls(context.encounter, closed)) {
        board::WallRecord wall;
        wall.id = RecordId{id++};
        wall.kind = intent.wall;
        wall.points = std::move(part);
        changes.insert(std::move(wall));
    }
    return changes;
}

}  // namespace tenaille::actions
