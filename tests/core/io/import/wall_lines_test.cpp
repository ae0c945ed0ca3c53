// SPDX-License-Identifier: MIT
#include "core/io/import/wall_lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace tenaille::io::wall_lines_test {

using testing::ElementsAre;
using Pairs = std::vector<std::pair<double, double>>;

WallLines lines(const std::vector<Pairs>& all) {
    WallLines made;
    for (std::size_t i = 0; i < all.size(); ++i) {
        WallLine line{"line_of_sight", static_cast<std::uint32_t>(i), "stone", {}};
        for (const auto& [x, y] : all[i])
            line.points.push_back({x, y, static_cast<std::uint32_t>(line.points.size())});
        made.push_back(std::move(line));
    }
    return made;
}

// Without the last bits that clipping and cutting leave behind.
std::vector<Pairs> pairs(const WallLines& all) {
    const auto rounded = [](double cells) { return std::round(cells * 1e9) / 1e9; };
    std::vector<Pairs> made;
    for (const WallLine& line : all) {
        made.emplace_back();
        for (const WallPoint& point : line.points)
            made.back().emplace_back(rounded(point.x), rounded(point.y));
    }
    return made;
}

constexpr CellBox kBox{0, 0, 10, 10};

TEST(WallLines, ClippingLeavesAndReturns) {
    WallLines walls = lines({{{1, 1}, {1, 15}, {5, 15}, {5, 1}}, {{20, 20}, {30, 30}}, {{2, 2}, {3, 3}}});
    EXPECT_EQ(clipLines(walls, kBox), 4U);
    EXPECT_EQ(pairs(walls), (std::vector<Pairs>{{{1, 1}, {1, 10}}, {{5, 10}, {5, 1}}, {{2, 2}, {3, 3}}}));
}

TEST(WallLines, TheEdgeOfTheBoxIsInside) {
    WallLines walls =
        lines({{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}}, {{-5, 0}, {0, 0}}, {{10, 10}, {12, 12}}});
    EXPECT_EQ(clipLines(walls, kBox), 2U) << "what only touches a corner has no length inside";
    EXPECT_EQ(pairs(walls), (std::vector<Pairs>{{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}}}));
}

// Against a plain sampling of the segment.
TEST(WallLines, ClippedLengthIsTheLengthInside) {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> anywhere(-8, 18);
    for (int i = 0; i < 2000; ++i) {
        CellSegment s{{anywhere(random), anywhere(random)}, {anywhere(random), anywhere(random)}};
        const double dx = s.b.x - s.a.x;
        const double dy = s.b.y - s.a.y;
        constexpr int kSteps = 2000;
        int in = 0;
        for (int k = 0; k < kSteps; ++k) {
            const double t = (k + 0.5) / kSteps;
            const double x = s.a.x + t * dx;
            const double y = s.a.y + t * dy;
            in += x >= 0 && x <= 10 && y >= 0 && y <= 10;
        }
        const double expected = std::hypot(dx, dy) * in / kSteps;
        const double length = clipSegment(s, kBox) ? std::hypot(s.b.x - s.a.x, s.b.y - s.a.y) : 0;
        ASSERT_NEAR(length, expected, 0.05);
    }
}

TEST(WallLines, SegmentsWithoutLengthAreDropped) {
    WallLines walls = lines({{{1, 1}, {1, 1}, {2, 1}, {2, 1}, {2, 1}}, {{3, 3}, {3, 3}}});
    EXPECT_EQ(dropZeroSegments(walls), 4U);
    EXPECT_EQ(pairs(walls), (std::vector<Pairs>{{{1, 1}, {2, 1}}}));
    EXPECT_EQ(walls[0].points[1].index, 2U) << "the place in the file is kept";
}

TEST(WallLines, ThinningStaysWithinTheTolerance) {
    Pairs wave;
    for (int i = 0; i <= 200; ++i) wave.emplace_back(i * 0.05, std::sin(i * 0.1) * 0.5 + (i % 2) * 0.01);
    WallLines walls = lines({wave, {{0, 0}, {1, 0}}});
    EXPECT_GT(simplifyLines(walls, 0.05), 150U);
    EXPECT_EQ(walls[1].points.size(), 2U);
    const std::vector<WallPoint>& thin = walls[0].points;
    EXPECT_EQ(thin.front().x, 0);
    EXPECT_EQ(thin.back().x, 10);
    for (const auto& [x, y] : wave) {
        double nearest = 1e9;
        for (std::size_t i = 1; i < thin.size(); ++i) {
            const double dx = thin[i].x - thin[i - 1].x;
            const double dy = thin[i].y - thin[i - 1].y;
            const double t = std::clamp(
                ((x - thin[i - 1].x) * dx + (y - thin[i - 1].y) * dy) / (dx * dx + dy * dy), 0., 1.);
            nearest = std::min(nearest, std::hypot(x - thin[i - 1].x - t * dx, y - thin[i - 1].y - t * dy));
        }
        ASSERT_LE(nearest, 0.05 + 1e-9);
    }
}

