// SPDX-License-Identifier: MIT
#include "core/rules/movement/passing.h"

#include <cstdlib>

namespace tenaille::movement {

namespace {

using board::Creature;
using board::SizeCategory;
using board::Trait;
using rules::MoveOptions;
using rules::RuleRef;

bool countsAsAlly(const Creature& mover, const Creature& occupant, const MoveOptions& options) {
    const bool neutral = mover.side == board::kNeutralSide || occupant.side == board::kNeutralSide;
    if (neutral) return options.passNeutral == rules::PassNeutral::Ally;
    return mover.side == occupant.side;
}

// MV-15: creatures smaller than a cell.
bool isVerySmall(const Creature& mover) { return mover.size <= SizeCategory::Tiny; }

// MV-16: three size categories or more, either way.
bool farApartInSize(const Creature& a, const Creature& b) {
    return std::abs(static_cast<int>(a.size) - static_cast<int>(b.size)) >= 3;
}

PassRuling passAlly(const Creature& mover, MoveMode mode, const MoveOptions& options) {
    if (isVerySmall(mover)) return {.canPass = true, .canStop = options.tinyStop, .rule = RuleRef{"MV-15"}};
    return {.canPass = mode != MoveMode::Charge, .rule = RuleRef{"MV-10"}};
}

PassRuling passEnemy(const Creature& mover, const Creature& occupant, MoveMode mode,
                     const MoveOptions& options) {
    if (isVerySmall(mover))
        return {.canPass = true, .canStop = options.tinyStop, .provokes = true, .rule = RuleRef{"MV-15"}};
    if (farApartInSize(mover, occupant))
        return {.canPass = true, .canStop = options.sizeGapStop, .provokes = true, .rule = RuleRef{"MV-16"}};
    if (mode == MoveMode::Overrun)
        return {.canPass = {}, .provokes = true, .check = PassCheck::Overrun, .rule = RuleRef{"MV-13"}};
    if (mode == MoveMode::Tumble)
        return {.canPass = {}, .check = PassCheck::Acrobatics, .rule = RuleRef{"MV-14"}};
    if (mode == MoveMode::Squeeze && options.squeezePast)
        return {.canPass = true, .doublings = 1, .provokes = true, .rule = RuleRef{"MV-21"}};
    return {.canPass = false, .rule = RuleRef{mode == MoveMode::Squeeze ? "MV-21" : "MV-11"}};
}

}  // namespace

PassRuling rulePass(const Creature& mover, const Creature& occupant, MoveMode mode,
                    const MoveOptions& options) {
    // MV-17: none of the ways below leads through a creature that fills its space.
    if (occupant.traits.has(Trait::FillsSpace)) return {.canPass = false, .rule = RuleRef{"MV-17"}};
    if (occupant.traits.has(Trait::Helpless))
        return {.canPass = true,
                .canStop = true,
                .doublings = occupant.traits.has(Trait::Bulky) ? 1 : 0,
                .rule = RuleRef{"MV-11"}};
    if (countsAsAlly(mover, occupant, options)) return passAlly(mover, mode, options);
    return passEnemy(mover, occupant, mode, options);
}

}  // namespace tenaille::movement
