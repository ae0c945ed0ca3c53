// SPDX-License-Identifier: MIT
#include "core/rules/movement/reachable.h"

#include <utility>

#include "core/rules/movement/reach_rows.h"
#include "core/rules/movement/squeeze_search.h"
#include "core/rules/movement/step_search.h"
#include "core/rules/movement/wave_search.h"

namespace tenaille::movement {

using board::Cell;

Reachable ruleReachable(const MoveGrid& grid, const Mover& mover, std::int32_t budget, std::int32_t parity,
                        bool squeezes) {
    if (grid.floorAt(mover.creature.at).outside) return {};
    const bool mayShrink = squeezes && canSqueeze(grid.grid(), mover.creature.footprint);
    if (mayShrink) return squeezeSearch(withinReach(grid, mover.creature, budget), mover, budget, parity);
    if (budget <= kRowsBudget) {
        if (const auto found = reachInRows(grid, mover, budget, parity)) return {found->places(), {}};
    } else if (auto found = reachInWaves(grid, mover, budget, parity)) {
        return *std::move(found);
    }
    return reachByCells(withinReach(grid, mover.creature, budget), mover, budget, parity);
}

std::optional<Reachable> reachInWaves(const MoveGrid& grid, const Mover& mover, std::int32_t budget,
                                      std::int32_t parity) {
    const AnchorPlanes::Window window = WaveSearch::windowAround(grid, mover, budget);
    WaveSearch search(grid, mover, window, parity, WaveSearch::Keep::LastWave);
    if (!search.canAnswer()) return std::nullopt;
    Reachable result;
    result.places.reserve(search.planes().enterable() + 1);
    std::vector<ReachablePlace> ofBlock(std::size_t{64} * WaveSearch::kBlockRows);
    while (search.halves() <= 2 * budget && search.next()) {
        for (const WaveSearch::Settled& settled : search.wave()) {
            const Cell first = window.first + Cell{64 * settled.strip, settled.row};
            const std::uint64_t* const stop = search.planes().stop(settled.strip) + settled.row;
            ReachablePlace* place = ofBlock.data();
            settled.forEach([&](int x, int row) {
                *place++ = {first + Cell{x, row}, search.halves() / 2, (stop[row] >> x & 1) != 0};
            });
            result.places.insert(result.places.end(), ofBlock.data(), place);
        }
    }
    result.places.front().canStop = true;  // nothing makes it leave its place
    return result;
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
