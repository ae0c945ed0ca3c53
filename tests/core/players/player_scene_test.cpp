// SPDX-License-Identifier: MIT
//
// What reaches the players, and that nothing else does.
#include "core/players/player_scene.h"

#include <gtest/gtest.h>

#include "core/actions/explore.h"
#include "core/io/document_format.h"
#include "tests/core/players/players_fixture.h"
#include "tests/support/property.h"

namespace tenaille::players::player_scene_test {

using board::DoorState;
using board::PlayerMode;
using test::hasCell;
using test::kCell;
using test::TwoRooms;

bool shows(const PlayerScene& scene, RecordId token) { return scene.shown.tokens.find(token) != nullptr; }

TEST(PlayerScene, FogShowsWhatThePartySeesAndNobodyElse) {
    TwoRooms rooms;
    PlayerScene scene = rooms.scene();
    EXPECT_TRUE(shows(scene, rooms.hero));
    EXPECT_FALSE(shows(scene, rooms.foe));
    EXPECT_TRUE(hasCell(scene.known, 3, 3));
    EXPECT_FALSE(hasCell(scene.known, 8, 3));
    rooms.setDoor(DoorState::Open);
    scene = rooms.scene();
    EXPECT_TRUE(shows(scene, rooms.foe));
}

TEST(PlayerScene, BySightTheBoardIsKnownAndCreaturesAreNot) {
    TwoRooms rooms;
    rooms.setView(PlayerMode::BySight);
    const PlayerScene scene = rooms.scene();
    EXPECT_FALSE(shows(scene, rooms.foe));
    EXPECT_TRUE(hasCell(scene.known, 11, 5));
    EXPECT_NE(test::wallAlong(scene.shown, {{12 * kCell, 0}, {12 * kCell, 6 * kCell}}), nullptr);
}

TEST(PlayerScene, EverythingIsTheOldProjection) {
    TwoRooms rooms;
    rooms.setView(PlayerMode::Everything);
    const PlayerScene scene = rooms.scene();
    EXPECT_TRUE(shows(scene, rooms.foe));
    EXPECT_TRUE(
        document::sameContent(scene.shown, document::project(rooms.map, document::Audience::Players)));
}

TEST(PlayerScene, InvisibleAndHiddenCreaturesAreNever) {
    for (const PlayerMode mode : {PlayerMode::Fog, PlayerMode::BySight}) {
        TwoRooms rooms;
        rooms.setView(mode);
        rooms.setDoor(DoorState::Open);
        rooms.edit(rooms.foe, [](board::TokenRecord& foe) {
            foe.creature.traits = foe.creature.traits.with(board::Trait::Invisible);
        });
        EXPECT_FALSE(shows(rooms.scene(), rooms.foe));
        rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.hidden = true; });
        EXPECT_FALSE(shows(rooms.scene(), rooms.hero));
    }
}

TEST(PlayerScene, HandUncoversTheBoardButNoCreatureWhileThePartyLooksElsewhere) {
    TwoRooms rooms;
    document::FogMasks fog = document::fogOf(rooms.map);
    fog.uncovered.set({96, 0, 192, 96});
    ASSERT_TRUE(test::setFog(rooms.map, fog));
    PlayerScene scene = rooms.scene();
    EXPECT_TRUE(hasCell(scene.known, 8, 2));
    EXPECT_FALSE(hasCell(scene.seen, 8, 2));
    EXPECT_FALSE(shows(scene, rooms.foe));
    rooms.map.tokens.erase(rooms.hero);
    scene = rooms.scene();
    EXPECT_TRUE(shows(scene, rooms.foe)) << "without eyes on the board the hand alone says what is seen";
}

TEST(PlayerScene, WhatTheHandCoversStaysDark) {
    TwoRooms rooms;
    rooms.setDoor(DoorState::Open);
    document::FogMasks fog = document::fogOf(rooms.map);
    fog.covered.set({96, 0, 192, 96});
    fog.explored.fill();
    ASSERT_TRUE(test::setFog(rooms.map, fog));
    const PlayerScene scene = rooms.scene();
    EXPECT_FALSE(hasCell(scene.known, 8, 2));
    EXPECT_FALSE(shows(scene, rooms.foe));
}

