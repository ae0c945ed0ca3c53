// SPDX-License-Identifier: MIT
#include "core/geometry/triangulation.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "core/geometry/predicates.h"
#include "tests/support/property.h"

namespace tenaille::geometry::triangulation_test {

using Index = Triangulation::Index;
using Edge = Triangulation::Edge;
using Segments = std::map<Index, Segment>;

constexpr Box kBox{{-kMaxExactCoordinate, -kMaxExactCoordinate}, {kMaxExactCoordinate, kMaxExactCoordinate}};

const ExactPoint& startOf(const Triangulation& map, Edge edge) {
    const auto& corners = map.triangles()[Triangulation::triangleOf(edge)].corners;
    return map.vertex(corners[Triangulation::next(Triangulation::cornerOf(edge))]);
}
const ExactPoint& endOf(const Triangulation& map, Edge edge) {
    const auto& corners = map.triangles()[Triangulation::triangleOf(edge)].corners;
    return map.vertex(corners[Triangulation::previous(Triangulation::cornerOf(edge))]);
}

int countOf(const Triangulation& map) {
    int count = 0;
    for (const auto& triangle : map.triangles())
        if (triangle.corners[0] != Triangulation::kNone) ++count;
    return count;
}

void checkTriangle(const Triangulation& map, Index index, bool isDelaunay) {
    const auto& here = map.triangles()[index];
    const auto at = [&](unsigned i) -> const ExactPoint& { return map.vertex(here.corners[i]); };
    ASSERT_GT(sideOf(at(0), at(1), at(2)), 0);
    for (unsigned i = 0; i < 3; ++i) {
        const Edge other = here.beyond[i];
        if (other == Triangulation::kNone) continue;
        const auto& there = map.triangles()[Triangulation::triangleOf(other)];
        const unsigned j = Triangulation::cornerOf(other);
        ASSERT_EQ(there.beyond[j], Triangulation::edgeOf(index, i));
        ASSERT_EQ(there.segments[j], here.segments[i]);
        ASSERT_EQ(there.corners[Triangulation::next(j)], here.corners[Triangulation::previous(i)]);
        ASSERT_EQ(there.corners[Triangulation::previous(j)], here.corners[Triangulation::next(i)]);
        const ExactPoint& beyond = map.vertex(there.corners[j]);
        const bool isFree = here.segments[i] == 0;
        ASSERT_FALSE(isDelaunay && isFree && insideCircle(at(0), at(1), at(2), beyond))
            << "triangle " << index;
    }
}

// Everything that the header promises.
void check(const Triangulation& map, const Segments& segments, bool isDelaunay = true) {
    double twice = 0;
    std::map<Index, int> edges;
    for (Index i = 0; i < map.triangles().size(); ++i) {
        const auto& here = map.triangles()[i];
        if (here.corners[0] == Triangulation::kNone) continue;
        ASSERT_NO_FATAL_FAILURE(checkTriangle(map, i, isDelaunay));
        const auto at = [&](unsigned corner) -> const ExactPoint& {
            return map.vertex(here.corners[corner]);
        };
        twice += (at(1).nearX() - at(0).nearX()) * (at(2).nearY() - at(0).nearY()) -
                 (at(1).nearY() - at(0).nearY()) * (at(2).nearX() - at(0).nearX());
        for (unsigned corner = 0; corner < 3; ++corner)
            map.forEachSegment(Triangulation::edgeOf(i, corner), [&](Index segment) { ++edges[segment]; });
    }
    const double side = 2.0 * kMaxExactCoordinate;
    ASSERT_NEAR(twice, 2 * side * side, 1e-6 * side * side);
    for (const auto& entry : segments) {
        const Index index = entry.first;
        const Segment segment = entry.second;
        if (segment.a == segment.b) continue;
        const ExactPoint a(segment.a);
        const ExactPoint b(segment.b);
        const ExactPoint* last = &a;
        int pieces = 0;
        map.forEachEdge(index, [&](Edge edge) {
            EXPECT_EQ(sideOf(a, b, endOf(map, edge)), 0);
            EXPECT_TRUE(pieces == 0 ? startOf(map, edge).lattice() == segment.a
                                    : &startOf(map, edge) == last);
            EXPECT_TRUE(isBefore(startOf(map, edge), endOf(map, edge), segment));
            last = &endOf(map, edge);
            ++pieces;
        });
        ASSERT_TRUE(last->onLattice() && last->lattice() == segment.b);
        ASSERT_EQ(edges[index], 2 * pieces) << "on both sides of each piece, and nowhere else";
        edges.erase(index);
    }
    for (const auto& [index, count] : edges) ASSERT_EQ(count, 0) << "nothing is left of segment " << index;
}

Triangulation made(const std::vector<Segment>& segments) {
    Triangulation map(kBox);
    map.build(segments);
    return map;
}

TEST(ExactPoint, CommonPointsOffTheLatticeStayExact) {
    const ExactPoint third = commonPoint({{0, 0}, {1, 1}}, {{0, 1}, {2, 0}});  // two thirds, two thirds
    EXPECT_EQ(third.x * 3, third.w * 2);
    EXPECT_EQ(third.y * 3, third.w * 2);
    EXPECT_TRUE(commonPoint({{0, 0}, {4, 4}}, {{0, 4}, {4, 0}}).onLattice());
    EXPECT_EQ(sideOf(ExactPoint({0, 0}), ExactPoint({1, 1}), third), 0);
    EXPECT_EQ(sideOf(ExactPoint({0, 0}), ExactPoint({1000, 1001}), third), -1);
    const ExactPoint other = commonPoint({{0, 0}, {2, 2}}, {{7, 0}, {0, 3}});
    const ExactPoint more = commonPoint({{-9, -9}, {3, 3}}, {{-9, 0}, {0, -4}});
    EXPECT_EQ(sideOf(third, other, more), 0) << "three points of one line, none on the lattice";
    const ExactPoint beside = commonPoint({{0, 0}, {200000, 200001}}, {{7, 0}, {0, 3}});
    EXPECT_EQ(sideOf(more, third, beside), 1);
    EXPECT_EQ(sideOf(third, more, beside), -1);
}

TEST(ExactPoint, CirclesAreExactOnTheLattice) {
    const auto inside = [](LatticePoint a, LatticePoint b, LatticePoint c, LatticePoint d) {
        return insideCircle(ExactPoint(a), ExactPoint(b), ExactPoint(c), ExactPoint(d));
    };
    for (const int size : {5, 5000, 50000}) {  // near and far apart
        const LatticePoint a{3 * size, 4 * size}, b{-5 * size, 0}, c{4 * size, -3 * size};
        EXPECT_TRUE(inside(a, b, c, {0, 0}));
        EXPECT_FALSE(inside(a, b, c, {0, 5 * size})) << "on the circle";
        EXPECT_TRUE(inside(a, b, c, {0, 5 * size - 1}));
        EXPECT_FALSE(inside(a, b, c, {0, 5 * size + 1}));
    }
    const ExactPoint middle = commonPoint({{0, 0}, {2, 2}}, {{7, 0}, {0, 3}});
    EXPECT_TRUE(insideCircle(ExactPoint({9, 0}), ExactPoint({0, 9}), ExactPoint({-9, 0}), middle));
    EXPECT_FALSE(insideCircle(ExactPoint({1, 0}), ExactPoint({0, 1}), ExactPoint({-1, 0}), middle));
}

TEST(Triangulation, AnEmptyBoxIsTwoTriangles) {
    const Triangulation map = made({});
    EXPECT_EQ(countOf(map), 2);
    check(map, {});
}

TEST(Triangulation, SegmentsThatCrossShareACorner) {
    const std::vector<Segment> cross{{{0, 0}, {100, 100}}, {{0, 100}, {101, 0}}, {{5, 5}, {5, 5}}};
    const Triangulation map = made(cross);
    check(map, {{0, cross[0]}, {1, cross[1]}, {2, cross[2]}});
    EXPECT_EQ(map.crossings(), 1u);
    int pieces = 0;
    map.forEachEdge(0, [&](Edge) { ++pieces; });
    EXPECT_EQ(pieces, 2);
    map.forEachEdge(2, [&](Edge) { FAIL() << "a segment of length zero has no edges"; });
}

TEST(Triangulation, WhatIsTakenAwayLeavesNothingBehind) {
    Triangulation map = made({{{0, 0}, {100, 100}}});
    const Index second = map.insert({{0, 100}, {101, 0}});
    map.forgetChanges();
    map.remove(second);
    EXPECT_FALSE(map.changes().empty());
    EXPECT_EQ(map.crossings(), 0u);
    check(map, {{0, {{0, 0}, {100, 100}}}});
    map.remove(0);
    EXPECT_EQ(countOf(map), 2);
}

TEST(Triangulation, PointsAreFound) {
    const Triangulation map = made({{{0, 0}, {100, 0}}, {{0, 0}, {0, 100}}});
    using Kind = Triangulation::Place::Kind;
    EXPECT_EQ(map.locate({100, 0}).kind, Kind::OnCorner);
    EXPECT_EQ(map.locate({50, 0}).kind, Kind::OnEdge);
    EXPECT_EQ(map.locate({30, 10}).kind, Kind::Inside);
    EXPECT_EQ(map.locate({-90000, 80000}).kind, Kind::Inside);
}

struct Scene {
    test::Random random;
    int kind;

