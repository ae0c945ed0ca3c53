// SPDX-License-Identifier: MIT
#include "tests/support/symmetry.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tenaille::test {

using board::Cell;
using board::Facing;
using board::GridKind;
using board::LatticePoint;

namespace {

int turnsOf(GridKind grid) { return grid == GridKind::Square ? 4 : 6; }

// The named hex space whose cells are these, and where its anchor lies.
std::optional<Symmetry::Space> hexSpace(GridKind grid, const std::vector<Cell>& image) {
    const std::set<Cell> wanted(image.begin(), image.end());
    for (const board::HexShape shape : board::kAllHexShapes) {
        const board::Footprint footprint{1, 1, shape};
        const std::vector<Cell> own = board::cells(grid, footprint);
        if (own.size() != image.size()) continue;
        for (const Cell cell : image) {
            const Cell at = cell - own.front();
            const std::vector<Cell> placed = board::cellsAt(grid, footprint, at);
            if (std::set<Cell>(placed.begin(), placed.end()) == wanted) return Symmetry::Space{footprint, at};
        }
    }
    return std::nullopt;
}

}  // namespace

Symmetry::Symmetry(GridKind grid, int turns, bool mirrored)
    : m_grid(grid), m_turns(turns), m_mirrored(mirrored) {}

std::string Symmetry::name() const {
    return std::to_string(m_turns) + " turns" + (m_mirrored ? ", mirrored" : "");
}

LatticePoint Symmetry::operator()(LatticePoint p) const {
    const bool square = m_grid == GridKind::Square;
    // Left to right on squares; on hexes about the line q = r.
    if (m_mirrored) p = square ? LatticePoint{-p.x, p.y} : LatticePoint{p.y, p.x};
    for (int i = 0; i < m_turns; ++i) p = square ? LatticePoint{-p.y, p.x} : LatticePoint{-p.y, p.x + p.y};
    return p;
}

Cell Symmetry::step(Cell offset) const {
    const LatticePoint image = (*this)(LatticePoint{offset.x, offset.y});
    return {image.x, image.y};
}

Cell Symmetry::operator()(Cell cell) const {
    if (m_grid != GridKind::Square) return step(cell);
    // Of the two corners of the image the one with the smaller coordinates names it.
    const Cell a = step(cell);
    const Cell b = step(cell + Cell{1, 1});
    return {std::min(a.x, b.x), std::min(a.y, b.y)};
}

Facing Symmetry::operator()(Facing facing) const {
    const Cell image = step(board::direction(m_grid, facing));
    for (int i = 0; i < board::facingCount(m_grid); ++i)
        if (board::direction(m_grid, Facing{static_cast<std::uint8_t>(i)}) == image)
            return {static_cast<std::uint8_t>(i)};
    return facing;
}

std::optional<Symmetry::Space> Symmetry::operator()(const board::Footprint& footprint, Cell at) const {
    std::vector<Cell> image;
    for (const Cell cell : board::cellsAt(m_grid, footprint, at)) image.push_back((*this)(cell));
    if (m_grid != GridKind::Square) return hexSpace(m_grid, image);
    Space space{footprint, image.front()};
    for (const Cell cell : image) space.at = {std::min(space.at.x, cell.x), std::min(space.at.y, cell.y)};
    if (m_turns % 2 == 1) std::swap(space.footprint.width, space.footprint.height);
    return space;
}

std::optional<board::Creature> Symmetry::operator()(const board::Creature& creature) const {
    const auto space = (*this)(creature.footprint, creature.at);
    if (!space) return std::nullopt;
    board::Creature image = creature;
    image.footprint = space->footprint;
    image.at = space->at;
    if (creature.facing) image.facing = (*this)(*creature.facing);
    if (!m_mirrored) return image;
    const auto swapped = [](board::Arc arc) {
        return arc == board::Arc::Left    ? board::Arc::Right
               : arc == board::Arc::Right ? board::Arc::Left
                                          : arc;
    };
    for (std::size_t i = 0; i < image.arcs.size(); ++i)
        image.arcs[static_cast<std::size_t>(swapped(static_cast<board::Arc>(i)))] = swapped(creature.arcs[i]);
    if (image.shield && image.shield->side != board::ShieldSide::Front)
        image.shield->side = image.shield->side == board::ShieldSide::Left ? board::ShieldSide::Right
                                                                           : board::ShieldSide::Left;
    return image;
}

std::optional<board::BoardParts> Symmetry::operator()(const board::BoardParts& parts) const {
    board::BoardParts image = parts;
    image.extent.reset();
    for (board::Barrier& barrier : image.barriers)
        barrier.where = {(*this)(barrier.where.b), (*this)(barrier.where.a)};
    for (board::SpecialCell& special : image.cells) special.cell = (*this)(special.cell);
    for (board::Creature& creature : image.creatures) {
        const auto one = (*this)(creature);
        if (!one) return std::nullopt;
        creature = *one;
    }
    return image;
}

std::vector<Symmetry> symmetries(GridKind grid) {
    std::vector<Symmetry> all;
    for (const bool mirrored : {false, true})
        for (int turns = 0; turns < turnsOf(grid); ++turns)
            if (mirrored || turns > 0) all.emplace_back(grid, turns, mirrored);
    return all;
}

}  // namespace tenaille::test
