// SPDX-License-Identifier: MIT
//
// Boards drawn as text for tests of the rules, on all three grids.
//
//   BoardSketch sketch({"a.#",       . open  # solid  d D T difficult once, twice, three times  o obstacle
//                       ".d1"});     every other sign marks open cells: sketch.at('1')
//
// Hexes are drawn as staggered rows (pointy: odd rows lean to the right) or columns (flat: odd columns lean
// down), as board::Extent stores them; blanks are skipped, so that rows can be indented to look right.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/board/board_view.h"

namespace tenaille::test {

inline constexpr board::BarrierEffect kWall{.stopsMovement = true, .stopsSight = true, .stopsEffect = true};
inline constexpr board::BarrierEffect kFence{.hampers = true};

class BoardSketch {
  public:
    explicit BoardSketch(const std::vector<std::string>& rows,
                         board::GridKind grid = board::GridKind::Square);

    // The first cell with this mark in reading order, all of them; failing the test when there is none.
    board::Cell at(char mark) const;
    std::vector<board::Cell> all(char mark) const;

    // A wall between two lattice points; one between two neighbouring cells along their common side.
    BoardSketch& wall(board::LatticePoint from, board::LatticePoint to,
                      const board::BarrierEffect& effect = kWall);
    BoardSketch& wallBetween(board::Cell a, board::Cell b, const board::BarrierEffect& effect = kWall);

    // Gives all cells with the mark this terrain.
    BoardSketch& terrain(char mark, const board::TerrainEffect& effect);

    // Puts a creature on the first cell with the mark.
    BoardSketch& put(char mark, board::Creature creature);

    board::BoardView view() const { return board::BoardView(m_parts); }
    board::BoardParts& parts() { return m_parts; }
    const board::BoardParts& parts() const { return m_parts; }
    const std::vector<board::Creature>& creatures() const { return m_parts.creatures; }

    // The drawing, for SCOPED_TRACE.
    const std::string& text() const { return m_text; }

  private:
    board::BoardParts m_parts;
    std::map<char, std::vector<board::Cell>> m_marks;
    std::string m_text;
};

// A corner of square cells as a lattice point: corner(1, 0) is the top-right corner of cell (0, 0).
constexpr board::LatticePoint corner(int x, int y) {
    return {x * geometry::kUnitsPerCell, y * geometry::kUnitsPerCell};
}

// A creature of a side and a size, with the usual space.
board::Creature creatureOf(const std::string& side, board::SizeCategory size = board::SizeCategory::Medium,
                           Flags<board::Trait> traits = {});

}  // namespace tenaille::test
