// SPDX-License-Identifier: MIT
//
// A creature on the board as its conditions make it: whoever asks the rules about one asks about this.
#pragma once

#include "core/board/records.h"

namespace tenaille::board {

// Its own traits and those that its conditions give.
inline Flags<Trait> traitsNow(const TokenRecord& token) {
    Flags<Trait> traits = token.creature.traits;
    for (const ConditionRecord& condition : token.conditions)
        if (const KnownCondition* known = knownCondition(condition.name); known != nullptr && known->trait)
            traits = traits.with(*known->trait);
    return traits;
}

// The creature as its conditions make it: what the rules read.
inline Creature creatureNow(const TokenRecord& token) {
    Creature creature = token.creature;
    creature.record = token.id;
    creature.traits = traitsNow(token);
    return creature;
}

}  // namespace tenaille::board