TEST(PlayerScene, WallsEndWhereKnowledgeEnds) {
    TwoRooms rooms;
    const PlayerScene scene = rooms.scene();
    for (const board::WallRecord& wall : scene.shown.walls)
        for (const board::LatticePoint point : wall.points)
            EXPECT_LE(point.x, 6 * kCell + 2 * board::kUnitsPerSample) << "of the other room nothing";
    EXPECT_FALSE(scene.shown.walls.empty());
}

// A corridor behind a secret door begins at the wall that the party sees.
TEST(PlayerScene, LeakAWallThatBeginsBehindAnother) {
    TwoRooms rooms;
    rooms.wall({{6 * kCell, 4 * kCell}, {9 * kCell, 4 * kCell}});
    rooms.wall({{4 * kCell, 5 * kCell}, {6 * kCell, 5 * kCell}});
    const PlayerScene scene = rooms.scene();
    for (const board::WallRecord& wall : scene.shown.walls)
        EXPECT_FALSE(wall.points.front().y == 4 * kCell && wall.points.back().y == 4 * kCell)
            << "wall " << wall.id.value;
    EXPECT_NE(test::wallAlong(scene.shown, {{4 * kCell, 5 * kCell}, {6 * kCell, 5 * kCell}}), nullptr);
}

TEST(PlayerScene, WallsOnTheBorderOfTheBoardAreThere) {
    TwoRooms rooms;
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.creature.at = {9, 3}; });
    bool atTheRight = false;
    bool below = false;
    for (const board::WallRecord& wall : rooms.scene().shown.walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            atTheRight |= wall.points[i - 1].x == 12 * kCell && wall.points[i].x == 12 * kCell;
            below |= wall.points[i - 1].y == 6 * kCell && wall.points[i].y == 6 * kCell;
        }
    EXPECT_TRUE(atTheRight);
    EXPECT_TRUE(below);
}

TEST(PlayerScene, ElementsOfTheOtherRoomAreAbsent) {
    TwoRooms rooms;
    board::TerrainRecord rubble;
    rubble.cells = {{1, 1}, {8, 1}};
    test::add(rooms.map, rooms.map.terrain, rubble);
    board::TextRecord text;
    text.at = {9 * kCell, 3 * kCell};
    text.text = "Treasury";
    test::add(rooms.map, rooms.map.texts, text);
    board::PropRecord chest;
    chest.kind = "chest";
    chest.at = {10 * kCell, 3 * kCell};
    test::add(rooms.map, rooms.map.props, chest);
    board::FloorRecord floor;
    floor.material = "marble";
    floor.outline = {{7 * kCell, kCell}, {9 * kCell, kCell}, {9 * kCell, 3 * kCell}};
    test::add(rooms.map, rooms.map.floors, floor);
    board::LightRecord lamp;
    lamp.at = {10 * kCell, 4 * kCell};
    lamp.dim = 10 * kCell;
    test::add(rooms.map, rooms.map.lights, lamp);
    const PlayerScene scene = rooms.scene();
    EXPECT_TRUE(scene.shown.texts.empty());
    EXPECT_TRUE(scene.shown.props.empty());
    EXPECT_TRUE(scene.shown.floors.empty());
    EXPECT_TRUE(scene.shown.lights.empty());
    EXPECT_EQ(scene.shown.terrain.begin()->cells, (std::vector<board::Cell>{{1, 1}}));
}

// ---- leaks of other programs, each by its name -----------------------------------------------------------

TEST(PlayerScene, LeakOpeningADoorOutOfSightIsNotSeen) {
    TwoRooms rooms;
    rooms.setDoor(DoorState::Open);
    const document::ChangeSet nothing{"x", {}, {}};
    document::ChangeSet moved{"x", {}, {}};
    moved.changes.push_back(document::Change<board::TokenRecord>{*rooms.map.tokens.find(rooms.hero),
                                                                 *rooms.map.tokens.find(rooms.hero)});
    ASSERT_TRUE(document::apply(rooms.map, actions::explore(rooms.map, moved, rooms.ground(), nullptr)).ok());
    // The hero walks away from the door, round a corner, and it is closed behind his back.
    rooms.wall({{4 * kCell, 0}, {4 * kCell, 5 * kCell}});
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.creature.at = {1, 0}; });
    rooms.setDoor(DoorState::Closed);
    PlayerScene scene = rooms.scene();
    ASSERT_NE(scene.shown.doors.find(rooms.door), nullptr);
    EXPECT_EQ(scene.shown.doors.find(rooms.door)->state, DoorState::Open) << "as it was seen last";
}

