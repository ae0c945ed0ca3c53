// SPDX-License-Identifier: MIT
#include "core/io/import/foundry.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

#include "core/io/file_name.h"
#include "core/io/hex_scene.h"
#include "core/io/import/foundry_walls.h"
#include "core/io/import/import_notes.h"
#include "core/io/import/json_get.h"
#include "core/io/import/map_draft.h"
#include "core/io/import/nearby_file.h"
#include "core/io/read_file.h"

namespace tenaille::io {

namespace {

constexpr JsonLimits kSceneJson{.bytes = std::size_t{256} << 20, .stringBytes = std::size_t{32} << 20};

constexpr std::size_t kMostShown = 40;  // bytes of a value in a message

class FoundryMaker {
  public:
    FoundryMaker(const JsonValue& scene, const std::string& path) : m_scene(scene), m_path(path) {
        m_draft.report.file = path;
        m_draft.report.format = "Foundry VTT";
        m_draft.title = textIn(scene, "name");
    }

    Result<MapDraft> make();

  private:
    Outcome placeFrame();
    // Pixels from cell to cell, across and down.
    board::Position placeHexes(const HexScene& hexes, bool isOld, double width, double height);
    void addWalls();
    void addLights();
    void addPicture();
    void addTexts();
    void addNotes();
    void addTokens();
    void noteLeftOut();
    WallPoint cells(double x, double y, std::size_t index = 0) const {
        return {(x - m_left) / m_size + m_corner.x, (y - m_top) / m_size + m_corner.y,
                static_cast<std::uint32_t>(index)};
    }
    // Where one of our scenes says that it is, unless it was moved since.
    WallPoint exactly(const WallPoint& read, const JsonValue& thing, std::size_t point) const;

