// SPDX-License-Identifier: MIT
//
// The data of a layer of a Tiled map: numbers as text, or as base64 of bytes that may be compressed.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/base/result.h"

namespace tenaille::io {

inline constexpr const char* kSaveInTiled = TENAILLE_PROBLEM("Save the map again in Tiled.");

// `encoding`: "csv" or "base64"; `compression`: "", "zlib" or "gzip". Reads at most one number more than
// `expected`, however much a compressed text would grow to. The problem names neither file nor place.
Result<std::vector<std::uint32_t>> tiledData(std::string_view text, std::string_view encoding,
                                             std::string_view compression, std::size_t expected);

}  // namespace tenaille::io
