// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>

#include "core/actions/explore.h"
#include "tests/core/players/named_leaks.h"
#include "tests/core/players/players_fixture.h"
#include "tests/core/players/secret_board.h"

namespace tenaille::test {

namespace {

using board::Cell;
using board::Daylight;
using board::DoorMemory;
using board::DoorState;
using board::GridKind;
using board::PlayerMode;
using board::SampleMask;
using board::SharedSight;
using board::TokenRecord;
using document::FogMasks;

constexpr board::SampleBox kLeftRoom{0, 0, 96, 96};
constexpr board::SampleBox kRightRoom{96, 0, 192, 96};

template <class Paint>
void paintFog(TwoRooms& rooms, Paint paint) {
    FogMasks fog = document::fogOf(rooms.map);
    paint(fog);
    ASSERT_TRUE(setFog(rooms.map, fog));
}

bool seesFoe(const TwoRooms& rooms) { return rooms.scene().shown.tokens.find(rooms.foe) != nullptr; }

SampleMask partySees(const TwoRooms& rooms) { return rooms.ground().seenByParty(rooms.map).seen; }

// Moves a token by hand and lets the document learn of it.
document::ChangeSet stepOf(TwoRooms& rooms, RecordId id, Cell to) {
    const TokenRecord before = *rooms.map.tokens.find(id);
    rooms.edit(id, [&](TokenRecord& token) { token.creature.at = to; });
    document::ChangeSet step;
    step.replace(before, *rooms.map.tokens.find(id));
    if (!actions::mayExplore(rooms.map, step)) return {};
    const document::ChangeSet learned = actions::explore(rooms.map, step, rooms.ground(), nullptr);
    EXPECT_TRUE(document::apply(rooms.map, learned).ok());
    return learned;
}

void movingAFoeRevealsNothing() {
    TwoRooms rooms;
    EXPECT_TRUE(stepOf(rooms, rooms.foe, {9, 3}).empty());
    EXPECT_TRUE(document::fogOf(rooms.map).explored.empty());
    EXPECT_FALSE(stepOf(rooms, rooms.hero, {3, 3}).empty());
    EXPECT_TRUE(hasCell(document::fogOf(rooms.map).explored, 1, 1));
    EXPECT_FALSE(hasCell(document::fogOf(rooms.map).explored, 9, 3));
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.sharedSight = SharedSight::Always; });
    stepOf(rooms, rooms.foe, {9, 4});
    EXPECT_TRUE(hasCell(document::fogOf(rooms.map).explored, 9, 3)) << "unless the GM shares what it sees";
}

void movingAHiddenHeroRevealsNothing() {
    TwoRooms rooms;
    TokenRecord scout = makeToken(GridKind::Square, "Scout", "party", {8, 4}, "E");
    scout.hidden = true;
    const RecordId id = add(rooms.map, rooms.map.tokens, scout);
    stepOf(rooms, id, {9, 4});
    EXPECT_FALSE(hasCell(document::fogOf(rooms.map).explored, 9, 4));
    rooms.edit(id, [](TokenRecord& token) { token.hidden = false; });
    stepOf(rooms, id, {8, 4});
    EXPECT_TRUE(hasCell(document::fogOf(rooms.map).explored, 9, 4));
}

void whoseEyesCount() {
    TwoRooms rooms;
    const auto shares = [&](const char* side, bool hidden, SharedSight shared, std::int32_t points) {
        TokenRecord token;
        token.creature.side = side;
        token.hidden = hidden;
        token.sharedSight = shared;
        token.maxHitPoints = 10;
        token.hitPoints = points;
        return players::sharesSight(token);
    };
    EXPECT_TRUE(shares("party", false, SharedSight::Usual, 5));
    EXPECT_FALSE(shares("foe", false, SharedSight::Usual, 5));
    EXPECT_FALSE(shares("neutral", false, SharedSight::Usual, 5));
    EXPECT_FALSE(shares("party", true, SharedSight::Usual, 5));
    EXPECT_FALSE(shares("party", false, SharedSight::Usual, 0)) << "who is down sees nothing";
    EXPECT_FALSE(shares("party", false, SharedSight::Never, 5));
    EXPECT_TRUE(shares("foe", true, SharedSight::Always, 0));
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.sharedSight = SharedSight::Always; });
    EXPECT_TRUE(hasCell(partySees(rooms), 10, 1));
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.sharedSight = SharedSight::Usual; });
    EXPECT_FALSE(hasCell(partySees(rooms), 10, 1));
}

