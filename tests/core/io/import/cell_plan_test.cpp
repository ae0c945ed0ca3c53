// SPDX-License-Identifier: MIT
#include "core/io/import/cell_plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace tenaille::io::cell_plan_test {

// "0,0-3,0" of every line, sorted.
std::vector<std::string> linesOf(const CellPlan& plan, board::Cell origin = {}) {
    std::vector<std::string> lines;
    for (const WallLine& line : plan.walls(origin)) {
        std::string text;
        for (const WallPoint& point : line.points)
            text += (text.empty() ? "" : "-") + std::to_string(static_cast<int>(point.x)) + "," +
                    std::to_string(static_cast<int>(point.y));
        lines.push_back(text);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

using Lines = std::vector<std::string>;

TEST(CellPlan, ARoomHasFourLongWalls) {
    CellPlan plan;
    for (int x = 2; x < 5; ++x)
        for (int y = 1; y < 3; ++y) plan.put({x, y}, 1);
    EXPECT_EQ(linesOf(plan), (Lines{"2,1-2,3", "2,1-5,1", "2,3-5,3", "5,1-5,3"}));
    EXPECT_EQ(linesOf(plan, {2, 1}), (Lines{"0,0-0,2", "0,0-3,0", "0,2-3,2", "3,0-3,2"}));
}

TEST(CellPlan, TwoRoomsHaveAWallBetweenThemUnlessTheyAreJoined) {
    CellPlan plan;
    plan.put({0, 0}, 1);
    plan.put({1, 0}, 2);
    EXPECT_EQ(linesOf(plan), (Lines{"0,0-0,1", "0,0-2,0", "0,1-2,1", "1,0-1,1", "2,0-2,1"}));
    plan.join({1, 0}, {0, 0});
    EXPECT_EQ(linesOf(plan), (Lines{"0,0-0,1", "0,0-2,0", "0,1-2,1", "2,0-2,1"}));
    plan.join({1, 0}, {2, 0});
    EXPECT_EQ(linesOf(plan), (Lines{"0,0-0,1", "0,0-2,0", "0,1-2,1"})) << "a way out";
}

TEST(CellPlan, TheLaterRoomHasTheCell) {
    CellPlan plan;
    plan.put({0, 0}, 1);
    plan.put({1, 0}, 1);
    plan.put({1, 0}, 2);
    EXPECT_EQ(linesOf(plan).size(), 5u);
}

}  // namespace tenaille::io::cell_plan_test
