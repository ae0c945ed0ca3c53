// SPDX-License-Identifier: MIT
#include "core/document/hidden_doors.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "core/document/door_walls.h"
#include "core/document/project.h"
#include "tests/support/property.h"
#include "tests/support/sample_boards.h"

namespace tenaille::document::hidden_doors_test {

using board::DoorMemory;
using board::DoorState;
using board::LatticePoint;
using Points = std::vector<LatticePoint>;

Encounter emptyMap() { return makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 40, 40}); }

RecordId putWall(Encounter& map, const std::string& kind, Points points) {
    board::WallRecord wall;
    wall.kind = kind;
    wall.points = std::move(points);
    return test::add(map, map.walls, wall);
}

RecordId putDoor(Encounter& map, LatticePoint a, LatticePoint b, const char* kind = "secretDoor") {
    board::DoorRecord door;
    door.kind = kind;
    door.where = {a, b};
    return test::add(map, map.doors, door);
}

auto shownWalls(const Encounter& map) { return project(map, Audience::Players).walls; }

LatticePoint partOf(LatticePoint a, LatticePoint b, double share) {
    return {a.x + static_cast<std::int32_t>(std::lround((b.x - a.x) * share)),
            a.y + static_cast<std::int32_t>(std::lround((b.y - a.y) * share))};
}

// Of the angle between a line and the way from its end, or from about there, to a point.
double sine(LatticePoint from, LatticePoint to, LatticePoint point) {
    return static_cast<double>(geometry::cross(from, to, point)) /
           (std::hypot(to.x - from.x, to.y - from.y) * std::hypot(point.x - to.x, point.y - to.y) + 1);
}

// A slanted wall with doors in it, whose ends lie beside its line, and the same one whole. Other walls begin
// at the ends of the doors.
TEST(HiddenDoorsProperties, NothingTellsThatThereIsADoorInAWall) {
    const std::array<const char*, 6> kinds{"stone", "hedge", "fence", "window", "arrowSlit", "curtain"};
    for (int i = 0; i < test::cases(4000); ++i) {
        test::Random random(test::seedOf(812, i));
        SCOPED_TRACE("case " + std::to_string(i));
        const auto anywhere = [&] { return LatticePoint{random.between(0, 9000), random.between(0, 9000)}; };
        const std::string kind = kinds[static_cast<std::size_t>(random.between(0, 5))];
        const LatticePoint from = anywhere();
        const LatticePoint to = anywhere();
        if (std::hypot(to.x - from.x, to.y - from.y) < 1500) continue;
        Encounter cut = emptyMap();
        Encounter whole = emptyMap();
        whole.uuid = cut.uuid;
        const Points beyond{to, anywhere()};  // a corner
        if (std::abs(sine(from, to, beyond.back())) < 0.05) continue;
        const int doors = random.between(1, 3);
        const bool atCorner = random.oneIn(3);
        Points stops{from};
        for (int stop = 1; stop < 2 * doors + (atCorner ? 0 : 1); ++stop)
            stops.push_back(partOf(from, to, stop / (2.0 * doors + (atCorner ? 0 : 1))));
        stops.push_back(to);
        for (std::size_t stop = 1; stop < stops.size(); ++stop) {
            const bool turned = random.oneIn(2);
            const LatticePoint a = stops[turned ? stop : stop - 1];
            const LatticePoint b = stops[turned ? stop - 1 : stop];
            if (stop % 2 == 0)
                putDoor(cut, a, b);
            else
                putWall(cut, kind, {a, b});
            if (stop + 1 == stops.size() || !random.oneIn(3)) continue;
            const std::string other = kinds[static_cast<std::size_t>(random.between(0, 5))];
            const LatticePoint away = anywhere();
            if (std::abs(sine(from, stops[stop], away)) < 0.05) continue;  // goes on in the line as well
            putWall(cut, other, {stops[stop], away});
            putWall(whole, other, {stops[stop], away});
        }
        putWall(cut, kind, beyond);
        putWall(whole, kind, {from, to});
        putWall(whole, kind, beyond);
        settleDoors(cut);
        EXPECT_EQ(shownWalls(cut), shownWalls(whole));
        for (const HiddenDoor& door : hiddenDoors(cut))
            EXPECT_EQ(door.effect.stopsSight, board::Kinds().wall(kind)->effect.stopsSight);
    }
}

// Nor in one that is recorded in pieces, or not cut at all.
TEST(HiddenDoors, HoweverTheWallIsRecorded) {
    for (const char* kind : {"stone", "fence"}) {
        Encounter whole = emptyMap();
        putWall(whole, kind, {{240, 2000}, {5520, 3110}});
        Encounter pieces = emptyMap();
        putWall(pieces, kind, {{240, 2000}, {2880, 2555}, {3100, 2601}});  // the middle lies on the line
        putDoor(pieces, {3100, 2601}, {3335, 2651});
        putWall(pieces, kind, {{3335, 2651}, {5520, 3110}});
        settleDoors(pieces);
        EXPECT_EQ(shownWalls(pieces), shownWalls(whole)) << kind;
        Encounter uncut = whole;
        putDoor(uncut, {2119, 2395}, {2354, 2444});
        settleDoors(uncut);
        EXPECT_EQ(shownWalls(uncut), shownWalls(whole)) << kind;
    }
}

