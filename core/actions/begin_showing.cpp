// SPDX-License-Identifier: MIT
#include <utility>

#include "core/actions/plan.h"
#include "core/document/fog.h"

namespace tenaille::actions {

// explore() adds what the party sees now.
Result<document::ChangeSet> planBeginShowing(const PlanContext& context, const BeginShowing&) {
    const document::Encounter& map = context.encounter;
    document::ChangeSet changes{"beginShowing", {}, {}};
    const board::PlayerViewRecord before = document::playerViewOf(map);
    if (before.shown) return changes;
    board::PlayerViewRecord after = before;
    after.shown = true;
    RecordId next = document::nextId(map);
    if (before.id) {
        changes.replace(before, std::move(after));
    } else {
        after.id = next;
        ++next.value;
        changes.insert(std::move(after));
    }
    document::FogMasks fog = document::fogOf(map);
    fog.explored.clear();
    document::putFog(map, fog, next, changes);
    for (const board::DoorRecord& door : map.doors) {
        board::DoorRecord unseen = door;
        unseen.memory = board::DoorMemory::Unseen;
        changes.replace(door, std::move(unseen));
    }
    for (const board::TokenRecord& token : map.tokens) {
        board::TokenRecord unmet = token;
        unmet.metAs = 0;
        changes.replace(token, std::move(unmet));
    }
    addLogLine(map, changes);
    return changes;
}

}  // namespace tenaille::actions
