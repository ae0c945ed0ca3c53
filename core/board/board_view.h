// SPDX-License-Identifier: MIT
//
// BoardView: the read-only board that rules receive, made from a document (document/board_of.h) or from a
// rules query (io/rules). It holds facts of the board only, no book: which lines a wall stops is decided in
// rules/.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/board/box_index.h"
#include "core/board/cell_numbers.h"
#include "core/board/creature.h"
#include "core/board/grid.h"
#include "core/board/kinds.h"
#include "core/geometry/lattice.h"
#include "core/geometry/predicates.h"

namespace tenaille::board {

// One straight piece of a wall, a closed door or the outline of a prop. The ends are different.
struct Barrier {
    geometry::Segment where;
    BarrierEffect effect;
    RecordId record;

    // Whether it acts on what comes from there: always, unless it is one-way.
    bool actsFrom(LatticePoint point) const {
        return !effect.oneWay || geometry::cross(where.a, where.b, point) <= 0;
    }
};

// A cell that is not plain floor.
struct SpecialCell {
    Cell cell;
    TerrainEffect effect;
    RecordId record;
};

// Everything a board is made of. Barriers may lie anywhere, cross and repeat. Special cells are unique but
// for those that carry covers of which neither includes the other (cell_collector.h).
struct BoardParts {
    GridKind grid = GridKind::Square;
    std::int32_t unitsPerCell =
        geometry::kUnitsPerCell;   // 240 in documents; queries may need another multiple of 6
    std::optional<Extent> extent;  // none: unbounded (rules queries)
    std::vector<Barrier> barriers;
    std::vector<SpecialCell> cells;
    std::vector<Creature> creatures;
};

// What there is on a board, somewhere.
struct Presence {
    bool stopsSight = false;
    bool stopsEffect = false;
    std::uint8_t covers = 0;  // a bit of each grade

    bool has(CoverGrade grade) const { return (covers >> static_cast<int>(grade) & 1) != 0; }
};

// Immutable after construction. All lookups are exact; coordinates are lattice units of unitsPerCell(), |c| <
// 2^30.
class BoardView {
  public:
    BoardView();
    explicit BoardView(BoardParts parts);

    // The same map with other creatures: walls and terrain are shared, so it costs O(creatures).
    BoardView withCreatures(std::vector<Creature> creatures) const;

    GridKind grid() const { return m_ground->parts.grid; }
    std::int32_t unitsPerCell() const { return m_ground->parts.unitsPerCell; }
    LatticePoint centreOf(Cell cell) const { return centre(grid(), cell, unitsPerCell()); }
    std::vector<LatticePoint> cornersOf(Cell cell) const { return corners(grid(), cell, unitsPerCell()); }

    // None: unbounded.
    const std::optional<Extent>& extent() const { return m_ground->parts.extent; }
    // Inside the board (always true on an unbounded one).
    bool contains(Cell cell) const { return !extent() || extent()->contains(cell); }

    std::span<const Barrier> barriers() const { return m_ground->parts.barriers; }
    std::span<const SpecialCell> specialCells() const { return m_ground->parts.cells; }
    std::span<const Creature> creatures() const { return m_creatures; }

    // Of barriers and special cells together.
    const Presence& presence() const { return m_ground->presence; }

    // Appends the indices of all barriers whose closed bounding box touches `box`, each once, ascending.
    void barriersTouching(const geometry::Box& box, std::vector<std::uint32_t>& indices) const;

    // The effect of a cell; plain floor when it is not special.
    const TerrainEffect& terrainAt(Cell cell) const;
    const SpecialCell* specialAt(Cell cell) const;

    // The creature of a token, nullptr if it is not on the board.
    const Creature* creature(RecordId record) const;

    // The same for hot loops that sort out duplicates themselves: see box_index.h. The boxes are those of the
    // barriers, resp. of the outlines of the special cells and of the spaces of creatures.
    const BoxIndex& barrierIndex() const { return m_ground->barrierIndex; }
    const BoxIndex& cellIndex() const { return m_ground->cellIndex; }
    const BoxIndex& creatureIndex() const { return m_creatureIndex; }

  private:
    // What stays when creatures move. Boards that differ in their creatures alone share it.
    struct Ground {
        BoardParts parts;    // without the creatures
        CellNumbers byCell;  // index into parts.cells: the first of a cell
        Presence presence;
        BoxIndex barrierIndex;
        BoxIndex cellIndex;
    };
    static std::shared_ptr<const Ground> groundOf(BoardParts parts);
    BoardView(std::shared_ptr<const Ground> ground, std::vector<Creature> creatures);

    std::shared_ptr<const Ground> m_ground;  // never null
    std::vector<Creature> m_creatures;
    BoxIndex m_creatureIndex;
};

}  // namespace tenaille::board
