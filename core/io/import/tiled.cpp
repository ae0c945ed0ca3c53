// SPDX-License-Identifier: MIT
#include "core/io/import/tiled.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "core/geometry/predicates.h"
#include "core/io/file_name.h"
#include "core/io/import/cell_floors.h"
#include "core/io/import/import_notes.h"
#include "core/io/import/map_draft.h"
#include "core/io/import/nearby_file.h"
#include "core/io/import/tiled_file.h"
#include "core/io/import/tiled_words.h"

namespace tenaille::io {

namespace {

using board::Cell;
using board::GridKind;

const double kHalfRoot3 = std::sqrt(3.0) / 2;

GridKind gridOf(TiledGrid grid) {
    switch (grid) {
        case TiledGrid::Square:
            return GridKind::Square;
        case TiledGrid::HexPointy:
            return GridKind::HexPointy;
        case TiledGrid::HexFlat:
            return GridKind::HexFlat;
    }
    return GridKind::Square;
}

class TiledMaker {
  public:
    TiledMaker(const TiledFile& file, const std::string& path) : m_file(file), m_path(path) {
        m_draft.report.file = path;
        m_draft.report.format = "Tiled";
        m_draft.grid = gridOf(file.grid);
        m_draft.stagger = file.evenShifted ? board::Stagger::Even : board::Stagger::Odd;
        m_draft.columns = file.columns;
        m_draft.rows = file.rows;
        m_extent = {m_draft.grid, file.columns, file.rows, m_draft.stagger};
    }

    Result<MapDraft> make();

  private:
    WallPoint plane(const TiledPoint& pixel) const;
    std::vector<WallPoint> plane(const std::vector<TiledPoint>& pixels) const;
    bool isOnBoard(const TiledCell& cell) const {
        return cell.column >= 0 && cell.row >= 0 && cell.column < m_extent.width &&
               cell.row < m_extent.height;
    }
    void readLayers();
    void addTerrain();
    void addObject(const TiledObject& object);
    void addWall(const TiledObject& object, std::string_view kind);
    void addDoor(const TiledObject& object, std::string_view kind);
    void addLight(const TiledObject& object);
    bool addArea(const TiledObject& object, std::string_view terrain);
    void addText(const TiledObject& object);
    void addPictures();

