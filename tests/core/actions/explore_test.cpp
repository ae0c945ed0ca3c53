// SPDX-License-Identifier: MIT
#include "core/actions/explore.h"

#include <gtest/gtest.h>

#include "core/actions/fog_area.h"
#include "core/actions/plan.h"
#include "tests/core/players/players_fixture.h"

namespace tenaille::actions::explore_test {

using test::hasCell;
using test::kCell;
using test::TwoRooms;

document::ChangeSet moveTo(TwoRooms& rooms, board::Cell to) {
    const board::TokenRecord before = *rooms.map.tokens.find(rooms.hero);
    board::TokenRecord after = before;
    after.creature.at = to;
    document::ChangeSet changes{"moveTokens", {}, {}};
    changes.replace(before, after);
    EXPECT_TRUE(document::apply(rooms.map, changes).ok());
    return changes;
}

document::FogMasks learn(TwoRooms& rooms, const document::ChangeSet& changes,
                         const Intent* intent = nullptr) {
    if (mayExplore(rooms.map, changes)) {
        EXPECT_TRUE(document::apply(rooms.map, explore(rooms.map, changes, rooms.ground(), intent)).ok());
    }
    return document::fogOf(rooms.map);
}

TEST(Explore, WhatWasSeenStaysKnown) {
    TwoRooms rooms;
    rooms.setDoor(board::DoorState::Open);
    learn(rooms, moveTo(rooms, {4, 2}));
    const document::FogMasks fog = learn(rooms, moveTo(rooms, {5, 5}));
    EXPECT_TRUE(hasCell(fog.explored, 11, 2)) << "through the door, from where he stood";
    const players::PlayerScene scene = rooms.scene();
    EXPECT_TRUE(hasCell(scene.known, 11, 2));
    EXPECT_FALSE(hasCell(scene.seen, 11, 2));
    EXPECT_FALSE(scene.shown.tokens.find(rooms.foe) != nullptr) << "places are remembered, creatures are not";
}

TEST(Explore, TheWholeWayIsSeen) {
    for (const bool tellsWay : {false, true}) {
        TwoRooms rooms;
        rooms.setDoor(board::DoorState::Open);
        rooms.wall({{8 * kCell, kCell}, {8 * kCell, 6 * kCell}});  // hides a corner of the right room
        rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.creature.at = {5, 0}; });
        const Intent intent = MoveTokens{{{rooms.hero, {{6, 1}, {9, 0}, {6, 0}, {5, 1}}}}};
        const auto fog = learn(rooms, moveTo(rooms, {5, 1}), tellsWay ? &intent : nullptr);
        EXPECT_EQ(hasCell(fog.explored, 9, 5), tellsWay) << "only from the cell in between";
    }
}

// In the dark: its own torch goes with it, others see what it lights in the end.
TEST(Explore, ATorchShowsTheWholeWay) {
    TwoRooms rooms;
    rooms.setView(board::PlayerMode::Fog, board::Daylight::Dark);
    rooms.setDoor(board::DoorState::Open);
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.light = {kCell, kCell}; });
    const Intent intent = MoveTokens{{{rooms.hero, {{3, 2}, {4, 2}, {5, 2}, {6, 2}, {7, 2}}}}};
    const auto fog = learn(rooms, moveTo(rooms, {7, 2}), &intent);
    for (int x = 2; x <= 7; ++x) EXPECT_TRUE(hasCell(fog.explored, x, 2)) << x;
    EXPECT_FALSE(hasCell(fog.explored, 4, 5)) << "beyond its light";
}

TEST(Explore, WhoStandsInTheDarkSeesTheTorchOfAnother) {
    TwoRooms rooms;
    rooms.setView(board::PlayerMode::Fog, board::Daylight::Dark);
    rooms.setDoor(board::DoorState::Open);
    const document::Encounter before = rooms.map;
    rooms.edit(rooms.foe, [](board::TokenRecord& foe) { foe.light = {2 * kCell, 2 * kCell}; });
    EXPECT_TRUE(hasCell(learn(rooms, document::diff(before, rooms.map)).explored, 8, 2));
}

