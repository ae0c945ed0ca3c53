// SPDX-License-Identifier: MIT
#include "core/rules/areas/hex_areas.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace tenaille::areas::hex_areas_test {

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

TEST(HexAreas, HX_06_BurstsAroundACornerByOption) {
    for (int k = 1; k <= 6; ++k)
        for (std::uint8_t f = 1; f < 12; f += 2)
            EXPECT_EQ(hexBurstAtCorner({2, -1}, {f}, k).size(), static_cast<std::size_t>(3 * k * k));
    EXPECT_EQ(sorted(hexBurstAtCorner({}, {1}, 1)), sorted({{0, 0}, {1, 0}, {1, -1}}));
    EXPECT_EQ(sorted(hexBurstAtCorner({}, {11}, 1)), sorted({{0, 0}, {1, 0}, {0, 1}}));
    EXPECT_TRUE(hexBurstAtCorner({}, {1}, 0).empty());
}

TEST(HexAreas, HX_07_ConesThroughASideByOption) {
    for (std::uint8_t f = 0; f < 12; f += 2) {
        const Cell ahead = board::direction(board::GridKind::HexPointy, {f});
        const auto cone = hexCone({}, {f}, 4);
        for (int r = -5; r <= 5; ++r) {
            for (int q = -5; q <= 5; ++q) {
                // Within 30 degrees of the direction: four times the square of the inner product is at least
                // three times the product of the squares of the lengths.
                const int dot = 2 * q * ahead.x + q * ahead.y + r * ahead.x + 2 * r * ahead.y;
                const int length = q * q + q * r + r * r;
                const bool inside = dot > 0 && dot * dot >= 3 * length &&
                                    board::distance(board::GridKind::HexPointy, Cell{}, {q, r}) <= 4;
                EXPECT_EQ(contains(cone, {q, r}), inside) << int{f} << ": " << q << "," << r;
            }
        }
        EXPECT_EQ(std::set<Cell>(cone.begin(), cone.end()).size(), cone.size()) << "each hex once";
    }
}

TEST(HexAreas, HX_08_EdgesOfALineBySideOrOption) {
    using rules::LineEdge;
    const Cell to{2, 2};
    const HexLineCells line = hexLine({}, to);
    const auto taken = [&](LineSide side, LineEdge reading) {
        return sorted(affected(line, {}, to, side, reading));
    };
    // Down to the right in the axial sense: [1,0] and [2,1] lie to the left of the way, [0,1] and [1,2]
    // right.
    EXPECT_EQ(taken(LineSide::Left, LineEdge::Choose), sorted({{1, 1}, {2, 2}, {1, 0}, {2, 1}}));
    EXPECT_EQ(taken(LineSide::Right, LineEdge::Choose), sorted({{1, 1}, {2, 2}, {0, 1}, {1, 2}}));
    EXPECT_EQ(taken(LineSide::Undecided, LineEdge::Choose), sorted({{1, 1}, {2, 2}}));
    EXPECT_EQ(taken(LineSide::Undecided, LineEdge::Both).size(), 6u);
    EXPECT_EQ(taken(LineSide::Left, LineEdge::None), sorted({{1, 1}, {2, 2}}));
}

}  // namespace tenaille::areas::hex_areas_test
