// SPDX-License-Identifier: MIT
#include "core/rules/wounds/combat_action.h"

#include <array>

#include "core/base/words.h"

namespace tenaille::wounds {

namespace {

constexpr std::array<std::string_view, 9> kActions{"meleeAttack",   "breakthrough", "passThrough",
                                                   "disarm",        "shot",         "assimilatedMelee",
                                                   "grappleDamage", "passGuard",    "grappleOther"};
constexpr std::array<std::string_view, 4> kBands{"pointBlank", "short", "medium", "long"};

}  // namespace

std::string_view name(CombatAction action) { return wordOf(kActions, action); }
std::optional<CombatAction> combatActionNamed(std::string_view text) {
    return fromWord<CombatAction>(kActions, text);
}

std::string_view name(RangeBand band) { return wordOf(kBands, band); }
std::optional<RangeBand> rangeBandNamed(std::string_view text) { return fromWord<RangeBand>(kBands, text); }

bool isGrapple(CombatAction action) {
    return action == CombatAction::AssimilatedMelee || action == CombatAction::GrappleDamage ||
           action == CombatAction::PassGuard || action == CombatAction::GrappleOther;
}

}  // namespace tenaille::wounds
