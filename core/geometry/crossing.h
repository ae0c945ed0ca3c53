// SPDX-License-Identifier: MIT
//
// Where along a line something is met. Beside predicates.h, which answers whether and on which side: this
// header answers how far. Positions are exact fractions; only crossingPoint rounds, for drawing.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>

#include "core/geometry/lattice.h"

namespace tenaille::geometry {

// A position along a line P -> Q as the product (Q - P) . (X - P), a fraction with den >= 1: 0 at P, growing
// towards Q. Comparable among points of one line only.
struct Along {
    __int128 num = 0;
    std::int64_t den = 1;

    friend constexpr std::strong_ordering operator<=>(const Along& a, const Along& b) {
        const __int128 left = a.num * b.den;
        const __int128 right = b.num * a.den;
        return left < right   ? std::strong_ordering::less
               : left > right ? std::strong_ordering::greater
                              : std::strong_ordering::equal;
    }
    friend constexpr bool operator==(const Along& a, const Along& b) { return (a <=> b) == 0; }
};

constexpr int signOfWide(__int128 value) { return (value > 0) - (value < 0); }

// A point of a segment that need not lie on the lattice: base.a + (base.b - base.a) * num / den, in lowest
// terms, 0 <= num <= den.
struct SplitPoint {
    Segment base;
    std::int64_t num = 0;
    std::int64_t den = 1;
};

// side(a, b, c) and the position along a -> b, for both sorts of points.
int sideOf(LatticePoint a, LatticePoint b, LatticePoint c);
int sideOf(LatticePoint a, LatticePoint b, const SplitPoint& c);
Along along(LatticePoint a, LatticePoint b, LatticePoint c);
Along along(LatticePoint a, LatticePoint b, const SplitPoint& c);

// The share of `s` inside a closed convex polygon, as num / den along s in lowest terms; nullopt when they
// share at most one point. The corners go round in either sense; successive ones are different.
struct Share {
    std::int64_t fromNum = 0;
    std::int64_t fromDen = 1;
    std::int64_t toNum = 1;
    std::int64_t toDen = 1;
};
std::optional<Share> shareInside(Segment s, std::span<const LatticePoint> convex);

// s meets the open interior of a convex polygon (GEO-1 "cross"): separating axes, exact. A segment of length
// 0 never does, nor one that runs along a side.
bool crossesInterior(Segment s, std::span<const LatticePoint> convex);

// For two segments that properly cross `line`: which crossing comes first on the way from line.a to line.b.
std::strong_ordering crossingOrder(Segment line, Segment first, Segment second);

// The common point of two lines that are not parallel, rounded to the lattice: for drawing only.
LatticePoint crossingPoint(Segment line, Segment other);

}  // namespace tenaille::geometry
