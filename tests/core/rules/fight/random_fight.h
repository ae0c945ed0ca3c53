// SPDX-License-Identifier: MIT
//
// Fights out of a seed: a few combatants close together, declarations and orders of every kind for some
// rounds. Many orders are refused, which is part of the game.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "core/rules/fight/fight.h"

namespace tenaille::test {}

namespace tenaille::fight::test {

using namespace tenaille::test;  // test:: means either

struct RandomFight {
    std::vector<Combatant> combatants;
    std::int32_t rounds = 1;
    std::map<std::int32_t, std::vector<Declaration>> declarations;               // by round
    std::map<std::pair<std::int32_t, std::int32_t>, std::vector<Order>> orders;  // by round and segment
    rules::RuleOptions options;
};

RandomFight randomFight(std::uint32_t seed);

// One step of a fight with what went into it.
struct PlayedSegment {
    FightState before;
    std::vector<Order> orders;
    Step step;
};

struct PlayedFight {
    std::vector<PlayedSegment> segments;                 // the surprise segment included
    std::vector<std::pair<FightState, Step>> roundEnds;  // state before, and the end
    FightState last;
};

PlayedFight played(const RandomFight& fight);

}  // namespace tenaille::fight::test
