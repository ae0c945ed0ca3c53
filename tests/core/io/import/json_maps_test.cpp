// SPDX-License-Identifier: MIT
//
// The formats that come as JSON: dungeons of Watabou and donjon, scenes of Foundry.
#include "core/io/import/json_maps.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

#include "core/actions/map_check.h"
#include "core/io/document_format.h"
#include "core/io/import/foundry.h"
#include "core/io/import/wall_lines.h"
#include "tests/core/io/import/import_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/uvtt_text.h"

namespace tenaille::io::json_maps_test {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class JsonMaps : public ImportFixture {
  protected:
    JsonMaps() : ImportFixture("map.json") {}
};

geometry::Segment cells(double ax, double ay, double bx, double by) {
    return {{snapped(ax), snapped(ay)}, {snapped(bx), snapped(by)}};
}

// Two rooms above each other, a secret door between them, a gate that leads out of the lower one.
const char* const kWatabou = R"({"version":"1.2.4b","title":"Old cellar","story":"It is damp.",
    "rects":[{"x":-1,"y":-4,"w":3,"h":3},{"x":0,"y":-1,"w":1,"h":1},{"x":-1,"y":0,"w":3,"h":2},
             {"x":0,"y":2,"w":1,"h":1},{"x":9,"y":"?"}],
    "doors":[{"x":0,"y":-1,"dir":{"x":0,"y":1},"type":6},{"x":0,"y":2,"dir":{"x":0,"y":1},"type":5},
             {"x":0,"y":0,"dir":{"x":1,"y":1},"type":1}],
    "notes":[{"text":"Rats.","ref":"1","pos":{"x":0.5,"y":-2.5}}],
    "columns":[{"x":0,"y":-3}],"water":[{"x":-1,"y":0},{"x":-2,"y":0}]})";

TEST_F(JsonMaps, ADungeonOfWatabou) {
    const Imported map = imported(kWatabou);
    EXPECT_EQ(map.report.format, "Watabou 1.2.4b");
    EXPECT_EQ(map.map.settingsRecord().title, "Old cellar");
    EXPECT_EQ(map.map.settingsRecord().notes, "It is damp.");
    // One cell of rock around it: (-1, -4) stands at (1, 1).
    EXPECT_EQ(map.report.width, 5);
    EXPECT_EQ(map.report.height, 9);
    EXPECT_THAT(notesOf(map), ElementsAre("roomsIncomplete", "doorsUnplaced"));
    ASSERT_EQ(map.map.doors.size(), 3u);
    EXPECT_EQ(map.report.inside.doors, 2u);
    const board::DoorRecord& secret = *map.map.doors.begin();
    EXPECT_EQ(secret.kind, "secretDoor");
    EXPECT_EQ(secret.where, cells(2, 4.5, 3, 4.5));
    EXPECT_EQ(std::next(map.map.doors.begin())->kind, "doubleDoor");
    const board::DoorRecord& way = *std::next(map.map.doors.begin(), 2);
    EXPECT_EQ(way.kind, "archway") << "behind the gate nothing lies";
    EXPECT_EQ(way.where, cells(2, 8, 3, 8));
    EXPECT_TRUE(way.freestanding);
    EXPECT_THAT(actions::checkMap(map.map), IsEmpty());
    EXPECT_EQ(map.map.floors.size(), 4u);
    // Around both rooms and beside both doors; the way out has no wall before it.
    EXPECT_EQ(map.report.inside.wallLength, 3 + 3 + 3 + 2 + 1 + 1 + 2 + 2 + 2 + 2 + 1 + 1);
    ASSERT_EQ(map.map.terrain.size(), 1u);
    EXPECT_THAT(map.map.terrain.begin()->cells, ElementsAre(board::Cell{1, 5})) << "no water in the rock";
    ASSERT_EQ(map.map.props.size(), 1u);
    EXPECT_EQ(map.map.props.begin()->at, (geometry::LatticePoint{480, 480}));
    ASSERT_EQ(map.map.notes.size(), 1u);
    EXPECT_EQ(map.map.notes.begin()->text, "Rats.");
}

