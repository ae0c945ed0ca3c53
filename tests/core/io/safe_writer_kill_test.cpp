// SPDX-License-Identifier: MIT
//
// A program that is killed while it saves leaves the old file or the new one, whole. TENAILLE_CASES
// sets the number of trials.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <random>
#include <thread>

#include "core/io/content_hash.h"
#include "core/io/safe_writer.h"
#include "tests/support/property.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::safe_writer_kill_test {

int trials() { return test::countedCases(300); }

// Number `n` of a series of documents: its content ends with its own hash.
std::string document(unsigned n) {
    std::string text(20000 + n % 7 * 30000, static_cast<char>('a' + n % 26));
    return text + contentHash(text);
}

bool isWhole(const std::string& text) {
    if (text.size() < 64) return false;
    return contentHash(std::string_view(text).substr(0, text.size() - 64)) == text.substr(text.size() - 64);
}

template <class Write>
int damagedAfterKills(const std::string& file, int count, Write write) {
    std::mt19937 random(7);
    int damaged = 0;
    test::writeText(file, document(0));
    for (int trial = 0; trial < count; ++trial) {
        const pid_t child = ::fork();
        if (child == 0) {
            for (unsigned n = 1;; ++n) write(file, document(n));
        }
        std::this_thread::sleep_for(std::chrono::microseconds(500 + random() % 4000));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        if (isWhole(test::readText(file))) continue;
        ++damaged;
        test::writeText(file, document(0));
    }
    return damaged;
}

TEST(SafeWriterKill, TheFileIsAlwaysWhole) {
    const test::TemporaryFolder folder;
    const std::string file = folder.file("map.json");
    EXPECT_EQ(damagedAfterKills(file, trials(),
                                [](const std::string& path, const std::string& text) {
                                    if (!writeFileSafely(path, text)) std::_Exit(1);
                                }),
              0);
    // The next save clears away what the killed ones left.
    ASSERT_TRUE(writeFileSafely(file, "end").ok());
    EXPECT_EQ(folder.names().size(), 1u);
}

TEST(SafeWriterKill, TheTrialsFindWritingInPlace) {
    const test::TemporaryFolder folder;
    const int damaged = damagedAfterKills(
        folder.file("map.json"), 100,
        [](const std::string& path, const std::string& text) { test::writeText(path, text); });
    EXPECT_GT(damaged, 10);
    RecordProperty("damaged", damaged);
}

}  // namespace tenaille::io::safe_writer_kill_test
