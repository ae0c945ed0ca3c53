// SPDX-License-Identifier: MIT
//
// The maps and encounters that come with the program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "core/document/board_of.h"
#include "core/io/document_format.h"
#include "core/rules/presets.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::samples_test {

std::vector<std::string> samples() {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::sourceDir() / "maps"))
        if (entry.path().extension() == ".json") paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    return paths;
}

class Samples : public testing::TestWithParam<std::string> {};

TEST_P(Samples, PlaysByThePresetThatItNames) {
    const DocumentReading reading = readDocument(test::readText(GetParam()));
    ASSERT_TRUE(reading.encounter) << GetParam();
    EXPECT_THAT(reading.notices, testing::IsEmpty());
    const rules::Preset* preset = rules::presetNamed(reading.encounter->settingsRecord().preset);
    ASSERT_NE(preset, nullptr);
    rules::RuleOptions options = document::optionsOf(*reading.encounter);
    options.facing.whileMoving = preset->options.facing.whileMoving;  // a habit of the table
    EXPECT_EQ(options, preset->options) << GetParam();
}

INSTANTIATE_TEST_SUITE_P(Maps, Samples, testing::ValuesIn(samples()), [](const auto& sample) {
    std::string name = std::filesystem::relative(sample.param, test::sourceDir() / "maps").string();
    std::erase_if(name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; });
    return name;
});

}  // namespace tenaille::io::samples_test
