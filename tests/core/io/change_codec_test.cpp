// SPDX-License-Identifier: MIT
#include "core/io/change_codec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/filled_records.h"

namespace tenaille::io::change_codec_test {

using board::GridKind;
using document::ChangeSet;

ChangeSet roundTrip(const ChangeSet& changes, GridKind grid, const document::Encounter& before) {
    const Result<JsonValue> json = parseJson(writeJson(writeChanges(changes, grid)));
    const Result<ChangeSet> read = readChanges(*json, grid, before);
    EXPECT_TRUE(read.ok()) << (read ? "" : describe(read.problem()));
    return read ? *read : ChangeSet();
}

std::string problemOf(const char* text) {
    const Result<ChangeSet> read = readChanges(*parseJson(text), GridKind::Square, {});
    return read ? "" : describe(read.problem());
}

TEST(ChangeCodec, EveryTableInsertedRemovedAndReplaced) {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat}) {
        const document::Encounter filled = test::filledEncounter(grid);
        ChangeSet changes{"everything", {"Arda", ""}, {}};
        const auto add = [&](const auto& table) {
            const auto& record = *table.begin();
            auto other = record;
            other.extra.clear();
            changes.insert(record);
            changes.replace(record, other);
            changes.remove(other);
        };
        std::apply([&](const auto&... table) { (add(table), ...); }, filled.tables());
        EXPECT_EQ(changes.changes.size(), 21u * 3);
        EXPECT_EQ(roundTrip(changes, grid, {}), changes);
        EXPECT_EQ(roundTrip(inverse(changes), grid, {}), inverse(changes));
    }
}

// Of a record that is changed only what differs is written: members that come, go and become others.
TEST(ChangeCodec, OnlyWhatDiffersIsWritten) {
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy}) {
        const document::Encounter filled = test::filledEncounter(grid);
        document::Encounter before;
        ChangeSet changes{"everything", {}, {}};
        const auto add = [&]<class R>(const document::Table<R>& table) {
            const R full = *table.begin();
            R blank;
            blank.id = full.id;
            blank.extra = full.extra;
            if constexpr (requires { blank.creature.record; }) blank.creature.record = full.id;
            if constexpr (requires { blank.points; }) blank.points = {{0, 0}, {240, 0}};
            if constexpr (requires { blank.outline; }) blank.outline = {{0, 0}, {240, 0}, {0, 240}};
            if constexpr (std::is_same_v<R, board::GridRecord>) blank.extent.grid = grid;
            std::get<document::Table<R>&>(before.tables()).put(blank);
            changes.replace(blank, full);
        };
        std::apply([&](const auto&... table) { (add(table), ...); }, filled.tables());
        EXPECT_EQ(changes.changes.size(), 21u);
        EXPECT_EQ(roundTrip(changes, grid, before), changes);
        ASSERT_TRUE(apply(before, changes).ok());
        EXPECT_EQ(roundTrip(inverse(changes), grid, before), inverse(changes));
    }
    document::Encounter map = test::filledEncounter(GridKind::Square);
    board::TokenRecord token = *map.tokens.begin();
    token.hitPoints -= 1;
    ChangeSet hurt{"hurt", {}, {}};
    hurt.replace(*map.tokens.begin(), token);
    EXPECT_LT(writeJson(writeChanges(hurt, GridKind::Square)).size(), 150u);
}

// Of the grid, too: what else comes in that step is read for hexes all the same.
TEST(ChangeCodec, APartOfTheGridSaysNothingOfItsShape) {
    const document::Encounter hexes = test::filledEncounter(GridKind::HexFlat);
    board::GridRecord shown = *hexes.grid.begin();
    shown.visible = !shown.visible;
    board::TokenRecord token = *hexes.tokens.begin();
    token.id = token.creature.record = {4711};
    ChangeSet changes{"both", {}, {}};
    changes.replace(*hexes.grid.begin(), shown);
    changes.insert(token);
    EXPECT_EQ(roundTrip(changes, GridKind::HexFlat, hexes), changes);
}