TEST(PlayerScene, LeakASecretDoorIsAWallUntilItIsSeenOpen) {
    TwoRooms rooms("secretDoor");
    PlayerScene scene = rooms.scene();
    EXPECT_EQ(scene.shown.doors.find(rooms.door), nullptr);
    EXPECT_NE(test::wallAlong(scene.shown, {{6 * kCell, 0}, {6 * kCell, 6 * kCell}}), nullptr)
        << "in one piece";
    rooms.setDoor(DoorState::Open);
    EXPECT_NE(rooms.scene().shown.doors.find(rooms.door), nullptr);
    document::ChangeSet moved{"x", {}, {}};
    moved.changes.push_back(document::Change<board::TokenRecord>{*rooms.map.tokens.find(rooms.hero),
                                                                 *rooms.map.tokens.find(rooms.hero)});
    ASSERT_TRUE(document::apply(rooms.map, actions::explore(rooms.map, moved, rooms.ground(), nullptr)).ok());
    rooms.setDoor(DoorState::Closed);
    scene = rooms.scene();
    ASSERT_NE(scene.shown.doors.find(rooms.door), nullptr) << "found doors stay found";
    EXPECT_EQ(scene.shown.doors.find(rooms.door)->kind, "door");
}

TEST(PlayerScene, LeakHealthOfFoesIsNothingWordsOrAStepOfTwenty) {
    TwoRooms rooms;
    rooms.setDoor(DoorState::Open);
    const auto set = [&](board::HealthShown shown) {
        rooms.edit(rooms.foe, [&](board::TokenRecord& foe) {
            foe.healthShown = shown;
            foe.maxHitPoints = 137;
            foe.hitPoints = 61;
            foe.fighter.endurance = foe.fighter.maxEndurance = 9;
        });
        return rooms.scene();
    };
    PlayerScene scene = set(board::HealthShown::Usual);
    EXPECT_EQ(scene.shown.tokens.find(rooms.foe)->maxHitPoints, 0);
    EXPECT_TRUE(scene.health.empty());
    scene = set(board::HealthShown::Words);
    EXPECT_EQ(scene.shown.tokens.find(rooms.foe)->maxHitPoints, 0);
    ASSERT_EQ(scene.health.size(), 1u);
    EXPECT_EQ(scene.health[0].second, HealthWord::Wounded);
    scene = set(board::HealthShown::Bar);
    EXPECT_EQ(scene.shown.tokens.find(rooms.foe)->maxHitPoints, 20);
    EXPECT_EQ(scene.shown.tokens.find(rooms.foe)->hitPoints, 9);
    EXPECT_EQ(scene.shown.tokens.find(rooms.foe)->fighter.maxEndurance, 0);
}

TEST(PlayerScene, HealthGoesByQuarters) {
    EXPECT_EQ(healthWord(12, 12), HealthWord::Unhurt);
    EXPECT_EQ(healthWord(11, 12), HealthWord::Scratched);
    EXPECT_EQ(healthWord(9, 12), HealthWord::Wounded);
    EXPECT_EQ(healthWord(4, 12), HealthWord::Wounded);
    EXPECT_EQ(healthWord(3, 12), HealthWord::BadlyWounded);
    EXPECT_EQ(healthWord(0, 12), HealthWord::Down);
}

// ---- non-interference: what the players do not know may be anything ---------------------------------------

std::string asText(const PlayerScene& scene) {
    document::Encounter shown = scene.shown;
    return io::writeDocument(shown);
}

