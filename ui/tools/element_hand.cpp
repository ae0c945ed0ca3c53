// SPDX-License-Identifier: MIT
#include "ui/tools/element_hand.h"

#include <QCoreApplication>
#include <QLineF>
#include <algorithm>
#include <cmath>

#include "core/document/board_of.h"
#include "ui/tools/selecting.h"
#include "ui/tools/snapping.h"

namespace tenaille::ui {

namespace {

using actions::MapElement;

constexpr double kDragStart = 5;    // pixels
constexpr double kHandleReach = 9;  // pixels
constexpr std::size_t kMostHandles = 400;

bool isElement(PickKind kind) { return kind != PickKind::Nothing && kind != PickKind::Token; }

// Walls and floors have corners to add and to take away.
std::vector<LatticePoint>* lineOf(MapElement& element) {
    if (auto* wall = std::get_if<board::WallRecord>(&element)) return &wall->points;
    if (auto* floor = std::get_if<board::FloorRecord>(&element)) return &floor->outline;
    return nullptr;
}

}  // namespace

std::vector<MapElement> ElementHand::selected() const {
    std::vector<MapElement> elements;
    for (const RecordId id : m_context.selection())
        if (auto element = actions::elementOf(m_context.encounter(), id))
            elements.push_back(*std::move(element));
    return elements;
}

std::optional<ElementHand::Handle> ElementHand::handleAt(const PointerEvent& event) const {
    const board::GridKind grid = m_context.board().grid();
    double best = kHandleReach / event.pixelsPerCell;
    std::optional<Handle> found;
    for (const MapElement& element : selected()) {
        const std::vector<LatticePoint> points = actions::pointsOf(element);
        // What has one point is dragged whole.
        if (points.size() < 2) continue;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const double distance = lengthBetween(grid, points[i], event.at);
            if (distance > best) continue;
            best = distance;
            found = Handle{actions::idOf(element), i};
        }
    }
    return found;
}

bool ElementHand::press(const PointerEvent& event) {
    cancel();
    m_handle = handleAt(event);
    if (!m_handle && !isElement(event.under.kind)) return false;
    m_pressed = event;
    if (m_handle) return true;
    m_context.select(pressed(m_context.selection(), event.under.record, event.modifiers));
    return true;
}

void ElementHand::move(const PointerEvent& event) {
    if (!m_pressed) {
        m_handle = handleAt(event);
        return;
    }
    if (!m_to && QLineF(m_pressed->screen, event.screen).length() <= kDragStart) return;
    m_to = event.at;
    m_free = event.modifiers.testFlag(Qt::AltModifier);
}

std::vector<MapElement> ElementHand::dragged() const {
    const board::GridKind grid = m_context.board().grid();
    const SnapTo snap = m_free ? SnapTo::Free : m_context.pens().snap;
    std::vector<MapElement> elements = selected();
    if (m_handle) {
        for (MapElement& element : elements)
            if (actions::idOf(element) == m_handle->element)
                return {actions::withPoint(std::move(element), m_handle->index, snapped(grid, *m_to, snap))};
        return {};
    }
    const LatticePoint by = snapped(grid, *m_to - m_pressed->at, snap);
    for (MapElement& element : elements) element = actions::moved(std::move(element), grid, by);
    return elements;
}

bool ElementHand::release(const PointerEvent& event) {
    if (!m_pressed) return false;
    move(event);
    const bool wasDrag = m_to.has_value();
    if (wasDrag) {
        const char* verb = m_handle ? "moveCorner" : "moveElements";
        std::vector<MapElement> elements = dragged();
        cancel();
        if (!elements.empty()) m_context.perform(actions::PutElements{verb, std::move(elements)});
    }
    cancel();
    return wasDrag;
}

bool ElementHand::cancel() {
    const bool active = m_to.has_value();
    m_pressed.reset();
    m_to.reset();
    m_handle.reset();
    return active;
}

