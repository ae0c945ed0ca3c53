// SPDX-License-Identifier: MIT
#include <QPainterPath>
#include <cmath>
#include <functional>

#include "ui/scene/along.h"
#include "ui/scene/ground_painter.h"
#include "ui/scene/materials.h"

namespace tenaille::ui {

namespace {

const QColor kLeafInk(0x2c, 0x1c, 0x0c);
const QColor kLeafWood(0x9a, 0x6a, 0x32);
const QColor kLeafLight(0xb9, 0x86, 0x48);
const QColor kBrass(0xe2, 0xc0, 0x6a);

constexpr double kThickness = 0.2;

// A frame with x along the door, from 0 to its length.
struct DoorFrame {
    QPointF from;
    QPointF along;
    QPointF across;
    double length = 1;

    explicit DoorFrame(const DoorShape& door)
        : from(door.from), along(unit(door.to - door.from)), across(-leftOf(along)) {
        const QPointF span = door.to - door.from;
        length = std::hypot(span.x(), span.y());
    }
    QPointF at(double x, double y = 0) const { return from + along * x + across * y; }
};

QPolygonF leaf(QPointF hinge, QPointF direction, double length, double thickness) {
    const QPointF side = leftOf(direction) * thickness / 2;
    const QPointF end = hinge + direction * length;
    return QPolygonF({hinge - side, end - side, end + side, hinge + side});
}

void paintLeaf(const GroundPaint& paint, QPointF hinge, QPointF direction, double length) {
    QPainter& painter = paint.painter;
    const double thickness = paint.atLeast(kThickness, 4);
    painter.setPen(QPen(kLeafInk, paint.atLeast(0.03, 1), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(kLeafWood);
    painter.drawPolygon(leaf(hinge, direction, length, thickness));
    if (paint.scale < 24) return;
    // A lighter board and two iron bands.
    painter.setPen(QPen(kLeafLight, thickness * 0.22, Qt::SolidLine, Qt::FlatCap));
    const QPointF side = leftOf(direction) * thickness * 0.2;
    painter.drawLine(hinge + direction * 0.05 * length + side, hinge + direction * 0.95 * length + side);
    painter.setPen(QPen(kLeafInk, paint.atLeast(0.03, 1), Qt::SolidLine, Qt::FlatCap));
    for (const double at : {0.22, 0.78}) {
        const QPointF band = hinge + direction * length * at;
        const QPointF half = leftOf(direction) * thickness * 0.46;
        painter.drawLine(band - half, band + half);
    }
}

void paintJambs(const GroundPaint& paint, const DoorFrame& frame) {
    const double half = paint.atLeast(0.13, 2.4);
    paint.painter.setPen(QPen(paint.means.colours.wallInk, paint.atLeast(0.03, 1)));
    paint.painter.setBrush(paint.means.colours.wallStone);
    for (const double x : {0.0, frame.length}) {
        const QPointF a = frame.along * half * 0.75;
        const QPointF b = frame.across * half;
        const QPointF at = frame.at(x);
        paint.painter.drawPolygon(QPolygonF({at - a - b, at + a - b, at + a + b, at - a + b}));
    }
}

void paintSwing(const GroundPaint& paint, QPointF hinge, QPointF open, QPointF closed, double length) {
    QPainterPath swing;
    swing.moveTo(hinge + closed * length);
    // A quarter circle; the handle length makes the curve one.
    const double handle = 0.5523 * length;
    swing.cubicTo(hinge + closed * length + open * handle, hinge + open * length + closed * handle,
                  hinge + open * length);
    QColor faint = kLeafInk;
    faint.setAlpha(110);
    QPen pen(faint, paint.atLeast(0.02, 1));
    pen.setDashPattern({3, 3});
    paint.painter.setPen(pen);
    paint.painter.setBrush(Qt::NoBrush);
    paint.painter.drawPath(swing);
}

void paintWooden(const GroundPaint& paint, const DoorShape& door, const DoorFrame& frame) {
    const bool two = door.look == DoorLook::DoubleDoor;
    const double length = two ? frame.length / 2 : frame.length;
    if (door.state == board::DoorState::Open) {
        paintSwing(paint, frame.from, frame.across, frame.along, length);
        if (two) paintSwing(paint, frame.at(frame.length), frame.across, -frame.along, length);
        paintLeaf(paint, frame.from, frame.across, length * 0.96);
        if (two) paintLeaf(paint, frame.at(frame.length), frame.across, length * 0.96);
    } else {
        paintLeaf(paint, frame.from, frame.along, length);
        if (two) paintLeaf(paint, frame.at(frame.length), -frame.along, length);
        // The handle sits at the free end.
        const double handle = two ? frame.length / 2 - 0.08 : frame.length - 0.14;
        paint.painter.setPen(QPen(kLeafInk, paint.atLeast(0.015, 0.7)));
        paint.painter.setBrush(kBrass);
        if (paint.scale >= 20) paint.painter.drawEllipse(frame.at(handle), 0.04, 0.04);
        if (two && paint.scale >= 20)
            paint.painter.drawEllipse(frame.at(frame.length / 2 + 0.08), 0.04, 0.04);
    }
    paintJambs(paint, frame);
}

void paintWindow(const GroundPaint& paint, const DoorShape& door, const DoorFrame& frame) {
    QPainter& painter = paint.painter;
    const bool open = door.state == board::DoorState::Open;
    const QPointF direction = open ? unit(frame.along + frame.across * 1.6) : frame.along;
    painter.setPen(QPen(kIron, paint.atLeast(0.17, 3.4), Qt::SolidLine, Qt::FlatCap));
    if (open) {
        painter.setPen(QPen(kIron, paint.atLeast(0.03, 1), Qt::DotLine, Qt::FlatCap));
        painter.drawLine(frame.from, frame.at(frame.length));
        painter.setPen(QPen(kIron, paint.atLeast(0.12, 2.6), Qt::SolidLine, Qt::FlatCap));
    }
    const double length = open ? frame.length * 0.5 : frame.length;
    painter.drawLine(frame.from, frame.from + direction * length);
    if (open)
        painter.drawLine(frame.at(frame.length),
                         frame.at(frame.length) + unit(frame.across * 1.6 - frame.along) * length);
    painter.setPen(QPen(kGlass, paint.atLeast(open ? 0.07 : 0.11, 2), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(frame.from, frame.from + direction * length);
    if (open)
        painter.drawLine(frame.at(frame.length),
                         frame.at(frame.length) + unit(frame.across * 1.6 - frame.along) * length);
    if (!open) {
        painter.setPen(QPen(kIron, paint.atLeast(0.03, 0.8), Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(frame.from, frame.at(frame.length));
        const double half = paint.atLeast(0.085, 1.7);
        painter.drawLine(frame.at(frame.length / 2, -half), frame.at(frame.length / 2, half));
    }
    paintJambs(paint, frame);
}

void paintGate(const GroundPaint& paint, const DoorShape& door, const DoorFrame& frame) {
    QPainter& painter = paint.painter;
    const bool open = door.state == board::DoorState::Open;
    painter.setPen(QPen(kIron, paint.atLeast(open ? 0.03 : 0.06, 1.2), open ? Qt::DashLine : Qt::SolidLine,
                        Qt::FlatCap));
    painter.drawLine(frame.from, frame.at(frame.length));
    painter.setPen(QPen(kIron, paint.atLeast(0.025, 0.7)));
    painter.setBrush(open ? QBrush(Qt::NoBrush) : QBrush(QColor(0x78, 0x7e, 0x8a)));
    const double size = paint.atLeast(0.06, 1.2);
    along(QPolygonF({frame.from, frame.at(frame.length)}), std::max(0.2, 3 * size), std::max(0.1, 1.5 * size),
          [&](QPointF at, QPointF) { painter.drawEllipse(at, size, size); });
    paintJambs(paint, frame);
}

// The two feet of the arch and the edges of its shadow on the floor.
void paintArchway(const GroundPaint& paint, const DoorFrame& frame) {
    QColor shade = paint.means.colours.wallInk;
    shade.setAlpha(60);
    paint.painter.setPen(QPen(shade, paint.atLeast(0.2, 3), Qt::SolidLine, Qt::FlatCap));
    paint.painter.drawLine(frame.from, frame.at(frame.length));
    shade.setAlpha(170);
    paint.painter.setPen(QPen(shade, paint.atLeast(0.02, 1), Qt::DashLine, Qt::FlatCap));
    for (const double side : {-0.1, 0.1})
        paint.painter.drawLine(frame.at(0, side), frame.at(frame.length, side));
    paintJambs(paint, frame);
}

// A round plate at the middle that can be read at every zoom.
void paintBadge(const GroundPaint& paint, QPointF at, const QColor& fill,
                const std::function<void(double)>& mark) {
    const double radius = paint.atLeast(0.15, 7);
    paint.painter.setPen(QPen(ink::kBlack, radius * 0.14));
    paint.painter.setBrush(fill);
    paint.painter.drawEllipse(at, radius, radius);
    mark(radius);
}

void paintLock(const GroundPaint& paint, QPointF at) {
    paintBadge(paint, at, QColor(0xf2, 0xd9, 0x8c), [&](double radius) {
        QPainter& painter = paint.painter;
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink::kBlack);
        painter.drawRoundedRect(
            QRectF(at.x() - radius * 0.42, at.y() - radius * 0.08, radius * 0.84, radius * 0.62),
            radius * 0.1, radius * 0.1);
        painter.setPen(QPen(ink::kBlack, radius * 0.17));
        painter.setBrush(Qt::NoBrush);
        QPainterPath shackle(at + QPointF(-radius * 0.26, -radius * 0.05));
        shackle.cubicTo(at + QPointF(-radius * 0.26, -radius * 0.75),
                        at + QPointF(radius * 0.26, -radius * 0.75),
                        at + QPointF(radius * 0.26, -radius * 0.05));
        painter.drawPath(shackle);
    });
}

// Of one that the players have found the line is whole, and its letter lies on white.
void paintSecret(const GroundPaint& paint, const DoorFrame& frame, bool found) {
    QPainter& painter = paint.painter;
    const auto& colours = paint.means.colours;
    painter.setPen(QPen(colours.wallInk, paint.atLeast(0.2, 2.6), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(frame.from, frame.at(frame.length));
    QPen dashes(ink::kPink, paint.atLeast(0.09, 1.4), Qt::SolidLine, Qt::FlatCap);
    if (!found) dashes.setDashPattern({2, 1.2});
    painter.setPen(dashes);
    painter.drawLine(frame.from, frame.at(frame.length));
    if (paint.scale < 14) return;
    const QPointF at = frame.at(frame.length / 2);
    paintBadge(paint, at, found ? QColor(Qt::white) : QColor(0xf0, 0xd8, 0xe6), [&](double radius) {
        // The letter as a curve: the same on every system, at every angle of the wall.
        QPainterPath letter(at + QPointF(radius * 0.36, -radius * 0.36));
        letter.cubicTo(at + QPointF(radius * 0.1, -radius * 0.8), at + QPointF(-radius * 0.62, -radius * 0.5),
                       at + QPointF(-radius * 0.3, -radius * 0.12));
        letter.cubicTo(at + QPointF(-radius * 0.05, radius * 0.12),
                       at + QPointF(radius * 0.3, -radius * 0.05),
                       at + QPointF(radius * 0.36, radius * 0.26));
        letter.cubicTo(at + QPointF(radius * 0.36, radius * 0.75), at + QPointF(-radius * 0.25, radius * 0.7),
                       at + QPointF(-radius * 0.38, radius * 0.36));
        painter.setPen(QPen(ink::kBlack, radius * 0.2, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(letter);
    });
}

}  // namespace

void paintDoors(const GroundPaint& paint) {
    for (const auto& door : paint.ground.doors) {
        if (!paint.shows(*door)) continue;
        const DoorFrame frame(*door);
        const bool open = door->state == board::DoorState::Open;
        switch (door->look) {
            case DoorLook::Door:
            case DoorLook::DoubleDoor:
                paintWooden(paint, *door, frame);
                break;
            case DoorLook::SecretDoor:
                open ? paintWooden(paint, *door, frame) : paintSecret(paint, frame, door->found);
                break;
            case DoorLook::Window:
                paintWindow(paint, *door, frame);
                break;
            case DoorLook::Portcullis:
                paintGate(paint, *door, frame);
                break;
            case DoorLook::Archway:
                paintArchway(paint, frame);
                break;
        }
        if (door->state == board::DoorState::Locked && door->look != DoorLook::Archway && paint.scale >= 14)
            paintLock(paint, frame.at(frame.length / 2) + (door->look == DoorLook::SecretDoor
                                                               ? frame.along * paint.atLeast(0.34, 16)
                                                               : QPointF()));
    }
}

}  // namespace tenaille::ui
