// SPDX-License-Identifier: MIT
//
// Areas and lines of the overlay. Sizes are pixels of the user interface: marks keep their size at every
// zoom.
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <set>

#include "ui/scene/along.h"
#include "ui/scene/frame.h"

namespace tenaille::ui {

namespace {

constexpr double kStrokesApart = 11;
constexpr double kSignsApart = 26;
constexpr int kStrokesAlpha = 100;
constexpr int kStrokesDarker = 190;  // per cent: amber strokes on a sandy floor must be seen

// Signs all over an area: they are seen on every ground and on every tint, since each has a dark casing, and
// they are no strokes, which the arcs have.
enum class Signs { None, Crosses, Rings };

struct AreaLook {
    QColor fill;
    QColor line;
    Qt::PenStyle style = Qt::SolidLine;
    Qt::BrushStyle strokes = Qt::NoBrush;  // over the fill, in the colour of the line
    Signs signs = Signs::None;
};

QColor withAlpha(QColor colour, int alpha) {
    colour.setAlpha(alpha);
    return colour;
}

// A tint and the same colour as a line. The strokes tell the sides of a creature apart without the tint: they
// lean to the left on its left, to the right on its right, and cross behind it.
AreaLook tinted(const QColor& tint, Qt::BrushStyle strokes = Qt::NoBrush) {
    return {tint, withAlpha(tint, 255), Qt::DashLine, strokes, Signs::None};
}

AreaLook lookOf(AreaStyle style, const BoardColours& colours) {
    switch (style) {
        case AreaStyle::ArcFront:
            return tinted(colours.arcFront);
        case AreaStyle::ArcLeft:
            return tinted(colours.arcLeft, Qt::FDiagPattern);
        case AreaStyle::ArcRight:
            return tinted(colours.arcRight, Qt::BDiagPattern);
        case AreaStyle::ArcRear:
            return tinted(colours.arcRear, Qt::DiagCrossPattern);
        case AreaStyle::Reach:
            // Yellow and white like the rings of who is selected and of who is looked at.
            return {Qt::transparent, ink::kYellow, Qt::DashDotLine, Qt::NoBrush, Signs::Rings};
        case AreaStyle::Threat:
            return {Qt::transparent, Qt::white, Qt::DashLine, Qt::NoBrush, Signs::Crosses};
        case AreaStyle::Reachable:
            return {withAlpha(ink::kGreen, 50), ink::kGreen, Qt::SolidLine};
        case AreaStyle::ReachableFar:
            return {withAlpha(ink::kAmber, 40), ink::kAmber, Qt::DashLine};
        case AreaStyle::Target:
            return {withAlpha(ink::kPink, 60), ink::kPink, Qt::SolidLine};
        case AreaStyle::Draft:
            return {withAlpha(ink::kSky, 50), ink::kSky, Qt::DashLine};
        case AreaStyle::RubberBand:
            return {withAlpha(ink::kSky, 36), ink::kBlue, Qt::SolidLine};
        case AreaStyle::Seen:
            return {Qt::transparent, ink::kYellow, Qt::SolidLine};
    }
    return {};
}

QPolygonF onScreen(const Frame& frame, const std::vector<LatticePoint>& points) {
    QPolygonF polygon;
    polygon.reserve(static_cast<qsizetype>(points.size()));
    for (const LatticePoint point : points)
        polygon << frame.camera.toScreen(planePoint(frame.scene.grid(), point));
    return polygon;
}

QPen areaPen(const AreaLook& look, double unit) {
    QPen pen(look.line, 1.6 * unit, look.style, Qt::FlatCap, Qt::RoundJoin);
    if (look.style == Qt::DashLine) pen.setDashPattern({4, 3});
    return pen;
}

// A dashed pen of the painter begins its dashes anew at the edge of what is being repainted: they would
// jitter where a part is painted over an older one. The outline of the dashes does not depend on it.
void strokeWhole(QPainter& painter, const QPainterPath& path, const QPen& pen) {
    if (pen.style() == Qt::SolidLine)
        painter.strokePath(path, pen);
    else
        painter.fillPath(QPainterPathStroker(pen).createStroke(path), pen.color());
}

// Strokes of this style, for filling: one tile of them, since tiles are filled fast and may be as large as
// the density of the screen asks for.
QBrush strokes(const QColor& colour, Qt::BrushStyle style, double unit) {
    const int side = std::max(4, static_cast<int>(std::lround(kStrokesApart * unit)));
    QImage tile(side, side, QImage::Format_ARGB32_Premultiplied);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.2 * unit, Qt::SolidLine, Qt::FlatCap));
    // Its neighbours' strokes reach into the corners.
    for (int shift = -side; shift <= side; shift += side) {
        const QPointF out(side / 2.0, side / 2.0);
        const QPointF left(shift, 0);
        if (style != Qt::BDiagPattern) painter.drawLine(left - out, left + QPointF(side, side) + out);
        if (style != Qt::FDiagPattern)
            painter.drawLine(left + QPointF(side, 0) + QPointF(out.x(), -out.y()),
                             left + QPointF(0, side) + QPointF(-out.x(), out.y()));
    }
    return QBrush(tile);
}

