// SPDX-License-Identifier: MIT
#include "core/io/import/uvtt_to_map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/board/kinds.h"
#include "core/io/asset_name.h"
#include "core/io/document_file.h"
#include "core/io/document_format.h"
#include "core/io/import/uvtt_reader.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/uvtt_text.h"

namespace tenaille::io::uvtt_to_map_test {

using board::DoorState;
using geometry::LatticePoint;
using geometry::Segment;
using test::uvtt;
using test::uvttSized;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

Imported import(const std::string& text, const ImportOptions& options = {},
                const std::string& name = "map.dd2vtt") {
    Result<UvttFile> file = readUvtt(text, name);
    if (!file.ok()) {
        ADD_FAILURE() << describe(file.problem());
        return {};
    }
    Result<Imported> imported = mapFromUvtt(std::move(file).value(), name, options);
    EXPECT_TRUE(imported.ok());
    return imported.ok() ? std::move(imported).value() : Imported{};
}

// Points half a cell apart, row after row, that repeat no segment.
std::string zigzag(std::size_t i) {
    const std::size_t row = i / 1000;
    const std::size_t column = row % 2 == 0 ? i % 1000 : 999 - i % 1000;
    return "{\"x\":" + std::to_string(column / 2) + (column % 2 == 0 ? ".0" : ".5") +
           ",\"y\":" + std::to_string(row * 2) + "}";
}

std::size_t noted(const Imported& imported, std::string_view id) {
    for (const ImportNote& note : imported.report.notes) {
        if (note.id == id) return note.count;
    }
    return 0;
}

using Points = std::vector<LatticePoint>;
std::vector<Points> walls(const Imported& imported) {
    std::vector<Points> all;
    for (const board::WallRecord& wall : imported.map.walls) all.push_back(wall.points);
    return all;
}

std::string crop(const std::string& origin, const std::string& members) {
    return uvttSized(R"({"map_origin":)" + origin + R"(,"map_size":{"x":10,"y":8},"pixels_per_grid":100})",
                     members);
}

TEST(UvttToMap, APlainMap) {
    const Imported imported =
        import(uvtt(R"("line_of_sight":[[{"x":1,"y":1},{"x":3,"y":1},{"x":3,"y":2.5}]])"), {},
               "/some/where/The Tower.dd2vtt");
    EXPECT_EQ(imported.map.kind, document::DocumentKind::Map);
    EXPECT_EQ(imported.map.gridRecord().extent, (board::Extent{board::GridKind::Square, 10, 8}));
    EXPECT_EQ(imported.map.settingsRecord().title, "The Tower");
    EXPECT_THAT(walls(imported), ElementsAre(Points{{240, 240}, {720, 240}, {720, 600}}));
    EXPECT_EQ(imported.map.walls.begin()->kind, "stone");
    EXPECT_EQ(imported.report.format, "Universal VTT 0.3");
}

// Q1: everything is absolute, lights too.
TEST(UvttToMap, TheOriginIsTakenOffEverything) {
    const Imported imported =
        import(crop(R"({"x":20,"y":-30})", R"("line_of_sight":[[{"x":21,"y":-29},{"x":23,"y":-29}]],
        "objects_line_of_sight":[[{"x":24,"y":-28},{"x":25,"y":-28}]],
        "portals":[{"bounds":[{"x":23,"y":-29},{"x":24,"y":-29}]}],
        "lights":[{"position":{"x":22,"y":-27},"range":2}])"));
    EXPECT_THAT(walls(imported),
                ElementsAre(Points{{240, 240}, {720, 240}}, Points{{960, 480}, {1200, 480}}));
    EXPECT_EQ(imported.map.doors.begin()->where, (Segment{{720, 240}, {960, 240}}));
    EXPECT_EQ(imported.map.lights.begin()->at, (LatticePoint{480, 720}));
}

// Q1, Q2: what lies outside.
TEST(UvttToMap, ClippingIsAChoice) {
    const std::string text =
        uvtt(R"("line_of_sight":[[{"x":-2,"y":4},{"x":12,"y":4}],[{"x":11,"y":1},{"x":11,"y":5}]],
        "portals":[{"bounds":[{"x":12,"y":1},{"x":13,"y":1}]}],"lights":[{"position":{"x":-1,"y":0},"range":2}])");
    const Imported clipped = import(text);
    EXPECT_THAT(walls(clipped), ElementsAre(Points{{0, 960}, {2400, 960}}));
    EXPECT_TRUE(clipped.map.doors.empty() && clipped.map.lights.empty());
    EXPECT_EQ(noted(clipped, "segmentsOutside"), 1U);
    EXPECT_EQ(noted(clipped, "segmentsShortened"), 1U);
    EXPECT_EQ(noted(clipped, "doorsOutside"), 1U);
    EXPECT_EQ(noted(clipped, "lightsOutside"), 1U);
    EXPECT_EQ(clipped.report.whole.segments, 2U);
    EXPECT_EQ(clipped.report.whole.wallLength, 18);
    EXPECT_EQ(clipped.report.inside.wallLength, 10);

    ImportOptions keep;
    keep.clip = false;
    const Imported whole = import(text, keep);
    EXPECT_THAT(walls(whole),
                ElementsAre(Points{{-480, 960}, {2880, 960}}, Points{{2640, 240}, {2640, 1200}}));
    EXPECT_EQ(whole.map.doors.size(), 1U);
    EXPECT_EQ(whole.map.lights.size(), 1U);
}

TEST(UvttToMap, EvenUnclippedNothingLeavesTheLattice) {
    ImportOptions keep;
    keep.clip = false;
    const Imported imported = import(uvtt(R"("line_of_sight":[[{"x":0,"y":1},{"x":1000000,"y":1}]],
        "portals":[{"bounds":[{"x":5,"y":1},{"x":-999999,"y":1}]}],
        "lights":[{"position":{"x":5,"y":5},"range":1000000},{"position":{"x":900000,"y":5},"range":1}])"),
                                     keep);
    EXPECT_THAT(walls(imported), ElementsAre(Points{{0, 240}, {1 << 17, 240}}));
    EXPECT_EQ(imported.map.doors.begin()->where.b.x, -(1 << 17));
    ASSERT_EQ(imported.map.lights.size(), 1U);
    EXPECT_EQ(imported.map.lights.begin()->dim, 1 << 17);
}

// Q3: cells stay where they were, the picture begins inside the first one.
TEST(UvttToMap, FractionalOriginKeepsTheCells) {
    const Imported imported =
        import(crop(R"({"x":2.25,"y":-0.5})", R"("line_of_sight":[[{"x":2.25,"y":-0.5},{"x":4,"y":1}]],)" +
                                                  test::imageMember(test::pngBytes(1000, 800))));
    EXPECT_EQ(imported.map.gridRecord().extent, (board::Extent{board::GridKind::Square, 11, 9}));
    const board::PictureRecord& picture = *imported.map.pictures.begin();
    EXPECT_EQ(picture.x, 60);
    EXPECT_EQ(picture.y, 120);
    EXPECT_EQ(picture.width, 2400);
    EXPECT_EQ(picture.height, 1920);
    EXPECT_THAT(walls(imported), ElementsAre(Points{{60, 120}, {480, 480}}));
}

TEST(UvttToMap, FractionalSizeAndTheLimitOfTheBoard) {
    const auto extent = [](const std::string& origin, const std::string& size) -> int {
        const std::string text = uvttSized(R"({"map_origin":{"x":)" + origin + R"(,"y":0},"map_size":{"x":)" +
                                           size + R"(,"y":1},"pixels_per_grid":100})");
        Result<UvttFile> file = readUvtt(text, "m");
        const Result<Imported> imported = mapFromUvtt(std::move(file).value(), "m");
        return imported.ok() ? imported->map.gridRecord().extent.width : -1;
    };
    EXPECT_EQ(extent("0", "10.5"), 11);
    EXPECT_EQ(extent("0", "10.0001"), 10);
    EXPECT_EQ(extent("0", "0.0001"), 1);
    EXPECT_EQ(extent("0.5", "511.5"), 512);
    EXPECT_EQ(extent("0.5", "512"), -1);
}

// Q4: window or open door.
TEST(UvttToMap, WhatClosedFalseMeans) {
    const std::string text = uvtt(
        R"("portals":[{"bounds":[{"x":1,"y":2},{"x":2,"y":2}],"closed":false},{"bounds":[{"x":3,"y":2},{"x":4,"y":2}]},
                      {"bounds":[{"x":5,"y":2},{"x":6,"y":2}],"closed":true}])");
    const auto first = [](const Imported& imported) { return *imported.map.doors.begin(); };
    const Imported windows = import(text, {}, "a.DD2VTT");
    EXPECT_EQ(first(windows).kind, "window");
    EXPECT_EQ(first(windows).state, DoorState::Closed);
    EXPECT_EQ(first(windows).extra, R"({"uvtt":{"closed":false}})");
    EXPECT_EQ(windows.report.inside.windows, 1U);
    EXPECT_EQ(windows.report.inside.doors, 2U);
    EXPECT_EQ(noted(windows, "openPortals"), 1U);
    const Imported open = import(text, {}, "a.uvtt");
    EXPECT_EQ(first(open).kind, "door");
    EXPECT_EQ(first(open).state, DoorState::Open);
    EXPECT_EQ(open.report.inside.doors, 3U);
    ImportOptions chosen;
    chosen.openPortals = OpenPortals::Windows;
    EXPECT_EQ(first(import(text, chosen, "a.uvtt")).kind, "window");
    for (const board::DoorRecord& door : open.map.doors) EXPECT_NE(board::Kinds().door(door.kind), nullptr);
    EXPECT_EQ(std::next(open.map.doors.begin())->state, DoorState::Closed) << "absent means closed";
    EXPECT_EQ(std::next(open.map.doors.begin())->extra, "");
}

// Q5: only a freestanding door opens the wall that it stands in.
TEST(UvttToMap, FreestandingDoorsCutTheirWall) {
    const auto withDoor = [](const std::string& freestanding) {
        return import(uvtt(R"("line_of_sight":[[{"x":1,"y":2},{"x":6,"y":2}]],
            "portals":[{"bounds":[{"x":3,"y":2},{"x":4,"y":2}],"freestanding":)" +
                           freestanding + "}]"));
    };
    const Imported free = withDoor("true");
    EXPECT_THAT(walls(free), ElementsAre(Points{{240, 480}, {720, 480}}, Points{{960, 480}, {1440, 480}}));
    EXPECT_TRUE(free.map.doors.begin()->freestanding);
    EXPECT_EQ(noted(free, "wallsCut"), 1U);
    EXPECT_EQ(free.report.inside.wallLength, 5) << "figures are those of the file";
    const Imported attached = withDoor("false");
    EXPECT_THAT(walls(attached), ElementsAre(Points{{240, 480}, {1440, 480}}));
    EXPECT_EQ(noted(attached, "doorsOnWalls"), 1U);
}

TEST(UvttToMap, CuttingDoesNotPassTheLimitOfTheDocument) {
    std::string points;
    for (std::size_t i = 0; i <= kMaxUvttSegments; ++i) points += (i == 0 ? "" : ",") + zigzag(i);
    const std::string walls = "\"line_of_sight\":[[" + points + "]]";
    const auto accepted = [&](const std::string& members) {
        Result<UvttFile> file =
            readUvtt(uvttSized(R"({"map_size":{"x":512,"y":500},"pixels_per_grid":10})", members), "m.uvtt");
        return mapFromUvtt(std::move(file).value(), "m.uvtt").ok();
    };
    EXPECT_TRUE(accepted(walls));
    EXPECT_FALSE(
        accepted(walls + R"(,"portals":[{"bounds":[{"x":0.1,"y":0},{"x":0.3,"y":0}],"freestanding":true}])"));
}

TEST(UvttToMap, DoorsWithoutLength) {
    const Imported imported = import(uvtt(R"("portals":[{"bounds":[{"x":3,"y":2},{"x":3,"y":2.001}]}])"));
    EXPECT_TRUE(imported.map.doors.empty());
    EXPECT_EQ(noted(imported, "doorsTooShort"), 1U);
}

// Q6
TEST(UvttToMap, Colours) {
    EXPECT_EQ(uvttColour("ffad58"), 0xffffad58U);
    EXPECT_EQ(uvttColour("#FFAD58"), 0xffffad58U);
    EXPECT_EQ(uvttColour("80ffad58"), 0x80ffad58U);
    EXPECT_EQ(uvttColour("#80ffad58"), 0x80ffad58U);
    for (const char* wrong :
         {"", "#", "fff", "fffffff", "ffad5g", "-fad58", "+fad58", "0xad58", " fad58", "fffffffff"}) {
        EXPECT_EQ(uvttColour(wrong), std::nullopt) << wrong;
    }
}

TEST(UvttToMap, Lights) {
    const Imported imported = import(uvtt(
        R"("lights":[{"position":{"x":6,"y":7},"range":4.5,"intensity":0.8,"color":"80ffad58","shadows":true},
                     {"position":{"x":1,"y":1},"range":2,"color":"red"},{"position":{"x":1,"y":2}},
                     {"position":{"x":1,"y":3},"range":0},{"position":{"x":1,"y":4},"range":-3}])"));
    ASSERT_EQ(imported.map.lights.size(), 2U);
    const board::LightRecord& light = *imported.map.lights.begin();
    EXPECT_EQ(light.at, (LatticePoint{1440, 1680}));
    EXPECT_EQ(light.dim, 1080);
    EXPECT_EQ(light.bright, 540);
    EXPECT_EQ(light.colour, 0x80ffad58U);
    EXPECT_EQ(light.extra, R"({"uvtt":{"intensity":0.8,"shadows":true}})");
    EXPECT_TRUE(light.on);
    EXPECT_EQ(std::next(imported.map.lights.begin())->colour, board::LightRecord().colour);
    EXPECT_EQ(noted(imported, "coloursUnknown"), 1U);
    EXPECT_EQ(noted(imported, "lightsWithoutRange"), 3U);
}

// Q10, Q11: painted lights are off unless somebody wants them.
TEST(UvttToMap, BakedLightsAreOff) {
    const std::string text = uvtt(
        R"("environment":{"baked_lighting":true,"ambient_light":"ff203040"},"lights":[{"position":{"x":1,"y":1},"range":2}])");
    const Imported baked = import(text);
    EXPECT_FALSE(baked.map.lights.begin()->on);
    EXPECT_EQ(noted(baked, "lightsOff"), 1U);
    EXPECT_EQ(noted(baked, "ambientLight"), 1U);
    ImportOptions on;
    on.lightsOn = true;
    EXPECT_TRUE(import(text, on).map.lights.begin()->on);
}

// Q12
TEST(UvttToMap, ThinningIsAChoice) {
    const std::string cave = uvtt(
        R"("line_of_sight":[[{"x":0,"y":1},{"x":1,"y":1.01},{"x":2,"y":0.99},{"x":3,"y":1.01},{"x":4,"y":1}]])");
    EXPECT_EQ(import(cave).map.walls.begin()->points.size(), 5U);
    ImportOptions thin;
    thin.simplify = 0.05;
    const Imported thinned = import(cave, thin);
    EXPECT_EQ(thinned.map.walls.begin()->points.size(), 2U);
    EXPECT_EQ(noted(thinned, "pointsThinned"), 3U);
}

// Q13; crossing walls stay as they are.
TEST(UvttToMap, ZeroSegmentsDuplicatesAndCrossings) {
    const Imported imported = import(uvtt(
        R"("line_of_sight":[[{"x":1,"y":1},{"x":1,"y":1},{"x":3,"y":3}],[{"x":3,"y":3},{"x":1,"y":1}],
                            [{"x":1,"y":3},{"x":3,"y":1}]])"));
    EXPECT_THAT(walls(imported), ElementsAre(Points{{240, 240}, {720, 720}}, Points{{240, 720}, {720, 240}}));
    EXPECT_EQ(noted(imported, "zeroSegments"), 1U);
    EXPECT_EQ(noted(imported, "segmentsRepeated"), 1U);
    EXPECT_EQ(imported.report.whole.segments, 4U);
    EXPECT_EQ(imported.report.inside.segments, 3U);
}

// Q16
TEST(UvttToMap, IdenticalLightsCountOnce) {
    const std::string light = R"({"position":{"x":1,"y":1},"range":2,"color":"ffffff"})";
    const Imported imported = import(uvtt("\"lights\":[" + light + "," + light +
                                          R"(,{"position":{"x":1,"y":1},"range":3,"color":"ffffff"}])"));
    EXPECT_EQ(imported.map.lights.size(), 2U);
    EXPECT_EQ(noted(imported, "lightsRepeated"), 1U);
}

// A second door in the same place would stay closed, unseen, behind the one that is opened.
TEST(UvttToMap, IdenticalDoorsCountOnceFromWhicheverEnd) {
    const auto door = [](int from, int to) {
        return R"({"position":{"x":1,"y":1},"bounds":[{"x":)" + std::to_string(from) + R"(,"y":1},{"x":)" +
               std::to_string(to) + R"(,"y":1}],"closed":true})";
    };
    const Imported imported =
        import(uvtt("\"portals\":[" + door(1, 2) + "," + door(2, 1) + "," + door(1, 3) + "]"));
    EXPECT_EQ(imported.map.doors.size(), 2U);
    EXPECT_EQ(imported.report.inside.doors, 2U);
    EXPECT_EQ(noted(imported, "doorsRepeated"), 1U);
    EXPECT_EQ(imported.report.counted(NoteKind::LeftOut), 2U)
        << "the door, and the picture that is not there";
}

TEST(UvttToMap, ObjectsAreSeenIntoButNotPast) {
    const Imported imported = import(uvtt(R"("objects_line_of_sight":[[{"x":1,"y":1},{"x":2,"y":1}]])"));
    ASSERT_EQ(imported.map.walls.size(), 1U);
    EXPECT_EQ(imported.map.walls.begin()->kind, "object");
    EXPECT_NE(board::Kinds().wall("object"), nullptr);
    EXPECT_EQ(imported.report.inside.walls, 0U);
    EXPECT_EQ(imported.report.inside.objectSegments, 1U);
}

TEST(UvttToMap, ThePictureBecomesAnAsset) {
    const std::string bytes = test::webpBytes(1000, 800);
    const Imported imported = import(uvtt(test::imageMember(bytes)));
    ASSERT_EQ(imported.map.pictures.size(), 1U);
    const board::PictureRecord& picture = *imported.map.pictures.begin();
    EXPECT_EQ(picture.pixelWidth, 1000);
    EXPECT_EQ(picture.pixelHeight, 800);
    EXPECT_EQ(picture.width, 2400);
    EXPECT_EQ(picture.height, 1920);
    EXPECT_TRUE(isAssetName(picture.asset)) << picture.asset;
    EXPECT_EQ(*imported.map.assets.at(picture.asset), bytes);
    EXPECT_EQ(noted(imported, "pictureStretched"), 0U);
    EXPECT_EQ(noted(import(uvtt(test::imageMember(test::pngBytes(1000, 400)))), "pictureStretched"), 1U)
        << "Q14";
}

// Q8
TEST(UvttToMap, WithoutAPicture) {
    const Imported none = import(uvtt(R"("line_of_sight":[[{"x":1,"y":1},{"x":2,"y":1}]])"));
    EXPECT_EQ(none.map.walls.size(), 1U);
    EXPECT_EQ(noted(none, "pictureMissing"), 1U);
    const Imported path = import(uvtt(R"("image":"maps/tower.webp")"));
    EXPECT_EQ(noted(path, "pictureLeftOut"), 1U);
    EXPECT_THAT(textLines(path.report), Contains(HasSubstr("names the picture maps/tower.webp")));
}

TEST(UvttToMap, IdsAreUniqueAndAscending) {
    const Imported imported = import(uvtt(
        R"("line_of_sight":[[{"x":1,"y":1},{"x":2,"y":1}]],"portals":[{"bounds":[{"x":2,"y":1},{"x":3,"y":1}]}],
           "lights":[{"position":{"x":1,"y":1},"range":2}],)" +
        test::imageMember(test::pngBytes(1000, 800))));
    EXPECT_GT(document::nextId(imported.map).value, imported.map.lights.begin()->id.value);
    EXPECT_NE(imported.map.walls.begin()->id, imported.map.doors.begin()->id);
    EXPECT_NE(imported.map.pictures.begin()->id, imported.map.lights.begin()->id);
}

TEST(UvttToMap, TheReportAsJson) {
    const Imported imported =
        import(R"({"format":1,"resolution":{"map_size":{"x":10,"y":8},"pixels_per_grid":100},
        "portals":[null,{"bounds":[{"x":2,"y":1},{"x":3,"y":1}]}]})",
               {}, "gr\xff.dd2vtt");
    const Result<JsonValue> json = parseJson(writeJson(reportJson(imported.report), 2));
    ASSERT_TRUE(json.ok()) << "whatever the name of the file";
    EXPECT_EQ(*json->find("inside")->find("doors")->integer(), 1);
    const JsonArray& notes = *json->find("notes")->array();
    ASSERT_EQ(notes.size(), 3U);
    EXPECT_EQ(*notes[0].find("id")->string(), "formatNewer");
    EXPECT_EQ(*notes[0].find("kind")->string(), "guessed");
    EXPECT_EQ(*notes[1].find("id")->string(), "doorsIncomplete");
    EXPECT_EQ(*notes[1].find("places")->array()->front().string(), "portals[0]");
    EXPECT_EQ(*notes[2].find("id")->string(), "pictureMissing");
}

