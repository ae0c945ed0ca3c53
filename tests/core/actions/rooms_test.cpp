// SPDX-License-Identifier: MIT
//
// Rooms stay whole: corners and sides are dragged with what is joined there, rooms move with their walls,
// doors, things and terrain, and leave the neighbours theirs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "core/actions/copies.h"
#include "core/actions/joined_move.h"
#include "core/actions/map_check.h"
#include "core/actions/map_elements.h"
#include "core/actions/room_parts.h"
#include "core/geometry/predicates.h"
#include "tests/core/actions/plan_fixture.h"
#include "tests/support/property.h"

namespace tenaille::actions::rooms_test {

using board::Cell;
using board::GridKind;
using geometry::LatticePoint;
using geometry::Segment;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

constexpr std::int32_t kUnit = geometry::kUnitsPerCell;
using Line = std::vector<LatticePoint>;

LatticePoint cells(std::int32_t x, std::int32_t y) { return {x * kUnit, y * kUnit}; }

class Rooms : public PlanFixture {
  protected:
    Rooms() : PlanFixture({GridKind::Square, 40, 30}) {}

    RecordId room(std::int32_t left, std::int32_t top, std::int32_t right, std::int32_t bottom) {
        perform(AddRoom{{cells(left, top), cells(right, top), cells(right, bottom), cells(left, bottom)}});
        RecordId last;
        for (const board::FloorRecord& floor : m_map.floors) last = std::max(last, floor.id);
        return last;
    }
    void door(Segment where) {
        AddDoor intent;
        intent.door.where = where;
        perform(intent);
    }
    const Line& floor(RecordId id) const { return m_map.floors.find(id)->outline; }
    std::vector<Line> walls() const {
        std::vector<Line> lines;
        for (const board::WallRecord& wall : m_map.walls) lines.push_back(wall.points);
        return lines;
    }
    std::vector<MapFlaw> flaws() const {
        std::vector<MapFlaw> found;
        for (const MapFinding& finding : checkMap(m_map))
            // Rooms that are moved apart are closed, and their doors lead nowhere.
            if (finding.flaw != MapFlaw::NoWayIn && finding.flaw != MapFlaw::DoorToNowhere)
                found.push_back(finding.flaw);
        return found;
    }
    void drag(std::vector<LatticePoint> corners, LatticePoint way) {
        perform(PutElements{"moveCorner", JoinedMove(m_map, std::move(corners)).by(way)});
    }
    void dragSide(Segment wall, LatticePoint way) {
        const JoinedMove side(m_map, wall);
        ASSERT_FALSE(side.empty());
        perform(PutElements{"moveSide", side.by(way)});
    }
};

TEST_F(Rooms, ACornerTakesFloorAndWallsAlong) {
    const RecordId id = room(1, 1, 5, 4);
    drag({cells(5, 4)}, cells(2, 1));
    EXPECT_THAT(floor(id), ElementsAre(cells(1, 1), cells(5, 1), cells(7, 5), cells(1, 4)));
    EXPECT_THAT(walls(),
                ElementsAre(ElementsAre(cells(1, 1), cells(5, 1), cells(7, 5), cells(1, 4), cells(1, 1))));
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, TheCornerWhereARingBeginsIsOne) {
    const RecordId id = room(1, 1, 5, 4);
    drag({cells(1, 1)}, cells(-1, -1));
    EXPECT_EQ(floor(id).front(), cells(0, 0));
    EXPECT_EQ(walls().front().front(), cells(0, 0));
    EXPECT_EQ(walls().front().back(), cells(0, 0));
}

TEST_F(Rooms, ADoorStaysInTheSideThatGrowsAndAsWideAsItIs) {
    room(1, 1, 7, 4);
    door({cells(3, 1), cells(4, 1)});
    drag({cells(7, 1)}, cells(3, 0));
    EXPECT_EQ(m_map.doors.begin()->where, (Segment{cells(3, 1), cells(4, 1)})) << "the side is longer";
    EXPECT_THAT(flaws(), IsEmpty());
    drag({cells(10, 1)}, cells(0, 8));
    const Segment turned = m_map.doors.begin()->where;
    const auto length = [](LatticePoint a, LatticePoint b) { return std::hypot(b.x - a.x, b.y - a.y); };
    EXPECT_NEAR(length(turned.a, turned.b), kUnit, 1) << "as wide as before";
    EXPECT_NEAR(length(cells(1, 1), turned.a), 2 * kUnit, 1);
    EXPECT_THAT(flaws(), IsEmpty());
    // Rounded to the lattice it still belongs to the side, and to the room.
    drag({cells(10, 9)}, cells(1, 3));
    EXPECT_NEAR(length(m_map.doors.begin()->where.a, m_map.doors.begin()->where.b), kUnit, 2);
    EXPECT_THAT(flaws(), IsEmpty());
    const std::size_t walls = m_map.walls.size();
    perform(MoveElements{{m_map.floors.begin()->id}, cells(5, 0)});
    EXPECT_EQ(m_map.walls.size(), walls) << "nothing stays behind";
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, OnASideThatBecomesTooShortEverythingComesCloser) {
    room(1, 1, 9, 4);
    door({cells(6, 1), cells(8, 1)});
    drag({cells(9, 1), cells(9, 4)}, cells(-4, 0));
    const Segment where = m_map.doors.begin()->where;
    EXPECT_EQ(where.a, (LatticePoint{1 * kUnit + 5 * kUnit / 2, kUnit}));
    EXPECT_EQ(where.b, (LatticePoint{1 * kUnit + 7 * kUnit / 2, kUnit}));
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, ARoomIsTurnedAndSizedWithAllThatIsInIt) {
    const RecordId id = room(4, 4, 10, 8);
    door({cells(4, 5), cells(4, 6)});
    PaintTerrain pool;
    pool.kind = "deepWater";
    pool.cells = {{5, 5}};
    perform(pool);
    const auto closed = [&] {
        EXPECT_THAT(flaws(), IsEmpty());
        EXPECT_EQ(m_map.doors.size(), 1u);
    };
    closed();
    perform(ReshapeElements{{id}, cells(7, 6), 1, 0});
    EXPECT_THAT(floor(id), UnorderedElementsAre(cells(5, 3), cells(9, 3), cells(9, 9), cells(5, 9)));
    EXPECT_EQ(m_map.doors.begin()->where.a.y, 3 * kUnit) << "west became north";
    EXPECT_EQ(m_map.terrain.begin()->cells, (std::vector<Cell>{{7, 4}}));
    closed();
    for (int i = 0; i < 3; ++i) perform(ReshapeElements{{id}, cells(7, 6), 1, 0});
    EXPECT_THAT(floor(id), UnorderedElementsAre(cells(4, 4), cells(10, 4), cells(10, 8), cells(4, 8)));
    EXPECT_EQ(m_map.doors.begin()->where.a.x, 4 * kUnit);
    perform(ReshapeElements{{id}, cells(7, 6), 0, 1});
    closed();
    EXPECT_EQ(floor(id).front(), (LatticePoint{888, 912})) << "a tenth farther from the middle";
}

TEST_F(Rooms, ARoomThatSharesWallsIsNotTurned) {
    const RecordId id = room(4, 4, 10, 8);
    room(10, 4, 14, 8);
    door({cells(10, 5), cells(10, 6)});
    const board::BoardView board = document::boardOf(m_map);
    const auto refused = plan({m_map, board, {}}, ReshapeElements{{id}, cells(7, 6), 1, 0});
    ASSERT_FALSE(refused.ok());
    EXPECT_THAT(describe(refused.problem()), testing::HasSubstr("shares walls or doors"));
}

TEST_F(Rooms, ASharedCornerTakesBothRoomsAlong) {
    const RecordId left = room(1, 1, 5, 4);
    const RecordId right = room(5, 1, 9, 4);
    drag({cells(5, 1)}, cells(0, -1));
    EXPECT_EQ(floor(left)[1], cells(5, 0));
    EXPECT_EQ(floor(right)[0], cells(5, 0));
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, AWallThatEndsOnTheSideFollowsIt) {
    room(1, 1, 9, 4);
    AddWall wall;
    wall.wall.points = {cells(3, 4), cells(3, 9)};
    perform(wall);
    drag({cells(9, 4)}, cells(0, 3));
    const Line& hanging = m_map.walls.find({document::nextId(m_map).value - 2})->points;
    const Segment side{cells(1, 4), cells(9, 7)};
    EXPECT_LT(std::abs(geometry::cross(side.a, side.b, hanging.front())), 9 * kUnit) << "within a unit";
    EXPECT_EQ(hanging.back(), cells(3, 9));
}

TEST_F(Rooms, ASideIsDraggedWithItsDoor) {
    const RecordId id = room(1, 1, 7, 4);
    door({cells(3, 4), cells(4, 4)});
    dragSide({cells(1, 4), cells(3, 4)}, cells(0, 2));
    EXPECT_THAT(floor(id), ElementsAre(cells(1, 1), cells(7, 1), cells(7, 6), cells(1, 6)));
    EXPECT_EQ(m_map.doors.begin()->where, (Segment{cells(3, 6), cells(4, 6)}));
    EXPECT_THAT(flaws(), IsEmpty());
}

// A corridor that goes on where the side ends, drawn after the room or before it, open to it or with a door.
class SidesBesideACorridor : public Rooms, public testing::WithParamInterface<std::tuple<bool, bool, int>> {};
INSTANTIATE_TEST_SUITE_P(Orders, SidesBesideACorridor,
                         testing::Combine(testing::Bool(), testing::Bool(), testing::Values(2, 1, -1)));

TEST_P(SidesBesideACorridor, TheSideGoesAndTheCorridorKeepsItsShape) {
    const auto& [corridorFirst, withDoor, way] = GetParam();
    RecordId hall;
    RecordId corridor;
    if (corridorFirst) corridor = room(5, 4, 10, 5);
    hall = room(1, 1, 5, 5);
    if (!corridorFirst) corridor = room(5, 4, 10, 5);
    if (withDoor) door({cells(5, 4), cells(5, 5)});
    dragSide({cells(1, 5), cells(5, 5)}, cells(0, way));
    EXPECT_THAT(floor(corridor), UnorderedElementsAre(cells(5, 4), cells(10, 4), cells(10, 5), cells(5, 5)));
    EXPECT_THAT(floor(hall),
                UnorderedElementsAre(cells(1, 1), cells(5, 1), cells(5, 5 + way), cells(1, 5 + way)));
    EXPECT_THAT(flaws(), IsEmpty());
    if (withDoor) {
        EXPECT_EQ(m_map.doors.begin()->where, (Segment{cells(5, 4), cells(5, 5)}));
    }
    dragSide({cells(1, 5 + way), cells(5, 5 + way)}, cells(0, -way));
    EXPECT_THAT(floor(hall), UnorderedElementsAre(cells(1, 1), cells(5, 1), cells(5, 5), cells(1, 5)));
    // A room that grows over a door stands before it: that is told.
    if (withDoor && way < 0) return;
    EXPECT_THAT(flaws(), IsEmpty()) << "and back";
}

TEST_F(Rooms, ASideWithACorridorInItsMiddleTakesItsEndAlong) {
    room(1, 1, 5, 5);
    const RecordId corridor = room(5, 2, 10, 3);
    dragSide({cells(5, 3), cells(5, 5)}, cells(2, 0));
    EXPECT_THAT(floor(corridor), UnorderedElementsAre(cells(7, 2), cells(10, 2), cells(10, 3), cells(7, 3)));
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, ASideThatIsDraggedPastACorridorLeavesItAsItIs) {
    const RecordId hall = room(1, 1, 5, 8);
    const RecordId corridor = room(5, 4, 10, 5);
    dragSide({cells(1, 8), cells(5, 8)}, cells(0, -5));
    EXPECT_THAT(floor(hall), UnorderedElementsAre(cells(1, 1), cells(5, 1), cells(5, 3), cells(1, 3)));
    EXPECT_THAT(floor(corridor), UnorderedElementsAre(cells(5, 4), cells(10, 4), cells(10, 5), cells(5, 5)));
}

TEST_F(Rooms, ASideBesideANeighbourOfTheSameHeightGoesAlone) {
    const RecordId left = room(1, 1, 5, 5);
    const RecordId right = room(5, 1, 9, 5);
    dragSide({cells(1, 5), cells(5, 5)}, cells(0, 2));
    EXPECT_THAT(floor(left), UnorderedElementsAre(cells(1, 1), cells(5, 1), cells(5, 7), cells(1, 7)));
    EXPECT_THAT(floor(right), UnorderedElementsAre(cells(5, 1), cells(9, 1), cells(9, 5), cells(5, 5)));
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, ACornerOnItsNeighbourIsDroppedWhileSomethingIsLeft) {
    const RecordId id = room(1, 1, 5, 4);
    drag({cells(5, 4)}, cells(0, -3));
    EXPECT_THAT(floor(id), ElementsAre(cells(1, 1), cells(5, 1), cells(1, 4)));
    EXPECT_THAT(walls().front(), ElementsAre(cells(1, 1), cells(5, 1), cells(1, 4), cells(1, 1)));
}

TEST_F(Rooms, ARoomMovesWithAllThatBelongsToIt) {
    const RecordId id = room(1, 1, 5, 4);
    door({cells(3, 1), cells(4, 1)});
    AddWall inner;
    inner.wall.points = {cells(3, 1), cells(3, 3)};
    perform(inner);
    board::LightRecord light;
    light.at = cells(2, 2);
    light.dim = 480;
    board::NoteRecord elsewhere;
    elsewhere.at = cells(12, 2);
    perform(PutElements{"addLight", {light, elsewhere}});
    perform(PaintTerrain{"difficult", {{1, 1}, {2, 2}, {9, 9}}});
    perform(MoveElements{{id}, cells(10, 5)});
    EXPECT_EQ(floor(id).front(), cells(11, 6));
    EXPECT_EQ(m_map.doors.begin()->where, (Segment{cells(13, 6), cells(14, 6)}));
    EXPECT_EQ(m_map.lights.begin()->at, cells(12, 7));
    EXPECT_EQ(m_map.notes.begin()->at, cells(12, 2));
    EXPECT_THAT(m_map.terrain.begin()->cells, ElementsAre(Cell{9, 9}, Cell{11, 6}, Cell{12, 7}));
    for (const Line& line : walls())
        for (const LatticePoint point : line) EXPECT_GE(point.x, cells(11, 0).x);
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, CreaturesGoWithTheRoomTheyStandIn) {
    const RecordId id = room(1, 1, 7, 5);
    const auto stand = [&](const char* name, Cell at, std::int32_t width) {
        board::TokenRecord token;
        token.name = name;
        token.id = token.creature.record = document::nextId(m_map);
        token.creature.at = at;
        token.creature.footprint = {width, width, board::HexShape::H1};
        m_map.tokens.put(token);
    };
    stand("inside", {2, 2}, 1);
    stand("large", {4, 3}, 2);
    stand("beside", {8, 3}, 1);
    perform(MoveElements{{id}, cells(10, 2)});
    const auto places = [&] {
        std::vector<Cell> at;
        for (const board::TokenRecord& token : m_map.tokens) at.push_back(token.creature.at);
        return at;
    };
    EXPECT_THAT(places(), ElementsAre(Cell{12, 4}, Cell{14, 5}, Cell{8, 3}));
    perform(MoveElements{{id}, cells(-13, 0)});
    EXPECT_THAT(places(), ElementsAre(Cell{12, 4}, Cell{1, 5}, Cell{8, 3})) << "nobody leaves the board";
}

TEST_F(Rooms, TorchesOnEveryWallGoWithTheRoom) {
    const RecordId id = room(1, 1, 7, 5);
    const std::vector<LatticePoint> places{cells(1, 3), cells(7, 3), cells(3, 1), cells(3, 5), cells(7, 5)};
    for (const LatticePoint place : places) {
        board::LightRecord torch;
        torch.at = place;
        torch.bright = torch.dim = 4000;
        perform(PutElements{"addLight", {torch}});
    }
    perform(MoveElements{{id}, cells(10, 2)});
    std::vector<LatticePoint> moved;
    for (const board::LightRecord& torch : m_map.lights) moved.push_back(torch.at - cells(10, 2));
    EXPECT_THAT(moved, testing::UnorderedElementsAreArray(places));
}

TEST_F(Rooms, FloorsThatLieOnItGoWithARoom) {
    const RecordId id = room(1, 1, 7, 6);
    room(7, 1, 9, 6);
    board::FloorRecord carpet;
    carpet.material = "wood";
    carpet.outline = {cells(1, 1), cells(3, 1), cells(3, 3)};
    perform(PutElements{"addFloor", {carpet}});
    perform(MoveElements{{id}, cells(10, 10)});
    std::vector<LatticePoint> begins;
    for (const board::FloorRecord& one : m_map.floors) begins.push_back(one.outline.front());
    EXPECT_THAT(begins, ElementsAre(cells(11, 11), cells(7, 1), cells(11, 11)));
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, ASharedWallStaysAndACopyGoes) {
    const RecordId left = room(1, 1, 5, 4);
    const RecordId right = room(5, 1, 9, 4);
    door({cells(5, 2), cells(5, 3)});
    perform(MoveElements{{right}, cells(4, 0)});
    EXPECT_EQ(m_map.doors.begin()->where, (Segment{cells(5, 2), cells(5, 3)})) << "with the neighbour";
    ASSERT_EQ(m_map.doors.size(), 2u);
    EXPECT_EQ((m_map.doors.begin() + 1)->where, (Segment{cells(9, 2), cells(9, 3)})) << "a copy";
    EXPECT_EQ(floor(left).front(), cells(1, 1));
    EXPECT_EQ(floor(right).front(), cells(9, 1));
    EXPECT_THAT(flaws(), IsEmpty()) << "both rooms are closed";
    perform(MoveElements{{right}, cells(-4, 0)});
    EXPECT_EQ(m_map.doors.size(), 1u) << "one door and one wall between them again";
    EXPECT_THAT(flaws(), IsEmpty());
}

// In steps through its neighbours and back: as many pieces of wall in as many places as before.
TEST_F(Rooms, ThereAndBackIsAsItWas) {
    room(2, 2, 7, 6);
    const RecordId middle = room(7, 2, 12, 6);
    room(12, 2, 18, 11);
    room(7, 6, 12, 11);
    door({cells(7, 3), cells(7, 4)});
    door({cells(12, 4), cells(12, 5)});
    AddWall low;
    low.wall.kind = "lowWall";
    low.wall.points = {cells(8, 3), cells(8, 5)};
    perform(low);
    AddWall curtain;
    curtain.wall.kind = "curtain";
    curtain.wall.points = {cells(14, 3), cells(14, 5)};
    perform(curtain);
    board::LightRecord lamp;
    lamp.at = cells(16, 5);
    lamp.dim = 480;
    perform(PutElements{"addLight", {lamp}});
    const auto length = [&] {
        double sum = 0;
        for (const Line& line : walls())
            for (std::size_t i = 1; i < line.size(); ++i)
                sum += std::hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y);
        return sum;
    };
    const double before = length();
    for (const std::vector<LatticePoint>& way :
         {std::vector{cells(1, 0), cells(-1, 0)}, std::vector{cells(0, 1), cells(0, 1), cells(0, -2)},
          std::vector{LatticePoint{120, 0}, cells(8, 12), LatticePoint{-120, 0}, cells(-8, -12)}}) {
        for (const LatticePoint by : way) perform(MoveElements{{middle}, by});
        EXPECT_EQ(length(), before);
        EXPECT_EQ(m_map.doors.size(), 2u);
        EXPECT_EQ(m_map.lights.begin()->at, lamp.at) << "it belongs to the floor on top";
        EXPECT_THAT(flaws(), IsEmpty());
    }
}

