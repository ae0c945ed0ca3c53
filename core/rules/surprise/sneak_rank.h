// SPDX-License-Identifier: MIT
//
// Rank in sneak attack and difficulty of the critical save (SN-07, SN-15, SN-17, SN-18).
#pragma once

#include <cstdint>
#include <vector>

#include "core/rules/modifier.h"
#include "core/rules/rule_options.h"

namespace tenaille::surprise {

struct SneakRank {
    std::int32_t rank = 0;
    bool extrapolated = false;  // beyond the last level of the table, 13
};

// SN-17: usual rank of a thief, 3 and one more every second level; SN-18: two more for assassins. Level
// from 1.
SneakRank usualSneakRank(std::int32_t level, bool assassin);

// SN-07: 8 + rank; SN-15: + `sneak.inFightModifier` against a target in a fight. Target Difficulty; their
// rules::total is the difficulty.
std::vector<rules::Modifier> sneakDifficulty(std::int32_t rank, bool inFight,
                                             const rules::SneakOptions& options);

}  // namespace tenaille::surprise
