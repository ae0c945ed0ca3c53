// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QDir>
#include <cstdlib>
#include <set>

#include "tests/support/sample_boards.h"
#include "ui/scene/fog_painter.h"
#include "ui/scene/render_image.h"
#include "ui/style/theme.h"

namespace tenaille::ui::render_test {

// Writes the picture where TENAILLE_RENDER_DIR says, for looking at it.
void keep(const QImage& image, const QString& name) {
    const QString folder = qEnvironmentVariable("TENAILLE_RENDER_DIR");
    if (!folder.isEmpty()) image.save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

std::size_t coloursIn(const QImage& image) {
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3) colours.insert(image.pixel(x, y));
    return colours.size();
}

Overlay cornerLines() {
    Overlay overlay;
    const LatticePoint corner{2880, 960};
    const auto line = [&](LineStyle style, int x, int y) {
        overlay.lines.push_back({style, {corner, {x, y}}});
    };
    overlay.polygons.push_back(
        {AreaStyle::ArcFront,
         {{2640, 960}, {4080, 960}, {4080, 1200}, {3360, 1680}, {3360, 2160}, {2640, 2640}}});
    overlay.polygons.push_back(
        {AreaStyle::ArcRear, {{3840, 1680}, {4080, 1440}, {4080, 2400}, {3840, 2160}}});
    line(LineStyle::Clear, 3360, 1680);
    line(LineStyle::Clear, 3840, 1680);
    line(LineStyle::Cut, 3360, 2160);
    line(LineStyle::Touch, 3840, 2160);
    overlay.points.push_back({PointStyle::Corner, corner});
    overlay.points.push_back({PointStyle::Blocker, {3120, 1560}});
    overlay.labels.push_back(
        {QStringLiteral("2 of 4 lines cut: cover +4"), LatticePoint{3840, 1440}, LabelTone::Caution, false});
    return overlay;
}

TEST(Render, KeepIsNotBlankAtAnyZoom) {
    const auto document = test::ruinedKeep();
    RenderOptions options;
    for (const double scale : {6.0, 22.0, 44.0, 64.0, 128.0}) {
        options.size = {1280, 800};
        options.camera = centredOn({12, 7}, scale, options.size);
        const QImage image = renderBoard(document, options);
        EXPECT_GT(coloursIn(image), 400u) << scale;
        keep(image, QStringLiteral("keep_%1").arg(scale));
    }
}

// Beside the board a picture of what is known has one colour: light does not tell where the board ends.
TEST(Render, WhatIsKnownEndsWithTheBoard) {
    document::Encounter open = test::ruinedKeep();
    open.walls = {};
    const KnownBoard known = knownToPlayers(open);
    ASSERT_TRUE(known.known);
    RenderOptions options;
    options.size = {900, 900};
    const QRectF board = planeRect(known.shown.gridRecord().extent);
    for (const Theme& theme : {lightTheme(), darkTheme()}) {
        options.colours = boardColours(theme);
        options.camera = centredOn(board.center(), 12, options.size);
        BoardScene scene;
        const QImage image = renderKnown(scene, known, options);
        const QRectF shown(options.camera->toScreen(board.topLeft()),
                           options.camera->toScreen(board.bottomRight()));
        const QColor dark = QColor::fromRgb(image.pixel(0, 0));
        int other = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!shown.adjusted(-12, -12, 12, 12).contains(x, y) &&
                    std::abs(qGray(image.pixel(x, y)) - qGray(dark.rgb())) > 2)
                    ++other;
        EXPECT_EQ(other, 0);
        EXPECT_LT(qGray(dark.rgb()), 20);
    }
}

