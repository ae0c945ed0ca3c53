// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/actions/plan.h"
#include "core/actions/wall_edits.h"
#include "core/actions/wall_gaps.h"

namespace tenaille::actions {

Result<document::ChangeSet> planAddWall(const PlanContext& context, const AddWall& intent) {
    const auto& points = intent.wall.points;
    if (points.size() < 2 || std::adjacent_find(points.begin(), points.end()) != points.end())
        return Problem{TENAILLE_PROBLEM("The wall has a piece without length."),
                       {},
                       TENAILLE_PROBLEM("Set its corners at different points.")};
    constexpr std::int32_t kLimit = geometry::kMaxCellsPerSide * geometry::kUnitsPerCell;
    if (std::any_of(points.begin(), points.end(), [](geometry::LatticePoint p) {
            return p.x < -kLimit || p.x > 2 * kLimit || p.y < -kLimit || p.y > 2 * kLimit;
        }))
        return Problem{TENAILLE_PROBLEM("The wall leaves the largest possible board."),
                       {},
                       TENAILLE_PROBLEM("Keep it within 512 cells of the map.")};
    document::ChangeSet changes{"addWall", {}, {}};
    // What is drawn on a wall takes its place; doors stay.
    std::vector<WallPoints> parts{points};
    for (const board::DoorRecord& door : context.encounter.doors) {
        std::vector<WallPoints> left;
        for (const WallPoints& part : parts)
            for (WallPoints& rest : withRoundedGap(part, door.where)) left.push_back(std::move(rest));
        parts = std::move(left);
    }
    if (parts.empty())
        return Problem{TENAILLE_PROBLEM("There is a door where the wall would stand."),
                       {},
                       TENAILLE_PROBLEM("Delete the door: the wall closes.")};
    WallEdits walls(context.encounter);
    for (const WallPoints& part : parts)
        for (std::size_t i = 1; i < part.size(); ++i) walls.cut({part[i - 1], part[i]});
    walls.addTo(changes);
    board::WallRecord wall = intent.wall;
    wall.id = walls.nextId();
    for (WallPoints& part : parts) {
        wall.points = std::move(part);
        changes.insert(wall);
        ++wall.id.value;
    }
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
