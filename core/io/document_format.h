// SPDX-License-Identifier: MIT
//
// A document as text: *.map.json and *.encounter.json.
//
//   {"format": "tenaille", "formatVersion": {"major": 2, "minor": 2}, "kind": "encounter", "uuid": "...",
//    "assets": "tomb.assets", "grid": {...}, "settings": {...}, "walls": [{...}, ...], ...}
//
// Records are those of codec.h, one a line; empty tables are left out. Members that this version does not
// know are kept in Encounter::extra. document_file.h puts the text on the disk with its pictures.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/document/encounter.h"
#include "core/io/json_value.h"
#include "core/io/read_watch.h"
#include "core/io/reading.h"

namespace tenaille::io {

// Tables with one record at most are an object in the file.
template <class R>
inline constexpr bool kIsSingle =
    std::is_same_v<R, board::GridRecord> || std::is_same_v<R, board::SettingsRecord> ||
    std::is_same_v<R, board::ClockRecord> || std::is_same_v<R, board::PlayerViewRecord>;

// The same document always gives the same text. `assetFolder`: plain name of the folder of its pictures,
// empty for none.
std::string writeDocument(const document::Encounter& encounter, const std::string& assetFolder = {});
// Its JSON tree, for texts that contain a whole document (journal).
JsonValue documentJson(const document::Encounter& encounter, const std::string& assetFolder = {});

struct DocumentReading {
    // Set exactly when there is no problem. Its assets are empty.
    std::optional<document::Encounter> encounter;
    std::string assetFolder;        // plain name ending in ".assets", or empty
    std::vector<Problem> problems;  // all that was found, at most kMaxProblems
    std::vector<Problem> notices;   // unknown kinds, a newer minor version, walls without length ...
};

// Refused are: no JSON, no document of ours, a newer major version (saying which), numbers out of range,
// unknown words, ids that are 0 or used twice, names of pictures that could lead out of the folder, and what
// is beyond document/limits.h.
DocumentReading readDocument(std::string_view text, const ReadWatch& watch = {});
// `mostProblems`: who mends the document wants to know all of them.
DocumentReading readDocumentJson(JsonValue document, std::size_t mostProblems = kMaxProblems);

// 36 characters: hexadecimal digits in groups of 8, 4, 4, 4, 12.
bool isUuid(std::string_view text);

}  // namespace tenaille::io
