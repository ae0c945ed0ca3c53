// SPDX-License-Identifier: MIT
//
// Games of turns through intents: order, log, steps back, files.
#include "core/actions/turn_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "core/actions/fight_of.h"
#include "core/io/document_format.h"
#include "tests/core/actions/fight_fixture.h"

namespace tenaille::actions::turn_game_test {

using board::TurnState;
using ::testing::Contains;
using ::testing::HasSubstr;

class TurnGameTest : public test::Fight {
  public:
    void SetUp() override {
        a = add("Arda", "party", {2, 2});
        b = add("Brok", "foes", {3, 3});
        c = add("Goblin 1", "foes", {8, 3});
        d = add("Goblin 2", "foes", {9, 3});
    }
    std::string begin(std::vector<std::pair<RecordId, std::int32_t>> typed = {}, bool groups = false,
                      std::vector<RecordId> surprised = {}, bool rerolls = false) {
        return perform(BeginFight{{a, b, c, d},
                                  std::move(surprised),
                                  7,
                                  board::ClockKind::Turns,
                                  rerolls,
                                  groups,
                                  std::move(typed)});
    }
    TurnState stateOf(RecordId id) const { return combatant(id).turn->state; }
    void expectWhole() const {
        const io::DocumentReading again = io::readDocument(io::writeDocument(m_encounter, ""));
        ASSERT_TRUE(again.problems.empty()) << describe(again.problems.front());
        ASSERT_TRUE(again.notices.empty()) << describe(again.notices.front());
        EXPECT_TRUE(document::sameContent(*again.encounter, m_encounter));
    }

