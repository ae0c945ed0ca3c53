// SPDX-License-Identifier: MIT
#include "core/rules/wounds/parry.h"

#include <gtest/gtest.h>

#include <set>

namespace tenaille::wounds::parry_test {

constexpr ParriedBlow kHit{};
constexpr ParriedBlow kCritical{.onlyCriticalParry = true, .critical = true};

ParryRuling parry(const ParriedBlow& blow, const Parrier& parrier, std::int32_t natural, bool success = false,
                  const rules::ExceptionalOptions& options = {}) {
    return ruleParry(blow, parrier, natural, success, options);
}

TEST(Ex23, AnOrdinaryParryStopsAnOrdinaryHit) {
    const ParryRuling ruling = parry(kHit, {.score = 18}, 12, true);
    EXPECT_EQ(ruling.reason, ParryReason::Normal);
    EXPECT_TRUE(ruling.allowed() && ruling.cancelsHit);
    EXPECT_FALSE(ruling.critical() || ruling.cancelsExceptional);
    EXPECT_FALSE(parry(kHit, {.score = 18}, 12, false).cancelsHit);
}

TEST(Ex23, ItStopsNeitherANatural20NorACritical) {
    for (const ParriedBlow& blow :
         {ParriedBlow{.onlyCriticalParry = true}, ParriedBlow{.critical = true}, kCritical}) {
        const ParryRuling ruling = parry(blow, {.score = 18}, 17, true);
        EXPECT_EQ(ruling.reason, ParryReason::NeedsCritical);
        EXPECT_FALSE(ruling.cancelsHit || ruling.cancelsExceptional);
    }
}

TEST(Ex24, ACriticalParryStopsEverythingFromTheScoreOn) {
    const ParryRuling ruling = parry(kCritical, {.score = 16}, 16);
    EXPECT_TRUE(ruling.allowed() && ruling.critical() && ruling.cancelsHit && ruling.cancelsExceptional);
    EXPECT_FALSE(parry(kCritical, {.score = 16}, 15).critical());
    EXPECT_TRUE(parry(kHit, {.score = 16}, 20).critical());
}

TEST(Ex24, OfGrappleActionsOnlyTheOneThatStrikesLikeMelee) {
    rules::ExceptionalOptions all;
    all.criticalParryVersusGrapple = true;
    for (const CombatAction action :
         {CombatAction::GrappleDamage, CombatAction::PassGuard, CombatAction::GrappleOther}) {
        EXPECT_EQ(parry({.action = action}, {.score = 16}, 20).reason, ParryReason::Normal) << name(action);
        EXPECT_EQ(parry({.action = action, .critical = true}, {.score = 16}, 20).reason,
                  ParryReason::NeedsCritical);
        EXPECT_TRUE(parry({.action = action}, {.score = 16}, 20, false, all).critical());
    }
    for (const CombatAction action : {CombatAction::AssimilatedMelee, CombatAction::Breakthrough,
                                      CombatAction::PassThrough, CombatAction::Disarm})
        EXPECT_TRUE(parry({.action = action}, {.score = 16}, 16).critical()) << name(action);
}

TEST(Ex25, WhatForbidsAParryInTheOrderOfTesting) {
    ParriedBlow blow{.surprise = true};
    Parrier parrier{.score = 14,
                    .actionAvailable = false,
                    .segmentFree = false,
                    .closeMode = false,
                    .surprised = true,
                    .guardLowered = true};
    const auto expectRefused = [&](ParryReason reason) {
        const ParryRuling ruling = parry(blow, parrier, 20, true);
        EXPECT_EQ(ruling.reason, reason) << name(reason);
        EXPECT_FALSE(ruling.allowed() || ruling.critical() || ruling.cancelsHit || ruling.cancelsExceptional);
        EXPECT_EQ(ruleOf(reason), rules::RuleRef{"EX-25"});
    };
    expectRefused(ParryReason::SurpriseAttack);
    blow.surprise = false;
    expectRefused(ParryReason::Surprised);
    parrier.surprised = false;
    expectRefused(ParryReason::GuardLowered);
    parrier.guardLowered = false;
    expectRefused(ParryReason::Mode);
    parrier.closeMode = true;
    expectRefused(ParryReason::SegmentActionUsed);
    parrier.segmentFree = true;
    expectRefused(ParryReason::NoActionInReserve);
    parrier.actionAvailable = true;
    EXPECT_TRUE(parry(blow, parrier, 20, true).allowed());
}

TEST(Ex26, AMissileNeedsAShieldOrACriticalParry) {
    const ParriedBlow arrow{.action = CombatAction::Shot};
    EXPECT_EQ(parry(arrow, {.score = 18}, 12, true).reason, ParryReason::WeaponCannotParryMissile);
    EXPECT_FALSE(parry(arrow, {.score = 18}, 12, true).cancelsHit);
    EXPECT_TRUE(parry(arrow, {.score = 18, .canParryMissile = true}, 12, true).cancelsHit);
    EXPECT_TRUE(parry(arrow, {.score = 18}, 18).cancelsHit);
    EXPECT_EQ(parry({.action = CombatAction::Shot, .critical = true}, {.score = 18}, 12, true).reason,
              ParryReason::NeedsCritical);
}

TEST(Ex06, ANatural1OnAParryFails) {
    rules::ExceptionalOptions options;
    EXPECT_EQ(parry(kHit, {.score = 1}, 1, true, options).reason, ParryReason::Fumble);
    EXPECT_FALSE(parry(kHit, {.score = 1}, 1, true, options).cancelsHit);
    options.fumbleOnParry = false;
    EXPECT_EQ(parry(kHit, {.score = 18}, 1, true, options).reason, ParryReason::AutoFail);
    EXPECT_FALSE(parry(kHit, {.score = 18}, 1, true, options).cancelsHit);
}

TEST(ParryReasons, EachHasItsWordAndItsRule) {
    std::set<std::string_view> words;
    for (int i = 0; i <= static_cast<int>(ParryReason::Normal); ++i) {
        const auto reason = static_cast<ParryReason>(i);
        EXPECT_TRUE(words.insert(name(reason)).second);
        EXPECT_TRUE(ruleOf(reason).id.starts_with("EX-"));
    }
    EXPECT_EQ(name(ParryReason::SurpriseAttack), "surpriseAttack");
    EXPECT_EQ(name(ParryReason::NoActionInReserve), "noActionInReserve");
    EXPECT_EQ(name(ParryReason::Fumble), "fumble");
    EXPECT_EQ(name(ParryReason::Normal), "normal");
}

}  // namespace tenaille::wounds::parry_test
