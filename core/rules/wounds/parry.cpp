// SPDX-License-Identifier: MIT
#include "core/rules/wounds/parry.h"

#include <array>
#include <optional>

#include "core/base/words.h"

namespace tenaille::wounds {

namespace {

std::optional<ParryReason> refusalOf(const ParriedBlow& blow, const Parrier& parrier) {
    if (blow.surprise) return ParryReason::SurpriseAttack;
    if (parrier.surprised) return ParryReason::Surprised;
    if (parrier.guardLowered) return ParryReason::GuardLowered;
    if (!parrier.closeMode) return ParryReason::Mode;
    if (!parrier.segmentFree) return ParryReason::SegmentActionUsed;
    if (!parrier.actionAvailable) return ParryReason::NoActionInReserve;
    return std::nullopt;
}

bool canBeParriedCritically(CombatAction action, const rules::ExceptionalOptions& options) {
    return options.criticalParryVersusGrapple || !isGrapple(action) ||
           action == CombatAction::AssimilatedMelee;
}

ParryReason outcomeOf(const ParriedBlow& blow, const Parrier& parrier, std::int32_t natural,
                      const rules::ExceptionalOptions& options) {
    if (natural == 1) return options.fumbleOnParry ? ParryReason::Fumble : ParryReason::AutoFail;
    if (natural >= parrier.score && canBeParriedCritically(blow.action, options))
        return ParryReason::Critical;
    if (blow.onlyCriticalParry || blow.critical) return ParryReason::NeedsCritical;
    if (blow.action == CombatAction::Shot && !parrier.canParryMissile)
        return ParryReason::WeaponCannotParryMissile;
    return ParryReason::Normal;
}

}  // namespace

std::string_view name(ParryReason reason) {
    constexpr std::array<std::string_view, 12> kNames{
        "surpriseAttack",           "surprised", "guardLowered", "mode",     "segmentActionUsed",
        "noActionInReserve",        "fumble",    "autoFail",     "critical", "needsCritical",
        "weaponCannotParryMissile", "normal"};
    return wordOf(kNames, reason);
}

rules::RuleRef ruleOf(ParryReason reason) {
    switch (reason) {
        case ParryReason::Fumble:
        case ParryReason::AutoFail:
            return {"EX-06"};
        case ParryReason::Critical:
            return {"EX-24"};
        case ParryReason::NeedsCritical:
        case ParryReason::Normal:
            return {"EX-23"};
        case ParryReason::WeaponCannotParryMissile:
            return {"EX-26"};
        default:
            return {"EX-25"};
    }
}

ParryRuling ruleParry(const ParriedBlow& blow, const Parrier& parrier, std::int32_t natural, bool success,
                      const rules::ExceptionalOptions& options) {
    const auto refusal = refusalOf(blow, parrier);
    ParryRuling ruling;
    ruling.reason = refusal ? *refusal : outcomeOf(blow, parrier, natural, options);
    ruling.cancelsExceptional = ruling.critical();
    ruling.cancelsHit = ruling.critical() || (ruling.reason == ParryReason::Normal && success);
    return ruling;
}

}  // namespace tenaille::wounds
