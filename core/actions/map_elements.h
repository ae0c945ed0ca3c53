// SPDX-License-Identifier: MIT
//
// Elements of a map as one kind of value: found, checked, moved, turned. Tools and panels make new states of
// elements with it and hand them to PutElements.
#pragma once

#include <optional>
#include <type_traits>
#include <vector>

#include "core/actions/intent.h"
#include "core/base/result.h"
#include "core/document/encounter.h"

namespace tenaille::actions {

// Walls and floors have corners to add and to take away.
template <class R>
constexpr bool kHasCorners = std::is_same_v<R, board::WallRecord> || std::is_same_v<R, board::FloorRecord>;

RecordId idOf(const MapElement& element);

// Nothing for creatures, terrain and what is not there.
std::optional<MapElement> elementOf(const document::Encounter& encounter, RecordId id);

// Calls visit(record) with the element of that id where it lies, without a copy. False: it is none.
template <class Visit>
bool visitElement(const document::Encounter& map, RecordId id, const Visit& visit) {
    const auto look = [&](const auto& table) {
        const auto* record = table.find(id);
        if (record != nullptr) visit(*record);
        return record != nullptr;
    };
    return look(map.walls) || look(map.doors) || look(map.lights) || look(map.props) || look(map.texts) ||
           look(map.notes) || look(map.floors) || look(map.pictures);
}

inline bool isElement(const document::Encounter& map, RecordId id) {
    return visitElement(map, id, [](const auto&) {});
}

// Calls visit(record) for every element of the map, from the lowest layer up.
template <class Visit>
void forEachElement(const document::Encounter& map, const Visit& visit) {
    const auto look = [&](const auto& table) {
        for (const auto& record : table) visit(record);
    };
    look(map.pictures);
    look(map.floors);
    look(map.walls);
    look(map.doors);
    look(map.lights);
    look(map.props);
    look(map.texts);
    look(map.notes);
}

// Can the element be? It lies within 512 cells of the board; walls have two points or more and no piece
// without length, floors three points, doors a width; a light reaches as far dimly as brightly; a text has
// words.
Outcome checkElement(const MapElement& element);

// The points that can be dragged, in order: of a wall or a floor its corners (a closed wall has its first one
// once), of a door its ends, of the rest its place. Pictures have none.
std::vector<board::LatticePoint> pointsOf(const MapElement& element);

// With that point elsewhere; an index that is none changes nothing.
MapElement withPoint(MapElement element, std::size_t index, board::LatticePoint at);

// A wall in up to three parts, so that its piece from point `index` to the next one is a wall of its own:
// that one first, with a new id; the rest keeps the old one. A single piece comes back alone.
std::vector<MapElement> withPieceApart(const board::WallRecord& wall, std::size_t index);

// Moved by a difference of lattice points.
MapElement moved(MapElement element, board::GridKind grid, board::LatticePoint by);

// A point turned about another, as turned() below does it.
board::LatticePoint turned(board::LatticePoint point, board::GridKind grid, board::LatticePoint about,
                           int steps);

// Turned clockwise about a point by quarters (squares) or sixths (hexes); exact. Pictures stay.
MapElement turned(MapElement element, board::GridKind grid, board::LatticePoint about, int steps);

// Larger or smaller by `times` / `by` (both above 0), away from a point that stays; rounded to the lattice,
// half away from zero. Things, letters and the reach of lights grow with it; pictures and the width of doors'
// leaves follow their own ends.
MapElement scaled(MapElement element, board::LatticePoint about, std::int32_t times, std::int32_t by);

}  // namespace tenaille::actions
