// SPDX-License-Identifier: MIT
//
// One attack of a d20 game, from the dice to the wound. In the log:
//   takesOpportunity   who, target: before the attack, if it is one of opportunity
//   strike.attack   who, target, d20 (with advantage both: "17|4"), total, attack bonus, 0, 0, armour class
//   of
//                   the sheet, result, "typed" | "rolled", miss chance, d100, then target, value, reason and
//                   rule of every modifier that counts; `-` stands for what is not known.
//                   result: hit, miss, natural20, natural1, concealed, ruledHit, ruledMiss
//   strike.damage   who, by, points, hit points left or `-`, the dice, "typed" | "rolled",
//                   "once" | "diceTwice" | "double" | "triple", the faces that fell: "3+4" or `-`
#pragma once

#include "core/actions/plan.h"
#include "core/dice/keyed_dice.h"
#include "core/rules/attack/attack.h"

namespace tenaille::actions {

// Why another attack is refused: who has as many as there may be would lose the one on the sheet.
Problem tooManyAttacks(const board::TokenRecord& token);

// The attacker with the attack that is chosen. It is in the document.
board::TokenRecord attackerOf(const PlanContext& context, const MakeAttack& intent);

// The question with the values that were given for this attack. Both creatures are in the document.
attack::AttackQuestion questionOf(const PlanContext& context, const MakeAttack& intent);

// Its answer, judged where the target was struck.
attack::AttackRuling rulingOf(const PlanContext& context, const MakeAttack& intent);
// Those of its modifiers that count and that somebody hidden from the players gives to a blow between two
// whom they see.
std::vector<rules::Modifier> hiddenModifiers(const PlanContext& context, const MakeAttack& intent);

// Where its dice come from if nobody types them.
enum class AttackDie : std::uint8_t { D20, Second, Miss, Damage };
dice::DieKey keyOf(const MakeAttack& intent, AttackDie die);

struct AttackOutcome {
    attack::AttackAnswer answer;  // with the values that were given
    AttackDice dice;              // all that the attack needs
    std::int32_t natural = 0;     // the d20 that counts
    std::int32_t total = 0;
    bool hits = false;
    bool concealed = false;      // by the dice it would hit, but the miss chance spoils it (CO-04)
    std::int32_t damage = 0;     // if it hits, multiplied
    std::int32_t hitPoints = 0;  // of the target afterwards
    std::int32_t temporaryPoints = 0;
    bool wounds = false;  // its hit points change, or its temporary ones
};

// Natural 20 hits and natural 1 misses whatever the totals. A problem for an attack that is refused (and not
// allowed), for a target without armour class as long as nobody decides, and for damage that is no dice.
Result<AttackOutcome> attackOutcome(const PlanContext& context, const MakeAttack& intent);

}  // namespace tenaille::actions
