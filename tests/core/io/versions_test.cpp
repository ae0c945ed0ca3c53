// SPDX-License-Identifier: MIT
//
// Earlier versions (DS-5): what is kept, what is let go, and that the newest always survives.
#include "core/io/versions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <random>

#include "core/io/content_hash.h"
#include "tests/support/filled_records.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::versions_test {

constexpr std::int64_t kNow = 1'764'100'000;

std::string documentOf(const std::string& title) {
    document::Encounter encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 6});
    encounter.uuid = "01234567-89ab-4cde-8f01-23456789abcd";
    board::SettingsRecord settings = encounter.settingsRecord();
    settings.title = title;
    encounter.settings.put(settings);
    return writeDocument(encounter, "");
}

class VersionsTest : public testing::Test {
  protected:
    void keep(const std::string& text, std::int64_t time) {
        const Outcome kept = keepVersion(m_folder.path(), m_document, text, time);
        ASSERT_TRUE(kept) << describe(kept.problem());
    }
    std::vector<Version> kept() const { return versionsOf(m_folder.path(), m_document); }

    test::TemporaryFolder m_folder;
    std::string m_document = "/games/tomb.encounter.json";
};

TEST_F(VersionsTest, TheNewestComesFirstAndNothingIsKeptTwice) {
    EXPECT_TRUE(kept().empty());
    keep(documentOf("one"), kNow);
    keep(documentOf("two"), kNow + 60);
    keep(documentOf("two"), kNow + 120);
    ASSERT_EQ(kept().size(), 2u);
    EXPECT_EQ(kept()[0].time, kNow + 60);
    EXPECT_GT(kept()[0].number, kept()[1].number);
    const Result<LoadedDocument> loaded = loadVersion(kept()[1], m_document);
    ASSERT_TRUE(loaded) << describe(loaded.problem());
    EXPECT_EQ(loaded->encounter.settingsRecord().title, "one");
    keep(documentOf("one"), kNow + 180);
    EXPECT_EQ(kept().size(), 3u) << "what was two versions ago is something new again";
}

TEST_F(VersionsTest, EachDocumentHasItsOwn) {
    keep(documentOf("one"), kNow);
    EXPECT_TRUE(versionsOf(m_folder.path(), "/games/other.encounter.json").empty());
}

TEST_F(VersionsTest, ForeignFilesAndFoldersAreLeftAlone) {
    keep(documentOf("one"), kNow);
    const std::filesystem::path own = std::filesystem::path(kept()[0].file).parent_path();
    std::ofstream(own / "notes.txt") << "mine";
    std::ofstream(own / "00000009-12-short.json") << "mine";
    std::filesystem::create_directory(own / "00000010-12-0123456789abcdef.json");
    EXPECT_EQ(kept().size(), 1u);
    for (int i = 0; i < 40; ++i) keep(documentOf(std::to_string(i)), kNow + 1000 * i);
    EXPECT_TRUE(std::filesystem::exists(own / "notes.txt"));
    EXPECT_TRUE(std::filesystem::exists(own / "00000010-12-0123456789abcdef.json"));
}

// Its name tells what it should be.
TEST_F(VersionsTest, ADamagedVersionDoesNotStandForTheText) {
    keep(documentOf("one"), kNow);
    const std::string damaged = kept()[0].file;
    std::ofstream(damaged) << "zeros";
    keep(documentOf("one"), kNow + 60);
    ASSERT_EQ(kept().size(), 2u);
    EXPECT_EQ(kept()[1].file, damaged);
    EXPECT_TRUE(loadVersion(kept()[0], m_document));
}

TEST_F(VersionsTest, ANumberWithoutANextOneIsSaidAndLosesNothing) {
    keep(documentOf("one"), kNow);
    const std::filesystem::path own = std::filesystem::path(kept()[0].file).parent_path();
    // Beyond all numbers: a file of others. The next would be 0, the oldest.
    std::ofstream(own / "18446744073709551615-12-0123456789abcdef.json") << "mine";
    keep(documentOf("two"), kNow + 60);
    EXPECT_EQ(kept().front().time, kNow + 60);
    std::ofstream(own / "4611686018427387904-12-0123456789abcdef.json") << "mine";
    const Outcome outcome = keepVersion(m_folder.path(), m_document, documentOf("three"), kNow + 120);
    ASSERT_FALSE(outcome);
    EXPECT_THAT(describe(outcome.problem()), testing::HasSubstr("4611686018427387904-12"));
    EXPECT_EQ(kept().size(), 3u);
}