TEST_F(JsonMaps, ARoundRoomOfWatabouOpensToItsDoor) {
    const Imported map =
        imported(R"({"rects":[{"x":0,"y":0,"w":5,"h":5,"rotunda":true},{"x":5,"y":2,"w":1,"h":1},
        {"x":6,"y":1,"w":2,"h":3}],"doors":[{"x":5,"y":2,"dir":{"x":1,"y":0},"type":0}],"notes":[]})");
    EXPECT_EQ(map.map.doors.size(), 0u);
    // Nothing stands between the middle of the round and the room beyond.
    for (const board::WallRecord& wall : map.map.walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            const auto a = wall.points[i - 1];
            const auto b = wall.points[i];
            const bool crosses = std::min(a.y, b.y) < snapped(3.5) && std::max(a.y, b.y) > snapped(3.5) &&
                                 std::min(a.x, b.x) > snapped(4) && std::max(a.x, b.x) < snapped(8);
            EXPECT_FALSE(crosses) << a.x << "," << a.y << " " << b.x << "," << b.y;
        }
}

TEST_F(JsonMaps, ADungeonOfDonjon) {
    // # a rim, r rooms (2), c corridor (4), D a locked door, S a secret one, u stairs, A a label.
    const Imported map =
        imported(R"({"cell_bit":{"room":2,"corridor":4,"door":8,"locked":16,"secret":32,"label":65280,
        "stair_up":64,"stair_down":128,"aperture":256,"portcullis":512,"trapped":1024,"arch":2048},
        "settings":{"name":"The pit","n_rows":3},
        "cells":[[0,0,0,0,0,0,0],[0,16642,2,24,4,68,0],[0,2,2,0,0,32,0],[0,0,0,0,0,4,0],[0,0,0,0,0,0,0]],
        "rooms":[null,{"id":1,"north":0,"south":1,"west":0,"east":1,"contents":{"summary":"Bones"}},{"id":2}]})");
    EXPECT_EQ(map.report.width, 7);
    EXPECT_EQ(map.report.height, 5);
    EXPECT_EQ(map.map.settingsRecord().title, "The pit");
    ASSERT_EQ(map.map.doors.size(), 2u);
    const board::DoorRecord& locked = *map.map.doors.begin();
    EXPECT_EQ(locked.state, board::DoorState::Locked);
    EXPECT_EQ(locked.where, cells(3.5, 1, 3.5, 2));
    const board::DoorRecord& secret = *std::next(map.map.doors.begin());
    EXPECT_EQ(secret.kind, "secretDoor");
    EXPECT_EQ(secret.where, cells(5, 2.5, 6, 2.5));
    EXPECT_EQ(map.map.props.size(), 1u);
    ASSERT_EQ(map.map.notes.size(), 2u);
    EXPECT_EQ(map.map.notes.begin()->title, "A") << "a feature may be a trap";
    EXPECT_EQ(std::next(map.map.notes.begin())->at, (geometry::LatticePoint{480, 480}))
        << "the rim is not counted";
    EXPECT_THAT(notesOf(map), ElementsAre("roomsIncomplete"));
    std::int64_t area = 0;
    for (const board::FloorRecord& floor : map.map.floors)
        area += static_cast<std::int64_t>(floor.outline[2].x - floor.outline[0].x) *
                (floor.outline[2].y - floor.outline[0].y);
    EXPECT_EQ(area, 9 * 240 * 240);
}

