// SPDX-License-Identifier: MIT
//
// Terrain is recognised by its pattern first and its tint second. Marks lie on a raster of the board, placed
// by noise, so that neighbouring cells and tiles continue each other.
#include <QPainterPath>
#include <cmath>

#include "ui/scene/ground_painter.h"
#include "ui/scene/noise.h"
#include "ui/scene/own_looks.h"
#include "ui/scene/textures.h"

namespace tenaille::ui {

namespace {

const QColor kEarth(0x4f, 0x44, 0x30);

QPainterPath pathOf(const GroundPaint& paint, const TerrainShape& terrain) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const QPolygonF& cell : terrain.cells)
        if (cell.boundingRect().intersects(paint.visible)) {
            path.addPolygon(cell);
            path.closeSubpath();
        }
    return path;
}

// Calls mark(point, column, row) for the points of a jittered raster over `box`.
template <class Mark>
void scatter(const QRectF& box, double spacing, std::uint32_t seed, Mark&& mark) {
    const int left = static_cast<int>(std::floor(box.left() / spacing)) - 1;
    const int right = static_cast<int>(std::ceil(box.right() / spacing)) + 1;
    const int top = static_cast<int>(std::floor(box.top() / spacing)) - 1;
    const int bottom = static_cast<int>(std::ceil(box.bottom() / spacing)) + 1;
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column) {
            const double dx = 0.2 + 0.6 * randomAt(column, row, seed);
            const double dy = 0.2 + 0.6 * randomAt(column, row, seed + 1);
            mark(QPointF((column + dx) * spacing, (row + dy) * spacing), column, row);
        }
}

// Rubble: dots of several sizes, more of them the harder the ground.
void rubble(const GroundPaint& paint, const QRectF& box, int hardness) {
    QPainter& painter = paint.painter;
    const double spacing = hardness == 1 ? 0.2 : hardness == 2 ? 0.155 : 0.125;
    painter.setPen(Qt::NoPen);
    scatter(box, spacing, 200, [&](QPointF at, int column, int row) {
        const double size = 0.016 + 0.036 * std::pow(randomAt(column, row, 203), 1.5f);
        painter.setBrush(QColor(70, 60, 42, 70));
        painter.drawEllipse(at + QPointF(0.012, 0.016), size, size);
        painter.setBrush(QColor::fromRgb(randomAt(column, row, 204) > 0.5f ? 0xff7d7259 : 0xff6a6049));
        painter.drawEllipse(at, size, size * 0.9);
    });
    if (hardness < 2) return;
    // Broken slabs.
    scatter(box, hardness == 2 ? 0.75 : 0.5, 210, [&](QPointF at, int column, int row) {
        if (randomAt(column, row, 213) < 0.35f) return;
        QPolygonF slab;
        for (int corner = 0; corner < 5; ++corner) {
            const double turn = corner * 1.2566 + randomAt(column, row, 214);
            const double radius = 0.07 + 0.08 * randomAt(column * 5 + corner, row, 215);
            slab << at + QPointF(std::cos(turn), std::sin(turn)) * radius;
        }
        painter.setPen(QPen(QColor(60, 52, 38, 200), paint.atLeast(0.014, 0.7)));
        painter.setBrush(QColor(0x8f, 0x86, 0x70));
        painter.drawPolygon(slab);
    });
}

void waves(const GroundPaint& paint, const QPainterPath& area, const QRectF& box, bool deep) {
    QPainter& painter = paint.painter;
    painter.fillPath(area, deep ? QColor(24, 66, 98, 205) : QColor(66, 128, 158, 130));
    painter.setBrush(Qt::NoBrush);
    QPen pen(deep ? QColor(120, 178, 208, 150) : QColor(214, 238, 246, 170), paint.atLeast(0.022, 0.8),
             Qt::SolidLine, Qt::RoundCap);
    painter.setPen(pen);
    scatter(box, 0.42, deep ? 230u : 220u, [&](QPointF at, int column, int row) {
        if (randomAt(column, row, 233) < 0.25f) return;
        const double length = 0.09 + 0.07 * randomAt(column, row, 234);
        QPainterPath wave(at - QPointF(length, 0));
        wave.cubicTo(at + QPointF(-length * 0.5, -0.06), at + QPointF(-length * 0.3, 0.05), at);
        wave.cubicTo(at + QPointF(length * 0.3, -0.06), at + QPointF(length * 0.6, 0.04),
                     at + QPointF(length, -0.01));
        painter.drawPath(wave);
        if (deep) painter.drawPath(wave.translated(0.03, 0.07));
    });
}

