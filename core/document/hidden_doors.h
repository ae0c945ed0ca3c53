// SPDX-License-Identifier: MIT
//
// Doors that players have not found (isUnfound()): they look like a part of the wall around them, and stop
// the sight of players like it. A shadow behind them would tell where they are. What attacks and steps meet
// stays the door itself.
#pragma once

#include <string>
#include <vector>

#include "core/board/kinds.h"
#include "core/document/encounter.h"
#include "core/geometry/predicates.h"

namespace tenaille::document {

// Whether players take the door for a wall: it is secret, not open, and they never saw it open.
bool isUnfound(const board::DoorRecord& door, const board::Kinds& kinds);

// A piece of a wall: what players see there, and what it does.
struct WallPiece {
    geometry::Segment where;
    std::string kind;  // empty: nothing to see
    board::BarrierEffect effect;
};

// Each of the doors, in their order, as a piece of the wall that goes on at one of its ends in its line, from
// door to door as far as the line reaches, else of one that touches an end. Of several kinds stone, else the
// first by name; of several effects one that stops sight, from both sides if there is such a one. A one-way
// wall keeps its direction. Whoever stands alone, or among pieces without a kind, has no kind.
std::vector<WallPiece> hiddenIn(std::vector<WallPiece> walls, const std::vector<geometry::Segment>& doors);

// The doors of an encounter that nobody found, with what stops the sight of players there: the wall around
// them, or their own effect when they stand alone.
struct HiddenDoor {
    RecordId door;
    geometry::Segment where;
    board::BarrierEffect effect;
    friend bool operator==(const HiddenDoor&, const HiddenDoor&) = default;
};
std::vector<HiddenDoor> hiddenDoors(const Encounter& encounter);

// What a wall looks like to players; empty: only the GM sees it.
std::string wallLookForPlayers(const board::WallRecord& wall, const board::Kinds& kinds);

}  // namespace tenaille::document
