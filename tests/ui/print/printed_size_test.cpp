// SPDX-License-Identifier: MIT
//
// What comes out of the printer, measured: pages of PDF files are painted by poppler at 600 dots an inch.
#include <gtest/gtest.h>

#include <cmath>

#include "core/io/read_file.h"
#include "tests/support/sample_boards.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/print/printed_page.h"
#include "ui/print/print_document.h"
#include "ui/scene/camera.h"

namespace tenaille::ui::printed_size_test {

using board::GridKind;
using test::PrintedPage;

constexpr double kTrue = 0.1;  // millimetres

class PrintedSize : public testing::Test {
  protected:
    void SetUp() override {
        if (!test::hasPoppler()) GTEST_SKIP() << "pdftoppm (poppler-utils) is not installed";
    }

    static document::Encounter bare(const board::Extent& extent) {
        return document::makeEncounter(document::DocumentKind::Map, extent);
    }
    static void addWall(document::Encounter& map, std::vector<board::LatticePoint> points) {
        tenaille::test::add(map, map.walls, board::WallRecord{{}, "stone", std::move(points), {}});
    }
    static PrintWish plainMap(const PageSetup& setup) {
        PrintWish wish;
        wish.setup = setup;
        wish.content.grid = false;
        wish.assembly = false;
        return wish;
    }
    PrintDocument printed(const document::Encounter& map, const PrintWish& wish) {
        const Result<PrintDocument> document = PrintDocument::make(map, wish);
        if (!document) ADD_FAILURE() << describe(document.problem());
        const Result<bool> written = writePdf(*document, pdf);
        EXPECT_TRUE(written.ok() && *written);
        return *document;
    }

    tenaille::test::TemporaryFolder folder{tenaille::test::TemporaryFolder::Where::Memory};
    std::string pdf = folder.file("map.pdf");
};

TEST_F(PrintedSize, AWallOfTenCellsIsTenCellsLong) {
    for (const double cellMm : {25.4, 25.0, 30.0}) {
        document::Encounter map = bare({GridKind::Square, 8, 13});
        addWall(map, {{3 * 240, 1 * 240}, {3 * 240, 11 * 240}});
        const MapLayout layout = *printed(map, plainMap({Paper::A3, Turning::Portrait, cellMm})).plan().map;
        ASSERT_EQ(layout.pages.size(), 1u);
        const PrintedPage page(pdf, 1);
        const double x = layout.corner.x() + 3 * cellMm;
        const auto length = page.downBetween(x - 0.15 * cellMm, x + 0.15 * cellMm, 8);
        ASSERT_EQ(length.size(), 1u) << cellMm;
        const auto thick = page.across(layout.corner.y() + 6 * cellMm, 6);
        ASSERT_EQ(thick.size(), 1u);
        // Its ends are round.
        EXPECT_NEAR(length[0].length() - thick[0].length(), 10 * cellMm, kTrue);
        EXPECT_NEAR(thick[0].middle(), x, kTrue);
        EXPECT_NEAR(length[0].middle(), layout.corner.y() + 6 * cellMm, kTrue);
    }
}

TEST_F(PrintedSize, TenHexesMeasureTenTimesFromSideToSide) {
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat}) {
        const bool pointy = grid == GridKind::HexPointy;
        const board::Extent extent{grid, pointy ? 10 : 4, pointy ? 4 : 10};
        document::Encounter map = bare(extent);
        const auto addSide = [&](board::Cell cell, double sign) {
            const QPointF middle = planeCentre(grid, cell);
            std::vector<board::LatticePoint> side;
            for (const auto corner : board::corners(grid, cell)) {
                const QPointF out = planePoint(grid, corner) - middle;
                if (std::abs((pointy ? out.x() : out.y()) - sign * 0.5) < 1e-6) side.push_back(corner);
            }
            ASSERT_EQ(side.size(), 2u);
            addWall(map, side);
        };
        addSide(extent.cellOf(0, 0), -1);
        addSide(pointy ? extent.cellOf(9, 0) : extent.cellOf(0, 9), 1);
        const MapLayout layout = *printed(map, plainMap({Paper::A3, Turning::Automatic, 25.4})).plan().map;
        ASSERT_EQ(layout.pages.size(), 1u);
        const MapPage& only = layout.pages.front();
        const QPointF first = layout.onPaper(only, {QPointF(0, 0), QSizeF()}).topLeft();
        const PrintedPage page(pdf, 1);
        const auto sides = pointy ? page.across(first.y(), 6) : page.down(first.x(), 6);
        ASSERT_EQ(sides.size(), 2u) << "both walls";
        EXPECT_NEAR(sides[1].middle() - sides[0].middle(), 254, kTrue);
    }
}

