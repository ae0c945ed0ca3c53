// SPDX-License-Identifier: MIT
//
// The integer lattice that every ruled position lies on. predicates.h next door asks questions about it;
// board/grid.h says where the cells of the three grids are.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <span>

namespace tenaille::geometry {

// One cell is 240 units along each basis vector: halves, thirds, quarters, fifths, sixths, eighths, tenths
// and twelfths of a cell are exact. Squares use the x, y basis (y down); hexes use the axial basis q, r (in
// x, y of the struct), where centres are multiples of 240, corners of 80 and edge middles of 120.
inline constexpr std::int32_t kUnitsPerCell = 240;

// Boards are at most 512 cells a side, so |coordinate| <= 2^17 and a cross product of differences stays below
// 2^37.
inline constexpr std::int32_t kMaxCellsPerSide = 512;

struct LatticePoint {
    std::int32_t x = 0;
    std::int32_t y = 0;
    friend constexpr auto operator<=>(LatticePoint, LatticePoint) = default;
    friend constexpr LatticePoint operator+(LatticePoint a, LatticePoint b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr LatticePoint operator-(LatticePoint a, LatticePoint b) { return {a.x - b.x, a.y - b.y}; }
};

// Rounded down, also below zero; by > 0.
template <class Whole, class By>
constexpr auto floorDiv(Whole value, By by) -> decltype(value / by) {
    return value / by - (value % by < 0 ? 1 : 0);
}

struct Segment {
    LatticePoint a;
    LatticePoint b;
    friend constexpr auto operator<=>(Segment, Segment) = default;
};

// Closed axis-parallel box in lattice units, min <= max on both axes.
struct Box {
    LatticePoint min;
    LatticePoint max;
    friend constexpr bool operator==(Box, Box) = default;

    constexpr bool touches(const Box& other) const {
        return min.x <= other.max.x && other.min.x <= max.x && min.y <= other.max.y && other.min.y <= max.y;
    }
};

constexpr Box boundingBox(Segment s) {
    return {{s.a.x < s.b.x ? s.a.x : s.b.x, s.a.y < s.b.y ? s.a.y : s.b.y},
            {s.a.x < s.b.x ? s.b.x : s.a.x, s.a.y < s.b.y ? s.b.y : s.a.y}};
}

// Of at least one point.
constexpr Box boundingBox(std::span<const LatticePoint> points) {
    Box box{points.front(), points.front()};
    for (const LatticePoint p : points) {
        box.min = {std::min(box.min.x, p.x), std::min(box.min.y, p.y)};
        box.max = {std::max(box.max.x, p.x), std::max(box.max.y, p.y)};
    }
    return box;
}

}  // namespace tenaille::geometry
