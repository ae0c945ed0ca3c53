// SPDX-License-Identifier: MIT
//
// Where a creature looks that is turned towards something.
#pragma once

#include <optional>
#include <vector>

#include "core/board/creature.h"
#include "core/rules/rule_options.h"

namespace tenaille::actions {

// Clockwise from up: the facings that the rules in force permit for the space of the creature (F5-09, F5-12,
// UF-02).
std::vector<board::Facing> facingsClockwise(board::GridKind grid, const rules::RuleOptions& options,
                                            const board::Creature& creature);

// The one that points nearest to a place, in cells (board::position()); equally near ones: the first
// clockwise from up. None at the middle of the creature's own space.
std::optional<board::Facing> facingTowards(board::GridKind grid, const rules::RuleOptions& options,
                                           const board::Creature& creature, board::Position place);

}  // namespace tenaille::actions
