// SPDX-License-Identifier: MIT
#include "core/rules/areas/hex_areas.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tenaille::areas {
namespace {

using board::Footprint;
using board::HexShape;

bool contains(const std::vector<Cell>& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}
std::vector<Cell> sorted(std::vector<Cell> cells) {
    std::sort(cells.begin(), cells.end());
    return cells;
}

TEST(HexAreas, HX_06_BurstsAroundAHex) {
    for (int k = 0; k <= 8; ++k)
        EXPECT_EQ(hexBurst({}, {3, -1}, k, true).size(), static_cast<std::size_t>(1 + 3 * k * (k + 1)));
    EXPECT_TRUE(contains(hexBurst({}, {}, 4, true), {2, 2}));
    EXPECT_FALSE(contains(hexBurst({}, {}, 4, true), {3, 2}));
    EXPECT_FALSE(contains(hexBurst({}, {}, 4, false), {0, 0}));
}

TEST(HexAreas, HX_09_EmanationFromALargerSpace) {
    for (const HexShape shape : {HexShape::H3Down, HexShape::H4, HexShape::H12Up}) {
        const auto area = hexBurst({1, 1, shape}, {}, 2, false);
        for (int r = -9; r <= 9; ++r)
            for (int q = -9; q <= 9; ++q) {
                const int distance =
                    board::distance(board::GridKind::HexPointy, {1, 1, shape}, {}, {}, {q, r});
                EXPECT_EQ(contains(area, {q, r}), distance >= 1 && distance <= 2);
            }
    }
}

TEST(HexAreas, HX_07_ConesOfSixtyDegrees) {
    for (const auto& [k, count] : {std::pair{3, 9U}, {6, 27U}, {12, 90U}})
        for (std::uint8_t facing = 1; facing < 12; facing += 2)
            EXPECT_EQ(hexCone({5, 5}, {facing}, k).size(), count);
    const auto cone = hexCone({}, {11}, 6);
    for (const Cell inside : {Cell{6, 0}, {1, 5}, {0, 6}}) EXPECT_TRUE(contains(cone, inside));
    for (const Cell outside : {Cell{4, 3}, {1, -1}, {0, 0}}) EXPECT_FALSE(contains(cone, outside));
}

TEST(HexAreas, HX_08_LinesThroughInteriorsAndAlongEdges) {
    const HexLineCells slanted = hexLine({}, {3, 1});
    EXPECT_EQ(sorted(slanted.crossed), (std::vector<Cell>{{1, 0}, {1, 1}, {2, 0}, {2, 1}, {3, 1}}));
    EXPECT_TRUE(slanted.edge.empty());
    const HexLineCells corner = hexLine({}, {2, 2});
    EXPECT_EQ(sorted(corner.crossed), (std::vector<Cell>{{1, 1}, {2, 2}}));
    EXPECT_EQ(sorted(corner.edge), (std::vector<Cell>{{0, 1}, {1, 0}, {1, 2}, {2, 1}}));
    EXPECT_TRUE(hexLine({4, 4}, {4, 4}).crossed.empty());
}

TEST(HexAreas, HX_08_ALineReadsTheSameFromBothEnds) {
    for (int r = -9; r <= 9; ++r)
        for (int q = -9; q <= 9; ++q) {
            if (q == 0 && r == 0) continue;
            HexLineCells there = hexLine({}, {q, r});
            HexLineCells back = hexLine({q, r}, {});
            there.crossed.push_back({});
            back.crossed.push_back({q, r});
            EXPECT_EQ(sorted(there.crossed), sorted(back.crossed));
            EXPECT_EQ(sorted(there.edge), sorted(back.edge));
        }
}

}  // namespace
}  // namespace tenaille::areas
