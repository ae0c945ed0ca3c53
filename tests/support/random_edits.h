// SPDX-License-Identifier: MIT
//
// What somebody might do to a document next, whatever it holds; plan() may refuse it.
#pragma once

#include <random>

#include "core/actions/intent.h"
#include "core/document/encounter.h"

namespace tenaille::test {

// Walls, rooms, doors, terrain, things and kinds, within 12 x 10 cells.
actions::Intent randomMapEdit(const document::Encounter& map, std::mt19937& random);

// Creatures, doors, rules, grid and the clock of a fight.
actions::Intent randomGameEdit(const document::Encounter& encounter, std::mt19937& random);

}  // namespace tenaille::test
