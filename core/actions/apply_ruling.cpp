// SPDX-License-Identifier: MIT
#include "core/actions/attack_question.h"
#include "core/actions/plan.h"

namespace tenaille::actions {

namespace {

// The figures (no needed roll while the attack is refused), then reason and value of everything beside the
// sheet that counts; of what is refused the reason, with 1 when the game master allows it.
std::vector<std::string> wordsOf(const attack::AttackAnswer& answer) {
    const auto number = [](const std::optional<std::int32_t>& value) {
        return value ? std::to_string(*value) : std::string();
    };
    std::vector<std::string> words{std::to_string(answer.toHit), number(answer.armorClass),
                                   answer.refusal() ? std::string() : number(answer.needs),
                                   std::to_string(answer.missChance)};
    for (const attack::Refused& refused : answer.refusals) {
        words.emplace_back(attack::keyOf(refused.why));
        words.emplace_back(refused.allowed ? "1" : "0");
    }
    for (const rules::Modifier& modifier : answer.modifiers) {
        if (modifier.suppressed || modifier.effective() == 0 || modifier.reason.starts_with("sheet."))
            continue;
        words.push_back(modifier.reason);
        words.push_back(std::to_string(modifier.effective()));
    }
    return words;
}

}  // namespace

// Nothing of the document changes but the log.
Result<document::ChangeSet> planApplyRuling(const PlanContext& context, const ApplyRuling& intent) {
    const board::TokenRecord* attacker = context.encounter.tokens.find(intent.attacker);
    const board::TokenRecord* target = context.encounter.tokens.find(intent.target);
    if (attacker == nullptr) return missingRecord(intent.attacker);
    if (target == nullptr) return missingRecord(intent.target);
    const attack::AttackRuling ruling = attack::attackRuling(
        context.board, attackQuestion(context.encounter, *attacker, *target, context.options),
        context.options);
    document::ChangeSet changes{"applyRuling", {attacker->name, target->name}, {}};
    std::vector<std::string> arguments = changes.arguments;
    const std::vector<std::string> words = wordsOf(ruling.answer);
    arguments.insert(arguments.end(), words.begin(), words.end());
    addLogLine(context.encounter, changes, changes.name, std::move(arguments));
    return changes;
}

}  // namespace tenaille::actions
