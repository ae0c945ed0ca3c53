// SPDX-License-Identifier: MIT
#include "core/rules/wounds/strike.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tenaille::wounds::strike_test {

using rules::RuleRef;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

StrikeRuling strike(StrikeQuestion question, const rules::RuleOptions& options = {}) {
    return ruleStrike(question, options);
}

// Lowest natural value that is critical, 21 if none is.
std::int32_t criticalFrom(StrikeQuestion question) {
    for (std::int32_t natural = 1; natural <= 20; ++natural) {
        question.natural = natural;
        if (strike(question).critical) return natural;
    }
    return 21;
}

constexpr CombatAction kAllActions[] = {
    CombatAction::MeleeAttack,   CombatAction::Breakthrough, CombatAction::PassThrough,
    CombatAction::Disarm,        CombatAction::Shot,         CombatAction::AssimilatedMelee,
    CombatAction::GrappleDamage, CombatAction::PassGuard,    CombatAction::GrappleOther};

TEST(Ex05, ANatural20SucceedsAndOnlyACriticalParryStopsIt) {
    for (const CombatAction action : kAllActions) {
        const StrikeRuling ruling = strike({.natural = 20, .action = action});
        EXPECT_TRUE(ruling.autoHit && ruling.onlyCriticalParry) << name(action);
        EXPECT_THAT(ruling.rules, Contains(RuleRef{"EX-05"}));
        EXPECT_FALSE(strike({.natural = 19, .action = action}).autoHit);
    }
}

TEST(Ex05, ANatural20OfAnActionWithoutDamageIsNoCritical) {
    for (const CombatAction action :
         {CombatAction::Disarm, CombatAction::PassGuard, CombatAction::GrappleOther}) {
        const StrikeRuling ruling = strike({.natural = 20, .action = action});
        EXPECT_FALSE(ruling.critical) << name(action);
        EXPECT_EQ(ruling.lossDie, std::nullopt);
        EXPECT_EQ(ruling.wearMultiplier, 1);
    }
}

TEST(Ex06, ANatural1FailsAndTheDieTellsWhatHappens) {
    const FumbleEffect effects[] = {FumbleEffect::OpportunityForOpponent,
                                    FumbleEffect::OpportunityForOpponent,
                                    FumbleEffect::OpportunityForOpponent,
                                    FumbleEffect::LoseWeapon,
                                    FumbleEffect::BreakWeapon,
                                    FumbleEffect::WoundCompanion};
    for (std::int32_t die = 1; die <= 6; ++die) {
        const StrikeRuling ruling = strike({.natural = 1, .fumbleDie = die});
        EXPECT_TRUE(ruling.autoMiss && ruling.fumble);
        EXPECT_EQ(ruling.fumbleEffect, effects[die - 1]) << die;
        EXPECT_THAT(ruling.rules, ElementsAre(RuleRef{"EX-06"}));
    }
}

TEST(Ex06, WithoutTheDieAndWithoutAFumbleThereIsNoEffect) {
    EXPECT_TRUE(strike({.natural = 1}).fumble);
    EXPECT_EQ(strike({.natural = 1}).fumbleEffect, std::nullopt);
    EXPECT_EQ(strike({.natural = 2, .fumbleDie = 4}).fumbleEffect, std::nullopt);
    EXPECT_FALSE(strike({.natural = 2}).fumble);
}

TEST(Ex07, ANatural19OfGreatStrengthDisarmsTheWeaker) {
    EXPECT_TRUE(strike({.natural = 19, .attackerStrength = 19, .targetStrength = 18}).disarm);
    EXPECT_FALSE(strike({.natural = 19, .attackerStrength = 18, .targetStrength = 10}).disarm);
    EXPECT_FALSE(strike({.natural = 19, .attackerStrength = 25, .targetStrength = 19}).disarm) << "immune";
    EXPECT_FALSE(strike({.natural = 20, .attackerStrength = 19, .targetStrength = 18}).disarm);
    EXPECT_FALSE(strike({.natural = 18, .attackerStrength = 19, .targetStrength = 18}).disarm);
}

