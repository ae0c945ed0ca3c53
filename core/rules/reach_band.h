// SPDX-License-Identifier: MIT
//
// How far a creature strikes and whom it threatens (SZ-03 to SZ-05, SZ-07). Several families ask: the cells
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

// Natural reach n: 0..n. Reach weapon: n+1..2n, by option 2n alone (SZ-07). Reach 0 strikes in its own space
// only and threatens nothing (SZ-03): empty.
constexpr ReachBand reachBand(const board::Creature& creature, const ReachOptions& options) {
    if (creature.reach == 0) return {};
    if (!creature.reachWeapon) return {0, creature.reach};
    const std::int32_t last = 2 * creature.reach;
    return {options.weaponBand == WeaponBand::Exactly ? last : creature.reach + 1, last};
}

// Distance between two spaces for reach and threat (GEO-4). With the option, a gap of exactly two cells on
// both axes counts 2 instead of 3 on squares (SZ-05); never for movement.
int reachDistance(board::GridKind grid, const board::Creature& from, const board::Footprint& footprint,
                  board::Cell at, const ReachOptions& options);

// Armed, aware and able to strike (FL-02): what a creature needs to threaten anything at all.
constexpr bool isReady(const board::Creature& creature) {
    return creature.threatens && !creature.traits.has(board::Trait::Helpless);
}

// The creature threatens the space: it is ready and the nearest cells are at a distance of its band. Walls
// play no part here: whoever has the board leaves out what lies in total cover (SZ-05).
bool threatens(board::GridKind grid, const board::Creature& creature, const board::Footprint& footprint,
               board::Cell at, const ReachOptions& options);

}  // namespace tenaille::rules
