// SPDX-License-Identifier: MIT
#include "core/rules/movement/reachable.h"

#include "core/rules/movement/squeeze_search.h"
#include "core/rules/movement/step_search.h"

namespace tenaille::movement {

Reachable ruleReachable(const MoveGrid& grid, const Mover& mover, std::int32_t budget, std::int32_t parity,
                        bool squeezes) {
    if (grid.floorAt(mover.creature.at).outside) return {};
    const MoveGrid near = withinReach(grid, mover.creature, budget);
    if (squeezes && canSqueeze(near.grid(), mover.creature.footprint))
        return squeezeSearch(near, mover, budget, parity);
    StepSearch search(near, mover, mover.creature.at, parity);
    search.extendTo(budget);
    Reachable result;
    result.places.reserve(search.reached().size());
    for (const std::int32_t index : search.reached())
        result.places.push_back(
            {near.cellOf(index), *search.cost(index), search.field().anchor(index).canStop});
    if (!result.places.empty()) result.places.front().canStop = true;  // nothing makes it leave its place
    return result;
}

}  // namespace tenaille::movement
