// SPDX-License-Identifier: MIT
//
// CellCollector: what several elements say of one cell, put together into the special cells of a board.
#pragma once

#include <vector>

#include "core/board/board_view.h"
#include "core/board/cell_numbers.h"

namespace tenaille::board {

class CellCollector {
  public:
    // Solid, opaque and obstacle if any says so; the worst doubling; the cause of concealment that is hardest
    // to see through (fog before darkness before dim light, CO-05). Of two covers the one that includes the
    // other; when neither does (a low one of a higher grade, CV-08) the cell is listed once for each. The
    // record is that of the first element.
    void add(Cell cell, const TerrainEffect& effect, RecordId record = {});

    std::vector<SpecialCell> take() { return std::move(m_cells); }

  private:
    std::vector<SpecialCell> m_cells;
    CellNumbers m_index;
};

}  // namespace tenaille::board
