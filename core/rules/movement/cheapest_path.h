// SPDX-License-Identifier: MIT
//
// The cheapest path to the cell under the mouse. Keep one CheapestPaths per way-point while the pointer
// moves: each question looks only as far as it must, and what was looked at is kept. To go on from a
// way-point, make another with the mover there and the parity that path.h gives for the path so far.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/rules/movement/step_search.h"
#include "core/rules/movement/wave_paths.h"

namespace tenaille::movement {

class CheapestPaths {
  public:
    // From the mover's place. The grid must outlive this; the mover and its options are copied as needed.
    CheapestPaths(const MoveGrid& grid, const Mover& mover, std::int32_t parity);

    // The anchors entered, in order, on a cheapest legal path to `goal`; empty when the goal is the start,
    // nullopt when there is no way. The goal may be a place where the mover cannot stop. Ties: step_search.h.
    std::optional<std::vector<board::Cell>> to(board::Cell goal);
    // Its cost: equal to what ruleReachable says of the same place.
    std::optional<std::int32_t> costTo(board::Cell goal);

  private:
    const MoveGrid& m_grid;
    WavePaths m_waves;
    std::optional<StepSearch> m_steps;  // where the waves cannot answer
};

// The whole drag: from the mover's place over all way-points to the goal, each leg cheapest, the count of
// diagonals kept (MV-07). nullopt when a leg has no way.
std::optional<std::vector<board::Cell>> cheapestPath(const MoveGrid& grid, const Mover& mover,
                                                     std::span<const board::Cell> wayPoints, board::Cell goal,
                                                     std::int32_t parity);

}  // namespace tenaille::movement
