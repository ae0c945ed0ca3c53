// SPDX-License-Identifier: MIT
#include "core/io/info.h"

#include <gtest/gtest.h>

namespace tenaille::io::info_test {

using board::GridKind;
using document::Encounter;

Encounter map(GridKind grid = GridKind::Square) {
    return makeEncounter(document::DocumentKind::Map, {grid, 10, 5});
}

// Adds a wall; points in cells of a square map.
void addWall(Encounter& encounter, std::vector<board::LatticePoint> points, const char* kind = "stone") {
    board::WallRecord wall;
    wall.id = nextId(encounter);
    wall.kind = kind;
    for (board::LatticePoint& point : points) point = {point.x * 240, point.y * 240};
    wall.points = std::move(points);
    encounter.walls.put(wall);
}

TEST(Info, CountsWhatLiesOnTheMap) {
    Encounter encounter = map();
    addWall(encounter, {{1, 1}, {4, 1}, {4, 1}, {4, 5}});  // a repeated point is no segment
    addWall(encounter, {{-3, 2}, {13, 2}});                // cut at both sides
    addWall(encounter, {{12, 0}, {12, 5}});                // outside
    addWall(encounter, {{0, 0}, {10, 0}});                 // along the border
    addWall(encounter, {{10, 2}, {12, 2}});                // touches the border
    addWall(encounter, {{2, 2}, {3, 2}}, "object");
    const DocumentInfo inside = documentInfo(encounter, true);
    EXPECT_EQ(inside.walls, 3u);
    EXPECT_EQ(inside.segments, 4u);
    EXPECT_DOUBLE_EQ(inside.wallLength, 3 + 4 + 10 + 10);
    EXPECT_EQ(inside.objects, 1u);
    EXPECT_EQ(inside.objectSegments, 1u);
    const DocumentInfo whole = documentInfo(encounter, false);
    EXPECT_EQ(whole.walls, 5u);
    EXPECT_EQ(whole.segments, 6u);
    EXPECT_DOUBLE_EQ(whole.wallLength, 3 + 4 + 16 + 5 + 10 + 2);
}

TEST(Info, DoorsWindowsLightsCreatures) {
    Encounter encounter = map();
    for (const auto& [kind, x] : {std::pair{"door", 1}, {"window", 2}, {"secretDoor", 3}, {"door", 20}}) {
        board::DoorRecord door;
        door.id = nextId(encounter);
        door.kind = kind;
        door.where = {{x * 240, 0}, {x * 240, 240}};
        encounter.doors.put(door);
        board::LightRecord light;
        light.id = nextId(encounter);
        light.at = door.where.a;
        encounter.lights.put(light);
        board::TokenRecord token;
        token.id = token.creature.record = nextId(encounter);
        token.creature.at = {x, 0};
        encounter.tokens.put(token);
    }
    const DocumentInfo inside = documentInfo(encounter, true);
    EXPECT_EQ(inside.doors, 2u);
    EXPECT_EQ(inside.windows, 1u);
    EXPECT_EQ(inside.lights, 3u);
    EXPECT_EQ(inside.creatures, 3u);
    const DocumentInfo whole = documentInfo(encounter, false);
    EXPECT_EQ(whole.doors, 3u);
    EXPECT_EQ(whole.lights, 4u);
    EXPECT_EQ(whole.creatures, 4u);
}

// One cell long on every grid, in the plane of the drawing.
TEST(Info, LengthsOnHexes) {
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat}) {
        Encounter encounter = map(grid);
        board::WallRecord wall;
        wall.id = {30};
        const board::Cell from = encounter.gridRecord().extent.cellOf(3, 2);
        for (const board::Cell offset : board::neighbourOffsets(grid)) {
            wall.points = {centre(grid, from), centre(grid, from + offset)};
            encounter.walls.put(wall);
            EXPECT_NEAR(documentInfo(encounter, true).wallLength, 1.0, 1e-9);
        }
    }
}

TEST(Info, ThePictureByItsRecordWhenItsBytesAreMissing) {
    Encounter encounter = map();
    EXPECT_FALSE(documentInfo(encounter, true).picture);
    board::PictureRecord picture;
    picture.id = {30};
    picture.asset = "00112233445566778899aabbccddeeff.webp";
    picture.pixelWidth = 640;
    picture.pixelHeight = 320;
    encounter.pictures.put(picture);
    EXPECT_EQ(writeJson(*infoJson(documentInfo(encounter, true)).find("picture")),
              R"({"width":640,"height":320,"format":"webp"})");
}

TEST(Info, OneObject) {
    EXPECT_EQ(writeJson(infoJson(documentInfo(map(), true))),
              R"({"grid":"square","width":10,"height":5,"walls":0,"segments":0,"wallLength":0.0,"objects":0,)"
              R"("objectSegments":0,"doors":0,"windows":0,"lights":0,"creatures":0,"picture":null})");
}

}  // namespace tenaille::io::info_test