void paintSign(QPainter& painter, Signs signs, QPointF at, const QColor& colour, double unit) {
    const double size = 2.4 * unit;
    painter.setBrush(Qt::NoBrush);
    for (const auto& [pen, width] : {std::pair(QColor(ink::kBlack), 4.4), {colour, 1.8}}) {
        painter.setPen(QPen(pen, width * unit, Qt::SolidLine, Qt::RoundCap));
        if (signs == Signs::Rings) {
            painter.drawEllipse(at, size, size);
        } else {
            painter.drawLine(at - QPointF(size, size), at + QPointF(size, size));
            painter.drawLine(at - QPointF(size, -size), at + QPointF(size, -size));
        }
    }
}

// One tile. Crosses and rings take turns where two creatures threaten the same cells.
QBrush signsOf(const AreaLook& look, double unit) {
    const int side = std::max(8, static_cast<int>(std::lround(kSignsApart * unit)));
    QImage tile(side, side, QImage::Format_ARGB32_Premultiplied);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int column = 0; column <= 2; ++column)
        for (int row = 0; row <= 2; ++row)
            if ((column + row) % 2 == (look.signs == Signs::Rings ? 1 : 0))
                paintSign(painter, look.signs, {column * side / 2.0, row * side / 2.0}, look.line, unit);
    return QBrush(tile);
}

void fillArea(QPainter& painter, const QPainterPath& path, const AreaLook& look, double unit) {
    painter.fillPath(path, look.fill);
    if (look.signs != Signs::None) painter.fillPath(path, signsOf(look, unit));
}

