// SPDX-License-Identifier: MIT
//
// Points: where they lie, and how they become corners. Segments are in triangulation_segments.cpp.
#include "core/geometry/triangulation.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/geometry/predicates.h"

namespace tenaille::geometry {

namespace {

// Place of a point on a curve that fills the square of 2^19 a side around the origin: neighbours on the curve
// are neighbours in the plane.
std::uint64_t onCurve(LatticePoint point) {
    constexpr int kBits = 19;
    auto x = static_cast<std::uint32_t>(point.x + kMaxExactCoordinate);
    auto y = static_cast<std::uint32_t>(point.y + kMaxExactCoordinate);
    std::uint64_t place = 0;
    for (std::uint32_t half = 1u << (kBits - 1); half != 0; half >>= 1) {
        const std::uint32_t right = (x & half) != 0 ? 1 : 0;
        const std::uint32_t below = (y & half) != 0 ? 1 : 0;
        place = place << 2 | ((3 * right) ^ below);
        if (below != 0) continue;
        if (right != 0) {
            x = ~x;
            y = ~y;
        }
        std::swap(x, y);
    }
    return place;
}

}  // namespace

Triangulation::Triangulation(const Box& box) {
    // Clockwise on the screen: each side turns to the right.
    for (const LatticePoint corner :
         {box.min, LatticePoint{box.max.x, box.min.y}, box.max, LatticePoint{box.min.x, box.max.y}})
        m_vertices.push_back({ExactPoint(corner), 0});
    m_triangles = {{{0, 1, 2}, {kNone, edgeOf(1, 2), kNone}, {}},
                   {{0, 2, 3}, {kNone, kNone, edgeOf(0, 1)}, {}}};
    m_vertices[3].triangle = 1;
    renewHints();
}

void Triangulation::build(std::span<const Segment> segments) {
    m_notes = false;
    struct End {
        std::uint64_t place;
        std::uint32_t number;
    };
    std::vector<End> ends;
    ends.reserve(2 * segments.size());
    for (std::uint32_t i = 0; i < segments.size(); ++i) {
        ends.push_back({onCurve(segments[i].a), 2 * i});
        ends.push_back({onCurve(segments[i].b), 2 * i + 1});
    }
    std::sort(ends.begin(), ends.end(), [](End a, End b) { return a.place < b.place; });
    m_vertices.reserve(m_vertices.size() + ends.size());
    m_triangles.reserve(m_triangles.size() + 2 * ends.size());
    std::vector<Index> corners(ends.size());
    Index near = 0;
    for (const End end : ends) {
        const Segment& segment = segments[end.number / 2];
        if (segment.a == segment.b) continue;
        const Index corner = addPoint(end.number % 2 == 0 ? segment.a : segment.b, near);
        near = m_vertices[corner].triangle;
        corners[end.number] = corner;
    }
    m_segments.reserve(segments.size());
    m_links.reserve(m_links.size() + segments.size());
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const bool isPoint = segments[i].a == segments[i].b;
        m_segments.push_back({segments[i], isPoint ? kNone : corners[2 * i]});
        if (!isPoint) putSegment(static_cast<Index>(i), corners[2 * i], corners[2 * i + 1]);
    }
    renewHints();
    m_notes = true;
}

Triangulation::Place Triangulation::locate(LatticePoint point) const { return walk(point, hint(point)); }

