// SPDX-License-Identifier: MIT
//
// Doors that players have not found: they look like a part of the wall around them, and stop the sight of
// players like it. A shadow behind them would tell where they are. What attacks and steps meet stays the door
// itself.
#pragma once

#include <string>
#include <vector>

#include "core/board/kinds.h"
#include "core/document/encounter.h"
#include "core/geometry/predicates.h"

namespace tenaille::document {

// Whether players take the door for a wall: it is secret, not open, and they never saw it open.
bool isUnfound(const board::DoorRecord& door, const board::Kinds& kinds);

// A secret door that players never saw open, as it stands there.
struct SecretDoor {
    RecordId id;
    geometry::Segment where;
    board::BarrierEffect effect;  // when it is closed
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

// Each of the doors, in their order, as a piece of the wall that goes on at one of its ends in its line, from
// door to door as far as the line reaches, else of one that touches an end. Of several kinds stone, else the
// first by name; of several effects one that stops sight, from both sides if there is such a one. A one-way
// wall keeps its direction where it goes on, else it is none. Whoever stands alone, or among pieces without a
// kind, is a stone wall if it stops sight itself, else it has no kind.
// - Ends of doors lie on lattice points, next to a slanted wall: what is about on its line counts
//   (geometry/rounded.h).
// - Open ones hide nothing, but others go on from them: what one door looks like depends on no other's state.
std::vector<WallPiece> hiddenIn(const std::vector<WallPiece>& walls, const std::vector<SecretDoor>& doors);

// The walls with the closed ones of the doors in them, joined as if there never had been a door. What they do
// to sight is left out: joined is what looks alike.
std::vector<WallPiece> withHidden(std::vector<WallPiece> walls, const std::vector<SecretDoor>& doors);

// The doors of an encounter that nobody found, with what stops the sight of players there.
struct HiddenDoor {
    RecordId door;
    geometry::Segment where;
    board::BarrierEffect effect;
    friend bool operator==(const HiddenDoor&, const HiddenDoor&) = default;
};
std::vector<HiddenDoor> hiddenDoors(const Encounter& encounter);

}  // namespace tenaille::document
