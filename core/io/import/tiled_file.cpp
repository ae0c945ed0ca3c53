// SPDX-License-Identifier: MIT
#include "core/io/import/tiled_file.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <map>
#include <numbers>
#include <optional>
#include <pugixml.hpp>
#include <string_view>
#include <utility>

#include "core/geometry/lattice.h"
#include "core/io/file_name.h"
#include "core/io/import/importer.h"
#include "core/io/import/nearby_file.h"
#include "core/io/import/tiled_data.h"
#include "core/io/read_file.h"

namespace tenaille::io {

namespace {

constexpr int kDeepestGroup = 32;
constexpr std::size_t kMostLayers = 1000;
constexpr std::size_t kMostLayerCells = 4'000'000;  // over all layers
constexpr std::size_t kMostObjects = 200'000;
constexpr std::size_t kMostPoints = 1'000'000;
constexpr int kRound = 24;  // corners of an ellipse
constexpr std::uint32_t kFlags = 0xf0000000;

void addWord(std::string& words, std::string_view word) {
    if (word.empty()) return;
    if (!words.empty()) words += ' ';
    words += lowered(word);
}

// Names and values of the properties, those of classes inside included.
void addProperties(std::string& words, const pugi::xml_node& of, int depth = 0) {
    if (depth > kDeepestGroup) return;
    for (const pugi::xml_node& property : of.child("properties").children("property")) {
        addWord(words, property.attribute("name").as_string());
        addWord(words, property.attribute("value").as_string());
        addWord(words, property.attribute("propertytype").as_string());
        addProperties(words, property, depth + 1);
    }
}

// A finite number of a size that a map can have. Its point is a point, whatever the locale has there.
double number(const pugi::xml_attribute& attribute, double absent = 0) {
    if (!attribute) return absent;
    std::string_view text = attribute.as_string();
    while (!text.empty() && std::strchr(" \t\r\n+", text.front()) != nullptr) text.remove_prefix(1);
    double value = 0;
    const auto error = std::from_chars(text.data(), text.data() + text.size(), value).ec;
    if (error == std::errc::result_out_of_range || !std::isfinite(value)) return absent;
    return std::clamp(value, -1e7, 1e7);
}

// A whole number and nothing else; none for what is no such number.
std::optional<int> wholeNumber(const pugi::xml_attribute& attribute) {
    const std::string_view text = attribute.as_string();
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

struct Tileset {
    std::uint32_t first = 1;
    std::map<std::uint32_t, std::string> words;  // by the tile's number in the set
};

class TiledFileReader {
  public:
    TiledFileReader(const std::string& path, const ReadWatch& watch) : m_path(path), m_watch(watch) {}

    Result<TiledFile> read();

  private:
    Problem bad(const char* message, std::vector<std::string> arguments, const char* remedy,
                const std::string& place) const {
        return Problem{message, std::move(arguments), remedy}.inFile(m_path).at(place);
    }
    Outcome readFrame(const pugi::xml_node& map);
    void readTileset(const pugi::xml_node& node);
    Outcome readLayers(const pugi::xml_node& parent, TiledPoint offset, int depth);
    Outcome readCells(const pugi::xml_node& node);
    Outcome readData(const pugi::xml_node& data, std::string_view encoding, std::string_view compression,
                     TiledLayer& layer, std::array<std::int64_t, 4> box);
    void readObjects(const pugi::xml_node& node, TiledPoint offset);
    void readPoints(const pugi::xml_node& node, TiledObject& object);
    std::uint32_t tileOf(std::uint32_t gid);
    Outcome placeBoard();

    const std::string& m_path;
    const ReadWatch& m_watch;
    TiledFile m_file;
    bool m_infinite = false;
    std::vector<Tileset> m_tilesets;                 // ascending by `first`
    std::map<std::uint32_t, std::uint32_t> m_tiles;  // gid -> index in m_file.tiles
    std::size_t m_cells = 0;
    std::size_t m_points = 0;
    std::size_t m_layers = 0;
};

Outcome TiledFileReader::readFrame(const pugi::xml_node& map) {
    const std::string_view orientation = map.attribute("orientation").as_string("orthogonal");
    if (orientation != "orthogonal" && orientation != "hexagonal")
        return bad(TENAILLE_PROBLEM("The map is %1; only maps of squares and of hexes can be imported."),
                   {std::string(orientation)}, TENAILLE_PROBLEM("Import its picture, and draw the walls."),
                   "map.orientation");
    m_file.tileWidth = number(map.attribute("tilewidth"));
    m_file.tileHeight = number(map.attribute("tileheight"));
    if (!(m_file.tileWidth >= 1) || !(m_file.tileHeight >= 1))
        return bad(TENAILLE_PROBLEM("The map gives no size of its tiles."), {}, kSaveInTiled,
                   "map.tilewidth");
    if (orientation == "hexagonal") {
        const std::string_view axis = map.attribute("staggeraxis").as_string("y");
        const std::string_view index = map.attribute("staggerindex").as_string("odd");
        if ((axis != "x" && axis != "y") || (index != "odd" && index != "even"))
            return bad(TENAILLE_PROBLEM("The map does not say which rows of its hexes are shifted."), {},
                       kSaveInTiled, "map.staggeraxis");
        const bool rows = axis == "y";
        m_file.grid = rows ? TiledGrid::HexPointy : TiledGrid::HexFlat;
        m_file.evenShifted = index == "even";
        m_file.hexSide = std::clamp(number(map.attribute("hexsidelength")), 0.0,
                                    rows ? m_file.tileHeight : m_file.tileWidth);
    }
    m_infinite = map.attribute("infinite").as_bool();
    for (const auto& [name, cells] : {std::pair("width", &m_file.columns), {"height", &m_file.rows}}) {
        *cells = wholeNumber(map.attribute(name)).value_or(0);
        if (!m_infinite && *cells < 1)
            return bad(TENAILLE_PROBLEM("The map has no cells: \"%1\" is no count of them."),
                       {asUtf8(std::string(map.attribute(name).as_string()).substr(0, 40))}, kSaveInTiled,
                       std::string("map.") + name);
    }
    addProperties(m_file.words, map);
    return Done{};
}

// Of one that lies elsewhere only the name is known.
void TiledFileReader::readTileset(const pugi::xml_node& node) {
    Tileset set;
    set.first = node.attribute("firstgid").as_uint(1);
    pugi::xml_document elsewhere;
    pugi::xml_node tiles = node;
    if (const std::string source = node.attribute("source").as_string(); !source.empty()) {
        const std::optional<std::string> file = nearbyFile(m_path, source);
        const Result<std::string> text =
            file ? readFile(*file, {}, systemPosix(), m_watch) : Result<std::string>(Problem{});
        if (!file || !text || !elsewhere.load_buffer(text->data(), text->size())) {
            m_file.missingTilesets.push_back(asUtf8(source.substr(0, 200)));
            tiles = {};
        } else {
            tiles = elsewhere.child("tileset");
        }
    }
    for (const pugi::xml_node& tile : tiles.children("tile")) {
        std::string words;
        addWord(words, tile.attribute("class").as_string());
        addWord(words, tile.attribute("type").as_string());
        addProperties(words, tile);
        const std::string picture = tile.child("image").attribute("source").as_string();
        if (!picture.empty()) addWord(words, titleFrom(picture));
        set.words[tile.attribute("id").as_uint()] = std::move(words);
    }
    m_tilesets.push_back(std::move(set));
}

std::uint32_t TiledFileReader::tileOf(std::uint32_t gid) {
    const auto [known, isNew] = m_tiles.try_emplace(gid, static_cast<std::uint32_t>(m_file.tiles.size()));
    if (!isNew) return known->second;
    std::string words;
    const auto after = std::upper_bound(m_tilesets.begin(), m_tilesets.end(), gid,
                                        [](std::uint32_t id, const Tileset& set) { return id < set.first; });
    if (after != m_tilesets.begin()) {
        const Tileset& set = *std::prev(after);
        if (const auto found = set.words.find(gid - set.first); found != set.words.end())
            words = found->second;
    }
    m_file.tiles.push_back(std::move(words));
    return known->second;
}

Outcome TiledFileReader::readLayers(const pugi::xml_node& parent, TiledPoint offset, int depth) {
    for (const pugi::xml_node& node : parent.children()) {
        const std::string_view name = node.name();
        const bool isLayer =
            name == "layer" || name == "objectgroup" || name == "imagelayer" || name == "group";
        if (!isLayer) continue;
        if (++m_layers > kMostLayers)
            return bad(TENAILLE_PROBLEM("The map has more than %1 layers."), {std::to_string(kMostLayers)},
                       TENAILLE_PROBLEM("Merge some of them in Tiled."), "map");
        if (!node.attribute("visible").as_bool(true)) {
            ++m_file.hiddenLayers;
            continue;
        }
        const TiledPoint at{offset.x + number(node.attribute("offsetx")),
                            offset.y + number(node.attribute("offsety"))};
        if (name == "layer") {
            const Outcome cells = readCells(node);
            if (!cells) return cells;
        } else if (name == "objectgroup") {
            readObjects(node, at);
        } else if (name == "imagelayer") {
            m_file.pictures.push_back({node.child("image").attribute("source").as_string(),
                                       at.x + number(node.attribute("x")),
                                       at.y + number(node.attribute("y"))});
        } else if (depth < kDeepestGroup) {
            const Outcome inside = readLayers(node, at, depth + 1);
            if (!inside) return inside;
        } else {
            return bad(TENAILLE_PROBLEM("Groups of layers lie more than %1 deep in each other."),
                       {std::to_string(kDeepestGroup)}, TENAILLE_PROBLEM("Ungroup some of them in Tiled."),
                       "map.group");
        }
    }
    return Done{};
}

Outcome TiledFileReader::readCells(const pugi::xml_node& node) {
    TiledLayer layer;
    layer.name = asUtf8(node.attribute("name").as_string());
    layer.place = "layer[" + std::to_string(m_file.layers.size()) + "]";
    const pugi::xml_node data = node.child("data");
    const std::string_view encoding = data.attribute("encoding").as_string();
    const std::string_view compression = data.attribute("compression").as_string();
    const auto boxOf = [](const pugi::xml_node& of) {
        return std::array<std::int64_t, 4>{of.attribute("x").as_int(), of.attribute("y").as_int(),
                                           of.attribute("width").as_int(), of.attribute("height").as_int()};
    };
    Outcome outcome = Done{};
    if (!data.child("chunk")) {
        std::array<std::int64_t, 4> box = boxOf(node);
        if (box[2] == 0) box = {0, 0, m_file.columns, m_file.rows};
        outcome = readData(data, encoding, compression, layer, box);
    }
    for (const pugi::xml_node& chunk : data.children("chunk")) {
        if (outcome) outcome = readData(chunk, encoding, compression, layer, boxOf(chunk));
        if (m_watch.stop.stop_requested()) return importCancelled().inFile(m_path);
    }
    m_file.layers.push_back(std::move(layer));
    return outcome;
}

Outcome TiledFileReader::readData(const pugi::xml_node& data, std::string_view encoding,
                                  std::string_view compression, TiledLayer& layer,
                                  std::array<std::int64_t, 4> box) {
    const auto [left, top, width, height] = box;
    constexpr std::int64_t kSide = geometry::kMaxCellsPerSide;
    constexpr std::int64_t kFar = 1'000'000;
    if (width < 0 || height < 0)
        return bad(TENAILLE_PROBLEM("The layer is %1 by %2 cells large: it cannot have fewer than none."),
                   {std::to_string(width), std::to_string(height)}, kSaveInTiled, layer.place);
    if (std::abs(left) > kFar || std::abs(top) > kFar)
        return bad(TENAILLE_PROBLEM("A part of the layer lies at column %1, row %2, far outside of any map."),
                   {std::to_string(left), std::to_string(top)}, kSaveInTiled, layer.place);
    if (width > kSide || height > kSide)
        return bad(TENAILLE_PROBLEM("The map is %1 cells long; at most %2 are possible."),
                   {std::to_string(std::max(width, height)), std::to_string(kSide)},
                   TENAILLE_PROBLEM("Export it in parts."), layer.place);
    std::vector<std::uint32_t> gids;
    const auto expected = static_cast<std::size_t>(width * height);
    if (encoding.empty()) {
        for (const pugi::xml_node& tile : data.children("tile"))
            gids.push_back(tile.attribute("gid").as_uint());
    } else {
        Result<std::vector<std::uint32_t>> read =
            tiledData(data.text().as_string(), encoding, compression, expected);
        if (!read) return Problem(read.problem()).inFile(m_path).at(layer.place);
        gids = std::move(*read);
    }
    if (gids.size() != expected)
        return bad(TENAILLE_PROBLEM("The layer holds %1 cells where its size makes %2."),
                   {std::to_string(gids.size()), std::to_string(expected)}, kSaveInTiled, layer.place);
    for (std::size_t i = 0; i < gids.size(); ++i) {
        const std::uint32_t gid = gids[i] & ~kFlags;
        if (gid == 0) continue;
        if (++m_cells > kMostLayerCells)
            return bad(TENAILLE_PROBLEM("The layers of the map hold more than %1 tiles."),
                       {std::to_string(kMostLayerCells)}, TENAILLE_PROBLEM("Export it in parts."),
                       layer.place);
        const auto at = static_cast<std::int64_t>(i);
        layer.cells.push_back({static_cast<std::int32_t>(left + at % width),
                               static_cast<std::int32_t>(top + at / width), tileOf(gid)});
    }
    return Done{};
}

void TiledFileReader::readPoints(const pugi::xml_node& node, TiledObject& object) {
    const std::string_view text = node.attribute("points").as_string();
    const char* at = text.data();
    const char* end = at + text.size();
    const auto next = [&](double& value) {
        while (at != end && (*at == ' ' || *at == ',' || *at == '\n' || *at == '\t' || *at == '\r')) ++at;
        const auto [stop, error] = std::from_chars(at, end, value);
        at = stop;
        return error == std::errc() && std::abs(value) < 1e7;
    };
    for (TiledPoint point; m_points < kMostPoints && next(point.x) && next(point.y); ++m_points)
        object.points.push_back(point);
}

void TiledFileReader::readObjects(const pugi::xml_node& node, TiledPoint offset) {
    const std::string layer = asUtf8(node.attribute("name").as_string());
    std::string layerWords;
    addWord(layerWords, node.attribute("class").as_string());
    addProperties(layerWords, node);
    std::size_t index = 0;
    for (const pugi::xml_node& of : node.children("object")) {
        const std::string place = "objectgroup \"" + layer + "\".object[" + std::to_string(index++) + "]";
        if (m_file.objects.size() >= kMostObjects || !of.attribute("visible").as_bool(true)) continue;
        TiledObject object;
        object.layer = layer;
        object.place = place;
        object.name = asUtf8(of.attribute("name").as_string());
        object.words = layerWords;
        addWord(object.words, of.attribute("class").as_string());
        addWord(object.words, of.attribute("type").as_string());
        addProperties(object.words, of);
        object.width = number(of.attribute("width"));
        object.height = number(of.attribute("height"));
        const double x = number(of.attribute("x")) + offset.x;
        const double y = number(of.attribute("y")) + offset.y;
        const double w = object.width;
        const double h = object.height;
        if (of.attribute("gid")) {
            object.shape = TiledShape::Tile;
            object.points = {{w / 2, -h / 2}};
        } else if (of.child("point")) {
            object.shape = TiledShape::Point;
            object.points = {{0, 0}};
        } else if (const pugi::xml_node text = of.child("text")) {
            object.shape = TiledShape::Text;
            object.text = asUtf8(text.text().as_string());
            object.letters = number(text.attribute("pixelsize"), 16);
            object.points = {{w / 2, h / 2}};
        } else if (const pugi::xml_node polygon = of.child("polygon")) {
            object.shape = TiledShape::Polygon;
            readPoints(polygon, object);
        } else if (const pugi::xml_node polyline = of.child("polyline")) {
            object.shape = TiledShape::Polyline;
            readPoints(polyline, object);
        } else if (of.child("ellipse")) {
            object.shape = TiledShape::Ellipse;
            for (int i = 0; i < kRound; ++i) {
                const double turn = 2 * std::numbers::pi * i / kRound;
                object.points.push_back({w / 2 + w / 2 * std::cos(turn), h / 2 + h / 2 * std::sin(turn)});
            }
        } else {
            object.points = {{0, 0}, {w, 0}, {w, h}, {0, h}};
        }
        const double turn = number(of.attribute("rotation")) * std::numbers::pi / 180;
        for (TiledPoint& point : object.points)
            point = {x + point.x * std::cos(turn) - point.y * std::sin(turn),
                     y + point.x * std::sin(turn) + point.y * std::cos(turn)};
        m_file.objects.push_back(std::move(object));
    }
}

// An endless map is as large as what lies on it; hexes keep the parity of their rows and columns.
Outcome TiledFileReader::placeBoard() {
    if (m_infinite) {
        std::int32_t left = 0, top = 0, right = 0, bottom = 0;
        bool any = false;
        for (const TiledLayer& layer : m_file.layers)
            for (const TiledCell& cell : layer.cells) {
                left = any ? std::min(left, cell.column) : cell.column;
                right = any ? std::max(right, cell.column) : cell.column;
                top = any ? std::min(top, cell.row) : cell.row;
                bottom = any ? std::max(bottom, cell.row) : cell.row;
                any = true;
            }
        if (!any)
            return bad(TENAILLE_PROBLEM("The endless map has no tiles that tell its size."), {},
                       TENAILLE_PROBLEM("Switch \"Infinite\" off in the properties of the map in Tiled."),
                       "map");
        if (m_file.grid == TiledGrid::HexPointy) top -= top & 1;
        if (m_file.grid == TiledGrid::HexFlat) left -= left & 1;
        m_file.columns = right - left + 1;
        m_file.rows = bottom - top + 1;
        for (TiledLayer& layer : m_file.layers)
            for (TiledCell& cell : layer.cells) {
                cell.column -= left;
                cell.row -= top;
            }
        const bool isPointy = m_file.grid == TiledGrid::HexPointy;
        const bool isFlat = m_file.grid == TiledGrid::HexFlat;
        m_file.origin = {left * (isFlat ? (m_file.tileWidth + m_file.hexSide) / 2 : m_file.tileWidth),
                         top * (isPointy ? (m_file.tileHeight + m_file.hexSide) / 2 : m_file.tileHeight)};
    }
    return Done{};
}

Result<TiledFile> TiledFileReader::read() {
    const Result<std::string> text = readFile(m_path, {}, systemPosix(), m_watch);
    if (!text) return text.problem();
    pugi::xml_document document;
    const pugi::xml_parse_result parsed = document.load_buffer(text->data(), text->size());
    if (!parsed) {
        const auto line =
            1 + std::count(text->begin(),
                           text->begin() + std::clamp<std::ptrdiff_t>(parsed.offset, 0, std::ssize(*text)),
                           '\n');
        return bad(TENAILLE_PROBLEM("The XML cannot be read: %1."), {parsed.description()}, kSaveInTiled,
                   "line " + std::to_string(line));
    }
    const pugi::xml_node map = document.child("map");
    if (!map)
        return bad(TENAILLE_PROBLEM("This is no map of Tiled."), {},
                   TENAILLE_PROBLEM("Give the .tmx file that Tiled saved, not a tile set or another file."),
                   "");
    const Outcome frame = readFrame(map);
    if (!frame) return frame.problem();
    for (const pugi::xml_node& tileset : map.children("tileset")) readTileset(tileset);
    std::sort(m_tilesets.begin(), m_tilesets.end(),
              [](const Tileset& a, const Tileset& b) { return a.first < b.first; });
    const Outcome layers = readLayers(map, {}, 0);
    if (!layers) return layers.problem();
    const Outcome board = placeBoard();
    if (!board) return board.problem();
    return std::move(m_file);
}

}  // namespace

Result<TiledFile> readTiled(const std::string& path, const ReadWatch& watch) {
    return TiledFileReader(path, watch).read();
}

}  // namespace tenaille::io
