// SPDX-License-Identifier: MIT
#include "core/rules/movement/reach_rows.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <memory>

namespace tenaille::movement {

namespace {

using board::Cell;
using board::Creature;
using board::Trait;

// Anchors of the window: bit i of row j is `origin` + {i, j}. One row more on either side stays empty, so
// that a step never has to ask whether there is a next row.
constexpr std::size_t kRows = 2 * kRowsBudget + 3;
using Rows = std::array<std::uint64_t, kRows>;

// What is known of the cells of the window, one plane each. Blocked has one for each direction.
enum Plane : std::size_t { Closed, Rough1, Rough2, Rough3, Obstacle, Fenced, Blocked, kPlanes = Blocked + 8 };
// Rows of cells: the spaces of the anchors reach beyond theirs.
constexpr std::size_t kMaxSpaceRows = 30;
using CellRows = std::array<std::uint64_t, kRows + kMaxSpaceRows>;

// Doublings of one anchor: three of terrain and an obstacle.
constexpr int kClasses = 5;
// Costs of steps are at most 24 (three doublings and an obstacle, diagonally).
constexpr std::size_t kAhead = 32;
// No space is wider: creatures farther away from the window do not matter.
constexpr std::int32_t kFar = 64 + 2 * 30;

class RowSearch {
  public:
    RowSearch(const MoveGrid& grid, const Mover& mover, std::int32_t budget);

    bool canAnswer() const { return m_canAnswer; }
    Reachable run(std::int32_t parity);

  private:
    struct Level {
        std::array<Rows, 2> byParity{};
    };
    // The anchors of a row that some step out of the present ones enters.
    struct Arrivals {
        std::uint64_t straight = 0;
        std::uint64_t diagonal = 0;
    };
    using Layers = std::array<Level, kAhead>;

    void measureSpace();
    void readCells();
    bool isPlain(std::int32_t index) const;
    void readCell(std::int32_t index, std::size_t row, int column);
    std::uint64_t joined(std::size_t plane, std::size_t row) const;
    bool meetsFence() const;
    void readMap();
    void readClasses();
    void readCreatures();
    bool stamp(const Creature& other, Rows& rows) const;
    Level& level(std::int32_t cost) { return (*m_ahead)[static_cast<std::size_t>(cost) % kAhead]; }
    void settle(std::int32_t cost, Reachable& reached);
    Arrivals arrivals(std::size_t parity, std::size_t row) const;
    void spread(std::int32_t cost);
    void arrive(std::int32_t cost, std::size_t row, std::size_t parity, std::uint64_t straight,
                std::uint64_t diagonal);
    std::size_t lastRow() const { return static_cast<std::size_t>(m_budget) * 2 + 1; }
    // Rows that can be reached at a cost: first and last.
    std::array<std::size_t, 2> rowsAt(std::int32_t cost) const {
        const std::int32_t rows = std::min(cost, m_budget);
        return {static_cast<std::size_t>(m_budget + 1 - rows), static_cast<std::size_t>(m_budget + 1 + rows)};
    }

