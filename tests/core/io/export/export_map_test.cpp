// SPDX-License-Identifier: MIT
#include "core/io/export/export_map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/document/board_of.h"
#include "core/document/door_walls.h"
#include "core/io/import/foundry_walls.h"
#include "core/io/import/importer.h"
#include "tests/support/filled_records.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/uvtt_text.h"

namespace tenaille::io::export_map_test {

using testing::HasSubstr;
using testing::IsEmpty;

struct Trip {
    document::Encounter map;
    Exported exported;
};

// Written, and read again.
Trip roundTrip(const document::Encounter& map, const std::string& name, std::string_view picture = {},
               std::int32_t pixels = 100) {
    const test::TemporaryFolder folder;
    const Result<Exported> exported =
        name.ends_with(".json") ? exportFoundry(map, "", pixels) : exportUvtt(map, picture, 100);
    EXPECT_TRUE(exported.ok()) << describe(exported.problem());
    std::ofstream(folder.file(name)) << exported->text;
    Result<Imported> again = importMap(folder.file(name));
    EXPECT_TRUE(again.ok()) << describe(again.problem());
    return {std::move(again->map), *exported};
}

std::vector<std::string> notesOf(const Exported& exported) {
    std::vector<std::string> texts;
    for (const ExportNote& note : exported.notes) texts.push_back(textOf(note));
    return texts;
}

document::Encounter emptyMap() {
    return document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 10, 8});
}

template <class R>
void add(document::Encounter& map, document::Table<R>& table, R record) {
    record.id = document::nextId(map);
    table.put(std::move(record));
}

board::WallRecord wall(const std::string& kind, std::vector<geometry::LatticePoint> points) {
    board::WallRecord record;
    record.kind = kind;
    record.points = std::move(points);
    return record;
}

board::DoorRecord door(const std::string& kind, geometry::Segment where, board::DoorState state) {
    board::DoorRecord record;
    record.kind = kind;
    record.where = where;
    record.state = state;
    return record;
}

// Doors tell what wall they stand in.
document::Encounter settled(document::Encounter map) {
    document::settleDoors(map);
    return map;
}

template <class R>
std::vector<R> recordsOf(const document::Table<R>& table) {
    std::vector<R> records;
    for (R record : table) {
        record.id = RecordId{};
        records.push_back(std::move(record));
    }
    return records;
}

document::Encounter sample() {
    document::Encounter map = emptyMap();
    add(map, map.walls, wall("stone", {{0, 0}, {240, 0}, {240, 481}, {1, 7}}));
    add(map, map.walls, wall("object", {{480, 480}, {600, 600}}));
    add(map, map.doors, door("door", {{240, 480}, {240, 720}}, board::DoorState::Closed));
    add(map, map.doors, door("door", {{480, 480}, {480, 720}}, board::DoorState::Open));
    board::LightRecord light;
    light.at = {333, 777};
    light.bright = 240;
    light.dim = 480;
    light.colour = 0xff112233;
    add(map, map.lights, light);
    return map;
}

TEST(ExportUvtt, WhatTheFormatKnowsComesBack) {
    const document::Encounter map = sample();
    const Trip trip = roundTrip(map, "a.uvtt", test::pngBytes(1000, 800));
    EXPECT_EQ(recordsOf(trip.map.walls), recordsOf(map.walls));
    EXPECT_EQ(recordsOf(trip.map.doors).front(), recordsOf(settled(map).doors).front());
    EXPECT_EQ(recordsOf(trip.map.doors).back().state, board::DoorState::Open);
    EXPECT_EQ(trip.map.lights.begin()->at, map.lights.begin()->at);
    EXPECT_EQ(trip.map.lights.begin()->dim, 480);
    EXPECT_EQ(trip.map.lights.begin()->colour, 0xff112233);
    EXPECT_EQ(trip.map.gridRecord().extent, map.gridRecord().extent);
    EXPECT_EQ(trip.map.pictures.size(), 1u);
    EXPECT_EQ(*trip.map.assets.begin()->second, test::pngBytes(1000, 800));
}

TEST(ExportUvtt, WindowsComeBackFromTheEndingThatMeansThem) {
    document::Encounter map = emptyMap();
    add(map, map.doors, door("window", {{240, 480}, {240, 720}}, board::DoorState::Closed));
    EXPECT_EQ(recordsOf(roundTrip(map, "a.dd2vtt").map.doors).front().kind, "window");
}

