// SPDX-License-Identifier: MIT
#include "ui/scene/camera.h"

#include <gtest/gtest.h>

namespace tenaille::ui::camera_test {

using board::GridKind;

TEST(Camera, ZoomKeepsThePointUnderThePointer) {
    Camera camera = centredOn({10, 7}, 64, {1280, 800});
    const QPointF pointer(311, 207);
    for (int step = 0; step < 40; ++step) {
        const QPointF before = (pointer - camera.origin) / camera.scale;
        camera = camera.zoomedAt(pointer, step < 20 ? 1.2 : 1 / 1.2);
        const QPointF after = (pointer - camera.origin) / camera.scale;
        ASSERT_NEAR(before.x(), after.x(), 1e-9);
        ASSERT_NEAR(before.y(), after.y(), 1e-9);
        ASSERT_GE(camera.scale, kMinScale);
        ASSERT_LE(camera.scale, kMaxScale);
    }
}

TEST(Camera, EveryLatticePointComesBackFromItsPixel) {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat}) {
        // One pixel is less than a lattice unit here, so the rounding has one answer.
        const Camera camera{320, {-40, 25}};
        for (int x = -480; x <= 480; x += 37)
            for (int y = -480; y <= 480; y += 41) {
                const board::LatticePoint point{x, y};
                EXPECT_EQ(camera.lattice(grid, camera.toScreen(planePoint(grid, point))), point);
            }
    }
}

TEST(Camera, FittingShowsTheWholeBoard) {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat}) {
        const board::Extent extent{grid, 30, 17};
        const QSize view(900, 700);
        const Camera camera = fitting(planeRect(extent), view);
        for (int column = 0; column < extent.width; ++column)
            for (int row = 0; row < extent.height; ++row)
                for (const auto corner : board::corners(grid, extent.cellOf(column, row)))
                    ASSERT_TRUE(QRectF(QPointF(), view).contains(camera.toScreen(planePoint(grid, corner))));
    }
}

TEST(Camera, FarOutsideStaysInsideTheLattice) {
    const Camera camera{1.5, {0, 0}};
    const auto far = camera.lattice(GridKind::HexPointy, {1e12, -1e12});
    EXPECT_LT(std::abs(far.x), 1 << 22);
    EXPECT_LT(std::abs(far.y), 1 << 22);
}

// The line goes once round the board: it holds the middle of every cell of it and of no other one.
TEST(Camera, TheOutlineHoldsTheCellsOfTheBoard) {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat}) {
        for (const auto& [width, height] :
             {std::pair(1, 1), std::pair(2, 1), std::pair(7, 4), std::pair(6, 5)}) {
            const board::Extent extent{grid, width, height};
            const QPolygonF outline = boardOutline(extent);
            const QRectF box = outline.boundingRect();
            const QRectF board = planeRect(extent);
            const QPointF aside(0.013, 0.017);  // not at the height of a corner
            EXPECT_NEAR(box.width(), board.width(), 1e-6);
            EXPECT_NEAR(box.height(), board.height(), 1e-6);
            for (int column = -2; column < width + 2; ++column)
                for (int row = -2; row < height + 2; ++row) {
                    const board::Cell cell = extent.cellOf(column, row);
                    EXPECT_EQ(outline.containsPoint(planeCentre(grid, cell) + aside, Qt::WindingFill),
                              extent.contains(cell))
                        << static_cast<int>(grid) << ": " << column << ", " << row;
                }
        }
    }
}

}  // namespace tenaille::ui::camera_test
