// SPDX-License-Identifier: MIT
//
// The facts of a MoveGrid as planes of bits, 64 cells of a row in a word: the form in which steps of many
// anchors are ruled at once (anchor_planes.h). Made with the grid, for all movers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/board/grid.h"

namespace tenaille::movement {

class MoveGrid;

// What a bit of a cell says. A link is the way to a neighbour; each is told once, at its southern or western
// end. Hexes have the links east, north-east and north (board::neighbourOffsets).
enum class CellFact : std::uint8_t {
    Inside,           // a cell of the board
    Open,             // and not solid
    Rough,            // doubled at least once, twice, three times, four times (MV-18)
    RoughTwice,       //
    RoughThrice,      //
    Steep,            //
    Obstacle,         // MV-19 a
    Fenced,           // some step out of it meets a fence
    WalledNorth,      // GEO-5
    WalledNorthEast,  //
    WalledEast,       //
    WalledSouthEast,  //
    CutNorthEast,     // walled, or past a hard corner (MV-08)
    CutSouthEast,     //
};
inline constexpr std::size_t kCellFacts = 14;

class CellPlanes {
  public:
    CellPlanes() = default;
    explicit CellPlanes(const MoveGrid& grid);

    // Of a part of a grid there are none.
    bool empty() const { return m_words.empty(); }
    // Some cell has it.
    bool any(CellFact fact) const { return (m_any >> static_cast<int>(fact) & 1) != 0; }

    // Rows of 64 cells from `first` down: bit i of the n-th is the cell `first` + {i, n}. Nothing is known of
    // cells beyond the rectangle of the grid: 0.
    void read(CellFact fact, board::Cell first, std::int32_t rows, std::uint64_t* out) const;

  private:
    std::ptrdiff_t offset(CellFact fact, std::int32_t y) const {
        return (static_cast<std::ptrdiff_t>(fact) * m_height + y) * (m_rowWords + 2);
    }

    void fill(const MoveGrid& grid, std::int32_t word, std::int32_t y);

    board::Cell m_min;
    std::int32_t m_rowWords = 0;
    std::int32_t m_height = 0;
    std::uint32_t m_any = 0;
    std::vector<std::uint64_t> m_words;
};

}  // namespace tenaille::movement
