// SPDX-License-Identifier: MIT
//
// May one creature cross the space of another, and stop in it (MV-10 to MV-17, MV-21)? A question about two
// creatures; where they stand does not matter. path.h asks it for every creature that a step runs into.
#pragma once

#include <cstdint>
#include <optional>

#include "core/board/creature.h"
#include "core/rules/rule_options.h"
#include "core/rules/rule_ref.h"

namespace tenaille::movement {

// How a creature moves. Run and Charge: never over difficult terrain (MV-18), Charge not through allies
// (MV-10). Overrun, Tumble, Squeeze: ways past an enemy who could resist (MV-13, MV-14, MV-21).
enum class MoveMode : std::uint8_t { Move, Run, Charge, Overrun, Tumble, Squeeze };

// The check that decides whether the enemy is passed; its procedure is the table's.
enum class PassCheck : std::uint8_t { None, Overrun, Acrobatics };

struct PassRuling {
    std::optional<bool> canPass;  // empty: the check decides
    bool canStop = false;
    int doublings = 0;      // of the cost of each cell crossed
    bool provokes = false;  // entering opens the mover to the usual attack of opportunity
    PassCheck check = PassCheck::None;
    rules::RuleRef rule;  // the rule that decided
    friend bool operator==(const PassRuling&, const PassRuling&) = default;
};

// Reads size, side and condition of both, nothing else. The first rule that fits decides: a body that fills
// its space, a helpless body, an ally, a very small mover, three size categories, the mode. Neutral creatures
// count as enemies or allies by `move.passNeutral`.
PassRuling rulePass(const board::Creature& mover, const board::Creature& occupant, MoveMode mode,
                    const rules::MoveOptions& options);

}  // namespace tenaille::movement
