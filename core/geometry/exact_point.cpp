// SPDX-License-Identifier: MIT
#include "core/geometry/exact_point.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/geometry/crossing.h"

namespace tenaille::geometry {

namespace {

using Wide = __int128;

// A difference from a common point: a lattice point times the w of the other.
struct Offset {
    std::int64_t x;
    std::int64_t y;
};

Offset offset(const ExactPoint& from, const ExactPoint& to) {
    return {to.x - from.x * to.w, to.y - from.y * to.w};
}

Wide minorOf(const ExactPoint& a, const ExactPoint& b) {
    return static_cast<Wide>(a.x) * b.y - static_cast<Wide>(a.y) * b.x;
}

// high * 2^64 + low: sums of products of 128 and 64 bits.
struct Sum {
    Wide high = 0;
    Wide low = 0;
    void add(Wide a, std::int64_t b) {
        high += (a >> 64) * b;
        low += static_cast<Wide>(static_cast<std::uint64_t>(a)) * b;
    }
    int sign() const {
        const Wide carried = high + (low >> 64);
        return carried != 0 ? signOfWide(carried) : static_cast<std::uint64_t>(low) != 0 ? 1 : 0;
    }
};

template <class Number>
Number circle(Number ax, Number ay, Number bx, Number by, Number cx, Number cy) {
    const Number a = ax * ax + ay * ay;
    const Number b = bx * bx + by * by;
    const Number c = cx * cx + cy * cy;
    return a * (bx * cy - by * cx) + b * (cx * ay - cy * ax) + c * (ax * by - ay * bx);
}

bool insideCircleNearly(const ExactPoint& a, const ExactPoint& b, const ExactPoint& c, const ExactPoint& d) {
    const double dx = d.nearX();
    const double dy = d.nearY();
    const double ax = a.nearX() - dx, ay = a.nearY() - dy;
    const double bx = b.nearX() - dx, by = b.nearY() - dy;
    const double cx = c.nearX() - dx, cy = c.nearY() - dy;
    const double most =
        std::max({std::abs(ax), std::abs(ay), std::abs(bx), std::abs(by), std::abs(cx), std::abs(cy)});
    // Differences are wrong by at most 2^-33, each product by a few units in the last place.
    const double doubt = most * most * most * (1e-8 + most * 1e-13);
    return circle(ax, ay, bx, by, cx, cy) > doubt;
}

}  // namespace

ExactPoint commonPoint(Segment first, Segment second) {
    const auto difference = [](LatticePoint p, LatticePoint q) -> Offset {
        return {std::int64_t{q.x} - p.x, std::int64_t{q.y} - p.y};
    };
    const Offset along = difference(first.a, first.b);
    const Offset other = difference(second.a, second.b);
    const Offset between = difference(first.a, second.a);
    std::int64_t w = along.x * other.y - along.y * other.x;
    std::int64_t share = between.x * other.y - between.y * other.x;
    if (w < 0) {
        w = -w;
        share = -share;
    }
    const std::int64_t x = first.a.x * w + along.x * share;
    const std::int64_t y = first.a.y * w + along.y * share;
    if (x % w == 0 && y % w == 0) return {x / w, y / w, 1};
    return {x, y, w};
}

int sideOfExact(const ExactPoint& a, const ExactPoint& b, const ExactPoint& c) {
    const auto around = [](const ExactPoint& centre, const ExactPoint& p, const ExactPoint& q) {
        const Offset from = offset(centre, p);
        const Offset to = offset(centre, q);
        return signOfWide(static_cast<Wide>(from.x) * to.y - static_cast<Wide>(from.y) * to.x);
    };
    if (a.onLattice()) return around(a, b, c);
    if (b.onLattice()) return around(b, c, a);
    if (c.onLattice()) return around(c, a, b);
    Sum sum;
    sum.add(minorOf(a, b), c.w);
    sum.add(minorOf(b, c), a.w);
    sum.add(minorOf(c, a), b.w);
    return sum.sign();
}

bool isBefore(const ExactPoint& p, const ExactPoint& q, Segment line) {
    const std::int64_t dx = std::int64_t{line.b.x} - line.a.x;
    const std::int64_t dy = std::int64_t{line.b.y} - line.a.y;
    const bool byX = std::abs(dx) >= std::abs(dy);
    const Wide left = static_cast<Wide>(byX ? p.x : p.y) * q.w;
    const Wide right = static_cast<Wide>(byX ? q.x : q.y) * p.w;
    return ((byX ? dx : dy) > 0) == (left < right);
}

bool insideCircle(const ExactPoint& a, const ExactPoint& b, const ExactPoint& c, const ExactPoint& d) {
    if ((a.w | b.w | c.w | d.w) != 1) return insideCircleNearly(a, b, c, d);
    const std::int64_t ax = a.x - d.x, ay = a.y - d.y;
    const std::int64_t bx = b.x - d.x, by = b.y - d.y;
    const std::int64_t cx = c.x - d.x, cy = c.y - d.y;
    constexpr std::int64_t kNear = 1 << 14;  // terms of the fourth degree stay below 2^61
    const auto isNear = [](std::int64_t value) { return value >= -kNear && value <= kNear; };
    if (isNear(ax) && isNear(ay) && isNear(bx) && isNear(by) && isNear(cx) && isNear(cy))
        return circle(ax, ay, bx, by, cx, cy) > 0;
    return circle<Wide>(ax, ay, bx, by, cx, cy) > 0;
}

}  // namespace tenaille::geometry
