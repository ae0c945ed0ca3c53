// SPDX-License-Identifier: MIT
//
// CV-10, option "visible": areas worked out by hand, and random boards against a count of sample points.
#include "core/rules/cover/visible_share.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/geometry/predicates.h"
#include "core/rules/cover/corner_choice.h"
#include "tests/core/rules/cover/cover_board.h"
#include "tests/support/property.h"
#include "tests/support/random_board.h"

namespace tenaille::cover::visible_share_test {

using geometry::kUnitsPerCell;

constexpr rules::CoverOptions kVisible{.partial = rules::PartialCover::Visible};
constexpr Layers kCutting = kSolidLayer | kNormalLayer | kImprovedLayer;

// In quarters of a cell.
LatticePoint quarters(int x, int y) { return {x * kUnitsPerCell / 4, y * kUnitsPerCell / 4}; }

std::string fromOrigin(const CoverBoard& board) {
    return summary(
        ruleCover(board.view(), {std::nullopt, {0, 0}, board.space('B'), Attack::Burst}, kVisible).answer);
}

TEST(Cv10Visible, MoreThanHalfOfThePillarsTargetIsSeen) {
    // From (1, 0) the shadow of the pillar takes a quarter of the target.
    EXPECT_EQ(summary(CoverBoard({"A....", "..#.B"}).attack(Attack::Ranged, kVisible).answer), "partial 2/1");
    // In the lane the better corner still loses half of it: from (1, 0) all below y = 2/3 to 1.
    EXPECT_EQ(summary(CoverBoard({"A.#.B"}).attack(Attack::Ranged, kVisible).answer), "normal 4/2");
}

TEST(Cv10Visible, ExactlyHalfIsNotPartial) {
    // Seen from (0, 0) the diagonal halves the target; the wall hides what lies to the right of it.
    CoverBoard half({"..", ".B"});
    half.sketch.wall(quarters(4, 0), quarters(4, 4));
    EXPECT_EQ(fromOrigin(half), "normal 4/2");
    CoverBoard less({"..", ".B"});
    less.sketch.wall(quarters(4, 0), quarters(4, 3));
    EXPECT_EQ(fromOrigin(less), "partial 2/1");
}

TEST(Cv10Visible, WhatHidesIsSeenAsOne) {
    // One wall hides 5/16, the other a third; together they hide 2/5, for one stands behind the other.
    CoverBoard behind({"....", "...B"});
    behind.sketch.wall(quarters(8, 2), quarters(8, 3)).wall(quarters(10, 3), quarters(10, 4));
    EXPECT_EQ(fromOrigin(behind), "partial 2/1");
    // A wall across the target hides what lies beyond it only.
    CoverBoard across({"..", ".B"});
    across.sketch.wall(quarters(4, 7), quarters(7, 4));
    EXPECT_EQ(fromOrigin(across), "normal 4/2") << "9/32 of it lie before the wall";
    CoverBoard farther({"..", ".B"});
    farther.sketch.wall(quarters(5, 8), quarters(8, 5));
    EXPECT_EQ(fromOrigin(farther), "partial 2/1") << "23/32 lie before the wall";
}

TEST(Cv10Visible, TheReasonSaysSo) {
    const auto answer = CoverBoard({"A....", "..#.B"}).attack(Attack::Ranged, kVisible).answer;
    ASSERT_FALSE(answer.modifiers.empty());
    EXPECT_EQ(answer.modifiers.front().reason, "cover.partialSeen");
    EXPECT_EQ(answer.modifiers.front().value, 2);
}

// GEO-2 at the corner itself: A's cell is [0,1] x [0,1], its corner (1, 1), the target beyond.
TEST(Cv10Visible, CornersOnWalls) {
    const auto sees = [](const std::vector<geometry::Segment>& walls) {
        CoverBoard board({"A...", "....", "...B"});
        for (const geometry::Segment& wall : walls) board.sketch.wall(wall.a, wall.b);
        const BoardView view = board.view();
        Obstacles obstacles;
        for (const geometry::Segment& wall : walls) obstacles.pieces.push_back({wall, kSolidLayer, {}});
        const Cell target{3, 2};
        return isMostlyVisible(view, {quarters(4, 4), Cell{0, 0}}, {&target, 1}, obstacles, kCutting);
    };
    const LatticePoint corner = quarters(4, 4);
    EXPECT_TRUE(sees({{corner, quarters(4, 12)}})) << "round the free end of a wall";
    EXPECT_FALSE(sees({{quarters(4, 0), quarters(4, 12)}})) << "through the middle of a wall";
    EXPECT_FALSE(sees({{quarters(4, 0), corner}, {corner, quarters(4, 12)}})) << "through a joint";
    EXPECT_TRUE(sees({{quarters(8, 4), corner}, {corner, quarters(8, 2)}})) << "past a joint on one side";
    EXPECT_FALSE(sees({{quarters(2, 4), quarters(4, 2)}})) << "cut off from the middle of the cell";
    EXPECT_FALSE(sees({{quarters(3, 3), quarters(1, 4)}, {quarters(3, 3), quarters(4, 1)}}))
        << "cut off by a joint on the way";
}

// The share of sample points that a viewer just inside the corner's cell sees past the pieces.
double sampledShare(const BoardView& board, const Corner& from, std::span<const Cell> cells,
                    const Obstacles& obstacles) {
    const LatticePoint middle = board.centreOf(*from.cell);
    const double eyeX = from.point.x + (middle.x - from.point.x) * 1e-7;
    const double eyeY = from.point.y + (middle.y - from.point.y) * 1e-7;
    const auto side = [](double ax, double ay, double bx, double by, double cx, double cy) {
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    };
    constexpr int kSamples = 24;
    int seen = 0;
    int all = 0;
    for (const Cell cell : cells) {
        const CellCorners corners = cornersOf(board, cell);
        LatticePoint low = corners.points[0];
        LatticePoint high = low;
        for (const LatticePoint p : corners.span()) {
            low = {std::min(low.x, p.x), std::min(low.y, p.y)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y)};
        }
        for (int i = 0; i < kSamples * kSamples; ++i) {
            const double x = low.x + (high.x - low.x) * (i % kSamples + 0.493) / kSamples;
            const double y = low.y + (high.y - low.y) * (i / kSamples + 0.507) / kSamples;
            int turns = 0;
            for (std::size_t k = 0; k < corners.count; ++k) {
                const LatticePoint a = corners.points[k];
                const LatticePoint b = corners.points[(k + 1) % corners.count];
                turns += side(a.x, a.y, b.x, b.y, x, y) > 0 ? 1 : -1;
            }
            if (std::abs(turns) != static_cast<int>(corners.count)) continue;
            ++all;
            const bool hidden =
                std::any_of(obstacles.pieces.begin(), obstacles.pieces.end(), [&](const Piece& piece) {
                    const auto [a, b] = piece.where;
                    return (piece.layer & kCutting) != 0 &&
                           side(eyeX, eyeY, x, y, a.x, a.y) * side(eyeX, eyeY, x, y, b.x, b.y) < 0 &&
                           side(a.x, a.y, b.x, b.y, eyeX, eyeY) * side(a.x, a.y, b.x, b.y, x, y) < 0;
                });
            seen += hidden ? 0 : 1;
        }
    }
    return static_cast<double>(seen) / all;
}

