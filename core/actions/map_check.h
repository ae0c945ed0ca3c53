// SPDX-License-Identifier: MIT
//
// What may be wrong with a drawn map: gaps in walls that nobody sees but every line of sight, doors that
// belong to no wall, rooms without a way in. Each finding says where, and most of them what would mend it.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/actions/map_intents.h"
#include "core/document/encounter.h"

namespace tenaille::actions {

enum class MapFlaw : std::uint8_t {
    Speck,           // a wall shorter than a tenth of a cell
    Doubled,         // a wall that lies wholly on another one of its kind
    Gap,             // a wall or a door ends less than a tenth of a cell beside another
    WallBehindDoor,  // a wall runs on behind a door or close by it: opening it opens nothing
    DoorOffWall,     // neither end of a door touches anything
    NoWayIn,         // a room or a part of it that cannot be reached from the rest, doors being open
    OffTheBoard,     // an element that lies farther than two cells beside the board
    OpenEnd,         // a wall or a door ends less than a cell before another: a hole, if it is not meant
    OpenSide,        // a room that has walls has none for a cell or more, and no other floor lies behind
    DoorToNowhere,   // there are floors, but on one side of a door there is none
    OverTheBorder,   // a floor that the border of the board cuts
    RoomsOverlap,    // the walls of two rooms run through each other
    FlatFloor,       // a floor of next to no area, which nobody can pick
    TwoKinds,        // a wall lies on another one of another kind: the harder one decides
};

struct MapFinding {
    MapFlaw flaw = MapFlaw::Gap;
    std::vector<RecordId> records;  // it is about; empty: a place alone
    board::LatticePoint at;         // to look at
    // Gap, OpenEnd, OpenSide: its width in 1/1000 of a cell, rounded up; NoWayIn: cells
    std::int32_t size = 0;
    std::optional<MapRepair> repair;      // nothing: a matter of taste
    std::optional<MapRepair> meant = {};  // what says that it is meant so, and is not told again
};

// Whether mending everything mends it as well; the rest may be meant, or something would be lost, and waits
// for a word.
bool isSurelyWrong(MapFlaw flaw);

// All findings, by flaw and then by place; the same map has the same findings. Linear in the size of the map
// for maps whose walls do not crowd. Asked to stop it returns soon, with nothing.
std::vector<MapFinding> checkMap(const document::Encounter& map, const std::stop_token& stop = {});

}  // namespace tenaille::actions