    const JsonValue& m_scene;
    const std::string& m_path;
    MapDraft m_draft;
    double m_size = 100;    // pixels of a cell
    double m_distance = 5;  // units of the scene in a cell
    double m_left = 0;      // of the picture, in pixels
    double m_top = 0;
    CellBox m_picture;
    board::Position m_corner;  // of the picture, in the plane of the draft
};

WallPoint FoundryMaker::exactly(const WallPoint& read, const JsonValue& thing, std::size_t point) const {
    if (!board::isHex(m_draft.grid)) return read;
    const JsonValue* flags = thing.find("flags");
    const JsonValue* ours = flags != nullptr ? flags->find("tenaille") : nullptr;
    if (ours == nullptr) return read;
    const JsonArray& places = listIn(*ours, "at");
    if (places.size() < 2 * point + 2) return read;
    const std::int64_t* x = places[2 * point].integer();
    const std::int64_t* y = places[2 * point + 1].integer();
    const auto isPlace = [](const std::int64_t* number) {
        return number != nullptr && *number >= -kFarthestPoint && *number <= kFarthestPoint;
    };
    if (!isPlace(x) || !isPlace(y)) return read;
    const board::Position at =
        board::position(m_draft.grid, {static_cast<std::int32_t>(*x), static_cast<std::int32_t>(*y)});
    const double pixel = 1 / m_size;
    const bool isThere = std::abs(at.x - read.x) < pixel && std::abs(at.y - read.y) < pixel;
    return isThere ? WallPoint{at.x, at.y, read.index} : read;
}

board::Position FoundryMaker::placeHexes(const HexScene& hexes, bool isOld, double width, double height) {
    const JsonValue* flags = m_scene.find("flags");
    const JsonValue* core = flags != nullptr ? flags->find("core") : nullptr;
    const bool isOurs = flags != nullptr && flags->find("tenaille") != nullptr;
    const bool isLegacy = isOld || (core != nullptr && flagIn(*core, "legacyHex"));
    const double whole = std::sqrt(3.0) / 2;
    if (isLegacy) m_size *= whole;
    m_corner = sceneCorner(hexes);
    const board::Extent extent = hexesIn(hexes, width / m_size, height / m_size);
    m_draft.grid = extent.grid;
    m_draft.stagger = extent.stagger;
    m_draft.columns = extent.width;
    m_draft.rows = extent.height;
    m_draft.report.note(notes::hexScene(!isOurs && !isLegacy));
    m_draft.report.note(notes::hexLegacy(isLegacy));
    const bool isPointy = hexes.grid == board::GridKind::HexPointy;
    return isPointy ? board::Position{m_size, m_size * whole} : board::Position{m_size * whole, m_size};
}

// Old scenes have the grid's members at their top, newer ones in an object.
Outcome FoundryMaker::placeFrame() {
    const JsonValue none;
    const JsonValue* grid = m_scene.find("grid");
    const bool isObject = grid != nullptr && grid->object() != nullptr;
    const JsonValue& of = isObject ? *grid : none;
    m_size = isObject ? numberIn(of, "size", 100) : numberIn(m_scene, "grid", 100);
    m_distance = numberIn(of, "distance", numberIn(m_scene, "gridDistance", 5));
    const double kind = numberIn(of, "type", numberIn(m_scene, "gridType", 1));
    const double width = numberIn(m_scene, "width", 0);
    const double height = numberIn(m_scene, "height", 0);
    if (!(m_size >= 1) || !(width > 0) || !(height > 0))
        return Problem{TENAILLE_PROBLEM("The scene gives no size of its picture or of its cells."),
                       {},
                       TENAILLE_PROBLEM("Export the scene again.")}
            .inFile(m_path)
            .at("grid");
    const std::optional<HexScene> hexes = hexSceneOf(kind);
    const JsonValue* type = isObject ? of.find("type") : m_scene.find("gridType");
    const bool isNumber = type == nullptr || type->number().has_value();
    if (!isNumber || (kind != 0 && kind != 1 && !hexes))
        return Problem{TENAILLE_PROBLEM("The scene has a grid of an unknown type: %1."),
                       {type != nullptr ? writeJson(*type).substr(0, kMostShown) : std::string()},
                       TENAILLE_PROBLEM("Import its picture, and draw the walls.")}
            .inFile(m_path)
            .at("grid");
    if (!(m_distance > 0)) m_distance = 5;
    const JsonValue* background = m_scene.find("background");
    const auto isMoved = [](const JsonValue& picture) {
        return numberIn(picture, "offsetX", 0) != 0 || numberIn(picture, "offsetY", 0) != 0 ||
               numberIn(picture, "scaleX", 1) != 1 || numberIn(picture, "scaleY", 1) != 1 ||
               numberIn(picture, "rotation", 0) != 0;
    };
    m_draft.report.note(notes::pictureMoved(numberIn(m_scene, "shiftX", 0) != 0 ||
                                            numberIn(m_scene, "shiftY", 0) != 0 ||
                                            (background != nullptr && isMoved(*background))));
    const std::size_t levels = listIn(m_scene, "levels").size();
    m_draft.report.note(notes::levelsMerged(levels > 1 ? levels : 0));
    m_draft.report.note(notes::gridless(kind == 0));
    board::Position step{m_size, m_size};
    if (hexes) {
        step = placeHexes(*hexes, !isObject, width, height);
    } else {
        m_draft.columns = width / m_size;
        m_draft.rows = height / m_size;
    }
    // Whole rows and columns around the picture.
    const double padding = std::clamp(numberIn(m_scene, "padding", 0.25), 0.0, 0.5);
    m_left = std::ceil(padding * width / step.x) * step.x;
    m_top = std::ceil(padding * height / step.y) * step.y;
    m_draft.report.note(notes::hexPadding(hexes && padding > 0));
    m_picture = {m_corner.x, m_corner.y, m_corner.x + width / m_size, m_corner.y + height / m_size};
    if (const Outcome possible = checkBoard(m_draft); !possible)
        return Problem(possible.problem()).at(width > height ? "width" : "height");
    return Done{};
}

void FoundryMaker::addWalls() {
    const JsonArray& list = listIn(m_scene, "walls");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "walls[" + std::to_string(i) + "]";
        const JsonArray& ends = listIn(list[i], "c");
        std::array<double, 4> at{};
        bool whole = ends.size() == 4;
        for (std::size_t k = 0; whole && k < 4; ++k) {
            const auto number = ends[k].number();
            whole = number && std::abs(*number) < 1e6;
            if (whole) at[k] = *number;
        }
        if (!whole) {
            m_draft.report.note(notes::wallsIncomplete(place));
            continue;
        }
        const FoundryWall wall = foundryWall(list[i]);
        WallPoint a = exactly(cells(at[0], at[1], 0), list[i], 0);
        WallPoint b = exactly(cells(at[2], at[3], 1), list[i], 1);
        if (wall.reversed) std::swap(a, b);
        if (wall.sideLost) m_draft.report.note(notes::oneWayWalls(place));
        if (wall.limited) m_draft.report.note(notes::limitedWalls(place));
        if (wall.ethereal) m_draft.report.note(notes::etherealWalls(place));
        if (wall.kind == kOneWayCurtain) {
            if (m_draft.kinds.empty()) m_draft.kinds.push_back(oneWayCurtain());
            m_draft.report.note(notes::oneWayCurtains(place));
        }
        if (wall.kind.empty())
            m_draft.report.note(notes::wallsWithoutEffect(place));
        else if (wall.isDoor)
            m_draft.doors.push_back({place, wall.kind, {a, b}, wall.state});
        else
            m_draft.walls.push_back({"walls", static_cast<std::uint32_t>(i), wall.kind, {a, b}});
    }
}

void FoundryMaker::addLights() {
    const JsonArray& list = listIn(m_scene, "lights");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const JsonValue* config = list[i].find("config");
        const JsonValue& of = config != nullptr ? *config : list[i];
        DraftLight light;
        light.place = "lights[" + std::to_string(i) + "]";
        const auto x = numberIn(list[i], "x");
        const auto y = numberIn(list[i], "y");
        if (!x || !y) {
            m_draft.report.note(notes::lightsIncomplete(light.place));
            continue;
        }
        if (flagIn(of, "negative")) {
            m_draft.report.note(notes::darknessLeftOut(light.place));
            continue;
        }
        light.at = exactly(cells(*x, *y), list[i], 0);
        light.bright = numberIn(of, "bright", 0) / m_distance;
        light.dim = numberIn(of, "dim", 0) / m_distance;
        const std::string colour = textIn(of, "color");
        light.colour = colour.empty() ? textIn(list[i], "tintColor") : colour;
        const double angle = numberIn(of, "angle", 360);
        light.angle = angle > 0 && angle < 360 ? std::max(1, static_cast<int>(std::lround(angle))) : 360;
        // Turned by nothing, a cone points down.
        const double turn = std::fmod(numberIn(list[i], "rotation", 0) + 180, 360);
        light.direction = static_cast<int>(std::lround(turn < 0 ? turn + 360 : turn)) % 360;
        light.on = !flagIn(list[i], "hidden");
        m_draft.lights.push_back(std::move(light));
    }
}

