// SPDX-License-Identifier: MIT
//
// Phases 5a to 5c and 6: rolls, parries, critical failures, effects.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/rules/fight/fight_builder.h"

namespace tenaille::fight::strikes_test {

using segments::Mode;
using test::duel;
using test::Fight;
using test::fighter;
using test::rolled;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using wounds::CombatAction;

// a and b as they are given, in contact, with three slots each from segment 1 on.
Fight between(Combatant a, Combatant b) {
    Fight fight({std::move(a), std::move(b)});
    fight.declare("a", Mode::Melee, 1, 3).declare("b", Mode::Melee, 1, 3);
    return fight;
}
Fight readyDuel() { return between(fighter("a", "x"), fighter("b", "y", 1500)); }

Struck firstOf(const Fight& fight) { return fight.all<Struck>().front(); }

// ---- strike total

TEST(StrikeTotal, ReachesTheArmorClass) {
    Combatant strong = fighter("a", "x");
    strong.sheet.strikeBonus = 3;
    for (const auto& [d20, hits] : {std::pair(8, false), std::pair(9, true)}) {
        Fight fight = between(strong, fighter("b", "y", 1500));
        fight.order(3, "a", Routine{"b", rolled(d20)}).playTo(3);
        EXPECT_EQ(firstOf(fight).total, d20 + 3);
        EXPECT_EQ(firstOf(fight).hit, hits);
    }
    Fight strict = between(strong, fighter("b", "y", 1500));
    strict.options.segment.hitOnEqual = false;
    strict.order(3, "a", Routine{"b", rolled(9)}).playTo(3);
    EXPECT_FALSE(firstOf(strict).hit);
}

TEST(Fa07, TirednessCountsOnBothSides) {
    Combatant tired = fighter("a", "x");
    tired.tiredness.points = 16;  // threshold 14: 3 off
    Fight striker = between(tired, fighter("b", "y", 1500));
    striker.order(3, "a", Routine{"b", rolled(12)}).playTo(3);
    EXPECT_EQ(firstOf(striker).total, 9);
    Fight target = between(tired, fighter("b", "y", 1500));
    target.order(3, "b", Routine{"a", rolled(9)}).playTo(3);
    EXPECT_TRUE(firstOf(target).hit);
    Fight spared = between(tired, fighter("b", "y", 1500));
    spared.options.fatigue.penaltyOnAc = false;
    spared.order(3, "b", Routine{"a", rolled(9)}).playTo(3);
    EXPECT_FALSE(firstOf(spared).hit);
}

// Shots go on at one who has fallen; he answers nothing.
TEST(Parries, TheFallenParryNothing) {
    Combatant archer = fighter("a", "x");
    archer.mode = Mode::Shooting;
    Combatant fallen = fighter("b", "y", 1500);
    fallen.alive = false;
    fallen.sheet.canParryMissile = true;
    Fight fight({archer, fallen});
    fight.declare("a", Mode::Shooting, 1, 3).declare("b", Mode::Melee, 1, 3);
    Dice dice = rolled(15, 2);
    dice.action = CombatAction::Shot;
    fight.order(3, "a", Routine{"b", dice}).order(3, "b", Parry{"a", 20, true}).playTo(3);
    ASSERT_THAT(fight.all<Struck>(), SizeIs(1));
    EXPECT_THAT(fight.all<Parried>(), IsEmpty());
}

TEST(Su11, TwoToHitBySurprise) {
    Combatant hidden = fighter("a", "x");
    hidden.hidden = true;
    Fight fight = between(hidden, fighter("b", "y", 1500));
    fight.order(1, "a", SurpriseAttack{"b", rolled(19, 2)}).playTo(1);
    EXPECT_EQ(firstOf(fight).total, 21);
    EXPECT_TRUE(firstOf(fight).critical) << "from 19";
}

TEST(Cm23, PassingByComparesWithThoseInTheWay) {
    Dice dice = rolled(18, CombatAction::PassThrough);
    dice.opposed = {13};
    Fight fight = readyDuel();
    fight.order(3, "a", Routine{"b", dice}).playTo(3);
    EXPECT_EQ(firstOf(fight).total, 13) << "less the penalty of melee";
    EXPECT_FALSE(firstOf(fight).hit) << "a tie fails, whatever the armour class";
}

TEST(Ex05, TwentyHitsAndOneMissesWhateverTheTotal) {
    Combatant armored = fighter("b", "y", 1500);
    armored.sheet.armorClass = 90;
    Fight twenty = between(fighter("a", "x"), armored);
    twenty.order(3, "a", Routine{"b", rolled(20)}).playTo(3);
    EXPECT_TRUE(firstOf(twenty).hit && firstOf(twenty).critical);
    armored.sheet.armorClass = -50;
    Fight one = between(fighter("a", "x"), armored);
    one.order(3, "a", Routine{"b", rolled(1)}).playTo(3);
    EXPECT_FALSE(firstOf(one).hit);
}

// ---- what the board adds

TEST(Situation, AddsToBothSides) {
    Dice dice = rolled(10);
    dice.situation.modifiers = {{.target = rules::Target::ToHit, .value = 2},
                                {.target = rules::Target::ArmorClass, .value = 4}};
    for (const auto& [d20, hits] : {std::pair(13, false), std::pair(14, true)}) {
        dice.d20 = d20;
        Fight fight = readyDuel();
        fight.order(3, "a", Routine{"b", dice}).playTo(3);
        EXPECT_EQ(firstOf(fight).total, d20 + 2);
        EXPECT_EQ(firstOf(fight).hit, hits) << "12 + 4";
        EXPECT_EQ(firstOf(fight).sum->situation, dice.situation.modifiers);
    }
}

TEST(Co04, AConcealedTargetIsMissedByTheDieAlsoWithATwenty) {
    for (const auto& [die, hits] : {std::pair(1, false), std::pair(20, false), std::pair(21, true)}) {
        Dice dice = rolled(20, 2);
        dice.situation.modifiers = {{.target = rules::Target::MissChance, .value = 20}};
        dice.situation.missDie = die;
        Fight fight = readyDuel();
        fight.order(3, "a", Routine{"b", dice}).playTo(3);
        EXPECT_EQ(firstOf(fight).hit, hits);
        EXPECT_EQ(firstOf(fight).concealed, !hits);
        EXPECT_EQ(firstOf(fight).critical, hits);
        EXPECT_EQ(fight.all<Damaged>().size(), hits ? 1u : 0u);
    }
}

TEST(Cv13, NothingStrikesWithoutALineOfEffect) {
    Dice dice = rolled(15);
    dice.situation.lineOfEffect = false;
    Fight fight = readyDuel();
    fight.order(3, "a", Routine{"b", dice}).playTo(3);
    EXPECT_THAT(fight.all<Struck>(), IsEmpty());
    ASSERT_THAT(fight.all<Refused>(), SizeIs(1));
    EXPECT_EQ(name(fight.all<Refused>().front().reason), "noLineOfEffect");
    EXPECT_EQ(ruleOf(fight.all<Refused>().front().reason).id, "CV-13");
}

// ---- AO-25

TEST(Ao25, TheWrongOneOfTwoWhoGrapple) {
    for (const auto& [d100, got] : {std::pair(30, "c"), std::pair(31, "b")}) {
        Combatant held = fighter("b", "y", 1500);
        held.grappling = {"c"};
        Combatant mate = fighter("c", "x", 1500, 500);
        mate.grappling = {"b"};
        Fight fight({fighter("a", "x"), held, mate});
        fight.declare("a", Mode::Melee, 1, 1);
        Dice dice = rolled(15, 2);
        dice.d100 = d100;
        fight.order(1, "a", Routine{"b", dice}).playTo(1);
        EXPECT_EQ(firstOf(fight).target, got);
        EXPECT_EQ(fight.all<Damaged>().front().who, got);
        EXPECT_EQ(fight.all<WrongTarget>().size(), got == std::string("c") ? 1u : 0u);
    }
}

TEST(Ao25, NotAmongTheTwoThemselves) {
    Combatant a = fighter("a", "x");
    a.grappling = {"b"};
    Combatant b = fighter("b", "y", 1500);
    b.grappling = {"a", "c"};
    Fight fight({a, b, fighter("c", "x", 1500, 500)});
    fight.declare("a", Mode::Melee, 1, 1);
    Dice dice = rolled(15);
    dice.d100 = 1;
    fight.order(1, "a", Routine{"b", dice}).playTo(1);
    EXPECT_THAT(fight.all<WrongTarget>(), IsEmpty());
}

// ---- parries

TEST(Ex23, AnOrdinaryParryUndoesTheHit) {
    Fight fight = readyDuel();
    fight.order(3, "a", Routine{"b", rolled(15, 5)}).order(3, "b", Parry{"a", 10, true}).playTo(3);
    EXPECT_THAT(fight.all<Parried>(),
                ElementsAre(Parried{"b", "a", false, true, wounds::ParryReason::Normal, 10, 18}));
    EXPECT_THAT(fight.all<Damaged>(), IsEmpty());
    EXPECT_EQ(fight["b"].slots[0].use, Slot::Use::Spent);
    EXPECT_TRUE(firstOf(fight).hit) << "as it was before the parry";
}

TEST(Ex24, ACriticalParryUndoesEverything) {
    Combatant worm = fighter("a", "x");
    worm.sheet.specials = {{"swallow", 19, 20}};
    worm.sheet.strength = 30;
    Fight fight = between(worm, fighter("b", "y", 1500));
    fight.order(3, "a", Routine{"b", rolled(19, 5)}).order(3, "b", Parry{"a", 18}).playTo(3);
    EXPECT_THAT(fight.all<SpecialDone>(), IsEmpty());
    EXPECT_THAT(fight.all<Disarmed>(), IsEmpty());
    EXPECT_THAT(fight.all<Damaged>(), IsEmpty());
}

TEST(Ex23, WhatAnOrdinaryParryLeaves) {
    Combatant worm = fighter("a", "x");
    worm.sheet.specials = {{"swallow", 19, 20}};
    worm.sheet.strength = 30;
    Fight fight = between(worm, fighter("b", "y", 1500));
    fight.order(3, "a", Routine{"b", rolled(19, 5)}).order(3, "b", Parry{"a", 10, true}).playTo(3);
    EXPECT_THAT(fight.all<SpecialDone>(), ElementsAre(SpecialDone{"b", "swallow"}));
    EXPECT_THAT(fight.all<Disarmed>(), ElementsAre(Disarmed{"b"}));
    EXPECT_FALSE(fight["b"].armed);
    EXPECT_THAT(fight.all<Damaged>(), IsEmpty());
}

TEST(Ex25, WhatIsNotParried) {
    Fight fight = readyDuel();
    fight.order(3, "b", Parry{"a", 20})
        .order(4, "a", Routine{"b", rolled(2)})
        .order(4, "b", Parry{"a", 20})
        .order(5, "a", Routine{"b", rolled(15)})
        .order(5, "b", Routine{"a", rolled(2)})
        .order(5, "b", Parry{"a", 20})
        .order(6, "a", Routine{"b", rolled(15)})
        .order(6, "b", SimpleAction{"shout"})
        .order(6, "b", Parry{"a", 20})
        .playTo(6);
    EXPECT_THAT(fight.refusals(),
                ElementsAre("nothingToParry", "nothingToParry", "segmentActionUsed", "guardLowered"));
}

TEST(Ex25, WithoutAnActionInReserve) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 1500)});
    fight.declare("a", Mode::Melee, 1, 1)
        .order(1, "a", Routine{"b", rolled(20, 3)})
        .order(1, "b", Parry{"a", 20})
        .playTo(1);
    EXPECT_THAT(fight.refusals(), ElementsAre("noActionInReserve"));
    EXPECT_THAT(fight.all<Damaged>(), SizeIs(1));
}

