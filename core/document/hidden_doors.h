// SPDX-License-Identifier: MIT
//
// Doors that players have not found: they look like a part of the wall that they were cut from
// (door_walls.h), and stop the sight of players like it. A shadow behind them would tell where they are. What
// attacks and steps meet stays the door itself.
//
// A one-way wall goes on in its direction; where the door does not know it, it stops sight from both sides.
#pragma once

#include <string>
#include <vector>

#include "core/board/kinds.h"
#include "core/document/encounter.h"
#include "core/geometry/predicates.h"

namespace tenaille::document {

// Whether players take the door for a wall: it is secret, not open, and they never saw it open.
bool isUnfound(const board::DoorRecord& door, const board::Kinds& kinds);

// A secret door that players never saw open, as the piece of wall that they take it for.
struct SecretDoor {
    RecordId id;
    geometry::Segment where;      // in the direction of its wall
    geometry::Segment line;       // as of the door
    std::string look;             // as they see it; empty: nothing to see
    board::BarrierEffect effect;  // on their sight
    bool open = false;
    friend bool operator==(const SecretDoor&, const SecretDoor&) = default;
};
std::vector<SecretDoor> secretDoors(const Table<board::DoorRecord>& doors, const board::Kinds& kinds);

// A piece of a wall: what players see there, and what it does to their sight.
struct WallPiece {
    geometry::Segment where;
    std::string kind;  // empty: nothing to see
    board::BarrierEffect effect;
    friend bool operator==(const WallPiece&, const WallPiece&) = default;
};

// What players see of walls, in one form for all ways to record them; what is alike is one piece as long as
// it goes. Those that only the GM sees have no kind.
std::vector<WallPiece> wallPieces(const Table<board::WallRecord>& walls, const board::Kinds& kinds);

// The walls with the closed ones of the doors in them, joined along their lines as if there never had been a
// door. What they do to sight is left out: joined is what looks alike.
std::vector<WallPiece> withHidden(std::vector<WallPiece> walls, const std::vector<SecretDoor>& doors);

// The lines that slanted walls had before doors were cut into them (DoorRecord::line), each from its smaller
// end, ascending: what is seen of a part of such a wall must not depend on where the part ends in the dark.
std::vector<geometry::Segment> wallLines(const Table<board::DoorRecord>& doors);

// The doors of an encounter that nobody found, with what stops the sight of players there.
struct HiddenDoor {
    RecordId door;
    geometry::Segment where;
    board::BarrierEffect effect;
    friend bool operator==(const HiddenDoor&, const HiddenDoor&) = default;
};
std::vector<HiddenDoor> hiddenDoors(const Encounter& encounter);

}  // namespace tenaille::document
