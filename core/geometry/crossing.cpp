// SPDX-License-Identifier: MIT
#include "core/geometry/crossing.h"

#include <numeric>
#include <utility>

#include "core/geometry/predicates.h"

namespace tenaille::geometry {

namespace {

using Wide = __int128;

// A fraction that stays comparable while both terms are below 2^63.
struct Fraction {
    std::int64_t num = 0;
    std::int64_t den = 1;
    friend bool operator<(Fraction a, Fraction b) {
        return static_cast<Wide>(a.num) * b.den < static_cast<Wide>(b.num) * a.den;
    }
};

Fraction reduced(std::int64_t num, std::int64_t den) {
    if (den < 0) {
        num = -num;
        den = -den;
    }
    const std::int64_t divisor = std::gcd(num, den);
    return {num / divisor, den / divisor};
}

// Cross product with the shortest lattice vector along a -> b: keeps the terms of the fractions small.
std::int64_t primitiveCross(LatticePoint a, LatticePoint b, LatticePoint c) {
    const std::int64_t divisor =
        std::gcd(static_cast<std::int64_t>(b.x) - a.x, static_cast<std::int64_t>(b.y) - a.y);
    return cross(a, b, c) / divisor;
}

// +1 or -1: on which side of its edges the inside of the polygon lies.
int turnOf(std::span<const LatticePoint> convex) {
    for (std::size_t i = 0; i + 2 < convex.size(); ++i)
        if (const int turn = side(convex[0], convex[i + 1], convex[i + 2]); turn != 0) return turn;
    return 1;
}

// The crossing of `other` as a share of the way along `line`.
Fraction crossingShare(Segment line, Segment other) {
    const std::int64_t atStart = cross(other.a, other.b, line.a);
    const std::int64_t atEnd = cross(other.a, other.b, line.b);
    // |atStart| + |atEnd| can pass 2^63 only on boards far beyond the limits; halving keeps the ratio for
    // drawing there.
    if ((atStart > 0 ? atStart : -atStart) > (INT64_MAX >> 1) ||
        (atEnd > 0 ? atEnd : -atEnd) > (INT64_MAX >> 1))
        return reduced(atStart / 2, atStart / 2 - atEnd / 2);
    return reduced(atStart, atStart - atEnd);
}

std::int32_t between(std::int32_t from, std::int32_t to, Fraction share) {
    const Wide twice = 2 * static_cast<Wide>(to - from) * share.num;
    const Wide rounded = (twice + (twice >= 0 ? share.den : -share.den)) / (2 * static_cast<Wide>(share.den));
    return from + static_cast<std::int32_t>(rounded);
}

}  // namespace

int sideOf(LatticePoint a, LatticePoint b, LatticePoint c) { return side(a, b, c); }

int sideOf(LatticePoint a, LatticePoint b, const SplitPoint& c) {
    return signOfWide(static_cast<Wide>(cross(a, b, c.base.a)) * (c.den - c.num) +
                      static_cast<Wide>(cross(a, b, c.base.b)) * c.num);
}

Along along(LatticePoint a, LatticePoint b, LatticePoint c) { return {dot(a, b, c), 1}; }

Along along(LatticePoint a, LatticePoint b, const SplitPoint& c) {
    return {static_cast<Wide>(dot(a, b, c.base.a)) * (c.den - c.num) +
                static_cast<Wide>(dot(a, b, c.base.b)) * c.num,
            c.den};
}

std::optional<Share> shareInside(Segment s, std::span<const LatticePoint> convex) {
    Fraction from{0, 1};
    Fraction to{1, 1};
    const int inside = turnOf(convex);
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const LatticePoint a = convex[i];
        const LatticePoint b = convex[(i + 1) % convex.size()];
        const std::int64_t atStart = inside * primitiveCross(a, b, s.a);
        const std::int64_t atEnd = inside * primitiveCross(a, b, s.b);
        if (atStart < 0 && atEnd < 0) return std::nullopt;
        if (atStart >= 0 && atEnd >= 0) continue;
        const Fraction cut = reduced(atStart, atStart - atEnd);
        if (atStart < 0) {
            if (from < cut) from = cut;
        } else if (cut < to) {
            to = cut;
        }
    }
    if (!(from < to)) return std::nullopt;
    return Share{from.num, from.den, to.num, to.den};
}

bool crossesInterior(Segment s, std::span<const LatticePoint> convex) {
    if (s.a == s.b) return false;
    const int inside = turnOf(convex);
    bool left = false;
    bool right = false;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const LatticePoint a = convex[i];
        const LatticePoint b = convex[(i + 1) % convex.size()];
        if (inside * side(a, b, s.a) <= 0 && inside * side(a, b, s.b) <= 0) return false;
        const int where = side(s.a, s.b, a);
        left = left || where < 0;
        right = right || where > 0;
    }
    return left && right;
}

std::strong_ordering crossingOrder(Segment line, Segment first, Segment second) {
    const Fraction a = crossingShare(line, first);
    const Fraction b = crossingShare(line, second);
    return a < b   ? std::strong_ordering::less
           : b < a ? std::strong_ordering::greater
                   : std::strong_ordering::equal;
}

LatticePoint crossingPoint(Segment line, Segment other) {
    const Fraction share = crossingShare(line, other);
    return {between(line.a.x, line.b.x, share), between(line.a.y, line.b.y, share)};
}

}  // namespace tenaille::geometry