TEST(Ex07, InMeleeOnly) {
    for (const CombatAction action : kAllActions) {
        const bool inMelee = action <= CombatAction::Disarm;
        EXPECT_EQ(strike({.natural = 19, .action = action, .attackerStrength = 20}).disarm, inMelee)
            << name(action);
    }
}

TEST(Ex08, SpecialValuesApplyFromMinToMax) {
    const SpecialValue specials[] = {{"tearPlate", 19, 19}, {"swallow", 19, 20}, {"grip", 17, 17}};
    EXPECT_THAT(strike({.natural = 19, .specials = specials}).specials, ElementsAre("tearPlate", "swallow"));
    EXPECT_THAT(strike({.natural = 20, .specials = specials}).specials, ElementsAre("swallow"));
    EXPECT_THAT(strike({.natural = 17, .specials = specials}).specials, ElementsAre("grip"));
    EXPECT_THAT(strike({.natural = 18, .specials = specials}).specials, IsEmpty());
}

TEST(Ex11, ResultsOfOneDieAddUp) {
    const SpecialValue swallow[] = {{"swallow", 19, 20}};
    const StrikeRuling worm = strike({.natural = 20, .specials = swallow});
    EXPECT_TRUE(worm.critical && worm.autoHit);
    EXPECT_THAT(worm.specials, ElementsAre("swallow"));
    EXPECT_THAT(worm.rules, ElementsAre(RuleRef{"EX-05"}, RuleRef{"EX-12"}, RuleRef{"EX-08"}));
}

TEST(Ex12To18, TheWindowOfEachAction) {
    EXPECT_EQ(criticalFrom({.action = CombatAction::MeleeAttack}), 20);
    EXPECT_EQ(criticalFrom({.action = CombatAction::Breakthrough}), 20);
    EXPECT_EQ(criticalFrom({.action = CombatAction::PassThrough}), 20);
    EXPECT_EQ(criticalFrom({.action = CombatAction::Shot, .rangeBand = RangeBand::PointBlank}), 18);
    EXPECT_EQ(criticalFrom({.action = CombatAction::Shot, .rangeBand = RangeBand::Short}), 19);
    EXPECT_EQ(criticalFrom({.action = CombatAction::Shot, .rangeBand = RangeBand::Medium}), 19);
    EXPECT_EQ(criticalFrom({.action = CombatAction::Shot, .rangeBand = RangeBand::Long}), 20);
    EXPECT_EQ(criticalFrom({.action = CombatAction::AssimilatedMelee}), 18);
    EXPECT_EQ(criticalFrom({.action = CombatAction::GrappleDamage}), 20);
    EXPECT_EQ(criticalFrom({.action = CombatAction::Disarm}), 21);
    EXPECT_EQ(criticalFrom({.action = CombatAction::PassGuard, .opportunity = true}), 21);
    EXPECT_EQ(criticalFrom({.action = CombatAction::MeleeAttack, .rangeBand = RangeBand::PointBlank}), 20)
        << "the range is that of shots";
}

TEST(Ex12To18, CircumstancesOpenWiderOnes) {
    EXPECT_EQ(criticalFrom({.opportunity = true}), 18);
    EXPECT_EQ(criticalFrom({.surprise = true}), 19);
    EXPECT_EQ(criticalFrom({.reducedMobility = true}), 18);
}

TEST(Ex12To18, TheWidestCountsAndEveryReasonIsKept) {
    const StrikeRuling ruling = strike({.natural = 18,
                                        .action = CombatAction::Shot,
                                        .rangeBand = RangeBand::Long,
                                        .surprise = true,
                                        .reducedMobility = true});
    EXPECT_TRUE(ruling.critical);
    EXPECT_THAT(ruling.windows, ElementsAre(CriticalWindow{20, {"EX-13"}}, CriticalWindow{19, {"EX-16"}},
                                            CriticalWindow{18, {"EX-17"}}));
    EXPECT_THAT(ruling.rules, ElementsAre(RuleRef{"EX-17"}));
}

