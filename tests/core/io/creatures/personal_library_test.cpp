// SPDX-License-Identifier: MIT
//
// The personal library: never lost, never half-written, never taken from another program's hands.
#include "core/io/creatures/personal_library.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>

#include "core/io/creatures/creature_file.h"
#include "tests/support/faulty_posix.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::personal_library_test {

using creatures::LibraryCreature;
using test::FaultyPosix;
using test::TemporaryFolder;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

LibraryCreature named(const std::string& name) {
    LibraryCreature creature;
    creature.token.name = name;
    return creature;
}

std::vector<std::string> names(const std::vector<LibraryCreature>& list) {
    std::vector<std::string> all;
    for (const LibraryCreature& creature : list) all.push_back(creature.token.name);
    return all;
}

std::vector<std::string> namesIn(const std::string& path) {
    PersonalLibrary library(path);
    const Outcome loaded = library.load();
    EXPECT_TRUE(loaded.ok()) << (loaded.ok() ? "" : describe(loaded.problem()));
    return names(library.creatures());
}

std::uint32_t put(PersonalLibrary& library, const LibraryCreature& creature) {
    const auto edited = library.apply({{{creature, {}}}, {}, false});
    EXPECT_TRUE(edited.ok()) << (edited.ok() ? "" : describe(edited.problem()));
    return edited.ok() ? edited->ids.at(0) : 0;
}

TEST(PersonalLibrary, BeginsEmptyAndMakesItsFolder) {
    const TemporaryFolder folder;
    PersonalLibrary library(folder.file("a/b/creatures.json"));
    ASSERT_TRUE(library.load().ok());
    EXPECT_TRUE(library.creatures().empty());
    EXPECT_TRUE(folder.names().empty()) << "reading makes nothing";
    EXPECT_EQ(put(library, named("Ogre")), 1U);
    EXPECT_EQ(put(library, named("Wolf")), 2U);
    EXPECT_THAT(namesIn(library.path()), ElementsAre("Ogre", "Wolf"));
    EXPECT_EQ(library.find(2)->token.name, "Wolf");
    EXPECT_EQ(library.find(0), nullptr);
}

TEST(PersonalLibrary, TwoProgramsKeepEachOthersCreatures) {
    const TemporaryFolder folder;
    PersonalLibrary one(folder.file("creatures.json"));
    PersonalLibrary two(folder.file("creatures.json"));
    ASSERT_TRUE(one.load().ok());
    ASSERT_TRUE(two.load().ok());
    put(one, named("Ogre"));
    put(two, named("Wolf"));
    put(one, named("Elf"));
    EXPECT_THAT(namesIn(one.path()), ElementsAre("Ogre", "Wolf", "Elf"));
    EXPECT_THAT(names(one.creatures()), ElementsAre("Ogre", "Wolf", "Elf")) << "it sees theirs, too";
}

TEST(PersonalLibrary, WhatBothChangedIsKeptTwice) {
    const TemporaryFolder folder;
    PersonalLibrary one(folder.file("creatures.json"));
    ASSERT_TRUE(one.load().ok());
    put(one, named("Ogre"));
    PersonalLibrary two(folder.file("creatures.json"));
    ASSERT_TRUE(two.load().ok());
    const LibraryCreature before = *one.find(1);
    LibraryCreature mine = before;
    mine.token.name = "My ogre";
    LibraryCreature theirs = before;
    theirs.token.name = "Their ogre";
    ASSERT_TRUE(two.apply({{{theirs, before}}, {}, false}).ok());
    const auto edited = one.apply({{{mine, before}}, {}, false});
    ASSERT_TRUE(edited.ok());
    EXPECT_EQ(edited->keptBoth, 1U);
    EXPECT_THAT(namesIn(one.path()), ElementsAre("Their ogre", "My ogre"));
    // Nor is theirs removed by somebody who has not seen it.
    const auto removed = one.apply({{}, {before}, false});
    ASSERT_TRUE(removed.ok());
    EXPECT_EQ(removed->keptTheirs, 1U);
    EXPECT_EQ(namesIn(one.path()).size(), 2U);
}

