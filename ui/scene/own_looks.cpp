// SPDX-License-Identifier: MIT
#include "ui/scene/own_looks.h"

#include <algorithm>
#include <cmath>

#include "ui/scene/along.h"

namespace tenaille::ui {

namespace {

using OwnWalls = std::vector<const WallShape*>;

// A thin edge that keeps light inks visible on light floors and dark ones on dark rock.
QColor edgeFor(const QColor& colour) {
    return colour.lightness() > 110 ? QColor(24, 22, 20, 150) : QColor(255, 255, 255, 150);
}

QPen ownPen(const QColor& colour, double width, Qt::PenCapStyle cap = Qt::RoundCap) {
    return {colour, width, Qt::SolidLine, cap, Qt::RoundJoin};
}

// One shape each: the renderer's time grows with the square of what one shape has.
void strokeEach(const GroundPaint& paint, const OwnWalls& walls, const QPen& pen) {
    paint.painter.setPen(pen);
    paint.painter.setBrush(Qt::NoBrush);
    for (const WallShape* wall : walls) paint.painter.drawPolyline(wall->points);
}

void solidLine(const GroundPaint& paint, const OwnWalls& walls, const QColor& colour, double width) {
    strokeEach(paint, walls, ownPen(edgeFor(colour), paint.atLeast(width + 0.05, 3.4)));
    strokeEach(paint, walls, ownPen(colour, paint.atLeast(width, 2)));
}

void dashes(const GroundPaint& paint, const OwnWalls& walls, const QColor& colour) {
    strokeEach(paint, walls, ownPen(edgeFor(colour), paint.atLeast(0.045, 1)));
    paint.painter.setPen(ownPen(colour, paint.atLeast(0.11, 2), Qt::FlatCap));
    for (const WallShape* wall : walls)
        along(wall->points, 0.4, 0.2, [&](QPointF at, QPointF direction) {
            paint.painter.drawLine(at - direction * 0.13, at + direction * 0.13);
        });
}

// Calls shape(point, direction) along the walls, with the brush in the colour and an edge around.
template <class Shape>
void beads(const GroundPaint& paint, const OwnWalls& walls, const QColor& colour, double step,
           Shape&& shape) {
    paint.painter.setPen(QPen(edgeFor(colour), paint.atLeast(0.02, 0.6)));
    paint.painter.setBrush(colour);
    for (const WallShape* wall : walls) along(wall->points, step, step / 2, shape);
}

void dots(const GroundPaint& paint, const OwnWalls& walls, const QColor& colour) {
    beads(paint, walls, colour, 0.2, [&](QPointF at, QPointF) {
        const double size = paint.atLeast(0.06, 1.2);
        paint.painter.drawEllipse(at, size, size);
    });
}

void twoLines(const GroundPaint& paint, const OwnWalls& walls, const QColor& colour) {
    strokeEach(paint, walls, ownPen(colour, paint.atLeast(0.18, 4.4)));
    QColor between = edgeFor(colour);
    between.setAlpha(255);
    strokeEach(paint, walls, ownPen(between, paint.atLeast(0.08, 1.6)));
}

void ticks(const GroundPaint& paint, const OwnWalls& walls, const QColor& colour) {
    solidLine(paint, walls, colour, 0.045);
    paint.painter.setPen(ownPen(colour, paint.atLeast(0.05, 1.2), Qt::FlatCap));
    for (const WallShape* wall : walls)
        along(wall->points, 0.25, 0.125, [&](QPointF at, QPointF direction) {
            const QPointF half = leftOf(direction) * 0.095;
            paint.painter.drawLine(at - half, at + half);
        });
}

void diamonds(const GroundPaint& paint, const OwnWalls& walls, const QColor& colour) {
    solidLine(paint, walls, colour, 0.04);
    beads(paint, walls, colour, 0.3, [&](QPointF at, QPointF direction) {
        const QPointF ahead = direction * 0.115;
        const QPointF side = leftOf(direction) * 0.085;
        paint.painter.drawPolygon(QPolygonF({at - ahead, at + side, at + ahead, at - side}));
    });
}

void zigzag(const GroundPaint& paint, const OwnWalls& walls, const QColor& colour) {
    for (const bool edge : {true, false}) {
        paint.painter.setPen(edge ? ownPen(edgeFor(colour), paint.atLeast(0.09, 2.4))
                                  : ownPen(colour, paint.atLeast(0.05, 1.4)));
        for (const WallShape* wall : walls) {
            QPolygonF line{wall->points.front()};
            double side = 0.05;
            along(wall->points, 0.125, 0.0625, [&](QPointF at, QPointF direction) {
                line << at + leftOf(direction) * side;
                side = -side;
            });
            line << wall->points.back();
            paint.painter.drawPolyline(line);
        }
    }
}

// Calls mark(point) on a raster in which every other row is shifted by half a step.
template <class Mark>
void raster(const QRectF& box, double step, Mark&& mark) {
    const int top = static_cast<int>(std::floor(box.top() / step)) - 1;
    const int bottom = static_cast<int>(std::ceil(box.bottom() / step)) + 1;
    for (int row = top; row <= bottom; ++row) {
        const double shift = row % 2 != 0 ? 0.75 : 0.25;
        const int left = static_cast<int>(std::floor(box.left() / step)) - 1;
        const int right = static_cast<int>(std::ceil(box.right() / step)) + 1;
        for (int column = left; column <= right; ++column)
            mark(QPointF((column + shift) * step, (row + 0.5) * step));
    }
}

// Lines from the upper left to the lower right, or the other way.
void stripes(QPainter& painter, const QRectF& box, double step, bool falling) {
    const double from = falling ? box.left() - box.bottom() : box.left() + box.top();
    const double to = falling ? box.right() - box.top() : box.right() + box.bottom();
    for (int line = static_cast<int>(std::floor(from / step)); line <= static_cast<int>(std::ceil(to / step));
         ++line) {
        const double at = line * step;
        if (falling)
            painter.drawLine(QPointF(at + box.top(), box.top()), QPointF(at + box.bottom(), box.bottom()));
        else
            painter.drawLine(QPointF(at - box.top(), box.top()), QPointF(at - box.bottom(), box.bottom()));
    }
}

void ownWaves(QPainter& painter, const QRectF& box) {
    constexpr double kRow = 0.25;
    constexpr double kLength = 0.5;
    for (int row = static_cast<int>(std::floor(box.top() / kRow)) - 1;
         row <= static_cast<int>(std::ceil(box.bottom() / kRow)) + 1; ++row) {
        const int first = static_cast<int>(std::floor(box.left() / kLength)) - 1;
        const int last = static_cast<int>(std::ceil(box.right() / kLength)) + 1;
        QPainterPath wave(QPointF(first * kLength, row * kRow));
        for (int i = first; i < last; ++i)
            wave.cubicTo(QPointF((i + 0.4) * kLength, row * kRow - 0.13),
                         QPointF((i + 0.6) * kLength, row * kRow + 0.13),
                         QPointF((i + 1) * kLength, row * kRow));
        painter.drawPath(wave);
    }
}

void ownPattern(const GroundPaint& paint, board::GroundPattern pattern, const QColor& colour,
                const QRectF& box) {
    QPainter& painter = paint.painter;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(ownPen(colour, paint.atLeast(0.035, 1)));
    switch (pattern) {
        case board::GroundPattern::Plain:
            return;
        case board::GroundPattern::Stripes:
            return stripes(painter, box, 0.25, true);
        case board::GroundPattern::Lattice:
            stripes(painter, box, 0.5, true);
            return stripes(painter, box, 0.5, false);
        case board::GroundPattern::Dots:
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            return raster(box, 0.25, [&](QPointF at) { painter.drawEllipse(at, 0.05, 0.05); });
        case board::GroundPattern::Crosses:
            return raster(box, 0.3, [&](QPointF at) {
                painter.drawLine(at - QPointF(0.06, 0.06), at + QPointF(0.06, 0.06));
                painter.drawLine(at - QPointF(0.06, -0.06), at + QPointF(0.06, -0.06));
            });
        case board::GroundPattern::Waves:
            return ownWaves(painter, box);
    }
}

}  // namespace

const std::vector<QColor>& houseInks() {
    static const std::vector<QColor> kInks{ink::kBlue,  ink::kSky,    ink::kGreen, ink::kOrange,
                                           ink::kAmber, ink::kYellow, ink::kPink,  ink::kBlack};
    return kInks;
}

void paintOwnWalls(const GroundPaint& paint, board::OwnLook look, const OwnWalls& walls) {
    const QColor colour = QColor::fromRgb(look.colour);
    // Marks smaller than a pixel are an even line.
    const auto line = paint.scale < 8 ? board::WallLine::Solid : static_cast<board::WallLine>(look.mark);
    switch (line) {
        case board::WallLine::Dashed:
            return dashes(paint, walls, colour);
        case board::WallLine::Dotted:
            return dots(paint, walls, colour);
        case board::WallLine::Double:
            return twoLines(paint, walls, colour);
        case board::WallLine::Ticks:
            return ticks(paint, walls, colour);
        case board::WallLine::Diamonds:
            return diamonds(paint, walls, colour);
        case board::WallLine::Zigzag:
            return zigzag(paint, walls, colour);
        case board::WallLine::Solid:
            break;
    }
    solidLine(paint, walls, colour, 0.12);
}

void paintOwnTerrain(const GroundPaint& paint, board::OwnLook look, const QPainterPath& area) {
    const QColor colour = QColor::fromRgb(look.colour);
    const auto pattern = static_cast<board::GroundPattern>(look.mark);
    const bool even = pattern == board::GroundPattern::Plain || paint.scale < 10;
    QColor tint = colour;
    tint.setAlpha(even ? 120 : 64);
    paint.painter.fillPath(area, tint);
    if (even && paint.scale < 10) return;
    paint.painter.save();
    paint.painter.setClipPath(area, Qt::IntersectClip);
    QColor marks = colour;
    marks.setAlpha(215);
    ownPattern(paint, pattern, marks, area.boundingRect() & paint.visible.adjusted(-0.5, -0.5, 0.5, 0.5));
    paint.painter.restore();
    paint.painter.strokePath(area.simplified(), QPen(marks, paint.atLeast(0.03, 1)));
}

}  // namespace tenaille::ui
