// SPDX-License-Identifier: MIT
#include "core/vision/visible_region.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/geometry/predicates.h"
#include "core/vision/sight_walls.h"
#include "tests/support/property.h"

namespace tenaille::vision::visible_region_test {

using geometry::Box;
using geometry::LatticePoint;
using geometry::Meeting;
using geometry::Segment;

constexpr Box kFrame{{0, 0}, {2400, 2400}};

double areaOf(const std::vector<SeenPoint>& region) {
    double twice = 0;
    for (std::size_t i = 0; i < region.size(); ++i) {
        const SeenPoint& a = region[i];
        const SeenPoint& b = region[(i + 1) % region.size()];
        twice += a.x * b.y - a.y * b.x;
    }
    return twice / 2;
}

TEST(VisibleRegion, WithoutWallsEverythingIsSeen) {
    const auto region = visibleRegion({1200, 700}, {}, kFrame);
    EXPECT_EQ(region.size(), 4u);
    EXPECT_NEAR(areaOf(region), 2400.0 * 2400.0, 1e-3) << "clockwise on the screen";
}

TEST(VisibleRegion, AWallHidesWhatLiesBehindIt) {
    const std::vector<SightWall> walls{{{{960, 1440}, {1440, 1440}}}};
    const auto region = visibleRegion({1200, 1200}, walls, kFrame);
    EXPECT_TRUE(contains(region, {1200, 1430}));
    EXPECT_FALSE(contains(region, {1200, 1450}));
    EXPECT_FALSE(contains(region, {300, 2300})) << "its shadow grows with the distance: 45 degrees";
    EXPECT_TRUE(contains(region, {100, 2200}));
    // The shadow is the part of the strip below the wall between the two diagonals.
    EXPECT_NEAR(areaOf(region), 2400.0 * 2400.0 - (1200.0 * 1200.0 - 240.0 * 240.0), 1e-3);
}

TEST(VisibleRegion, AWallOnTheLineOfTheEyeHidesNothing) {
    const std::vector<SightWall> walls{{{{1200, 1200}, {1440, 1200}}}, {{{1600, 1200}, {1800, 1200}}}};
    EXPECT_NEAR(areaOf(visibleRegion({1200, 1200}, walls, kFrame)), 2400.0 * 2400.0, 1e-3);
}

TEST(VisibleRegion, NothingIsSeenThroughTheCornerOfARoom) {
    const std::vector<SightWall> walls{{{{960, 960}, {1440, 960}}},
                                       {{{1440, 960}, {1440, 1440}}},
                                       {{{1440, 1440}, {960, 1440}}},
                                       {{{960, 1440}, {960, 960}}}};
    EXPECT_NEAR(areaOf(visibleRegion({1000, 1100}, walls, kFrame)), 480.0 * 480.0, 1e-3);
}

TEST(SightWalls, WallsThatCrossAreCutThere) {
    board::BoardParts parts;
    parts.extent = board::Extent{board::GridKind::Square, 10, 10};
    const board::BarrierEffect stone{.stopsMovement = true, .stopsSight = true, .stopsEffect = true};
    parts.barriers = {{{{0, 240}, {480, 240}}, stone, {}},
                      {{{240, 0}, {240, 480}}, stone, {}},
                      {{{0, 0}, {0, 480}}, {.cover = board::CoverGrade::Normal}, {}}};
    parts.cells = {{{3, 3}, {.opaque = true}, {}}, {{5, 5}, {.doublings = 1}, {}}};
    const auto walls = sightWalls(board::BoardView(std::move(parts)));
    EXPECT_EQ(walls.size(), 8u) << "four halves and the four sides of the opaque cell";
}

TEST(VisibleRegion, AOneWayWallHidesFromItsLeftAlone) {
    const std::vector<SightWall> walls{{{{960, 1440}, {1440, 1440}}, true}};  // towards the right: up is left
    EXPECT_FALSE(contains(visibleRegion({1200, 1200}, walls, kFrame), {1200, 1680}));
    EXPECT_TRUE(contains(visibleRegion({1200, 1680}, walls, kFrame), {1200, 1200}));
}

// Against straight lines, exactly: a point is seen when no wall crosses the line to it. Lines that touch the
// end of a wall are left out: there the answer is a border.
TEST(VisibleRegionProperties, AgreesWithStraightLines) {
    const int count = test::cases(300);
    int compared = 0;
    for (int i = 0; i < count; ++i) {
        std::mt19937 random(static_cast<unsigned>(i));
        const bool coarse = i % 2 == 0;  // many on one line, at corners, crossing
        const auto number = [&](int most) {
            return static_cast<std::int32_t>(std::uniform_int_distribution<int>(0, most)(random));
        };
        const auto point = [&]() -> LatticePoint {
            if (coarse) return {120 * (1 + number(18)), 120 * (1 + number(18))};
            return {1 + number(2398), 1 + number(2398)};
        };
        board::BoardParts parts;
        const board::BarrierEffect stone{.stopsMovement = true, .stopsSight = true, .stopsEffect = true};
        const int howMany = 1 + number(24);
        for (int wall = 0; wall < howMany; ++wall) {
            const LatticePoint a = point();
            const LatticePoint b = coarse ? LatticePoint{std::clamp(a.x + 120 * (number(4) - 2), 1, 2399),
                                                         std::clamp(a.y + 120 * (number(4) - 2), 1, 2399)}
                                          : point();
            if (a != b) parts.barriers.push_back({{a, b}, stone, {}});
        }
        const std::vector<SightWall> walls = sightWalls(board::BoardView(std::move(parts)));
        const LatticePoint eye = point();
        const auto region = visibleRegion(eye, walls, kFrame);
        for (int j = 0; j < 40; ++j) {
            const LatticePoint to = point();
            if (to == eye) continue;
            bool isBorder = false;
            bool isBlocked = false;
            for (const SightWall& wall : walls) {
                const Meeting meeting = geometry::meeting({eye, to}, wall.where);
                isBorder = isBorder || meeting == Meeting::Touch || meeting == Meeting::Overlap;
                isBlocked = isBlocked || meeting == Meeting::Cross;
            }
            if (isBorder) continue;
            ++compared;
            ASSERT_EQ(contains(region, to), !isBlocked)
                << "case " << i << ": " << eye.x << ',' << eye.y << " to " << to.x << ',' << to.y;
        }
    }
    EXPECT_GT(compared, count * 10);
}

}  // namespace tenaille::vision::visible_region_test
