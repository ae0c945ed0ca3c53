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

// Whoever has so few hit points is down. Nothing is known of one without any.
inline constexpr std::int32_t kUsualDownAt = 0;
inline bool isDownAt(const TokenRecord& token, std::int32_t hitPoints) {
    return token.maxHitPoints > 0 && token.hitPoints <= hitPoints;
}

// The creature as its conditions and wounds make it: what the rules read. Who is down is helpless: others
// walk over it and stand on it (MV-11, MV-12), and it threatens nobody.
inline Creature creatureNow(const TokenRecord& token, std::int32_t downAt = kUsualDownAt) {
    Creature creature = token.creature;
    creature.record = token.id;
    creature.traits = traitsNow(token);
    if (isDownAt(token, downAt)) {
        creature.traits = creature.traits.with(Trait::Helpless);
        creature.threatens = false;
    }
    return creature;
}

}  // namespace tenaille::board
