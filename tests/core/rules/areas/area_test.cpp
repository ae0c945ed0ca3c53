// SPDX-License-Identifier: MIT
//
// Areas on squares and areas as they are pointed out, with who is in them.
#include "core/rules/areas/area.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "core/rules/areas/square_areas.h"

namespace tenaille::areas::area_test {

using board::GridKind;
using board::LatticePoint;
using ::testing::ElementsAre;
using ::testing::IsSupersetOf;

TEST(SquareAreas, BurstsHaveTheUsualSizes) {
    EXPECT_EQ(squareBurst({5, 5}, 0).size(), 0u);
    EXPECT_EQ(squareBurst({5, 5}, 1).size(), 4u);
    EXPECT_EQ(squareBurst({5, 5}, 2).size(), 12u);
    EXPECT_EQ(squareBurst({5, 5}, 3).size(), 24u);
    EXPECT_EQ(squareBurst({5, 5}, 4).size(), 44u);
    EXPECT_EQ(squareBurst({5, 5}, 8).size(), 172u);
    EXPECT_THAT(squareBurst({0, 0}, 1), ElementsAre(Cell{-1, -1}, Cell{0, -1}, Cell{-1, 0}, Cell{0, 0}));
}

TEST(SquareAreas, ConesAreQuartersOfTheBurst) {
    for (int length = 1; length <= 12; ++length) {
        const std::vector<Cell> burst = squareBurst({0, 0}, length);
        std::size_t diagonal = 0;
        for (int eighth = 0; eighth < 8; ++eighth) {
            const std::vector<Cell> cone = squareCone({0, 0}, eighth, length);
            EXPECT_THAT(burst, IsSupersetOf(cone));
            if (eighth % 2 == 1) diagonal += cone.size();
        }
        EXPECT_EQ(diagonal, burst.size()) << "the four of them fill it without a gap";
        std::set<std::pair<int, int>> straight;
        for (int eighth = 0; eighth < 8; eighth += 2)
            for (const Cell cell : squareCone({0, 0}, eighth, length)) straight.insert({cell.x, cell.y});
        EXPECT_EQ(straight.size(), burst.size()) << "those that a border halves belong to both";
    }
    EXPECT_EQ(squareCone({0, 0}, 1, 3).size(), 6u);
    EXPECT_THAT(squareCone({0, 0}, 0, 1), ElementsAre(Cell{-1, -1}, Cell{0, -1}));
}

TEST(SquareAreas, LinesAreTheSquaresThatTheyCross) {
    EXPECT_THAT(squareLine({0, 0}, {3, 0}), ElementsAre(Cell{1, 0}, Cell{2, 0}, Cell{3, 0}));
    EXPECT_THAT(squareLine({0, 0}, {2, 2}), ElementsAre(Cell{1, 1}, Cell{2, 2}))
        << "corners alone are not met";
    EXPECT_THAT(squareLine({0, 0}, {1, 2}), ElementsAre(Cell{0, 1}, Cell{1, 1}, Cell{1, 2}));
    EXPECT_TRUE(squareLine({4, 4}, {4, 4}).empty());
}

// Points along the segment find the same squares, but for those that it meets for a moment.
TEST(SquareAreas, LinesAgreeWithPointsOnThem) {
    std::mt19937 random(20261125);
    const auto number = [&] { return static_cast<int>(random() % 25) - 12; };
    for (int trial = 0; trial < 2'000; ++trial) {
        const Cell from{number(), number()};
        const Cell to{number(), number()};
        const std::vector<Cell> cells = squareLine(from, to);
        constexpr std::int64_t kSteps = 9'973;  // a prime: no point lies on a border by chance
        for (std::int64_t step = 0; step <= kSteps; ++step) {
            // In units of 1 / (2 kSteps) of a square.
            const std::int64_t x = 2 * kSteps * from.x + 2 * step * (to.x - from.x);
            const std::int64_t y = 2 * kSteps * from.y + 2 * step * (to.y - from.y);
            const auto nearest = [&](std::int64_t v) {
                return static_cast<std::int32_t>(geometry::floorDiv(v + kSteps, 2 * kSteps));
            };
            const auto onBorder = [&](std::int64_t v) { return (v + kSteps) % (2 * kSteps) == 0; };
            if (onBorder(x) || onBorder(y)) continue;
            const Cell cell{nearest(x), nearest(y)};
            if (cell == from) continue;
            ASSERT_NE(std::find(cells.begin(), cells.end(), cell), cells.end())
                << from.x << ',' << from.y << " to " << to.x << ',' << to.y;
        }
    }
}

board::BoardView boardWith(GridKind grid, std::vector<board::Creature> creatures,
                           std::vector<board::Barrier> walls = {}) {
    board::BoardParts parts;
    parts.extent = board::Extent{grid, 30, 20};
    parts.grid = grid;
    parts.creatures = std::move(creatures);
    parts.barriers = std::move(walls);
    return board::BoardView(std::move(parts));
}

board::Creature creatureAt(std::uint32_t id, Cell at) {
    board::Creature creature;
    creature.record = {id};
    creature.at = at;
    creature.footprint = board::footprintOf(board::SizeCategory::Medium);
    return creature;
}

TEST(AreaTo, TheCellUnderThePointerIsAtTheRim) {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat}) {
        const board::BoardView board = boardWith(grid, {});
        const Cell goal{8, 5};
        for (const AreaShape shape : {AreaShape::Burst, AreaShape::Line}) {
            const Area area =
                areaTo(board, shape, board::centre(grid, {4, 5}), board::centre(grid, goal), {});
            EXPECT_THAT(area.cells, ::testing::Contains(goal));
            for (const Cell cell : area.cells) EXPECT_TRUE(board.contains(cell));
        }
    }
}

