// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/document/board_of.h"
#include "core/io/base64.h"
#include "core/io/export/export_notes.h"
#include "core/io/json_value.h"

namespace tenaille::io {

namespace {

using geometry::LatticePoint;

double cells(std::int32_t units) {
    return std::round(static_cast<double>(units) / geometry::kUnitsPerCell * 1e6) / 1e6;
}

JsonValue point(LatticePoint at) {
    return JsonObject{{"x", JsonValue(cells(at.x))}, {"y", JsonValue(cells(at.y))}};
}

JsonValue line(const std::vector<LatticePoint>& points) {
    JsonArray list;
    for (const LatticePoint at : points) list.push_back(point(at));
    return JsonValue(std::move(list));
}

JsonValue whole(std::int32_t number) { return JsonValue(std::int64_t{number}); }

// Walls that stop sight; outlines of objects, and of props that hide what is behind them, apart from them.
void addWalls(const document::Encounter& map, JsonObject& file, Exported& exported) {
    const board::Kinds kinds = document::kindsOf(map);
    JsonArray walls;
    JsonArray objects;
    std::size_t lost = 0;
    for (const board::WallRecord& wall : map.walls) {
        const std::string_view kind = board::lookOf(kinds.wall(wall.kind), wall.kind);
        if (kind == "object")
            objects.push_back(line(wall.points));
        else if (effectOf(kinds, wall).stopsSight)
            walls.push_back(line(wall.points));
        else
            ++lost;
        const bool isPlain = kind == "stone" || kind == "object";
        note(exported, TENAILLE_PROBLEM("Walls of other kinds, written as plain ones: %1."),
             !isPlain && effectOf(kinds, wall).stopsSight ? 1 : 0);
    }
    for (const board::PropRecord& prop : map.props) {
        if (prop.hidden) continue;  // its shadow would tell of it
        const board::PropKind* kind = kinds.prop(prop.kind);
        if (kind == nullptr || !kind->outline.stopsSight) continue;
        std::vector<LatticePoint> outline = document::outlineOf(map.gridRecord().extent.grid, prop);
        outline.push_back(outline.front());
        objects.push_back(line(outline));
    }
    note(exported, TENAILLE_PROBLEM("Walls that do not stop sight, left out: %1."), lost);
    file.emplace_back("line_of_sight", std::move(walls));
    file.emplace_back("objects_line_of_sight", std::move(objects));
}

void addPortals(const document::Encounter& map, JsonObject& file, Exported& exported) {
    const board::Kinds kinds = document::kindsOf(map);
    JsonArray portals;
    for (const board::DoorRecord& door : map.doors) {
        if (isArchway(kinds, door)) {
            noteArchway(exported);
            continue;
        }
        const bool isOpen = door.state == board::DoorState::Open;
        const bool isSeenThrough = !effectOf(kinds, door).stopsSight;
        note(exported, TENAILLE_PROBLEM("Secret doors, written as plain ones: %1."),
             isSecret(kinds, door) ? 1 : 0);
        note(exported, TENAILLE_PROBLEM("Double doors, written as single ones: %1."),
             board::lookOf(kinds.door(door.kind), door.kind) == "doubleDoor" ? 1 : 0);
        note(exported, TENAILLE_PROBLEM("Locked doors, written as closed ones: %1."),
             door.state == board::DoorState::Locked ? 1 : 0);
        note(
            exported,
            TENAILLE_PROBLEM("Windows, bars and open doors, which the format writes alike (not closed): %1."),
            isOpen || isSeenThrough ? 1 : 0);
        const double across = cells(door.where.b.x - door.where.a.x);
        const double down = cells(door.where.b.y - door.where.a.y);
        const auto middle = [](std::int32_t a, std::int32_t b) {
            return std::round((static_cast<double>(a) + b) / 2 / geometry::kUnitsPerCell * 1e6) / 1e6;
        };
        portals.push_back(
            JsonObject{{"position", JsonObject{{"x", JsonValue(middle(door.where.a.x, door.where.b.x))},
                                               {"y", JsonValue(middle(door.where.a.y, door.where.b.y))}}},
                       {"bounds", JsonArray{point(door.where.a), point(door.where.b)}},
                       {"rotation", JsonValue(std::round(std::atan2(down, across) * 1e6) / 1e6)},
                       {"closed", JsonValue(!isOpen && !isSeenThrough)},
                       {"freestanding", JsonValue(door.freestanding)}});
    }
    file.emplace_back("portals", std::move(portals));
}

// What the importer kept of a light of such a file.
JsonValue kept(const std::string& extra, std::string_view key, const JsonValue& absent) {
    const Result<JsonValue> members = parseJson(extra.empty() ? "{}" : extra);
    const JsonValue* uvtt = members ? members->find("uvtt") : nullptr;
    const JsonValue* member = uvtt != nullptr ? uvtt->find(key) : nullptr;
    return member != nullptr ? *member : absent;
}

void addLights(const document::Encounter& map, JsonObject& file, Exported& exported) {
    JsonArray lights;
    const bool anyOn = map.lights.empty() || std::any_of(map.lights.begin(), map.lights.end(),
                                                         [](const auto& light) { return light.on; });
    for (const board::LightRecord& light : map.lights) {
        // Off are all or none: with all of them off the file says that they are painted.
        if (anyOn && !light.on) {
            note(exported, TENAILLE_PROBLEM("Lights that are off, left out: %1."), 1);
            continue;
        }
        char colour[16];
        std::snprintf(colour, sizeof colour, "%08x", light.colour);
        note(exported, TENAILLE_PROBLEM("Lights whose bright radius or cone is lost: %1."),
             light.bright != light.dim / 2 || light.angle != 360 ? 1 : 0);
        lights.push_back(JsonObject{{"position", point(light.at)},
                                    {"range", JsonValue(cells(light.dim))},
                                    {"intensity", kept(light.extra, "intensity", JsonValue(1.0))},
                                    {"color", JsonValue(std::string_view(colour))},
                                    {"shadows", kept(light.extra, "shadows", JsonValue(true))}});
    }
    file.emplace_back("environment", JsonObject{{"baked_lighting", JsonValue(!anyOn)},
                                                {"ambient_light", JsonValue("ffffffff")}});
    file.emplace_back("lights", std::move(lights));
}

}  // namespace

Result<Exported> exportUvtt(const document::Encounter& map, std::string_view picture,
                            std::int32_t pixelsPerCell) {
    const board::Extent& extent = map.gridRecord().extent;
    if (board::isHex(extent.grid)) return onlySquares();
    Exported exported;
    JsonObject file;
    file.emplace_back("format", JsonValue(0.3));
    file.emplace_back(
        "resolution",
        JsonObject{{"map_origin", JsonObject{{"x", whole(0)}, {"y", whole(0)}}},
                   {"map_size", JsonObject{{"x", whole(extent.width)}, {"y", whole(extent.height)}}},
                   {"pixels_per_grid", whole(pixelsPerCell)}});
    addWalls(map, file, exported);
    addPortals(map, file, exported);
    addLights(map, file, exported);
    noteOurs(map, exported);
    file.emplace_back("image", JsonValue(encodeBase64(picture)));
    exported.text = writeJson(JsonValue(std::move(file))) + "\n";
    return exported;
}

}  // namespace tenaille::io