TEST(ExportUvtt, WhatIsLostIsTold) {
    document::Encounter map = sample();
    add(map, map.walls, wall("lowWall", {{0, 0}, {240, 240}}));
    add(map, map.walls, wall("curtain", {{0, 0}, {480, 240}}));
    add(map, map.doors, door("secretDoor", {{0, 480}, {0, 720}}, board::DoorState::Locked));
    add(map, map.doors, door("archway", {{0, 720}, {0, 960}}, board::DoorState::Closed));
    board::NoteRecord note;
    note.text = "the treasure";
    add(map, map.notes, note);
    const Trip trip = roundTrip(map, "a.uvtt");
    EXPECT_THAT(
        notesOf(trip.exported),
        testing::UnorderedElementsAre(
            "Walls of other kinds, written as plain ones: 1.", "Walls that do not stop sight, left out: 1.",
            "Windows, bars and open doors, which the format writes alike (not closed): 1.",
            "Secret doors, written as plain ones: 1.", "Locked doors, written as closed ones: 1.",
            "Archways, written as gaps in the wall: 1.", "Notes for the game master, left out: 1."));
    EXPECT_THAT(trip.exported.text, testing::Not(HasSubstr("treasure")));
}

TEST(ExportUvtt, APillarIsAnObject) {
    document::Encounter map = emptyMap();
    board::PropRecord pillar;
    pillar.kind = "pillar";
    pillar.at = {600, 600};
    pillar.rotation = 45;
    add(map, map.props, pillar);
    board::PropRecord chest = pillar;
    chest.kind = "chest";
    add(map, map.props, chest);
    const Trip trip = roundTrip(map, "a.uvtt");
    ASSERT_EQ(trip.map.walls.size(), 1u);
    EXPECT_EQ(trip.map.walls.begin()->kind, "object");
    EXPECT_EQ(trip.map.walls.begin()->points.size(), 5u);
    EXPECT_EQ(trip.map.walls.begin()->points.front(),
              document::outlineOf(board::GridKind::Square, pillar).front());
}

TEST(ExportFoundry, WhatTheFormatKnowsComesBack) {
    document::Encounter map = emptyMap();
    const std::vector<std::string> kinds{"stone", "curtain", "object", "window", "invisible"};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const std::int32_t x = 240 * static_cast<std::int32_t>(i);
        add(map, map.walls, wall(kinds[i], {{x, 0}, {x, 480}}));
    }
    add(map, map.walls, wall("fence", {{0, 0}, {480, 480}}));
    const RecordId fence = std::prev(map.walls.end())->id;
    add(map, map.doors, door("door", {{240, 480}, {240, 720}}, board::DoorState::Open));
    add(map, map.doors, door("secretDoor", {{480, 480}, {480, 720}}, board::DoorState::Locked));
    add(map, map.doors, door("window", {{720, 480}, {720, 720}}, board::DoorState::Closed));
    board::LightRecord light;
    light.at = {480, 960};
    light.bright = 240;
    light.dim = 480;
    light.angle = 90;
    light.direction = 270;
    light.on = false;
    add(map, map.lights, light);
    const Trip trip = roundTrip(map, "a.json");
    std::vector<board::WallRecord> walls = recordsOf(map.walls);
    walls.pop_back();
    EXPECT_EQ(recordsOf(trip.map.walls), walls);
    document::Encounter told = map;
    told.walls.erase(fence);
    EXPECT_EQ(recordsOf(trip.map.doors), recordsOf(settled(told).doors));
    std::vector<board::LightRecord> lights = recordsOf(trip.map.lights);
    ASSERT_EQ(lights.size(), 1u);
    lights[0].colour = light.colour;
    EXPECT_EQ(lights[0], recordsOf(map.lights)[0]);
    EXPECT_THAT(notesOf(trip.exported),
                testing::ElementsAre("Walls that stop neither movement nor sight, left out: 1."));
}

// Ten cells at a hundred pixels: a lattice unit is less than half a pixel.
TEST(ExportFoundry, WhatPixelsCannotHoldIsTold) {
    document::Encounter map = emptyMap();
    add(map, map.walls, wall("stone", {{0, 0}, {240, 0}, {241, 0}, {241, 480}}));
    add(map, map.doors, door("door", {{480, 480}, {480, 481}}, board::DoorState::Closed));
    const Trip trip = roundTrip(map, "a.json");
    EXPECT_TRUE(trip.map.doors.empty());
    EXPECT_THAT(
        notesOf(trip.exported),
        testing::ElementsAre("Walls and doors shorter than a pixel, left out: 2.",
                             "Walls and doors moved to whole pixels, the finest the format knows: 1.",
                             "Pixels per cell (--ppc) with which everything stays where it is: 240."));
}

