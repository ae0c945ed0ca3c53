// SPDX-License-Identifier: MIT
#include "core/actions/fight_places.h"

#include <algorithm>

#include "core/actions/fight_of.h"
#include "core/actions/fight_plane.h"

namespace tenaille::actions {

FightPlaces::FightPlaces(const PlanContext& context, const fight::FightState& before,
                         const fight::FightState& after, const std::vector<RunWay>& clear)
    : m_context(context),
      m_all(context),
      m_shown(context, Heeded::Shown),
      m_ways(context),
      m_before(before),
      m_after(after),
      m_clear(clear) {
    leave();
    place(Heeded::Shown);  // they do not make room for the others, who come after
    place(Heeded::Everybody);
}

const board::Creature& FightPlaces::creatureOf(std::size_t i) const {
    return m_context.encounter.tokens.find(tokenOf(m_after.combatants[i].id))->creature;
}

void FightPlaces::leave() {
    std::set<RecordId> left;  // a rider takes his mount along: that is who makes room
    for (std::size_t i = 0; i < m_after.combatants.size(); ++i) {
        if (!moves(i)) continue;
        const board::Creature& creature = creatureOf(i);
        const RecordId walker = board::walkerOf(creature);
        if (!left.insert(walker).second) continue;
        m_all.leave(creature.footprint, creature.at);
        if (counts(Heeded::Shown, *m_context.encounter.tokens.find(walker)))
            m_shown.leave(creature.footprint, creature.at);
    }
}

void FightPlaces::place(Heeded heeded) {
    for (const board::CombatantRecord& record : m_context.encounter.combatants) {
        const auto i = m_after.find(combatantId(record.token));
        if (i && heededBy(m_context.encounter, record.token) == heeded)
            m_ends[record.token] = placeOf(*i, heeded);
    }
}

bool FightPlaces::moves(std::size_t i) const {
    return !(m_after.combatants[i].position == m_before.combatants[i].position);
}

const RunWay* FightPlaces::clearWayOf(std::size_t i) const {
    const auto found = std::find_if(m_clear.begin(), m_clear.end(),
                                    [&](const RunWay& way) { return way.who == m_after.combatants[i].id; });
    return found != m_clear.end() ? &*found : nullptr;
}

Cell FightPlaces::wanted(std::size_t i, const board::Creature& creature) {
    const fight::Combatant& now = m_after.combatants[i];
    if (clearWayOf(i) != nullptr)
        return anchorAt(m_context.encounter.gridRecord().extent, creature.footprint, now.position);
    return m_ways.alongLine(creature, m_before.combatants[i].position, now.position);
}

// The enemies with whom his way brings him into contact.
std::vector<std::size_t> FightPlaces::reached(std::size_t i, Heeded heeded) const {
    const fight::Combatant& now = m_after.combatants[i];
    std::vector<std::size_t> others;
    for (std::size_t other = 0; other < m_after.combatants.size(); ++other)
        if (fight::areEngaged(now, m_after.combatants[other], m_context.options.segment) &&
            counts(heeded, *m_context.encounter.tokens.find(tokenOf(m_after.combatants[other].id))))
            others.push_back(other);
    return others;
}

Cell FightPlaces::placeOf(std::size_t i, Heeded heeded) {
    const board::Creature& creature = creatureOf(i);
    if (!moves(i)) return creature.at;
    const board::Extent& extent = m_context.encounter.gridRecord().extent;
    const Cell end = wanted(i, creature);
    const fight::Position middle = middleOf(extent, creature.footprint, end);
    const std::vector<std::size_t> others = reached(i, heeded);
    const auto isGood = [&](Cell cell) {
        return m_ways.alongLine(creature, middle, middleOf(extent, creature.footprint, cell)) == cell;
    };
    const auto contactsLost = [&](Cell cell) {
        fight::Combatant there = m_after.combatants[i];
        there.space = middleOf(extent, creature.footprint, cell);
        return static_cast<int>(std::count_if(others.begin(), others.end(), [&](std::size_t other) {
            return !fight::areEngaged(there, m_after.combatants[other], m_context.options.segment);
        }));
    };
    const FreeSpace& space = heeded == Heeded::Shown ? m_shown : m_all;
    const Cell at = space.nearest(creature.footprint, end, creature.at, isGood, contactsLost);
    m_all.take(creature.footprint, at);
    if (heeded == Heeded::Shown) m_shown.take(creature.footprint, at);
    return at;
}

// ---- what the game master has to know

// The cells that a mover's space touches on his way in this step, where he ends included.
std::set<Cell> FightPlaces::crossed(std::size_t i) const {
    const board::Creature& creature = creatureOf(i);
    const fight::Position end = m_after.combatants[i].position;
    const RunWay* way = clearWayOf(i);
    std::set<Cell> cells;
    const auto touch = [&](Cell anchor) {
        for (const Cell cell : board::cellsAt(m_context.board.grid(), creature.footprint, anchor))
            cells.insert(cell);
    };
    fight::Position from = m_before.combatants[i].position;
    for (const fight::Position corner : way != nullptr ? way->corners : std::vector<fight::Position>()) {
        // He ends on this leg if it is no way round to come by his end; two roundings may add a millimetre.
        const std::int32_t leg = fight::roundedDistanceMm(from, corner);
        const std::int32_t over = fight::roundedDistanceMm(from, end) + fight::roundedDistanceMm(end, corner);
        if (over <= leg + 1) break;
        for (const Cell anchor : m_ways.anchorsAlong(creature.footprint, from, corner)) touch(anchor);
        from = corner;
    }
    for (const Cell anchor : m_ways.anchorsAlong(creature.footprint, from, end)) touch(anchor);
    touch(m_ends.at(creature.record));
    return cells;
}

std::vector<OverHidden> FightPlaces::overHidden() const {
    const document::Encounter& encounter = m_context.encounter;
    const board::GridKind grid = m_context.board.grid();
    std::vector<OverHidden> found;
    if (!anyHidden(encounter)) return found;
    for (const board::CombatantRecord& record : encounter.combatants) {
        const auto i = m_after.find(combatantId(record.token));
        if (!i || !moves(*i) || heededBy(encounter, record.token) == Heeded::Everybody) continue;
        board::Creature mover = creatureOf(*i);
        mover.at = m_ends.at(record.token);
        const std::set<Cell> way = crossed(*i);
        for (const board::TokenRecord& other : encounter.tokens) {
            if (!other.hidden || board::goTogether(mover, other.creature)) continue;
            board::Creature now = other.creature;
            if (const auto end = m_ends.find(other.id); end != m_ends.end()) now.at = end->second;
            const std::vector<Cell> was = board::cellsAt(grid, other.creature.footprint, other.creature.at);
            if (board::distance(grid, mover, now) == 0)
                found.push_back({record.token, other.id, true});
            else if (mover.side != other.creature.side && !isDown(other, m_context.options) &&
                     std::any_of(was.begin(), was.end(), [&](Cell cell) { return way.contains(cell); }))
                found.push_back({record.token, other.id, false});
        }
    }
    return found;
}

}  // namespace tenaille::actions
