// SPDX-License-Identifier: MIT
#include "core/rules/turns/turn_order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tenaille::turns::turn_order_test {

using ::testing::ElementsAre;

constexpr RecordId kArda{1};
constexpr RecordId kBren{2};
constexpr RecordId kOgre{3};
constexpr RecordId kRat{4};

Combatant one(RecordId token, std::int32_t group = 0) {
    Combatant combatant;
    combatant.token = token;
    combatant.group = group;
    return combatant;
}

class TurnOrder : public ::testing::Test {
  public:
    // Arda 20, Bren 15, ogre 10, rat 5.
    void start() { events = startRound(game, kThrows); }
    std::vector<RecordId> order() const {
        std::vector<RecordId> ids;
        for (const Combatant& combatant : game.combatants) ids.push_back(combatant.token);
        return ids;
    }
    Combatant& of(RecordId id) {
        return *std::find_if(game.combatants.begin(), game.combatants.end(),
                             [&](const Combatant& combatant) { return combatant.token == id; });
    }
    static inline const Throws kThrows{
        {kArda, {20, 2, 1}}, {kBren, {15, 1, 1}}, {kOgre, {10, 0, 1}}, {kRat, {5, 3, 1}}};
    TurnGame game{Stage::Roll, 0, false, {one(kRat), one(kOgre), one(kBren), one(kArda)}};
    Events events;
};

TEST_F(TurnOrder, TheHigherInitiativeActsFirst) {
    start();
    EXPECT_THAT(order(), ElementsAre(kArda, kBren, kOgre, kRat));
    EXPECT_THAT(acting(game), ElementsAre(kArda));
    EXPECT_EQ(events, (Events{{EventKind::RoundBegins, {}}, {EventKind::TurnBegins, kArda}}));
    for (const RecordId next : {kBren, kOgre, kRat, kArda}) {
        endTurn(game);
        EXPECT_THAT(acting(game), ElementsAre(next));
    }
    EXPECT_EQ(game.round, 2);
}

TEST_F(TurnOrder, TiesGoToTheBonusThenTheDieThenTheSmallerRecord) {
    startRound(game, {{kArda, {9, 1, 20}}, {kBren, {9, 2, 1}}, {kOgre, {9, 1, 20}}, {kRat, {9, 1, 3}}});
    EXPECT_THAT(order(), ElementsAre(kBren, kArda, kOgre, kRat));
}

TEST_F(TurnOrder, WhoIsDownIsPassedOver) {
    start();
    of(kBren).down = true;
    EXPECT_EQ(endTurn(game), (Events{{EventKind::PassedOver, kBren}, {EventKind::TurnBegins, kOgre}}));
}

TEST_F(TurnOrder, TheSurprisedMissTheSurpriseRound) {
    of(kOgre).surprised = of(kRat).surprised = true;
    start();
    EXPECT_EQ(game.stage, Stage::SurpriseRound);
    EXPECT_EQ(game.round, 0);
    EXPECT_THAT(acting(game), ElementsAre(kArda));
    endTurn(game);
    EXPECT_THAT(acting(game), ElementsAre(kBren));
    endTurn(game);
    EXPECT_EQ(game.stage, Stage::Round);
    EXPECT_EQ(game.round, 1);
    EXPECT_THAT(acting(game), ElementsAre(kArda));
    EXPECT_FALSE(of(kOgre).surprised);
}

TEST_F(TurnOrder, IfAllAreSurprisedThereIsNoSurpriseRound) {
    for (Combatant& combatant : game.combatants) combatant.surprised = true;
    start();
    EXPECT_EQ(game.stage, Stage::Round);
    EXPECT_THAT(acting(game), ElementsAre(kArda));
}

TEST_F(TurnOrder, WhoDelaysActsLaterAndHasHisPlaceThere) {
    start();
    hold(game, kArda, TurnState::Delaying);
    EXPECT_THAT(acting(game), ElementsAre(kBren));
    endTurn(game);
    actNow(game, kArda);
    EXPECT_THAT(acting(game), ElementsAre(kArda));
    EXPECT_EQ(of(kOgre).state, TurnState::Interrupted);
    EXPECT_EQ(endTurn(game), (Events{{EventKind::TurnGoesOn, kOgre}}));
    EXPECT_THAT(order(), ElementsAre(kBren, kArda, kOgre, kRat));
    EXPECT_EQ(of(kArda).initiative, 10);
    endTurn(game);
    endTurn(game);
    EXPECT_THAT(acting(game), ElementsAre(kBren)) << "round 2 begins with him";
}

TEST_F(TurnOrder, WhoHoldsBackForARoundActsInHisOldPlace) {
    start();
    hold(game, kArda, TurnState::Ready);
    for (int turn = 0; turn < 2; ++turn) endTurn(game);
    EXPECT_EQ(endTurn(game), (Events{{EventKind::RoundBegins, {}},
                                     {EventKind::HoldLapses, kArda},
                                     {EventKind::TurnBegins, kArda}}));
    EXPECT_EQ(game.round, 2);
}