// Earlier versions that somebody copies back by hand have such names.
TEST(Importer, ADocumentOfOursUnderAPlainNameIsNone) {
    test::TemporaryFolder folder;
    const document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 4, 4});
    const std::string ours = folder.file("00000001.json");
    test::writeText(ours, writeDocument(map));
    EXPECT_EQ(importerFor(ours), nullptr);
    EXPECT_TRUE(loadDocument(ours).ok());
    const std::string flat = folder.file("flat.json");
    test::writeText(flat, R"({"format":"tenaille","kind":"map"})");
    EXPECT_EQ(importerFor(flat), nullptr);
    const std::string other = folder.file("other.json");
    test::writeText(other, R"({"name":"tenaille","format":"tenaille-x"})");
    EXPECT_NE(importerFor(other), nullptr);
}

TEST(Importer, ByName) {
    for (const char* name : {"a.uvtt", "a.dd2vtt", "b/A.DF2VTT", "x.json"})
        EXPECT_NE(importerFor(name), nullptr) << name;
    for (const char* name : {"a.map.json", "a.Encounter.JSON", "a.png", "uvtt", ""})
        EXPECT_EQ(importerFor(name), nullptr) << name;
    const Result<Imported> imported = importMap("a.png");
    ASSERT_FALSE(imported.ok());
    EXPECT_THAT(describe(imported.problem()), HasSubstr(".uvtt, .dd2vtt, .df2vtt, .json"));
    EXPECT_THAT(describe(importMap("/missing/a.uvtt").problem()),
                HasSubstr("/missing/a.uvtt: There is no such file"));
}

TEST(Importer, CancelledBetweenReadingAndMaking) {
    std::stop_source stop;
    stop.request_stop();
    ImportWatch watch;
    watch.stop = stop.get_token();
    Result<UvttFile> file = readUvtt(uvtt(), "m.uvtt");
    EXPECT_THAT(describe(mapFromUvtt(std::move(file).value(), "m.uvtt", {}, watch).problem()),
                HasSubstr("cancelled"));
}

}  // namespace tenaille::io::uvtt_to_map_test
