// SPDX-License-Identifier: MIT
#include "core/io/safe_writer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "tests/support/full_disk.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::safe_writer_test {

using test::TemporaryFolder;
using testing::ElementsAre;
using testing::HasSubstr;

std::string problemOf(const std::string& path) {
    const Outcome outcome = writeFileSafely(path, "new");
    return outcome ? "" : describe(outcome.problem());
}

mode_t modeOf(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777u : 0;
}

TEST(SafeWriter, MakesANewFileWithTheUsualMode) {
    const TemporaryFolder folder;
    const mode_t mask = ::umask(027);
    EXPECT_TRUE(writeFileSafely(folder.file("new.json"), "content").ok());
    ::umask(mask);
    EXPECT_EQ(test::readText(folder.file("new.json")), "content");
    EXPECT_EQ(modeOf(folder.file("new.json")), 0640u);
    EXPECT_THAT(folder.names(), ElementsAre("new.json"));
}

TEST(SafeWriter, ReplacesAndKeepsTheMode) {
    const TemporaryFolder folder;
    const std::string file = folder.file("map.json");
    test::writeText(file, "old");
    ::chmod(file.c_str(), 0604);
    EXPECT_TRUE(writeFileSafely(file, "new").ok());
    EXPECT_EQ(test::readText(file), "new");
    EXPECT_EQ(modeOf(file), 0604u);
    EXPECT_THAT(folder.names(), ElementsAre("map.json"));
}

TEST(SafeWriter, FollowsLinks) {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "deep");
    test::writeText(folder.file("deep/real.json"), "old");
    std::filesystem::create_symlink("deep/real.json", folder.path() / "one");
    std::filesystem::create_symlink(folder.path() / "one", folder.path() / "two");
    EXPECT_TRUE(writeFileSafely(folder.file("two"), "new").ok());
    EXPECT_EQ(test::readText(folder.file("deep/real.json")), "new");
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path() / "two"));
}

TEST(SafeWriter, ALinkToNothingMakesItsTarget) {
    const TemporaryFolder folder;
    std::filesystem::create_symlink("absent.json", folder.path() / "link");
    EXPECT_TRUE(writeFileSafely(folder.file("link"), "new").ok());
    EXPECT_EQ(test::readText(folder.file("absent.json")), "new");
    std::filesystem::create_symlink("nowhere/absent.json", folder.path() / "lost");
    const Outcome lost = writeFileSafely(folder.file("lost"), "new");
    ASSERT_FALSE(lost.ok());
    EXPECT_EQ(lost.problem().file, folder.file("nowhere/absent.json")) << "whose folder is missing";
}

TEST(SafeWriter, RefusesWhatIsNoFile) {
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "folder");
    ASSERT_EQ(::mkfifo(folder.file("pipe").c_str(), 0600), 0);
    std::filesystem::create_symlink("loop", folder.path() / "loop");
    EXPECT_THAT(problemOf(folder.file("folder")), HasSubstr("This is a folder, not a file."));
    EXPECT_THAT(problemOf(folder.file("folder/")), HasSubstr("This is a folder, not a file."));
    EXPECT_THAT(problemOf(folder.file("folder/..")), HasSubstr("This is a folder, not a file."));
    EXPECT_THAT(problemOf(folder.file("pipe")), HasSubstr("This is a pipe, not a file."));
    EXPECT_THAT(problemOf(folder.file("loop")), HasSubstr("leads in a circle"));
    EXPECT_THAT(problemOf(folder.file("none/map.json")), HasSubstr("The folder does not exist."));
    test::writeText(folder.file("file"), "no folder");
    EXPECT_THAT(problemOf(folder.file("file/map.json")), HasSubstr("in place of a folder is a file"));
    EXPECT_THAT(problemOf(folder.file(std::string(300, 'n'))), HasSubstr("too long"));
    EXPECT_THAT(problemOf(""), HasSubstr("This is a folder"));
    EXPECT_TRUE(std::filesystem::is_fifo(folder.path() / "pipe"));
}

TEST(SafeWriter, LongNamesHaveRoomForTheTemporaryOne) {
    const TemporaryFolder folder;
    const std::string file = folder.file(std::string(255, 'n'));
    EXPECT_TRUE(writeFileSafely(file, "one").ok());
    EXPECT_TRUE(writeFileSafely(file, "two").ok());
    EXPECT_EQ(test::readText(file), "two");
}

