// SPDX-License-Identifier: MIT
#include "ui/scene/pick.h"

#include <QTransform>
#include <algorithm>
#include <cmath>

#include "ui/scene/shapes_of.h"

namespace tenaille::ui {

namespace {

double length(QPointF v) { return std::hypot(v.x(), v.y()); }

double distanceTo(QPointF at, QPointF a, QPointF b) {
    const QPointF span = b - a;
    const double square = QPointF::dotProduct(span, span);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(at - a, span) / square, 0.0, 1.0) : 0;
    return length(at - a - span * t);
}

bool onToken(const TokenShape& token, QPointF at, double tolerance) {
    return length(at - token.middle) <= std::max(discRadius(token.face), tolerance);
}

bool onNote(const NoteShape& note, QPointF at, double tolerance) {
    // The pin stands above its point.
    return QRectF(note.at.x() - tolerance * 2, note.at.y() - tolerance * 6, tolerance * 4, tolerance * 6.5)
        .contains(at);
}

bool onProp(const PropShape& prop, QPointF at) {
    QTransform back;
    back.rotate(-prop.rotation);
    const QPointF local = back.map(at - prop.at);
    return std::abs(local.x()) <= prop.size.width() / 2 && std::abs(local.y()) <= prop.size.height() / 2;
}

bool onText(const TextShape& text, QPointF at) {
    return textOutline(text).containsPoint(at, Qt::WindingFill);
}

bool onWall(const WallShape& wall, QPointF at, double tolerance) {
    const double reach = std::max(0.1, tolerance);
    if (!wall.points.boundingRect().adjusted(-reach, -reach, reach, reach).contains(at)) return false;
    for (qsizetype i = 1; i < wall.points.size(); ++i)
        if (distanceTo(at, wall.points[i - 1], wall.points[i]) <= reach) return true;
    return false;
}

}  // namespace

std::vector<Pick> picksAt(const BoardScene& scene, QPointF at, double tolerance, bool lights) {
    const Ground& ground = *scene.ground();
    std::vector<Pick> found;
    // Painted last lies on top.
    for (auto token = scene.tokens().rbegin(); token != scene.tokens().rend(); ++token)
        if (onToken(*token, at, tolerance)) found.push_back({PickKind::Token, token->id});
    for (const auto& door : ground.doors)
        if (distanceTo(at, door->from, door->to) <= std::max(0.16, tolerance))
            found.push_back({PickKind::Door, door->id});
    for (const auto& note : scene.notes())
        if (onNote(note, at, tolerance)) found.push_back({PickKind::Note, note.id});
    if (lights)
        for (const auto& light : ground.lights)
            if (length(at - light->at) <= tolerance * 1.6) found.push_back({PickKind::Light, light->id});
    for (auto prop = ground.props.rbegin(); prop != ground.props.rend(); ++prop)
        if (onProp(**prop, at)) found.push_back({PickKind::Prop, (*prop)->id});
    for (const auto& text : ground.texts)
        if (onText(*text, at)) found.push_back({PickKind::Text, text->id});
    for (const auto& wall : ground.walls)
        if (onWall(*wall, at, tolerance)) found.push_back({PickKind::Wall, wall->id});
    std::erase_if(found, [&](const Pick& pick) {
        const std::optional<MapLayer> layer = layerOf(pick.kind);
        return layer && !scene.layers().takes(*layer);
    });
    return found;
}

Pick pickAt(const BoardScene& scene, QPointF at, double tolerance, bool lights) {
    const auto found = picksAt(scene, at, tolerance, lights);
    return found.empty() ? Pick{} : found.front();
}

std::vector<RecordId> tokensInside(const BoardScene& scene, const QRectF& plane) {
    std::vector<RecordId> inside;
    for (const TokenShape& token : scene.tokens())
        if (plane.contains(token.body)) inside.push_back(token.id);
    return inside;
}

}  // namespace tenaille::ui