// Bright, dim, remembered and unknown are four steps.
TEST(Render, DimLightLiesBetweenBrightAndMemory) {
    const board::SampleBox all{0, 0, 256, 64};
    board::SampleMask known(all);
    known.set({0, 0, 192, 64});
    board::SampleMask seen(all);
    seen.set({0, 0, 128, 64});
    board::SampleMask dim(all);
    dim.set({64, 0, 192, 64});  // also of what is not seen: nothing changes there
    const QImage fog = fogImage({known, seen, dim}, all, 1, FogLook());
    const auto darkness = [&](int x) { return qAlpha(fog.pixel(x, 32)); };
    EXPECT_EQ(darkness(32), 0);
    EXPECT_NEAR(darkness(96), FogLook().dim, 1);
    EXPECT_NEAR(darkness(160), FogLook().remembered, 1);
    EXPECT_EQ(darkness(224), 255);
    const QImage without = fogImage({known, seen, {}}, all, 1, FogLook());
    EXPECT_EQ(qAlpha(without.pixel(96, 32)), 0);
}

TEST(Render, LightAndDarkDiffer) {
    RenderOptions options;
    options.overlay = cornerLines();
    const auto document = test::ruinedKeep();
    options.marks.selected = {document.tokens.begin()->id};
    options.hint =
        QStringLiteral("Arda (archer) → Ogre chief · 4 lines from the best corner, 2 blocked by the pillar");
    const QImage dark = renderBoard(document, options);
    options.colours = boardColours(lightTheme());
    const QImage light = renderBoard(document, options);
    EXPECT_NE(dark.pixel(3, 3), light.pixel(3, 3));
    keep(dark, QStringLiteral("battle_dark"));
    keep(light, QStringLiteral("battle_light"));
}

TEST(Render, SamplerAndHexes) {
    RenderOptions options;
    options.size = {1600, 1100};
    const QImage sampler = renderBoard(test::sampler(), options);
    EXPECT_GT(coloursIn(sampler), 3000u);
    keep(sampler, QStringLiteral("sampler"));
    for (const auto grid : {board::GridKind::HexPointy, board::GridKind::HexFlat}) {
        const QImage hexes = renderBoard(test::hexWilds(grid), options);
        EXPECT_GT(coloursIn(hexes), 1000u);
        keep(hexes, QStringLiteral("hex_%1").arg(static_cast<int>(grid)));
    }
}

// A floor that is drawn beyond the border is painted as far as the board goes.
TEST(Render, FloorsEndAtTheBorder) {
    for (const board::GridKind grid : {board::GridKind::Square, board::GridKind::HexPointy}) {
        document::Encounter map = document::makeEncounter(document::DocumentKind::Map, {grid, 6, 4});
        board::FloorRecord grass;
        grass.id = {20};
        grass.material = "grass";
        grass.outline = {{-2400, -2400}, {4800, -2400}, {4800, 4800}, {-2400, 4800}};
        map.floors.put(grass);
        RenderOptions options;
        options.size = {400, 300};
        options.camera = fitting(planeRect(map.gridRecord().extent), options.size, 40);
        const QImage image = renderBoard(map, options);
        keep(image, QStringLiteral("border_%1").arg(static_cast<int>(grid)));
        const QRgb backdrop = image.pixel(2, 2);
        const QPolygonF outline = boardOutline(map.gridRecord().extent);
        int outside = 0;
        for (int y = 0; y < image.height(); y += 4)
            for (int x = 0; x < image.width(); x += 4) {
                const QPointF plane = options.camera->toPlane(QPointF(x, y));
                // Not on the line itself, which is antialiased.
                const auto isIn = [&](double dx, double dy) {
                    return outline.containsPoint(plane + QPointF(dx, dy), Qt::WindingFill);
                };
                const bool in = isIn(0, 0);
                if (in != isIn(0.1, 0.1) || in != isIn(-0.1, -0.1) || in != isIn(0.1, -0.1) ||
                    in != isIn(-0.1, 0.1))
                    continue;
                EXPECT_EQ(image.pixel(x, y) == backdrop, !in) << x << ", " << y;
                outside += in ? 0 : 1;
            }
        EXPECT_GT(outside, 1000);
    }
}

}  // namespace tenaille::ui::render_test
