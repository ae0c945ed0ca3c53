// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <initializer_list>
#include <numeric>

#include "core/document/board_of.h"
#include "core/io/export/export_notes.h"
#include "core/io/hex_scene.h"
#include "core/io/json_value.h"

namespace tenaille::io {

namespace {

// The numbers of Foundry.
constexpr std::int32_t kNothing = 0;
constexpr std::int32_t kLimited = 10;
constexpr std::int32_t kNormal = 20;
constexpr std::int32_t kProximity = 30;
constexpr std::int32_t kFeetPerCell = 5;
constexpr std::int32_t kNearFeet = 10;

JsonValue whole(std::int64_t number) { return JsonValue(number); }

// A name of a file as a path of the web.
std::string percentEncoded(const std::string& name) {
    std::string text;
    for (const char c : name) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                             c == '-' || c == '_' || c == '.' || c == '~';
        char code[4];
        std::snprintf(code, sizeof code, "%%%02X", static_cast<unsigned>(static_cast<unsigned char>(c)));
        text += isPlain ? std::string(1, c) : std::string(code);
    }
    return text;
}

std::int64_t pixelOf(std::int32_t units, std::int32_t pixelsPerCell) {
    return std::llround(static_cast<double>(units) * pixelsPerCell / geometry::kUnitsPerCell);
}

// Whether it is where it was when the scene is read again.
bool comesBack(std::int32_t units, std::int32_t pixelsPerCell) {
    const auto pixels = static_cast<double>(pixelOf(units, pixelsPerCell));
    return std::llround(pixels * geometry::kUnitsPerCell / pixelsPerCell) == units;
}

// Of all walls, doors and lights.
void forEachCoordinate(const document::Encounter& map, const std::function<void(std::int32_t)>& visit) {
    const auto point = [&](geometry::LatticePoint at) {
        visit(at.x);
        visit(at.y);
    };
    for (const board::WallRecord& wall : map.walls)
        for (const geometry::LatticePoint at : wall.points) point(at);
    for (const board::DoorRecord& door : map.doors) {
        point(door.where.a);
        point(door.where.b);
    }
    for (const board::LightRecord& light : map.lights) point(light.at);
}

struct ScenePoint {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend bool operator==(const ScenePoint&, const ScenePoint&) = default;
};

class FoundrySceneMaker {
  public:
    FoundrySceneMaker(const document::Encounter& map, std::int32_t pixelsPerCell)
        : m_map(map),
          m_kinds(document::kindsOf(map)),
          m_pixels(pixelsPerCell),
          m_grid(map.gridRecord().extent.grid) {
        if (isHex()) m_type = sceneTypeOf(map.gridRecord().extent);
        if (const std::optional<HexScene> hexes = hexSceneOf(m_type)) m_corner = sceneCorner(*hexes);
    }

    Exported make(const std::string& picture);

  private:
    bool isHex() const { return board::isHex(m_grid); }
    std::int64_t pixel(std::int32_t units) const { return pixelOf(units, m_pixels); }
    ScenePoint pixelAt(geometry::LatticePoint at) const;
    // Our members of a thing: its kind if there is one, and on hexes, which no pixels hit, where it is.
    void addOurs(JsonObject& thing, std::string_view kind,
                 std::initializer_list<geometry::LatticePoint> places) const;
    // `kind`: one of ours, for whoever reads the scene back; empty: none.
    JsonValue wall(const geometry::Segment& where, std::string_view kind, std::int32_t move,
                   std::int32_t sight, std::int32_t door, std::int32_t state, bool fromTheLeft = false) const;
    JsonArray walls();
    void addProps(JsonArray& list);
    // Foundry knows whole pixels alone.
    bool isPoint(const geometry::Segment& where) const { return pixelAt(where.a) == pixelAt(where.b); }
    void noteShort();
    bool isMoved(const geometry::Segment& where) const {
        const auto stays = [this](std::int32_t units) { return comesBack(units, m_pixels); };
        return !isHex() && !(stays(where.a.x) && stays(where.a.y) && stays(where.b.x) && stays(where.b.y));
    }
    void noteKind(std::string_view kind, std::initializer_list<const char*> known);
    JsonArray lights();
    void noteExact();
    JsonArray drawings() const;
    std::int32_t sightOf(std::string_view kind, const board::BarrierEffect& effect) const;

