// SPDX-License-Identifier: MIT
#include "core/io/import/map_draft.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

#include "core/document/limits.h"
#include "core/io/asset_name.h"
#include "core/io/document_limits.h"
#include "core/io/file_name.h"
#include "core/io/import/import_notes.h"
#include "core/io/import/uvtt_to_map.h"
#include "core/io/read_file.h"

namespace tenaille::io {

namespace {

// A sliver of a cell, from sizes in pixels that are no whole cells, is no cell.
double wholeCells(double size) {
    constexpr double kSliver = 0.02;
    return std::max(1.0, std::ceil(size - kSliver));
}

class DraftMaker {
  public:
    DraftMaker(MapDraft draft, const ImportOptions& options, const ImportWatch& watch)
        : m_draft(std::move(draft)), m_options(options), m_watch(watch) {}

    Result<Imported> make();

  private:
    Outcome placeFrame();
    void makeWalls();
    void makeDoors();
    void makeLights();
    void makePicture();
    void shortenTexts();
    // Records that come as they are.
    template <class R>
    void store(std::vector<R>& records, document::Table<R>& table) {
        for (R& record : records) {
            record.id = freshId();
            table.put(std::move(record));
        }
    }
    bool inside(const WallPoint& point) const {
        return point.x >= m_box.left && point.x <= m_box.right && point.y >= m_box.top &&
               point.y <= m_box.bottom;
    }
    RecordId freshId() { return {m_nextId++}; }
    ImportReport& report() { return m_draft.report; }

