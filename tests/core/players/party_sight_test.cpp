// SPDX-License-Identifier: MIT
#include "core/players/party_sight.h"

#include <gtest/gtest.h>

#include <iterator>

#include "tests/core/players/dark_board.h"
#include "tests/core/players/players_fixture.h"
#include "tests/support/property.h"

namespace tenaille::players::party_sight_test {

using board::DoorState;
using board::SampleMask;
using test::hasCell;
using test::kCell;
using test::TwoRooms;

SampleMask seen(const TwoRooms& rooms) { return rooms.ground().seenByParty(rooms.map).seen; }

TEST(PartySight, EndsAtWallsAndClosedDoors) {
    TwoRooms rooms;
    const SampleMask closed = seen(rooms);
    EXPECT_TRUE(hasCell(closed, 0, 0));
    EXPECT_TRUE(hasCell(closed, 5, 5));
    for (int x = 6; x < 12; ++x)
        for (int y = 0; y < 6; ++y) EXPECT_FALSE(hasCell(closed, x, y)) << x << ", " << y;
    EXPECT_EQ(closed.count(), 6 * 6 * 256) << "the room to its walls and not a sample more";
    rooms.setDoor(DoorState::Open);
    const SampleMask open = seen(rooms);
    EXPECT_TRUE(open.includes(closed));
    EXPECT_TRUE(hasCell(open, 8, 2));
    EXPECT_TRUE(hasCell(open, 11, 2));
    EXPECT_FALSE(hasCell(open, 6, 5));
    EXPECT_FALSE(hasCell(open, 6, 0));
}

TEST(PartySight, WindowsLetItThroughSmokeDoesNot) {
    TwoRooms rooms("window");
    EXPECT_TRUE(hasCell(seen(rooms), 8, 2));
    board::TerrainRecord smoke;
    smoke.kind = "thickSmoke";
    smoke.cells = {{6, 2}};
    test::add(rooms.map, rooms.map.terrain, smoke);
    EXPECT_FALSE(hasCell(seen(rooms), 8, 2));
}

TEST(PartySight, CornersOfALargeSpaceLookPastAPillar) {
    TwoRooms rooms;
    rooms.wall({{4 * kCell, 2 * kCell}, {4 * kCell, 3 * kCell}});
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.creature.at = {2, 2}; });
    const SampleMask small = seen(rooms);
    EXPECT_FALSE(small.test(5 * 16 + 8, 2 * 16 + 8)) << "right behind the wall";
    EXPECT_TRUE(small.test(5 * 16 + 15, 28)) << "past its edge, from a corner of the space";
    EXPECT_FALSE(small.test(5 * 16 + 15, 31));
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) {
        hero.creature.at = {1, 1};
        hero.creature.size = board::SizeCategory::Huge;
        hero.creature.footprint = board::footprintOf(hero.creature.size);
    });
    EXPECT_TRUE(seen(rooms).test(5 * 16 + 8, 2 * 16 + 8)) << "between its shoulders nothing hides";
}

TEST(PartySight, NobodyLooksThroughTheWallHeLeansOn) {
    TwoRooms rooms;
    for (const board::Cell at : {board::Cell{5, 0}, {5, 2}, {5, 5}, {0, 0}, {0, 5}}) {
        rooms.edit(rooms.hero, [&](board::TokenRecord& hero) { hero.creature.at = at; });
        const SampleMask mask = seen(rooms);
        EXPECT_EQ(mask.count(), 6 * 6 * 256) << at.x << ", " << at.y;
        EXPECT_EQ(mask.bounds(), (board::SampleBox{0, 0, 96, 96}));
    }
}

board::CarriedLight torch(std::int32_t reach) { return {reach / 2, reach}; }

