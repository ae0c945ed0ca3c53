// SPDX-License-Identifier: MIT
#include "core/actions/fight_places.h"

#include <algorithm>

#include "core/actions/fight_of.h"
#include "core/actions/fight_plane.h"

namespace tenaille::actions {

FightPlaces::FightPlaces(const PlanContext& context, const fight::FightState& before,
                         const fight::FightState& after, const std::vector<std::string>& onClearWays)
    : m_context(context),
      m_space(context),
      m_ways(context),
      m_before(before),
      m_after(after),
      m_onClearWays(onClearWays) {
    for (std::size_t i = 0; i < after.combatants.size(); ++i)
        if (moves(i)) leave(i);
}

bool FightPlaces::moves(std::size_t i) const {
    return !(m_after.combatants[i].position == m_before.combatants[i].position);
}

void FightPlaces::leave(std::size_t i) {
    const board::TokenRecord* token = m_context.encounter.tokens.find(tokenOf(m_after.combatants[i].id));
    m_space.leave(token->creature.footprint, token->creature.at);
}

Cell FightPlaces::wanted(std::size_t i, const board::Creature& creature) {
    const fight::Combatant& now = m_after.combatants[i];
    if (std::find(m_onClearWays.begin(), m_onClearWays.end(), now.id) != m_onClearWays.end())
        return anchorAt(m_context.encounter.gridRecord().extent, creature.footprint, now.position);
    return m_ways.alongLine(creature, m_before.combatants[i].position, now.position);
}

Cell FightPlaces::of(std::size_t combatant, const board::Creature& creature) {
    if (!moves(combatant)) return creature.at;
    const board::Extent& extent = m_context.encounter.gridRecord().extent;
    const Cell end = wanted(combatant, creature);
    const fight::Position middle = middleOf(extent, creature.footprint, end);
    const Cell at = m_space.nearest(creature.footprint, end, creature.at, [&](Cell cell) {
        return m_ways.alongLine(creature, middle, middleOf(extent, creature.footprint, cell)) == cell;
    });
    m_space.take(creature.footprint, at);
    return at;
}

}  // namespace tenaille::actions
