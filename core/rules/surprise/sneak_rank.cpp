// SPDX-License-Identifier: MIT
#include "core/rules/surprise/sneak_rank.h"

namespace tenaille::surprise {

namespace {

constexpr std::int32_t kLastLevelOfTheTable = 13;
constexpr std::int32_t kDifficulty = 8;

rules::Modifier difficulty(std::int32_t value, rules::RuleRef rule, const char* reason) {
    rules::Modifier modifier;
    modifier.target = rules::Target::Difficulty;
    modifier.value = value;
    modifier.rule = rule;
    modifier.reason = reason;
    return modifier;
}

}  // namespace

SneakRank usualSneakRank(std::int32_t level, bool assassin) {
    return {3 + level / 2 + (assassin ? 2 : 0), level > kLastLevelOfTheTable};
}

std::vector<rules::Modifier> sneakDifficulty(std::int32_t rank, bool inFight,
                                             const rules::SneakOptions& options) {
    std::vector<rules::Modifier> modifiers{difficulty(kDifficulty, {"SN-07"}, "sneak.baseDifficulty"),
                                           difficulty(rank, {"SN-07"}, "sneak.rank")};
    if (inFight) modifiers.push_back(difficulty(options.inFightModifier, {"SN-15"}, "sneak.targetInFight"));
    return modifiers;
}

}  // namespace tenaille::surprise
