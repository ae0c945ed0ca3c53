// SPDX-License-Identifier: MIT
//
// How large a document may be. Every limit is far above what a table needs and low enough that the program
// stays quick and safe: a file beyond one is refused with its count, and so is an edit that would lead there,
// so that what is on the screen can always be saved. The board itself: geometry::kMaxCellsPerSide.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/document/changes.h"

namespace tenaille::document {

// Records of a table ("tokens": 20 000).
std::size_t maxRecords(std::string_view table);

// Over all records of a document.
inline constexpr std::size_t kMaxWallSegments = 200'000;
inline constexpr std::size_t kMaxFloorPoints = 500'000;
inline constexpr std::size_t kMaxTerrainCells = 1'000'000;

// Of the name of a creature, and of what players call it: longer ones take seconds to be laid out.
inline constexpr std::size_t kMaxNameBytes = 1'000;

struct Totals {
    std::size_t wallSegments = 0;
    std::size_t floorPoints = 0;
    std::size_t terrainCells = 0;
};
Totals totalsOf(const Encounter& encounter);
Outcome checkTotals(const Totals& totals);  // the place of the problem is the table

Outcome checkNames(const board::TokenRecord& token);  // the place of the problem is the member

// A problem if changes make something larger that would then be beyond its limit.
Outcome checkLimits(const Encounter& before, const ChangeSet& changes);

}  // namespace tenaille::document
