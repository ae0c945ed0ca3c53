// SPDX-License-Identifier: MIT
#include "core/rules/cover/cell_contact.h"

#include <algorithm>

#include "core/geometry/predicates.h"

namespace tenaille::cover {

namespace {

using geometry::Meeting;
using geometry::Segment;

// Runs along a side that the cell shares with a neighbour in the body.
bool runsBetween(const BoardView& board, Segment line, Cell cell, const IsBody& isBody) {
    const CellCorners corners = cornersOf(board, cell);
    for (std::size_t i = 0; i < corners.count; ++i) {
        const Segment side{corners.points[i], corners.points[(i + 1) % corners.count]};
        if (geometry::meeting(line, side) != Meeting::Overlap) continue;
        for (const Cell offset : board::neighbourOffsets(board.grid())) {
            if (!isBody(cell + offset)) continue;
            if (cellContact(board, side, cell + offset) == CellContact::Edge) return true;
        }
    }
    return false;
}

}  // namespace

CellContact cellContact(const BoardView& board, Segment line, Cell cell) {
    const CellCorners corners = cornersOf(board, cell);
    if (geometry::crossesInterior(line, corners.span())) return CellContact::Cross;
    CellContact contact = CellContact::None;
    for (std::size_t i = 0; i < corners.count; ++i) {
        const Meeting how =
            geometry::meeting(line, {corners.points[i], corners.points[(i + 1) % corners.count]});
        if (how == Meeting::Overlap) return CellContact::Edge;
        if (how != Meeting::Apart) contact = CellContact::Corner;
    }
    return contact;
}

bool crossesSpace(const BoardView& board, Segment line, const Space& space) {
    if (!board::isHex(board.grid())) {
        const std::int32_t unit = board.unitsPerCell();
        const LatticePoint min{space.at.x * unit, space.at.y * unit};
        const LatticePoint max{min.x + space.footprint.width * unit, min.y + space.footprint.height * unit};
        return geometry::crossesInterior(line, geometry::Box{min, max});
    }
    for (const Cell cell : board::cellsAt(board.grid(), space.footprint, space.at)) {
        const CellContact contact = cellContact(board, line, cell);
        if (contact == CellContact::Cross) return true;
        const auto isOwn = [&](Cell other) { return contains(board.grid(), space, other); };
        if (contact == CellContact::Edge && runsBetween(board, line, cell, isOwn)) return true;
    }
    return false;
}

bool runsAlongSeam(const BoardView& board, Segment line, const Space& space, const IsBody& isBody) {
    const auto own = board::cellsAt(board.grid(), space.footprint, space.at);
    return std::any_of(own.begin(), own.end(),
                       [&](Cell cell) { return runsBetween(board, line, cell, isBody); });
}

}  // namespace tenaille::cover