TEST_F(PrintedSize, TheBarsOfTheFirstPageAreTrue) {
    PrintWish wish = plainMap({Paper::A4, Turning::Portrait});
    wish.assembly = true;
    printed(bare({GridKind::Square, 14, 20}), wish);
    const PrintedPage page(pdf, 1);
    std::vector<double> lengths;
    for (double y = 265; y < 290; y += 0.04)  // below the overview
        for (const PrintedPage::Run& run : page.across(y))
            if (run.length() > 95 && (lengths.empty() || std::abs(lengths.back() - run.length()) > 0.5))
                lengths.push_back(run.length());
    ASSERT_EQ(lengths.size(), 2u);
    EXPECT_NEAR(lengths[0], 100, kTrue);
    EXPECT_NEAR(lengths[1], 101.6, kTrue);
}

TEST_F(PrintedSize, CropMarksStandAsFarApartAsThePartIsLarge) {
    for (const double overlapMm : {0.0, 10.0}) {
        PageSetup setup{Paper::A4, Turning::Portrait, 25.4, 10, overlapMm};
        const MapLayout layout = *printed(bare({GridKind::Square, 14, 20}), plainMap(setup)).plan().map;
        for (const std::size_t index : {std::size_t{0}, layout.pages.size() - 1}) {
            const MapPage& one = layout.pages[index];
            const PrintedPage page(pdf, 1 + static_cast<int>(index));
            const QRectF around = layout.onPaper(one, one.printed);
            const QRectF part = layout.onPaper(one, one.part);
            const auto above = page.across(around.top() - 4, 0, 160);
            const auto beside = page.down(around.left() - 4, 0, 160);
            ASSERT_EQ(above.size(), 2u);
            ASSERT_EQ(beside.size(), 2u);
            EXPECT_NEAR(above[1].middle() - above[0].middle(), part.width(), kTrue);
            EXPECT_NEAR(beside[1].middle() - beside[0].middle(), part.height(), kTrue);
            EXPECT_NEAR(above[0].middle(), part.left(), kTrue);
            EXPECT_NEAR(beside[0].middle(), part.top(), kTrue);
        }
    }
}

TEST_F(PrintedSize, TheOverlapShowsWhatTheNextPageBeginsWith) {
    for (const double overlapMm : {0.0, 10.0}) {
        document::Encounter map = bare({GridKind::Square, 14, 10});
        addWall(map, {{7 * 240 + 48, 240}, {7 * 240 + 48, 9 * 240}});  // a fifth of a cell behind the cut
        PageSetup setup{Paper::A4, Turning::Portrait, 25.4, 10, overlapMm};
        PrintWish wish = plainMap(setup);
        wish.emptyPages = true;  // the first one has nothing but what the second one begins with
        const MapLayout layout = *printed(map, wish).plan().map;
        ASSERT_EQ(layout.pages.size(), 2u);
        const double y = layout.corner.y() + 5 * 25.4;
        const auto first = PrintedPage(pdf, 1).across(y, 6);
        const auto second = PrintedPage(pdf, 2).across(y, 6);
        ASSERT_EQ(second.size(), 1u);
        EXPECT_NEAR(second[0].middle(), layout.corner.x() + 0.2 * 25.4, kTrue);
        if (overlapMm == 0) {
            EXPECT_TRUE(first.empty());
            continue;
        }
        ASSERT_EQ(first.size(), 1u);
        EXPECT_NEAR(first[0].middle(), layout.corner.x() + 7.2 * 25.4, kTrue);
    }
}

// Base and figure of a creature of two cells.
TEST_F(PrintedSize, AStandUpHasABaseAsLargeAsItsSpace) {
    document::Encounter map = bare({GridKind::Square, 8, 8});
    const board::TokenRecord ogre =
        tenaille::test::makeToken(GridKind::Square, "Ogre", "foe", {2, 2}, "N", board::SizeCategory::Large);
    PrintWish wish;
    wish.map = false;
    wish.standUps = {tenaille::test::add(map, map.tokens, ogre)};
    const PrintPlan plan = printed(map, wish).plan();
    ASSERT_EQ(plan.pageCount(), 1);
    const PlacedStandUp& placed = plan.standUps.front().front();
    EXPECT_NEAR(placed.figure.base, 2 * 25.4, 1e-6);
    const PrintedPage page(pdf, 1);
    const auto edges = page.across(placed.corner.y() + 5, 0, 160);
    ASSERT_GE(edges.size(), 2u);
    EXPECT_NEAR(edges.back().middle() - edges.front().middle(), 50.8, kTrue);
}

}  // namespace tenaille::ui::printed_size_test
