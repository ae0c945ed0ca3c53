// SPDX-License-Identifier: MIT
//
// Ways by WaveSearch: what StepSearch answers for one start, on all boards whose planes are complete. The
// same costs and the same ways, ties included.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/rules/movement/wave_search.h"

namespace tenaille::movement {

class WavePaths {
  public:
    // From the mover's place, which must lie on the board.
    WavePaths(const MoveGrid& grid, const Mover& mover, std::int32_t parity);

    bool canAnswer() const { return m_search.canAnswer(); }

    struct Way {
        std::vector<board::Cell> cells;  // see StepSearch::wayTo()
        std::int32_t cost = 0;
    };
    // A cheapest way to a cell of the board; looks as far as needed. None: there is none.
    std::optional<Way> to(board::Cell goal);

  private:
    struct Step {
        board::Cell from;
        std::int32_t halves;
    };

    // Cells relative to the first of the window.
    Step before(board::Cell to, board::Cell goal) const;
    std::int32_t stepHalves(board::Cell to, bool diagonal) const;
    bool isFree(board::Cell from, board::Cell to, int direction) const;
    std::int64_t detour(board::Cell at, board::Cell goal) const;

    board::GridKind m_grid;
    std::int32_t m_parity;
    WaveSearch m_search;
    board::Cell m_start;
};

}  // namespace tenaille::movement
