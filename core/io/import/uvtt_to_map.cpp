// SPDX-License-Identifier: MIT
#include "core/io/import/uvtt_to_map.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <future>
#include <memory>
#include <set>
#include <tuple>
#include <utility>

#include "core/io/asset_name.h"
#include "core/io/file_name.h"
#include "core/io/import/import_notes.h"
#include "core/io/import/map_draft.h"
#include "core/io/import/uvtt_reader.h"
#include "core/io/import/wall_lines.h"
#include "core/io/json_value.h"

namespace tenaille::io {
namespace {

using board::DoorRecord;
using board::DoorState;
using board::LightRecord;

struct UvttDoor {
    std::size_t index = 0;  // in the file
    CellSegment where;
    bool window = false;
};

class MapMaker {
  public:
    MapMaker(UvttFile file, const std::string& name, const ImportOptions& options, const ImportWatch& watch)
        : m_file(std::move(file)), m_name(name), m_options(options), m_watch(watch) {
        m_openPortals = options.openPortals.value_or(usualOpenPortals(name));
    }

    Result<Imported> make();

  private:
    Outcome placeFrame();
    void noteFile();
    WallPoint moved(const UvttPoint& point, std::size_t index = 0) const;
    bool inside(const WallPoint& point) const;
    void collect(const std::vector<UvttPolyline>& from, std::string_view list, std::string_view kind,
                 WallLines& out);
    void makeWalls(const std::vector<UvttDoor>& doors);
    void cutForDoors(WallLines& walls, const std::vector<UvttDoor>& doors);
    void storeWalls(const WallLines& lines);
    std::vector<UvttDoor> collectDoors();
    void makeDoors(const std::vector<UvttDoor>& doors);
    void makeLights();
    std::optional<LightRecord> lightFrom(const UvttLight& light, std::size_t index);
    void makePicture();
    void storePicture(std::string asset);
    RecordId freshId() { return {m_nextId++}; }
    ImportReport& report() { return m_result.report; }

