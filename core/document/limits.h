// SPDX-License-Identifier: MIT
//
// How large a document may be. Every limit is far above what a table needs and low enough that the program
// stays quick and safe: a file beyond one is refused with its count, and so is an edit that would lead there,
// so that what is on the screen can always be saved. The board itself: geometry::kMaxCellsPerSide.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/document/changes.h"

namespace tenaille::document {

// Records of a table ("tokens": 20 000).
std::size_t maxRecords(std::string_view table);

// Over all records of a document.
inline constexpr std::size_t kMaxWallSegments = 200'000;
inline constexpr std::size_t kMaxFloorPoints = 500'000;
inline constexpr std::size_t kMaxTerrainCells = 1'000'000;

// Of the name of a creature, of what players call it, of its weapon and its letters, and of a text on the
// map: longer ones take seconds to be laid out.
inline constexpr std::size_t kMaxNameBytes = 330;  // a name of the library with a number behind it
inline constexpr std::size_t kMaxLabelBytes = 40;
inline constexpr std::size_t kMaxTextBytes = 2'000;

// So many bytes of a text, at most `most`, that no letter is cut.
std::size_t utf8Part(const std::string& text, std::size_t most);

struct Totals {
    std::size_t wallSegments = 0;
    std::size_t floorPoints = 0;
    std::size_t terrainCells = 0;
};
Totals totalsOf(const Encounter& encounter);
Outcome checkTotals(const Totals& totals);  // the place of the problem is the table

// The place of the problem is the member.
Outcome checkWords(const board::TokenRecord& token);
Outcome checkWords(const board::TextRecord& text);

// A problem if changes make something larger that would then be beyond its limit.
Outcome checkLimits(const Encounter& before, const ChangeSet& changes);

}  // namespace tenaille::document
