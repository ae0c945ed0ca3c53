// SPDX-License-Identifier: MIT
//
// What whoever imports a foreign map may choose, and how he watches and stops a long import. One set of
// options for all formats; a format ignores what it does not know.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/problem.h"
#include "core/io/read_watch.h"

namespace tenaille::io {

// What a door stands for that the file calls not closed (interop Q4): some programs mean a window, others an
// open door.
enum class OpenPortals : std::uint8_t { Windows, OpenDoors };

// How many cells a plain picture shows.
struct PictureCells {
    std::int32_t columns = 1;
    std::int32_t rows = 1;
};

struct ImportOptions {
    // Leave out what lies outside the picture. Crops of a larger map list all of it (Q1).
    bool clip = true;
    // Nothing: what the program means that writes files with this extension.
    std::optional<OpenPortals> openPortals = {};
    // Nothing: lights are off when they are painted into the picture already (Q10).
    std::optional<bool> lightsOn = {};
    // Thins wall lines: no point moves further than this, in cells; 0 keeps them all (Q12).
    double simplify = 0;
    // The map to import from a file that holds several, by its title; empty: there is but one.
    std::string part = {};
    // Of a plain picture; nothing: guessed.
    std::optional<PictureCells> cells = {};
};

using ImportWatch = ReadWatch;

// The problem that a stopped import ends with.
Problem importCancelled();

}  // namespace tenaille::io
