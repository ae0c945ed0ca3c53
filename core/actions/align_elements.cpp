// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "core/actions/map_elements.h"
#include "core/actions/plan.h"
#include "core/document/board_of.h"

namespace tenaille::actions {

namespace {

using board::PlaneBox;

PlaneBox boxOf(const MapElement& element, board::GridKind grid) {
    if (const auto* picture = std::get_if<board::PictureRecord>(&element)) {
        constexpr double kUnit = geometry::kUnitsPerCell;
        return {picture->x / kUnit, picture->y / kUnit, (picture->x + picture->width) / kUnit,
                (picture->y + picture->height) / kUnit};
    }
    const auto* prop = std::get_if<board::PropRecord>(&element);
    const std::vector<board::LatticePoint> points =
        prop != nullptr ? document::outlineOf(grid, *prop) : pointsOf(element);
    PlaneBox box;
    bool first = true;
    for (const board::LatticePoint point : points) {
        const board::Position at = board::position(grid, point);
        box.left = first ? at.x : std::min(box.left, at.x);
        box.right = first ? at.x : std::max(box.right, at.x);
        box.top = first ? at.y : std::min(box.top, at.y);
        box.bottom = first ? at.y : std::max(box.bottom, at.y);
        first = false;
    }
    return box;
}

PlaneBox around(const PlaneBox& a, const PlaneBox& b) {
    return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
            std::max(a.bottom, b.bottom)};
}

board::Position wayTo(Alignment to, const PlaneBox& box, const PlaneBox& all) {
    switch (to) {
        case Alignment::Left:
            return {all.left - box.left, 0};
        case Alignment::Centre:
            return {(all.left + all.right - box.left - box.right) / 2, 0};
        case Alignment::Right:
            return {all.right - box.right, 0};
        case Alignment::Top:
            return {0, all.top - box.top};
        case Alignment::Middle:
            return {0, (all.top + all.bottom - box.top - box.bottom) / 2};
        case Alignment::Bottom:
            return {0, all.bottom - box.bottom};
    }
    return {};
}

}  // namespace

Result<document::ChangeSet> planAlignElements(const PlanContext& context, const AlignElements& intent) {
    const board::GridKind grid = context.encounter.gridRecord().extent.grid;
    PutElements put{"alignElements", {}};
    std::set<RecordId> known;
    for (const RecordId id : intent.elements)
        if (std::optional<MapElement> element = elementOf(context.encounter, id);
            element && known.insert(id).second)
            put.elements.push_back(*std::move(element));
    if (put.elements.size() < 2)
        return Problem{TENAILLE_PROBLEM("Fewer than two things are selected."),
                       {},
                       TENAILLE_PROBLEM("Select what shall be lined up.")};
    PlaneBox all = boxOf(put.elements.front(), grid);
    for (const MapElement& element : put.elements) all = around(all, boxOf(element, grid));
    for (MapElement& element : put.elements) {
        const board::Position way = wayTo(intent.to, boxOf(element, grid), all);
        element = moved(std::move(element), grid, board::nearestLatticePoint(grid, way));
    }
    return planPutElements(context, put);
}

}  // namespace tenaille::actions
