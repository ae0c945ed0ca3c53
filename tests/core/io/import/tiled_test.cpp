// SPDX-License-Identifier: MIT
//
// Maps of the Tiled editor.
#include "core/io/import/tiled.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <clocale>
#include <filesystem>
#include <fstream>
#include <random>

#include "core/document/board_of.h"
#include "core/io/import/tiled_data.h"
#include "core/io/import/tiled_words.h"
#include "tests/core/io/import/import_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/property.h"

namespace tenaille::io::tiled_test {

using board::Cell;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class Tiled : public ImportFixture {
  protected:
    Tiled() : ImportFixture("map.tmx") {}
};

std::vector<Cell> cellsOf(const Imported& map, const std::string& kind) {
    for (const board::TerrainRecord& terrain : map.map.terrain)
        if (terrain.kind == kind) return terrain.cells;
    return {};
}

// What a map of four by three squares has in it.
std::string squares(const std::string& inside) {
    return R"(<map orientation="orthogonal" width="4" height="3" tilewidth="32" tileheight="32">
        <tileset firstgid="1" name="dungeon"><tile id="0" class="Floor"/><tile id="1" type="Deep water"/>
        <tile id="2"><properties><property name="move_cost" type="int" value="2"/></properties></tile></tileset>)" +
           inside + "</map>";
}

const char* const kLayer = R"(<layer name="Ground" width="4" height="3"><data encoding="csv">
    1,1,2,0,
    1,3,2147483651,0,
    1,1,1,0</data></layer>)";

TEST_F(Tiled, TilesBecomeFloorAndTerrainByTheirWords) {
    const Imported map = imported(squares(kLayer));
    EXPECT_EQ(map.map.gridRecord().extent, (board::Extent{board::GridKind::Square, 4, 3}));
    EXPECT_THAT(cellsOf(map, "deepWater"), ElementsAre(Cell{2, 0}));
    EXPECT_THAT(cellsOf(map, "difficult"), ElementsAre(Cell{1, 1}, Cell{2, 1}))
        << "turned tiles are the same tile";
    // Runs of one material a row, joined with those below: stone, water | stone.
    ASSERT_EQ(map.map.floors.size(), 3u);
    EXPECT_EQ(map.map.floors.begin()->material, "stone");
    EXPECT_THAT(map.map.floors.begin()->outline,
                ElementsAre(geometry::LatticePoint{0, 0}, geometry::LatticePoint{480, 0},
                            geometry::LatticePoint{480, 240}, geometry::LatticePoint{0, 240}));
    EXPECT_THAT(notesOf(map), ElementsAre("tilesByWords", "tilesUnknown"));
}

TEST_F(Tiled, AllWaysToPackALayerGiveTheSameCells) {
    const std::string csv = squares(kLayer);
    const auto same = [&](const std::string& data) {
        const Imported map =
            imported(squares("<layer name=\"Ground\" width=\"4\" height=\"3\">" + data + "</layer>"));
        EXPECT_EQ(map.map.terrain, imported(csv).map.terrain) << data;
    };
    std::string xml = "<data>";
    for (const char* gid : {"1", "1", "2", "0", "1", "3", "2147483651", "0", "1", "1", "1", "0"})
        xml += std::string("<tile gid=\"") + gid + "\"/>";
    same(xml + "</data>");
    same(R"(<data encoding="base64">
        AQAAAAEAAAACAAAAAAAAAAEAAAADAAAAAwAAgAAAAAABAAAAAQAAAAEAAAAAAAAA
        </data>)");
    same(R"(<data encoding="base64" compression="zlib">eJxjZGBgYARiJgYIALGZIbgBxodhEAAADDwAjw==</data>)");
    same(R"(<data encoding="csv"><chunk x="0" y="0" width="4" height="2">1,1,2,0,1,3,2147483651,0</chunk>
        <chunk x="0" y="2" width="4" height="1">1,1,1,0</chunk></data>)");
}

