// SPDX-License-Identifier: MIT
#include "core/actions/map_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "core/actions/map_elements.h"
#include "core/actions/plan.h"
#include "core/actions/unreachable.h"
#include "core/document/board_of.h"
#include "core/geometry/predicates.h"
#include "core/io/document_file.h"
#include "tests/support/paths.h"
#include "tests/support/property.h"

namespace tenaille::actions::map_check_test {

using board::GridKind;
using geometry::LatticePoint;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::int32_t kUnit = geometry::kUnitsPerCell;

class MapCheck : public testing::TestWithParam<GridKind> {
  protected:
    static document::Encounter emptyMap(GridKind grid) {
        return document::makeEncounter(document::DocumentKind::Map, {grid, 16, 14});
    }

    bool perform(const Intent& intent) {
        const board::BoardView board = document::boardOf(m_map);
        const auto changes = plan({m_map, board, {}}, intent);
        if (!changes) {
            m_refusal = describe(changes.problem());
            return false;
        }
        const document::Encounter before = m_map;
        EXPECT_TRUE(document::apply(m_map, *changes).ok());
        document::Encounter back = m_map;
        EXPECT_TRUE(document::apply(back, document::inverse(*changes)).ok());
        EXPECT_TRUE(document::sameContent(back, before)) << "one undo step";
        return true;
    }
    RecordId wall(std::vector<LatticePoint> points, const char* kind = "stone") {
        board::WallRecord record;
        record.id = document::nextId(m_map);
        record.kind = kind;
        record.points = std::move(points);
        m_map.walls.put(record);
        return record.id;
    }
    RecordId door(geometry::Segment where, const char* kind = "door") {
        board::DoorRecord record;
        record.id = document::nextId(m_map);
        record.kind = kind;
        record.where = where;
        m_map.doors.put(record);
        return record.id;
    }
    void room(std::int32_t left, std::int32_t top, std::int32_t right, std::int32_t bottom) {
        ASSERT_TRUE(perform(AddRoom{{{left * kUnit, top * kUnit},
                                     {right * kUnit, top * kUnit},
                                     {right * kUnit, bottom * kUnit},
                                     {left * kUnit, bottom * kUnit}}}));
    }
    void addDoor(const char* kind, geometry::Segment where) {
        AddDoor intent;
        intent.door.kind = kind;
        intent.door.where = where;
        ASSERT_TRUE(perform(intent)) << m_refusal;
    }
    std::vector<MapFlaw> flaws() const {
        std::vector<MapFlaw> found;
        for (const MapFinding& finding : checkMap(m_map)) found.push_back(finding.flaw);
        return found;
    }
    void mendAll() { ASSERT_TRUE(perform(MendMap{{}, true})) << m_refusal; }

    document::Encounter m_map = emptyMap(GridKind::Square);
    std::string m_refusal;
};

class MapCheckOnGrids : public MapCheck {
  protected:
    MapCheckOnGrids() { m_map = emptyMap(GetParam()); }
};

INSTANTIATE_TEST_SUITE_P(Grids, MapCheckOnGrids,
                         testing::Values(GridKind::Square, GridKind::HexPointy, GridKind::HexFlat));

TEST_P(MapCheckOnGrids, AGapOfAFewHundredthsIsFoundAndClosed) {
    const RecordId first = wall({{480, 480}, {960, 480}});
    const RecordId second = wall({{968, 480}, {1440, 480}});
    const auto findings = checkMap(m_map);
    ASSERT_FALSE(findings.empty());
    EXPECT_EQ(findings.front().flaw, MapFlaw::Gap);
    EXPECT_EQ(findings.front().size, 34) << "8/240 of a cell, rounded up";
    EXPECT_THAT(findings.front().records, testing::UnorderedElementsAre(first, second));
    mendAll();
    EXPECT_THAT(flaws(), IsEmpty());
    EXPECT_EQ(m_map.walls.find(first)->points.back(), m_map.walls.find(second)->points.front());
}

TEST_F(MapCheck, ARoomWithADoorIsInOrder) {
    room(1, 1, 5, 5);
    room(5, 1, 9, 5);
    addDoor("door", {{5 * kUnit, 2 * kUnit}, {5 * kUnit, 3 * kUnit}});
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(MapCheck, EndsThatTouchAnythingAreNoGaps) {
    wall({{240, 240}, {960, 240}});
    wall({{480, 240}, {480, 720}});  // on the middle of the first
    wall({{960, 250}, {960, 720}});  // beside its end
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::Gap)) << "both ends of one gap";
    mendAll();
    EXPECT_THAT(flaws(), IsEmpty());
}

