// SPDX-License-Identifier: MIT
#include "core/io/import/round_room.h"

#include <gtest/gtest.h>

#include <cmath>

namespace tenaille::io::round_room_test {

double lengthAround(const WallLines& lines) { return lengthOf(lines); }

TEST(RoundRoom, WithoutPassagesItIsOneClosedWall) {
    const WallLines walls = RoundRoom(10, 20, 6, 6).walls();
    ASSERT_EQ(walls.size(), 1u);
    EXPECT_EQ(walls[0].points.front().x, walls[0].points.back().x);
    EXPECT_NEAR(lengthAround(walls), 6 * M_PI, 0.05);
    for (const WallPoint& p : walls[0].points) EXPECT_NEAR(std::hypot(p.x - 13, p.y - 23), 3, 1e-9);
}

// The wall of a passage of one cell in each of the four sides, whatever the order.
TEST(RoundRoom, PassagesOpenTheWallAndAreWalledToTheSide) {
    RoundRoom room(0, 0, 5, 5);
    room.open(5, 2.5, 1, 0);
    room.open(2.5, 0, 0, -1);
    room.open(2.5, 5, 0, 1);
    room.open(0, 2.5, -1, 0);
    room.open(0, 2.5, -1, 0);  // two doors of a file in one place
    const WallLines walls = room.walls();
    ASSERT_EQ(walls.size(), 4u);
    const double open = 4 * 2 * std::asin(0.5 / 2.5) * 2.5;
    EXPECT_NEAR(lengthAround(walls), 5 * M_PI - open, 0.15)
        << "the sides are too near for pieces of their own";
    int onSides = 0;
    for (const WallLine& wall : walls)
        for (const WallPoint& p : wall.points) {
            const bool inGap = (std::abs(p.x - 2.5) < 0.49 || std::abs(p.y - 2.5) < 0.49) &&
                               std::hypot(p.x - 2.5, p.y - 2.5) > 2.4;
            EXPECT_FALSE(inGap) << p.x << " " << p.y;
            onSides += p.x == 0 || p.x == 5 || p.y == 0 || p.y == 5 ? 1 : 0;
        }
    EXPECT_EQ(onSides, 8);
    EXPECT_EQ(room.floor().size(), walls[0].points.size() * 4)
        << "the walls, and straight from one to the next";
}

TEST(RoundRoom, AnOvalIsOpenOffItsMiddle) {
    RoundRoom room(0, 0, 8, 4);
    room.open(6.5, 0, 0, -1);
    const WallLines walls = room.walls();
    ASSERT_EQ(walls.size(), 1u);
    EXPECT_EQ(walls[0].points.front().y, 0) << "straight to the side";
    EXPECT_NEAR(walls[0].points.front().x, walls[0].points[1].x, 1e-9);
    for (const WallLine& wall : walls)
        for (const WallPoint& p : wall.points)
            EXPECT_LE(std::pow((p.x - 4) / 4, 2) + std::pow((p.y - 2) / 2, 2), p.y == 0 ? 3 : 1 + 1e-9);
}

}  // namespace tenaille::io::round_room_test
