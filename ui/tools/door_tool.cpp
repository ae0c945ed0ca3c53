// SPDX-License-Identifier: MIT
#include "ui/tools/door_tool.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace tenaille::ui {

namespace {

using board::LatticePoint;
using board::Position;

constexpr double kCatch = 24;  // pixels from the wall

Position minus(Position a, Position b) { return {a.x - b.x, a.y - b.y}; }

// How far `point` is from the piece, in cells.
double distanceTo(board::GridKind grid, geometry::Segment piece, LatticePoint point) {
    const Position a = board::position(grid, piece.a);
    const Position along = minus(board::position(grid, piece.b), a);
    const Position to = minus(board::position(grid, point), a);
    const double square = along.x * along.x + along.y * along.y;
    const double t = square > 0 ? std::clamp((to.x * along.x + to.y * along.y) / square, 0.0, 1.0) : 0.0;
    return std::hypot(to.x - t * along.x, to.y - t * along.y);
}

}  // namespace

// A door in the middle of a square is what is wanted mostly: whole steps unless the grid is left.
double snapCells(SnapTo snap) { return snap == SnapTo::Free ? 1.0 / geometry::kUnitsPerCell : 1; }

std::optional<geometry::Segment> doorNear(board::GridKind grid, std::span<const board::WallRecord> walls,
                                          LatticePoint point, double reach, const DoorFit& fit) {
    std::optional<geometry::Segment> found;
    for (const board::WallRecord& wall : walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            const geometry::Segment piece{wall.points[i - 1], wall.points[i]};
            const double distance = distanceTo(grid, piece, point);
            const auto place = distance <= reach ? doorOn(grid, piece, point, fit) : std::nullopt;
            if (!place) continue;
            reach = distance;
            found = place;
        }
    return found;
}

std::optional<geometry::Segment> doorOn(board::GridKind grid, geometry::Segment piece, LatticePoint point,
                                        const DoorFit& fit) {
    const Position a = board::position(grid, piece.a);
    const Position along = minus(board::position(grid, piece.b), a);
    const double length = std::hypot(along.x, along.y);
    if (length < fit.width - 1e-9) return std::nullopt;
    const Position to = minus(board::position(grid, point), a);
    const double at = (to.x * along.x + to.y * along.y) / length;
    const double start = std::clamp(std::round((at - fit.width / 2) / fit.step) * fit.step, 0.0,
                                    std::max(length - fit.width, 0.0));
    const auto pointAt = [&](double cells) {
        const double part = cells / length;
        return LatticePoint{
            piece.a.x + static_cast<std::int32_t>(std::lround((piece.b.x - piece.a.x) * part)),
            piece.a.y + static_cast<std::int32_t>(std::lround((piece.b.y - piece.a.y) * part))};
    };
    return geometry::Segment{pointAt(start), pointAt(start + fit.width)};
}

bool DoorTool::move(const PointerEvent& event) {
    const board::GridKind grid = context().grid();
    m_overlay = {};
    const auto& walls = context().encounter().walls;
    const bool free = event.modifiers.testFlag(Qt::AltModifier);
    m_place = doorNear(grid, {walls.begin(), walls.end()}, event.at, kCatch / event.pixelsPerCell,
                       {1, snapCells(free ? SnapTo::Free : context().pens().snap)});
    takeDoorNear(event);
    if (m_place) {
        m_overlay.lines.push_back({LineStyle::Draft, {m_place->a, m_place->b}});
        m_overlay.points.push_back({PointStyle::Handle, m_place->a});
        m_overlay.points.push_back({PointStyle::Handle, m_place->b});
    }
    return true;
}

// A door that is nearer than any wall gets the kind of the pen.
void DoorTool::takeDoorNear(const PointerEvent& event) {
    m_door.reset();
    const board::GridKind grid = context().grid();
    double reach = kCatch / event.pixelsPerCell;
    if (m_place) reach = std::min(reach, distanceTo(grid, *m_place, event.at));
    for (const board::DoorRecord& door : context().encounter().doors) {
        const double distance = distanceTo(grid, door.where, event.at);
        if (distance > reach) continue;
        reach = distance;
        m_door = door.id;
        m_place = door.where;
    }
}

void DoorTool::changeDoor() {
    board::DoorRecord door = *context().encounter().doors.find(*m_door);
    cancel();
    if (door.kind == context().pens().door) {
        m_overlay.labels.push_back({QCoreApplication::translate("Tools", "There is such a door already"),
                                    std::nullopt, LabelTone::Caution});
        return;
    }
    door.kind = context().pens().door;
    context().perform(actions::PutElements{"changeElements", {std::move(door)}});
}

bool DoorTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    move(event);
    if (!m_place) {
        m_overlay.labels.push_back({QCoreApplication::translate("Tools", "No wall here for a door"),
                                    std::nullopt, LabelTone::Caution});
        return true;
    }
    if (m_door) {
        changeDoor();
        return true;
    }
    actions::AddDoor intent;
    intent.door.kind = context().pens().door;
    intent.door.where = *m_place;
    cancel();
    context().perform(intent);
    return true;
}

bool DoorTool::cancel() {
    const bool active = m_place.has_value();
    m_place.reset();
    m_door.reset();
    m_overlay = {};
    return active;
}

QString DoorTool::hint() const {
    if (m_door) return QCoreApplication::translate("Tools", "Door · click makes it one of the chosen kind");
    return m_place
               ? QCoreApplication::translate("Tools", "Door · click puts it into the wall")
               : QCoreApplication::translate("Tools", "Door · point at a wall · Esc goes back to selecting");
}

}  // namespace tenaille::ui
