// SPDX-License-Identifier: MIT
//
// FightPlaces: the cells where the combatants stand after a step of the fight.
#pragma once

#include "core/actions/fight_ways.h"
#include "core/actions/free_space.h"
#include "core/rules/fight/fight.h"

namespace tenaille::actions {

class FightPlaces {
  public:
    // All who move leave first, so that two can change places (CM-22). All arguments outlive this.
    FightPlaces(const PlanContext& context, const fight::FightState& before, const fight::FightState& after,
                const std::vector<std::string>& onClearWays);

    // Of the combatant with this index in both states. Who would get beyond a wall and is not on a clear way
    // stays before it; who would stand where no room is goes to the nearest free place that no wall parts
    // from it, rather to one where he is in contact with the enemies whom he came up to (CM-10).
    Cell of(std::size_t combatant, const board::Creature& creature);

  private:
    bool moves(std::size_t i) const;
    Cell wanted(std::size_t i, const board::Creature& creature);
    std::vector<std::size_t> reached(std::size_t i) const;

    const PlanContext& m_context;
    FreeSpace m_space;
    FightWays m_ways;
    const fight::FightState& m_before;
    const fight::FightState& m_after;
    const std::vector<std::string>& m_onClearWays;
};

}  // namespace tenaille::actions
