// SPDX-License-Identifier: MIT
#include "core/actions/explore.h"
#include "core/actions/plan.h"
#include "core/players/beside_known.h"

namespace tenaille::actions {

namespace {

board::DoorMemory memoryOf(board::DoorState state) {
    return state == board::DoorState::Open ? board::DoorMemory::Open : board::DoorMemory::Closed;
}

}  // namespace

Result<document::ChangeSet> planSetDoor(const PlanContext& context, const SetDoor& intent) {
    const board::DoorRecord* door = context.encounter.doors.find(intent.door);
    if (door == nullptr) return missingRecord(intent.door);
    const board::Kinds kinds = document::kindsOf(context.encounter);
    const board::DoorKind* kind = kinds.door(door->kind);
    if (kind != nullptr && kind->alwaysOpen)
        return Problem{TENAILLE_PROBLEM("An archway has nothing to open or to close."),
                       {},
                       TENAILLE_PROBLEM("In map mode, choose another kind for it.")};
    if (intent.locksCount && door->state == board::DoorState::Locked &&
        intent.state == board::DoorState::Open)
        return Problem{TENAILLE_PROBLEM("The door is locked."),
                       {},
                       TENAILLE_PROBLEM("Shift+click unlocks it; its menu opens it all the same.")};
    document::ChangeSet changes;
    switch (intent.state) {
        case board::DoorState::Open:
            changes.name = "openDoor";
            break;
        case board::DoorState::Closed:
            changes.name = "closeDoor";
            break;
        case board::DoorState::Locked:
            changes.name = "lockDoor";
            break;
    }
    board::DoorRecord after = *door;
    after.state = intent.state;
    const bool found = intent.state == board::DoorState::Open || door->memory != board::DoorMemory::Unseen;
    if (found && context.playersLook && players::isAlong(shownAnyway(context.encounter), door->where))
        after.memory = memoryOf(intent.state);
    changes.replace(*door, std::move(after));
    addLogLine(context.encounter, changes);
    return changes;
}

Result<document::ChangeSet> planShowDoor(const PlanContext& context, const ShowDoor& intent) {
    const board::DoorRecord* door = context.encounter.doors.find(intent.door);
    if (door == nullptr) return missingRecord(intent.door);
    document::ChangeSet changes{intent.known ? "showDoor" : "concealDoor", {}, {}};
    board::DoorRecord after = *door;
    after.memory = intent.known ? memoryOf(door->state) : board::DoorMemory::Unseen;
    changes.replace(*door, std::move(after));
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
