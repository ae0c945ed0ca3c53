// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/actions/plan.h"

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
    board::WallRecord wall = intent.wall;
    wall.id = document::nextId(context.encounter);
    changes.insert(std::move(wall));
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
