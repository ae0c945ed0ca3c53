// SPDX-License-Identifier: MIT
//
// Camera: which part of the board a view shows, and the way between pixels and the lattice. The plane is that
// of board::position(), in cells; screen points are pixels of the view.
#pragma once

#include <QPoint>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSize>

#include "core/board/grid.h"

namespace tenaille::ui {

// 100 %: one cell of 64 pixels.
inline constexpr double kFullScale = 64;
inline constexpr double kMinScale = 0.25;  // 512 cells in a corner of the view
inline constexpr double kMaxScale = 320;

QPointF planePoint(board::GridKind grid, board::LatticePoint point);
QPointF planeCentre(board::GridKind grid, board::Cell cell);

// The rectangle around all cells of the board.
QRectF planeRect(const board::Extent& extent);

// The line around all cells of the board; of squares the rectangle itself.
QPolygonF boardOutline(const board::Extent& extent);

struct Camera {
    double scale = kFullScale;  // pixels per cell
    QPointF origin;             // pixel of the plane's (0, 0)

    // All painting uses the whole-pixel origin, so that layers never shift against each other.
    QPoint pixelOrigin() const { return origin.toPoint(); }
    QPointF toScreen(QPointF plane) const { return plane * scale + pixelOrigin(); }
    QPointF toPlane(QPointF screen) const { return (screen - pixelOrigin()) / scale; }
    QRectF toPlane(const QRectF& screen) const {
        return {toPlane(screen.topLeft()), toPlane(screen.bottomRight())};
    }

    // The single rounding from a pixel to the lattice.
    board::LatticePoint lattice(board::GridKind grid, QPointF screen) const;

    // Keeps the point under the pointer where it is; the scale is held between kMinScale and kMaxScale.
    Camera zoomedAt(QPointF screen, double factor) const;
    Camera movedBy(QPointF pixels) const { return {scale, origin + pixels}; }

    friend bool operator==(const Camera&, const Camera&) = default;
};

// Shows all of `plane` in the middle of the view, with `margin` pixels around it.
Camera fitting(const QRectF& plane, QSize view, double margin = 24);
// Shows `plane` point in the middle of the view.
Camera centredOn(QPointF plane, double scale, QSize view);

}  // namespace tenaille::ui
