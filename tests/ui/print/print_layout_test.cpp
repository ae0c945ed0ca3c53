// SPDX-License-Identifier: MIT
#include "ui/print/print_layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "ui/scene/camera.h"

namespace tenaille::ui::print_layout_test {

using board::Extent;
using board::GridKind;
using testing::HasSubstr;

PageSetup upright(Paper paper, double cellMm) {
    PageSetup setup{paper, Turning::Portrait};
    setup.cellMm = cellMm;
    return setup;
}

MapLayout laidOut(const Extent& board, const PageSetup& setup) {
    const Result<MapLayout> layout = layOut(board, setup);
    if (!layout) ADD_FAILURE() << describe(layout.problem());
    return layout ? *layout : MapLayout{};
}

// interop.md, section 5: what the papers hold.
TEST(PrintLayout, AFullPageHoldsAsManyCellsAsThePaperTakes) {
    struct Case {
        Paper paper;
        double cellMm;
        int across;
        int down;
    };
    for (const Case& one :
         {Case{Paper::A4, 25.4, 7, 10}, Case{Paper::Letter, 25.4, 7, 10}, Case{Paper::A4, 25, 7, 11},
          Case{Paper::A4, 30, 6, 9}, Case{Paper::A3, 25.4, 10, 15}}) {
        const MapLayout layout =
            laidOut({GridKind::Square, 3 * one.across, 4 * one.down}, upright(one.paper, one.cellMm));
        const MapPage& first = layout.pages.front();
        EXPECT_EQ(first.part, QRectF(0, 0, one.across, one.down)) << one.cellMm;
        EXPECT_EQ(layout.columns, 3);
        EXPECT_EQ(layout.rows, 4);
    }
}

// No strip is left for the last page.
TEST(PrintLayout, ThePagesAreEquallyFull) {
    PageSetup across;
    across.turning = Turning::Landscape;
    const MapLayout layout = laidOut({GridKind::Square, 24, 16}, across);
    ASSERT_EQ(layout.columns, 3);
    ASSERT_EQ(layout.rows, 3);
    for (const MapPage& page : layout.pages) {
        EXPECT_EQ(page.part.width(), 8);
        EXPECT_GE(page.part.height(), 5);
    }
    // Ten on the first, eleven on the last, which has no neighbour: there is no other way.
    PageSetup tight{Paper::A4, Turning::Portrait, 25, 10, 25};
    const MapLayout full = laidOut({GridKind::Square, 7, 21}, tight);
    ASSERT_EQ(full.rows, 2);
    EXPECT_EQ(full.pages.front().part.height(), 10);
    EXPECT_EQ(full.pages.back().part.height(), 11);
}

TEST(PrintLayout, ThePartsTileTheBoardAndStayInsideTheMargins) {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat})
        for (const Paper paper : {Paper::A4, Paper::Letter, Paper::A3})
            for (const double cellMm : {25.4, 25.0, 30.0, 12.5})
                for (const double overlapMm : {0.0, 5.0, 10.0}) {
                    const Extent board{grid, 23, 31};
                    PageSetup setup{paper, Turning::Automatic, cellMm, 10, overlapMm};
                    const MapLayout layout = laidOut(board, setup);
                    const QRectF inside =
                        QRectF(QPointF(), layout.paper).adjusted(10 - 1e-6, 10 - 1e-6, 1e-6 - 10, 1e-6 - 10);
                    double area = 0;
                    for (const MapPage& page : layout.pages) {
                        area += page.part.width() * page.part.height();
                        QRectF needed = page.part;
                        if (page.column + 1 < layout.columns)
                            needed.setRight(needed.right() + overlapMm / cellMm);
                        if (page.row + 1 < layout.rows)
                            needed.setBottom(needed.bottom() + overlapMm / cellMm);
                        EXPECT_TRUE(inside.contains(layout.onPaper(page, needed)))
                            << page.label().toStdString();
                        EXPECT_TRUE(page.printed.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(page.part));
                        for (const MapPage& other : layout.pages) {
                            if (&other == &page) continue;
                            const QRectF shared = page.part & other.part;
                            EXPECT_LT(shared.width() * shared.height(), 1e-9);
                        }
                    }
                    const QRectF all = planeRect(board);
                    EXPECT_NEAR(area, all.width() * all.height(), 1e-6);
                }
}

TEST(PrintLayout, SquaresAreNeverCut) {
    const MapLayout layout = laidOut({GridKind::Square, 40, 40}, PageSetup{});
    for (const MapPage& page : layout.pages)
        for (const double edge : {page.part.left(), page.part.top(), page.part.right(), page.part.bottom()})
            EXPECT_EQ(edge, std::round(edge));
}

