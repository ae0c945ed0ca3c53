// SPDX-License-Identifier: MIT
//
// The sixteen lines between the corners of two squares, and on which side of them things lie: one question
// about a point or a piece answers for all lines at once. Exact; in lanes of 16 bits where the coordinates
// permit, one line after the other elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/geometry/predicates.h"

#if defined(__SSE2__)  // every amd64 processor
#include <emmintrin.h>
#endif

namespace tenaille::cover {

using geometry::LatticePoint;

// A set of the sixteen lines: bit 4 * from + to.
using LineSet = std::uint16_t;
inline constexpr LineSet kAllLines = 0xffff;

// The lines from one corner of the first cell, resp. to one of the second; and those of several corners, as
// bits.
constexpr LineSet linesFrom(std::size_t corner) { return static_cast<LineSet>(0xf << 4 * corner); }
constexpr LineSet linesTo(std::size_t corner) { return static_cast<LineSet>(0x1111 << corner); }
constexpr LineSet linesFromAny(unsigned corners) {
    const unsigned spread = (corners & 1) | (corners & 2) << 3 | (corners & 4) << 6 | (corners & 8) << 9;
    return static_cast<LineSet>(spread * 0xf);
}
constexpr LineSet linesToAny(unsigned corners) { return static_cast<LineSet>(corners * 0x1111); }

// geometry::side() of some point against every line.
struct LineSides {
    LineSet positive = 0;
    LineSet negative = 0;
    LineSet zero() const { return static_cast<LineSet>(~(positive | negative)); }
    friend bool operator==(LineSides, LineSides) = default;
};

// geometry::side() of every corner against some segment: bits 0 to 3 those of the first cell, 4 to 7 those of
// the second.
struct CornerSides {
    std::uint8_t positive = 0;
    std::uint8_t negative = 0;
    std::uint8_t zero() const { return static_cast<std::uint8_t>(~(positive | negative)); }
    bool allOnOneSide() const { return positive == 0xff || negative == 0xff; }
    friend bool operator==(CornerSides, CornerSides) = default;
};

class PairSides {
  public:
    using Corners = std::array<LatticePoint, 4>;

    void reset(const Corners& from, const Corners& to);

    const Corners& from() const { return m_from; }
    const Corners& to() const { return m_to; }

    // Sides of a segment: of all corners against it, and of its ends against all lines.
    struct Sides {
        CornerSides corners;
        LineSides a;  // empty when all corners lie on one side
        LineSides b;
    };
    Sides of(geometry::Segment where) const;
    LineSides of(LatticePoint point) const;

    // The same, one line after the other: of() falls back on them, tests compare.
    Sides plainOf(geometry::Segment where) const;
    LineSides plainOf(LatticePoint point) const;

  private:
    Corners m_from;
    Corners m_to;

#if defined(__SSE2__)
    // a x p for all corners a of a cell, relative to the first corner of all: four lanes of 32 bits. The side
    // of p against the line a -> b is the sign of a x b + b x p - a x p, that of a against p -> q the sign of
    // p x q + a x p - a x q. With coordinates up to 2^14 all of that stays below 2^31.
    struct Products {
        __m128i from;
        __m128i to;
    };
    bool fits(LatticePoint p) const {
        const auto inRange = [](std::int32_t way) { return way >= -kReach && way <= kReach; };
        return inRange(p.x - m_base.x) && inRange(p.y - m_base.y);
    }
    Products productsOf(LatticePoint p) const;
    CornerSides cornersOf(const Products& a, const Products& b, geometry::Segment where) const;
    LineSides linesOf(const Products& p) const;

    static constexpr std::int32_t kReach = 1 << 14;
    LatticePoint m_base;
    bool m_inLanes = false;
    __m128i m_fromLanes{};  // x, y of four corners in 16 bits each
    __m128i m_toLanes{};
    struct Row {
        __m128i lanes{};
    };
    std::array<Row, 4> m_fromCrossTo;  // a x b, a row for each a
#endif
};

}  // namespace tenaille::cover
