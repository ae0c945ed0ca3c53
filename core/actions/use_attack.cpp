// SPDX-License-Identifier: MIT
#include <optional>

#include "core/actions/edit_each.h"
#include "core/actions/make_attack.h"
#include "core/board/attacks.h"

namespace tenaille::actions {

namespace {

std::optional<board::AttackChoice> choiceOf(const board::TokenRecord& token, const UseAttack& intent) {
    std::optional<board::AttackChoice> best;
    int bestFit = 0;
    for (const board::AttackChoice choice : board::attackChoices(token)) {
        const board::AttackRecord& attack = token.attacks[choice.attack];
        if (attack.name != intent.attack.name) continue;
        const bool sameWay = choice.fromAfar == intent.fromAfar;
        const int fit = 1 + (sameWay ? 2 : 0) + (attack == intent.attack ? 1 : 0);
        if (fit <= bestFit) continue;
        bestFit = fit;
        best = choice;
    }
    return best;
}

}  // namespace

Problem tooManyAttacks(const board::TokenRecord& token) {
    return {TENAILLE_PROBLEM("%1 has %2 attacks and another one on its sheet, which would be lost."),
            {token.name, std::to_string(board::kMaxAttacks)},
            TENAILLE_PROBLEM("Give what stands on the sheet the name of one of them.")};
}

Result<document::ChangeSet> planUseAttack(const PlanContext& context, const UseAttack& intent) {
    document::ChangeSet changes{
        "useAttackAll", {std::to_string(intent.tokens.size()), intent.attack.name}, {}};
    const auto changed = editEach(context, intent.tokens, changes, [&](board::TokenRecord& token) {
        const auto choice = choiceOf(token, intent);
        if (!choice || choice == board::choiceInUse(token)) return Outcome(Done{});
        if (!board::useAttack(token, *choice)) return Outcome(tooManyAttacks(token));
        return Outcome(Done{});
    });
    if (!changed) return changed.problem();
    if (changed->size() == 1) {
        changes.name = "useAttack";
        changes.arguments = {changed->front(), intent.attack.name};
    } else {
        changes.arguments[0] = std::to_string(changed->size());
    }
    for (const std::string& name : *changed)
        addLogLine(context.encounter, changes, "useAttack", {name, intent.attack.name});
    return changes;
}

}  // namespace tenaille::actions
