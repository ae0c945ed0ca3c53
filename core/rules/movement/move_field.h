// SPDX-License-Identifier: MIT
//
// MoveField: a board as one mover sees it. For every anchor: may its space stand there, what does it cost to
// enter, which steps lead out. It is where the rules of passing, terrain and corners meet; path.h,
// reachable.h and cheapest_path.h only walk it. Anchors are looked at when they are first needed.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/rules/movement/move_grid.h"
#include "core/rules/movement/passing.h"
#include "core/rules/movement/step_cost.h"

namespace tenaille::movement {

// Who moves, how, and past whom. `others` must outlive what is made from this; creatures with the record id
// of the mover are left out, so that all creatures of a board can be passed. `mover.at` is the start.
struct Mover {
    const board::Creature& creature;
    std::span<const board::Creature> others;
    MoveMode mode = MoveMode::Move;
    rules::MoveOptions options = {};
    bool plainFloor = false;  // terrain, obstacles and fences cost nothing (MV-22); places keep their nature
};

// What an anchor means for the mover.
struct Anchor {
    bool known = false;
    bool open = false;      // on the board and, for a mover with a body, free of solid cells
    bool passable = false;  // every creature there lets it through
    bool rough = false;     // difficult terrain that its mode forbids (MV-18)
    bool canStop = false;
    bool obstacle = false;     // MV-19 a: counts as one doubling, cannot be stopped on
    std::uint8_t terrain = 0;  // MV-18: worst doubling of all its cells
    std::uint8_t bodies = 0;   // doublings of the creatures crossed (MV-11, MV-21)
    Directions blocked = 0;    // steps out of it that walls or corners stop
    Directions fenced = 0;     // steps out of it that meet a fence

    bool canEnter() const { return open && passable && !rough; }
    int doublings() const { return terrain + (obstacle ? 1 : 0) + bodies; }
};

class MoveField {
  public:
    MoveField(const MoveGrid& grid, const Mover& mover);

    const MoveGrid& grid() const { return m_grid; }
    const rules::MoveOptions& options() const { return m_options; }
    std::span<const std::int32_t> strides() const { return m_strides; }  // one per direction
    bool isDiagonal(int direction) const {                               // MV-07; hexes have none (HX-02)
        return m_grid.grid() == board::GridKind::Square && direction % 2 == 1;
    }

    // Of the anchor with this index of the grid (inside its rectangle).
    const Anchor& anchor(std::int32_t index) {
        Anchor& anchor = m_anchors[static_cast<std::size_t>(index)];
        if (!anchor.known) look(index, anchor);
        return anchor;
    }

    // Cost of the step from an anchor in a direction to one that can be entered.
    StepCost cost(const Anchor& from, const Anchor& to, int direction, int parity) const;

  private:
    void addOccupant(const board::Creature& mover, const board::Creature& occupant, MoveMode mode);
    void look(std::int32_t index, Anchor& anchor) const;
    void lookAtFloor(std::int32_t index, Anchor& anchor) const;
    void lookAtCreatures(std::int32_t index, Anchor& anchor) const;

    // A creature in the way: one bit for what it forbids, stamped on its cells.
    struct Body {
        std::vector<std::int32_t> cells;
        std::uint8_t doublings;
    };
    static constexpr std::uint8_t kNoPass = 1;
    static constexpr std::uint8_t kNoStop = 2;
    static constexpr std::uint8_t kDoubles = 4;

    const MoveGrid& m_grid;
    rules::MoveOptions m_options;
    bool m_bodiless;    // incorporeal: only the edge of the board stops it
    bool m_unhampered;  // flying or incorporeal: terrain, obstacles and fences cost nothing
    bool m_plainFloor;
    bool m_avoidsRough;                // MV-18: runs or charges
    std::vector<board::Cell> m_space;  // cells of the space around the anchor
    std::vector<std::int32_t> m_spaceStrides;
    board::Cell m_spaceMin;
    board::Cell m_spaceMax;
    std::vector<std::int32_t> m_strides;
    std::vector<std::uint8_t> m_occupied;
    std::vector<Body> m_doubling;  // bodies that double the cost
    std::vector<Anchor> m_anchors;
};

// The part of a grid that a mover can come to see within `budget` cells: whatever it may reach, its space
// there, and the neighbours of both. Steps cost at least 1 and lead one cell far.
MoveGrid withinReach(const MoveGrid& grid, const board::Creature& mover, std::int32_t budget);

}  // namespace tenaille::movement