const char* const kScene =
    R"({"_id":"s1","name":"Mill","width":1000,"height":600,"padding":0.25,"grid":100,"gridType":1,
    "gridDistance":5,"img":"art/old%20mill.png","walls":[
    {"c":[300,200,400,200],"move":1,"sense":1},{"c":[400,200,500,200],"move":1,"sense":0},
    {"c":[500,200,600,200],"move":0,"sense":1},{"c":[600,200,700,200],"move":1,"sense":2,"dir":2},
    {"c":[700,200,800,200],"move":20,"sight":30},{"c":[300,300,300,400],"door":1,"ds":1,"move":1,"sense":1},
    {"c":[300,400,300,500],"door":2,"ds":2,"move":1,"sense":1},{"c":[0,0,100,0],"move":1,"sense":1},
    {"c":[0,0,100],"move":1},{"c":[400,400,500,400],"move":0,"sense":0}],
    "lights":[{"x":400,"y":300,"dim":20,"bright":10,"tintColor":"#336699","angle":90,"rotation":90},{"x":1,"y":1,"dim":5}],
    "tokens":[{"name":"Ogre","x":300,"y":200,"width":2,"height":2}],
    "drawings":[{"x":400,"y":300,"text":"Cellar","shape":{"width":100,"height":100}},{"x":0,"y":0}],
    "notes":[{"x":500,"y":300,"text":"Trap"}],"tiles":[{}],"sounds":[{}]})";

TEST_F(JsonMaps, ASceneOfFoundry) {
    const Imported map = imported(kScene);
    EXPECT_EQ(map.report.width, 10);
    EXPECT_EQ(map.report.height, 6);
    std::map<std::string, geometry::LatticePoint> first;
    for (const board::WallRecord& wall : map.map.walls) first[wall.kind] = wall.points.front();
    // 2.5 cells of padding make 3 to the left, 1.5 make 2 above.
    EXPECT_EQ(first, (std::map<std::string, geometry::LatticePoint>{{"stone", {0, 0}},
                                                                    {"invisible", {240, 0}},
                                                                    {"curtain", {480, 0}},
                                                                    {"object", {720, 0}},
                                                                    {"window", {960, 0}}}));
    ASSERT_EQ(map.map.doors.size(), 2u);
    EXPECT_EQ(map.map.doors.begin()->state, board::DoorState::Open);
    EXPECT_EQ(std::next(map.map.doors.begin())->kind, "secretDoor");
    EXPECT_EQ(std::next(map.map.doors.begin())->state, board::DoorState::Locked);
    ASSERT_EQ(map.map.lights.size(), 1u);
    const board::LightRecord& light = *map.map.lights.begin();
    EXPECT_EQ(light.at, (geometry::LatticePoint{240, 240}));
    EXPECT_EQ(light.bright, 480);
    EXPECT_EQ(light.dim, 960);
    EXPECT_EQ(light.colour, 0xff336699);
    EXPECT_EQ(light.angle, 90);
    EXPECT_EQ(light.direction, 270);
    ASSERT_EQ(map.map.texts.size(), 1u);
    EXPECT_EQ(map.map.texts.begin()->at, (geometry::LatticePoint{360, 360}));
    ASSERT_EQ(map.map.notes.size(), 2u);
    EXPECT_EQ(std::next(map.map.notes.begin())->title, "Ogre");
    EXPECT_THAT(notesOf(map), testing::UnorderedElementsAre(
                                  "oneWayWalls", "limitedWalls", "etherealWalls", "wallsIncomplete",
                                  "wallsWithoutEffect", "lightsOutside", "drawingsLeftOut", "foundryOthers",
                                  "tokensAsNotes", "segmentsOutside", "pictureElsewhere"));
}

TEST_F(JsonMaps, ThePictureOfASceneLiesBesideItOrBelowIt) {
    std::filesystem::create_directory(folder.path() / "art");
    std::ofstream(folder.file("art/old mill.png")) << test::pngBytes(1000, 600);
    const Imported map = imported(kScene);
    ASSERT_EQ(map.map.pictures.size(), 1u);
    EXPECT_EQ(map.map.pictures.begin()->width, 2400);
    EXPECT_EQ(map.map.assets.size(), 1u);
}

