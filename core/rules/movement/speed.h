// SPDX-License-Identifier: MIT
//
// How far a creature gets in a round (MV-02, MV-04, MV-05). Speeds are whole cells of 1.5 m.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/base/rational.h"

namespace tenaille::movement {

enum class People : std::uint8_t { Human, Elf, HalfElf, HalfOrc, Dwarf, Gnome, Halfling };
enum class Armor : std::uint8_t { None, Light, Medium, Heavy };

// MV-05: one bonus (or, negative, one hindrance) on the unarmoured speed. Of bonuses with the same non-empty
// type only the largest counts; hindrances always count. `armorLimit` is the heaviest armour in which the
// bonus works: a barbarian's is Medium, a monk's None.
struct SpeedBonus {
    std::int32_t cells = 0;
    std::string_view type;
    Armor armorLimit = Armor::Heavy;
};

// MV-04: the three ways to spend a round, in cells. A full-round action leaves only the five-foot step
// (short_step.h).
struct Speeds {
    std::int32_t speed = 0;  // one move
    std::int32_t doubleMove = 0;
    std::int32_t run = 0;  // 4 times the speed, 3 times when overloaded
    friend bool operator==(const Speeds&, const Speeds&) = default;

    Rational meters() const { return Rational(3 * std::int64_t{speed}, 2); }
};

// MV-02: unarmoured speed of a people.
std::int32_t baseSpeed(People people);

// MV-05: a speed in armour. Medium and heavy armour leave two thirds, rounded up, except to those whom it
// does not slow (dwarves). This gives both columns of the table of MV-02.
std::int32_t armoredSpeed(std::int32_t cells, Armor armor, bool slowedByArmor);

// The whole computation in the order of MV-05: base speed, bonuses, then armour; never below 0.
Speeds ruleSpeed(People people, Armor armor, bool overloaded, std::span<const SpeedBonus> bonuses = {});

// MV-04 for a creature whose speed is known.
Speeds speedsOf(std::int32_t speed, bool overloaded);

}  // namespace tenaille::movement