TEST(PartySight, InTheDarkByLampsDarkvisionAndLowLight) {
    TwoRooms rooms;
    rooms.setView(board::PlayerMode::Fog, board::Daylight::Dark);
    EXPECT_EQ(seen(rooms).count(), 256) << "his own space";
    board::LightRecord lamp;
    lamp.at = {5 * kCell, 5 * kCell};
    lamp.bright = kCell;
    lamp.dim = 2 * kCell;
    test::add(rooms.map, rooms.map.lights, lamp);
    EXPECT_TRUE(hasCell(seen(rooms), 4, 4));
    EXPECT_FALSE(hasCell(seen(rooms), 0, 0));
    EXPECT_FALSE(hasCell(seen(rooms), 2, 5));
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.creature.senses = {board::Sense::LowLight}; });
    EXPECT_TRUE(hasCell(seen(rooms), 2, 5)) << "twice as far";
    EXPECT_FALSE(hasCell(seen(rooms), 0, 0));
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) {
        hero.creature.senses = {board::Sense::Darkvision};
        hero.creature.darkvisionRange = 3;
    });
    EXPECT_TRUE(hasCell(seen(rooms), 0, 2));
    EXPECT_FALSE(hasCell(seen(rooms), 5, 0));
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.creature.darkvisionRange.reset(); });
    EXPECT_EQ(seen(rooms).count(), 6 * 6 * 256);
}

// What they see in no bright light is told apart: around a lamp, at dusk, by darkvision.
TEST(PartySight, WhatLiesInDimLightIsTold) {
    TwoRooms rooms;
    const auto isDim = [&](std::int32_t x, std::int32_t y) {
        return hasCell(rooms.ground().seenByParty(rooms.map).dim, x, y);
    };
    EXPECT_TRUE(rooms.ground().seenByParty(rooms.map).dim.empty()) << "by day";
    board::TerrainRecord shade;
    shade.kind = "dimLight";
    shade.cells = {{1, 5}};
    test::add(rooms.map, rooms.map.terrain, shade);
    EXPECT_TRUE(isDim(1, 5)) << "CO-05";
    EXPECT_FALSE(isDim(2, 5));
    rooms.setView(board::PlayerMode::Fog, board::Daylight::Dim);
    EXPECT_TRUE(isDim(2, 5));
    EXPECT_TRUE(isDim(5, 5));
    board::LightRecord lamp;
    lamp.at = {5 * kCell, 5 * kCell};
    lamp.bright = 2 * kCell;
    lamp.dim = 4 * kCell;
    test::add(rooms.map, rooms.map.lights, lamp);
    EXPECT_FALSE(isDim(4, 4));
    rooms.setView(board::PlayerMode::Fog, board::Daylight::Dark);
    EXPECT_FALSE(isDim(4, 4));
    EXPECT_TRUE(isDim(2, 5)) << "in the dim ring";
    EXPECT_FALSE(isDim(0, 0)) << "not seen at all";
    rooms.edit(rooms.hero,
               [](board::TokenRecord& hero) { hero.creature.senses = {board::Sense::Darkvision}; });
    EXPECT_TRUE(isDim(0, 0)) << "seen, but in no light";
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.light = torch(6 * kCell); });
    EXPECT_FALSE(isDim(2, 3)) << "what is carried is bright, too";
    EXPECT_TRUE(isDim(0, 5));
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.light = {}; });
    rooms.edit(rooms.foe, [](board::TokenRecord& foe) {
        foe.light = torch(30 * kCell);
        foe.hidden = true;
        foe.creature.at = {3, 2};
    });
    EXPECT_TRUE(isDim(2, 3)) << "a hidden torch makes nothing bright";
}

TEST(PartySight, ALampBehindAWallLightsNothingHere) {
    TwoRooms rooms;
    rooms.setView(board::PlayerMode::Fog, board::Daylight::Dark);
    board::LightRecord lamp;
    lamp.at = {6 * kCell + 60, kCell};
    lamp.dim = 6 * kCell;
    const RecordId id = test::add(rooms.map, rooms.map.lights, lamp);
    EXPECT_EQ(seen(rooms).count(), 256);
    SampleMask left(board::samplesOf(rooms.map.gridRecord().extent));
    left.set({0, 0, 96, 96});
    EXPECT_FALSE(rooms.ground().lights(id, left));
    rooms.setDoor(DoorState::Open);
    EXPECT_TRUE(rooms.ground().lights(id, left));
}

TEST(PartySight, AConeLightsItsSectorAlone) {
    TwoRooms rooms;
    rooms.setView(board::PlayerMode::Fog, board::Daylight::Dark);
    board::LightRecord lamp;
    lamp.at = {3 * kCell, 3 * kCell};
    lamp.dim = 3 * kCell;
    lamp.angle = 90;
    lamp.direction = 180;  // down
    test::add(rooms.map, rooms.map.lights, lamp);
    const SampleMask mask = seen(rooms);
    EXPECT_TRUE(mask.test(3 * 16, 4 * 16 + 8));
    EXPECT_FALSE(mask.test(3 * 16, 1 * 16));
    EXPECT_FALSE(mask.test(5 * 16, 3 * 16 + 2));
}

