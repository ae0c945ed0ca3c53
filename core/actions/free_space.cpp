// SPDX-License-Identifier: MIT
#include "core/actions/free_space.h"

#include <algorithm>
#include <tuple>

namespace tenaille::actions {

FreeSpace::FreeSpace(const PlanContext& context, Heeded heeded) : m_context(context) {
    for (const board::TokenRecord& token : context.encounter.tokens)
        if (!board::isMounted(token.creature) && counts(heeded, token))
            take(token.creature.footprint, token.creature.at);
}

void FreeSpace::change(const board::Footprint& footprint, Cell anchor, int by) {
    for (const Cell cell : board::cellsAt(m_context.board.grid(), footprint, anchor)) m_taken[cell] += by;
}

bool FreeSpace::fits(const board::Footprint& footprint, Cell anchor) const {
    const std::vector<Cell> cells = board::cellsAt(m_context.board.grid(), footprint, anchor);
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        const auto taken = m_taken.find(cell);
        return m_context.board.contains(cell) && !m_context.board.terrainAt(cell).solid &&
               (taken == m_taken.end() || taken->second == 0);
    });
}

Cell FreeSpace::nearest(const board::Footprint& footprint, Cell wanted, Cell from,
                        const std::function<bool(Cell)>& isGood,
                        const std::function<int(Cell)>& costOf) const {
    constexpr std::int32_t kFar = 6;
    if (fits(footprint, wanted)) return wanted;
    const board::GridKind grid = m_context.board.grid();
    std::optional<std::tuple<int, int, int, std::int32_t, std::int32_t>> best;
    for (std::int32_t y = wanted.y - kFar; y <= wanted.y + kFar; ++y)
        for (std::int32_t x = wanted.x - kFar; x <= wanted.x + kFar; ++x) {
            const Cell cell{x, y};
            const std::tuple rank{board::distance(grid, wanted, cell), costOf(cell),
                                  board::distance(grid, from, cell), y, x};
            if ((!best || rank < *best) && fits(footprint, cell) && isGood(cell)) best = rank;
        }
    return best ? Cell{std::get<4>(*best), std::get<3>(*best)} : from;
}

}  // namespace tenaille::actions
