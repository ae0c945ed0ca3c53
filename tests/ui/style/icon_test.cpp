// SPDX-License-Identifier: MIT
#include "ui/style/icon.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <cmath>

#include "ui/style/svg_path.h"
#include "ui/style/theme.h"

namespace tenaille::ui::icon_test {

std::string named(int glyph) { return glyphName(static_cast<Glyph>(glyph)).toStdString(); }

QByteArray svgOf(int glyph) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(glyphName(static_cast<Glyph>(glyph))));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QImage canvas(int side) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QImage ours(int glyph, int side) {
    QImage image = canvas(side);
    QPainter painter(&image);
    drawGlyph(painter, QRectF(0, 0, side, side), static_cast<Glyph>(glyph), Qt::black);
    return image;
}

int inked(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += qAlpha(image.pixel(x, y)) > 64;
    return count;
}

TEST(Icon, EveryFileHasItsGlyphAndEveryGlyphItsFile) {
    QStringList names;
    for (int i = 0; i < kGlyphCount; ++i) names << glyphName(static_cast<Glyph>(i)) + QStringLiteral(".svg");
    QStringList files = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
    files.sort();
    names.sort();
    EXPECT_EQ(files.join(u' ').toStdString(), names.join(u' ').toStdString());
    EXPECT_EQ(names.removeDuplicates(), 0);
}

TEST(Icon, EveryIconIsDrawnAndStaysInsideItsSquare) {
    for (int i = 0; i < kGlyphCount; ++i) {
        const QImage image = ours(i, 96);
        const int ink = inked(image);
        EXPECT_GT(ink, 96 * 96 / 60) << named(i) << " is nearly blank";
        EXPECT_LT(ink, 96 * 96 * 6 / 10) << named(i) << " is a blot";
        int atEdge = 0;
        for (int k = 0; k < 96; ++k)
            for (const QPoint p : {QPoint(k, 0), QPoint(k, 95), QPoint(0, k), QPoint(95, k)})
                atEdge += qAlpha(image.pixel(p)) > 0;
        EXPECT_EQ(atEdge, 0) << named(i) << " is cut by its square";
    }
}

TEST(Icon, OurReaderDrawsWhatTheStandardReaderDraws) {
    constexpr int kSide = 96;
    for (int i = 0; i < kGlyphCount; ++i) {
        QSvgRenderer standard(svgOf(i).replace("currentColor", "#000000"));
        ASSERT_TRUE(standard.isValid()) << named(i);
        QImage expected = canvas(kSide);
        QPainter painter(&expected);
        standard.render(&painter);
        painter.end();
        const QImage found = ours(i, kSide);
        int different = 0;
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x)
                different += std::abs(qAlpha(expected.pixel(x, y)) - qAlpha(found.pixel(x, y))) > 96;
        EXPECT_LT(different, 12) << named(i);
    }
}

TEST(Icon, SharpAtEveryDevicePixelRatio) {
    for (const double ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
        const QPixmap picture = icon(Glyph::Save).pixmap(QSize(20, 20), ratio);
        EXPECT_EQ(picture.size(), QSize(qRound(20 * ratio), qRound(20 * ratio))) << ratio;
        EXPECT_DOUBLE_EQ(picture.devicePixelRatio(), ratio);
    }
}

QColor inkOf(const QIcon& picture, QIcon::Mode mode, QIcon::State state) {
    const QImage image = picture.pixmap(QSize(48, 48), 1.0, mode, state).toImage();
    return image.pixelColor(24, 24);  // plus: its middle is solid
}

TEST(Icon, TintFollowsThemeModeAndState) {
    const QIcon plus = icon(Glyph::Plus);
    for (const Theme* t : {&lightTheme(), &darkTheme()}) {
        QApplication::setPalette(paletteOf(*t));
        EXPECT_EQ(inkOf(plus, QIcon::Normal, QIcon::Off), t->text);
        EXPECT_EQ(inkOf(plus, QIcon::Disabled, QIcon::Off), t->disabledText);
        EXPECT_EQ(inkOf(plus, QIcon::Normal, QIcon::On), t->onAccent);
        EXPECT_EQ(inkOf(icon(Glyph::Plus, IconTint::Muted), QIcon::Normal, QIcon::Off), t->mutedText);
        EXPECT_EQ(inkOf(icon(Glyph::Plus, IconTint::OnFill), QIcon::Normal, QIcon::Off), t->onAccent);
    }
}

TEST(SvgPath, ReadsBothCasesAndAnySeparators) {
    const auto one = parseSvgPath("M1 2L4 2V6H1Z");
    const auto other = parseSvgPath("m1,2 l3,0 v4 h-3 z");
    ASSERT_TRUE(one && other);
    EXPECT_EQ(*one, *other);
    EXPECT_EQ(one->boundingRect(), QRectF(1, 2, 3, 4));
    const auto run =
        parseSvgPath("M0 0 1-1.5.5.5");  // pairs after a move are lines; a sign or a dot begins a number
    ASSERT_TRUE(run);
    EXPECT_EQ(run->elementCount(), 3);
    EXPECT_EQ(run->currentPosition(), QPointF(0.5, 0.5));
}

TEST(SvgPath, ArcsGoTheWayTheFlagsSay) {
    const struct {
        const char* d;
        QRectF bounds;
    } quarter[] = {{"M0 10 A10 10 0 0 1 10 0", {0, 0, 10, 10}},
                   {"M0 10 A10 10 0 0 0 10 0", {0, 0, 10, 10}},
                   {"M0 10 A10 10 0 1 1 10 0", {-10, -10, 20, 20}},
                   {"M0 10 A10 10 0 1 0 10 0", {0, 0, 20, 20}},
                   {"M0 0 a5 5 0 0 1 20 0", {0, -10, 20, 10}}};  // too small a radius grows to reach
    for (const auto& [d, bounds] : quarter) {
        const auto path = parseSvgPath(d);
        ASSERT_TRUE(path) << d;
        const QRectF found = path->boundingRect();
        EXPECT_NEAR(found.left(), bounds.left(), 0.05) << d;
        EXPECT_NEAR(found.top(), bounds.top(), 0.05) << d;
        EXPECT_NEAR(found.width(), bounds.width(), 0.1) << d;
        EXPECT_NEAR(found.height(), bounds.height(), 0.1) << d;
    }
}

TEST(SvgPath, RefusesWhatItDoesNotUnderstand) {
    for (const char* wrong : {"", "M", "M1", "M1 2 L3", "5 5", "M0 0 S1 1 2 2", "M0 0 A5 3 30 0 0 5 5",
                              "M0 0 Z 3 3", "M0 0 Lx 1"})
        EXPECT_FALSE(parseSvgPath(wrong)) << wrong;
    EXPECT_TRUE(parseIcon("<svg></svg>").empty());
    EXPECT_TRUE(parseIcon("<svg><path d=\"M0 0 W\"/></svg>").empty());
}

TEST(SvgPath, KnowsFilledShapes) {
    const auto shapes = parseIcon(
        "<svg><path d=\"M0 0 H1\"/><path d=\"M0 0 V1\" fill=\"currentColor\" stroke=\"none\"/></svg>");
    ASSERT_EQ(shapes.size(), 2u);
    EXPECT_FALSE(shapes[0].filled);
    EXPECT_TRUE(shapes[1].filled);
}

}  // namespace tenaille::ui::icon_test