TEST_F(JsonMaps, NoPictureIsReadFromElsewhere) {
    std::ofstream(folder.file("secret.png")) << test::pngBytes(10, 10);
    std::filesystem::create_directory(folder.path() / "scenes");
    for (const char* path : {"../secret.png", "art/../../secret.png"}) {
        const Imported map = imported(
            std::string(R"({"width":100,"height":100,"grid":100,"walls":[],"img":")") + path + R"("})",
            "scenes/a.json");
        EXPECT_THAT(map.map.assets, IsEmpty());
    }
}

TEST_F(JsonMaps, NoLinkLeadsToAPictureElsewhere) {
    std::ofstream(folder.file("secret.png")) << test::pngBytes(10, 10);
    std::filesystem::create_directory(folder.path() / "scenes");
    std::filesystem::create_symlink("../secret.png", folder.path() / "scenes/link.png");
    std::filesystem::create_symlink("..", folder.path() / "scenes/up");
    for (const char* path : {"link.png", "up/secret.png"})
        EXPECT_THAT(imported(std::string(R"({"width":100,"height":100,"grid":100,"walls":[],"img":")") +
                                 path + R"("})",
                             "scenes/a.json")
                        .map.assets,
                    IsEmpty())
            << path;
}

TEST_F(JsonMaps, WhatPlayersOfFoundryDoNotSeeIsHidden) {
    const Imported map = imported(R"({"width":800,"height":400,"padding":0,"grid":100,"walls":[],
        "drawings":[{"x":0,"y":0,"text":"A trap","hidden":true,"shape":{"width":100,"height":100}}],
        "lights":[{"x":100,"y":100,"config":{"dim":6,"negative":true}}],
        "background":{"offsetX":20},"levels":[{},{}]})");
    ASSERT_EQ(map.map.texts.size(), 1u);
    EXPECT_EQ(map.map.texts.begin()->text, "A trap");
    EXPECT_TRUE(map.map.texts.begin()->hidden);
    EXPECT_THAT(notesOf(map), testing::UnorderedElementsAre("darknessLeftOut", "pictureMoved", "levelsMerged",
                                                            "pictureMissing"));
}

TEST_F(JsonMaps, DoorsOffTheBoardAreTold) {
    const Imported map = imported(R"({"rects":[{"x":0,"y":0,"w":3,"h":3}],"doors":[
        {"x":100000,"y":0,"dir":{"x":1,"y":0},"type":8}],"notes":[]})");
    EXPECT_EQ(map.map.props.size(), 0u);
    EXPECT_THAT(notesOf(map), ElementsAre("thingsOutside"));
}

TEST_F(JsonMaps, NewerScenesOfFoundry) {
    const Imported map = imported(R"({"name":"Mill","width":800,"height":400,"padding":0,
        "grid":{"type":1,"size":200,"distance":1.5},"background":{"src":""},
        "walls":[{"c":[0,0,200,0],"move":20,"sight":20}],
        "lights":[{"x":200,"y":200,"config":{"dim":6,"bright":3,"color":"#ff0000"}}]})");
    EXPECT_EQ(map.report.width, 4);
    EXPECT_EQ(map.map.walls.begin()->points.back(), (geometry::LatticePoint{240, 0}));
    EXPECT_EQ(map.map.lights.begin()->dim, 960);
    EXPECT_EQ(map.map.lights.begin()->colour, 0xffff0000);
}

