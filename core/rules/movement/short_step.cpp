// SPDX-License-Identifier: MIT
#include "core/rules/movement/short_step.h"

#include <array>

namespace tenaille::movement {

namespace {

std::optional<ShortStepRefusal> refusalOf(const PathRuling& path, ShortStep kind, bool canMove,
                                          const rules::MoveOptions& options) {
    if (!canMove) return ShortStepRefusal::CannotMove;
    if (!path.legal()) return ShortStepRefusal::NoStep;
    if (!path.canStop) return ShortStepRefusal::CannotStop;
    // MV-24: whatever the penalties; MV-06: not into hampered ground.
    if (kind == ShortStep::FiveFootStep && path.cost != 1 && !options.stepIntoHampered)
        return ShortStepRefusal::Hampered;
    return std::nullopt;
}

}  // namespace

ShortStepRuling ruleShortStep(const MoveGrid& grid, const Mover& mover, board::Cell to, ShortStep kind,
                              bool canMove) {
    ShortStepRuling ruling;
    ruling.path = rulePath(grid, mover, std::array{to}, 0);
    ruling.refusal = refusalOf(ruling.path, kind, canMove, mover.options);
    ruling.provokes = ruling.allowed() && kind == ShortStep::MinimumMove;
    return ruling;
}

}  // namespace tenaille::movement
