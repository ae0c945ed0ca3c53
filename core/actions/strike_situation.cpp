// SPDX-License-Identifier: MIT
#include "core/actions/strike_situation.h"

#include <algorithm>

#include "core/actions/attack_question.h"
#include "core/actions/clock_orders.h"
#include "core/actions/fight_of.h"
#include "core/actions/heeded.h"
#include "core/board/creature_now.h"
#include "core/rules/attack/opportunities.h"

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

bool isStrikeOfTwo(const document::Encounter& encounter, const board::OrderRecord& order) {
    return board::isStrike(order.kind) && encounter.tokens.find(order.who) != nullptr &&
           encounter.tokens.find(order.target) != nullptr;
}

attack::AttackAnswer answerOn(const board::BoardView& board, const PlanContext& context,
                              const board::OrderRecord& order) {
    attack::AttackQuestion question =
        attackQuestion(context.encounter, *context.encounter.tokens.find(order.who),
                       *context.encounter.tokens.find(order.target), context.options);
    question.mode = isShot(context.encounter, order)             ? board::AttackMode::Ranged
                    : question.mode == board::AttackMode::Ranged ? board::AttackMode::Melee
                                                                 : question.mode;
    return attack::attackRuling(board, question, context.options).answer;
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
    const document::Encounter& encounter = context.encounter;
    if (!isStrikeOfTwo(encounter, order)) return situation;
    const auto shown = boardOfShown(context, order.who, order.target);
    const attack::AttackAnswer answer = answerOn(shown ? *shown : context.board, context, order);
    situation.modifiers = countedModifiers(answer);
    situation.missDie = order.dice.miss;
    situation.lineOfEffect =
        std::none_of(answer.refusals.begin(), answer.refusals.end(), [](const attack::Refused& refused) {
            return refused.why == attack::Refusal::NoLineOfEffect && !refused.allowed;
        });
    return situation;
}

std::vector<rules::Modifier> notCounted(const PlanContext& context, const board::OrderRecord& order) {
    if (!isStrikeOfTwo(context.encounter, order)) return {};
    const auto shown = boardOfShown(context, order.who, order.target);
    if (!shown) return {};
    return givenByHidden(countedModifiers(answerOn(context.board, context, order)),
                         countedModifiers(answerOn(*shown, context, order)));
}

fight::FightState fightOnBoard(const PlanContext& context) {
    const document::Encounter& encounter = context.encounter;
    fight::FightState state = fightOf(encounter, context.options);
    const auto isAllowed = [&](RecordId striker, RecordId target) {
        return std::any_of(encounter.overrides.begin(), encounter.overrides.end(),
                           [&](const board::OverrideRecord& one) {
                               return one.attacker == striker && one.target == target &&
                                      one.reason == attack::keyOf(attack::Refusal::NoLineOfEffect);
                           });
    };
    cover::LineTracer tracer;
    std::vector<std::vector<std::string>> parted(state.combatants.size());
    for (std::size_t i = 0; i < state.combatants.size(); ++i)
        for (std::size_t j = 0; j < state.combatants.size(); ++j) {
            const fight::Combatant& striker = state.combatants[i];
            const fight::Combatant& target = state.combatants[j];
            if (!fight::areEngaged(striker, target, context.options.segment)) continue;
            const board::TokenRecord* from = encounter.tokens.find(tokenOf(striker.id));
            const board::TokenRecord* to = encounter.tokens.find(tokenOf(target.id));
            if (attack::hasTotalCover(context.board, board::creatureNow(*from), board::creatureNow(*to),
                                      context.options, tracer) &&
                !isAllowed(from->id, to->id))
                parted[i].push_back(target.id);
        }
    for (std::size_t i = 0; i < parted.size(); ++i) state.combatants[i].partedFrom = std::move(parted[i]);
    return state;
}

void giveSituations(const PlanContext& context, const std::vector<board::OrderRecord>& records,
                    std::vector<fight::Order>& orders) {
    for (std::size_t i = 0; i < orders.size(); ++i)
        if (fight::Dice* dice = fight::diceOf(orders[i].deed))
            dice->situation = situationOf(context, records[i]);
}

}  // namespace tenaille::actions
