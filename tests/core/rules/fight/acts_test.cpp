// SPDX-License-Identifier: MIT
//
// Phases 0 to 2 and 8: what runs, changes of mode, what each does with his segment, what ends.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/rules/fight/fight_builder.h"

namespace tenaille::fight::acts_test {

using segments::Mode;
using test::duel;
using test::Fight;
using test::fighter;
using test::rolled;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using wounds::CombatAction;

// ---- SG-04, SG-05

TEST(Sg04, OneActionASegment) {
    Fight fight = duel();
    fight.order(4, "a", Routine{"b", rolled(5)})
        .order(4, "a", SimpleAction{"shout"})
        .order(4, "a", Routine{"b", rolled(5)})
        .playTo(4);
    EXPECT_THAT(fight.refusals(), ElementsAre("oneActionPerSegment", "oneActionPerSegment"));
}

TEST(Sg05, ASimpleActionFillsItsSegments) {
    Fight fight = duel();
    fight.order(2, "a", SimpleAction{"drinkPotion", 3}).order(4, "a", Routine{"b", rolled(5)}).playTo(6);
    EXPECT_THAT(fight.all<SimpleStarted>(), ElementsAre(SimpleStarted{"a", "drinkPotion"}));
    EXPECT_THAT(fight.segmentsOf<SimpleDone>(), ElementsAre(4));
    EXPECT_THAT(fight.refusals(), ElementsAre("oneActionPerSegment"));
    EXPECT_EQ(fight["a"].busy.count(), 3u);
}

TEST(Sg05, DrawingArms) {
    Combatant unarmed = fighter("a", "x");
    unarmed.armed = false;
    Fight fight({unarmed});
    fight.order(1, "a", SimpleAction{std::string(kDraw), 2}).playTo(1);
    EXPECT_FALSE(fight["a"].armed);
    fight.playTo(2);
    EXPECT_TRUE(fight["a"].armed);
}

TEST(Sg12, OnlyMovesReadjustIfTheTableSaysSo) {
    Fight fight({fighter("a", "x")});
    fight.options.segment.readjustScope = rules::ReadjustScope::MovesOnly;
    fight.order(1, "a", SimpleAction{"shout"}).order(2, "a", FastMove{3, positionAtMm(100, 0)}).playTo(2);
    EXPECT_EQ(fight["a"].busy.to_ulong(), 0b100u);
}

// ---- SG-06, SG-09

TEST(Sg09, ARoutineActionWaitsForItsInitiative) {
    Fight fight = duel();
    fight.order(3, "a", Routine{"b", rolled(5)}).order(4, "a", Routine{"b", rolled(5)}).playTo(4);
    EXPECT_THAT(fight.refusals(), ElementsAre("noActionAvailable"));
    EXPECT_THAT(fight.segmentsOf<Struck>(), ElementsAre(4));
}

TEST(Sg09, ASlotServesInAnyLaterSegmentAndOnce) {
    Fight fight = duel();
    for (const std::int32_t segment : {8, 9, 10}) fight.order(segment, "a", Routine{"b", rolled(5)});
    fight.playRound();
    EXPECT_THAT(fight.segmentsOf<Struck>(), ElementsAre(8, 9));
    EXPECT_THAT(fight.refusals(), ElementsAre("noActionAvailable"));
}

TEST(Sg12, AfterARunTheInitiativeIsReadjusted) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 7500)});
    fight.declare("a", Mode::Melee, 1, 1)
        .order(1, "a", FastMove{3, "b"})
        .order(2, "a", Routine{"b", rolled(5)})
        .playTo(2);
    EXPECT_THAT(fight.segmentsOf<SimpleDone>(), ElementsAre(1));
    EXPECT_THAT(fight.segmentsOf<Struck>(), ElementsAre(2));
    EXPECT_EQ(effectiveInitiative(fight["a"], fight["a"].slots[0], {}), 2);
}

TEST(Sg13, PastTheTenthSegmentItIsLost) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 1500)});
    fight.declare("a", Mode::Melee, 10, 1)
        .order(1, "a", SimpleAction{"shout"})
        .order(10, "a", Routine{"b", rolled(5)})
        .playTo(10);
    EXPECT_THAT(fight.refusals(), ElementsAre("noActionAvailable"));
}

