// SPDX-License-Identifier: MIT
//
// Phase 7: where everybody gets to.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/rules/fight/fight_builder.h"

namespace tenaille::fight::positions_test {

using close_combat::Move;
using close_combat::Reaction;
using segments::Mode;
using test::duel;
using test::Fight;
using test::fighter;
using test::rolled;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using wounds::CombatAction;

using Place = std::pair<std::int32_t, std::int32_t>;

SlowMove slow(Move move, std::string with, std::int32_t distance = 4000) {
    return {move, std::move(with), distance};
}

// ---- runs

TEST(Cm01, ARunCoversTwoMetresASegmentForEachPointOfSpeed) {
    Fight fight({fighter("a", "x")});
    fight.order(1, "a", FastMove{8, positionAtMm(30000, 40000)}).playTo(1);
    EXPECT_EQ(fight.at("a"), Place(9600, 12800));
    fight.playTo(4);
    EXPECT_EQ(fight.at("a"), Place(30000, 40000));
    EXPECT_THAT(fight.all<Moved>(),
                ElementsAre(Moved{"a", 16000}, Moved{"a", 16000}, Moved{"a", 16000}, Moved{"a", 2000}));
    EXPECT_THAT(fight.segmentsOf<SimpleDone>(), ElementsAre(4));
    EXPECT_EQ(fight.all<SimpleDone>().front().what, "fastMove");
}

TEST(Cm04, ARunUpToSomebodyStopsInContact) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 17500)});
    fight.order(1, "a", FastMove{8, "b"}).playTo(1);
    EXPECT_EQ(fight.at("a"), Place(16000, 0));
    EXPECT_THAT(fight.segmentsOf<SimpleDone>(), ElementsAre(1));
    EXPECT_THAT(fight.all<Engaged>(), ElementsAre(Engaged{"a", "b"}));
}

TEST(Cm04, WhoIsThereAlreadyStays) {
    Fight fight = duel();
    fight.order(1, "a", FastMove{8, "b"}).playTo(1);
    EXPECT_THAT(fight.all<Moved>(), ElementsAre(Moved{"a", 0}));
}

TEST(Cm06, ARunOfTheWholeRoundLosesTheRoutine) {
    Fight fight({fighter("a", "x")});
    fight.declare("a", Mode::Melee, 1, 1).order(1, "a", FastMove{8, positionAtMm(170000, 0)}).playRound();
    EXPECT_THAT(fight.all<RoutineLost>(), ElementsAre(RoutineLost{"a", 11, 1}));
    EXPECT_TRUE(fight["a"].activity.has_value()) << "it goes on";
}

// ---- slow moves out of contact

TEST(Cm09, FreeSlowMoves) {
    const auto ends = [](const SlowMove& move) {
        Fight fight({fighter("a", "x"), fighter("b", "y", 9000)});
        fight.order(1, "a", move).playTo(1);
        EXPECT_THAT(fight.all<SlowMoved>(), ElementsAre(SlowMoved{"a"}));
        return fight.at("a");
    };
    EXPECT_EQ(ends({Move::Advance, positionAtMm(0, 9000)}), Place(0, 4000));
    EXPECT_EQ(ends({Move::Advance, positionAtMm(0, 3000)}), Place(0, 3000)) << "no farther than the place";
    EXPECT_EQ(ends({Move::Advance, positionAtMm(0, 9000), 1500}), Place(0, 1500));
    EXPECT_EQ(ends({Move::Advance, positionAtMm(0, 9000), 9000}), Place(0, 4000)) << "one slow step";
    EXPECT_EQ(ends(slow(Move::Advance, "b")), Place(4000, 0));
    EXPECT_EQ(ends(slow(Move::Retreat, "b")), Place(-4000, 0));
    EXPECT_EQ(ends(slow(Move::CircleClockwise, "b")), Place(-4000, 0)) << "there is nobody to circle";
}

TEST(Cm09, AnAdvanceStopsInContact) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 4000)});
    fight.order(1, "a", slow(Move::Advance, "b")).playTo(1);
    EXPECT_EQ(fight.at("a"), Place(2500, 0));
}

TEST(Cm04, WhoRunsMakesNoSlowMove) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 9000)});
    fight.order(1, "a", FastMove{3, positionAtMm(-6000, 0)})
        .order(1, "a", slow(Move::Retreat, "b"))
        .order(1, "a", slow(Move::Retreat, "b"))
        .playTo(1);
    EXPECT_THAT(fight.refusals(), ElementsAre("alreadyMoving")) << "only the first one counts";
    EXPECT_EQ(fight.at("a"), Place(-6000, 0));
}

TEST(Cm03, ASlowMoveGoesWithAnyOtherAct) {
    Fight fight = duel();
    fight.order(4, "a", Routine{"b", rolled(10)}).order(4, "a", slow(Move::Retreat, "b")).playTo(4);
    EXPECT_THAT(fight.all<Struck>(), testing::SizeIs(1));
    EXPECT_EQ(fight.at("a"), Place(-4000, 0));
}