TEST(ExportFoundry, AsManyPixelsAsTheCoordinatesNeed) {
    const auto pixelsFor = [](std::int32_t units) {
        document::Encounter map = emptyMap();
        add(map, map.walls, wall("stone", {{0, 0}, {240 + units, 0}}));
        return exactScenePixels(map, 0);
    };
    EXPECT_EQ(pixelsFor(0), 100);
    EXPECT_EQ(pixelsFor(120), 100) << "halves";
    EXPECT_EQ(pixelsFor(80), 102) << "thirds";
    EXPECT_EQ(pixelsFor(48), 100) << "fifths";
    EXPECT_EQ(pixelsFor(16), 105) << "fifteenths";
    EXPECT_EQ(pixelsFor(3), 160);
    EXPECT_EQ(pixelsFor(1), 240);
    EXPECT_EQ(exactScenePixels(emptyMap(), 70), 70) << "those of the picture, where they do";
    document::Encounter map = emptyMap();
    add(map, map.walls, wall("stone", {{0, 0}, {24, 0}}));
    EXPECT_EQ(exactScenePixels(map, 70), 70);
    add(map, map.walls, wall("stone", {{0, 0}, {25, 0}}));
    EXPECT_EQ(exactScenePixels(map, 70), 240);
}

TEST(ExportFoundry, WithThosePixelsNothingMoves) {
    document::Encounter map = emptyMap();
    add(map, map.walls, wall("stone", {{80, 0}, {80, 400}}));
    add(map, map.walls, wall("curtain", {{48, 960}, {1008, 961}}));
    add(map, map.doors, door("door", {{480, 481}, {480, 719}}, board::DoorState::Closed));
    board::LightRecord light;
    light.at = {337, 1001};
    light.bright = 241;
    light.dim = 483;
    add(map, map.lights, light);
    const Trip moved = roundTrip(map, "a.json");
    EXPECT_NE(recordsOf(moved.map.walls), recordsOf(map.walls));
    EXPECT_THAT(notesOf(moved.exported),
                testing::Contains("Lights moved to whole pixels, the finest the format knows: 1."));
    const Trip trip = roundTrip(map, "a.json", {}, exactScenePixels(map, 0));
    EXPECT_THAT(trip.exported.notes, IsEmpty());
    EXPECT_EQ(recordsOf(trip.map.walls), recordsOf(map.walls));
    EXPECT_EQ(recordsOf(trip.map.doors), recordsOf(settled(map).doors));
    ASSERT_EQ(trip.map.lights.size(), 1u);
    EXPECT_EQ(trip.map.lights.begin()->at, light.at);
    EXPECT_EQ(trip.map.lights.begin()->bright, light.bright);
    EXPECT_EQ(trip.map.lights.begin()->dim, light.dim);
}

TEST(ExportFoundry, KindsThatOnlyWeHaveComeBack) {
    document::Encounter map = emptyMap();
    add(map, map.walls, wall("arrowSlit", {{0, 0}, {0, 480}}));
    add(map, map.walls, wall("portcullis", {{240, 0}, {240, 480}}));
    add(map, map.walls, wall("hedge", {{480, 0}, {480, 480}}));
    add(map, map.doors, door("portcullis", {{240, 480}, {240, 720}}, board::DoorState::Locked));
    add(map, map.doors, door("doubleDoor", {{480, 480}, {480, 720}}, board::DoorState::Open));
    const Trip trip = roundTrip(map, "a.json");
    EXPECT_EQ(recordsOf(trip.map.walls), recordsOf(map.walls));
    EXPECT_EQ(recordsOf(trip.map.doors), recordsOf(settled(map).doors));
}

// What was changed over there counts, not what was written here.
TEST(ExportFoundry, WhatWasChangedSinceIsTaken) {
    Result<JsonValue> changed = parseJson(
        R"({"move": 20, "sight": 20, "door": 1, "ds": 0, "flags": {"tenaille": {"kind": "portcullis"}}})");
    ASSERT_TRUE(changed.ok());
    EXPECT_EQ(foundryWall(*changed).kind, "door");
    changed = parseJson(R"({"move": 0, "sight": 20, "flags": {"tenaille": {"kind": "stone"}}})");
    EXPECT_EQ(foundryWall(*changed).kind, "curtain");
    changed = parseJson(R"({"move": 20, "sight": 20, "flags": {"tenaille": {"kind": "no such"}}})");
    EXPECT_EQ(foundryWall(*changed).kind, "stone");
}

