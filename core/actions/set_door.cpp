// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

namespace tenaille::actions {

Result<document::ChangeSet> planSetDoor(const PlanContext& context, const SetDoor& intent) {
    const board::DoorRecord* door = context.encounter.doors.find(intent.door);
    if (door == nullptr) return missingRecord(intent.door);
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
    changes.replace(*door, std::move(after));
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
