// SPDX-License-Identifier: MIT
#include "core/rules/reach/threatened_cells.h"

#include <algorithm>

#include "core/rules/reach_band.h"

namespace tenaille::reach {

std::vector<board::Cell> threatenedCells(board::GridKind grid, const board::Creature& creature,
                                         const rules::ReachOptions& options, const IsCutOff& isCutOff) {
    std::vector<board::Cell> result;
    const rules::ReachBand band = rules::reachBand(creature, options);
    if (!rules::isReady(creature) || band.empty()) return result;
    const std::vector<board::Cell> own = board::cellsAt(grid, creature.footprint, creature.at);
    board::Cell low = own.front();
    board::Cell high = own.front();
    for (const board::Cell cell : own) {
        low = {std::min(low.x, cell.x), std::min(low.y, cell.y)};
        high = {std::max(high.x, cell.x), std::max(high.y, cell.y)};
    }
    for (std::int32_t y = low.y - band.last; y <= high.y + band.last; ++y) {
        for (std::int32_t x = low.x - band.last; x <= high.x + band.last; ++x) {
            const board::Cell cell{x, y};
            if (!band.holds(rules::reachDistance(grid, creature, {}, cell, options))) continue;
            if (std::find(own.begin(), own.end(), cell) != own.end()) continue;
            if (!isCutOff || !isCutOff(cell)) result.push_back(cell);
        }
    }
    return result;
}

}  // namespace tenaille::reach
