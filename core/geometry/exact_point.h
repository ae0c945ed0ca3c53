// SPDX-License-Identifier: MIT
//
// Points that need not lie on the lattice, without rounding: a lattice point, or the common point of two
// lines through lattice points. Beside predicates.h, which asks about lattice points alone, and crossing.h,
// which rounds for drawing.
//
// |coordinate| <= kMaxExactCoordinate for every lattice point that comes in. Then x and y stay below 2^58 and
// w below 2^40, a side of three points needs at most 160 bits and everything here is exact.
#pragma once

#include <compare>
#include <cstdint>

#include "core/geometry/lattice.h"

namespace tenaille::geometry {

inline constexpr std::int32_t kMaxExactCoordinate = 1 << 18;

// The point (x / w, y / w), w >= 1. Lattice points have w == 1; the terms need not be the lowest.
struct ExactPoint {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t w = 1;

    constexpr ExactPoint() = default;
    constexpr explicit ExactPoint(LatticePoint p) : x(p.x), y(p.y) {}
    constexpr ExactPoint(std::int64_t px, std::int64_t py, std::int64_t pw) : x(px), y(py), w(pw) {}

    constexpr bool onLattice() const { return w == 1; }
    // Of a point on the lattice.
    constexpr LatticePoint lattice() const {
        return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    }
    // The nearest numbers of the machine.
    double nearX() const { return static_cast<double>(x) / static_cast<double>(w); }
    double nearY() const { return static_cast<double>(y) / static_cast<double>(w); }
};

// The common point of the lines through two segments that are not parallel, on the lattice (w == 1) when it
// is a lattice point.
ExactPoint commonPoint(Segment first, Segment second);

// As side() in predicates.h: +1 when c lies to the right of a->b on the screen, -1 to the left, 0 on the
// line.
int sideOfExact(const ExactPoint& a, const ExactPoint& b, const ExactPoint& c);

inline int sideOf(const ExactPoint& a, const ExactPoint& b, const ExactPoint& c) {
    if ((a.w | b.w | c.w) != 1) return sideOfExact(a, b, c);
    const std::int64_t value = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    return (value > 0) - (value < 0);
}

// For different points of the line through a segment: p comes before q in its direction.
bool isBefore(const ExactPoint& p, const ExactPoint& q, Segment line);

// d lies strictly inside the circle through a, b, c, which go round with side(a, b, c) > 0. Exact for lattice
// points. With others, "yes" is certain and a point close to the circle counts as outside: good for choosing
// the better of two diagonals, where a wrong "yes" could go on for ever and a wrong "no" does no harm.
bool insideCircle(const ExactPoint& a, const ExactPoint& b, const ExactPoint& c, const ExactPoint& d);

}  // namespace tenaille::geometry
