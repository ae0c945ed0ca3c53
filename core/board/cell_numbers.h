// SPDX-License-Identifier: MIT
//
// CellNumbers: a number for each of many cells, which mostly lie together. Blocks of 16 x 16 cells are looked
// up, the rest is an index: a terrain of 262 144 cells is a thousand blocks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>

#include "core/board/grid.h"

namespace tenaille::board {

class CellNumbers {
  public:
    static constexpr std::uint32_t kNone = 0xffffffff;

    CellNumbers() = default;
    CellNumbers(const CellNumbers&) = delete;
    CellNumbers& operator=(const CellNumbers&) = delete;

    // The number of a cell; kNone if it has none.
    std::uint32_t at(Cell cell) const {
        const auto found = m_blocks.find(blockOf(cell));
        return found != m_blocks.end() ? found->second[placeIn(cell)] : kNone;
    }

    // Gives the cell that number if it has none yet; the one that it has now, and whether it is new.
    std::pair<std::uint32_t, bool> add(Cell cell, std::uint32_t number) {
        const Cell block = blockOf(cell);
        if (m_last == nullptr || m_lastBlock != block) {
            const auto [found, isNew] = m_blocks.try_emplace(block);
            if (isNew) found->second.fill(kNone);
            m_last = &found->second;
            m_lastBlock = block;
        }
        std::uint32_t& known = (*m_last)[placeIn(cell)];
        const bool isNew = known == kNone;
        if (isNew) known = number;
        return {known, isNew};
    }

  private:
    static constexpr int kBits = 4;
    static constexpr int kMask = (1 << kBits) - 1;
    using Block = std::array<std::uint32_t, std::size_t{1} << 2 * kBits>;

    static Cell blockOf(Cell cell) { return {cell.x >> kBits, cell.y >> kBits}; }
    static std::size_t placeIn(Cell cell) {
        const auto row = static_cast<std::size_t>(cell.y & kMask);
        const auto column = static_cast<std::size_t>(cell.x & kMask);
        return (row << kBits) + column;
    }

    std::unordered_map<Cell, Block> m_blocks;
    Block* m_last = nullptr;  // of the last add(): cells come in runs
    Cell m_lastBlock;
};

}  // namespace tenaille::board
