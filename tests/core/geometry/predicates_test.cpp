// SPDX-License-Identifier: MIT
#include "core/geometry/predicates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

namespace tenaille::geometry::predicates_test {

TEST(Predicates, SideIsPositiveToTheRightOnTheScreen) {
    EXPECT_EQ(side({0, 0}, {1, 0}, {0, 1}), 1);
    EXPECT_EQ(side({0, 0}, {1, 0}, {0, -1}), -1);
    EXPECT_EQ(side({0, 0}, {1, 0}, {5, 0}), 0);
}

TEST(Predicates, MeetingHasFourValues) {
    const Segment line{{0, 0}, {4, 0}};
    EXPECT_EQ(meeting(line, {{2, -1}, {2, 1}}), Meeting::Cross);
    EXPECT_EQ(meeting(line, {{2, 0}, {2, 1}}), Meeting::Touch);
    EXPECT_EQ(meeting(line, {{4, 0}, {6, 0}}), Meeting::Touch);
    EXPECT_EQ(meeting(line, {{3, 0}, {6, 0}}), Meeting::Overlap);
    EXPECT_EQ(meeting(line, {{5, 0}, {6, 0}}), Meeting::Apart);
    EXPECT_EQ(meeting(line, {{0, 1}, {4, 1}}), Meeting::Apart);
    EXPECT_EQ(meeting(line, {{2, 0}, {2, 0}}), Meeting::Touch);
    EXPECT_EQ(meeting({{1, 1}, {1, 1}}, {{1, 1}, {1, 1}}), Meeting::Touch);
}

// The meeting of two segments, worked out from the parameter of the intersection in exact fractions.
Meeting slowMeeting(Segment s, Segment t) {
    const auto d = s.b - s.a;
    const auto e = t.b - t.a;
    const std::int64_t det = std::int64_t{d.x} * e.y - std::int64_t{d.y} * e.x;
    if (det == 0) {
        int common = 0;  // lattice points of the coarse test grid that lie on both, in quarters
        for (int x = -40; x <= 40; ++x)
            for (int y = -40; y <= 40; ++y)
                if (onSegment({x, y}, s) && onSegment({x, y}, t)) ++common;
        return common == 0 ? Meeting::Apart : common == 1 ? Meeting::Touch : Meeting::Overlap;
    }
    const auto w = t.a - s.a;
    std::int64_t u = std::int64_t{w.x} * e.y - std::int64_t{w.y} * e.x;
    std::int64_t v = std::int64_t{w.x} * d.y - std::int64_t{w.y} * d.x;
    std::int64_t scale = det;
    if (scale < 0) {
        u = -u;
        v = -v;
        scale = -scale;
    }
    if (u < 0 || u > scale || v < 0 || v > scale) return Meeting::Apart;
    return u > 0 && u < scale && v > 0 && v < scale ? Meeting::Cross : Meeting::Touch;
}

TEST(Predicates, MeetingAgreesWithFractionsAndIsSymmetric) {
    std::mt19937 random(7);
    std::uniform_int_distribution<int> coordinate(-5, 5);
    const auto point = [&] { return LatticePoint{4 * coordinate(random), 4 * coordinate(random)}; };
    for (int i = 0; i < 3000; ++i) {
        const Segment s{point(), point()};
        const Segment t{point(), point()};
        if (s.a == s.b || t.a == t.b) continue;
        const Meeting expected = slowMeeting(s, t);
        ASSERT_EQ(meeting(s, t), expected) << i;
        ASSERT_EQ(meeting(t, s), expected) << i;
        ASSERT_EQ(meeting({s.b, s.a}, t), expected) << i;
    }
}

TEST(Predicates, MiddlesThatAreNoLatticePoints) {
    const std::vector<LatticePoint> square{{0, 0}, {3, 0}, {3, 3}, {0, 3}};
    EXPECT_EQ(placeOfMiddle({{0, 0}, {1, 1}}, square), Place::Inside);
    EXPECT_EQ(placeOfMiddle({{0, 0}, {1, 0}}, square), Place::OnLine);
    EXPECT_EQ(placeOfMiddle({{3, 1}, {3, 2}}, square), Place::OnLine) << "on every side alike";
    EXPECT_EQ(placeOfMiddle({{0, 0}, {-1, 1}}, square), Place::Outside);
    EXPECT_EQ(placeOfMiddle({{3, 3}, {3, 3}}, square), Place::OnLine);
    EXPECT_EQ(placeOfMiddle({{1, 1}, {1, 1}}, {}), Place::Outside);
}

TEST(Predicates, PlacesAgreeWithTheOtherQuestions) {
    std::mt19937 random(7);
    std::uniform_int_distribution<std::int32_t> coordinate(-4, 4);
    for (int i = 0; i < 3000; ++i) {
        std::vector<LatticePoint> outline(3 + static_cast<std::size_t>(i % 4));
        for (LatticePoint& corner : outline) corner = {coordinate(random), coordinate(random)};
        const LatticePoint p{coordinate(random), coordinate(random)};
        bool onLine = false;
        for (std::size_t k = 0; k < outline.size(); ++k)
            onLine = onLine || onSegment(p, {outline[k], outline[(k + 1) % outline.size()]});
        const Place expected = onLine ? Place::OnLine : isInside(p, outline) ? Place::Inside : Place::Outside;
        ASSERT_EQ(placeOfMiddle({p, p}, outline), expected) << i;
    }
}

// GEO-1: the examples of the catalogue.
TEST(Predicates, Geo1SegmentAgainstCell) {
    const auto cell = [](int x, int y) { return Box{{x, y}, {x + 1, y + 1}}; };
    EXPECT_TRUE(crossesInterior({{0, 0}, {4, 2}}, cell(1, 0)));
    EXPECT_TRUE(crossesInterior({{0, 0}, {4, 2}}, cell(2, 1)));
    EXPECT_FALSE(crossesInterior({{0, 0}, {4, 2}}, cell(1, 1)));
    EXPECT_FALSE(crossesInterior({{0, 0}, {4, 0}}, cell(1, 0)));
    EXPECT_TRUE(crossesInterior({{0, 0}, {3, 3}}, cell(1, 1)));
    EXPECT_FALSE(crossesInterior({{0, 0}, {3, 3}}, cell(1, 0)));
    EXPECT_TRUE(crossesInterior({{0, 1}, {4, 1}}, Box{{1, 0}, {3, 2}})) << "the midline of a 2x2 space";
    EXPECT_FALSE(crossesInterior({{1, 1}, {1, 1}}, Box{{0, 0}, {2, 2}})) << "no length, no crossing";
}

// A segment with lattice ends crosses |dx| + |dy| - gcd cells.
TEST(Predicates, Geo1CountOfCrossedCells) {
    for (int dx = 0; dx <= 7; ++dx) {
        for (int dy = 0; dy <= 7; ++dy) {
            if (dx == 0 || dy == 0) continue;
            int crossed = 0;
            for (int x = -1; x <= 8; ++x)
                for (int y = -1; y <= 8; ++y)
                    if (crossesInterior({{0, 0}, {dx, dy}}, {{x, y}, {x + 1, y + 1}})) ++crossed;
            EXPECT_EQ(crossed, dx + dy - std::gcd(dx, dy)) << dx << "," << dy;
        }
    }
}

}  // namespace tenaille::geometry::predicates_test