// Nothing above the scene's folder and nothing on the net is read.
void FoundryMaker::addPicture() {
    std::string source = textIn(m_scene, "img");
    if (const JsonValue* background = m_scene.find("background"); source.empty() && background != nullptr)
        source = textIn(*background, "src");
    if (const JsonArray& levels = listIn(m_scene, "levels"); source.empty() && !levels.empty())
        if (const JsonValue* background = levels.front().find("background"))
            source = textIn(*background, "src");
    if (source.empty()) return m_draft.report.note(notes::pictureMissing());
    if (const std::optional<std::string> file = nearbyFile(m_path, source))
        return takePictureOf(m_draft, *file, m_picture);
    m_draft.report.note(notes::pictureElsewhere(source.substr(0, 100)));
}

void FoundryMaker::addTexts() {
    const JsonArray& list = listIn(m_scene, "drawings");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "drawings[" + std::to_string(i) + "]";
        const std::string words = asUtf8(textIn(list[i], "text"));
        const JsonValue* shape = list[i].find("shape");
        const JsonValue& of = shape != nullptr && shape->object() != nullptr ? *shape : list[i];
        const WallPoint at = exactly(cells(numberIn(list[i], "x", 1e9) + numberIn(of, "width", 0) / 2,
                                           numberIn(list[i], "y", 1e9) + numberIn(of, "height", 0) / 2),
                                     list[i], 0);
        if (words.empty()) {
            m_draft.report.note(notes::drawingsLeftOut(place));
        } else if (!m_draft.isOnBoard(at)) {
            m_draft.report.note(notes::thingsOutside(place));
        } else {
            board::TextRecord text;
            text.at = m_draft.latticePoint(at);
            text.text = words;
            text.hidden = flagIn(list[i], "hidden");
            const double letters = numberIn(list[i], "fontSize", 48) / m_size;
            text.height = std::clamp(snapped(std::clamp(letters, 0.1, 8.0)), 24, 1920);
            m_draft.texts.push_back(std::move(text));
        }
    }
}