TEST(WallLines, GapsAreCutOutOfTheWallTheyRunAlong) {
    WallLines walls = lines({{{0, 0}, {10, 0}, {10, 10}}, {{0, 0}, {8, 6}}});
    const std::vector<CellSegment> gaps{{{3, 0.01}, {2, 0}},    // in the first wall
                                        {{10, 9.5}, {10, 11}},  // half of it in the second
                                        {{4, 3}, {4.8, 3.6}},   // in the slanting one
                                        {{5, 1}, {5, 2}},       // in none
                                        {{5, -1}, {5, 1}}};     // across
    EXPECT_EQ(gapsOnLines(walls, gaps, {}), 3U);
    EXPECT_EQ(cutGaps(walls, gaps, {}), 3U);
    EXPECT_EQ(pairs(walls),
              (std::vector<Pairs>{
                  {{0, 0}, {2, 0}}, {{3, 0}, {10, 0}, {10, 9.5}}, {{0, 0}, {4, 3}}, {{4.8, 3.6}, {8, 6}}}));
    EXPECT_EQ(gapsOnLines(walls, gaps, {}), 0U) << "a door in its gap only touches the wall's ends";
}

TEST(WallLines, OverlappingGapsAndWholeWalls) {
    WallLines walls = lines({{{0, 0}, {10, 0}}, {{2, 5}, {3, 5}}});
    EXPECT_EQ(
        cutGaps(walls, std::vector<CellSegment>{{{4, 0}, {6, 0}}, {{5, 0}, {7, 0}}, {{1, 5}, {4, 5}}}, {}),
        3U);
    EXPECT_EQ(pairs(walls), (std::vector<Pairs>{{{0, 0}, {4, 0}}, {{7, 0}, {10, 0}}}));
}

TEST(WallLines, RoundingIsTheNearestUnitHalvesUp) {
    EXPECT_EQ(snapped(1.0), 240);
    EXPECT_EQ(snapped(0.5 / 240), 1);
    EXPECT_EQ(snapped(-0.5 / 240), 0);
    EXPECT_EQ(snapped(-0.6 / 240), -1);
    EXPECT_EQ(snapped(10.490234), 2518);
}

TEST(WallLines, SnappingTellsWhatItJoinedCollapsedAndFoundTwice) {
    const Snapped result =
        snapToLattice(lines({{{0, 0}, {1, 0}, {1.001, 0}, {2, 0}},  // the third point is the second
                             {{2.0005, 0}, {2, 3}},                 // joins the end of the first
                             {{1, 0}, {0, 0}, {0, 4}},              // its first segment is there
                             {{5, 5}, {5.0000004, 6}},
                             {{5, 6}, {7, 6}}}));
    ASSERT_EQ(result.lines.size(), 5U);
    EXPECT_THAT(result.lines[0].points,
                ElementsAre(geometry::LatticePoint{0, 0}, geometry::LatticePoint{240, 0},
                            geometry::LatticePoint{480, 0}));
    EXPECT_THAT(result.lines[2].points,
                ElementsAre(geometry::LatticePoint{0, 0}, geometry::LatticePoint{0, 960}));
    EXPECT_EQ(result.collapsed, 1U);
    EXPECT_THAT(result.collapsedPlaces, ElementsAre("line_of_sight[0][2]"));
    EXPECT_EQ(result.duplicates, 1U);
    EXPECT_THAT(result.duplicatePlaces, ElementsAre("line_of_sight[2][1]"));
    EXPECT_EQ(result.joined, 2U);
    EXPECT_THAT(result.joinedPlaces, ElementsAre("line_of_sight[0][2]", "line_of_sight[1][0]"))
        << "a point written with another last decimal is the same point";
}

TEST(WallLines, EqualSegmentsOfOtherKindsAreBothKept) {
    WallLines walls = lines({{{0, 0}, {1, 0}}, {{0, 0}, {1, 0}}});
    walls[1].kind = "object";
    EXPECT_EQ(snapToLattice(walls).lines.size(), 2U);
}

}  // namespace tenaille::io::wall_lines_test
