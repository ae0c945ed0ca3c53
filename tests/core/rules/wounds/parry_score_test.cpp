// SPDX-License-Identifier: MIT
#include "core/rules/wounds/parry_score.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace tenaille::wounds::parry_score_test {

using Class = CharacterClass;

ClassLevels levels(std::initializer_list<std::pair<Class, std::int32_t>> list) {
    ClassLevels result{};
    for (const auto& [which, level] : list) result[static_cast<std::size_t>(which)] = level;
    return result;
}

std::int32_t score(const ClassLevels& levels, const rules::ExceptionalOptions& options = {}) {
    return ruleParryScore(levels, options).score();
}

TEST(Ex20, FourLevelsToARow) {
    const std::vector<std::pair<std::int32_t, std::int32_t>> rows{
        {1, 19}, {4, 19}, {5, 18}, {8, 18}, {9, 17}, {12, 17}, {13, 16}, {16, 16}, {17, 15}, {40, 15}};
    for (const auto& [level, expected] : rows)
        for (const Class which : {Class::Priest, Class::Druid, Class::Sorcerer, Class::Bard, Class::Mage})
            EXPECT_EQ(score(levels({{which, level}})), expected) << name(which) << level;
}

TEST(Ex21, FightersAndRoguesParryOnePointSooner) {
    EXPECT_EQ(score(levels({{Class::Warrior, 5}})), 17);
    EXPECT_EQ(score(levels({{Class::Warrior, 4}})), 18);
    EXPECT_EQ(score(levels({{Class::Thief, 20}})), 14);
}

TEST(Ex21, TheFirstLevelIsReadTwoWays) {
    rules::ExceptionalOptions options;
    EXPECT_EQ(score(levels({{Class::Warrior, 1}}), options), 18);
    options.parryBonusFromLevel = 2;
    EXPECT_EQ(score(levels({{Class::Warrior, 1}}), options), 19);
    EXPECT_EQ(score(levels({{Class::Warrior, 1}, {Class::Mage, 1}}), options), 18) << "total level";
}

TEST(Ex22, OneLevelIsEnoughAndTheRowIsThatOfTheTotal) {
    const ParryScore mixed = ruleParryScore(levels({{Class::Mage, 7}, {Class::Thief, 1}}), {});
    EXPECT_EQ(mixed.base, 18);
    EXPECT_EQ(mixed.familyBonus, 1);
    EXPECT_EQ(mixed.score(), 17);
    EXPECT_EQ(score(levels({{Class::Mage, 8}, {Class::Warrior, 0}})), 18) << "no level is none";
}

TEST(Ex20, NobodyIsBelowTheFirstRow) { EXPECT_EQ(score({}), 19); }

// Invariant: 14..19, never rising with the level, families exactly one apart.
TEST(ParryScoreProperties, BoundsOrderAndFamilies) {
    std::int32_t before = 20;
    for (std::int32_t level = 1; level <= 40; ++level) {
        const std::int32_t mage = score(levels({{Class::Mage, level}}));
        EXPECT_LE(mage, before);
        EXPECT_TRUE(mage >= 15 && mage <= 19);
        before = mage;
        for (std::size_t i = 0; i < kCharacterClasses; ++i) {
            const auto which = static_cast<Class>(i);
            const bool fights = which >= Class::Warrior;
            EXPECT_EQ(score(levels({{which, level}})), fights ? mage - 1 : mage) << name(which) << level;
            ClassLevels mixed = levels({{Class::Mage, level}});
            ++mixed[i];
            EXPECT_EQ(score(mixed), score(levels({{Class::Mage, level + 1}})) - (fights ? 1 : 0));
        }
    }
}

TEST(CharacterClasses, WordsReadBack) {
    for (std::size_t i = 0; i < kCharacterClasses; ++i)
        EXPECT_EQ(characterClassNamed(name(static_cast<Class>(i))), static_cast<Class>(i));
    EXPECT_EQ(characterClassNamed("paladin"), std::nullopt);
    EXPECT_EQ(name(Class::Priest), "priest");
    EXPECT_EQ(name(Class::Companion), "companion");
}

}  // namespace tenaille::wounds::parry_score_test
