// SPDX-License-Identifier: MIT
#include "ui/scene/ground_painter.h"

#include <QPainterPath>

#include "ui/scene/layers.h"

namespace tenaille::ui {

namespace {

// Floors that reach beyond the board, and the light on them, end at its border. Pictures are left whole.
bool endsAtBorder(Layer layer) {
    return layer == Layer::Rock || layer == Layer::Floor || layer == Layer::Light || layer == Layer::Shadow;
}

void clipToBoard(const GroundPaint& paint) {
    // The hexes of the outermost rows and columns reach half a cell inwards.
    if (paint.ground.board.adjusted(1, 1, -1, -1).contains(paint.visible)) return;
    QPainterPath border;
    border.addPolygon(paint.ground.outline);
    border.closeSubpath();
    paint.painter.setClipPath(border, Qt::IntersectClip);
}

// `image`: what the painter paints on, nullptr on paper.
void paintLayer(Layer layer, const GroundPaint& paint, QImage* image) {
    switch (layer) {
        case Layer::Rock:
            return paintRock(paint);
        case Layer::Picture:
            return paintPictures(paint);
        case Layer::Floor:
            return paintFloors(paint);
        case Layer::Terrain:
            return paintTerrain(paint);
        case Layer::Light:
            return paintLights(paint);
        case Layer::Shadow:
            return paintShadows(paint);
        case Layer::Grid:
            return image != nullptr ? paintGrid(paint, *image) : paintGridLines(paint);
        case Layer::Veil:
            return paintVeil(paint);
        case Layer::Prop:
            return paintProps(paint);
        case Layer::Wall:
            return paintWalls(paint);
        case Layer::Door:
            paintDoors(paint);
            if (paint.means.tintsCover) paintCoverTint(paint);
            return;
        case Layer::Text:
            return paintTexts(paint);
        default:
            return;
    }
}

}  // namespace

QImage paintGround(const Ground& ground, const GroundMeans& means, double scale, const QRect& pixels) {
    QImage image(pixels.size(), QImage::Format_RGB32);
    image.fill(means.colours.backdrop);
    const QRectF visible(pixels.x() / scale, pixels.y() / scale, pixels.width() / scale,
                         pixels.height() / scale);
    for (int layer = static_cast<int>(kFirstGroundLayer); layer <= static_cast<int>(kLastGroundLayer);
         ++layer) {
        // A painter per layer: the grid writes pixels itself, and no state leaks from one layer to the next.
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform |
                               QPainter::TextAntialiasing);
        painter.translate(-pixels.topLeft());
        painter.scale(scale, scale);
        const GroundPaint paint{painter, ground, means, scale, pixels, visible};
        if (endsAtBorder(static_cast<Layer>(layer))) clipToBoard(paint);
        paintLayer(static_cast<Layer>(layer), paint, &image);
    }
    return image;
}

void paintGroundOnPaper(QPainter& painter, const Ground& ground, const GroundMeans& means, double scale,
                        const QRectF& visible) {
    const QRect pixels =
        QRectF(visible.topLeft() * scale, visible.size() * scale).toAlignedRect().adjusted(-1, -1, 1, 1);
    for (int layer = static_cast<int>(kFirstGroundLayer); layer <= static_cast<int>(kLastGroundLayer);
         ++layer) {
        painter.save();
        const GroundPaint paint{painter, ground, means, scale, pixels, visible, true};
        if (endsAtBorder(static_cast<Layer>(layer))) clipToBoard(paint);
        paintLayer(static_cast<Layer>(layer), paint, nullptr);
        painter.restore();
    }
}

}  // namespace tenaille::ui
