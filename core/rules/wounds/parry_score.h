// SPDX-License-Identifier: MIT
//
// From which natural value a parry is critical (EX-20 to EX-22).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/rules/rule_options.h"

namespace tenaille::wounds {

// EX-20: priests and mages; EX-21: fighters and rogues, from Warrior on.
enum class CharacterClass : std::uint8_t {
    Priest,
    Druid,
    Sorcerer,
    Bard,
    Mage,
    Warrior,
    Ranger,
    Barbarian,
    Thief,
    Assassin,
    Juggler,
    Courtesan,
    Companion,
};
inline constexpr std::size_t kCharacterClasses = 13;

std::string_view name(CharacterClass which);  // "priest" ...
std::optional<CharacterClass> characterClassNamed(std::string_view text);

// Levels by class, 0 for those that one has not.
using ClassLevels = std::array<std::int32_t, kCharacterClasses>;

// `score` is `base` less `familyBonus`: 14..19, falling as levels rise.
struct ParryScore {
    std::int32_t base = 19;        // by total level (EX-20)
    std::int32_t familyBonus = 0;  // 1 with a level as a fighter or rogue (EX-21); one is enough (EX-22)
    std::int32_t score() const { return base - familyBonus; }
};

// A total level of 0 counts as the first row. `exceptional.parryBonusFromLevel`: total level from which the
// family counts.
ParryScore ruleParryScore(const ClassLevels& levels, const rules::ExceptionalOptions& options);

}  // namespace tenaille::wounds
