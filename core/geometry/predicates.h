// SPDX-License-Identifier: MIT
//
// Exact questions about points and segments: which side, do they meet, in which order. Only signs of integer
// determinants are used, so the same code serves squares and hexes (a change of basis scales every
// determinant by one constant). Whether a line that grazes a wall's end is stopped is a rule and is decided
// in rules/, never here.
#pragma once

#include <span>

#include "core/geometry/lattice.h"

namespace tenaille::geometry {

// (b - a) x (c - a). Positive when c lies to the right of a->b on the screen (y down), negative to the left,
// 0 on the line.
constexpr std::int64_t cross(LatticePoint a, LatticePoint b, LatticePoint c) {
    return static_cast<std::int64_t>(b.x - a.x) * (c.y - a.y) -
           static_cast<std::int64_t>(b.y - a.y) * (c.x - a.x);
}

// (b - a) . (c - a) in the basis of the lattice: orders the points of one line, is no metric on hexes.
constexpr std::int64_t dot(LatticePoint a, LatticePoint b, LatticePoint c) {
    return static_cast<std::int64_t>(b.x - a.x) * (c.x - a.x) +
           static_cast<std::int64_t>(b.y - a.y) * (c.y - a.y);
}

constexpr int signOf(std::int64_t value) { return (value > 0) - (value < 0); }

// -1, 0, +1: the sign of cross(a, b, c). Properties: side(a,b,c) == -side(b,a,c) == side(b,c,a).
constexpr int side(LatticePoint a, LatticePoint b, LatticePoint c) { return signOf(cross(a, b, c)); }

// How two closed segments meet. Symmetric in its arguments and in the ends of each. A segment of length 0 is
// a point.
enum class Meeting {
    Apart,    // no common point
    Touch,    // one common point that is an end of at least one of them
    Cross,    // one common point, interior to both
    Overlap,  // collinear with a common part of positive length
};
Meeting meeting(Segment first, Segment second);

// p lies on the closed segment s.
bool onSegment(LatticePoint p, Segment s);

// Whether the point lies inside the outline (closed implicitly), by the even-odd rule; a point on a line of
// it may count either way.
bool isInside(LatticePoint p, std::span<const LatticePoint> outline);

// Where the middle of a segment lies with regard to an outline (closed implicitly, by the even-odd rule):
// exact, also where the middle is no lattice point.
enum class Place { Outside, OnLine, Inside };
Place placeOfMiddle(Segment s, std::span<const LatticePoint> outline);

// s meets the open interior of box (GEO-1 "cross"): separating-axis test, exact. A segment that runs along a
// side or touches a corner does not; neither does a segment of length 0.
bool crossesInterior(Segment s, const Box& box);

}  // namespace tenaille::geometry
