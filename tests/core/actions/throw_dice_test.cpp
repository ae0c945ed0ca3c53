// SPDX-License-Identifier: MIT
//
// Dice of the program for numbers of other intents and for nothing: the same for the same key, told by the
// log, taken back in one step.
#include "core/actions/throw_dice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/actions/fight_fixture.h"

namespace tenaille::actions::throw_dice_test {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class ThrowDiceTest : public test::Fight {
  public:
    void SetUp() override {
        a = add("Arda", "party", {2, 2});
        b = add("Brok", "foes", {3, 2});
    }
    const board::LogRecord& last() const { return *std::prev(m_encounter.log.end()); }
};

TEST_F(ThrowDiceTest, TheSeedDecidesAndTheLogTells) {
    const ThrowDice intent{"4d6kh3+2", "Strength", 7};
    const Result<ThrownDice> thrown = throwDice(intent);
    ASSERT_TRUE(thrown);
    EXPECT_EQ(*thrown, *throwDice(intent)) << "the same seed, the same dice";
    ASSERT_EQ(perform(intent), "");
    EXPECT_EQ(last().entry, "dice.thrown");
    EXPECT_THAT(last().arguments,
                ElementsAre("4d6kh3+2", thrown->faces, std::to_string(thrown->total), "Strength"));
    EXPECT_EQ(std::count(thrown->faces.begin(), thrown->faces.end(), '('), 1) << thrown->faces;
    undoAll();
    EXPECT_TRUE(m_encounter.log.empty());
    bool other = false;
    for (std::int32_t seed = 8; seed < 28; ++seed)
        other = other || throwDice(ThrowDice{"4d6kh3+2", "", seed})->faces != thrown->faces;
    EXPECT_TRUE(other) << "another seed, other dice";
}

TEST_F(ThrowDiceTest, WhatIsNoDiceChangesNothing) {
    EXPECT_THAT(perform(ThrowDice{"abc", "", 7}), HasSubstr("not understood"));
    EXPECT_THAT(perform(ThrowDice{"", "", 7}), HasSubstr("end too early"));
    EXPECT_THAT(perform(ThrowDice{"d6", std::string(1'000'000, 'x'), 7}), HasSubstr("too long"));
    EXPECT_THAT(perform(ThrowDice{std::string(1'000'000, '1'), "", 7}), HasSubstr("characters"));
    EXPECT_TRUE(m_encounter.log.empty());
}

TEST_F(ThrowDiceTest, DiceThatCountTwiceAddWhatIsFixedOnce) {
    const dice::DieKey key{7, 0, 0, a.value, 3};
    const ThrownDice once = *throwDice("2d6+3", key);
    const ThrownDice twice = *throwDice("2d6+3", key, 2);
    EXPECT_EQ(std::count(once.faces.begin(), once.faces.end(), ','), 1);
    EXPECT_EQ(std::count(twice.faces.begin(), twice.faces.end(), ','), 3);
    EXPECT_TRUE(twice.faces.starts_with(once.faces)) << "two more dice, not four others";
    EXPECT_GE(twice.total, once.total + 2);
    EXPECT_LE(twice.total, once.total + 12);
}

TEST_F(ThrowDiceTest, DiceOfHitPointsAreToldWithThem) {
    ThrownDice thrown = *throwDice("1d4", {7, 0, 0, b.value, 0});
    thrown.use = kUseDamage;
    thrown.who = "Brok";
    const auto points = static_cast<std::int32_t>(thrown.total);
    ASSERT_EQ(perform(ChangeHitPoints{{b}, -points, {thrown}}), "");
    EXPECT_EQ(token(b).hitPoints, 10 - points);
    EXPECT_EQ(last().entry, "tokenHurt") << "what came of it";
    const board::LogRecord dice = *m_encounter.log.begin();
    EXPECT_EQ(dice.entry, "dice.field");
    EXPECT_THAT(dice.arguments,
                ElementsAre("1d4", thrown.faces, std::to_string(thrown.total), "damage", "Brok"));
    EXPECT_EQ(m_undo.size(), 1u);
    undoAll();
    EXPECT_TRUE(m_encounter.log.empty());
}

}  // namespace tenaille::actions::throw_dice_test