TEST(PartySight, DarknessOfTheTerrainHidesUnlessItIsLit) {
    TwoRooms rooms;
    board::TerrainRecord dark;
    dark.kind = "darkness";
    dark.cells = {{4, 4}};
    test::add(rooms.map, rooms.map.terrain, dark);
    EXPECT_FALSE(hasCell(seen(rooms), 4, 4));
    EXPECT_TRUE(hasCell(seen(rooms), 5, 5)) << "it is looked through";
    board::LightRecord lamp;
    lamp.at = {5 * kCell, 5 * kCell};
    lamp.dim = 2 * kCell;
    test::add(rooms.map, rooms.map.lights, lamp);
    EXPECT_TRUE(hasCell(seen(rooms), 4, 4));
}

// F5-06: squares, facing east: the wedge behind, from the corners of the rear side.
TEST(PartySight, F506TheRearArcIsUnseen) {
    TwoRooms rooms;
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) {
        hero.creature.facing =
            test::makeToken(board::GridKind::Square, "x", "party", {0, 0}, "E").creature.facing;
    });
    const SampleMask mask = seen(rooms);
    EXPECT_FALSE(hasCell(mask, 0, 2));
    EXPECT_FALSE(hasCell(mask, 1, 2));
    EXPECT_TRUE(hasCell(mask, 2, 0));
    EXPECT_TRUE(hasCell(mask, 5, 2));
    EXPECT_TRUE(hasCell(mask, 2, 2)) << "his own space";
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) {
        hero.creature.traits = hero.creature.traits.with(board::Trait::AllAroundVision);
    });
    EXPECT_TRUE(hasCell(seen(rooms), 0, 2));
}

TEST(PartySight, WhoShares) {
    TwoRooms rooms;
    EXPECT_TRUE(rooms.ground().seenByParty(rooms.map).anyEyes);
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) {
        hero.creature.traits = hero.creature.traits.with(board::Trait::Blinded);
    });
    EXPECT_EQ(seen(rooms).count(), 256) << "CO-07: blinded, but he knows where he stands";
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) {
        hero.maxHitPoints = 10;
        hero.hitPoints = 0;
    });
    EXPECT_FALSE(rooms.ground().seenByParty(rooms.map).anyEyes);
    rooms.edit(rooms.foe, [](board::TokenRecord& foe) { foe.sharedSight = board::SharedSight::Always; });
    EXPECT_TRUE(hasCell(seen(rooms), 11, 5));
    rooms.edit(rooms.foe, [](board::TokenRecord& foe) { foe.sharedSight = board::SharedSight::Never; });
    EXPECT_TRUE(seen(rooms).empty());
}

void setAnyLight(TwoRooms& rooms, test::Random& random) {
    rooms.setView(board::PlayerMode::Fog, random.oneIn(2) ? board::Daylight::Dark : board::Daylight::Bright);
}

void addLamp(TwoRooms& rooms, test::Random& random) {
    board::LightRecord lamp;
    lamp.at = {random.between(0, 2880), random.between(0, 1440)};
    lamp.dim = random.between(0, 1000);
    test::add(rooms.map, rooms.map.lights, lamp);
}

void addWall(TwoRooms& rooms, test::Random& random) {
    const board::LatticePoint a{random.between(0, 48) * 60, random.between(0, 24) * 60};
    const board::LatticePoint b{random.between(0, 48) * 60, random.between(0, 24) * 60};
    if (a != b) rooms.wall({a, b});
}

// Whatever stands where: more lamps, more eyes and open doors never show less.
TEST(PartySight, MoreOfEverythingNeverShowsLess) {
    for (int i = 0; i < test::cases(40); ++i) {
        test::Random random(test::seedOf(63, i));
        TwoRooms rooms;
        setAnyLight(rooms, random);
        for (int walls = random.between(0, 8); walls > 0; --walls) addWall(rooms, random);
        const SampleMask before = seen(rooms);
        addLamp(rooms, random);
        const SampleMask lit = seen(rooms);
        EXPECT_TRUE(lit.includes(before)) << "case " << i;
        rooms.setDoor(DoorState::Open);
        EXPECT_TRUE(seen(rooms).includes(lit)) << "case " << i;
    }
}

