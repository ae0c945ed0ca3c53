// SPDX-License-Identifier: MIT
#include "core/actions/strike_situation.h"

#include <algorithm>

#include "core/actions/attack_question.h"
#include "core/actions/clock_orders.h"

namespace tenaille::actions {

namespace {

// Cover helps against other things, too.
std::optional<rules::Modifier> counted(const rules::Modifier& modifier) {
    const bool ofStrike = modifier.target == rules::Target::ToHit ||
                          modifier.target == rules::Target::ArmorClass ||
                          modifier.target == rules::Target::MissChance;
    if (!ofStrike) return std::nullopt;
    rules::Modifier one = modifier;
    if (one.reason.starts_with("sheet.")) {
        one.value = modifier.effective() - modifier.value;
        one.overridden.reset();
    }
    if (one.suppressed || one.effective() == 0) return std::nullopt;
    return one;
}

}  // namespace

std::vector<rules::Modifier> countedModifiers(const attack::AttackAnswer& answer) {
    std::vector<rules::Modifier> modifiers;
    for (const rules::Modifier& modifier : answer.modifiers)
        if (auto one = counted(modifier)) modifiers.push_back(*std::move(one));
    return modifiers;
}

fight::Situation situationOf(const PlanContext& context, const board::OrderRecord& order) {
    fight::Situation situation;
    const board::TokenRecord* striker = context.encounter.tokens.find(order.who);
    const board::TokenRecord* target = context.encounter.tokens.find(order.target);
    if (!isStrike(order.kind) || striker == nullptr || target == nullptr) return situation;
    attack::AttackQuestion question = attackQuestion(context.encounter, *striker, *target);
    question.mode = isShot(context.encounter, order)             ? board::AttackMode::Ranged
                    : question.mode == board::AttackMode::Ranged ? board::AttackMode::Melee
                                                                 : question.mode;
    const attack::AttackAnswer answer = attack::attackRuling(context.board, question, context.options).answer;
    situation.modifiers = countedModifiers(answer);
    situation.missDie = order.dice.miss;
    situation.lineOfEffect =
        std::none_of(answer.refusals.begin(), answer.refusals.end(), [](const attack::Refused& refused) {
            return refused.why == attack::Refusal::NoLineOfEffect && !refused.allowed;
        });
    return situation;
}

void giveSituations(const PlanContext& context, const std::vector<board::OrderRecord>& records,
                    std::vector<fight::Order>& orders) {
    for (std::size_t i = 0; i < orders.size(); ++i)
        if (fight::Dice* dice = fight::diceOf(orders[i].deed))
            dice->situation = situationOf(context, records[i]);
}

}  // namespace tenaille::actions
