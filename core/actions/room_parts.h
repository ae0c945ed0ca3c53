// SPDX-License-Identifier: MIT
//
// RoomParts: what belongs to the rooms that are moved or copied. A room is a floor with the walls and doors
// around it, the floors, lights, things, words and notes on it, and its terrain. Creatures stand in it: they
// are moved with it, but no part of copies.
#pragma once

#include <optional>
#include <vector>

#include "core/actions/map_intents.h"
#include "core/document/encounter.h"

namespace tenaille::actions {

struct RoomParts {
    // As they are now. Walls are cut to what belongs to the rooms; parts of walls have no id.
    std::vector<MapElement> going;
    std::vector<RecordId> walls;  // those of which something goes
    // What remains of them where they are; the first part of each keeps its id.
    std::vector<board::WallRecord> staying;
    std::vector<board::TerrainRecord> terrain;  // kinds and cells that go
    std::vector<board::DoorRecord> shared;      // doors that stay; copies go
    std::vector<RecordId> creatures;            // whose middle is in the rooms
};

// These elements, with the rooms of the floors among them, to be moved: of walls and doors that they share
// with a floor that stays copies go. What lies on several floors belongs to the topmost one. Without a floor
// the elements are all.
RoomParts roomsToMove(const document::Encounter& map, const std::vector<RecordId>& elements);

// The same to be copied: everything around the rooms belongs to them.
RoomParts roomsToCopy(const document::Encounter& map, const std::vector<RecordId>& elements);

// The cells of the creatures once the rooms went that far. Those that would leave the board stay, and are
// not listed.
struct MovedCreature {
    RecordId token;
    board::Cell at;
};
std::vector<MovedCreature> movedCreatures(const document::Encounter& map, const RoomParts& parts,
                                          board::LatticePoint by);

// The cells as far away as lattice points that differ by `by`; on the nearest ones where that is no whole
// number of cells.
std::vector<board::Cell> movedCells(board::GridKind grid, std::vector<board::Cell> cells,
                                    board::LatticePoint by);

// The topmost floor at a point, one of several at its border.
std::optional<RecordId> floorAt(const document::Encounter& map, board::LatticePoint at);

}  // namespace tenaille::actions