void rockHatch(const GroundPaint& paint, const QPainterPath& area) {
    paint.painter.fillPath(area, floorBrush(Material::Rock, paint.scale));
    paint.painter.fillPath(area, QColor(20, 18, 16, 70));
    paint.painter.fillPath(area, hatchBrush(QColor(30, 28, 26), paint.scale));
    paint.painter.strokePath(area.simplified(), QPen(QColor(28, 26, 24), paint.atLeast(0.07, 1.5)));
}

void puffs(const GroundPaint& paint, const QPainterPath& area, const QRectF& box, bool thick) {
    QPainter& painter = paint.painter;
    painter.fillPath(area, QColor(196, 200, 208, thick ? 215 : 90));
    painter.setPen(QPen(QColor(96, 100, 110, thick ? 150 : 110), paint.atLeast(0.016, 0.7)));
    painter.setBrush(QColor(222, 225, 231, thick ? 150 : 70));
    scatter(box, 0.5, 240, [&](QPointF at, int column, int row) {
        const double size = 0.1 + 0.1 * randomAt(column, row, 243);
        QPainterPath puff;
        puff.setFillRule(Qt::WindingFill);
        puff.addEllipse(at, size, size * 0.8);
        puff.addEllipse(at + QPointF(size * 0.8, size * 0.15), size * 0.7, size * 0.6);
        puff.addEllipse(at - QPointF(size * 0.8, -size * 0.2), size * 0.65, size * 0.55);
        painter.drawPath(puff.simplified());
    });
}

void slants(const GroundPaint& paint, const QPainterPath& area, const QRectF& box, const QColor& tint,
            const QColor& ink, double spacing) {
    QPainter& painter = paint.painter;
    painter.fillPath(area, tint);
    painter.setPen(QPen(ink, paint.atLeast(0.02, 0.8), Qt::SolidLine, Qt::FlatCap));
    const double height = box.height();
    const int first = static_cast<int>(std::floor((box.left() - box.bottom()) / spacing));
    const int last = static_cast<int>(std::ceil((box.right() - box.top()) / spacing)) + 1;
    for (int line = first; line <= last; ++line) {
        const double x = line * spacing + box.top();
        painter.drawLine(QPointF(x, box.top()), QPointF(x + height, box.bottom()));
    }
}

