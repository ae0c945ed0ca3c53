// SPDX-License-Identifier: MIT
//
// Attacks of opportunity along a path with everything that has a say in them: opportunity/ finds the steps
// that provoke, cover, sight and facing deny some of them (CV-07, CO-08, F5-05), and with the facing variant
// each gets its modifiers, judged where the mover was and as both faced then (UF-14).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/board/board_view.h"
#include "core/rules/cover/cover_lines.h"
#include "core/rules/modifier.h"
#include "core/rules/opportunity/opportunity.h"
#include "core/rules/rule_options.h"

namespace tenaille::attack {

struct Opportunity {
    opportunity::Provocation provocation;
    std::optional<std::int32_t> facing;      // UF-14: the sum of `modifiers`; none without the variant
    std::vector<rules::Modifier> modifiers;  // facing variant
};

// As opportunity::traceProvocations: at most one attack for each enemy, denied ones before it included. With
// facing.whileMoving = follow the mover faces the way of every step that it takes.
std::vector<Opportunity> opportunitiesAlong(const board::BoardView& board,
                                            const opportunity::MoveQuestion& question,
                                            const rules::RuleOptions& options);

// SZ-05, CV-13: no line from one to the other is free. Never between spaces that overlap.
bool hasTotalCover(const board::BoardView& board, const board::Creature& from, const board::Creature& to,
                   const rules::RuleOptions& options, cover::LineTracer& tracer);

}  // namespace tenaille::attack
