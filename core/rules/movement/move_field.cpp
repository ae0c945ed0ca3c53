// SPDX-License-Identifier: MIT
#include "core/rules/movement/move_field.h"

#include <algorithm>

namespace tenaille::movement {

using board::Cell;
using board::Creature;
using board::Trait;

MoveField::MoveField(const MoveGrid& grid, const Mover& mover)
    : m_grid(grid),
      m_options(mover.options),
      m_bodiless(mover.creature.traits.has(Trait::Incorporeal)),
      m_unhampered(m_bodiless || mover.creature.traits.has(Trait::Flying)),
      m_plainFloor(mover.plainFloor),
      m_avoidsRough(mover.mode == MoveMode::Run || mover.mode == MoveMode::Charge),
      m_space(board::cells(grid.grid(), mover.creature.footprint)),
      m_occupied(static_cast<std::size_t>(grid.count())),
      m_anchors(static_cast<std::size_t>(grid.count())) {
    for (const Cell cell : m_space) {
        m_spaceStrides.push_back(grid.stride(cell));
        m_spaceMin = {std::min(m_spaceMin.x, cell.x), std::min(m_spaceMin.y, cell.y)};
        m_spaceMax = {std::max(m_spaceMax.x, cell.x), std::max(m_spaceMax.y, cell.y)};
    }
    for (const Cell offset : board::neighbourOffsets(grid.grid())) m_strides.push_back(grid.stride(offset));
    for (const Creature& other : mover.others)
        if (!other.record || other.record != mover.creature.record)
            addOccupant(mover.creature, other, mover.mode);
}

void MoveField::addOccupant(const Creature& mover, const Creature& occupant, MoveMode mode) {
    const PassRuling pass = rulePass(mover, occupant, mode, m_options);
    std::uint8_t mark = 0;
    // MV-13, MV-14: an enemy who may be passed with a check is not passed by walking.
    if (!pass.canPass.value_or(false)) mark |= kNoPass;
    if (!pass.canStop) mark |= kNoStop;
    if (pass.doublings > 0) mark |= kDoubles;
    Body body{{}, static_cast<std::uint8_t>(pass.doublings)};
    for (const Cell cell : board::cellsAt(m_grid.grid(), occupant.footprint, occupant.at)) {
        if (!m_grid.inRectangle(cell)) continue;
        body.cells.push_back(m_grid.indexOf(cell));
        m_occupied[static_cast<std::size_t>(body.cells.back())] |= mark;
    }
    if (body.doublings > 0) m_doubling.push_back(std::move(body));
}

StepCost MoveField::cost(const Anchor& from, const Anchor& to, int direction, int parity) const {
    const bool diagonal = isDiagonal(direction);
    StepCost step = stepCost(diagonal, to.doublings(), parity, m_options);
    if ((from.fenced & bitOf(direction)) != 0) step.cost += fenceCost(diagonal);
    return step;
}

void MoveField::look(std::int32_t index, Anchor& anchor) const {
    anchor.known = true;
    const Cell cell = m_grid.cellOf(index);
    if (!m_grid.inRectangle(cell + m_spaceMin) || !m_grid.inRectangle(cell + m_spaceMax)) return;
    anchor.open = true;
    lookAtFloor(index, anchor);
    anchor.passable = true;
    anchor.canStop = !anchor.obstacle;
    lookAtCreatures(index, anchor);
    if (!m_plainFloor) return;
    anchor.terrain = 0;
    anchor.obstacle = false;
    anchor.fenced = 0;
}

void MoveField::lookAtFloor(std::int32_t index, Anchor& anchor) const {
    const bool cornersStop = m_options.cornerCut == rules::CornerCut::Forbid;
    for (const std::int32_t stride : m_spaceStrides) {
        const std::int32_t cell = index + stride;
        const Floor& floor = m_grid.floor(cell);
        // MV-19 e: creatures without a body ignore all obstacles; the edge of the board holds them.
        if (floor.outside || (floor.solid && !m_bodiless)) anchor.open = false;
        if (!m_bodiless) {
            anchor.blocked |= m_grid.walled(cell);
            if (cornersStop) anchor.blocked |= m_grid.cornered(cell);
        }
        if (m_unhampered) continue;
        // MV-18: the worst of all cells of the space, newly entered or not.
        anchor.terrain = std::max(anchor.terrain, floor.doublings);
        anchor.obstacle = anchor.obstacle || floor.obstacle;
        anchor.fenced |= m_grid.fenced(cell);
    }
    anchor.rough = m_avoidsRough && anchor.terrain > 0;
}

void MoveField::lookAtCreatures(std::int32_t index, Anchor& anchor) const {
    std::uint8_t marks = 0;
    for (const std::int32_t stride : m_spaceStrides) {
        const std::int32_t cell = index + stride;
        marks |= m_occupied[static_cast<std::size_t>(cell)];
    }
    if ((marks & kNoPass) != 0) anchor.passable = false;
    if ((marks & kNoStop) != 0) anchor.canStop = false;  // MV-12
    if ((marks & kDoubles) == 0) return;
    // MV-11: each body counts once, however many of its cells the space covers.
    for (const Body& body : m_doubling) {
        const bool crossed =
            std::any_of(m_spaceStrides.begin(), m_spaceStrides.end(), [&](std::int32_t stride) {
                return std::find(body.cells.begin(), body.cells.end(), index + stride) != body.cells.end();
            });
        if (crossed)
            anchor.bodies =
                static_cast<std::uint8_t>(std::min(anchor.bodies + body.doublings, kMaxDoublings));
    }
}

MoveGrid withinReach(const MoveGrid& grid, const Creature& mover, std::int32_t budget) {
    Cell min = mover.at;
    Cell max = mover.at;
    for (const Cell cell : board::cellsAt(grid.grid(), mover.footprint, mover.at)) {
        min = {std::min(min.x, cell.x), std::min(min.y, cell.y)};
        max = {std::max(max.x, cell.x), std::max(max.y, cell.y)};
    }
    const std::int32_t side = std::min(budget, 2 * geometry::kMaxCellsPerSide) + 2;
    const Cell margin{side, side};
    return grid.part(min - margin, max + margin);
}

}  // namespace tenaille::movement
