// SPDX-License-Identifier: MIT
#include "core/rules/movement/reachable.h"

#include <utility>

#include "core/rules/movement/reach_rows.h"
#include "core/rules/movement/squeeze_search.h"
#include "core/rules/movement/step_search.h"

namespace tenaille::movement {

Reachable ruleReachable(const MoveGrid& grid, const Mover& mover, std::int32_t budget, std::int32_t parity,
                        bool squeezes) {
    if (grid.floorAt(mover.creature.at).outside) return {};
    const bool mayShrink = squeezes && canSqueeze(grid.grid(), mover.creature.footprint);
    if (!mayShrink)
        if (auto found = reachInRows(grid, mover, budget, parity)) return *std::move(found);
    const MoveGrid near = withinReach(grid, mover.creature, budget);
    if (mayShrink) return squeezeSearch(near, mover, budget, parity);
    return reachByCells(near, mover, budget, parity);
}

Reachable reachByCells(const MoveGrid& grid, const Mover& mover, std::int32_t budget, std::int32_t parity) {
    StepSearch search(grid, mover, mover.creature.at, parity);
    search.extendTo(budget);
    Reachable result;
    result.places.reserve(search.reached().size());
    for (const std::int32_t index : search.reached())
        result.places.push_back(
            {grid.cellOf(index), *search.cost(index), search.field().anchor(index).canStop});
    if (!result.places.empty()) result.places.front().canStop = true;  // nothing makes it leave its place
    return result;
}

}  // namespace tenaille::movement
