// SPDX-License-Identifier: MIT
#include "ui/scene/light_shape.h"

#include <QtMath>
#include <array>
#include <cmath>

namespace tenaille::ui {

namespace {

constexpr int kSteps = 1080;
constexpr double kStep = 2 * M_PI / kSteps;

// Distance to the nearest wall in each direction: segments are entered one by one, as in a depth buffer, so
// the cost is that of the directions they cover.
class Horizon {
  public:
    Horizon(QPointF eye, double radius) : m_eye(eye) { m_depth.fill(radius); }

    void enter(QPointF from, QPointF to) {
        const QPointF a = from - m_eye;
        const QPointF b = to - m_eye;
        double start = std::atan2(a.y(), a.x());
        double sweep = std::atan2(b.y(), b.x()) - start;
        if (sweep > M_PI) sweep -= 2 * M_PI;
        if (sweep < -M_PI) sweep += 2 * M_PI;
        if (sweep < 0) {
            start += sweep;
            sweep = -sweep;
        }
        const int first = static_cast<int>(std::ceil(start / kStep - 1e-6));
        const int last = static_cast<int>(std::floor((start + sweep) / kStep + 1e-6));
        for (int step = first; step <= last; ++step) shorten(step, a, b);
    }

    QPointF end(int step) const { return m_eye + direction(step) * m_depth[index(step)]; }

  private:
    static std::size_t index(int step) {
        return static_cast<std::size_t>(((step % kSteps) + kSteps) % kSteps);
    }
    static QPointF direction(int step) { return {std::cos(step * kStep), std::sin(step * kStep)}; }

    void shorten(int step, QPointF a, QPointF b) {
        const QPointF d = direction(step);
        const QPointF along = b - a;
        const double cross = d.x() * along.y() - d.y() * along.x();
        // A wall seen end on hides nothing.
        if (std::abs(cross) < 1e-12) return;
        const double distance = (a.x() * along.y() - a.y() * along.x()) / cross;
        double& depth = m_depth[index(step)];
        if (distance >= 0 && distance < depth) depth = distance;
    }

    QPointF m_eye;
    std::array<double, kSteps> m_depth{};
};

// Going from one point to the other, on the screen.
bool isRightOf(QPointF from, QPointF to, QPointF point) {
    const QPointF ahead = to - from;
    const QPointF aside = point - from;
    return ahead.x() * aside.y() - ahead.y() * aside.x() > 0;
}

}  // namespace

QPolygonF litPolygon(const LightShape& light, const Shapes<WallShape>& walls,
                     const Shapes<DoorShape>& doors) {
    Horizon horizon(light.at, light.dim);
    for (const auto& wall : walls) {
        if (!wall->stopsLight || !wall->bounds.intersects(light.bounds)) continue;
        for (qsizetype i = 1; i < wall->points.size(); ++i) {
            const QRectF box = QRectF(wall->points[i - 1], wall->points[i]).normalized();
            if (wall->oneWay && isRightOf(wall->points[i - 1], wall->points[i], light.at)) continue;
            if (box.adjusted(-0.01, -0.01, 0.01, 0.01).intersects(light.bounds))
                horizon.enter(wall->points[i - 1], wall->points[i]);
        }
    }
    for (const auto& door : doors)
        if (door->stopsLight && door->bounds.intersects(light.bounds)) horizon.enter(door->from, door->to);

    const bool cone = light.angle < 360;
    // Directions are clockwise from up, steps from the x axis.
    const int first = cone ? qRound(qDegreesToRadians(light.direction - 90 - light.angle / 2.0) / kStep) : 0;
    const int count = cone ? qRound(qDegreesToRadians(static_cast<double>(light.angle)) / kStep) : kSteps - 1;
    QPolygonF lit;
    if (cone) lit << light.at;
    for (int step = first; step <= first + count; ++step) lit << horizon.end(step);
    return lit;
}

}  // namespace tenaille::ui
