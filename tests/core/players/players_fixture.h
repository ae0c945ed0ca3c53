// SPDX-License-Identifier: MIT
#pragma once

// Two rooms side by side, a door between them: the party stands in the left one.
//
//   +---------+---------+   12 x 6 squares; the wall stands at x = 6, the door in it from y = 2 to 3
//   |  h      D    f    |
//   +---------+---------+

#include "core/board/riding.h"
#include "core/document/board_of.h"
#include "core/document/fog.h"
#include "core/document/project.h"
#include "core/players/player_scene.h"
#include "tests/support/sample_boards.h"

namespace tenaille::test {

inline constexpr std::int32_t kCell = geometry::kUnitsPerCell;

struct TwoRooms {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 12, 6});
    RecordId door;
    RecordId hero;
    RecordId foe;

    explicit TwoRooms(const char* kindOfDoor = "door") {
        wall({{0, 0}, {12 * kCell, 0}, {12 * kCell, 6 * kCell}, {0, 6 * kCell}, {0, 0}});
        wall({{6 * kCell, 0}, {6 * kCell, 2 * kCell}});
        wall({{6 * kCell, 3 * kCell}, {6 * kCell, 6 * kCell}});
        board::DoorRecord record;
        record.kind = kindOfDoor;
        record.where = {{6 * kCell, 2 * kCell}, {6 * kCell, 3 * kCell}};
        door = add(map, map.doors, record);
        board::TokenRecord token =
            makeToken(board::GridKind::Square, "Arda", document::kPartySide, {2, 2}, "E");
        token.creature.facing.reset();
        hero = add(map, map.tokens, token);
        token = makeToken(board::GridKind::Square, "Ogre", "foe", {8, 2}, "W");
        token.creature.facing.reset();
        foe = add(map, map.tokens, token);
    }

    RecordId wall(std::vector<board::LatticePoint> points, const char* kind = "stone") {
        board::WallRecord record;
        record.kind = kind;
        record.points = std::move(points);
        return add(map, map.walls, record);
    }
    void setDoor(board::DoorState state) {
        board::DoorRecord record = *map.doors.find(door);
        record.state = state;
        map.doors.put(record);
    }
    template <class Change>
    void edit(RecordId id, Change change) {
        board::TokenRecord record = *map.tokens.find(id);
        change(record);
        map.tokens.put(record);
    }
    // A horse of two by two cells under it.
    RecordId mountUnder(RecordId rider) {
        board::TokenRecord horse = *map.tokens.find(rider);
        horse.name = "Horse";
        horse.creature.footprint = {2, 2};
        const RecordId mount = add(map, map.tokens, horse);
        edit(rider, [&](board::TokenRecord& token) { board::mountUp(*map.tokens.find(mount), token); });
        return mount;
    }
    void setView(board::PlayerMode mode, board::Daylight light = board::Daylight::Bright) {
        board::PlayerViewRecord record;
        record.id = {900};
        record.mode = mode;
        record.light = light;
        map.playerView.put(record);
    }
    players::SightGround ground() const { return {map, document::boardOf(map), document::optionsOf(map)}; }
    players::PlayerScene scene() const { return players::playerScene(map, ground()); }
};

// The sample in the middle of a cell.
inline bool hasCell(const board::SampleMask& mask, int x, int y) {
    return mask.test(x * board::kSamplesPerCell + 8, y * board::kSamplesPerCell + 8);
}

}  // namespace tenaille::test
