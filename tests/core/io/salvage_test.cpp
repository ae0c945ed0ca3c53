// SPDX-License-Identifier: MIT
//
// DS-9: what is damaged costs what it hit, and never the rest.
#include "core/io/salvage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "core/io/change_codec.h"
#include "core/io/document_format.h"
#include "core/io/safe_writer.h"
#include "tests/support/filled_records.h"
#include "tests/support/property.h"
#include "tests/support/sample_boards.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::salvage_test {

using document::Encounter;
using testing::HasSubstr;

std::set<RecordId> idsOf(const Encounter& encounter) {
    std::set<RecordId> ids;
    std::apply(
        [&](const auto&... table) {
            const auto take = [&](const auto& records) {
                for (const auto& record : records) ids.insert(record.id);
            };
            (take(table), ...);
        },
        encounter.tables());
    return ids;
}

// A keep with two hundred creatures.
Encounter crowd() {
    Encounter keep = test::ruinedKeep();
    for (int i = static_cast<int>(keep.tokens.size()); i < 200; ++i)
        test::add(keep, keep.tokens,
                  test::makeToken(board::GridKind::Square, "Goblin " + std::to_string(i), "foe",
                                  {i % 28, i / 28}, "W"));
    return keep;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

// What comes out is a document, whatever went in.
void expectSound(const Salvage& salvage) {
    if (!salvage.encounter) return;
    const DocumentReading again = readDocument(writeDocument(*salvage.encounter, salvage.assetFolder));
    ASSERT_TRUE(again.encounter) << describe(again.problems.front());
    EXPECT_TRUE(sameContent(*again.encounter, *salvage.encounter)) << writeJson(writeChanges(
        document::diff(*salvage.encounter, *again.encounter), again.encounter->gridRecord().extent.grid));
    EXPECT_GT(salvage.kept, 0u);
}

TEST(Salvage, OfAWholeDocumentEverythingIsKept) {
    for (const board::GridKind grid : {board::GridKind::Square, board::GridKind::HexFlat}) {
        const Encounter filled = test::filledEncounter(grid);
        const Salvage salvage = salvageDocument(writeDocument(filled, "tomb.assets"));
        ASSERT_TRUE(salvage.encounter);
        EXPECT_TRUE(sameContent(*salvage.encounter, filled));
        EXPECT_EQ(salvage.assetFolder, "tomb.assets");
        EXPECT_EQ(salvage.lost, 0u);
    }
}

TEST(Salvage, AMissingQuoteCostsOneElement) {
    const Encounter keep = crowd();
    const std::string text = replaced(writeDocument(keep), "\"Goblin 77\"", "\"Goblin 77");
    ASSERT_FALSE(readDocument(text).encounter);
    const Salvage salvage = salvageDocument(text);
    ASSERT_TRUE(salvage.encounter);
    EXPECT_EQ(salvage.encounter->tokens.size(), 199u);
    EXPECT_EQ(salvage.encounter->walls.size(), keep.walls.size());
    EXPECT_EQ(salvage.encounter->uuid, keep.uuid);
    EXPECT_EQ(salvage.lost, 1u);
    ASSERT_EQ(salvage.told.size(), 1u);
    EXPECT_THAT(salvage.told.front().place, HasSubstr("line "));
}

// Sound as JSON, without sense as a document.
TEST(Salvage, ElementsThatMakeNoSenseAreLeftOut) {
    const Encounter keep = crowd();
    std::string text = replaced(writeDocument(keep), "\"name\":\"Goblin 50\"", "\"name\":7");
    const std::size_t walls = text.find("\"walls\"");
    const std::size_t points = text.find("\"points\":[[", walls);
    text.replace(points, text.find("]]", points) + 2 - points, "\"points\":[]");
    const Salvage salvage = salvageDocument(text);
    ASSERT_TRUE(salvage.encounter);
    EXPECT_EQ(salvage.encounter->tokens.size(), 199u);
    EXPECT_EQ(salvage.encounter->walls.size(), keep.walls.size() - 1);
    EXPECT_EQ(salvage.lost, 2u);
    EXPECT_EQ(salvage.told.size(), 2u);
}

// However many make none: all of them go at once.
TEST(Salvage, TensOfThousandsThatMakeNoSenseCostNothingElse) {
    Encounter keep = test::ruinedKeep();
    for (int i = 0; i < 25'000; ++i) {
        board::WallRecord wall;
        wall.points = {{i % 500, i / 500}, {i % 500 + 1, i / 500 + 3}};
        wall.kind = i % 10 == 0 ? "stone" : "spoilt";
        test::add(keep, keep.walls, wall);
    }
    const std::size_t whole = keep.walls.size();
    std::string text = writeDocument(keep);
    const std::string kind = "\"kind\":\"spoilt\"";
    for (std::size_t at = text.find(kind); at != std::string::npos; at = text.find(kind, at))
        text.replace(at, kind.size(), "\"kind\":17      ");
    const Salvage salvage = salvageDocument(text);
    ASSERT_TRUE(salvage.encounter.has_value());
    EXPECT_EQ(salvage.lost, 22'500u);
    EXPECT_EQ(salvage.encounter->walls.size(), whole - 22'500);
    EXPECT_EQ(salvage.encounter->tokens.size(), keep.tokens.size());
}

TEST(Salvage, ACutFileGivesWhatStandsBeforeTheCut) {
    const std::string text = writeDocument(crowd());
    const Salvage salvage = salvageDocument(text.substr(0, text.find("\"Goblin 100\"")));
    ASSERT_TRUE(salvage.encounter);
    EXPECT_EQ(salvage.encounter->tokens.size(), 100u);
    EXPECT_EQ(salvage.lost, 1u);
}

// The board is then as large as what stands on it.
TEST(Salvage, HeadAndHeadingsMayBeDamaged) {
    const Encounter keep = crowd();
    const std::string text = writeDocument(keep);
    for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
             {"\"walls\": [", "\"wa1ls\": [}"},
             {"\"tokens\": [", "\"tokens\"; ["},
             {"\"tokens\": [\n", "\"tokens\": ["},
             {"\"format\": \"tenaille\"", "\"format\": \"tenaille"},
             {"\"uuid\": \"", "\"uuid\": \"x"},
             {"\"kind\": \"encounter\"", "\"kind\": \"encoun"},
             {"\"extent\"", "\"exte\nnt\""}}) {
        const Salvage salvage = salvageDocument(replaced(text, from, to));
        ASSERT_TRUE(salvage.encounter) << from;
        EXPECT_EQ(salvage.encounter->tokens.size(), 200u) << from;
        EXPECT_EQ(salvage.encounter->walls.size(), keep.walls.size()) << from;
        EXPECT_GE(salvage.encounter->gridRecord().extent.width, 22) << from;
        expectSound(salvage);
    }
}

// As another program may have laid it out.
std::string withoutBlanks(const std::string& text) { return writeJson(*parseJson(text)); }

std::string indented(const std::string& text) {
    std::string laid;
    int depth = 0;
    bool quoted = false;
    const auto newLine = [&] { laid += '\n' + std::string(static_cast<std::size_t>(2 * depth), ' '); };
    const std::string bare = withoutBlanks(text);
    for (std::size_t i = 0; i < bare.size(); ++i) {
        const char c = bare[i];
        if (quoted) {
            laid += c;
            if (c == '\\') laid += bare[++i];
            quoted = c != '"';
            continue;
        }
        quoted = c == '"';
        if (c == '}' || c == ']') {
            --depth;
            newLine();
        }
        laid += c;
        if (c == ':') laid += ' ';
        depth += c == '{' || c == '[' ? 1 : 0;
        if (c == '{' || c == '[' || c == ',') newLine();
    }
    return laid;
}

TEST(Salvage, OfAFileThatIsLaidOutAnewTheRestIsKeptToo) {
    const Encounter keep = crowd();
    for (const std::string& text : {withoutBlanks(writeDocument(keep)), indented(writeDocument(keep))}) {
        ASSERT_TRUE(readDocument(text).encounter);
        const Salvage quote = salvageDocument(replaced(text, "\"Goblin 77\"", "\"Goblin 77"));
        ASSERT_TRUE(quote.encounter);
        EXPECT_EQ(quote.encounter->tokens.size(), 199u);
        EXPECT_EQ(quote.encounter->walls.size(), keep.walls.size());
        EXPECT_EQ(quote.encounter->uuid, keep.uuid);
        EXPECT_EQ(quote.encounter->kind, keep.kind);
        EXPECT_EQ(quote.encounter->gridRecord().extent, keep.gridRecord().extent);
        EXPECT_EQ(quote.lost, 1u);
        const Salvage cut = salvageDocument(text.substr(0, text.find("\"Goblin 100\"")));
        ASSERT_TRUE(cut.encounter);
        EXPECT_EQ(cut.encounter->tokens.size(), 100u);
        EXPECT_EQ(cut.lost, 1u);
        expectSound(cut);
        EXPECT_FALSE(salvageDocument(replaced(replaced(text, "\"tenaille\"", "\"other"), "\"formatVersion\"",
                                              "\"version\""))
                         .encounter)
            << "of another program";
    }
}

// Zeros from one table into another: what stands behind them is what it was.
TEST(Salvage, ElementsBehindALostHeadingStayWhatTheyAre) {
    const Encounter keep = crowd();
    for (const char* heading : {"\"doors\": [", "\"props\": [", "\"texts\": ["}) {
        std::string text = writeDocument(keep);
        const std::size_t at = text.find(heading);
        ASSERT_NE(at, std::string::npos) << heading;
        text.replace(at, std::string(heading).size(), std::string(std::string(heading).size(), '\0'));
        const Salvage whole = salvageDocument(text);
        ASSERT_TRUE(whole.encounter) << heading;
        EXPECT_EQ(idsOf(*whole.encounter), idsOf(keep)) << heading;
        EXPECT_EQ(whole.encounter->props.size(), keep.props.size()) << heading;
        EXPECT_EQ(whole.encounter->doors.size(), keep.doors.size()) << heading;
        // With the end of the table before it.
        text.replace(at - 60, 60, std::string(60, '\0'));
        const Salvage part = salvageDocument(text);
        ASSERT_TRUE(part.encounter) << heading;
        EXPECT_GE(part.encounter->props.size() + 1, keep.props.size()) << heading;
        EXPECT_GE(part.encounter->doors.size(), keep.doors.size()) << heading;
        EXPECT_GE(part.lost, 1u);
    }
}

// The last bracket alone costs nothing, and the end that is missing is told.
TEST(Salvage, WhatIsMissingAtTheEndIsTold) {
    const Encounter keep = crowd();
    const std::string text = writeDocument(keep);
    const Salvage salvage = salvageDocument(text.substr(0, text.rfind('}')));
    ASSERT_TRUE(salvage.encounter);
    EXPECT_TRUE(sameContent(*salvage.encounter, *readDocument(text).encounter));
    EXPECT_EQ(salvage.lost, 0u);
    ASSERT_EQ(salvage.told.size(), 1u);
    EXPECT_THAT(describe(salvage.told.front()), HasSubstr("end of the file"));
}

TEST(Salvage, OtherFilesAreNoDocuments) {
    for (const char* text : {"", "{}", "[]", "no", "{\"format\": \"uvtt\", \"walls\": [{}]}", "\0\0\0"})
        EXPECT_FALSE(salvageDocument(text).encounter) << text;
    const std::string newer = replaced(writeDocument(crowd()), "{\"major\":2,", "{\"major\":9,");
    EXPECT_FALSE(salvageDocument(newer).encounter) << "what a newer version means nobody knows";
}

// Of one damaged byte on the average less than one element in a hundred is the price.
TEST(SalvageProperties, OneDamagedByteCostsHardlyAnything) {
    const Encounter keep = crowd();
    const std::set<RecordId> all = idsOf(keep);
    const std::string text = writeDocument(keep);
    double kept = 0;
    const int first = test::firstCase();
    const int count = test::cases(300);
    for (int i = first; i < count; ++i) {
        std::mt19937_64 random(test::seedOf(91, i));
        std::string damaged = text;
        damaged[random() % damaged.size()] = static_cast<char>(random() % 256);
        if (readDocument(damaged).encounter) {
            kept += 1;
            continue;
        }
        const Salvage salvage = salvageDocument(damaged);
        if (!salvage.encounter) {
            EXPECT_THAT(readDocument(damaged).problems.front().place, HasSubstr("formatVersion")) << i;
            continue;  // another digit there, and it is of a version that is to come
        }
        expectSound(salvage);
        const std::set<RecordId> have = idsOf(*salvage.encounter);
        const auto still =
            std::count_if(all.begin(), all.end(), [&](RecordId id) { return have.contains(id); });
        kept += static_cast<double>(still) / static_cast<double>(all.size());
    }
    EXPECT_GE(kept / (count - first), 0.99);
}

// What stands outside of the lists, a fight's clock too.
TEST(Salvage, NoDamagedByteOfTheHeadCostsTheBoard) {
    const Encounter filled = test::filledEncounter(board::GridKind::Square);
    ASSERT_NE(filled.clockRecord(), nullptr);
    ASSERT_FALSE(filled.combatants.empty());
    const std::string text = writeDocument(filled, "a.assets");
    std::size_t tried = 0;
    bool isList = false;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view line = std::string_view(text).substr(from, end - from);
        const bool isHead = !isList && !line.ends_with('[') && line.find("formatVersion") == line.npos;
        isList = line.ends_with('[') || (isList && line.find(']') != 2);
        for (std::size_t at = from; isHead && at < end; at += 2) {
            std::string damaged = text;
            damaged[at] = "-\"7"[tried++ % 3];
            const Salvage salvage = salvageDocument(damaged);
            ASSERT_TRUE(salvage.encounter) << line << ", byte " << at - from << " is " << damaged[at];
            EXPECT_EQ(salvage.encounter->tokens.size(), filled.tokens.size()) << line;
            EXPECT_EQ(salvage.encounter->walls.size(), filled.walls.size()) << line;
        }
        from = end + 1;
    }
    EXPECT_GT(tried, 300u);
}

