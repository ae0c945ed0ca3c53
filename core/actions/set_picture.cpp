// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "core/actions/plan.h"

namespace tenaille::actions {

namespace {

// The plane rectangle of the board in 1/240 of a cell, hexes included as far as they reach.
void coverBoard(const board::Extent& extent, board::PictureRecord& picture) {
    double right = 0;
    double bottom = 0;
    double left = 0;
    double top = 0;
    bool first = true;
    const auto stretch = [&](board::Cell cell) {
        for (const geometry::LatticePoint corner : board::corners(extent.grid, cell)) {
            const board::Position at = board::position(extent.grid, corner);
            left = first ? at.x : std::min(left, at.x);
            top = first ? at.y : std::min(top, at.y);
            right = first ? at.x : std::max(right, at.x);
            bottom = first ? at.y : std::max(bottom, at.y);
            first = false;
        }
    };
    // The outermost cells of the staggered rows and columns lie among the first two and the last two.
    for (const std::int32_t column : {0, 1, extent.width - 2, extent.width - 1})
        for (const std::int32_t row : {0, 1, extent.height - 2, extent.height - 1})
            if (column >= 0 && row >= 0 && column < extent.width && row < extent.height)
                stretch(extent.cellOf(column, row));
    const auto units = [](double cells) {
        return static_cast<std::int32_t>(std::lround(cells * geometry::kUnitsPerCell));
    };
    picture.x = units(left);
    picture.y = units(top);
    picture.width = units(right - left);
    picture.height = units(bottom - top);
}

// The largest rectangle of the picture's proportions in the one it has now, at the same corner.
void keepProportions(board::PictureRecord& picture) {
    const std::int64_t wide = std::int64_t{picture.width} * picture.pixelHeight;
    const std::int64_t high = std::int64_t{picture.height} * picture.pixelWidth;
    const auto rounded = [](std::int64_t units, std::int64_t pixels) {
        return static_cast<std::int32_t>(std::max<std::int64_t>(1, (2 * units + pixels) / (2 * pixels)));
    };
    if (wide > high)
        picture.width = rounded(high, picture.pixelHeight);
    else
        picture.height = rounded(wide, picture.pixelWidth);
}

}  // namespace

Result<document::ChangeSet> planSetPicture(const PlanContext& context, const SetPicture& intent) {
    if (intent.pixelWidth < 1 || intent.pixelHeight < 1)
        return Problem{
            TENAILLE_PROBLEM("The picture has no pixels."), {}, TENAILLE_PROBLEM("Choose another picture.")};
    if (intent.board && !document::isBare(context.encounter))
        return Problem{TENAILLE_PROBLEM("The board keeps its size: something lies on it."),
                       {},
                       TENAILLE_PROBLEM("Make a new encounter for the picture.")};
    document::ChangeSet changes{"setPicture", {}, {}};
    const auto& pictures = context.encounter.pictures;
    board::GridRecord grid = context.encounter.gridRecord();
    if (intent.board) grid.extent = *intent.board;
    board::PictureRecord after;
    if (pictures.empty()) {
        after.id = document::nextId(context.encounter);
        coverBoard(grid.extent, after);
    } else {
        after = *pictures.begin();  // keeps its place
    }
    after.asset = intent.asset;
    after.pixelWidth = intent.pixelWidth;
    after.pixelHeight = intent.pixelHeight;
    keepProportions(after);
    changes.replace(context.encounter.gridRecord(), std::move(grid));
    if (pictures.empty())
        changes.insert(std::move(after));
    else
        changes.replace(*pictures.begin(), std::move(after));
    return changes;
}

}  // namespace tenaille::actions
