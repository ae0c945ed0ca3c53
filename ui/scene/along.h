// SPDX-License-Identifier: MIT
//
// Walking along polylines at even steps, for patterns on walls.
#pragma once

#include <QLineF>
#include <QPointF>
#include <QPolygonF>
#include <cmath>

namespace tenaille::ui {

inline QPointF unit(QPointF vector) {
    const double length = std::hypot(vector.x(), vector.y());
    return length > 0 ? vector / length : QPointF(1, 0);
}
inline QPointF leftOf(QPointF direction) { return {direction.y(), -direction.x()}; }

// Calls visit(point, direction) every `step` cells, beginning at `offset`, without the ends of the line.
template <class Visit>
void along(const QPolygonF& points, double step, double offset, Visit&& visit) {
    double next = offset;
    for (qsizetype i = 1; i < points.size(); ++i) {
        const QPointF span = points[i] - points[i - 1];
        const double length = std::hypot(span.x(), span.y());
        const QPointF direction = unit(span);
        for (; next < length - 1e-6; next += step)
            if (next > 1e-6) visit(points[i - 1] + direction * next, direction);
        next -= length;
    }
}

}  // namespace tenaille::ui