// ---- in contact

// Where a and b of a duel end after a's move and what b orders.
struct Ends {
    Place a, b;
    std::size_t disengaged;
    friend bool operator==(const Ends&, const Ends&) = default;
};

Ends after(const SlowMove& move, std::optional<Deed> answer, const rules::RuleOptions& options = {}) {
    Fight fight = duel();
    fight.options = options;
    fight.order(1, "a", move);
    if (answer) fight.order(1, "b", *answer);
    fight.playTo(1);
    return {fight.at("a"), fight.at("b"), fight.all<Disengaged>().size()};
}

TEST(Cm16, HoldIsTheAnswerOfTheSilent) {
    const Place a(0, 0), b(1500, 0);
    EXPECT_EQ(after(slow(Move::Advance, "b"), std::nullopt), (Ends{a, b, 0}));
    EXPECT_EQ(after(slow(Move::Retreat, "b"), std::nullopt), (Ends{{-4000, 0}, b, 1}));
    EXPECT_EQ(after(slow(Move::Retreat, "b", 2500), std::nullopt), (Ends{{-2500, 0}, b, 1}));
    EXPECT_EQ(after(slow(Move::CircleCounterclockwise, "b"), std::nullopt), (Ends{{1500, 1500}, b, 0}));
    EXPECT_EQ(after(slow(Move::CircleClockwise, "b"), React{"a", Reaction::Hold}),
              (Ends{{1500, -1500}, b, 0}));
}

TEST(Cm15, TheOtherGoesAlong) {
    const React accompany{"a", Reaction::Accompany};
    EXPECT_EQ(after(slow(Move::Advance, "b"), accompany), (Ends{{4000, 0}, {5500, 0}, 0}));
    EXPECT_EQ(after(slow(Move::Retreat, "b", 3000), accompany), (Ends{{-3000, 0}, {-1500, 0}, 0}));
    EXPECT_EQ(after(slow(Move::CircleClockwise, "b"), accompany), (Ends{{1500, -1500}, {1500, 0}, 0}));
}

TEST(Cm19, WhoOpposesGoesToHisLeft) {
    const React oppose{"a", Reaction::Oppose};
    EXPECT_EQ(after(slow(Move::Advance, "b"), oppose), (Ends{{4000, 0}, {1500, 4000}, 1}));
    EXPECT_EQ(after(slow(Move::CircleClockwise, "b", 2000), oppose), (Ends{{1500, -1500}, {1500, 2000}, 1}));
}

TEST(Cm19, AWayOfHisOwnIsOpposition) {
    EXPECT_EQ(after(slow(Move::Retreat, "b"), SlowMove{Move::Advance, positionAtMm(1500, -9000)}),
              (Ends{{-4000, 0}, {1500, -4000}, 1}));
}

TEST(Cm16, AReactionToSomebodyElseIsNoAnswer) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 1500), fighter("c", "x", 3000)});
    fight.order(1, "a", slow(Move::Retreat, "b"))
        .order(1, "b", React{"c", Reaction::Accompany})
        .order(1, "b", React{"a", Reaction::Accompany})
        .playTo(1);
    EXPECT_EQ(fight.all<CloseMoved>().front().response, close_combat::Response(Reaction::Hold));
}

TEST(Cm18, BothAnnounced) {
    const auto both = [](Move a, Move b) { return after(slow(a, "b"), Deed(slow(b, "a"))); };
    EXPECT_EQ(both(Move::Advance, Move::Advance), (Ends{{0, 0}, {1500, 0}, 0}));
    EXPECT_EQ(both(Move::Advance, Move::Retreat), (Ends{{4000, 0}, {5500, 0}, 0}));
    EXPECT_EQ(both(Move::Retreat, Move::Retreat), (Ends{{-4000, 0}, {5500, 0}, 1}));
    EXPECT_EQ(both(Move::CircleCounterclockwise, Move::Retreat), (Ends{{1500, 1500}, {5500, 0}, 1}));
    EXPECT_EQ(both(Move::CircleClockwise, Move::CircleClockwise), (Ends{{1500, 0}, {0, 0}, 0}));
    EXPECT_EQ(both(Move::CircleClockwise, Move::CircleCounterclockwise), (Ends{{0, 0}, {1500, 0}, 0}));
}

TEST(Cm18, OneEventForBothAndOneStepForBoth) {
    Fight fight = duel();
    fight.order(1, "a", slow(Move::Retreat, "b", 1000))
        .order(1, "b", slow(Move::Retreat, "a", 3000))
        .playTo(1);
    ASSERT_THAT(fight.all<CloseMoved>(), testing::SizeIs(1));
    EXPECT_EQ(fight.all<CloseMoved>().front().who, "a");
    EXPECT_EQ(fight.at("b"), Place(2500, 0)) << "as far as the one who is named first";
}

