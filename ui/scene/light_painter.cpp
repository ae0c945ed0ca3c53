// SPDX-License-Identifier: MIT
//
// The soft layers: glow of the lights, shadows of the walls.
#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <array>

#include "ui/scene/soft_layer.h"

namespace tenaille::ui {

namespace {

void glow(QPainter& painter, const LightShape& light) {
    QRadialGradient fall(light.at, light.dim);
    QColor colour = light.colour;
    const auto stop = [&](double at, int alpha) {
        colour.setAlpha(alpha);
        fall.setColorAt(std::clamp(at, 0.0, 1.0), colour);
    };
    const double bright = light.dim > 0 ? light.bright / light.dim : 0;
    stop(0, 150);
    stop(bright * 0.5, 112);
    stop(bright, 66);
    stop(bright + (1 - bright) * 0.6, 26);
    stop(1, 0);
    QPainterPath lit;
    lit.addPolygon(light.lit);
    lit.closeSubpath();
    painter.fillPath(lit, fall);
}

}  // namespace

void paintLights(const GroundPaint& paint) {
    const auto shines = [&](const auto& light) { return light->on && light->dim > 0 && paint.shows(*light); };
    const std::array all{&paint.ground.lights, &paint.ground.carried};
    if (std::none_of(all.begin(), all.end(), [&](const Shapes<LightShape>* lights) {
            return std::any_of(lights->begin(), lights->end(), shines);
        }))
        return;
    SoftLayer layer(paint, 0.12);
    // Seams: a glow that lies only in the margin of the coarse image still reaches in by the blur.
    for (const Shapes<LightShape>* lights : all)
        for (const auto& light : *lights)
            if (light->on && light->dim > 0 && light->bounds.intersects(layer.visible()))
                glow(layer.painter(), *light);
    layer.lay();
}

namespace {

bool casts(const WallShape& wall) {
    return !wall.own &&
           (wall.look == WallLook::Stone || wall.look == WallLook::ArrowSlit ||
            wall.look == WallLook::LowWall || wall.look == WallLook::Hedge || wall.look == WallLook::Window);
}

// In portions: one shape of thousands of walls would take the renderer minutes. They may overlap: each writes
// its ink instead of adding it.
void castWalls(const GroundPaint& paint, SoftLayer& layer) {
    constexpr int kAtOnce = 128;
    QPainter& painter = layer.painter();
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    const QPen pen(paint.means.colours.shadow, 0.36, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    QPainterPath path;
    int gathered = 0;
    const auto strokePortion = [&] {
        painter.strokePath(path, pen);
        path.clear();
        gathered = 0;
    };
    for (const auto& wall : paint.ground.walls) {
        if (!casts(*wall) || !wall->bounds.intersects(layer.visible())) continue;
        path.addPolygon(wall->points);
        if (++gathered == kAtOnce) strokePortion();
    }
    for (const auto& door : paint.ground.doors) {
        if (door->state == board::DoorState::Open || door->look == DoorLook::Archway ||
            !door->bounds.intersects(layer.visible()))
            continue;
        path.moveTo(door->from);
        path.lineTo(door->to);
    }
    strokePortion();
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
}

// Blurring takes its time even when there is nothing to blur.
bool castsAnything(const GroundPaint& paint) {
    constexpr double kReach = 3;  // cells, more than any shadow has with its blur
    const QRectF near = paint.visible.adjusted(-kReach, -kReach, kReach, kReach);
    const auto shown = [&](const auto& shape) { return shape->bounds.intersects(near); };
    const Ground& ground = paint.ground;
    return std::any_of(ground.walls.begin(), ground.walls.end(), shown) ||
           std::any_of(ground.doors.begin(), ground.doors.end(), shown) ||
           std::any_of(ground.props.begin(), ground.props.end(), shown);
}

void castProps(const GroundPaint& paint, SoftLayer& layer) {
    QColor shade = paint.means.colours.shadow;
    QPainter& painter = layer.painter();
    painter.setPen(Qt::NoPen);
    for (const auto& prop : paint.ground.props) {
        if (prop->look == PropLook::Stairs || !prop->bounds.intersects(layer.visible())) continue;
        const bool tall =
            prop->look == PropLook::Tree || prop->look == PropLook::Pillar || prop->look == PropLook::Statue;
        const bool round = tall || prop->look == PropLook::Barrel || prop->look == PropLook::Bush ||
                           prop->look == PropLook::Boulder || prop->look == PropLook::Fire;
        shade.setAlpha(tall ? 170 : 130);
        painter.setBrush(shade);
        painter.save();
        painter.translate(prop->at + (tall ? QPointF(0.08, 0.1) : QPointF(0.02, 0.03)));
        painter.rotate(prop->rotation);
        const double w = prop->size.width() * 0.46 + 0.02;
        const double h = prop->size.height() * 0.46 + 0.02;
        if (round)
            painter.drawEllipse(QPointF(), w, h);
        else
            painter.drawRect(QRectF(-w, -h, 2 * w, 2 * h));
        painter.restore();
    }
}

}  // namespace

void paintShadows(const GroundPaint& paint) {
    if (paint.ground.tracesWalls() || paint.scale < 6 || !castsAnything(paint)) return;
    SoftLayer layer(paint, 0.3);
    // Light from the upper left: shadows fall a little to the lower right.
    layer.painter().translate(0.06, 0.09);
    castWalls(paint, layer);
    castProps(paint, layer);
    // They lie on floors only; the rock outside stays as it is.
    if (!paint.ground.floors.empty()) {
        QPainterPath floors;
        floors.setFillRule(Qt::WindingFill);
        for (const auto& floor : paint.ground.floors)
            if (paint.shows(*floor))
                floors.addPolygon(paint.isCut() ? inWholePixels(paint, floor->outline) : floor->outline);
        const QTransform world = paint.painter.transform();
        if (paint.isCut()) paint.painter.resetTransform();
        paint.painter.setClipPath(floors, Qt::IntersectClip);
        paint.painter.setTransform(world);
    }
    layer.lay();
}

}  // namespace tenaille::ui