TEST(Salvage, WithItsClockAFightIsLostAndNothingElse) {
    const Encounter filled = test::filledEncounter(board::GridKind::Square);
    std::string text = writeDocument(filled);
    const std::size_t clock = text.find("\n  \"clock\"");
    ASSERT_NE(clock, std::string::npos);
    text.erase(clock, text.find('\n', clock + 1) - clock);
    const Salvage salvage = salvageDocument(text);
    ASSERT_TRUE(salvage.encounter);
    EXPECT_TRUE(salvage.encounter->combatants.empty());
    EXPECT_EQ(salvage.encounter->tokens.size(), filled.tokens.size());
    EXPECT_GE(salvage.lost, filled.combatants.size() + filled.orders.size());
    EXPECT_THAT(salvage.told.front().message, HasSubstr("the fight with it"));
    expectSound(salvage);
    // Those who take part may be damaged as well.
    const std::size_t list = text.find("\"combatants\"");
    ASSERT_NE(list, std::string::npos);
    const Salvage both = salvageDocument(text.replace(text.find("\"token\":", list), 8, "\"token\":99999"));
    ASSERT_TRUE(both.encounter);
    EXPECT_EQ(both.encounter->tokens.size(), filled.tokens.size());
    expectSound(both);
}

// What becomes of files (DS-9).
enum class Fate { Flip, Cut, ZeroPage, Splice };
constexpr int kFates = 4;
constexpr std::size_t kPage = 4096;

