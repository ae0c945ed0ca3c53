// SPDX-License-Identifier: MIT
//
// The straight pieces of all walls and doors of a map, found by place.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/board/box_index.h"
#include "core/document/encounter.h"
#include "core/geometry/lattice.h"

namespace tenaille::actions {

struct WallPiece {
    geometry::Segment where;
    RecordId record;
    std::size_t point = 0;  // of the wall: where the piece begins
    bool isDoor = false;
};

class WallNet {
  public:
    explicit WallNet(const document::Encounter& map);

    std::span<const WallPiece> pieces() const { return m_pieces; }
    const board::GridKind& grid() const { return m_grid; }

    // Indices of the pieces whose box touches that of `where` widened by `margin` lattice units, ascending.
    std::vector<std::uint32_t> near(const geometry::Segment& where, std::int32_t margin) const;

    // From a point to the nearest point of a piece, in cells.
    double distance(geometry::LatticePoint from, const WallPiece& piece) const;
    // That nearest point, rounded to the lattice; an end of the piece when one lies within `margin` cells.
    geometry::LatticePoint nearest(geometry::LatticePoint from, const WallPiece& piece, double margin) const;

  private:
    board::GridKind m_grid;
    std::vector<WallPiece> m_pieces;
    board::BoxIndex m_index;
};

// Between two points, in cells.
double cellsBetween(board::GridKind grid, geometry::LatticePoint a, geometry::LatticePoint b);

// From a point to a segment, in cells.
double cellsBetween(board::GridKind grid, geometry::LatticePoint from, const geometry::Segment& to);

// Points on slanted lines are rounded to the lattice: the point lies on the segment, or closer than 1/160 of
// a cell to it.
bool liesAlong(board::GridKind grid, geometry::LatticePoint point, const geometry::Segment& line);
// Both ends of the piece do.
bool liesAlong(board::GridKind grid, const geometry::Segment& piece, const geometry::Segment& line);

// The box around a segment and what lies along it.
geometry::Box boxAlong(const geometry::Segment& line);

}  // namespace tenaille::actions