TEST(PersonalLibrary, RemovesAndPutsBack) {
    const TemporaryFolder folder;
    PersonalLibrary library(folder.file("creatures.json"));
    for (const char* name : {"Ogre", "Wolf"}) put(library, named(name));
    const LibraryCreature ogre = *library.find(1);
    ASSERT_TRUE(library.apply({{}, {ogre}, false}).ok());
    EXPECT_THAT(namesIn(library.path()), ElementsAre("Wolf"));
    EXPECT_EQ(put(library, ogre), 1U);
    EXPECT_THAT(namesIn(library.path()), UnorderedElementsAre("Wolf", "Ogre"));
}

TEST(PersonalLibrary, AFileThatIsImportedTwiceComesInOnce) {
    const TemporaryFolder folder;
    PersonalLibrary library(folder.file("creatures.json"));
    const LibraryEdit edit{{{named("Ogre"), {}}, {named("Wolf"), {}}}, {}, true};
    ASSERT_TRUE(library.apply(edit).ok());
    const auto again = library.apply(edit);
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->there, 2U);
    EXPECT_EQ(library.creatures().size(), 2U);
}

TEST(PersonalLibrary, WhatCannotBeReadIsNeverWritten) {
    const TemporaryFolder folder;
    const std::string file = folder.file("creatures.json");
    for (const std::string content :
         {"", "{", "[]", "name\nOgre\n",
          "{\"format\":\"tenaille-creatures\",\"formatVersion\":{\"major\":9}}"}) {
        test::writeText(file, content);
        PersonalLibrary library(file);
        EXPECT_FALSE(library.load().ok()) << content;
        const auto edited = library.apply({{{named("Ogre"), {}}}, {}, false});
        ASSERT_FALSE(edited.ok()) << content;
        EXPECT_EQ(edited.problem().file, file);
        EXPECT_NE(std::string(edited.problem().remedy), "");
        EXPECT_EQ(test::readText(file), content);
    }
    // One that became unreadable after it was read.
    test::writeText(file,
                    "{\"format\":\"tenaille-creatures\",\"formatVersion\":{\"major\":1},\"creatures\":[]}");
    PersonalLibrary library(file);
    ASSERT_TRUE(library.load().ok());
    test::writeText(file, "garbage");
    EXPECT_FALSE(library.apply({{{named("Ogre"), {}}}, {}, false}).ok());
    EXPECT_EQ(test::readText(file), "garbage");
}

TEST(PersonalLibrary, OfADamagedFileTheCopyIsRead) {
    const TemporaryFolder folder;
    const std::string file = folder.file("creatures.json");
    for (const char* name : {"Ogre", "Wolf"}) {
        PersonalLibrary library(file);
        put(library, named(name));
    }
    const std::string good = test::readText(file);
    const std::vector<std::string> damaged{
        good.substr(0, good.size() / 2), "", std::string(200, '\0'),
        R"({"format":"tenaille-creatures","formatVersion":{"major":1},"creatures":[{"name":5}]})"};
    for (std::size_t i = 0; i < damaged.size(); ++i) {
        test::writeText(file, damaged[i]);
        PersonalLibrary library(file);
        ASSERT_TRUE(library.load().ok()) << i;
        ASSERT_TRUE(library.damage().has_value()) << i;
        EXPECT_THAT(describe(*library.damage()), HasSubstr(file));
        EXPECT_THAT(describe(*library.damage()), HasSubstr(libraryCopyPath(file)));
        EXPECT_THAT(names(library.creatures()), ElementsAre("Ogre", "Wolf")) << i;
        EXPECT_EQ(test::readText(file), damaged[i]) << "reading writes nothing";
        const LibraryCreature elf = named("Elf");
        const std::uint32_t id = put(library, elf);
        EXPECT_FALSE(library.damage().has_value());
        EXPECT_THAT(namesIn(file), ElementsAre("Ogre", "Wolf", "Elf"));
        const std::string kept =
            i == 0 ? "creatures.damaged.json" : "creatures.damaged-" + std::to_string(i + 1) + ".json";
        EXPECT_EQ(test::readText(folder.file(kept)), damaged[i]) << "none of them is written over";
        ASSERT_TRUE(library.apply({{}, {*library.find(id)}, false}).ok());
    }
}

