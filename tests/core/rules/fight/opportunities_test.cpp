// SPDX-License-Identifier: MIT
//
// Phases 3, 4 and 5d: offers, the choice, the strikes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/rules/fight/fight_builder.h"

namespace tenaille::fight::opportunities_test {

using segments::Mode;
using segments::OfferReason;
using segments::OpportunityCause;
using test::duel;
using test::Fight;
using test::fighter;
using test::rolled;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using wounds::CombatAction;

const SimpleAction kDrawing{"draw", 1};

// b and c stand in contact with a and lower their guard in segment 7.
Fight twoWhoDraw() {
    Fight fight({fighter("a", "x"), fighter("b", "y", 1500), fighter("c", "y", 0, 1500)});
    fight.declare("a", Mode::Melee, 7, 1);
    fight.order(7, "b", kDrawing).order(7, "c", kDrawing);
    return fight;
}

TEST(Ao09, OfferedInTheVerySegment) {
    Fight fight = duel();
    fight.order(7, "b", kDrawing)
        .order(7, "a", Opportunity{"b", rolled(10)})
        .order(8, "a", Opportunity{"b", rolled(10)})
        .playTo(8);
    EXPECT_THAT(fight.segmentsOf<OpportunityOffered>(), ElementsAre(7));
    EXPECT_THAT(fight.segmentsOf<Struck>(), ElementsAre(7));
    EXPECT_THAT(fight.refusals(), ElementsAre("notOffered"));
    EXPECT_EQ(fight.all<Refused>().front().target, std::nullopt) << "he had no offer at all";
}

TEST(Ao10, InEverySegmentThatTheGuardStaysLow) {
    Fight fight = duel();
    fight.order(1, "b", SimpleAction{"drinkPotion", 10}).playRound();
    EXPECT_THAT(fight.segmentsOf<OpportunityOffered>(), ElementsAre(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    EXPECT_THAT(fight.segmentsOf<OpportunityLapsed>(), testing::SizeIs(10));
}

TEST(Ao12, EveryOpponentInContactHasHisOwn) {
    Fight fight(
        {fighter("a", "x"), fighter("b", "y", 1500), fighter("c", "y", 0, 1500), fighter("d", "y", 9000)});
    fight.order(1, "a", kDrawing).playTo(1);
    EXPECT_THAT(fight.all<OpportunityOffered>(),
                ElementsAre(OpportunityOffered{"b", "a", OpportunityCause::SimpleAction},
                            OpportunityOffered{"c", "a", OpportunityCause::SimpleAction}));
}

TEST(Ao11, OneOfTwoTheOtherLapses) {
    Fight fight = twoWhoDraw();
    fight.order(7, "a", Opportunity{"c", rolled(10)}).order(7, "a", Opportunity{"b", rolled(10)}).playTo(7);
    EXPECT_EQ(fight.all<Struck>().front().target, "c") << "in the order of his orders";
    EXPECT_THAT(fight.all<Refused>(),
                ElementsAre(Refused{"a", "opportunity", Refusal::OneActionPerSegment, "b"}));
    EXPECT_THAT(fight.all<OpportunityLapsed>(), ElementsAre(OpportunityLapsed{"a", "b"}));
}

TEST(Ao11, AnOrderThatIsNotOfferedIsRefusedByName) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 1500), fighter("c", "y", 0, 1500)});
    fight.order(7, "b", kDrawing).order(7, "a", Opportunity{"c", rolled(10)}).playTo(7);
    EXPECT_THAT(fight.all<Refused>(), ElementsAre(Refused{"a", "opportunity", Refusal::NotOffered, "c"}));
}