    MapDraft m_draft;
    const ImportOptions& m_options;
    const ImportWatch& m_watch;
    document::Encounter m_map;
    std::uint32_t m_nextId = 0;
    CellBox m_box;  // what comes in
};

Outcome DraftMaker::placeFrame() {
    const Outcome possible = checkBoard(m_draft);
    if (!possible) return possible.problem();
    report().width = static_cast<std::int32_t>(wholeCells(m_draft.columns));
    report().height = static_cast<std::int32_t>(wholeCells(m_draft.rows));
    constexpr double kEdge = static_cast<double>(kFarthestPoint) / geometry::kUnitsPerCell;
    m_box = m_options.clip ? m_draft.frame() : CellBox{-kEdge, -kEdge, kEdge, kEdge};
    return Done{};
}

void DraftMaker::makeWalls() {
    WallLines& walls = m_draft.walls;
    ImportFigures& whole = report().whole;
    whole.walls = walls.size();
    whole.segments = segmentCount(walls);
    whole.wallLength = lengthOf(walls);
    report().note(notes::zeroSegments(dropZeroSegments(walls)));
    const std::size_t before = segmentCount(walls);
    const std::size_t shortened = clipLines(walls, m_box);
    ImportFigures& in = report().inside;
    in.walls = walls.size();
    in.segments = segmentCount(walls);
    in.wallLength = lengthOf(walls);
    const std::size_t outside = before - in.segments;
    report().note(notes::segmentsOutside(outside));
    report().note(notes::segmentsShortened(shortened - outside));
    if (m_options.simplify > 0) report().note(notes::pointsThinned(simplifyLines(walls, m_options.simplify)));

    std::vector<CellSegment> gaps;
    for (const DraftDoor& door : m_draft.doors) gaps.push_back(door.where);
    report().note(notes::doorsOnWalls(gapsOnLines(walls, gaps, m_watch)));
    Snapped result = snapToLattice(walls, m_draft.grid);
    report().note(notes::segmentsCollapsed(result.collapsed, std::move(result.collapsedPlaces)));
    report().note(notes::pointsJoined(result.joined, std::move(result.joinedPlaces)));
    report().note(notes::segmentsRepeated(result.duplicates, std::move(result.duplicatePlaces)));
    for (SnappedLine& line : result.lines)
        m_map.walls.put({freshId(), std::string(line.kind), std::move(line.points), {}});
}

void DraftMaker::makeDoors() {
    std::set<std::pair<geometry::LatticePoint, geometry::LatticePoint>> known;
    for (DraftDoor& door : m_draft.doors) {
        const bool window = door.kind == "window";
        const auto count = [&](ImportFigures& figures) {
            if (!door.leadsOut || door.kind != "archway") ++(window ? figures.windows : figures.doors);
        };
        count(report().whole);
        const auto at = [&](const WallPoint& point) { return m_draft.latticePoint(point); };
        if (at(door.where.a) == at(door.where.b)) {
            report().note(notes::doorsTooShort(door.place));
        } else if (!clipSegment(door.where, m_box) || at(door.where.a) == at(door.where.b)) {
            report().note(notes::doorsOutside(door.place));
        } else if (!known.insert(std::minmax({at(door.where.a), at(door.where.b)})).second) {
            report().note(notes::doorsRepeated(door.place));
        } else {
            count(report().inside);
            board::DoorRecord record;
            record.id = freshId();
            record.kind = std::string(door.kind);
            record.where = {at(door.where.a), at(door.where.b)};
            record.state = door.state;
            record.freestanding = door.leadsOut;
            m_map.doors.put(std::move(record));
        }
    }
}

void DraftMaker::makeLights() {
    report().whole.lights = m_draft.lights.size();
    const bool on = m_options.lightsOn.value_or(true);
    for (const DraftLight& light : m_draft.lights) {
        const auto radius = [](double cells) {
            return std::isfinite(cells) ? std::min(snapped(std::clamp(cells, 0.0, 1e3)), kFarthestPoint) : 0;
        };
        board::LightRecord record;
        record.dim = std::max(radius(light.dim), radius(light.bright));
        record.bright = radius(light.bright);
        if (!inside(light.at)) {
            report().note(notes::lightsOutside(light.place));
            continue;
        }
        if (record.dim == 0) {
            report().note(notes::lightsWithoutRange(light.place));
            continue;
        }
        record.id = freshId();
        record.at = m_draft.latticePoint(light.at);
        const std::optional<std::uint32_t> colour = uvttColour(light.colour);
        if (!colour && !light.colour.empty()) report().note(notes::coloursUnknown(light.place));
        record.colour = colour.value_or(record.colour);
        record.angle = light.angle;
        record.direction = light.direction;
        record.on = light.on && on;
        m_map.lights.put(std::move(record));
        ++report().inside.lights;
    }
}

void DraftMaker::makePicture() {
    if (!m_draft.picture || !report().picture) return;
    board::PictureRecord record = *std::move(m_draft.picture);
    record.id = freshId();
    record.asset = assetName(m_draft.pictureBytes, name(report().picture->format));
    record.pixelWidth = static_cast<std::int32_t>(report().picture->width);
    record.pixelHeight = static_cast<std::int32_t>(report().picture->height);
    m_map.assets[record.asset] = std::make_shared<const std::string>(std::move(m_draft.pictureBytes));
    m_map.pictures.put(std::move(record));
}

void DraftMaker::shortenTexts() {
    std::size_t shortened = 0;
    for (board::TextRecord& text : m_draft.texts) {
        const std::size_t end = document::utf8Part(text.text, document::kMaxTextBytes);
        shortened += end < text.text.size() ? 1 : 0;
        text.text.resize(end);
    }
    report().note(notes::wordsShortened(shortened));
}

Result<Imported> DraftMaker::make() {
    const Outcome frame = placeFrame();
    if (!frame.ok()) return frame.problem();
    m_map = document::makeEncounter(document::DocumentKind::Map,
                                    {m_draft.grid, report().width, report().height, m_draft.stagger});
    m_nextId = document::nextId(m_map).value;
    board::SettingsRecord settings = m_map.settingsRecord();
    settings.title = m_draft.title.empty() ? titleFrom(report().file) : asUtf8(m_draft.title);
    settings.notes = std::move(m_draft.story);
    m_map.settings.put(std::move(settings));
    store(m_draft.kinds, m_map.kinds);
    makePicture();
    store(m_draft.floors, m_map.floors);
    makeWalls();
    makeDoors();
    store(m_draft.terrain, m_map.terrain);
    makeLights();
    store(m_draft.props, m_map.props);
    shortenTexts();
    store(m_draft.texts, m_map.texts);
    store(m_draft.notes, m_map.notes);
    if (m_watch.stop.stop_requested()) return importCancelled().inFile(report().file);
    if (report().inside.segments > document::kMaxWallSegments)
        return Problem{TENAILLE_PROBLEM("The map has more than %1 wall segments."),
                       {std::to_string(document::kMaxWallSegments)},
                       TENAILLE_PROBLEM("Split the map into smaller files.")}
            .inFile(report().file);
    return Imported{std::move(m_map), std::move(report())};
}

}  // namespace

bool MapDraft::isOnBoard(const WallPoint& point) const {
    const CellBox box = frame();
    return point.x >= box.left && point.y >= box.top && point.x <= box.right && point.y <= box.bottom;
}

CellBox MapDraft::frame() const {
    if (grid == board::GridKind::Square) return {0, 0, columns, rows};
    const board::PlaneBox box =
        board::planeBox({grid, static_cast<std::int32_t>(columns), static_cast<std::int32_t>(rows), stagger});
    return {box.left, box.top, box.right, box.bottom};
}

geometry::LatticePoint MapDraft::latticePoint(const WallPoint& point) const { return snapped(point, grid); }

void takePictureOf(MapDraft& draft, const std::string& path, const CellBox& where) {
    Result<std::string> bytes = readFile(path, {.bytes = kMaxAssetBytes});
    if (!bytes) return draft.report.note(notes::pictureLeftOut(bytes.problem()));
    takePicture(draft, std::move(*bytes), where);
}

void takePicture(MapDraft& draft, std::string bytes, const CellBox& where) {
    const Result<PictureHeader> header = readPictureHeader(bytes);
    if (!header) return draft.report.note(notes::pictureLeftOut(header.problem()));
    draft.report.picture = *header;
    board::PictureRecord record;
    record.x = snapped(where.left);
    record.y = snapped(where.top);
    record.width = std::max(1, snapped(where.right - where.left));
    record.height = std::max(1, snapped(where.bottom - where.top));
    draft.picture = std::move(record);
    draft.pictureBytes = std::move(bytes);
}

void MapDraft::addNote(const WallPoint& at, const std::string& noteTitle, const std::string& text,
                       const std::string& place) {
    if (!isOnBoard(at)) return report.note(notes::thingsOutside(place));
    board::NoteRecord note;
    note.at = latticePoint(at);
    note.title = asUtf8(noteTitle);
    note.text = asUtf8(text);
    notes.push_back(std::move(note));
}

Outcome checkBoard(const MapDraft& draft) {
    const double longest = std::max(draft.columns, draft.rows);
    // Not what is no number either.
    if (wholeCells(longest) <= geometry::kMaxCellsPerSide) return Done{};
    constexpr double kWorthTelling = 1e15;
    return Problem{TENAILLE_PROBLEM("The map is %1 cells long; at most %2 are possible."),
                   {longest < kWorthTelling ? std::to_string(std::llround(longest)) : "∞",
                    std::to_string(geometry::kMaxCellsPerSide)},
                   TENAILLE_PROBLEM("Export it in parts.")}
        .inFile(draft.report.file);
}

Problem dungeonWithoutRooms(const MapDraft& draft, const std::string& place) {
    return Problem{
        TENAILLE_PROBLEM("The dungeon has no rooms."), {}, TENAILLE_PROBLEM("Export it again as JSON.")}
        .inFile(draft.report.file)
        .at(place);
}

Result<Imported> mapFromDraft(MapDraft draft, const ImportOptions& options, const ImportWatch& watch) {
    return DraftMaker(std::move(draft), options, watch).make();
}

}  // namespace tenaille::io
