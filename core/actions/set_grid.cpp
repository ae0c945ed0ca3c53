// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/actions/plan.h"
#include "core/board/footprint.h"

namespace tenaille::actions {

namespace {

// The first creature that would stand outside.
const board::TokenRecord* outsider(const document::Encounter& encounter, const board::Extent& extent) {
    for (const board::TokenRecord& token : encounter.tokens) {
        const auto cells = board::cellsAt(extent.grid, token.creature.footprint, token.creature.at);
        if (!std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return extent.contains(cell); }))
            return &token;
    }
    return nullptr;
}

}  // namespace

Result<document::ChangeSet> planSetGrid(const PlanContext& context, const SetGrid& intent) {
    const board::GridRecord& before = context.encounter.gridRecord();
    const board::Extent& extent = intent.extent;
    if (std::min(extent.width, extent.height) < 1 ||
        std::max(extent.width, extent.height) > geometry::kMaxCellsPerSide)
        return Problem{TENAILLE_PROBLEM("A board has 1 to 512 cells a side."),
                       {},
                       TENAILLE_PROBLEM("Choose a size within these.")};
    if (extent.grid != before.extent.grid && !document::isBare(context.encounter))
        return Problem{TENAILLE_PROBLEM("The grid keeps its kind: something lies on the board."),
                       {},
                       TENAILLE_PROBLEM("Make a new encounter with the other grid.")};
    if (const board::TokenRecord* token = outsider(context.encounter, extent))
        return Problem{TENAILLE_PROBLEM("%1 would stand outside of the board."),
                       {token->name},
                       TENAILLE_PROBLEM("Move or remove the creature first.")};
    document::ChangeSet changes{"setGrid", {}, {}};
    board::GridRecord after = before;
    after.extent = extent;
    changes.replace(before, std::move(after));
    return changes;
}

}  // namespace tenaille::actions
