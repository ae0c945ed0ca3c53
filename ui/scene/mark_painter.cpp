// SPDX-License-Identifier: MIT
//
// Points and the marks of selected walls, doors, lights and props.
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/scene/frame.h"
#include "ui/scene/label_boxes.h"
#include "ui/scene/shapes_of.h"

namespace tenaille::ui {

namespace {

QPointF screenOf(const Frame& frame, LatticePoint point) {
    return frame.camera.toScreen(planePoint(frame.scene.grid(), point));
}

void paintWarning(QPainter& painter, QPointF at, double unit) {
    const double size = 9 * unit;
    QPainterPath triangle(at + QPointF(0, -size));
    triangle.lineTo(at + QPointF(size, size * 0.75));
    triangle.lineTo(at + QPointF(-size, size * 0.75));
    triangle.closeSubpath();
    painter.setPen(QPen(ink::kBlack, 1.8 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(ink::kYellow);
    painter.drawPath(triangle);
    painter.drawLine(at + QPointF(0, -size * 0.36), at + QPointF(0, size * 0.22));
    painter.drawPoint(at + QPointF(0, size * 0.5));
}

void paintPoint(QPainter& painter, PointStyle style, QPointF at, double unit) {
    const auto disc = [&](const QColor& fill, const QColor& line, double radius, double width) {
        painter.setPen(QPen(line, width * unit));
        painter.setBrush(fill);
        painter.drawEllipse(at, radius * unit, radius * unit);
    };
    // There may be hundreds: two fills of whole pixels are a tenth of the work of an outline.
    const auto square = [&](const QColor& fill, const QColor& line) {
        const auto paint = [&](double reach, const QColor& colour) {
            const int half = qRound(reach * unit);
            painter.fillRect(QRect(qRound(at.x()) - half, qRound(at.y()) - half, 2 * half, 2 * half), colour);
        };
        paint(5, line);
        paint(3, fill);
    };
    switch (style) {
        case PointStyle::Corner:
            return disc(Qt::white, ink::kGreen, 4.8, 3);
        case PointStyle::Blocker:
            return disc(ink::kOrange, Qt::white, 5.6, 1.8);
        case PointStyle::Waypoint:
            return disc(ink::kYellow, ink::kBlack, 5, 1.8);
        case PointStyle::Handle:
            return square(Qt::white, ink::kBlue);
        case PointStyle::HandleActive:
            return square(ink::kYellow, ink::kBlue);
        case PointStyle::Snap:
            painter.setPen(QPen(ink::kBlack, 3.4 * unit));
            for (const QColor& colour : {ink::kBlack, ink::kSky}) {
                painter.setPen(QPen(colour, (colour == ink::kBlack ? 3.6 : 1.8) * unit));
                painter.drawLine(at - QPointF(6 * unit, 0), at + QPointF(6 * unit, 0));
                painter.drawLine(at - QPointF(0, 6 * unit), at + QPointF(0, 6 * unit));
            }
            return;
        case PointStyle::Warning:
            return paintWarning(painter, at, unit);
    }
}

void outline(QPainter& painter, const QPainterPath& path, const QColor& colour, double width, double unit) {
    painter.strokePath(
        path, QPen(QColor(0, 0, 0, 150), (width + 2.4) * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path, QPen(colour, width * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

// Marks records that lie on the ground.
class GroundMarks {
  public:
    GroundMarks(QPainter& painter, const Frame& frame, std::vector<RecordId> ids, const QColor& colour,
                bool full)
        : m_painter(painter), m_frame(frame), m_ids(std::move(ids)), m_colour(colour), m_full(full) {
        std::sort(m_ids.begin(), m_ids.end());
        m_visible = frame.camera.toPlane(QRectF(QPointF(), QSizeF(frame.view)));
    }

    void paint() {
        const Ground& ground = *m_frame.scene.ground();
        std::vector<QPolygonF> walls;
        each(ground.walls, [&](const WallShape& wall) {
            if (m_isThin)
                m_thin.add(wall.points, m_frame.camera);
            else
                walls.push_back(screen(wall.points));
        });
        each(ground.doors, [&](const DoorShape& door) {
            line(QPolygonF({screen(door.from), screen(door.to)}));
        });
        each(ground.props, [&](const PropShape& prop) { closed(propOutline(prop)); });
        each(ground.floors, [&](const FloorShape& floor) { closed(floor.outline); });
        each(ground.texts, [&](const TextShape& text) { closed(textOutline(text)); });
        for (const QPolygonF& wall : walls) line(wall);
        m_thin.paint(m_painter, m_colour, m_frame.textScale);
        if (!m_full) return;
        each(ground.lights, [&](const LightShape& light) { paintLight(light); });
        if (m_isThin) return;
        for (const QPolygonF& wall : walls)
            for (const QPointF& point : wall)
                paintPoint(m_painter, PointStyle::Handle, point, m_frame.textScale);
    }

  private:
    template <class Shapes, class Visit>
    void each(const Shapes& shapes, Visit visit) const {
        for (const auto& shape : shapes)
            if (std::binary_search(m_ids.begin(), m_ids.end(), shape->id) &&
                shape->bounds.intersects(m_visible))
                visit(*shape);
    }
    QPointF screen(QPointF plane) const { return m_frame.camera.toScreen(plane); }
    QPolygonF screen(const QPolygonF& plane) const {
        QPolygonF points;
        for (const QPointF& point : plane) points << screen(point);
        return points;
    }
    void line(const QPolygonF& points) {
        if (m_isThin) return m_thin.add(points);
        QPainterPath path;
        path.addPolygon(points);
        outline(m_painter, path, m_colour, 3, m_frame.textScale);
    }
    void closed(const QPolygonF& plane) {
        QPolygonF points = screen(plane);
        points << points.front();
        if (m_isThin) return m_thin.add(points);
        QPainterPath path;
        path.addPolygon(points);
        path.closeSubpath();
        outline(m_painter, path, m_colour, 2.4, m_frame.textScale);
    }
    void paintLight(const LightShape& light) const {
        m_painter.setBrush(Qt::NoBrush);
        for (const double radius : {light.bright, light.dim}) {
            QPen pen(QColor(0xff, 0xd9, 0x8a), 2 * m_frame.textScale, Qt::SolidLine, Qt::FlatCap);
            pen.setDashPattern({4, 3});
            m_painter.setPen(pen);
            const double reach = radius * m_frame.camera.scale;
            m_painter.drawEllipse(screen(light.at), reach, reach);
        }
    }

    QPainter& m_painter;
    const Frame& m_frame;
    std::vector<RecordId> m_ids;  // ascending
    QColor m_colour;
    bool m_full;
    bool m_isThin = m_ids.size() > ThinLines::kFrom;
    ThinLines m_thin;
    QRectF m_visible;
};

}  // namespace

void ThinLines::add(const QPolygonF& points) {
    for (qsizetype i = 1; i < points.size(); ++i) m_lines.emplace_back(points[i - 1], points[i]);
}

void ThinLines::add(const QPolygonF& plane, const Camera& camera) {
    for (qsizetype i = 1; i < plane.size(); ++i)
        m_lines.emplace_back(camera.toScreen(plane[i - 1]), camera.toScreen(plane[i]));
}

void ThinLines::paint(QPainter& painter, const QColor& colour, double unit) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(colour, 0));
    for (int more = 0; more < std::max(1, static_cast<int>(std::lround(unit))); ++more) {
        painter.drawLines(m_lines);
        painter.translate(1, 1);
    }
    painter.restore();
}

void paintOverlayPoints(QPainter& painter, const Frame& frame) {
    for (const auto& point : frame.overlay.points)
        paintPoint(painter, point.style, screenOf(frame, point.at), frame.textScale);
}

void paintSelection(QPainter& painter, const Frame& frame) {
    if (frame.marks.hovered) GroundMarks(painter, frame, {frame.marks.hovered}, ink::kSky, false).paint();
    if (!frame.marks.selected.empty())
        GroundMarks(painter, frame, frame.marks.selected, ink::kYellow, true).paint();
}

QRegion overlayRegion(const Overlay& overlay, const Frame& frame) {
    const double unit = frame.textScale;
    // Of many one box: a region of many takes longer than the painting that it saves.
    constexpr std::size_t kMostBoxes = 64;
    const bool isCoarse =
        overlay.lines.size() + overlay.points.size() + overlay.polygons.size() + overlay.labels.size() >
        kMostBoxes;
    QRegion region;
    QRect around;
    const auto add = [&](const QRectF& box, double margin) {
        const QRect pixels = box.adjusted(-margin, -margin, margin, margin).toAlignedRect();
        if (isCoarse)
            around |= pixels;
        else
            region += pixels;
    };
    const auto addPoints = [&](const std::vector<LatticePoint>& points, double more = 0) {
        // Long lines and arcs are one box each: their union is repaired in one go anyway.
        QPointF least(0, 0);
        QPointF most(0, 0);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const QPointF at = screenOf(frame, points[i]);
            least = i == 0 ? at : QPointF(std::min(least.x(), at.x()), std::min(least.y(), at.y()));
            most = i == 0 ? at : QPointF(std::max(most.x(), at.x()), std::max(most.y(), at.y()));
        }
        add(QRectF(least, most), 10 * unit + more);
    };
    for (const auto& area : overlay.cells) {
        QRectF box;
        for (const board::Cell cell : area.cells) {
            const QPointF at = frame.camera.toScreen(planeCentre(frame.scene.grid(), cell));
            box |= QRectF(at, at).adjusted(-frame.camera.scale, -frame.camera.scale, frame.camera.scale,
                                           frame.camera.scale);
        }
        add(box, 4 * unit);
    }
    for (const auto& polygon : overlay.polygons) {
        if (polygon.style == AreaStyle::Seen) return QRect(QPoint(), frame.view);
        addPoints(polygon.points);
    }
    // The letters of a creature that a line passes lie above it: as much more as the largest one needs.
    double largest = 0;
    if (!overlay.lines.empty())
        for (const TokenShape& token : frame.scene.tokens()) largest = std::max(largest, token.face.size);
    for (const auto& line : overlay.lines) addPoints(line.points, largest * frame.camera.scale);
    for (const auto& circle : overlay.circles) {
        const QPointF at = screenOf(frame, circle.centre);
        const double radius = frame.camera.scale * circle.radius / geometry::kUnitsPerCell;
        add(QRectF(at, at).adjusted(-radius, -radius, radius, radius), 4 * unit);
    }
    for (const auto& point : overlay.points) addPoints({point.at});
    for (const auto& point : overlay.points) add(QRectF(screenOf(frame, point.at), QSizeF(1, 1)), 14 * unit);
    for (const QRectF& box : labelReach(overlay, frame)) add(box, 3 * unit);
    if (!overlay.legend.empty()) add(legendBox(frame, overlay.legend), 3 * unit);
    for (const auto& ghost : overlay.ghosts) {
        const TokenShape* token = frame.scene.token(ghost.token);
        if (token == nullptr) continue;
        const TokenShape moved = movedShape(frame.scene.grid(), *token, ghost.at, ghost.facing);
        add(QRectF(frame.camera.toScreen(moved.bounds.topLeft()),
                   frame.camera.toScreen(moved.bounds.bottomRight())),
            4);
    }
    return isCoarse ? QRegion(around) : region;
}

}  // namespace tenaille::ui
