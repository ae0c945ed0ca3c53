// SPDX-License-Identifier: MIT
//
// Which directions a shield covers, in both rule sets (F5-07, UF-35, UF-36).
#pragma once

#include "core/rules/facing/arcs.h"
#include "core/rules/modifier.h"

namespace tenaille::facing {

// F5-08: the role of a zone by the creature's table of arcs. Self and None play front.
Arc roleOf(const Creature& creature, Zone zone);

// A shield counts against attacks from the front and from its own side; one of the front only from there.
bool coversRole(const board::Shield& shield, Arc role);

// Whether the creature's shield (there must be one) counts against an attack from a cell. 5e judges the role
// of the arc, ua the area; with facing.shieldCoverage = figure ua leaves out the front cells strictly on the
// off side of the line through the middle of the space along the facing. Own cells and creatures without a
// facing are covered.
bool shieldCovers(System system, GridKind grid, const Creature& creature, Cell cell,
                  const FacingOptions& options);

// What a shield changes in the armour class, which contains it: minus bonus and enhancement when it does not
// cover, else 0 ("facing.shield.covers" and "facing.shield.notThisArc", with what it is worth as argument).
// In 5e with facing.shieldMagicStays the enhancement is not lost.
rules::Modifier shieldModifier(System system, const Creature& creature, bool covers,
                               const FacingOptions& options);

}  // namespace tenaille::facing
