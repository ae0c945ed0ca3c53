// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/document_fault.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::test::document_corpus_test {

// Everything that the fuzzer found worth keeping.
TEST(DocumentCorpus, HoldsNoFault) {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(dataDir() / "fuzz" / "document")) {
        EXPECT_EQ(documentFault(readText(entry.path().string())), "") << entry.path();
        ++count;
    }
    EXPECT_GT(count, 20);
}

}  // namespace tenaille::test::document_corpus_test
