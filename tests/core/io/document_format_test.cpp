// SPDX-License-Identifier: MIT
#include "core/io/document_format.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/document/door_walls.h"
#include "core/document/limits.h"
#include "tests/support/filled_records.h"
#include "tests/support/paths.h"
#include "tests/support/property.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::document_format_test {

using board::GridKind;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

constexpr const char* kHead =
    R"("format":"tenaille","formatVersion":{"major":1,"minor":1},"kind":"encounter","uuid":"01234567-89ab-4cde-8f01-23456789abcd",)"
    R"("grid":{"id":1,"extent":{"kind":"square","width":20,"height":15}})";

// A document with these members after the usual ones.
std::string withMembers(const std::string& members) {
    return "{" + std::string(kHead) + (members.empty() ? "" : "," + members) + "}";
}

std::vector<std::string> lines(const std::vector<Problem>& problems) {
    std::vector<std::string> texts;
    for (const Problem& problem : problems) texts.push_back(describe(problem));
    return texts;
}

std::vector<std::string> problemsOf(const std::string& text) { return lines(readDocument(text).problems); }
std::vector<std::string> noticesOf(const std::string& text) {
    const DocumentReading reading = readDocument(text);
    EXPECT_THAT(reading.problems, IsEmpty()) << text;
    return lines(reading.notices);
}

class DocumentOnEveryGrid : public testing::TestWithParam<GridKind> {};

TEST_P(DocumentOnEveryGrid, ComesBackEqual) {
    const document::Encounter filled = test::filledEncounter(GetParam());
    const std::string text = writeDocument(filled, "tomb.assets");
    const DocumentReading reading = readDocument(text);
    ASSERT_TRUE(reading.encounter) << describe(reading.problems.front());
    EXPECT_TRUE(sameContent(*reading.encounter, filled));
    EXPECT_EQ(reading.encounter->extra, filled.extra);
    EXPECT_EQ(reading.assetFolder, "tomb.assets");
    EXPECT_EQ(writeDocument(*reading.encounter, "tomb.assets"), text);
}

INSTANTIATE_TEST_SUITE_P(Grids, DocumentOnEveryGrid,
                         testing::Values(GridKind::Square, GridKind::HexPointy, GridKind::HexFlat));

// Files of every released format stay readable for ever. The file of the present format is also written
// alike.
std::string goldenFile(const std::string& version) {
    return test::readText(
        (test::dataDir() / "documents" / ("format-" + version + ".encounter.json")).string());
}

TEST(DocumentFormat, GoldenFileOfFormat2_10) {
    const std::string golden = goldenFile("2.10");
    const DocumentReading reading = readDocument(golden);
    ASSERT_TRUE(reading.encounter);
    const document::Encounter filled = test::filledEncounter(GridKind::HexPointy);
    EXPECT_TRUE(sameContent(*reading.encounter, filled));
    EXPECT_EQ(writeDocument(filled, "tomb.assets"), golden);
}

// Doors did not tell what wall they were cut from: it is looked up.
document::Encounter filledBeforeDoorWalls() {
    document::Encounter filled = test::filledEncounter(GridKind::HexPointy);
    test::editAll(filled.doors, [](board::DoorRecord& door) {
        door.wall = board::DoorRecord().wall;
        door.line = {};
    });
    document::settleDoors(filled);
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat2_9) {
    const DocumentReading reading = readDocument(goldenFile("2.9"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledBeforeDoorWalls()));
}

// Creatures had the attack in use alone.
document::Encounter filledBeforeOtherAttacks() {
    document::Encounter filled = filledBeforeDoorWalls();
    test::editAll(filled.tokens, [](board::TokenRecord& token) { token.attacks.clear(); });
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat2_8) {
    const DocumentReading reading = readDocument(goldenFile("2.8"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledBeforeOtherAttacks()));
}

