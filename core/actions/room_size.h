// SPDX-License-Identifier: MIT
//
// How large a rectangular room is, and what changes when it shall be of another size: its right and its lower
// side are dragged (joined_move.h), with the walls, doors and neighbours on them.
#pragma once

#include <optional>
#include <vector>

#include "core/actions/map_intents.h"
#include "core/base/result.h"
#include "core/document/encounter.h"

namespace tenaille::actions {

// In lattice units, 240 a cell.
struct RoomSize {
    std::int32_t width = 0;
    std::int32_t height = 0;
    friend bool operator==(const RoomSize&, const RoomSize&) = default;
};

// Of a floor of four corners with sides along the grid; nothing for others, and none on hexes.
std::optional<RoomSize> roomSize(const document::Encounter& map, RecordId floor);

// The elements as they shall be. Refused when there is no such room, when it would be smaller than a tenth of
// a cell, or when an element would be left without length.
Result<std::vector<MapElement>> resizedRoom(const document::Encounter& map, RecordId floor, RoomSize size);

}  // namespace tenaille::actions
