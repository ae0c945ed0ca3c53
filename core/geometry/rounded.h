// SPDX-License-Identifier: MIT
//
// Points that were rounded to the lattice: the ends of a door in a slanted wall lie next to its line, not on
// it. Half a unit off along each axis at most; a line through such points may be somewhat farther off.
#pragma once

#include <cmath>
#include <cstdint>

#include "core/geometry/lattice.h"
#include "core/geometry/predicates.h"

namespace tenaille::geometry {

inline constexpr double kRoundedOff = 1.5;  // lattice units

inline bool isAboutAt(LatticePoint a, LatticePoint b) {
    const double x = a.x - b.x;
    const double y = a.y - b.y;
    return x * x + y * y < kRoundedOff * kRoundedOff;
}

inline double lengthOf(Segment s) { return std::hypot(s.b.x - s.a.x, s.b.y - s.a.y); }

// On the line through a segment, however far.
inline bool isAboutOnLine(LatticePoint point, Segment line) {
    const double length = lengthOf(line);
    if (length == 0) return isAboutAt(point, line.a);
    return std::abs(static_cast<double>(cross(line.a, line.b, point))) < kRoundedOff * length;
}

inline bool isAboutOn(LatticePoint point, Segment piece) {
    const Box box = boundingBox(piece);
    if (!box.touches({point - LatticePoint{1, 1}, point + LatticePoint{1, 1}})) return false;
    if (isAboutAt(point, piece.a) || isAboutAt(point, piece.b)) return true;
    const std::int64_t at = dot(piece.a, piece.b, point);
    return at > 0 && at < dot(piece.a, piece.b, piece.b) && isAboutOnLine(point, piece);
}

// The whole part.
inline bool isAboutOn(Segment part, Segment piece) {
    return isAboutOn(part.a, piece) && isAboutOn(part.b, piece);
}

}  // namespace tenaille::geometry
