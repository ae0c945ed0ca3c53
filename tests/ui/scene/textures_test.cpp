// SPDX-License-Identifier: MIT
//
// What a pixel of a floor gets does not depend on where the floor begins and ends.
#include "ui/scene/textures.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <algorithm>

namespace tenaille::ui::textures_test {

namespace {

constexpr int kWide = 900;
constexpr int kHigh = 60;

// A floor from `left` to `right`, in pixels, of a picture whose left upper corner is `from` pixels from the
// origin.
QImage floorFrom(double left, double right, Material material, double scale, QPoint from, bool isSteady) {
    QImage image(kWide, kHigh, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(-from);
    painter.scale(scale, scale);
    QPainterPath path;
    path.addRect(
        QRectF(QPointF(from.x() + left, from.y() - 9) / scale, QSizeF(right - left, kHigh + 18) / scale));
    for (const QBrush& brush : {floorBrush(material, scale), mottleBrush(scale)}) {
        if (isSteady)
            fillSteadily(painter, painter.transform().map(path), brush);
        else
            painter.fillPath(path, brush);
    }
    return image;
}

// Between them, but for the pixels at the edges, which are covered by a part.
int differences(const QImage& a, const QImage& b, int left, int right) {
    int found = 0;
    for (int y = 0; y < kHigh; ++y)
        for (int x = std::max(left + 2, 0); x < right - 2; ++x)
            found += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return found;
}

int farthest(const QImage& a, const QImage& b, int moved) {
    int most = 0;
    for (int y = 0; y < kHigh; ++y)
        for (int x = moved; x < kWide; ++x)
            most = std::max(most, std::abs(qRed(a.pixel(x, y)) - qRed(b.pixel(x - moved, y))));
    return most;
}

}  // namespace

TEST(Textures, WhereAFloorBeginsAndEndsShowsNowhereElse) {
    int plain = 0;
    for (const double scale : {11.3, 24.77, 36.0, 48.3, 61.703, 72.6, 133.1})
        for (const QPoint from : {QPoint(0, 0), QPoint(-700, -90), QPoint(512, 1024), QPoint(60'000, 3'000)})
            for (const Material material : {Material::Stone, Material::Wood, Material::Grass}) {
                const QImage whole = floorFrom(-100, kWide + 9, material, scale, from, true);
                for (const auto& [left, right] : {std::pair(37, 907), {200, 555}, {-20, 898}, {451, 811}}) {
                    EXPECT_EQ(differences(whole, floorFrom(left, right, material, scale, from, true), left,
                                          std::min(right, kWide)),
                              0)
                        << scale << ' ' << from.x() << ' ' << left;
                    plain += differences(floorFrom(-100, kWide + 9, material, scale, from, false),
                                         floorFrom(left, right, material, scale, from, false), left,
                                         std::min(right, kWide));
                }
            }
    EXPECT_GT(plain, 0) << "as it is with a plain fill";
}

TEST(Textures, ASteadyFloorLooksTheSame) {
    const QImage plain = floorFrom(-9, kWide + 9, Material::Wood, 61.703, {300, 200}, false);
    const QImage steady = floorFrom(-9, kWide + 9, Material::Wood, 61.703, {300, 200}, true);
    EXPECT_LE(farthest(plain, steady, 0), 12);
}

// Tiles are painted one by one: their seams do not show.
TEST(Textures, NeighboursGoOnWhereTheOtherEnds) {
    const QImage left = floorFrom(-9, kWide + 9, Material::Wood, 61.703, {300, 200}, true);
    const QImage right = floorFrom(-9, kWide + 9, Material::Wood, 61.703, {300 + kWide - 100, 200}, true);
    EXPECT_LE(farthest(left, right, kWide - 100), 2);
}

}  // namespace tenaille::ui::textures_test
