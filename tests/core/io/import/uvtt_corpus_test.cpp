// SPDX-License-Identifier: MIT
//
// Every input that the fuzzer kept, and hostile ones made here, through the same checks.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/paths.h"
#include "tests/support/uvtt_fault.h"
#include "tests/support/uvtt_text.h"

namespace tenaille::test::uvtt_corpus_test {

TEST(UvttCorpus, StoredInputsHold) {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(dataDir() / "fuzz" / "uvtt")) {
        std::ostringstream bytes;
        bytes << std::ifstream(entry.path(), std::ios::binary).rdbuf();
        EXPECT_EQ(uvttFault(bytes.str()), "") << entry.path();
        ++count;
    }
    EXPECT_GT(count, 50U) << "the corpus is missing";
}

TEST(UvttCorpus, HostileInputsHold) {
    const std::string open(1'000'000, '[');
    std::string objects = "[";
    for (int i = 0; i < 300'000; ++i) objects += "{},";
    for (const std::string& text :
         {open, "{\"a\":" + open, uvtt("\"line_of_sight\":" + open),
          uvtt("\"line_of_sight\":[[" + objects + "{}]]]"), uvtt("\"portals\":" + objects + "{}]"),
          uvtt("\"lights\":" + objects + "{}]"), uvtt("\"image\":\"" + std::string(1'000'000, '=') + "\""),
          std::string(1'000'000, '\0'), std::string(1'000'000, '\xff'),
          "{\"" + std::string(1'000'000, 'k') + "\":0}", "[" + std::string(1'000'000, '9') + "]",
          uvtt("\"image\":\"" + std::string(1'000'000, 'A') + "\"")}) {
        for (const char choice : {'\0', '\7'}) EXPECT_EQ(uvttFault(choice + text), "") << text.substr(0, 60);
    }
}

}  // namespace tenaille::test::uvtt_corpus_test
