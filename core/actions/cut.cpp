// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/actions/map_draft.h"
#include "core/actions/plan.h"

namespace tenaille::actions {

Result<document::ChangeSet> planCut(const PlanContext& context, const Cut& intent) {
    const document::Encounter& map = context.encounter;
    document::ChangeSet changes{"cut", {std::to_string(intent.records.size())}, {}};
    const bool hasRooms = std::any_of(intent.records.begin(), intent.records.end(),
                                      [&](RecordId id) { return map.floors.find(id) != nullptr; });
    MapDraft draft(map);
    RemoveRecords rest{intent.records};
    if (hasRooms) {
        draft.takeAway(roomsToMove(map, intent.records));
        draft.dropBareTerrain();
        std::erase_if(rest.records, [&](RecordId id) { return map.tokens.find(id) == nullptr; });
    }
    document::Encounter after = draft.map();
    const Result<document::ChangeSet> removed =
        planRemoveRecords({after, context.board, context.options}, rest);
    if (!removed) return removed.problem();
    const Outcome fits = document::apply(after, *removed);
    if (!fits) return fits.problem();
    changes.changes = document::diff(map, after).changes;
    return changes;
}

}  // namespace tenaille::actions
