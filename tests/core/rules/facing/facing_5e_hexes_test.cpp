// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "core/rules/facing/facing_5e.h"
#include "core/rules/facing/hex_sectors.h"
#include "tests/core/rules/facing/arc_sketch.h"

namespace tenaille::facing::facing_5e_hexes_test {

using board::GridKind;
using board::HexShape;
using rules::HexArcs;
using test::hexCreature;
using test::mirroredHex;
using test::turnedHex;

constexpr GridKind kGrid = GridKind::HexPointy;

FacingOptions with(HexArcs arcs) {
    FacingOptions options;
    options.hexArcs = arcs;
    options.hexFacings = rules::HexFacings::Twelve;
    return options;
}
const FacingOptions kSide60 = with(HexArcs::Side60);
const FacingOptions kCenter120 = with(HexArcs::Center120);
const FacingOptions kCenter60 = with(HexArcs::Center60);

Zone zoneOf(HexShape shape, int facing, Cell cell, const FacingOptions& options = kSide60) {
    return zone5e(kGrid, hexCreature(shape, facing), cell, options);
}

std::string counts(HexShape shape, int facing, const FacingOptions& options = kSide60) {
    return test::ringCounts(kGrid, hexCreature(shape, facing),
                            [&](Cell c) { return zoneOf(shape, facing, c, options); });
}

// The exact part of a hex to the right of a line, by the closed formula of F5-14: `k` is the cross product of
// the direction with three times the way from the point of the line to the middle of the hex.
Rational partRightOf(const HexLine& line, Cell cell) {
    const HexVector way = 6 * cell - line.through;
    const std::int64_t k = -hexCross(line.along, way) / 2;  // sixths to thirds; positive: middle to the right
    const bool side =
        std::abs(line.along.x) + std::abs(line.along.y) + std::abs(line.along.x + line.along.y) == 2;
    if (side) {
        if (k <= -2) return 0;
        if (k >= 2) return 1;
        return k < 0 ? Rational(1, 6) : k == 0 ? Rational(1, 2) : Rational(5, 6);
    }
    const Rational t(std::abs(k), 3);
    const Rational smaller =
        t <= Rational(1) ? (Rational(3) - Rational(4) * t + t * t) / Rational(6) : Rational(0);
    return k > 0 ? Rational(1) - smaller : smaller;
}

TEST(Facing5eHexes, F5_12_PermittedFacings) {
    const auto names = [](GridKind grid, HexShape shape, const FacingOptions& options) {
        std::string list;
        for (const board::Facing facing : permittedFacings(System::FiveE, grid, {1, 1, shape}, options))
            list += std::string(board::name(grid, facing)) + " ";
        return list;
    };
    EXPECT_EQ(names(GridKind::HexPointy, HexShape::H1, {}), "E NE NW W SW SE ");
    EXPECT_EQ(names(GridKind::HexPointy, HexShape::H7, {}), "ENE N WNW WSW S ESE ");
    EXPECT_EQ(names(GridKind::HexFlat, HexShape::H1, {}), "SE NE N NW SW S ");
    EXPECT_EQ(names(GridKind::HexPointy, HexShape::H2, kSide60), "E ENE NE N NW WNW W WSW SW S SE ESE ");
}

TEST(Facing5eHexes, F5_13_RingCounts) {
    EXPECT_EQ(counts(HexShape::H1, 0), "1/2+2/1");
    EXPECT_EQ(counts(HexShape::H2, 3), "3/1+1/3");
    EXPECT_EQ(counts(HexShape::H2, 9), "3/1+1/3");
    for (const int facing : {1, 5, 7, 11}) EXPECT_EQ(counts(HexShape::H2, facing), "2/2+2/2");
    for (const int facing : {3, 7, 11}) {
        EXPECT_EQ(counts(HexShape::H3Down, facing), "3/2+2/2");
        EXPECT_EQ(counts(HexShape::H3Up, facing + 6), "3/2+2/2");
        EXPECT_EQ(counts(HexShape::H12Down, facing), "4/4+4/3");
    }
    for (const int facing : {1, 5, 9}) {
        EXPECT_EQ(counts(HexShape::H3Down, facing), "2/2+2/3");
        EXPECT_EQ(counts(HexShape::H12Down, facing), "3/4+4/4");
    }
    for (const int facing : {1, 3, 7, 9}) EXPECT_EQ(counts(HexShape::H4, facing), "3/2+2/3");
    for (const int facing : {5, 11}) EXPECT_EQ(counts(HexShape::H4, facing), "2/3+3/2");
    EXPECT_EQ(counts(HexShape::H7, 5), "3/3+3/3");
    EXPECT_EQ(counts(HexShape::H19, 11), "4/5+5/4");
}

TEST(Facing5eHexes, F5_13_OneHexFacingEast) {
    EXPECT_EQ(test::sketch(kGrid, {-2, -2}, {2, 2}, [](Cell c) { return zoneOf(HexShape::H1, 0, c); }), R"(
L L L L L
 B L L L F
  B B @ F F
   R R R F F
    R R R R F)");
}

TEST(Facing5eHexes, F5_14_ExamplesOfTheCatalogue) {
    EXPECT_EQ(*cellArc5e(kGrid, hexCreature(HexShape::H7, 3), {0, -2}, kSide60).shares,
              (Shares{Rational(5, 6), Rational(1, 6), 0, 0}));
    const CellArc behind = cellArc5e(kGrid, hexCreature(HexShape::H7, 3), {-3, 3}, kSide60);
    EXPECT_EQ(behind.zone, Zone::Rear);
    EXPECT_EQ((*behind.shares)[3], Rational(5, 6));
    const CellArc tie = cellArc5e(kGrid, hexCreature(HexShape::H1, 4), {-1, -1}, kSide60);
    EXPECT_EQ(tie.zone, Zone::Front);
    EXPECT_EQ((*tie.shares)[0], Rational(1, 2));
    EXPECT_EQ(zoneOf(HexShape::H1, 4, {-1, 2}), Zone::Left);
}

TEST(Facing5eHexes, F5_14_SharesByTheClosedFormula) {
    for (const HexShape shape : board::kAllHexShapes)
        for (int facing = 0; facing < 12; ++facing) {
            const HexSectors s =
                hexSectors({1, 1, shape}, {}, {static_cast<std::uint8_t>(facing)}, HexArcs::Side60);
            for (int r = -8; r <= 9; ++r)
                for (int q = -8; q <= 9; ++q) {
                    const Cell cell{q, r};
                    if (isOwnCell(kGrid, hexCreature(shape, facing), cell)) continue;
                    const bool ahead = hexCross(s.frontGate.along, 6 * cell - s.frontGate.through) < 0;
                    const Rational one(1);
                    const Rational inside =
                        partRightOf(s.frontLeft, cell) + one - partRightOf(s.frontRight, cell) - one;
                    const Rational expected = ahead && inside > Rational(0) ? inside : Rational(0);
                    EXPECT_EQ(hexShares(s, cell)[0], expected)
                        << board::name(shape) << " " << facing << " " << q << "," << r;
                }
        }
}

TEST(Facing5eHexes, F5_14_TheMiddleDecidesAsTheAreasDo) {
    for (const FacingOptions& options : {kSide60, kCenter120, kCenter60})
        for (const HexShape shape : board::kAllHexShapes)
            for (int facing = 0; facing < 12; ++facing)
                for (int r = -7; r <= 8; ++r)
                    for (int q = -7; q <= 8; ++q) {
                        const CellArc place = cellArc5e(kGrid, hexCreature(shape, facing), {q, r}, options);
                        if (place.zone == Zone::Self) continue;
                        Rational sum;
                        for (const Rational share : *place.shares) sum = sum + share;
                        EXPECT_EQ(sum, Rational(1));
                        EXPECT_EQ(place.zone, facing::zoneOf(largest(*place.shares)))
                            << board::name(shape) << " " << facing << " " << q << "," << r;
                    }
}

TEST(Facing5eHexes, F5_15_Center120IsTheUsualSplit) {
    EXPECT_EQ(counts(HexShape::H1, 0, kCenter120), "3/1+1/1");
    const CellArc tie = cellArc5e(kGrid, hexCreature(HexShape::H1, 0), {1, -1}, kCenter120);
    EXPECT_EQ(*tie.shares, (Shares{Rational(1, 2), Rational(1, 2), 0, 0}));
    EXPECT_EQ(tie.zone, Zone::Front);
    EXPECT_EQ(zoneOf(HexShape::H1, 0, {-1, 1}, kCenter120), Zone::Right);
}

TEST(Facing5eHexes, F5_15_Center60IsSide60ForOneHex) {
    for (int facing = 0; facing < 12; facing += 2)
        for (int r = -6; r <= 6; ++r)
            for (int q = -6; q <= 6; ++q)
                EXPECT_EQ(cellArc5e(kGrid, hexCreature(HexShape::H1, facing), {q, r}, kCenter60),
                          cellArc5e(kGrid, hexCreature(HexShape::H1, facing), {q, r}, kSide60));
}

TEST(Facing5eHexes, F5_15_UaModelHasTheAreasOfTheOtherRuleSet) {
    FacingOptions options;
    options.hexArcs = HexArcs::Ua;
    EXPECT_EQ(counts(HexShape::H1, 2, options), "3/1+1/1");
    EXPECT_FALSE(cellArc5e(kGrid, hexCreature(HexShape::H1, 2), {3, 3}, options).shares.has_value());
    Creature tiny = hexCreature(HexShape::H1, 2);
    tiny.size = board::SizeCategory::Tiny;
    EXPECT_EQ(zone5e(kGrid, tiny, {1, -1}, options), Zone::Front) << "who has a facing stays a matter of 5e";
    EXPECT_FALSE(checkFacing(System::FiveE, kGrid, hexCreature(HexShape::H2, 1), options).ok());
}

TEST(Facing5eHexes, TurningTheBoardTurnsTheArcs) {
    for (const FacingOptions& options : {kSide60, kCenter120, kCenter60})
        for (const HexShape shape : {HexShape::H1, HexShape::H7, HexShape::H19})
            for (int facing = 0; facing < 12; ++facing)
                for (int r = -6; r <= 6; ++r)
                    for (int q = -6; q <= 6; ++q)
                        EXPECT_EQ(zoneOf(shape, facing, {q, r}, options),
                                  zoneOf(shape, (facing + 2) % 12, turnedHex({q, r}), options));
}

TEST(Facing5eHexes, MirroringTheBoardMirrorsTheArcs) {
    for (const FacingOptions& options : {kSide60, kCenter120, kCenter60})
        for (const HexShape shape : {HexShape::H1, HexShape::H7, HexShape::H19})
            for (int facing = 0; facing < 12; ++facing)
                for (int r = -6; r <= 6; ++r)
                    for (int q = -6; q <= 6; ++q)
                        EXPECT_EQ(
                            zoneOf(shape, facing, {q, r}, options),
                            test::mirrored(zoneOf(shape, (12 - facing) % 12, mirroredHex({q, r}), options)));
}

TEST(Facing5eHexes, RaysOfOneHexProlongItsRadii) {
    const ArcRays rays = arcRays5e(kGrid, hexCreature(HexShape::H1, 0, {1, 0}), kSide60);
    EXPECT_EQ(rays.frontLeft, (Ray{{240 + 160, -80}, {2, -1}}));
    EXPECT_EQ(rays.frontRight, (Ray{{240 + 80, 80}, {1, 1}}));
    EXPECT_EQ(rays.rearLeft, (Ray{{240 - 80, -80}, {-1, -1}}));
    EXPECT_EQ(rays.rearRight, (Ray{{240 - 160, 80}, {-2, 1}}));
}

}  // namespace tenaille::facing::facing_5e_hexes_test