TEST(Modes, ShotsNeedShootingAndAllElseAModeThatFightsInContact) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 1500)});
    fight.declare("a", Mode::Melee, 1, 3).declare("b", Mode::Shooting, 1, 3);
    fight.order(4, "a", Routine{"b", rolled(5, CombatAction::Shot)})
        .order(4, "b", Routine{"a", rolled(5)})
        .order(5, "b", Routine{"a", rolled(5, CombatAction::Shot)})
        .playTo(5);
    EXPECT_THAT(fight.refusals(), ElementsAre("mode", "mode"));
    EXPECT_THAT(fight.segmentsOf<Struck>(), ElementsAre(5));
}

TEST(Cm10, AllButShotsNeedContact) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 2000), fighter("c", "x", 100)});
    fight.declare("a", Mode::Melee, 1, 3);
    fight.order(1, "a", Routine{"b", rolled(5)}).order(1, "a", Routine{"c", rolled(5)}).playTo(1);
    EXPECT_THAT(fight.refusals(), ElementsAre("notInContact", "notInContact")) << "a friend is no adversary";
}

// ---- SG-14

TEST(Sg14, AChangeOfModeLosesWhatWasUnderWayAndTheRoutine) {
    Fight fight = duel();
    fight.order(2, "a", SimpleAction{"drinkPotion", 5})
        .order(4, "a", ChangeMode{Mode::Grapple})
        .order(4, "a", Routine{"b", rolled(5)})
        .playTo(4);
    EXPECT_THAT(fight.all<ActivityLost>(), ElementsAre(ActivityLost{"a", "drinkPotion"}));
    EXPECT_THAT(fight.all<ModeChanged>(), ElementsAre(ModeChanged{"a", Mode::Grapple}));
    EXPECT_THAT(fight.refusals(), ElementsAre("modeChanged"));
    EXPECT_EQ(fight["a"].busy.count(), 2u) << "the segment of the change is free again";
}

TEST(Sg14, TheBlockEndsWithTheRound) {
    Fight fight = duel();
    fight.order(1, "a", ChangeMode{Mode::Melee}).playRound();
    EXPECT_TRUE(fight["a"].routineBlocked);
    EXPECT_FALSE(startRound(fight.state(), {}, {}).combatants[0].routineBlocked);
}

TEST(Sg14, OnlyIntoModesThatFightInContactAndOnceASegment) {
    Fight fight = duel();
    fight.order(1, "a", ChangeMode{Mode::Shooting})
        .order(1, "a", ChangeMode{Mode::Grapple})
        .order(1, "a", ChangeMode{Mode::Melee})
        .playTo(1);
    EXPECT_THAT(fight.refusals(), ElementsAre("onlyCloseModes", "oneActionPerSegment"));
    EXPECT_EQ(fight["a"].mode, Mode::Grapple);
}

TEST(Sg14, TheBowIsDroppedAndTheSwordDrawnInTheSameSegment) {
    Combatant archer = fighter("a", "x");
    archer.mode = Mode::Shooting;
    archer.bowInHand = true;
    archer.armed = false;
    Fight fight({archer});
    fight.order(3, "a", ChangeMode{Mode::Melee, true, true}).order(3, "a", SimpleAction{"shout"}).playTo(3);
    EXPECT_TRUE(fight["a"].armed);
    EXPECT_FALSE(fight["a"].bowInHand);
    EXPECT_THAT(fight.all<SimpleStarted>(), ElementsAre(SimpleStarted{"a", "draw"}));
    EXPECT_THAT(fight.all<SimpleDone>(), IsEmpty()) << "it is part of the change";
    EXPECT_THAT(fight.refusals(), ElementsAre("oneActionPerSegment"));
    EXPECT_TRUE(fight["a"].busy.test(3));
}

// ---- SG-17

Fight mage() {
    Combatant caster = fighter("m", "x");
    caster.mode = Mode::Casting;
    Fight fight({caster, fighter("b", "y", 90000)});
    fight.declare("m", Mode::Casting, 4, 1);
    return fight;
}

TEST(Sg17, ASpellBeginsAtTheInitiativeAndTakesEffectAtItsEnd) {
    Fight fight = mage();
    fight.order(3, "m", Cast{"web", 2}).order(4, "m", Cast{"web", 2}).playTo(6);
    EXPECT_THAT(fight.refusals(), ElementsAre("initiative"));
    EXPECT_THAT(fight.all<CastStarted>(), ElementsAre(CastStarted{"m", "web", 2}));
    EXPECT_THAT(fight.segmentsOf<SpellEffect>(), ElementsAre(5));
}

