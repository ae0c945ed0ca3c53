// SPDX-License-Identifier: MIT
//
// Flanking: the bonus of an attacker whose foe is threatened from the opposite side (FL-01 to FL-06).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/board/creature.h"
#include "core/board/grid.h"
#include "core/geometry/lattice.h"
#include "core/rules/modifier.h"
#include "core/rules/rule_options.h"
#include "core/rules/ruling.h"

namespace tenaille::flanking {

struct FlankQuestion {
    const board::Creature* attacker = nullptr;
    const board::Creature* target = nullptr;
    // Those who may help: the caller leaves out creatures that are no foes of the target.
    std::span<const board::Creature> helpers;
    bool ranged = false;
    // Whether the target has total cover against a helper (SZ-05); asked only of those who threaten. None: no
    // walls.
    std::function<bool(const board::Creature& helper)> isCutOff = {};
};

// Why one helper does or does not help. In the order in which the conditions are asked.
enum class HelperVerdict : std::uint8_t {
    Flanks,
    NoReach,          // reach 0 (FL-04)
    DoesNotThreaten,  // FL-02
    CutOff,           // SZ-05: total cover, so it does not threaten either
    NotOpposite,      // no pair of cells faces each other across the target (FL-03)
};

// One helper, with the line between two cells that proves it.
struct HelperEvidence {
    std::size_t helper = 0;  // index in FlankQuestion::helpers
    HelperVerdict verdict = HelperVerdict::NotOpposite;
    board::Cell attackerCell;  // with Flanks: the first pair in reading order
    board::Cell helperCell;
};

struct FlankAnswer {
    std::int32_t bonus = 0;  // 0 or 2, however many helpers (FL-06)
    std::vector<rules::Modifier> modifiers;
};

using FlankRuling = rules::Ruling<FlankAnswer, std::vector<HelperEvidence>>;

// The rule that decided on a helper.
rules::RuleRef ruleOf(HelperVerdict verdict);

FlankRuling ruleFlanking(board::GridKind grid, const FlankQuestion& question,
                         const rules::RuleOptions& options);

// The segment between the centres of two cells passes through two opposite sides of the target's space,
// corners included (GEO-6). On hexes: two sides of its outline that look in opposite directions. Cells of the
// target's own space are opposite to nothing.
bool areOpposite(board::GridKind grid, const board::Creature& target, board::Cell one, board::Cell other);

}  // namespace tenaille::flanking