void FoundryMaker::addNotes() {
    const JsonArray& list = listIn(m_scene, "notes");
    for (std::size_t i = 0; i < list.size(); ++i)
        m_draft.addNote(cells(numberIn(list[i], "x", 1e9), numberIn(list[i], "y", 1e9)),
                        textIn(list[i], "text"), "", "notes[" + std::to_string(i) + "]");
}

// A map has no creatures: a token leaves a note of who stands there.
void FoundryMaker::addTokens() {
    const JsonArray& list = listIn(m_scene, "tokens");
    const std::size_t before = m_draft.notes.size();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const double width = numberIn(list[i], "width", 1);
        const double height = numberIn(list[i], "height", 1);
        const WallPoint corner = cells(numberIn(list[i], "x", 1e9), numberIn(list[i], "y", 1e9));
        const auto written = [](double number) {
            std::string text = std::to_string(number);
            text.erase(text.find_last_not_of('0') + 1);
            if (text.ends_with('.')) text.pop_back();
            return text;
        };
        std::string about = written(width) + " x " + written(height);
        if (const double up = numberIn(list[i], "elevation", 0); up != 0) about += ", +" + written(up);
        m_draft.addNote({corner.x + width / 2, corner.y + height / 2, 0}, textIn(list[i], "name"), about,
                        "tokens[" + std::to_string(i) + "]");
    }
    m_draft.report.note(notes::tokensAsNotes(m_draft.notes.size() - before));
}

void FoundryMaker::noteLeftOut() {
    std::size_t others = 0;
    for (const char* list : {"tiles", "sounds", "templates", "regions"})
        others += listIn(m_scene, list).size();
    m_draft.report.note(notes::foundryOthers(others));
}

Result<MapDraft> FoundryMaker::make() {
    const Outcome frame = placeFrame();
    if (!frame.ok()) return frame.problem();
    addWalls();
    addLights();
    addPicture();
    addTexts();
    addNotes();
    addTokens();
    noteLeftOut();
    return std::move(m_draft);
}

struct NamedScene {
    std::string title;  // of its own in the file
    JsonValue scene;
};

// The scenes of a log: of each id the last line, unless that takes it away.
Result<std::vector<JsonValue>> scenesOf(const std::string& text, const std::string& path,
                                        const ImportWatch& watch) {
    std::vector<std::optional<JsonValue>> known;
    std::map<std::string, std::size_t> places;  // of the ids
    std::size_t number = 0;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        const std::string_view line(text.data() + start, end - start);
        start = end + 1;
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        Result<JsonValue> scene = parseJson(line, kSceneJson, watch);
        if (!scene) return scene.problem().inFile(path).at("line " + std::to_string(number));
        const std::string id = textIn(*scene, "_id");
        if (const auto place = places.find(id); !id.empty() && place != places.end())
            known[place->second].reset();
        if (flagIn(*scene, "$$deleted") || !isFoundryScene(*scene)) continue;
        places[id] = known.size();
        known.emplace_back(std::move(*scene));
    }
    std::vector<JsonValue> scenes;
    for (std::optional<JsonValue>& scene : known)
        if (scene) scenes.push_back(*std::move(scene));
    return scenes;
}

