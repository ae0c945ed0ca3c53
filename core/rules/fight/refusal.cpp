// SPDX-License-Identifier: MIT
#include "core/rules/fight/refusal.h"

#include <array>

#include "core/base/words.h"

namespace tenaille::fight {

namespace {

constexpr std::size_t kRefusals = 15;

std::string_view name(Refusal refusal) {
    constexpr std::array<std::string_view, kRefusals> kNames{
        "surprised",      "oneActionPerSegment", "onlyCloseModes",    "notFast",      "initiative",
        "mode",           "modeChanged",         "noActionAvailable", "notInContact", "notOffered",
        "nothingToParry", "alreadyMoving",       "noLineOfEffect",    "targetDown",   "down"};
    return wordOf(kNames, refusal);
}

rules::RuleRef ruleOf(Refusal refusal) {
    constexpr std::array<std::string_view, kRefusals> kRules{"SU-02", "SG-04", "SG-14", "CM-04", "SG-17",
                                                             "SG-03", "SG-14", "SG-09", "CM-10", "AO-09",
                                                             "EX-25", "CM-04", "CV-13", "",      ""};
    return {wordOf(kRules, refusal)};
}

// Whether a shot or a blow, the sneak attack that is refused must come unnoticed and near.
rules::RuleRef ruleOf(surprise::SneakVerdict verdict) {
    return surprise::ruleOf(verdict, surprise::AttackKind::Melee);
}

std::string_view name(Denial denial) {
    constexpr std::array<std::string_view, 2> kNames{"segmentActionUsed", "fumbleNotUsable"};
    return wordOf(kNames, denial);
}

rules::RuleRef ruleOf(Denial denial) {
    constexpr std::array<std::string_view, 2> kRules{"AO-11", "EX-06"};
    return {wordOf(kRules, denial)};
}

}  // namespace

std::string_view name(const RefusalReason& reason) {
    return std::visit([](auto value) { return name(value); }, reason);
}

rules::RuleRef ruleOf(const RefusalReason& reason) {
    return std::visit([](auto value) { return ruleOf(value); }, reason);
}

std::string_view name(const DenialReason& reason) {
    return std::visit([](auto value) { return name(value); }, reason);
}

rules::RuleRef ruleOf(const DenialReason& reason) {
    return std::visit([](auto value) { return ruleOf(value); }, reason);
}

}  // namespace tenaille::fight