TEST_F(Tiled, ObjectsBecomeWhatTheirNamesSay) {
    const Imported map = imported(squares(R"(
        <objectgroup name="Walls"><object x="0" y="32"><polyline points="0,0 64,0 64,32"/></object>
            <object x="96" y="0" width="32" height="32"/></objectgroup>
        <objectgroup name="Doors"><object x="64" y="32" width="4" height="32"/>
            <object name="secret" x="0" y="32"><polyline points="0,0 0,32"/></object></objectgroup>
        <objectgroup name="Things" offsetx="32">
            <object name="Torch" x="0" y="0" width="64" height="64"><ellipse/></object>
            <object name="Ennemy camp, spawn" x="0" y="64" width="64" height="32"/>
            <object name="Old chest" x="16" y="16"><point/></object>
            <object x="16" y="16"><point/></object>
            <object x="32" y="32" width="32" height="16"><text pixelsize="16">Beware!</text></object>
        </objectgroup>)"));
    ASSERT_EQ(map.map.walls.size(), 2u);
    EXPECT_THAT(map.map.walls.begin()->points,
                ElementsAre(geometry::LatticePoint{0, 240}, geometry::LatticePoint{480, 240},
                            geometry::LatticePoint{480, 480}));
    EXPECT_EQ(std::next(map.map.walls.begin())->points.size(), 5u) << "a closed frame";
    ASSERT_EQ(map.map.doors.size(), 2u);
    EXPECT_EQ(map.map.doors.begin()->where, (geometry::Segment{{495, 240}, {495, 480}}));
    EXPECT_EQ(std::next(map.map.doors.begin())->kind, "secretDoor");
    ASSERT_EQ(map.map.lights.size(), 1u);
    EXPECT_EQ(map.map.lights.begin()->at, (geometry::LatticePoint{480, 240}));
    EXPECT_EQ(map.map.lights.begin()->dim, 240);
    EXPECT_THAT(cellsOf(map, "foeStart"), ElementsAre(Cell{1, 2}, Cell{2, 2}));
    ASSERT_EQ(map.map.notes.size(), 1u);
    EXPECT_EQ(map.map.notes.begin()->title, "Old chest");
    EXPECT_EQ(map.map.notes.begin()->at, (geometry::LatticePoint{360, 120})) << "moved with its layer";
    ASSERT_EQ(map.map.texts.size(), 1u);
    EXPECT_EQ(map.map.texts.begin()->text, "Beware!");
    EXPECT_THAT(notesOf(map), Contains("thingsWithoutName"));
}

// Each kind of hex map: the tile of column 1, row 2 lies where the grid says, and objects at its middle do.
// A window of a desktop that writes 1,5 reads the same map.
TEST_F(Tiled, NumbersHaveAPointInEveryLocale) {
    const std::string before = std::setlocale(LC_NUMERIC, nullptr);
    bool hasComma = false;
    for (const char* name : {"fr_FR.UTF-8", "de_DE.UTF-8", "fr_FR", "de_DE"})
        hasComma = hasComma || std::setlocale(LC_NUMERIC, name) != nullptr;
    const Imported map = imported(squares(
        R"(<objectgroup name="Walls"><object x="+16.8" y="32"><polyline points="0,0 64,0"/></object></objectgroup>)"));
    std::setlocale(LC_NUMERIC, before.c_str());
    ASSERT_EQ(map.map.walls.size(), 1u);
    EXPECT_EQ(map.map.walls.begin()->points.front(), (geometry::LatticePoint{126, 240}));
    if (!hasComma) GTEST_SKIP() << "no locale with a comma is installed here";
}

TEST_F(Tiled, HexesOfEitherStaggerLieWhereTheyLay) {
    for (const bool columns : {false, true}) {
        for (const bool even : {false, true}) {
            const std::string text =
                R"(<map orientation="hexagonal" width="3" height="4" tilewidth="60" tileheight="52" hexsidelength="30" staggeraxis=")" +
                std::string(columns ? "x" : "y") + R"(" staggerindex=")" + (even ? "even" : "odd") +
                R"("><tileset firstgid="1"><tile id="4" class="swamp"/></tileset><layer name="a" width="3" height="4">
                <data encoding="csv">1,1,1,1,1,1,1,5,1,1,1,1</data></layer><objectgroup name="o">
                <object name="here" x=")" +
                (columns ? std::to_string(30 + 45) : std::to_string(30 + 60 + (even ? 30 : 0))) + R"(" y=")" +
                (columns ? std::to_string(26 + 104 + (even ? 0 : 26)) : std::to_string(26 + 2 * 41)) +
                R"("><point/></object></objectgroup></map>)";
            const Imported map = imported(text);
            const board::Extent& extent = map.map.gridRecord().extent;
            EXPECT_EQ(extent.grid, columns ? board::GridKind::HexFlat : board::GridKind::HexPointy);
            EXPECT_EQ(extent.stagger, even ? board::Stagger::Even : board::Stagger::Odd);
            const Cell cell = extent.cellOf(1, 2);
            EXPECT_THAT(cellsOf(map, "difficult"), ElementsAre(cell));
            ASSERT_EQ(map.map.notes.size(), 1u);
            EXPECT_EQ(map.map.notes.begin()->at, board::centre(extent.grid, cell)) << columns << even;
            // Floors: six corners for each hex of a run less the two that neighbours share.
            for (const board::FloorRecord& floor : map.map.floors) EXPECT_EQ(floor.outline.size() % 4, 2u);
        }
    }
}

