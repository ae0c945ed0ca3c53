// SPDX-License-Identifier: MIT
//
// Furniture and nature as small drawings in a frame of -0.5 .. 0.5 both ways; the frame is stretched to the
// rectangle of the prop. Light comes from the upper left.
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/scene/along.h"
#include "ui/scene/ground_painter.h"
#include "ui/scene/noise.h"
#include "ui/scene/shapes_of.h"

namespace tenaille::ui {

namespace {

const QColor kInk(0x23, 0x1d, 0x17);
const QColor kWood(0xa0, 0x74, 0x43);
const QColor kWoodLight(0xbd, 0x92, 0x5c);
const QColor kWoodDark(0x5f, 0x40, 0x20);
const QColor kStone(0x8d, 0x8b, 0x86);
const QColor kStoneLight(0xb4, 0xb1, 0xa9);
const QColor kPropPainterIron(0x43, 0x47, 0x4f);
const QColor kLeaf(0x4f, 0x7d, 0x3d);

// A prop's own painter: line widths are in cells whatever the stretch.
struct Pencil {
    QPainter& painter;
    double w;  // size in cells
    double h;
    double line;  // width of an outline, in cells
    std::uint32_t seed;

    QPointF at(double x, double y) const { return {x * w, y * h}; }
    QRectF box(double x, double y, double width, double height) const {
        return {x * w, y * h, width * w, height * h};
    }
    double radius() const { return std::min(w, h) / 2; }
    void ink(const QColor& fill, double width = 1) const {
        painter.setPen(QPen(kInk, line * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(fill);
    }
    void fill(const QBrush& brush) const {
        painter.setPen(Qt::NoPen);
        painter.setBrush(brush);
    }
    void stroke(const QColor& colour, double width) const {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
    }
};

QBrush dome(const Pencil& pencil, const QColor& light, const QColor& dark) {
    QRadialGradient shade(pencil.at(-0.18, -0.2), pencil.radius() * 1.35);
    shade.setColorAt(0, light);
    shade.setColorAt(1, dark);
    return shade;
}

void boards(const Pencil& p, const QRectF& box, bool across, double spacing) {
    p.stroke(QColor(60, 38, 16, 120), p.line * 0.6);
    const double length = across ? box.width() : box.height();
    const int count = std::max(2, static_cast<int>(std::lround(length / spacing)));
    for (int i = 1; i < count; ++i) {
        const double t = length * i / count;
        if (across)
            p.painter.drawLine(QPointF(box.left() + t, box.top()), QPointF(box.left() + t, box.bottom()));
        else
            p.painter.drawLine(QPointF(box.left(), box.top() + t), QPointF(box.right(), box.top() + t));
    }
}

void table(const Pencil& p) {
    const QRectF top = p.box(-0.46, -0.44, 0.92, 0.88);
    p.ink(kWood);
    p.painter.drawRoundedRect(top, 0.06, 0.06);
    boards(p, top, p.w < p.h, 0.24);
    p.stroke(kWoodLight, p.line * 0.8);
    p.painter.drawLine(top.topLeft() + QPointF(0.06, p.line), top.topRight() + QPointF(-0.06, p.line));
}

void crate(const Pencil& p) {
    const QRectF side = p.box(-0.43, -0.43, 0.86, 0.86);
    p.ink(kWoodLight);
    p.painter.drawRect(side);
    boards(p, side, true, 0.17);
    const double beam = std::min(side.width(), side.height()) * 0.15;
    p.painter.setPen(QPen(kInk, p.line * 0.7));
    p.painter.setBrush(kWood);
    p.painter.drawRect(QRectF(side.topLeft(), QSizeF(side.width(), beam)));
    p.painter.drawRect(QRectF(side.bottomLeft() - QPointF(0, beam), QSizeF(side.width(), beam)));
    const QPointF half = leftOf(unit(side.bottomRight() - side.topLeft())) * beam / 2;
    const QPointF a = side.topLeft() + QPointF(beam, beam) * 0.7;
    const QPointF b = side.bottomRight() - QPointF(beam, beam) * 0.7;
    p.painter.drawPolygon(QPolygonF({a - half, b - half, b + half, a + half}));
}

void barrel(const Pencil& p) {
    const double r = p.radius() * 0.84;
    p.ink(kWood);
    p.painter.setBrush(dome(p, kWoodLight, kWoodDark.lighter(130)));
    p.painter.drawEllipse(QPointF(), r, r);
    p.stroke(kPropPainterIron, p.line * 1.5);
    p.painter.drawEllipse(QPointF(), r * 0.86, r * 0.86);
    p.painter.save();
    QPainterPath lid;
    lid.addEllipse(QPointF(), r * 0.8, r * 0.8);
    p.painter.setClipPath(lid, Qt::IntersectClip);
    boards(p, QRectF(-r, -r, 2 * r, 2 * r), true, r * 0.42);
    p.painter.restore();
}

void pillar(const Pencil& p) {
    p.ink(kStone.darker(120), 1.4);
    p.painter.drawRoundedRect(p.box(-0.44, -0.44, 0.88, 0.88), 0.1, 0.1);
    p.ink(kStone, 0.8);
    p.painter.setBrush(dome(p, kStoneLight.lighter(112), kStone.darker(118)));
    p.painter.drawEllipse(QPointF(), p.w * 0.37, p.h * 0.37);
    p.stroke(QColor(255, 255, 255, 70), p.line);
    p.painter.drawEllipse(QPointF(), p.w * 0.29, p.h * 0.29);
}

void statue(const Pencil& p) {
    p.ink(kStone.darker(125), 1.3);
    p.painter.drawRect(p.box(-0.42, -0.42, 0.84, 0.84));
    p.ink(kStoneLight, 0.8);
    p.painter.drawRect(p.box(-0.33, -0.33, 0.66, 0.66));
    // Shoulders, head and a sword held in front, seen from above.
    p.ink(kStone);
    p.painter.drawEllipse(p.at(0, 0.03), p.w * 0.27, p.h * 0.15);
    p.stroke(kInk, p.line * 2.6);
    p.painter.drawLine(p.at(0.17, 0.08), p.at(0.17, -0.3));
    p.stroke(kStoneLight.lighter(110), p.line * 1.4);
    p.painter.drawLine(p.at(0.17, 0.08), p.at(0.17, -0.3));
    p.ink(kStoneLight);
    p.painter.drawEllipse(p.at(0, 0), p.radius() * 0.25, p.radius() * 0.25);
}

// A crown of leaves: lobes around the rim and lighter ones above.
void crown(const Pencil& p, const QColor& colour, int lobes, double reach) {
    QPainterPath rim;
    rim.setFillRule(Qt::WindingFill);
    for (int lobe = 0; lobe < lobes; ++lobe) {
        const double turn = 2 * M_PI * lobe / lobes + 0.3 * randomAt(lobe, 1, p.seed);
        const double size = p.radius() * (0.3 + 0.12 * randomAt(lobe, 2, p.seed));
        rim.addEllipse(QPointF(std::cos(turn) * p.w, std::sin(turn) * p.h) * reach / 2, size, size);
    }
    rim.addEllipse(QPointF(), p.w * reach * 0.42, p.h * reach * 0.42);
    p.ink(colour.darker(118), 1.1);
    p.painter.drawPath(rim.simplified());
    for (int leaf = 0; leaf < lobes * 4; ++leaf) {
        const double turn = 2 * M_PI * randomAt(leaf, 3, p.seed);
        const double out = reach * 0.48 * std::sqrt(randomAt(leaf, 4, p.seed));
        const QPointF at(std::cos(turn) * out * p.w - 0.02, std::sin(turn) * out * p.h - 0.03);
        const double size = p.radius() * (0.1 + 0.12 * randomAt(leaf, 5, p.seed));
        // Lighter towards the light.
        const int shade =
            100 + static_cast<int>(26 * (-at.x() / p.w - at.y() / p.h) + 14 * randomAt(leaf, 6, p.seed));
        p.fill(colour.lighter(std::max(80, shade)));
        p.painter.drawEllipse(at, size, size * 0.9);
    }
}

void tree(const Pencil& p) {
    crown(p, kLeaf, 10, 0.74);
    p.ink(kWoodDark, 0.8);
    p.painter.drawEllipse(QPointF(), p.radius() * 0.13, p.radius() * 0.13);
}

void bush(const Pencil& p) {
    crown(p, QColor(0x68, 0x8f, 0x45), 7, 0.62);
    p.fill(QColor(0xc2, 0x4a, 0x4a));
    for (int berry = 0; berry < 6; ++berry)
        p.painter.drawEllipse(
            p.at(0.6 * (randomAt(berry, 8, p.seed) - 0.5), 0.6 * (randomAt(berry, 9, p.seed) - 0.5)),
            p.radius() * 0.055, p.radius() * 0.055);
}

void boulder(const Pencil& p) {
    QPolygonF rim;
    for (int corner = 0; corner < 9; ++corner) {
        const double turn = 2 * M_PI * corner / 9 + 0.35 * randomAt(corner, 1, p.seed);
        const double out = 0.38 + 0.09 * randomAt(corner, 2, p.seed);
        rim << QPointF(std::cos(turn) * out * p.w, std::sin(turn) * out * p.h);
    }
    p.ink(kStone, 1.2);
    p.painter.setBrush(dome(p, kStoneLight, kStone.darker(140)));
    p.painter.drawPolygon(rim);
    p.stroke(QColor(30, 26, 22, 130), p.line * 0.7);
    p.painter.drawPolyline(QPolygonF({rim[1] * 0.95, rim[1] * 0.4, rim[5] * 0.35, rim[4] * 0.9}));
    p.stroke(QColor(255, 255, 255, 90), p.line);
    p.painter.drawPolyline(QPolygonF({rim[5] * 0.72, rim[6] * 0.7, rim[7] * 0.62}));
}

// Descending from top to bottom: each step is darker and a little narrower.
void stairs(const Pencil& p) {
    const int steps = std::max(4, static_cast<int>(std::lround(p.h / 0.22)));
    for (int i = 0; i < steps; ++i) {
        const double t = static_cast<double>(i) / steps;
        const double inset = 0.09 * t;
        p.ink(QColor::fromRgb(0xffcfc8ba).darker(100 + static_cast<int>(75 * t)), 0.8);
        p.painter.drawRect(p.box(-0.48 + inset, -0.5 + t, 0.96 - 2 * inset, 1.0 / steps));
    }
    p.stroke(kInk, p.line * 1.4);
    p.painter.drawLine(p.at(-0.48, -0.5), p.at(-0.39, 0.5));
    p.painter.drawLine(p.at(0.48, -0.5), p.at(0.39, 0.5));
}

void chest(const Pencil& p) {
    const QRectF body = p.box(-0.42, -0.3, 0.84, 0.6);
    p.ink(kWood, 1.1);
    p.painter.drawRoundedRect(body, 0.05, 0.05);
    boards(p, body, false, 0.13);
    p.ink(QColor(0xc9, 0xa2, 0x45), 0.7);
    for (const double x : {-0.34, 0.26}) p.painter.drawRect(p.box(x, -0.3, 0.08, 0.6));
    p.painter.drawRoundedRect(p.box(-0.08, 0.12, 0.16, 0.2), 0.02, 0.02);
}

void fire(const Pencil& p) {
    p.fill(QColor(40, 30, 22, 120));
    p.painter.drawEllipse(QPointF(), p.radius() * 0.8, p.radius() * 0.8);
    p.ink(kStone, 0.8);
    for (int stone = 0; stone < 10; ++stone) {
        const double turn = 2 * M_PI * stone / 10;
        const double size = p.radius() * (0.14 + 0.05 * randomAt(stone, 1, p.seed));
        p.painter.drawEllipse(QPointF(std::cos(turn), std::sin(turn)) * p.radius() * 0.76, size, size * 0.85);
    }
    static constexpr std::array<std::pair<double, QRgb>, 3> kFlames{
        {{0.56, 0xffd9541e}, {0.42, 0xfff0a030}, {0.24, 0xfffbe58a}}};
    for (const auto& [size, colour] : kFlames) {
        QPainterPath flame;
        const int tongues = 7;
        for (int i = 0; i <= 2 * tongues; ++i) {
            const double turn = M_PI * i / tongues + size;
            const double out = p.radius() * size * (i % 2 == 0 ? 1.0 : 0.62);
            const QPointF at = QPointF(std::cos(turn), std::sin(turn)) * out;
            i == 0 ? flame.moveTo(at) : flame.lineTo(at);
        }
        p.fill(QColor::fromRgb(colour));
        p.painter.drawPath(flame);
    }
}

void bed(const Pencil& p) {
    p.ink(kWoodDark, 1.1);
    p.painter.drawRoundedRect(p.box(-0.44, -0.47, 0.88, 0.94), 0.05, 0.05);
    p.ink(QColor(0xea, 0xe4, 0xd6), 0.6);
    p.painter.drawRoundedRect(p.box(-0.38, -0.41, 0.76, 0.84), 0.05, 0.05);
    p.ink(QColor(0xfa, 0xf7, 0xf0), 0.7);
    p.painter.drawRoundedRect(p.box(-0.3, -0.37, 0.6, 0.19), 0.07, 0.07);
    p.ink(QColor(0x8d, 0x3c, 0x3c), 0.7);
    p.painter.drawRoundedRect(p.box(-0.4, -0.08, 0.8, 0.52), 0.05, 0.05);
    p.fill(QColor(0xb0, 0x5e, 0x58));
    p.painter.drawRect(p.box(-0.39, -0.08, 0.78, 0.09));
}

void other(const Pencil& p) {
    p.ink(QColor(0xcc, 0x79, 0xa7, 120));
    p.painter.drawRect(p.box(-0.45, -0.45, 0.9, 0.9));
}

using Draw = void (*)(const Pencil&);
constexpr std::array<Draw, 13> kDrawings{table,   crate,  barrel, pillar, statue, tree, bush,
                                         boulder, stairs, chest,  fire,   bed,    other};

}  // namespace

void paintHiddenRim(const GroundPaint& paint, const QPolygonF& outline) {
    QPen pen(paint.means.colours.mapText, paint.atLeast(0.03, 1.2));
    pen.setDashPattern({3, 3});
    pen.setCapStyle(Qt::FlatCap);
    paint.painter.setPen(pen);
    paint.painter.setBrush(Qt::NoBrush);
    paint.painter.drawPolygon(outline);
}

// Of what is seen of it alone: an id would tell how many other records were made before.
std::uint32_t seedOf(const PropShape& prop) {
    const auto part = [](double value) { return static_cast<std::uint32_t>(std::lround(value * 64)); };
    std::uint32_t seed = 5;
    for (const double value : {prop.at.x(), prop.at.y(), prop.size.width(), prop.size.height(),
                               static_cast<double>(prop.rotation)})
        seed = seed * 31 + part(value);
    return seed;
}

void paintProps(const GroundPaint& paint) {
    if (paint.scale < 4) return;
    for (const auto& prop : paint.ground.props) {
        if (!paint.shows(*prop)) continue;
        paint.painter.save();
        paint.painter.translate(prop->at);
        paint.painter.rotate(prop->rotation);
        const Pencil pencil{paint.painter, prop->size.width(), prop->size.height(), paint.atLeast(0.026, 0.7),
                            seedOf(*prop)};
        if (prop->hidden) paint.painter.setOpacity(kHiddenThing);
        kDrawings[static_cast<std::size_t>(prop->look)](pencil);
        paint.painter.restore();
        if (prop->hidden) paintHiddenRim(paint, propOutline(*prop));
    }
}

}  // namespace tenaille::ui
