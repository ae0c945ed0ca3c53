// SPDX-License-Identifier: MIT
//
// The elements of a map: added, changed, moved, turned; rooms, terrain, grid and picture.
#include "core/actions/map_elements.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/actions/plan.h"
#include "core/document/board_of.h"
#include "tests/core/actions/plan_fixture.h"
#include "tests/support/property.h"
#include "tests/support/random_edits.h"

namespace tenaille::actions::map_elements_test {

using board::GridKind;
using geometry::LatticePoint;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::int32_t kUnit = geometry::kUnitsPerCell;

class MapElements : public PlanFixture {
  protected:
    MapElements() : PlanFixture({GridKind::Square, 12, 10}) {}

    std::vector<std::vector<LatticePoint>> walls() const {
        std::vector<std::vector<LatticePoint>> lines;
        for (const board::WallRecord& wall : m_map.walls) lines.push_back(wall.points);
        return lines;
    }
    AddRoom room(std::int32_t left, std::int32_t top, std::int32_t right, std::int32_t bottom) const {
        return {{{left * kUnit, top * kUnit},
                 {right * kUnit, top * kUnit},
                 {right * kUnit, bottom * kUnit},
                 {left * kUnit, bottom * kUnit}}};
    }
};

TEST_F(MapElements, ARoomIsAFloorWithItsWallAround) {
    perform(room(1, 1, 4, 3));
    ASSERT_EQ(m_map.floors.size(), 1u);
    EXPECT_EQ(m_map.floors.begin()->outline.size(), 4u);
    EXPECT_THAT(walls(), ElementsAre(ElementsAre(LatticePoint{240, 240}, LatticePoint{960, 240},
                                                 LatticePoint{960, 720}, LatticePoint{240, 720},
                                                 LatticePoint{240, 240})));
}

TEST_F(MapElements, RoomsSideBySideShareTheirWallAndItsDoor) {
    perform(room(1, 1, 4, 3));
    AddDoor door;
    door.door.where = {{4 * kUnit, kUnit}, {4 * kUnit, 2 * kUnit}};
    perform(door);
    const std::size_t before = m_map.walls.size();
    perform(room(4, 1, 6, 3));
    ASSERT_EQ(m_map.walls.size(), before + 1) << "three sides in one piece";
    EXPECT_THAT(m_map.walls.find({document::nextId(m_map).value - 1})->points,
                ElementsAre(LatticePoint{960, 240}, LatticePoint{1440, 240}, LatticePoint{1440, 720},
                            LatticePoint{960, 720}));
}

TEST_F(MapElements, ARoomWithoutAreaIsRefused) {
    EXPECT_THAT(refusal(AddRoom{{{0, 0}, {240, 0}, {480, 0}}}), HasSubstr("no area"));
    EXPECT_THAT(refusal(AddRoom{{{0, 0}, {240, 0}, {240, 0}, {0, 0}}}), HasSubstr("no area"));
    EXPECT_THAT(refusal(AddRoom{{{0, 0}, {300'000, 0}, {0, 240}}}), HasSubstr("largest possible board"));
}

TEST_F(MapElements, TerrainOfAKindStaysOneRecord) {
    perform(PaintTerrain{"difficult", {{3, 3}, {1, 1}, {3, 3}, {40, 1}}});
    perform(PaintTerrain{"difficult", {{2, 1}, {1, 1}}});
    perform(PaintTerrain{"darkness", {{1, 1}}});
    ASSERT_EQ(m_map.terrain.size(), 2u) << "effects of several kinds add up";
    EXPECT_THAT(m_map.terrain.begin()->cells,
                ElementsAre(board::Cell{1, 1}, board::Cell{2, 1}, board::Cell{3, 3}));
    const auto again = planned(PaintTerrain{"difficult", {{1, 1}}});
    ASSERT_TRUE(again.ok());
    EXPECT_TRUE(again->empty()) << "nothing to undo";
}

TEST_F(MapElements, TheEraserTakesOneKindOrAll) {
    perform(PaintTerrain{"difficult", {{1, 1}, {2, 1}}});
    perform(PaintTerrain{"darkness", {{1, 1}}});
    perform(PaintTerrain{"difficult", {{1, 1}}, true});
    EXPECT_EQ(m_map.terrain.size(), 2u);
    perform(PaintTerrain{"", {{1, 1}, {2, 1}}, true});
    EXPECT_TRUE(m_map.terrain.empty());
    EXPECT_THAT(refusal(PaintTerrain{"lava", {{1, 1}}}), HasSubstr("lava"));
}

TEST_F(MapElements, ElementsAreAddedAndChangedInOneStep) {
    board::LightRecord light;
    light.at = {600, 600};
    light.dim = 480;
    board::PropRecord prop;
    prop.at = {120, 120};
    perform(PutElements{"addLight", {light, prop}});
    ASSERT_EQ(m_map.lights.size(), 1u);
    ASSERT_EQ(m_map.props.size(), 1u);
    light = *m_map.lights.begin();
    light.dim = 720;
    perform(PutElements{"changeElements", {light}});
    EXPECT_EQ(m_map.lights.begin()->dim, 720);
}

TEST_F(MapElements, WhatCannotBeIsRefusedAsAWhole) {
    board::LightRecord dark;
    board::PropRecord prop;
    EXPECT_THAT(refusal(PutElements{"addLight", {prop, dark}}), HasSubstr("reaches nowhere"));
    EXPECT_THAT(refusal(PutElements{"addText", {board::TextRecord{}}}), HasSubstr("no words"));
    board::WallRecord wall;
    wall.points = {{0, 0}, {240, 0}, {240, 0}};
    EXPECT_THAT(refusal(PutElements{"x", {wall}}), HasSubstr("without length"));
    prop.id = {999};
    EXPECT_FALSE(planned(PutElements{"x", {prop}}).ok()) << "it is not there";
    prop.id = m_map.gridRecord().id;
    EXPECT_FALSE(planned(PutElements{"x", {prop}}).ok()) << "that is something else";
    prop.id = {};
    prop.at = {400'000, 0};
    EXPECT_THAT(refusal(PutElements{"x", {prop}}), HasSubstr("largest possible board"));
}

TEST_F(MapElements, AClosedWallHasItsFirstCornerOnce) {
    board::WallRecord wall;
    wall.points = {{0, 0}, {240, 0}, {240, 240}, {0, 0}};
    EXPECT_EQ(pointsOf(wall).size(), 3u);
    const auto bent = std::get<board::WallRecord>(withPoint(wall, 0, {-240, 0}));
    EXPECT_EQ(bent.points.front(), (LatticePoint{-240, 0}));
    EXPECT_EQ(bent.points.back(), (LatticePoint{-240, 0}));
    EXPECT_EQ(std::get<board::WallRecord>(withPoint(wall, 3, {7, 7})), wall) << "no such corner";
}

TEST_F(MapElements, OnePieceOfAWallBecomesAWallOfItsOwn) {
    const auto pointsAfter = [&](std::vector<LatticePoint> points, std::size_t index) {
        m_map.walls = {};
        board::WallRecord wall;
        wall.id = {50};
        wall.kind = "hedge";
        wall.points = std::move(points);
        m_map.walls.put(wall);
        perform(PutElements{"splitWall", withPieceApart(wall, index)});
        for (const board::WallRecord& part : m_map.walls) EXPECT_EQ(part.kind, "hedge");
        EXPECT_NE(m_map.walls.find({50}), nullptr) << "the rest keeps its id";
        return walls();
    };
    const LatticePoint a{0, 0};
    const LatticePoint b{240, 0};
    const LatticePoint c{240, 240};
    const LatticePoint d{0, 240};
    EXPECT_THAT(pointsAfter({a, b, c, d}, 1),
                ElementsAre(ElementsAre(a, b), ElementsAre(b, c), ElementsAre(c, d)));
    EXPECT_THAT(pointsAfter({a, b, c}, 0), ElementsAre(ElementsAre(b, c), ElementsAre(a, b)));
    EXPECT_THAT(pointsAfter({a, b, c}, 1), ElementsAre(ElementsAre(a, b), ElementsAre(b, c)));
    EXPECT_THAT(pointsAfter({a, b, c, d, a}, 2), ElementsAre(ElementsAre(d, a, b, c), ElementsAre(c, d)));
    EXPECT_THAT(pointsAfter({a, b}, 0), ElementsAre(ElementsAre(a, b)));
}

TEST_F(MapElements, AQuarterTurnGoesClockwise) {
    board::WallRecord wall;
    wall.points = {{0, 0}, {240, 0}};
    const auto turnedWall = std::get<board::WallRecord>(turned(wall, GridKind::Square, {0, 0}, 1));
    EXPECT_THAT(turnedWall.points, ElementsAre(LatticePoint{0, 0}, LatticePoint{0, 240}))
        << "down the screen";
    board::PropRecord prop;
    prop.at = {240, 0};
    prop.rotation = 300;
    const auto turnedProp = std::get<board::PropRecord>(turned(prop, GridKind::Square, {0, 0}, 1));
    EXPECT_EQ(turnedProp.at, (LatticePoint{0, 240}));
    EXPECT_EQ(turnedProp.rotation, 30);
}

TEST_F(MapElements, TheyGrowAwayFromAPointThatStays) {
    board::WallRecord wall;
    wall.points = {{100, 100}, {200, 100}, {205, -107}};
    const auto larger = std::get<board::WallRecord>(scaled(wall, {100, 100}, 11, 10));
    EXPECT_THAT(larger.points,
                ElementsAre(LatticePoint{100, 100}, LatticePoint{210, 100}, LatticePoint{216, -128}))
        << "115.5 and -227.7 are rounded away from the point";
    EXPECT_EQ(std::get<board::WallRecord>(scaled(wall, {100, 100}, 1, 1)), wall);
    board::PropRecord prop;
    prop.at = {240, 0};
    prop.width = 100;
    prop.height = 1;
    const auto smaller = std::get<board::PropRecord>(scaled(prop, {0, 0}, 1, 3));
    EXPECT_EQ(smaller.at, (LatticePoint{80, 0}));
    EXPECT_EQ(smaller.width, 33);
    EXPECT_EQ(smaller.height, 1) << "never nothing";
    board::LightRecord lamp;
    lamp.bright = 480;
    lamp.dim = 960;
    const auto brighter = std::get<board::LightRecord>(scaled(lamp, {0, 0}, 11, 10));
    EXPECT_EQ(brighter.bright, 528);
    EXPECT_EQ(brighter.dim, 1056);
    board::TextRecord text;
    text.height = 120;
    EXPECT_EQ(std::get<board::TextRecord>(scaled(text, {0, 0}, 2, 1)).height, 240);
}

TEST_F(MapElements, AWholeTurnIsNoneOnEveryGrid) {
    std::mt19937 random(7);
    std::uniform_int_distribution<std::int32_t> place(-5000, 5000);
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat}) {
        for (int i = 0; i < 200; ++i) {
            board::WallRecord wall;
            for (int k = 0; k < 4; ++k) wall.points.push_back({place(random), place(random)});
            const LatticePoint about{place(random), place(random)};
            const int whole = board::isHex(grid) ? 6 : 4;
            MapElement element = wall;
            for (int k = 0; k < whole; ++k) element = turned(element, grid, about, 1);
            EXPECT_EQ(std::get<board::WallRecord>(element), wall);
            // Lengths stay: a turn, no shear.
            const auto once = std::get<board::WallRecord>(turned(wall, grid, about, 1));
            const auto length = [&](const board::WallRecord& of) {
                const board::Position a = board::position(grid, of.points[0]);
                const board::Position b = board::position(grid, of.points[1]);
                return std::hypot(a.x - b.x, a.y - b.y);
            };
            EXPECT_NEAR(length(once), length(wall), 1e-9);
            EXPECT_EQ(turned(wall, grid, about, -1), turned(wall, grid, about, whole - 1));
        }
    }
}

TEST_F(MapElements, TheBoardKeepsWhoStandsOnIt) {
    board::TokenRecord token;
    token.id = token.creature.record = document::nextId(m_map);
    token.name = "Arda";
    token.creature.at = {9, 5};
    m_map.tokens.put(token);
    EXPECT_THAT(refusal(SetGrid{{GridKind::Square, 9, 10}}), HasSubstr("Arda"));
    perform(SetGrid{{GridKind::Square, 10, 6}});
    EXPECT_EQ(m_map.gridRecord().extent.width, 10);
    EXPECT_THAT(refusal(SetGrid{{GridKind::HexFlat, 30, 30}}), HasSubstr("keeps its kind"));
    EXPECT_THAT(refusal(SetGrid{{GridKind::Square, 513, 6}}), HasSubstr("512"));
    m_map.tokens.erase(token.id);
    perform(SetGrid{{GridKind::HexFlat, 30, 30}});
}

TEST_F(MapElements, AFrameOverSomeCellsLaysThePictureOnTheGrid) {
    board::PictureRecord picture;
    picture.id = document::nextId(m_map);
    picture.pixelWidth = 1050;
    picture.pixelHeight = 700;
    picture.width = 12 * kUnit;  // 1050 pixels over 12 cells: 87.5 pixels a cell
    picture.height = 8 * kUnit;
    m_map.pictures.put(picture);
    // Cells of 70 pixels are 192 units now. The first whole one begins 35 pixels (96 units) from the edge.
    perform(AlignPicture{picture.id, {96, 96}, {96 + 2 * 192, 96 + 2 * 192}, 2});
    const board::PictureRecord& after = *m_map.pictures.begin();
    EXPECT_EQ(after.width, 15 * kUnit);
    EXPECT_EQ(after.height, 10 * kUnit);
    EXPECT_EQ(after.x, -120);
    EXPECT_EQ(after.y, -120);
    EXPECT_EQ(m_map.gridRecord().extent.width, 14) << "whole cells only";
    EXPECT_THAT(refusal(AlignPicture{picture.id, {0, 0}, {1, 1}, 2}), HasSubstr("at most 512"));
    EXPECT_THAT(refusal(AlignPicture{picture.id, {5, 5}, {5, 5}, 2}), HasSubstr("no size"));
}

// Ten by ten cells, and a hand that begins twelve units beside a corner of theirs.
TEST_F(MapElements, AFrameThatIsALittleOffLosesNoRow) {
    for (const std::int32_t off : {-12, 0, 12}) {
        m_map = document::makeEncounter(document::DocumentKind::Map, {GridKind::Square, 8, 8});
        board::PictureRecord picture;
        picture.id = document::nextId(m_map);
        picture.pixelWidth = picture.pixelHeight = 1000;
        picture.width = picture.height = 10 * kUnit;
        m_map.pictures.put(picture);
        const std::int32_t from = 3 * kUnit + off;
        perform(AlignPicture{picture.id, {from, from}, {from + 2 * kUnit, from + 2 * kUnit}, 2});
        EXPECT_EQ(m_map.gridRecord().extent.width, 10) << off;
        EXPECT_EQ(m_map.gridRecord().extent.height, 10) << off;
        EXPECT_EQ(m_map.pictures.begin()->x, -off) << off;
        EXPECT_EQ(m_map.pictures.begin()->y, -off) << off;
    }
}

// A picture of fewer cells than the board under a drawn room: the room stays on the board.
TEST_F(MapElements, APictureOnTheGridCutsNothingThatIsDrawn) {
    m_map = document::makeEncounter(document::DocumentKind::Map, {GridKind::Square, 24, 16});
    board::PictureRecord picture;
    picture.id = document::nextId(m_map);
    picture.pixelWidth = picture.pixelHeight = 1000;
    picture.width = picture.height = 10 * kUnit;
    m_map.pictures.put(picture);
    board::WallRecord wall;
    wall.points = {{20 * kUnit, 3 * kUnit}, {23 * kUnit, 3 * kUnit}};
    perform(PutElements{"addWall", {wall}});
    perform(AlignPicture{picture.id, {0, 0}, {2 * kUnit, 2 * kUnit}, 2});
    EXPECT_EQ(m_map.gridRecord().extent.width, 23) << "to the end of the wall";
    EXPECT_EQ(m_map.gridRecord().extent.height, 10) << "the picture";
    perform(AlignPicture{picture.id, {0, 0}, {kUnit, kUnit}, 4});
    EXPECT_EQ(m_map.gridRecord().extent.width, 40) << "but it grows";
}

TEST_F(MapElements, WallsThatMeetBecomeOne) {
    const auto add = [&](std::vector<LatticePoint> points, const char* kind = "stone") {
        board::WallRecord wall;
        wall.kind = kind;
        wall.points = std::move(points);
        perform(PutElements{"addWall", {wall}});
        return std::prev(m_map.walls.end())->id;
    };
    const RecordId a = add({{240, 0}, {480, 0}});
    const RecordId b = add({{0, 240}, {0, 0}, {240, 0}});
    const RecordId c = add({{0, 240}, {480, 240}, {480, 0}});
    perform(JoinWalls{{a, b}});
    EXPECT_THAT(walls(),
                testing::UnorderedElementsAre(ElementsAre(LatticePoint{0, 240}, LatticePoint{0, 0},
                                                          LatticePoint{240, 0}, LatticePoint{480, 0}),
                                              testing::SizeIs(3)));
    EXPECT_NE(m_map.walls.find(a), nullptr) << "the first one stays";
    perform(JoinWalls{{c, a}});
    ASSERT_EQ(m_map.walls.size(), 1u);
    const std::vector<LatticePoint>& ring = m_map.walls.begin()->points;
    EXPECT_EQ(ring.size(), 6u);
    EXPECT_EQ(ring.front(), ring.back()) << "it goes round";
    const RecordId far = add({{960, 960}, {1200, 960}});
    EXPECT_THAT(refusal(JoinWalls{{c, far}}), HasSubstr("do not meet"));
    const RecordId fence = add({{0, 240}, {-240, 240}}, "fence");
    EXPECT_THAT(refusal(JoinWalls{{c, fence}}), HasSubstr("several kinds"));
    EXPECT_THAT(refusal(JoinWalls{{c}}), HasSubstr("Fewer than two"));
}

TEST_F(MapElements, ThingsAreLinedUpByTheirSides) {
    board::PropRecord chest;
    chest.at = {600, 600};
    chest.width = 240;
    chest.height = 120;
    board::PropRecord table = chest;
    table.at = {1300, 900};
    table.width = 120;
    table.height = 480;
    table.rotation = 90;  // 480 wide, 120 high
    perform(PutElements{"addProp", {chest, table}});
    const std::vector<RecordId> both{m_map.props.begin()->id, std::next(m_map.props.begin())->id};
    const auto places = [&] {
        std::vector<LatticePoint> at;
        for (const board::PropRecord& prop : m_map.props) at.push_back(prop.at);
        return at;
    };
    perform(AlignElements{both, Alignment::Left});
    EXPECT_THAT(places(), ElementsAre(LatticePoint{600, 600}, LatticePoint{720, 900}));
    perform(AlignElements{both, Alignment::Bottom});
    EXPECT_THAT(places(), ElementsAre(LatticePoint{600, 900}, LatticePoint{720, 900}));
    perform(AlignElements{both, Alignment::Centre});
    EXPECT_THAT(places(), ElementsAre(LatticePoint{720, 900}, LatticePoint{720, 900}));
    EXPECT_THAT(refusal(AlignElements{{both[0]}, Alignment::Top}), HasSubstr("Fewer than two"));
}

// Random edits, taken back and done again in a random walk, end as a plain replay of what is left does.
TEST_F(MapElements, AnyWalkThroughTheStepsEndsInTheSameDocument) {
    std::mt19937 random(20261122);
    const auto below = [&](int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random); };
    std::vector<document::ChangeSet> done;
    std::size_t at = 0;
    const document::Encounter empty = m_map;
    const int steps = test::cases(3'000);
    for (int i = 0; i < steps; ++i) {
        const int what = below(10);
        if (what < 3 && at > 0) {
            ASSERT_TRUE(document::apply(m_map, document::inverse(done[--at])).ok());
        } else if (what < 5 && at < done.size()) {
            ASSERT_TRUE(document::apply(m_map, done[at++]).ok());
        } else {
            const auto changes = planned(test::randomMapEdit(m_map, random));
            if (!changes.ok() || changes->empty()) continue;
            ASSERT_TRUE(document::apply(m_map, *changes).ok());
            done.resize(at);
            done.push_back(*changes);
            ++at;
            // The board stays small, and so does every step.
            if (m_map.walls.size() + m_map.floors.size() + m_map.doors.size() + m_map.props.size() > 60) {
                std::vector<RecordId> old;
                const auto take = [&](const auto& table) {
                    for (const auto& record : table) old.push_back(record.id);
                };
                take(m_map.walls);
                take(m_map.floors);
                take(m_map.doors);
                take(m_map.props);
                const auto cleared = planned(RemoveRecords{old});
                ASSERT_TRUE(cleared.ok() && document::apply(m_map, *cleared).ok());
                done.push_back(*cleared);
                ++at;
            }
        }
    }
    EXPECT_GT(at, 100u);
    document::Encounter replayed = empty;
    for (std::size_t i = 0; i < at; ++i) ASSERT_TRUE(document::apply(replayed, done[i]).ok());
    EXPECT_TRUE(document::sameContent(replayed, m_map));
    while (at > 0) ASSERT_TRUE(document::apply(m_map, document::inverse(done[--at])).ok());
    EXPECT_TRUE(document::sameContent(m_map, empty));
}

}  // namespace tenaille::actions::map_elements_test
