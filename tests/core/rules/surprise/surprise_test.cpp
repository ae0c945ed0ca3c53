// SPDX-License-Identifier: MIT
#include "core/rules/surprise/surprise.h"

#include <gtest/gtest.h>

namespace tenaille::surprise::surprise_test {

SurpriseReason at(rules::Length distance, AttackKind kind = AttackKind::Melee,
                  const rules::SurpriseOptions& options = {}) {
    SurpriseQuestion question;
    question.kind = kind;
    question.distance = distance;
    return ruleSurprise(question, options);
}

TEST(Su03, PlayedIfSomeAreSurprisedAndSomeAreNot) {
    EXPECT_TRUE(isSegmentPlayed(1, 2));
    EXPECT_TRUE(isSegmentPlayed(5, 6));
}

TEST(Su04, NotPlayedIfAllOrNoneAre) {
    EXPECT_FALSE(isSegmentPlayed(0, 3));
    EXPECT_FALSE(isSegmentPlayed(3, 3));
    EXPECT_FALSE(isSegmentPlayed(0, 0));
}

TEST(Su08, InContactFromUpToTenMetres) {
    for (const AttackKind kind : {AttackKind::Melee, AttackKind::Grapple}) {
        EXPECT_EQ(at(9999, kind), SurpriseReason::Ok);
        EXPECT_EQ(at(10000, kind), SurpriseReason::Ok);
        EXPECT_EQ(at({10000, true}, kind), SurpriseReason::TooFar);
    }
}

TEST(Su08, ExactlyThatFarIsTheTablesChoice) {
    rules::SurpriseOptions options;
    options.rangeInclusive = false;
    EXPECT_EQ(at({9999, true}, AttackKind::Melee, options), SurpriseReason::Ok);
    EXPECT_EQ(at(10000, AttackKind::Melee, options), SurpriseReason::TooFar);
    options.meleeRangeMm = 12000;
    EXPECT_EQ(at(11999, AttackKind::Melee, options), SurpriseReason::Ok);
}

TEST(Su09, AShotWithinTheRangeOfTheWeapon) {
    EXPECT_EQ(at(500000, AttackKind::Shot), SurpriseReason::Ok) << "no range is given";
    SurpriseQuestion question;
    question.kind = AttackKind::Shot;
    question.weaponRangeMm = 60000;
    question.distance = 60000;
    EXPECT_EQ(ruleSurprise(question, {}), SurpriseReason::Ok);
    question.distance = {60000, true};
    EXPECT_EQ(ruleSurprise(question, {}), SurpriseReason::OutOfRange);
}

// One condition after another is lifted; the first that is left is named.
TEST(SurpriseReasons, AreTestedInTheirOrder) {
    SurpriseQuestion question{AttackKind::Melee, 20000, false, true, false, {}, true};
    EXPECT_EQ(ruleSurprise(question, {}), SurpriseReason::AttackerSurprised);
    question.attackerSurprised = false;
    EXPECT_EQ(ruleSurprise(question, {}), SurpriseReason::TargetNotSurprised);
    question.targetSurprised = true;
    EXPECT_EQ(ruleSurprise(question, {}), SurpriseReason::NotReady);
    question.ready = true;
    EXPECT_EQ(ruleSurprise(question, {}), SurpriseReason::OnePerSegment);
    question.alreadyUsed = false;
    EXPECT_EQ(ruleSurprise(question, {}), SurpriseReason::TooFar);
}

TEST(SurpriseReasons, EachCitesItsRule) {
    EXPECT_EQ(ruleOf(SurpriseReason::AttackerSurprised), rules::RuleRef{"SU-02"});
    EXPECT_EQ(ruleOf(SurpriseReason::NotReady), rules::RuleRef{"SU-07"});
    EXPECT_EQ(ruleOf(SurpriseReason::TooFar), rules::RuleRef{"SU-08"});
    EXPECT_EQ(ruleOf(SurpriseReason::OutOfRange), rules::RuleRef{"SU-09"});
    EXPECT_EQ(name(SurpriseReason::OnePerSegment), "onePerSegment");
}

}  // namespace tenaille::surprise::surprise_test
