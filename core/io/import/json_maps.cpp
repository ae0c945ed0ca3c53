// SPDX-License-Identifier: MIT
#include "core/io/import/json_maps.h"

#include <algorithm>
#include <initializer_list>

#include "core/io/import/donjon.h"
#include "core/io/import/foundry.h"
#include "core/io/import/json_get.h"
#include "core/io/import/uvtt_to_map.h"
#include "core/io/import/watabou.h"
#include "core/io/json_value.h"
#include "core/io/read_file.h"

namespace tenaille::io {

namespace {

// Larger files are Universal VTT with their picture inside; its reader needs no more memory than that.
constexpr JsonLimits kSmall{.bytes = std::size_t{64} << 20, .stringBytes = std::size_t{64} << 20};

bool hasAny(const JsonValue& object, std::initializer_list<const char*> members) {
    return std::any_of(members.begin(), members.end(),
                       [&](const char* member) { return object.find(member) != nullptr; });
}

// Our own library, Open5e, the 5e-database: core/io/creatures reads them.
bool isListOfCreatures(const JsonValue& file) {
    if (textIn(file, "format") == "tenaille-creatures") return true;
    const JsonArray* records = file.array();
    return records != nullptr && std::any_of(records->begin(), records->end(), [](const JsonValue& record) {
               return textIn(record, "model").ends_with("creature") ||
                      (record.find("hit_points") != nullptr && record.find("armor_class") != nullptr);
           });
}

Problem noMap(const JsonValue& file) {
    if (isListOfCreatures(file))
        return {TENAILLE_PROBLEM("This is a list of creatures, not a map."),
                {},
                TENAILLE_PROBLEM("Bring it into the library: Encounter > Creature library > Import.")};
    return {
        TENAILLE_PROBLEM("This is no map that is known: neither a document of Tenaille, nor Universal VTT, a "
                         "scene of Foundry, a dungeon of Watabou or one of donjon."),
        {},
        TENAILLE_PROBLEM("Export the map in one of these formats.")};
}

}  // namespace

Result<Imported> importJson(const std::string& path, const ImportOptions& options, const ImportWatch& watch) {
    const Result<std::string> text = readFile(path, {.bytes = kSmall.bytes}, systemPosix(), watch);
    if (!text) return importUvtt(path, options, watch);
    const Result<JsonValue> file = parseJson(*text, kSmall, watch);
    if (!file) {
        // Its own reader forgives more, and says more.
        const bool isUvtt = text->find("line_of_sight") != std::string::npos ||
                            text->find("pixels_per_grid") != std::string::npos;
        if (isUvtt) return importUvtt(path, options, watch);
        return file.problem().inFile(path);
    }
    if (isWatabou(*file)) return importWatabou(*file, path, options, watch);
    if (isDonjon(*file)) return importDonjon(*file, path, options, watch);
    if (isFoundryScene(*file)) return importFoundryScene(*file, path, options, watch);
    if (!hasAny(*file, {"resolution", "line_of_sight", "objects_line_of_sight", "portals", "image"}))
        return noMap(*file).inFile(path);
    return importUvtt(path, options, watch);
}

}  // namespace tenaille::io
