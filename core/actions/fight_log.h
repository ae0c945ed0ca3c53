// SPDX-License-Identifier: MIT
//
// What happened in a step of the fight as lines of the log: the name of the event and its arguments, for
// ui/text/fight_text. Creatures are named as they are called now.
//
// Arguments, in order (`-` stands for what is not known):
//   initiative          who, value, "typed" or "rolled"
//   attack, opportunity, surpriseAttack, sneakAttack
//                       who, target, natural, total, bonus, fatigue, occasion, armour class,
//                       "hit" | "miss" | "critical" | "critical-miss", "typed" | "rolled",
//                       miss chance, missDieWord(), then addModifierWords()
//   damage              who, by, wear, hit points lost, endurance left, hit points left, rule,
//                       then how it came about: wear as it fell, the dice of the striker, facesWord(),
//                       "typed" | "rolled", "doubled" | "once", hit points that the blow itself takes, sides
//                       and face of the die for them, wear beyond endurance; of a sneak attack rank, save and
//                       difficulty
//   parry               who, against, "critical" | "success" | "failure", natural, score of a critical one,
//                       "typed" | "rolled", reason
//   refused             who, deed, reason, rule
//   opportunityOffered  to, against, causes joined by a blank, d6 of a critical failure
//   opportunityDenied   to, against, reason, rule, d6 of a critical failure
//   weaponLost, weaponBroken, companionWounded
//                       who, d6 of the critical failure
//   routineLost         who, initiative as readjusted, as declared, "noTarget" | "targetDown" | "modeChanged"
//   fatigue             who, points, penalty of the next round, threshold, points before
//   closeMove           who, with, move, answer, "engaged" | "parted"
//   beyondRound         who, initiative, how many actions the round does not hold; no event of the rules
//   bareHanded          who strikes without the weapon that he has lost; no event of the rules
//   notCounted          who, target, then addModifierWords(); no event of the rules
//   throughHidden       who, whom the players do not see (heeded.h); no event of the rules
// all others            who, then the other creature, the thing or the number that they speak of
#pragma once

#include <vector>

#include "core/actions/plan.h"
#include "core/rules/fight/fight.h"

namespace tenaille::actions {

// Of each of the counted modifiers of a strike (strike_situation.h) four words: "hit", "ac" or "miss", value,
// reason, rule.
void addModifierWords(const std::vector<rules::Modifier>& modifiers, std::vector<std::string>& words);

// The d100 of a miss chance: "37", or "37|attacker" where the attacker throws it (CO-04); "-": nobody did.
std::string missDieWord(std::optional<std::int32_t> die, const rules::ConcealmentOptions& options);

// `played` are the orders of the segment with all their dice. A die of theirs that stands in the encounter's
// own order already was typed at the table.
void logFight(const PlanContext& context, const std::vector<fight::Event>& events,
              const std::vector<board::OrderRecord>& played, document::ChangeSet& changes);

}  // namespace tenaille::actions
