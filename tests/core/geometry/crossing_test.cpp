// SPDX-License-Identifier: MIT
#include "core/geometry/crossing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace tenaille::geometry::crossing_test {

constexpr std::array<LatticePoint, 4> kSquare{{{0, 0}, {240, 0}, {240, 240}, {0, 240}}};
// The hex [0,0] in the axial basis.
constexpr std::array<LatticePoint, 6> kHex{
    {{80, -160}, {160, -80}, {80, 80}, {-80, 160}, {-160, 80}, {-80, -80}}};

TEST(Crossing, ShareInsideASquareIsExact) {
    const auto share = shareInside({{-240, 0}, {480, 240}}, kSquare);
    ASSERT_TRUE(share);
    EXPECT_EQ(share->fromNum, 1);
    EXPECT_EQ(share->fromDen, 3);
    EXPECT_EQ(share->toNum, 2);
    EXPECT_EQ(share->toDen, 3);
}

TEST(Crossing, ShareAlongASideCountsAndACornerAloneDoesNot) {
    EXPECT_TRUE(shareInside({{120, 0}, {480, 0}}, kSquare));
    EXPECT_FALSE(shareInside({{-120, 120}, {120, -120}}, kSquare));
    EXPECT_FALSE(shareInside({{240, 0}, {480, 0}}, kSquare));
    EXPECT_FALSE(shareInside({{-240, -10}, {480, -10}}, kSquare));
}

TEST(Crossing, CrossesInteriorOnAnyConvexPolygonInEitherSense) {
    auto backwards = kHex;
    std::reverse(backwards.begin(), backwards.end());
    for (const auto& hex : {kHex, backwards}) {
        EXPECT_TRUE(crossesInterior({{-480, 0}, {480, 0}}, hex));
        EXPECT_TRUE(crossesInterior({{80, -160}, {-80, 160}}, hex));   // corner to corner
        EXPECT_FALSE(crossesInterior({{80, -160}, {160, -80}}, hex));  // along a side
        EXPECT_FALSE(crossesInterior({{160, -80}, {480, -80}}, hex));  // from a corner outwards
        EXPECT_TRUE(crossesInterior({{0, 0}, {1, 0}}, hex));
        EXPECT_FALSE(crossesInterior({{0, 0}, {0, 0}}, hex));
    }
}

TEST(Crossing, OrderAndPlaceOfCrossings) {
    const Segment line{{0, 0}, {240, 240}};
    const Segment near{{0, 80}, {80, 0}};
    const Segment far{{0, 480}, {480, 0}};
    EXPECT_TRUE(crossingOrder(line, near, far) < 0);
    EXPECT_TRUE(crossingOrder(line, far, near) > 0);
    EXPECT_TRUE(crossingOrder(line, near, near) == 0);
    EXPECT_EQ(crossingPoint(line, near), (LatticePoint{40, 40}));
    EXPECT_EQ(crossingPoint(line, far), (LatticePoint{240, 240}));
}

TEST(Crossing, SplitPointsHaveExactSidesAndPositions) {
    // A third of the way from (0, 0) to (100, 1): no lattice point.
    const SplitPoint third{{{0, 0}, {100, 1}}, 1, 3};
    EXPECT_EQ(sideOf({0, 0}, {100, 1}, third), 0);
    EXPECT_GT(sideOf({0, 0}, {100, 0}, third), 0);
    EXPECT_LT(sideOf({0, 1}, {100, 1}, third), 0);
    EXPECT_TRUE(along({0, 0}, {3, 0}, third) > along({0, 0}, {3, 0}, LatticePoint{33, 0}));
    EXPECT_TRUE(along({0, 0}, {3, 0}, third) < along({0, 0}, {3, 0}, LatticePoint{34, 0}));
}

}  // namespace tenaille::geometry::crossing_test