TEST(Sg17, FromTheFirstSegmentIfTheTableSaysSo) {
    Fight fight = mage();
    fight.options.segment.castStart = rules::CastStart::FirstSegment;
    fight.order(1, "m", Cast{"web", 1}).playTo(1);
    EXPECT_THAT(fight.segmentsOf<SpellEffect>(), ElementsAre(1));
}

TEST(Sg17, NeedsTheModeAndNoChangeOfIt) {
    Fight fight = duel();
    fight.order(5, "a", Cast{"web", 1}).playTo(5);
    EXPECT_THAT(fight.refusals(), ElementsAre("mode"));
}

TEST(Sg17, ACastingGoesOnInTheNextRoundAndKeepsItsMode) {
    Fight fight = mage();
    fight.order(9, "m", Cast{"web", 4}).playRound();
    const std::vector<Declaration> melee{{"m", Mode::Melee, 2, 1, {}}};
    FightState state = startRound(fight.state(), melee, {});
    EXPECT_EQ(state.combatants[1].mode, Mode::Casting);
    state = playSegment(state, {}, {})->state;
    const Step second = *playSegment(state, {}, {});
    EXPECT_EQ(second.events.front(), (Event{2, 2, SpellEffect{"m", "web"}}));
    EXPECT_EQ(second.state.combatants[1].mode, Mode::Casting) << "it stays until the next round";
}

TEST(Sg17, ASpellIsLostByAChangeOfMode) {
    Fight fight = mage();
    fight.order(4, "m", Cast{"web", 3}).order(5, "m", ChangeMode{Mode::Melee}).playRound();
    EXPECT_THAT(fight.all<ActivityLost>(), ElementsAre(ActivityLost{"m", "web"}));
    EXPECT_THAT(fight.all<SpellEffect>(), IsEmpty());
}

// ---- CM-04

TEST(Cm04, ASlowSpeedIsNoFastMove) {
    Fight fight = duel();
    fight.order(1, "a", FastMove{2, positionAtMm(-9000, 0)}).playTo(1);
    EXPECT_THAT(fight.refusals(), ElementsAre("notFast"));
}

// ---- SU

Combatant surprised(Combatant combatant) {
    combatant.surprised = true;
    return combatant;
}

TEST(Su02, TheSurprisedDoNothing) {
    Fight fight({fighter("a", "x"), surprised(fighter("b", "y", 1500))});
    fight.order(0, "b", SimpleAction{"draw"})
        .order(0, "b", ChangeMode{Mode::Grapple})
        .order(0, "b", SlowMove{close_combat::Move::Retreat, "a"})
        .order(0, "b", Opportunity{"a", rolled(20)})
        .order(0, "b", Parry{"a", 20})
        .order(0, "a", SurpriseAttack{"b", rolled(15)})
        .playTo(0);
    EXPECT_THAT(fight.refusals(),
                ElementsAre("surprised", "surprised", "notOffered", "surpriseAttack", "surprised"));
    EXPECT_EQ(fight.at("b"), std::pair(1500, 0));
}

TEST(Su05, TheOthersActButHaveNoRoutine) {
    Fight fight({fighter("a", "x"), surprised(fighter("b", "y", 1500)), fighter("m", "x", 0, 9000)});
    fight.order(0, "a", Routine{"b", rolled(5)}).order(0, "m", Cast{"web", 2}).playTo(1);
    EXPECT_THAT(fight.refusals(), ElementsAre("noActionAvailable"));
    EXPECT_THAT(fight.segmentsOf<SpellEffect>(), ElementsAre(1)) << "the surprise segment counts";
}

TEST(Su06, OneSurpriseAttack) {
    Fight fight(
        {fighter("a", "x"), surprised(fighter("b", "y", 1500)), surprised(fighter("c", "y", 0, 1500))});
    fight.order(0, "a", SurpriseAttack{"b", rolled(5)})
        .order(0, "a", SurpriseAttack{"c", rolled(5)})
        .playTo(0);
    EXPECT_THAT(fight.refusals(), ElementsAre("oneActionPerSegment"));
}

TEST(Su07, ReadyAndNearEnough) {
    Combatant unarmed = fighter("a", "x");
    unarmed.armed = false;
    Fight fight(
        {unarmed, surprised(fighter("b", "y", 1500)), fighter("c", "x", 11501), fighter("d", "x", 0, 1)});
    fight.order(0, "a", SurpriseAttack{"b", rolled(5)})
        .order(0, "c", SurpriseAttack{"b", rolled(5)})
        .order(0, "d", SurpriseAttack{"a", rolled(5)})
        .playTo(0);
    EXPECT_THAT(fight.refusals(), ElementsAre("notReady", "tooFar", "targetNotSurprised"));
}

