// SPDX-License-Identifier: MIT
#include "core/rules/facing/hex_sectors.h"

#include <algorithm>
#include <vector>

namespace tenaille::facing {

namespace {

using rules::HexArcs;

// The ends of the side that a space turns toward f, in sixths (F5-13, step 1).
struct Side {
    HexVector left;
    HexVector right;

    HexVector middle() const { return {(left.x + right.x) / 2, (left.y + right.y) / 2}; }  // always whole
};

Side sideToward(const std::vector<Cell>& cells, int f) {
    const HexVector ahead = hexDirection(f);
    const HexVector leftward = hexDirection(f + 3);
    const auto byAhead = [&](Cell a, Cell b) { return hexDot(a, ahead) < hexDot(b, ahead); };
    const auto byLeft = [&](Cell a, Cell b) { return hexDot(a, leftward) < hexDot(b, leftward); };
    const Cell foremost = *std::max_element(cells.begin(), cells.end(), byAhead);
    std::vector<Cell> row;
    for (const Cell cell : cells)
        if (hexDot(cell, ahead) == hexDot(foremost, ahead)) row.push_back(cell);
    const int k = f % 2 == 0 ? 1 : 2;
    return {6 * *std::max_element(row.begin(), row.end(), byLeft) + 2 * hexDirection(f + k),
            6 * *std::min_element(row.begin(), row.end(), byLeft) + 2 * hexDirection(f - k)};
}

HexSectors fromSides(const std::vector<Cell>& cells, int f) {
    const Side front = sideToward(cells, f);
    const Side rear = sideToward(cells, f + 6);  // seen from behind: its left is the creature's right
    return {.frontLeft = {front.left, hexDirection(f + 1)},
            .frontRight = {front.right, hexDirection(f - 1)},
            .frontGate = {front.left, hexDirection(f + 3)},
            .rearLeft = {rear.right, hexDirection(f + 5)},
            .rearRight = {rear.left, hexDirection(f + 7)},
            .rearGate = {rear.left, hexDirection(f + 3)},
            .axis = {rear.middle(), front.middle() - rear.middle()}};
}

// `half` is half the width of the front and rear sectors in steps of 30 degrees.
HexSectors fromCentre(const std::vector<Cell>& cells, int f, int half) {
    HexVector sum;
    for (const Cell cell : cells) sum = sum + cell;
    const auto count = static_cast<std::int32_t>(cells.size());
    const HexVector centre{6 * sum.x / count, 6 * sum.y / count};  // whole for every named space
    const auto line = [&](int direction) { return HexLine{centre, hexDirection(direction)}; };
    return {.frontLeft = line(f + half),
            .frontRight = line(f - half),
            .frontGate = line(f + 3),
            .rearLeft = line(f + 6 - half),
            .rearRight = line(f + 6 + half),
            .rearGate = line(f + 3),
            .axis = line(f)};
}

// > 0 when the point (in sixths) is to the left of the line.
std::int64_t sideOf(const HexLine& line, HexVector point) {
    return hexCross(line.along, point - line.through);
}

struct Point {
    Rational x;
    Rational y;
};
using Polygon = std::vector<Point>;

enum class Keep : unsigned char { Left, Right };

// The part of a convex polygon on one side of a line; points are relative to the middle of `cell`, so that
// the fractions stay small.
Polygon clipped(const Polygon& polygon, const HexLine& line, Cell cell, Keep keep) {
    const HexVector through = line.through - 6 * cell;
    const auto height = [&](const Point& p) {
        const Rational left = Rational(line.along.y) * (p.x - Rational(through.x)) -
                              Rational(line.along.x) * (p.y - Rational(through.y));
        return keep == Keep::Left ? left : Rational(0) - left;
    };
    Polygon result;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point& a = polygon[i];
        const Point& b = polygon[(i + 1) % polygon.size()];
        const Rational heightA = height(a);
        const Rational heightB = height(b);
        if (heightA >= Rational(0)) result.push_back(a);
        if ((heightA > Rational(0) && heightB < Rational(0)) ||
            (heightA < Rational(0) && heightB > Rational(0))) {
            const Rational t = heightA / (heightA - heightB);
            result.push_back({a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)});
        }
    }
    return result;
}

// Part of a hex: a whole one has an area of 36 in sixths.
Rational areaOf(const Polygon& polygon) {
    Rational doubled;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point& a = polygon[i];
        const Point& b = polygon[(i + 1) % polygon.size()];
        doubled = doubled + a.x * b.y - b.x * a.y;
    }
    const Rational part = doubled / Rational(72);
    return part < Rational(0) ? Rational(0) - part : part;
}

Rational frontOf(const Polygon& polygon, const HexSectors& s, Cell cell) {
    const Polygon ahead = clipped(polygon, s.frontGate, cell, Keep::Right);
    const Polygon rightOfLeft = clipped(ahead, s.frontLeft, cell, Keep::Right);
    return areaOf(clipped(rightOfLeft, s.frontRight, cell, Keep::Left));
}

Rational rearOf(const Polygon& polygon, const HexSectors& s, Cell cell) {
    const Polygon behind = clipped(polygon, s.rearGate, cell, Keep::Left);
    const Polygon leftOfLeft = clipped(behind, s.rearLeft, cell, Keep::Left);
    return areaOf(clipped(leftOfLeft, s.rearRight, cell, Keep::Right));
}

Polygon outline() {
    Polygon corners;
    for (int f = 1; f < 12; f += 2) {
        const HexVector corner = 2 * hexDirection(f);
        corners.push_back({Rational(corner.x), Rational(corner.y)});
    }
    return corners;
}

}  // namespace

HexSectors hexSectors(const Footprint& footprint, Cell at, board::Facing facing, HexArcs model) {
    const std::vector<Cell> cells = board::cellsAt(GridKind::HexPointy, footprint, at);
    switch (model) {
        case HexArcs::Center120:
            return fromCentre(cells, facing.index, 2);
        case HexArcs::Center60:
            return fromCentre(cells, facing.index, 1);
        default:
            return fromSides(cells, facing.index);
    }
}

Arc hexArc(const HexSectors& s, Cell cell) {
    const HexVector middle = 6 * cell;
    if (sideOf(s.frontGate, middle) < 0 && sideOf(s.frontLeft, middle) <= 0 &&
        sideOf(s.frontRight, middle) >= 0)
        return Arc::Front;
    if (sideOf(s.rearGate, middle) > 0 && sideOf(s.rearLeft, middle) > 0 && sideOf(s.rearRight, middle) < 0)
        return Arc::Rear;
    return sideOf(s.axis, middle) > 0 ? Arc::Left : Arc::Right;
}

Shares hexShares(const HexSectors& s, Cell cell) {
    const Polygon whole = outline();
    const Polygon leftHalf = clipped(whole, s.axis, cell, Keep::Left);
    const Rational front = frontOf(whole, s, cell);
    const Rational rear = rearOf(whole, s, cell);
    const Rational left = areaOf(leftHalf) - frontOf(leftHalf, s, cell) - rearOf(leftHalf, s, cell);
    return {front, left, Rational(1) - front - rear - left, rear};
}

}  // namespace tenaille::facing
