// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"
#include "core/actions/wall_edits.h"

namespace tenaille::actions {

namespace {

Problem noWidth() {
    return {TENAILLE_PROBLEM("The door has no width."),
            {},
            TENAILLE_PROBLEM("Set its ends at different points.")};
}

}  // namespace

Result<document::ChangeSet> planAddDoor(const PlanContext& context, const AddDoor& intent) {
    if (intent.door.where.a == intent.door.where.b) return noWidth();
    document::ChangeSet changes{"addDoor", {}, {}};
    WallEdits walls(context.encounter);
    walls.cut(intent.door.where);
    walls.addTo(changes);
    board::DoorRecord door = intent.door;
    door.id = walls.nextId();
    changes.insert(std::move(door));
    addLogLine(context.encounter, changes);
    return changes;
}

Result<document::ChangeSet> planSlideDoor(const PlanContext& context, const SlideDoor& intent) {
    const board::DoorRecord* door = context.encounter.doors.find(intent.door);
    if (door == nullptr) return missingRecord(intent.door);
    if (intent.where.a == intent.where.b) return noWidth();
    document::ChangeSet changes{"slideDoor", {}, {}};
    if (intent.where == door->where) return changes;
    WallEdits walls(context.encounter);
    walls.close(door->where);
    walls.cut(intent.where);
    walls.addTo(changes);
    board::DoorRecord after = *door;
    after.where = intent.where;
    changes.replace(*door, std::move(after));
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
