// SPDX-License-Identifier: MIT
#include "core/actions/attack_question.h"

#include "core/actions/fight_of.h"
#include "core/board/creature_now.h"

namespace tenaille::actions {

attack::AttackQuestion attackQuestion(const document::Encounter& encounter,
                                      const board::TokenRecord& attacker, const board::TokenRecord& target,
                                      const rules::RuleOptions& options) {
    attack::AttackQuestion question{board::creatureNow(attacker),
                                    board::creatureNow(target),
                                    attacker.attackMode,
                                    attacker.attackBonus,
                                    {}};
    for (const board::OverrideRecord& one : encounter.overrides)
        if (one.attacker == attacker.id && one.target == target.id)
            question.given.push_back({one.reason, one.value});
    question.fatigue = fatiguePenalty(encounter, attacker, options);
    return question;
}

void nameCreatures(const document::Encounter& encounter, attack::AttackAnswer& answer) {
    for (rules::Modifier& modifier : answer.modifiers) {
        const board::TokenRecord* token = encounter.tokens.find(modifier.source);
        if (token != nullptr && modifier.arguments.empty()) modifier.arguments = {token->name};
    }
}

}  // namespace tenaille::actions