TEST_F(TurnOrder, AReadyDeedInTheNextRoundTakesItsTurn) {
    start();
    endTurn(game);
    hold(game, kBren, TurnState::Ready);
    endTurn(game);
    endTurn(game);
    ASSERT_THAT(acting(game), ElementsAre(kArda));
    actNow(game, kBren);
    endTurn(game);
    EXPECT_THAT(acting(game), ElementsAre(kArda));
    endTurn(game);
    EXPECT_THAT(acting(game), ElementsAre(kOgre)) << "Bren has had his turn of round 2";
}

TEST_F(TurnOrder, AReactionKeepsThePlace) {
    start();
    hold(game, kArda, TurnState::Ready);
    react(game, kArda);
    EXPECT_THAT(acting(game), ElementsAre(kBren));
    for (int turn = 0; turn < 3; ++turn) endTurn(game);
    EXPECT_THAT(acting(game), ElementsAre(kArda));
    EXPECT_EQ(game.round, 2);
}

TEST_F(TurnOrder, AReactionInTheNextRoundLeavesTheTurnOfThatRound) {
    start();
    endTurn(game);
    hold(game, kBren, TurnState::Ready);
    endTurn(game);
    endTurn(game);
    ASSERT_THAT(acting(game), ElementsAre(kArda));
    react(game, kBren);
    endTurn(game);
    EXPECT_THAT(acting(game), ElementsAre(kBren));
}

TEST_F(TurnOrder, WhoActsNowStandsBeforeTheWholeGroup) {
    game.combatants = {one(kRat, 1), one(kOgre, 1), one(kBren), one(kArda)};
    start();
    hold(game, kArda, TurnState::Delaying);
    endTurn(game);
    hold(game, kOgre, TurnState::Delaying);
    ASSERT_THAT(acting(game), ElementsAre(kRat));
    actNow(game, kArda);
    EXPECT_THAT(order(), ElementsAre(kBren, kArda, kOgre, kRat));
    endTurn(game);
    EXPECT_THAT(acting(game), ElementsAre(kRat)) << "goes on";
}

TEST_F(TurnOrder, ALateArrivalInTheSurpriseRound) {
    of(kOgre).surprised = of(kRat).surprised = true;
    start();
    Combatant late = one({5});
    late.initiative = 7;
    join(game, late);
    EXPECT_EQ(of({5}).state, TurnState::Waiting) << "only surprised ones stand behind its place";
}

TEST_F(TurnOrder, AGroupActsTogether) {
    game.combatants = {one(kRat, 1), one(kOgre, 1), one(kBren), one(kArda)};
    start();
    endTurn(game);
    EXPECT_EQ(endTurn(game), (Events{{EventKind::TurnBegins, kOgre}, {EventKind::TurnBegins, kRat}}));
    EXPECT_EQ(of(kRat).initiative, 10) << "the throw of the smaller record";
    hold(game, kOgre, TurnState::Delaying);
    EXPECT_THAT(acting(game), ElementsAre(kRat)) << "the others go on";
    endTurn(game);
    EXPECT_THAT(acting(game), ElementsAre(kArda));
}

TEST_F(TurnOrder, ThrownAnewEveryRound) {
    game.rerolls = true;
    start();
    for (int turn = 0; turn < 4; ++turn) endTurn(game);
    EXPECT_EQ(game.stage, Stage::Roll);
    EXPECT_THAT(acting(game), ElementsAre());
    startRound(game, {{kArda, {1, 0, 1}}, {kBren, {2, 0, 1}}, {kOgre, {3, 0, 1}}, {kRat, {4, 0, 1}}});
    EXPECT_EQ(game.round, 2);
    EXPECT_THAT(order(), ElementsAre(kRat, kOgre, kBren, kArda));
}

TEST_F(TurnOrder, LateArrivalsActInThisRoundIfTheirPlaceIsStillToCome) {
    start();
    endTurn(game);
    Combatant late = one({5});
    late.initiative = 18;
    join(game, late);
    Combatant soon = one({6});
    soon.initiative = 10;
    join(game, soon);
    EXPECT_THAT(order(), ElementsAre(kArda, RecordId{5}, kBren, kOgre, RecordId{6}, kRat));
    EXPECT_EQ(of({5}).state, TurnState::Done);
    EXPECT_EQ(of({6}).state, TurnState::Waiting);
}

TEST_F(TurnOrder, AWrongInitiativeIsPutRight) {
    start();
    setInitiative(game, kRat, 17);
    EXPECT_THAT(order(), ElementsAre(kArda, kRat, kBren, kOgre));
    endTurn(game);
    EXPECT_THAT(acting(game), ElementsAre(kRat));
}

TEST_F(TurnOrder, EverybodyMayDelay) {
    start();
    for (const RecordId id : {kArda, kBren, kOgre, kRat}) hold(game, id, TurnState::Delaying);
    EXPECT_EQ(game.round, 2);
    EXPECT_THAT(acting(game), ElementsAre(kArda));
}

}  // namespace tenaille::turns::turn_order_test
