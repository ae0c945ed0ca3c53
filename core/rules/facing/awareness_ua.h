// SPDX-License-Identifier: MIT
//
// Combat facing beside attacks: the cost of a step, perception by direction, readied actions, where a
// caster's areas may start (UF-10 to UF-13, UF-21 to UF-23, UF-30, UF-31, HX-14).
#pragma once

#include <optional>
#include <vector>

#include "core/rules/facing/arcs.h"

namespace tenaille::facing {

// One step of a move without turning. UF-12: only the direction counts, by the areas of a one-cell creature.
// `cost` is the cost of the step by distance and terrain; into a flank or the rear it is doubled, with
// facing.sidewaysCost = plusOne it is 1 more.
struct StepUa {
    Zone zone = Zone::None;
    std::int32_t cost = 0;
};
StepUa stepUa(GridKind grid, board::Facing facing, Cell step, bool faceless, std::int32_t cost,
              const FacingOptions& options);

// Spot modifier for something in a cell: 0 in front, -5 in a flank, -10 in the rear (UF-21); with Combat
// Awareness 0 and -5, or 0 everywhere with facing.combatAwareness = full. None with all-around vision or
// without a facing.
std::int32_t spotModifier(const Creature& creature, Zone zone, const FacingOptions& options);

// UF-22: a readied action may be triggered by something seen or heard in that zone.
bool mayTrigger(const Creature& creature, Zone zone, bool bySight);

// UF-31: grid points on the border of the space that are a corner of a front square, in reading order; every
// border point without a facing. Squares only.
std::vector<Cell> spellOrigins(const Creature& creature, const FacingOptions& options);

// HX-14: the corner directions of the cones that a one-hex caster may use: those whose two first hexes are
// both in front; all six without a facing. Nothing for larger spaces.
std::optional<std::vector<board::Facing>> coneDirections(GridKind grid, const Creature& creature,
                                                         const FacingOptions& options);

}  // namespace tenaille::facing
