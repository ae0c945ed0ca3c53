// SPDX-License-Identifier: MIT
#include "tests/support/uvtt_fault.h"

#include <nlohmann/json.hpp>

#include "core/io/asset_name.h"
#include "core/io/document_format.h"
#include "core/io/import/importer.h"
#include "core/io/import/json_stream.h"
#include "core/io/import/uvtt_reader.h"
#include "core/io/import/uvtt_to_map.h"

namespace tenaille::test {
namespace {

using namespace io;

constexpr std::int32_t kFarthest = 1 << 17;

bool near(geometry::LatticePoint p) { return std::abs(p.x) <= kFarthest && std::abs(p.y) <= kFarthest; }

bool complete(const Problem& problem) { return *problem.message != '\0' && *problem.remedy != '\0'; }

std::string jsonFault(std::string_view text, std::size_t piece) {
    const auto source = sourceOf(text, piece);
    JsonStream stream(*source);
    stream.skip();
    stream.finish();
    const bool ours = !stream.failed();
    if (ours == nlohmann::json::accept(text)) return {};
    if (ours) return "we accept what is no JSON";
    // Only our limits may refuse what is JSON; the reference takes a zero byte for the end of the text.
    if (text.find('\0') != std::string_view::npos) return {};
    const std::string_view message = stream.problem().message;
    const bool limit = message.find("deeper than") != std::string_view::npos ||
                       message.find("longer than") != std::string_view::npos;
    return limit ? "" : "we refuse JSON: " + describe(stream.problem());
}

std::string wallFault(const document::Encounter& map) {
    for (const board::WallRecord& wall : map.walls) {
        if (wall.points.size() < 2) return "a wall without length";
        for (std::size_t i = 0; i < wall.points.size(); ++i) {
            if (!near(wall.points[i])) return "a wall beyond the board";
            if (i > 0 && wall.points[i] == wall.points[i - 1]) return "a wall that repeats a point";
        }
    }
    return {};
}

std::string mapFault(const Imported& imported) {
    const document::Encounter& map = imported.map;
    if (std::string fault = wallFault(map); !fault.empty()) return fault;
    for (const board::DoorRecord& door : map.doors) {
        if (!near(door.where.a) || !near(door.where.b) || door.where.a == door.where.b)
            return "a door out of place";
    }
    for (const board::LightRecord& light : map.lights) {
        if (!near(light.at) || light.dim <= 0 || light.dim > kFarthest || light.bright > light.dim)
            return "a light";
    }
    for (const board::PictureRecord& picture : map.pictures) {
        if (!isAssetName(picture.asset) || !map.assets.contains(picture.asset))
            return "a picture without its bytes";
        if (picture.width < 0 || picture.height < 0) return "a picture without size";
    }
    const board::Extent extent = map.gridRecord().extent;
    if (std::min(extent.width, extent.height) < 1 ||
        std::max(extent.width, extent.height) > geometry::kMaxCellsPerSide) {
        return "a board beyond the limits";
    }
    const DocumentReading again = readDocument(writeDocument(map, "a.assets"));
    if (!again.problems.empty()) return "a map that cannot be saved: " + describe(again.problems.front());
    if (!document::sameContent(map, *again.encounter)) return "a map that changes when it is saved";
    if (!parseJson(writeJson(reportJson(imported.report))).ok()) return "a report that is no JSON";
    return {};
}

}  // namespace

std::string uvttFault(std::string_view input) {
    if (input.empty()) return {};
    const auto choice = static_cast<unsigned char>(input.front());
    input.remove_prefix(1);
    constexpr std::size_t kPieces[] = {0, 1, 3, 64};
    const std::size_t piece = kPieces[choice & 3U];
    ImportOptions options;
    options.clip = (choice & 4U) == 0;
    options.simplify = (choice & 8U) == 0 ? 0 : 0.1;
    const std::string name = (choice & 16U) == 0 ? "a.dd2vtt" : "a.uvtt";

    if (std::string fault = jsonFault(input, piece); !fault.empty()) return fault;
    Result<UvttFile> file = readUvtt(*sourceOf(input, piece), name);
    if (!file.ok()) return complete(file.problem()) ? "" : "a message without remedy";
    const Result<Imported> imported = mapFromUvtt(std::move(file).value(), name, options);
    if (!imported.ok()) return complete(imported.problem()) ? "" : "a message without remedy";
    return mapFault(*imported);
}

}  // namespace tenaille::test
