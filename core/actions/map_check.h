// SPDX-License-Identifier: MIT
//
// What may be wrong with a drawn map: gaps in walls that nobody sees but every line of sight, doors that
// belong to no wall, rooms without a way in. Each finding says where, and most of them what would mend it.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/actions/map_intents.h"
#include "core/document/encounter.h"

namespace tenaille::actions {

struct MapFinding {
    MapFlaw flaw = MapFlaw::Gap;
    std::vector<RecordId> records;  // it is about; empty: a place alone
    board::LatticePoint at;         // to look at
    // Gap, OpenEnd, OpenSide: its width in 1/1000 of a cell, rounded up; NoWayIn: cells
    std::int32_t size = 0;
    std::optional<MapRepair> repair;      // nothing: a matter of taste
    std::optional<MapRepair> meant = {};  // what says that it is meant so, and is not told again
};

// Whether mending everything mends it as well; the rest may be meant, or something would be lost, and waits
// for a word.
bool isSurelyWrong(MapFlaw flaw);

// All findings, by flaw and then by place; the same map has the same findings. Linear in the size of the map
// for maps whose walls do not crowd. Asked to stop it returns soon, with nothing.
std::vector<MapFinding> checkMap(const document::Encounter& map, const std::stop_token& stop = {});

}  // namespace tenaille::actions
