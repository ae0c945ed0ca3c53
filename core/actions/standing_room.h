// SPDX-License-Identifier: MIT
//
// StandingRoom: where a game master would look for a new creature. Walls part the board into rooms, doors do
// not. A room is good when somebody stands in it, or when it has nine cells at least; of the latter only the
// cells on a floor, where the map has floors at all. What is left are pockets between walls and the rock.
#pragma once

#include <vector>

#include "core/actions/plan.h"

namespace tenaille::actions {

class StandingRoom {
  public:
    // Linear in the size of the board and its walls.
    explicit StandingRoom(const PlanContext& context);

    // Every cell of the space is good, and no wall runs between two of them.
    bool holds(const board::Footprint& footprint, Cell anchor) const;

    // How far each cell of the board is from `near` for who must walk around walls and closed doors: the
    // distance, and twice the steps that the way is longer than without walls. By index of grid();
    // kUnreached: there is no way.
    std::vector<std::int32_t> waysFrom(Cell near) const;
    static constexpr std::int32_t kUnreached = 1'000'000'000;
    const movement::MoveGrid& grid() const { return m_grid; }

  private:
    void nameRooms();
    void fillRoom(std::int32_t from);
    void markFloors(const PlanContext& context);
    void markGood(const PlanContext& context);

    movement::MoveGrid m_grid;         // doors are open
    movement::MoveGrid m_closed;       // doors are as they are
    std::vector<std::int32_t> m_room;  // by index of the grid; -1: no floor to stand on
    std::vector<std::int32_t> m_size;  // of each room, in cells
    std::vector<bool> m_onFloor;
    std::vector<bool> m_good;
};

}  // namespace tenaille::actions
