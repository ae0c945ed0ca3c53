// SPDX-License-Identifier: MIT
#include "core/io/read_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "tests/support/faulty_posix.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::read_file_test {

using test::TemporaryFolder;
using testing::HasSubstr;
using testing::StartsWith;

std::string problemOf(const std::string& path, ReadLimits limits = {}) {
    const Result<std::string> bytes = readFile(path, limits);
    return bytes ? "read" : describe(bytes.problem());
}

TEST(ReadFile, ReadsAllBytes) {
    const TemporaryFolder folder;
    std::string bytes(100000, 'x');
    bytes[5] = '\0';
    test::writeText(folder.file("a"), bytes);
    std::filesystem::create_symlink("a", folder.path() / "link");
    EXPECT_EQ(*readFile(folder.file("a")), bytes);
    EXPECT_EQ(*readFile(folder.file("link")), bytes);
}

TEST(ReadFile, TheLimitIsTheLargestSize) {
    const TemporaryFolder folder;
    constexpr std::size_t kLimit = std::size_t{1} << 20;
    test::writeText(folder.file("fits"), std::string(kLimit, 'x'));
    test::writeText(folder.file("large"), std::string(kLimit + 1, 'x'));
    EXPECT_EQ(readFile(folder.file("fits"), {kLimit})->size(), kLimit);
    EXPECT_THAT(problemOf(folder.file("large"), {kLimit}), HasSubstr("The file is larger than 1 MB."));
}

TEST(ReadFile, RefusesWhatIsNoFile) {
    const TemporaryFolder folder;
    ASSERT_EQ(::mkfifo(folder.file("pipe").c_str(), 0600), 0);
    std::filesystem::create_symlink("loop", folder.path() / "loop");
    test::writeText(folder.file("empty"), "");
    const std::string path = folder.path().string();
    EXPECT_EQ(problemOf(path), path + ": This is a folder, not a file. Choose a file.");
    EXPECT_THAT(problemOf(folder.file("pipe")), HasSubstr("This is a pipe"));
    EXPECT_THAT(problemOf("/dev/zero"), HasSubstr("This is a device"));
    EXPECT_THAT(problemOf("/dev/null"), HasSubstr("This is a device"));
    EXPECT_THAT(problemOf(folder.file("none")), StartsWith(folder.file("none") + ": There is no such file."));
    EXPECT_THAT(problemOf(folder.file("loop")), HasSubstr("cannot be read"));
    EXPECT_THAT(problemOf(folder.file("empty")), HasSubstr("The file is empty."));
    EXPECT_TRUE(readFile(folder.file("empty"), {1, true}).ok());
    EXPECT_THAT(problemOf("/proc/self/mem"), HasSubstr("cannot be read"));
    EXPECT_THAT(problemOf(""), HasSubstr("There is no such file."));
}

TEST(ReadFile, ASocketIsNoFile) {
    const TemporaryFolder folder;
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    folder.file("socket").copy(address.sun_path, sizeof address.sun_path - 1);
    ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    EXPECT_THAT(problemOf(folder.file("socket")), HasSubstr("not a file"));
    ::close(socket);
}

TEST(ReadFile, WithoutPermissionSaysSo) {
    if (::geteuid() != 0) GTEST_SKIP() << "needs root to become somebody else";
    const TemporaryFolder folder;
    ::chmod(folder.path().c_str(), 0755);
    test::writeText(folder.file("secret"), "x");
    ::chmod(folder.file("secret").c_str(), 0600);
    ASSERT_EQ(::seteuid(65534), 0);
    const std::string problem = problemOf(folder.file("secret"));
    ASSERT_EQ(::seteuid(0), 0);
    EXPECT_THAT(problem, HasSubstr("You may not read this file."));
}

TEST(ReadFile, EveryFaultIsAProblemOrHarmless) {
    const TemporaryFolder folder;
    test::writeText(folder.file("a"), std::string(9000, 'x'));
    for (int at = 0; at < 6; ++at)
        for (const int error : {EIO, EACCES, EINTR}) {
            test::FaultyPosix posix({at, error, false});
            const Result<std::string> bytes = readFile(folder.file("a"), {}, posix);
            EXPECT_EQ(bytes ? bytes->size() : 9000u, 9000u);
            const bool mustSucceed = error == EINTR && posix.failedCall() != "status";
            EXPECT_TRUE(bytes.ok() || !mustSucceed) << posix.failedCall();
        }
}

// Says that the file is short, as if it grew after the question.
class Growing final : public test::FaultyPosix {
  public:
    int status(int file, FileStatus& status) override {
        const int result = FaultyPosix::status(file, status);
        status.size = 10;
        return result;
    }
};

TEST(ReadFile, AGrowingFileStillHasALimit) {
    const TemporaryFolder folder;
    test::writeText(folder.file("a"), std::string(300000, 'x'));
    Growing posix;
    EXPECT_EQ(readFile(folder.file("a"), {400000}, posix)->size(), 300000u);
    EXPECT_FALSE(readFile(folder.file("a"), {299999}, posix).ok());
}

}  // namespace tenaille::io::read_file_test
