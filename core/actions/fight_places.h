// SPDX-License-Identifier: MIT
//
// FightPlaces: the cells where the combatants stand after a step of the fight.
#pragma once

#include <map>
#include <set>

#include "core/actions/clock_runs.h"
#include "core/actions/fight_ways.h"
#include "core/actions/free_space.h"
#include "core/rules/fight/fight.h"

namespace tenaille::actions {

// Somebody whom the players see went over one whom they do not (heeded.h).
struct OverHidden {
    RecordId mover;
    RecordId hidden;
    bool ends = false;  // he stands where that one stands; otherwise he went through an enemy's space
};

class FightPlaces {
  public:
    // All who move leave first, so that two can change places (CM-22). Who would get beyond a wall and is not
    // on a clear way stays before it; who would stand where no room is goes to the nearest free place that no
    // wall parts from it, rather to one where he is in contact with the enemies whom he came up to (CM-10).
    // All arguments outlive this.
    FightPlaces(const PlanContext& context, const fight::FightState& before, const fight::FightState& after,
                const std::vector<RunWay>& clear);

    // Where this combatant of both states stands then.
    Cell of(RecordId token) const { return m_ends.at(token); }

    // By mover and hidden one, each pair once.
    std::vector<OverHidden> overHidden() const;

  private:
    const board::Creature& creatureOf(std::size_t i) const;
    bool moves(std::size_t i) const;
    const RunWay* clearWayOf(std::size_t i) const;
    Cell wanted(std::size_t i, const board::Creature& creature);
    std::vector<std::size_t> reached(std::size_t i, Heeded heeded) const;
    void leave();
    void place(Heeded heeded);
    Cell placeOf(std::size_t i, Heeded heeded);
    std::set<Cell> crossed(std::size_t i) const;

    const PlanContext& m_context;
    FreeSpace m_all;
    FreeSpace m_shown;  // of those whom the players see
    FightWays m_ways;
    const fight::FightState& m_before;
    const fight::FightState& m_after;
    const std::vector<RunWay>& m_clear;
    std::map<RecordId, Cell> m_ends;
};

}  // namespace tenaille::actions