// At corners, in middles and anywhere else.
document::Encounter hexMap(const board::Extent& extent) {
    document::Encounter map = document::makeEncounter(document::DocumentKind::Map, extent);
    const geometry::LatticePoint middle =
        board::centre(extent.grid, extent.cellOf(extent.width / 2, extent.height / 2));
    const auto corners = board::corners(extent.grid, extent.cellOf(0, 0));
    add(map, map.walls, wall("stone", {corners[0], corners[1]}));
    add(map, map.walls, wall("hedge", {corners[3], middle}));
    add(map, map.walls, wall("curtain", {middle, {middle.x + 7, middle.y - 11}}));
    add(map, map.doors,
        door("secretDoor", {middle, {middle.x + 80, middle.y + 80}}, board::DoorState::Locked));
    board::LightRecord light;
    light.at = {middle.x - 13, middle.y + 1};
    light.bright = 241;
    light.dim = 483;
    light.direction = 90;
    light.angle = 60;
    add(map, map.lights, light);
    board::TextRecord text;
    text.at = {middle.x + 3, middle.y - 5};
    text.text = "Here";
    add(map, map.texts, text);
    return map;
}

TEST(ExportFoundry, HexesComeBack) {
    using board::GridKind;
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat})
        for (const board::Stagger stagger : {board::Stagger::Odd, board::Stagger::Even})
            for (const auto& [width, height] : {std::pair(10, 8), {7, 13}, {2, 2}, {5, 1}, {1, 5}})
                for (const std::int32_t pixels : {50, 100, 141}) {
                    const board::Extent extent{grid, width, height, stagger};
                    const document::Encounter map = hexMap(extent);
                    const Trip trip = roundTrip(map, "a.json", {}, pixels);
                    const board::Extent back = trip.map.gridRecord().extent;
                    const std::string which = std::string(name(grid)) + " " + std::to_string(width) + " x " +
                                              std::to_string(height) + " at " + std::to_string(pixels);
                    EXPECT_EQ(back.grid, grid) << which;
                    EXPECT_EQ(back.width, width) << which;
                    EXPECT_EQ(back.height, height) << which;
                    for (std::int32_t x = 0; x < width; ++x)
                        for (std::int32_t y = 0; y < height; ++y)
                            EXPECT_EQ(back.cellOf(x, y), extent.cellOf(x, y)) << which;
                    EXPECT_EQ(recordsOf(trip.map.walls), recordsOf(map.walls)) << which;
                    EXPECT_EQ(recordsOf(trip.map.doors), recordsOf(settled(map).doors)) << which;
                    ASSERT_EQ(trip.map.lights.size(), 1u) << which;
                    EXPECT_EQ(trip.map.lights.begin()->at, map.lights.begin()->at) << which;
                    EXPECT_EQ(trip.map.lights.begin()->dim, 483) << which;
                    EXPECT_EQ(trip.map.lights.begin()->direction, 90) << which;
                    ASSERT_EQ(trip.map.texts.size(), 1u) << which;
                    EXPECT_EQ(trip.map.texts.begin()->at, map.texts.begin()->at) << which;
                }
}

TEST(ExportFoundry, TheFirstHexLiesInTheCorner) {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {board::GridKind::HexPointy, 4, 3});
    board::LightRecord light;
    light.at = board::centre(board::GridKind::HexPointy, {0, 0});
    light.dim = 240;
    add(map, map.lights, light);
    const Result<Exported> scene = exportFoundry(map, "", 100);
    ASSERT_TRUE(scene.ok());
    const Result<JsonValue> json = parseJson(scene->text);
    ASSERT_TRUE(json.ok());
    const auto number = [](const JsonValue& in, const char* key) {
        return in.find(key)->number().value_or(-1);
    };
    EXPECT_EQ(number(*json->find("grid"), "type"), 2);
    EXPECT_EQ(number(*json, "width"), 450);
    EXPECT_EQ(number(*json, "height"), 289) << "(1 + 2 x 3/4) x 2/sqrt(3)";
    const JsonValue& lamp = json->find("lights")->array()->front();
    EXPECT_EQ(number(lamp, "x"), 50);
    EXPECT_EQ(number(lamp, "y"), 58);
    EXPECT_THAT(notesOf(*scene), testing::ElementsAre(HasSubstr("Foundry does not document either")));
}

