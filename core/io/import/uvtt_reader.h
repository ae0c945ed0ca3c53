// SPDX-License-Identifier: MIT
//
// From the bytes of a Universal VTT file to a UvttFile, in one pass: the file is never in memory as a whole,
// the picture's base64 text is decoded while it is read.
//
// What is refused, each with file, path inside the JSON, line, column and remedy: no JSON or cut JSON; what
// is no Universal VTT file (another known file is named); a value of the wrong type; a key of ours that
// stands twice in one object, as nothing says which of the two counts; pixels_per_grid absent or not above 0;
// numbers beyond the limits below. What is only missing or null is left out and counted (Q9). Points outside
// the map are data like any other (Q2).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/io/byte_source.h"
#include "core/io/import/import_options.h"
#include "core/io/import/uvtt_file.h"

namespace tenaille::io {

// Limits of a file (reliability 3); beyond is refused with the number.
inline constexpr std::uint64_t kMaxUvttBytes = std::uint64_t{768} << 20;
inline constexpr double kMaxUvttCoordinate = 1e6;          // cells
inline constexpr std::size_t kMaxUvttSegments = 200'000;   // of walls and objects together
inline constexpr std::size_t kMaxUvttPolylines = 200'000;  // likewise
inline constexpr std::size_t kMaxUvttPortals = 20'000;
inline constexpr std::size_t kMaxUvttLights = 5'000;
inline constexpr double kMaxUvttPixelsPerGrid = 32'767;

Result<UvttFile> readUvttFile(const std::string& path, const ImportWatch& watch = {});

// The same for bytes from elsewhere; `name` stands in messages for the file.
Result<UvttFile> readUvtt(ByteSource& source, const std::string& name, const ImportWatch& watch = {});
Result<UvttFile> readUvtt(std::string_view text, const std::string& name, const ImportWatch& watch = {});

}  // namespace tenaille::io
