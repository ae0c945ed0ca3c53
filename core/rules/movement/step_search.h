// SPDX-License-Identifier: MIT
//
// StepSearch: the cheapest way from one anchor to all others, extended only as far as it is asked for. The
// state of the search is anchor and diagonal parity: a search with one label per anchor would miss ways
// (RE-026: a dearer arrival with the count on "1" may go on more cheaply). reachable.h and cheapest_path.h
// are made of it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/rules/movement/move_field.h"

namespace tenaille::movement {

class StepSearch {
  public:
    // Costs above this are not looked for; far beyond every budget.
    static constexpr std::int32_t kMaxCost = 1 << 18;

    // Whether the mover may stand on `start` does not matter; from outside the board nothing is reached.
    StepSearch(const MoveGrid& grid, const Mover& mover, board::Cell start, std::int32_t parity);

    // Looks at everything that costs at most `budget`.
    void extendTo(std::int32_t budget);
    // Looks as far as needed to know the cheapest cost of an anchor.
    void extendUntil(std::int32_t index);

    // Cheapest cost of an anchor over both parities, as far as the search was extended; nullopt: not reached.
    std::optional<std::int32_t> cost(std::int32_t index) const;
    // Indices of the anchors reached within what was asked for, each once, by ascending cost; the start
    // first.
    std::span<const std::int32_t> reached() const { return m_reached; }

    // The anchors of a cheapest way to one that was reached, without the start. Among equally cheap ways the
    // one that keeps closest to the straight line, looking back from the goal; then the order of directions.
    std::vector<board::Cell> wayTo(std::int32_t index);

    MoveField& field() { return m_field; }

  private:
    // State number: index * 2 + parity.
    using State = std::int32_t;
    static constexpr std::int32_t kUnknown = -1;

    std::int32_t& costOf(State state) { return m_cost[static_cast<std::size_t>(state)]; }
    std::int32_t costOf(State state) const { return m_cost[static_cast<std::size_t>(state)]; }
    bool isSettled(State state) const {
        return costOf(state) != kUnknown && static_cast<std::size_t>(costOf(state)) < m_next;
    }
    bool isSuperfluous(State state, std::int32_t cost) const;
    bool isDone(std::int32_t index, std::int32_t cost) const;
    void offer(State state, std::int32_t cost);
    void settle(State state);
    bool settleNextCost();
    std::int64_t detour(board::Cell at, board::Cell goal) const;
    State before(State state, board::Cell goal);

    MoveField m_field;
    State m_start;
    bool m_oneLabelDecides;                     // the default reading of MV-23, see isSuperfluous
    std::vector<std::int32_t> m_cost;           // per state
    std::vector<std::vector<State>> m_buckets;  // by cost (Dial); costs are small integers
    std::size_t m_next = 0;                     // first bucket that was not settled
    std::vector<std::int32_t> m_reached;
};

}  // namespace tenaille::movement