void strokeArea(QPainter& painter, const QPainterPath& path, const AreaLook& look, double unit) {
    const QPen pen = areaPen(look, unit);
    if (look.signs != Signs::None)
        painter.strokePath(
            path, QPen(ink::kBlack, pen.widthF() + 2 * unit, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    strokeWhole(painter, path, pen);
}

void paintArea(QPainter& painter, const QPainterPath& path, const AreaLook& look, double unit) {
    fillArea(painter, path, look, unit);
    if (look.strokes != Qt::NoBrush)
        painter.fillPath(
            path, strokes(withAlpha(look.line.darker(kStrokesDarker), kStrokesAlpha), look.strokes, unit));
    strokeArea(painter, path, look, unit);
}

// Only the border of the set gets a line: edges that two of its cells share cancel out.
void paintCells(QPainter& painter, const Frame& frame, const OverlayCells& area) {
    const auto grid = frame.scene.grid();
    const AreaLook look = lookOf(area.style, frame.colours);
    QPainterPath fill;
    fill.setFillRule(Qt::WindingFill);
    std::set<std::pair<LatticePoint, LatticePoint>> border;
    for (const board::Cell cell : area.cells) {
        const auto corners = board::corners(grid, cell);
        fill.addPolygon(onScreen(frame, corners));
        fill.closeSubpath();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const auto& a = corners[i];
            const auto& b = corners[(i + 1) % corners.size()];
            if (border.erase({b, a}) == 0) border.insert({a, b});
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, isHex(grid));
    fillArea(painter, fill, look, frame.textScale);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath edges;
    for (const auto& [a, b] : border) {
        edges.moveTo(frame.camera.toScreen(planePoint(grid, a)));
        edges.lineTo(frame.camera.toScreen(planePoint(grid, b)));
    }
    strokeArea(painter, edges, look, frame.textScale);
}

// From the first to the last point, with a head that stays as large however far one has zoomed out.
void paintArrow(QPainter& painter, const QPolygonF& points, double unit) {
    const QPointF tip = points.back();
    const QPointF span = tip - points.front();
    const double length = std::hypot(span.x(), span.y());
    if (length < 1) return;
    const QPointF ahead = span / length;
    const QPointF aside(-ahead.y(), ahead.x());
    const double head = 13 * unit;
    QPainterPath path(points.front());
    path.lineTo(tip - ahead * head * 0.7);
    QPainterPath point(tip);
    point.lineTo(tip - ahead * head + aside * head * 0.55);
    point.lineTo(tip - ahead * head * 0.7);
    point.lineTo(tip - ahead * head - aside * head * 0.55);
    point.closeSubpath();
    const QColor casing(0, 0, 0, 190);
    painter.strokePath(path, QPen(casing, 6.5 * unit, Qt::SolidLine, Qt::RoundCap));
    painter.strokePath(point, QPen(casing, 3.4 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path, QPen(ink::kYellow, 3.6 * unit, Qt::SolidLine, Qt::RoundCap));
    painter.fillPath(point, ink::kYellow);
}

void strokeLine(QPainter& painter, const Frame& frame, LineStyle style, const QPolygonF& points) {
    if (points.size() < 2) return;
    QPainterPath path;
    path.addPolygon(points);
    const double unit = frame.textScale;
    const auto stroke = [&](const QColor& colour, double width, std::initializer_list<qreal> dashes = {}) {
        QPen pen(colour, width * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        if (dashes.size() > 0) {
            pen.setCapStyle(Qt::FlatCap);
            pen.setDashPattern(QList<qreal>(dashes));
        }
        strokeWhole(painter, path, pen);
    };
    const QColor casing(0, 0, 0, 120);
    switch (style) {
        case LineStyle::Clear:
            stroke(frame.colours.lineCasing, 4.6);
            return stroke(frame.colours.lineClear, 2.6);
        case LineStyle::Cut:
            stroke(frame.colours.lineCasing, 4.6);
            return stroke(frame.colours.lineCut, 2.6, {3, 2});
        case LineStyle::Touch:
            stroke(frame.colours.lineCasing, 4.6);
            return stroke(frame.colours.lineTouch, 2.8, {1, 1.5});
        case LineStyle::Path:
            stroke(casing, 6.5);
            return stroke(ink::kGreen.lighter(118), 4);
        case LineStyle::PathOver:
            stroke(casing, 6.5);
            return stroke(ink::kOrange, 4, {2.4, 1.4});
        case LineStyle::Measure:
            stroke(casing, 5);
            return stroke(ink::kYellow, 2.6);
        case LineStyle::Draft:
            stroke(casing, 5.5);
            return stroke(ink::kSky, 3.6, {2, 1});
        case LineStyle::Guide:
            return stroke(QColor(255, 255, 255, 150), 1.2, {4, 4});
        case LineStyle::Heading:
            return paintArrow(painter, points, unit);
    }
}

void paintLine(QPainter& painter, const Frame& frame, const OverlayLine& line) {
    strokeLine(painter, frame, line.style, onScreen(frame, line.points));
}

bool isThreat(AreaStyle style) { return style == AreaStyle::Threat || style == AreaStyle::Reach; }

}  // namespace

namespace {

// Without antialiasing: a view through a forest has thousands of corners.
void darkenAround(QPainter& painter, const Frame& frame, const OverlayPolygon& seen) {
    QPainterPath around;
    around.setFillRule(Qt::OddEvenFill);
    around.addRect(QRectF(QPointF(), QSizeF(frame.view)));
    around.addPolygon(onScreen(frame, seen.points));
    around.closeSubpath();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillPath(around, QColor(8, 10, 16, 165));
    painter.restore();
}

}  // namespace

void paintOverlayAreas(QPainter& painter, const Frame& frame) {
    for (const auto& cells : frame.overlay.cells)
        if (!isThreat(cells.style)) paintCells(painter, frame, cells);
    for (const auto& polygon : frame.overlay.polygons) {
        if (polygon.style == AreaStyle::Seen) darkenAround(painter, frame, polygon);
        QPainterPath path;
        path.addPolygon(onScreen(frame, polygon.points));
        path.closeSubpath();
        paintArea(painter, path, lookOf(polygon.style, frame.colours), frame.textScale);
    }
    for (const auto& circle : frame.overlay.circles) {
        const double radius = frame.camera.scale * circle.radius / geometry::kUnitsPerCell;
        QPainterPath path;
        path.addEllipse(frame.camera.toScreen(planePoint(frame.scene.grid(), circle.centre)), radius, radius);
        paintArea(painter, path, lookOf(circle.style, frame.colours), frame.textScale);
    }
    // Above the tints, which have no signs of their own.
    for (const auto& cells : frame.overlay.cells)
        if (isThreat(cells.style)) paintCells(painter, frame, cells);
}

void paintSampleOf(QPainter& painter, const Frame& frame, AreaStyle style, const QRectF& where) {
    const AreaLook look = lookOf(style, frame.colours);
    QPainterPath path;
    path.addRect(where);
    painter.fillPath(path, frame.colours.paper);
    if (look.signs == Signs::None) return paintArea(painter, path, look, frame.textScale);
    strokeArea(painter, path, look, frame.textScale);
    paintSign(painter, look.signs, where.center(), look.line, frame.textScale);
}

void paintSampleOf(QPainter& painter, const Frame& frame, LineStyle style, const QRectF& where) {
    const QPointF half(where.width() / 2, 0);
    strokeLine(painter, frame, style, QPolygonF({where.center() - half, where.center() + half}));
}

QColor lineColour(AreaStyle style, const BoardColours& colours) { return lookOf(style, colours).line; }

void paintOverlayLines(QPainter& painter, const Frame& frame) {
    const bool areMany = frame.overlay.lines.size() > ThinLines::kFrom;
    ThinLines thin;
    for (const auto& line : frame.overlay.lines)
        if (areMany && line.style == LineStyle::Draft)
            thin.add(onScreen(frame, line.points));
        else
            paintLine(painter, frame, line);
    thin.paint(painter, ink::kSky, frame.textScale);
}

}  // namespace tenaille::ui