TEST(Sg09, AParryMaySpendASlotBeforeItsInitiative) {
    for (const bool strict : {false, true}) {
        Fight fight({fighter("a", "x"), fighter("b", "y", 1500)});
        fight.declare("a", Mode::Melee, 1, 1).declare("b", Mode::Melee, 9, 1);
        if (strict) fight.options.segment.parryTiming = rules::ParryTiming::InitiativeReached;
        fight.order(1, "a", Routine{"b", rolled(15)}).order(1, "b", Parry{"a", 10, true}).playTo(1);
        EXPECT_EQ(fight.all<Parried>().empty(), strict);
    }
}

TEST(Ao13, AnOpportunityMayBeGivenUpForAParry) {
    for (const bool mayRetract : {true, false}) {
        Fight fight({fighter("a", "x"), fighter("b", "y", 1500), fighter("c", "x", 1500, 1000)});
        fight.declare("a", Mode::Melee, 1, 1).declare("b", Mode::Melee, 1, 1);
        if (!mayRetract) fight.options.segment.retractToParry = rules::RetractToParry::None;
        fight.order(3, "c", SimpleAction{"draw"})
            .order(3, "a", Routine{"b", rolled(15)})
            .order(3, "b", Opportunity{"c", rolled(15)})
            .order(3, "b", Parry{"a", 10, true})
            .playTo(3);
        EXPECT_EQ(fight.all<OpportunityLost>().size(), mayRetract ? 1u : 0u);
        EXPECT_EQ(fight.all<OpportunityLapsed>().size(), mayRetract ? 1u : 0u);
        EXPECT_EQ(fight.all<Parried>().size(), mayRetract ? 1u : 0u);
    }
}