// What was explored while the board was prepared; the door was seen open.
TEST(Explore, TheFirstLookBeginsWithWhatIsSeenNow) {
    TwoRooms rooms;
    board::DoorRecord before = *rooms.map.doors.find(rooms.door);
    rooms.setDoor(board::DoorState::Open);
    document::ChangeSet opened{"setDoor", {}, {}};
    opened.replace(before, *rooms.map.doors.find(rooms.door));
    EXPECT_TRUE(hasCell(learn(rooms, opened).explored, 8, 2));
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.creature.at = {2, 5}; });
    const board::BoardView board = document::boardOf(rooms.map);
    const auto first = plan({rooms.map, board, {}}, BeginShowing{});
    ASSERT_TRUE(first.ok());
    ASSERT_TRUE(document::apply(rooms.map, *first).ok());
    document::FogMasks fog = learn(rooms, *first);
    EXPECT_TRUE(hasCell(fog.explored, 3, 5));
    EXPECT_FALSE(hasCell(fog.explored, 8, 2));
    EXPECT_TRUE(plan({rooms.map, board, {}}, BeginShowing{})->empty()) << "once";
    board::SampleMask right(fog.explored.box());
    right.set({7 * board::kSamplesPerCell, 0, 12 * board::kSamplesPerCell, 6 * board::kSamplesPerCell});
    const auto kept = plan({rooms.map, board, {}}, PaintFog{FogPaint::Remember, right});
    ASSERT_TRUE(kept.ok());
    ASSERT_TRUE(document::apply(rooms.map, *kept).ok());
    EXPECT_TRUE(hasCell(document::fogOf(rooms.map).explored, 8, 2));
}

TEST(Explore, NothingIsKeptInOtherModesOrWhenItIsOff) {
    TwoRooms rooms;
    rooms.setView(board::PlayerMode::Everything);
    EXPECT_TRUE(learn(rooms, moveTo(rooms, {4, 2})).explored.empty());
    rooms.setView(board::PlayerMode::Fog);
    board::PlayerViewRecord off = *rooms.map.playerView.begin();
    off.explores = false;
    rooms.map.playerView.put(off);
    EXPECT_TRUE(learn(rooms, moveTo(rooms, {4, 3})).explored.empty());
}

TEST(Explore, OpeningADoorShowsWhatLiesBehind) {
    TwoRooms rooms;
    board::DoorRecord before = *rooms.map.doors.find(rooms.door);
    rooms.setDoor(board::DoorState::Open);
    document::ChangeSet opened{"setDoor", {}, {}};
    opened.replace(before, *rooms.map.doors.find(rooms.door));
    EXPECT_TRUE(hasCell(learn(rooms, opened).explored, 8, 2));
    EXPECT_EQ(rooms.map.doors.find(rooms.door)->memory, board::DoorMemory::Open);
}

TEST(Explore, WhatTheHandCoversIsNotExplored) {
    TwoRooms rooms;
    board::SampleMask left(board::samplesOf(rooms.map.gridRecord().extent));
    left.set({0, 0, 48, 96});
    const board::BoardView board = document::boardOf(rooms.map);
    const auto covered = plan({rooms.map, board, {}}, PaintFog{FogPaint::Cover, left});
    ASSERT_TRUE(covered.ok());
    ASSERT_TRUE(document::apply(rooms.map, *covered).ok());
    const auto fog = learn(rooms, moveTo(rooms, {4, 2}));
    EXPECT_FALSE(hasCell(fog.explored, 0, 0));
    EXPECT_TRUE(hasCell(fog.explored, 5, 0));
}

