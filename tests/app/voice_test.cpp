// SPDX-License-Identifier: MIT
//
// The language of the command line: which one it is, and what stays the same in all of them.
#include "app/voice.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <regex>
#include <set>

#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::app::voice_test {

using testing::HasSubstr;
using testing::Not;

class Locale : public testing::Test {
  protected:
    void TearDown() override { is("", "C.UTF-8", "", ""); }
    std::string is(const char* language, const char* all, const char* messages, const char* lang) {
        qputenv("LANGUAGE", language);
        qputenv("LC_ALL", all);
        qputenv("LC_MESSAGES", messages);
        qputenv("LANG", lang);
        return localeLanguage().toStdString();
    }
};

TEST_F(Locale, TheFirstThatSaysSomethingCounts) {
    EXPECT_EQ(is("", "", "", ""), "en");
    EXPECT_EQ(is("", "", "", "fr_FR.UTF-8"), "fr");
    EXPECT_EQ(is("", "", "", "fr"), "fr");
    EXPECT_EQ(is("", "", "", "fr.UTF-8"), "fr");
    EXPECT_EQ(is("", "", "", "fry_NL"), "en") << "that is Frisian";
    EXPECT_EQ(is("", "", "en_GB.UTF-8", "fr_FR.UTF-8"), "en");
    EXPECT_EQ(is("", "fr_BE", "en_GB", "en_GB"), "fr");
    EXPECT_EQ(is("fr:en", "", "", "en_US.UTF-8"), "fr");
    EXPECT_EQ(is("de:fr", "", "", "de_DE.UTF-8"), "fr") << "the first that there is";
    EXPECT_EQ(is("en:fr", "", "", "fr_FR.UTF-8"), "en");
    EXPECT_EQ(is("de", "", "", "fr_FR.UTF-8"), "en");
    EXPECT_EQ(is("fr", "", "", "C.UTF-8"), "fr");
    EXPECT_EQ(is("fr", "", "", ""), "fr");
}

TEST_F(Locale, CIsEnglishWhateverElseIsWanted) {
    EXPECT_EQ(is("fr", "C", "", "fr_FR.UTF-8"), "en");
    EXPECT_EQ(is("fr", "", "", "POSIX"), "en");
    EXPECT_EQ(is("", "", "C", "fr_FR.UTF-8"), "en");
}

class SpokenCommands : public testing::Test {
  protected:
    void SetUp() override {
        if (!std::filesystem::exists(test::programPath())) GTEST_SKIP() << "the program is not built";
    }
    // What the program answers and complains in that language, without a display.
    std::string heard(const std::string& language, const std::string& words) {
        const std::string out = m_folder.file("heard");
        const std::string command =
            "env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM LC_ALL=C.UTF-8 LANGUAGE=" + language + ' ' +
            test::programPath().string() + ' ' + words + " >" + out + " 2>&1 </dev/null";
        m_status = std::system(command.c_str());
        return test::readText(out);
    }

    test::TemporaryFolder m_folder;
    int m_status = 0;
};

TEST_F(SpokenCommands, ProblemsAreToldInFrench) {
    const std::string none = m_folder.file("none.map.json");
    for (const char* command : {"validate", "info", "creatures", "rules", "export"}) {
        const std::string words =
            command + (" " + none) + (command == std::string("export") ? " " + m_folder.file("x.png") : "");
        EXPECT_THAT(heard("en", words), HasSubstr("There is no such file.")) << command;
        const std::string french = heard("fr:en", words);
        EXPECT_NE(m_status, 0);
        EXPECT_THAT(french, testing::StartsWith(none + ": ")) << command;
        EXPECT_THAT(french, Not(HasSubstr("There is no such file."))) << command;
    }
    const std::string source = m_folder.file("hall.uvtt");
    test::writeText(source,
                    R"({"format":0.3,"resolution":{"map_origin":{"x":0,"y":0},"map_size":{"x":10,"y":8},)"
                    R"("pixels_per_grid":100},"line_of_sight":[],"portals":[],"lights":[]})");
    EXPECT_THAT(heard("en", "import " + source + ' ' + m_folder.file("a.map.json")), HasSubstr("Walls: 0"));
    EXPECT_THAT(heard("fr", "import " + source + ' ' + m_folder.file("b.map.json")),
                Not(HasSubstr("Walls: 0")));
}

// Whoever reads the help in French must write the same command.
TEST_F(SpokenCommands, OptionsAreTheSameInEveryLanguage) {
    const auto options = [this](const std::string& language) {
        const std::string help = heard(language, "--help");
        const std::regex option("--[a-z-]+|\\.[a-z0-9]{3,}|^  tenaille [a-z-]+", std::regex::multiline);
        std::multiset<std::string> found;
        for (std::sregex_iterator at(help.begin(), help.end(), option), end; at != end; ++at)
            found.insert(at->str());
        return found;
    };
    EXPECT_GT(options("en").size(), 40u);
    EXPECT_EQ(options("en"), options("fr"));
}

TEST_F(SpokenCommands, WhatProgramsReadIsTheSameInEveryLanguage) {
    const std::string queries = m_folder.file("queries");
    test::writeText(
        queries,
        "{\"id\":\"q\",\"kind\":\"grid.distance\",\"input\":{\"a\":{\"at\":[0,0]},\"b\":{\"at\":[3,3]}}}\n"
        "not json\n{\"id\":1,\"kind\":\"nothing\",\"input\":{}}\n");
    EXPECT_EQ(heard("fr", "rules " + queries), heard("en", "rules " + queries));
    EXPECT_EQ(heard("fr", "rules --kinds"), heard("en", "rules --kinds"));
    const std::string keep = (test::sourceDir() / "maps/ruined-keep.encounter.json").string();
    EXPECT_EQ(heard("fr", "info --json " + keep), heard("en", "info --json " + keep));
    EXPECT_EQ(heard("fr", "--version"), heard("en", "--version"));
}

}  // namespace tenaille::app::voice_test
