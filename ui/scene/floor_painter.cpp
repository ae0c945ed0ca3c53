// SPDX-License-Identifier: MIT
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "ui/scene/ground_painter.h"
#include "ui/scene/textures.h"

namespace tenaille::ui {

namespace {

QPainterPath pathOf(const QPolygonF& outline) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

// A place along a slanted side, rounded as the rasterizer rounds, but the same whatever is off by a hair.
double inSixtyFourths(double place) { return (std::floor(place * 64 + 0.5 + 1e-6) + 0.25) / 64; }

struct FloorSide {
    std::pair<double, double> from;
    std::pair<double, double> to;
    friend auto operator<=>(const FloorSide&, const FloorSide&) = default;
};

// Clockwise, those that touch the part.
void addSides(const QPolygonF& outline, const QRectF& part, std::vector<FloorSide>& sides) {
    const qsizetype count = outline.size();
    double twice = 0;  // the area
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF a = outline[i];
        const QPointF b = outline[(i + 1) % count];
        twice += a.x() * b.y() - b.x() * a.y();
    }
    for (qsizetype i = 0; i < count; ++i) {
        const qsizetype at = twice < 0 ? count - 1 - i : i;
        QPointF from = outline[at];
        QPointF to = outline[(at + 1) % count];
        if (twice < 0) std::swap(from, to);
        if (std::max(from.x(), to.x()) < part.left() || std::min(from.x(), to.x()) > part.right() ||
            std::max(from.y(), to.y()) < part.top() || std::min(from.y(), to.y()) > part.bottom())
            continue;
        sides.push_back({{from.x(), from.y()}, {to.x(), to.y()}});
    }
}

// The sides of the floors that a stroke of this width brings into sight, as one path. With round caps the
// others change nothing there, nor do those between two floors, which go there and back: whoever strokes all
// of them pays for every layer.
QPainterPath sidesNear(const GroundPaint& paint, double width) {
    const double reach = width / 2 + 0.1;
    std::vector<FloorSide> sides;
    for (const auto& floor : paint.ground.floors)
        if (paint.shows(*floor))
            addSides(floor->outline, paint.visible.adjusted(-reach, -reach, reach, reach), sides);
    const std::set<FloorSide> all(sides.begin(), sides.end());
    QPainterPath path;
    const FloorSide* before = nullptr;
    for (const FloorSide& side : sides) {
        if (all.contains({side.to, side.from})) continue;
        if (before == nullptr || before->to != side.from) path.moveTo(side.from.first, side.from.second);
        path.lineTo(side.to.first, side.to.second);
        before = &side;
    }
    return path;
}

// Hatching that grows thinner away from the rooms: two bands of strokes, the outer one fainter. It goes
// through walls and out of covers: where some ground is unknown there is none, or it would tell how floors go
// on there.
void paintHatching(const GroundPaint& paint) {
    constexpr double kOuterBand = 1.9;
    if (paint.scale < 5 || paint.means.known != nullptr) return;
    const QPainterPath sides = sidesNear(paint, kOuterBand);
    if (sides.isEmpty()) return;
    const QBrush hatch = hatchBrush(paint.means.colours.hatch, paint.scale);
    for (const auto& [width, opacity] : {std::pair(kOuterBand, 0.35), std::pair(1.15, 0.6)}) {
        paint.painter.setOpacity(opacity);
        paint.painter.strokePath(sides, QPen(hatch, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    paint.painter.setOpacity(1);
}

// Whether everything that one pixel of a picture shows is known. On hexes its corners are slanted in the
// lattice: the box around them counts.
bool isKnown(const board::SampleMask& known, board::GridKind grid, const QRectF& plane) {
    board::Sample low{INT32_MAX, INT32_MAX};
    board::Sample high{INT32_MIN, INT32_MIN};
    for (const QPointF corner :
         {plane.topLeft(), plane.topRight(), plane.bottomLeft(), plane.bottomRight()}) {
        const board::Sample at = board::sampleAt(board::nearestLatticePoint(grid, {corner.x(), corner.y()}));
        low = {std::min(low.x, at.x), std::min(low.y, at.y)};
        high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
    for (std::int32_t y = low.y; y <= high.y; ++y)
        for (std::int32_t x = low.x; x <= high.x; ++x)
            if (!known.test(x, y)) return false;
    return true;
}

// What is not known is taken out before anything is stretched: no pixel of it can show through an edge.
void drawKnown(const GroundPaint& paint, const PictureShape& picture, const QImage& image,
               const QRectF& source) {
    const QRect pixels = source.toAlignedRect().adjusted(-1, -1, 1, 1) & image.rect();
    if (pixels.isEmpty()) return;
    QImage part = image.copy(pixels).convertToFormat(QImage::Format_ARGB32_Premultiplied);
    const double wide = picture.where.width() / image.width();
    const double high = picture.where.height() / image.height();
    for (int y = 0; y < part.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(part.scanLine(y));
        for (int x = 0; x < part.width(); ++x) {
            const QRectF plane(picture.where.x() + (pixels.x() + x) * wide,
                               picture.where.y() + (pixels.y() + y) * high, wide, high);
            if (!isKnown(*paint.means.known, paint.ground.extent.grid, plane)) line[x] = 0;
        }
    }
    paint.painter.drawImage(
        QRectF(picture.where.x() + pixels.x() * wide, picture.where.y() + pixels.y() * high,
               pixels.width() * wide, pixels.height() * high),
        part);
}

// In device pixels: what a pixel gets does not depend on where the floor begins or ends.
void paintCutFloor(const GroundPaint& paint, const FloorShape& floor, const QPen& rim) {
    QPainter& painter = paint.painter;
    const QPainterPath path = pathOf(inWholePixels(paint, floor.outline));
    for (const QBrush& brush : {floorBrush(floor.material, paint.scale), mottleBrush(paint.scale)})
        fillSteadily(painter, path, brush);
    QPen onDevice = rim;
    onDevice.setWidthF(rim.widthF() * paint.scale);
    painter.save();
    painter.resetTransform();
    painter.strokePath(path, onDevice);
    painter.restore();
}

}  // namespace

QPolygonF inWholePixels(const GroundPaint& paint, const QPolygonF& outline) {
    constexpr double kForLines = 8;  // pixels: for the width of lines
    const QTransform world = paint.painter.transform();
    const QRectF device(-kForLines, -kForLines, paint.painter.device()->width() + 2 * kForLines,
                        paint.painter.device()->height() + 2 * kForLines);
    QPolygonF result;
    const qsizetype count = outline.size();
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF a = world.map(outline[i]);
        const QPointF b = world.map(outline[(i + 1) % count]);
        result << a;
        const QPointF way = b - a;
        const bool isFlat = std::abs(way.x()) >= std::abs(way.y());
        const double run = isFlat ? way.x() : way.y();
        const double rise = isFlat ? way.y() : way.x();
        if (std::abs(rise) < 1e-9 || std::abs(run) < 1) continue;
        const double from = isFlat ? a.x() : a.y();
        const double beside = isFlat ? a.y() : a.x();
        const double low = std::max(std::min(from, from + run), isFlat ? device.left() : device.top());
        const double high = std::min(std::max(from, from + run), isFlat ? device.right() : device.bottom());
        const int first = static_cast<int>(std::floor(low)) + 1;
        const int last = static_cast<int>(std::ceil(high)) - 1;
        for (int n = 0; n <= last - first; ++n) {
            const int along = run > 0 ? first + n : last - n;
            const double at = inSixtyFourths(beside + (along - from) * rise / run);
            result << (isFlat ? QPointF(along, at) : QPointF(at, along));
        }
    }
    return result;
}

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
        if (paint.means.known != nullptr)
            drawKnown(paint, *picture, image, source);
        else
            paint.painter.drawImage(shown, image, source);
    }
}

void paintFloors(const GroundPaint& paint) {
    QPainter& painter = paint.painter;
    painter.setPen(Qt::NoPen);
    for (const auto& floor : paint.ground.floors) {
        if (!paint.shows(*floor)) continue;
        // A soft rim lets grass meet water without a hard cut.
        const QPen rim(QColor(30, 22, 12, 60), paint.atLeast(0.03, 0.6));
        if (paint.isCut()) {
            paintCutFloor(paint, *floor, rim);
            continue;
        }
        const QPainterPath path = pathOf(floor->outline);
        painter.fillPath(path, floorBrush(floor->material, paint.scale));
        painter.fillPath(path, mottleBrush(paint.scale));
        painter.strokePath(path, rim);
    }
}

}  // namespace tenaille::ui
