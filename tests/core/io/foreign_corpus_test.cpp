// SPDX-License-Identifier: MIT
//
// What the fuzzers of foreign maps, packed encounters and journals begin with and found worth keeping, and
// the same with random damage.
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/dungeon.h"
#include "tests/support/foreign_fault.h"
#include "tests/support/paths.h"
#include "tests/support/property.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::test::foreign_corpus_test {

struct Target {
    const char* folder;
    std::string (*fault)(std::string_view bytes);
};

class ForeignCorpus : public testing::TestWithParam<Target> {
  protected:
    static std::vector<std::string> corpus() {
        std::vector<std::string> inputs;
        for (const auto& entry : std::filesystem::directory_iterator(dataDir() / "fuzz" / GetParam().folder))
            inputs.push_back(readText(entry.path().string()));
        return inputs;
    }
};

TEST_P(ForeignCorpus, HoldsNoFault) {
    const std::vector<std::string> inputs = corpus();
    EXPECT_GE(inputs.size(), 8u);
    for (const std::string& bytes : inputs) EXPECT_EQ(GetParam().fault(bytes), "") << bytes.substr(0, 200);
}

TEST_P(ForeignCorpus, DamageIsSurvived) {
    const std::vector<std::string> inputs = corpus();
    for (int i = 0; i < cases(300); ++i) {
        Random random(seedOf(77, i));
        std::string bytes = inputs[static_cast<std::size_t>(i) % inputs.size()];
        for (int times = random.between(1, 4); times > 0 && bytes.size() > 1; --times) {
            // The first byte says what it is.
            const auto at = static_cast<std::size_t>(random.between(1, static_cast<int>(bytes.size()) - 1));
            const auto length = static_cast<std::size_t>(random.between(1, 20));
            switch (random.between(0, 3)) {
                case 0:
                    bytes[at] = static_cast<char>(random.between(0, 255));
                    break;
                case 1:
                    bytes.resize(at);
                    break;
                case 2:
                    bytes.erase(at, length);
                    break;
                default:
                    bytes.insert(at, bytes.substr(at / 2, length));
            }
        }
        ASSERT_EQ(GetParam().fault(bytes), "") << "case " << i << ": " << bytes.substr(0, 400);
    }
}

INSTANTIATE_TEST_SUITE_P(Targets, ForeignCorpus,
                         testing::Values(Target{"foreign", foreignFault}, Target{"bundle", bundleFault},
                                         Target{"journal", journalFault}),
                         [](const auto& target) { return std::string(target.param.folder); });

}  // namespace tenaille::test::foreign_corpus_test
