// SPDX-License-Identifier: MIT
#include "core/vision/sight_walls.h"

#include <algorithm>

#include "core/geometry/crossing.h"
#include "core/geometry/predicates.h"

namespace tenaille::vision {

namespace {

using geometry::LatticePoint;
using geometry::Segment;

void addCell(const board::BoardView& board, const board::SpecialCell& special,
             std::vector<SightWall>& walls) {
    if (!special.effect.solid && !special.effect.opaque) return;
    const std::vector<LatticePoint> corners = board.cornersOf(special.cell);
    for (std::size_t i = 0; i < corners.size(); ++i)
        walls.push_back({{corners[i], corners[(i + 1) % corners.size()]}, false, special.record});
}

// Where others cross or touch a piece, from its beginning to its end.
std::vector<LatticePoint> cuts(const std::vector<SightWall>& walls, const board::BoxIndex& index,
                               std::uint32_t own) {
    const Segment& piece = walls[own].where;
    std::vector<LatticePoint> points{piece.a, piece.b};
    const geometry::Box box = geometry::boundingBox(piece);
    index.visitNear(
        box, [](const geometry::Box&) { return true; },
        [&](std::uint32_t at) {
            const Segment& other = walls[at].where;
            if (at == own || !geometry::boundingBox(other).touches(box)) return;
            const geometry::Meeting meeting = geometry::meeting(piece, other);
            if (meeting == geometry::Meeting::Cross) {
                points.push_back(geometry::crossingPoint(piece, other));
            } else if (meeting != geometry::Meeting::Apart) {
                for (const LatticePoint end : {other.a, other.b})
                    if (geometry::onSegment(end, piece)) points.push_back(end);
            }
        });
    std::sort(points.begin(), points.end(), [&](LatticePoint p, LatticePoint q) {
        const auto alongP = geometry::dot(piece.a, piece.b, p);
        const auto alongQ = geometry::dot(piece.a, piece.b, q);
        return alongP != alongQ ? alongP < alongQ : p < q;
    });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

// Those without a direction run from the smaller end to the larger.
void turnForward(SightWall& wall) {
    if (!wall.oneWay && wall.where.b < wall.where.a) std::swap(wall.where.a, wall.where.b);
}

bool isSamePlace(const SightWall& a, const SightWall& b) {
    return a.where == b.where && a.oneWay == b.oneWay;
}

}  // namespace

SightWall sightPiece(const board::Barrier& barrier) {
    return {barrier.where, barrier.effect.oneWay, barrier.record};
}

std::vector<SightWall> sightPieces(const board::BoardView& board) {
    std::vector<SightWall> pieces;
    for (const board::SpecialCell& special : board.specialCells()) addCell(board, special, pieces);
    for (SightWall& piece : pieces) turnForward(piece);
    std::sort(pieces.begin(), pieces.end());
    pieces.erase(std::unique(pieces.begin(), pieces.end(), isSamePlace), pieces.end());
    for (const board::Barrier& barrier : board.barriers())
        if (barrier.effect.stopsSight) pieces.push_back(sightPiece(barrier));
    return pieces;
}

std::vector<SightWall> sightWalls(const board::BoardView& board) {
    std::vector<SightWall> whole = sightPieces(board);
    for (SightWall& wall : whole) {
        wall.record = {};
        turnForward(wall);
    }
    std::sort(whole.begin(), whole.end());
    whole.erase(std::unique(whole.begin(), whole.end()), whole.end());
    std::vector<geometry::Box> boxes;
    boxes.reserve(whole.size());
    for (const SightWall& wall : whole) boxes.push_back(geometry::boundingBox(wall.where));
    const board::BoxIndex index(boxes, board.unitsPerCell());
    std::vector<SightWall> cut;
    for (std::uint32_t i = 0; i < whole.size(); ++i) {
        const std::vector<LatticePoint> points = cuts(whole, index, i);
        for (std::size_t j = 1; j < points.size(); ++j)
            cut.push_back({{points[j - 1], points[j]}, whole[i].oneWay});
    }
    return cut;
}

}  // namespace tenaille::vision