// Logs across the way.
void obstacles(const GroundPaint& paint, const QRectF& box) {
    QPainter& painter = paint.painter;
    scatter(box, 0.5, 250, [&](QPointF at, int column, int row) {
        const double turn = (randomAt(column, row, 253) - 0.5) * 1.2;
        const QPointF half(0.22 * std::cos(turn), 0.22 * std::sin(turn));
        painter.setPen(QPen(QColor(0x3d, 0x2a, 0x16), 0.11, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at - half, at + half);
        painter.setPen(QPen(QColor(0x8d, 0x66, 0x38), 0.07, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at - half, at + half);
    });
}

// Clumps of undergrowth; low ones are smaller and sparser.
void undergrowth(const GroundPaint& paint, const QRectF& box, bool low) {
    QPainter& painter = paint.painter;
    painter.setPen(QPen(QColor(0x2b, 0x4a, 0x24), paint.atLeast(0.016, 0.7)));
    scatter(box, low ? 0.34 : 0.3, 260, [&](QPointF at, int column, int row) {
        if (low && randomAt(column, row, 263) < 0.3f) return;
        const double size = (low ? 0.07 : 0.11) + 0.06 * randomAt(column, row, 264);
        painter.setBrush(QColor::fromRgb(randomAt(column, row, 265) > 0.5f ? 0xff5d8a48 : 0xff4b753a));
        for (int leaf = 0; leaf < 5; ++leaf) {
            const double turn = leaf * 1.2566 + randomAt(column, row, 266);
            painter.drawEllipse(at + QPointF(std::cos(turn), std::sin(turn)) * size * 0.7, size * 0.62,
                                size * 0.62);
        }
    });
}

// Pennants of a side.
void flags(const GroundPaint& paint, const QPainterPath& area, const QRectF& box, const QColor& colour) {
    QPainter& painter = paint.painter;
    QColor tint = colour;
    tint.setAlpha(52);
    painter.fillPath(area, tint);
    scatter(box, 0.62, 270, [&](QPointF at, int, int) {
        painter.setPen(QPen(QColor(30, 26, 20, 190), paint.atLeast(0.022, 0.9), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at + QPointF(0, 0.13), at - QPointF(0, 0.15));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(
            QPolygonF({at - QPointF(0, 0.15), at + QPointF(0.17, -0.09), at - QPointF(0, 0.02)}));
    });
}

bool isStart(TerrainLook look) { return look == TerrainLook::PartyStart || look == TerrainLook::FoeStart; }

QColor startColour(TerrainLook look) {
    return sideLook(look == TerrainLook::PartyStart ? "party" : "foe").fill;
}

QColor tintFromAfar(TerrainLook look) {
    if (isStart(look)) {
        QColor colour = startColour(look);
        colour.setAlpha(90);
        return colour;
    }
    switch (look) {
        case TerrainLook::ShallowWater:
            return {66, 128, 158, 150};
        case TerrainLook::DeepWater:
            return {30, 72, 104, 210};
        case TerrainLook::Cover:
            return {0x4f, 0x79, 0x3e, 150};
        case TerrainLook::LowCover:
            return {0x4f, 0x79, 0x3e, 95};
        case TerrainLook::Smoke:
            return {196, 200, 208, 110};
        case TerrainLook::ThickSmoke:
            return {204, 208, 216, 215};
        case TerrainLook::DimLight:
            return {20, 24, 60, 85};
        case TerrainLook::Darkness:
            return {8, 8, 24, 190};
        default:
            break;
    }
    QColor earth = kEarth;
    earth.setAlpha(90);
    return earth;
}

void paintLook(const GroundPaint& paint, TerrainLook look, const QPainterPath& area, const QRectF& box) {
    QPainter& painter = paint.painter;
    switch (look) {
        case TerrainLook::Difficult:
            return rubble(paint, box, 1);
        case TerrainLook::VeryDifficult:
            return rubble(paint, box, 2);
        case TerrainLook::Extreme:
            return rubble(paint, box, 3);
        case TerrainLook::Obstacle:
            return obstacles(paint, box);
        case TerrainLook::Rock:
            return;  // opaque: painted whole
        case TerrainLook::ShallowWater:
            return waves(paint, area, box, false);
        case TerrainLook::DeepWater:
            return waves(paint, area, box, true);
        case TerrainLook::Cover:
            return undergrowth(paint, box, false);
        case TerrainLook::LowCover:
            return undergrowth(paint, box, true);
        case TerrainLook::Smoke:
            return puffs(paint, area, box, false);
        case TerrainLook::ThickSmoke:
            return puffs(paint, area, box, true);
        case TerrainLook::DimLight:
            return slants(paint, area, box, QColor(20, 24, 60, 60), QColor(20, 24, 60, 60), 0.25);
        case TerrainLook::Darkness:
            return slants(paint, area, box, QColor(8, 8, 24, 165), QColor(8, 8, 24, 150), 0.16);
        case TerrainLook::PartyStart:
        case TerrainLook::FoeStart:
            return flags(paint, area, box, startColour(look));
        case TerrainLook::Other:
            return painter.fillPath(area, QBrush(ink::kPink, Qt::DiagCrossPattern));
    }
}

}  // namespace

void paintTerrain(const GroundPaint& paint) {
    for (const auto& terrain : paint.ground.terrain) {
        if (!paint.shows(*terrain) || (isStart(terrain->look) && !paint.means.startAreas)) continue;
        const QPainterPath area = pathOf(paint, *terrain);
        if (area.isEmpty()) continue;
        if (terrain->own) {
            paintOwnTerrain(paint, *terrain->own, area);
            continue;
        }
        if (terrain->look == TerrainLook::Rock) {
            rockHatch(paint, area);
            continue;
        }
        const QRectF box = area.boundingRect() & paint.visible.adjusted(-0.5, -0.5, 0.5, 0.5);
        // Marks smaller than a pixel are an even tint.
        if (paint.scale < 10 && terrain->look != TerrainLook::Other) {
            paint.painter.fillPath(area, tintFromAfar(terrain->look));
            continue;
        }
        paint.painter.save();
        paint.painter.setClipPath(area, Qt::IntersectClip);
        paintLook(paint, terrain->look, area, box);
        paint.painter.restore();
        if (terrain->look == TerrainLook::Difficult) continue;
        paint.painter.strokePath(area.simplified(),
                                 QPen(QColor(40, 32, 20, 70), paint.atLeast(0.02, 0.8), Qt::DashLine));
    }
}

}  // namespace tenaille::ui