// A lamp where nobody looks lights nothing for the players and is on no screen; one that is off never is.
void lightOfAHiddenCreature() {
    TwoRooms rooms;
    rooms.setView(PlayerMode::Fog, Daylight::Dark);
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.hidden = true; });
    const SampleMask dark = rooms.scene().known;
    board::LightRecord torch;
    torch.at = {8 * kCell + kCell / 2, 2 * kCell + kCell / 2};
    torch.bright = torch.dim = 6 * kCell;
    torch.id = add(rooms.map, rooms.map.lights, torch);
    EXPECT_EQ(rooms.scene().known, dark);
    EXPECT_TRUE(rooms.scene().shown.lights.empty());
    rooms.setDoor(DoorState::Open);
    EXPECT_NE(rooms.scene().known, dark);
    EXPECT_EQ(rooms.scene().shown.lights.size(), 1u);
    EXPECT_FALSE(seesFoe(rooms)) << "its light is seen, it is not";
    torch.on = false;
    rooms.map.lights.put(torch);
    EXPECT_TRUE(rooms.scene().shown.lights.empty());
    EXPECT_FALSE(hasCell(rooms.scene().known, 8, 2));
    for (const PlayerMode mode : {PlayerMode::BySight, PlayerMode::Everything}) {
        rooms.setView(mode);
        EXPECT_TRUE(rooms.scene().shown.lights.empty());
    }
}

void lampsInRememberedRooms() {
    TwoRooms rooms;
    paintFog(rooms, [](FogMasks& fog) { fog.explored.fill(); });
    board::LightRecord lamp;
    lamp.at = {10 * kCell, kCell};
    lamp.dim = 3 * kCell;
    add(rooms.map, rooms.map.lights, lamp);
    EXPECT_TRUE(rooms.scene().shown.lights.empty()) << "it may have gone out";
    rooms.setDoor(DoorState::Open);
    EXPECT_FALSE(rooms.scene().shown.lights.empty());
}

// Next to a creature without light, on every grid.
void creaturesInTheDark() {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat})
        for (const Cell offset : board::neighbourOffsets(grid)) {
            TwoRooms rooms;
            rooms.map = document::makeEncounter(document::DocumentKind::Encounter, {grid, 9, 9});
            const Cell middle = rooms.map.gridRecord().extent.cellOf(4, 4);
            TokenRecord token;
            token.creature.side = "party";
            token.creature.at = middle;
            rooms.hero = add(rooms.map, rooms.map.tokens, token);
            token.creature.side = "foe";
            token.creature.at = middle + offset;
            rooms.foe = add(rooms.map, rooms.map.tokens, token);
            rooms.setView(PlayerMode::Fog, Daylight::Dark);
            EXPECT_FALSE(seesFoe(rooms)) << offset.x << ", " << offset.y;
            EXPECT_NE(rooms.scene().shown.tokens.find(rooms.hero), nullptr);
            board::LightRecord lamp;
            lamp.at = board::centre(grid, middle);
            lamp.dim = 2 * kCell;
            add(rooms.map, rooms.map.lights, lamp);
            EXPECT_TRUE(seesFoe(rooms));
        }
}

void darknessIsNotLookedInto() {
    TwoRooms rooms;
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.creature.at = {4, 4}; });
    EXPECT_TRUE(seesFoe(rooms));
    board::TerrainRecord dark;
    dark.kind = "darkness";
    dark.cells = {{4, 4}};
    dark.id = add(rooms.map, rooms.map.terrain, dark);
    EXPECT_FALSE(seesFoe(rooms));
    rooms.edit(rooms.hero, [](TokenRecord& hero) { hero.creature.senses = board::Sense::Darkvision; });
    EXPECT_TRUE(seesFoe(rooms));
    rooms.map.terrain = {};
    rooms.edit(rooms.hero, [](TokenRecord& hero) { hero.creature.traits = board::Trait::Blinded; });
    EXPECT_FALSE(seesFoe(rooms));
}