TEST(Su13, NoParryAgainstASurpriseAttack) {
    Combatant hidden = fighter("a", "x");
    hidden.hidden = true;
    Fight fight = between(hidden, fighter("b", "y", 1500));
    fight.order(3, "a", SurpriseAttack{"b", rolled(15)}).order(3, "b", Parry{"a", 20}).playTo(3);
    EXPECT_THAT(fight.refusals(), ElementsAre("surpriseAttack"));
}

// ---- EX-06

Dice fumble(std::int32_t d6) {
    Dice dice = rolled(1, 5);
    dice.d6 = d6;
    return dice;
}

TEST(Ex06, OneToThreeGivesTheOpponentAnOpportunity) {
    Fight fight = readyDuel();
    fight.order(3, "a", Routine{"b", fumble(3)})
        .order(3, "b", Opportunity{"a", rolled(10), false})
        .order(3, "b", Opportunity{"a", rolled(11), true})
        .playTo(3);
    EXPECT_THAT(fight.all<OpportunityOffered>(), ElementsAre(OpportunityOffered{"b", "a", {}, true}));
    ASSERT_THAT(fight.all<Struck>(), SizeIs(2));
    EXPECT_EQ(fight.all<Struck>()[1].natural, 11) << "the order that waits for it";
    EXPECT_THAT(fight.refusals(), ElementsAre("notOffered")) << "the other one is no answer to it";
}

