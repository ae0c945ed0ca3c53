// SPDX-License-Identifier: MIT
#include "core/rules/fight/plane.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

namespace tenaille::fight::plane_test {

constexpr Position kOrigin{};

Position mm(std::int32_t x, std::int32_t y) { return positionAtMm(x, y); }

TEST(Plane, RoundsHalvesAwayFromZero) {
    EXPECT_EQ(roundedMm(1'499'999), 1);
    EXPECT_EQ(roundedMm(1'500'000), 2);
    EXPECT_EQ(roundedMm(-1'500'000), -2);
    EXPECT_EQ(roundedMm(-1'499'999), -1);
}

TEST(Plane, DistancesAreExact) {
    EXPECT_EQ(distance(kOrigin, mm(3000, -4000)), rules::Length(5000));
    EXPECT_EQ(distance(kOrigin, mm(3000, -4001)), rules::Length(5000, true));
    EXPECT_EQ(distance(kOrigin, {1'999'900'000, 0}), rules::Length(1999, true));
    EXPECT_EQ(distance(mm(-10000000, -10000000), mm(10000000, 10000000)), rules::Length(28284271, true));
    EXPECT_EQ(roundedDistanceMm(kOrigin, mm(1000, 1000)), 1414);
}

TEST(Plane, StepsAddUpInEveryDirection) {
    std::mt19937 random(5);
    for (int i = 0; i < 2000; ++i) {
        const auto coordinate = [&random] { return static_cast<std::int32_t>(random() % 20001) - 10000; };
        const Position foe = mm(coordinate(), coordinate());
        const Position start = mm(coordinate(), coordinate());
        if (start == foe) continue;
        const Position contact = start + wayToContact(start, foe, 1500);
        const Position away = contact + wayTowards(contact, foe, -500);
        EXPECT_EQ(distance(contact, foe), rules::Length(1500));
        EXPECT_EQ(distance(away, foe), rules::Length(2000)) << "no longer engaged (CM-10)";
    }
}

TEST(Plane, NearlyThatFarIsNotThatFar) {
    EXPECT_EQ(distance(kOrigin, mm(100, 50000)), rules::Length(50000, true)) << "by a ten thousandth";
    EXPECT_EQ(distance(kOrigin, {1'999'999'995, 1}), rules::Length(2000));
    EXPECT_EQ(distance(kOrigin, {1'999'999'990, 1}), rules::Length(1999, true));
    EXPECT_EQ(distance(kOrigin, {2'000'000'009, 1}), rules::Length(2000, true));
}

TEST(Plane, WaysAlongALine) {
    EXPECT_EQ(wayTowards(kOrigin, mm(300, -400), 5000), mm(3000, -4000));
    EXPECT_EQ(wayTowards(kOrigin, mm(300, -400), -5000), mm(-3000, 4000));
    EXPECT_EQ(wayTowards(mm(7, 7), mm(7, 7), 4000), kOrigin) << "no direction";
    EXPECT_EQ(wayToContact(kOrigin, mm(6000, 0), 1500), mm(4500, 0));
    EXPECT_EQ(wayToContact(kOrigin, mm(1000, 0), 1500), mm(-500, 0)) << "back to arm's length";
}

TEST(Plane, TurnsCounterClockwiseAsSeenOnTheScreen) {
    EXPECT_EQ(turned(mm(1, 0), 90), mm(0, -1)) << "y grows downward";
    EXPECT_EQ(turned(mm(1, 0), 180), mm(-1, 0));
    EXPECT_EQ(turned(mm(1, 0), 270), mm(0, 1));
    EXPECT_EQ(turned(mm(1, 0), -90), mm(0, 1));
    EXPECT_EQ(turned(mm(3, 5), 360), mm(3, 5));
    const Position eighth = turned(mm(1000, 0), 45);
    EXPECT_EQ(eighth.x, 707'106'781);
    EXPECT_EQ(eighth.y, -707'106'781);
    EXPECT_EQ(turned(mm(1000, 0), 150), turned(turned(mm(1000, 0), 60), 90));
}

TEST(Plane, TwoTurnRoundTheirMiddle) {
    EXPECT_EQ(wayRoundMiddle(kOrigin, mm(1500, 0), 180), mm(1500, 0));
    EXPECT_EQ(wayRoundMiddle(mm(1500, 0), kOrigin, 180), mm(-1500, 0));
    EXPECT_EQ(wayRoundMiddle(kOrigin, mm(2000, 0), 90), mm(1000, 1000));
    EXPECT_EQ(wayRoundMiddle(kOrigin, mm(2000, 0), 0), kOrigin);
}

// Ways have their length to a unit or two, and turn and mirror exactly with the board.
TEST(PlaneProperties, WaysTurnAndMirrorWithTheBoard) {
    std::mt19937 random(7);
    const auto coordinate = [&random] { return static_cast<std::int32_t>(random() % 40001) - 20000; };
    for (int i = 0; i < 2000; ++i) {
        const Position from = mm(coordinate(), coordinate());
        const Position to = mm(coordinate(), coordinate());
        const auto length = static_cast<std::int32_t>(random() % 20000);
        if (from == to) continue;
        const Position way = wayTowards(from, to, length);
        EXPECT_EQ(roundedDistanceMm(kOrigin, way), length);
        EXPECT_EQ(wayTowards(from, to, -length), -way);
        EXPECT_EQ(wayTowards(turned(from, 90), turned(to, 90), length), turned(way, 90));
        EXPECT_EQ(wayTowards({from.x, -from.y}, {to.x, -to.y}, length), (Position{way.x, -way.y}));
        EXPECT_EQ(distance(from, to), distance(turned(from, 90), turned(to, 90)));
        EXPECT_EQ(distance(from, to), distance(to, from));
    }
}

}  // namespace tenaille::fight::plane_test
