// SPDX-License-Identifier: MIT
//
// The attack that a document describes: the attacker's usual weapon against a target, with the GM's overrides
// for this pair and, in a fight, what the attacker's tiredness costs him.
#pragma once

#include "core/document/encounter.h"
#include "core/rules/attack/attack.h"

namespace tenaille::actions {

// Both as their conditions make them.
attack::AttackQuestion attackQuestion(const document::Encounter& encounter,
                                      const board::TokenRecord& attacker, const board::TokenRecord& target,
                                      const rules::RuleOptions& options);

// The rules know creatures by their records: gives the modifiers that speak of a creature its name as their
// argument.
void nameCreatures(const document::Encounter& encounter, attack::AttackAnswer& answer);

}  // namespace tenaille::actions
