// SPDX-License-Identifier: MIT
#include "ui/tools/terrain_cells.h"

#include <algorithm>
#include <cmath>

#include "core/document/board_of.h"
#include "core/rules/movement/move_grid.h"

namespace tenaille::ui {

using board::Cell;

std::vector<Cell> brushAt(board::GridKind grid, board::LatticePoint at, int across) {
    std::vector<Cell> cells;
    if (board::isHex(grid)) {
        const Cell middle = board::cellAt(grid, at);
        const int reach = across / 2;
        for (int x = -reach; x <= reach; ++x)
            for (int y = -reach; y <= reach; ++y)
                if (std::abs(x + y) <= reach) cells.push_back(middle + Cell{x, y});
        return cells;
    }
    const std::int32_t back = (across - 1) * geometry::kUnitsPerCell / 2;
    const Cell first = board::cellAt(grid, {at.x - back, at.y - back});
    for (int x = 0; x < across; ++x)
        for (int y = 0; y < across; ++y) cells.push_back(first + Cell{x, y});
    return cells;
}

std::vector<Cell> cellsBetween(const board::Extent& extent, Cell from, Cell to) {
    constexpr double kRounding = 1e-6;
    const board::Position a = board::position(extent.grid, board::centre(extent.grid, from));
    const board::Position b = board::position(extent.grid, board::centre(extent.grid, to));
    const double left = std::min(a.x, b.x) - kRounding;
    const double right = std::max(a.x, b.x) + kRounding;
    const double top = std::min(a.y, b.y) - kRounding;
    const double bottom = std::max(a.y, b.y) + kRounding;
    std::vector<Cell> cells;
    for (std::int32_t row = 0; row < extent.height; ++row) {
        for (std::int32_t column = 0; column < extent.width; ++column) {
            const Cell cell = extent.cellOf(column, row);
            const board::Position middle = board::position(extent.grid, board::centre(extent.grid, cell));
            if (middle.x >= left && middle.x <= right && middle.y >= top && middle.y <= bottom)
                cells.push_back(cell);
        }
    }
    return cells;
}

std::vector<Cell> cellsEnclosed(const document::Encounter& map, Cell from) {
    const board::Extent& extent = map.gridRecord().extent;
    if (!extent.contains(from)) return {};
    document::Encounter bare = document::makeEncounter(document::DocumentKind::Map, extent);
    // Every line counts as a wall, open doors, archways and one-way walls too: a room is what is drawn as
    // one.
    const board::Kinds kinds = document::kindsOf(map);
    for (board::WallRecord wall : map.walls) {
        const board::WallKind* kind = kinds.wall(wall.kind);
        if (kind == nullptr || !(kind->effect.stopsMovement || kind->effect.stopsSight)) continue;
        wall.kind = "stone";
        bare.walls.put(std::move(wall));
    }
    for (board::DoorRecord door : map.doors) {
        door.kind = "door";
        door.state = board::DoorState::Closed;
        bare.doors.put(std::move(door));
    }
    const board::BoardView view = document::boardOf(bare);
    const movement::MoveGrid grid(view);
    const std::span<const Cell> offsets = board::neighbourOffsets(extent.grid);
    std::vector<bool> seen(static_cast<std::size_t>(grid.count()), false);
    std::vector<std::int32_t> open{grid.indexOf(from)};
    seen[static_cast<std::size_t>(open.front())] = true;
    std::vector<Cell> cells;
    while (!open.empty()) {
        const std::int32_t index = open.back();
        open.pop_back();
        cells.push_back(grid.cellOf(index));
        const auto shut = static_cast<movement::Directions>(grid.walled(index) | grid.fenced(index));
        for (int direction = 0; direction < static_cast<int>(offsets.size()); ++direction) {
            const Cell offset = offsets[static_cast<std::size_t>(direction)];
            const bool diagonal = !board::isHex(extent.grid) && offset.x != 0 && offset.y != 0;
            if (diagonal || (shut & movement::bitOf(direction)) != 0) continue;
            const std::int32_t next = index + grid.stride(offset);
            if (grid.floor(next).outside || seen[static_cast<std::size_t>(next)]) continue;
            seen[static_cast<std::size_t>(next)] = true;
            open.push_back(next);
        }
    }
    return cells;
}

}  // namespace tenaille::ui