    const document::Encounter& m_map;
    board::Kinds m_kinds;
    std::int32_t m_pixels;
    board::GridKind m_grid;
    std::int32_t m_type = 1;
    board::Position m_corner;  // of the picture, on hexes
    Exported m_exported;
};

ScenePoint FoundrySceneMaker::pixelAt(geometry::LatticePoint at) const {
    if (!isHex()) return {pixel(at.x), pixel(at.y)};
    const board::Position place = board::position(m_grid, at);
    return {std::llround((place.x - m_corner.x) * m_pixels), std::llround((place.y - m_corner.y) * m_pixels)};
}

void FoundrySceneMaker::addOurs(JsonObject& thing, std::string_view kind,
                                std::initializer_list<geometry::LatticePoint> places) const {
    JsonObject ours;
    if (!kind.empty()) ours.emplace_back("kind", JsonValue(kind));
    if (isHex()) {
        JsonArray numbers;
        for (const geometry::LatticePoint at : places)
            for (const std::int32_t number : {at.x, at.y}) numbers.push_back(whole(number));
        ours.emplace_back("at", JsonValue(std::move(numbers)));
    }
    if (!ours.empty()) thing.emplace_back("flags", JsonObject{{"tenaille", JsonValue(std::move(ours))}});
}

JsonValue FoundrySceneMaker::wall(const geometry::Segment& where, std::string_view kind, std::int32_t move,
                                  std::int32_t sight, std::int32_t door, std::int32_t state,
                                  bool fromTheLeft) const {
    const ScenePoint a = pixelAt(where.a);
    const ScenePoint b = pixelAt(where.b);
    JsonObject members{{"c", JsonArray{whole(a.x), whole(a.y), whole(b.x), whole(b.y)}},
                       {"move", whole(move)},
                       {"sight", whole(sight)},
                       {"light", whole(sight)},
                       {"sound", whole(move)},
                       {"dir", whole(fromTheLeft ? 1 : 0)},
                       {"door", whole(door)},
                       {"ds", whole(state)}};
    addOurs(members, kind, {where.a, where.b});
    if (sight == kProximity)
        members.emplace_back("threshold", JsonObject{{"light", whole(kNearFeet)},
                                                     {"sight", whole(kNearFeet)},
                                                     {"sound", JsonValue()},
                                                     {"attenuation", JsonValue(false)}});
    return JsonValue(std::move(members));
}

std::int32_t FoundrySceneMaker::sightOf(std::string_view kind, const board::BarrierEffect& effect) const {
    if (kind == "object") return kLimited;
    if (kind == "window" || kind == "arrowSlit") return kProximity;
    return effect.stopsSight ? kNormal : kNothing;
}

JsonArray FoundrySceneMaker::walls() {
    JsonArray list;
    std::size_t lost = 0;
    std::size_t moved = 0;
    for (const board::WallRecord& record : m_map.walls) {
        const board::BarrierEffect effect = effectOf(m_kinds, record);
        const std::string_view kind = board::lookOf(m_kinds.wall(record.kind), record.kind);
        const std::int32_t sight = sightOf(kind, effect);
        const std::int32_t move = effect.stopsMovement ? kNormal : kNothing;
        if (sight == kNothing && move == kNothing) {
            ++lost;
            continue;
        }
        noteKind(kind, {"stone", "curtain", "object", "window", "invisible", "oneWay"});
        for (std::size_t i = 1; i < record.points.size(); ++i) {
            const geometry::Segment where{record.points[i - 1], record.points[i]};
            if (isPoint(where)) {
                noteShort();
                continue;
            }
            list.push_back(wall(where, kind, move, sight, 0, 0, effect.oneWay));
            moved += isMoved(where) ? 1 : 0;
        }
    }
    note(m_exported, TENAILLE_PROBLEM("Walls that stop neither movement nor sight, left out: %1."), lost);
    addProps(list);
    for (const board::DoorRecord& door : m_map.doors) {
        if (isArchway(m_kinds, door)) {
            noteArchway(m_exported);
            continue;
        }
        if (isPoint(door.where)) {
            noteShort();
            continue;
        }
        const std::string_view kind = board::lookOf(m_kinds.door(door.kind), door.kind);
        noteKind(kind, {"door", "secretDoor", "window"});
        const std::int32_t state = door.state == board::DoorState::Locked ? 2
                                   : door.state == board::DoorState::Open ? 1
                                                                          : 0;
        list.push_back(wall(door.where, kind, kNormal, sightOf(kind, effectOf(m_kinds, door)),
                            isSecret(m_kinds, door) ? 2 : 1, state));
        moved += isMoved(door.where) ? 1 : 0;
    }
    note(m_exported,
         TENAILLE_PROBLEM("Walls and doors moved to whole pixels, the finest the format knows: %1."), moved);
    return list;
}

void FoundrySceneMaker::noteShort() {
    note(m_exported, TENAILLE_PROBLEM("Walls and doors shorter than a pixel, left out: %1."), 1);
}

void FoundrySceneMaker::noteKind(std::string_view kind, std::initializer_list<const char*> known) {
    note(m_exported, TENAILLE_PROBLEM("Walls and doors of other kinds, written as the nearest kind: %1."),
         std::find(known.begin(), known.end(), kind) == known.end() ? 1 : 0);
}

// Pillars and the like: what is behind them is not seen.
void FoundrySceneMaker::addProps(JsonArray& list) {
    for (const board::PropRecord& prop : m_map.props) {
        if (prop.hidden) continue;  // its shadow would tell of it
        const board::PropKind* kind = m_kinds.prop(prop.kind);
        if (kind == nullptr || !kind->outline.stopsSight) continue;
        const std::vector<geometry::LatticePoint> outline =
            document::outlineOf(m_map.gridRecord().extent.grid, prop);
        for (std::size_t i = 0; i < outline.size(); ++i)
            list.push_back(wall({outline[i], outline[(i + 1) % outline.size()]}, {},
                                kind->outline.stopsMovement ? kNormal : kNothing, kLimited, 0, 0));
    }
}

JsonArray FoundrySceneMaker::lights() {
    JsonArray list;
    std::size_t moved = 0;
    for (const board::LightRecord& light : m_map.lights) {
        char colour[16];
        std::snprintf(colour, sizeof colour, "#%06x", light.colour & 0xffffffU);
        const auto feet = [](std::int32_t units) {
            return JsonValue(static_cast<double>(units) * kFeetPerCell / geometry::kUnitsPerCell);
        };
        // Turned by nothing, a cone of theirs points down.
        const ScenePoint at = pixelAt(light.at);
        JsonObject lamp{{"x", whole(at.x)},
                        {"y", whole(at.y)},
                        {"rotation", whole((light.direction + 180) % 360)},
                        {"walls", JsonValue(true)},
                        {"hidden", JsonValue(!light.on)},
                        {"config", JsonObject{{"dim", feet(light.dim)},
                                              {"bright", feet(light.bright)},
                                              {"angle", whole(light.angle)},
                                              {"color", JsonValue(std::string_view(colour))},
                                              {"alpha", JsonValue(0.4)}}}};
        addOurs(lamp, {}, {light.at});
        list.push_back(std::move(lamp));
        moved += isHex() || (comesBack(light.at.x, m_pixels) && comesBack(light.at.y, m_pixels)) ? 0 : 1;
    }
    note(m_exported, TENAILLE_PROBLEM("Lights moved to whole pixels, the finest the format knows: %1."),
         moved);
    return list;
}

void FoundrySceneMaker::noteExact() {
    if (isHex()) {
        note(m_exported,
             TENAILLE_PROBLEM(
                 "A cell of the scene is as large as the distance between two sides of a hex, and the "
                 "first hex lies in the corner of the picture. Foundry does not document either: "
                 "compare its grid with the picture."),
             1);
        return;
    }
    bool allStay = true;
    forEachCoordinate(m_map, [&](std::int32_t units) { allStay = allStay && comesBack(units, m_pixels); });
    if (allStay) return;
    note(m_exported, TENAILLE_PROBLEM("Pixels per cell (--ppc) with which everything stays where it is: %1."),
         static_cast<std::size_t>(exactScenePixels(m_map, 0)));
}

JsonArray FoundrySceneMaker::drawings() const {
    JsonArray list;
    for (const board::TextRecord& text : m_map.texts) {
        const std::int64_t high = std::max<std::int64_t>(8, pixel(text.height));
        const auto wide = static_cast<std::int64_t>(text.text.size()) * high;
        const ScenePoint at = pixelAt(text.at);
        JsonObject drawing{
            {"x", whole(at.x - wide / 2)},
            {"y", whole(at.y - high)},
            {"rotation", whole(text.rotation)},
            {"shape",
             JsonObject{{"type", JsonValue("r")}, {"width", whole(wide)}, {"height", whole(2 * high)}}},
            {"strokeWidth", whole(0)},
            {"fillType", whole(0)},
            {"text", JsonValue(text.text)},
            {"fontSize", whole(high)}};
        if (text.hidden) drawing.emplace_back("hidden", JsonValue(true));
        addOurs(drawing, {}, {text.at});
        list.push_back(std::move(drawing));
    }
    return list;
}

Exported FoundrySceneMaker::make(const std::string& picture) {
    const board::Extent& extent = m_map.gridRecord().extent;
    const std::string& title = m_map.settingsRecord().title;
    JsonObject scene;
    scene.emplace_back("name", JsonValue(title.empty() ? std::string("Map") : title));
    const board::PlaneBox box = board::planeBox(extent);
    scene.emplace_back("width", whole(std::llround((box.right - box.left) * m_pixels)));
    scene.emplace_back("height", whole(std::llround((box.bottom - box.top) * m_pixels)));
    scene.emplace_back("padding", whole(0));
    scene.emplace_back("grid", JsonObject{{"type", whole(m_type)},
                                          {"size", whole(m_pixels)},
                                          {"distance", whole(kFeetPerCell)},
                                          {"units", JsonValue("ft")}});
    scene.emplace_back(
        "background",
        JsonObject{{"src", picture.empty() ? JsonValue() : JsonValue(percentEncoded(picture))}});
    scene.emplace_back("walls", walls());
    scene.emplace_back("lights", lights());
    noteExact();
    scene.emplace_back("drawings", drawings());
    for (const char* none : {"tokens", "notes", "sounds", "tiles", "templates"})
        scene.emplace_back(none, JsonArray());
    if (isHex())
        scene.emplace_back("flags", JsonObject{{"tenaille", JsonObject{{"hexes", JsonValue(true)}}}});
    noteOurs(m_map, m_exported);
    m_exported.text = writeJson(JsonValue(std::move(scene)), 1) + "\n";
    return std::move(m_exported);
}

}  // namespace

std::int32_t exactScenePixels(const document::Encounter& map, std::int32_t pixelsOfPicture) {
    constexpr std::int32_t kLeast = 100;
    bool suits = pixelsOfPicture > 0;
    std::int32_t common = geometry::kUnitsPerCell;
    forEachCoordinate(map, [&](std::int32_t units) {
        suits = suits && comesBack(units, pixelsOfPicture);
        common = std::gcd(common, units);
    });
    // On hexes no number of pixels does, and the scene says beside its pixels where things are.
    if (board::isHex(map.gridRecord().extent.grid)) return kLeast;
    if (suits) return pixelsOfPicture;
    // Multiples of this put all of them on whole pixels; it divides 240.
    const std::int32_t needed = geometry::kUnitsPerCell / common;
    return (kLeast + needed - 1) / needed * needed;
}

Result<Exported> exportFoundry(const document::Encounter& map, const std::string& picture,
                               std::int32_t pixelsPerCell) {
    return FoundrySceneMaker(map, pixelsPerCell).make(picture);
}

}  // namespace tenaille::io