    const TiledFile& m_file;
    const std::string& m_path;
    MapDraft m_draft;
    board::Extent m_extent;
    std::vector<std::string_view> m_material;  // of each cell, by rows; empty: nothing lies there
    std::map<std::string_view, std::set<Cell>> m_terrain;
    std::size_t m_unknownTiles = 0;
};

// Pixels of Tiled stand still while its hexes need not be regular: each axis has its own measure.
WallPoint TiledMaker::plane(const TiledPoint& pixel) const {
    const double x = pixel.x - m_file.origin.x;
    const double y = pixel.y - m_file.origin.y;
    const double w = m_file.tileWidth;
    const double h = m_file.tileHeight;
    const double shift = m_file.evenShifted ? 1 : 0.5;  // of the middle of the first cell
    switch (m_file.grid) {
        case TiledGrid::Square:
            return {x / w, y / h, 0};
        case TiledGrid::HexPointy:
            return {x / w - shift, (y - h / 2) / ((h + m_file.hexSide) / 2) * kHalfRoot3, 0};
        case TiledGrid::HexFlat:
            return {(x - w / 2) / ((w + m_file.hexSide) / 2) * kHalfRoot3, y / h - shift, 0};
    }
    return {};
}

std::vector<WallPoint> TiledMaker::plane(const std::vector<TiledPoint>& pixels) const {
    std::vector<WallPoint> points;
    points.reserve(pixels.size());
    for (const TiledPoint& pixel : pixels) {
        points.push_back(plane(pixel));
        points.back().index = static_cast<std::uint32_t>(points.size() - 1);
    }
    return points;
}

// Of several layers the upper one shows its floor; terrain of all of them counts.
void TiledMaker::readLayers() {
    m_material.resize(static_cast<std::size_t>(m_extent.width) * static_cast<std::size_t>(m_extent.height));
    std::vector<TileMeaning> meanings;
    for (const std::string& words : m_file.tiles) meanings.push_back(tileMeaning(words));
    // Tiles that say nothing are floor, each in a look of its own as far as these go.
    constexpr std::array<std::string_view, 6> kIndoors{"stone", "wood", "dirt", "cobbles", "marble", "sand"};
    constexpr std::array<std::string_view, 6> kOutdoors{"grass", "dirt", "sand", "stone", "cobbles", "snow"};
    const auto& plain = m_draft.grid == GridKind::Square ? kIndoors : kOutdoors;
    std::map<std::uint32_t, std::size_t> unknown;  // tile -> which look
    for (const TiledLayer& layer : m_file.layers) {
        const TileMeaning ofLayer = tileMeaning(lowered(layer.name));
        for (const TiledCell& at : layer.cells) {
            if (!isOnBoard(at)) {
                m_draft.report.note(notes::thingsOutside(layer.place));
                continue;
            }
            TileMeaning tile = meanings[at.tile];
            if (tile.material.empty()) tile.material = ofLayer.material;
            if (tile.terrain.empty()) tile.terrain = ofLayer.terrain;
            const bool saysNothing = tile == TileMeaning{};
            const std::size_t look =
                saysNothing ? unknown.try_emplace(at.tile, unknown.size()).first->second : 0;
            if (saysNothing) ++m_unknownTiles;
            std::string_view& material =
                m_material[static_cast<std::size_t>(at.row) * static_cast<std::size_t>(m_extent.width) +
                           static_cast<std::size_t>(at.column)];
            if (!tile.material.empty())
                material = tile.material;
            else if (material.empty() || saysNothing)
                material = plain[look % plain.size()];
            if (!tile.terrain.empty()) m_terrain[tile.terrain].insert(m_extent.cellOf(at.column, at.row));
        }
    }
}

void TiledMaker::addTerrain() {
    for (const auto& [kind, cells] : m_terrain) {
        board::TerrainRecord terrain;
        terrain.kind = std::string(kind);
        terrain.cells.assign(cells.begin(), cells.end());
        m_draft.terrain.push_back(std::move(terrain));
    }
}

void TiledMaker::addWall(const TiledObject& object, std::string_view kind) {
    WallLine line{"objects", static_cast<std::uint32_t>(m_draft.walls.size()), kind, plane(object.points)};
    if (object.shape != TiledShape::Polyline && line.points.size() > 2)
        line.points.push_back(line.points.front());
    if (line.points.size() > 1) return m_draft.walls.push_back(std::move(line));
    m_draft.report.note(notes::wallsIncomplete(object.place));
}

// A line, or the middle line of a frame along its longer side.
void TiledMaker::addDoor(const TiledObject& object, std::string_view kind) {
    const std::vector<WallPoint> points = plane(object.points);
    DraftDoor door;
    door.place = object.place;
    door.kind = kind;
    const auto middle = [](const WallPoint& a, const WallPoint& b) {
        return WallPoint{(a.x + b.x) / 2, (a.y + b.y) / 2, 0};
    };
    const auto length = [](const WallPoint& a, const WallPoint& b) {
        return std::hypot(b.x - a.x, b.y - a.y);
    };
    if (object.shape == TiledShape::Polyline && points.size() >= 2) {
        door.where = {points.front(), points.back()};
    } else if (object.shape == TiledShape::Rectangle && points.size() == 4) {
        door.where = length(points[0], points[1]) >= length(points[1], points[2])
                         ? CellSegment{middle(points[0], points[3]), middle(points[1], points[2])}
                         : CellSegment{middle(points[0], points[1]), middle(points[3], points[2])};
    } else {
        return m_draft.report.note(notes::doorsUnplaced(object.place));
    }
    m_draft.doors.push_back(std::move(door));
}

void TiledMaker::addLight(const TiledObject& object) {
    constexpr double kUsual = 8;
    const std::vector<WallPoint> points = plane(object.points);
    if (points.empty()) return m_draft.report.note(notes::lightsIncomplete(object.place));
    DraftLight light;
    light.place = object.place;
    for (const WallPoint& point : points) {
        light.at.x += point.x / static_cast<double>(points.size());
        light.at.y += point.y / static_cast<double>(points.size());
    }
    const bool hasReach = object.shape == TiledShape::Ellipse || object.shape == TiledShape::Rectangle;
    light.dim =
        hasReach ? std::max(object.width / m_file.tileWidth, object.height / m_file.tileHeight) / 2 : kUsual;
    light.bright = light.dim / 2;
    m_draft.lights.push_back(std::move(light));
}

// The cells whose middle lies inside; of a point the cell that it lies in.
bool TiledMaker::addArea(const TiledObject& object, std::string_view terrain) {
    const std::vector<WallPoint> outline = plane(object.points);
    if (outline.empty()) return false;
    std::set<Cell> found;
    if (outline.size() < 3) {
        const Cell cell = board::cellAt(m_draft.grid, m_draft.latticePoint(outline.front()));
        if (m_extent.contains(cell)) found.insert(cell);
    } else {
        std::vector<geometry::LatticePoint> points;
        points.reserve(outline.size());
        for (const WallPoint& point : outline) points.push_back(m_draft.latticePoint(point));
        const auto [left, right] = std::minmax_element(
            outline.begin(), outline.end(), [](const auto& a, const auto& b) { return a.x < b.x; });
        const auto [top, bottom] = std::minmax_element(
            outline.begin(), outline.end(), [](const auto& a, const auto& b) { return a.y < b.y; });
        for (std::int32_t row = 0; row < m_extent.height; ++row)
            for (std::int32_t column = 0; column < m_extent.width; ++column) {
                const Cell cell = m_extent.cellOf(column, row);
                const geometry::LatticePoint middle = board::centre(m_draft.grid, cell);
                const board::Position at = board::position(m_draft.grid, middle);
                const bool isNear =
                    at.x >= left->x && at.x <= right->x && at.y >= top->y && at.y <= bottom->y;
                if (isNear && geometry::isInside(middle, points)) found.insert(cell);
            }
    }
    m_terrain[terrain].insert(found.begin(), found.end());
    return !found.empty();
}

void TiledMaker::addText(const TiledObject& object) {
    const WallPoint at = plane(object.points.front());
    if (!m_draft.isOnBoard(at)) return m_draft.report.note(notes::thingsOutside(object.place));
    if (object.text.empty()) return;
    board::TextRecord text;
    text.at = m_draft.latticePoint(at);
    text.text = object.text;
    text.height = std::clamp(snapped(std::clamp(object.letters / m_file.tileHeight, 0.1, 8.0)), 24, 1920);
    m_draft.texts.push_back(std::move(text));
}

void TiledMaker::addObject(const TiledObject& object) {
    if (object.shape == TiledShape::Text) return addText(object);
    if (object.points.empty()) return m_draft.report.note(notes::wallsIncomplete(object.place));
    const TiledObjectKind what =
        objectKind(lowered(object.name) + ' ' + object.words + ' ' + lowered(object.layer));
    const bool isLine = object.shape != TiledShape::Point && object.shape != TiledShape::Tile;
    switch (what.meaning) {
        case ObjectMeaning::Wall:
            if (isLine) return addWall(object, what.kind);
            break;
        case ObjectMeaning::Door:
            if (isLine) return addDoor(object, what.kind);
            break;
        case ObjectMeaning::Light:
            return addLight(object);
        case ObjectMeaning::PartyStart:
        case ObjectMeaning::FoeStart:
            if (addArea(object, what.meaning == ObjectMeaning::FoeStart ? "foeStart" : "partyStart")) return;
            break;
        case ObjectMeaning::Area:
            if (isLine && object.shape != TiledShape::Polyline && addArea(object, what.kind)) return;
            break;
        case ObjectMeaning::Other:
            break;
    }
    if (object.name.empty()) return m_draft.report.note(notes::thingsWithoutName(object.place));
    WallPoint middle;
    const std::vector<WallPoint> points = plane(object.points);
    for (const WallPoint& point : points) {
        middle.x += point.x / static_cast<double>(points.size());
        middle.y += point.y / static_cast<double>(points.size());
    }
    m_draft.addNote(middle, object.name, object.words, object.place);
}

// Its size in pixels tells how large it lies on the map.
void TiledMaker::addPictures() {
    std::size_t others = 0;
    for (const TiledPicture& picture : m_file.pictures) {
        if (m_draft.picture) {
            ++others;
            continue;
        }
        const std::optional<std::string> file = nearbyFile(m_path, picture.source);
        if (!file) {
            m_draft.report.note(notes::pictureElsewhere(asUtf8(picture.source.substr(0, 100))));
            continue;
        }
        takePictureOf(m_draft, *file, {0, 0, 1, 1});
        if (!m_draft.picture || !m_draft.report.picture) continue;
        const WallPoint a = plane({picture.x, picture.y});
        const WallPoint b = plane({picture.x + static_cast<double>(m_draft.report.picture->width),
                                   picture.y + static_cast<double>(m_draft.report.picture->height)});
        m_draft.picture->x = snapped(a.x);
        m_draft.picture->y = snapped(a.y);
        m_draft.picture->width = std::max(1, snapped(b.x - a.x));
        m_draft.picture->height = std::max(1, snapped(b.y - a.y));
    }
    m_draft.report.note(notes::picturesLeftOut(others));
}

Result<MapDraft> TiledMaker::make() {
    const Outcome possible = checkBoard(m_draft);
    if (!possible) return Problem(possible.problem()).at("map");
    readLayers();
    m_draft.floors = cellFloors(m_extent, m_material);
    for (const TiledObject& object : m_file.objects) addObject(object);
    addTerrain();
    addPictures();
    m_draft.report.note(notes::tilesByWords(m_terrain.empty() ? 0 : m_terrain.size()));
    m_draft.report.note(notes::tilesUnknown(m_unknownTiles));
    m_draft.report.note(notes::tilesetsMissing(m_file.missingTilesets));
    m_draft.report.note(notes::layersHidden(m_file.hiddenLayers));
    return std::move(m_draft);
}

}  // namespace

Result<Imported> importTiled(const std::string& path, const ImportOptions& options,
                             const ImportWatch& watch) {
    const Result<TiledFile> file = readTiled(path, watch);
    if (!file) return file.problem();
    Result<MapDraft> draft = TiledMaker(*file, path).make();
    if (!draft) return draft.problem();
    return mapFromDraft(std::move(draft).value(), options, watch);
}

}  // namespace tenaille::io