void howFarEyesReachInTheDark() {
    TwoRooms rooms;
    rooms.setView(PlayerMode::Fog, Daylight::Dark);
    rooms.edit(rooms.hero, [](TokenRecord& hero) {
        hero.creature.senses = board::Sense::Darkvision;
        hero.creature.darkvisionRange = 2;
        hero.creature.at = {0, 0};
    });
    EXPECT_TRUE(hasCell(partySees(rooms), 1, 0));
    EXPECT_FALSE(hasCell(partySees(rooms), 3, 0));
    rooms.edit(rooms.hero, [](TokenRecord& hero) { hero.creature.senses = {}; });
    EXPECT_FALSE(hasCell(partySees(rooms), 1, 0));
    board::LightRecord lamp;
    lamp.at = {5 * kCell, 5 * kCell};
    lamp.dim = 2 * kCell;
    lamp.id = add(rooms.map, rooms.map.lights, lamp);
    EXPECT_TRUE(hasCell(partySees(rooms), 4, 4));
    EXPECT_FALSE(hasCell(partySees(rooms), 2, 5)) << "beyond the lamp's reach";
    rooms.edit(rooms.hero, [](TokenRecord& hero) { hero.creature.senses = board::Sense::LowLight; });
    EXPECT_TRUE(hasCell(partySees(rooms), 2, 5)) << "low light: twice as far";
    EXPECT_FALSE(hasCell(partySees(rooms), 1, 1));
    rooms.edit(rooms.hero, [](TokenRecord& hero) { hero.creature.senses = {}; });
    lamp.angle = 60;
    lamp.direction = 270;
    rooms.map.lights.put(lamp);
    EXPECT_TRUE(partySees(rooms).test(5 * 16 - 10, 5 * 16));
    EXPECT_FALSE(partySees(rooms).test(5 * 16, 5 * 16 - 10)) << "beside its cone";
}

void whatLiesBehindTheBack() {
    TwoRooms rooms;
    rooms.edit(rooms.hero, [](TokenRecord& hero) {
        hero.creature.facing = makeToken(GridKind::Square, "x", "party", {0, 0}, "E").creature.facing;
    });
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.creature.at = {0, 2}; });
    EXPECT_FALSE(seesFoe(rooms));
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.creature.at = {5, 2}; });
    EXPECT_TRUE(seesFoe(rooms));
}

// Corners of a space that stick through a wall are no eyes.
void eyesBehindTheWallOneStandsIn() {
    TwoRooms rooms;
    rooms.edit(rooms.hero, [](TokenRecord& hero) {
        hero.creature.size = board::SizeCategory::Large;
        hero.creature.footprint = board::footprintOf(hero.creature.size);
        hero.creature.at = {5, 4};
    });
    const auto middle =
        board::middle(GridKind::Square, rooms.map.tokens.find(rooms.hero)->creature.footprint, {5, 4});
    ASSERT_EQ(middle.x, 6 * kCell) << "he stands in the wall";
    rooms.edit(rooms.hero, [](TokenRecord& hero) { hero.creature.footprint = {3, 2, board::HexShape::H1}; });
    rooms.edit(rooms.hero, [](TokenRecord& hero) { hero.creature.at = {4, 4}; });
    EXPECT_TRUE(hasCell(partySees(rooms), 0, 0));
    EXPECT_FALSE(hasCell(partySees(rooms), 11, 5));
    rooms.setDoor(DoorState::Open);
    rooms.edit(rooms.hero, [](TokenRecord& hero) { hero.creature.at = {4, 2}; });
    EXPECT_TRUE(hasCell(partySees(rooms), 11, 2));
}

void coversInEveryMode() {
    for (const PlayerMode mode : {PlayerMode::Everything, PlayerMode::BySight, PlayerMode::Fog}) {
        TwoRooms rooms;
        rooms.setView(mode);
        rooms.setDoor(DoorState::Open);
        const RecordId text =
            add(rooms.map, rooms.map.texts, {.id = {}, .at = {8 * kCell, 600}, .text = "x", .extra = {}});
        const RecordId lamp = add(rooms.map, rooms.map.lights, [] {
            board::LightRecord light;
            light.at = {9 * kCell, 2 * kCell};
            light.bright = light.dim = 2 * kCell;
            return light;
        }());
        EXPECT_TRUE(seesFoe(rooms));
        paintFog(rooms, [](FogMasks& fog) { fog.covered.set(kRightRoom); });
        const players::PlayerScene scene = rooms.scene();
        EXPECT_TRUE(scene.cut);
        EXPECT_FALSE(hasCell(scene.known, 9, 2));
        EXPECT_FALSE(hasCell(scene.seen, 9, 2));
        EXPECT_FALSE(hasCell(players::brightGround(scene), 9, 2));
        EXPECT_TRUE(hasCell(players::brightGround(scene), 2, 2));
        EXPECT_EQ(scene.shown.texts.find(text), nullptr);
        EXPECT_EQ(scene.shown.lights.find(lamp), nullptr);
        EXPECT_FALSE(seesFoe(rooms));
        paintFog(rooms, [](FogMasks& fog) { fog.covered.clear(); });
        EXPECT_EQ(rooms.scene().cut, mode == PlayerMode::Fog);
        EXPECT_TRUE(seesFoe(rooms));
    }
}

