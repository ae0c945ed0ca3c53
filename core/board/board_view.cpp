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
std::vector<Box> cellBoxesOf(const BoardParts& parts) {
    const std::int32_t reach = isHex(parts.grid) ? 2 * parts.unitsPerCell / 3 : parts.unitsPerCell / 2;
    std::vector<Box> boxes;
    boxes.reserve(parts.cells.size());
    for (const SpecialCell& special : parts.cells) {
        const LatticePoint middle = centre(parts.grid, special.cell, parts.unitsPerCell);
        boxes.push_back({middle - LatticePoint{reach, reach}, middle + LatticePoint{reach, reach}});
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
