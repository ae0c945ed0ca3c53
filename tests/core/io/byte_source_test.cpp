// SPDX-License-Identifier: MIT
#include "core/io/byte_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace tenaille::io::byte_source_test {

using testing::HasSubstr;

class ByteSourceTest : public testing::Test {
  protected:
    void SetUp() override {
        m_dir = std::filesystem::temp_directory_path() / ("tenaille-source-" + std::to_string(::getpid()));
        std::filesystem::create_directories(m_dir);
    }
    void TearDown() override { std::filesystem::remove_all(m_dir); }

    std::string file(const std::string& bytes) {
        const std::string path = m_dir / "file";
        std::ofstream(path, std::ios::binary) << bytes;
        return path;
    }
    static std::string refusal(const std::string& path, std::uint64_t limit = 1000) {
        const auto source = openFile(path, limit);
        return source.ok() ? "accepted" : describe(source.problem());
    }

    std::filesystem::path m_dir;
};

TEST_F(ByteSourceTest, GivesAllBytesInPieces) {
    std::string bytes(700'000, 'a');
    bytes[400'000] = 'b';
    const auto source = openFile(file(bytes), 1 << 20);
    ASSERT_TRUE(source.ok());
    EXPECT_EQ((*source)->size(), bytes.size());
    std::string read;
    for (;;) {
        const auto piece = (*source)->next();
        ASSERT_TRUE(piece.ok());
        if (piece->empty()) break;
        read += *piece;
    }
    EXPECT_EQ(read, bytes);
}

TEST_F(ByteSourceTest, WhatIsNoFileIsNamed) {
    EXPECT_THAT(refusal(m_dir), AllOf(HasSubstr(m_dir.string()), HasSubstr("folder")));
    EXPECT_THAT(refusal("/dev/zero"), HasSubstr("device"));
    EXPECT_THAT(refusal(m_dir / "missing"), HasSubstr("no such file"));
    EXPECT_THAT(refusal(file("")), HasSubstr("empty"));
    const std::string pipe = m_dir / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_THAT(refusal(pipe), HasSubstr("pipe")) << "and it does not wait for a writer";
    EXPECT_THAT(refusal("/proc/self/mem"), HasSubstr("empty"));
}

TEST_F(ByteSourceTest, TheLimitAtItsEdge) {
    EXPECT_EQ(refusal(file(std::string(1000, 'x'))), "accepted");
    EXPECT_THAT(refusal(file(std::string(1001, 'x'))), HasSubstr("at most 1 MiB"));
}

TEST_F(ByteSourceTest, AFileThatGrowsIsStoppedAtTheLimit) {
    const std::string path = file(std::string(1000, 'x'));
    const auto source = openFile(path, 1000);
    ASSERT_TRUE(source.ok());
    std::ofstream(path, std::ios::app) << std::string(1000, 'y');
    EXPECT_FALSE((*source)->next().ok());
}

TEST_F(ByteSourceTest, PermissionIsAMessage) {
    const std::string path = file("x");
    ASSERT_EQ(::chmod(path.c_str(), 0), 0);
    // The administrator may read everything: step down for a moment.
    const bool administrator = ::geteuid() == 0;
    ASSERT_TRUE(!administrator || ::seteuid(65534) == 0);
    const std::string message = refusal(path);
    ASSERT_TRUE(!administrator || ::seteuid(0) == 0);
    EXPECT_THAT(message, HasSubstr("permission"));
}

}  // namespace tenaille::io::byte_source_test
