// SPDX-License-Identifier: MIT
#include "core/actions/fight_ways.h"

#include <algorithm>
#include <tuple>

#include "core/actions/fight_plane.h"
#include "core/actions/heeded.h"
#include "core/board/creature_now.h"
#include "core/rules/movement/cheapest_path.h"
#include "core/rules/movement/path.h"

namespace tenaille::actions {

namespace {

using fight::Position;

constexpr std::int64_t kSixteenth = 1500 * fight::kUnitsPerMm / 16;

board::Creature at(const board::Creature& creature, Cell cell) {
    board::Creature moved = creature;
    moved.at = cell;
    return moved;
}

// The walk along cells from where the mover stands; looks only at the part of the board that it needs.
movement::PathRuling walk(const movement::MoveGrid& grid, const movement::Mover& mover,
                          const std::vector<Cell>& cells) {
    const movement::MoveGrid part =
        movement::withinReach(grid, mover.creature, static_cast<std::int32_t>(cells.size()));
    return movement::rulePath(part, mover, cells, 0);
}

// Anchors within two cells, the nearest to the goal first; of those the nearest to the start.
std::vector<Cell> around(board::GridKind grid, Cell goal, Cell start) {
    constexpr std::int32_t kNear = 2;
    std::vector<std::tuple<int, int, std::int32_t, std::int32_t>> ranked;
    for (std::int32_t y = goal.y - kNear; y <= goal.y + kNear; ++y)
        for (std::int32_t x = goal.x - kNear; x <= goal.x + kNear; ++x)
            if (const int far = board::distance(grid, goal, {x, y}); far <= kNear)
                ranked.emplace_back(far, board::distance(grid, start, {x, y}), y, x);
    std::sort(ranked.begin(), ranked.end());
    std::vector<Cell> cells;
    cells.reserve(ranked.size());
    for (const auto& [far, fromStart, y, x] : ranked) cells.push_back({x, y});
    return cells;
}

}  // namespace

const movement::MoveGrid& FightWays::grid() {
    if (m_context.moveGrid != nullptr) return *m_context.moveGrid;
    if (!m_own) m_own.emplace(m_context.board, m_context.options.hex.partial);
    return *m_own;
}

std::vector<board::Creature> FightWays::othersThan(RecordId runner, RecordId target) const {
    const board::Creature& self = m_context.encounter.tokens.find(runner)->creature;
    const Heeded heeded = heededBy(m_context.encounter, runner);
    std::vector<board::Creature> others;
    for (const board::TokenRecord& token : m_context.encounter.tokens)
        if (token.id != target && counts(heeded, token) && !board::goTogether(self, token.creature))
            others.push_back(board::creatureNow(token));
    return others;
}

bool FightWays::isClear(const movement::Mover& mover, Position from, Position to) {
    const board::Extent& extent = m_context.encounter.gridRecord().extent;
    const board::Footprint& footprint = mover.creature.footprint;
    const std::vector<Cell> cells = anchorsAlong(footprint, from, to);
    const board::Creature start = at(mover.creature, anchorAt(extent, footprint, from));
    const movement::Mover here{start, mover.others, mover.mode, mover.options, mover.plainFloor};
    return walk(grid(), here, cells).legal();
}

std::vector<Cell> FightWays::anchorsAlong(const board::Footprint& footprint, Position from,
                                          Position to) const {
    const board::Extent& extent = m_context.encounter.gridRecord().extent;
    const Position way = to - from;
    const std::int64_t count = std::max(std::abs(way.x), std::abs(way.y)) / kSixteenth + 1;
    std::vector<Cell> cells;
    Cell last = anchorAt(extent, footprint, from);
    for (std::int64_t i = 1; i <= count; ++i) {
        const auto part = [&](std::int64_t whole) { return whole / count * i + whole % count * i / count; };
        const Cell cell = anchorAt(extent, footprint, from + Position{part(way.x), part(way.y)});
        if (cell != last) cells.push_back(cell);
        last = cell;
    }
    return cells;
}

Cell FightWays::alongLine(const board::Creature& creature, Position from, Position to) {
    const board::Extent& extent = m_context.encounter.gridRecord().extent;
    const std::vector<Cell> cells = anchorsAlong(creature.footprint, from, to);
    const board::Creature start = at(creature, anchorAt(extent, creature.footprint, from));
    const movement::Mover mover{start, {}, movement::MoveMode::Move, m_context.options.move, true};
    const movement::PathRuling ruling = walk(grid(), mover, cells);
    return ruling.steps.empty() ? start.at : ruling.steps.back().to;
}

std::optional<std::vector<Cell>> FightWays::pathNear(const movement::Mover& mover, Cell goal, bool exactly) {
    movement::CheapestPaths paths(grid(), mover, 0);
    if (exactly) return paths.to(goal);
    for (const Cell cell : around(m_context.board.grid(), goal, mover.creature.at))
        if (m_context.board.contains(cell))
            if (auto path = paths.to(cell)) return path;
    return std::nullopt;
}

// Each leg as long as it stays clear.
std::vector<Position> FightWays::straightened(const movement::Mover& mover, Position from,
                                              const std::vector<Cell>& path, Position goal) {
    const board::Extent& extent = m_context.encounter.gridRecord().extent;
    std::vector<Position> middles;
    middles.reserve(path.size() + 1);
    for (const Cell cell : path) middles.push_back(middleOf(extent, mover.creature.footprint, cell));
    if (!middles.empty() && isClear(mover, middles.back(), goal)) middles.push_back(goal);
    std::vector<Position> corners;
    for (std::size_t i = 0; i < middles.size();) {
        std::size_t last = i;
        while (last + 1 < middles.size() && isClear(mover, from, middles[last + 1])) ++last;
        from = middles[last];
        if (from != goal) corners.push_back(from);
        i = last + 1;
    }
    return corners;
}

std::optional<std::vector<Position>> FightWays::corners(const board::Creature& runner, Position from,
                                                        Position goal, RecordId target) {
    const std::vector<board::Creature> others = othersThan(runner.record, target);
    const movement::Mover mover{runner, others, movement::MoveMode::Move, m_context.options.move, true};
    if (isClear(mover, from, goal)) return std::vector<Position>{};
    const Cell cell = anchorAt(m_context.encounter.gridRecord().extent, runner.footprint, goal);
    const auto path = pathNear(mover, cell, !target);
    if (!path) return std::nullopt;
    return straightened(mover, from, *path, goal);
}

}  // namespace tenaille::actions