Triangulation::Place Triangulation::walk(LatticePoint point, Index start) const {
    const ExactPoint at(point);
    Index triangle = start;
    Edge came = kNone;
    // The walk could go round in circles if it always tried edges in the same order.
    std::uint32_t dice = 0x9e3779b9u;
    for (;;) {
        const Triangle& here = m_triangles[triangle];
        dice = dice * 1664525u + 1013904223u;
        unsigned corner = dice >> 30;
        if (corner == 3) corner = 0;
        unsigned onLine = 0;
        Edge out = kNone;
        for (int i = 0; i < 3 && out == kNone; ++i, corner = next(corner)) {
            if (edgeOf(triangle, corner) == came) continue;
            const int side = sideOf(m_vertices[here.corners[next(corner)]].at,
                                    m_vertices[here.corners[previous(corner)]].at, at);
            if (side < 0) out = here.beyond[corner];
            if (side == 0) onLine |= 1u << corner;
        }
        if (out != kNone) {
            came = out;
            triangle = triangleOf(out);
        } else if (onLine == 0) {
            return {Place::Kind::Inside, edgeOf(triangle, 0)};
        } else if (std::has_single_bit(onLine)) {
            return {Place::Kind::OnEdge, edgeOf(triangle, static_cast<unsigned>(std::countr_zero(onLine)))};
        } else {
            return {Place::Kind::OnCorner,
                    edgeOf(triangle, static_cast<unsigned>(std::countr_zero(~onLine)))};
        }
    }
}

// ---- Hints -----------------------------------------------------------------------------------------

std::size_t Triangulation::hintPlace(LatticePoint point) const {
    const auto bucket = [&](std::int32_t value, std::int32_t low, std::int32_t high) {
        return static_cast<std::size_t>((std::clamp(value, low, high) - low) / m_hintSize);
    };
    return bucket(point.y, m_hintBox.min.y, m_hintBox.max.y) * m_hintColumns +
           bucket(point.x, m_hintBox.min.x, m_hintBox.max.x);
}

Triangulation::Index Triangulation::hint(LatticePoint point) const {
    std::size_t place = hintPlace(point);
    // The place of a triangle that is gone may be free.
    for (int tries = 0; tries < 16; ++tries) {
        if (m_triangles[m_hints[place]].corners[0] != kNone) return m_hints[place];
        place = place == 0 ? m_hints.size() - 1 : place - 1;
    }
    return m_vertices[0].triangle;
}

void Triangulation::renewHints() {
    m_freed = 0;
    Box box{m_vertices[0].at.lattice(), m_vertices[0].at.lattice()};
    bool isFirst = true;
    for (std::size_t i = 4; i < m_vertices.size(); ++i) {
        if (m_vertices[i].triangle == kNone || !m_vertices[i].at.onLattice()) continue;
        const LatticePoint at = m_vertices[i].at.lattice();
        if (isFirst) box = {at, at};
        isFirst = false;
        box.min = {std::min(box.min.x, at.x), std::min(box.min.y, at.y)};
        box.max = {std::max(box.max.x, at.x), std::max(box.max.y, at.y)};
    }
    m_hintBox = box;
    const double width = static_cast<double>(box.max.x) - box.min.x + 1;
    const double height = static_cast<double>(box.max.y) - box.min.y + 1;
    const double wanted = static_cast<double>(m_triangles.size()) + 1;
    // Long and thin maps get squares of their length.
    m_hintSize = static_cast<std::int32_t>(std::max(
        {1.0, std::ceil(std::sqrt(width * height / wanted)), std::ceil(std::max(width, height) / wanted)}));
    const auto count = [&](double length) { return static_cast<std::size_t>(length / m_hintSize) + 1; };
    m_hintColumns = count(width);
    m_hints.assign(count(height) * m_hintColumns, kNone);
    // A triangle of each square: first by the corners in it, then from neighbour to neighbour.
    for (std::size_t i = 4; i < m_vertices.size(); ++i)
        if (m_vertices[i].triangle != kNone && m_vertices[i].at.onLattice())
            m_hints[hintPlace(m_vertices[i].at.lattice())] = m_vertices[i].triangle;
    Index near = m_vertices[0].triangle;
    for (std::size_t place = 0; place < m_hints.size(); ++place) {
        if (m_hints[place] == kNone) {
            const auto column = static_cast<std::int32_t>(place % m_hintColumns);
            const auto row = static_cast<std::int32_t>(place / m_hintColumns);
            const LatticePoint middle{std::min(box.min.x + column * m_hintSize + m_hintSize / 2, box.max.x),
                                      std::min(box.min.y + row * m_hintSize + m_hintSize / 2, box.max.y)};
            m_hints[place] = triangleOf(walk(middle, near).edge);
        }
        near = m_hints[place];
    }
}