bool ElementHand::addCorner(const PointerEvent& event) {
    std::optional<MapElement> element = actions::elementOf(m_context.encounter(), event.under.record);
    std::vector<LatticePoint>* line = element ? lineOf(*element) : nullptr;
    if (line == nullptr) return false;
    const board::GridKind grid = m_context.board().grid();
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
    std::vector<MapElement> elements = selected();
    if (elements.empty()) return false;
    const board::GridKind grid = m_context.board().grid();
    const std::int32_t units = std::max(snapStep(grid, m_context.pens().snap), 10);
    for (MapElement& element : elements)
        element = actions::moved(std::move(element), grid, {step.x * units, step.y * units});
    return m_context.perform(actions::PutElements{"moveElements", std::move(elements)});
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
        std::optional<LatticePoint> least;
        std::optional<LatticePoint> most;
        for (const MapElement& element : elements) {
            for (const LatticePoint point : actions::pointsOf(element)) {
                least =
                    least ? LatticePoint{std::min(least->x, point.x), std::min(least->y, point.y)} : point;
                most = most ? LatticePoint{std::max(most->x, point.x), std::max(most->y, point.y)} : point;
            }
        }
        if (!least) return false;
        const board::GridKind grid = m_context.board().grid();
        const LatticePoint middle =
            snapped(grid, {(least->x + most->x) / 2, (least->y + most->y) / 2}, SnapTo::Half);
        for (MapElement& element : elements)
            element = actions::turned(std::move(element), grid, middle, steps);
    }
    return m_context.perform(actions::PutElements{"turnElements", std::move(elements)});
}

std::vector<RecordId> ElementHand::inside(board::Position a, board::Position b) const {
    const board::GridKind grid = m_context.board().grid();
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
    std::optional<RecordId> found;
    if (!m_context.layers().takes(MapLayer::Floors)) return found;
    for (const board::FloorRecord& floor : m_context.encounter().floors) {
        bool inside = false;
        const std::size_t count = floor.outline.size();
        for (std::size_t i = 0; i < count; ++i) {
            LatticePoint a = floor.outline[i];
            LatticePoint b = floor.outline[(i + 1) % count];
            if (a.y > b.y) std::swap(a, b);
            if (at.y < a.y || at.y >= b.y) continue;
            const auto side = std::int64_t{b.x - a.x} * (at.y - a.y) - std::int64_t{b.y - a.y} * (at.x - a.x);
            if (side > 0) inside = !inside;
        }
        if (inside) found = floor.id;
    }
    return found;
}

void ElementHand::showElement(const MapElement& element, Overlay& overlay) const {
    const std::vector<LatticePoint> points = actions::pointsOf(element);
    if (const auto* prop = std::get_if<board::PropRecord>(&element)) {
        overlay.polygons.push_back({AreaStyle::Draft, document::outlineOf(*prop)});
    } else if (const auto* light = std::get_if<board::LightRecord>(&element)) {
        overlay.circles.push_back({AreaStyle::Draft, light->at, light->dim});
        overlay.points.push_back({PointStyle::Handle, light->at});
    } else if (const auto* wall = std::get_if<board::WallRecord>(&element)) {
        overlay.lines.push_back({LineStyle::Draft, wall->points});
    } else if (const auto* floor = std::get_if<board::FloorRecord>(&element)) {
        overlay.polygons.push_back({AreaStyle::Draft, floor->outline});
    } else if (points.size() > 1) {
        overlay.lines.push_back({LineStyle::Draft, points});
    } else if (!points.empty()) {
        overlay.points.push_back({PointStyle::Handle, points.front()});
    }
}

void ElementHand::show(Overlay& overlay) const {
    const std::vector<MapElement> elements = m_to ? dragged() : selected();
    std::size_t handles = 0;
    for (const MapElement& element : elements) {
        if (m_to) showElement(element, overlay);
        const std::vector<LatticePoint> points = actions::pointsOf(element);
        if (points.size() < 2 || (handles += points.size()) > kMostHandles) continue;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const bool active = m_handle == Handle{actions::idOf(element), i};
            overlay.points.push_back({active ? PointStyle::HandleActive : PointStyle::Handle, points[i]});
        }
    }
}

QString ElementHand::hint() const {
    if (m_to) return QCoreApplication::translate("Tools", "Move · Alt leaves the grid · Esc cancels");
    if (m_handle) return QCoreApplication::translate("Tools", "Drag moves the corner · Del takes it away");
    if (!selected().empty())
        return QCoreApplication::translate(
            "Tools",
            "Drag or arrows move · Shift+wheel turns · double click adds a corner · Ctrl+D "
            "doubles · Del deletes");
    return {};
}

}  // namespace tenaille::ui
