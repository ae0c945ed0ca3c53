// SPDX-License-Identifier: MIT
#include "core/rules/movement/cheapest_path.h"

#include <utility>

#include "core/rules/movement/path.h"

namespace tenaille::movement {

using board::Cell;

CheapestPaths::CheapestPaths(const MoveGrid& grid, const Mover& mover, std::int32_t parity)
    : m_grid(grid), m_waves(grid, mover, parity) {
    if (!m_waves.canAnswer()) m_steps.emplace(grid, mover, mover.creature.at, parity);
}

std::optional<std::int32_t> CheapestPaths::costTo(Cell goal) {
    if (m_grid.floorAt(goal).outside) return std::nullopt;
    if (!m_steps) {
        const auto way = m_waves.to(goal);
        return way ? std::optional(way->cost) : std::nullopt;
    }
    const std::int32_t index = m_grid.indexOf(goal);
    m_steps->extendUntil(index);
    return m_steps->cost(index);
}

std::optional<std::vector<Cell>> CheapestPaths::to(Cell goal) {
    if (m_grid.floorAt(goal).outside) return std::nullopt;
    if (!m_steps) {
        auto way = m_waves.to(goal);
        return way ? std::optional(std::move(way->cells)) : std::nullopt;
    }
    return costTo(goal) ? std::optional(m_steps->wayTo(m_grid.indexOf(goal))) : std::nullopt;
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
