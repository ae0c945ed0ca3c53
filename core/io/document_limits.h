// SPDX-License-Identifier: MIT
//
// How large a document may be. Every limit is far above what a table needs and low enough that the program
// stays quick and safe; a file beyond one is refused with its count. The board itself:
// geometry::kMaxCellsPerSide.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/document/encounter.h"
#include "core/io/json_value.h"
#include "core/io/reading.h"

namespace tenaille::io {

// Of the JSON text. A document at all the limits below fits.
inline constexpr JsonLimits kDocumentJson{.values = 4'000'000};

// Records of a table ("tokens": 20 000).
std::size_t maxRecords(std::string_view table);

// Over all records of a document.
inline constexpr std::size_t kMaxWallSegments = 200'000;
inline constexpr std::size_t kMaxFloorPoints = 500'000;
inline constexpr std::size_t kMaxTerrainCells = 1'000'000;

// Bytes of one picture file.
inline constexpr std::size_t kMaxAssetBytes = std::size_t{768} << 20;

// Notes what is beyond the limits that count over all records.
void checkTotals(const document::Encounter& encounter, Reading& reading);

}  // namespace tenaille::io
