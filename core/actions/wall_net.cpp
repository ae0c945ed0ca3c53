// SPDX-License-Identifier: MIT
#include "core/actions/wall_net.h"

#include <algorithm>
#include <cmath>

namespace tenaille::actions {

using board::Position;
using geometry::Box;
using geometry::LatticePoint;
using geometry::Segment;

namespace {

Position nearestPosition(board::GridKind grid, LatticePoint from, const Segment& where) {
    const Position a = board::position(grid, where.a);
    const Position b = board::position(grid, where.b);
    const Position p = board::position(grid, from);
    const Position along{b.x - a.x, b.y - a.y};
    const double square = along.x * along.x + along.y * along.y;
    const double t =
        square > 0 ? std::clamp(((p.x - a.x) * along.x + (p.y - a.y) * along.y) / square, 0.0, 1.0) : 0.0;
    return {a.x + t * along.x, a.y + t * along.y};
}

}  // namespace

double cellsBetween(board::GridKind grid, LatticePoint a, LatticePoint b) {
    const Position from = board::position(grid, a);
    const Position to = board::position(grid, b);
    return std::hypot(to.x - from.x, to.y - from.y);
}

double cellsBetween(board::GridKind grid, LatticePoint from, const Segment& to) {
    const Position p = board::position(grid, from);
    const Position q = nearestPosition(grid, from, to);
    return std::hypot(q.x - p.x, q.y - p.y);
}

Box boxAlong(const Segment& line) {
    constexpr LatticePoint kSlack{2, 2};
    const Box box = geometry::boundingBox(line);
    return {box.min - kSlack, box.max + kSlack};
}

bool liesAlong(board::GridKind grid, LatticePoint point, const Segment& line) {
    constexpr double kSlack = 1.0 / 160;
    return boxAlong(line).touches({point, point}) && cellsBetween(grid, point, line) < kSlack;
}

bool liesAlong(board::GridKind grid, const Segment& piece, const Segment& line) {
    return liesAlong(grid, piece.a, line) && liesAlong(grid, piece.b, line);
}

WallNet::WallNet(const document::Encounter& map) : m_grid(map.gridRecord().extent.grid) {
    for (const board::WallRecord& wall : map.walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i)
            if (wall.points[i - 1] != wall.points[i])
                m_pieces.push_back({{wall.points[i - 1], wall.points[i]}, wall.id, i - 1, false});
    for (const board::DoorRecord& door : map.doors) m_pieces.push_back({door.where, door.id, 0, true});
    std::vector<Box> boxes;
    boxes.reserve(m_pieces.size());
    for (const WallPiece& piece : m_pieces) boxes.push_back(geometry::boundingBox(piece.where));
    m_index = board::BoxIndex(boxes, geometry::kUnitsPerCell);
}

std::vector<std::uint32_t> WallNet::near(const Segment& where, std::int32_t margin) const {
    Box box = geometry::boundingBox(where);
    box.min = box.min - LatticePoint{margin, margin};
    box.max = box.max + LatticePoint{margin, margin};
    return m_index.touching(box);
}

double WallNet::distance(LatticePoint from, const WallPiece& piece) const {
    return cellsBetween(m_grid, from, piece.where);
}

LatticePoint WallNet::nearest(LatticePoint from, const WallPiece& piece, double margin) const {
    const LatticePoint& a = piece.where.a;
    const LatticePoint& b = piece.where.b;
    const double toA = cellsBetween(m_grid, from, a);
    const double toB = cellsBetween(m_grid, from, b);
    if (std::min(toA, toB) <= margin) return toA <= toB ? a : b;
    return board::nearestLatticePoint(m_grid, nearestPosition(m_grid, from, piece.where));
}

}  // namespace tenaille::actions