// Every thing and every word was for the players, too, and kinds had no look of their own.
document::Encounter filledBeforeHiddenThings() {
    document::Encounter filled = filledBeforeOtherAttacks();
    test::editAll(filled.props, [](board::PropRecord& prop) { prop.hidden = false; });
    test::editAll(filled.texts, [](board::TextRecord& text) { text.hidden = false; });
    test::editAll(filled.kinds, [](board::KindRecord& kind) {
        kind.colour = {};
        kind.line = {};
        kind.pattern = {};
    });
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat2_7) {
    const DocumentReading reading = readDocument(goldenFile("2.7"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledBeforeHiddenThings()));
}

// Nobody carried a light, and no room was closed on purpose.
document::Encounter filledBeforeTorches() {
    document::Encounter filled = filledBeforeHiddenThings();
    test::editAll(filled.tokens, [](board::TokenRecord& token) { token.light = {}; });
    test::editAll(filled.settings, [](board::SettingsRecord& settings) { settings.closedRooms.clear(); });
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat2_6) {
    const DocumentReading reading = readDocument(goldenFile("2.6"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledBeforeTorches()));
}

// Everybody went on foot.
document::Encounter filledBeforeMounts() {
    document::Encounter filled = filledBeforeTorches();
    test::editAll(filled.tokens, [](board::TokenRecord& token) {
        token.creature.mount = {};
        token.onFoot = {};
    });
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat2_5) {
    const DocumentReading reading = readDocument(goldenFile("2.5"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledBeforeMounts()));
}

// Creatures were letters.
document::Encounter filledBeforeTokenPictures() {
    document::Encounter filled = filledBeforeMounts();
    test::editAll(filled.tokens, [](board::TokenRecord& token) { token.picture.clear(); });
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat2_4) {
    const DocumentReading reading = readDocument(goldenFile("2.4"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledBeforeTokenPictures()));
}

// Nobody had conditions that end.
document::Encounter filledBeforeConditions() {
    document::Encounter filled = filledBeforeTokenPictures();
    test::editAll(filled.tokens, [](board::TokenRecord& token) {
        token.conditions.clear();
        token.temporaryPoints = token.elevation = token.aura = 0;
    });
    test::editAll(filled.steps, [](board::StepRecord& step) {
        for (board::CreatureStep& one : step.creatures) {
            one.temporary = {};
            one.ended.clear();
        }
    });
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat2_3) {
    const DocumentReading reading = readDocument(goldenFile("2.3"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledBeforeConditions()));
}

// Players read the numbers of the GM.
document::Encounter filledBeforePlayersCounted() {
    document::Encounter filled = filledBeforeConditions();
    test::editAll(filled.tokens, [](board::TokenRecord& token) { token.metAs = 0; });
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat2_2) {
    const DocumentReading reading = readDocument(goldenFile("2.2"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledBeforePlayersCounted()));
}

// A step back kept the latest declaration, whatever round it was for.
document::Encounter filledBeforeLaterDeclarations() {
    document::Encounter filled = filledBeforePlayersCounted();
    test::editAll(filled.combatants, [](board::CombatantRecord& one) { one.later.clear(); });
    test::editAll(filled.steps, [](board::StepRecord& step) {
        for (board::CombatantRecord& one : step.combatants) one.later.clear();
    });
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat2_1) {
    const DocumentReading reading = readDocument(goldenFile("2.1"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledBeforeLaterDeclarations()));
}

// Nobody knew whether the players had seen the board.
document::Encounter filledBeforeTheFirstLook() {
    document::Encounter filled = filledBeforeLaterDeclarations();
    board::PlayerViewRecord view = *filled.playerView.begin();
    view.shown = false;
    filled.playerView.put(view);
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat2_0) {
    const DocumentReading reading = readDocument(goldenFile("2.0"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledBeforeTheFirstLook()));
}

// The same content; every cell of a terrain stood alone.
TEST(DocumentFormat, GoldenFileOfFormat1_5) {
    const DocumentReading reading = readDocument(goldenFile("1.5"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledBeforeTheFirstLook()));
}

TEST(DocumentFormat, RunsOfCellsAreCheckedAsCellsAre) {
    std::string text = goldenFile("2.5");
    const std::string good = "[2,3,2]";
    ASSERT_NE(text.find(good), std::string::npos);
    for (const char* bad : {"[2,3,0]", "[2,3,-1]", "[2,3,5000]", "[2,3,2,1]", "[2,3,\"2\"]", "[5000,3,2]"}) {
        std::string changed = text;
        changed.replace(changed.find(good), good.size(), bad);
        const DocumentReading reading = readDocument(changed);
        EXPECT_FALSE(reading.problems.empty()) << bad;
    }
}

