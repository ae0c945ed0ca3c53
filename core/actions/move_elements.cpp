// SPDX-License-Identifier: MIT
//
// Elements of a map go elsewhere: moved, turned, made larger or smaller; floors among them with their rooms.
#include <algorithm>
#include <cstdlib>

#include "core/actions/map_draft.h"
#include "core/actions/map_elements.h"
#include "core/actions/plan.h"
#include "core/actions/room_parts.h"

namespace tenaille::actions {

namespace {

using board::LatticePoint;

// What becomes of an element, and of the cells of terrain in a room.
template <class There, class CellsThere, class CreaturesThere>
Result<document::ChangeSet> replaced(const document::Encounter& map, const std::vector<RecordId>& elements,
                                     const RoomParts& parts, document::ChangeSet changes,
                                     const char* nameOfRoom, There there, CellsThere cellsThere,
                                     CreaturesThere creaturesThere) {
    bool hasRooms = false;
    for (const RecordId id : elements) {
        const std::optional<MapElement> element = elementOf(map, id);
        if (!element) return missingRecord(id);
        hasRooms = hasRooms || std::holds_alternative<board::FloorRecord>(*element);
    }
    std::vector<MapElement> after;
    after.reserve(parts.going.size());
    for (const MapElement& element : parts.going) {
        after.push_back(there(element));
        const Outcome possible = checkElement(after.back());
        if (!possible) return possible.problem();
    }
    if (!hasRooms) {
        for (std::size_t i = 0; i < after.size(); ++i)
            std::visit(
                [&]<class R>(const R& before) { changes.replace(before, std::move(std::get<R>(after[i]))); },
                parts.going[i]);
        return changes;
    }
    MapDraft draft(map);
    draft.takeAway(parts);
    std::vector<board::DoorRecord> copies = parts.shared;
    for (board::DoorRecord& door : copies) door.where = std::get<board::DoorRecord>(there(door)).where;
    draft.putCopies(copies);
    draft.put(after);
    for (const board::TerrainRecord& terrain : parts.terrain)
        draft.addTerrain(terrain.id, terrain.kind, cellsThere(terrain.cells));
    if (elements.size() == 1) changes.name = nameOfRoom;
    changes.changes = document::diff(map, draft.map()).changes;
    for (const MovedCreature& creature : creaturesThere(parts)) {
        board::TokenRecord token = *map.tokens.find(creature.token);
        token.creature.at = creature.at;
        changes.replace(*map.tokens.find(creature.token), std::move(token));
    }
    return changes;
}

}  // namespace

Result<document::ChangeSet> planMoveElements(const PlanContext& context, const MoveElements& intent) {
    document::ChangeSet changes{"moveElements", {std::to_string(intent.elements.size())}, {}};
    if (intent.by == LatticePoint{}) return changes;
    const document::Encounter& map = context.encounter;
    const board::GridKind grid = map.gridRecord().extent.grid;
    return replaced(
        map, intent.elements, roomsToMove(map, intent.elements), std::move(changes), "moveRoom",
        [&](const MapElement& element) { return moved(element, grid, intent.by); },
        [&](const std::vector<board::Cell>& cells) { return movedCells(grid, cells, intent.by); },
        [&](const RoomParts& parts) { return movedCreatures(map, parts, intent.by); });
}

Result<document::ChangeSet> planReshapeElements(const PlanContext& context, const ReshapeElements& intent) {
    // Between neighbours a turned wall would close what leads from one to the other, and nobody would see it.
    const RoomParts parts = roomsToMove(context.encounter, intent.elements);
    if (!parts.shared.empty() || !parts.staying.empty())
        return Problem{
            TENAILLE_PROBLEM("The room shares walls or doors with what lies beside it."),
            {},
            TENAILLE_PROBLEM("Drag it away from its neighbours, turn or size it there, and drag it "
                             "back.")};
    const bool turns = intent.turns != 0;
    document::ChangeSet changes{
        turns ? "turnElements" : "scaleElements", {std::to_string(intent.elements.size())}, {}};
    const document::Encounter& map = context.encounter;
    const board::GridKind grid = map.gridRecord().extent.grid;
    constexpr std::int32_t kTenths = 10;
    const auto there = [&](MapElement element) {
        element = turned(std::move(element), grid, intent.about, intent.turns);
        const bool grows = intent.tenths > 0;
        for (std::int32_t i = 0; i < std::abs(intent.tenths); ++i)
            element = scaled(std::move(element), intent.about, grows ? kTenths + 1 : kTenths,
                             grows ? kTenths : kTenths + 1);
        return element;
    };
    // Who stands in a room that is turned stays: there may be no place for him elsewhere.
    return replaced(
        map, intent.elements, parts, std::move(changes), turns ? "turnRoom" : "scaleRoom", there,
        [&](std::vector<board::Cell> cells) {  // where a room only grows they stay
            for (board::Cell& cell : cells)
                cell =
                    board::cellAt(grid, turned(board::centre(grid, cell), grid, intent.about, intent.turns));
            return cells;
        },
        [](const RoomParts&) { return std::vector<MovedCreature>(); });
}

}  // namespace tenaille::actions
