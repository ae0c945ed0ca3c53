// SPDX-License-Identifier: MIT
#include "core/rules/prone/prone.h"

#include <gtest/gtest.h>

namespace tenaille::prone::prone_test {

TEST(Pr01, AProneAttackerStrikesWorseInMeleeOnly) {
    EXPECT_EQ(ruleProne({.attackerProne = true}).toHit, -4);
    EXPECT_EQ(ruleProne({.attackerProne = true, .ranged = true}).toHit, 0);
}

TEST(Pr01, AProneTargetIsEasierInMeleeAndHarderAtRange) {
    EXPECT_EQ(ruleProne({.targetProne = true}).armorClass, -4);
    EXPECT_EQ(ruleProne({.targetProne = true, .ranged = true}).armorClass, 4);
}

TEST(Pr01, BothCombineAndEachNumberCitesTheRule) {
    const ProneAnswer both = ruleProne({.attackerProne = true, .targetProne = true});
    EXPECT_EQ(both.toHit, -4);
    EXPECT_EQ(both.armorClass, -4);
    ASSERT_EQ(both.modifiers.size(), 2u);
    for (const rules::Modifier& modifier : both.modifiers) EXPECT_EQ(modifier.rule, rules::RuleRef{"PR-01"});
    EXPECT_TRUE(ruleProne({}).modifiers.empty());
}

TEST(Pr02, WithoutGravityNobodyLies) {
    const ProneAnswer answer = ruleProne({.attackerProne = true, .targetProne = true, .gravity = false});
    EXPECT_TRUE(answer.offKilter);
    EXPECT_EQ(answer.toHit, 0);
    EXPECT_EQ(answer.armorClass, 0);
    EXPECT_FALSE(ruleProne({.gravity = false}).offKilter);
}

}  // namespace tenaille::prone::prone_test