// Beside the door: one that nobody found lets through what they let through.
void changeKinds(TwoRooms& rooms, test::Random& random) {
    const document::Table<board::WallRecord> walls = rooms.map.walls;
    for (board::WallRecord wall : walls) {
        if (wall.points.size() != 2) continue;
        wall.kind = random.oneIn(2) ? "fence" : random.oneIn(2) ? "oneWay" : "stone";
        rooms.map.walls.put(wall);
    }
}

TEST(PartySight, WhoCarriesATorchSeesByIt) {
    TwoRooms rooms;
    rooms.setView(board::PlayerMode::Fog, board::Daylight::Dark);
    EXPECT_FALSE(hasCell(seen(rooms), 3, 2));
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.light = torch(2 * kCell); });
    EXPECT_TRUE(hasCell(seen(rooms), 3, 2));
    EXPECT_FALSE(hasCell(seen(rooms), 5, 2)) << "beyond its reach";
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.creature.senses = board::Sense::LowLight; });
    EXPECT_TRUE(hasCell(seen(rooms), 5, 2)) << "twice as far for low-light vision";
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.light = {}; });
    rooms.edit(rooms.foe, [](board::TokenRecord& foe) { foe.light = torch(3 * kCell); });
    EXPECT_FALSE(hasCell(seen(rooms), 8, 2)) << "behind the door";
    rooms.setDoor(DoorState::Open);
    EXPECT_TRUE(hasCell(seen(rooms), 8, 2)) << "by the light of others";
    rooms.edit(rooms.foe, [](board::TokenRecord& foe) { foe.hidden = true; });
    EXPECT_FALSE(hasCell(seen(rooms), 8, 2)) << "it would betray who is hidden";
}

// The same board with a lamp in the place of every bearer.
TwoRooms withStandingLamps(TwoRooms rooms) {
    for (const board::LightRecord& lamp : carriedLamps(rooms.map)) {
        board::LightRecord standing = lamp;
        test::add(rooms.map, rooms.map.lights, standing);
        rooms.edit(lamp.id, [](board::TokenRecord& token) { token.light = {}; });
    }
    return rooms;
}

// One ground serves all steps of those who carry lamps, and keeps what it was asked last.
TEST(PartySight, ALampInTheHandIsALampOnTheGround) {
    for (int i = 0; i < test::cases(25); ++i) {
        test::Random random(test::seedOf(67, i));
        TwoRooms rooms;
        setAnyLight(rooms, random);
        for (int walls = random.between(0, 5); walls > 0; --walls) addWall(rooms, random);
        board::TokenRecord friendly = *rooms.map.tokens.find(rooms.hero);
        const RecordId second = test::add(rooms.map, rooms.map.tokens, friendly);
        SightGround ground = rooms.ground();
        for (int step = 0; step < 8; ++step) {
            const std::array who{rooms.hero, second, rooms.foe};
            rooms.edit(who[static_cast<std::size_t>(random.between(0, 2))], [&](board::TokenRecord& token) {
                token.creature.at = {random.between(0, 11), random.between(0, 5)};
                if (random.oneIn(2)) token.light = torch(random.between(0, 6) * kCell);
                token.hidden = token.creature.side != document::kPartySide && random.oneIn(4);
                token.creature.senses = random.oneIn(3) ? board::Sense::LowLight : board::Sense::Darkvision;
                token.creature.darkvisionRange = random.between(0, 3);
            });
            if (random.oneIn(3)) {
                const document::Encounter before = rooms.map;
                rooms.setDoor(random.oneIn(2) ? DoorState::Open : DoorState::Closed);
                ASSERT_TRUE(ground.follow(document::diff(before, rooms.map), rooms.map,
                                          document::boardOf(rooms.map)));
            }
            EXPECT_EQ(ground.seenByParty(rooms.map).seen, seen(withStandingLamps(rooms)))
                << "case " << i << ", step " << step;
        }
    }
}

