// SPDX-License-Identifier: MIT
#include "core/rules/movement/partial_hexes.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "core/board/grid.h"
#include "tests/support/dungeon.h"
#include "tests/support/property.h"

namespace tenaille::movement::partial_hexes_test {

using geometry::LatticePoint;
using geometry::Segment;

// A square of 12 units about (0, 0): areas are easy to see there.
constexpr std::array<LatticePoint, 4> kSquare{{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}}};
bool halfOpen(const std::vector<Segment>& walls) { return isHalfOpen({0, 0}, kSquare, walls); }

TEST(Hx04, WhatWallsLeaveAroundTheMiddle) {
    EXPECT_TRUE(halfOpen({}));
    EXPECT_TRUE(halfOpen({{{1, -9}, {1, 9}}})) << "the larger part";
    EXPECT_FALSE(halfOpen({{{0, -9}, {0, 9}}})) << "the middle on the wall";
    EXPECT_FALSE(halfOpen({{{1, -9}, {1, 9}}, {{-4, -9}, {-4, 9}}})) << "a strip of five twelfths";
    EXPECT_TRUE(halfOpen({{{1, -9}, {1, 9}}, {{-5, -9}, {-5, 9}}})) << "exactly half";
    EXPECT_FALSE(halfOpen({{{1, -9}, {1, 1}}, {{1, 1}, {-9, 1}}})) << "a corner";
}

TEST(Hx04, WallsThatPartNothing) {
    EXPECT_TRUE(halfOpen({{{1, -9}, {1, 5}}, {{-2, -9}, {-2, 5}}})) << "round their ends";
    EXPECT_FALSE(halfOpen({{{1, -9}, {1, 6}}, {{-2, -9}, {-2, 6}}})) << "to the border";
    EXPECT_TRUE(halfOpen({{{1, -9}, {1, 5}}, {{1, 5}, {4, 5}}, {{-2, -9}, {-2, 9}}})) << "a hook";
    // A closed pillar of 10 x 4 beside the middle, and one of 10 x 8 about it.
    EXPECT_TRUE(halfOpen({{{-5, 1}, {5, 1}}, {{5, 1}, {5, 5}}, {{5, 5}, {-5, 5}}, {{-5, 5}, {-5, 1}}}));
    EXPECT_FALSE(halfOpen({{{-4, -4}, {4, -4}}, {{4, -4}, {4, 4}}, {{4, 4}, {-4, 4}}, {{-4, 4}, {-4, -4}}}))
        << "shut in 64 of 144";
    EXPECT_FALSE(halfOpen({{{-9, 2}, {9, 2}}, {{-9, 2}, {9, 2}}, {{-9, -3}, {9, -3}}})) << "a wall twice";
}

// Against a count of samples joined where nothing lies between neighbours.
TEST(Hx04, AgreesWithSamplesOfRandomHexes) {
    constexpr int kSide = 60;
    int open = 0;
    int shut = 0;
    for (int i = 0; i < test::countedCases(300); ++i) {
        test::Random random(test::seedOf(78, i));
        const auto corners = board::corners(board::GridKind::HexPointy, {0, 0}, 240);
        std::vector<Segment> walls;
        for (int wall = random.between(2, 5); wall > 0; --wall)
            walls.push_back({{random.between(-200, 200), random.between(-200, 200)},
                             {random.between(-200, 200), random.between(-200, 200)}});
        const auto side = [](double ax, double ay, double bx, double by, double cx, double cy) {
            return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
        };
        const auto place = [](int k) { return -165 + 330 * (k + 0.5) / kSide; };
        const auto inside = [&](int x, int y) {
            int turns = 0;
            for (std::size_t k = 0; k < corners.size(); ++k) {
                const LatticePoint a = corners[k];
                const LatticePoint b = corners[(k + 1) % corners.size()];
                turns += side(a.x, a.y, b.x, b.y, place(x), place(y)) > 0 ? 1 : -1;
            }
            return std::abs(turns) == static_cast<int>(corners.size());
        };
        const auto joined = [&](double ax, double ay, double bx, double by) {
            return std::none_of(walls.begin(), walls.end(), [&](const Segment& w) {
                return side(ax, ay, bx, by, w.a.x, w.a.y) * side(ax, ay, bx, by, w.b.x, w.b.y) < 0 &&
                       side(w.a.x, w.a.y, w.b.x, w.b.y, ax, ay) * side(w.a.x, w.a.y, w.b.x, w.b.y, bx, by) <
                           0;
            });
        };
        std::vector<char> seen(kSide * kSide, 0);
        std::vector<std::pair<int, int>> todo;
        int whole = 0;
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x) {
                if (!inside(x, y)) continue;
                ++whole;
                if (std::abs(place(x)) < 4 && std::abs(place(y)) < 4 && joined(0, 0, place(x), place(y))) {
                    todo.emplace_back(x, y);
                    seen[static_cast<std::size_t>(y * kSide + x)] = 1;
                }
            }
        int reached = 0;
        while (!todo.empty()) {
            const auto [x, y] = todo.back();
            todo.pop_back();
            ++reached;
            for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                const int nx = x + dx;
                const int ny = y + dy;
                if (nx < 0 || ny < 0 || nx >= kSide || ny >= kSide || !inside(nx, ny)) continue;
                char& known = seen[static_cast<std::size_t>(ny * kSide + nx)];
                if (known != 0 || !joined(place(x), place(y), place(nx), place(ny))) continue;
                known = 1;
                todo.emplace_back(nx, ny);
            }
        }
        const double share = static_cast<double>(reached) / whole;
        if (reached == 0 || std::abs(share - 0.5) < 0.08) continue;
        const bool verdict = isHalfOpen({0, 0}, corners, walls);
        // Slits thinner than the samples are apart may join pieces that no samples join.
        if (verdict != (share > 0.5)) {
            EXPECT_TRUE(verdict && share < 0.5) << "case " << i << ", share " << share;
            continue;
        }
        ++(verdict ? open : shut);
    }
    EXPECT_GT(open, 20);
    EXPECT_GT(shut, 5);
}

}  // namespace tenaille::movement::partial_hexes_test