// A parapet that ends before the wall is no hole: what stops nothing lets nothing more through there.
TEST_F(MapCheck, WhereAWallStopsNothingNoHoleIsTold) {
    wall({{240, 240}, {960, 240}});
    const RecordId parapet = wall({{480, 340}, {480, 720}}, "lowWall");
    EXPECT_THAT(flaws(), IsEmpty());
    board::WallRecord stone = *m_map.walls.find(parapet);
    stone.kind = "stone";
    m_map.walls.put(stone);
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::OpenEnd));
}

TEST(SampleMaps, HaveNothingToMend) {
    for (const char* name : {"corridor", "crow-ford", "lame-goose", "ruined-keep"})
        for (const char* ending : {".map.json", ".encounter.json"}) {
            const auto path = test::sourceDir() / "maps" / (std::string(name) + ending);
            const auto map = io::loadDocument(path.string());
            ASSERT_TRUE(map.ok()) << path;
            EXPECT_THAT(checkMap(map->encounter), IsEmpty()) << path;
        }
}

TEST_F(MapCheck, AMendedWallStaysStraight) {
    wall({{240, 240}, {960, 240}});
    const RecordId slanted = wall({{520, 720}, {480, 260}});
    mendAll();
    EXPECT_THAT(flaws(), IsEmpty());
    EXPECT_EQ(m_map.walls.find(slanted)->points.back(), (LatticePoint{478, 240}))
        << "20/240 on, along 40:460";
}

TEST_F(MapCheck, AnEndBesideASlantedWallGetsACornerThere) {
    const RecordId slanted = wall({{240, 240}, {1440, 951}});
    const RecordId upright = wall({{840, 1400}, {840, 601}});
    const auto findings = checkMap(m_map);
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings.front().flaw, MapFlaw::Gap);
    ASSERT_TRUE(perform(MendMap{{*findings.front().repair}, false}));
    EXPECT_THAT(flaws(), IsEmpty());
    const LatticePoint end = m_map.walls.find(upright)->points.back();
    const auto& points = m_map.walls.find(slanted)->points;
    EXPECT_TRUE(std::find(points.begin(), points.end(), end) != points.end()) << "exactly, not nearly";
}

TEST_F(MapCheck, AWallThatNearlyReturnsToItsBeginningIsClosed) {
    wall({{240, 240}, {960, 240}, {960, 960}, {240, 960}, {240, 252}});
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::Gap, MapFlaw::NoWayIn));
    mendAll();
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::NoWayIn)) << "whether it is meant to be closed nobody knows";
    EXPECT_EQ(m_map.walls.begin()->points.front(), m_map.walls.begin()->points.back());
}

TEST_F(MapCheck, DoubledWallsGoAndOneOfThemStays) {
    const RecordId first = wall({{240, 240}, {960, 240}});
    wall({{960, 240}, {240, 240}});
    wall({{480, 240}, {720, 240}});
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::Doubled, MapFlaw::Doubled));
    mendAll();
    EXPECT_NE(m_map.walls.find(first), nullptr);
    EXPECT_EQ(m_map.walls.size(), 1u);
}

TEST_F(MapCheck, OfTwoKindsInOnePlaceTheLaterIsMeantAndWaitsForAWord) {
    const RecordId stone = wall({{240, 240}, {960, 240}});
    const RecordId slit = wall({{480, 240}, {720, 240}}, "arrowSlit");
    const auto findings = checkMap(m_map);
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings.front().flaw, MapFlaw::TwoKinds);
    EXPECT_THAT(findings.front().records, ElementsAre(slit, stone));
    mendAll();
    EXPECT_EQ(flaws().size(), 1u) << "nobody knows for sure which is meant";
    ASSERT_TRUE(perform(MendMap{{*findings.front().repair}, false})) << m_refusal;
    EXPECT_THAT(flaws(), IsEmpty());
    EXPECT_EQ(m_map.walls.size(), 3u);
    EXPECT_EQ(m_map.walls.find(stone)->points, (std::vector<LatticePoint>{{240, 240}, {480, 240}}));
}