// Neither can be read: both are told and kept, and what stands on whole lines comes along.
TEST(PersonalLibrary, WithoutAGoodCopyItBeginsAnew) {
    const TemporaryFolder folder;
    const std::string file = folder.file("creatures.json");
    for (const char* name : {"Ogre", "Wolf", "Elf"}) {
        PersonalLibrary library(file);
        put(library, named(name));
    }
    const std::string good = test::readText(file);
    const std::string first = good.substr(0, good.find("Wolf"));            // cut off: Ogre is whole
    const std::string second = "damaged" + good.substr(good.find("Ogre"));  // Wolf and Elf are
    test::writeText(file, first);
    test::writeText(libraryCopyPath(file), second);
    PersonalLibrary library(file);
    const Outcome loaded = library.load();
    ASSERT_FALSE(loaded.ok());
    EXPECT_TRUE(library.isLost());
    EXPECT_EQ(loaded.problem().file, file);
    EXPECT_THAT(describe(loaded.problem()), HasSubstr(libraryCopyPath(file)));
    EXPECT_THAT(describe(loaded.problem()), HasSubstr("can still be read come along: 3."));
    EXPECT_FALSE(library.apply({{{named("Goblin"), {}}}, {}, false}).ok());
    EXPECT_EQ(test::readText(file), first) << "nothing is written before somebody says so";
    const auto begun = library.beginAnew();
    ASSERT_TRUE(begun.ok()) << describe(begun.problem());
    EXPECT_EQ(begun->creatures, 3u);
    EXPECT_THAT(begun->setAside,
                ElementsAre(folder.file("creatures.damaged.json"), folder.file("creatures.damaged-2.json")));
    EXPECT_EQ(test::readText(begun->setAside[0]), first);
    EXPECT_EQ(test::readText(begun->setAside[1]), second);
    EXPECT_THAT(namesIn(file), ElementsAre("Ogre", "Wolf", "Elf"));
    EXPECT_FALSE(library.isLost());
    put(library, named("Goblin"));
    // A library that is well stays as it is.
    const auto again = library.beginAnew();
    ASSERT_TRUE(again.ok());
    EXPECT_TRUE(again->setAside.empty());
    EXPECT_THAT(namesIn(file), ElementsAre("Ogre", "Wolf", "Elf", "Goblin"));
}

// Whoever edits the file by hand, or has it indented, and spoils one number.
TEST(PersonalLibrary, OneSpoiltCreatureTakesNoOtherAlong) {
    const TemporaryFolder folder;
    const std::string file = folder.file("creatures.json");
    test::writeText(file, R"({
  "format": "tenaille-creatures",
  "formatVersion": {"major": 1, "minor": 0},
  "creatures": [
    {
      "name": "Ogre",
      "hitPoints": 20
    },
    {
      "name": "Wolf",
      "hitPoints": 99999999
    },
    7,
    {
      "name": "Elf"
    }
  ]
}
)");
    PersonalLibrary library(file);
    const Outcome loaded = library.load();
    ASSERT_FALSE(loaded.ok());
    EXPECT_THAT(describe(loaded.problem()), HasSubstr("creatures[1].hitPoints"));
    const auto begun = library.beginAnew();
    ASSERT_TRUE(begun.ok());
    EXPECT_THAT(namesIn(file), ElementsAre("Ogre", "Elf"));
    EXPECT_EQ(begun->setAside.size(), 1u);
}

// What the program read before is not lost with the files.
TEST(PersonalLibrary, BeginsAnewWithWhatWasRead) {
    const TemporaryFolder folder;
    const std::string file = folder.file("creatures.json");
    PersonalLibrary library(file);
    put(library, named("Ogre"));
    test::writeText(file, "{");
    std::filesystem::remove(libraryCopyPath(file));
    ASSERT_FALSE(library.load().ok());
    const auto begun = library.beginAnew();
    ASSERT_TRUE(begun.ok());
    EXPECT_THAT(begun->setAside, ElementsAre(folder.file("creatures.damaged.json")));
    EXPECT_THAT(namesIn(file), ElementsAre("Ogre"));
}