TEST(Sg10, TheRoutineActionIsPutOff) {
    Fight fight = twoWhoDraw();
    fight.order(7, "a", Routine{"b", rolled(10)})
        .order(7, "a", Opportunity{"b", rolled(11)})
        .order(8, "a", Routine{"b", rolled(12)})
        .playTo(8);
    EXPECT_THAT(fight.all<RoutinePostponed>(), ElementsAre(RoutinePostponed{"a", 8}));
    ASSERT_THAT(fight.all<Struck>(), testing::SizeIs(2));
    EXPECT_EQ(fight.all<Struck>()[0].kind, StrikeKind::Opportunity);
    EXPECT_EQ(fight.all<Struck>()[1].natural, 12) << "the slot was kept";
}

TEST(Ao18, KeepingTheRoutineActionDeclinesTheOffer) {
    Fight fight = twoWhoDraw();
    fight.order(7, "a", Routine{"b", rolled(10)}).playTo(7);
    EXPECT_THAT(fight.all<RoutinePostponed>(), IsEmpty());
    EXPECT_EQ(fight.all<Struck>().front().kind, StrikeKind::Attack);
    EXPECT_THAT(fight.all<OpportunityLapsed>(), testing::SizeIs(2));
}

TEST(AutoOpportunity, IsTakenOnlyIfNothingElseIsOrdered) {
    Combatant guard = fighter("a", "x");
    guard.sheet.autoOpportunity = rolled(9);
    const auto fight = [&] {
        Fight result({guard, fighter("b", "y", 1500), fighter("c", "y", 0, 1500)});
        result.declare("a", Mode::Melee, 1, 1);
        result.order(7, "b", kDrawing);
        return result;
    };
    Fight alone = fight();
    EXPECT_EQ(alone.playTo(7).all<Struck>().front().natural, 9);
    Fight ordered = fight();
    ordered.order(7, "a", Opportunity{"c", rolled(10)}).playTo(7);
    EXPECT_THAT(ordered.all<Struck>(), IsEmpty()) << "an order, though not offered";
    Fight routine = fight();
    routine.order(7, "a", Routine{"b", rolled(11)}).playTo(7);
    EXPECT_EQ(routine.all<Struck>().front().kind, StrikeKind::Attack);
}

TEST(Ao07, DeniedWithItsReason) {
    Combatant archer = fighter("a", "x");
    archer.bowInHand = true;
    Fight fight({archer, fighter("b", "y", 1500)});
    fight.order(1, "b", kDrawing).order(1, "a", Opportunity{"b", rolled(10)}).playTo(1);
    EXPECT_THAT(fight.all<OpportunityDenied>(),
                ElementsAre(OpportunityDenied{"a", "b", OfferReason::NotCloseMode}));
    EXPECT_THAT(fight.refusals(), ElementsAre("notOffered"));
}

TEST(Ao07, NobodyWhoLowersHisOwnGuard) {
    Fight fight = duel();
    fight.order(1, "a", ChangeMode{Mode::Melee, true}).order(1, "b", kDrawing).playTo(1);
    EXPECT_THAT(fight.all<OpportunityDenied>(),
                ElementsAre(OpportunityDenied{"a", "b", OfferReason::OwnGuardLowered},
                            OpportunityDenied{"b", "a", OfferReason::OwnGuardLowered}));
}

TEST(Su12, OneWhoIsHiddenIsNoAdversaryYet) {
    Combatant hidden = fighter("a", "x");
    hidden.hidden = true;
    Fight fight({hidden, fighter("b", "y", 1500)});
    fight.order(1, "b", kDrawing).order(2, "a", kDrawing).playTo(2);
    EXPECT_THAT(fight.all<OpportunityOffered>(), IsEmpty());
}

TEST(Ao08, ReadAtTheStartOfTheSegment) {
    Fight arrival({fighter("a", "x"), fighter("b", "y", 9000)});
    arrival.order(1, "b", FastMove{8, "a"}).playTo(1);
    EXPECT_THAT(arrival.all<OpportunityOffered>(), IsEmpty());
    Fight leaving = duel();
    leaving.order(1, "b", FastMove{8, positionAtMm(30000, 0)}).playTo(2);
    EXPECT_THAT(leaving.segmentsOf<OpportunityOffered>(), ElementsAre(1));
    EXPECT_THAT(leaving.segmentsOf<Disengaged>(), ElementsAre(1));
}

