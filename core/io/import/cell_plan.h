// SPDX-License-Identifier: MIT
//
// CellPlan: a dungeon given as cells, some of them floor, each of a room. Its walls are the sides between
// floor and rock, and between two rooms that no door joins.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <utility>

#include "core/board/grid.h"
#include "core/io/import/wall_lines.h"

namespace tenaille::io {

class CellPlan {
  public:
    // The later room has the cell.
    void put(board::Cell cell, std::uint32_t room) { m_rooms[cell] = room; }
    // No wall between these neighbours, whatever they are.
    void join(board::Cell a, board::Cell b) { m_joined.insert(std::minmax(a, b)); }
    bool isFloor(board::Cell cell) const { return m_rooms.contains(cell); }
    std::size_t size() const { return m_rooms.size(); }

    // Straight lines as long as they can be, across and down; in cells, minus `origin`.
    WallLines walls(board::Cell origin) const;

  private:
    bool hasWall(board::Cell a, board::Cell b) const;

    std::map<board::Cell, std::uint32_t> m_rooms;
    std::set<std::pair<board::Cell, board::Cell>> m_joined;
};

}  // namespace tenaille::io
