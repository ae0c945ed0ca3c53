// SPDX-License-Identifier: MIT
//
// Triangulation: a box cut into triangles so that given segments run along their edges; Delaunay wherever the
// segments leave a choice. It answers what lies at a point and what is next to it (core/vision walks through
// it). Segments may cross, overlap, repeat, touch anywhere and have length zero.
//
// Everything is exact: where segments cross off the lattice, the common point itself is a corner
// (exact_point.h), so pieces of a segment lie on its line and nothing is moved, opened or closed by rounding.
//
// Properties that the tests check: all triangles turn to the right and fill the box; neighbours name each
// other; each segment is a chain of edges from end to end; edges without a segment pass the circle test on
// lattice scenes; after segments are taken away, the same corners are left as if they had never come.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/geometry/exact_point.h"
#include "core/geometry/lattice.h"

namespace tenaille::geometry {

class Triangulation {
  public:
    using Index = std::uint32_t;
    static constexpr Index kNone = ~Index{0};

    // An edge as seen from one of its triangles: 4 * triangle + number of the corner opposite to it.
    using Edge = std::uint32_t;
    static constexpr Index triangleOf(Edge edge) { return edge >> 2; }
    static constexpr unsigned cornerOf(Edge edge) { return edge & 3; }
    static constexpr Edge edgeOf(Index triangle, unsigned corner) { return triangle << 2 | corner; }
    static constexpr unsigned next(unsigned corner) { return corner == 2 ? 0 : corner + 1; }
    static constexpr unsigned previous(unsigned corner) { return corner == 0 ? 2 : corner - 1; }

    // Corners turn to the right on the screen. Edge i lies opposite to corner i and runs from corner i + 1 to
    // corner i + 2.
    struct Triangle {
        std::array<Index, 3> corners;   // of vertices; kNone first: the place is free
        std::array<Edge, 3> beyond;     // the same edge from the other triangle; kNone at the box
        std::array<Index, 3> segments;  // first of the segments along the edge (forEachSegment), 0: none
    };

    // Every segment lies strictly inside the box, whose coordinates are at most kMaxExactCoordinate.
    explicit Triangulation(const Box& box);

    // Numbers segments from 0 in their order; for an empty triangulation and many segments: O(n log n).
    void build(std::span<const Segment> segments);
    // One more. Returns its number, which may be that of one removed before.
    Index insert(Segment segment);
    void remove(Index segment);

    struct Place {
        enum class Kind : std::uint8_t { Inside, OnEdge, OnCorner };
        Kind kind;
        Edge edge;  // of the triangle; OnEdge: that edge; OnCorner: the one opposite to the corner
    };
    // Where a point strictly inside the box lies. A walk from a triangle near by.
    Place locate(LatticePoint point) const;

    std::span<const Triangle> triangles() const { return m_triangles; }
    const ExactPoint& vertex(Index index) const { return m_vertices[index].at; }
    // For an edge that stands for its triangle, opposite to a corner: the same of the next triangle clockwise
    // around that corner. kNone at the box.
    Edge turned(Edge edge) const;
    // How many corners do not lie on the lattice.
    Index crossings() const { return m_crossings; }
    // Of a segment in use.
    const Segment& segment(Index index) const { return m_segments[index].where; }

    // Calls visit(segment) for each that runs along the edge.
    template <class Visit>
    void forEachSegment(Edge edge, Visit&& visit) const {
        for (Index at = m_triangles[triangleOf(edge)].segments[cornerOf(edge)]; at != 0;
             at = m_links[at].next)
            visit(m_links[at].segment);
    }
    // Calls visit(edge) for each piece of the segment, from its beginning to its end.
    template <class Visit>
    void forEachEdge(Index segment, Visit&& visit) const {
        Edge edge = firstEdge(segment);
        while (edge != kNone) {
            visit(edge);
            edge = nextEdge(segment, edge);
        }
    }

    // Triangles that changed since the last call of forgetChanges(), some several times; those whose places
    // became free too. After build(): none are noted, all have changed.
    std::span<const Index> changes() const { return m_changes; }
    void forgetChanges() { m_changes.clear(); }

  private:
    struct Vertex {
        ExactPoint at;
        Index triangle;  // one of those around
    };
    struct Constraint {
        Segment where;
        Index start;  // vertex; kNone: length zero
    };
    // A segment along an edge, and the next one along the same.
    struct Link {
        Index segment;
        Index next;
    };
    struct Pair {
        Index a;
        Index b;
    };

    // triangulation.cpp: points
    Place walk(LatticePoint point, Index start) const;
    std::size_t hintPlace(LatticePoint point) const;
    Index hint(LatticePoint point) const;
    void renewHints();
    Index addPoint(LatticePoint point, Index start);
    Index addVertex(const ExactPoint& point);
    Index addTriangle();
    void splitTriangle(Index triangle, Index vertex);
    void splitEdge(Edge edge, Index vertex);
    void fan(Index centre, std::span<const Index> triangles, std::span<const Index> rim,
             std::span<const Edge> outer, std::span<const Index> along);
    void legaliseAround(Index vertex);
    void flip(Edge edge);
    void join(Edge edge, Edge other);
    void setSegments(Edge edge, Index first);
    void note(Index triangle);

    // triangulation_segments.cpp: segments
    void putSegment(Index segment, Index from, Index to);
    Edge connect(Index from, Segment line);
    void uncross(Segment line);
    void legalise(std::vector<Pair>& edges, std::optional<Segment> line = {});
    Edge turnedBack(Edge edge) const;
    Edge around(Index vertex) const;
    Edge edgeBetween(Index a, Index b) const;
    Edge firstEdge(Index segment) const;
    Edge nextEdge(Index segment, Edge edge) const;
    Edge edgeAlong(Index segment, Index vertex, Index besides) const;
    bool runsAlong(Edge edge, Index segment) const;
    bool sameSegments(Edge first, Edge second) const;
    void tidy(Index vertex);
    void removeVertex(Index vertex);
    Pair closeStar(Index vertex);
    void freeTriangle(Index triangle);
    Index addLink(Index segment, Index next);
    Index copyLinks(Index first);
    void dropLink(Edge edge, Index segment);

    std::vector<Triangle> m_triangles;
    std::vector<Vertex> m_vertices;
    std::vector<Constraint> m_segments;
    std::vector<Link> m_links{{}};  // 0 is none
    std::vector<Index> m_freeTriangles;
    std::vector<Index> m_freeVertices;
    std::vector<Index> m_freeSegments;
    std::vector<Index> m_freeLinks;
    std::vector<Index> m_changes;
    bool m_notes = true;
    Index m_crossings = 0;

    // A triangle near the middle of each square.
    std::vector<Index> m_hints;
    Box m_hintBox;
    std::int32_t m_hintSize = 1;
    std::size_t m_hintColumns = 0;
    std::size_t m_freed = 0;  // triangles since the hints were made

    // Reused by insert and remove.
    std::vector<Edge> m_stack;
    std::vector<Pair> m_crossed;
    std::vector<Pair> m_open;
};

}  // namespace tenaille::geometry