// A few letters may stand for more cells than there is memory for.
TEST(DocumentFormat, TooManyCellsInRunsAreRefusedBeforeTheyAreThere) {
    std::string runs;
    for (int i = 0; i < 20'000; ++i)
        runs += (i == 0 ? "" : ",") + ("[" + std::to_string(i % 500) + ",0,512]");
    std::string text = goldenFile("2.5");
    const std::string good = "[2,3,2]";
    text.replace(text.find(good), good.size(), runs);
    EXPECT_THAT(problemsOf(text), ElementsAre(HasSubstr("at most 1000000 are allowed")));
}

// What an encounter of format 1.4 could say: nothing of the players' screen.
document::Encounter filledWithoutPlayers() {
    document::Encounter filled = filledBeforeLaterDeclarations();
    filled.playerView = {};
    filled.fog = {};
    const document::Table<board::TokenRecord> tokens = filled.tokens;
    for (board::TokenRecord token : tokens) {
        token.healthShown = board::HealthShown::Usual;
        token.sharedSight = board::SharedSight::Usual;
        filled.tokens.put(token);
    }
    board::DoorRecord door = *filled.doors.begin();
    door.memory = board::DoorMemory::Unseen;
    filled.doors.put(door);
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat1_4) {
    const DocumentReading reading = readDocument(goldenFile("1.4"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledWithoutPlayers()));
}

// What an encounter of format 1.3 could say: documents had no kinds of their own, hexes one stagger.
document::Encounter filledWithoutKinds() {
    document::Encounter filled = filledWithoutPlayers();
    filled.kinds = {};
    board::GridRecord grid = filled.gridRecord();
    grid.extent.stagger = board::Stagger::Odd;
    filled.grid.put(grid);
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat1_3) {
    const DocumentReading reading = readDocument(goldenFile("1.3"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, filledWithoutKinds()));
}

// What an encounter of format 1.2 could say: there were no games of turns.
document::Encounter withoutTurns(document::Encounter filled) {
    const document::Table<board::TokenRecord> tokens = filled.tokens;
    for (board::TokenRecord token : tokens) {
        token.initiativeBonus = 0;
        filled.tokens.put(token);
    }
    board::ClockRecord clock = *filled.clockRecord();
    clock.kind = board::ClockKind::Segments;
    clock.rerolls = false;
    filled.clock.put(clock);
    const document::Table<board::CombatantRecord> combatants = filled.combatants;
    for (board::CombatantRecord combatant : combatants) {
        combatant.turn.reset();
        filled.combatants.put(combatant);
    }
    board::StepRecord step = *filled.steps.begin();
    step.combatants.front().turn.reset();
    step.creatures.front().moved = step.creatures.front().parity = {};
    filled.steps.put(step);
    return filled;
}

TEST(DocumentFormat, GoldenFileOfFormat1_2) {
    const DocumentReading reading = readDocument(goldenFile("1.2"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, withoutTurns(filledWithoutKinds())));
}

// The steps of a fight were written otherwise, and no die of a miss chance.
TEST(DocumentFormat, GoldenFileOfFormat1_1) {
    const DocumentReading reading = readDocument(goldenFile("1.1"));
    ASSERT_TRUE(reading.encounter);
    document::Encounter filled = withoutTurns(filledWithoutKinds());
    filled.steps = {};
    board::OrderRecord order = *filled.orders.begin();
    order.dice.miss.reset();
    filled.orders.put(order);
    EXPECT_TRUE(sameContent(*reading.encounter, filled));
}

// Before there were fights.
TEST(DocumentFormat, GoldenFileOfFormat1_0) {
    const DocumentReading reading = readDocument(goldenFile("1.0"));
    ASSERT_TRUE(reading.encounter);
    document::Encounter filled = filledWithoutKinds();
    filled.clock = {};
    filled.combatants = {};
    filled.orders = {};
    filled.steps = {};
    board::TokenRecord token = *filled.tokens.begin();
    token.fighter = {};
    token.initiativeBonus = 0;
    filled.tokens = {};
    filled.tokens.put(token);
    EXPECT_TRUE(sameContent(*reading.encounter, filled));
}

TEST(DocumentFormat, AFreshDocumentIsReadable) {
    const document::Encounter fresh = makeEncounter(document::DocumentKind::Map, {GridKind::HexFlat, 512, 1});
    const DocumentReading reading = readDocument(writeDocument(fresh));
    ASSERT_TRUE(reading.encounter);
    EXPECT_TRUE(sameContent(*reading.encounter, fresh));
    EXPECT_THAT(reading.notices, IsEmpty());
}

TEST(DocumentFormat, WhatIsNoDocumentIsRefused) {
    EXPECT_THAT(problemsOf(""), ElementsAre(HasSubstr("not valid JSON")));
    EXPECT_THAT(problemsOf("not json"), ElementsAre(StartsWith("line 1, column")));
    EXPECT_THAT(problemsOf("{\"format\":\"tenaille\",\n\"kind\":"),
                ElementsAre(StartsWith("line 2, column")));
    EXPECT_THAT(problemsOf("[]"), ElementsAre(StartsWith("This is no document of Tenaille.")));
    EXPECT_THAT(problemsOf(R"({"format":0.3,"line_of_sight":[]})"),
                ElementsAre(HasSubstr("are imported, not opened")));
    EXPECT_THAT(problemsOf(R"({"format":"tenaille"})"),
                ElementsAre(StartsWith("formatVersion: The version")));
    EXPECT_THAT(problemsOf(R"({"format":"tenaille","format":"tenaille"})"),
                ElementsAre(HasSubstr("stands twice")));
    EXPECT_THAT(problemsOf(withMembers(R"("x":1e400)")), ElementsAre(HasSubstr("too large")));
    EXPECT_THAT(problemsOf(withMembers("\"x\":NaN")), ElementsAre(HasSubstr("not valid JSON")));
    EXPECT_THAT(problemsOf(std::string(1000000, '[')), ElementsAre(HasSubstr("nested deeper")));
}

TEST(DocumentFormat, NewerVersions) {
    const auto versioned = [](int major, int minor) {
        std::string text = withMembers(R"("novelty":{"a":1})");
        const std::string version = R"({"major":1,"minor":1})";
        return text.replace(
            text.find(version), version.size(),
            "{\"major\":" + std::to_string(major) + ",\"minor\":" + std::to_string(minor) + "}");
    };
    EXPECT_THAT(
        problemsOf(versioned(3, 4)),
        ElementsAre("formatVersion: The file has format 3.4; this program reads format 2.10. Open it with a "
                    "version of Tenaille that knows format 3.4; the file was not changed."));
    EXPECT_THAT(problemsOf(versioned(0, 9)), ElementsAre(StartsWith("formatVersion.major: ")));
    EXPECT_THAT(noticesOf(versioned(2, 99)), ElementsAre(HasSubstr("newer version of Tenaille")));
    EXPECT_EQ(readDocument(versioned(2, 99)).encounter->extra, R"({"novelty":{"a":1}})");
}

TEST(DocumentFormat, HeadMembersAreChecked) {
    const std::string text = withMembers("");
    const auto without = [&](const std::string& part, const std::string& instead) {
        std::string copy = text;
        return copy.replace(copy.find(part), part.size(), instead);
    };
    EXPECT_THAT(problemsOf(without(R"("kind":"encounter")", R"("kind":"atlas")")),
                ElementsAre(StartsWith("kind: ")));
    EXPECT_THAT(problemsOf(without("01234567-89ab", "../../89abcde")), ElementsAre(StartsWith("uuid: ")));
    EXPECT_THAT(problemsOf(without(R"("grid")", R"("grids")")),
                ElementsAre("grid: The grid is missing. Correct it, or "
                            "open an older copy of the file."));
    EXPECT_THAT(problemsOf(without("\"width\":20", "\"width\":513")),
                ElementsAre(StartsWith("grid.extent.width: The number 513")));
    EXPECT_THAT(problemsOf(without("\"width\":20", "\"width\":512")), IsEmpty());
    EXPECT_THAT(problemsOf(without("\"height\":15", "\"height\":0")),
                ElementsAre(StartsWith("grid.extent.height: ")));
    for (const char* folder :
         {"\"../x.assets\"", "\"a/b.assets\"", "\"/x.assets\"", "\"x\"", "7", "\".assets\""})
        EXPECT_THAT(problemsOf(withMembers("\"assets\":" + std::string(folder))),
                    ElementsAre(StartsWith("assets: ")));
}

TEST(DocumentFormat, IdsAreUniqueAndNotZero) {
    EXPECT_THAT(
        problemsOf(withMembers(R"("walls":[{"id":5,"points":[[0,0],[9,9]]}],"notes":[{"id":5}])")),
        ElementsAre(StartsWith("notes[0]: The id 5 is used a second time; the first is at walls[0].")));
    EXPECT_THAT(problemsOf(withMembers(R"("notes":[{"id":7},{"id":3},{"id":7}])")),
                ElementsAre(StartsWith("notes[2]: The id 7")));
    EXPECT_THAT(problemsOf(withMembers(R"("notes":[{"id":0}])")), ElementsAre(StartsWith("notes[0].id: ")));
    EXPECT_THAT(problemsOf(withMembers(R"("settings":{"id":1})")),
                ElementsAre(StartsWith("settings: The id 1")));
}

TEST(DocumentFormat, MissingSettingsGetAFreeId) {
    const DocumentReading reading = readDocument(withMembers(R"("notes":[{"id":2}])"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_EQ(reading.encounter->settingsRecord().id.value, 10u);
}

// Ids only grow: a file that begins near their end would leave no room for new records.
TEST(DocumentFormat, ExhaustedIdsAreRenumbered) {
    const DocumentReading reading = readDocument(withMembers(
        R"("tokens":[{"id":1999999999},{"id":2000000000}],"overrides":[{"id":7,"attacker":2000000000,"target":1999999999},)"
        R"({"id":8,"attacker":5,"target":1999999999}])"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_EQ(nextId(*reading.encounter).value, 11u);
    ASSERT_EQ(reading.encounter->tokens.size(), 2u);
    for (const board::TokenRecord& token : reading.encounter->tokens)
        EXPECT_EQ(token.creature.record, token.id);
    ASSERT_EQ(reading.encounter->overrides.size(), 1u);
    const board::OverrideRecord& override_ = *reading.encounter->overrides.begin();
    EXPECT_EQ(override_.attacker, std::next(reading.encounter->tokens.begin())->id);
    EXPECT_EQ(override_.target, reading.encounter->tokens.begin()->id);
    const DocumentReading ordinary = readDocument(withMembers(R"("notes":[{"id":999999999}])"));
    EXPECT_EQ(ordinary.encounter->notes.begin()->id.value, 999999999u);
}

TEST(DocumentFormat, NamesOfPicturesStayInTheirFolder) {
    for (const char* name : {"/etc/passwd", "../../secret.png", "a/b.png", "map.png"})
        EXPECT_THAT(problemsOf(withMembers(R"("pictures":[{"id":5,"asset":")" + std::string(name) + "\"}]")),
                    ElementsAre(StartsWith("pictures[0].asset: ")));
}

TEST(DocumentFormat, OddThingsAreNotices) {
    EXPECT_THAT(
        noticesOf(withMembers(
            R"("walls":[{"id":5,"kind":"ice","points":[[0,0],[9,9]]},{"id":6,"points":[[1,1],[1,1]]}])")),
        ElementsAre(StartsWith("walls[0].kind: The kind \"ice\" is not known"),
                    StartsWith("walls[1]: The wall has no length.")));
    EXPECT_THAT(noticesOf(withMembers(R"("doors":[{"id":5,"from":[1,1],"to":[1,1]}])")),
                ElementsAre(StartsWith("doors[0]: The door has no width.")));
    EXPECT_THAT(noticesOf(withMembers(R"("tokens":[{"id":5,"name":"Arda","at":[20,0]}])")),
                ElementsAre(StartsWith("tokens[0].at: Arda stands outside the board.")));
    EXPECT_THAT(
        noticesOf(withMembers(R"("tokens":[{"id":5,"name":"Arda","at":[0,0],"damage":"foo"}])")),
        ElementsAre(StartsWith("tokens[0].damage: The damage \"foo\" of Arda is no dice. Write dice like")));
    EXPECT_THAT(noticesOf(withMembers(R"("overrides":[{"id":5,"attacker":8,"target":9}])")),
                ElementsAre(StartsWith("overrides[0]: This override names a creature")));
    EXPECT_THAT(
        noticesOf(withMembers(R"("tokens":[{"id":5,"name":"Arda","at":[0,0]}],"overrides":[)"
                              R"({"id":6,"attacker":5,"target":5,"reason":"cover.normal","value":1},)"
                              R"({"id":7,"attacker":5,"target":5,"reason":"cover.normal","value":2}])")),
        ElementsAre(StartsWith("overrides[1]: The value \"cover.normal\" of this pair is overridden twice")));
}

// A file of a newer version may have them: they are kept, and told with what this version knows.
TEST(DocumentFormat, UnknownRulesAreNotices) {
    EXPECT_THAT(noticesOf(withMembers(R"("settings":{"id":2,"preset":"5eFacng"})")),
                ElementsAre(AllOf(HasSubstr("settings.preset: The set of rules \"5eFacng\" is not known"),
                                  HasSubstr("5eFacing, d20, d20Facing, starfinderLike, segments"))));
    EXPECT_THAT(noticesOf(withMembers(R"("settings":{"id":2,"ruleOptions":{"cover.wallEdge":"cuont"}})")),
                ElementsAre(AllOf(HasSubstr("settings.ruleOptions.cover.wallEdge: "),
                                  HasSubstr("no value \"cuont\""), HasSubstr("count"))));
    EXPECT_THAT(noticesOf(withMembers(R"("settings":{"id":2,"ruleOptions":{"future.option":"7"}})")),
                ElementsAre(HasSubstr("There is no rule option \"future.option\"")));
    EXPECT_THAT(noticesOf(withMembers(
                    R"("settings":{"id":2,"preset":"d20","ruleOptions":{"flank.counts":"false"}})")),
                IsEmpty());
    const DocumentReading reading =
        readDocument(withMembers(R"("settings":{"id":2,"ruleOptions":{"future.option":"7"}})"));
    ASSERT_TRUE(reading.encounter);
    EXPECT_THAT(writeDocument(*reading.encounter, ""), HasSubstr("future.option"));
}

TEST(DocumentFormat, WallsAndFloorsWithoutPointsAreRefused) {
    for (const char* wall : {R"({"id":5,"points":[]})", R"({"id":5,"points":[[1,1]]})", R"({"id":5})"})
        EXPECT_THAT(
            problemsOf(withMembers("\"walls\":[" + std::string(wall) + "]")),
            ElementsAre("walls[0].points: The wall has fewer than two points. Remove it or draw it again."));
    for (const char* floor :
         {R"({"id":5,"outline":[]})", R"({"id":5,"outline":[[0,0],[9,9]]})", R"({"id":5})"})
        EXPECT_THAT(
            problemsOf(withMembers("\"floors\":[" + std::string(floor) + "]")),
            ElementsAre("floors[0].outline: The floor has fewer than three corners. Remove it or draw it "
                        "again."));
    EXPECT_THAT(problemsOf(withMembers(R"("walls":[{"id":5,"points":7}])")),
                ElementsAre(StartsWith("walls[0].points: ")))
        << "said once";
}

TEST(DocumentFormat, AllProblemsAreListedUpToALimit) {
    EXPECT_EQ(problemsOf(withMembers(R"("tokens":[{"id":5,"reach":-1,"at":7},{"id":6,"size":1}])")).size(),
              3u);
    std::string many;
    for (int i = 0; i < 300; ++i) many += (i == 0 ? "" : ",") + std::string("7");
    EXPECT_EQ(problemsOf(withMembers("\"walls\":[" + many + "]")).size(), kMaxProblems);
}

// A list of `count` records `{"id":N ...}`, each with these members.
std::string records(const std::string& table, std::size_t count, const std::string& members) {
    std::string text = "\"" + table + "\":[";
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) text += ",";
        text += "{\"id\":" + std::to_string(100 + i) + members + "}";
    }
    return text + "]";
}

TEST(DocumentLimits, RecordsOfEveryTable) {
    for (const char* table : {"tokens", "lights", "doors"}) {
        const std::size_t limit = document::maxRecords(table);
        for (const std::size_t count : {limit - 1, limit})
            EXPECT_THAT(problemsOf(withMembers(records(table, count, ""))), IsEmpty())
                << table << " " << count;
        EXPECT_THAT(problemsOf(withMembers(records(table, limit + 1, ""))),
                    ElementsAre(StartsWith(table + std::string(": There are ") + std::to_string(limit + 1))));
    }
}

TEST(DocumentLimits, Words) {
    document::Encounter filled = test::filledEncounter(GridKind::Square);
    test::editAll(filled.tokens, [](board::TokenRecord& token) {
        token.name = std::string(document::kMaxNameBytes + 1, 'x');
    });
    EXPECT_THAT(problemsOf(writeDocument(filled, "tomb.assets")),
                Contains(AllOf(StartsWith("tokens[0].name: "), HasSubstr("331 bytes, at most 330"))));
}

TEST(DocumentLimits, WallSegments) {
    const auto walls = [](std::size_t segments) {
        std::string points = "[0,0]";
        for (std::size_t i = 0; i < segments; ++i) points += i % 2 == 0 ? ",[1,0]" : ",[0,0]";
        return withMembers("\"walls\":[{\"id\":5,\"points\":[" + points + "]}]");
    };
    EXPECT_THAT(problemsOf(walls(document::kMaxWallSegments - 1)), IsEmpty());
    EXPECT_THAT(problemsOf(walls(document::kMaxWallSegments)), IsEmpty());
    EXPECT_THAT(problemsOf(walls(document::kMaxWallSegments + 1)),
                ElementsAre(StartsWith("walls: The walls have 200001 segments")));
}

// The largest document that may be made can also be read again.
TEST(DocumentLimits, ADocumentAtItsLimitsComesBack) {
    document::Encounter large = test::filledEncounter(GridKind::Square);
    board::WallRecord wall = *large.walls.begin();
    board::TokenRecord token = *std::next(large.tokens.begin());  // who rides nobody
    large.walls = {};
    large.tokens = {};
    large.clock = {};
    large.combatants = {};
    large.orders = {};
    large.steps = {};
    std::uint32_t next = 1000;
    for (std::size_t i = 0; i < document::kMaxWallSegments; ++i) {
        wall.id = {next++};
        wall.points = {{0, 0}, {240, 240}};
        wall.extra.clear();
        large.walls.put(wall);
    }
    for (std::size_t i = 0; i < document::maxRecords("tokens"); ++i) {
        token.id = token.creature.record = {next++};
        token.extra.clear();
        large.tokens.put(token);
    }
    const std::string text = writeDocument(large);
    const DocumentReading reading = readDocument(text);
    ASSERT_TRUE(reading.encounter) << describe(reading.problems.front());
    EXPECT_TRUE(sameContent(*reading.encounter, large));
}

// Whatever a byte becomes, reading ends with a document or with a problem that has a text.
TEST(DocumentFormat, DamagedBytesAreSurvived) {
    const std::string text = writeDocument(test::filledEncounter(GridKind::Square), "tomb.assets");
    const auto thinned = static_cast<std::size_t>(test::thinnedBy());
    for (std::size_t i = 0; i < text.size(); i += thinned)
        for (const char c : {'\0', '"', '{', '9', '\xff', static_cast<char>(text[i] ^ 1)}) {
            std::string damaged = text;
            damaged[i] = c;
            const DocumentReading reading = readDocument(damaged);
            EXPECT_NE(reading.encounter.has_value(), !reading.problems.empty());
        }
    for (std::size_t size = 0; size + 2 < text.size(); size += thinned)
        EXPECT_FALSE(readDocument(text.substr(0, size)).encounter) << size;
}

}  // namespace tenaille::io::document_format_test
