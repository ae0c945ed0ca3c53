// SPDX-License-Identifier: MIT
#include "core/rules/wounds/combat_action.h"

#include <algorithm>
#include <array>

namespace tenaille::wounds {

namespace {

constexpr std::array<std::string_view, 9> kActions{"meleeAttack",   "breakthrough", "passThrough",
                                                   "disarm",        "shot",         "assimilatedMelee",
                                                   "grappleDamage", "passGuard",    "grappleOther"};
constexpr std::array<std::string_view, 4> kBands{"pointBlank", "short", "medium", "long"};

template <class E, class Names>
std::optional<E> named(const Names& names, std::string_view text) {
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end()) return std::nullopt;
    return static_cast<E>(found - names.begin());
}

}  // namespace

std::string_view name(CombatAction action) { return kActions[static_cast<std::size_t>(action)]; }
std::optional<CombatAction> combatActionNamed(std::string_view text) {
    return named<CombatAction>(kActions, text);
}

std::string_view name(RangeBand band) { return kBands[static_cast<std::size_t>(band)]; }
std::optional<RangeBand> rangeBandNamed(std::string_view text) { return named<RangeBand>(kBands, text); }

bool doesDamage(CombatAction action) {
    return action != CombatAction::Disarm && action != CombatAction::PassGuard &&
           action != CombatAction::GrappleOther;
}

bool isGrapple(CombatAction action) {
    return action == CombatAction::AssimilatedMelee || action == CombatAction::GrappleDamage ||
           action == CombatAction::PassGuard || action == CombatAction::GrappleOther;
}

}  // namespace tenaille::wounds