TEST_F(MapCheck, AWallThatIsDrawnOnAnotherTakesItsPlace) {
    const RecordId stone = wall({{240, 240}, {960, 240}, {960, 960}});
    AddWall intent;
    intent.wall.kind = "arrowSlit";
    intent.wall.points = {{480, 240}, {720, 240}};
    ASSERT_TRUE(perform(intent)) << m_refusal;
    EXPECT_THAT(flaws(), IsEmpty());
    ASSERT_EQ(m_map.walls.size(), 3u);
    EXPECT_EQ(m_map.walls.find(stone)->points, (std::vector<LatticePoint>{{240, 240}, {480, 240}}));
    intent.wall.kind = "stone";
    ASSERT_TRUE(perform(intent)) << m_refusal;
    EXPECT_THAT(flaws(), IsEmpty()) << "and back again";
    for (const board::WallRecord& one : m_map.walls) EXPECT_EQ(one.kind, "stone");
}

TEST_F(MapCheck, AWallThatIsDrawnAlongADoorLeavesIt) {
    addDoor("door", {{480, 240}, {720, 240}});
    AddWall intent;
    intent.wall.points = {{240, 240}, {960, 240}};
    ASSERT_TRUE(perform(intent)) << m_refusal;
    EXPECT_EQ(m_map.walls.size(), 2u);
    EXPECT_THAT(flaws(), IsEmpty());
    intent.wall.points = {{480, 240}, {720, 240}};
    EXPECT_FALSE(perform(intent));
    EXPECT_THAT(m_refusal, HasSubstr("door"));
}

// What a hand may do to a room: the corner of one wall goes a little aside.
TEST_F(MapCheck, AWallThatWasPulledOffItsCornerGoesBackThere) {
    room(1, 1, 7, 6);
    board::WallRecord walls = *m_map.walls.begin();
    ASSERT_EQ(walls.points.front(), walls.points.back());
    const LatticePoint corner = walls.points.front();
    walls.points.back() = corner + LatticePoint{32, 32};
    m_map.walls.put(walls);
    const auto findings = checkMap(m_map);
    ASSERT_EQ(findings.size(), 1u) << "one hole, no room without a wall";
    EXPECT_EQ(findings.front().flaw, MapFlaw::OpenEnd);
    ASSERT_TRUE(perform(MendMap{{*findings.front().repair}, false})) << m_refusal;
    EXPECT_THAT(flaws(), IsEmpty());
    EXPECT_EQ(m_map.walls.size(), 1u) << "no little wall";
    EXPECT_EQ(m_map.walls.begin()->points.front(), m_map.walls.begin()->points.back());
}

TEST_F(MapCheck, AWallThatEndsBeforeACornerGetsOne) {
    const RecordId upright = wall({{240, 240}, {240, 960}});
    wall({{420, 960}, {960, 960}});
    wall({{960, 960}, {960, 240}});
    auto findings = checkMap(m_map);
    ASSERT_EQ(findings.size(), 1u);
    ASSERT_TRUE(perform(MendMap{{*findings.front().repair}, false})) << m_refusal;
    EXPECT_THAT(flaws(), IsEmpty());
    EXPECT_EQ(m_map.walls.size(), 3u);
    EXPECT_EQ(m_map.walls.find(upright)->points.front(), (LatticePoint{240, 240}));
}

TEST_F(MapCheck, AWallThatRunsCloseByADoorIsOpenedToo) {
    wall({{240, 240}, {1200, 240}});
    wall({{240, 260}, {1200, 270}});
    addDoor("door", {{480, 240}, {720, 240}});
    EXPECT_THAT(flaws(), testing::Contains(MapFlaw::WallBehindDoor));
    mendAll();
    EXPECT_THAT(flaws(), testing::Not(testing::Contains(MapFlaw::WallBehindDoor)));
}