TEST(Ex06, NotToOneWhoHasActedOrIsNotReady) {
    Fight fight = readyDuel();
    fight.order(3, "a", Routine{"b", fumble(1)})
        .order(3, "b", Routine{"a", rolled(5)})
        .order(3, "b", Opportunity{"a", rolled(11), true})
        .playTo(3);
    EXPECT_THAT(fight.all<OpportunityDenied>(),
                ElementsAre(OpportunityDenied{"b", "a", Denial::FumbleNotUsable}));
    EXPECT_THAT(fight.all<Struck>(), SizeIs(2));
}

TEST(Ex06, TwoFailuresGiveOneStrike) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 1500), fighter("c", "x", 1500, 1000)});
    fight.declare("a", Mode::Melee, 1, 1).declare("c", Mode::Melee, 1, 1);
    fight.order(1, "a", Routine{"b", fumble(1)})
        .order(1, "c", Routine{"b", fumble(1)})
        .order(1, "b", Opportunity{"a", rolled(1), true})
        .order(1, "b", Opportunity{"c", rolled(10), true})
        .playTo(1);
    EXPECT_THAT(fight.all<Struck>(), SizeIs(3));
    EXPECT_THAT(fight.all<OpportunityDenied>(),
                ElementsAre(OpportunityDenied{"b", "c", Denial::FumbleNotUsable}));
}