TEST_F(JsonMaps, HexScenesOfFoundry) {
    // Columns of which the even ones hang lower: the first hex is half a cell down.
    const Imported flat = imported(R"({"width":548,"height":450,"padding":0,"grid":{"type":5,"size":100},
        "walls":[{"c":[58,100,144,150],"move":20,"sight":20}],
        "notes":[{"x":58,"y":100,"text":"Well"}],"lights":[{"x":144,"y":150,"config":{"dim":10}}]})");
    const board::Extent extent = flat.map.gridRecord().extent;
    EXPECT_EQ(extent, (board::Extent{board::GridKind::HexFlat, 6, 4, board::Stagger::Even}));
    ASSERT_EQ(flat.map.notes.size(), 1u);
    const auto offset = [&](geometry::LatticePoint at, board::Cell cell) {
        const geometry::LatticePoint middle = board::centre(extent.grid, cell);
        return std::max(std::abs(at.x - middle.x), std::abs(at.y - middle.y));
    };
    EXPECT_LE(offset(flat.map.notes.begin()->at, extent.cellOf(0, 0)), 2) << "less than a pixel";
    EXPECT_LE(offset(flat.map.lights.begin()->at, extent.cellOf(1, 1)), 2);
    EXPECT_LE(offset(flat.map.walls.begin()->points[0], extent.cellOf(0, 0)), 2);
    EXPECT_LE(offset(flat.map.walls.begin()->points[1], extent.cellOf(1, 1)), 2);
    EXPECT_THAT(notesOf(flat), testing::UnorderedElementsAre("hexScene", "pictureMissing"));
    const Imported old =
        imported(R"({"width":1000,"height":1000,"padding":0.1,"grid":100,"gridType":2,"walls":[]})");
    EXPECT_EQ(old.map.gridRecord().extent.grid, board::GridKind::HexPointy);
    EXPECT_EQ(old.map.gridRecord().extent.width, 11) << "1000 / 86.6, of which half a hex is left over";
    EXPECT_THAT(notesOf(old), testing::UnorderedElementsAre("hexLegacy", "hexPadding", "pictureMissing"));
}

TEST_F(JsonMaps, OneWaySightLetsMovementThrough) {
    const Imported map = imported(R"({"width":800,"height":400,"padding":0,"grid":100,"walls":[
        {"c":[100,0,100,200],"move":0,"sense":1,"dir":1},
        {"c":[300,0,300,200],"move":0,"sight":20,"dir":2},
        {"c":[500,0,500,200],"move":20,"sight":20,"dir":2}]})");
    ASSERT_EQ(map.map.walls.size(), 3u);
    const board::Kinds kinds = document::kindsOf(map.map);
    const auto first = map.map.walls.begin();
    const board::BarrierEffect curtain{.stopsSight = true, .oneWay = true};
    ASSERT_NE(kinds.wall(first->kind), nullptr);
    EXPECT_EQ(kinds.wall(first->kind)->effect, curtain);
    EXPECT_EQ(kinds.wall(first->kind)->label, "One-way curtain");
    EXPECT_EQ(first->points.front(), (geometry::LatticePoint{240, 0}));
    EXPECT_EQ(std::next(first)->kind, first->kind);
    EXPECT_EQ(std::next(first)->points.front(), (geometry::LatticePoint{720, 480}))
        << "its right is our left";
    EXPECT_EQ(std::next(first, 2)->kind, "oneWay");
    EXPECT_EQ(map.map.kinds.size(), 1u);
    EXPECT_THAT(notesOf(map), testing::UnorderedElementsAre("oneWayCurtains", "pictureMissing"));
    const DocumentReading again = readDocument(writeDocument(map.map, "a.assets"));
    ASSERT_TRUE(again.encounter.has_value());
    EXPECT_EQ(again.encounter->kinds.size(), 1u);
}