TEST_F(MapCheck, AskedToStopItReturnsWithNothing) {
    wall({{240, 240}, {245, 240}});
    std::stop_source stop;
    EXPECT_EQ(checkMap(m_map, stop.get_token()).size(), 1u);
    stop.request_stop();
    EXPECT_TRUE(checkMap(m_map, stop.get_token()).empty());
}

TEST_F(MapCheck, SpecksGo) {
    wall({{240, 240}, {245, 240}});
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::Speck));
    mendAll();
    EXPECT_TRUE(m_map.walls.empty());
}

TEST_F(MapCheck, AWallBehindADoorIsOpenedForIt) {
    wall({{240, 240}, {1200, 240}});
    door({{480, 240}, {720, 240}});
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::WallBehindDoor));
    mendAll();
    EXPECT_THAT(flaws(), IsEmpty());
    ASSERT_EQ(m_map.walls.size(), 2u);
    EXPECT_EQ(m_map.walls.begin()->points.back(), (LatticePoint{480, 240}));
}

TEST_F(MapCheck, ADoorBesideItsWallGoesIntoIt) {
    wall({{240, 240}, {1200, 240}});
    const RecordId lost = door({{480, 400}, {720, 400}});
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::DoorOffWall));
    mendAll();
    EXPECT_THAT(flaws(), IsEmpty());
    EXPECT_EQ(m_map.doors.find(lost)->where, (geometry::Segment{{480, 240}, {720, 240}}));
    EXPECT_EQ(m_map.walls.size(), 2u);
}

TEST_F(MapCheck, ADoorFarFromEveryWallStandsFreeIfItIsMeantSo) {
    const RecordId lost = door({{480, 1400}, {720, 1400}});
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::DoorOffWall));
    mendAll();
    EXPECT_THAT(flaws(), IsEmpty());
    EXPECT_TRUE(m_map.doors.find(lost)->freestanding);
}

TEST_F(MapCheck, ARoomWithoutADoorGetsOne) {
    room(1, 1, 7, 6);
    room(7, 1, 10, 4);
    const auto findings = checkMap(m_map);
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings.front().flaw, MapFlaw::NoWayIn);
    EXPECT_EQ(findings.front().size, 9) << "the smaller room";
    ASSERT_TRUE(findings.front().repair.has_value());
    ASSERT_TRUE(perform(MendMap{{*findings.front().repair}, false}));
    EXPECT_THAT(flaws(), IsEmpty());
    ASSERT_EQ(m_map.doors.size(), 1u);
    const geometry::Segment door = m_map.doors.begin()->where;
    EXPECT_EQ(std::min(door.a, door.b), (LatticePoint{7 * kUnit, 2 * kUnit})) << "in the middle of the wall";
    EXPECT_EQ(std::max(door.a, door.b), (LatticePoint{7 * kUnit, 3 * kUnit}));
}

TEST_F(MapCheck, AllOfASortAreMendedInOneStep) {
    room(1, 1, 7, 6);
    room(7, 1, 10, 4);
    room(1, 6, 4, 9);
    wall({{12 * kUnit, 480}, {13 * kUnit, 480}});
    wall({{13 * kUnit + 8, 480}, {15 * kUnit, 480}});
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::Gap, MapFlaw::NoWayIn, MapFlaw::NoWayIn));
    ASSERT_TRUE(perform(MendMap{{}, false, MapFlaw::NoWayIn})) << m_refusal;
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::Gap)) << "of that sort alone";
    EXPECT_EQ(m_map.doors.size(), 2u);
}

TEST_F(MapCheck, ARoomThatStandsAloneIsTold) {
    room(1, 1, 7, 6);
    room(9, 9, 12, 12);
    const auto findings = checkMap(m_map);
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings.front().flaw, MapFlaw::NoWayIn);
    EXPECT_FALSE(findings.front().repair.has_value()) << "there is nothing to put a door between";
}