TEST(Su09, AShotWithinTheRangeOfItsWeapon) {
    Fight fight({fighter("a", "x"), surprised(fighter("b", "y", 60001))});
    fight.order(0, "a", SurpriseAttack{"b", rolled(5, CombatAction::Shot), 60000}).playTo(0);
    EXPECT_THAT(fight.refusals(), ElementsAre("outOfRange"));
}

TEST(Su12, InMidFightOneWhoIsHiddenOnce) {
    Combatant hidden = fighter("a", "x");
    hidden.hidden = true;
    Fight fight({hidden, fighter("b", "y", 5000)});
    fight.order(1, "b", Routine{"a", rolled(5)})
        .order(2, "a", SurpriseAttack{"b", rolled(15)})
        .order(3, "a", SurpriseAttack{"b", rolled(15)})
        .playTo(3);
    EXPECT_THAT(fight.all<Struck>(), testing::SizeIs(1));
    EXPECT_THAT(fight.refusals(), ElementsAre("noActionAvailable", "targetNotSurprised"));
    EXPECT_FALSE(fight["a"].hidden);
    EXPECT_THAT(fight.segmentsOf<Engaged>(), ElementsAre(2)) << "now he is seen";
}

TEST(Sn01, ASneakAttackComesUnnoticedAndUnseen) {
    Combatant hidden = fighter("a", "x");
    hidden.hidden = true;
    Fight fight({hidden, fighter("b", "y", 1500), fighter("c", "x", 0, 1000)});
    SneakAttack attack{"b", rolled(15)};
    attack.weapons = {{3}};
    SneakAttack unseen = attack;
    unseen.unseen = true;
    fight.order(1, "a", attack).order(1, "c", unseen).order(2, "a", unseen).playTo(2);
    EXPECT_THAT(fight.refusals(), ElementsAre("surpriseOnly", "noticed"));
    EXPECT_EQ(fight.all<Struck>().front().kind, StrikeKind::SneakAttack);
}

// ---- what ends

TEST(Down, TheFallenLoseWhatTheyWereDoing) {
    Combatant dying = fighter("a", "x");
    dying.life.hitPoints = 0;
    Fight fight({dying, fighter("b", "y", 90000)});
    fight.order(1, "a", SimpleAction{"shout"}).order(2, "a", SimpleAction{"shout"}).playTo(2);
    EXPECT_THAT(fight.all<Down>(), ElementsAre(Down{"a"}));
    EXPECT_THAT(fight.all<ActivityLost>(), ElementsAre(ActivityLost{"a", "shout"}));
    EXPECT_THAT(fight.segmentsOf<SimpleStarted>(), ElementsAre(1)) << "who has fallen orders in vain";
}

// ---- orders that cannot be

TEST(Orders, UnknownIdsStrikesAtOneselfAndMissingDiceAreProblems) {
    const FightState state = startRound(duel().state(), {}, {});
    const auto problemOf = [&](const Order& order) {
        const auto step = playSegment(state, std::vector{order}, {});
        return step ? std::string() : describe(step.problem());
    };
    EXPECT_THAT(problemOf({"z", Pivot{}}), testing::HasSubstr("z"));
    EXPECT_THAT(problemOf({"a", Routine{"z", rolled(5)}}), testing::HasSubstr("z"));
    EXPECT_THAT(problemOf({"a", FastMove{8, "z"}}), testing::HasSubstr("z"));
    EXPECT_THAT(problemOf({"a", React{"z"}}), testing::HasSubstr("z"));
    EXPECT_THAT(problemOf({"a", Routine{"a", rolled(5)}}), testing::HasSubstr("himself"));
    EXPECT_THAT(problemOf({"a", Routine{"b", {}}}), testing::HasSubstr("d20"));
    EXPECT_EQ(problemOf({"a", Opportunity{"b", {}}}), "") << "it is not taken, so its die is not asked for";
    EXPECT_EQ(problemOf({"a", Pivot{}}), "");
    EXPECT_FALSE(offers(state, std::vector{Order{"z", Pivot{}}}, {}).ok());
}

}  // namespace tenaille::fight::acts_test
