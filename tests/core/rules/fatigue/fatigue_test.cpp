// SPDX-License-Identifier: MIT
#include "core/rules/fatigue/fatigue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace tenaille::fatigue::fatigue_test {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using A = Activity;

std::int32_t threshold(const Constitution& of, const rules::FatigueOptions& options = {}) {
    return ruleThreshold(of, options).threshold;
}

FatigueRun run(const std::vector<Activity>& activities, std::int32_t threshold, std::int32_t start = 0,
               bool mounted = false, const rules::FatigueOptions& options = {}) {
    return ruleRun(activities, start, threshold, mounted, options);
}

std::vector<Activity> rounds(std::size_t count, Activity activity = A::Fatiguing) {
    return std::vector<Activity>(count, activity);
}

TEST(Fa01, ConstitutionAndTwo) { EXPECT_EQ(threshold({.constitution = 10}), 12); }

TEST(Fa02, HalfOfTheEnduranceRank) {
    EXPECT_EQ(threshold({.constitution = 10, .enduranceRank = 4}), 14);
    EXPECT_EQ(threshold({.constitution = 10, .enduranceRank = 5}), 14) << "rounded down";
    rules::FatigueOptions up;
    up.enduranceRounding = rules::HalfRankRounding::Ceil;
    EXPECT_EQ(threshold({.constitution = 10, .enduranceRank = 5}, up), 15);
    EXPECT_EQ(threshold({.constitution = 10, .enduranceRank = 4}, up), 14);
}

TEST(Fa09, EncumbranceLowersItNotBelowTheMinimum) {
    EXPECT_EQ(threshold({.constitution = 12, .enduranceRank = 6, .encumbrance = 5}), 12);
    EXPECT_EQ(threshold({.constitution = 10, .encumbrance = 20}), 0);
    rules::FatigueOptions options;
    options.thresholdMinimum = 3;
    EXPECT_EQ(threshold({.constitution = 10, .encumbrance = 20}, options), 3);
    options.thresholdMinimum = -50;
    EXPECT_EQ(threshold({.constitution = 10, .encumbrance = 20}, options), -8);
}

TEST(Fa12, ExhaustionAboveTwiceTheThreshold) {
    rules::FatigueOptions options;
    EXPECT_EQ(ruleThreshold({.constitution = 10}, options).exhaustionAbove, 24);
    EXPECT_EQ(ruleThreshold({.constitution = 10, .encumbrance = 4}, options).exhaustionAbove, 16);
    options.exhaustionUsesAdjusted = false;
    EXPECT_EQ(ruleThreshold({.constitution = 10, .encumbrance = 4}, options).exhaustionAbove, 24);
    EXPECT_EQ(ruleThreshold({.constitution = 10, .encumbrance = 40}, options).exhaustionAbove, 24);
}

TEST(FatigueThreshold, EveryNumberHasItsRule) {
    const ThresholdRuling ruling =
        ruleThreshold({.constitution = 10, .enduranceRank = 5, .encumbrance = 30}, {});
    std::vector<std::string_view> cited;
    for (const rules::Modifier& modifier : ruling.modifiers) cited.push_back(modifier.rule.id);
    EXPECT_THAT(cited, ElementsAre("FA-01", "FA-01", "FA-02", "FA-09", "FA-09"));
    EXPECT_EQ(rules::total(ruling.modifiers, rules::Target::Threshold), ruling.threshold);
    EXPECT_EQ(ruleThreshold({.constitution = 10}, {}).modifiers.size(), 2u);
}

TEST(Fa03, EveryTiringRoundAddsAPoint) { EXPECT_THAT(run(rounds(3), 12).points, ElementsAre(1, 2, 3)); }

TEST(Fa05, NothingBelowTheThresholdOneAtIt) {
    EXPECT_EQ(penaltyOf(11, 12), 0);
    EXPECT_EQ(penaltyOf(12, 12), 1);
    EXPECT_EQ(penaltyOf(0, 0), 1);
}

TEST(Fa06, OneMoreForEveryPointAbove) {
    EXPECT_EQ(penaltyOf(16, 13), 4);
    const FatigueRun veteran = run(rounds(15), 12);
    EXPECT_THAT(std::vector(veteran.penalties.begin() + 11, veteran.penalties.end()),
                ElementsAre(0, 1, 2, 3));
    EXPECT_EQ(veteran.nextPenalty, 4);
}

