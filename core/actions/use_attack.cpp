// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/actions/edit_each.h"
#include "core/board/attacks.h"

namespace tenaille::actions {

namespace {

std::optional<board::AttackChoice> choiceNamed(const board::TokenRecord& token, const UseAttack& intent) {
    const std::vector<board::AttackChoice> choices = board::attackChoices(token);
    const auto isNamed = [&](board::AttackChoice choice) {
        return token.attacks[choice.attack].name == intent.attack;
    };
    const auto exact = std::find_if(choices.begin(), choices.end(), [&](board::AttackChoice choice) {
        return isNamed(choice) && choice.fromAfar == intent.fromAfar;
    });
    const auto any = exact != choices.end() ? exact : std::find_if(choices.begin(), choices.end(), isNamed);
    return any != choices.end() ? std::optional(*any) : std::nullopt;
}

}  // namespace

Result<document::ChangeSet> planUseAttack(const PlanContext& context, const UseAttack& intent) {
    document::ChangeSet changes{"useAttackAll", {std::to_string(intent.tokens.size()), intent.attack}, {}};
    const auto changed = editEach(context, intent.tokens, changes, [&](board::TokenRecord& token) {
        const auto choice = choiceNamed(token, intent);
        if (!choice || choice == board::choiceInUse(token)) return Outcome(Done{});
        board::useAttack(token, *choice);
        return Outcome(Done{});
    });
    if (!changed) return changed.problem();
    if (changed->size() == 1) {
        changes.name = "useAttack";
        changes.arguments = {changed->front(), intent.attack};
    } else {
        changes.arguments[0] = std::to_string(changed->size());
    }
    for (const std::string& name : *changed)
        addLogLine(context.encounter, changes, "useAttack", {name, intent.attack});
    return changes;
}

}  // namespace tenaille::actions
