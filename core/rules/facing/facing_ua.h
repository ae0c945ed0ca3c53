// SPDX-License-Identifier: MIT
//
// Where the front, flank and rear areas of the combat-facing variant lie, beyond the adjacent cells too
// (UF-02 to UF-04, HX-10 to HX-13). The flanks are Zone::Left and Zone::Right. Areas are made of whole cells:
// there are no shares and no ties. What they mean is answered by attack_ua.h, awareness_ua.h and shield.h.
#pragma once

#include "core/rules/facing/arcs.h"

namespace tenaille::facing {

// The zone of one cell; Zone::None without a facing that checkFacing accepts (UF-06, UF-23, UF-24).
Zone zoneUa(GridKind grid, const Creature& creature, Cell cell, const FacingOptions& options);

// Squares between a lateral corner of an n x n space and the limit of the flank there, for diagonal facings
// (UF-03): floor((n - 1) / 2), or facing.diagonal5 for the 5 x 5 space that no figure shows.
std::int32_t flankDepth(std::int32_t n, const FacingOptions& options);

// The lines that bound the flanks; checkFacing must accept the facing and there must be one. Squares whose
// middle lies on a line belong to front or rear when facing straight; hexes on a line belong to the flank.
ArcRays arcRaysUa(GridKind grid, const Creature& creature, const FacingOptions& options);

}  // namespace tenaille::facing
