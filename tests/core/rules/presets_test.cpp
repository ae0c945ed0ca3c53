// SPDX-License-Identifier: MIT
#include "core/rules/presets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "core/document/board_of.h"

namespace tenaille::rules::presets_test {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

const RuleOptions& optionsOf(std::string_view id) {
    const Preset* preset = presetNamed(id);
    EXPECT_NE(preset, nullptr) << id;
    return preset != nullptr ? preset->options : presets().front().options;
}

TEST(Presets, TheFirstOneIsTheDefault) {
    EXPECT_EQ(presets().front().options, RuleOptions{});
    EXPECT_EQ(presets().front().options.facingRules, FacingRules::FiveE);
}

TEST(Presets, NamesAreUniqueAndFound) {
    std::set<std::string_view> ids;
    for (const Preset& preset : presets()) {
        EXPECT_TRUE(ids.insert(preset.id).second) << preset.id;
        EXPECT_EQ(presetNamed(preset.id), &preset);
        EXPECT_FALSE(preset.label.empty() || preset.sentence.empty());
    }
    EXPECT_EQ(ids.size(), 5u);
    EXPECT_EQ(presetNamed("nothing"), nullptr);
}

TEST(Presets, D20ReadsCoverConcealmentAndReachItsOwnWay) {
    EXPECT_THAT(storedOptions(optionsOf("d20")),
                ElementsAre(Pair("rules.facing", "off"), Pair("reach.tenFootException", "true"),
                            Pair("cover.meleeAdjacent", "anyLine"), Pair("concealment.chooser", "attacker")));
}

TEST(Presets, TheFacingVariantOnlyAddsFacing) {
    const auto changed = differences(optionsOf("d20Facing"), optionsOf("d20"));
    ASSERT_EQ(changed.size(), 1u);
    EXPECT_EQ(changed[0].option->key, "rules.facing");
    EXPECT_EQ(valueText(*changed[0].option, changed[0].value), "ua");
    EXPECT_EQ(valueText(*changed[0].option, changed[0].usual), "off");
}

TEST(Presets, StarfinderLikeCountsWallsAndKeepsTheDefendersCorner) {
    EXPECT_THAT(storedOptions(optionsOf("starfinderLike")),
                ElementsAre(Pair("rules.facing", "off"), Pair("reach.tenFootException", "true"),
                            Pair("cover.wallEdge", "count")));
}

TEST(Presets, DifferencesAreEmptyExactlyForEqualOptions) {
    for (const Preset& a : presets())
        for (const Preset& b : presets())
            EXPECT_EQ(differences(a.options, b.options).empty(), a.options == b.options) << a.id << b.id;
}

TEST(Presets, EveryOptionOfTheTableCanDiffer) {
    for (const OptionEntry& entry : optionTable()) {
        RuleOptions options;
        const int usual = entry.get(options);
        const int other =
            entry.type == OptionType::Integer ? (usual == entry.min ? entry.max : entry.min) : 1 - usual;
        entry.set(options, other);
        EXPECT_THAT(differences(options, {}), ElementsAre(OptionDifference{&entry, other, usual}))
            << entry.key;
    }
}

TEST(Presets, EveryValueThatIsWrittenReadsBack) {
    for (const OptionEntry& entry : optionTable()) {
        const bool isNumber = entry.type == OptionType::Integer;
        const int last = entry.type == OptionType::Word ? static_cast<int>(entry.words.size()) - 1 : 1;
        for (const int value : {isNumber ? entry.min : 0, isNumber ? entry.max : last})
            EXPECT_EQ(valueNamed(entry, valueText(entry, value)), value) << entry.key;
        for (const char* wrong : {"", "nothing", "7.", " 1", "1000001", "-51", "99999999999999999999"})
            EXPECT_EQ(valueNamed(entry, wrong), std::nullopt) << entry.key << " " << wrong;
    }
}

TEST(Presets, TheNearestOne) {
    for (const Preset& preset : presets()) {
        RuleOptions options = preset.options;
        EXPECT_EQ(nearestPreset(options).options, options);
        options.move.tinyStop = false;
        EXPECT_EQ(nearestPreset(options).options, preset.options) << preset.id;
    }
}

TEST(Presets, WhatIsStoredReadsBack) {
    for (const Preset& preset : presets()) {
        document::Encounter encounter =
            document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 5, 5});
        auto settings = encounter.settingsRecord();
        settings.ruleOptions = storedOptions(preset.options);
        encounter.settings.put(settings);
        EXPECT_EQ(document::optionsOf(encounter), preset.options) << preset.id;
    }
    EXPECT_THAT(storedOptions({}), IsEmpty());
}

}  // namespace tenaille::rules::presets_test