TEST_F(Rooms, ADoorOfAMovedRoomOpensTheWallThatItComesTo) {
    room(1, 1, 5, 4);
    const RecordId id = room(10, 1, 14, 4);
    door({cells(10, 2), cells(10, 3)});
    perform(MoveElements{{id}, cells(-5, 0)});
    EXPECT_EQ(m_map.doors.begin()->where, (Segment{cells(5, 2), cells(5, 3)}));
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, WallsThatGoOnBesideTheRoomAreCut) {
    const RecordId id = room(5, 5, 9, 8);
    m_map.walls.erase(m_map.walls.begin()->id);
    AddWall wall;
    wall.wall.points = {cells(0, 5), cells(20, 5)};
    perform(wall);
    perform(MoveElements{{id}, cells(0, 10)});
    EXPECT_THAT(walls(), UnorderedElementsAre(ElementsAre(cells(0, 5), cells(5, 5)),
                                              ElementsAre(cells(9, 5), cells(20, 5)),
                                              ElementsAre(cells(5, 15), cells(9, 15))));
}

TEST_F(Rooms, WithoutAFloorEverythingMovesAlone) {
    room(1, 1, 5, 4);
    const RecordId wall = m_map.walls.begin()->id;
    perform(MoveElements{{wall}, cells(1, 0)});
    EXPECT_EQ(m_map.floors.begin()->outline.front(), cells(1, 1));
    EXPECT_EQ(walls().front().front(), cells(2, 1));
    EXPECT_FALSE(refusal(MoveElements{{{9999}}, cells(1, 0)}).empty());
    EXPECT_FALSE(refusal(MoveElements{{wall}, {500'000, 0}}).empty());
}

TEST_F(Rooms, ACopyHasAllThatIsAroundAndOnIt) {
    room(1, 1, 5, 4);
    const RecordId right = room(5, 1, 9, 4);
    door({cells(5, 2), cells(5, 3)});
    int doors = 0;
    double length = 0;
    for (const MapElement& element : roomsToCopy(m_map, {right}).going) {
        doors += std::holds_alternative<board::DoorRecord>(element) ? 1 : 0;
        if (const auto* wall = std::get_if<board::WallRecord>(&element))
            for (std::size_t i = 1; i < wall->points.size(); ++i)
                length += std::hypot(wall->points[i].x - wall->points[i - 1].x,
                                     wall->points[i].y - wall->points[i - 1].y);
    }
    EXPECT_EQ(doors, 1);
    EXPECT_EQ(length, 13 * kUnit) << "all around but the door";
}

TEST_F(Rooms, ARoomThatLostAWallIsToldAndMended) {
    const RecordId id = room(1, 1, 5, 4);
    const RecordId ring = m_map.walls.begin()->id;
    board::WallRecord wall = *m_map.walls.find(ring);
    wall.points.pop_back();
    m_map.walls.put(wall);
    std::vector<MapFinding> findings = checkMap(m_map);
    std::erase_if(findings, [](const MapFinding& one) { return one.flaw == MapFlaw::NoWayIn; });
    ASSERT_THAT(findings, SizeIs(1));
    EXPECT_EQ(findings.front().flaw, MapFlaw::OpenSide);
    EXPECT_THAT(findings.front().records, ElementsAre(id));
    EXPECT_EQ(findings.front().size, 3000);
    EXPECT_FALSE(isSurelyWrong(MapFlaw::OpenSide));
    perform(MendMap{{*findings.front().repair}, false});
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, OpeningsThatAreMeantAreNotTold) {
    board::FloorRecord lawn;
    lawn.material = "grass";
    lawn.outline = {cells(20, 20), cells(30, 20), cells(30, 28)};
    perform(PutElements{"addFloor", {lawn}});
    room(1, 1, 5, 4);
    room(5, 2, 12, 3);
    EXPECT_THAT(flaws(), IsEmpty());
    // The corridor opens into the room.
    board::WallRecord wall = *m_map.walls.begin();
    wall.points = {cells(5, 2), cells(5, 1), cells(1, 1), cells(1, 4), cells(5, 4), cells(5, 3)};
    m_map.walls.put(wall);
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, WhatIsCopiedIsPastedWithKindsTerrainAndCreatures) {
    PutKind bars;
    bars.kind.label = "Bars";
    bars.kind.like = "hedge";
    perform(bars);
    const RecordId id = room(1, 1, 5, 4);
    board::WallRecord wall = *m_map.walls.begin();
    wall.kind = "own1";
    m_map.walls.put(wall);
    perform(PaintTerrain{"difficult", {{2, 2}, {9, 9}}});
    AddTokens goblin;
    goblin.prototype.name = "Goblin";
    goblin.near = {3, 3};
    perform(goblin);
    const RecordId token = m_map.tokens.begin()->id;
    auto copy = std::make_shared<document::Encounter>(copyOf(m_map, {id, token}));
    EXPECT_EQ(copy->kinds.size(), 1u);
    EXPECT_FALSE(hasNothing(*copy));
    EXPECT_TRUE(hasNothing(copyOf(m_map, {})));
    EXPECT_EQ(middleOfCopy(*copy), cells(3, 2));
    perform(Paste{copy, cells(10, 0)});
    EXPECT_EQ(m_map.kinds.size(), 1u) << "the same kind";
    EXPECT_EQ(m_map.floors.size(), 2u);
    EXPECT_THAT(m_map.terrain.begin()->cells, ElementsAre(Cell{2, 2}, Cell{9, 9}, Cell{12, 2}));
    ASSERT_EQ(m_map.tokens.size(), 2u);
    const board::TokenRecord& pasted = *std::next(m_map.tokens.begin());
    EXPECT_EQ(pasted.name, "Goblin 2");
    EXPECT_EQ(pasted.creature.at, m_map.tokens.begin()->creature.at + (Cell{10, 0}));
    // Elsewhere the name of the kind is taken.
    m_map = document::makeEncounter(document::DocumentKind::Map, {GridKind::Square, 40, 30});
    PutKind rope;
    rope.kind.label = "Rope";
    rope.kind.like = "curtain";
    perform(rope);
    perform(Paste{copy, {}});
    EXPECT_EQ(m_map.walls.begin()->kind, "own2");
    EXPECT_EQ(document::kindsOf(m_map).wall("own2")->label, "Bars");
    m_map = document::makeEncounter(document::DocumentKind::Map, {GridKind::HexPointy, 40, 30});
    EXPECT_THAT(refusal(Paste{copy, {}}), testing::HasSubstr("another kind of grid"));
}

TEST_F(Rooms, ARoomPastedBesideAnotherSharesItsWall) {
    const RecordId id = room(1, 1, 5, 4);
    auto copy = std::make_shared<document::Encounter>(copyOf(m_map, {id}));
    perform(Paste{copy, cells(4, 0)});
    EXPECT_THAT(walls(), UnorderedElementsAre(SizeIs(5), SizeIs(4))) << "three sides are new";
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, WhatIsCutIsGoneAndPastedBackIsThereAgain) {
    room(1, 1, 5, 4);
    const RecordId right = room(5, 1, 9, 4);
    door({cells(7, 1), cells(8, 1)});
    perform(PaintTerrain{"difficult", {{6, 2}}});
    AddTokens goblin;
    goblin.prototype.name = "Goblin";
    goblin.near = {6, 2};
    perform(goblin);
    const auto copy = std::make_shared<document::Encounter>(copyOf(m_map, {right, m_map.tokens.begin()->id}));
    const std::size_t pieces = document::boardOf(m_map).barriers().size();
    perform(Cut{{right, m_map.tokens.begin()->id}});
    EXPECT_EQ(m_map.floors.size(), 1u);
    EXPECT_TRUE(m_map.doors.empty());
    EXPECT_TRUE(m_map.terrain.empty());
    EXPECT_TRUE(m_map.tokens.empty());
    EXPECT_THAT(flaws(), IsEmpty()) << "the neighbour keeps its wall";
    perform(Paste{copy, {}});
    EXPECT_EQ(m_map.doors.size(), 1u);
    EXPECT_EQ(m_map.terrain.begin()->cells, (std::vector<Cell>{{6, 2}}));
    EXPECT_EQ(m_map.tokens.size(), 1u);
    EXPECT_EQ(document::boardOf(m_map).barriers().size(), pieces);
    EXPECT_THAT(flaws(), IsEmpty());
}

TEST_F(Rooms, ARoomThatIsCoveredForAWhileIsNotTakenAlong) {
    room(2, 2, 4, 4);
    const RecordId big = room(10, 1, 18, 8);
    perform(MoveElements{{big}, cells(-9, 0)});
    perform(MoveElements{{big}, cells(9, 0)});
    EXPECT_EQ(m_map.floors.begin()->outline.front(), cells(2, 2));
    EXPECT_EQ(m_map.walls.size(), 2u);
    EXPECT_THAT(flaws(), IsEmpty());
}

// Rooms are moved about, at times onto each other: every step is undone exactly (perform), ids stay unique,
// no wall lies behind a door that came with a room.
TEST_F(Rooms, AnyMovesLeaveRoomsWhole) {
    for (int i = 0; i < test::cases(2'000); ++i) {
        test::Random random(test::seedOf(90, i));
        m_map = document::makeEncounter(document::DocumentKind::Map, {GridKind::Square, 40, 30});
        std::vector<RecordId> rooms;
        for (int n = 0; n < 4; ++n) {
            const int left = random.between(0, 20);
            const int top = random.between(0, 15);
            rooms.push_back(room(left, top, left + random.between(2, 6), top + random.between(2, 6)));
            const Line& outline = floor(rooms.back());
            if (random.oneIn(2)) door({outline[0], outline[0] + cells(1, 0)});
        }
        for (int n = 0; n < 6; ++n) {
            const RecordId id = rooms[static_cast<std::size_t>(random.between(0, 3))];
            const LatticePoint before = floor(id).front();
            const LatticePoint by = cells(random.between(-6, 6), random.between(-6, 6));
            perform(MoveElements{{id}, by});
            EXPECT_EQ(floor(id).front(), before + by);
            std::set<RecordId> ids;
            std::size_t count = 0;
            const auto look = [&](const auto& table) {
                for (const auto& record : table) ids.insert(record.id), ++count;
            };
            std::apply([&](const auto&... table) { (look(table), ...); }, m_map.tables());
            EXPECT_EQ(ids.size(), count) << "case " << i;
            // Its own sides are closed all around.
            for (const MapFinding& finding : checkMap(m_map))
                EXPECT_FALSE(finding.flaw == MapFlaw::OpenSide &&
                             finding.records == std::vector<RecordId>{id})
                    << "case " << i << ", move " << n;
        }
    }
}

}  // namespace tenaille::actions::rooms_test