TEST_F(JsonMaps, TheLastLineOfEachSceneCounts) {
    const auto scene = [](const char* id, const char* name, int width) {
        return std::string(R"({"_id":")") + id + R"(","name":")" + name + R"(","width":)" +
               std::to_string(width) + R"(,"height":100,"padding":0,"grid":100,"walls":[]})" + "\n";
    };
    const std::string text = scene("a", "First", 100) + scene("b", "Second", 200) + scene("a", "First", 300) +
                             scene("c", "Gone", 400) + R"({"_id":"c","$$deleted":true})" + "\n";
    EXPECT_THAT(problem(text, "maps.db"), HasSubstr("none was chosen: Second, First."));
    ImportOptions options;
    options.part = "First";
    EXPECT_EQ(imported(text, "maps.db", options).report.width, 3);
    EXPECT_EQ(imported(scene("b", "Second", 200), "maps.db").report.width, 2);
    const std::string twice = file("twice.db", scene("a", "Mill", 100) + scene("b", "Mill", 200));
    EXPECT_THAT(*importerFor(twice)->parts(twice, {}), ElementsAre("Mill", "Mill #2"));
    options.part = "Mill #2";
    EXPECT_EQ(importMap(twice, options)->report.width, 2);
    EXPECT_THAT(problem("{}\n", "maps.db"), HasSubstr("no scenes of Foundry"));
    options.part = "Nope";
    const Result<Imported> wrong = importMap(twice, options);
    ASSERT_FALSE(wrong.ok());
    EXPECT_THAT(describe(wrong.problem()), HasSubstr("no scene \"Nope\", but these: Mill, Mill #2."));
    std::string many;
    for (int i = 1; i <= 40; ++i)
        many += scene(std::to_string(i).c_str(), ("Scene " + std::to_string(i)).c_str(), 100);
    EXPECT_THAT(problem(many, "maps.db"), HasSubstr("Scene 9, Scene 10, … (40)."));
    EXPECT_THAT(problem("{}\n{\n", "maps.db"), HasSubstr("line 2"));
}

TEST_F(JsonMaps, WhatCannotBeAMapIsSaid) {
    EXPECT_THAT(problem(R"({"rects":[],"doors":[]})"), HasSubstr("rects: The dungeon has no rooms."));
    EXPECT_THAT(problem(R"({"cells":[[0]],"cell_bit":{}})"), HasSubstr("cells: The dungeon has no rooms."));
    EXPECT_THAT(problem(R"({"rects":[{"x":0,"y":0,"w":900,"h":1}],"doors":[]})"),
                HasSubstr("902 cells long"));
    EXPECT_THAT(
        problem(R"({"rects":[{"x":-999999,"y":0,"w":1,"h":1},{"x":999999,"y":0,"w":1,"h":1}],"doors":[]})"),
        HasSubstr("cells long"));
    EXPECT_THAT(problem(R"({"walls":[],"width":100,"height":100,"grid":0})"), HasSubstr("no size"));
    EXPECT_THAT(problem(R"({"walls":[],"width":1e9,"height":100,"grid":10})"),
                HasSubstr("width: The map is 100000000 cells long"));
    EXPECT_THAT(problem(R"({"walls":[],"width":100,"height":100,"grid":10,"gridType":6})"),
                HasSubstr("a grid of an unknown type: 6."));
    for (const char* other : {"{}", R"({"a":1})", "[1,2]"})
        EXPECT_THAT(problem(other), HasSubstr("Universal VTT, a scene of Foundry, a dungeon of Watabou"));
    EXPECT_THAT(problem(R"({"portals":[]})"), HasSubstr("resolution"));
    for (const char* creatures :
         {R"({"format":"tenaille-creatures","creatures":[]})", R"([{"model":"api_v2.creature","fields":{}}])",
          R"([{"index":"orc","hit_points":15,"armor_class":[]}])"})
        EXPECT_THAT(problem(creatures), testing::AllOf(HasSubstr("list of creatures"), HasSubstr("library")));
    EXPECT_THAT(problem(R"({"walls":[],"grid":1,"grid":2})"), HasSubstr("\"grid\""));
    std::string rooms;
    for (int i = 0; i < 5; ++i)
        rooms += std::string(i > 0 ? "," : "") + R"({"x":0,"y":0,"w":500,"h":500,"rotunda":true})";
    EXPECT_THAT(problem(R"({"doors":[],"rects":[)" + rooms + "]}"), HasSubstr("more rooms than a board"));
    EXPECT_THAT(problem("{\"rects\":["), HasSubstr("map.json"));
}

// Cut anywhere, or with any value in another's place: a map or a problem, never anything else.
TEST_F(JsonMaps, DamagedFiles) {
    for (const std::string text : {kWatabou, kScene}) {
        for (std::size_t cut = 0; cut < text.size(); cut += 23) {
            const Result<Imported> result = importMap(file("cut.json", text.substr(0, cut)));
            EXPECT_FALSE(result.ok()) << cut;
        }
        for (std::size_t at = text.find(':'); at != std::string::npos; at = text.find(':', at + 1))
            for (const char* value :
                 {"null", "-1e300", "[[[]]]", "{\"x\":{}}", "\"\\u0000\"", "true", "2147483648"}) {
                const std::size_t end = text.find_first_of(",}]", at);
                const std::string changed = text.substr(0, at + 1) + value + text.substr(end);
                const Result<Imported> result = importMap(file("odd.json", changed));
                if (!result.ok()) continue;
                const DocumentReading again = readDocument(writeDocument(result->map, "odd.assets"));
                EXPECT_TRUE(again.encounter.has_value()) << changed;
            }
    }
}

// ---- the founders' samples

std::vector<std::string> samples(const char* which) {
    std::vector<std::string> files;
    if (const auto shared = test::sharedDir())
        for (const auto& entry : std::filesystem::directory_iterator(*shared / "samples" / which))
            files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

TEST(JsonSamples, DungeonsOfWatabouComeInWhole) {
    const std::vector<std::string> files = samples("watabou");
    if (files.empty()) GTEST_SKIP() << "no shared folder";
    for (const std::string& path : files) {
        const Result<Imported> map = importMap(path);
        ASSERT_TRUE(map.ok()) << path;
        const Result<JsonValue> text = parseJson(test::readText(path));
        ASSERT_TRUE(text.ok());
        std::size_t doors = 0;
        std::size_t stairs = 0;
        for (const JsonValue& door : *text->find("doors")->array()) {
            const std::int64_t type = *door.find("type")->integer();
            if (type == 3 || type == 8 || type == 9)
                ++stairs;
            else
                doors += type != 0 && type != 2 ? 1 : 0;
        }
        EXPECT_EQ(map->report.inside.doors, doors) << path;
        EXPECT_THAT(actions::checkMap(map->map), IsEmpty()) << path;
        EXPECT_EQ(map->map.props.size(), stairs + text->find("columns")->array()->size()) << path;
        EXPECT_EQ(map->map.notes.size(), text->find("notes")->array()->size()) << path;
        for (const ImportNote& note : map->report.notes) EXPECT_STREQ(note.id, "segmentsRepeated") << path;
    }
}

struct Scene {
    const char* file;
    std::size_t walls, doors, lights;
};

// The figures of the catalogue: walls with doors, without the ones that stand there twice.
TEST(JsonSamples, ScenesOfFoundry) {
    const auto shared = test::sharedDir();
    if (!shared) GTEST_SKIP() << "no shared folder";
    for (const Scene& scene :
         {Scene{"donjuan_foundry_example", 2, 0, 0}, Scene{"zahi_Acid_Pool_Cave", 57, 0, 0},
          Scene{"zahi_Anciente_Passage", 39, 0, 26}, Scene{"zahi_Baldur_s_Sewers", 137, 0, 1},
          Scene{"zahi_Cities_Street", 120, 29, 17}, Scene{"zahi_LMOP___The_Goblins_Ambush", 0, 0, 0},
          Scene{"zahi_OotA___Underground_Stream", 255, 0, 60}, Scene{"zahi_Something_s_Cooking", 59, 16, 0},
          Scene{"zahi_The_Goblin_s_Hideout", 236, 0, 3}}) {
        const Result<Imported> map =
            importMap((*shared / "samples" / "foundry" / scene.file).string() + ".json");
        ASSERT_TRUE(map.ok()) << scene.file;
        EXPECT_EQ(map->report.inside.walls + map->report.inside.doors, scene.walls) << scene.file;
        EXPECT_EQ(map->report.inside.doors, scene.doors) << scene.file;
        EXPECT_EQ(map->report.inside.lights, scene.lights) << scene.file;
    }
}

}  // namespace tenaille::io::json_maps_test
