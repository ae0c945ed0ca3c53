// SPDX-License-Identifier: MIT
//
// What a combatant of the segment game does with his d20 (SG-06, SU-15), and from how far he shoots (EX-13).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tenaille::wounds {

enum class CombatAction : std::uint8_t {
    MeleeAttack,
    Breakthrough,  // pushes the opponent back (CM-21)
    PassThrough,   // a breakthrough that swaps places (CM-22)
    Disarm,
    Shot,
    AssimilatedMelee,  // grapple action that strikes like melee
    GrappleDamage,     // any other grapple action that does damage
    PassGuard,         // grapple action that closes in
    GrappleOther,
};

enum class RangeBand : std::uint8_t { PointBlank, Short, Medium, Long };

// As queries and events write them: "meleeAttack", "pointBlank" ...
std::string_view name(CombatAction action);
std::optional<CombatAction> combatActionNamed(std::string_view text);
std::string_view name(RangeBand band);
std::optional<RangeBand> rangeBandNamed(std::string_view text);

// Grapple actions, the attack that strikes like melee included.
bool isGrapple(CombatAction action);

}  // namespace tenaille::wounds