    const MoveGrid& m_grid;
    const Mover& m_mover;
    std::int32_t m_budget;
    bool m_bodiless;
    bool m_unhampered;
    bool m_canAnswer = false;
    Cell m_origin;  // the anchor of bit 0 of row 0
    std::size_t m_directions;
    std::vector<Cell> m_space;
    Cell m_spaceMin;
    Cell m_spaceMax;
    std::array<CellRows, kPlanes> m_cells{};
    std::array<Rows, 8> m_free{};          // steps out of an anchor that nothing blocks
    Rows m_enter{};                        // anchors that can be entered
    Rows m_stop{};                         // and stopped on
    std::array<Rows, kClasses> m_class{};  // by doublings
    int m_classes = 1;                     // that occur
    Rows m_done{};
    std::array<Rows, 2> m_now{};  // settled at the present cost, by parity
    std::unique_ptr<Layers> m_ahead = std::make_unique<Layers>();
};

RowSearch::RowSearch(const MoveGrid& grid, const Mover& mover, std::int32_t budget)
    : m_grid(grid),
      m_mover(mover),
      m_budget(budget),
      m_bodiless(mover.creature.traits.has(Trait::Incorporeal)),
      m_unhampered(m_bodiless || mover.creature.traits.has(Trait::Flying)),
      m_origin(mover.creature.at - Cell{budget, budget + 1}),
      m_directions(board::neighbourOffsets(grid.grid()).size()),
      m_space(board::cells(grid.grid(), mover.creature.footprint)) {
    measureSpace();
    const bool usual = mover.options.doubledDiagonal == rules::DoubledDiagonal::Flat &&
                       mover.options.doubledDiagonalParity == rules::DoubledDiagonalParity::Keep;
    const bool fits = 2 * budget + 1 + m_spaceMax.x - m_spaceMin.x <= 64;
    if (!usual || !fits || mover.plainFloor) return;
    m_canAnswer = true;
    readCells();
    if (meetsFence()) m_canAnswer = false;
    readMap();
    if (!m_unhampered) readClasses();
    readCreatures();
}

void RowSearch::measureSpace() {
    for (const Cell cell : m_space) {
        m_spaceMin = {std::min(m_spaceMin.x, cell.x), std::min(m_spaceMin.y, cell.y)};
        m_spaceMax = {std::max(m_spaceMax.x, cell.x), std::max(m_spaceMax.y, cell.y)};
    }
}

// Bit 0 of a row of cells lies under the leftmost cell of the space at bit 0 of the anchors. Beyond the rim
// of the grid nothing is closed, but no way leads over the rim.
void RowSearch::readCells() {
    const Cell first = m_origin + m_spaceMin;
    const auto rows = lastRow() + 1 + static_cast<std::size_t>(m_spaceMax.y - m_spaceMin.y);
    for (std::size_t row = 1; row < rows; ++row) {
        const Cell left = first + Cell{0, static_cast<std::int32_t>(row)};
        // The part of the row that lies in the rectangle of the grid.
        std::int32_t from = 0;
        std::int32_t to = 2 * m_budget + 1 + m_spaceMax.x - m_spaceMin.x;
        while (from < to && !m_grid.inRectangle(left + Cell{from, 0})) ++from;
        while (from < to && !m_grid.inRectangle(left + Cell{to - 1, 0})) --to;
        const std::int32_t index = m_grid.indexOf(left);
        for (std::int32_t column = from; column < to; ++column)
            if (!isPlain(index + column)) readCell(index + column, row, column);
    }
}

// Nothing but open floor around, as most cells are.
bool RowSearch::isPlain(std::int32_t index) const {
    const Floor& floor = m_grid.floor(index);
    const int any = floor.doublings | int{floor.obstacle} | int{floor.solid} | int{floor.outside} |
                    m_grid.walled(index) | m_grid.cornered(index) | m_grid.fenced(index);
    return any == 0;
}

void RowSearch::readCell(std::int32_t index, std::size_t row, int column) {
    const std::uint64_t bit = std::uint64_t{1} << column;
    const auto mark = [&](std::size_t plane) { m_cells[plane][row] |= bit; };
    const Floor& floor = m_grid.floor(index);
    if (floor.outside || (floor.solid && !m_bodiless)) mark(Closed);
    if (!m_bodiless) {
        const bool cornersStop = m_mover.options.cornerCut == rules::CornerCut::Forbid;
        Directions blocked =
            static_cast<Directions>(m_grid.walled(index) | (cornersStop ? m_grid.cornered(index) : 0));
        for (; blocked != 0; blocked = static_cast<Directions>(blocked & (blocked - 1)))
            mark(Blocked + static_cast<std::size_t>(std::countr_zero(blocked)));
    }
    if (m_unhampered) return;
    if (floor.doublings > 0) mark(Rough1 + std::min<std::size_t>(floor.doublings, 3) - 1);
    if (floor.doublings > 3) m_canAnswer = false;
    if (floor.obstacle) mark(Obstacle);
    if (m_grid.fenced(index) != 0) mark(Fenced);
}

// The plane for the anchors of a row: set where some cell of the space is.
std::uint64_t RowSearch::joined(std::size_t plane, std::size_t row) const {
    std::uint64_t any = 0;
    for (const Cell cell : m_space)
        any |=
            m_cells[plane][row + static_cast<std::size_t>(cell.y - m_spaceMin.y)] >> (cell.x - m_spaceMin.x);
    return any;
}

bool RowSearch::meetsFence() const {
    return std::any_of(m_cells[Fenced].begin(), m_cells[Fenced].end(),
                       [](std::uint64_t row) { return row != 0; });
}

void RowSearch::readMap() {
    for (std::size_t row = 1; row <= lastRow(); ++row) {
        m_enter[row] = ~joined(Closed, row);
        m_stop[row] = ~std::uint64_t{0};
        m_class[0][row] = ~std::uint64_t{0};
        for (std::size_t d = 0; d < m_directions; ++d) m_free[d][row] = ~joined(Blocked + d, row);
    }
}

// MV-18, MV-19: the worst terrain of the space, and one doubling more for an obstacle.
void RowSearch::readClasses() {
    const bool avoidsRough = m_mover.mode == MoveMode::Run || m_mover.mode == MoveMode::Charge;
    for (std::size_t row = 1; row <= lastRow(); ++row) {
        const std::uint64_t obstacle = joined(Obstacle, row);
        std::array<std::uint64_t, 4> terrain{};
        for (std::size_t k = 1; k < 4; ++k) terrain[k] = joined(Rough1 + k - 1, row);
        terrain[2] &= ~terrain[3];
        terrain[1] &= ~(terrain[2] | terrain[3]);
        const std::uint64_t rough = terrain[1] | terrain[2] | terrain[3];
        terrain[0] = ~rough;
        m_stop[row] &= ~obstacle;
        if (avoidsRough) m_enter[row] &= ~rough;
        for (std::size_t k = 0; k < kClasses; ++k) {
            m_class[k][row] = (k < 4 ? terrain[k] & ~obstacle : 0) | (k > 0 ? terrain[k - 1] & obstacle : 0);
            if ((m_class[k][row] & m_enter[row]) != 0)
                m_classes = std::max(m_classes, static_cast<int>(k) + 1);
        }
    }
}

void RowSearch::readCreatures() {
    for (const Creature& other : m_mover.others) {
        if (other.record && other.record == m_mover.creature.record) continue;
        const PassRuling pass = rulePass(m_mover.creature, other, m_mover.mode, m_mover.options);
        const bool mayPass = pass.canPass.value_or(false);
        if (mayPass && pass.canStop && pass.doublings == 0) continue;
        Rows touched{};
        if (!stamp(other, touched)) continue;
        if (pass.doublings > 0) m_canAnswer = false;
        for (std::size_t row = 1; row <= lastRow(); ++row) {
            if (!mayPass) m_enter[row] &= ~touched[row];
            if (!pass.canStop) m_stop[row] &= ~touched[row];
        }
    }
}

// The anchors of the window at which the two spaces overlap; false if there are none.
bool RowSearch::stamp(const Creature& other, Rows& rows) const {
    bool any = false;
    const Cell toWindow = other.at - m_origin;
    if (std::abs(toWindow.x) > kFar || std::abs(toWindow.y) > kFar) return false;
    for (const Cell theirs : board::cells(m_grid.grid(), other.footprint)) {
        for (const Cell own : m_space) {
            const Cell at = toWindow + theirs - own;
            if (at.x < 0 || at.x > 63 || at.y < 1 || at.y > static_cast<std::int32_t>(lastRow())) continue;
            rows[static_cast<std::size_t>(at.y)] |= std::uint64_t{1} << at.x;
            any = true;
        }
    }
    return any;
}

// All anchors that are reached at this cost and at no lower one. With the usual reading of MV-23 an anchor
// matters once: any way on is at most 1 dearer after an odd count of diagonals, never cheaper.
void RowSearch::settle(std::int32_t cost, Reachable& reached) {
    Level& present = level(cost);
    const auto [first, last] = rowsAt(cost);
    for (std::size_t row = first; row <= last; ++row) {
        const std::uint64_t even = present.byParity[0][row] & ~m_done[row];
        const std::uint64_t odd = present.byParity[1][row] & ~m_done[row] & ~even;
        present.byParity[0][row] = 0;
        present.byParity[1][row] = 0;
        m_now[0][row] = even;
        m_now[1][row] = odd;
        m_done[row] |= even | odd;
        const std::int32_t y = m_origin.y + static_cast<std::int32_t>(row);
        for (std::uint64_t left = even | odd; left != 0; left &= left - 1) {
            const int x = std::countr_zero(left);
            reached.places.push_back({{m_origin.x + x, y}, cost, (m_stop[row] >> x & 1) != 0});
        }
    }
}

// Directions in the order of board::neighbourOffsets(); y grows downward.
RowSearch::Arrivals RowSearch::arrivals(std::size_t parity, std::size_t row) const {
    const std::size_t above = row - 1;
    const std::size_t below = row + 1;
    const auto from = [&](std::size_t direction, std::size_t source) {
        return m_now[parity][source] & m_free[direction][source];
    };
    if (m_directions == 8)
        return {from(0, below) | from(2, row) << 1 | from(4, above) | from(6, row) >> 1,
                (from(1, below) | from(3, above)) << 1 | (from(5, above) | from(7, below)) >> 1};
    return {(from(0, row) | from(1, below)) << 1 | from(2, below) | (from(3, row) | from(4, above)) >> 1 |
                from(5, above),
            0};
}

void RowSearch::spread(std::int32_t cost) {
    const auto [first, last] = rowsAt(cost + 1);
    for (std::size_t row = first; row <= last; ++row) {
        const std::uint64_t open = m_enter[row] & ~m_done[row];
        if (open == 0) continue;
        for (std::size_t parity = 0; parity < 2; ++parity) {
            const Rows& now = m_now[parity];
            if ((now[row - 1] | now[row] | now[row + 1]) == 0) continue;
            const Arrivals found = arrivals(parity, row);
            arrive(cost, row, parity, found.straight & open, found.diagonal & open);
        }
    }
}

// The costs of MV-07 and MV-23, as in step_cost.h.
void RowSearch::arrive(std::int32_t cost, std::size_t row, std::size_t parity, std::uint64_t straight,
                       std::uint64_t diagonal) {
    for (int k = 0; k < m_classes; ++k) {
        const std::uint64_t entered = m_class[static_cast<std::size_t>(k)][row];
        for (const bool slanted : {false, true}) {
            const std::uint64_t reached = (slanted ? diagonal : straight) & entered;
            if (reached == 0) continue;
            const StepCost step = stepCost(slanted, k, static_cast<int>(parity), m_mover.options);
            level(cost + step.cost).byParity[static_cast<std::size_t>(step.parity)][row] |= reached;
        }
    }
}

Reachable RowSearch::run(std::int32_t parity) {
    Reachable reached;
    const auto budget = static_cast<std::size_t>(m_budget);
    reached.places.reserve(budget * (3 * budget + 8) + 8);
    level(0).byParity[static_cast<std::size_t>(parity)][budget + 1] = std::uint64_t{1} << m_budget;
    for (std::int32_t cost = 0; cost <= m_budget; ++cost) {
        settle(cost, reached);
        if (cost < m_budget) spread(cost);
    }
    reached.places.front().canStop = true;  // nothing makes it leave its place
    return reached;
}

}  // namespace

std::optional<Reachable> reachInRows(const MoveGrid& grid, const Mover& mover, std::int32_t budget,
                                     std::int32_t parity) {
    if (budget > kRowsBudget) return std::nullopt;
    RowSearch search(grid, mover, budget);
    if (!search.canAnswer()) return std::nullopt;
    return search.run(parity);
}

}  // namespace tenaille::movement