// What a door looks like does not depend on whether another one is open.
TEST(HiddenDoors, AnotherSecretDoorThatIsOpenIsStillTheirNeighbour) {
    Encounter map = emptyMap();
    putWall(map, "fence", {{0, 240}, {240, 240}});
    const RecordId second = putDoor(map, {240, 240}, {480, 240});
    const RecordId first = putDoor(map, {480, 240}, {720, 240});
    putWall(map, "stone", {{720, 240}, {720, 720}});
    settleDoors(map);
    const auto effectOfFirst = [&] {
        for (const HiddenDoor& door : hiddenDoors(map))
            if (door.door == first) return door.effect;
        return board::BarrierEffect{};
    };
    const auto lookOfFirst = [&] {
        const Encounter shown = project(map, Audience::Players);
        const board::WallRecord* wall = test::wallAlong(shown, map.doors.find(first)->where);
        return wall != nullptr ? wall->kind : std::string();
    };
    for (const DoorState state : {DoorState::Closed, DoorState::Open, DoorState::Locked}) {
        board::DoorRecord door = *map.doors.find(second);
        door.state = state;
        map.doors.put(door);
        EXPECT_EQ(lookOfFirst(), "fence");
        EXPECT_FALSE(effectOfFirst().stopsSight);
        EXPECT_EQ(hiddenDoors(map).size(), state == DoorState::Open ? 1u : 2u);
    }
}

TEST(HiddenDoors, WhoStandsAloneIsAWallIfItHidesWhatIsBehind) {
    Encounter map = emptyMap();
    const RecordId solid = putDoor(map, {240, 240}, {480, 240});
    const RecordId unknown = putDoor(map, {240, 720}, {480, 720}, "of a newer version");
    settleDoors(map);
    const Encounter shown = project(map, Audience::Players);
    ASSERT_NE(test::wallAlong(shown, map.doors.find(solid)->where), nullptr);
    EXPECT_EQ(test::wallAlong(shown, map.doors.find(solid)->where)->kind, "stone");
    EXPECT_EQ(test::wallAlong(shown, map.doors.find(unknown)->where), nullptr);
    const std::vector<HiddenDoor> hidden = hiddenDoors(map);
    ASSERT_EQ(hidden.size(), 2u);
    EXPECT_TRUE(hidden[0].effect.stopsSight);
    EXPECT_FALSE(hidden[1].effect.stopsSight);
}

// Walls that only the game master sees do nothing to it.
TEST(HiddenDoors, AmongWallsThatNobodySeesItKeepsItsOwnEffect) {
    Encounter map = emptyMap();
    board::KindRecord veil;
    veil.of = board::KindOf::Wall;
    veil.kind = "veil";
    veil.like = "invisible";
    veil.barrier.stopsSight = true;
    test::add(map, map.kinds, veil);
    putWall(map, "veil", {{0, 240}, {240, 240}});
    putDoor(map, {240, 240}, {480, 240}, "of a newer version");
    settleDoors(map);
    ASSERT_EQ(hiddenDoors(map).size(), 1u);
    EXPECT_FALSE(hiddenDoors(map).front().effect.stopsSight);
}

// From which end it is recorded is nothing that shows.
TEST(HiddenDoors, BesideAOneWayWallItStopsSightFromBothSides) {
    for (const bool turned : {false, true}) {
        Encounter map = emptyMap();
        putWall(map, "oneWay", {{240, 240}, {240, 720}});
        putDoor(map, {turned ? 480 : 240, 240}, {turned ? 240 : 480, 240});
        settleDoors(map);
        ASSERT_EQ(hiddenDoors(map).size(), 1u);
        EXPECT_TRUE(hiddenDoors(map).front().effect.stopsSight);
        EXPECT_FALSE(hiddenDoors(map).front().effect.oneWay) << "it touches it";
        Encounter line = emptyMap();
        putWall(line, "oneWay", {{0, 240}, {240, 240}});
        putDoor(line, {turned ? 480 : 240, 240}, {turned ? 240 : 480, 240});
        settleDoors(line);
        ASSERT_EQ(hiddenDoors(line).size(), 1u);
        EXPECT_TRUE(hiddenDoors(line).front().effect.oneWay) << "it goes on";
        EXPECT_EQ(hiddenDoors(line).front().where, (geometry::Segment{{240, 240}, {480, 240}}));
    }
}

// Over the seam of two walls that look alike and do not stop sight alike, on a slanted line, where the ends
// of the door lie next to it.
TEST(HiddenDoors, OverASeamTheWallIsOne) {
    const auto room = [](bool withDoor) {
        Encounter map = makeEncounter(DocumentKind::Map, {board::GridKind::Square, 12, 12});
        map.uuid = {};
        board::WallRecord wall;
        wall.points = {{240, 240}, {943, 651}};
        test::add(map, map.walls, wall);
        wall.kind = "oneWay";
        wall.points = {{943, 651}, {1646, 1062}};
        test::add(map, map.walls, wall);
        board::DoorRecord door;
        door.kind = "secretDoor";
        door.where = {{840, 591}, {1047, 712}};
        if (withDoor) test::add(map, map.doors, door);
        settleDoors(map);
        return project(map, Audience::Players);
    };
    EXPECT_EQ(room(true).walls, room(false).walls);
}

}  // namespace tenaille::document::hidden_doors_test
