// SPDX-License-Identifier: MIT
#include "core/rules/cover/pair_sides.h"

#include <algorithm>

namespace tenaille::cover {

using geometry::Segment;

PairSides::Sides PairSides::plainOf(Segment where) const {
    Sides sides;
    for (std::size_t i = 0; i < 8; ++i) {
        const int side = geometry::side(where.a, where.b, i < 4 ? m_from[i] : m_to[i - 4]);
        if (side > 0) sides.corners.positive |= static_cast<std::uint8_t>(1U << i);
        if (side < 0) sides.corners.negative |= static_cast<std::uint8_t>(1U << i);
    }
    if (sides.corners.allOnOneSide()) return sides;
    sides.a = plainOf(where.a);
    sides.b = plainOf(where.b);
    return sides;
}

LineSides PairSides::plainOf(LatticePoint point) const {
    LineSides sides;
    for (std::size_t i = 0; i < 16; ++i) {
        const int side = geometry::side(m_from[i / 4], m_to[i % 4], point);
        if (side > 0) sides.positive |= static_cast<LineSet>(1U << i);
        if (side < 0) sides.negative |= static_cast<LineSet>(1U << i);
    }
    return sides;
}

#if defined(__SSE2__)

namespace {

// x, y of four corners relative to `base`.
__m128i lanesOf(const PairSides::Corners& corners, LatticePoint base) {
    static_assert(sizeof(PairSides::Corners) == 2 * sizeof(__m128i));
    const auto* const halves = reinterpret_cast<const __m128i*>(corners.data());
    const __m128i bases = _mm_setr_epi32(base.x, base.y, base.x, base.y);
    return _mm_packs_epi32(_mm_sub_epi32(_mm_loadu_si128(halves), bases),
                           _mm_sub_epi32(_mm_loadu_si128(halves + 1), bases));
}

// y, -x in every lane of 32 bits: times x, y of a corner and added up that is the cross product with it.
__m128i turned(std::int32_t x, std::int32_t y) {
    const std::uint32_t low = static_cast<std::uint32_t>(y) & 0xffff;
    const std::uint32_t high = static_cast<std::uint32_t>(-x) << 16;
    return _mm_set1_epi32(static_cast<std::int32_t>(high | low));
}

}  // namespace

void PairSides::reset(const Corners& from, const Corners& to) {
    m_from = from;
    m_to = to;
    m_base = from[0];
    m_inLanes = std::all_of(from.begin(), from.end(), [this](LatticePoint p) { return fits(p); }) &&
                std::all_of(to.begin(), to.end(), [this](LatticePoint p) { return fits(p); });
    if (!m_inLanes) return;
    m_fromLanes = lanesOf(from, m_base);
    m_toLanes = lanesOf(to, m_base);
    for (std::size_t i = 0; i < from.size(); ++i) {
        const __m128i toCrossFrom =
            _mm_madd_epi16(m_toLanes, turned(from[i].x - m_base.x, from[i].y - m_base.y));
        m_fromCrossTo[i].lanes = _mm_sub_epi32(_mm_setzero_si128(), toCrossFrom);
    }
}

[[gnu::always_inline]] inline PairSides::Products PairSides::productsOf(LatticePoint p) const {
    const __m128i lanes = turned(p.x - m_base.x, p.y - m_base.y);
    return {_mm_madd_epi16(m_fromLanes, lanes), _mm_madd_epi16(m_toLanes, lanes)};
}

[[gnu::always_inline]] inline CornerSides PairSides::cornersOf(const Products& a, const Products& b,
                                                               Segment where) const {
    const LatticePoint p = where.a - m_base;
    const LatticePoint q = where.b - m_base;
    const __m128i ends = _mm_set1_epi32(p.x * q.y - p.y * q.x);
    const __m128i from = _mm_add_epi32(ends, _mm_sub_epi32(a.from, b.from));
    const __m128i to = _mm_add_epi32(ends, _mm_sub_epi32(a.to, b.to));
    const __m128i zero = _mm_setzero_si128();
    const __m128i both = _mm_packs_epi16(_mm_packs_epi32(from, to), zero);  // keeps signs and zeros
    const auto negative = static_cast<unsigned>(_mm_movemask_epi8(both));
    const auto onIt = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(both, zero)));
    return {static_cast<std::uint8_t>(~(negative | onIt)), static_cast<std::uint8_t>(negative)};
}

[[gnu::always_inline]] inline LineSides PairSides::linesOf(const Products& p) const {
    const auto row = [&](const Row& crosses, const __m128i& ofCorner) {
        return _mm_sub_epi32(_mm_add_epi32(crosses.lanes, p.to), ofCorner);
    };
    const __m128i row0 = row(m_fromCrossTo[0], _mm_shuffle_epi32(p.from, 0x00));
    const __m128i row1 = row(m_fromCrossTo[1], _mm_shuffle_epi32(p.from, 0x55));
    const __m128i row2 = row(m_fromCrossTo[2], _mm_shuffle_epi32(p.from, 0xaa));
    const __m128i row3 = row(m_fromCrossTo[3], _mm_shuffle_epi32(p.from, 0xff));
    const __m128i all = _mm_packs_epi16(_mm_packs_epi32(row0, row1), _mm_packs_epi32(row2, row3));
    const auto negative = static_cast<unsigned>(_mm_movemask_epi8(all));
    const auto onIt = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_setzero_si128())));
    return {static_cast<LineSet>(~(negative | onIt)), static_cast<LineSet>(negative)};
}

PairSides::Sides PairSides::of(Segment where) const {
    if (!m_inLanes || !fits(where.a) || !fits(where.b)) return plainOf(where);
    const Products a = productsOf(where.a);
    const Products b = productsOf(where.b);
    const CornerSides corners = cornersOf(a, b, where);
    if (corners.allOnOneSide()) return {corners, {}, {}};
    return {corners, linesOf(a), linesOf(b)};
}

LineSides PairSides::of(LatticePoint point) const {
    return m_inLanes && fits(point) ? linesOf(productsOf(point)) : plainOf(point);
}

#else

void PairSides::reset(const Corners& from, const Corners& to) {
    m_from = from;
    m_to = to;
}
PairSides::Sides PairSides::of(Segment where) const { return plainOf(where); }
LineSides PairSides::of(LatticePoint point) const { return plainOf(point); }

#endif

}  // namespace tenaille::cover
