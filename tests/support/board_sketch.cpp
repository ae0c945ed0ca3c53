// SPDX-License-Identifier: MIT
#include "tests/support/board_sketch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace tenaille::test {

using board::Cell;
using board::TerrainEffect;

namespace {

std::optional<TerrainEffect> terrainOf(char sign) {
    switch (sign) {
        case '#':
            return TerrainEffect{.solid = true};
        case 'd':
            return TerrainEffect{.doublings = 1};
        case 'D':
            return TerrainEffect{.doublings = 2};
        case 'T':
            return TerrainEffect{.doublings = 3};
        case 'o':
            return TerrainEffect{.obstacle = true};
        default:
            return std::nullopt;
    }
}

}  // namespace

BoardSketch::BoardSketch(const std::vector<std::string>& rows, board::GridKind grid) {
    std::vector<std::string> packed = rows;
    for (std::string& row : packed) {
        m_text += row + "\n";
        std::erase(row, ' ');
    }
    m_parts.grid = grid;
    m_parts.extent = board::Extent{grid, static_cast<std::int32_t>(packed.at(0).size()),
                                   static_cast<std::int32_t>(packed.size())};
    for (std::int32_t y = 0; y < m_parts.extent->height; ++y) {
        const std::string& row = packed[static_cast<std::size_t>(y)];
        EXPECT_EQ(row.size(), packed[0].size()) << "rows of different lengths in\n" << m_text;
        for (std::int32_t x = 0; x < m_parts.extent->width; ++x) {
            const char sign = row.at(static_cast<std::size_t>(x));
            const Cell cell = m_parts.extent->cellOf(x, y);
            if (const auto terrain = terrainOf(sign))
                m_parts.cells.push_back({cell, *terrain, {}});
            else if (sign != '.')
                m_marks[sign].push_back(cell);
        }
    }
}

std::vector<Cell> BoardSketch::all(char mark) const {
    const auto found = m_marks.find(mark);
    EXPECT_NE(found, m_marks.end()) << "no mark " << mark << " in\n" << m_text;
    return found != m_marks.end() ? found->second : std::vector<Cell>{};
}

Cell BoardSketch::at(char mark) const {
    const std::vector<Cell> cells = all(mark);
    return cells.empty() ? Cell{} : cells.front();
}

BoardSketch& BoardSketch::wall(board::LatticePoint from, board::LatticePoint to,
                               const board::BarrierEffect& effect) {
    const RecordId record{static_cast<std::uint32_t>(1000 + m_parts.barriers.size())};
    m_parts.barriers.push_back({{from, to}, effect, record});
    return *this;
}

BoardSketch& BoardSketch::wallBetween(Cell a, Cell b, const board::BarrierEffect& effect) {
    const auto mine = board::corners(m_parts.grid, a);
    const auto theirs = board::corners(m_parts.grid, b);
    std::vector<board::LatticePoint> common;
    std::copy_if(mine.begin(), mine.end(), std::back_inserter(common), [&](board::LatticePoint point) {
        return std::find(theirs.begin(), theirs.end(), point) != theirs.end();
    });
    EXPECT_EQ(common.size(), 2u) << "cells without a common side";
    return common.size() == 2 ? wall(common[0], common[1], effect) : *this;
}

BoardSketch& BoardSketch::terrain(char mark, const TerrainEffect& effect) {
    for (const Cell cell : all(mark)) {
        const RecordId record{static_cast<std::uint32_t>(2000 + m_parts.cells.size())};
        m_parts.cells.push_back({cell, effect, record});
    }
    return *this;
}

BoardSketch& BoardSketch::put(char mark, board::Creature creature) {
    creature.at = at(mark);
    m_parts.creatures.push_back(std::move(creature));
    return *this;
}

board::Creature creatureOf(const std::string& side, board::SizeCategory size, Flags<board::Trait> traits) {
    board::Creature creature;
    creature.side = side;
    creature.size = size;
    creature.footprint = board::footprintOf(size);
    creature.traits = traits;
    return creature;
}

}  // namespace tenaille::test
