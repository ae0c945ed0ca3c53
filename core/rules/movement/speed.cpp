// SPDX-License-Identifier: MIT
#include "core/rules/movement/speed.h"

#include <algorithm>
#include <cstddef>

namespace tenaille::movement {

namespace {

// MV-05: the bonus counts unless an earlier one of its type is as large or a later one is larger.
bool counts(std::span<const SpeedBonus> bonuses, std::size_t index, Armor armor) {
    const SpeedBonus& bonus = bonuses[index];
    if (armor > bonus.armorLimit) return false;
    if (bonus.cells <= 0 || bonus.type.empty()) return true;
    for (std::size_t i = 0; i < bonuses.size(); ++i) {
        const SpeedBonus& other = bonuses[i];
        if (i == index || other.type != bonus.type || armor > other.armorLimit) continue;
        if (other.cells > bonus.cells || (other.cells == bonus.cells && i < index)) return false;
    }
    return true;
}

}  // namespace

std::int32_t baseSpeed(People people) {
    switch (people) {
        case People::Human:
        case People::Elf:
        case People::HalfElf:
        case People::HalfOrc:
            return 6;
        case People::Dwarf:
        case People::Gnome:
        case People::Halfling:
            return 4;
    }
    return 0;
}

std::int32_t armoredSpeed(std::int32_t cells, Armor armor, bool slowedByArmor) {
    const bool slows = slowedByArmor && (armor == Armor::Medium || armor == Armor::Heavy);
    return slows ? (2 * cells + 2) / 3 : cells;
}

Speeds speedsOf(std::int32_t speed, bool overloaded) {
    return {speed, 2 * speed, (overloaded ? 3 : 4) * speed};
}

Speeds ruleSpeed(People people, Armor armor, bool overloaded, std::span<const SpeedBonus> bonuses) {
    std::int32_t cells = baseSpeed(people);
    for (std::size_t i = 0; i < bonuses.size(); ++i)
        if (counts(bonuses, i, armor)) cells += bonuses[i].cells;
    return speedsOf(armoredSpeed(std::max(cells, 0), armor, people != People::Dwarf), overloaded);
}

}  // namespace tenaille::movement