    UvttFile m_file;
    const std::string& m_name;
    const ImportOptions& m_options;
    const ImportWatch& m_watch;
    OpenPortals m_openPortals = OpenPortals::Windows;
    Imported m_result;
    std::uint32_t m_nextId = 0;
    std::size_t m_segments = 0;  // of the walls as stored
    std::optional<board::PictureRecord> m_pictureRecord;
    UvttPoint m_origin;  // of the board, in cells of the file
    CellBox m_picture;   // on the board
    CellBox m_box;       // what comes in
};

// The board begins at the whole cell in which the picture begins.
Outcome MapMaker::placeFrame() {
    m_origin = {std::floor(m_file.mapOrigin.x), std::floor(m_file.mapOrigin.y)};
    const WallPoint corner = moved(m_file.mapOrigin);
    m_picture = {corner.x, corner.y, corner.x + m_file.mapSize.x, corner.y + m_file.mapSize.y};
    constexpr double kEdge = static_cast<double>(kFarthestPoint) / geometry::kUnitsPerCell;
    m_box = m_options.clip ? m_picture : CellBox{-kEdge, -kEdge, kEdge, kEdge};
    const auto cells = [](double edge) {
        return std::max(1, (snapped(edge) + geometry::kUnitsPerCell - 1) / geometry::kUnitsPerCell);
    };
    report().width = cells(m_picture.right);
    report().height = cells(m_picture.bottom);
    if (std::max(report().width, report().height) <= geometry::kMaxCellsPerSide) return Done{};
    return Problem{
        TENAILLE_PROBLEM("With its fractional origin the map is %1 cells long; at most %2 are possible."),
        {std::to_string(std::max(report().width, report().height)),
         std::to_string(geometry::kMaxCellsPerSide)},
        TENAILLE_PROBLEM("Export it in parts.")}
        .inFile(m_name)
        .at("resolution.map_origin");
}

WallPoint MapMaker::moved(const UvttPoint& point, std::size_t index) const {
    return {point.x - m_origin.x, point.y - m_origin.y, static_cast<std::uint32_t>(index)};
}

bool MapMaker::inside(const WallPoint& point) const {
    return point.x >= m_box.left && point.x <= m_box.right && point.y >= m_box.top && point.y <= m_box.bottom;
}

void MapMaker::noteFile() {
    report().file = m_name;
    report().format = m_file.format.empty() ? "Universal VTT" : "Universal VTT " + asUtf8(m_file.format);
    double version = 0;
    const char* end = m_file.format.data() + m_file.format.size();
    const auto read = std::from_chars(m_file.format.data(), end, version);
    const bool newer = read.ec == std::errc() && version > 0.3;
    report().note(notes::formatNewer(newer, m_file.format));
    report().note(notes::sizeFromPicture(m_file.sizeFromPicture));
    for (const UvttSkipped& skipped : m_file.skipped) report().note(notes::skipped(skipped));
    const std::optional<std::uint32_t> ambient = uvttColour(m_file.ambientLight);
    report().note(notes::ambientLight(ambient && (*ambient & 0xffffff) != 0xffffff, m_file.ambientLight));
}

void MapMaker::collect(const std::vector<UvttPolyline>& from, std::string_view list, std::string_view kind,
                       WallLines& out) {
    for (std::size_t i = 0; i < from.size(); ++i) {
        WallLine line{list, static_cast<std::uint32_t>(i), kind, {}};
        line.points.reserve(from[i].size());
        for (std::size_t k = 0; k < from[i].size(); ++k) line.points.push_back(moved(from[i][k], k));
        out.push_back(std::move(line));
    }
}

void MapMaker::makeWalls(const std::vector<UvttDoor>& doors) {
    WallLines walls;
    WallLines objects;
    collect(m_file.lineOfSight, "line_of_sight", "stone", walls);
    collect(m_file.objectsLineOfSight, "objects_line_of_sight", "object", objects);
    ImportFigures& whole = report().whole;
    whole.walls = walls.size();
    whole.segments = segmentCount(walls);
    whole.wallLength = lengthOf(walls);
    whole.objects = objects.size();
    whole.objectSegments = segmentCount(objects);

    report().note(notes::zeroSegments(dropZeroSegments(walls) + dropZeroSegments(objects)));
    const std::size_t before = segmentCount(walls) + segmentCount(objects);
    const std::size_t shortened = clipLines(walls, m_box) + clipLines(objects, m_box);
    ImportFigures& in = report().inside;
    in.walls = walls.size();
    in.segments = segmentCount(walls);
    in.wallLength = lengthOf(walls);
    in.objects = objects.size();
    in.objectSegments = segmentCount(objects);
    const std::size_t outside = before - in.segments - in.objectSegments;
    report().note(notes::segmentsOutside(outside));
    report().note(notes::segmentsShortened(shortened - outside));

    if (m_options.simplify > 0) {
        report().note(notes::pointsThinned(simplifyLines(walls, m_options.simplify) +
                                           simplifyLines(objects, m_options.simplify)));
    }
    cutForDoors(walls, doors);
    walls.insert(walls.end(), std::make_move_iterator(objects.begin()),
                 std::make_move_iterator(objects.end()));
    storeWalls(walls);
}

// Freestanding doors open the wall they stand in. The others have their gap; one that has none is reported,
// as opening it would open nothing.
void MapMaker::cutForDoors(WallLines& walls, const std::vector<UvttDoor>& doors) {
    std::vector<CellSegment> freestanding;
    std::vector<CellSegment> others;
    for (const UvttDoor& door : doors) {
        const bool free = m_file.portals[door.index].freestanding.value_or(false);
        (free ? freestanding : others).push_back(door.where);
    }
    report().note(notes::wallsCut(cutGaps(walls, freestanding, m_watch)));
    report().note(notes::doorsOnWalls(gapsOnLines(walls, others, m_watch)));
}

void MapMaker::storeWalls(const WallLines& lines) {
    Snapped result = snapToLattice(lines);
    report().note(notes::segmentsCollapsed(result.collapsed, std::move(result.collapsedPlaces)));
    report().note(notes::pointsJoined(result.joined, std::move(result.joinedPlaces)));
    report().note(notes::segmentsRepeated(result.duplicates, std::move(result.duplicatePlaces)));
    for (SnappedLine& line : result.lines) {
        m_segments += line.points.size() - 1;
        m_result.map.walls.put({freshId(), std::string(line.kind), std::move(line.points), {}});
    }
}

std::vector<UvttDoor> MapMaker::collectDoors() {
    std::vector<UvttDoor> doors;
    std::set<std::array<geometry::LatticePoint, 2>> known;
    std::size_t open = 0;
    for (std::size_t i = 0; i < m_file.portals.size(); ++i) {
        const UvttPortal& portal = m_file.portals[i];
        const std::string place = "portals[" + std::to_string(i) + "]";
        const bool window = !portal.closed.value_or(true) && m_openPortals == OpenPortals::Windows;
        ++(window ? report().whole.windows : report().whole.doors);
        UvttDoor door{i, {moved(portal.from), moved(portal.to)}, window};
        if (snapped(door.where.a) == snapped(door.where.b)) {
            report().note(notes::doorsTooShort(place));
        } else if (!clipSegment(door.where, m_box) || snapped(door.where.a) == snapped(door.where.b)) {
            report().note(notes::doorsOutside(place));
        } else if (!known.insert(snappedEnds(door.where)).second) {
            report().note(notes::doorsRepeated(place));
        } else {
            doors.push_back(door);
            ++(window ? report().inside.windows : report().inside.doors);
            if (!portal.closed.value_or(true)) ++open;
        }
    }
    report().note(notes::openPortals(open, m_openPortals));
    return doors;
}

void MapMaker::makeDoors(const std::vector<UvttDoor>& doors) {
    for (const UvttDoor& door : doors) {
        const UvttPortal& portal = m_file.portals[door.index];
        const bool open = !portal.closed.value_or(true);
        DoorRecord record;
        record.id = freshId();
        record.kind = door.window ? "window" : "door";
        record.where = {snapped(door.where.a), snapped(door.where.b)};
        record.state = open && !door.window ? DoorState::Open : DoorState::Closed;
        record.freestanding = portal.freestanding.value_or(false);
        if (open) report().openings.push_back(record.id);
        if (open) record.extra = writeJson(JsonObject{{"uvtt", JsonObject{{"closed", JsonValue(false)}}}});
        m_result.map.doors.put(std::move(record));
    }
}

void MapMaker::makeLights() {
    const bool on = m_options.lightsOn.value_or(!m_file.bakedLighting.value_or(false));
    report().whole.lights = m_file.lights.size();
    std::set<std::tuple<std::int32_t, std::int32_t, std::int32_t, std::uint32_t>> known;
    for (std::size_t i = 0; i < m_file.lights.size(); ++i) {
        std::optional<LightRecord> light = lightFrom(m_file.lights[i], i);
        if (!light) continue;
        if (!known.emplace(light->at.x, light->at.y, light->dim, light->colour).second) {
            report().note(notes::lightsRepeated("lights[" + std::to_string(i) + "]"));
            continue;
        }
        light->id = freshId();
        light->on = on;
        m_result.map.lights.put(std::move(*light));
        ++report().inside.lights;
    }
    report().note(notes::lightsOff(on ? 0 : report().inside.lights));
    report().note(notes::brightRadius(report().inside.lights));
}

std::optional<LightRecord> MapMaker::lightFrom(const UvttLight& light, std::size_t index) {
    const std::string place = "lights[" + std::to_string(index) + "]";
    const WallPoint at = moved(light.position);
    if (!inside(at)) return report().note(notes::lightsOutside(place)), std::nullopt;
    LightRecord record;
    record.at = snapped(at);
    record.dim =
        std::min(snapped(std::clamp(light.range.value_or(0), 0.0, kMaxUvttCoordinate)), kFarthestPoint);
    record.bright = record.dim / 2;
    if (record.dim == 0) return report().note(notes::lightsWithoutRange(place)), std::nullopt;
    const std::optional<std::uint32_t> colour = uvttColour(light.colour);
    if (!colour && !light.colour.empty()) report().note(notes::coloursUnknown(place));
    record.colour = colour.value_or(record.colour);
    JsonObject kept;
    if (light.intensity) kept.emplace_back("intensity", JsonValue(*light.intensity));
    if (light.shadows) kept.emplace_back("shadows", JsonValue(*light.shadows));
    if (!kept.empty()) record.extra = writeJson(JsonObject{{"uvtt", JsonValue(std::move(kept))}});
    return record;
}

void MapMaker::makePicture() {
    UvttPicture& picture = m_file.picture;
    if (!picture.header) {
        report().note(picture.given ? notes::pictureLeftOut(picture.problem) : notes::pictureMissing());
        return;
    }
    report().picture = picture.header;
    const double wide = m_file.mapSize.x * m_file.pixelsPerGrid;
    const double high = m_file.mapSize.y * m_file.pixelsPerGrid;
    const bool fits =
        std::abs(wide - picture.header->width) <= 1 && std::abs(high - picture.header->height) <= 1;
    report().note(notes::pictureStretched(!fits, *picture.header, wide, high));

    board::PictureRecord record;
    record.pixelWidth = static_cast<std::int32_t>(picture.header->width);
    record.pixelHeight = static_cast<std::int32_t>(picture.header->height);
    record.x = snapped(m_picture.left);
    record.y = snapped(m_picture.top);
    record.width = snapped(m_picture.right) - record.x;
    record.height = snapped(m_picture.bottom) - record.y;
    m_pictureRecord = std::move(record);
}

// Naming a picture of 36 MB takes as long as reading it, so it is done beside the walls.
void MapMaker::storePicture(std::string asset) {
    m_pictureRecord->id = freshId();
    m_pictureRecord->asset = asset;
    m_result.map.assets[std::move(asset)] =
        std::make_shared<const std::string>(std::move(m_file.picture.bytes));
    m_result.map.pictures.put(std::move(*m_pictureRecord));
}

Result<Imported> MapMaker::make() {
    const Outcome frame = placeFrame();
    if (!frame.ok()) return frame.problem();
    m_result.map = document::makeEncounter(document::DocumentKind::Map,
                                           {board::GridKind::Square, report().width, report().height});
    m_nextId = document::nextId(m_result.map).value;
    board::SettingsRecord settings = m_result.map.settingsRecord();
    settings.title = titleFrom(m_name);
    m_result.map.settings.put(std::move(settings));

    noteFile();
    makePicture();
    std::future<std::string> asset;
    if (m_pictureRecord) {
        asset = std::async(
            [this] { return assetName(m_file.picture.bytes, name(m_file.picture.header->format)); });
    }
    const std::vector<UvttDoor> doors = collectDoors();
    makeWalls(doors);
    makeDoors(doors);
    makeLights();
    if (m_pictureRecord) storePicture(asset.get());
    if (m_watch.stop.stop_requested()) return importCancelled().inFile(m_name);
    if (m_segments > kMaxUvttSegments) {
        return Problem{
            TENAILLE_PROBLEM("With the doors cut out of its walls the map has more than %1 wall segments."),
            {std::to_string(kMaxUvttSegments)},
            TENAILLE_PROBLEM("Split the map into smaller files.")}
            .inFile(m_name)
            .at("portals");
    }
    return std::move(m_result);
}

}  // namespace

OpenPortals usualOpenPortals(std::string_view path) {
    const bool windows = hasExtension(path, "dd2vtt") || hasExtension(path, "df2vtt");
    return windows ? OpenPortals::Windows : OpenPortals::OpenDoors;
}

std::optional<std::uint32_t> uvttColour(std::string_view text) {
    if (text.starts_with('#')) text.remove_prefix(1);
    if (text.size() != 6 && text.size() != 8) return std::nullopt;
    std::uint32_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value, 16);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return text.size() == 6 ? value | 0xff000000U : value;
}

Result<Imported> mapFromUvtt(UvttFile file, const std::string& name, const ImportOptions& options,
                             const ImportWatch& watch) {
    return MapMaker(std::move(file), name, options, watch).make();
}

Result<Imported> importUvtt(const std::string& path, const ImportOptions& options, const ImportWatch& watch) {
    Result<UvttFile> file = readUvttFile(path, watch);
    if (!file.ok()) return file.problem();
    return mapFromUvtt(std::move(file).value(), path, options, watch);
}

}  // namespace tenaille::io
