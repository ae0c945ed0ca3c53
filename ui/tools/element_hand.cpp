// SPDX-License-Identifier: MIT
#include "ui/tools/element_hand.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/actions/wall_edits.h"
#include "core/document/board_of.h"
#include "ui/tools/door_tool.h"
#include "ui/tools/selecting.h"
#include "ui/tools/snapping.h"

namespace tenaille::ui {

namespace {

using actions::MapElement;

constexpr double kHandleReach = 9;  // pixels
constexpr double kSlideReach = 70;  // pixels from a wall: farther off a door is simply moved
constexpr std::size_t kMostHandles = 400;

bool isElement(PickKind kind) { return kind != PickKind::Nothing && kind != PickKind::Token; }

// The corners of what has some; nullptr: it has none.
std::vector<LatticePoint>* lineOf(MapElement& element) {
    if (auto* wall = std::get_if<board::WallRecord>(&element)) return &wall->points;
    if (auto* floor = std::get_if<board::FloorRecord>(&element)) return &floor->outline;
    return nullptr;
}

// Terrain and creatures go by whole cells: only then a room stays together with them.
bool fillsCells(const actions::RoomParts& parts) {
    return !parts.terrain.empty() || !parts.creatures.empty();
}

// The nearest way that is a number of whole cells.
LatticePoint inCells(board::GridKind grid, LatticePoint by) {
    const LatticePoint from = board::centre(grid, {});
    return board::centre(grid, board::cellAt(grid, from + by)) - from;
}

}  // namespace

std::vector<MapElement> ElementHand::selected() const {
    std::vector<MapElement> elements;
    for (const RecordId id : m_context.selection())
        if (auto element = actions::elementOf(m_context.encounter(), id))
            elements.push_back(*std::move(element));
    return elements;
}

std::vector<RecordId> ElementHand::chosen() const {
    std::vector<RecordId> elements = m_context.selection();
    std::erase_if(elements, [&](RecordId id) { return !actions::isElement(m_context.encounter(), id); });
    return elements;
}

// What has one point is dragged whole.
bool ElementHand::addCorners(const MapElement& element, std::vector<Corner>& corners) {
    const std::vector<LatticePoint> points = actions::pointsOf(element);
    if (points.size() < 2) return true;
    if (corners.size() + points.size() > kMostHandles) return false;
    for (std::size_t i = 0; i < points.size(); ++i)
        corners.push_back({{actions::idOf(element), i}, points[i]});
    return true;
}

std::vector<ElementHand::Corner> ElementHand::corners() const {
    std::vector<Corner> corners;
    for (const RecordId id : m_context.selection()) {
        bool room = true;
        actions::visitElement(m_context.encounter(), id,
                              [&](const auto& record) { room = addCorners(record, corners); });
        if (!room) break;
    }
    return corners;
}

std::optional<ElementHand::Handle> ElementHand::handleAt(const PointerEvent& event) const {
    const board::GridKind grid = m_context.grid();
    double best = kHandleReach / event.pixelsPerCell;
    std::optional<Handle> found;
    for (const Corner& corner : corners()) {
        const double distance = lengthBetween(grid, corner.at, event.at);
        if (distance > best) continue;
        best = distance;
        found = corner.handle;
    }
    return found;
}

bool ElementHand::press(const PointerEvent& event) {
    cancel();
    m_handle = handleAt(event);
    const std::vector<RecordId>& selection = m_context.selection();
    const std::optional<RecordId> floor = floorAt(event.at);
    m_onFloor = !m_handle && !isElement(event.under.kind) && floor &&
                std::find(selection.begin(), selection.end(), *floor) != selection.end();
    if (!m_handle && !m_onFloor && !isElement(event.under.kind)) return false;
    m_pressed = event;
    if (m_handle || m_onFloor) return true;
    m_context.select(pressed(m_context.selection(), event.under.record, event.modifiers));
    return true;
}

void ElementHand::move(const PointerEvent& event) {
    if (!m_pressed) {
        m_handle = handleAt(event);
        return;
    }
    if (!m_to && !event.isDragFrom(*m_pressed)) return;
    if (!m_to) beginDrag();
    m_to = event.at;
    m_free = event.modifiers.testFlag(Qt::AltModifier);
    m_alone = event.modifiers.testFlag(Qt::ControlModifier);
}

void ElementHand::beginDrag() {
    m_taken = m_handle ? actions::RoomParts{} : actions::roomsToMove(m_context.encounter(), chosen());
    if (m_handle) m_taken.going = selected();
    m_joined = joined();
    m_slideWalls.clear();
    const bool isOne = m_taken.going.size() == 1 && !m_onFloor;
    const auto* door = isOne ? std::get_if<board::DoorRecord>(&m_taken.going.front()) : nullptr;
    if (door == nullptr || door->freestanding) return;
    actions::WallEdits walls(m_context.encounter());
    walls.close(door->where);
    for (const auto& [id, wall] : walls.walls()) m_slideWalls.push_back(wall);
}

// With the corner that is held, or with the side of a room whose wall is.
std::optional<actions::JoinedMove> ElementHand::joined() const {
    if (m_handle) {
        for (const MapElement& element : m_taken.going)
            if (actions::idOf(element) == m_handle->element)
                return actions::JoinedMove(m_context.encounter(),
                                           std::vector{actions::pointsOf(element).at(m_handle->index)});
        return std::nullopt;
    }
    const auto* wall =
        m_taken.going.size() == 1 ? std::get_if<board::WallRecord>(&m_taken.going.front()) : nullptr;
    if (wall == nullptr) return std::nullopt;
    const std::size_t piece = pieceNear(m_context.grid(), wall->points, m_pressed->at);
    actions::JoinedMove side(m_context.encounter(),
                             geometry::Segment{wall->points[piece], wall->points[piece + 1]});
    if (side.empty()) return std::nullopt;
    return side;
}

// Nothing where no wall is near, or when it is dragged freely.
std::optional<geometry::Segment> ElementHand::slid() const {
    if (m_slideWalls.empty() || m_free || !m_to) return std::nullopt;
    const board::GridKind grid = m_context.grid();
    const geometry::Segment where = std::get<board::DoorRecord>(m_taken.going.front()).where;
    if (m_handle) return widened(where);
    const auto place = doorNear(grid, m_slideWalls, *m_to, kSlideReach / m_pressed->pixelsPerCell,
                                {lengthBetween(grid, where.a, where.b), snapCells(m_context.pens().snap)});
    return place ? std::optional(place->where) : std::nullopt;
}

// One end of a door in a wall stays in it.
std::optional<geometry::Segment> ElementHand::widened(geometry::Segment where) const {
    constexpr double kOnIt = 0.05;  // cells
    const board::GridKind grid = m_context.grid();
    const LatticePoint middle{(where.a.x + where.b.x) / 2, (where.a.y + where.b.y) / 2};
    const auto wall = doorNear(grid, m_slideWalls, middle, kOnIt, {0, 1});
    if (!wall) return std::nullopt;
    const bool isFirst = m_handle->index == 0;
    const auto place = doorFrom(grid, wall->piece, isFirst ? where.b : where.a, *m_to,
                                widthStep(grid, m_context.pens().snap));
    if (!place || !isFirst) return place;
    return geometry::Segment{place->b, place->a};
}

// A corner comes to lie on the grid, everything else keeps its place beside it.
LatticePoint ElementHand::way() const {
    const board::GridKind grid = m_context.grid();
    const SnapTo snap = m_free ? SnapTo::Free : m_context.pens().snap;
    if (!m_handle) {
        const LatticePoint by = *m_to - m_pressed->at;
        return fillsCells(m_taken) && !m_free ? inCells(grid, by) : snapped(grid, by, snap);
    }
    for (const MapElement& element : m_taken.going)
        if (actions::idOf(element) == m_handle->element)
            return snapped(grid, *m_to, snap) - actions::pointsOf(element).at(m_handle->index);
    return {};
}

// What the drag makes of the elements, one after the other: thousands at every move of the mouse share the
// memory of one.
void ElementHand::visitDragged(const std::function<void(const MapElement&)>& visit) const {
    MapElement shown;
    if (const std::optional<geometry::Segment> place = slid()) {
        shown = m_taken.going.front();
        std::get<board::DoorRecord>(shown).where = *place;
        return visit(shown);
    }
    const LatticePoint by = way();
    if (m_joined && !m_alone) {
        for (const MapElement& element : m_joined->by(by)) visit(element);
        return;
    }
    for (const MapElement& element : m_taken.going) {
        if (m_handle && actions::idOf(element) != m_handle->element) continue;
        shown = element;
        shown = m_handle ? actions::withPoint(std::move(shown), m_handle->index,
                                              actions::pointsOf(element).at(m_handle->index) + by)
                         : actions::moved(std::move(shown), m_context.grid(), by);
        visit(shown);
    }
}

bool ElementHand::release(const PointerEvent& event) {
    if (!m_pressed) return false;
    move(event);
    if (!m_to) {
        cancel();
        return false;
    }
    const bool joins = m_joined && !m_alone;
    const bool corner = m_handle.has_value();
    const LatticePoint by = way();
    const std::optional<geometry::Segment> place = slid();
    std::vector<MapElement> elements;
    if (place || corner || joins)
        visitDragged([&](const MapElement& element) { elements.push_back(element); });
    cancel();
    if (by == LatticePoint{} && !place) return true;
    if (place)
        m_context.perform(actions::SlideDoor{actions::idOf(elements.front()), *place});
    else if (corner || joins)
        m_context.perform(actions::PutElements{corner ? "moveCorner" : "moveSide", std::move(elements)});
    else
        m_context.perform(actions::MoveElements{chosen(), by});
    return true;
}

bool ElementHand::cancel() {
    const bool active = m_to.has_value();
    m_pressed.reset();
    m_to.reset();
    m_handle.reset();
    m_onFloor = false;
    m_taken = {};
    m_joined.reset();
    m_slideWalls.clear();
    return active;
}

bool ElementHand::addCorner(const PointerEvent& event) {
    std::optional<MapElement> element = actions::elementOf(m_context.encounter(), event.under.record);
    std::vector<LatticePoint>* line = element ? lineOf(*element) : nullptr;
    if (line == nullptr) return false;
    const board::GridKind grid = m_context.grid();
    const LatticePoint at = snapped(grid, event.at, m_context.pens().snap);
    const std::size_t best = pieceNear(grid, *line, at) + 1;
    if (best >= line->size() || (*line)[best - 1] == at || (*line)[best] == at) return false;
    line->insert(line->begin() + static_cast<std::ptrdiff_t>(best), at);
    return m_context.perform(actions::PutElements{"addCorner", {*std::move(element)}});
}

bool ElementHand::removeCorner() {
    if (!m_handle) return false;
    std::optional<MapElement> element = actions::elementOf(m_context.encounter(), m_handle->element);
    std::vector<LatticePoint>* line = element ? lineOf(*element) : nullptr;
    const std::size_t index = m_handle->index;
    if (line == nullptr || index >= line->size()) return false;
    const bool closed = std::holds_alternative<board::WallRecord>(*element) && line->front() == line->back();
    if (line->size() <= (closed ? 4u : std::holds_alternative<board::WallRecord>(*element) ? 2u : 3u))
        return false;
    line->erase(line->begin() + static_cast<std::ptrdiff_t>(index));
    if (closed && index == 0) line->back() = line->front();
    line->erase(std::unique(line->begin(), line->end()), line->end());
    m_handle.reset();
    return m_context.perform(actions::PutElements{"removeCorner", {*std::move(element)}});
}

bool ElementHand::nudge(board::Cell step) {
    std::vector<RecordId> elements = chosen();
    if (elements.empty()) return false;
    const board::GridKind grid = m_context.grid();
    // On hexes a step by key is a part of a cell in any case: what fills cells follows by whole ones.
    const bool rooms = std::any_of(elements.begin(), elements.end(), [&](RecordId id) {
        return m_context.encounter().floors.find(id) != nullptr;
    });
    const bool cells =
        rooms && !board::isHex(grid) && fillsCells(actions::roomsToMove(m_context.encounter(), elements));
    const std::int32_t units =
        cells ? geometry::kUnitsPerCell : std::max(snapStep(grid, m_context.pens().snap), 10);
    LatticePoint by{step.x * units, step.y * units};
    const bool goesOn = m_walk && m_walk->revision == m_context.revision() && m_walk->elements == elements;
    if (goesOn) by = by + m_walk->by;
    m_walk.reset();
    const actions::MoveElements intent{elements, by};
    const bool done = goesOn ? m_context.performInstead(intent) : m_context.perform(intent);
    // Back where it began there is no step left to go on from.
    if (done && by != LatticePoint{}) m_walk = Walk{std::move(elements), by, m_context.revision()};
    return done;
}

// Of the box around all their points, on a half of the grid.
std::optional<LatticePoint> ElementHand::middleOf(const std::vector<MapElement>& elements) const {
    std::optional<LatticePoint> least;
    std::optional<LatticePoint> most;
    for (const MapElement& element : elements)
        for (const LatticePoint point : actions::pointsOf(element)) {
            least = least ? LatticePoint{std::min(least->x, point.x), std::min(least->y, point.y)} : point;
            most = most ? LatticePoint{std::max(most->x, point.x), std::max(most->y, point.y)} : point;
        }
    if (!least) return std::nullopt;
    return snapped(m_context.grid(), {(least->x + most->x) / 2, (least->y + most->y) / 2}, SnapTo::Half);
}

bool ElementHand::resize(int steps) {
    const std::optional<LatticePoint> middle = middleOf(selected());
    return middle && m_context.perform(actions::ReshapeElements{chosen(), *middle, 0, steps});
}

// A single thing or word turns by 15 degrees; everything else about the middle, as the grid allows it.
bool ElementHand::turn(int steps) {
    constexpr int kFine = 15;
    std::vector<MapElement> elements = selected();
    if (elements.empty()) return false;
    const auto fine = [&](std::int32_t degrees) { return ((degrees + steps * kFine) % 360 + 360) % 360; };
    if (auto* prop = elements.size() == 1 ? std::get_if<board::PropRecord>(&elements.front()) : nullptr) {
        prop->rotation = fine(prop->rotation);
    } else if (auto* text =
                   elements.size() == 1 ? std::get_if<board::TextRecord>(&elements.front()) : nullptr) {
        text->rotation = fine(text->rotation);
    } else if (auto* light =
                   elements.size() == 1 ? std::get_if<board::LightRecord>(&elements.front()) : nullptr) {
        light->direction = fine(light->direction);
    } else {
        const std::optional<LatticePoint> middle = middleOf(elements);
        return middle && m_context.perform(actions::ReshapeElements{chosen(), *middle, steps, 0});
    }
    return m_context.perform(actions::PutElements{"turnElements", std::move(elements)});
}

std::vector<RecordId> ElementHand::inside(board::Position a, board::Position b) const {
    const board::GridKind grid = m_context.grid();
    const auto between = [](double value, double p, double q) {
        return value >= std::min(p, q) && value <= std::max(p, q);
    };
    std::vector<RecordId> found;
    const auto isInside = [&](LatticePoint point) {
        const board::Position at = board::position(grid, point);
        return between(at.x, a.x, b.x) && between(at.y, a.y, b.y);
    };
    const auto look = [&](const auto& table) {
        for (const auto& record : table) {
            const std::vector<LatticePoint> points = actions::pointsOf(record);
            if (std::all_of(points.begin(), points.end(), isInside)) found.push_back(record.id);
        }
    };
    const document::Encounter& map = m_context.encounter();
    const auto lookIn = [&](MapLayer layer, const auto&... tables) {
        if (m_context.layers().takes(layer)) (look(tables), ...);
    };
    lookIn(MapLayer::Floors, map.floors);
    lookIn(MapLayer::Walls, map.walls, map.doors);
    lookIn(MapLayer::Lights, map.lights);
    lookIn(MapLayer::Props, map.props);
    lookIn(MapLayer::Texts, map.texts);
    lookIn(MapLayer::Notes, map.notes);
    return found;
}

std::optional<RecordId> ElementHand::floorAt(LatticePoint at) const {
    if (!m_context.layers().takes(MapLayer::Floors)) return std::nullopt;
    return actions::floorAt(m_context.encounter(), at);
}

void ElementHand::showElement(const MapElement& element, Overlay& overlay) const {
    if (const auto* prop = std::get_if<board::PropRecord>(&element)) {
        overlay.polygons.push_back({AreaStyle::Draft, document::outlineOf(m_context.grid(), *prop)});
    } else if (const auto* light = std::get_if<board::LightRecord>(&element)) {
        overlay.circles.push_back({AreaStyle::Draft, light->at, light->dim});
        overlay.points.push_back({PointStyle::Handle, light->at});
    } else if (const auto* wall = std::get_if<board::WallRecord>(&element)) {
        overlay.lines.push_back({LineStyle::Draft, wall->points});
    } else if (const auto* floor = std::get_if<board::FloorRecord>(&element)) {
        overlay.polygons.push_back({AreaStyle::Draft, floor->outline});
    } else if (std::vector<LatticePoint> points = actions::pointsOf(element); points.size() > 1) {
        overlay.lines.push_back({LineStyle::Draft, std::move(points)});
    } else if (!points.empty()) {
        overlay.points.push_back({PointStyle::Handle, points.front()});
    }
}

void ElementHand::show(Overlay& overlay) const {
    if (m_to && !m_handle && !(m_joined && !m_alone))
        for (const auto& [token, at] : actions::movedCreatures(m_context.encounter(), m_taken, way()))
            overlay.ghosts.push_back({token, at, std::nullopt});
    std::vector<Corner> handles;
    if (m_to) {
        bool room = true;
        visitDragged([&](const MapElement& element) {
            showElement(element, overlay);
            room = room && addCorners(element, handles);
        });
    } else {
        handles = corners();
    }
    for (const Corner& corner : handles)
        overlay.points.push_back(
            {m_handle == corner.handle ? PointStyle::HandleActive : PointStyle::Handle, corner.at});
}

QString ElementHand::hint() const {
    if (m_to && m_joined && m_slideWalls.empty())
        return QCoreApplication::translate(
            "Tools", "What is joined comes along, with Ctrl it stays · Alt leaves the grid · Esc cancels");
    if (m_to) return QCoreApplication::translate("Tools", "Move · Alt leaves the grid · Esc cancels");
    if (m_handle)
        return QCoreApplication::translate(
            "Tools", "Drag moves the corner with all that is joined there · Del takes it away");
    bool any = false;
    bool hasCorners = false;
    for (const RecordId id : m_context.selection()) {
        any = actions::visitElement(m_context.encounter(), id,
                                    [&]<class R>(const R&) { hasCorners = actions::kHasCorners<R>; }) ||
              any;
        if (hasCorners) break;
    }
    if (any)
        return QCoreApplication::translate("Tools",
                                           "Drag or arrows move · Shift+wheel turns, with Ctrl sizes · "
                                           "Ctrl+D doubles · Del deletes") +
               (hasCorners ? QStringLiteral(" · ") +
                                 QCoreApplication::translate("Tools", "double click adds a corner")
                           : QString());
    return {};
}

}  // namespace tenaille::ui
