// SPDX-License-Identifier: MIT
#include "core/io/import/importer.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

#include "core/document/door_walls.h"
#include "core/io/file_name.h"
#include "core/io/import/foundry.h"
#include "core/io/import/import_notes.h"
#include "core/io/import/json_maps.h"
#include "core/io/import/tiled.h"
#include "core/io/import/uvtt_to_map.h"

namespace tenaille::io {
namespace {

constexpr std::array<std::string_view, 3> kUvttExtensions{"uvtt", "dd2vtt", "df2vtt"};
constexpr std::array<std::string_view, 1> kJsonExtensions{"json"};
constexpr std::array<std::string_view, 1> kDbExtensions{"db"};

constexpr std::array<std::string_view, 1> kTiledExtensions{"tmx"};

constexpr std::array<Importer, 4> kImporters{
    {{"uvtt", TENAILLE_PROBLEM("Universal VTT"), kUvttExtensions, &importUvtt},
     {"json", TENAILLE_PROBLEM("Scene of Foundry, dungeon of Watabou or donjon"), kJsonExtensions,
      &importJson},
     {"db", TENAILLE_PROBLEM("Scenes of Foundry"), kDbExtensions, &importFoundryDb, &scenesOfFoundryDb},
     {"tiled", TENAILLE_PROBLEM("Map of Tiled"), kTiledExtensions, &importTiled}}};

// A document of ours under a plain name says so at its head, however it is indented.
bool isOurs(const std::string& path) {
    constexpr std::size_t kHead = 256;
    std::error_code none;
    if (!std::filesystem::is_regular_file(path, none)) return false;
    std::string head(kHead, '\0');
    std::ifstream file(path, std::ios::binary);
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    std::erase_if(head, [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
    return head.find(R"("format":"tenaille")") != std::string::npos;
}

}  // namespace

Problem importCancelled() {
    return {TENAILLE_PROBLEM("The import was cancelled."), {}, TENAILLE_PROBLEM("Nothing was changed.")};
}

std::span<const Importer> importers() { return kImporters; }

const Importer* importerFor(std::string_view path) {
    if (hasExtension(path, "map.json") || hasExtension(path, "encounter.json")) return nullptr;
    if (hasExtension(path, "json") && isOurs(std::string(path))) return nullptr;
    for (const Importer& importer : kImporters) {
        const bool matches =
            std::any_of(importer.extensions.begin(), importer.extensions.end(),
                        [&](std::string_view extension) { return hasExtension(path, extension); });
        if (matches) return &importer;
    }
    return nullptr;
}

Result<Imported> importMap(const std::string& path, const ImportOptions& options, const ImportWatch& watch) {
    if (const Importer* importer = importerFor(path)) {
        Result<Imported> imported = importer->read(path, options, watch);
        if (imported) document::settleDoors(imported->map);
        return imported;
    }
    if (hasExtension(path, "tsx"))
        return Problem{TENAILLE_PROBLEM("This is a tile set of Tiled, not a map."),
                       {},
                       TENAILLE_PROBLEM("Give the .tmx file of a map that uses it.")}
            .inFile(path);
    std::string known;
    for (const Importer& importer : kImporters) {
        for (const std::string_view extension : importer.extensions) {
            known += (known.empty() ? "." : ", .") + std::string(extension);
        }
    }
    return Problem{
        TENAILLE_PROBLEM("The file name does not end like a map that can be imported."),
        {known},
        TENAILLE_PROBLEM(
            "Give a file with one of these endings: %1; documents of Tenaille are opened, not imported.")}
        .inFile(path);
}

void leaveOutPicture(Imported& imported, const std::string& asset, const Problem& why) {
    imported.map.assets.erase(asset);
    std::vector<RecordId> shown;
    for (const board::PictureRecord& picture : imported.map.pictures)
        if (picture.asset == asset) shown.push_back(picture.id);
    for (const RecordId id : shown) imported.map.pictures.erase(id);
    imported.report.picture.reset();
    imported.report.note(notes::pictureLeftOut(why));
}

}  // namespace tenaille::io
