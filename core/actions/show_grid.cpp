// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

namespace tenaille::actions {

// The look of the grid is no event of the game: it is not logged.
Result<document::ChangeSet> planShowGrid(const PlanContext& context, const ShowGrid& intent) {
    document::ChangeSet changes{intent.visible ? "showGrid" : "hideGrid", {}, {}};
    board::GridRecord after = context.encounter.gridRecord();
    after.visible = intent.visible;
    changes.replace(context.encounter.gridRecord(), std::move(after));
    return changes;
}

}  // namespace tenaille::actions