TEST(PaintFog, EachWayDoesWhatItSays) {
    TwoRooms rooms;
    const auto paint = [&](FogPaint how, const board::SampleBox& part) {
        board::SampleMask area(board::samplesOf(rooms.map.gridRecord().extent));
        area.set(part);
        const board::BoardView board = document::boardOf(rooms.map);
        const auto changes = plan({rooms.map, board, {}}, PaintFog{how, area});
        EXPECT_TRUE(changes.ok());
        EXPECT_TRUE(document::apply(rooms.map, *changes).ok());
        return document::fogOf(rooms.map);
    };
    EXPECT_EQ(paint(FogPaint::Uncover, {0, 0, 32, 32}).uncovered.count(), 32 * 32);
    document::FogMasks fog = paint(FogPaint::Cover, {16, 0, 48, 32});
    EXPECT_EQ(fog.uncovered.count(), 16 * 32);
    EXPECT_EQ(fog.covered.count(), 32 * 32);
    fog = paint(FogPaint::Automatic, {0, 0, 32, 32});
    EXPECT_TRUE(fog.uncovered.empty());
    EXPECT_EQ(fog.covered.count(), 16 * 32);
    learn(rooms, moveTo(rooms, {4, 2}));
    fog = paint(FogPaint::Forget, {0, 0, 192, 128});
    EXPECT_TRUE(fog.explored.empty());
    EXPECT_TRUE(fog.covered.empty());
    const board::BoardView board = document::boardOf(rooms.map);
    EXPECT_FALSE(
        plan({rooms.map, board, {}}, PaintFog{FogPaint::Cover, board::SampleMask({0, 0, 64, 64})}).ok())
        << "of another board";
}

TEST(FogArea, ARoomEndsAtWallsAndDoors) {
    TwoRooms rooms;
    const auto roomAt = [&](board::LatticePoint at) {
        return fogRoom(document::boardOf(rooms.map), rooms.map, at);
    };
    EXPECT_EQ(roomAt({kCell, kCell}).count(), 6 * 6 * 256);
    EXPECT_EQ(roomAt({kCell, kCell}).bounds(), (board::SampleBox{0, 0, 96, 96}));
    rooms.setDoor(board::DoorState::Open);
    EXPECT_EQ(roomAt({kCell, kCell}).count(), 6 * 6 * 256) << "an open one, too";
    EXPECT_TRUE(roomAt({-kCell, kCell}).empty()) << "beyond the board";
    rooms.map.doors.erase(rooms.door);
    EXPECT_EQ(roomAt({kCell, kCell}).count(), 12 * 6 * 256);
}

// A click into the rock would leave the rooms as black shapes in it.
TEST(FogArea, BetweenRoomsThereIsNothingToUncover) {
    TwoRooms rooms;
    board::FloorRecord floor;
    floor.outline = {{0, 0}, {3 * kCell, 0}, {3 * kCell, 6 * kCell}, {0, 6 * kCell}};
    test::add(rooms.map, rooms.map.floors, floor);
    const board::BoardView board = document::boardOf(rooms.map);
    EXPECT_TRUE(fogRoom(board, rooms.map, {4 * kCell, kCell}).empty());
    EXPECT_EQ(fogRoom(board, rooms.map, {kCell, kCell}).count(), 3 * 6 * 256) << "up to the end of the floor";
}

TEST(FogArea, StrokesAndOutlines) {
    const board::Extent extent{board::GridKind::Square, 12, 6};
    const board::SampleMask stroke = fogStroke(extent, {{kCell, kCell}, {5 * kCell, kCell}}, kCell / 2);
    EXPECT_TRUE(stroke.test(16 * 3, 16));
    EXPECT_FALSE(stroke.test(16 * 3, 16 + 9));
    EXPECT_NEAR(static_cast<double>(stroke.count()), 64 * 16 + 3.14 * 64, 60);
    EXPECT_EQ(fogInside(extent, {{0, 0}, {2 * kCell, 0}, {2 * kCell, kCell}, {0, kCell}}).count(), 2 * 256);
    EXPECT_TRUE(fogInside(extent, {{0, 0}, {2 * kCell, 0}}).empty());
}

}  // namespace tenaille::actions::explore_test
