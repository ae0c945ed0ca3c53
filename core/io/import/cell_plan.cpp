// SPDX-License-Identifier: MIT
#include "core/io/import/cell_plan.h"

namespace tenaille::io {

using board::Cell;

bool CellPlan::hasWall(Cell a, Cell b) const {
    if (m_joined.contains(std::minmax(a, b))) return false;
    const auto first = m_rooms.find(a);
    const auto second = m_rooms.find(b);
    if (first == m_rooms.end() || second == m_rooms.end()) return first != second;
    return first->second != second->second;
}

WallLines CellPlan::walls(Cell origin) const {
    // The top and the left sides of cells that are walls. A side is that of the cell below or right of it.
    std::set<std::pair<std::int32_t, std::int32_t>> across;  // row, column
    std::set<std::pair<std::int32_t, std::int32_t>> down;    // column, row
    const auto look = [&](Cell cell) {
        if (hasWall(cell, cell + Cell{0, -1})) across.emplace(cell.y, cell.x);
        if (hasWall(cell, cell + Cell{-1, 0})) down.emplace(cell.x, cell.y);
    };
    for (const auto& [cell, room] : m_rooms) {
        look(cell);
        look(cell + Cell{1, 0});
        look(cell + Cell{0, 1});
    }
    WallLines lines;
    const auto collect = [&](const auto& sides, bool isAcross) {
        for (auto side = sides.begin(); side != sides.end();) {
            const std::int32_t line = side->first;
            const std::int32_t first = side->second;
            std::int32_t end = first;
            while (side != sides.end() && *side == std::pair{line, end}) {
                ++side;
                ++end;
            }
            const auto point = [&](std::int32_t along) {
                return isAcross ? WallPoint{double(along - origin.x), double(line - origin.y), 0}
                                : WallPoint{double(line - origin.x), double(along - origin.y), 0};
            };
            lines.push_back(
                {"cells", static_cast<std::uint32_t>(lines.size()), "stone", {point(first), point(end)}});
        }
    };
    collect(across, true);
    collect(down, false);
    return lines;
}

}  // namespace tenaille::io
