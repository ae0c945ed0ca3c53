// SPDX-License-Identifier: MIT
#include "core/board/grid.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/board/facing.h"
#include "core/board/footprint.h"

namespace tenaille::board::grid_test {

class EveryGrid : public testing::TestWithParam<GridKind> {};
INSTANTIATE_TEST_SUITE_P(Grids, EveryGrid,
                         testing::Values(GridKind::Square, GridKind::HexPointy, GridKind::HexFlat),
                         [](const auto& each) { return std::string(name(each.param)); });

double length(Position a, Position b) { return std::hypot(a.x - b.x, a.y - b.y); }

TEST_P(EveryGrid, NeighboursShareTwoCornersOrOne) {
    const auto mine = corners(GetParam(), {2, 3});
    for (const Cell offset : neighbourOffsets(GetParam())) {
        const auto theirs = corners(GetParam(), Cell{2, 3} + offset);
        const auto shared = std::count_if(mine.begin(), mine.end(), [&](LatticePoint p) {
            return std::find(theirs.begin(), theirs.end(), p) != theirs.end();
        });
        const bool diagonal = !isHex(GetParam()) && offset.x != 0 && offset.y != 0;
        EXPECT_EQ(shared, diagonal ? 1 : 2);
    }
}

TEST_P(EveryGrid, CentresOfNeighboursAreOneCellApart) {
    for (const Cell offset : neighbourOffsets(GetParam())) {
        const Position here = position(GetParam(), centre(GetParam(), {0, 0}));
        const Position there = position(GetParam(), centre(GetParam(), offset));
        const bool diagonal = !isHex(GetParam()) && offset.x != 0 && offset.y != 0;
        EXPECT_NEAR(length(here, there), diagonal ? std::sqrt(2.0) : 1.0, 1e-12);
    }
}

TEST_P(EveryGrid, CellAtFindsTheCellOfItsInside) {
    for (std::int32_t x = -4; x <= 4; ++x) {
        for (std::int32_t y = -4; y <= 4; ++y) {
            const LatticePoint middle = centre(GetParam(), {x, y});
            for (const LatticePoint corner : corners(GetParam(), {x, y})) {
                const LatticePoint inside{middle.x + (corner.x - middle.x) * 9 / 10,
                                          middle.y + (corner.y - middle.y) * 9 / 10};
                EXPECT_EQ(cellAt(GetParam(), inside), (Cell{x, y}));
            }
        }
    }
}

TEST_P(EveryGrid, PlaneAndLatticeRoundTrip) {
    for (const LatticePoint p : {LatticePoint{0, 0}, {240, -480}, {-333, 777}, {122'880, 1}})
        EXPECT_EQ(nearestLatticePoint(GetParam(), position(GetParam(), p)), p);
}

TEST_P(EveryGrid, ExtentNumbersItsCellsOnce) {
    const Extent extent{GetParam(), 7, 5};
    std::set<Cell> seen;
    for (int row = 0; row < 5; ++row) {
        for (int column = 0; column < 7; ++column) {
            const Cell cell = extent.cellOf(column, row);
            EXPECT_TRUE(extent.contains(cell));
            EXPECT_EQ(extent.columnRow(cell), (std::array{column, row}));
            seen.insert(cell);
        }
    }
    EXPECT_EQ(seen.size(), 35u);
    EXPECT_FALSE(extent.contains(extent.cellOf(7, 0)));
    EXPECT_FALSE(extent.contains(extent.cellOf(-1, 4)));
    EXPECT_FALSE(extent.contains(extent.cellOf(0, 5)));
}

// Of an even board the first row (column) lies half a cell behind where the second one begins.
TEST(Grid, EvenBoardsShiftTheOtherRows) {
    const Extent pointy{GridKind::HexPointy, 3, 3, Stagger::Even};
    EXPECT_EQ(pointy.cellOf(0, 0), (Cell{0, 0}));
    EXPECT_EQ(pointy.cellOf(0, 1), (Cell{-1, 1}));
    EXPECT_EQ(pointy.cellOf(2, 2), (Cell{1, 2}));
    const Extent flat{GridKind::HexFlat, 3, 3, Stagger::Even};
    EXPECT_EQ(flat.cellOf(1, 0), (Cell{1, -1}));
    for (const Extent& extent : {pointy, flat})
        for (int column = 0; column < 3; ++column)
            for (int row = 0; row < 3; ++row) {
                EXPECT_EQ(extent.columnRow(extent.cellOf(column, row)), (std::array{column, row}));
                const Position even = position(extent.grid, centre(extent.grid, extent.cellOf(column, row)));
                const Extent odd{extent.grid, 3, 3};
                const Position usual = position(odd.grid, centre(odd.grid, odd.cellOf(column, row)));
                const bool shifted = (extent.grid == GridKind::HexPointy ? row : column) % 2 == 1;
                const double moved = extent.grid == GridKind::HexPointy ? even.x - usual.x : even.y - usual.y;
                EXPECT_NEAR(moved, shifted ? -1 : 0, 1e-12);
            }
    EXPECT_EQ((Extent{GridKind::Square, 4, 4, Stagger::Even}.cellOf(1, 1)), (Cell{1, 1}));
}

TEST_P(EveryGrid, FacingNamesAreUniqueAndTurnAround) {
    std::set<std::string_view> names;
    const int count = facingCount(GetParam());
    for (int i = 0; i < count; ++i) {
        const Facing facing{static_cast<std::uint8_t>(i)};
        names.insert(name(GetParam(), facing));
        EXPECT_EQ(facingNamed(GetParam(), name(GetParam(), facing)), facing);
        EXPECT_EQ(turned(GetParam(), turned(GetParam(), facing, 5), -5), facing);
        // One step clockwise is a growing angle on the screen.
        const double turn =
            screenDegrees(GetParam(), turned(GetParam(), facing, 1)) - screenDegrees(GetParam(), facing);
        EXPECT_NEAR(std::remainder(turn, 360.0), 360.0 / count, 1e-9);
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(count));
    EXPECT_FALSE(facingNamed(GetParam(), "up"));
}

TEST_P(EveryGrid, FacingVectorPointsWhereItIsDrawn) {
    for (int i = 0; i < facingCount(GetParam()); ++i) {
        const Facing facing{static_cast<std::uint8_t>(i)};
        const Cell step = direction(GetParam(), facing);
        const Position from = position(GetParam(), centre(GetParam(), {0, 0}));
        const Position to = position(GetParam(), centre(GetParam(), step));
        const double degrees = std::atan2(to.x - from.x, -(to.y - from.y)) * 180 / M_PI;
        EXPECT_NEAR(std::remainder(degrees - screenDegrees(GetParam(), facing), 360.0), 0, 1e-9) << i;
    }
}

// MV-07, HX-03.
TEST(Grid, Distances) {
    EXPECT_EQ(distance(GridKind::Square, Cell{0, 0}, Cell{3, 3}), 4);
    EXPECT_EQ(distance(GridKind::Square, Cell{0, 0}, Cell{5, 3}), 6);
    EXPECT_EQ(distance(GridKind::HexPointy, Cell{0, 0}, Cell{3, -1}), 3);
    EXPECT_EQ(distance(GridKind::HexFlat, Cell{0, 0}, Cell{-3, -3}), 6);
}

TEST(Grid, BordersOfSquaresBelongRightAndBelow) {
    EXPECT_EQ(cellAt(GridKind::Square, {240, 240}), (Cell{1, 1}));
    EXPECT_EQ(cellAt(GridKind::Square, {239, -1}), (Cell{0, -1}));
}

// HX-05 and the counts of rings in facing.md section 0.
TEST(Footprint, HexSpacesAndTheirRings) {
    const std::array<std::pair<HexShape, std::pair<int, int>>, 9> expected{{{HexShape::H1, {1, 6}},
                                                                            {HexShape::H2, {2, 8}},
                                                                            {HexShape::H3Down, {3, 9}},
                                                                            {HexShape::H3Up, {3, 9}},
                                                                            {HexShape::H4, {4, 10}},
                                                                            {HexShape::H7, {7, 12}},
                                                                            {HexShape::H12Down, {12, 15}},
                                                                            {HexShape::H12Up, {12, 15}},
                                                                            {HexShape::H19, {19, 18}}}};
    for (const auto& [shape, counts] : expected) {
        const Footprint space{1, 1, shape};
        EXPECT_EQ(static_cast<int>(cells(GridKind::HexPointy, space).size()), counts.first) << name(shape);
        EXPECT_EQ(static_cast<int>(ring(GridKind::HexPointy, space, {3, -2}).size()), counts.second)
            << name(shape);
    }
}

TEST(Footprint, SquareRingHasTwiceTheSidesPlusFour) {
    for (int w = 1; w <= 5; ++w)
        for (int h = 1; h <= 5; ++h)
            EXPECT_EQ(static_cast<int>(ring(GridKind::Square, {w, h, HexShape::H1}, {-3, 2}).size()),
                      2 * (w + h) + 4);
}

// GEO-4.
TEST(Footprint, DistanceIsMeasuredFromTheNearestCells) {
    const Footprint one{};
    const Footprint two{2, 2, HexShape::H3Down};
    EXPECT_EQ(distance(GridKind::Square, one, {0, 0}, two, {1, 1}), 1);
    EXPECT_EQ(distance(GridKind::Square, one, {0, 0}, two, {3, 3}), 4);
    EXPECT_EQ(distance(GridKind::Square, two, {0, 0}, one, {1, 1}), 0);
    const Footprint seven{3, 3, HexShape::H7};
    EXPECT_EQ(distance(GridKind::HexPointy, seven, {0, 0}, seven, {5, -2}), 3);
}

}  // namespace tenaille::board::grid_test
