// SPDX-License-Identifier: MIT
#include "core/actions/fight_places.h"

#include <algorithm>
#include <set>

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
    std::set<RecordId> left;  // a rider takes his mount along: that is who makes room
    for (std::size_t i = 0; i < after.combatants.size(); ++i) {
        if (!moves(i)) continue;
        const board::Creature& creature =
            context.encounter.tokens.find(tokenOf(after.combatants[i].id))->creature;
        if (left.insert(board::walkerOf(creature)).second) m_space.leave(creature.footprint, creature.at);
    }
}

bool FightPlaces::moves(std::size_t i) const {
    return !(m_after.combatants[i].position == m_before.combatants[i].position);
}

Cell FightPlaces::wanted(std::size_t i, const board::Creature& creature) {
    const fight::Combatant& now = m_after.combatants[i];
    if (std::find(m_onClearWays.begin(), m_onClearWays.end(), now.id) != m_onClearWays.end())
        return anchorAt(m_context.encounter.gridRecord().extent, creature.footprint, now.position);
    return m_ways.alongLine(creature, m_before.combatants[i].position, now.position);
}

// The enemies with whom his way brings him into contact.
std::vector<std::size_t> FightPlaces::reached(std::size_t i) const {
    const fight::Combatant& now = m_after.combatants[i];
    std::vector<std::size_t> others;
    for (std::size_t other = 0; other < m_after.combatants.size(); ++other)
        if (fight::areEngaged(now, m_after.combatants[other], m_context.options.segment))
            others.push_back(other);
    return others;
}

Cell FightPlaces::of(std::size_t combatant, const board::Creature& creature) {
    if (!moves(combatant)) return creature.at;
    const board::Extent& extent = m_context.encounter.gridRecord().extent;
    const Cell end = wanted(combatant, creature);
    const fight::Position middle = middleOf(extent, creature.footprint, end);
    const std::vector<std::size_t> others = reached(combatant);
    const auto isGood = [&](Cell cell) {
        return m_ways.alongLine(creature, middle, middleOf(extent, creature.footprint, cell)) == cell;
    };
    const auto contactsLost = [&](Cell cell) {
        fight::Combatant there = m_after.combatants[combatant];
        there.space = middleOf(extent, creature.footprint, cell);
        return static_cast<int>(std::count_if(others.begin(), others.end(), [&](std::size_t other) {
            return !fight::areEngaged(there, m_after.combatants[other], m_context.options.segment);
        }));
    };
    const Cell at = m_space.nearest(creature.footprint, end, creature.at, isGood, contactsLost);
    m_space.take(creature.footprint, at);
    return at;
}

}  // namespace tenaille::actions