void torchesOfHiddenCreatures() {
    TwoRooms rooms;
    rooms.setView(PlayerMode::Fog, Daylight::Dark);
    rooms.setDoor(DoorState::Open);
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.hidden = true; });
    const SampleMask dark = rooms.scene().known;
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.light = {3 * kCell, 6 * kCell}; });
    EXPECT_EQ(rooms.scene().known, dark);
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.hidden = false; });
    EXPECT_NE(rooms.scene().known, dark);
    EXPECT_TRUE(seesFoe(rooms)) << "it stands in its own light";
    EXPECT_EQ(rooms.scene().shown.tokens.find(rooms.foe)->light.dim, 6 * kCell);
}

// Twice as far sees only who has low-light vision.
void torchesForCommonEyes() {
    TwoRooms rooms;
    rooms.setView(PlayerMode::Fog, Daylight::Dark);
    rooms.edit(rooms.hero, [](TokenRecord& hero) { hero.light = {kCell, 2 * kCell}; });
    EXPECT_TRUE(hasCell(rooms.scene().known, 3, 2));
    EXPECT_FALSE(hasCell(rooms.scene().known, 5, 2));
}

// A thing at the edge of a cover is shown up to it.
void whatLooksOutOfACover() {
    for (const PlayerMode mode : {PlayerMode::Everything, PlayerMode::Fog}) {
        TwoRooms rooms;
        rooms.setView(mode);
        board::PropRecord pillar;
        pillar.kind = "pillar";
        pillar.at = {4 * kCell, 5 * kCell};
        add(rooms.map, rooms.map.props, pillar);
        paintFog(rooms, [](FogMasks& fog) { fog.covered.set({4 * 16, 4 * 16, 6 * 16, 6 * 16}); });
        const players::PlayerScene scene = rooms.scene();
        EXPECT_TRUE(scene.known.test(4 * 16 - 2, 5 * 16));
        EXPECT_FALSE(scene.known.test(4 * 16 + 2, 5 * 16));
        EXPECT_FALSE(scene.seen.test(4 * 16 + 2, 5 * 16));
    }
}

// One ground serves many scenes, and keeps what was asked last.
void wallsThatWereKnownBefore() {
    TwoRooms rooms;
    paintFog(rooms, [](FogMasks& fog) { fog.explored.fill(); });
    const players::SightGround ground = rooms.ground();
    const auto countsWalls = [&] { return players::playerScene(rooms.map, ground).shown.walls.size(); };
    const std::size_t all = countsWalls();
    paintFog(rooms, [](FogMasks& fog) { fog.covered.fill(); });
    EXPECT_EQ(countsWalls(), 0u);
    paintFog(rooms, [](FogMasks& fog) { fog.covered.clear(); });
    EXPECT_EQ(countsWalls(), all);
}

void coveredGround() {
    TwoRooms rooms;
    rooms.setDoor(DoorState::Open);
    const RecordId text =
        add(rooms.map, rooms.map.texts, {.id = {}, .at = {8 * kCell, 600}, .text = "x", .extra = {}});
    EXPECT_TRUE(seesFoe(rooms));
    paintFog(rooms, [](FogMasks& fog) { fog.covered.set(kRightRoom); });
    const auto stays = [&] {
        const players::PlayerScene scene = rooms.scene();
        EXPECT_FALSE(hasCell(scene.known, 9, 2));
        EXPECT_FALSE(hasCell(scene.seen, 9, 2));
        EXPECT_TRUE(hasCell(scene.known, 2, 2));
        EXPECT_EQ(scene.shown.texts.find(text), nullptr);
        EXPECT_FALSE(seesFoe(rooms));
    };
    stays();
    paintFog(rooms, [](FogMasks& fog) { fog.explored.fill(); });
    stays();
    paintFog(rooms, [](FogMasks& fog) { fog.uncovered.fill(); });
    stays();
    rooms.map.tokens.erase(rooms.hero);
    stays();
    paintFog(rooms, [](FogMasks& fog) { fog.covered.clear(); });
    EXPECT_TRUE(seesFoe(rooms));
}

