// SPDX-License-Identifier: MIT
#include <QPainterPath>

#include "ui/scene/ground_painter.h"

namespace tenaille::ui {

namespace {

QPainterPath pathOf(const QPolygonF& outline) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

// Hatching that grows thinner away from the rooms: two bands of strokes, the outer one fainter.
void paintHatching(const GroundPaint& paint) {
    if (paint.scale < 5) return;
    QPainterPath rooms;
    rooms.setFillRule(Qt::WindingFill);
    for (const auto& floor : paint.ground.floors)
        if (paint.shows(*floor)) rooms.addPath(pathOf(floor->outline));
    if (rooms.isEmpty()) return;
    const QBrush hatch = paint.means.textures->hatch(paint.means.colours.hatch, paint.scale);
    for (const auto& [width, opacity] : {std::pair(1.9, 0.35), std::pair(1.15, 0.6)}) {
        paint.painter.setOpacity(opacity);
        paint.painter.strokePath(rooms, QPen(hatch, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    paint.painter.setOpacity(1);
}

}  // namespace

void paintRock(const GroundPaint& paint) {
    const Ground& ground = paint.ground;
    const bool bare = ground.floors.empty() && ground.pictures.empty();
    const QRectF inside = ground.board & paint.visible;
    if (inside.isEmpty()) return;
    paint.painter.fillRect(inside, bare ? paint.means.colours.paper : paint.means.colours.rock);
    paint.painter.setClipRect(inside, Qt::IntersectClip);
    paintHatching(paint);
}

void paintPictures(const GroundPaint& paint) {
    for (const auto& picture : paint.ground.pictures) {
        if (!paint.shows(*picture)) continue;
        const auto found = paint.means.pictures->find(picture->asset);
        if (found == paint.means.pictures->end() || found->second->levels.empty()) continue;
        const auto& levels = found->second->levels;
        std::size_t level = 0;
        const double wanted = picture->where.width() * paint.scale;
        while (level + 1 < levels.size() && levels[level + 1].width() >= wanted * 0.99) ++level;
        const QImage& image = levels[level];
        if (paint.onPaper) {
            paint.painter.drawImage(picture->where, image);
            continue;
        }
        const QRectF shown = picture->where & paint.visible.adjusted(-0.1, -0.1, 0.1, 0.1);
        const double fx = image.width() / picture->where.width();
        const double fy = image.height() / picture->where.height();
        const QRectF source((shown.x() - picture->where.x()) * fx, (shown.y() - picture->where.y()) * fy,
                            shown.width() * fx, shown.height() * fy);
        paint.painter.drawImage(shown, image, source);
    }
}

void paintFloors(const GroundPaint& paint) {
    QPainter& painter = paint.painter;
    painter.setPen(Qt::NoPen);
    for (const auto& floor : paint.ground.floors) {
        if (!paint.shows(*floor)) continue;
        const QPainterPath path = pathOf(floor->outline);
        painter.fillPath(path, paint.means.textures->floor(floor->material, paint.scale));
        painter.fillPath(path, paint.means.textures->mottle(paint.scale));
        // A soft rim lets grass meet water without a hard cut.
        painter.strokePath(path, QPen(QColor(30, 22, 12, 60), paint.atLeast(0.03, 0.6)));
    }
}

}  // namespace tenaille::ui
