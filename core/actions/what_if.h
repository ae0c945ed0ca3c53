// SPDX-License-Identifier: MIT
//
// "And from there?": the board as it would be with creatures in other places. Nothing is changed; a drag asks
// the rules about it with every step of the pointer.
#pragma once

#include <optional>
#include <span>

#include "core/board/board_view.h"
#include "core/board/records.h"
#include "core/rules/rule_options.h"

namespace tenaille::actions {

// Where a creature would stand, and look; without a facing it looks as it does.
struct Placement {
    RecordId token;
    board::Cell at;
    std::optional<board::Facing> facing;
    friend bool operator==(const Placement&, const Placement&) = default;
};

// The board with the placements, the last of one creature counting; those of creatures that are not on it do
// nothing. Costs O(creatures): walls and terrain are shared with `board`.
board::BoardView boardWith(const board::BoardView& board, std::span<const Placement> placements);

// The creature's record as it would be.
board::TokenRecord tokenWith(board::TokenRecord token, std::span<const Placement> placements);

// How the creature looks when it has gone that way, step by step from where it stands: by option it faces the
// way that it goes (F5-03 d, UF-07).
std::optional<board::Facing> facingAfter(const rules::RuleOptions& options, board::GridKind grid,
                                         board::Creature creature, std::span<const board::Cell> path);

}  // namespace tenaille::actions