void whatIsCoveredIsNotLearned() {
    TwoRooms rooms;
    paintFog(rooms, [](FogMasks& fog) { fog.covered.set({0, 0, 50, 96}); });
    rooms.setDoor(DoorState::Open);
    stepOf(rooms, rooms.hero, {4, 2});
    const SampleMask learned = document::fogOf(rooms.map).explored;
    EXPECT_FALSE(learned.test(49, 10));
    EXPECT_TRUE(learned.test(50, 10));
    EXPECT_EQ(rooms.map.doors.find(rooms.door)->memory, DoorMemory::Open);
    TwoRooms hidden;
    paintFog(hidden, [](FogMasks& fog) { fog.covered.set({80, 0, 192, 96}); });
    hidden.setDoor(DoorState::Open);
    stepOf(hidden, hidden.hero, {4, 2});
    EXPECT_EQ(hidden.map.doors.find(hidden.door)->memory, DoorMemory::Unseen) << "a door under the cover";
}

void secretDoorsAreNotRemembered() {
    TwoRooms rooms("secretDoor");
    stepOf(rooms, rooms.hero, {4, 2});
    EXPECT_EQ(rooms.map.doors.find(rooms.door)->memory, DoorMemory::Unseen);
    TwoRooms open("secretDoor");
    open.setDoor(DoorState::Open);
    stepOf(open, open.hero, {4, 2});
    EXPECT_EQ(open.map.doors.find(open.door)->memory, DoorMemory::Open);
    TwoRooms unknown("doorOfTheFuture");
    stepOf(unknown, unknown.hero, {4, 2});
    EXPECT_EQ(unknown.map.doors.find(unknown.door)->memory, DoorMemory::Unseen);
    TwoRooms plain;
    stepOf(plain, plain.hero, {4, 2});
    EXPECT_EQ(plain.map.doors.find(plain.door)->memory, DoorMemory::Closed);
    TwoRooms away;
    away.wall({{4 * kCell, 0}, {4 * kCell, 6 * kCell}});
    stepOf(away, away.hero, {1, 1});
    EXPECT_EQ(away.map.doors.find(away.door)->memory, DoorMemory::Unseen) << "nobody looks at it";
}

void nothingIsKeptWhenItIsOff() {
    for (const PlayerMode mode : {PlayerMode::Everything, PlayerMode::BySight, PlayerMode::Fog}) {
        TwoRooms rooms;
        rooms.setView(mode);
        stepOf(rooms, rooms.hero, {3, 3});
        EXPECT_EQ(document::fogOf(rooms.map).explored.empty(), mode != PlayerMode::Fog);
    }
    TwoRooms off;
    off.setView(PlayerMode::Fog);
    board::PlayerViewRecord view = *off.map.playerView.begin();
    view.explores = false;
    off.map.playerView.put(view);
    stepOf(off, off.hero, {3, 3});
    EXPECT_TRUE(document::fogOf(off.map).explored.empty());
}

// The hand shows the board; who stands there is seen by eyes, or by the hand when there are none.
// Of a thing in the dark beyond, of which the light grazes a hair.
void aHairOfAThingIsNothing() {
    TwoRooms rooms;
    board::PropRecord barrel;
    barrel.kind = "barrel";
    barrel.at = {9 * kCell, 2 * kCell};
    barrel.width = barrel.height = kCell;
    const RecordId thing = add(rooms.map, rooms.map.props, barrel);
    const int left = 17 * board::kSamplesPerCell / 2;  // of its rectangle, as its top is at half a cell more
    const int top = 3 * board::kSamplesPerCell / 2;
    const auto isShown = [&](int samples) {
        paintFog(rooms, [&](FogMasks& fog) {
            fog.uncovered.set({left, top + 7, left + samples, top + 7 + samples});
        });
        return rooms.scene().shown.props.find(thing) != nullptr;
    };
    EXPECT_FALSE(isShown(2));
    EXPECT_TRUE(isShown(board::kSamplesPerCell));
}