// Root may do everything: the answers of an ordinary user come from a process that gave its rights up.
TEST(SafeWriter, AsAnOrdinaryUserReadOnlyMeansReadOnly) {
    if (::geteuid() != 0) GTEST_SKIP() << "needs root to become somebody else";
    const TemporaryFolder folder;
    ::chmod(folder.path().c_str(), 0755);
    std::filesystem::create_directory(folder.path() / "closed");
    std::filesystem::create_directory(folder.path() / "open");
    ::chmod(folder.file("open").c_str(), 0777);
    for (const char* name : {"closed/map.json", "open/map.json"}) {
        test::writeText(folder.file(name), "old");
        ::chmod(folder.file(name).c_str(), 0444);
    }
    const auto become = [](uid_t user) { return ::seteuid(user); };
    ASSERT_EQ(become(65534), 0);
    const std::string closed = problemOf(folder.file("closed/map.json"));
    const std::string readOnly = problemOf(folder.file("open/map.json"));
    const std::string added = problemOf(folder.file("closed/new.json"));
    ASSERT_EQ(become(0), 0);
    EXPECT_THAT(closed, HasSubstr("You may not write here"));
    EXPECT_THAT(readOnly, HasSubstr("You may not write here"));
    EXPECT_THAT(added, HasSubstr("You may not write here"));
    EXPECT_EQ(test::readText(folder.file("open/map.json")), "old");
    EXPECT_EQ(test::readText(folder.file("closed/map.json")), "old");
}

TEST(SafeWriter, KeepsTheOwner) {
    if (::geteuid() != 0) GTEST_SKIP() << "needs root to give files away";
    const TemporaryFolder folder;
    const std::string file = folder.file("map.json");
    test::writeText(file, "old");
    ASSERT_EQ(::chown(file.c_str(), 1234, 2345), 0);
    ASSERT_TRUE(writeFileSafely(file, "new").ok());
    struct stat status {};
    ASSERT_EQ(::stat(file.c_str(), &status), 0);
    EXPECT_EQ(status.st_uid, 1234u);
    EXPECT_EQ(status.st_gid, 2345u);
}

TEST(SafeWriter, RemovesItsOrphansAndNothingElse) {
    const TemporaryFolder folder;
    const std::string file = folder.file("map.json");
    test::writeText(folder.file(".map.json.0123456789abcdef.tenaille-tmp"), "left by a killed program");
    test::writeText(folder.file(".other.json.0123456789abcdef.tenaille-tmp"), "of another file");
    test::writeText(folder.file(".map.json.mine.tenaille-tmp"), "not our naming");
    EXPECT_TRUE(writeFileSafely(file, "new").ok());
    EXPECT_THAT(folder.names(), ElementsAre(".map.json.mine.tenaille-tmp",
                                            ".other.json.0123456789abcdef.tenaille-tmp", "map.json"));
}

TEST(SafeWriter, SparesTheTemporaryFileOfALivingProgram) {
    const TemporaryFolder folder;
    const std::string living = folder.file(".map.json.0123456789abcdef.tenaille-tmp");
    test::writeText(living, "being written");
    Posix& posix = systemPosix();
    const OpenFile holder(posix, posix.open(Posix::kHere, living, 0, 0));
    ASSERT_EQ(posix.lock(holder.get()), 0);
    EXPECT_TRUE(writeFileSafely(folder.file("map.json"), "new").ok());
    EXPECT_TRUE(std::filesystem::exists(living));
}

TEST(SafeWriter, AFullDiskChangesNothing) {
    const test::FullDiskTally tally =
        test::onFullDisks([](const std::string& path, const std::string& bytes) {
            const Outcome outcome = writeFileSafely(path, bytes);
            if (!outcome) {
                EXPECT_THAT(describe(outcome.problem()), HasSubstr("The disk is full"));
            }
            return outcome.ok();
        });
    if (!tally.mounted) GTEST_SKIP() << "needs root to mount";
    EXPECT_EQ(tally.violations, 0) << tally.first;
    EXPECT_GT(tally.refusals, 17);
    EXPECT_LT(tally.refusals, tally.trials - 17);
}

TEST(SafeWriter, AReadOnlyDiskIsNamed) {
    const TemporaryFolder folder;
    if (::mount("tmpfs", folder.path().c_str(), "tmpfs", MS_RDONLY, "size=64k") != 0)
        GTEST_SKIP() << "needs root to mount";
    EXPECT_THAT(problemOf(folder.file("map.json")), HasSubstr("The disk is read-only"));
    ASSERT_EQ(::seteuid(65534), 0);
    const std::string asAnybody = problemOf(folder.file("map.json"));
    ASSERT_EQ(::seteuid(0), 0);
    EXPECT_THAT(asAnybody, HasSubstr("The disk is read-only"));
    EXPECT_EQ(::umount(folder.path().c_str()), 0);
}

}  // namespace tenaille::io::safe_writer_test
