// SPDX-License-Identifier: MIT
//
// What the 5e arcs mean between a creature and another one: may it target the other, does the other attack it
// with advantage, does its shield count (F5-05 to F5-08, F5-16).
#pragma once

#include <optional>
#include <vector>

#include "core/rules/facing/arcs.h"
#include "core/rules/modifier.h"
#include "core/rules/ruling.h"

namespace tenaille::facing {

// One cell of the other creature as seen by the creature.
struct SeenCell {
    CellArc place;
    Arc role = Arc::Front;  // after the creature's own table of arcs; Self and None play front
    bool nearest = false;   // no cell of the other is nearer to the creature's space (grid distance)
};

// Evidence: all cells of the other, in reading order.
std::vector<SeenCell> traceCells5e(GridKind grid, const Creature& creature, const Creature& other,
                                   const FacingOptions& options);

struct Target5e {
    bool canTarget = true;   // F5-05: some cell is not in a rear role
    bool advantage = false;  // F5-06, F5-16: every cell in a rear role, or some with rearAdvantage = anyCell
    bool seen = true;  // F5-06: by facing alone: some cell is not in a rear role, or facing.rearUnseen is off
    bool mayOriginate = true;  // F5-05: an area of the creature may start there (facing.areaOriginInRear)
    std::optional<bool> shieldApplies;  // F5-07: judged on the nearest cells, the best for the defender; none
                                        // without a shield
    // For an attack of the other on the creature: the loss of the shield, or the reason why it stays.
    std::vector<rules::Modifier> modifiers;
};
// Whoever ignores facing (Trait::IgnoresFacing) targets and sees all round, and nobody has advantage for
// standing behind it.
Target5e gradeTarget5e(const std::vector<SeenCell>& cells, const Creature& creature,
                       const FacingOptions& options);

using TargetRuling5e = rules::Ruling<Target5e, std::vector<SeenCell>>;
TargetRuling5e target5e(GridKind grid, const Creature& creature, const Creature& other,
                        const FacingOptions& options);

}  // namespace tenaille::facing
