// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

namespace tenaille::actions {

Result<document::ChangeSet> planCut(const PlanContext& context, const Cut& intent) {
    Result<document::ChangeSet> changes = planRemoveRecords(context, {intent.records});
    if (!changes) return changes;
    const std::size_t rooms = countOfFloors(context.encounter, intent.records);
    changes->name = rooms == 0 ? "cut" : rooms == 1 ? "cutRoom" : "cutRooms";
    changes->arguments = {std::to_string(rooms == 0 ? intent.records.size() : rooms)};
    return changes;
}

}  // namespace tenaille::actions
