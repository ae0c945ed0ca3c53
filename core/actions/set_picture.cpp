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

}  // namespace

Result<document::ChangeSet> planSetPicture(const PlanContext& context, const SetPicture& intent) {
    document::ChangeSet changes{"setPicture", {}, {}};
    const auto& pictures = context.encounter.pictures;
    board::PictureRecord after;
    if (pictures.empty()) {
        after.id = document::nextId(context.encounter);
        coverBoard(context.encounter.gridRecord().extent, after);
    } else {
        after = *pictures.begin();  // keeps its place
    }
    after.asset = intent.asset;
    after.pixelWidth = intent.pixelWidth;
    after.pixelHeight = intent.pixelHeight;
    if (pictures.empty())
        changes.insert(std::move(after));
    else
        changes.replace(*pictures.begin(), std::move(after));
    return changes;
}

}  // namespace tenaille::actions
