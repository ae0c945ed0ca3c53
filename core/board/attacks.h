// SPDX-License-Identifier: MIT
//
// The attacks that a creature can make, and the one in use: that stands on its sheet (weapon, bonus, damage,
// mode, reach), where the rules read it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/records.h"

namespace tenaille::board {

inline constexpr std::size_t kMaxAttacks = 60;    // of one creature
inline constexpr std::int32_t kMostReach = 30;    // of an attack, cells
inline constexpr std::int32_t kMostRange = 1000;  // the same

// One of TokenRecord::attacks. What has a reach and a range is made in melee or from afar; without a reach
// from afar, whatever `fromAfar` says.
struct AttackChoice {
    std::size_t attack = 0;
    bool fromAfar = false;
    friend bool operator==(const AttackChoice&, const AttackChoice&) = default;
};

// Weapon, bonus, damage and mode of the sheet as that attack has them.
void takeAttack(TokenRecord& token, const AttackRecord& attack, bool fromAfar = false);

// What stands on the sheet, as an attack; nothing if it names none, adds nothing and hurts nobody.
std::optional<AttackRecord> attackOnSheet(const TokenRecord& token);

// Which of the attacks stands on the sheet: the first that has its name, bonus, damage and mode, else all but
// its mode, else its name.
std::optional<std::size_t> attackInUse(const std::vector<AttackRecord>& attacks, const TokenRecord& token);

// All of them, in their order; what is made both ways is two choices, melee first.
std::vector<AttackChoice> attackChoices(const TokenRecord& token);
// The one in use; nothing: the sheet holds another attack.
std::optional<AttackChoice> choiceInUse(const TokenRecord& token);

// What stands on the sheet is among the attacks as it stands there; false: there are kMaxAttacks already.
[[nodiscard]] bool keepAttackOnSheet(TokenRecord& token);

// The sheet was changed by hand: the attack in use changes with it, but not to another name.
void followSheet(const TokenRecord& before, TokenRecord& after);

// Puts another one in use, with its reach if it has one, and keeps the one that stood on the sheet; false: it
// would be lost, and nothing changed. Nor does a choice that is not there change anything.
[[nodiscard]] bool useAttack(TokenRecord& token, AttackChoice choice);

}  // namespace tenaille::board
