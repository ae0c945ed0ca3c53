// SPDX-License-Identifier: MIT
//
// MoveGrid: terrain, walls and fences of a board as dense arrays, the form in which steps are ruled. Made
// once per revision of the map and shared by every question about movement; creatures are not in it
// (move_field.h adds them for one mover). It copies what it needs, so that the board may go away.
//
// Everything is known per cell: what its floor does, and sets of directions in which a step of that one cell
// meets something. A larger mover joins the sets of all its cells. Walls may lie anywhere and need not follow
// the grid; only exact predicates decide what they touch. HX-04: steps lead from middle to middle, so nobody
// gets to a middle on a wall; of other hexes that walls cut, those with less than half open around the middle
// are solid, or doubled, or as others, by the option. Hexes that more than sixteen walls enter are not
// measured, and one that a table counts out is marked as solid.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/record_id.h"
#include "core/board/board_view.h"
#include "core/rules/movement/cell_planes.h"
#include "core/rules/rule_options.h"

namespace tenaille::movement {

// A set of directions: bit d is the neighbour board::neighbourOffsets(grid)[d].
using Directions = std::uint8_t;
constexpr Directions bitOf(int direction) { return static_cast<Directions>(1u << direction); }

// What the floor of a cell does. Outside: no cell of the board.
struct Floor {
    std::uint8_t doublings = 0;
    bool obstacle = false;
    bool solid = false;
    bool outside = false;
};

class MoveGrid {
  public:
    // The board must have an extent. Boards of any grid; costs O(cells + barriers' length in cells).
    explicit MoveGrid(const board::BoardView& board, rules::PartialHexes partial = rules::PartialHexes::Half);

    // The part of it from `min` to `max`, both included, with the same cells: what a search of a small reach
    // needs on a large board. It explains nothing: wallMet() and its sisters find no records.
    MoveGrid part(board::Cell min, board::Cell max) const;

    board::GridKind grid() const { return m_grid; }
    rules::PartialHexes partial() const { return m_partial; }

    // Cells are numbered in a rectangle that holds all of them and a rim of one cell outside.
    std::int32_t count() const { return m_width * m_height; }
    std::int32_t width() const { return m_width; }
    std::int32_t height() const { return m_height; }
    board::Cell first() const { return m_min; }
    bool inRectangle(board::Cell cell) const {
        return cell.x >= m_min.x && cell.x < m_min.x + m_width && cell.y >= m_min.y &&
               cell.y < m_min.y + m_height;
    }
    std::int32_t indexOf(board::Cell cell) const { return (cell.y - m_min.y) * m_width + (cell.x - m_min.x); }
    board::Cell cellOf(std::int32_t index) const {
        return {m_min.x + index % m_width, m_min.y + index / m_width};
    }
    // What to add to an index to go by an offset.
    std::int32_t stride(board::Cell offset) const { return offset.y * m_width + offset.x; }

    const Floor& floor(std::int32_t index) const { return m_floor[at(index)]; }
    Floor floorAt(board::Cell cell) const {
        return inRectangle(cell) ? floor(indexOf(cell)) : Floor{.outside = true};
    }

    // Directions in which the segment to the neighbour's centre touches a wall that stops movement, ends
    // included (GEO-5).
    Directions walled(std::int32_t index) const { return m_walled[at(index)]; }
    // Diagonals past a hard corner: a solid cell or a wall in the 2 x 2 block (MV-08, GEO-5).
    Directions cornered(std::int32_t index) const { return m_cornered[at(index)]; }
    // Directions in which the segment to the neighbour's centre meets a fence (MV-19 b).
    Directions fenced(std::int32_t index) const { return m_fenced[at(index)]; }

    // The same facts for many cells at once; a part of a grid has none, nor has one with one-way walls.
    const CellPlanes& planes() const { return m_planes; }

    // For explanations: the first wall resp. fence met in a direction, the record of a special cell; 0: none.
    RecordId wallMet(std::int32_t index, int direction) const {
        return find(m_wallRecords, index, direction);
    }
    RecordId fenceMet(std::int32_t index, int direction) const {
        return find(m_fenceRecords, index, direction);
    }
    RecordId terrainRecord(std::int32_t index) const { return find(m_terrainRecords, index, 0); }

  private:
    MoveGrid() = default;

    // Something met by the step of a cell.
    struct Met {
        std::int32_t key;  // index * 8 + direction
        RecordId record;
    };
    // The segment between the centres of two neighbours.
    struct Link {
        board::Cell from;
        int direction;
    };

    static std::size_t at(std::int32_t index) { return static_cast<std::size_t>(index); }
    static RecordId find(const std::vector<Met>& list, std::int32_t index, int direction);
    static void sort(std::vector<Met>& list);
    void readTerrain(const board::BoardView& board);
    template <class Visit>
    void visitBlocks(const board::Barrier& barrier, std::int32_t unit, Visit&& visit) const;
    void readBarrier(const board::Barrier& barrier, std::int32_t unit);
    void readBlock(const board::Barrier& barrier, board::Cell block, std::int32_t unit);
    void markLink(Link link, const board::Barrier& barrier, std::int32_t unit);
    void markCorners();
    void judgePartialHexes(const board::BoardView& board);

    board::GridKind m_grid = board::GridKind::Square;
    rules::PartialHexes m_partial{};
    board::Cell m_min;
    std::int32_t m_width = 0;
    std::int32_t m_height = 0;
    std::vector<Floor> m_floor;
    std::vector<Directions> m_walled;
    std::vector<Directions> m_cornered;
    std::vector<Directions> m_fenced;
    CellPlanes m_planes;
    std::vector<Met> m_wallRecords;  // sorted by key, first of equals wins
    std::vector<Met> m_fenceRecords;
    std::vector<Met> m_terrainRecords;
};

}  // namespace tenaille::movement
