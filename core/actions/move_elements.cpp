// SPDX-License-Identifier: MIT
#include "core/actions/map_draft.h"
#include "core/actions/map_elements.h"
#include "core/actions/plan.h"
#include "core/actions/room_parts.h"

namespace tenaille::actions {

Result<document::ChangeSet> planMoveElements(const PlanContext& context, const MoveElements& intent) {
    document::ChangeSet changes{"moveElements", {std::to_string(intent.elements.size())}, {}};
    if (intent.by == board::LatticePoint{}) return changes;
    const document::Encounter& map = context.encounter;
    const board::GridKind grid = map.gridRecord().extent.grid;
    bool hasRooms = false;
    for (const RecordId id : intent.elements) {
        const std::optional<MapElement> element = elementOf(map, id);
        if (!element) return missingRecord(id);
        hasRooms = hasRooms || std::holds_alternative<board::FloorRecord>(*element);
    }
    const RoomParts parts = roomsToMove(map, intent.elements);
    std::vector<MapElement> there;
    there.reserve(parts.going.size());
    for (const MapElement& element : parts.going) {
        there.push_back(moved(element, grid, intent.by));
        const Outcome possible = checkElement(there.back());
        if (!possible) return possible.problem();
    }
    if (!hasRooms) {
        for (std::size_t i = 0; i < there.size(); ++i)
            std::visit(
                [&]<class R>(const R& before) { changes.replace(before, std::move(std::get<R>(there[i]))); },
                parts.going[i]);
        return changes;
    }
    MapDraft draft(map);
    draft.takeAway(parts);
    std::vector<board::DoorRecord> copies = parts.shared;
    for (board::DoorRecord& door : copies) door.where = {door.where.a + intent.by, door.where.b + intent.by};
    draft.putCopies(copies);
    draft.put(there);
    for (const board::TerrainRecord& terrain : parts.terrain)
        draft.addTerrain(terrain.id, terrain.kind, movedCells(grid, terrain.cells, intent.by));
    if (intent.elements.size() == 1) changes.name = "moveRoom";
    changes.changes = document::diff(map, draft.map()).changes;
    for (const MovedCreature& creature : movedCreatures(map, parts, intent.by)) {
        board::TokenRecord token = *map.tokens.find(creature.token);
        token.creature.at = creature.at;
        changes.replace(*map.tokens.find(creature.token), std::move(token));
    }
    return changes;
}

}  // namespace tenaille::actions
