// SPDX-License-Identifier: MIT
#include "core/rules/close_combat/breakthrough.h"

#include <gtest/gtest.h>

#include <array>

namespace tenaille::close_combat::breakthrough_test {

TEST(Cm21, OneDFourAndOneMetres) {
    for (std::int32_t d4 = 1; d4 <= 4; ++d4) EXPECT_EQ(rulePush(d4, {}).pushMm, 1000 * (d4 + 1));
}

TEST(Cm21, TheStrikerFollowsOneSlowStepAtMost) {
    rules::RuleOptions options;
    EXPECT_EQ(rulePush(4, options), (Push{5000, 4000}));
    EXPECT_EQ(rulePush(2, options), (Push{3000, 3000}));
    options.segment.slowStepMm = 2500;
    EXPECT_EQ(rulePush(2, options).followMm, 2500);
    options.closeMove.breakthroughFollow = rules::BreakthroughFollow::Full;
    EXPECT_EQ(rulePush(4, options).followMm, 5000);
    options.closeMove.breakthroughFollow = rules::BreakthroughFollow::None;
    EXPECT_EQ(rulePush(4, options).followMm, 0);
}

TEST(Cm23, TheTotalMustExceedEveryOpponents) {
    const std::array two{16, 12};
    EXPECT_TRUE(rulePassThrough(17, two, false, {}).success);
    EXPECT_FALSE(rulePassThrough(16, two, false, {}).success) << "a tie fails";
    EXPECT_FALSE(rulePassThrough(13, two, false, {}).success) << "one of them is not enough";
}

TEST(Cm24, APenaltyInMelee) {
    const std::array one{16};
    EXPECT_EQ(rulePassThrough(21, one, true, {}), (PassThrough{16, false}));
    EXPECT_EQ(rulePassThrough(22, one, true, {}), (PassThrough{17, true}));
    rules::CloseMoveOptions options;
    options.passThroughPenalty = 4;
    EXPECT_EQ(rulePassThrough(21, one, true, options), (PassThrough{17, true}));
    EXPECT_EQ(rulePassThrough(17, one, false, options), (PassThrough{17, true}));
}

}  // namespace tenaille::close_combat::breakthrough_test