TEST(Ex06, FourLosesFiveBreaksTheWeaponSixWoundsACompanion) {
    Fight four = readyDuel();
    four.order(3, "a", Routine{"b", fumble(4)}).playTo(3);
    EXPECT_THAT(four.all<WeaponLost>(), ElementsAre(WeaponLost{"a"}));
    EXPECT_FALSE(four["a"].armed);
    Fight five = readyDuel();
    five.order(3, "a", Routine{"b", fumble(5)}).playTo(3);
    EXPECT_THAT(five.all<WeaponBroken>(), ElementsAre(WeaponBroken{"a"}));
    EXPECT_FALSE(five["a"].armed);
    Fight six = readyDuel();
    six.order(3, "a", Routine{"b", fumble(6)}).playTo(3);
    EXPECT_THAT(six.all<CompanionWounded>(), ElementsAre(CompanionWounded{"a"}));
    EXPECT_TRUE(six["a"].armed);
}

// ---- effects

TEST(Sg16, TwoMortalBlowsOfOneSegmentBothLand) {
    Fight fight = readyDuel();
    fight.order(3, "a", Routine{"b", rolled(15, 50)}).order(3, "b", Routine{"a", rolled(15, 50)}).playTo(3);
    EXPECT_THAT(fight.all<Down>(), ElementsAre(Down{"a"}, Down{"b"}));
    EXPECT_THAT(fight.all<Disengaged>(), ElementsAre(Disengaged{"a", "b"}));
}

TEST(Sg16, CriticalBlowsFirstThenByWear) {
    Combatant target = fighter("t", "y");
    target.life = {10, 20};
    Fight fight({fighter("a", "x", 1500), fighter("b", "x", -1500), fighter("c", "x", 0, 1500), target});
    for (const char* who : {"a", "b", "c"}) fight.declare(who, Mode::Melee, 1, 1);
    Dice critical = rolled(20, 2);
    critical.lossRoll = 3;
    fight.order(1, "a", Routine{"t", rolled(15, 3)})
        .order(1, "b", Routine{"t", rolled(15, 6)})
        .order(1, "c", Routine{"t", critical})
        .playTo(1);
    const auto damages = fight.all<Damaged>();
    ASSERT_THAT(damages, SizeIs(3));
    const DamageSum twice{2, true, 2, 3, 6};
    EXPECT_EQ(damages[0],
              (Damaged{"t", "c", 4, 2, wounds::CriticalKind::Exceptional, {6, 18}, 18, {"EX-19"}, twice}));
    EXPECT_EQ(damages[1], (Damaged{"t", "b", 6, 0, wounds::CriticalKind::None, {0, 18}, {}, {"EX-10"}, {6}}));
    DamageSum over{3};
    over.overflow = 3;
    EXPECT_EQ(damages[2],
              (Damaged{"t", "a", 3, 3, wounds::CriticalKind::Wear, {0, 15}, 15, {"EX-10"}, over}));
}

TEST(Damage, NoEventWithoutWearAndLoss) {
    Fight fight = readyDuel();
    fight.order(3, "a", Routine{"b", rolled(15, 0)}).playTo(3);
    EXPECT_TRUE(firstOf(fight).hit);
    EXPECT_THAT(fight.all<Damaged>(), IsEmpty());
}

TEST(Down, AtOrBelowTheLimit) {
    Fight fight = readyDuel();
    fight.options.segment.downAtHitPoints = 3;
    fight.order(3, "a", Routine{"b", rolled(15, 33)}).playTo(3);
    EXPECT_EQ(fight["b"].life.hitPoints, 3);
    EXPECT_FALSE(fight["b"].alive);
}

TEST(Ex07, GreatStrengthDisarms) {
    Combatant strong = fighter("a", "x");
    strong.sheet.strength = 19;
    Fight fight = between(strong, fighter("b", "y", 1500));
    fight.order(3, "a", Routine{"b", rolled(19)}).playTo(3);
    EXPECT_THAT(fight.all<Disarmed>(), ElementsAre(Disarmed{"b"}));
    EXPECT_FALSE(fight["b"].armed);
}

