// SPDX-License-Identifier: MIT
#include "core/actions/standing_room.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/document/board_of.h"
#include "core/geometry/predicates.h"

namespace tenaille::actions {

namespace {

using board::LatticePoint;

constexpr std::int32_t kSmallestRoom = 9;  // cells

}  // namespace

StandingRoom::StandingRoom(const PlanContext& context)
    : m_grid(document::boardWithOpenDoors(context.encounter), context.options.hex.partial),
      m_closed(context.board, context.options.hex.partial),
      m_room(static_cast<std::size_t>(m_grid.count()), -1),
      m_onFloor(m_room.size(), context.encounter.floors.empty()),
      m_good(m_room.size(), false) {
    nameRooms();
    markFloors(context);
    markGood(context);
}

void StandingRoom::nameRooms() {
    for (std::int32_t index = 0; index < m_grid.count(); ++index) {
        const movement::Floor& floor = m_grid.floor(index);
        if (m_room[static_cast<std::size_t>(index)] < 0 && !floor.outside && !floor.solid) fillRoom(index);
    }
}

void StandingRoom::fillRoom(std::int32_t from) {
    const auto room = static_cast<std::int32_t>(m_size.size());
    const auto offsets = board::neighbourOffsets(m_grid.grid());
    std::vector<std::int32_t> open{from};
    m_room[static_cast<std::size_t>(from)] = room;
    m_size.push_back(0);
    while (!open.empty()) {
        const std::int32_t index = open.back();
        open.pop_back();
        ++m_size.back();
        for (std::size_t direction = 0; direction < offsets.size(); ++direction) {
            if (m_grid.walled(index) & movement::bitOf(static_cast<int>(direction))) continue;
            const std::int32_t next = index + m_grid.stride(offsets[direction]);
            const movement::Floor& floor = m_grid.floor(next);
            if (floor.outside || floor.solid || m_room[static_cast<std::size_t>(next)] >= 0) continue;
            m_room[static_cast<std::size_t>(next)] = room;
            open.push_back(next);
        }
    }
}

void StandingRoom::markFloors(const PlanContext& context) {
    const auto cellOf = [&](std::int32_t x, std::int32_t y) { return board::cellAt(m_grid.grid(), {x, y}); };
    for (const board::FloorRecord& floor : context.encounter.floors) {
        if (floor.outline.empty()) continue;
        const auto byX = [](LatticePoint a, LatticePoint b) { return a.x < b.x; };
        const auto byY = [](LatticePoint a, LatticePoint b) { return a.y < b.y; };
        const auto [left, right] = std::minmax_element(floor.outline.begin(), floor.outline.end(), byX);
        const auto [top, bottom] = std::minmax_element(floor.outline.begin(), floor.outline.end(), byY);
        const Cell first = cellOf(left->x, top->y) - Cell{1, 1};
        const Cell last = cellOf(right->x, bottom->y) + Cell{1, 1};
        for (std::int32_t y = first.y; y <= last.y; ++y)
            for (std::int32_t x = first.x; x <= last.x; ++x)
                if (m_grid.inRectangle({x, y}) &&
                    geometry::isInside(board::centre(m_grid.grid(), {x, y}), floor.outline))
                    m_onFloor[static_cast<std::size_t>(m_grid.indexOf({x, y}))] = true;
    }
}

void StandingRoom::markGood(const PlanContext& context) {
    std::vector<bool> inhabited(m_size.size(), false);
    for (const board::Creature& creature : context.board.creatures()) {
        for (const Cell cell : board::cellsAt(m_grid.grid(), creature.footprint, creature.at)) {
            if (!m_grid.inRectangle(cell)) continue;
            const std::int32_t room = m_room[static_cast<std::size_t>(m_grid.indexOf(cell))];
            if (room >= 0) inhabited[static_cast<std::size_t>(room)] = true;
        }
    }
    for (std::size_t index = 0; index < m_room.size(); ++index) {
        if (m_room[index] < 0) continue;
        const auto room = static_cast<std::size_t>(m_room[index]);
        m_good[index] = inhabited[room] || (m_size[room] >= kSmallestRoom && m_onFloor[index]);
    }
}

std::vector<std::int32_t> StandingRoom::waysFrom(Cell near) const {
    std::vector<std::int32_t> ways(m_room.size(), kUnreached);
    if (!m_closed.inRectangle(near) || m_closed.floor(m_closed.indexOf(near)).outside) return ways;
    const auto offsets = board::neighbourOffsets(m_closed.grid());
    std::vector<std::pair<std::int32_t, Cell>> open{{m_closed.indexOf(near), near}};
    ways[static_cast<std::size_t>(open.front().first)] = 0;
    for (std::int32_t steps = 0; !open.empty(); ++steps) {
        std::vector<std::pair<std::int32_t, Cell>> next;
        for (const auto& [index, cell] : open) {
            const bool square = m_closed.grid() == board::GridKind::Square;
            const Cell way = cell - near;
            const std::int32_t distance = board::distance(m_closed.grid(), near, cell);
            const std::int32_t fewest = square ? std::max(std::abs(way.x), std::abs(way.y)) : distance;
            ways[static_cast<std::size_t>(index)] = distance + 2 * (steps - fewest);
            for (std::size_t direction = 0; direction < offsets.size(); ++direction) {
                if (m_closed.walled(index) & movement::bitOf(static_cast<int>(direction))) continue;
                const std::int32_t beside = index + m_closed.stride(offsets[direction]);
                const movement::Floor& floor = m_closed.floor(beside);
                if (floor.outside || floor.solid || ways[static_cast<std::size_t>(beside)] != kUnreached)
                    continue;
                ways[static_cast<std::size_t>(beside)] = 0;
                next.emplace_back(beside, cell + offsets[direction]);
            }
        }
        open = std::move(next);
    }
    return ways;
}

bool StandingRoom::holds(const board::Footprint& footprint, Cell anchor) const {
    const std::vector<Cell> cells = board::cellsAt(m_grid.grid(), footprint, anchor);
    const auto offsets = board::neighbourOffsets(m_grid.grid());
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        if (!m_grid.inRectangle(cell)) return false;
        const std::int32_t index = m_grid.indexOf(cell);
        if (!m_good[static_cast<std::size_t>(index)]) return false;
        for (std::size_t direction = 0; direction < offsets.size(); ++direction) {
            const bool ownCell =
                std::find(cells.begin(), cells.end(), cell + offsets[direction]) != cells.end();
            if (ownCell && (m_grid.walled(index) & movement::bitOf(static_cast<int>(direction))))
                return false;
        }
        return true;
    });
}

}  // namespace tenaille::actions
