// SPDX-License-Identifier: MIT
//
// Which enemies get an attack of opportunity when a creature walks a path: the families opportunity and cover
// put together.
#pragma once

#include <span>
#include <vector>

#include "core/board/board_view.h"
#include "core/rules/opportunity/opportunity.h"
#include "core/rules/rule_options.h"

namespace tenaille::actions {

struct Provoked {
    RecordId enemy;
    std::size_t step = 0;  // index in the path
    friend bool operator==(const Provoked&, const Provoked&) = default;
};

// `mover` as it stands, `path` the anchors entered. Enemies are all creatures of other sides that are not
// neutral (SZ-08; a creature in cover provokes nobody, CV-07). In the order of the enemies on the board.
std::vector<Provoked> provocationsOf(const board::BoardView& board, const board::Creature& mover,
                                     std::span<const board::Cell> path, const rules::RuleOptions& options);

}  // namespace tenaille::actions