TEST(PersonalLibrary, OfAFileThatIsGoneTheCopyIsRead) {
    const TemporaryFolder folder;
    const std::string file = folder.file("creatures.json");
    {
        PersonalLibrary library(file);
        put(library, named("Ogre"));
    }
    std::filesystem::remove(file);
    PersonalLibrary library(file);
    ASSERT_TRUE(library.load().ok());
    ASSERT_TRUE(library.damage().has_value());
    EXPECT_THAT(names(library.creatures()), ElementsAre("Ogre"));
    put(library, named("Elf"));
    EXPECT_THAT(namesIn(file), ElementsAre("Ogre", "Elf"));
    EXPECT_EQ(test::readText(folder.file("creatures.damaged.json")), test::readText(folder.file("none")))
        << "there was nothing to keep";
}

// What somebody else wrote there is not damaged, copy or not.
TEST(PersonalLibrary, AnotherFileInItsPlaceIsLeftAlone) {
    const TemporaryFolder folder;
    const std::string file = folder.file("creatures.json");
    PersonalLibrary first(file);
    put(first, named("Ogre"));
    for (const std::string content :
         {"[]", "name\nOgre\n", "{\"format\":\"tenaille-creatures\",\"formatVersion\":{\"major\":9}}"}) {
        test::writeText(file, content);
        PersonalLibrary library(file);
        EXPECT_FALSE(library.load().ok()) << content;
        EXPECT_FALSE(library.apply({{{named("Elf"), {}}}, {}, false}).ok()) << content;
        EXPECT_EQ(test::readText(file), content);
    }
}

TEST(PersonalLibrary, UnknownMembersOfTheFileSurvive) {
    const TemporaryFolder folder;
    const std::string file = folder.file("creatures.json");
    test::writeText(file, R"({"format":"tenaille-creatures","formatVersion":{"major":1},"later":{"a":1},
                              "creatures":[{"id":5,"name":"Ogre","later":true}]})");
    PersonalLibrary library(file);
    put(library, named("Wolf"));
    EXPECT_THAT(test::readText(file), HasSubstr(R"("later": {"a":1})"));
    EXPECT_THAT(test::readText(file), HasSubstr(R"("later":true)"));
    EXPECT_EQ(library.find(6)->token.name, "Wolf");
}

TEST(PersonalLibrary, EveryCallMayFailAndNothingIsLost) {
    const TemporaryFolder folder(TemporaryFolder::Where::Memory);
    const std::string file = folder.file("creatures.json");
    int refused = 0;
    for (const int error : {EIO, ENOSPC, EACCES}) {
        for (int at = 0; at < 400; ++at) {
            std::filesystem::remove(file);
            std::filesystem::remove(libraryCopyPath(file));
            {
                PersonalLibrary library(file);
                put(library, named("Ogre"));
            }
            FaultyPosix posix({.at = at, .error = error});
            PersonalLibrary library(file, posix);
            const auto edited = library.apply({{{named("Wolf"), {}}}, {}, false});
            const auto now = namesIn(file);
            if (edited) {
                EXPECT_THAT(now, ElementsAre("Ogre", "Wolf")) << posix.failedCall();
            } else {
                ++refused;
                EXPECT_EQ(now.at(0), "Ogre") << posix.failedCall();
                EXPECT_EQ(edited.problem().file, file) << posix.failedCall();
            }
            if (posix.failedCall().empty()) break;
        }
    }
    EXPECT_GT(refused, 20);
}

TEST(PersonalLibrary, WaitsForWhoeverWrites) {
    const TemporaryFolder folder;
    PersonalLibrary library(folder.file("creatures.json"));
    put(library, named("Ogre"));
    const int file = ::open((library.path() + ".lock").c_str(), O_RDWR);
    ASSERT_EQ(::flock(file, LOCK_EX), 0);
    const auto edited = library.apply({{{named("Wolf"), {}}}, {}, false});
    ASSERT_FALSE(edited.ok());
    EXPECT_THAT(describe(edited.problem()), HasSubstr("Another program is writing"));
    ::close(file);
    put(library, named("Wolf"));
    EXPECT_THAT(namesIn(library.path()), ElementsAre("Ogre", "Wolf"));
}

}  // namespace tenaille::io::personal_library_test
