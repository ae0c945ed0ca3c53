// SPDX-License-Identifier: MIT
//
// The cells a creature threatens, for the reach overlay (SZ-05). Whether it threatens one given space is
// answered by rules/reach_band.h.
#pragma once

#include <functional>
#include <vector>

#include "core/board/creature.h"
#include "core/board/grid.h"
#include "core/rules/rule_options.h"

namespace tenaille::reach {

// In reading order, without the creature's own cells; empty for reach 0 and for creatures that are not ready.
// `isCutOff` leaves out cells in which a target would have total cover; lesser cover suppresses the attack of
// opportunity, not the threat. None: no walls.
using IsCutOff = std::function<bool(board::Cell)>;
std::vector<board::Cell> threatenedCells(board::GridKind grid, const board::Creature& creature,
                                         const rules::ReachOptions& options, const IsCutOff& isCutOff = {});

}  // namespace tenaille::reach
