// SPDX-License-Identifier: MIT
//
// Which enemies get an attack of opportunity when a creature of the board walks a path
// (attack/opportunities.h).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/actions/plan.h"
#include "core/actions/what_if.h"
#include "core/board/board_view.h"
#include "core/rules/rule_options.h"

namespace tenaille::actions {

struct Provoked {
    RecordId enemy;
    std::size_t step = 0;                // index in the path
    std::optional<std::int32_t> facing;  // UF-14: what both facings add to the roll; none without the variant
    friend bool operator==(const Provoked&, const Provoked&) = default;
};

// `mover` as it stands, `path` the anchors entered. Enemies are all creatures of other sides that are not
// neutral (SZ-08); those whom another rule denies their attack are left out. In the order of the enemies on
// the board.
std::vector<Provoked> provocationsOf(const board::BoardView& board, const board::Creature& mover,
                                     std::span<const board::Cell> path, const rules::RuleOptions& options);

// An attack of opportunity that a move would give to an enemy.
struct StrikeOffer {
    RecordId enemy;
    Placement mover;  // where it is struck: on what it leaves, turned as it was then (SZ-08, UF-14)
};

// Those of a move, one creature after the other; who rides is struck as the mount that walks. None where the
// game master places creatures, or the clock of segments makes its own offers (AO-06).
std::vector<StrikeOffer> strikeOffers(const PlanContext& context, const MoveTokens& move);

// Whether it took such an offer since the round of a game of turns began: by the log.
bool hasStruckInPassing(const document::Encounter& encounter, RecordId enemy);

}  // namespace tenaille::actions
