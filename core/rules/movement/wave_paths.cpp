// SPDX-License-Identifier: MIT
#include "core/rules/movement/wave_paths.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

#include "core/rules/movement/step_search.h"

namespace tenaille::movement {

using board::Cell;

WavePaths::WavePaths(const MoveGrid& grid, const Mover& mover, std::int32_t parity)
    : m_grid(grid.grid()),
      m_parity(parity),
      m_search(grid, mover, WaveSearch::windowAround(grid, mover, std::max(grid.width(), grid.height())),
               parity, WaveSearch::Keep::Halves),
      m_start(mover.creature.at - m_search.window().first) {}

std::optional<WavePaths::Way> WavePaths::to(Cell goal) {
    const Cell first = m_search.window().first;
    const Cell end = goal - first;
    while (!m_search.isSettled(end))
        if (m_search.halves() > 2 * StepSearch::kMaxCost || !m_search.next()) return std::nullopt;
    Way way;
    std::int32_t halves = m_parity;
    for (Cell at = end; at != m_start;) {
        way.cells.push_back(first + at);
        const Step step = before(at, end);
        halves += step.halves;
        at = step.from;
    }
    std::reverse(way.cells.begin(), way.cells.end());
    way.cost = halves / 2;
    return way;
}

std::int64_t WavePaths::detour(Cell at, Cell goal) const {
    const Cell line = goal - m_start;
    const Cell way = at - m_start;
    return std::abs(std::int64_t{line.x} * way.y - std::int64_t{line.y} * way.x);
}

std::int32_t WavePaths::stepHalves(Cell to, bool diagonal) const {
    const AnchorPlanes& planes = m_search.planes();
    int doublings = 0;
    while (doublings + 1 < planes.classes() &&
           (planes.entered(doublings, to.x >> 6)[to.y] >> (to.x & 63) & 1) == 0)
        ++doublings;
    return (diagonal ? kDiagonalHalves : kStraightHalves) << doublings;
}

// The first half of the directions are links of the anchor that is left, the others of the one entered.
bool WavePaths::isFree(Cell from, Cell to, int direction) const {
    constexpr std::array<Link, 4> kOnSquares{Link::North, Link::NorthEast, Link::East, Link::SouthEast};
    constexpr std::array<Link, 3> kOnHexes{Link::East, Link::NorthEast, Link::North};
    const bool onSquares = m_grid == board::GridKind::Square;
    const int half = onSquares ? 4 : 3;
    const auto which = static_cast<std::size_t>(direction % half);
    const Cell at = direction < half ? from : to;
    const Link link = onSquares ? kOnSquares[which] : kOnHexes[which];
    return (m_search.planes().free(link, at.x >> 6)[at.y] >> (at.x & 63) & 1) != 0;
}

WavePaths::Step WavePaths::before(Cell to, Cell goal) const {
    const auto offsets = board::neighbourOffsets(m_grid);
    Step best{};
    std::int64_t bestDetour = std::numeric_limits<std::int64_t>::max();
    for (int direction = 0; direction < static_cast<int>(offsets.size()); ++direction) {
        const Cell from = to - offsets[static_cast<std::size_t>(direction)];
        const std::int64_t away = detour(from, goal);
        if (away >= bestDetour || !m_search.isSettled(from) || !isFree(from, to, direction)) continue;
        const bool diagonal = m_grid == board::GridKind::Square && direction % 2 == 1;
        const std::int32_t halves = stepHalves(to, diagonal);
        const std::int32_t beyond = m_search.lastDigitsAt(from) + halves - m_search.lastDigitsAt(to);
        if (beyond % m_search.modulus() != 0) continue;
        best = {from, halves};
        bestDetour = away;
    }
    return best;
}

}  // namespace tenaille::movement
