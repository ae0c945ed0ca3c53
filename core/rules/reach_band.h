// SPDX-License-Identifier: MIT
//
// How far a creature strikes and whom it threatens (SZ-03, SZ-05, SZ-07). Several families ask: the cells
// themselves are listed by reach/threatened_cells.h.
#pragma once

#include <cstdint>

#include "core/board/creature.h"
#include "core/board/grid.h"
#include "core/rules/rule_options.h"

namespace tenaille::rules {

// Distances, both ends included, at which a creature strikes. Empty when last < first.
struct ReachBand {
    std::int32_t first = 0;
    std::int32_t last = -1;

    constexpr bool empty() const { return last < first; }
    constexpr bool holds(std::int32_t distance) const { return distance >= first && distance <= last; }
};

// Natural reach n: 0..n. Reach weapon: n+1..2n (SZ-07). Reach 0 strikes in its own space only and threatens
// nothing (SZ-03): empty.
constexpr ReachBand reachBand(const board::Creature& creature) {
    if (creature.reach == 0) return {};
    if (creature.reachWeapon) return {creature.reach + 1, 2 * creature.reach};
    return {0, creature.reach};
}

// Distance between two spaces for reach and threat (GEO-4). With the option, a gap of exactly two cells on
// both axes counts 2 instead of 3 on squares (SZ-05); never for movement.
int reachDistance(board::GridKind grid, const board::Creature& from, const board::Footprint& footprint,
                  board::Cell at, const ReachOptions& options);

// The creature threatens the space: it is armed, aware and the nearest cells are at a distance of its band.
bool threatens(board::GridKind grid, const board::Creature& creature, const board::Footprint& footprint,
               board::Cell at, const ReachOptions& options);

}  // namespace tenaille::rules
