// SPDX-License-Identifier: MIT
#include "core/rules/surprise/sneak_attack.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "core/rules/surprise/sneak_rank.h"

namespace tenaille::surprise::sneak_attack_test {

using rules::RuleOptions;
using rules::SneakOptions;
using ::testing::ElementsAre;

SneakVerdict approach(AttackKind kind, std::int32_t distanceMm, const RuleOptions& options = {}) {
    return ruleSneakApproach({.kind = kind, .distance = distanceMm, .unnoticed = true, .unseen = true},
                             options);
}

TEST(Sn01, ItMustBeASurpriseAttack) {
    const SneakApproach noticed{.distance = 1000, .unnoticed = false, .unseen = true};
    EXPECT_EQ(ruleSneakApproach(noticed, {}), SneakVerdict::Noticed);
    EXPECT_EQ(ruleSneakApproach({.distance = 90000}, {}), SneakVerdict::Noticed) << "tested first";
}

TEST(Sn02, ABlowSeenComingIsAPlainSurpriseAttack) {
    EXPECT_EQ(ruleSneakApproach({.distance = 90000, .unnoticed = true}, {}), SneakVerdict::SurpriseOnly);
}

TEST(Sn03, MeleeAndGrappleFromContact) {
    RuleOptions options;
    for (const AttackKind kind : {AttackKind::Melee, AttackKind::Grapple}) {
        EXPECT_EQ(approach(kind, 1999, options), SneakVerdict::Ok);
        EXPECT_EQ(approach(kind, 2000, options), SneakVerdict::NotAtContact)
            << "the 10 m of surprise do not serve";
    }
    options.segment.engageMm = 2500;
    EXPECT_EQ(approach(AttackKind::Melee, 2499, options), SneakVerdict::Ok);
}

TEST(Sn10, ShotsFromWithinTheShortRange) {
    RuleOptions options;
    EXPECT_EQ(approach(AttackKind::Shot, 29999, options), SneakVerdict::Ok);
    EXPECT_EQ(approach(AttackKind::Shot, 30000, options), SneakVerdict::BeyondShortRange);
    options.sneak.rangedDefaultMm = 20000;
    EXPECT_EQ(approach(AttackKind::Shot, 20000, options), SneakVerdict::BeyondShortRange);
    EXPECT_EQ(ruleSneakApproach({AttackKind::Shot, 39999, true, true, 40000}, options), SneakVerdict::Ok)
        << "that of the weapon, if it has one";
}

TEST(SneakVerdicts, EachCitesItsRule) {
    EXPECT_EQ(ruleOf(SneakVerdict::Noticed, AttackKind::Shot), rules::RuleRef{"SN-01"});
    EXPECT_EQ(ruleOf(SneakVerdict::SurpriseOnly, AttackKind::Shot), rules::RuleRef{"SN-02"});
    EXPECT_EQ(ruleOf(SneakVerdict::Ok, AttackKind::Shot), rules::RuleRef{"SN-10"});
    EXPECT_EQ(ruleOf(SneakVerdict::Ok, AttackKind::Melee), rules::RuleRef{"SN-03"});
    EXPECT_EQ(ruleOf(SneakVerdict::NotAtContact, AttackKind::Melee), rules::RuleRef{"SN-03"});
    EXPECT_EQ(name(SneakVerdict::NotAtContact), "notAtContact");
    EXPECT_EQ(name(SneakVerdict::Ok), "ok");
    EXPECT_EQ(attackKindNamed("grapple"), AttackKind::Grapple);
    EXPECT_EQ(attackKindNamed("Shot"), std::nullopt);
}

constexpr SneakBlow kBlow{.natural = 8,
                          .bonus = 6,
                          .weaponAttackFactor = 2,
                          .armorClass = 20,
                          .dexterityBonus = 3,
                          .weaponDefenseFactor = 1};

TEST(Sn04, FourToHitInsteadOfSurprise) {
    RuleOptions options;
    const SneakHit hit = ruleSneakHit(kBlow, options);
    EXPECT_EQ(hit.total, 16);
    EXPECT_TRUE(hit.hit) << "as much as the armour class is enough";
    options.sneak.bonusReplacesSurprise = false;
    EXPECT_EQ(ruleSneakHit(kBlow, options).total, 18);
    options.surprise.bonus = 3;
    options.sneak.bonus = 6;
    EXPECT_EQ(ruleSneakHit(kBlow, options).total, 21);
}

TEST(Sn05, DexterityAndWeaponFactorsDoNotCount) {
    const SneakHit hit = ruleSneakHit(kBlow, {});
    EXPECT_EQ(hit.armorClass, 16);
    std::vector<std::pair<std::int32_t, std::string_view>> numbers;
    for (const rules::Modifier& modifier : hit.modifiers)
        numbers.emplace_back(modifier.value, modifier.rule.id);
    using Number = std::pair<std::int32_t, std::string_view>;
    EXPECT_THAT(numbers, ElementsAre(Number{6, "sheet"}, Number{-2, "SN-05"}, Number{4, "SN-04"},
                                     Number{20, "sheet"}, Number{-3, "SN-05"}, Number{-1, "SN-05"}));
    EXPECT_EQ(ruleSneakHit({.natural = 5, .armorClass = 10, .dexterityBonus = -2}, {}).armorClass, 12)
        << "clumsiness is lost too";
}

TEST(Sn04, EqualityByTheOption) {
    RuleOptions options;
    options.segment.hitOnEqual = false;
    EXPECT_FALSE(ruleSneakHit(kBlow, options).hit);
}

TEST(Sn14, A1MissesAnd20IsNothingSpecial) {
    RuleOptions options;
    EXPECT_FALSE(ruleSneakHit({.natural = 1, .armorClass = 2}, options).hit);
    EXPECT_FALSE(ruleSneakHit({.natural = 20, .armorClass = 60}, options).hit);
    EXPECT_TRUE(ruleSneakHit({.natural = 20, .armorClass = 24}, options).hit);
    options.sneak.natural20Hits = true;
    EXPECT_TRUE(ruleSneakHit({.natural = 20, .armorClass = 60}, options).hit);
    EXPECT_FALSE(ruleSneakHit({.natural = 1, .armorClass = 2}, options).hit);
}

SneakDamage harm(std::initializer_list<SneakWeapon> weapons, std::int32_t rank, std::int32_t save,
                 std::int32_t otherBonus = 0, bool inFight = false, const SneakOptions& options = {}) {
    return ruleSneakDamage({std::span(weapons.begin(), weapons.size()), rank, save, otherBonus, inFight},
                           options);
}

TEST(Sn06, TheRankAddsToTheDamage) {
    const SneakDamage saved = harm({{5}}, 6, 14);
    EXPECT_EQ(saved.wear, 11);
    EXPECT_EQ(saved.saved, true);
    EXPECT_EQ(saved.hitPointsLost, 0);
    EXPECT_EQ(saved.difficulty, 14);
}

TEST(Sn07, AFailedSaveCostsWhatItFailedBy) {
    EXPECT_EQ(harm({{5}}, 6, 9).hitPointsLost, 5);
    EXPECT_EQ(harm({{5}}, 6, 13).hitPointsLost, 1);
    EXPECT_EQ(harm({{5}}, 6, 9).saved, false);
}

TEST(Sn08, ItDoublesTheWearBonusesAndAll) {
    EXPECT_EQ(harm({{5}}, 6, 9).wear, 22);
    EXPECT_EQ(harm({{5}}, 6, 4, 3).wear, 28);
    EXPECT_EQ(harm({{5}}, 6, 14, 3).wear, 14);
}

TEST(Sn15, ATargetInAFight) {
    SneakOptions options;
    options.inFightModifier = -1;
    EXPECT_EQ(harm({{5}}, 6, 13, 0, true, options).saved, true);
    EXPECT_EQ(harm({{5}}, 6, 13, 0, false, options).saved, false);
    EXPECT_EQ(harm({{5}}, 6, 13, 0, true).saved, false) << "by default it changes nothing";
}

TEST(Sn16, TwoDaggersCountTheRankOnceAndAskForOneSave) {
    const SneakDamage both = harm({{4}, {3}}, 6, 11);
    EXPECT_EQ(both.wear, 2 * (4 + 3 + 6));
    EXPECT_EQ(both.hitPointsLost, 3);
    const SneakDamage one = harm({{4, false}, {3}}, 6, 11);
    EXPECT_EQ(one.wear, 2 * (3 + 6));
    EXPECT_EQ(one.hitPointsLost, 3);
}

TEST(Sn06, AMissDoesNothing) {
    const SneakDamage miss = harm({{4, false}, {3, false}}, 6, 1, 5);
    EXPECT_FALSE(miss.hit);
    EXPECT_EQ(miss.wear, 0);
    EXPECT_EQ(miss.hitPointsLost, 0);
    EXPECT_EQ(miss.saved, std::nullopt);
    EXPECT_EQ(miss.difficulty, 14);
}

// Invariant: the loss is what the save lacks, never a die, and the wear is doubled exactly with it.
TEST(SneakProperties, LossAndDoublingFollowFromTheSaveAlone) {
    for (std::int32_t rank = 0; rank <= 12; ++rank)
        for (std::int32_t save = -5; save <= 30; ++save) {
            const SneakDamage damage = harm({{4}}, rank, save, 1);
            const std::int32_t lacking = std::max(0, 8 + rank - save);
            EXPECT_EQ(damage.hitPointsLost, lacking);
            EXPECT_EQ(damage.saved, lacking == 0);
            EXPECT_EQ(damage.wear, (lacking > 0 ? 2 : 1) * (4 + rank + 1));
        }
}

TEST(Sn17, UsualRanksOfThieves) {
    const std::array<std::int32_t, 13> ranks{3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9};
    for (std::int32_t level = 1; level <= 13; ++level) {
        const SneakRank usual = usualSneakRank(level, false);
        EXPECT_EQ(usual.rank, ranks[static_cast<std::size_t>(level - 1)]) << level;
        EXPECT_FALSE(usual.extrapolated);
        EXPECT_EQ(usualSneakRank(level, true).rank, usual.rank + 2) << "SN-18";
    }
    EXPECT_EQ(usualSneakRank(14, false).rank, 10);
    EXPECT_TRUE(usualSneakRank(14, false).extrapolated);
}

TEST(Sn07, TheDifficultyAndItsReasons) {
    SneakOptions options;
    options.inFightModifier = -2;
    const auto difficulty = sneakDifficulty(6, true, options);
    EXPECT_EQ(rules::total(difficulty, rules::Target::Difficulty), 12);
    std::vector<std::string_view> cited;
    for (const rules::Modifier& modifier : difficulty) cited.push_back(modifier.rule.id);
    EXPECT_THAT(cited, ElementsAre("SN-07", "SN-07", "SN-15"));
    EXPECT_EQ(sneakDifficulty(6, false, options).size(), 2u);
}

}  // namespace tenaille::surprise::sneak_attack_test
