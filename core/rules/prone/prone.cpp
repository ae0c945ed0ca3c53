// SPDX-License-Identifier: MIT
#include "core/rules/prone/prone.h"

namespace tenaille::prone {

namespace {

constexpr std::int32_t kProne = 4;

void add(ProneAnswer& answer, rules::Target target, std::int32_t value, rules::RuleRef rule,
         const char* reason) {
    rules::Modifier modifier;
    modifier.target = target;
    modifier.value = value;
    modifier.rule = rule;
    modifier.reason = reason;
    answer.modifiers.push_back(modifier);
}

}  // namespace

ProneAnswer ruleProne(const ProneQuestion& question) {
    constexpr rules::RuleRef kLying{"PR-01"};
    constexpr rules::RuleRef kFloating{"PR-02"};
    ProneAnswer answer;
    if (!question.gravity) {
        answer.offKilter = question.attackerProne || question.targetProne;
        if (answer.offKilter) add(answer, rules::Target::ToHit, 0, kFloating, "prone.offKilter");
        return answer;
    }
    if (question.attackerProne && !question.ranged)
        add(answer, rules::Target::ToHit, -kProne, kLying, "prone.attacker");
    if (question.targetProne)
        add(answer, rules::Target::ArmorClass, question.ranged ? kProne : -kProne, kLying,
            question.ranged ? "prone.targetRanged" : "prone.targetMelee");
    answer.toHit = rules::total(answer.modifiers, rules::Target::ToHit);
    answer.armorClass = rules::total(answer.modifiers, rules::Target::ArmorClass);
    return answer;
}

}  // namespace tenaille::prone