// One that is changed twice in one step is written whole the second time.
TEST(ChangeCodec, ARecordThatIsChangedTwice) {
    const document::Encounter map = test::filledEncounter(GridKind::Square);
    const board::NoteRecord first = *map.notes.begin();
    board::NoteRecord second = first;
    second.title = "second";
    board::NoteRecord third = second;
    third.text = "third";
    ChangeSet changes{"twice", {}, {}};
    changes.replace(first, second);
    changes.replace(second, third);
    EXPECT_EQ(roundTrip(changes, GridKind::Square, map), changes);
}

// Journals of before format 2.10: doors did not tell what wall they were cut from.
TEST(ChangeCodec, ADoorOfAnOlderJournalIsInTheWallThatWasLookedUp) {
    document::Encounter map;
    board::DoorRecord door;
    door.id = {3};
    door.where = {{0, 0}, {240, 0}};
    door.wall = "hedge";
    map.doors.put(door);
    const Result<ChangeSet> opened = readChanges(
        *parseJson(R"({"name":"openDoor","changes":[{"table":"doors",)"
                   R"("before":{"id":3,"kind":"door","from":[0,0],"to":[240,0],"state":"closed"},)"
                   R"("after":{"id":3,"kind":"door","from":[0,0],"to":[240,0],"state":"open"}}]})"),
        GridKind::Square, map);
    ASSERT_TRUE(opened.ok());
    ASSERT_TRUE(apply(map, *opened).ok());
    EXPECT_EQ(map.doors.begin()->wall, "hedge");
    EXPECT_EQ(map.doors.begin()->state, board::DoorState::Open);
}

// A change of the grid carries creatures from one set of names to the other.
TEST(ChangeCodec, AChangeOfTheGrid) {
    const document::Encounter square = test::filledEncounter(GridKind::Square);
    const document::Encounter hex = test::filledEncounter(GridKind::HexFlat);
    const ChangeSet changes = diff(square, hex);
    EXPECT_EQ(gridAfter(changes, GridKind::Square), GridKind::HexFlat);
    EXPECT_EQ(roundTrip(changes, GridKind::Square, square), changes);
    EXPECT_EQ(gridAfter(inverse(changes), GridKind::HexFlat), GridKind::Square);
    EXPECT_EQ(roundTrip(inverse(changes), GridKind::HexFlat, hex), inverse(changes));
}

TEST(ChangeCodec, WhatIsNoChangeIsAProblem) {
    EXPECT_THAT(problemOf("7"), testing::StartsWith("This is no list of changes."));
    EXPECT_THAT(problemOf(R"({"name":"x","changes":[{"table":"dragons"}]})"),
                testing::StartsWith("changes[0]: The table \"dragons\""));
    EXPECT_THAT(problemOf(R"({"name":"x","changes":[{"table":"notes"}]})"),
                testing::StartsWith("changes[0]: A change needs a record"));
    EXPECT_THAT(problemOf(R"({"name":"x","changes":[{"table":"notes","before":{"id":3},"after":{"id":4}}]})"),
                testing::StartsWith("changes[0]: A change needs a record"));
    EXPECT_THAT(problemOf(R"({"name":"x","changes":[{"table":"notes","id":9,"before":{},"after":{}}]})"),
                testing::StartsWith("changes[0]: The change needs a record"));
    EXPECT_THAT(problemOf(R"({"name":"x","changes":[{"table":"notes","after":{"id":3,"at":7}}]})"),
                testing::StartsWith("changes[0].after.at: "));
    EXPECT_THAT(problemOf(R"({"name":"x","changes":[{"table":"floors","after":{"id":3,"outline":[]}}]})"),
                testing::StartsWith("changes[0].after.outline: The floor has fewer than three corners."));
}

}  // namespace tenaille::io::change_codec_test