void suffer(Fate fate, std::string& text, std::mt19937_64& random) {
    if (text.empty()) return;
    const auto at = [&] { return random() % text.size(); };
    switch (fate) {
        case Fate::Flip:
            for (int flips = 0; flips < 8; ++flips) text[at()] ^= static_cast<char>(1 << (random() % 8));
            break;
        case Fate::Cut:
            text.resize(at());
            break;
        case Fate::ZeroPage: {
            // As disks leave it, or anywhere.
            const std::size_t from = random() % 2 == 0 ? at() / kPage * kPage : at();
            std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(from), std::min(kPage, text.size() - from),
                        '\0');
            break;
        }
        case Fate::Splice: {
            const std::size_t from = at();
            text.replace(from, random() % kPage, text.substr(at(), random() % kPage));
            break;
        }
    }
}

void expectTold(const Salvage& salvage) {
    for (const Problem& told : salvage.told) {
        EXPECT_NE(*told.message, '\0');
        EXPECT_NE(*told.remedy, '\0');
    }
    if (salvage.lost > 0) {
        EXPECT_FALSE(salvage.told.empty());
    }
}

// One in eight is large; a small one has as many kinds of elements, and costs a tenth.
TEST(SalvageProperties, WhateverHappensToAFile) {
    const std::string large = writeDocument(crowd());
    const std::string texts[] = {writeDocument(test::ruinedKeep()),
                                 writeDocument(test::filledEncounter(board::GridKind::Square), "a.assets"),
                                 writeDocument(test::filledEncounter(board::GridKind::HexPointy), "a.assets"),
                                 writeDocument(test::filledEncounter(board::GridKind::HexFlat), "a.assets"),
                                 withoutBlanks(writeDocument(test::ruinedKeep())),
                                 indented(writeDocument(test::filledEncounter(board::GridKind::HexFlat)))};
    int met[kFates] = {};
    constexpr std::size_t kOurs = 4;
    int ours = 0;
    int others = 0;
    int hadOurs = 0;
    int hadOthers = 0;
    const int count = test::countedCases(400);
    for (int i = test::firstCase(); i < count; ++i) {
        std::mt19937_64 random(test::seedOf(92, i));
        const std::size_t which = random() % std::size(texts);
        const bool isOurs = which < kOurs;  // laid out as we do
        std::string text = random() % 8 == 0 ? large : texts[which];
        // One thing alone, or the next on top of it.
        for (int times = random() % 4 == 0 ? 2 : 1; times > 0; --times) {
            const auto fate = static_cast<int>(random() % kFates);
            ++met[fate];
            suffer(static_cast<Fate>(fate), text, random);
        }
        const Salvage salvage = salvageDocument(text);
        ++(isOurs ? ours : others);
        (isOurs ? hadOurs : hadOthers) += salvage.encounter ? 1 : 0;
        expectSound(salvage);
        expectTold(salvage);
        if (testing::Test::HasFailure()) FAIL() << "case " << i;
    }
    if (test::firstCase() > 0 || count < 100) return;
    for (const int times : met) EXPECT_GT(times, count / 8);
    EXPECT_GT(hadOurs, ours * 9 / 10) << "so much the more may be lost, but hardly ever all";
    EXPECT_GT(hadOthers, others * 8 / 10);
}