TEST_F(MapCheck, AClosedRoomIsToldUntilItIsMeant) {
    room(1, 1, 7, 6);
    room(7, 1, 10, 4);
    room(1, 6, 4, 9);
    const auto findings = checkMap(m_map);
    ASSERT_EQ(findings.size(), 2u);
    ASSERT_TRUE(findings.front().meant.has_value());
    const auto marked = perform(MendMap{{*findings.front().meant}, false, {}, true});
    ASSERT_TRUE(marked) << m_refusal;
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::NoWayIn)) << "the other one";
    EXPECT_EQ(m_map.settingsRecord().closedRooms.size(), 1u);
    ASSERT_TRUE(perform(TellClosedRooms{})) << m_refusal;
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::NoWayIn, MapFlaw::NoWayIn));
}

// A map of walls alone has no floor that could be asked.
TEST_F(MapCheck, AClosedPartWithoutAFloorCanBeMeant) {
    wall({{480, 480}, {1440, 480}, {1440, 1440}, {480, 1440}, {480, 480}});
    const auto findings = checkMap(m_map);
    ASSERT_EQ(findings.size(), 1u);
    ASSERT_TRUE(findings.front().meant.has_value());
    ASSERT_TRUE(perform(MendMap{{*findings.front().meant}, false, {}, true})) << m_refusal;
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(MapCheck, ADoorThatLeadsNowhereIsToldUntilItIsMeant) {
    room(1, 1, 7, 6);
    room(7, 1, 10, 4);
    addDoor("door", {{7 * kUnit, 2 * kUnit}, {7 * kUnit, 3 * kUnit}});
    EXPECT_THAT(flaws(), IsEmpty());
    addDoor("door", {{1 * kUnit, 2 * kUnit}, {1 * kUnit, 3 * kUnit}});
    const auto findings = checkMap(m_map);
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings.front().flaw, MapFlaw::DoorToNowhere);
    mendAll();
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::DoorToNowhere)) << "not surely wrong";
    ASSERT_TRUE(findings.front().meant.has_value());
    ASSERT_TRUE(perform(MendMap{{*findings.front().meant}, false})) << m_refusal;
    EXPECT_THAT(flaws(), IsEmpty()) << "the way out";
    addDoor("window", {{7 * kUnit, 5 * kUnit}, {7 * kUnit, 6 * kUnit}});
    EXPECT_THAT(flaws(), IsEmpty()) << "a window leads nowhere";
    m_map.floors = {};
    addDoor("door", {{1 * kUnit, 4 * kUnit}, {1 * kUnit, 5 * kUnit}});
    EXPECT_THAT(flaws(), IsEmpty()) << "without floors nobody knows where it leads";
}

TEST_F(MapCheck, ARoomThatTheBorderCutsIsTold) {
    room(0, 0, 7, 6);
    room(7, 1, 16, 14);
    addDoor("door", {{7 * kUnit, 2 * kUnit}, {7 * kUnit, 3 * kUnit}});
    EXPECT_THAT(flaws(), IsEmpty()) << "up to the border";
    room(13, -2, 18, 1);
    addDoor("door", {{14 * kUnit, 1 * kUnit}, {15 * kUnit, 1 * kUnit}});
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::OverTheBorder));
}

TEST_F(MapCheck, RoomsThatRunThroughEachOtherAreTold) {
    const auto overlaps = [&] {
        const auto found = checkMap(m_map);
        return std::count_if(found.begin(), found.end(),
                             [](const MapFinding& finding) { return finding.flaw == MapFlaw::RoomsOverlap; });
    };
    room(1, 1, 6, 6);
    room(6, 1, 8, 6);
    EXPECT_EQ(overlaps(), 0) << "side by side";
    room(2, 2, 4, 4);
    EXPECT_EQ(overlaps(), 0) << "a closet in a hall";
    room(4, 3, 9, 8);
    EXPECT_EQ(overlaps(), 2) << "with the hall and its neighbour";
}

TEST_F(MapCheck, RoomsOfOneHeightThatOverlapAreTold) {
    room(1, 1, 5, 4);
    room(3, 1, 8, 4);
    const auto found = checkMap(m_map);
    EXPECT_TRUE(std::any_of(found.begin(), found.end(),
                            [](const MapFinding& f) { return f.flaw == MapFlaw::RoomsOverlap; }));
}