void uncoveringAllShowsNoCreature() {
    TwoRooms rooms;
    paintFog(rooms, [](FogMasks& fog) { fog.uncovered.fill(); });
    EXPECT_TRUE(hasCell(rooms.scene().known, 9, 2));
    EXPECT_FALSE(seesFoe(rooms));
    rooms.map.tokens.erase(rooms.hero);
    EXPECT_TRUE(seesFoe(rooms));
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.hidden = true; });
    EXPECT_FALSE(seesFoe(rooms));
    paintFog(rooms, [](FogMasks& fog) {
        fog.uncovered.clear();
        fog.explored.set(kLeftRoom);
        fog.explored.set(kRightRoom);
    });
    rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.hidden = false; });
    EXPECT_FALSE(seesFoe(rooms)) << "explored is not seen";
}

// A sample is read where it was put: covers that slip by one show what they should hide.
void fogIsReadWhereItWasPut() {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat}) {
        TwoRooms rooms;
        rooms.map = document::makeEncounter(document::DocumentKind::Encounter, {grid, 12, 9});
        FogMasks put = document::fogOf(rooms.map);
        const board::SampleBox& box = put.covered.box();
        put.covered.set({box.left + 5, box.top + 7, box.left + 70, box.top + 66});
        put.uncovered.set({box.left + 60, box.top + 60, box.right, box.bottom});
        put.explored.set({box.left, box.top + 100, box.left + 90, box.bottom});
        paintFog(rooms, [&](FogMasks& fog) { fog = put; });
        const FogMasks read = document::fogOf(rooms.map);
        EXPECT_EQ(read.covered, put.covered);
        EXPECT_EQ(read.uncovered, put.uncovered);
        EXPECT_EQ(read.explored, put.explored);
    }
}

void theUsualViewIsFog() {
    const TwoRooms rooms;
    EXPECT_EQ(rooms.scene().mode, PlayerMode::Fog);
    EXPECT_FALSE(seesFoe(rooms));
    TwoRooms shown;
    shown.setView(PlayerMode::Everything);
    EXPECT_TRUE(seesFoe(shown));
    shown.setView(PlayerMode::BySight);
    EXPECT_FALSE(seesFoe(shown));
}

constexpr std::array kSightLeaks{
    NamedLeak{"MovingAFoeRevealsNothing", movingAFoeRevealsNothing},
    NamedLeak{"MovingAHiddenHeroRevealsNothing", movingAHiddenHeroRevealsNothing},
    NamedLeak{"WhoseEyesCount", whoseEyesCount},
    NamedLeak{"LightOfAHiddenCreature", lightOfAHiddenCreature},
    NamedLeak{"TorchesOfHiddenCreatures", torchesOfHiddenCreatures},
    NamedLeak{"TorchesForCommonEyes", torchesForCommonEyes},
    NamedLeak{"LampsInRememberedRooms", lampsInRememberedRooms},
    NamedLeak{"CreaturesInTheDark", creaturesInTheDark},
    NamedLeak{"DarknessIsNotLookedInto", darknessIsNotLookedInto},
    NamedLeak{"HowFarEyesReachInTheDark", howFarEyesReachInTheDark},
    NamedLeak{"WhatLiesBehindTheBack", whatLiesBehindTheBack},
    NamedLeak{"EyesBehindTheWallOneStandsIn", eyesBehindTheWallOneStandsIn},
    NamedLeak{"CoveredGround", coveredGround},
    NamedLeak{"WhatIsCoveredIsNotLearned", whatIsCoveredIsNotLearned},
    NamedLeak{"SecretDoorsAreNotRemembered", secretDoorsAreNotRemembered},
    NamedLeak{"WallsThatWereKnownBefore", wallsThatWereKnownBefore},
    NamedLeak{"CoversInEveryMode", coversInEveryMode},
    NamedLeak{"WhatLooksOutOfACover", whatLooksOutOfACover},
    NamedLeak{"NothingIsKeptWhenItIsOff", nothingIsKeptWhenItIsOff},
    NamedLeak{"UncoveringAllShowsNoCreature", uncoveringAllShowsNoCreature},
    NamedLeak{"FogIsReadWhereItWasPut", fogIsReadWhereItWasPut},
    NamedLeak{"AHairOfAThingIsNothing", aHairOfAThingIsNothing},
    NamedLeak{"TheUsualViewIsFog", theUsualViewIsFog},
};

}  // namespace

std::span<const NamedLeak> sightLeaks() { return kSightLeaks; }

}  // namespace tenaille::test