class VisibleShare : public testing::TestWithParam<board::GridKind> {};

TEST_P(VisibleShare, AgreesWithSamplesOfRandomBoards) {
    int most = 0;
    int less = 0;
    for (int i = 0; i < test::cases(300); ++i) {
        test::Random random(test::seedOf(77, i));
        const board::BoardParts parts = test::randomBoard(GetParam(), random);
        const BoardView board(parts);
        const Space attacker = spaceOf(parts.creatures[0]);
        const Space target = spaceOf(parts.creatures[1]);
        std::vector<LatticePoint> from;
        std::vector<LatticePoint> to;
        const auto own = board::cellsAt(GetParam(), attacker.footprint, attacker.at);
        const auto cells = board::cellsAt(GetParam(), target.footprint, target.at);
        for (const Cell cell : own)
            for (const LatticePoint p : cornersOf(board, cell).points) from.push_back(p);
        for (const Cell cell : cells)
            for (const LatticePoint p : cornersOf(board, cell).points) to.push_back(p);
        ObstacleQuestion question;
        question.attacker = attacker;
        question.target = target;
        Obstacles obstacles;
        ObstacleGatherer().gather(board, question, {from, to}, obstacles);
        if (!obstacles.splits.empty()) continue;
        const CellCorners corners = cornersOf(board, own.front());
        for (const LatticePoint point : corners.span()) {
            const Corner corner{point, own.front()};
            const double share = sampledShare(board, corner, cells, obstacles);
            if (std::abs(share - 0.5) < 0.06) continue;
            // Corners on walls have rules of their own, see above.
            if (std::any_of(obstacles.pieces.begin(), obstacles.pieces.end(), [&](const Piece& piece) {
                    return geometry::meeting({board.centreOf(own.front()), point}, piece.where) !=
                           geometry::Meeting::Apart;
                }))
                continue;
            const bool verdict = isMostlyVisible(board, corner, cells, obstacles, kCutting);
            ASSERT_EQ(verdict, share > 0.5) << "case " << i << ", share " << share;
            ++(verdict ? most : less);
        }
    }
    EXPECT_GT(most, 20);
    EXPECT_GT(less, 20);
}

INSTANTIATE_TEST_SUITE_P(Grids, VisibleShare,
                         testing::Values(board::GridKind::Square, board::GridKind::HexPointy,
                                         board::GridKind::HexFlat));

}  // namespace tenaille::cover::visible_share_test