TEST_F(MapCheck, AFlatFloorGoes) {
    board::FloorRecord floor;
    floor.outline = {{kUnit, kUnit}, {5 * kUnit, kUnit}, {5 * kUnit, kUnit + 5}, {kUnit, kUnit + 5}};
    perform(PutElements{"addFloor", {floor}});
    const auto found = checkMap(m_map);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found.front().flaw, MapFlaw::FlatFloor);
    mendAll();
    EXPECT_TRUE(m_map.floors.empty());
}

TEST_F(MapCheck, AWindowIsNoWayIn) {
    room(1, 1, 7, 6);
    room(7, 1, 10, 4);
    addDoor("window", {{7 * kUnit, 2 * kUnit}, {7 * kUnit, 3 * kUnit}});
    EXPECT_THAT(flaws(), ElementsAre(MapFlaw::NoWayIn));
}

TEST_F(MapCheck, WithoutFloorsWhatReachesTheBorderIsOutside) {
    wall({{480, 480}, {960, 480}, {960, 960}, {480, 960}, {480, 480}});
    ASSERT_EQ(closedParts(m_map).size(), 1u);
    EXPECT_EQ(closedParts(m_map).front().cells, 4);
    wall({{1440, 1440}, {1680, 1440}, {1680, 1680}, {1440, 1680}, {1440, 1440}});
    EXPECT_EQ(closedParts(m_map).size(), 1u) << "a single cell is a pillar";
}

// The floors are those of the picture: what lies between its walls may as well be rock.
TEST_F(MapCheck, OnAPictureOnlyPartsWithSomethingInThemNeedAWayIn) {
    board::PictureRecord picture;
    picture.id = document::nextId(m_map);
    picture.asset = "a.png";
    m_map.pictures.put(picture);
    wall({{480, 480}, {960, 480}, {960, 960}, {480, 960}, {480, 480}});
    wall({{1440, 480}, {1920, 480}, {1920, 1200}, {1440, 1200}, {1440, 480}});
    EXPECT_EQ(closedParts(m_map).size(), 0u);
    board::TextRecord text;
    text.id = document::nextId(m_map);
    text.at = {1600, 600};
    m_map.texts.put(text);
    EXPECT_EQ(closedParts(m_map).size(), 0u) << "the main part";
    text.id = document::nextId(m_map);
    text.at = {600, 600};
    m_map.texts.put(text);
    ASSERT_EQ(closedParts(m_map).size(), 1u);
    EXPECT_EQ(closedParts(m_map).front().cells, 4);
}

// The entrance of a cave.
TEST_F(MapCheck, ASideWithoutAWallMayBeMeant) {
    room(1, 1, 7, 6);
    const board::WallRecord around = *m_map.walls.begin();
    for (const board::WallRecord& wall : document::Table<board::WallRecord>(m_map.walls))
        m_map.walls.erase(wall.id);
    board::WallRecord wall = around;
    wall.points = {{7 * kUnit, 6 * kUnit}, {kUnit, 6 * kUnit}, {kUnit, kUnit}, {7 * kUnit, kUnit}};
    wall.points.push_back({7 * kUnit, 3 * kUnit});
    m_map.walls.put(wall);
    const auto findings = checkMap(m_map);
    ASSERT_EQ(findings.size(), 1u);
    EXPECT_EQ(findings.front().flaw, MapFlaw::OpenSide);
    EXPECT_EQ(findings.front().size, 3000);
    ASSERT_TRUE(findings.front().meant.has_value());
    ASSERT_TRUE(perform(MendMap{{*findings.front().meant}, false})) << m_refusal;
    EXPECT_THAT(flaws(), IsEmpty());
    ASSERT_EQ(m_map.doors.size(), 1u);
    EXPECT_EQ(m_map.doors.begin()->kind, "archway");
    EXPECT_EQ(m_map.walls.size(), 1u);
}

