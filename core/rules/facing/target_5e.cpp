// SPDX-License-Identifier: MIT
#include "core/rules/facing/target_5e.h"

#include <algorithm>
#include <limits>

#include "core/rules/facing/facing_5e.h"
#include "core/rules/facing/shield.h"

namespace tenaille::facing {

std::vector<SeenCell> traceCells5e(GridKind grid, const Creature& creature, const Creature& other,
                                   const FacingOptions& options) {
    std::vector<SeenCell> cells;
    std::vector<int> distances;
    for (const Cell cell : board::cellsAt(grid, other.footprint, other.at)) {
        const CellArc place = cellArc5e(grid, creature, cell, options);
        cells.push_back({place, roleOf(creature, place.zone), false});
        distances.push_back(board::distance(grid, creature.footprint, creature.at, {}, cell));
    }
    const int smallest = *std::min_element(distances.begin(), distances.end());
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i].nearest = distances[i] == smallest;
    return cells;
}

Target5e gradeTarget5e(const std::vector<SeenCell>& cells, const Creature& creature,
                       const FacingOptions& options) {
    const bool allRound = creature.traits.has(board::Trait::IgnoresFacing);
    const auto inRear = [&](const SeenCell& cell) { return !allRound && cell.role == Arc::Rear; };
    const bool all = std::all_of(cells.begin(), cells.end(), inRear);
    const bool any = std::any_of(cells.begin(), cells.end(), inRear);
    Target5e result;
    result.canTarget = !all;
    result.advantage = options.rearAdvantage == rules::RearAdvantage::AnyCell ? any : all;
    result.seen = !all || !options.rearUnseen;
    result.mayOriginate = !all || options.areaOriginInRear;
    if (!creature.shield) return result;
    const bool applies = std::any_of(cells.begin(), cells.end(), [&](const SeenCell& cell) {
        return cell.nearest && coversRole(*creature.shield, cell.role);
    });
    result.shieldApplies = applies;
    result.modifiers.push_back(shieldModifier(System::FiveE, creature, applies, options));
    return result;
}

TargetRuling5e target5e(GridKind grid, const Creature& creature, const Creature& other,
                        const FacingOptions& options) {
    std::vector<SeenCell> cells = traceCells5e(grid, creature, other, options);
    Target5e answer = gradeTarget5e(cells, creature, options);
    return {std::move(answer), std::move(cells)};
}

}  // namespace tenaille::facing
