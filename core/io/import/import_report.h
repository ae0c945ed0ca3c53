// SPDX-License-Identifier: MIT
//
// ImportReport: what came in with a foreign map, what was guessed, what was changed and what was left out.
// The window lists it after an import, `tenaille import --report` writes it as JSON, tests compare the
// counts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/base/record_id.h"
#include "core/io/json_value.h"
#include "core/io/picture_header.h"

namespace tenaille::io {

enum class NoteKind : std::uint8_t { Guessed, Changed, LeftOut };

// One line of the report. `message` is a template marked with TENAILLE_PROBLEM; %1 is the count, arguments
// and then lengths follow.
struct ImportNote {
    NoteKind kind = NoteKind::LeftOut;
    const char* id = "";  // "segmentsOutside": the name in JSON, never translated
    const char* message = "";
    std::size_t count = 0;
    std::vector<std::string> arguments = {};  // from %2 on
    std::vector<std::string> places = {};     // in the file, the first kMaxPlaces of them
    std::optional<Problem> cause = {};        // said after the message
    std::vector<std::int32_t> lengths = {};   // cells; "5 feet" in English
};

// Sizes as the file gives them, before anything is rounded: walls are lines, wallLength is in cells. Outlines
// of objects are counted apart from walls.
struct ImportFigures {
    std::size_t walls = 0;
    std::size_t segments = 0;
    double wallLength = 0;
    std::size_t objects = 0;
    std::size_t objectSegments = 0;
    std::size_t doors = 0;
    std::size_t windows = 0;
    std::size_t lights = 0;
    friend bool operator==(const ImportFigures&, const ImportFigures&) = default;
};

// Adds the count to the note with this id, or makes it; does nothing if the count is 0.
void addNote(std::vector<ImportNote>& notes, const ImportNote& what);

// How many things the notes of this kind speak of.
std::size_t countedOf(const std::vector<ImportNote>& notes, NoteKind kind);

struct ImportReport {
    static constexpr std::size_t kMaxPlaces = 20;

    std::string file;
    std::string format;      // "Universal VTT 0.3"
    ImportFigures whole;     // of the file, segments without length included
    ImportFigures inside;    // of what came in: segments of positive length inside the map
    std::int32_t width = 0;  // of the map in cells
    std::int32_t height = 0;
    std::optional<PictureHeader> picture;
    std::vector<ImportNote> notes;
    // The doors and windows that the file calls not closed: which of the two they are was guessed.
    std::vector<RecordId> openings;

    void note(const ImportNote& what) { addNote(notes, what); }
    std::size_t counted(NoteKind kind) const { return countedOf(notes, kind); }
};

// The line of a note in English: "3 wall segments lie outside the map and were left out."
std::string textOf(const ImportNote& note);
// What came in, one line each: templates with their arguments.
std::vector<Problem> figureLines(const ImportReport& report);
// The whole report in English, one line each: what came in, then the notes.
std::vector<std::string> textLines(const ImportReport& report);

// {"file", "format", "grid": {...}, "picture", "inside": {...}, "whole": {...}, "notes": [{"kind", "id",
// "count", "text", "places"}]}
JsonValue reportJson(const ImportReport& report);

}  // namespace tenaille::io
