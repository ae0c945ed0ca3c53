// SPDX-License-Identifier: MIT
//
// The attacks of creatures: with what, and one of a d20 game from the dice to the wound.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/actions/dice_intents.h"
#include "core/actions/what_if.h"
#include "core/base/record_id.h"
#include "core/board/attacks.h"

namespace tenaille::actions {

// Dice of one attack of a d20 game; what is absent the program rolls.
struct AttackDice {
    std::optional<std::int32_t> d20;
    std::optional<std::int32_t> second;  // d20, with advantage: the better one counts
    std::optional<std::int32_t> miss;    // d100 of the target, with a miss chance (CO-04)
    std::optional<std::int32_t> damage;  // before it is multiplied
    friend bool operator==(const AttackDice&, const AttackDice&) = default;
};
enum class DamageTimes : std::uint8_t { Once, DiceTwice, Double, Triple };
enum class Verdict : std::uint8_t { ByTheDice, Hits, Misses };

// Each of the creatures that has that attack uses it from now on, or else one of its name, made in that way
// if it can be. The others stay as they are.
struct UseAttack {
    std::vector<RecordId> tokens;
    board::AttackRecord attack;
    bool fromAfar = false;
};

// Makes one attack with the weapon in use: dice, hit or miss, damage to the hit points of the target, and the
// whole reckoning into the log.
struct MakeAttack {
    RecordId attacker;
    RecordId target;
    AttackDice dice = {};
    std::int32_t seed = 1;  // of the dice that the program rolls, > 0
    DamageTimes times = DamageTimes::Once;
    Verdict verdict = Verdict::ByTheDice;  // of the game master
    bool wounds = true;                    // false: the damage is told, but nobody's hit points change
    // Values for this attack alone, instead of those of SetOverride: reason and value.
    std::vector<std::pair<std::string, std::int32_t>> given = {};
    ManyThrown thrown = {};  // of which `dice` has the totals
    // With another one, which is in use from then on; not after an attack of opportunity.
    std::optional<board::AttackChoice> with = {};
    // Where the target was struck, if it has gone on since: an attack of opportunity (SZ-08, provocations.h).
    std::optional<Placement> passing = {};
};

}  // namespace tenaille::actions
