// SPDX-License-Identifier: MIT
//
// How a fight and its rounds begin and end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/rules/fight/fight_builder.h"

namespace tenaille::fight::rounds_test {

using segments::Mode;
using test::duel;
using test::Fight;
using test::fighter;
using test::rolled;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Combatant surprised(Combatant combatant) {
    combatant.surprised = true;
    return combatant;
}

TEST(Su03, ASurpriseSegmentIfSomeAreSurprised) {
    const Step step = beginFight({surprised(fighter("b", "y")), fighter("a", "x")});
    EXPECT_EQ(step.state.stage, Stage::SurpriseSegment);
    EXPECT_EQ(step.events, (std::vector<Event>{{0, 0, SurpriseSegmentPlayed{}}}));
    EXPECT_EQ(step.state.combatants.front().id, "a") << "in the order of ids";
}

TEST(Su04, NoneIfAllAreAndNothingIsSaidIfNoneIs) {
    const Step all = beginFight({surprised(fighter("a", "x")), surprised(fighter("b", "y"))});
    EXPECT_EQ(all.events, (std::vector<Event>{{0, 0, NoSurpriseSegment{}}}));
    EXPECT_EQ(all.state.stage, Stage::RoundStart);
    EXPECT_FALSE(all.state.combatants.front().surprised);
    EXPECT_THAT(beginFight({fighter("a", "x")}).events, IsEmpty());
}

TEST(Su01, SurpriseLastsOneSegment) {
    Fight fight({surprised(fighter("a", "x")), fighter("b", "y")});
    EXPECT_TRUE(fight["a"].surprised);
    fight.playTo(0);
    EXPECT_FALSE(fight["a"].surprised);
    EXPECT_EQ(fight.state().stage, Stage::RoundStart);
}

TEST(Sg01, TenSegmentsMakeARound) {
    Fight fight = duel();
    fight.playTo(9);
    EXPECT_EQ(fight.state().stage, Stage::Segment);
    EXPECT_EQ(fight.state().segment, 10);
    fight.playTo(10);
    EXPECT_EQ(fight.state().stage, Stage::RoundEnd);
    fight.playRound();
    EXPECT_EQ(fight.state().stage, Stage::RoundStart);
    EXPECT_EQ(fight.state().round, 1);
}

TEST(Sg02, DeclarationsGiveModeAndSlots) {
    FightState state = beginFight({fighter("a", "x"), fighter("b", "y")}).state;
    const std::vector<Declaration> declarations{{"a", Mode::Grapple, 3, 2, {}},
                                                {"nobody", Mode::Melee, 1, 1, {}}};
    state = startRound(state, declarations, {});
    EXPECT_EQ(state.combatants[0].mode, Mode::Grapple);
    EXPECT_THAT(state.combatants[0].slots, ElementsAre(Slot{3}, Slot{4}));
    EXPECT_THAT(state.combatants[1].slots, IsEmpty()) << "who declares nothing";
    EXPECT_EQ(state.combatants[1].mode, Mode::Melee);
}

TEST(Sg08, InitiativesMayBeGivenOneByOne) {
    FightState state = beginFight({fighter("a", "x")}).state;
    const std::vector<Declaration> declarations{{"a", Mode::Melee, 3, 1, {5, 2}}};
    EXPECT_THAT(startRound(state, declarations, {}).combatants[0].slots, ElementsAre(Slot{5}, Slot{2}));
}

TEST(Sg02, TheInitiativeOfTheRoundBeforeIsKept) {
    FightState state = beginFight({fighter("a", "x")}).state;
    const std::vector<Declaration> without{{"a", Mode::Melee, std::nullopt, 1, {}}};
    EXPECT_THAT(startRound(state, without, {}).combatants[0].slots, IsEmpty()) << "there is none yet";
    const std::vector<Declaration> with{{"a", Mode::Melee, 7, 1, {}}};
    state = endRound(startRound(state, with, {}), {}).state;
    EXPECT_THAT(startRound(state, without, {}).combatants[0].slots, ElementsAre(Slot{7}));
}

TEST(Sg02, OfSeveralDeclarationsTheLastCounts) {
    const FightState state = beginFight({fighter("a", "x")}).state;
    const std::vector<Declaration> twice{{"a", Mode::Grapple, 7, 3, {}}, {"a", Mode::Melee, 2, 1, {}}};
    const Combatant combatant = startRound(state, twice, {}).combatants[0];
    EXPECT_EQ(combatant.mode, Mode::Melee);
    EXPECT_THAT(combatant.slots, ElementsAre(Slot{2}));
}

TEST(Sg11, SlotsThatAreLeftAreLost) {
    Fight fight = duel();
    fight.order(4, "a", Routine{"b", rolled(10)}).playRound();
    EXPECT_THAT(fight.all<RoutineLost>(),
                ElementsAre(RoutineLost{"a", 5, 5}, RoutineLost{"b", 6, 6}, RoutineLost{"b", 7, 7}));
    EXPECT_EQ(fight["a"].slots[0].use, Slot::Use::Spent);
    EXPECT_EQ(fight["a"].slots[1].use, Slot::Use::Lost);
}

TEST(Sg12, LostOnesAreNamedByTheirReadjustedInitiative) {
    Fight fight({fighter("a", "x")});
    fight.declare("a", Mode::Melee, 7, 1).order(1, "a", SimpleAction{"pickUp", 2}).playRound();
    EXPECT_THAT(fight.all<RoutineLost>(), ElementsAre(RoutineLost{"a", 9, 7}));
}

// ---- fatigue

TEST(Fa03, WhoStandsInAFightTires) {
    Fight fight = duel();
    fight.playRound();
    EXPECT_THAT(fight.all<Tired>(), ElementsAre(Tired{"a", fatigue::Activity::Fatiguing, 1, 0, 14, 0},
                                                Tired{"b", fatigue::Activity::Fatiguing, 1, 0, 14, 0}));
}

TEST(Fa11, WhoDoesNothingRests) {
    Combatant tired = fighter("a", "x");
    tired.tiredness.points = 14;
    Fight fight({tired, fighter("b", "y", 50000)});
    fight.playRound();
    EXPECT_THAT(fight.all<Tired>(), ElementsAre(Tired{"a", fatigue::Activity::Rest, 13, 0, 14, 14}))
        << "who has no points to lose is not named";
}

TEST(Fa04, RunningAndCastingTire) {
    Fight fight({fighter("a", "x"), fighter("b", "x", 90000)});
    fight.declare("b", Mode::Casting, 9, 0)
        .order(3, "a", FastMove{3, positionAtMm(2000, 0)})
        .order(9, "b", Cast{"light", 1})
        .playRound();
    EXPECT_EQ(fight["a"].tiredness.points, 1);
    EXPECT_EQ(fight["b"].tiredness.points, 1);
}

TEST(Fa04, ASimpleActionAwayFromEnemiesRests) {
    Fight fight({fighter("a", "x"), fighter("b", "y", 50000)});
    fight.order(3, "a", SimpleAction{"drinkPotion", 2}).playRound();
    EXPECT_THAT(fight.all<Tired>(), IsEmpty());
}

TEST(Fa10, HalfAPointOnHorseback) {
    Combatant rider = fighter("a", "x");
    rider.sheet.mounted = true;
    Fight fight({rider, fighter("b", "y", 1500)});
    fight.playRound();
    EXPECT_EQ(fight["a"].tiredness, (fatigue::Tiredness{0, true}));
}

TEST(Fa05, TheEventNamesThePenaltyOfTheNextRound) {
    Combatant tired = fighter("a", "x");
    tired.tiredness.points = 14;
    Fight fight({tired, fighter("b", "y", 1500)});
    fight.playRound();
    EXPECT_THAT(fight.all<Tired>().front(), (Tired{"a", fatigue::Activity::Fatiguing, 15, 2, 14, 14}));
}

TEST(Fa03, TheFallenDoNotTire) {
    Combatant dying = fighter("a", "x");
    dying.life.hitPoints = 0;
    Fight fight({dying, fighter("b", "y", 50000)});
    fight.playRound();
    EXPECT_FALSE(fight["a"].alive);
    EXPECT_THAT(fight.all<Tired>(), IsEmpty());
}

}  // namespace tenaille::fight::rounds_test