TEST_F(VersionsTest, AFolderThatCannotBeMadeIsSaidAndLosesNothing) {
    const std::string file = m_folder.file("file");
    std::ofstream(file) << "x";
    const Outcome kept = keepVersion(file, m_document, documentOf("one"), kNow);
    ASSERT_FALSE(kept);
    EXPECT_THAT(describe(kept.problem()), testing::HasSubstr(file));
}

TEST_F(VersionsTest, PicturesAreThoseBesideTheDocument) {
    keep(documentOf("one"), kNow);
    std::ofstream(kept()[0].file) << "{ damaged";
    const Result<LoadedDocument> loaded = loadVersion(kept()[0], m_document);
    ASSERT_FALSE(loaded);
    EXPECT_THAT(describe(loaded.problem()), testing::HasSubstr(kept()[0].file));
}

// What was opened stays, however often one saves in the minutes after it.
TEST(VersionsPolicy, ABurstOfSavesLeavesWhatStoodThereBefore) {
    std::vector<Version> versions;
    for (std::uint64_t number = 1; number <= 60; ++number) {
        Version version;
        version.number = number;
        version.time = kNow + static_cast<std::int64_t>(number);
        versions.insert(versions.begin(), version);
        const std::vector<Version> surplus = surplusOf(versions);
        std::erase_if(versions, [&](const Version& one) {
            return std::any_of(surplus.begin(), surplus.end(),
                               [&](const Version& gone) { return gone.number == one.number; });
        });
    }
    EXPECT_EQ(versions.size(), kLastVersions + 1);
    EXPECT_EQ(versions.back().number, 1u);
}

// Two programs at one document may give a number twice.
TEST(VersionsPolicy, OneNumberTwiceIsTwoVersions) {
    std::vector<Version> versions;
    for (std::int64_t i = 0; i < 40; ++i) {
        Version version;
        version.number = 7;
        version.time = kNow - i;
        version.file = std::to_string(i);
        versions.push_back(version);
    }
    const std::vector<Version> surplus = surplusOf(versions);
    EXPECT_EQ(surplus.size(), 40 - kLastVersions - 1);
    EXPECT_TRUE(std::none_of(surplus.begin(), surplus.end(),
                             [](const Version& gone) { return gone.file.size() == 1; }));
}

// A model of what may be kept, and random days, sizes and clocks that go back, too.
TEST(VersionsPolicy, TheNewestAlwaysSurvivesAndTheLimitsHold) {
    constexpr std::int64_t kDay = std::int64_t{24} * 60 * 60;
    std::mt19937_64 random(20261125);
    const auto below = [&](std::uint64_t n) { return static_cast<std::int64_t>(random() % n); };
    for (int sequence = 0; sequence < 10'000; ++sequence) {
        std::vector<Version> versions;  // newest first
        std::int64_t time = kNow;
        const bool large = below(3) == 0;
        for (int step = 0; step < 60; ++step) {
            time += below(4) == 0 ? below(3 * kDay) : below(600);
            if (below(12) == 0) time -= below(2 * kDay);
            Version version;
            version.number = static_cast<std::uint64_t>(step) + 1;
            version.time = std::max<std::int64_t>(time, 0);
            version.bytes = large ? below(60 << 20) : below(1 << 16);
            versions.insert(versions.begin(), version);
            const std::vector<Version> surplus = surplusOf(versions);
            std::erase_if(versions, [&](const Version& one) {
                return std::any_of(surplus.begin(), surplus.end(),
                                   [&](const Version& gone) { return gone.number == one.number; });
            });
            ASSERT_FALSE(versions.empty());
            ASSERT_EQ(versions.front().number, version.number) << "the newest";
            ASSERT_LE(versions.size(), kMostVersions);
            std::int64_t bytes = 0;
            std::map<std::int64_t, std::size_t> onDay;
            for (std::size_t i = 0; i < versions.size(); ++i) {
                bytes += versions[i].bytes;
                if (i < kLastVersions) continue;
                ASSERT_LE(++onDay[versions[i].time / kDay], kMostVersionsADay);
                if (i == kLastVersions) continue;
                ASSERT_GE(std::abs(versions[i - 1].time - versions[i].time), kVersionsApart);
            }
            ASSERT_TRUE(versions.size() == 1 || bytes <= kMostVersionBytes);
            ASSERT_TRUE(surplusOf(versions).empty()) << "nothing goes twice";
        }
        if (!large) {
            ASSERT_GE(versions.size(), kLastVersions) << "the last ones stay";
        }
    }
}

}  // namespace tenaille::io::versions_test
