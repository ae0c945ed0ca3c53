// SPDX-License-Identifier: MIT
#include "core/rules/wounds/parry_score.h"

#include <algorithm>
#include <numeric>

#include "core/base/words.h"

namespace tenaille::wounds {

namespace {

constexpr std::array<std::string_view, kCharacterClasses> kScoreNames{
    "priest",    "druid", "sorcerer", "bard",    "mage",      "warrior",  "ranger",
    "barbarian", "thief", "assassin", "juggler", "courtesan", "companion"};

// Table of EX-20: four levels to a row, the fifth row without end.
constexpr std::int32_t kFirstScore = 19;
constexpr std::int32_t kLevelsOfARow = 4;
constexpr std::int32_t kLastRow = 4;

}  // namespace

std::string_view name(CharacterClass which) { return wordOf(kScoreNames, which); }

std::optional<CharacterClass> characterClassNamed(std::string_view text) {
    return fromWord<CharacterClass>(kScoreNames, text);
}

ParryScore ruleParryScore(const ClassLevels& levels, const rules::ExceptionalOptions& options) {
    const std::int32_t total = std::accumulate(levels.begin(), levels.end(), 0);
    const auto firstFighter = levels.begin() + static_cast<std::ptrdiff_t>(CharacterClass::Warrior);
    const bool hasFamily =
        std::any_of(firstFighter, levels.end(), [](std::int32_t level) { return level > 0; });
    const std::int32_t row = std::clamp((total - 1) / kLevelsOfARow, 0, kLastRow);
    return {kFirstScore - row, hasFamily && total >= options.parryBonusFromLevel ? 1 : 0};
}

}  // namespace tenaille::wounds
