// SPDX-License-Identifier: MIT
#include "core/io/change_codec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/filled_records.h"

namespace tenaille::io::change_codec_test {

using board::GridKind;
using document::ChangeSet;

ChangeSet roundTrip(const ChangeSet& changes, GridKind grid) {
    const Result<JsonValue> json = parseJson(writeJson(writeChanges(changes, grid)));
    const Result<ChangeSet> read = readChanges(*json, grid);
    EXPECT_TRUE(read.ok()) << (read ? "" : describe(read.problem()));
    return read ? *read : ChangeSet();
}

std::string problemOf(const char* text) {
    const Result<ChangeSet> read = readChanges(*parseJson(text), GridKind::Square);
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
        EXPECT_EQ(roundTrip(changes, grid), changes);
        EXPECT_EQ(roundTrip(inverse(changes), grid), inverse(changes));
    }
}

// A change of the grid carries creatures from one set of names to the other.
TEST(ChangeCodec, AChangeOfTheGrid) {
    const document::Encounter square = test::filledEncounter(GridKind::Square);
    const document::Encounter hex = test::filledEncounter(GridKind::HexFlat);
    const ChangeSet changes = diff(square, hex);
    EXPECT_EQ(gridAfter(changes, GridKind::Square), GridKind::HexFlat);
    EXPECT_EQ(roundTrip(changes, GridKind::Square), changes);
    EXPECT_EQ(gridAfter(inverse(changes), GridKind::HexFlat), GridKind::Square);
    EXPECT_EQ(roundTrip(inverse(changes), GridKind::HexFlat), inverse(changes));
}

TEST(ChangeCodec, WhatIsNoChangeIsAProblem) {
    EXPECT_THAT(problemOf("7"), testing::StartsWith("This is no list of changes."));
    EXPECT_THAT(problemOf(R"({"name":"x","changes":[{"table":"dragons"}]})"),
                testing::StartsWith("changes[0]: The table \"dragons\""));
    EXPECT_THAT(problemOf(R"({"name":"x","changes":[{"table":"notes"}]})"),
                testing::StartsWith("changes[0]: A change needs a record"));
    EXPECT_THAT(problemOf(R"({"name":"x","changes":[{"table":"notes","before":{"id":3},"after":{"id":4}}]})"),
                testing::StartsWith("changes[0]: A change needs a record"));
    EXPECT_THAT(problemOf(R"({"name":"x","changes":[{"table":"notes","after":{"id":3,"at":7}}]})"),
                testing::StartsWith("changes[0].after.at: "));
    EXPECT_THAT(problemOf(R"({"name":"x","changes":[{"table":"floors","after":{"id":3,"outline":[]}}]})"),
                testing::StartsWith("changes[0].after.outline: The floor has fewer than three corners."));
}

}  // namespace tenaille::io::change_codec_test