TEST(Cm18, ADoubleCircleTurnsBothRoundTheirMiddle) {
    rules::RuleOptions options;
    options.closeMove.doubleCircleRotation = 90;
    EXPECT_EQ(after(slow(Move::CircleClockwise, "b"), Deed(slow(Move::CircleClockwise, "a")), options),
              (Ends{{750, -750}, {750, 750}, 0}));
    options.closeMove.doubleCircleRotation = 0;
    EXPECT_EQ(after(slow(Move::CircleClockwise, "b"), Deed(slow(Move::CircleClockwise, "a")), options),
              (Ends{{0, 0}, {1500, 0}, 0}));
}

TEST(Cm17, NobodyCirclesWithoutFreeFlanks) {
    SlowMove circle = slow(Move::CircleClockwise, "b");
    circle.flanksFree = false;
    EXPECT_EQ(after(circle, React{"a", Reaction::Accompany}), (Ends{{0, 0}, {1500, 0}, 0}));
    EXPECT_EQ(after(slow(Move::Retreat, "b"), Deed(SlowMove{Move::CircleClockwise, "a", 4000, false})),
              (Ends{{0, 0}, {1500, 0}, 0}));
}

TEST(Cm20, TurningOnTheSpotIsNoMove) {
    EXPECT_EQ(after(slow(Move::Retreat, "b"), Pivot{}), after(slow(Move::Retreat, "b"), std::nullopt));
}

// ---- surprise

TEST(Su08, WhoStrikesFromADistanceStandsInContactAfterwards) {
    Combatant target = fighter("b", "y", 9000);
    target.surprised = true;
    Fight fight({fighter("a", "x"), target});
    fight.order(0, "a", SurpriseAttack{"b", rolled(5)}).playTo(0);
    EXPECT_EQ(fight.at("a"), Place(7500, 0));
    Fight shot({fighter("a", "x"), target});
    shot.order(0, "a", SurpriseAttack{"b", rolled(5, CombatAction::Shot)}).playTo(0);
    EXPECT_EQ(shot.at("a"), Place(0, 0));
}

// ---- breakthroughs

Dice breakthrough(std::int32_t d20, std::int32_t d4) {
    Dice dice = rolled(d20, CombatAction::Breakthrough);
    dice.d4 = d4;
    return dice;
}

TEST(Cm21, TheOpponentFallsBackAndMayBeFollowed) {
    for (const bool follows : {false, true}) {
        Fight fight = duel();
        fight.order(4, "a", Routine{"b", breakthrough(15, 4)});
        if (follows) fight.order(4, "a", SlowMove{Move::Advance, "b", 4000, true, true});
        fight.playTo(4);
        EXPECT_THAT(fight.all<Pushed>(), ElementsAre(Pushed{"b", 5000}));
        EXPECT_EQ(fight.at("b"), Place(6500, 0));
        EXPECT_EQ(fight.at("a"), Place(follows ? 4000 : 0, 0));
        EXPECT_THAT(fight.all<SlowMoved>(), IsEmpty());
    }
}

TEST(Cm21, AMissPushesNobodyAndNobodyFollows) {
    Fight fight = duel();
    fight.order(4, "a", Routine{"b", breakthrough(5, 4)})
        .order(4, "a", SlowMove{Move::Advance, "b", 4000, true, true})
        .playTo(4);
    EXPECT_EQ(fight.at("a"), Place(0, 0));
    EXPECT_EQ(fight.at("b"), Place(1500, 0));
}

TEST(Cm21, APushAddsToAMoveOfOnesOwn) {
    Fight fight = duel();
    fight.order(4, "a", Routine{"b", breakthrough(15, 1)})
        .order(4, "b", SlowMove{Move::Advance, positionAtMm(1500, 3000)})
        .playTo(4);
    EXPECT_EQ(fight.at("b"), Place(3500, 3000));
}

TEST(Cm22, WhoPassesBySwapsPlaces) {
    Dice pass = rolled(18, CombatAction::PassThrough);
    pass.opposed = {12};
    Fight fight = duel();
    fight.order(4, "a", Routine{"b", pass}).order(4, "b", slow(Move::Retreat, "a")).playTo(4);
    EXPECT_THAT(fight.all<PassedThrough>(), ElementsAre(PassedThrough{"a", "b"}));
    EXPECT_EQ(fight.at("a"), Place(1500, 0));
    EXPECT_EQ(fight.at("b"), Place(0, 0)) << "whatever else he did";
}

// ---- the fallen

TEST(Sg16, TheFallenStayWhereTheyAre) {
    Fight fight = duel();
    Dice mortal = breakthrough(15, 4);
    mortal.wear = 99;
    fight.order(4, "a", Routine{"b", mortal})
        .order(4, "b", slow(Move::Retreat, "a"))
        .order(4, "a", slow(Move::Retreat, "b"))
        .playTo(4);
    EXPECT_EQ(fight.at("b"), Place(1500, 0));
    EXPECT_THAT(fight.all<Pushed>(), IsEmpty());
    EXPECT_EQ(fight.all<CloseMoved>().front().response, close_combat::Response(Reaction::Hold));
    EXPECT_EQ(fight.at("a"), Place(-4000, 0));
}

}  // namespace tenaille::fight::positions_test
