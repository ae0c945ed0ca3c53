// SPDX-License-Identifier: MIT
//
// FreeSpace: where a creature of some size finds room among the others. standing_room.h next door says which
// places a game master would like; walls between the cells of a space are its business.
#pragma once

#include <functional>
#include <unordered_map>

#include "core/actions/heeded.h"
#include "core/actions/plan.h"

namespace tenaille::actions {

class FreeSpace {
  public:
    // The creatures of the encounter that count take their cells, but riders, who need none beside their
    // mounts. The context outlives this.
    explicit FreeSpace(const PlanContext& context, Heeded heeded = Heeded::Everybody);

    void take(const board::Footprint& footprint, Cell anchor) { change(footprint, anchor, 1); }
    void leave(const board::Footprint& footprint, Cell anchor) { change(footprint, anchor, -1); }

    // Every cell of the space lies on the board, is no rock and is not taken.
    bool fits(const board::Footprint& footprint, Cell anchor) const;

    // The place itself if it fits, otherwise the nearest one that does and that `isGood`; of equally near
    // ones one that costs least, then the nearest to `from`, then in reading order. `from` if nothing is free
    // within a few cells.
    Cell nearest(const board::Footprint& footprint, Cell wanted, Cell from,
                 const std::function<bool(Cell)>& isGood, const std::function<int(Cell)>& costOf) const;

  private:
    void change(const board::Footprint& footprint, Cell anchor, int by);

    const PlanContext& m_context;
    std::unordered_map<Cell, int> m_taken;  // creatures that stand in the cell
};

}  // namespace tenaille::actions