TEST_F(Tiled, EndlessMapsAreAsLargeAsTheirTiles) {
    const std::string text =
        R"(<map orientation="hexagonal" infinite="1" width="9" height="9" tilewidth="60" tileheight="52" hexsidelength="30"
        staggeraxis="y" staggerindex="odd"><layer name="mud" width="9" height="9"><data encoding="csv">
        <chunk x="-16" y="-16" width="2" height="2">0,0,0,1</chunk><chunk x="-10" y="-10" width="1" height="1">1</chunk>
        </data></layer></map>)";
    const Imported map = imported(text);
    const board::Extent& extent = map.map.gridRecord().extent;
    EXPECT_EQ(extent.width, 6);
    EXPECT_EQ(extent.height, 7) << "rows keep their parity: one above is empty";
    EXPECT_THAT(cellsOf(map, "difficult"),
                testing::UnorderedElementsAre(extent.cellOf(0, 1), extent.cellOf(5, 6)));
}

TEST_F(Tiled, TilesetsAndPicturesAreTakenFromBesideTheFile) {
    file("hexes.tsx", R"(<tileset name="hexes"><tile id="0" type="ocean"/></tileset>)");
    std::filesystem::create_directory(folder.file("maps"));
    const std::string text = squares("");
    const Imported map = imported(
        R"(<map orientation="orthogonal" width="1" height="1" tilewidth="32" tileheight="32">
        <tileset firstgid="1" source="../elsewhere/hexes.tsx"/><tileset firstgid="9" source="gone.tsx"/>
        <imagelayer><image source="/etc/hostname"/></imagelayer>
        <layer name="a" width="1" height="1"><data encoding="csv">1</data></layer></map>)");
    EXPECT_EQ(cellsOf(map, "deepWater").size(), 1u);
    EXPECT_THAT(notesOf(map),
                testing::UnorderedElementsAre("tilesByWords", "tilesetsMissing", "pictureElsewhere"));
}

TEST_F(Tiled, WhatCannotBeIsSaidWithItsPlaceAndARemedy) {
    EXPECT_THAT(problem("<map"), HasSubstr("line 1: The XML cannot be read"));
    EXPECT_THAT(problem("<tileset/>"), HasSubstr("This is no map of Tiled."));
    EXPECT_THAT(
        problem(R"(<map orientation="isometric" width="1" height="1" tilewidth="1" tileheight="1"/>)"),
        HasSubstr("map.orientation: The map is isometric"));
    EXPECT_THAT(problem(R"(<map width="4" height="3"/>)"), HasSubstr("map.tilewidth"));
    EXPECT_THAT(problem(R"(<map width="0" height="3" tilewidth="32" tileheight="32"/>)"),
                HasSubstr("map.width"));
    EXPECT_THAT(problem(R"(<map width="1e3" height="3" tilewidth="32" tileheight="32"/>)"),
                HasSubstr("\"1e3\" is no count"));
    EXPECT_THAT(problem(R"(<map orientation="hexagonal" staggeraxis="z" width="4" height="3" tilewidth="32"
                          tileheight="32"/>)"),
                HasSubstr("map.staggeraxis"));
    std::string nested;
    for (int i = 0; i < 40; ++i) nested += "<group>";
    for (int i = 0; i < 40; ++i) nested += "</group>";
    EXPECT_THAT(problem(squares(nested)), HasSubstr("more than 32 deep"));
    EXPECT_THAT(problem(R"(<map width="9000" height="3" tilewidth="32" tileheight="32"/>)"),
                HasSubstr("9000 cells long; at most 512"));
    EXPECT_THAT(problem(squares(R"(<layer width="4" height="-3"><data encoding="csv">1</data></layer>)")),
                HasSubstr("layer[0]: The layer is 4 by -3 cells large: it cannot have fewer than none."));
    EXPECT_THAT(
        problem(squares(
            R"(<layer><data encoding="csv"><chunk x="0" y="-2000000" width="1" height="1">1</chunk></data></layer>)")),
        HasSubstr("lies at column 0, row -2000000, far outside of any map"));
    EXPECT_THAT(problem(squares(R"(<layer width="4" height="3"><data encoding="csv">1,2</data></layer>)")),
                HasSubstr("layer[0]: The layer holds 2 cells where its size makes 12."));
    EXPECT_THAT(problem(squares(R"(<layer width="4" height="3"><data encoding="csv">1,x</data></layer>)")),
                HasSubstr("\"x\" is no number of a tile"));
    EXPECT_THAT(
        problem(squares(
            R"(<layer width="4" height="3"><data encoding="base64" compression="zstd">AAAA</data></layer>)")),
        HasSubstr("packed as zstd"));
    EXPECT_THAT(
        problem(squares(
            R"(<layer width="4" height="3"><data encoding="base64" compression="zlib">AAAA</data></layer>)")),
        HasSubstr("damaged"));
    EXPECT_THAT(problem(R"(<map infinite="1" width="4" height="3" tilewidth="32" tileheight="32"/>)"),
                HasSubstr("endless"));
}

