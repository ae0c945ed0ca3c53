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

Presence presenceOf(const BoardParts& parts) {
    Presence all;
    const auto addCover = [&](CoverGrade grade) {
        all.covers = static_cast<std::uint8_t>(all.covers | 1U << static_cast<int>(grade));
    };
    for (const Barrier& barrier : parts.barriers) {
        all.stopsSight = all.stopsSight || barrier.effect.stopsSight;
        all.stopsEffect = all.stopsEffect || barrier.effect.stopsEffect;
        addCover(barrier.effect.cover);
    }
    for (const SpecialCell& special : parts.cells) {
        all.stopsSight = all.stopsSight || special.effect.solid || special.effect.opaque;
        all.stopsEffect = all.stopsEffect || special.effect.solid;
        addCover(special.effect.cover);
    }
    return all;
}

// A square is its own box; a hex lies within two thirds of a cell of its centre on both axes.
Box boxOf(GridKind grid, std::int32_t unit, Cell first, Cell last) {
    const std::int32_t reach = isHex(grid) ? 2 * unit / 3 : unit / 2;
    return {centre(grid, first, unit) - LatticePoint{reach, reach},
            centre(grid, last, unit) + LatticePoint{reach, reach}};
}

std::vector<Box> cellBoxesOf(const BoardParts& parts) {
    std::vector<Box> boxes;
    boxes.reserve(parts.cells.size());
    for (const SpecialCell& special : parts.cells)
        boxes.push_back(boxOf(parts.grid, parts.unitsPerCell, special.cell, special.cell));
    return boxes;
}

std::vector<Box> creatureBoxesOf(GridKind grid, std::int32_t unit, std::span<const Creature> creatures) {
    std::vector<Box> boxes;
    boxes.reserve(creatures.size());
    for (const Creature& creature : creatures) {
        Cell first;
        Cell last{creature.footprint.width - 1, creature.footprint.height - 1};
        if (isHex(grid)) {
            last = {};
            for (const Cell cell : cells(grid, creature.footprint)) {
                first = {std::min(first.x, cell.x), std::min(first.y, cell.y)};
                last = {std::max(last.x, cell.x), std::max(last.y, cell.y)};
            }
        }
        boxes.push_back(boxOf(grid, unit, creature.at + first, creature.at + last));
    }
    return boxes;
}

}  // namespace

std::shared_ptr<const BoardView::Ground> BoardView::groundOf(BoardParts parts) {
    auto ground = std::make_shared<Ground>();
    for (std::size_t i = 0; i < parts.cells.size(); ++i)
        ground->byCell.add(parts.cells[i].cell, static_cast<std::uint32_t>(i));
    ground->presence = presenceOf(parts);
    ground->barrierIndex = BoxIndex(boxesOf(parts), 2 * parts.unitsPerCell);
    ground->cellIndex = BoxIndex(cellBoxesOf(parts), 4 * parts.unitsPerCell);
    ground->parts = std::move(parts);
    return ground;
}

BoardView::BoardView() : BoardView(BoardParts{}) {}

BoardView::BoardView(BoardParts parts) {
    std::vector<Creature> creatures = std::move(parts.creatures);
    parts.creatures.clear();
    *this = BoardView(groundOf(std::move(parts)), std::move(creatures));
}

BoardView::BoardView(std::shared_ptr<const Ground> ground, std::vector<Creature> creatures)
    : m_ground(std::move(ground)),
      m_creatures(std::move(creatures)),
      m_creatureIndex(creatureBoxesOf(grid(), unitsPerCell(), m_creatures), 4 * unitsPerCell()) {}

BoardView BoardView::withCreatures(std::vector<Creature> creatures) const {
    return BoardView(m_ground, std::move(creatures));
}

void BoardView::barriersTouching(const Box& box, std::vector<std::uint32_t>& indices) const {
    const auto begin = static_cast<std::ptrdiff_t>(indices.size());
    barrierIndex().visitNear(
        box, [](const Box&) { return true; },
        [&](std::uint32_t index) {
            if (geometry::boundingBox(barriers()[index].where).touches(box)) indices.push_back(index);
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
    const std::uint32_t found = m_ground->byCell.at(cell);
    return found != CellNumbers::kNone ? &m_ground->parts.cells[found] : nullptr;
}

const Creature* BoardView::creature(RecordId record) const {
    const auto found = std::find_if(m_creatures.begin(), m_creatures.end(),
                                    [&](const Creature& creature) { return creature.record == record; });
    return found != m_creatures.end() ? &*found : nullptr;
}

}  // namespace tenaille::board
