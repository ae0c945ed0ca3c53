// SPDX-License-Identifier: MIT
//
// A record as JSON and back: the one form that save file, journal, clipboard and fixtures share. Which
// members a record has stands in document/fields.h; this header adds how their types are written:
//
//   numbers             whole numbers inside the range of the field (rangeOf), checked when read
//   points, cells       [x, y]; lists of them [[x, y], ...], lines as lists of two
//   enumerations        words (codec_words.h), sets of them lists of words
//   facing              its name on the grid of the document
//   footprint           [width, height] on squares, "h3Down" on hexes
//   colours             "#aarrggbb"
//   arcs                "standard", "allFront", "hydra" or {"front": role, "left": ...}
//   rule options        {"cover.wallEdge": "count", ...}
//   samples of a tile   "all", or base64 of 64 rows of 8 bytes: the first sample is the lowest bit of the
//   first
//
// A member that is absent or null has the default of board/records.h. Empty texts, empty lists and absent
// options are not written. Members that this version does not know are kept in `extra` and written back at
// the end of the object (those of an object inside a record too, and in a list there as long as the object
// stays as it is); kinds that it does not know are plain texts and survive by themselves.
//
// A footprint that is the usual one of its size reads back whole; of any other one only the part that its
// grid uses is kept.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/document/encounter.h"
#include "core/io/json_value.h"
#include "core/io/reading.h"

namespace tenaille::io {

// R is one of the record types of document::Encounter.
template <class R>
JsonValue writeRecord(const R& record, board::GridKind grid);

// Notes every fault in `reading` with its path and carries on; the value is only good if there was none.
template <class R>
R readRecord(const JsonValue& json, const JsonPath& path, Reading& reading);

// What two records of one id and with the same unknown members do not share, as each of them has it: null
// where it is not written.
struct Difference {
    JsonObject before;
    JsonObject after;
};
template <class R>
Difference writeDifference(const R& before, const R& after, board::GridKind grid);
// The record with these members in place of its own; faults as by readRecord().
template <class R>
R withMembers(const R& record, const JsonObject& members, const JsonPath& path, Reading& reading);

// Whether `extra` may hold members of an object that the record has no longer: it was changed after it was
// read.
template <class R>
bool mayBeStale(const R& record);
// What reading would make of the written record.
template <class R>
R asWritten(const R& record, board::GridKind grid);

// Smallest and largest value of a whole number, by table and key ("tokens", "reach").
struct Range {
    std::int64_t min = 0;
    std::int64_t max = 0;
};
std::optional<Range> rangeOf(std::string_view table, std::string_view key);

// Largest id in a file. A document that uses ids in the upper half is renumbered when it is read
// (renumber.h), so that new records always find room.
inline constexpr std::int64_t kMaxId = 2'000'000'000;

// Members of `object` whose keys `known` does not contain, as JSON text; empty if there is none.
std::string unknownMembers(const JsonObject& object, const std::vector<std::string_view>& known);
// Appends the members of such a text; those of a member that is an object on both sides join it. `absent`:
// known ones that are not there any more, and what was in them with them.
void addUnknownMembers(const std::string& extra, JsonObject& object,
                       const std::vector<std::string_view>& absent = {});

}  // namespace tenaille::io
