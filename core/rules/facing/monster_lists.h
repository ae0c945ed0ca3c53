// SPDX-License-Identifier: MIT
//
// The monster lists of the combat-facing variant as data: who has no facing (UF-23), which natural attacks
// are made for the flank (UF-32) or the rear (UF-33). For the creature dock, which proposes Trait::Faceless
// and the kind of strike; no ruling reads names.
#pragma once

#include <span>
#include <string_view>

#include "core/rules/facing/attack_ua.h"

namespace tenaille::facing {

// UF-23: creature types all of whose members have no facing, and single monsters. English names in lower
// case, in the order of the rule.
std::span<const std::string_view> facelessTypes();
std::span<const std::string_view> facelessMonsters();

// One line of UF-32 or UF-33. A group ("dragon", "formian") stands for all its members.
struct NaturalAttack {
    std::string_view monster;
    std::string_view attack;
    Strike strike = Strike::FlankNatural;  // or RearNatural
};
std::span<const NaturalAttack> naturalAttacks();

}  // namespace tenaille::facing
