// SPDX-License-Identifier: MIT
#include "core/rules/movement/speed.h"

#include <gtest/gtest.h>

#include <array>

namespace tenaille::movement::speed_test {

TEST(Mv02, TableOfSpeeds) {
    struct Row {
        People people;
        std::int32_t light;
        std::int32_t heavy;
    };
    for (const Row& row : {Row{People::Human, 6, 4}, Row{People::Elf, 6, 4}, Row{People::HalfElf, 6, 4},
                           Row{People::HalfOrc, 6, 4}, Row{People::Dwarf, 4, 4}, Row{People::Gnome, 4, 3},
                           Row{People::Halfling, 4, 3}}) {
        EXPECT_EQ(ruleSpeed(row.people, Armor::None, false).speed, row.light);
        EXPECT_EQ(ruleSpeed(row.people, Armor::Light, false).speed, row.light);
        EXPECT_EQ(ruleSpeed(row.people, Armor::Medium, false).speed, row.heavy);
        EXPECT_EQ(ruleSpeed(row.people, Armor::Heavy, false).speed, row.heavy);
    }
}

TEST(Mv02, MetersOfACell) {
    EXPECT_EQ(ruleSpeed(People::Halfling, Armor::Medium, false).meters(), Rational(9, 2));
    EXPECT_EQ(ruleSpeed(People::Human, Armor::None, false).meters(), Rational(9));
}

TEST(Mv04, TwoMovesAndRunning) {
    EXPECT_EQ(ruleSpeed(People::Human, Armor::Light, false), (Speeds{6, 12, 24}));
    EXPECT_EQ(ruleSpeed(People::Human, Armor::Heavy, true), (Speeds{4, 8, 12}));
    EXPECT_EQ(ruleSpeed(People::Halfling, Armor::Medium, true), (Speeds{3, 6, 9}));
}

TEST(Mv05, BonusesComeBeforeTheArmor) {
    const std::array barbarian{SpeedBonus{2, "", Armor::Medium}};
    EXPECT_EQ(ruleSpeed(People::Human, Armor::Light, false, barbarian).speed, 8);
    EXPECT_EQ(ruleSpeed(People::Human, Armor::Medium, false, barbarian).speed, 6);  // two thirds of 8, up
    EXPECT_EQ(ruleSpeed(People::Human, Armor::Heavy, false, barbarian).speed, 4);
    EXPECT_EQ(ruleSpeed(People::Dwarf, Armor::Medium, false, barbarian).speed, 6);
}

TEST(Mv05, AMonkIsFastWithoutArmorOnly) {
    const std::array monk{SpeedBonus{4, "enhancement", Armor::None}};
    EXPECT_EQ(ruleSpeed(People::Human, Armor::None, false, monk).speed, 10);
    EXPECT_EQ(ruleSpeed(People::Human, Armor::Light, false, monk).speed, 6);
}

TEST(Mv05, OfOneTypeOnlyTheBestBonusCounts) {
    const std::array spells{SpeedBonus{2, "enhancement"}, SpeedBonus{6, "enhancement"},
                            SpeedBonus{6, "enhancement"}, SpeedBonus{1, ""}, SpeedBonus{1, ""}};
    EXPECT_EQ(ruleSpeed(People::Human, Armor::None, false, spells).speed, 6 + 6 + 2);
    // A better one that the armour suppresses does not stand in the way of the others.
    const std::array mixed{SpeedBonus{2, "enhancement"}, SpeedBonus{6, "enhancement", Armor::None}};
    EXPECT_EQ(ruleSpeed(People::Human, Armor::Light, false, mixed).speed, 8);
}

TEST(Mv03, LoadsLowerTheSpeedAndNeverBelowZero) {
    const std::array load{SpeedBonus{-2, "load"}, SpeedBonus{-1, "load"}};
    EXPECT_EQ(ruleSpeed(People::Human, Armor::None, false, load).speed, 3);
    const std::array crushing{SpeedBonus{-9, ""}};
    EXPECT_EQ(ruleSpeed(People::Human, Armor::None, false, crushing), (Speeds{0, 0, 0}));
}

TEST(Mv05, ArmorLeavesTwoThirdsRoundedUp) {
    for (const auto& [cells, left] : {std::pair{6, 4}, {4, 3}, {8, 6}, {10, 7}, {12, 8}})
        EXPECT_EQ(armoredSpeed(cells, Armor::Heavy, true), left);
}

}  // namespace tenaille::movement::speed_test
