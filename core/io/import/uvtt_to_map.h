// SPDX-License-Identifier: MIT
//
// From what a Universal VTT file says to a map of ours (interop 1.1):
//
//   walls     line_of_sight as stone walls, objects_line_of_sight as walls of kind "object" (seen into, not
//             past); everything minus the origin of the crop (Q1), clipped to the picture unless told
//             otherwise, then rounded to the lattice once. A fractional origin keeps the cells where they
//             were: the picture begins inside the first cell (Q3).
//   portals   doors in their own segments. closed:false becomes a window or an open door (Q4); the word of
//             the file is kept in `extra`. Freestanding ones cut the walls they lie on, others have their gap
//             already (Q5).
//   lights    range is a radius in cells; identical ones count once (Q16); off when they are painted into the
//             picture (Q10). Walls alone switch no darkness on (Q11).
//   picture   as it is, among the assets; missing or broken ones are reported and the rest is imported (Q8).
//
// Whatever is guessed, changed or left out is in the report with its count.
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/io/import/importer.h"
#include "core/io/import/uvtt_file.h"

namespace tenaille::io {

// What the program means by closed:false that writes files with this name: windows in .dd2vtt and .df2vtt,
// open doors in the others.
OpenPortals usualOpenPortals(std::string_view path);

// Consumes `file`: its picture becomes an asset without a copy. `name` is the file's path: it decides the
// title and what is usual. The problem: the map does not fit on a board, or the import was cancelled.
Result<Imported> mapFromUvtt(UvttFile file, const std::string& name, const ImportOptions& options = {},
                             const ImportWatch& watch = {});

// Reads the file and makes the map.
Result<Imported> importUvtt(const std::string& path, const ImportOptions& options, const ImportWatch& watch);

// "ffad58", "#ffffad58", "ffffad58": six digits are RRGGBB, eight AARRGGBB (Q6); nothing for anything else.
std::optional<std::uint32_t> uvttColour(std::string_view text);

}  // namespace tenaille::io
