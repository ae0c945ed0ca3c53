// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

namespace tenaille::actions {

Result<document::ChangeSet> planSetOpenings(const PlanContext& context, const SetOpenings& intent) {
    document::ChangeSet changes{intent.windows ? "setOpeningsWindows" : "setOpeningsDoors", {}, {}};
    for (const RecordId id : intent.doors) {
        const board::DoorRecord* door = context.encounter.doors.find(id);
        if (door == nullptr) continue;
        board::DoorRecord after = *door;
        after.kind = intent.windows ? "window" : "door";
        after.state = intent.windows ? board::DoorState::Closed : board::DoorState::Open;
        changes.replace(*door, std::move(after));
    }
    changes.arguments = {std::to_string(changes.changes.size())};
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
