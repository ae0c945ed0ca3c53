// SPDX-License-Identifier: MIT
//
// The two moves of one cell: the five-foot step (MV-06) and the minimum movement that is left to every
// creature able to move (MV-24).
#pragma once

#include <cstdint>
#include <optional>

#include "core/rules/movement/path.h"

namespace tenaille::movement {

enum class ShortStep : std::uint8_t { FiveFootStep, MinimumMove };

// Why it is not allowed.
enum class ShortStepRefusal : std::uint8_t {
    CannotMove,  // MV-24: not able to move at all
    NoStep,      // see the obstruction of the path
    CannotStop,  // a legal step, but not a place to stop (MV-12, MV-19)
    Hampered,    // MV-06: a five-foot step costs exactly one cell (`move.stepIntoHampered`)
};

struct ShortStepRuling {
    std::optional<ShortStepRefusal> refusal;  // none: allowed
    bool provokes = false;                    // leaving a threatened cell provokes: never a five-foot step
    PathRuling path;                          // the one step, as ruled in path.h with parity 0

    bool allowed() const { return !refusal; }
};

// The step from the mover's place to the anchor `to`. Entering the space of a creature may provoke on its own
// account (MV-15, MV-16): see the step's encounters.
ShortStepRuling ruleShortStep(const MoveGrid& grid, const Mover& mover, board::Cell to, ShortStep kind,
                              bool canMove = true);

}  // namespace tenaille::movement
