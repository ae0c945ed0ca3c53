// SPDX-License-Identifier: MIT
#include <algorithm>
#include <deque>

#include "core/actions/plan.h"

namespace tenaille::actions {

namespace {

using board::LatticePoint;
using board::WallRecord;

// Takes the walls up one after the other, each at an end of the line made so far; false when none fits.
bool chain(std::vector<const WallRecord*>& left, std::deque<LatticePoint>& line) {
    const auto fits = [&](const WallRecord* wall) {
        for (const LatticePoint end : {wall->points.front(), wall->points.back()})
            if (end == line.front() || end == line.back()) return true;
        return false;
    };
    const auto next = std::find_if(left.begin(), left.end(), fits);
    if (next == left.end()) return false;
    std::vector<LatticePoint> points = (*next)->points;
    left.erase(next);
    const bool atBack = points.front() == line.back() || points.back() == line.back();
    if (atBack) {
        if (points.front() != line.back()) std::reverse(points.begin(), points.end());
        line.insert(line.end(), points.begin() + 1, points.end());
    } else {
        if (points.back() != line.front()) std::reverse(points.begin(), points.end());
        line.insert(line.begin(), points.begin(), points.end() - 1);
    }
    return true;
}

}  // namespace

Result<document::ChangeSet> planJoinWalls(const PlanContext& context, const JoinWalls& intent) {
    std::vector<const WallRecord*> walls;
    for (const RecordId id : intent.walls)
        if (const WallRecord* wall = context.encounter.walls.find(id);
            wall != nullptr && std::find(walls.begin(), walls.end(), wall) == walls.end())
            walls.push_back(wall);
    if (walls.size() < 2)
        return Problem{TENAILLE_PROBLEM("Fewer than two walls are selected."),
                       {},
                       TENAILLE_PROBLEM("Select walls that meet at their ends.")};
    const WallRecord& first = *walls.front();
    if (std::any_of(walls.begin(), walls.end(),
                    [&](const WallRecord* wall) { return wall->kind != first.kind; }))
        return Problem{TENAILLE_PROBLEM("The walls are of several kinds."),
                       {},
                       TENAILLE_PROBLEM("Give them one kind first.")};
    std::deque<LatticePoint> line(first.points.begin(), first.points.end());
    std::vector<const WallRecord*> left(walls.begin() + 1, walls.end());
    while (!left.empty())
        if (!chain(left, line))
            return Problem{TENAILLE_PROBLEM("The walls do not meet at their ends."),
                           {},
                           TENAILLE_PROBLEM("Drag the ends onto each other first.")};
    document::ChangeSet changes{"joinWalls", {}, {}};
    WallRecord whole = first;
    whole.points.assign(line.begin(), line.end());
    changes.replace(first, std::move(whole));
    for (std::size_t i = 1; i < walls.size(); ++i) changes.remove(*walls[i]);
    return changes;
}

}  // namespace tenaille::actions
