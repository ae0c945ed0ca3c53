// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "core/actions/plan.h"

namespace tenaille::actions {

namespace {

// The plane rectangle of the board in 1/240 of a cell, hexes included as far as they reach.
void coverBoard(const board::Extent& extent, board::PictureRecord& picture) {
    const board::PlaneBox box = board::planeBox(extent);
    const auto units = [](double cells) {
        return static_cast<std::int32_t>(std::lround(cells * geometry::kUnitsPerCell));
    };
    picture.x = units(box.left);
    picture.y = units(box.top);
    picture.width = units(box.right - box.left);
    picture.height = units(box.bottom - box.top);
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
