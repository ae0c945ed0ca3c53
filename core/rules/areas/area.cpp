// SPDX-License-Identifier: MIT
#include "core/rules/areas/area.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <unordered_set>

#include "core/geometry/predicates.h"
#include "core/rules/areas/hex_areas.h"
#include "core/rules/areas/square_areas.h"

namespace tenaille::areas {

namespace {

using board::BoardView;
using board::GridKind;
using board::LatticePoint;
using board::Position;

Cell intersectionNear(LatticePoint point) {
    constexpr std::int32_t kUnit = geometry::kUnitsPerCell;
    return {geometry::floorDiv(point.x + kUnit / 2, kUnit), geometry::floorDiv(point.y + kUnit / 2, kUnit)};
}

LatticePoint pointOf(Cell intersection) {
    return {intersection.x * geometry::kUnitsPerCell, intersection.y * geometry::kUnitsPerCell};
}

// Clockwise from up.
double degreesTo(GridKind grid, LatticePoint from, LatticePoint to) {
    const Position a = board::position(grid, from);
    const Position b = board::position(grid, to);
    return std::atan2(b.x - a.x, a.y - b.y) * 180 / std::numbers::pi;
}

double apart(double a, double b) {
    const double turn = std::fmod(std::abs(a - b), 360);
    return std::min(turn, 360 - turn);
}

board::Facing coneDirection(GridKind grid, double degrees, bool sideCones) {
    board::Facing best;
    double least = 1000;
    for (int i = 0; i < board::facingCount(grid); ++i) {
        if (i % 2 == 0 && !sideCones) continue;
        const board::Facing facing{static_cast<std::uint8_t>(i)};
        const double off = apart(board::screenDegrees(grid, facing), degrees);
        if (off < least - 1e-9) {
            least = off;
            best = facing;
        }
    }
    return best;
}

// A quarter of a cell nearer to the intersection: who drags from one to another means neither of the cells
// beyond.
LatticePoint shortOf(LatticePoint to, LatticePoint origin) {
    static constexpr std::int32_t kSlack = geometry::kUnitsPerCell / 4;
    const auto back = [](std::int32_t at, std::int32_t from) {
        return at - std::clamp(at - from, -kSlack, kSlack);
    };
    return {back(to.x, origin.x), back(to.y, origin.y)};
}

void placeOnSquares(Area& area, LatticePoint from, LatticePoint to) {
    if (area.shape == AreaShape::Line) {
        const Cell start = board::cellAt(GridKind::Square, from);
        const Cell goal = board::cellAt(GridKind::Square, to);
        area.origin = board::centre(GridKind::Square, start);
        area.length = board::distance(GridKind::Square, start, goal);
        area.cells = squareLine(start, goal);
        return;
    }
    const Cell start = intersectionNear(from);
    area.origin = pointOf(start);
    const Cell goal = board::cellAt(GridKind::Square, shortOf(to, area.origin));
    area.length = std::min(squareCount(start, goal), kMostLength);
    const int eighth =
        static_cast<int>(std::lround(degreesTo(GridKind::Square, area.origin, to) / 45 + 8)) % 8;
    area.cells = area.shape == AreaShape::Burst ? squareBurst(start, area.length)
                                                : squareCone(start, eighth, area.length);
}

void placeOnHexes(GridKind grid, Area& area, LatticePoint from, LatticePoint to, LineSide side,
                  const rules::HexOptions& options) {
    const Cell start = board::cellAt(grid, from);
    const Cell goal = board::cellAt(grid, to);
    area.origin = board::centre(grid, start);
    area.length = std::min(board::distance(grid, start, goal), kMostLength);
    switch (area.shape) {
        case AreaShape::Burst:
            area.cells = hexBurst(board::footprintOf(board::SizeCategory::Medium), start, area.length,
                                  options.burstIncludesOrigin);
            return;
        case AreaShape::Cone:
            area.cells = hexCone(
                start, coneDirection(grid, degreesTo(grid, area.origin, to), options.sideCones), area.length);
            return;
        case AreaShape::Line:
            if (start != goal)
                area.cells = affected(hexLine(start, goal), start, goal, side, options.lineEdge);
            return;
    }
}

}  // namespace

Area areaTo(const BoardView& board, AreaShape shape, LatticePoint from, LatticePoint to,
            const rules::HexOptions& options, LineSide side) {
    Area area;
    area.shape = shape;
    if (board::isHex(board.grid()))
        placeOnHexes(board.grid(), area, from, to, side, options);
    else
        placeOnSquares(area, from, to);
    std::erase_if(area.cells, [&](Cell cell) { return !board.contains(cell); });
    return area;
}

std::vector<Cell> reachedCells(const BoardView& board, const Area& area, const rules::CoverOptions& options) {
    cover::LineTracer tracer;
    std::vector<Cell> reached;
    for (const Cell cell : area.cells) {
        cover::CoverQuestion question;
        question.origin = area.origin;
        question.target = {board::footprintOf(board::SizeCategory::Medium), cell};
        question.attack = cover::Attack::Burst;
        if (cover::answerCover(board, question, options, tracer).lineOfEffect) reached.push_back(cell);
    }
    return reached;
}

std::vector<Inside> creaturesIn(const BoardView& board, const Area& area,
                                const rules::CoverOptions& options) {
    const std::unordered_set<Cell> cells(area.cells.begin(), area.cells.end());
    cover::LineTracer tracer;
    std::vector<Inside> inside;
    for (const board::Creature& creature : board.creatures()) {
        const std::vector<Cell> own = board::cellsAt(board.grid(), creature.footprint, creature.at);
        if (std::none_of(own.begin(), own.end(), [&](Cell cell) { return cells.contains(cell); })) continue;
        cover::CoverQuestion question;
        question.origin = area.origin;
        question.target = {creature.footprint, creature.at};
        question.attack = cover::Attack::Burst;
        const cover::CoverRuling ruling = cover::ruleCover(board, question, options, tracer);
        inside.push_back({creature.record, ruling.answer.lineOfEffect, ruling.answer.tier,
                          ruling.answer.reflex.value_or(0), ruling.answer.modifiers});
    }
    return inside;
}

}  // namespace tenaille::areas
