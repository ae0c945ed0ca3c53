// SPDX-License-Identifier: MIT
#include "core/io/import/json_maps.h"

#include "core/io/import/donjon.h"
#include "core/io/import/foundry.h"
#include "core/io/import/uvtt_to_map.h"
#include "core/io/import/watabou.h"
#include "core/io/json_value.h"
#include "core/io/read_file.h"

namespace tenaille::io {

namespace {

// Larger files are Universal VTT with their picture inside; its reader needs no more memory than that.
constexpr JsonLimits kSmall{.bytes = std::size_t{64} << 20, .stringBytes = std::size_t{64} << 20};

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
    return importUvtt(path, options, watch);
}

}  // namespace tenaille::io
