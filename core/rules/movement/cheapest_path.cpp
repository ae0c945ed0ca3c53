// SPDX-License-Identifier: MIT
#include "core/rules/movement/cheapest_path.h"

#include "core/rules/movement/path.h"

namespace tenaille::movement {

using board::Cell;

CheapestPaths::CheapestPaths(const MoveGrid& grid, const Mover& mover, std::int32_t parity)
    : m_search(grid, mover, mover.creature.at, parity) {}

std::optional<std::int32_t> CheapestPaths::costTo(Cell goal) {
    const MoveGrid& grid = m_search.field().grid();
    if (grid.floorAt(goal).outside) return std::nullopt;
    const std::int32_t index = grid.indexOf(goal);
    m_search.extendUntil(index);
    return m_search.cost(index);
}

std::optional<std::vector<Cell>> CheapestPaths::to(Cell goal) {
    if (!costTo(goal)) return std::nullopt;
    return m_search.wayTo(m_search.field().grid().indexOf(goal));
}

std::optional<std::vector<Cell>> cheapestPath(const MoveGrid& grid, const Mover& mover,
                                              std::span<const Cell> wayPoints, Cell goal,
                                              std::int32_t parity) {
    std::vector<Cell> whole;
    board::Creature creature = mover.creature;
    for (std::size_t leg = 0; leg <= wayPoints.size(); ++leg) {
        const Mover from{creature, mover.others, mover.mode, mover.options, mover.plainFloor};
        const Cell end = leg < wayPoints.size() ? wayPoints[leg] : goal;
        const auto way = CheapestPaths(grid, from, parity).to(end);
        if (!way) return std::nullopt;
        parity = rulePath(grid, from, *way, parity).parity;
        whole.insert(whole.end(), way->begin(), way->end());
        creature.at = end;
    }
    return whole;
}

}  // namespace tenaille::movement
