// SPDX-License-Identifier: MIT
//
// Segments: how they become chains of edges, and how they go again.
#include <algorithm>

#include "core/geometry/triangulation.h"

namespace tenaille::geometry {

Triangulation::Index Triangulation::insert(Segment segment) {
    // Most of a map was put in one by one: what was made for a smaller one is of little help.
    if (m_hints.size() * 4 < m_triangles.size() || m_freed > 4 * m_hints.size() + 64) renewHints();
    Index number = 0;
    if (m_freeSegments.empty()) {
        number = static_cast<Index>(m_segments.size());
        m_segments.push_back({});
    } else {
        number = m_freeSegments.back();
        m_freeSegments.pop_back();
    }
    m_segments[number] = {segment, kNone};
    if (segment.a == segment.b) return number;
    const Index from = addPoint(segment.a, hint(segment.a));
    const Index to = addPoint(segment.b, hint(segment.b));
    m_segments[number].start = from;
    putSegment(number, from, to);
    return number;
}

void Triangulation::remove(Index segment) {
    std::vector<Index> corners;
    m_open.clear();
    if (m_segments[segment].start != kNone) {
        corners.push_back(m_segments[segment].start);
        forEachEdge(segment, [&](Edge edge) {
            corners.push_back(m_triangles[triangleOf(edge)].corners[previous(cornerOf(edge))]);
        });
    }
    for (std::size_t i = 1; i < corners.size(); ++i) {
        const Edge edge = edgeBetween(corners[i - 1], corners[i]);
        dropLink(edge, segment);
        if (m_triangles[triangleOf(edge)].segments[cornerOf(edge)] == 0)
            m_open.push_back({corners[i - 1], corners[i]});
    }
    m_segments[segment].start = kNone;
    m_freeSegments.push_back(segment);
    legalise(m_open);
    for (const Index corner : corners) tidy(corner);
}

// ---- Edges around a corner ---------------------------------------------------------------------------
// While one goes round a corner, an edge stands for its triangle and lies opposite to the corner.

Triangulation::Edge Triangulation::turned(Edge edge) const {
    const Edge other = m_triangles[triangleOf(edge)].beyond[next(cornerOf(edge))];
    return other == kNone ? kNone : edgeOf(triangleOf(other), next(cornerOf(other)));
}

Triangulation::Edge Triangulation::turnedBack(Edge edge) const {
    const Edge other = m_triangles[triangleOf(edge)].beyond[previous(cornerOf(edge))];
    return other == kNone ? kNone : edgeOf(triangleOf(other), previous(cornerOf(other)));
}

Triangulation::Edge Triangulation::around(Index vertex) const {
    const Index triangle = m_vertices[vertex].triangle;
    const auto& corners = m_triangles[triangle].corners;
    return edgeOf(triangle, corners[0] == vertex ? 0 : corners[1] == vertex ? 1 : 2);
}

// The edge that runs from a to b or, at the box, from b to a.
Triangulation::Edge Triangulation::edgeBetween(Index a, Index b) const {
    const Edge start = around(a);
    const auto found = [&](Edge edge) {
        const auto& corners = m_triangles[triangleOf(edge)].corners;
        if (corners[next(cornerOf(edge))] == b) return edgeOf(triangleOf(edge), previous(cornerOf(edge)));
        if (corners[previous(cornerOf(edge))] == b) return edgeOf(triangleOf(edge), next(cornerOf(edge)));
        return kNone;
    };
    Edge edge = start;
    do {
        if (found(edge) != kNone) return found(edge);
        edge = turned(edge);
    } while (edge != start && edge != kNone);
    if (edge == start) return kNone;
    for (edge = turnedBack(start); edge != kNone; edge = turnedBack(edge))
        if (found(edge) != kNone) return found(edge);
    return kNone;
}

Triangulation::Edge Triangulation::firstEdge(Index segment) const {
    const Index start = m_segments[segment].start;
    return start == kNone ? kNone : edgeAlong(segment, start, kNone);
}

Triangulation::Edge Triangulation::nextEdge(Index segment, Edge edge) const {
    const auto& corners = m_triangles[triangleOf(edge)].corners;
    return edgeAlong(segment, corners[previous(cornerOf(edge))], corners[next(cornerOf(edge))]);
}

// The piece of a segment that begins at the vertex and does not end at the other one.
Triangulation::Edge Triangulation::edgeAlong(Index segment, Index vertex, Index besides) const {
    const Edge start = around(vertex);
    Edge edge = start;
    do {
        const Triangle& here = m_triangles[triangleOf(edge)];
        const Edge out = edgeOf(triangleOf(edge), previous(cornerOf(edge)));
        if (here.segments[cornerOf(out)] != 0 && here.corners[next(cornerOf(edge))] != besides &&
            runsAlong(out, segment))
            return out;
        edge = turned(edge);
    } while (edge != start);
    return kNone;
}

bool Triangulation::runsAlong(Edge edge, Index segment) const {
    bool found = false;
    forEachSegment(edge, [&](Index other) { found = found || other == segment; });
    return found;
}

// ---- Putting segments in -----------------------------------------------------------------------------

void Triangulation::putSegment(Index segment, Index from, Index to) {
    while (from != to) {
        const Edge edge = connect(from, m_segments[segment].where);
        setSegments(edge, addLink(segment, m_triangles[triangleOf(edge)].segments[cornerOf(edge)]));
        from = m_triangles[triangleOf(edge)].corners[previous(cornerOf(edge))];
    }
}

// Makes sure that an edge runs from the corner along the line, as far as the next corner on it or the first
// segment that it crosses, where a corner is made.
Triangulation::Edge Triangulation::connect(Index from, Segment line) {
    const ExactPoint a(line.a);
    const ExactPoint b(line.b);
    const auto sideOfLine = [&](Index vertex) { return sideOf(a, b, m_vertices[vertex].at); };
    for (;;) {
        Index left = kNone;
        Index right = kNone;
        Edge edge = around(from);
        for (;; edge = turned(edge)) {
            const auto& corners = m_triangles[triangleOf(edge)].corners;
            right = corners[previous(cornerOf(edge))];
            if (sideOfLine(right) <= 0) continue;
            left = corners[next(cornerOf(edge))];
            const int side = sideOfLine(left);
            if (side == 0) return edgeOf(triangleOf(edge), previous(cornerOf(edge)));
            if (side < 0) break;
        }
        m_crossed.clear();
        for (int side = 1; side != 0;) {
            const Index along = m_triangles[triangleOf(edge)].segments[cornerOf(edge)];
            if (along != 0) {
                splitEdge(edge, addVertex(commonPoint(line, m_segments[m_links[along].segment].where)));
                m_crossed.clear();
                break;
            }
            m_crossed.push_back({left, right});
            const Edge other = m_triangles[triangleOf(edge)].beyond[cornerOf(edge)];
            const Index apex = m_triangles[triangleOf(other)].corners[cornerOf(other)];
            side = sideOfLine(apex);
            (side < 0 ? left : right) = apex;
            edge = edgeOf(triangleOf(other), side < 0 ? previous(cornerOf(other)) : next(cornerOf(other)));
        }
        uncross(line);
    }
}

// Turns diagonals until none of those noted crosses the line.
void Triangulation::uncross(Segment line) {
    const ExactPoint a(line.a);
    const ExactPoint b(line.b);
    m_open.clear();
    for (std::size_t i = 0; i < m_crossed.size(); ++i) {
        const Pair pair = m_crossed[i];
        const Edge edge = edgeBetween(pair.a, pair.b);
        const Edge other = m_triangles[triangleOf(edge)].beyond[cornerOf(edge)];
        const auto& corners = m_triangles[triangleOf(edge)].corners;
        const Index tip = corners[cornerOf(edge)];
        const Index otherTip = m_triangles[triangleOf(other)].corners[cornerOf(other)];
        const auto turnsRight = [&](Index p, Index q, Index r) {
            return sideOf(m_vertices[p].at, m_vertices[q].at, m_vertices[r].at) > 0;
        };
        if (!turnsRight(tip, corners[next(cornerOf(edge))], otherTip) ||
            !turnsRight(otherTip, corners[previous(cornerOf(edge))], tip)) {
            m_crossed.push_back(pair);
            continue;
        }
        flip(edge);
        if (sideOf(a, b, m_vertices[tip].at) * sideOf(a, b, m_vertices[otherTip].at) < 0)
            m_crossed.push_back({tip, otherTip});
        else
            m_open.push_back({tip, otherTip});
    }
    legalise(m_open, line);
}

// Turns diagonals until each of these edges and of those that come up meanwhile passes the circle test. A
// line that has just been freed of crossings stays so, segment or not.
void Triangulation::legalise(std::vector<Pair>& edges, std::optional<Segment> line) {
    const auto isOn = [&](Index vertex) {
        return sideOf(ExactPoint(line->a), ExactPoint(line->b), m_vertices[vertex].at) == 0;
    };
    while (!edges.empty()) {
        const Pair pair = edges.back();
        edges.pop_back();
        const Edge edge = edgeBetween(pair.a, pair.b);
        if (edge == kNone) continue;
        const Triangle& here = m_triangles[triangleOf(edge)];
        const Edge other = here.beyond[cornerOf(edge)];
        if (other == kNone || here.segments[cornerOf(edge)] != 0) continue;
        if (line && isOn(pair.a) && isOn(pair.b)) continue;
        const Index tip = here.corners[cornerOf(edge)];
        const Index otherTip = m_triangles[triangleOf(other)].corners[cornerOf(other)];
        if (!insideCircle(m_vertices[here.corners[0]].at, m_vertices[here.corners[1]].at,
                          m_vertices[here.corners[2]].at, m_vertices[otherTip].at))
            continue;
        flip(edge);
        for (const Index end : {pair.a, pair.b}) {
            edges.push_back({tip, end});
            edges.push_back({otherTip, end});
        }
    }
}

// ---- Taking segments out -----------------------------------------------------------------------------

// What a corner was there for may be gone: nothing, or a single straight run, needs no corner.
void Triangulation::tidy(Index vertex) {
    if (m_vertices[vertex].triangle == kNone) return;
    std::array<Edge, 2> runs{};
    std::size_t count = 0;
    const Edge start = around(vertex);
    Edge edge = start;
    do {
        const Edge out = edgeOf(triangleOf(edge), previous(cornerOf(edge)));
        if (m_triangles[triangleOf(out)].segments[cornerOf(out)] != 0) {
            if (count < 2) runs[count] = out;
            ++count;
        }
        edge = turned(edge);
    } while (edge != start);
    if (count == 0) removeVertex(vertex);
    if (count != 2 || !sameSegments(runs[0], runs[1])) return;
    Index from = m_triangles[triangleOf(runs[0])].corners[previous(cornerOf(runs[0]))];
    Index to = m_triangles[triangleOf(runs[1])].corners[previous(cornerOf(runs[1]))];
    const Index links = m_triangles[triangleOf(runs[0])].segments[cornerOf(runs[0])];
    const Segment line = m_segments[m_links[links].segment].where;
    while (m_triangles[triangleOf(runs[1])].segments[cornerOf(runs[1])] != 0)
        dropLink(runs[1], m_links[m_triangles[triangleOf(runs[1])].segments[cornerOf(runs[1])]].segment);
    setSegments(runs[0], 0);
    removeVertex(vertex);
    if (!isBefore(m_vertices[from].at, m_vertices[to].at, line)) std::swap(from, to);
    setSegments(connect(from, line), links);
}

bool Triangulation::sameSegments(Edge first, Edge second) const {
    std::size_t countFirst = 0;
    std::size_t countSecond = 0;
    bool same = true;
    forEachSegment(first, [&](Index segment) {
        ++countFirst;
        same = same && runsAlong(second, segment);
    });
    forEachSegment(second, [&](Index) { ++countSecond; });
    return same && countFirst == countSecond;
}

// Of a corner without segments. Turns edges away from it until three or four are left.
void Triangulation::removeVertex(Index vertex) {
    std::vector<Pair> rim;
    const auto at = [&](Index index) -> const ExactPoint& { return m_vertices[index].at; };
    std::size_t degree = 0;
    Edge edge = around(vertex);
    const Edge start = edge;
    do {
        const auto& corners = m_triangles[triangleOf(edge)].corners;
        rim.push_back({corners[next(cornerOf(edge))], corners[previous(cornerOf(edge))]});
        ++degree;
        edge = turned(edge);
    } while (edge != start);
    while (degree > 4) {
        // The edge to q between this triangle vertex, p, q and the next one vertex, q, r.
        const Edge after = turned(edge);
        const Index p = m_triangles[triangleOf(edge)].corners[next(cornerOf(edge))];
        const Index q = m_triangles[triangleOf(edge)].corners[previous(cornerOf(edge))];
        const Index r = m_triangles[triangleOf(after)].corners[previous(cornerOf(after))];
        if (sideOf(at(p), at(q), at(r)) > 0 && sideOf(at(p), at(r), at(vertex)) > 0) {
            flip(edgeOf(triangleOf(edge), next(cornerOf(edge))));
            rim.push_back({p, r});
            --degree;
            edge = around(vertex);
        } else {
            edge = after;
        }
    }
    rim.push_back(closeStar(vertex));
    if (!at(vertex).onLattice()) --m_crossings;
    m_vertices[vertex].triangle = kNone;
    m_freeVertices.push_back(vertex);
    legalise(rim);
}

// Three or four triangles around a corner become one or two without it. Returns the edge between the two.
Triangulation::Pair Triangulation::closeStar(Index vertex) {
    std::array<Index, 4> rim{};
    std::array<Index, 4> triangles{};
    std::array<Edge, 4> outer{};
    std::array<Index, 4> along{};
    std::size_t count = 0;
    const Edge start = around(vertex);
    Edge edge = start;
    do {
        const Triangle& here = m_triangles[triangleOf(edge)];
        rim[count] = here.corners[next(cornerOf(edge))];
        triangles[count] = triangleOf(edge);
        outer[count] = here.beyond[cornerOf(edge)];
        along[count] = here.segments[cornerOf(edge)];
        ++count;
        edge = turned(edge);
    } while (edge != start);
    const auto turnsRight = [&](std::size_t p, std::size_t q, std::size_t r) {
        return sideOf(m_vertices[rim[p]].at, m_vertices[rim[q]].at, m_vertices[rim[r]].at) > 0;
    };
    if (count == 4 && !(turnsRight(0, 1, 2) && turnsRight(0, 2, 3))) {
        std::rotate(rim.begin(), rim.begin() + 1, rim.end());
        std::rotate(outer.begin(), outer.begin() + 1, outer.end());
        std::rotate(along.begin(), along.begin() + 1, along.end());
    }
    const Index first = triangles[0];
    const Index second = triangles[1];
    m_triangles[first] = {{rim[0], rim[1], rim[2]}, {}, {along[1], count == 3 ? along[2] : 0, along[0]}};
    join(edgeOf(first, 0), outer[1]);
    join(edgeOf(first, 2), outer[0]);
    if (count == 3) {
        join(edgeOf(first, 1), outer[2]);
        freeTriangle(second);
    } else {
        m_triangles[second] = {{rim[0], rim[2], rim[3]}, {}, {along[2], along[3], 0}};
        join(edgeOf(second, 0), outer[2]);
        join(edgeOf(second, 1), outer[3]);
        join(edgeOf(second, 2), edgeOf(first, 1));
        freeTriangle(triangles[3]);
        m_vertices[rim[3]].triangle = second;
    }
    freeTriangle(triangles[2]);
    for (std::size_t i = 0; i < 3; ++i) m_vertices[rim[i]].triangle = first;
    return {rim[0], rim[2]};
}

void Triangulation::freeTriangle(Index triangle) {
    m_triangles[triangle] = {{kNone, kNone, kNone}, {kNone, kNone, kNone}, {}};
    m_freeTriangles.push_back(triangle);
    ++m_freed;
    note(triangle);
}

// ---- Lists of segments -------------------------------------------------------------------------------

Triangulation::Index Triangulation::addLink(Index segment, Index next) {
    if (m_freeLinks.empty()) {
        m_links.push_back({segment, next});
        return static_cast<Index>(m_links.size() - 1);
    }
    const Index link = m_freeLinks.back();
    m_freeLinks.pop_back();
    m_links[link] = {segment, next};
    return link;
}

Triangulation::Index Triangulation::copyLinks(Index first) {
    Index copy = 0;
    for (Index at = first; at != 0; at = m_links[at].next) copy = addLink(m_links[at].segment, copy);
    return copy;
}

void Triangulation::dropLink(Edge edge, Index segment) {
    Index first = m_triangles[triangleOf(edge)].segments[cornerOf(edge)];
    Index* place = &first;
    while (m_links[*place].segment != segment) place = &m_links[*place].next;
    m_freeLinks.push_back(*place);
    *place = m_links[*place].next;
    setSegments(edge, first);
}

}  // namespace tenaille::geometry
