// SPDX-License-Identifier: MIT
//
// What the board adds to the strikes of a segment: the ruling that the card shows, with the game master's
// overrides, judged where everybody stands when the segment begins. Contact and reach are not its business:
// those the segment game has of its own (CM-10).
#pragma once

#include <vector>

#include "core/actions/plan.h"
#include "core/rules/fight/order.h"

namespace tenaille::actions {

// Of one order: nothing for one that strikes nobody. `missDie` is that of the order.
fight::Situation situationOf(const PlanContext& context, const board::OrderRecord& order);

// Gives each strike its situation; `records` are the same orders in the same sequence.
void giveSituations(const PlanContext& context, const std::vector<board::OrderRecord>& records,
                    std::vector<fight::Order>& orders);

}  // namespace tenaille::actions
