// SPDX-License-Identifier: MIT
//
// What creatures fight with: their attacks, and the sheet that the segment game reads (records.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tenaille::board {

// How a creature usually attacks; picks the rules of cover and concealment.
enum class AttackMode : std::uint8_t { Melee, Reach, Ranged };

// A natural value from `min` to `max` at which a weapon or a species does something of its own (EX-08,
// EX-09).
struct SpecialRecord {
    std::string name;
    std::int32_t min = 20;
    std::int32_t max = 20;
    friend bool operator==(const SpecialRecord&, const SpecialRecord&) = default;
};

// One of the attacks that a creature can make. With a reach it is made in melee, with a range from afar; a
// spear has both.
struct AttackRecord {
    std::string name;
    std::int32_t bonus = 0;
    std::string damage;                      // dice, as core/dice reads them
    std::optional<std::int32_t> reach = {};  // cells
    std::optional<std::int32_t> range = {};  // cells
    bool reachWeapon = false;                // made with a reach weapon; has a reach
    friend bool operator==(const AttackRecord&, const AttackRecord&) = default;
};

// What the segment game reads of a creature beside its hit points, attack bonus and armour class.
struct FighterSheet {
    std::string damage;  // dice of a hit, as core/dice reads them: "1d8+3"
    std::int32_t endurance = 0;
    std::int32_t maxEndurance = 0;
    std::int32_t strength = 10;
    std::int32_t constitution = 10;
    std::int32_t enduranceRank = 0;                            // of the skill (FA-02)
    std::int32_t encumbrance = 0;                              // FA-09
    std::vector<std::pair<std::string, std::int32_t>> levels;  // by wounds::name(CharacterClass)
    std::int32_t sneakRank = 0;                                // SN-06
    bool polearm = false;                                      // CM-10
    bool mounted = false;                                      // FA-10
    bool reducedMobility = false;                              // EX-17
    std::vector<SpecialRecord> specials;
    friend bool operator==(const FighterSheet&, const FighterSheet&) = default;
};

}  // namespace tenaille::board
