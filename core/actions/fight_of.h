// SPDX-License-Identifier: MIT
//
// The fight of an encounter as core/rules/fight sees it, and what a step of it changes in the records.
//
// A combatant's id is the number of its creature as text. A combatant stands in the middle of its space,
// unless the fight itself has put it elsewhere in the same cell (board::CombatantRecord::at): what hands move
// on the board goes before.
#pragma once

#include <string>

#include "core/actions/fight_places.h"
#include "core/actions/plan.h"
#include "core/rules/fight/fight.h"

namespace tenaille::actions {

std::string combatantId(RecordId token);
RecordId tokenOf(std::string_view combatantId);

// The combatant of a creature, nullptr if it takes no part.
const board::CombatantRecord* combatantOf(const document::Encounter& encounter, RecordId token);

// Hit points are kept for it and there are no more than `segment.downAtHitPoints` left: it does nothing until
// it is healed. Of a creature without a maximum nobody keeps them: the game master says when it falls.
bool isDown(const board::TokenRecord& token, const rules::RuleOptions& options);

// FA-06: what a creature's tiredness takes off its rolls, 0 or more; 0 for one that takes no part.
std::int32_t fatiguePenalty(const document::Encounter& encounter, const board::TokenRecord& token,
                            const rules::RuleOptions& options);

// The combatant as the rules see it; both records belong to the same creature.
fight::Combatant combatantOf(const board::Extent& extent, const board::TokenRecord& token,
                             const board::CombatantRecord& record, const rules::RuleOptions& options);

// Requires a clock. Combatants whose creature is gone are left out.
fight::FightState fightOf(const document::Encounter& encounter, const rules::RuleOptions& options);

// The changes that bring clock, combatants and creatures of the encounter to a later state of the same fight.
// The ways of `clear` are known to be free of walls; for others see fight_places.h. Gives
// back those who went over somebody hidden.
std::vector<OverHidden> followFight(const PlanContext& context, const fight::FightState& before,
                                    const fight::FightState& after, const std::vector<RunWay>& clear,
                                    document::ChangeSet& changes);

// Requires that the creature is there.
const std::string& nameOf(const document::Encounter& encounter, RecordId token);

// Problems that verbs of a fight share.
Problem noFight();
Problem notInFight(const document::Encounter& encounter, RecordId token);
Problem strikesHimself(const std::string& name);
Problem tooManyRounds();

// Takes combatants, their orders and what others have to do with them out of the fight.
void removeFromFight(const document::Encounter& encounter, const std::vector<RecordId>& tokens,
                     document::ChangeSet& changes);

}  // namespace tenaille::actions