TEST(Ao08, OnArrivalIfTheTableSaysSo) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 9000)});
    fight.options.segment.opportunityOnArrival = true;
    fight.order(1, "b", FastMove{8, "a"}).playTo(1);
    EXPECT_THAT(fight.segmentsOf<OpportunityOffered>(), ElementsAre(1));
}

TEST(Ao16, FourToHitAndCriticalFromEighteen) {
    Fight fight = duel();
    fight.order(7, "b", kDrawing).order(7, "a", Opportunity{"b", rolled(18, 3)}).playTo(7);
    EXPECT_EQ(fight.all<Struck>().front().total, 22);
    EXPECT_TRUE(fight.all<Struck>().front().critical);
    EXPECT_EQ(fight.all<Damaged>().front().wear, 6);
}

TEST(Ao17, InGrappleModeItMayPassTheGuardWithoutARoll) {
    Combatant wrestler = fighter("a", "x");
    wrestler.mode = Mode::Grapple;
    Fight fight({wrestler, fighter("b", "y", 1500)});
    Dice noRoll;
    noRoll.action = CombatAction::PassGuard;
    fight.order(1, "b", kDrawing).order(1, "a", Opportunity{"b", noRoll}).playTo(1);
    EXPECT_THAT(fight.all<Struck>(),
                ElementsAre(Struck{StrikeKind::Opportunity, "a", "b", CombatAction::PassGuard, std::nullopt,
                                   std::nullopt, true, false, std::nullopt}));
    EXPECT_THAT(fight["a"].grappling, ElementsAre("b"));
    EXPECT_THAT(fight["b"].grappling, ElementsAre("a"));
}

TEST(Ao17, InMeleeItNeedsItsDie) {
    Fight fight = duel();
    Dice noRoll;
    noRoll.action = CombatAction::PassGuard;
    const FightState state = startRound(fight.state(), {}, {});
    const std::vector<Order> orders{{"b", kDrawing}, {"a", Opportunity{"b", noRoll}}};
    EXPECT_FALSE(playSegment(state, orders, {}).ok());
}

TEST(Ao14, AddsToTheRoutine) {
    Fight fight = duel();
    for (const std::int32_t segment : {4, 5}) fight.order(segment, "a", Routine{"b", rolled(10)});
    fight.order(3, "b", kDrawing).order(3, "a", Opportunity{"b", rolled(10)}).playTo(5);
    EXPECT_THAT(fight.segmentsOf<Struck>(), ElementsAre(3, 4, 5));
}

TEST(Ao15, TheWeaponIsTold) {
    Fight fight = duel();
    Dice shield = rolled(10);
    shield.weapon = "shield";
    fight.order(3, "b", kDrawing).order(3, "a", Opportunity{"b", shield}).playTo(3);
    EXPECT_EQ(fight.all<Struck>().front().weapon, "shield");
}

// ---- the offers of a segment before it is played

TEST(Offers, AreTheOnesThatTheSegmentOpens) {
    const FightState state = startRound(twoWhoDraw().state(), {}, {});
    const std::vector<Order> orders{{"b", kDrawing}, {"c", kDrawing}};
    EXPECT_THAT(*offers(state, orders, {}), ElementsAre(Offer{"a", "b", OpportunityCause::SimpleAction},
                                                        Offer{"a", "c", OpportunityCause::SimpleAction}));
    EXPECT_THAT(*offers(state, {}, {}), IsEmpty());
}

TEST(Offers, NoneInTheSurpriseSegment) {
    Combatant surprised = fighter("a", "x");
    surprised.surprised = true;
    const Step step = beginFight({surprised, fighter("b", "y", 1500)});
    EXPECT_THAT(*offers(step.state, std::vector{Order{"b", kDrawing}}, {}), IsEmpty());
}

}  // namespace tenaille::fight::opportunities_test
