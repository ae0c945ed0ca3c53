// SPDX-License-Identifier: MIT
#include "core/rules/facing/facing_ua.h"

#include <gtest/gtest.h>

#include "tests/core/rules/facing/arc_sketch.h"

namespace tenaille::facing::facing_ua_test {

using board::GridKind;
using board::HexShape;
using test::hexCreature;
using test::sketch;
using test::squareCreature;

const FacingOptions kDefaults;
constexpr const char* kAll[]{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

Zone at(const Creature& creature, Cell cell, const FacingOptions& options = kDefaults) {
    return zoneUa(GridKind::Square, creature, cell, options);
}
std::string squares(const Creature& creature, Cell from, Cell to, const FacingOptions& options = kDefaults) {
    return sketch(GridKind::Square, from, to, [&](Cell cell) { return at(creature, cell, options); });
}
std::string squareCounts(int n, const char* facing, const FacingOptions& options = kDefaults) {
    const Creature creature = squareCreature(n, facing, {-4, 7});
    return test::ringCounts(GridKind::Square, creature,
                            [&](Cell cell) { return at(creature, cell, options); });
}

FacingOptions twelve() {
    FacingOptions options;
    options.hexFacings = rules::HexFacings::Twelve;
    return options;
}
Zone hexAt(HexShape shape, int facing, Cell cell) {
    return zoneUa(GridKind::HexPointy, hexCreature(shape, facing), cell, twelve());
}
std::string hexCounts(HexShape shape, int facing) {
    return test::ringCounts(GridKind::HexPointy, hexCreature(shape, facing),
                            [&](Cell cell) { return hexAt(shape, facing, cell); });
}

TEST(FacingUa, UF_02_ThreeSquaresAheadThreeBehindOneOnEachFlank) {
    EXPECT_EQ(squares(squareCreature(1, "N"), {-1, -1}, {1, 1}), R"(
FFF
L@R
BBB)");
    EXPECT_EQ(squares(squareCreature(1, "NE"), {-1, -1}, {1, 1}), R"(
LFF
B@F
BBR)");
    EXPECT_EQ(squares(squareCreature(1, "SW"), {-1, -1}, {1, 1}), R"(
RBB
F@B
FFL)");
}

TEST(FacingUa, UF_03_RingCountsOfAllSizes) {
    for (const char* facing : {"N", "E", "S", "W"})
        for (int n = 1; n <= 6; ++n) {
            const std::string flank = std::to_string(n);
            EXPECT_EQ(squareCounts(n, facing),
                      std::to_string(n + 2) + "/" + flank + "+" + flank + "/" + std::to_string(n + 2));
        }
    for (const char* facing : {"NE", "SE", "SW", "NW"}) {
        EXPECT_EQ(squareCounts(1, facing), "3/1+1/3");
        EXPECT_EQ(squareCounts(2, facing), "5/1+1/5");
        EXPECT_EQ(squareCounts(3, facing), "5/3+3/5");
        EXPECT_EQ(squareCounts(4, facing), "7/3+3/7");
        EXPECT_EQ(squareCounts(5, facing), "7/5+5/7");
        EXPECT_EQ(squareCounts(6, facing), "9/5+5/9");
    }
}

TEST(FacingUa, UF_03_OptionDiagonal5) {
    FacingOptions narrow;
    narrow.diagonal5 = 1;
    EXPECT_EQ(squareCounts(5, "NE", narrow), "9/3+3/9");
    EXPECT_EQ(squareCounts(3, "NE", narrow), "5/3+3/5") << "only 5 x 5 spaces change";
}

TEST(FacingUa, UF_04_AreasBeyondTheAdjacentSquares) {
    EXPECT_EQ(squares(squareCreature(2, "N"), {-2, -2}, {3, 3}), R"(
FFFFFF
LFFFFR
LL@@RR
LL@@RR
LBBBBR
BBBBBB)");
    EXPECT_EQ(squares(squareCreature(3, "NE"), {-2, -2}, {4, 4}), R"(
LLLFFFF
LLLFFFF
LL@@@FF
BB@@@FF
BB@@@RR
BBBBRRR
BBBBRRR)");
    const Creature north = squareCreature(1, "N");
    EXPECT_EQ(at(north, {-3, -2}), Zone::Left);
    EXPECT_EQ(at(north, {-2, -2}), Zone::Front);
    EXPECT_EQ(at(north, {5, 5}), Zone::Rear);
    EXPECT_EQ(at(north, {5, 4}), Zone::Right);
    const Creature northEast = squareCreature(1, "NE");
    EXPECT_EQ(at(northEast, {0, -5}), Zone::Front);
    EXPECT_EQ(at(northEast, {-1, -6}), Zone::Left);
    EXPECT_EQ(at(northEast, {4, 2}), Zone::Right);
    EXPECT_EQ(at(northEast, {-4, 1}), Zone::Rear);
}

TEST(FacingUa, UF_23_UF_24_FacelessAndTinyCreaturesHaveNoAreas) {
    Creature faceless = squareCreature(1, "N");
    faceless.traits = board::Trait::Faceless;
    EXPECT_EQ(at(faceless, {0, 1}), Zone::None);
    Creature tiny = squareCreature(1, "N");
    tiny.size = board::SizeCategory::Tiny;
    EXPECT_EQ(at(tiny, {0, 1}), Zone::None);
    tiny.size = board::SizeCategory::Small;
    EXPECT_EQ(at(tiny, {0, 1}), Zone::Rear);
}

TEST(FacingUa, UF_03_TheAreasNeedASquareSpace) {
    Creature wide = squareCreature(1, "N");
    wide.footprint = {2, 3};
    EXPECT_FALSE(checkFacing(System::Ua, GridKind::Square, wide, kDefaults).ok());
    EXPECT_EQ(at(wide, {0, -1}), Zone::None);
}

TEST(FacingUa, UF_34_LimitsOfTheGargantuanDragon) {
    const ArcRays rays = arcRaysUa(GridKind::Square, squareCreature(4, "NE"), kDefaults);
    EXPECT_EQ(rays.frontLeft, (Ray{{1 * 240, 0}, {0, -1}})) << "up from x = 1";
    EXPECT_EQ(rays.rearLeft, (Ray{{0, 1 * 240}, {-1, 0}})) << "left from y = 1";
    EXPECT_EQ(rays.frontRight, (Ray{{4 * 240, 3 * 240}, {1, 0}})) << "right from y = 3";
    EXPECT_EQ(rays.rearRight, (Ray{{3 * 240, 4 * 240}, {0, 1}})) << "down from x = 3";
    const ArcRays straight = arcRaysUa(GridKind::Square, squareCreature(2, "S"), kDefaults);
    EXPECT_EQ(straight.frontLeft, (Ray{{480, 480}, {1, 1}}));
    EXPECT_EQ(straight.rearRight, (Ray{{0, 0}, {-1, -1}}));
}

TEST(FacingUa, TurningTheBoardTurnsTheAreasOnSquares) {
    for (int n = 1; n <= 6; ++n)
        for (int y = -4; y <= 9; ++y)
            for (int x = -4; x <= 9; ++x)
                for (int i = 0; i < 8; ++i)
                    EXPECT_EQ(at(squareCreature(n, kAll[i]), {x, y}),
                              at(squareCreature(n, kAll[(i + 2) % 8]), {n - 1 - y, x}));
}

TEST(FacingUa, MirroringTheBoardMirrorsTheAreasOnSquares) {
    for (int n = 1; n <= 6; ++n)
        for (int y = -4; y <= 9; ++y)
            for (int x = -4; x <= 9; ++x)
                for (int i = 0; i < 8; ++i)
                    EXPECT_EQ(at(squareCreature(n, kAll[i]), {x, y}),
                              test::mirrored(at(squareCreature(n, kAll[(8 - i) % 8]), {n - 1 - x, y})));
}

TEST(FacingUa, HX_10_OneHexFacesASide) {
    for (int facing = 0; facing < 12; facing += 2) EXPECT_EQ(hexCounts(HexShape::H1, facing), "3/1+1/1");
    EXPECT_EQ(hexAt(HexShape::H1, 2, {-1, 0}), Zone::Left);
    EXPECT_EQ(hexAt(HexShape::H1, 2, {0, 1}), Zone::Right);
    EXPECT_EQ(hexAt(HexShape::H1, 2, {-1, 1}), Zone::Rear);
    EXPECT_FALSE(checkFacing(System::Ua, GridKind::HexPointy, hexCreature(HexShape::H1, 3), kDefaults).ok());
}

TEST(FacingUa, HX_11_LargerSpacesFaceACorner) {
    for (const int flat : {3, 7, 11}) {
        EXPECT_EQ(hexCounts(HexShape::H3Down, flat), "3/2+2/2");
        EXPECT_EQ(hexCounts(HexShape::H12Down, flat), "6/3+3/3");
        EXPECT_EQ(hexCounts(HexShape::H3Up, flat), "4/1+1/3") << "the point of the mirrored space is ahead";
    }
    for (const int point : {1, 5, 9}) {
        EXPECT_EQ(hexCounts(HexShape::H3Down, point), "4/1+1/3");
        EXPECT_EQ(hexCounts(HexShape::H12Down, point), "7/2+2/4");
        EXPECT_EQ(hexCounts(HexShape::H12Up, point), "6/3+3/3");
    }
    for (int facing = 1; facing < 12; facing += 2) {
        EXPECT_EQ(hexCounts(HexShape::H7, facing), "5/2+2/3");
        EXPECT_EQ(hexCounts(HexShape::H19, facing), "8/3+3/4");
    }
    EXPECT_EQ(hexAt(HexShape::H3Down, 1, {0, -1}), Zone::Left);
    EXPECT_EQ(hexAt(HexShape::H3Down, 1, {0, 2}), Zone::Right);
    EXPECT_FALSE(checkFacing(System::Ua, GridKind::HexPointy, hexCreature(HexShape::H7, 2), kDefaults).ok());
}

TEST(FacingUa, HX_12_AreasBeyondTheRing) {
    EXPECT_EQ(hexAt(HexShape::H1, 2, {-1, -1}), Zone::Left) << "exactly 90 degrees";
    EXPECT_EQ(hexAt(HexShape::H1, 2, {-2, -1}), Zone::Left);
    EXPECT_EQ(hexAt(HexShape::H1, 2, {-1, -2}), Zone::Front);
    EXPECT_EQ(hexAt(HexShape::H1, 2, {-2, 1}), Zone::Rear);
    EXPECT_EQ(hexAt(HexShape::H1, 2, {-3, 1}), Zone::Rear);
    EXPECT_EQ(hexAt(HexShape::H1, 2, {2, 2}), Zone::Right);
    EXPECT_EQ(hexAt(HexShape::H7, 3, {-5, 0}), Zone::Left);
    EXPECT_EQ(hexAt(HexShape::H7, 3, {-5, -1}), Zone::Front);
    EXPECT_EQ(hexAt(HexShape::H7, 3, {0, 4}), Zone::Rear);
    EXPECT_EQ(hexAt(HexShape::H7, 3, {-1, 5}), Zone::Rear);
    EXPECT_EQ(hexAt(HexShape::H12Down, 1, {1, -3}), Zone::Front) << "a slip of one drawing is not followed";
}

TEST(FacingUa, HX_13_TwelveFacings) {
    EXPECT_EQ(hexCounts(HexShape::H1, 3), "2/1+1/2");
    EXPECT_TRUE(checkFacing(System::Ua, GridKind::HexPointy, hexCreature(HexShape::H19, 4), twelve()).ok());
    EXPECT_FALSE(checkFacing(System::Ua, GridKind::HexPointy, hexCreature(HexShape::H3Up, 4), twelve()).ok());
}

TEST(FacingUa, TurningAndMirroringTheBoardOnHexes) {
    for (const HexShape shape : {HexShape::H1, HexShape::H7, HexShape::H19})
        for (int facing = 0; facing < 12; ++facing)
            for (int r = -6; r <= 6; ++r)
                for (int q = -6; q <= 6; ++q) {
                    const Zone zone = hexAt(shape, facing, {q, r});
                    EXPECT_EQ(zone, hexAt(shape, (facing + 2) % 12, test::turnedHex({q, r})));
                    EXPECT_EQ(zone,
                              test::mirrored(hexAt(shape, (12 - facing) % 12, test::mirroredHex({q, r}))));
                }
}

TEST(FacingUa, HX_12_LimitsOfTheFlanksOnHexes) {
    const ArcRays rays = arcRaysUa(GridKind::HexPointy, hexCreature(HexShape::H3Down, 3), kDefaults);
    EXPECT_EQ(rays.frontLeft, (Ray{{240, 0}, {-1, 0}}))
        << "the left flank starts at the right hex of the pair";
    EXPECT_EQ(rays.rearLeft, (Ray{{240, 0}, {-1, 1}}));
    EXPECT_EQ(rays.frontRight, (Ray{{0, 0}, {1, 0}}));
    EXPECT_EQ(rays.rearRight, (Ray{{0, 0}, {0, 1}}));
}

}  // namespace tenaille::facing::facing_ua_test
