// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/actions/map_elements.h"
#include "core/actions/plan.h"
#include "core/board/footprint.h"

namespace tenaille::actions {

namespace {

// Of a board of squares: beyond the last column and row in which something lies beside pictures.
board::Cell endOfContents(const document::Encounter& encounter) {
    board::Cell end{0, 0};
    const auto reach = [&](std::int32_t x, std::int32_t y) {
        end = {std::max(end.x, x), std::max(end.y, y)};
    };
    const auto reachPoints = [&](const auto& table) {
        for (const auto& record : table)
            for (const board::LatticePoint at : pointsOf(record))
                reach((at.x + geometry::kUnitsPerCell - 1) / geometry::kUnitsPerCell,
                      (at.y + geometry::kUnitsPerCell - 1) / geometry::kUnitsPerCell);
    };
    reachPoints(encounter.floors);
    reachPoints(encounter.walls);
    reachPoints(encounter.doors);
    reachPoints(encounter.lights);
    reachPoints(encounter.props);
    reachPoints(encounter.texts);
    reachPoints(encounter.notes);
    for (const board::TerrainRecord& terrain : encounter.terrain)
        for (const board::Cell cell : terrain.cells) reach(cell.x + 1, cell.y + 1);
    for (const board::TokenRecord& token : encounter.tokens)
        for (const board::Cell cell :
             board::cellsAt(board::GridKind::Square, token.creature.footprint, token.creature.at))
            reach(cell.x + 1, cell.y + 1);
    return end;
}

}  // namespace

Result<document::ChangeSet> planAlignPicture(const PlanContext& context, const AlignPicture& intent) {
    constexpr double kUnit = geometry::kUnitsPerCell;
    const board::PictureRecord* before = context.encounter.pictures.find(intent.picture);
    if (before == nullptr) return missingRecord(intent.picture);
    const board::GridRecord& grid = context.encounter.gridRecord();
    if (board::isHex(grid.extent.grid))
        return Problem{TENAILLE_PROBLEM("Pictures are laid on a grid of squares only."),
                       {},
                       TENAILLE_PROBLEM("Type its place at the right.")};
    const double wide = std::abs(intent.b.x - intent.a.x);
    const double high = std::abs(intent.b.y - intent.a.y);
    if (intent.cells < 1 || wide < 1 || high < 1)
        return Problem{TENAILLE_PROBLEM("The frame has no size."),
                       {},
                       TENAILLE_PROBLEM("Drag it from corner to corner over some cells of the picture.")};
    // One scale for both ways, so that the picture is not distorted.
    const double scale = 2 * intent.cells * kUnit / (wide + high);
    const double width = before->width * scale;
    const double height = before->height * scale;
    // The corner of the frame comes to lie on a corner of the grid. A row or column that lies in the picture
    // to three quarters is one of the board: a hand is not exact to the pixel.
    constexpr double kEnough = 0.75 - 1e-9;
    const auto start = [&](double corner, double from) {
        const double rest = std::fmod((corner - from) * scale, kUnit);
        const double into = rest < 0 ? rest + kUnit : rest;
        return into < kEnough * kUnit ? -into : kUnit - into;
    };
    const double left = start(std::min(intent.a.x, intent.b.x), before->x);
    const double top = start(std::min(intent.a.y, intent.b.y), before->y);
    const auto cellsOf = [](double end) { return std::max(1.0, std::floor(end / kUnit + 1 - kEnough)); };
    const double columns = cellsOf(left + width);
    const double rows = cellsOf(top + height);
    if (std::max(columns, rows) > geometry::kMaxCellsPerSide)
        return Problem{TENAILLE_PROBLEM("The picture would be %1 cells long; at most %2 are possible."),
                       {std::to_string(std::llround(std::max(columns, rows))),
                        std::to_string(geometry::kMaxCellsPerSide)},
                       TENAILLE_PROBLEM("Drag the frame over fewer, larger cells of the picture.")};
    SetGrid board{grid.extent};
    board.extent.width = static_cast<std::int32_t>(columns);
    board.extent.height = static_cast<std::int32_t>(rows);
    // What lies on the board beyond the picture stays on it.
    const board::Cell end = endOfContents(context.encounter);
    board.extent.width = std::max(board.extent.width, std::min(end.x, grid.extent.width));
    board.extent.height = std::max(board.extent.height, std::min(end.y, grid.extent.height));
    Result<document::ChangeSet> changes = planSetGrid(context, board);
    if (!changes) return changes;
    changes->name = "alignPicture";
    board::PictureRecord after = *before;
    const auto units = [](double value) { return static_cast<std::int32_t>(std::lround(value)); };
    after.x = units(left);
    after.y = units(top);
    after.width = std::max(1, units(width));
    after.height = std::max(1, units(height));
    changes->replace(*before, std::move(after));
    return changes;
}

}  // namespace tenaille::actions
