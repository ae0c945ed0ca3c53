// SPDX-License-Identifier: MIT
//
// Dice as intents: those thrown for a number of another intent, and those that nothing depends on.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tenaille::actions {

// Dice that the program threw for a number of an intent (throw_dice.h): the log tells them.
struct ThrownDice {
    std::string expression;  // as it was written
    std::string faces;       // dice::facesText()
    std::int64_t total = 0;
    std::string use = {};  // what for: a word of ui/text/fight_text, "damage"
    std::string who = {};  // whose
    friend bool operator==(const ThrownDice&, const ThrownDice&) = default;
};
inline constexpr const char* kUseDamage = "damage";
inline constexpr const char* kUseHealing = "healing";
inline constexpr const char* kUseInitiative = "initiativeThrow";
using ManyThrown = std::vector<ThrownDice>;

// Throws dice that nothing depends on; the log tells them.
struct ThrowDice {
    std::string expression;
    std::string reason;     // of the game master, may be empty
    std::int32_t seed = 1;  // > 0
};

}  // namespace tenaille::actions
