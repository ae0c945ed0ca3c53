// SPDX-License-Identifier: MIT
//
// What the GM builds where players do not see it, above all in the line of what they do see: walls are
// straight, and doors are cut into them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/actions/intent.h"
#include "core/document/encounter.h"

namespace tenaille::test {

// A wall that nobody sees through parts a board, another one crosses it or ends at it, maybe with a door in
// it, and the party stands on one side. Then how the board is after each of some deeds on the other side.
std::vector<document::Encounter> builtInTheDark(std::uint64_t seed);

// One step of the game master; a wall is refused where a door stands.
void act(document::Encounter& map, const actions::Intent& intent);
board::WallRecord wall(const std::string& kind, const geometry::Segment& where);
board::DoorRecord door(const std::string& kind, const geometry::Segment& where);
// The lattice point next to that share of a line.
board::LatticePoint partOf(const geometry::Segment& line, double share);

}  // namespace tenaille::test
