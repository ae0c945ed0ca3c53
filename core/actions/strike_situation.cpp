// SPDX-License-Identifier: MIT
#include "core/actions/strike_situation.h"

#include <algorithm>

#include "core/actions/attack_question.h"
#include "core/actions/clock_orders.h"

namespace tenaille::actions {

namespace {

// Cover helps against other things, too. Of the values of the sheet the fight has its own; what the game
// master made of them for this pair counts.
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
    for (const rules::Modifier& modifier : answer.modifiers)
        if (auto one = counted(modifier)) situation.modifiers.push_back(*std::move(one));
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
