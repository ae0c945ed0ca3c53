// SPDX-License-Identifier: MIT
#include "core/board/board_view.h"

#include <algorithm>
#include <utility>

namespace tenaille::board {

namespace {

using geometry::Box;

std::vector<Box> boxesOf(const BoardParts& parts) {
    std::vector<Box> boxes;
    boxes.reserve(parts.barriers.size());
    for (const Barrier& barrier : parts.barriers) boxes.push_back(geometry::boundingBox(barrier.where));
    return boxes;
}

// A square is its own box; a hex lies within two thirds of a cell of its centre on both axes.
Box boxOf(const BoardParts& parts, Cell first, Cell last) {
    const std::int32_t unit = parts.unitsPerCell;
    const std::int32_t reach = isHex(parts.grid) ? 2 * unit / 3 : unit / 2;
    return {centre(parts.grid, first, unit) - LatticePoint{reach, reach},
            centre(parts.grid, last, unit) + LatticePoint{reach, reach}};
}

std::vector<Box> cellBoxesOf(const BoardParts& parts) {
    std::vector<Box> boxes;
    boxes.reserve(parts.cells.size());
    for (const SpecialCell& special : parts.cells) boxes.push_back(boxOf(parts, special.cell, special.cell));
    return boxes;
}

std::vector<Box> creatureBoxesOf(const BoardParts& parts) {
    std::vector<Box> boxes;
    boxes.reserve(parts.creatures.size());
    for (const Creature& creature : parts.creatures) {
        Cell first;
        Cell last{creature.footprint.width - 1, creature.footprint.height - 1};
        if (isHex(parts.grid)) {
            last = {};
            for (const Cell cell : cells(parts.grid, creature.footprint)) {
                first = {std::min(first.x, cell.x), std::min(first.y, cell.y)};
                last = {std::max(last.x, cell.x), std::max(last.y, cell.y)};
            }
        }
        boxes.push_back(boxOf(parts, creature.at + first, creature.at + last));
    }
    return boxes;
}

}  // namespace

BoardView::BoardView(BoardParts parts) : m_parts(std::move(parts)) {
    m_cells.reserve(m_parts.cells.size());
    for (std::size_t i = 0; i < m_parts.cells.size(); ++i)
        m_cells.emplace(m_parts.cells[i].cell, static_cast<std::uint32_t>(i));
    m_barrierIndex = BoxIndex(boxesOf(m_parts), 2 * m_parts.unitsPerCell);
    m_cellIndex = BoxIndex(cellBoxesOf(m_parts), 4 * m_parts.unitsPerCell);
    m_creatureIndex = BoxIndex(creatureBoxesOf(m_parts), 4 * m_parts.unitsPerCell);
}

void BoardView::barriersTouching(const Box& box, std::vector<std::uint32_t>& indices) const {
    const auto begin = static_cast<std::ptrdiff_t>(indices.size());
    m_barrierIndex.visitNear(
        box, [](const Box&) { return true; },
        [&](std::uint32_t index) {
            if (geometry::boundingBox(m_parts.barriers[index].where).touches(box)) indices.push_back(index);
        });
    std::sort(indices.begin() + begin, indices.end());
    indices.erase(std::unique(indices.begin() + begin, indices.end()), indices.end());
}

const TerrainEffect& BoardView::terrainAt(Cell cell) const {
    static constexpr TerrainEffect kPlain{};
    const SpecialCell* special = specialAt(cell);
    return special != nullptr ? special->effect : kPlain;
}

const SpecialCell* BoardView::specialAt(Cell cell) const {
    const auto found = m_cells.find(cell);
    return found != m_cells.end() ? &m_parts.cells[found->second] : nullptr;
}

const Creature* BoardView::creature(RecordId record) const {
    const auto found = std::find_if(m_parts.creatures.begin(), m_parts.creatures.end(),
                                    [&](const Creature& creature) { return creature.record == record; });
    return found != m_parts.creatures.end() ? &*found : nullptr;
}

}  // namespace tenaille::board
