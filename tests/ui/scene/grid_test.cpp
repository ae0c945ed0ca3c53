// SPDX-License-Identifier: MIT
#include "core/board/grid.h"

#include <gtest/gtest.h>

#include "ui/scene/render_image.h"

namespace tenaille::ui::grid_test {

using board::GridKind;

class GridTest : public testing::TestWithParam<GridKind> {};

// The darkest of the nine pixels around a point.
int darkest(const QImage& image, QPointF at) {
    int least = 255;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            least = std::min(least, qGray(image.pixel(static_cast<int>(std::floor(at.x())) + dx,
                                                      static_cast<int>(std::floor(at.y())) + dy)));
    return least;
}

TEST_P(GridTest, LinesLieOnTheEdgesOfTheCells) {
    const GridKind grid = GetParam();
    const board::Extent extent{grid, 9, 7};
    auto document = document::makeEncounter(document::DocumentKind::Map, extent);
    for (const double scale : {24.0, 37.3, 64.0, 101.7}) {
        RenderOptions options;
        options.size = {900, 700};
        options.camera = centredOn(planeRect(extent).center(), scale, options.size);
        const QImage image = renderBoard(document, options);
        const QRectF inside = QRectF(QPointF(3, 3), QSizeF(894, 694));
        int checked = 0;
        for (int column = 0; column < extent.width; ++column)
            for (int row = 0; row < extent.height; ++row) {
                const board::Cell cell = extent.cellOf(column, row);
                const QPointF middle = options.camera->toScreen(planeCentre(grid, cell));
                if (!inside.contains(middle)) continue;
                const int plain = qGray(image.pixel(middle.toPoint()));
                const auto corners = board::corners(grid, cell);
                for (std::size_t i = 0; i < corners.size(); ++i) {
                    const QPointF a = options.camera->toScreen(planePoint(grid, corners[i]));
                    const QPointF b =
                        options.camera->toScreen(planePoint(grid, corners[(i + 1) % corners.size()]));
                    // Quarter points: away from the corners, where other edges meet.
                    for (const double t : {0.25, 0.5, 0.75}) {
                        const QPointF at = a + (b - a) * t;
                        if (!inside.contains(at)) continue;
                        ASSERT_LT(darkest(image, at), plain - 8)
                            << scale << ' ' << column << ' ' << row << ' ' << i;
                        ++checked;
                    }
                    // A third of the way to the middle there is none.
                    const QPointF off = (a + b) / 2 * 0.6 + middle * 0.4;
                    ASSERT_TRUE(!inside.contains(off) || darkest(image, off) >= plain - 1);
                }
            }
        EXPECT_GT(checked, 60);
    }
}

TEST_P(GridTest, SwitchedOffItIsGone) {
    const board::Extent extent{GetParam(), 6, 6};
    auto document = document::makeEncounter(document::DocumentKind::Map, extent);
    RenderOptions options;
    options.size = {400, 400};
    const QImage with = renderBoard(document, options);
    auto record = document.gridRecord();
    record.visible = false;
    document.grid.put(record);
    EXPECT_NE(with, renderBoard(document, options));
}

INSTANTIATE_TEST_SUITE_P(AllGrids, GridTest,
                         testing::Values(GridKind::Square, GridKind::HexPointy, GridKind::HexFlat));

}  // namespace tenaille::ui::grid_test
