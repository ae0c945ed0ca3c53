// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"
#include "core/actions/wall_gaps.h"

namespace tenaille::actions {

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
        const std::vector<WallPoints> parts = withGap(wall.points, door.where);
        if (parts.size() == 1 && parts.front() == wall.points) continue;
        if (parts.empty()) {
            changes.remove(wall);
            continue;
        }
        for (const WallPoints& part : parts) {
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
