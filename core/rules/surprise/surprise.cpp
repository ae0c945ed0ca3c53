// SPDX-License-Identifier: MIT
#include "core/rules/surprise/surprise.h"

#include <array>

#include "core/base/words.h"

namespace tenaille::surprise {

namespace {

bool isTooFar(rules::Length distance, const rules::SurpriseOptions& options) {
    return options.rangeInclusive ? distance > options.meleeRangeMm : distance >= options.meleeRangeMm;
}

bool isOutOfRange(rules::Length distance, std::optional<std::int32_t> rangeMm) {
    return rangeMm && distance > *rangeMm;
}

}  // namespace

std::string_view name(SurpriseReason reason) {
    constexpr std::array<std::string_view, 7> kNames{
        "ok", "attackerSurprised", "targetNotSurprised", "notReady", "onePerSegment", "tooFar", "outOfRange"};
    return wordOf(kNames, reason);
}

rules::RuleRef ruleOf(SurpriseReason reason) {
    constexpr std::array<rules::RuleRef, 7> kRules{
        {{"SU-10"}, {"SU-02"}, {"SU-01"}, {"SU-07"}, {"SU-06"}, {"SU-08"}, {"SU-09"}}};
    return kRules[static_cast<std::size_t>(reason)];
}

SurpriseReason ruleSurprise(const SurpriseQuestion& question, const rules::SurpriseOptions& options) {
    if (question.attackerSurprised) return SurpriseReason::AttackerSurprised;
    if (!question.targetSurprised) return SurpriseReason::TargetNotSurprised;
    if (!question.ready) return SurpriseReason::NotReady;
    if (question.alreadyUsed) return SurpriseReason::OnePerSegment;
    if (question.kind == AttackKind::Shot)
        return isOutOfRange(question.distance, question.weaponRangeMm) ? SurpriseReason::OutOfRange
                                                                       : SurpriseReason::Ok;
    return isTooFar(question.distance, options) ? SurpriseReason::TooFar : SurpriseReason::Ok;
}

}  // namespace tenaille::surprise
