// SPDX-License-Identifier: MIT
#include "ui/tools/door_tool.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/tools/snapping.h"

namespace tenaille::ui {

namespace {

using board::LatticePoint;
using board::Position;

constexpr double kCatch = 24;  // pixels from the wall

Position minus(Position a, Position b) { return {a.x - b.x, a.y - b.y}; }

// Measures along a piece of wall, in cells from its first end.
class Ruler {
  public:
    Ruler(board::GridKind grid, const geometry::Segment& piece)
        : m_grid(grid), m_piece(piece), m_start(board::position(grid, piece.a)) {
        const Position along = minus(board::position(grid, piece.b), m_start);
        m_length = std::hypot(along.x, along.y);
        m_along = {along.x / m_length, along.y / m_length};
    }
    double length() const { return m_length; }
    // Where the point is along it, in whole steps, not beyond its ends.
    double stepped(LatticePoint point, double step) const {
        return std::clamp(std::round(along(point) / step) * step, 0.0, m_length);
    }
    double along(LatticePoint point) const {
        const Position to = minus(board::position(m_grid, point), m_start);
        return to.x * m_along.x + to.y * m_along.y;
    }
    LatticePoint at(double cells) const {
        const double part = cells / m_length;
        return {m_piece.a.x + static_cast<std::int32_t>(std::lround((m_piece.b.x - m_piece.a.x) * part)),
                m_piece.a.y + static_cast<std::int32_t>(std::lround((m_piece.b.y - m_piece.a.y) * part))};
    }

  private:
    board::GridKind m_grid;
    geometry::Segment m_piece;
    Position m_start;
    Position m_along;
    double m_length = 0;
};

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

double widthStep(board::GridKind grid, SnapTo snap) {
    return snap == SnapTo::Free ? snapCells(snap) : 1.0 * snapStep(grid, snap) / geometry::kUnitsPerCell;
}

std::optional<DoorPlace> doorNear(board::GridKind grid, std::span<const board::WallRecord> walls,
                                  LatticePoint point, double reach, const DoorFit& fit) {
    std::optional<DoorPlace> found;
    for (const board::WallRecord& wall : walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            const geometry::Segment piece{wall.points[i - 1], wall.points[i]};
            const double distance = distanceTo(grid, piece, point);
            const auto place = distance <= reach ? doorOn(grid, piece, point, fit) : std::nullopt;
            if (!place) continue;
            reach = distance;
            found = DoorPlace{*place, piece};
        }
    return found;
}

std::optional<geometry::Segment> doorOn(board::GridKind grid, geometry::Segment piece, LatticePoint point,
                                        const DoorFit& fit) {
    const Ruler ruler(grid, piece);
    if (ruler.length() < fit.width - 1e-9) return std::nullopt;
    const double start = std::clamp(std::round((ruler.along(point) - fit.width / 2) / fit.step) * fit.step,
                                    0.0, std::max(ruler.length() - fit.width, 0.0));
    return geometry::Segment{ruler.at(start), ruler.at(start + fit.width)};
}

std::optional<geometry::Segment> doorBetween(board::GridKind grid, geometry::Segment piece, LatticePoint from,
                                             LatticePoint to, double step) {
    const Ruler ruler(grid, piece);
    const auto [start, end] = std::minmax({ruler.stepped(from, step), ruler.stepped(to, step)});
    const geometry::Segment place{ruler.at(start), ruler.at(end)};
    if (place.a == place.b) return std::nullopt;
    return place;
}

std::optional<geometry::Segment> doorFrom(board::GridKind grid, geometry::Segment piece, LatticePoint fixed,
                                          LatticePoint to, double step) {
    const Ruler ruler(grid, piece);
    const LatticePoint end = ruler.at(ruler.stepped(to, step));
    if (end == fixed) return std::nullopt;
    return geometry::Segment{fixed, end};
}

bool DoorTool::move(const PointerEvent& event) {
    m_pressed ? widen(event) : look(event);
    show();
    return true;
}

void DoorTool::look(const PointerEvent& event) {
    m_place.reset();
    const auto& walls = context().encounter().walls;
    const SnapTo snap = snapOf(event.modifiers, context().pens());
    const board::Kinds kinds = document::kindsOf(context().encounter());
    const std::string& pen = context().pens().door;
    const bool isDouble = board::lookOf(kinds.door(pen), pen) == "doubleDoor";
    const std::span<const board::WallRecord> all(walls.begin(), walls.end());
    for (const double width : {isDouble ? 2.0 : 1.0, 1.0}) {  // where two leaves have no room, one cell
        const auto found =
            doorNear(context().grid(), all, event.at, kCatch / event.pixelsPerCell, {width, snapCells(snap)});
        if (!found) continue;
        m_place = found->where;
        m_piece = found->piece;
        break;
    }
    takeDoorNear(event);
}

// A door that is hardly dragged is a usual one.
void DoorTool::widen(const PointerEvent& event) {
    if (m_door || !m_place) return;
    const board::GridKind grid = context().grid();
    if (lengthBetween(grid, *m_pressed, event.at) * event.pixelsPerCell < kCatch) return;
    const double step = widthStep(grid, snapOf(event.modifiers, context().pens()));
    if (const auto wide = doorBetween(grid, m_piece, *m_pressed, event.at, step)) m_place = wide;
}

void DoorTool::show() {
    m_overlay = {};
    if (!m_place) return;
    m_overlay.lines.push_back({LineStyle::Draft, {m_place->a, m_place->b}});
    m_overlay.points.push_back({PointStyle::Handle, m_place->a});
    m_overlay.points.push_back({PointStyle::Handle, m_place->b});
    if (m_pressed)
        m_overlay.labels.push_back(
            {context().wallLengthText(lengthBetween(context().grid(), m_place->a, m_place->b)), std::nullopt,
             LabelTone::Neutral, false});
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
    m_pressed.reset();
    move(event);
    if (!m_place) {
        m_overlay.labels.push_back({QCoreApplication::translate("Tools", "No wall here for a door"),
                                    std::nullopt, LabelTone::Caution});
        return true;
    }
    m_pressed = event.at;
    return true;
}

bool DoorTool::release(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    if (!m_pressed) return true;
    move(event);
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
    m_pressed.reset();
    m_overlay = {};
    return active;
}

QString DoorTool::hint() const {
    if (m_door) return QCoreApplication::translate("Tools", "Door · click makes it one of the chosen kind");
    return m_place
               ? QCoreApplication::translate(
                     "Tools", "Door · click puts it into the wall, a drag along the wall makes it wider")
               : QCoreApplication::translate("Tools", "Door · point at a wall · Esc goes back to selecting");
}

}  // namespace tenaille::ui