TEST_F(MapCheck, WhatLiesFarBesideTheBoardIsTold) {
    board::PropRecord crate;
    crate.id = document::nextId(m_map);
    crate.at = {-3 * kUnit, 480};
    m_map.props.put(crate);
    board::LightRecord light;
    light.id = document::nextId(m_map);
    light.at = {-3 * kUnit, 480};
    light.dim = 4 * kUnit;
    m_map.lights.put(light);
    const auto findings = checkMap(m_map);
    ASSERT_EQ(findings.size(), 1u) << "the light shines in";
    EXPECT_EQ(findings.front().flaw, MapFlaw::OffTheBoard);
    mendAll();
    EXPECT_EQ(m_map.props.size(), 1u) << "nothing is lost without a word";
    ASSERT_TRUE(perform(MendMap{{*findings.front().repair}, false})) << m_refusal;
    EXPECT_TRUE(m_map.props.empty());
}

TEST_F(MapCheck, WhatIsGoneCannotBeMended) {
    wall({{240, 240}, {245, 240}});
    const MapRepair repair = *checkMap(m_map).front().repair;
    mendAll();
    const document::Encounter before = m_map;
    EXPECT_FALSE(perform(MendMap{{repair}, false}));
    EXPECT_THAT(m_refusal, HasSubstr("no element"));
    EXPECT_TRUE(document::sameContent(m_map, before));
}

TEST_F(MapCheck, NothingToMendIsNoStep) {
    room(1, 1, 5, 5);
    const board::BoardView board = document::boardOf(m_map);
    EXPECT_TRUE(plan({m_map, board, {}}, MendMap{{}, true})->empty());
}

// Rooms whose corners were shaken a little, doors beside them, walls twice.
TEST(MapCheckProperties, MendingEverythingLeavesNothingToMend) {
    const int count = test::cases(200);
    for (int i = 0; i < count; ++i) {
        std::mt19937 random(static_cast<unsigned>(i));
        const auto number = [&](int least, int most) {
            return static_cast<std::int32_t>(std::uniform_int_distribution<int>(least, most)(random));
        };
        const GridKind grid = i % 3 == 0   ? GridKind::Square
                              : i % 3 == 1 ? GridKind::HexPointy
                                           : GridKind::HexFlat;
        document::Encounter map = document::makeEncounter(document::DocumentKind::Map, {grid, 12, 12});
        const auto shaken = [&](LatticePoint p) -> LatticePoint {
            return {p.x + number(-14, 14), p.y + number(-14, 14)};
        };
        for (int wall = number(2, 14); wall > 0; --wall) {
            board::WallRecord record;
            record.id = document::nextId(map);
            LatticePoint at{kUnit * number(1, 8), kUnit * number(1, 8)};
            for (int point = number(2, 5); point > 0; --point) {
                const LatticePoint next = shaken(at);
                if (record.points.empty() || record.points.back() != next) record.points.push_back(next);
                (number(0, 1) == 0 ? at.x : at.y) += kUnit * number(-2, 2);
            }
            if (record.points.size() > 1) map.walls.put(record);
        }
        for (int door = number(0, 4); door > 0; --door) {
            board::DoorRecord record;
            record.id = document::nextId(map);
            const LatticePoint at{kUnit * number(1, 8), kUnit * number(1, 8)};
            record.where = {shaken(at), shaken({at.x + kUnit, at.y})};
            map.doors.put(record);
        }
        const board::BoardView board = document::boardOf(map);
        const auto changes = plan({map, board, {}}, MendMap{{}, true});
        ASSERT_TRUE(changes.ok()) << "case " << i << ": " << describe(changes.problem());
        ASSERT_TRUE(document::apply(map, *changes).ok());
        for (const MapFinding& finding : checkMap(map))
            EXPECT_TRUE(!finding.repair || !isSurelyWrong(finding.flaw))
                << "case " << i << ": flaw " << static_cast<int>(finding.flaw) << " at " << finding.at.x
                << ',' << finding.at.y;
        for (const board::WallRecord& wall : map.walls) ASSERT_TRUE(checkElement(wall).ok()) << "case " << i;
    }
}

}  // namespace tenaille::actions::map_check_test
