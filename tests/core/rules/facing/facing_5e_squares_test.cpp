// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "core/rules/facing/facing_5e.h"
#include "tests/core/rules/facing/arc_sketch.h"

namespace tenaille::facing::facing_5e_squares_test {

using board::GridKind;
using test::mirrored;
using test::sketch;
using test::squareCreature;

const FacingOptions kDefaults;
constexpr const char* kStraight[]{"N", "E", "S", "W"};

Zone zoneOf(const Creature& creature, Cell cell) {
    return zone5e(GridKind::Square, creature, cell, kDefaults);
}

std::string picture(const Creature& creature, Cell from, Cell to) {
    return sketch(GridKind::Square, from, to, [&](Cell cell) { return zoneOf(creature, cell); });
}

// The arcs worked out without the rule's integers: the cell is cut by a fine grid whose squares are cut along
// both diagonals; no 45-degree line of the construction crosses such a triangle, so the arc of its middle is
// the arc of all of it. Everything is counted in twelfths of the fine unit.
struct Outline {
    Rational x, y, width, height;
};
Shares areasByTriangles(const Outline& space, int facingIndex, Cell cell, int fine) {
    const auto scaled = [&](Rational r) { return (r * Rational(12 * fine)).num(); };
    const std::int64_t left = scaled(space.x), top = scaled(space.y);
    const std::int64_t right = left + scaled(space.width), bottom = top + scaled(space.height);
    std::array<std::int64_t, 4> counts{};  // clockwise from north: north, east, south, west
    for (int j = 0; j < fine; ++j)
        for (int i = 0; i < fine; ++i)
            for (const auto& [dx, dy] : {std::pair{6, 2}, {10, 6}, {6, 10}, {2, 6}}) {
                const std::int64_t px = 12 * (static_cast<std::int64_t>(cell.x) * fine + i) + dx;
                const std::int64_t py = 12 * (static_cast<std::int64_t>(cell.y) * fine + j) + dy;
                const std::int64_t overX = px < left ? left - px : px > right ? px - right : 0;
                const std::int64_t overY = py < top ? top - py : py > bottom ? py - bottom : 0;
                const bool upright = facingIndex % 4 == 0;  // the chosen side is a top or bottom side
                const bool byY = upright ? overY > 0 && overY >= overX : overY > overX || overX == 0;
                ++counts[byY ? (py < top ? 0U : 2U) : (px > right ? 1U : 3U)];
            }
    const auto share = [&](int quarter) {
        return Rational(counts[static_cast<std::size_t>((facingIndex / 2 + quarter) % 4)], 4LL * fine * fine);
    };
    return {share(0), share(3), share(1), share(2)};
}

TEST(Facing5eSquares, F5_02_FourArcsAroundOneCell) {
    const Creature creature = squareCreature(1, "N");
    EXPECT_EQ(zoneOf(creature, {0, -1}), Zone::Front);
    EXPECT_EQ(zoneOf(creature, {-1, 0}), Zone::Left);
    EXPECT_EQ(zoneOf(creature, {1, 0}), Zone::Right);
    EXPECT_EQ(zoneOf(creature, {0, 1}), Zone::Rear);
    EXPECT_EQ(zoneOf(creature, {0, 0}), Zone::Self);
}

TEST(Facing5eSquares, F5_09_DiagonalsFromTheEndsOfTheChosenSide) {
    EXPECT_EQ(picture(squareCreature(1, "N"), {-3, -3}, {3, 3}), R"(
FFFFFFF
LFFFFFR
LLFFFRR
LLL@RRR
LLLBRRR
LLBBBRR
LBBBBBR)");
    EXPECT_EQ(picture(squareCreature(2, "E"), {-2, -2}, {3, 3}), R"(
LLLLLF
BLLLFF
BB@@FF
BB@@FF
BRRRFF
RRRRRF)");
}

TEST(Facing5eSquares, F5_09_RingCountsOfSquareSpaces) {
    for (int n = 1; n <= 6; ++n)
        for (const char* facing : kStraight) {
            const Creature creature = squareCreature(n, facing, {3, -2});
            const std::string expected = std::to_string(n + 2) + "/" + std::to_string(n + 1) + "+" +
                                         std::to_string(n + 1) + "/" + std::to_string(n);
            EXPECT_EQ(
                test::ringCounts(GridKind::Square, creature, [&](Cell c) { return zoneOf(creature, c); }),
                expected);
        }
}

TEST(Facing5eSquares, F5_10_ExamplesOfTheCatalogue) {
    const Creature one = squareCreature(1, "N");
    EXPECT_EQ(zoneOf(one, {-3, -4}), Zone::Front);
    EXPECT_EQ(zoneOf(one, {-4, -3}), Zone::Left);
    EXPECT_EQ(zoneOf(one, {3, 5}), Zone::Rear);
    EXPECT_EQ(zoneOf(one, {4, 4}), Zone::Right);
    const Creature three = squareCreature(3, "E");
    EXPECT_EQ(zoneOf(three, {3, -1}), Zone::Front);
    EXPECT_EQ(zoneOf(three, {4, -1}), Zone::Front);
    EXPECT_EQ(zoneOf(three, {3, -2}), Zone::Left);
    EXPECT_EQ(zoneOf(three, {-1, 3}), Zone::Right);
    EXPECT_EQ(zoneOf(three, {-1, 1}), Zone::Rear);
}

TEST(Facing5eSquares, F5_11_ExactHalvesGoFrontBeforeSideBeforeRear) {
    const Creature creature = squareCreature(1, "N");
    const CellArc ahead = cellArc5e(GridKind::Square, creature, {-1, -1}, kDefaults);
    EXPECT_EQ(ahead.zone, Zone::Front);
    EXPECT_EQ(*ahead.shares, (Shares{Rational(1, 2), Rational(1, 2), 0, 0}));
    const CellArc behind = cellArc5e(GridKind::Square, creature, {1, 1}, kDefaults);
    EXPECT_EQ(behind.zone, Zone::Right);
    EXPECT_EQ(*behind.shares, (Shares{0, 0, Rational(1, 2), Rational(1, 2)}));
}

TEST(Facing5eSquares, F5_11_LargestShareThenLeftBeforeRight) {
    EXPECT_EQ(largest({Rational(1, 4), Rational(3, 8), Rational(3, 8), 0}), Arc::Left);
    EXPECT_EQ(largest({Rational(1, 3), Rational(1, 3), Rational(1, 3), 0}), Arc::Front);
    EXPECT_EQ(largest({0, 0, Rational(1, 2), Rational(1, 2)}), Arc::Right);
    EXPECT_EQ(largest({Rational(2, 5), 0, 0, Rational(3, 5)}), Arc::Rear);
}

TEST(Facing5eSquares, F5_11_SpacesThatAreNoWholeCells) {
    const board::Facing north{0};
    const board::Facing west{6};
    const FreeSpace half{0, 0, Rational(1, 2)};
    EXPECT_EQ(*cellArc5e(half, north, {0, -1}).shares, (Shares{Rational(7, 8), 0, Rational(1, 8), 0}));
    EXPECT_EQ(cellArc5e(half, north, {0, -1}).zone, Zone::Front);
    EXPECT_EQ(cellArc5e(half, north, {1, -1}).zone, Zone::Right);
    EXPECT_EQ(cellArc5e(half, north, {0, 0}).zone, Zone::Self);
    const FreeSpace shifted{Rational(1, 3), 0, 2};
    EXPECT_EQ(*cellArc5e(shifted, west, {-1, -2}).shares, (Shares{Rational(1, 18), 0, Rational(17, 18), 0}));
    EXPECT_EQ(cellArc5e(shifted, west, {-1, -2}).zone, Zone::Right);
}

TEST(Facing5eSquares, F5_11_SharesAreTheAreas) {
    for (const Rational at : {Rational(0), Rational(1, 2), Rational(-1, 3), Rational(3, 4)})
        for (const Rational side :
             {Rational(1, 4), Rational(1, 2), Rational(2, 3), Rational(5, 4), Rational(2)})
            for (int facing = 0; facing < 8; facing += 2)
                for (int y = -4; y <= 4; ++y)
                    for (int x = -4; x <= 4; ++x) {
                        const FreeSpace space{at, Rational(1, 4), side};
                        const CellArc place = cellArc5e(space, {static_cast<std::uint8_t>(facing)}, {x, y});
                        if (place.zone == Zone::Self) continue;
                        const Shares areas =
                            areasByTriangles({space.x, space.y, side, side}, facing, {x, y}, 24);
                        EXPECT_EQ(*place.shares, areas) << x << "," << y << " side " << side.text();
                        EXPECT_EQ(place.zone, facing::zoneOf(largest(areas)));
                    }
}

TEST(Facing5eSquares, F5_17_AnyRectangleGivesTheSameAsTheAreas) {
    for (const auto& [w, h] : {std::pair{1, 1}, {1, 2}, {2, 1}, {3, 3}, {4, 2}, {2, 5}, {6, 6}})
        for (const char* facing : kStraight)
            for (int y = -7; y <= 12; ++y)
                for (int x = -7; x <= 12; ++x) {
                    Creature creature = squareCreature(1, facing);
                    creature.footprint = {w, h};
                    const CellArc place = cellArc5e(GridKind::Square, creature, {x, y}, kDefaults);
                    if (place.zone == Zone::Self) continue;
                    const Shares areas = areasByTriangles({0, 0, w, h}, creature.facing->index, {x, y}, 1);
                    EXPECT_EQ(*place.shares, areas) << w << "x" << h << " " << facing << " " << x << "," << y;
                    EXPECT_EQ(place.zone, facing::zoneOf(largest(areas)));
                }
}

TEST(Facing5eSquares, F5_17_NoFacingHasNoArcs) {
    Creature creature = squareCreature(2, "N");
    creature.facing.reset();
    EXPECT_EQ(zoneOf(creature, {0, -1}), Zone::None);
    EXPECT_EQ(zoneOf(creature, {1, 1}), Zone::Self);
    EXPECT_TRUE(checkFacing(System::FiveE, GridKind::Square, creature, kDefaults).ok());
}

TEST(Facing5eSquares, F5_09_DiagonalFacingDoesNotExist) {
    const Creature creature = squareCreature(1, "NE");
    const Outcome outcome = checkFacing(System::FiveE, GridKind::Square, creature, kDefaults);
    ASSERT_FALSE(outcome.ok());
    EXPECT_EQ(describe(outcome.problem()),
              "A creature with this space cannot face NE. Choose one of N, E, S, W.");
    EXPECT_EQ(zoneOf(creature, {0, -1}), Zone::None);
}

TEST(Facing5eSquares, TurningTheBoardTurnsTheArcs) {
    for (int n = 1; n <= 4; ++n)
        for (int y = -5; y <= 8; ++y)
            for (int x = -5; x <= 8; ++x)
                // A quarter turn clockwise of the space 0..n takes cell (x, y) to (n - 1 - y, x).
                for (int i = 0; i < 4; ++i)
                    EXPECT_EQ(zoneOf(squareCreature(n, kStraight[i]), {x, y}),
                              zoneOf(squareCreature(n, kStraight[(i + 1) % 4]), {n - 1 - y, x}));
}

TEST(Facing5eSquares, MirroringTheBoardMirrorsTheArcs) {
    for (int y = -6; y <= 8; ++y)
        for (int x = -6; x <= 8; ++x)
            for (const auto& [facing, image] : {std::pair{"N", "N"}, {"E", "W"}, {"S", "S"}})
                EXPECT_EQ(zoneOf(squareCreature(3, facing), {x, y}),
                          mirrored(zoneOf(squareCreature(3, image), {2 - x, y})));
}

TEST(Facing5eSquares, RaysLeaveTheCornersOfTheSpace) {
    const ArcRays rays = arcRays5e(GridKind::Square, squareCreature(2, "E", {1, 0}), kDefaults);
    EXPECT_EQ(rays.frontLeft, (Ray{{720, 0}, {1, -1}}));
    EXPECT_EQ(rays.rearLeft, (Ray{{240, 0}, {-1, -1}}));
    EXPECT_EQ(rays.rearRight, (Ray{{240, 480}, {-1, 1}}));
    EXPECT_EQ(rays.frontRight, (Ray{{720, 480}, {1, 1}}));
}

}  // namespace tenaille::facing::facing_5e_squares_test