// ---- Corners ---------------------------------------------------------------------------------------

Triangulation::Index Triangulation::addPoint(LatticePoint point, Index start) {
    const Place place = walk(point, start);
    const Index triangle = triangleOf(place.edge);
    if (place.kind == Place::Kind::OnCorner) return m_triangles[triangle].corners[cornerOf(place.edge)];
    const Index vertex = addVertex(ExactPoint(point));
    if (place.kind == Place::Kind::OnEdge)
        splitEdge(place.edge, vertex);
    else
        splitTriangle(triangle, vertex);
    return vertex;
}

Triangulation::Index Triangulation::addVertex(const ExactPoint& point) {
    if (!point.onLattice()) ++m_crossings;
    if (m_freeVertices.empty()) {
        m_vertices.push_back({point, kNone});
        return static_cast<Index>(m_vertices.size() - 1);
    }
    const Index vertex = m_freeVertices.back();
    m_freeVertices.pop_back();
    m_vertices[vertex] = {point, kNone};
    return vertex;
}

Triangulation::Index Triangulation::addTriangle() {
    if (m_freeTriangles.empty()) {
        m_triangles.push_back({});
        return static_cast<Index>(m_triangles.size() - 1);
    }
    const Index triangle = m_freeTriangles.back();
    m_freeTriangles.pop_back();
    return triangle;
}

void Triangulation::splitTriangle(Index triangle, Index vertex) {
    const Triangle old = m_triangles[triangle];
    const std::array<Index, 3> triangles{triangle, addTriangle(), addTriangle()};
    fan(vertex, triangles, old.corners, std::array{old.beyond[2], old.beyond[0], old.beyond[1]},
        std::array{old.segments[2], old.segments[0], old.segments[1]});
    legaliseAround(vertex);
}

void Triangulation::splitEdge(Edge edge, Index vertex) {
    const Edge otherEdge = m_triangles[triangleOf(edge)].beyond[cornerOf(edge)];
    const Triangle here = m_triangles[triangleOf(edge)];
    const Triangle there = m_triangles[triangleOf(otherEdge)];
    const unsigned i = cornerOf(edge);
    const unsigned j = cornerOf(otherEdge);
    const Index b = here.corners[next(i)];
    const Index c = here.corners[previous(i)];
    const Index first = here.segments[i];
    const Index second = copyLinks(first);
    const std::array<Index, 4> triangles{triangleOf(edge), triangleOf(otherEdge), addTriangle(),
                                         addTriangle()};
    fan(vertex, triangles, std::array{here.corners[i], b, there.corners[j], c},
        std::array{here.beyond[previous(i)], there.beyond[next(j)], there.beyond[previous(j)],
                   here.beyond[next(i)]},
        std::array{here.segments[previous(i)], there.segments[next(j)], there.segments[previous(j)],
                   here.segments[next(i)]});
    setSegments(edgeOf(triangles[0], 1), first);
    setSegments(edgeOf(triangles[2], 1), second);
    legaliseAround(vertex);
}

