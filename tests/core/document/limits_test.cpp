// SPDX-License-Identifier: MIT
#include "core/document/limits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/sample_boards.h"

namespace tenaille::document::limits_test {

Encounter board() { return makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 10, 8}); }

board::LightRecord light(std::uint32_t id) {
    board::LightRecord record;
    record.id = {id};
    return record;
}

board::WallRecord wall(std::uint32_t id, std::size_t segments) {
    board::WallRecord record;
    record.id = {id};
    for (std::size_t i = 0; i <= segments; ++i) record.points.push_back({i % 2 == 0 ? 0 : 240, 0});
    return record;
}

std::string problemOf(const Encounter& before, const ChangeSet& changes) {
    const Outcome fits = checkLimits(before, changes);
    return fits ? "" : describe(fits.problem());
}

TEST(Limits, ATableMayBeFullButNotMore) {
    Encounter full = board();
    const std::size_t limit = maxRecords("lights");
    for (std::size_t i = 1; i < limit; ++i) full.lights.put(light(static_cast<std::uint32_t>(100 + i)));
    ChangeSet one{"test", {}, {}};
    one.insert(light(90'001));
    EXPECT_EQ(problemOf(full, one), "");
    ChangeSet two = one;
    two.insert(light(90'002));
    EXPECT_EQ(
        problemOf(full, two),
        "The list \"lights\" of the document would have 5001 entries; at most 5000 are possible. Remove "
        "what is not needed, or split the map into smaller ones.");
    two.remove(light(101));
    EXPECT_EQ(problemOf(full, two), "") << "one goes, two come";
}

TEST(Limits, Words) {
    Encounter map = board();
    board::TokenRecord token =
        test::makeToken(board::GridKind::Square, std::string(kMaxNameBytes, 'x'), "foe", {1, 1}, "N");
    token.id = {60};
    ChangeSet fits{"test", {}, {}};
    fits.insert(token);
    EXPECT_EQ(problemOf(map, fits), "");
    for (std::string board::TokenRecord::*words : {&board::TokenRecord::name, &board::TokenRecord::publicName,
                                                   &board::TokenRecord::weapon, &board::TokenRecord::label}) {
        board::TokenRecord longer = token;
        longer.*words = std::string(kMaxNameBytes + 1, 'y');
        ChangeSet over{"test", {}, {}};
        over.insert(longer);
        EXPECT_THAT(problemOf(map, over),
                    testing::StartsWith("\"" + std::string(40, 'y') + "...\" is too long: 331 bytes"));
    }
    board::TextRecord text;
    text.id = {61};
    text.text = std::string(kMaxTextBytes + 1, 't');
    ChangeSet over{"test", {}, {}};
    over.insert(text);
    EXPECT_NE(problemOf(map, over), "");
    EXPECT_EQ(utf8Part("aé", 2), 1u) << "no letter is cut";
    EXPECT_EQ(utf8Part("aé", 3), 3u);
}

TEST(Limits, SegmentsOfAllWallsTogether) {
    Encounter map = board();
    map.walls.put(wall(50, kMaxWallSegments - 5));
    ChangeSet fits{"test", {}, {}};
    fits.insert(wall(51, 5));
    EXPECT_EQ(problemOf(map, fits), "");
    ChangeSet over{"test", {}, {}};
    over.insert(wall(51, 6));
    EXPECT_EQ(problemOf(map, over),
              "The walls have 200001 segments; at most 200000 are allowed. Split the map into smaller ones.");
    ChangeSet longer{"test", {}, {}};
    longer.replace(*map.walls.find({50}), wall(50, kMaxWallSegments + 1));
    EXPECT_NE(problemOf(map, longer), "");
}

// A document that is too large already can be made smaller step by step.
TEST(Limits, WhatBecomesSmallerIsAllowed) {
    Encounter map = board();
    map.walls.put(wall(50, kMaxWallSegments + 10));
    ChangeSet shorter{"test", {}, {}};
    shorter.replace(*map.walls.find({50}), wall(50, kMaxWallSegments + 9));
    shorter.insert(light(51));
    EXPECT_EQ(problemOf(map, shorter), "");
}

TEST(Limits, CellsAndCorners) {
    board::TerrainRecord terrain;
    terrain.id = {60};
    terrain.cells.resize(kMaxTerrainCells + 1);
    board::FloorRecord floor;
    floor.id = {61};
    floor.outline.resize(kMaxFloorPoints + 1);
    ChangeSet cells{"test", {}, {}};
    cells.insert(terrain);
    ChangeSet corners{"test", {}, {}};
    corners.insert(floor);
    EXPECT_EQ(problemOf(board(), cells),
              "The terrain has 1000001 cells; at most 1000000 are allowed. Split the map into smaller ones.");
    EXPECT_EQ(problemOf(board(), corners),
              "The floors have 500001 points; at most 500000 are allowed. Split the map into smaller ones.");
}

}  // namespace tenaille::document::limits_test
