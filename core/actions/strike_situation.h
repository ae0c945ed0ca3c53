// SPDX-License-Identifier: MIT
//
// What the board adds to the strikes of a segment: the ruling that the card shows, with the game master's
// overrides, judged where everybody stands when the segment begins. Contact and reach are not its business:
// those the segment game has of its own (CM-10).
#pragma once

#include <vector>

#include "core/actions/plan.h"
#include "core/rules/attack/attack.h"
#include "core/rules/fight/fight_state.h"
#include "core/rules/fight/order.h"

namespace tenaille::actions {

// The modifiers of a strike that count: to hit, armour class of the target and miss chance. Of the values of
// the sheet, which whoever asks has of his own, what the game master changed about them.
std::vector<rules::Modifier> countedModifiers(const attack::AttackAnswer& answer);

// Of one order: nothing for one that strikes nobody. `missDie` is that of the order. Between two whom the
// players see, who is hidden from them neither flanks nor gives cover (heeded.h).
fight::Situation situationOf(const PlanContext& context, const board::OrderRecord& order);

// What such hidden ones would add to a strike.
std::vector<rules::Modifier> notCounted(const PlanContext& context, const board::OrderRecord& order);

// Gives each strike its situation; `records` are the same orders in the same sequence.
void giveSituations(const PlanContext& context, const std::vector<board::OrderRecord>& records,
                    std::vector<fight::Order>& orders);

// The fight (fight_of.h) with what the board says about who is parted from whom by a wall, as the segment
// begins (Combatant::partedFrom). What the game master allowed on the card of a pair counts. Requires a
// clock.
fight::FightState fightOnBoard(const PlanContext& context);

}  // namespace tenaille::actions
