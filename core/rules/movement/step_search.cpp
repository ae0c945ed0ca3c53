// SPDX-License-Identifier: MIT
#include "core/rules/movement/step_search.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <limits>

namespace tenaille::movement {

using board::Cell;

StepSearch::StepSearch(const MoveGrid& grid, const Mover& mover, Cell start, std::int32_t parity)
    : m_field(grid, mover),
      m_start(grid.indexOf(start) * 2 + parity),
      m_oneLabelDecides(mover.options.doubledDiagonal == rules::DoubledDiagonal::Flat &&
                        mover.options.doubledDiagonalParity == rules::DoubledDiagonalParity::Keep),
      m_cost(2 * static_cast<std::size_t>(grid.count()), kUnknown) {
    if (!grid.floorAt(start).outside) offer(m_start, 0);
}

// With the default reading of MV-23 only plain diagonals depend on the parity, and any way on is at most 1
// dearer from parity 1 than from parity 0, never cheaper. So parity 0 at the same cost, or parity 1 at a
// lower one, makes the other label of an anchor needless. The other readings have no such bound.
bool StepSearch::isSuperfluous(State state, std::int32_t cost) const {
    if (!m_oneLabelDecides) return false;
    const std::int32_t other = costOf(state ^ 1);
    return other != kUnknown && ((state & 1) != 0 ? other <= cost : other < cost);
}

// No label of an anchor would be taken at this cost or a higher one.
bool StepSearch::isDone(std::int32_t index, std::int32_t cost) const {
    const std::int32_t even = costOf(index * 2);
    const std::int32_t odd = costOf(index * 2 + 1);
    const bool evenStands = even != kUnknown && even <= cost;
    if (!m_oneLabelDecides) return evenStands && odd != kUnknown && odd <= cost;
    return evenStands || (odd != kUnknown && odd < cost);
}

void StepSearch::offer(State state, std::int32_t cost) {
    std::int32_t& known = costOf(state);
    if (cost > kMaxCost || (known != kUnknown && known <= cost) || isSuperfluous(state, cost)) return;
    known = cost;
    const auto bucket = static_cast<std::size_t>(cost);
    if (bucket >= m_buckets.size()) m_buckets.resize(bucket + 1);
    m_buckets[bucket].push_back(state);
}

void StepSearch::settle(State state) {
    const std::int32_t index = state / 2;
    const std::int32_t parity = state % 2;
    const Anchor from = m_field.anchor(index);
    const std::int32_t cost = costOf(state);
    const auto strides = m_field.strides();
    for (int direction = 0; direction < static_cast<int>(strides.size()); ++direction) {
        if ((from.blocked & bitOf(direction)) != 0) continue;
        const std::int32_t to = index + strides[static_cast<std::size_t>(direction)];
        if (isDone(to, cost + 1)) continue;  // before the anchor is looked at: most neighbours are done
        const Anchor& anchor = m_field.anchor(to);
        if (!anchor.canEnter()) continue;
        const StepCost step = m_field.cost(from, anchor, direction, parity);
        offer(to * 2 + step.parity, cost + step.cost);
    }
}

bool StepSearch::settleNextCost() {
    if (m_next >= m_buckets.size()) return false;
    const std::vector<State> bucket = std::move(m_buckets[m_next]);
    const auto cost = static_cast<std::int32_t>(m_next++);
    for (const State state : bucket) {
        if (costOf(state) != cost || isSuperfluous(state, cost)) continue;
        const std::int32_t other = costOf(state ^ 1);
        if (other == kUnknown || other > cost || (other == cost && (state & 1) == 0))
            m_reached.push_back(state / 2);
        settle(state);
    }
    return true;
}

void StepSearch::extendTo(std::int32_t budget) {
    while (static_cast<std::int64_t>(m_next) <= budget && settleNextCost()) {
    }
}

void StepSearch::extendUntil(std::int32_t index) {
    while (!cost(index) && settleNextCost()) {
    }
}

std::optional<std::int32_t> StepSearch::cost(std::int32_t index) const {
    std::optional<std::int32_t> best;
    for (const State state : {index * 2, index * 2 + 1})
        if (isSettled(state) && (!best || costOf(state) < *best)) best = costOf(state);
    return best;
}

std::int64_t StepSearch::detour(Cell at, Cell goal) const {
    const Cell start = m_field.grid().cellOf(m_start / 2);
    const Cell line = goal - start;
    const Cell way = at - start;
    return std::abs(std::int64_t{line.x} * way.y - std::int64_t{line.y} * way.x);
}

StepSearch::State StepSearch::before(State state, Cell goal) {
    const std::int32_t index = state / 2;
    const Anchor to = m_field.anchor(index);
    const auto strides = m_field.strides();
    State best = kUnknown;
    std::int64_t bestDetour = std::numeric_limits<std::int64_t>::max();
    for (int direction = 0; direction < static_cast<int>(strides.size()); ++direction) {
        const std::int32_t from = index - strides[static_cast<std::size_t>(direction)];
        const std::int64_t away = detour(m_field.grid().cellOf(from), goal);
        for (const std::int32_t parity : {0, 1}) {
            const State candidate = from * 2 + parity;
            if (away >= bestDetour || !isSettled(candidate)) continue;
            const Anchor& anchor = m_field.anchor(from);
            if ((anchor.blocked & bitOf(direction)) != 0) continue;
            const StepCost step = m_field.cost(anchor, to, direction, parity);
            if (step.parity != state % 2 || costOf(candidate) + step.cost != costOf(state)) continue;
            best = candidate;
            bestDetour = away;
        }
    }
    return best;
}

std::vector<Cell> StepSearch::wayTo(std::int32_t index) {
    const State even = index * 2;
    const bool odd = !isSettled(even) || (isSettled(even + 1) && costOf(even + 1) < costOf(even));
    assert(isSettled(even + (odd ? 1 : 0)));
    const Cell goal = m_field.grid().cellOf(index);
    std::vector<Cell> way;
    for (State state = even + (odd ? 1 : 0); state != m_start; state = before(state, goal))
        way.push_back(m_field.grid().cellOf(state / 2));
    std::reverse(way.begin(), way.end());
    return way;
}

}  // namespace tenaille::movement
