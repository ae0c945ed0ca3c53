// SPDX-License-Identifier: MIT
#include "core/rules/fatigue/activity.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace tenaille::fatigue::activity_test {

TEST(Fa04, FightingMagicAndFeatsTire) {
    for (const Act act :
         {Act::Melee, Act::Grapple, Act::Shooting, Act::Gallop, Act::MountJump, Act::MoveOverThird, Act::Cast,
          Act::MagicItem, Act::Jump, Act::Acrobatics, Act::SwimFast, Act::Run})
        EXPECT_EQ(activityOf(act), Activity::Fatiguing) << name(act);
}

TEST(Fa11, WalkingTalkingSearchingAndDrinkingRest) {
    for (const Act act : {Act::Walk, Act::Talk, Act::SearchBag, Act::DrinkPotion})
        EXPECT_EQ(activityOf(act), Activity::Rest) << name(act);
    EXPECT_EQ(activityOf(Act::Other), Activity::Neutral);
}

TEST(Fa08, MoreThanAThirdTiresExactlyAThirdDoesNot) {
    EXPECT_EQ(activityOf({Gait::Run, 3, 9}, {}), Activity::Neutral);
    EXPECT_EQ(activityOf({Gait::Swim, 3, 9}, {}), Activity::Neutral);
    EXPECT_EQ(activityOf({Gait::Run, 4, 9}, {}), Activity::Fatiguing);
    EXPECT_EQ(activityOf({Gait::Swim, 3, 8}, {}), Activity::Fatiguing);
    EXPECT_EQ(activityOf({Gait::Run, Rational(7, 2), Rational(21, 2)}, {}), Activity::Neutral);
    EXPECT_EQ(activityOf({Gait::Run, 0, 0}, {}), Activity::Neutral);
}

TEST(Fa08, WalkingNeverTiresUnlessTheTableSaysSo) {
    rules::FatigueOptions options;
    EXPECT_EQ(activityOf({Gait::Walk, 3, 8}, options), Activity::Rest);
    options.walkNeverTiring = false;
    EXPECT_EQ(activityOf({Gait::Walk, 3, 8}, options), Activity::Fatiguing);
    EXPECT_EQ(activityOf({Gait::Walk, 3, 9}, options), Activity::Rest) << "slow walking rests";
}

TEST(Fa04, TheHeaviestActGivesTheClassOfTheRound) {
    using A = Activity;
    EXPECT_EQ(heaviest({}), A::Rest);
    EXPECT_EQ(heaviest(std::array{A::Rest, A::Neutral}), A::Neutral);
    EXPECT_EQ(heaviest(std::array{A::Fatiguing, A::Neutral, A::Rest}), A::Fatiguing);
}

TEST(Activities, WordsAndRules) {
    std::set<std::string_view> rules;
    for (const Activity activity : {Activity::Rest, Activity::Neutral, Activity::Fatiguing}) {
        EXPECT_EQ(activityNamed(name(activity)), activity);
        rules.insert(ruleOf(activity).id);
    }
    EXPECT_EQ(rules, (std::set<std::string_view>{"FA-04", "FA-08", "FA-11"}));
    for (int i = 0; i <= static_cast<int>(Act::Other); ++i)
        EXPECT_EQ(actNamed(name(static_cast<Act>(i))), static_cast<Act>(i));
    for (const Gait gait : {Gait::Walk, Gait::Run, Gait::Swim}) EXPECT_EQ(gaitNamed(name(gait)), gait);
    EXPECT_EQ(actNamed("sleep"), std::nullopt);
    EXPECT_EQ(activityNamed("tiring"), std::nullopt);
}

}  // namespace tenaille::fatigue::activity_test
