// SPDX-License-Identifier: MIT
#include "core/io/codec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/document/fields.h"
#include "core/io/codec_words.h"
#include "tests/support/filled_records.h"

namespace tenaille::io::codec_test {

using board::GridKind;
using testing::HasSubstr;

// The record as text and back, with the text in between.
template <class R>
R roundTrip(const R& record, GridKind grid, Reading& reading) {
    reading.grid = grid;
    const Result<JsonValue> json = parseJson(writeJson(writeRecord(record, grid), 2));
    EXPECT_TRUE(json.ok());
    return readRecord<R>(*json, JsonPath(), reading);
}

template <class R>
R readText(const char* text, Reading& reading) {
    const Result<JsonValue> json = parseJson(text);
    EXPECT_TRUE(json.ok()) << text;
    const JsonPath root;
    const JsonPath list = root.member("tokens");
    return readRecord<R>(*json, list.item(3), reading);
}

// The one line that reading this token gives.
std::string problemOf(const char* text, GridKind grid = GridKind::Square) {
    Reading reading;
    reading.grid = grid;
    readText<board::TokenRecord>(text, reading);
    EXPECT_EQ(reading.problems.size(), 1u) << text;
    return reading.problems.empty() ? "" : describe(reading.problems.front());
}

TEST(Codec, ABadLookOfAKindIsTold) {
    const auto problem = [](const std::string& member) {
        Reading reading;
        readText<board::KindRecord>((R"({"id":1,"kind":"own1",)" + member + "}").c_str(), reading);
        EXPECT_EQ(reading.problems.size(), 1u) << member;
        return reading.problems.empty() ? "" : describe(reading.problems.front());
    };
    EXPECT_THAT(problem(R"("colour":"red")"), HasSubstr("Write it as \"#aarrggbb\"."));
    EXPECT_THAT(problem(R"("line":"wobbly")"),
                HasSubstr("Write one of: solid, dashed, dotted, double, ticks, diamonds, zigzag."));
    EXPECT_THAT(problem(R"("pattern":7)"), HasSubstr("A text in quotes is expected here."));
}

class CodecOnEveryGrid : public testing::TestWithParam<GridKind> {};

TEST_P(CodecOnEveryGrid, FilledRecordsComeBackEqual) {
    const document::Encounter filled = test::filledEncounter(GetParam());
    std::apply(
        [](const auto&... table) {
            const auto check = [](const auto& records) {
                for (const auto& record : records) {
                    Reading reading;
                    EXPECT_EQ(roundTrip(record, GetParam(), reading), record)
                        << writeJson(writeRecord(record, GetParam()), 2);
                    EXPECT_FALSE(reading.failed());
                }
            };
            (check(table), ...);
        },
        filled.tables());
}

TEST_P(CodecOnEveryGrid, UsualSpacesComeBackWhole) {
    for (int size = 0; size < board::kSizeCount; ++size) {
        board::TokenRecord token;
        token.id = token.creature.record = {5};
        token.creature.size = static_cast<board::SizeCategory>(size);
        token.creature.footprint = board::footprintOf(token.creature.size);
        Reading reading;
        EXPECT_EQ(roundTrip(token, GetParam(), reading), token);
    }
}

INSTANTIATE_TEST_SUITE_P(Grids, CodecOnEveryGrid,
                         testing::Values(GridKind::Square, GridKind::HexPointy, GridKind::HexFlat));

TEST(Codec, DefaultRecordsComeBackEqual) {
    board::TokenRecord token;
    token.id = token.creature.record = {9};
    Reading reading;
    EXPECT_EQ(roundTrip(token, GridKind::Square, reading), token);
    board::WallRecord wall;
    wall.id = {9};
    wall.points = {{0, 0}, {240, 0}};
    wall.kind.clear();  // differs from the default, so it must be written
    EXPECT_EQ(roundTrip(wall, GridKind::Square, reading), wall);
    EXPECT_FALSE(reading.failed());
}

TEST(Codec, NothingIsLeftOut) {
    board::NoteRecord note;
    note.id = {4};
    EXPECT_EQ(writeJson(writeRecord(note, GridKind::Square)), R"({"id":4,"at":[0,0]})");
}

// Every whole number of every record has a range, so that none can be read unchecked.
TEST(Codec, EveryNumberHasARange) {
    const document::Encounter filled = test::filledEncounter(GridKind::Square);
    const auto check = [](const auto& table) {
        using R = typename std::remove_cvref_t<decltype(table)>::Record;
        const R record;
        document::fields(record, [](const char* key, document::Secrecy, const auto& member) {
            using T = std::remove_cvref_t<decltype(member)>;
            if constexpr (std::is_same_v<T, std::int32_t> || std::is_same_v<T, std::optional<std::int32_t>>) {
                EXPECT_TRUE(rangeOf(document::tableKey<R>(), key)) << document::tableKey<R>() << '.' << key;
            }
        });
    };
    std::apply([&](const auto&... table) { (check(table), ...); }, filled.tables());
}

TEST(Codec, RangesHoldAtBothEnds) {
    const Range range = *rangeOf("tokens", "armorClass");
    for (const std::int64_t value : {range.min, range.max}) {
        Reading reading;
        const std::string text = R"({"id":1,"armorClass":)" + std::to_string(value) + "}";
        EXPECT_EQ(readText<board::TokenRecord>(text.c_str(), reading).creature.armorClass, value);
        EXPECT_FALSE(reading.failed());
    }
    EXPECT_EQ(problemOf(R"({"id":1,"armorClass":-101})"),
              "tokens[3].armorClass: The number -101 is out of range. Write a number from -100 to 200.");
    EXPECT_EQ(problemOf(R"({"id":1,"reach":31})"),
              "tokens[3].reach: The number 31 is out of range. Write a number from 0 to 30.");
}

TEST(Codec, ProblemsNameThePlace) {
    EXPECT_THAT(problemOf(R"({"id":1,"reach":2.5})"), testing::StartsWith("tokens[3].reach: A whole number"));
    EXPECT_THAT(problemOf(R"({"id":1,"reach":1e300})"),
                testing::StartsWith("tokens[3].reach: A whole number"));
    EXPECT_THAT(problemOf(R"({"id":1,"at":[1]})"), testing::StartsWith("tokens[3].at: A place"));
    EXPECT_THAT(problemOf(R"({"id":1,"at":[1,99999]})"), testing::StartsWith("tokens[3].at[1]: The number"));
    EXPECT_THAT(problemOf(R"({"id":1,"hidden":1})"), testing::StartsWith("tokens[3].hidden: true or false"));
    EXPECT_THAT(problemOf(R"({"id":1,"name":[]})"), testing::StartsWith("tokens[3].name: A text"));
    EXPECT_THAT(problemOf(R"({"id":1,"colour":"red"})"), testing::StartsWith("tokens[3].colour: A colour"));
    EXPECT_THAT(problemOf(R"({"id":1,"colour":"#ff00ff0g"})"),
                testing::StartsWith("tokens[3].colour: A colour"));
    EXPECT_THAT(problemOf(R"({"id":1,"footprint":[0,1]})"), testing::StartsWith("tokens[3].footprint[0]: "));
    EXPECT_THAT(problemOf(R"({"id":1,"footprint":[1,1]})", GridKind::HexFlat),
                testing::StartsWith("tokens[3].footprint: The name of a space"));
    EXPECT_THAT(problemOf(R"({"id":1,"facing":"ENE"})"),
                testing::EndsWith("Write one of: N, NE, E, SE, S, SW, W, NW."));
    EXPECT_THAT(problemOf(R"({"id":1,"arcs":"none"})"),
                testing::EndsWith("Write one of: standard, allFront, hydra."));
    EXPECT_THAT(problemOf(R"({"id":1,"arcs":{"left":"top"}})"),
                testing::StartsWith("tokens[3].arcs.left: The word"));
    EXPECT_THAT(problemOf(R"({"id":1,"shield":{"bonus":31}})"),
                testing::StartsWith("tokens[3].shield.bonus: "));
    EXPECT_THAT(problemOf(R"({"id":1,"feats":["flight"]})"),
                testing::StartsWith("tokens[3].feats: The word"));
    EXPECT_THAT(problemOf(R"({"id":1,"size":"giant"})"),
                testing::StartsWith("tokens[3].size: The word \"giant\""));
    EXPECT_THAT(problemOf(R"({"id":0})"), testing::StartsWith("tokens[3].id: The number 0"));
    EXPECT_THAT(problemOf(R"({"id":4000000000})"), testing::StartsWith("tokens[3].id: The number"));
    EXPECT_THAT(problemOf(R"({})"), testing::StartsWith("tokens[3]: The member \"id\" is missing."));
    EXPECT_THAT(problemOf("7"), testing::StartsWith("tokens[3]: An object"));
}

TEST(Codec, EveryFaultIsListed) {
    Reading reading;
    readText<board::TokenRecord>(R"({"id":1,"reach":-1,"level":"x","shield":7})", reading);
    ASSERT_EQ(reading.problems.size(), 3u);
    EXPECT_EQ(reading.problems[0].place, "tokens[3].reach");
    EXPECT_EQ(reading.problems[1].place, "tokens[3].shield");
    EXPECT_EQ(reading.problems[2].place, "tokens[3].level");
}

TEST(Codec, UnknownMembersStayAtTheEndInTheirOrder) {
    Reading reading;
    const auto wall = readText<board::WallRecord>(
        R"({"zeta":{"deep":[1,{"x":null}]},"id":3,"alpha":null,"kind":"stone","points":[[0,0],[240,0]]})",
        reading);
    EXPECT_EQ(
        writeJson(writeRecord(wall, GridKind::Square)),
        R"({"id":3,"kind":"stone","points":[[0,0],[240,0]],"zeta":{"deep":[1,{"x":null}]},"alpha":null})");
}

TEST(Codec, TerrainCellsAreSortedAndUnique) {
    Reading reading;
    const auto terrain = readText<board::TerrainRecord>(R"({"id":3,"cells":[[2,1],[0,5],[2,1]]})", reading);
    EXPECT_EQ(terrain.cells, (std::vector<board::Cell>{{0, 5}, {2, 1}}));
}

TEST(Codec, WordsAgreeWithTheNamesOfTheBoard) {
    for (int size = 0; size < board::kSizeCount; ++size)
        EXPECT_EQ(wordOf(static_cast<board::SizeCategory>(size)),
                  name(static_cast<board::SizeCategory>(size)));
    for (const GridKind grid : {GridKind::Square, GridKind::HexPointy, GridKind::HexFlat})
        EXPECT_EQ(wordOf(grid), name(grid));
}

TEST(Codec, TilesOfFogAreAllOrBase64OfTheirRows) {
    const auto problem = [](const std::string& tile) {
        Reading reading;
        readText<board::FogRecord>(("{\"id\":1,\"explored\":\"" + tile + "\"}").c_str(), reading);
        return reading.problems.empty() ? std::string() : describe(reading.problems.front());
    };
    EXPECT_EQ(problem("all"), "");
    EXPECT_EQ(problem(std::string(682, 'A') + "A="), "") << "512 bytes";
    for (const std::string& bad :
         {std::string("some"), std::string("AAAA"), std::string(684, 'A'), std::string(680, 'A') + "===="})
        EXPECT_THAT(problem(bad), testing::HasSubstr("A tile of fog")) << bad;
}

}  // namespace tenaille::io::codec_test
