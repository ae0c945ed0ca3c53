// SPDX-License-Identifier: MIT
#include "ui/player/pointing_painter.h"

#include <QRadialGradient>
#include <algorithm>

#include "ui/player/player_inks.h"

namespace tenaille::ui {

namespace {

// In heights of letters.
constexpr double kPointerRadius = 0.42;
constexpr double kGlowRadius = 1.5;
constexpr double kPingRadius = 4.5;
constexpr double kLabelReach = 24;

QColor withAlpha(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(std::clamp(alpha, 0.0, 1.0)));
    return colour;
}

void paintPing(QPainter& painter, const Ping& ping, const Camera& camera, double letters) {
    const QPointF at = camera.toScreen(ping.at);
    const double fade = 1 - ping.age * ping.age;
    painter.setBrush(Qt::NoBrush);
    // Two rings, one behind the other, with a dark rim that shows on bright floors.
    for (const double late : {0.0, 0.25}) {
        const double spread = ping.age - late;
        if (spread <= 0) continue;
        const double radius = letters * (0.6 + kPingRadius * spread);
        painter.setPen(QPen(withAlpha(Qt::black, 0.5 * fade), letters * 0.34));
        painter.drawEllipse(at, radius, radius);
        painter.setPen(QPen(withAlpha(players_ink::kPing, fade), letters * 0.2));
        painter.drawEllipse(at, radius, radius);
    }
    painter.setPen(QPen(withAlpha(Qt::black, 0.6 * fade), letters * 0.12));
    painter.setBrush(withAlpha(players_ink::kPing, fade));
    painter.drawEllipse(at, letters * kPointerRadius, letters * kPointerRadius);
}

void paintPointer(QPainter& painter, QPointF at, double letters) {
    QRadialGradient glow(at, letters * kGlowRadius);
    glow.setColorAt(0, withAlpha(players_ink::kPointer, 0.75));
    glow.setColorAt(1, withAlpha(players_ink::kPointer, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(at, letters * kGlowRadius, letters * kGlowRadius);
    painter.setPen(QPen(Qt::white, letters * 0.1));
    painter.setBrush(players_ink::kPointer);
    painter.drawEllipse(at, letters * kPointerRadius, letters * kPointerRadius);
}

// Above the area, in the middle: there its size covers none of the creatures inside.
board::LatticePoint labelPlace(const std::vector<board::Cell>& area, board::GridKind grid) {
    QRectF all;
    for (const board::Cell cell : area) {
        const QPointF at = planePoint(grid, board::centre(grid, cell));
        all = all.united(QRectF(at.x() - 0.5, at.y() - 0.5, 1, 1));
    }
    return board::nearestLatticePoint(grid, {all.center().x(), all.top()});
}

}  // namespace

void paintPointing(QPainter& painter, const Pointing& pointing, const Camera& camera, double letters) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Ping& ping : pointing.pings) paintPing(painter, ping, camera, letters);
    if (pointing.pointer) paintPointer(painter, camera.toScreen(*pointing.pointer), letters);
    painter.restore();
}

Overlay pointedOverlay(const Pointing& pointing, board::GridKind grid) {
    Overlay overlay;
    if (!pointing.area.empty()) {
        overlay.cells.push_back({AreaStyle::Target, pointing.area});
        overlay.labels.push_back({pointing.areaText, labelPlace(pointing.area, grid)});
    }
    if (pointing.ruler.size() < 2) return overlay;
    for (std::size_t i = 0; i + 1 < pointing.ruler.size(); ++i)
        overlay.points.push_back({PointStyle::Waypoint, pointing.ruler[i]});
    overlay.lines.push_back({LineStyle::Measure, pointing.ruler});
    overlay.labels.push_back({pointing.length, pointing.ruler.back()});
    return overlay;
}

QRect pointedPixels(const Pointing& pointing, const Camera& camera, board::GridKind grid, double letters) {
    QRectF all;
    const auto add = [&](QPointF plane, double reach) {
        const QPointF at = camera.toScreen(plane);
        all = all.united(QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach));
    };
    for (const Ping& ping : pointing.pings) add(ping.at, letters * (kPingRadius + 1.5));
    if (pointing.pointer) add(*pointing.pointer, letters * (kGlowRadius + 0.5));
    for (const board::LatticePoint point : pointing.ruler)
        add(planePoint(grid, point), letters * kLabelReach);
    for (const board::Cell cell : pointing.area)
        add(planePoint(grid, board::centre(grid, cell)), 2 * camera.scale);
    if (!pointing.area.empty()) add(planePoint(grid, labelPlace(pointing.area, grid)), letters * kLabelReach);
    return all.toAlignedRect();
}

}  // namespace tenaille::ui