// Whole rows and columns of hexes: the cuts lie where the borders of half of the hexes are straight, and in
// the middle of the zigzag.
TEST(PrintLayout, HexesAreCutAtTheirBorders) {
    const double narrow = std::sqrt(3.0) / 2;
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat}) {
        const bool pointy = grid == GridKind::HexPointy;
        const MapLayout layout = laidOut({grid, 40, 40}, PageSetup{});
        for (const MapPage& page : layout.pages) {
            const double right = page.part.right() / (pointy ? 1 : narrow);
            const double bottom = page.part.bottom() / (pointy ? narrow : 1);
            if (page.column + 1 < layout.columns) {
                EXPECT_NEAR(right - std::floor(right), 0.5, 1e-9);
            }
            if (page.row + 1 < layout.rows) {
                EXPECT_NEAR(bottom - std::floor(bottom), 0.5, 1e-9);
            }
        }
    }
}

TEST(PrintLayout, ThePaperIsTurnedToTakeFewerPages) {
    EXPECT_FALSE(laidOut({GridKind::Square, 7, 10}, PageSetup{}).landscape);
    const MapLayout across = laidOut({GridKind::Square, 10, 7}, PageSetup{});
    EXPECT_TRUE(across.landscape);
    EXPECT_EQ(across.pages.size(), 1u);
    EXPECT_EQ(across.paper, QSizeF(297, 210));
    PageSetup upright;
    upright.turning = Turning::Portrait;
    EXPECT_EQ(laidOut({GridKind::Square, 10, 7}, upright).pages.size(), 2u);
    EXPECT_FALSE(laidOut({GridKind::Square, 7, 7}, PageSetup{}).landscape) << "the same: upright";
}

TEST(PrintLayout, TheOverlapRepeatsWhatTheNeighbourBeginsWith) {
    PageSetup setup{Paper::A4, Turning::Portrait, 25.4, 10, 10};
    const MapLayout layout = laidOut({GridKind::Square, 14, 20}, setup);
    for (const MapPage& page : layout.pages) {
        const bool last = page.column + 1 == layout.columns;
        const double more = (page.printed.right() - page.part.right()) * 25.4;
        EXPECT_NEAR(more, last ? 3 : 10, 1e-9) << "a rim at the border of the board";
        if (page.column > 0) {
            EXPECT_EQ(page.printed.left(), page.part.left());
        }
    }
}

TEST(PrintLayout, LabelsNameRowAndColumn) {
    EXPECT_EQ((MapPage{0, 0, {}, {}}).label(), QStringLiteral("A1"));
    EXPECT_EQ((MapPage{1, 11, {}, {}}).label(), QStringLiteral("B12"));
    EXPECT_EQ((MapPage{25, 0, {}, {}}).label(), QStringLiteral("Z1"));
    EXPECT_EQ((MapPage{26, 2, {}, {}}).label(), QStringLiteral("AA3"));
    EXPECT_EQ((MapPage{52, 0, {}, {}}).label(), QStringLiteral("BA1"));
}

TEST(PrintLayout, AbsurdSizesAreRefusedWithARemedy) {
    const Extent board{GridKind::Square, 20, 15};
    const auto refusal = [&](auto change) {
        PageSetup setup;
        change(setup);
        const Result<MapLayout> layout = layOut(board, setup);
        EXPECT_FALSE(layout.ok());
        if (layout) return std::string();
        EXPECT_STRNE(layout.problem().remedy, "");
        return describe(layout.problem());
    };
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    for (const double size : {0.0, -25.4, 4.99, 1e9, kNan, std::numeric_limits<double>::infinity()})
        EXPECT_THAT(refusal([&](PageSetup& setup) { setup.cellMm = size; }), HasSubstr("cannot be printed"));
    for (const double size : {-1.0, 0.0, 41.0, 1e300, kNan})
        EXPECT_THAT(refusal([&](PageSetup& setup) { setup.marginMm = size; }), HasSubstr("Margins of"));
    for (const double size : {-1.0, 26.0, 1e300, kNan})
        EXPECT_THAT(refusal([&](PageSetup& setup) { setup.overlapMm = size; }), HasSubstr("An overlap of"));
    EXPECT_THAT(refusal([](PageSetup& setup) {
                    setup.cellMm = 150;
                    setup.marginMm = 40;
                }),
                HasSubstr("does not fit on A4"));
    const Result<MapLayout> huge = layOut({GridKind::Square, 512, 512}, PageSetup{});
    ASSERT_FALSE(huge.ok());
    EXPECT_EQ(
        describe(huge.problem()),
        "With cells of 25.4 mm the map takes more than 1000 pages of A4. Choose smaller cells or larger "
        "paper.");
    EXPECT_EQ(laidOut({GridKind::Square, 200, 200}, PageSetup{}).pages.size(), 580u);
}

TEST(PrintLayout, OneCellThatFillsThePageIsAPageEach) {
    PageSetup setup;
    setup.cellMm = 150;
    EXPECT_EQ(laidOut({GridKind::Square, 3, 2}, setup).pages.size(), 6u);
}

}  // namespace tenaille::ui::print_layout_test
