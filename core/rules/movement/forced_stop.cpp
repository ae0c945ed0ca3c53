// SPDX-License-Identifier: MIT
#include "core/rules/movement/forced_stop.h"

#include <algorithm>
#include <optional>

#include "core/rules/movement/step_search.h"

namespace tenaille::movement {

namespace {

using board::Cell;

bool isLegalStop(MoveField& field, Cell at) {
    if (field.grid().floorAt(at).outside) return false;
    const Anchor& anchor = field.anchor(field.grid().indexOf(at));
    return anchor.open && anchor.canStop;
}

std::optional<Cell> lastLegal(MoveField& field, Cell start, std::span<const Cell> path) {
    for (std::size_t i = path.size(); i-- > 0;)
        if (isLegalStop(field, path[i])) return path[i];
    return isLegalStop(field, start) ? std::optional(start) : std::nullopt;
}

}  // namespace

ForcedStop ruleForcedStop(const MoveGrid& grid, const Mover& mover, std::span<const Cell> path) {
    const Cell end = path.empty() ? mover.creature.at : path.back();
    Mover walker{mover.creature, mover.others, MoveMode::Move, mover.options, true};
    walker.options.doubledDiagonal = {};  // MV-22 counts by 1-2-1-2, whatever the table reads in MV-23
    walker.options.doubledDiagonalParity = {};
    StepSearch search(grid, walker, end, 0);
    if (isLegalStop(search.field(), end)) return {true, {end}};
    search.extendTo(kForcedStopRange);

    ForcedStop result;
    std::optional<std::int32_t> nearest;
    for (const std::int32_t index : search.reached()) {  // by ascending cost
        const Cell place = grid.cellOf(index);
        if (!isLegalStop(search.field(), place)) continue;
        if (nearest && *search.cost(index) > *nearest) break;
        nearest = search.cost(index);
        result.places.push_back(place);
    }
    // Ties go to the last legal place; one that cannot be walked to is farther than any other.
    const auto last = lastLegal(search.field(), mover.creature.at, path);
    const auto distance = last ? search.cost(grid.indexOf(*last)) : std::nullopt;
    if (last && (!nearest || (distance && *distance <= *nearest))) result.places = {*last};
    return result;
}

}  // namespace tenaille::movement
