// SPDX-License-Identifier: MIT
//
// The ways of those who run in the segment that is due: on the board nobody runs through walls, or through
// creatures that he may not pass and heeds (heeded.h).
#pragma once

#include <string>
#include <vector>

#include "core/actions/plan.h"
#include "core/rules/fight/fight.h"

namespace tenaille::actions {

struct RunWay {
    std::string who;
    std::vector<fight::Position> corners;
};
struct RunWays {
    std::vector<RunWay> clear;       // of combatants whose whole way is free of walls
    std::vector<std::string> stuck;  // who find no way: their run ends where they stand
};

// Gives every run in the state and in the orders the corners of its way (fight::FastMove::corners).
RunWays giveWays(const PlanContext& context, fight::FightState& state, std::vector<fight::Order>& orders);

// How many segments a run takes on its way from where both stand now (CM-04), 1..10; an order without speed
// runs as fast as it can. What moves meanwhile is not foreseen.
int segmentsOfRun(const PlanContext& context, const board::OrderRecord& run);

}  // namespace tenaille::actions