// Wherever a page of zeros lies: each element whose line it does not touch is there, and the first line that
// it touches is named.
TEST(Salvage, APageOfZerosCostsWhatStoodOnIt) {
    for (const Encounter& whole : {crowd(), test::hexWilds(board::GridKind::HexFlat)}) {
        const std::string text = writeDocument(whole);
        ASSERT_GT(text.size(), kPage);
        for (std::size_t from = 0; from < text.size(); from += kPage) {
            const std::size_t length = std::min(kPage, text.size() - from);
            std::string damaged = text;
            damaged.replace(from, length, length, '\0');
            const Salvage salvage = salvageDocument(damaged);
            ASSERT_TRUE(salvage.encounter) << from;
            expectSound(salvage);
            expectTold(salvage);
            EXPECT_EQ(salvage.encounter->gridRecord().extent.grid, whole.gridRecord().extent.grid) << from;
            const std::set<RecordId> have = idsOf(*salvage.encounter);
            std::size_t number = 1;
            for (std::size_t at = 0; at < text.size(); ++number) {
                const std::size_t end = std::min(text.find('\n', at), text.size());
                const bool isHit = at < from + length && end > from;
                const std::string line = text.substr(at, end - at);
                if (const std::size_t id = line.find("{\"id\":"); id < 9 && !isHit) {
                    EXPECT_TRUE(
                        have.contains(RecordId{static_cast<std::uint32_t>(std::stoul(line.substr(id + 6)))}))
                        << from << ": " << line;
                }
                at = end + 1;
            }
            const auto line =
                std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(from), '\n') + 1;
            ASSERT_FALSE(salvage.told.empty()) << from;
            EXPECT_EQ(salvage.told.front().place, "line " + std::to_string(line)) << from;
        }
    }
}

TEST(SalvageFile, LeavesTheFileAndFindsThePictures) {
    const test::TemporaryFolder folder;
    const std::string path = (folder.path() / "keep.encounter.json").string();
    const std::string text = replaced(writeDocument(crowd()), "\"Goblin 77\"", "\"Goblin 77");
    ASSERT_TRUE(writeFileSafely(path, text));
    const Result<SalvagedDocument> salvaged = salvageFile(path);
    ASSERT_TRUE(salvaged);
    EXPECT_EQ(salvaged->lost, 1u);
    EXPECT_EQ(salvaged->told.front().file, path);
    EXPECT_GT(salvaged->kept, 220u);
    EXPECT_FALSE(readDocument(text).encounter);
    ASSERT_TRUE(writeFileSafely(path, "[1, 2]"));
    const Result<SalvagedDocument> nothing = salvageFile(path);
    ASSERT_FALSE(nothing);
    EXPECT_THAT(describe(nothing.problem()), HasSubstr("keep.encounter.json"));
}

}  // namespace tenaille::io::salvage_test
