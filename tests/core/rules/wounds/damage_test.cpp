// SPDX-License-Identifier: MIT
#include "core/rules/wounds/damage.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tenaille::wounds::damage_test {

using rules::CriticalOnMiss;
using rules::ExceptionalOptions;
using rules::OverflowVersusLoss;

DamageRuling damage(LifePoints before, Damage blow, OverflowVersusLoss choice = {}) {
    ExceptionalOptions options;
    options.overflowVersusLoss = choice;
    return ruleDamage(before, blow, options);
}

TEST(Ex10, EnduranceTakesWearFirst) {
    const DamageRuling ruling = damage({20, 6}, {.wear = 20});
    EXPECT_EQ(ruling.left, (LifePoints{0, 6}));
    EXPECT_EQ(ruling.hitPointsLost, 0);
    EXPECT_EQ(ruling.critical, CriticalKind::None);
    EXPECT_EQ(ruling.column, std::nullopt);
}

TEST(Ex10, WhatExceedsItIsTakenByHitPoints) {
    const DamageRuling ruling = damage({6, 3}, {.wear = 8});
    EXPECT_EQ(ruling.left, (LifePoints{0, 1}));
    EXPECT_EQ(ruling.absorbed, 6);
    EXPECT_EQ(ruling.overflow, 2);
    EXPECT_EQ(ruling.critical, CriticalKind::Wear);
    EXPECT_EQ(ruling.rule, rules::RuleRef{"EX-10"});
}

TEST(Ex19, ACriticalTakesHitPointsWhateverEnduranceIsLeft) {
    const DamageRuling ruling = damage({114, 6}, {.wear = 14, .loss = 3, .critical = true});
    EXPECT_EQ(ruling.left, (LifePoints{100, 3}));
    EXPECT_EQ(ruling.left.life(), 103);
    EXPECT_EQ(ruling.critical, CriticalKind::Exceptional);
    EXPECT_EQ(ruling.column, 3) << "EX-29: the hit points left";
    EXPECT_EQ(ruling.rule, rules::RuleRef{"EX-19"});
}

TEST(Ex19, ALossOfNothingIsNoCritical) {
    const DamageRuling ruling = damage({114, 6}, {.wear = 14, .critical = true});
    EXPECT_EQ(ruling.left, (LifePoints{100, 6}));
    EXPECT_EQ(ruling.critical, CriticalKind::None);
    EXPECT_EQ(ruling.column, std::nullopt);
}

TEST(Ex19, OverflowAndLossDoNotAddUp) {
    const LifePoints before{4, 8};
    const Damage blow{.wear = 10, .loss = 3, .critical = true};
    EXPECT_EQ(damage(before, blow).hitPointsLost, 6);
    EXPECT_EQ(damage(before, blow, OverflowVersusLoss::Overflow).hitPointsLost, 6);
    EXPECT_EQ(damage(before, blow, OverflowVersusLoss::Loss).hitPointsLost, 3);
    EXPECT_EQ(damage({9, 8}, {.wear = 10, .loss = 5, .critical = true}).hitPointsLost, 5);
    EXPECT_EQ(
        damage({9, 8}, {.wear = 10, .loss = 5, .critical = true}, OverflowVersusLoss::Overflow).hitPointsLost,
        1);
}

TEST(Ex19, TheKindIsThatOfTheGreaterWhateverCounts) {
    for (const auto choice :
         {OverflowVersusLoss::Greater, OverflowVersusLoss::Overflow, OverflowVersusLoss::Loss}) {
        EXPECT_EQ(damage({4, 8}, {.wear = 10, .loss = 3, .critical = true}, choice).critical,
                  CriticalKind::Wear);
        EXPECT_EQ(damage({7, 8}, {.wear = 10, .loss = 3, .critical = true}, choice).critical,
                  CriticalKind::Exceptional)
            << "as large is enough";
    }
}

TEST(Ex19, OneAloneIsTakenWhateverTheOption) {
    for (const auto choice :
         {OverflowVersusLoss::Greater, OverflowVersusLoss::Overflow, OverflowVersusLoss::Loss}) {
        EXPECT_EQ(damage({0, 8}, {.wear = 2, .critical = true}, choice).hitPointsLost, 2);
        EXPECT_EQ(damage({9, 8}, {.wear = 2, .loss = 4, .critical = true}, choice).hitPointsLost, 4);
    }
}

TEST(Ex10, TheLossOfAnOrdinaryBlowCountsForNothing) {
    EXPECT_EQ(damage({9, 8}, {.wear = 2, .loss = 4}).left, (LifePoints{7, 8}));
}

// Nothing is lost on the way: what endurance and hit points lose is the wear, unless a critical takes its
// loss.
TEST(WoundProperties, WearIsConservedAndEnduranceNeverNegative) {
    for (std::int32_t endurance = 0; endurance <= 12; ++endurance)
        for (std::int32_t wear = 0; wear <= 24; ++wear)
            for (std::int32_t loss = 0; loss <= 5; ++loss) {
                const LifePoints before{endurance, 6};
                const DamageRuling plain = damage(before, {wear, 0, false});
                EXPECT_EQ(before.life() - plain.left.life(), wear);
                const DamageRuling critical = damage(before, {wear, loss, true});
                EXPECT_EQ(critical.left.endurance, std::max(0, endurance - wear));
                EXPECT_EQ(critical.hitPointsLost, std::max(plain.hitPointsLost, loss));
                for (const DamageRuling& ruling : {plain, critical}) {
                    EXPECT_GE(ruling.left.endurance, 0);
                    EXPECT_LE(ruling.left.endurance, endurance);
                    EXPECT_EQ(ruling.column.has_value(), ruling.hitPointsLost > 0);
                    EXPECT_EQ(ruling.critical != CriticalKind::None, ruling.hitPointsLost > 0);
                    EXPECT_EQ(ruling.absorbed + ruling.overflow, wear);
                }
            }
}

// Invariant: a critical doubles exactly and costs 0 to 5 hit points, in grapple 0 to 3.
TEST(WoundProperties, ACriticalDoublesTheWearAndTakesTheDieLessOne) {
    for (std::int32_t roll = 1; roll <= 6; ++roll)
        for (std::int32_t wear = 0; wear <= 9; ++wear) {
            const Damage blow = damageOf({.hit = true, .critical = true, .wear = wear, .lossRoll = roll}, {});
            EXPECT_EQ(blow, (Damage{2 * wear, roll - 1, true}));
            EXPECT_TRUE(blow.loss >= 0 && blow.loss <= 5);
        }
}

TEST(Ex19, AnOrdinaryHitIsItsWear) {
    EXPECT_EQ(damageOf({.hit = true, .wear = 7, .lossRoll = 6}, {}), (Damage{7, 0, false}));
    EXPECT_EQ(damageOf({.wear = 7, .lossRoll = 6}, {}), Damage{});
}

TEST(Ex03, ACriticalThatMissed) {
    const RolledBlow missed{.critical = true, .wear = 5, .lossRoll = 4};
    const auto with = [&](CriticalOnMiss choice) {
        ExceptionalOptions options;
        options.criticalOnMiss = choice;
        return damageOf(missed, options);
    };
    EXPECT_EQ(with(CriticalOnMiss::LossOnly), (Damage{0, 3, true}));
    EXPECT_EQ(with(CriticalOnMiss::RequiresHit), Damage{});
    EXPECT_EQ(with(CriticalOnMiss::Full), (Damage{10, 3, true}));
}

}  // namespace tenaille::wounds::damage_test