    RecordId c, d;
};

TEST_F(TurnGameTest, TypedTotalsCountAndTheOthersAreRolledWithTheirBonus) {
    board::TokenRecord brok = token(b);
    brok.initiativeBonus = 4;
    m_encounter.tokens.put(brok);
    ASSERT_EQ(begin({{a, 99}}), "");
    EXPECT_EQ(clock().stage, board::ClockStage::RoundStart);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(clock().round, 1);
    EXPECT_EQ(combatant(a).turn->initiative, 99);
    EXPECT_FALSE(combatant(a).turn->typed) << "used up";
    EXPECT_EQ(stateOf(a), TurnState::Acting);
    EXPECT_GE(combatant(b).turn->initiative, 5);
    EXPECT_LE(combatant(b).turn->initiative, 24);
    EXPECT_THAT(entries(), Contains("turns.initiative").Times(4));
    expectWhole();
}

TEST_F(TurnGameTest, ANewTurnStartsTheWayAgainAndAStepBackBringsItBack) {
    ASSERT_EQ(begin({{a, 30}, {b, 20}, {c, 10}, {d, 5}}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    board::TokenRecord brok = token(b);
    brok.moved = 5;
    brok.diagonalParity = 1;
    m_encounter.tokens.put(brok);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(stateOf(b), TurnState::Acting);
    EXPECT_EQ(token(b).moved, 0);
    EXPECT_EQ(token(b).diagonalParity, 0);
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(stateOf(a), TurnState::Acting);
    EXPECT_EQ(token(b).moved, 5);
    EXPECT_EQ(token(b).diagonalParity, 1);
}

TEST_F(TurnGameTest, AGroupHasOneThrow) {
    ASSERT_EQ(begin({{a, 30}, {b, 20}}, true), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(combatant(c).turn->initiative, combatant(d).turn->initiative);
    EXPECT_THAT(entries(), Contains("turns.initiative").Times(3));
    for (int turn = 0; turn < 2; ++turn) ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(stateOf(c), TurnState::Acting);
    EXPECT_EQ(stateOf(d), TurnState::Acting);
}

TEST_F(TurnGameTest, TheSurprisedWaitForRoundOne) {
    ASSERT_EQ(begin({{a, 1}, {b, 20}, {c, 10}, {d, 5}}, false, {b, c, d}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(clock().stage, board::ClockStage::SurpriseSegment);
    EXPECT_EQ(stateOf(a), TurnState::Acting);
    expectWhole();
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(clock().round, 1);
    EXPECT_EQ(stateOf(b), TurnState::Acting);
    EXPECT_FALSE(combatant(b).surprised);
}

TEST_F(TurnGameTest, WhatCannotBeDoneIsRefused) {
    EXPECT_THAT(perform(HoldTurn{a, false}), HasSubstr("No game of turns"));
    ASSERT_EQ(begin({{a, 30}, {b, 20}, {c, 10}, {d, 5}}), "");
    EXPECT_THAT(perform(ActNow{b}), HasSubstr("round has not begun"));
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(perform(HoldTurn{b, false}), HasSubstr("It is not the turn of Brok"));
    EXPECT_THAT(perform(ActNow{a}), HasSubstr("acting already"));
    EXPECT_THAT(perform(UseReady{b}), HasSubstr("kept nothing ready"));
    EXPECT_THAT(perform(SetInitiative{b, 1000}), HasSubstr("no initiative"));
    EXPECT_THAT(perform(SetInitiative{b, std::nullopt}), HasSubstr("thrown already"));
    EXPECT_THAT(perform(Declaration{a}), HasSubstr("nobody declares"));
    EXPECT_THAT(perform(GiveOrder{order(a, 3, board::OrderKind::SimpleAction)}),
                HasSubstr("nobody declares"));
    for (const RecordId id : {a, b, c, d}) {
        board::TokenRecord token = *m_encounter.tokens.find(id);
        token.hitPoints = 0;
        m_encounter.tokens.put(token);
    }
    EXPECT_EQ(perform(StepForward{}), "") << "a hero who is down still has a turn";
    EXPECT_EQ(stateOf(a), TurnState::Acting);
    EXPECT_EQ(clock().round, 2);
    EXPECT_THAT(perform(ActNow{b}), HasSubstr("is down"));
    ASSERT_EQ(perform(LeaveFight{{a}}), "");
    EXPECT_THAT(perform(StepForward{}), HasSubstr("Everybody in the fight is down"));
}

TEST_F(TurnGameTest, OneOfAGroupIsTypedForAll) {
    ASSERT_EQ(begin({{d, 50}}, true), "");
    EXPECT_EQ(combatant(c).turn->typed, 50);
    ASSERT_EQ(perform(SetInitiative{d, 40}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(combatant(c).turn->initiative, 40);
    EXPECT_EQ(combatant(d).turn->initiative, 40);
}

TEST_F(TurnGameTest, AStepBackBehindAJoinKeepsTheOrder) {
    ASSERT_EQ(perform(BeginFight{{a, c, d}, {}, 7, board::ClockKind::Turns, false, true, {{a, 30}, {c, 15}}}),
              "");
    for (int step = 0; step < 2; ++step) ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(JoinFight{{b}, false}), "");
    ASSERT_EQ(perform(SetInitiative{b, 17}), "");
    ASSERT_EQ(perform(StepBack{}), "");
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(stateOf(a), TurnState::Acting);
    EXPECT_EQ(combatant(c).turn->place + 1, combatant(d).turn->place) << "those of the group stand together";
    std::vector<std::int32_t> places;
    for (const board::CombatantRecord& one : m_encounter.combatants) places.push_back(one.turn->place);
    EXPECT_THAT(places, ::testing::UnorderedElementsAre(0, 1, 2, 3));
    expectWhole();
}

TEST_F(TurnGameTest, ARoundFarAwayInAFileIsNotCountedUpTo) {
    ASSERT_EQ(begin({{a, 30}, {b, 20}, {c, 10}, {d, 5}}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    for (const RecordId id : {a, b, c, d}) {
        board::CombatantRecord one = combatant(id);
        one.turn->state = TurnState::Delaying;
        one.turn->heldSince = board::kMaxRound;
        m_encounter.combatants.put(one);
    }
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(clock().round, 2);
    expectWhole();
}

TEST_F(TurnGameTest, TheClockCountsNoFurtherThanItCan) {
    ASSERT_EQ(begin({{a, 30}, {b, 20}, {c, 10}, {d, 5}}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    board::ClockRecord last = clock();
    last.round = board::kMaxRound;
    m_encounter.clock.put(last);
    for (int turn = 0; turn < 3; ++turn) EXPECT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(perform(StepForward{}), HasSubstr("counts no further"));
    EXPECT_THAT(perform(HoldTurn{d, false}), HasSubstr("counts no further"));
}

TEST_F(TurnGameTest, LateArrivalsFindTheirPlaceAndLeaversTakeTheirTurnWithThem) {
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7, board::ClockKind::Turns, false, false, {{a, 30}, {b, -9}}}),
              "");
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(JoinFight{{c, d}, false}), "");
    EXPECT_EQ(stateOf(c), TurnState::Waiting);
    EXPECT_EQ(combatant(b).turn->place, 3);
    expectWhole();
    ASSERT_EQ(perform(LeaveFight{{a}}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_TRUE(stateOf(c) == TurnState::Acting || stateOf(d) == TurnState::Acting);
}

TEST_F(TurnGameTest, AnyWalkForwardAndBackEndsInTheSameDocument) {
    std::mt19937 random(42);
    for (int game = 0; game < 60; ++game) {
        ASSERT_EQ(
            begin({}, game % 2 == 0, game % 3 == 0 ? std::vector{b} : std::vector<RecordId>{}, game % 5 == 0),
            "");
        std::vector<document::Encounter> states{m_encounter};
        for (int step = 0; step < 40; ++step) {
            const RecordId who = std::array{a, b, c, d}[random() % 4];
            const auto kind = random() % 4;
            const std::string refused = kind == 0   ? perform(HoldTurn{who, random() % 2 == 0})
                                        : kind == 1 ? perform(ActNow{who})
                                                    : perform(StepForward{});
            if (!refused.empty()) continue;
            const turns::TurnGame now = turnGameOf(m_encounter, document::optionsOf(m_encounter));
            EXPECT_EQ(turns::acting(now).empty(), now.stage == turns::Stage::Roll);
            states.push_back(m_encounter);
        }
        expectWhole();
        while (states.size() > 1) {
            ASSERT_TRUE(document::sameContent(m_encounter, states.back()));
            states.pop_back();
            ASSERT_EQ(perform(StepBack{}), "");
        }
        ASSERT_TRUE(document::sameContent(m_encounter, states.back()));
        ASSERT_EQ(perform(EndFight{}), "");
    }
    undoAll();
    EXPECT_TRUE(m_encounter.clock.empty());
}

// In the segment game the players are told which heroes do something; what foes intend they are not told.
TEST_F(TurnGameTest, OfASegmentTheHeroesWhoDoSomethingAreTold) {
    m_encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 20, 15});
    duel();
    ASSERT_EQ(perform(GiveOrder{order(b, 9, board::OrderKind::Routine, a)}), "");
    const rules::RuleOptions options = document::optionsOf(m_encounter);
    EXPECT_TRUE(turnsNow(m_encounter, options)->acting.empty()) << "before the first segment";
    ASSERT_EQ(perform(StepForward{}), "");
    int acted = 0;
    while (clock().stage == board::ClockStage::Segment) {
        const auto told = turnsNow(m_encounter, options)->acting;
        const board::BoardView board = document::boardOf(m_encounter);
        const auto due = ordersDue({m_encounter, board, options}, fightOf(m_encounter, options));
        ASSERT_TRUE(due);
        const bool acts =
            std::any_of(due->begin(), due->end(), [&](const auto& one) { return one.who == a; });
        EXPECT_EQ(told, acts ? std::vector{a} : std::vector<RecordId>()) << clock().segment;
        acted += acts ? 1 : 0;
        ASSERT_EQ(perform(StepForward{}), "");
    }
    EXPECT_EQ(acted, 2) << "two actions were declared";
}

TEST_F(TurnGameTest, InASurpriseSegmentThoseAreToldWhoAreNotSurprised) {
    ASSERT_EQ(perform(BeginFight{{a, b}, {a}, 7}), "");
    ASSERT_EQ(clock().stage, board::ClockStage::SurpriseSegment);
    const auto now = turnsNow(m_encounter, document::optionsOf(m_encounter));
    EXPECT_TRUE(now->surprise);
    EXPECT_EQ(now->acting, std::vector{b});
}

}  // namespace tenaille::actions::turn_game_test