TEST(Fa08, NeutralRoundsChangeNothing) {
    EXPECT_THAT(run({A::Fatiguing, A::Neutral, A::Neutral, A::Rest}, 12).points, ElementsAre(1, 1, 1, 0));
}

TEST(Fa10, OnHorsebackTwoRoundsMakeAPoint) {
    EXPECT_THAT(run(rounds(6), 12, 0, true).points, ElementsAre(0, 1, 1, 2, 2, 3));
}

TEST(Fa10, TheHalfPointIsKept) {
    EXPECT_THAT(run({A::Fatiguing, A::Neutral, A::Rest, A::Fatiguing}, 12, 0, true).points,
                ElementsAre(0, 0, 0, 1));
    const Tiredness rider = afterRound({}, A::Fatiguing, true);
    const Tiredness onFoot = afterRound(rider, A::Fatiguing, false);
    EXPECT_EQ(onFoot, (Tiredness{1, true})) << "through dismounting";
    EXPECT_EQ(afterRound(onFoot, A::Fatiguing, true), (Tiredness{2, false}));
}

TEST(Fa11, RestTakesAPointOffNotBelowNone) {
    EXPECT_THAT(run(rounds(3, A::Rest), 12, 2).points, ElementsAre(1, 0, 0));
    std::vector<Activity> tenAndFive = rounds(10);
    tenAndFive.insert(tenAndFive.end(), 5, A::Rest);
    EXPECT_EQ(run(tenAndFive, 12).points.back(), 5);
}

TEST(Fa12, ASaveAtEveryPointBeyondTwiceTheThreshold) {
    rules::FatigueOptions options;
    EXPECT_THAT(run(rounds(7), 2, 0, false, options).exhaustionRounds, ElementsAre(5, 6, 7));
    options.exhaustionCheck = rules::ExhaustionCheck::Once;
    EXPECT_THAT(run(rounds(7), 2, 0, false, options).exhaustionRounds, ElementsAre(5));
}

TEST(Fa12, NoSaveWithoutAPointGained) {
    EXPECT_THAT(run({A::Neutral, A::Rest}, 2, 9).exhaustionRounds, IsEmpty());
    EXPECT_THAT(run(rounds(2), 2, 9, true).exhaustionRounds, ElementsAre(2));
}

TEST(Fa12, TwelveSurvives) {
    EXPECT_TRUE(survivesExhaustion(12));
    EXPECT_FALSE(survivesExhaustion(11));
    EXPECT_TRUE(survivesExhaustion(11, 11));
}

// Invariant: steps of -1, 0, 1; never below 0; the penalty follows from the points; riders tire half as fast.
TEST(FatigueProperties, StepsPenaltiesAndRiders) {
    std::mt19937 random(7);
    std::uniform_int_distribution<int> pick(0, 2);
    for (int game = 0; game < 200; ++game) {
        std::vector<Activity> activities;
        for (int round = 0; round < 40; ++round) activities.push_back(static_cast<A>(pick(random)));
        const std::int32_t limit = game % 9;
        const std::int32_t start = game % 5;
        const FatigueRun onFoot = run(activities, limit, start);
        std::int32_t before = start;
        for (std::size_t i = 0; i < activities.size(); ++i) {
            const std::int32_t step = onFoot.points[i] - before;
            EXPECT_TRUE(step >= -1 && step <= 1 && onFoot.points[i] >= 0);
            EXPECT_EQ(onFoot.penalties[i], std::max(0, before - limit + 1));
            before = onFoot.points[i];
        }
        EXPECT_EQ(onFoot.nextPenalty, std::max(0, before - limit + 1));
        std::vector<Activity> tiring;
        for (const Activity activity : activities)
            if (activity != A::Rest) tiring.push_back(activity);
        const std::int32_t walked = tiring.empty() ? 0 : run(tiring, limit).points.back();
        const std::int32_t ridden = tiring.empty() ? 0 : run(tiring, limit, 0, true).points.back();
        EXPECT_EQ(ridden, walked / 2);
    }
}

}  // namespace tenaille::fatigue::fatigue_test