    LatticePoint point() {
        switch (kind) {
            case 0:
            case 4:
                return {random.between(0, 8) * 10, random.between(0, 8) * 10};
            case 1:
                return {random.between(0, 60), random.between(0, 60)};
            case 2:
                return {random.between(-100000, 100000), random.between(-100000, 100000)};
            default:  // nearly on one line
                return {random.between(0, 4) * 60000 + random.between(0, 2),
                        random.between(0, 4) * 60000 - 120000 + random.between(0, 2)};
        }
    }
    // In the last sort along the lattice and its diagonals, so that all that cross do so on it.
    Segment segment() {
        const LatticePoint a = point();
        if (kind != 4) return {a, point()};
        const int reach = 10 * random.between(1, 8);
        return {a, a + LatticePoint{reach * random.between(-1, 1), reach * random.between(-1, 1)}};
    }
};

// The triangles that a point lies in or on, one by one.
void checkPlace(const Triangulation& map, LatticePoint point) {
    const Triangulation::Place place = map.locate(point);
    const auto& corners = map.triangles()[Triangulation::triangleOf(place.edge)].corners;
    const unsigned own = Triangulation::cornerOf(place.edge);
    for (unsigned i = 0; i < 3; ++i) {
        const int side = sideOf(map.vertex(corners[Triangulation::next(i)]),
                                map.vertex(corners[Triangulation::previous(i)]), ExactPoint(point));
        using Kind = Triangulation::Place::Kind;
        const bool onEdge = place.kind == Kind::OnEdge ? i == own : place.kind == Kind::OnCorner && i != own;
        ASSERT_EQ(side, onEdge ? 0 : 1);
    }
}

TEST(TriangulationProperties, HoldsWhateverComesAndGoes) {
    const int count = test::cases(400);
    for (int number = 0; number < count; ++number) {
        SCOPED_TRACE(number);
        Scene scene{test::Random(test::seedOf(71, number)), number % 5};
        std::vector<Segment> first;
        const int many = scene.random.between(0, 24);
        for (int i = 0; i < many; ++i) {
            first.push_back(scene.segment());
            if (scene.random.oneIn(6)) first.push_back(first.front());
        }
        Triangulation map = made(first);
        Segments segments;
        for (Index i = 0; i < first.size(); ++i) segments[i] = first[i];
        // Off the lattice a circle is not tested exactly, and what it decided may outlive the corner.
        bool isDelaunay = map.crossings() == 0;
        ASSERT_NO_FATAL_FAILURE(check(map, segments, isDelaunay));
        for (int step = 0; step < 12; ++step) {
            if (scene.random.oneIn(2) && !segments.empty()) {
                const auto gone = std::next(segments.begin(),
                                            scene.random.between(0, static_cast<int>(segments.size()) - 1));
                map.remove(gone->first);
                segments.erase(gone);
            } else {
                const Segment segment = scene.segment();
                segments[map.insert(segment)] = segment;
            }
            isDelaunay = isDelaunay && map.crossings() == 0;
            ASSERT_NO_FATAL_FAILURE(checkPlace(map, scene.point()));
        }
        ASSERT_NO_FATAL_FAILURE(check(map, segments, isDelaunay));
        std::vector<Segment> left;
        for (const auto& [index, segment] : segments) left.push_back(segment);
        const Triangulation fresh = made(left);
        ASSERT_EQ(countOf(map), countOf(fresh)) << "the same corners as if nothing else had ever been there";
        ASSERT_EQ(map.crossings(), fresh.crossings());
        for (const auto& [index, segment] : segments) map.remove(index);
        ASSERT_EQ(countOf(map), 2);
    }
}

}  // namespace tenaille::geometry::triangulation_test