TEST(Ao17, PassingTheGuardWithARollTakesHold) {
    Combatant wrestler = fighter("a", "x");
    Fight fight({wrestler, fighter("b", "y", 1500)});
    fight.declare("a", Mode::Grapple, 1, 2)
        .order(1, "a", Routine{"b", rolled(5, CombatAction::PassGuard)})
        .order(2, "a", Routine{"b", rolled(15, CombatAction::PassGuard)})
        .playTo(2);
    EXPECT_THAT(fight.segmentsOf<Grappled>(), ElementsAre(2));
    EXPECT_THAT(fight.all<Grappled>(), ElementsAre(Grappled{"b", "a"}));
}

// ---- sneak attacks

SneakAttack behind(std::int32_t d20, std::int32_t wear, std::int32_t save) {
    SneakAttack attack{"b", rolled(d20)};
    attack.unseen = true;
    attack.weapons = {{wear}};
    attack.save = save;
    return attack;
}

Fight sneak(const SneakAttack& attack, const rules::RuleOptions& options = {}) {
    Combatant thief = fighter("a", "x");
    thief.hidden = true;
    thief.sheet.sneakRank = 6;
    Fight fight({thief, fighter("b", "y", 1500)});
    fight.options = options;
    fight.order(2, "a", attack).playTo(2);
    return fight;
}

TEST(Sn07, AFailedSaveCostsWhatItFailedBy) {
    const Fight fight = sneak(behind(15, 5, 9));
    EXPECT_EQ(firstOf(fight).total, 19) << "+4 instead of the +2 of surprise";
    const DamageSum sum{5, true, 5, {}, {}, 0, 6, 9, 14};
    EXPECT_THAT(
        fight.all<Damaged>(),
        ElementsAre(Damaged{"b", "a", 22, 5, wounds::CriticalKind::Exceptional, {8, 1}, 1, {"EX-19"}, sum}));
}

TEST(Sn07, ASaveLeavesTheWear) {
    EXPECT_EQ(sneak(behind(15, 5, 14)).all<Damaged>().front().wear, 11);
    EXPECT_EQ(sneak(behind(15, 5, 14)).all<Damaged>().front().hitPointsLost, 0);
}

TEST(Sn14, ATwentyIsNothingSpecialAndAOneMisses) {
    EXPECT_FALSE(firstOf(sneak(behind(20, 5, 14))).critical);
    EXPECT_THAT(sneak(behind(1, 5, 1)).all<Damaged>(), IsEmpty());
}

TEST(Sn05, WeaponsAndDexterityDoNotCount) {
    SneakAttack attack = behind(10, 1, 20);
    attack.weaponAttackFactor = 2;
    attack.dexterityBonus = 1;
    attack.weaponDefenseFactor = 1;
    EXPECT_EQ(firstOf(sneak(attack)).total, 12);
    EXPECT_TRUE(firstOf(sneak(attack)).hit);
    attack.dexterityBonus = 0;
    attack.weaponDefenseFactor = 0;
    attack.dice.d20 = 9;
    EXPECT_FALSE(firstOf(sneak(attack)).hit);
}

TEST(Sn11, AGrappleActionTakesHold) {
    SneakAttack attack = behind(15, 3, 20);
    attack.dice.action = CombatAction::AssimilatedMelee;
    EXPECT_THAT(sneak(attack).all<Grappled>(), ElementsAre(Grappled{"b", "a"}));
}

TEST(Sn16, TwoDaggersAddUp) {
    SneakAttack attack = behind(15, 0, 20);
    attack.weapons = {{4, true}, {3, true}};
    EXPECT_EQ(sneak(attack).all<Damaged>().front().wear, 13);
    attack.weapons[1].hit = false;
    EXPECT_EQ(sneak(attack).all<Damaged>().front().wear, 10);
}

}  // namespace tenaille::fight::strikes_test
