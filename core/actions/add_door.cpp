// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"
#include "core/geometry/predicates.h"

namespace tenaille::actions {

namespace {

using geometry::LatticePoint;
using geometry::Segment;
using Line = std::vector<LatticePoint>;

// The parts of a wall that remain beside a gap. Pieces that do not lie on the line of the gap stay whole.
std::vector<Line> withGap(const Line& wall, Segment gap) {
    std::vector<Line> parts;
    Line part;
    const auto finish = [&] {
        if (part.size() > 1) parts.push_back(part);
        part.clear();
    };
    const auto extend = [&](LatticePoint from, LatticePoint to) {
        if (from == to) return;
        if (part.empty()) part.push_back(from);
        part.push_back(to);
    };
    for (std::size_t i = 1; i < wall.size(); ++i) {
        const Segment piece{wall[i - 1], wall[i]};
        if (geometry::meeting(piece, gap) != geometry::Meeting::Overlap) {
            extend(piece.a, piece.b);
            continue;
        }
        const auto along = [&](LatticePoint p) { return geometry::dot(piece.a, piece.b, p); };
        const LatticePoint first = along(gap.a) < along(gap.b) ? gap.a : gap.b;
        const LatticePoint last = along(gap.a) < along(gap.b) ? gap.b : gap.a;
        if (along(first) > 0) extend(piece.a, first);
        finish();
        if (along(last) < along(piece.b)) extend(last, piece.b);
    }
    finish();
    return parts;
}

}  // namespace

Result<document::ChangeSet> planAddDoor(const PlanContext& context, const AddDoor& intent) {
    if (intent.door.where.a == intent.door.where.b)
        return Problem{TENAILLE_PROBLEM("The door has no width."),
                       {},
                       TENAILLE_PROBLEM("Set its ends at different points.")};
    document::ChangeSet changes{"addDoor", {}, {}};
    std::uint32_t id = document::nextId(context.encounter).value;
    board::DoorRecord door = intent.door;
    door.id = RecordId{id++};
    changes.insert(door);
    for (const board::WallRecord& wall : context.encounter.walls) {
        const std::vector<Line> parts = withGap(wall.points, door.where);
        if (parts.size() == 1 && parts.front() == wall.points) continue;
        if (parts.empty()) {
            changes.remove(wall);
            continue;
        }
        for (const Line& part : parts) {
            board::WallRecord piece = wall;
            piece.points = part;
            if (&part == &parts.front()) {
                changes.replace(wall, std::move(piece));
            } else {
                piece.id = RecordId{id++};
                changes.insert(std::move(piece));
            }
        }
    }
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