// Whatever the action and the circumstances: the critical values are those from the lowest window on.
TEST(Ex12To18, OneWindowForEveryCircumstance) {
    for (const CombatAction action : kAllActions)
        for (int bits = 0; bits < 8; ++bits) {
            StrikeQuestion question{.action = action};
            question.opportunity = (bits & 1) != 0;
            question.surprise = (bits & 2) != 0;
            question.reducedMobility = (bits & 4) != 0;
            const std::int32_t from = criticalFrom(question);
            std::int32_t lowest = 21;
            for (const CriticalWindow& window : strike(question).windows)
                lowest = std::min(lowest, window.from);
            EXPECT_EQ(from, lowest) << name(action) << bits;
            for (question.natural = from; question.natural <= 20; ++question.natural) {
                const StrikeRuling ruling = strike(question);
                EXPECT_TRUE(ruling.critical && ruling.onlyCriticalParry);
                EXPECT_EQ(ruling.wearMultiplier, 2);
                EXPECT_TRUE(ruling.lossDie.has_value());
            }
        }
}

TEST(Ex18, GrappleDamageCostsOneDieFewer) {
    EXPECT_EQ(strike({.natural = 20, .action = CombatAction::GrappleDamage}).lossDie, 4);
    EXPECT_EQ(strike({.natural = 20, .action = CombatAction::AssimilatedMelee}).lossDie, 6);
}

TEST(Ex18, ACircumstanceMakesItAsGraveAsAnyBlow) {
    rules::RuleOptions options;
    const auto lossDie = [&](StrikeQuestion question) {
        question.natural = 20;
        question.action = CombatAction::GrappleDamage;
        return strike(question, options).lossDie;
    };
    EXPECT_EQ(lossDie({.opportunity = true}), 6);
    EXPECT_EQ(lossDie({.surprise = true}), 6);
    EXPECT_EQ(lossDie({.reducedMobility = true}), 6);
    options.exceptional.opportunityGrappleDie = 4;
    EXPECT_EQ(lossDie({.opportunity = true}), 4);
    EXPECT_EQ(strike({.natural = 20, .opportunity = true}, options).lossDie, 6) << "of grapple alone";
}

TEST(Sn14, ASneakAttackIgnoresExceptionalBlows) {
    const SpecialValue swallow[] = {{"swallow", 2, 20}};
    for (std::int32_t natural = 2; natural <= 20; ++natural) {
        const StrikeRuling ruling = strike({.natural = natural,
                                            .attackerStrength = 25,
                                            .opportunity = true,
                                            .surprise = true,
                                            .sneak = true,
                                            .specials = swallow});
        EXPECT_FALSE(ruling.autoHit || ruling.critical || ruling.disarm || ruling.onlyCriticalParry);
        EXPECT_EQ(ruling.lossDie, std::nullopt);
        EXPECT_THAT(ruling.specials, IsEmpty());
        EXPECT_THAT(ruling.rules, ElementsAre(RuleRef{"SN-14"}));
    }
}

TEST(Sn14, OptionsOfThe20AndTheOne) {
    rules::RuleOptions options;
    EXPECT_TRUE(strike({.natural = 1, .sneak = true}, options).fumble);
    options.sneak.natural1Fumbles = false;
    const StrikeRuling one = strike({.natural = 1, .sneak = true, .fumbleDie = 4}, options);
    EXPECT_TRUE(one.autoMiss);
    EXPECT_FALSE(one.fumble);
    EXPECT_EQ(one.fumbleEffect, std::nullopt);
    EXPECT_TRUE(strike({.natural = 1}, options).fumble) << "the option is of sneak attacks";
    options.sneak.natural20Hits = true;
    const StrikeRuling twenty = strike({.natural = 20, .sneak = true}, options);
    EXPECT_TRUE(twenty.autoHit);
    EXPECT_FALSE(twenty.critical || twenty.onlyCriticalParry);
}

TEST(CombatActions, WordsAreUniqueAndReadBack) {
    for (const CombatAction action : kAllActions) EXPECT_EQ(combatActionNamed(name(action)), action);
    for (const RangeBand band : {RangeBand::PointBlank, RangeBand::Short, RangeBand::Medium, RangeBand::Long})
        EXPECT_EQ(rangeBandNamed(name(band)), band);
    EXPECT_EQ(combatActionNamed("MeleeAttack"), std::nullopt);
    EXPECT_EQ(rangeBandNamed(""), std::nullopt);
}

}  // namespace tenaille::wounds::strike_test