Result<std::vector<NamedScene>> namedScenes(const std::string& path, const ImportWatch& watch) {
    const Result<std::string> text = readFile(path, {.bytes = kSceneJson.bytes}, systemPosix(), watch);
    if (!text) return text.problem();
    Result<std::vector<JsonValue>> scenes = scenesOf(*text, path, watch);
    if (!scenes) return scenes.problem();
    if (scenes->empty())
        return Problem{TENAILLE_PROBLEM("The file holds no scenes of Foundry."),
                       {},
                       TENAILLE_PROBLEM("Export a scene from Foundry as JSON.")}
            .inFile(path);
    std::vector<NamedScene> named;
    std::map<std::string, int> uses;
    for (JsonValue& scene : *scenes) {
        std::string title = asUtf8(textIn(scene, "name"));
        if (title.empty()) title = "Scene";
        const int use = ++uses[title];
        named.push_back({use == 1 ? title : title + " #" + std::to_string(use), std::move(scene)});
    }
    return named;
}

// "Mill, Ford, … (40)": the first ones, and how many there are.
std::string firstTitles(const std::vector<NamedScene>& scenes) {
    constexpr std::size_t kMost = 10;
    std::string titles;
    for (std::size_t i = 0; i < std::min(scenes.size(), kMost); ++i)
        titles += (i > 0 ? ", " : "") + scenes[i].title;
    if (scenes.size() > kMost) titles += ", … (" + std::to_string(scenes.size()) + ")";
    return titles;
}

}  // namespace

bool isFoundryScene(const JsonValue& file) {
    const auto has = [&](const char* member) { return file.find(member) != nullptr; };
    return has("walls") && (has("grid") || has("gridType") || has("padding") || has("background"));
}

Result<Imported> importFoundryScene(const JsonValue& scene, const std::string& path,
                                    const ImportOptions& options, const ImportWatch& watch) {
    Result<MapDraft> draft = FoundryMaker(scene, path).make();
    if (!draft.ok()) return draft.problem();
    return mapFromDraft(std::move(draft).value(), options, watch);
}

Result<std::vector<std::string>> scenesOfFoundryDb(const std::string& path, const ImportWatch& watch) {
    const Result<std::vector<NamedScene>> scenes = namedScenes(path, watch);
    if (!scenes) return scenes.problem();
    std::vector<std::string> titles;
    for (const NamedScene& one : *scenes) titles.push_back(one.title);
    return titles;
}

Result<Imported> importFoundryDb(const std::string& path, const ImportOptions& options,
                                 const ImportWatch& watch) {
    const Result<std::vector<NamedScene>> scenes = namedScenes(path, watch);
    if (!scenes) return scenes.problem();
    if (scenes->size() == 1 && options.part.empty())
        return importFoundryScene(scenes->front().scene, path, options, watch);
    for (const NamedScene& one : *scenes)
        if (!options.part.empty() && one.title == options.part)
            return importFoundryScene(one.scene, path, options, watch);
    if (!options.part.empty())
        return Problem{TENAILLE_PROBLEM("The file holds no scene \"%1\", but these: %2."),
                       {options.part, firstTitles(*scenes)},
                       TENAILLE_PROBLEM("Write the name as it stands there.")}
            .inFile(path);
    return Problem{TENAILLE_PROBLEM("The file holds these scenes, and none was chosen: %1."),
                   {firstTitles(*scenes)},
                   TENAILLE_PROBLEM("Name the one to import (import --scene NAME), or export it as JSON.")}
        .inFile(path);
}

}  // namespace tenaille::io