// What the players may not see stays hidden there, or at home.
TEST(Export, HiddenThingsDoNotShowInOtherPrograms) {
    document::Encounter map = emptyMap();
    board::PropRecord pillar;
    pillar.kind = "pillar";
    pillar.at = {1200, 960};
    pillar.hidden = true;
    add(map, map.props, pillar);
    board::TextRecord text;
    text.text = "Pit trap";
    text.at = {960, 960};
    text.hidden = true;
    add(map, map.texts, text);
    const Trip scene = roundTrip(map, "scene.json");
    EXPECT_TRUE(scene.map.walls.empty());
    ASSERT_EQ(scene.map.texts.size(), 1u);
    EXPECT_TRUE(scene.map.texts.begin()->hidden);
    EXPECT_THAT(notesOf(scene.exported), testing::Contains(HasSubstr("hidden from the players")));
    const Trip uvtt = roundTrip(map, "map.uvtt");
    EXPECT_TRUE(uvtt.map.walls.empty());
    EXPECT_THAT(uvtt.exported.text, testing::Not(HasSubstr("Pit trap")));
    EXPECT_THAT(notesOf(uvtt.exported), testing::Contains(HasSubstr("hidden from the players")));
    pillar.id = map.props.begin()->id;
    pillar.hidden = false;
    map.props.put(pillar);
    EXPECT_FALSE(roundTrip(map, "scene.json").map.walls.empty());
}

TEST(Export, UvttKnowsSquaresAlone) {
    const document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {board::GridKind::HexFlat, 10, 8});
    const Result<Exported> uvtt = exportUvtt(map, "", 100);
    ASSERT_FALSE(uvtt.ok());
    EXPECT_THAT(describe(uvtt.problem()), HasSubstr("Tenaille writes such files for squares only"));
}

TEST(Export, APictureServesAsItIsOnlyIfItIsTheWholeBoard) {
    document::Encounter map = emptyMap();
    board::PictureRecord picture;
    picture.asset = "a.png";
    picture.pixelWidth = 700;
    picture.pixelHeight = 560;
    picture.width = 2400;
    picture.height = 1920;
    map.assets["a.png"] = std::make_shared<const std::string>("bytes");
    add(map, map.pictures, picture);
    std::int32_t pixels = 0;
    ASSERT_NE(wholePicture(map, pixels), nullptr);
    EXPECT_EQ(pixels, 70);
    document::Encounter painted = map;
    add(painted, painted.floors, board::FloorRecord{});
    EXPECT_EQ(wholePicture(painted, pixels), nullptr);
    for (const auto change :
         {+[](board::PictureRecord& p) { p.x = 1; }, +[](board::PictureRecord& p) { p.pixelWidth = 701; },
          +[](board::PictureRecord& p) { p.pixelHeight = 561; },
          +[](board::PictureRecord& p) { p.asset = "none.png"; }}) {
        document::Encounter other = map;
        board::PictureRecord changed = *map.pictures.begin();
        change(changed);
        other.pictures.put(changed);
        EXPECT_EQ(wholePicture(other, pixels), nullptr);
    }
}

// Interop 3.3: import, export, import gives equal segments.
TEST(ExportSamples, GoOutAndComeInUnchanged) {
    const auto shared = test::sharedDir();
    if (!shared) GTEST_SKIP() << "no shared folder";
    for (const char* which : {"uvtt", "foundry", "watabou"})
        for (const auto& entry : std::filesystem::directory_iterator(*shared / "samples" / which)) {
            const Result<Imported> first = importMap(entry.path());
            ASSERT_TRUE(first.ok()) << entry.path();
            const document::Encounter once = roundTrip(first->map, "a.dd2vtt").map;
            const document::Encounter twice = roundTrip(once, "a.dd2vtt").map;
            EXPECT_EQ(recordsOf(once.walls), recordsOf(twice.walls)) << entry.path();
            EXPECT_EQ(recordsOf(once.doors), recordsOf(twice.doors)) << entry.path();
            EXPECT_EQ(recordsOf(once.lights), recordsOf(twice.lights)) << entry.path();
            if (std::string(which) != "uvtt") continue;
            EXPECT_EQ(recordsOf(once.walls), recordsOf(first->map.walls)) << entry.path();
            EXPECT_EQ(recordsOf(once.doors), recordsOf(first->map.doors)) << entry.path();
            EXPECT_EQ(recordsOf(once.lights), recordsOf(first->map.lights)) << entry.path();
        }
}

}  // namespace tenaille::io::export_map_test