TEST(AreaTo, FromIntersectionToIntersectionAsFarAsTheyAreApart) {
    const board::BoardView board = boardWith(GridKind::Square, {});
    for (const int off : {-59, 0, 9, 59})
        for (const int sign : {-1, 1}) {
            const LatticePoint to{2400 + sign * (3 * 240 + off), 2400 + off};
            EXPECT_EQ(areaTo(board, AreaShape::Burst, {2400, 2400}, to, {}).length, 3) << off;
            EXPECT_EQ(areaTo(board, AreaShape::Cone, {2400, 2400}, to, {}).length, 3) << off;
        }
    EXPECT_EQ(areaTo(board, AreaShape::Burst, {2400, 2400}, {2400 + 3 * 240 + 62, 2400}, {}).length, 4);
}

TEST(AreaTo, NothingLiesBesideTheBoard) {
    const board::BoardView board = boardWith(GridKind::Square, {});
    const Area area = areaTo(board, AreaShape::Burst, {0, 0}, {240 * 3 + 100, 100}, {});
    EXPECT_EQ(area.length, 4);
    EXPECT_EQ(area.cells.size(), 11u) << "a quarter of 44";
}

TEST(AreaTo, ConesTurnToThePointer) {
    const board::BoardView board = boardWith(GridKind::Square, {});
    const LatticePoint from{2400, 2400};
    const Area east = areaTo(board, AreaShape::Cone, from, {2400 + 700, 2400 + 100}, {});
    EXPECT_EQ(east.cells, squareCone({10, 10}, 2, east.length));
    const Area northWest = areaTo(board, AreaShape::Cone, from, {2400 - 700, 2400 - 600}, {});
    EXPECT_EQ(northWest.cells, squareCone({10, 10}, 7, northWest.length));
    const board::BoardView hexes = boardWith(GridKind::HexPointy, {});
    const Area cone = areaTo(hexes, AreaShape::Cone, board::centre(GridKind::HexPointy, {5, 5}),
                             board::centre(GridKind::HexPointy, {8, 5}), {});
    EXPECT_EQ(cone.cells.size(), 9u) << "k (k + 3) / 2 (HX-07)";
}

// CV-06: cover from the origin; behind a wall nobody is reached.
TEST(CreaturesIn, TellsCoverFromTheOrigin) {
    board::Barrier wall;
    wall.where = {{240 * 12, 240 * 8}, {240 * 12, 240 * 12}};
    wall.effect = board::Kinds().wall("stone")->effect;
    const board::BoardView board =
        boardWith(GridKind::Square,
                  {creatureAt(1, {10, 10}), creatureAt(2, {13, 10}), creatureAt(3, {25, 10})}, {wall});
    const Area area = areaTo(board, AreaShape::Burst, {240 * 10, 240 * 10}, {240 * 14, 240 * 10}, {});
    const std::vector<Inside> inside = creaturesIn(board, area, {});
    ASSERT_EQ(inside.size(), 2u);
    EXPECT_EQ(inside[0].creature.value, 1u);
    EXPECT_TRUE(inside[0].lineOfEffect);
    EXPECT_EQ(inside[0].cover, cover::Tier::None);
    EXPECT_EQ(inside[1].creature.value, 2u);
    EXPECT_FALSE(inside[1].lineOfEffect);
}

}  // namespace tenaille::areas::area_test
