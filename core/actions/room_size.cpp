// SPDX-License-Identifier: MIT
#include "core/actions/room_size.h"

#include <algorithm>

#include "core/actions/joined_move.h"
#include "core/actions/map_elements.h"
#include "core/actions/plan.h"

namespace tenaille::actions {

namespace {

using board::LatticePoint;
using geometry::Segment;

constexpr std::int32_t kLeast = geometry::kUnitsPerCell / 10;

std::optional<geometry::Box> rectangleOf(const document::Encounter& map, RecordId floor) {
    const board::FloorRecord* record = map.floors.find(floor);
    if (record == nullptr || board::isHex(map.gridRecord().extent.grid) || record->outline.size() != 4)
        return std::nullopt;
    const geometry::Box box = geometry::boundingBox(record->outline);
    const auto isCorner = [&](LatticePoint p) {
        return (p.x == box.min.x || p.x == box.max.x) && (p.y == box.min.y || p.y == box.max.y);
    };
    if (!std::all_of(record->outline.begin(), record->outline.end(), isCorner)) return std::nullopt;
    for (std::size_t i = 0; i < 4; ++i) {
        const LatticePoint a = record->outline[i];
        const LatticePoint b = record->outline[(i + 1) % 4];
        if ((a.x == b.x) == (a.y == b.y)) return std::nullopt;
    }
    return box;
}

// All that changes so far, on a map of its own.
struct Dragging {
    document::Encounter map;
    std::vector<RecordId> changed;

    Outcome drag(const Segment& side, LatticePoint way) {
        if (way == LatticePoint{}) return Done{};
        for (MapElement& element : JoinedMove(map, side).by(way)) {
            if (const Outcome possible = checkElement(element); !possible) return possible;
            changed.push_back(idOf(element));
            std::visit(
                [&]<class R>(const R& record) { std::get<document::Table<R>&>(map.tables()).put(record); },
                element);
        }
        return Done{};
    }
};

}  // namespace

std::optional<RoomSize> roomSize(const document::Encounter& map, RecordId floor) {
    const std::optional<geometry::Box> box = rectangleOf(map, floor);
    if (!box) return std::nullopt;
    return RoomSize{box->max.x - box->min.x, box->max.y - box->min.y};
}

Result<std::vector<MapElement>> resizedRoom(const document::Encounter& map, RecordId floor, RoomSize size) {
    const std::optional<geometry::Box> box = rectangleOf(map, floor);
    if (!box) return missingRecord(floor);
    const LatticePoint way{std::max(size.width, kLeast) - (box->max.x - box->min.x),
                           std::max(size.height, kLeast) - (box->max.y - box->min.y)};
    Dragging dragging{map, {}};
    const Segment right{{box->max.x, box->min.y}, box->max};
    if (const Outcome done = dragging.drag(right, {way.x, 0}); !done) return done.problem();
    const Segment bottom{{box->min.x, box->max.y}, {box->max.x + way.x, box->max.y}};
    if (const Outcome done = dragging.drag(bottom, {0, way.y}); !done) return done.problem();
    std::sort(dragging.changed.begin(), dragging.changed.end());
    dragging.changed.erase(std::unique(dragging.changed.begin(), dragging.changed.end()),
                           dragging.changed.end());
    std::vector<MapElement> elements;
    for (const RecordId id : dragging.changed) elements.push_back(*elementOf(dragging.map, id));
    return elements;
}

}  // namespace tenaille::actions