// Also where doors stand in slanted walls, which are whole as long as nothing in them is open.
TEST(PartySight, AGroundFollowsDoorsInSlantedWalls) {
    int wholes = 0;
    for (int i = 0; i < test::cases(40); ++i) {
        test::Random random(test::seedOf(217, i));
        TwoRooms rooms;
        setAnyLight(rooms, random);
        const geometry::Segment line{{random.between(0, 6) * 200, random.between(0, 5) * 200 + 30},
                                     {random.between(7, 12) * 220, random.between(0, 5) * 200}};
        test::act(rooms.map, actions::AddWall{test::wall(random.oneIn(3) ? "oneWay" : "stone", line)});
        SightGround ground = rooms.ground();
        std::vector<RecordId> doors;
        for (int step = 0; step < 8; ++step) {
            const document::Encounter before = rooms.map;
            const int what = doors.empty() ? 0 : random.between(0, 4);
            if (what == 0) {
                const double from = random.between(5, 80) / 100.0;
                const geometry::Segment where{test::partOf(line, from), test::partOf(line, from + 0.15)};
                test::act(rooms.map,
                          actions::AddDoor{test::door(random.oneIn(2) ? "door" : "secretDoor", where)});
                if (rooms.map.doors.size() > before.doors.size())
                    doors.push_back(std::prev(rooms.map.doors.end())->id);
            } else if (what == 1) {
                addWall(rooms, random);
            } else if (what == 2) {
                const RecordId gone = random.oneIn(4) ? std::prev(rooms.map.walls.end())->id
                                                      : doors[static_cast<std::size_t>(random.between(
                                                            0, static_cast<int>(doors.size()) - 1))];
                test::act(rooms.map, actions::RemoveRecords{{gone}});
                std::erase(doors, gone);
            } else {
                board::DoorRecord door = *rooms.map.doors.find(
                    doors[static_cast<std::size_t>(random.between(0, static_cast<int>(doors.size()) - 1))]);
                door.state = random.oneIn(2) ? DoorState::Open : DoorState::Closed;
                door.memory = random.oneIn(2) ? board::DoorMemory::Open : board::DoorMemory::Unseen;
                rooms.map.doors.put(door);
            }
            ASSERT_TRUE(
                ground.follow(document::diff(before, rooms.map), rooms.map, document::boardOf(rooms.map)));
            EXPECT_EQ(ground.seenByParty(rooms.map).seen, seen(rooms)) << "case " << i << ", step " << step;
            wholes +=
                players::wholeLines(rooms.map, document::boardOf(rooms.map), document::hiddenDoors(rooms.map))
                        .empty()
                    ? 0
                    : 1;
        }
    }
    EXPECT_GT(wholes, test::cases(40) / 2);
}

// A ground that follows edits of walls and doors is the ground that is made of what came out.
TEST(PartySight, AGroundThatFollowsIsOneMadeAnew) {
    for (int i = 0; i < test::cases(25); ++i) {
        test::Random random(test::seedOf(64, i));
        TwoRooms rooms(random.oneIn(2) ? "secretDoor" : "door");
        setAnyLight(rooms, random);
        addLamp(rooms, random);
        SightGround ground = rooms.ground();
        for (int step = 0; step < 6; ++step) {
            const document::Encounter before = rooms.map;
            switch (random.between(0, 5)) {
                case 0:
                    rooms.setDoor(random.oneIn(2) ? DoorState::Open : DoorState::Closed);
                    break;
                case 1:
                    rooms.map.walls.erase(rooms.map.walls.begin()->id);
                    break;
                case 2:
                    changeKinds(rooms, random);
                    break;
                default:
                    addWall(rooms, random);
                    break;
            }
            ASSERT_TRUE(
                ground.follow(document::diff(before, rooms.map), rooms.map, document::boardOf(rooms.map)));
            EXPECT_EQ(ground.seenByParty(rooms.map).seen, seen(rooms)) << "case " << i << ", step " << step;
            EXPECT_EQ(ground.seenByParty(rooms.map).dim, rooms.ground().seenByParty(rooms.map).dim);
        }
        const document::Encounter before = rooms.map;
        rooms.setView(board::PlayerMode::Fog, board::Daylight::Dim);
        board::LightRecord other = *rooms.map.lights.begin();
        other.on = false;
        rooms.map.lights.put(other);
        EXPECT_FALSE(
            ground.follow(document::diff(before, rooms.map), rooms.map, document::boardOf(rooms.map)))
            << "a lamp went out";
    }
}

}  // namespace tenaille::players::party_sight_test