// Changes in the right room while its door is closed, and of secret members everywhere.
void changeSecrets(TwoRooms& rooms, test::Random& random) {
    const auto far = [&] {
        return board::LatticePoint{random.between(7 * kCell, 12 * kCell), random.between(0, 6 * kCell)};
    };
    for (int i = random.between(1, 4); i > 0; --i) {
        switch (random.between(0, 9)) {
            case 0:
                rooms.wall({far(), far()});
                break;
            case 1: {
                board::PropRecord prop;
                prop.at = {random.between(8 * kCell, 11 * kCell), random.between(kCell, 5 * kCell)};
                test::add(rooms.map, rooms.map.props, prop);
                break;
            }
            case 2: {
                board::LightRecord lamp;
                lamp.at = far();
                lamp.dim = random.between(0, 3000);
                test::add(rooms.map, rooms.map.lights, lamp);
                break;
            }
            case 3: {
                board::NoteRecord note;
                note.at = {random.between(0, 2880), random.between(0, 1440)};
                note.title = "secret";
                test::add(rooms.map, rooms.map.notes, note);
                break;
            }
            case 4:
                rooms.edit(rooms.foe, [&](board::TokenRecord& foe) {
                    foe.creature.at = {random.between(6, 11), random.between(0, 5)};
                    foe.name = "Count " + std::to_string(random.next());
                });
                break;
            case 5: {
                board::TokenRecord lurker =
                    test::makeToken(board::GridKind::Square, "Lurker", "foe",
                                    {random.between(0, 11), random.between(0, 5)}, "W");
                lurker.hidden = true;
                test::add(rooms.map, rooms.map.tokens, lurker);
                break;
            }
            case 6: {
                board::TerrainRecord terrain;
                terrain.cells = {{random.between(7, 11), random.between(0, 5)}};
                test::add(rooms.map, rooms.map.terrain, terrain);
                break;
            }
            case 7: {
                board::TextRecord text;
                text.at = far();
                text.text = "x";
                test::add(rooms.map, rooms.map.texts, text);
                break;
            }
            case 8: {
                board::FloorRecord floor;
                floor.outline = {far(), far(), far()};
                test::add(rooms.map, rooms.map.floors, floor);
                break;
            }
            default:
                rooms.edit(rooms.hero, [&](board::TokenRecord& hero) {
                    hero.notes = "cursed";
                    hero.attackBonus = random.between(0, 20);
                    hero.speed = random.between(1, 9);
                });
        }
    }
    if (random.oneIn(3)) {
        rooms.setDoor(DoorState::Locked);
        board::SettingsRecord settings = rooms.map.settingsRecord();
        settings.title = "The vampire did it";
        settings.notes = "really";
        rooms.map.settings.put(settings);
    }
}

TEST(PlayerScene, DocumentsThatDifferInSecretsAloneGiveTheSameScene) {
    for (int i = 0; i < test::cases(150); ++i) {
        test::Random random(test::seedOf(64, i));
        TwoRooms one;
        one.map.uuid = "01234567-89ab-4cde-8f01-23456789abcd";
        one.edit(one.hero, [&](board::TokenRecord& hero) {
            hero.creature.at = {random.between(0, 5), random.between(0, 5)};
        });
        if (random.oneIn(2)) one.setView(PlayerMode::Fog, board::Daylight::Dark);
        TwoRooms other = one;
        changeSecrets(other, random);
        const PlayerScene left = one.scene();
        const PlayerScene right = other.scene();
        ASSERT_EQ(left.known, right.known) << "case " << i;
        ASSERT_EQ(left.seen, right.seen) << "case " << i;
        ASSERT_EQ(left.dim, right.dim) << "case " << i;
        ASSERT_EQ(asText(left), asText(right)) << "case " << i;
        ASSERT_EQ(left.health, right.health) << "case " << i;
    }
}

// A pillar of which one corner is just grazed stood in the dark like a thing that somebody saw.
TEST(PlayerScene, AThingIsMadeOutByASideNotByACorner) {
    TwoRooms rooms;
    rooms.setDoor(DoorState::Open);
    const auto showsPillar = [&](std::int32_t bottom) {
        document::Encounter map = rooms.map;
        board::PropRecord pillar;
        pillar.kind = "pillar";
        pillar.width = pillar.height = 192;
        pillar.at = {9 * kCell, bottom - 96};
        test::add(map, map.props, pillar);
        return !players::playerScene(map, {map, document::boardOf(map), document::optionsOf(map)})
                    .shown.props.empty();
    };
    // The sight through the door from the lowest corner of the hero rises by a fifth of the way.
    int first = 0;
    for (int bottom = 0; bottom < 2 * kCell && first == 0; ++bottom)
        if (showsPillar(bottom)) first = bottom;
    const int corner = 9 * kCell + 96;
    const int grazed = 2 * kCell - (corner - 6 * kCell) / 3;
    EXPECT_GT(first, grazed + 5) << "more than a corner";
    EXPECT_LT(first, grazed + 60);
    EXPECT_TRUE(showsPillar(2 * kCell));
    EXPECT_TRUE(showsPillar(3 * kCell));
}

}  // namespace tenaille::players::player_scene_test
