// SPDX-License-Identifier: MIT
//
// A journal of 10 000 actions, cut at every byte and with every bit changed (DS-4). A reading goes from line
// to line and looks at nothing behind the first bad one, so that what a byte does is seen from its own line
// on; that the whole behaves so, too, is seen at some places. TENAILLE_CASES sets how many bytes are looked
// at, and how often a whole journal is recovered; so many as it has bytes, 5 million, are all of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <random>

#include "core/io/change_codec.h"
#include "core/io/content_hash.h"
#include "core/io/document_format.h"
#include "core/io/journal.h"
#include "core/io/journal_lines.h"
#include "core/io/recovery.h"
#include "tests/support/property.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::long_journal_test {

using document::ChangeSet;
using document::Encounter;

constexpr int kActions = 10'000;

std::string hashOf(const Encounter& encounter) { return contentHash(writeDocument(encounter)); }

ChangeSet randomAction(const Encounter& encounter, std::mt19937& random, int number) {
    ChangeSet changes{"act", {std::to_string(number)}, {}};
    const auto at = [&] { return static_cast<std::int32_t>(random() % 4000); };
    const auto what = random() % 4;
    if (what == 0 && encounter.walls.size() > 20) {
        changes.remove(*encounter.walls.begin());
    } else if (what == 1) {
        board::WallRecord wall;
        wall.id = nextId(encounter);
        wall.points = {{at(), at()}, {at() + 4000, at()}};
        changes.insert(wall);
    } else {
        board::TokenRecord token = *encounter.tokens.begin();
        token.creature.at = {number % 20, at() % 15};
        token.name = "Arda " + std::to_string(number);
        changes.replace(*encounter.tokens.begin(), token);
    }
    return changes;
}

class LongJournal : public testing::Test {
  protected:
    static void SetUpTestSuite() { s_played = new Played; }
    static void TearDownTestSuite() { delete std::exchange(s_played, nullptr); }

    struct Played {
        Played() : journals(test::TemporaryFolder::Where::Memory) {
            Encounter encounter =
                makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 20, 15});
            board::TokenRecord token;
            token.id = token.creature.record = {10};
            encounter.tokens.put(token);
            const Result<SavedDocument> saved = saveDocument(encounter, files.file("tomb.encounter.json"));
            Journal written(journals.path().string(), encounter,
                            {files.file("tomb.encounter.json"), saved->hash, false});
            begin = encounter;
            states.push_back(hashOf(encounter));
            std::mt19937 random(4);
            for (int i = 1; i <= kActions; ++i) {
                const ChangeSet changes = randomAction(encounter, random, i);
                EXPECT_TRUE(apply(encounter, changes).ok());
                written.append(changes);
                states.push_back(hashOf(encounter));
            }
            EXPECT_TRUE(written.flush().ok());
            path = written.path();
            text = test::readText(path);
            lines = readJournalLines(text);
        }

        test::TemporaryFolder files;
        test::TemporaryFolder journals;
        Encounter begin;
        std::vector<std::string> states;  // hash after so many actions
        std::string path;
        std::string text;
        JournalLines lines;  // of it: the head, then one for each action
    };

    static Played& played() { return *s_played; }
    // The line that has the byte.
    static std::size_t lineAt(std::size_t place) {
        const auto& ends = played().lines.ends;
        return static_cast<std::size_t>(std::upper_bound(ends.begin(), ends.end(), place) - ends.begin());
    }
    static std::size_t startOf(std::size_t line) { return line == 0 ? 0 : played().lines.ends[line - 1]; }

  private:
    static inline Played* s_played = nullptr;
};

TEST_F(LongJournal, HasALineForEveryAction) {
    EXPECT_TRUE(played().lines.complete());
    ASSERT_EQ(played().lines.texts.size(), 1U + kActions);
    EXPECT_GT(played().text.size(), 2'000'000U);
}

// Applied line by line: after each of them the document is the one that it was.
TEST_F(LongJournal, EveryPrefixGivesItsState) {
    Encounter encounter = played().begin;
    for (std::size_t i = 1; i < played().lines.texts.size(); ++i) {
        const Result<JsonValue> json = parseJson(played().lines.texts[i]);
        ASSERT_TRUE(json.ok());
        const Result<ChangeSet> changes =
            readChanges(*json->find("change"), board::GridKind::Square, encounter);
        ASSERT_TRUE(changes.ok());
        ASSERT_TRUE(apply(encounter, *changes).ok());
        ASSERT_EQ(hashOf(encounter), played().states[i]) << "after " << i;
    }
}

TEST_F(LongJournal, EveryCutAndEveryFlipEndsBeforeItsLine) {
    std::string text = played().text;
    const std::size_t step =
        std::max<std::size_t>(1, text.size() / static_cast<std::size_t>(test::cases(5'000)));
    std::size_t wrong = 0;
    for (std::size_t at = 0; at < text.size(); at += step) {
        const std::string_view rest = std::string_view(text).substr(startOf(lineAt(at)));
        if (!readJournalLines(rest.substr(0, at - startOf(lineAt(at)))).texts.empty()) ++wrong;
        for (int bit = 0; bit < 8; ++bit) {
            text[at] = static_cast<char>(text[at] ^ (1 << bit));
            if (!readJournalLines(rest).texts.empty()) ++wrong;
            text[at] = static_cast<char>(text[at] ^ (1 << bit));
        }
    }
    EXPECT_EQ(wrong, 0U);
    EXPECT_EQ(text, played().text);
    std::printf("every %zu. of %zu bytes\n", step, text.size());
}

TEST_F(LongJournal, WhatIsRecoveredIsTheStateBeforeTheDamage) {
    const std::size_t head = played().lines.ends[0];
    std::mt19937 random(5);
    const int trials = test::cases(3);
    for (int trial = 0; trial < trials; ++trial) {
        const std::size_t at = head + random() % (played().text.size() - head);
        SCOPED_TRACE("byte " + std::to_string(at));
        std::string text = played().text;
        if (trial % 2 == 0)
            text.resize(at);
        else
            text[at] = static_cast<char>(text[at] ^ (1 << random() % 8));
        test::writeText(played().path, text);
        const std::size_t actions = lineAt(at) - 1;
        const Result<RecoveredDocument> recovered = recover(played().path);
        if (!recovered) {
            EXPECT_EQ(actions, 0U) << describe(recovered.problem());
            continue;
        }
        EXPECT_EQ(recovered->actions, actions);
        EXPECT_EQ(hashOf(recovered->encounter), played().states[actions]);
        EXPECT_EQ(std::filesystem::file_size(played().path), played().lines.ends[actions]);
    }
}

}  // namespace tenaille::io::long_journal_test
