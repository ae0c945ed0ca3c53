// SPDX-License-Identifier: MIT
#include "tests/support/corpus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <vector>

#include "tests/support/paths.h"
#include "tests/support/property.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::test {

namespace {

std::vector<std::string> inputsOf(const CorpusTarget& target) {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(dataDir() / "fuzz" / target.folder))
        paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());  // a case is the same everywhere
    std::vector<std::string> inputs;
    for (const std::string& path : paths) inputs.push_back(readText(path));
    return inputs;
}

void damage(std::string& bytes, std::size_t spared, Random& random) {
    for (int times = random.between(1, 4); times > 0 && bytes.size() > spared; --times) {
        const auto at = static_cast<std::size_t>(
            random.between(static_cast<int>(spared), static_cast<int>(bytes.size()) - 1));
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
}

}  // namespace

void expectNoFault(const CorpusTarget& target) {
    const std::vector<std::string> inputs = inputsOf(target);
    EXPECT_GE(inputs.size(), 8u);
    for (const std::string& bytes : inputs) EXPECT_EQ(target.fault(bytes), "") << bytes.substr(0, 200);
}

void expectDamageSurvived(const CorpusTarget& target, int usual) {
    const std::vector<std::string> inputs = inputsOf(target);
    for (int i = 0; i < cases(usual); ++i) {
        Random random(seedOf(77, i));
        std::string bytes = inputs[static_cast<std::size_t>(i) % inputs.size()];
        damage(bytes, target.spared, random);
        ASSERT_EQ(target.fault(bytes), "") << "case " << i << ": " << bytes.substr(0, 400);
    }
}

}  // namespace tenaille::test
