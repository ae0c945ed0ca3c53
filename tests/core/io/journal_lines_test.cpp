// SPDX-License-Identifier: MIT
#include "core/io/journal_lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tenaille::io::journal_lines_test {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(JournalLines, KnownChecksum) {
    EXPECT_EQ(crc32c("123456789"), 0xe3069283u);
    EXPECT_EQ(crc32c(""), 0u);
}

TEST(JournalLines, ALine) { EXPECT_EQ(journalLine("123456789"), "00000009 e3069283 123456789\n"); }

TEST(JournalLines, LinesComeBack) {
    const std::string file = journalLine("one") + journalLine("") + journalLine("three");
    const JournalLines lines = readJournalLines(file);
    EXPECT_THAT(lines.texts, ElementsAre("one", "", "three"));
    EXPECT_TRUE(lines.complete());
    EXPECT_EQ(lines.ends.back(), file.size());
    EXPECT_THAT(readJournalLines("").texts, IsEmpty());
}

// Whatever happens to a byte, exactly the lines before it remain.
TEST(JournalLines, EveryCutAndEveryFlip) {
    std::string file;
    std::vector<std::size_t> ends;
    for (int i = 0; i < 20; ++i) {
        file += journalLine("{\"n\":" + std::to_string(i * 7919) + "}");
        ends.push_back(file.size());
    }
    const auto linesBefore = [&](std::size_t place) {
        return static_cast<std::size_t>(
            std::count_if(ends.begin(), ends.end(), [&](std::size_t end) { return end <= place; }));
    };
    for (std::size_t at = 0; at < file.size(); ++at) {
        const JournalLines cut = readJournalLines(std::string_view(file).substr(0, at));
        EXPECT_EQ(cut.texts.size(), linesBefore(at)) << "cut at " << at;
        EXPECT_EQ(cut.complete(), at == 0 || linesBefore(at - 1) < linesBefore(at));
        for (int bit = 0; bit < 8; ++bit) {
            std::string flipped = file;
            flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
            EXPECT_EQ(readJournalLines(flipped).texts.size(), linesBefore(at))
                << "bit " << bit << " of byte " << at;
        }
    }
}

}  // namespace tenaille::io::journal_lines_test