// Triangles around a new corner: triangle k spans from rim k to rim k + 1, beyond which lies outer k.
void Triangulation::fan(Index centre, std::span<const Index> triangles, std::span<const Index> rim,
                        std::span<const Edge> outer, std::span<const Index> along) {
    const std::size_t count = triangles.size();
    m_stack.clear();
    for (std::size_t k = 0; k < count; ++k) {
        const std::size_t after = k + 1 == count ? 0 : k + 1;
        const std::size_t before = k == 0 ? count - 1 : k - 1;
        const Index own = triangles[k];
        m_triangles[own] = {{centre, rim[k], rim[after]},
                            {outer[k], edgeOf(triangles[after], 2), edgeOf(triangles[before], 1)},
                            {along[k], 0, 0}};
        if (outer[k] != kNone) {
            m_triangles[triangleOf(outer[k])].beyond[cornerOf(outer[k])] = edgeOf(own, 0);
            note(triangleOf(outer[k]));
        }
        m_vertices[rim[k]].triangle = own;
        m_stack.push_back(edgeOf(own, 0));
        note(own);
    }
    m_vertices[centre].triangle = triangles[0];
}

// The edges on the stack lie opposite to the vertex, which has just come.
void Triangulation::legaliseAround(Index vertex) {
    const ExactPoint at = m_vertices[vertex].at;
    while (!m_stack.empty()) {
        const Edge edge = m_stack.back();
        m_stack.pop_back();
        const Edge other = m_triangles[triangleOf(edge)].beyond[cornerOf(edge)];
        if (other == kNone || m_triangles[triangleOf(edge)].segments[cornerOf(edge)] != 0) continue;
        const auto& corners = m_triangles[triangleOf(other)].corners;
        if (!insideCircle(m_vertices[corners[0]].at, m_vertices[corners[1]].at, m_vertices[corners[2]].at,
                          at))
            continue;
        flip(edge);
        m_stack.push_back(edgeOf(triangleOf(edge), 0));
        m_stack.push_back(edgeOf(triangleOf(other), 2));
    }
}

// The other diagonal of the two triangles: a, b, c and d, c, b become a, b, d and d, c, a.
void Triangulation::flip(Edge edge) {
    const Index first = triangleOf(edge);
    const Edge otherEdge = m_triangles[first].beyond[cornerOf(edge)];
    const Index second = triangleOf(otherEdge);
    const unsigned i = cornerOf(edge);
    const unsigned j = cornerOf(otherEdge);
    const Triangle here = m_triangles[first];
    const Triangle there = m_triangles[second];
    const Index a = here.corners[i];
    const Index b = here.corners[next(i)];
    const Index c = here.corners[previous(i)];
    const Index d = there.corners[j];
    m_triangles[first] = {{a, b, d}, {}, {there.segments[next(j)], 0, here.segments[previous(i)]}};
    m_triangles[second] = {{d, c, a}, {}, {here.segments[next(i)], 0, there.segments[previous(j)]}};
    join(edgeOf(first, 0), there.beyond[next(j)]);
    join(edgeOf(first, 2), here.beyond[previous(i)]);
    join(edgeOf(second, 0), here.beyond[next(i)]);
    join(edgeOf(second, 2), there.beyond[previous(j)]);
    join(edgeOf(first, 1), edgeOf(second, 1));
    m_vertices[a].triangle = first;
    m_vertices[b].triangle = first;
    m_vertices[d].triangle = second;
    m_vertices[c].triangle = second;
}

void Triangulation::join(Edge edge, Edge other) {
    m_triangles[triangleOf(edge)].beyond[cornerOf(edge)] = other;
    note(triangleOf(edge));
    if (other == kNone) return;
    m_triangles[triangleOf(other)].beyond[cornerOf(other)] = edge;
    note(triangleOf(other));
}

void Triangulation::setSegments(Edge edge, Index first) {
    const Edge other = m_triangles[triangleOf(edge)].beyond[cornerOf(edge)];
    m_triangles[triangleOf(edge)].segments[cornerOf(edge)] = first;
    m_triangles[triangleOf(other)].segments[cornerOf(other)] = first;
    note(triangleOf(edge));
    note(triangleOf(other));
}

void Triangulation::note(Index triangle) {
    if (m_notes && (m_changes.empty() || m_changes.back() != triangle)) m_changes.push_back(triangle);
}

}  // namespace tenaille::geometry
