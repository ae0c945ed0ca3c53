// SPDX-License-Identifier: MIT
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "ui/scene/along.h"
#include "ui/scene/ground_painter.h"
#include "ui/scene/materials.h"
#include "ui/scene/noise.h"
#include "ui/scene/own_looks.h"

namespace tenaille::ui {

namespace {

constexpr std::size_t kWallPainterWallLooks = static_cast<std::size_t>(WallLook::Other) + 1;

const QColor kWallPainterWoodDark(0x3d, 0x2a, 0x16);
const QColor kWallPainterWoodLight(0x9c, 0x73, 0x3f);
const QColor kWallPainterLeaf(0x4d, 0x7a, 0x3c);
const QColor kLeafDark(0x2b, 0x4a, 0x24);
const QColor kCloth(0x8a, 0x3b, 0x5c);

using Walls = std::vector<const WallShape*>;

QPen roundPen(const QBrush& brush, double width) {
    return {brush, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

// So many walls are stroked as one shape: the renderer's time grows with the square of what one shape has in
// a row of pixels, and 20 000 walls in one took minutes.
constexpr std::size_t kWallsAtOnce = 128;

void strokeAll(const GroundPaint& paint, const Walls& walls, const QPen& pen) {
    for (std::size_t first = 0; first < walls.size(); first += kWallsAtOnce) {
        QPainterPath path;
        for (std::size_t i = first; i < std::min(walls.size(), first + kWallsAtOnce); ++i)
            path.addPolygon(walls[i]->points);
        paint.painter.strokePath(path, pen);
    }
}

void strokeAll(const GroundPaint& paint, const Walls& walls, const QColor& colour, double width) {
    strokeAll(paint, walls, roundPen(colour, width));
}

// Two inks with the joints of the blocks between them. Each ink is stroked for all walls before the next, so
// that corners and crossings melt together.
void paintStone(const GroundPaint& paint, const Walls& walls) {
    strokeAll(paint, walls, paint.means.colours.wallInk, paint.atLeast(0.2, 2.6));
    strokeAll(paint, walls, paint.means.colours.wallStone, paint.atLeast(0.115, 1));
    if (paint.scale < 30) return;
    strokeAll(paint, walls, paint.means.colours.wallStone.lighter(113), 0.06);
    QColor joint = paint.means.colours.wallInk;
    joint.setAlpha(120);
    paint.painter.setPen(QPen(joint, paint.atLeast(0.018, 0.8), Qt::SolidLine, Qt::FlatCap));
    for (const WallShape* wall : walls)
        along(wall->points, 0.5, 0.25, [&](QPointF at, QPointF direction) {
            const QPointF half = leftOf(direction) * 0.055;
            paint.painter.drawLine(at - half, at + half);
        });
}

void paintLowWall(const GroundPaint& paint, const Walls& walls) {
    strokeAll(paint, walls, kWallPainterWoodDark, paint.atLeast(0.14, 2));
    strokeAll(paint, walls, kWallPainterWoodLight, paint.atLeast(0.095, 1.2));
}

void paintArrowSlits(const GroundPaint& paint, const Walls& walls) {
    paintStone(paint, walls);
    const QPen slit(paint.means.colours.paper, paint.atLeast(0.05, 1), Qt::SolidLine, Qt::FlatCap);
    for (const WallShape* wall : walls)
        along(wall->points, 0.5, 0.25, [&](QPointF at, QPointF direction) {
            const QPointF half = leftOf(direction) * paint.atLeast(0.1, 1.3);
            paint.painter.setPen(slit);
            paint.painter.drawLine(at - half, at + half);
            paint.painter.drawLine(at - direction * 0.05, at + direction * 0.05);
        });
}

void paintWindows(const GroundPaint& paint, const Walls& walls) {
    strokeAll(paint, walls, paint.means.colours.wallInk, paint.atLeast(0.17, 3));
    strokeAll(paint, walls, kGlass, paint.atLeast(0.12, 2));
    strokeAll(paint, walls, paint.means.colours.wallInk, paint.atLeast(0.025, 0.7));
}

void paintPortcullis(const GroundPaint& paint, const Walls& walls) {
    strokeAll(paint, walls, kIron, paint.atLeast(0.045, 1));
    if (paint.scale < 12) return;
    paint.painter.setPen(QPen(kIron, paint.atLeast(0.02, 0.6)));
    paint.painter.setBrush(QColor(0x6f, 0x75, 0x80));
    for (const WallShape* wall : walls)
        along(wall->points, 0.2, 0.1,
              [&](QPointF at, QPointF) { paint.painter.drawEllipse(at, 0.055, 0.055); });
}

void paintFences(const GroundPaint& paint, const Walls& walls) {
    strokeAll(paint, walls, kWallPainterWoodDark, paint.atLeast(0.06, 1.4));
    strokeAll(paint, walls, kWallPainterWoodLight, paint.atLeast(0.03, 0.7));
    if (paint.scale < 10) return;
    paint.painter.setPen(QPen(kWallPainterWoodDark, paint.atLeast(0.02, 0.6)));
    paint.painter.setBrush(kWallPainterWoodLight);
    for (const WallShape* wall : walls) {
        const auto post = [&](QPointF at, QPointF direction) {
            const QPointF a = direction * 0.06;
            const QPointF b = leftOf(direction) * 0.06;
            paint.painter.drawPolygon(QPolygonF({at - a - b, at + a - b, at + a + b, at - a + b}));
        };
        along(wall->points, 0.5, 0.5, post);
        for (const QPointF& corner : wall->points) post(corner, {1, 0});
    }
}

// Of where it begins: not of its record, so that players cannot tell how it is recorded.
std::uint32_t seedOf(const WallShape& wall) {
    const QPointF from = wall.points.front() * geometry::kUnitsPerCell;
    return static_cast<std::uint32_t>(std::lround(from.x())) * 31u +
           static_cast<std::uint32_t>(std::lround(from.y()));
}

void paintHedges(const GroundPaint& paint, const Walls& walls) {
    strokeAll(paint, walls, kLeafDark, paint.atLeast(0.26, 3));
    if (paint.scale < 10) return strokeAll(paint, walls, kWallPainterLeaf, paint.atLeast(0.18, 2));
    for (const bool upper : {false, true}) {
        paint.painter.setPen(Qt::NoPen);
        for (const WallShape* wall : walls) {
            int leaf = 0;
            const std::uint32_t seed = seedOf(*wall) * 977u + (upper ? 1u : 0u);
            along(wall->points, 0.085, 0.02, [&](QPointF at, QPointF direction) {
                const double side = (randomAt(leaf, 1, seed) - 0.5) * (upper ? 0.16 : 0.26);
                const double size = 0.05 + 0.05 * randomAt(leaf, 2, seed);
                paint.painter.setBrush(
                    upper ? kWallPainterLeaf.lighter(100 + static_cast<int>(30 * randomAt(leaf, 3, seed)))
                          : kWallPainterLeaf.darker(125));
                paint.painter.drawEllipse(at + leftOf(direction) * side, size, size);
                ++leaf;
            });
        }
    }
}

void paintCurtains(const GroundPaint& paint, const Walls& walls) {
    QPainterPath folds;
    for (const WallShape* wall : walls) {
        bool begun = false;
        double side = 0.05;
        along(wall->points, 0.125, 0.0625, [&](QPointF at, QPointF direction) {
            const QPointF next = at + leftOf(direction) * side;
            if (begun)
                folds.quadTo(at - direction * 0.0625 + leftOf(direction) * side * 1.2, next);
            else
                folds.moveTo(next);
            begun = true;
            side = -side;
        });
    }
    strokeAll(paint, walls, kWallPainterWoodDark, paint.atLeast(0.03, 0.8));
    paint.painter.strokePath(folds, roundPen(kCloth.darker(160), paint.atLeast(0.085, 2)));
    paint.painter.strokePath(folds, roundPen(kCloth, paint.atLeast(0.05, 1.2)));
}

void paintSmoke(const GroundPaint& paint, const Walls& walls) {
    paint.painter.setPen(QPen(QColor(70, 74, 82, 150), paint.atLeast(0.015, 0.6)));
    for (const WallShape* wall : walls) {
        int puff = 0;
        const std::uint32_t seed = seedOf(*wall);
        along(wall->points, 0.16, 0.08, [&](QPointF at, QPointF direction) {
            const double side = (randomAt(puff, 1, seed) - 0.5) * 0.1;
            const double size = paint.atLeast(0.055 + 0.035 * randomAt(puff, 2, seed), 1);
            paint.painter.setBrush(QColor(168, 172, 180, 170));
            paint.painter.drawEllipse(at + leftOf(direction) * side, size, size);
            ++puff;
        });
    }
}

void paintMarked(const GroundPaint& paint, const Walls& walls, const QColor& colour, Qt::PenStyle style) {
    strokeAll(paint, walls, QPen(colour, paint.atLeast(0.04, 1.4), style, Qt::FlatCap));
}

void paintLook(const GroundPaint& paint, WallLook look, const Walls& walls) {
    switch (look) {
        case WallLook::Stone:
            return paintStone(paint, walls);
        case WallLook::LowWall:
            return paintLowWall(paint, walls);
        case WallLook::ArrowSlit:
            return paintArrowSlits(paint, walls);
        case WallLook::Window:
            return paintWindows(paint, walls);
        case WallLook::Portcullis:
            return paintPortcullis(paint, walls);
        case WallLook::Fence:
            return paintFences(paint, walls);
        case WallLook::Hedge:
            return paintHedges(paint, walls);
        case WallLook::Curtain:
            return paintCurtains(paint, walls);
        case WallLook::Smoke:
            return paintSmoke(paint, walls);
        case WallLook::Object:
            return paintMarked(paint, walls, QColor(90, 84, 74, 200), Qt::DashLine);
        case WallLook::Invisible:
            return paintMarked(paint, walls, ink::kPink, Qt::DotLine);
        case WallLook::OneWay:
            return paintStone(paint, walls);
        case WallLook::Other:
            return paintMarked(paint, walls, ink::kPink, Qt::DashDotLine);
    }
}

// The ink of a traced wall, by look.
QColor inkOf(WallLook look) {
    static constexpr std::array<QRgb, kWallPainterWallLooks> kInk{
        0xff2f4f8f, 0xff7a5320, 0xff3f4650, 0xff1f86c0, 0xff41464f, 0xff6b4a22, 0xff2f6b2c,
        0xff8a3b5c, 0xff6a6f78, 0xff8a6d1f, 0xffb0518c, 0xff2f4f8f, 0xffb0518c};
    return QColor::fromRgb(kInk[static_cast<std::size_t>(look)]);
}

// On a picture the walls are traced for the GM: thin, in a light casing, so that the picture stays readable.
void trace(const GroundPaint& paint, WallLook look, const Walls& walls) {
    const bool solid = look == WallLook::Stone || look == WallLook::OneWay || look == WallLook::LowWall ||
                       look == WallLook::Hedge;
    strokeAll(paint, walls, QColor(255, 255, 255, 180), paint.atLeast(0.09, 4.4));
    strokeAll(paint, walls,
              QPen(inkOf(look), paint.atLeast(0.045, 2.2), solid ? Qt::SolidLine : Qt::DashLine, Qt::RoundCap,
                   Qt::RoundJoin));
}

// Whose side a one-way wall acts on: arrows from the side that is free.
void paintArrows(const GroundPaint& paint) {
    if (paint.scale < 10) return;
    const QPen casing(QColor(255, 255, 255, 220), paint.atLeast(0.09, 3.4), Qt::SolidLine, Qt::RoundCap,
                      Qt::RoundJoin);
    const QPen line(QColor(0xb0, 0x51, 0x8c), paint.atLeast(0.045, 1.6), Qt::SolidLine, Qt::RoundCap,
                    Qt::RoundJoin);
    paint.painter.setBrush(Qt::NoBrush);
    for (const auto& wall : paint.ground.walls) {
        if (!wall->oneWay || !paint.shows(*wall)) continue;
        along(wall->points, 1, 0.5, [&](QPointF at, QPointF direction) {
            const QPointF ahead = leftOf(direction) * paint.atLeast(0.16, 5);
            const QPointF side = direction * paint.atLeast(0.1, 3.2);
            const QPolygonF arrow({at - side - ahead * 0.4, at + ahead, at + side - ahead * 0.4});
            for (const QPen& pen : {casing, line}) {
                paint.painter.setPen(pen);
                paint.painter.drawPolyline(arrow);
            }
        });
    }
}

// So many walls on so small a board are a drawing of hair lines, which cost a hundredth of strokes.
bool areDense(const GroundPaint& paint, const Walls& walls) {
    return paint.scale < 16 && walls.size() > 1000;
}

void paintHairLines(const GroundPaint& paint, const QColor& colour, const Walls& walls) {
    QPen pen(colour, 1);
    pen.setCosmetic(true);
    paint.painter.setPen(pen);
    for (const WallShape* wall : walls) paint.painter.drawPolyline(wall->points);
}

}  // namespace

void paintWalls(const GroundPaint& paint) {
    // Thin barriers lie under thick ones.
    static constexpr std::array kOrder{
        WallLook::Object, WallLook::Invisible, WallLook::Other,   WallLook::Smoke,      WallLook::Curtain,
        WallLook::Fence,  WallLook::Hedge,     WallLook::LowWall, WallLook::Portcullis, WallLook::Stone,
        WallLook::OneWay, WallLook::ArrowSlit, WallLook::Window};
    const bool traced = paint.ground.tracesWalls();
    if (traced && !paint.means.tracesWalls) return;
    std::array<Walls, kWallPainterWallLooks> walls;
    std::map<board::OwnLook, Walls> own;
    for (const auto& wall : paint.ground.walls)
        if (paint.shows(*wall) && wall->points.size() > 1)
            (wall->own ? own[*wall->own]
                       : walls[std::min(static_cast<std::size_t>(wall->look), kWallPainterWallLooks - 1)])
                .push_back(wall.get());
    for (const WallLook look : kOrder) {
        const Walls& some = walls[static_cast<std::size_t>(look)];
        if (some.empty()) continue;
        const bool bare = look == WallLook::Stone && !traced;
        if (areDense(paint, some))
            paintHairLines(paint, bare ? paint.means.colours.wallInk : inkOf(look), some);
        else if (traced)
            trace(paint, look, some);
        else
            paintLook(paint, look, some);
    }
    for (const auto& [look, some] : own) {
        if (areDense(paint, some)) {
            paintHairLines(paint, QColor::fromRgb(look.colour), some);
            continue;
        }
        if (traced) strokeAll(paint, some, QColor(255, 255, 255, 180), paint.atLeast(0.12, 4.4));
        paintOwnWalls(paint, look, some);
    }
    if (paint.means.tracesWalls) paintArrows(paint);
}

}  // namespace tenaille::ui
