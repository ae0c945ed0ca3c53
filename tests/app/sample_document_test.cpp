// SPDX-License-Identifier: MIT
//
// The sample maps: each speaks English and French, and both are the same map.
#include "app/sample_document.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <string>

#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::app::sample_document_test {

namespace {

// Without what is said in words, and without the name that a document has for the program.
std::string wordless(const std::string& json) {
    static const std::regex kWords(
        R"re("(name|publicName|label|title|text|notes|weapon|uuid)"(: *)"(?:[^"\\]|\\.)*")re");
    return std::regex_replace(json, kWords, "\"$1\"");
}

}  // namespace

TEST(SampleDocumentTest, EachSampleIsTheSameInFrench) {
    const std::filesystem::path maps = test::sourceDir() / "maps";
    int twins = 0;
    for (const auto& entry : std::filesystem::directory_iterator(maps)) {
        if (entry.path().extension() != ".json") continue;
        const std::filesystem::path french = maps / "fr" / entry.path().filename();
        ASSERT_TRUE(std::filesystem::exists(french)) << french;
        const std::string ours = test::readText(entry.path().string());
        const std::string theirs = test::readText(french.string());
        EXPECT_NE(ours, theirs) << french;
        EXPECT_EQ(wordless(ours), wordless(theirs)) << french;
        ++twins;
    }
    EXPECT_EQ(twins, 8);
}

TEST(SampleDocumentTest, TheOneThatOpensSpeaksTheLanguageOfTheProgram) {
    const QString english = sampleDocument(QStringLiteral("en"));
    const QString french = sampleDocument(QStringLiteral("fr"));
    ASSERT_TRUE(english.endsWith(QLatin1String("/maps/ruined-keep.encounter.json"))) << english.toStdString();
    ASSERT_TRUE(french.endsWith(QLatin1String("/maps/fr/ruined-keep.encounter.json")))
        << french.toStdString();
    EXPECT_EQ(sampleDocument(), english);
    EXPECT_EQ(sampleFolder() + QStringLiteral("/ruined-keep.encounter.json"), english);
}

}  // namespace tenaille::app::sample_document_test