TEST(TiledData, NeverUnpacksMoreThanAsked) {
    // Four million zeros in four thousand bytes would be; one more number than expected comes back.
    const auto read = tiledData("1,2,3,4,5,6", "csv", "", 2);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->size(), 3u);
}

TEST(TiledWords, SayWhatPeopleMean) {
    EXPECT_EQ(tileMeaning("biome move_cost 2 biometype mountain"), (TileMeaning{"rock", "veryDifficult"}));
    EXPECT_EQ(tileMeaning("verydifficult"), (TileMeaning{"", "veryDifficult"}));
    EXPECT_EQ(tileMeaning("forests"), (TileMeaning{"grass", "cover"}));
    EXPECT_EQ(tileMeaning("a nice seat"), (TileMeaning{})) << "neither ice nor sea";
    EXPECT_EQ(tileMeaning("move_cost 99"), (TileMeaning{"", "rock"}));
    EXPECT_EQ(objectKind("door walls"), (TiledObjectKind{ObjectMeaning::Door, "door"}));
    EXPECT_EQ(objectKind("playerspawn"), (TiledObjectKind{ObjectMeaning::PartyStart, ""}));
    EXPECT_EQ(objectKind("lake"), (TiledObjectKind{ObjectMeaning::Area, "shallowWater"}));
    EXPECT_EQ(objectKind("trollcave"), (TiledObjectKind{}));
}

// Cut and changed at random: a problem or a map, never anything else.
TEST_F(Tiled, DamagedFilesAreRefusedOrRead) {
    const std::string whole = squares(std::string(kLayer) + R"(<objectgroup name="Walls"><object x="0" y="32">
        <polyline points="0,0 64,0 64,32"/></object></objectgroup>)");
    const int count = test::cases(400);
    for (int i = 0; i < count; ++i) {
        std::mt19937 random(static_cast<unsigned>(i));
        std::string text = whole;
        if (i % 3 == 0) text.resize(random() % text.size());
        for (auto changes = random() % 6; changes > 0 && !text.empty(); --changes)
            text[random() % text.size()] = static_cast<char>("0123456789<>\"-,=ex "[random() % 19]);
        const Result<Imported> result = importMap(file("map.tmx", text));
        if (!result) {
            EXPECT_NE(std::string(result.problem().remedy), "") << text;
            continue;
        }
        const board::Extent& extent = result->map.gridRecord().extent;
        EXPECT_LE(std::max(extent.width, extent.height), geometry::kMaxCellsPerSide);
    }
}

TEST(TiledSamples, AllComeIn) {
    const auto samples = test::sharedDir();
    if (!samples) GTEST_SKIP() << "the shared samples are not here";
    const struct {
        const char* name;
        board::Extent extent;
    } kAll[]{{"bevy_finite_flat_top_even", {board::GridKind::HexFlat, 20, 22, board::Stagger::Even}},
             {"bevy_finite_flat_top_odd", {board::GridKind::HexFlat, 20, 20, board::Stagger::Odd}},
             {"bevy_finite_pointy_top_even", {board::GridKind::HexPointy, 10, 10, board::Stagger::Even}},
             {"bevy_finite_pointy_top_odd", {board::GridKind::HexPointy, 20, 20, board::Stagger::Odd}},
             {"flame_flat_hex_even", {board::GridKind::HexFlat, 5, 5, board::Stagger::Even}},
             {"flame_pointy_hex_odd", {board::GridKind::HexPointy, 5, 5, board::Stagger::Odd}}};
    for (const auto& [name, extent] : kAll) {
        const Result<Imported> result =
            importMap((*samples / "samples" / "hex" / (std::string(name) + ".tmx")).string());
        ASSERT_TRUE(result.ok()) << describe(result.problem());
        EXPECT_EQ(result->map.gridRecord().extent, extent) << name;
        EXPECT_FALSE(result->map.floors.empty()) << name;
    }
}

}  // namespace tenaille::io::tiled_test
