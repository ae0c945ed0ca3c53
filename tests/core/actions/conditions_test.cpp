// SPDX-License-Identifier: MIT
//
// Conditions: how long they last on both clocks, what they do to the rules, and steps back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/actions/attack_question.h"
#include "core/actions/condition_time.h"
#include "core/io/document_format.h"
#include "tests/core/actions/fight_fixture.h"

namespace tenaille::actions::conditions_test {

using board::TimeUnit;
using ::testing::Contains;
using ::testing::HasSubstr;

class ConditionsTest : public test::Fight {
  public:
    std::string give(const std::string& name, std::int32_t length = 0, TimeUnit unit = TimeUnit::Rounds) {
        return perform(AddCondition{{a}, name, length, unit});
    }
    bool has(const std::string& name) const { return board::isNamed(token(a).conditions, name); }
    // "3 rounds"
    std::string left() const {
        const auto left = leftOf(m_encounter, token(a).conditions.front());
        if (!left) return "for ever";
        constexpr const char* kUnits[] = {"rounds", "segments", "minutes"};
        return std::to_string(left->count) + ' ' + kUnits[static_cast<std::size_t>(left->unit)];
    }
    void step(int times = 1) {
        for (int i = 0; i < times; ++i) ASSERT_EQ(perform(StepForward{}), "");
    }
    void expectWhole() const {
        const io::DocumentReading again = io::readDocument(io::writeDocument(m_encounter, ""));
        ASSERT_TRUE(again.problems.empty()) << describe(again.problems.front());
        ASSERT_TRUE(again.notices.empty()) << describe(again.notices.front());
        EXPECT_TRUE(document::sameContent(*again.encounter, m_encounter));
    }
};

TEST_F(ConditionsTest, WithoutAFightTimeStandsStill) {
    a = add("Arda", "party", {2, 2});
    ASSERT_EQ(give("stunned", 3), "");
    EXPECT_EQ(left(), "3 rounds");
    ASSERT_EQ(give("stunned", 1, TimeUnit::Minutes), "") << "anew";
    EXPECT_EQ(token(a).conditions.size(), 1u);
    EXPECT_EQ(left(), "1 minutes");
    ASSERT_EQ(give("stunned"), "");
    EXPECT_EQ(left(), "for ever");
    ASSERT_EQ(perform(RemoveCondition{{a}, "stunned"}), "");
    EXPECT_FALSE(has("stunned"));
    EXPECT_THAT(entries(), Contains("removeCondition"));
    undoAll();
    EXPECT_TRUE(token(a).conditions.empty());
}

// The segment that is due when it begins is the first that it fills.
TEST_F(ConditionsTest, SegmentsAreCountedAcrossTheEndOfTheRound) {
    duel();
    step(9);  // the round begins, eight segments
    ASSERT_EQ(clock().segment, 9);
    ASSERT_EQ(give("dazed", 3, TimeUnit::Segments), "");
    EXPECT_EQ(left(), "3 segments");
    step();
    EXPECT_EQ(left(), "2 segments");
    step();
    ASSERT_EQ(clock().stage, board::ClockStage::RoundStart);
    EXPECT_EQ(left(), "1 segments") << "that of the next round";
    step();
    EXPECT_TRUE(has("dazed")) << "segment 1 is due";
    expectWhole();
    step();
    EXPECT_FALSE(has("dazed"));
    EXPECT_THAT(entries(), Contains("conditionEnds"));
    expectWhole();
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_TRUE(has("dazed"));
    EXPECT_EQ(left(), "1 segments");
    step();
    EXPECT_FALSE(has("dazed"));
}

TEST_F(ConditionsTest, RoundsAndMinutesOfTheSegmentGameAreTenSegments) {
    duel();
    step(4);
    ASSERT_EQ(give("dazed", 1), "");
    EXPECT_EQ(left(), "1 rounds");
    step();
    EXPECT_EQ(left(), "9 segments");
    ASSERT_EQ(give("asleep", 1, TimeUnit::Minutes), "");
    step(10);  // six segments, the round, three segments: one segment less than ten
    EXPECT_FALSE(has("dazed")) << "begun one segment earlier";
    EXPECT_TRUE(has("asleep"));
    step();
    EXPECT_FALSE(has("asleep"));
}

// It ends when the turn in which it began comes again, not with the round.
TEST_F(ConditionsTest, ARoundOfTurnsEndsInTheSameTurn) {
    beginTurns();
    step(2);  // initiative, the turn of Arda
    ASSERT_EQ(combatant(b).turn->state, board::TurnState::Acting);
    ASSERT_EQ(give("stunned", 1), "");
    EXPECT_EQ(token(a).conditions.front().during, b);
    step();  // round 2, Arda
    ASSERT_EQ(clock().round, 2);
    ASSERT_EQ(combatant(a).turn->state, board::TurnState::Acting);
    EXPECT_TRUE(has("stunned"));
    EXPECT_EQ(left(), "0 rounds") << "this round";
    expectWhole();
    step();
    EXPECT_FALSE(has("stunned"));
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_TRUE(has("stunned"));
    ASSERT_EQ(perform(LeaveFight{{b}}), "") << "nobody waits for a turn that never comes";
    step();
    EXPECT_FALSE(has("stunned"));
}

TEST_F(ConditionsTest, WhatBeganBeforeTheFightLastsThroughItsFirstRounds) {
    a = add("Arda", "party", {2, 2});
    b = add("Brok", "foes", {5, 5});
    ASSERT_EQ(give("blessed", 2), "");
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7, board::ClockKind::Turns}), "");
    step(3);
    ASSERT_EQ(clock().round, 2);
    EXPECT_TRUE(has("blessed"));
    step(2);
    ASSERT_EQ(clock().round, 3);
    EXPECT_FALSE(has("blessed"));
}

TEST_F(ConditionsTest, TheEndOfTheFightKeepsWhatIsLeft) {
    beginTurns();
    step();
    ASSERT_EQ(give("hasted", 1, TimeUnit::Minutes), "");
    step(4);
    ASSERT_EQ(clock().round, 3);
    ASSERT_EQ(perform(EndFight{}), "");
    EXPECT_EQ(left(), "8 rounds");
    expectWhole();
}

TEST_F(ConditionsTest, TheLogNamesEachOfSeveral) {
    const RecordId arda = add("Arda", "party", {2, 2});
    const RecordId bran = add("Bran", "party", {4, 2});
    for (const RecordId id : {arda, bran}) {
        board::TokenRecord plain = token(id);
        plain.fighter.endurance = plain.fighter.maxEndurance = 0;
        m_encounter.tokens.put(plain);
    }
    const auto said = [&] {
        std::vector<std::string> lines;
        for (const board::LogRecord& line : m_encounter.log)
            lines.push_back(line.entry + ' ' + line.arguments.at(0) + ' ' + line.arguments.at(1));
        return lines;
    };
    ASSERT_EQ(perform(AddCondition{{arda, bran}, "prone", 2}), "");
    EXPECT_THAT(said(), ::testing::ElementsAre("addCondition Arda prone", "addCondition Bran prone"));
    ASSERT_EQ(perform(RemoveCondition{{arda, bran}, "prone"}), "");
    ASSERT_EQ(perform(GiveTemporaryPoints{{arda, bran}, 5}), "");
    EXPECT_THAT(said(), ::testing::Contains("removeCondition Bran prone"));
    EXPECT_THAT(said(), ::testing::Contains("givePoints Bran 5"));
}

// Those of many end in one step, while the turns change with it.
TEST_F(ConditionsTest, ThoseOfACrowdEndTogether) {
    std::vector<RecordId> crowd;
    for (int i = 0; i < 40; ++i)
        crowd.push_back(add("Goblin " + std::to_string(i + 1), "foes", {i % 20, 5 + i / 20}));
    a = crowd.front();
    ASSERT_EQ(perform(BeginFight{crowd, {}, 7, board::ClockKind::Turns, false, true}), "");
    step();
    ASSERT_EQ(perform(AddCondition{crowd, "asleep", 1}), "");
    ASSERT_EQ(perform(AddCondition{crowd, "prone"}), "");
    step();
    for (const RecordId id : crowd) {
        EXPECT_FALSE(board::isNamed(token(id).conditions, "asleep"));
        EXPECT_TRUE(board::isNamed(token(id).conditions, "prone"));
    }
    expectWhole();
    ASSERT_EQ(perform(StepBack{}), "");
    for (const RecordId id : crowd) EXPECT_TRUE(board::isNamed(token(id).conditions, "asleep"));
}

// What is written can be read, however long it lasts.
TEST_F(ConditionsTest, TheLongestOnesSurviveTheEndOfAFight) {
    for (const board::ClockKind kind : {board::ClockKind::Turns, board::ClockKind::Segments})
        for (const TimeUnit unit : {TimeUnit::Rounds, TimeUnit::Segments, TimeUnit::Minutes}) {
            m_encounter.tokens = {};
            a = add("Arda", "party", {2, 2});
            b = add("Brok", "foes", {3, 3});
            ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7, kind}), "");
            step();
            ASSERT_EQ(give("charmed", 1000, unit), "");
            step(3);
            ASSERT_EQ(perform(EndFight{}), "");
            ASSERT_TRUE(has("charmed"));
            expectWhole();
            for (const board::ClockKind next : {board::ClockKind::Segments, board::ClockKind::Turns}) {
                ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7, next}), "");
                step(3);
                expectWhole();
                ASSERT_EQ(perform(EndFight{}), "");
                ASSERT_TRUE(has("charmed"));
                expectWhole();
            }
        }
}

TEST_F(ConditionsTest, WhatHandsDidSinceStaysWhenTheClockGoesBack) {
    beginTurns();
    step();
    ASSERT_EQ(give("stunned", 1), "");
    step(2);
    EXPECT_FALSE(has("stunned"));
    ASSERT_EQ(give("stunned", 5), "");
    ASSERT_EQ(perform(StepBack{}), "");
    ASSERT_EQ(token(a).conditions.size(), 1u);
    EXPECT_EQ(token(a).conditions.front().length, 5) << "what was given since";
    EXPECT_EQ(left(), "5 rounds") << "never more than its length";
}

TEST_F(ConditionsTest, ChangesWhatTheRulesReadAndNotTheSheet) {
    a = add("Arda", "party", {2, 2});
    ASSERT_EQ(give("paralyzed"), "");
    ASSERT_EQ(give("flying"), "");
    ASSERT_EQ(give("hiccups"), "") << "own words";
    EXPECT_EQ(token(a).creature.traits, Flags<board::Trait>());
    const board::Creature now = document::creaturesOf(m_encounter).front();
    EXPECT_EQ(now.traits, (Flags<board::Trait>{board::Trait::Helpless, board::Trait::Flying}));
}

// The card, the attacks of turns and the blows of the segment game ask this one question.
TEST_F(ConditionsTest, CountInEveryAttack) {
    a = add("Arda", "party", {2, 2});
    b = add("Brok", "foes", {3, 3});
    const auto toHit = [&](RecordId attacker, RecordId target) {
        const board::BoardView board = document::boardOf(m_encounter);
        const attack::AttackAnswer answer =
            attack::attackRuling(board, attackQuestion(m_encounter, token(attacker), token(target), {}), {})
                .answer;
        return answer.toHit - answer.armorClass.value_or(0);
    };
    const std::int32_t before = toHit(a, b);
    ASSERT_EQ(give("prone"), "");
    EXPECT_LT(toHit(a, b), before);
    EXPECT_GT(toHit(b, a), before);
}

TEST_F(ConditionsTest, RefusesWhatCannotBe) {
    a = add("Arda", "party", {2, 2});
    EXPECT_THAT(give("  "), HasSubstr("no name of a condition"));
    EXPECT_THAT(give(std::string(101, 'x')), HasSubstr("no name of a condition"));
    EXPECT_THAT(give("two\nlines"), HasSubstr("no name of a condition"));
    EXPECT_THAT(give("dazed", -1), HasSubstr("cannot last -1"));
    EXPECT_THAT(give("dazed", 1001), HasSubstr("cannot last 1001"));
    for (int i = 0; i < 20; ++i) ASSERT_EQ(give("own " + std::to_string(i)), "");
    EXPECT_THAT(give("one more"), HasSubstr("20 conditions already"));
    EXPECT_EQ(give("own 3", 2), "") << "who has it has it anew";
    EXPECT_EQ(token(a).conditions.size(), 20u);
}

TEST_F(ConditionsTest, TemporaryPointsGoFirstAndDoNotComeBack) {
    beginTurns();
    ASSERT_EQ(perform(GiveTemporaryPoints{{a}, 5}), "");
    ASSERT_EQ(perform(ChangeHitPoints{{a}, -3}), "");
    EXPECT_EQ(token(a).temporaryPoints, 2);
    EXPECT_EQ(token(a).hitPoints, 10);
    ASSERT_EQ(perform(ChangeHitPoints{{a}, -6}), "");
    EXPECT_EQ(token(a).temporaryPoints, 0);
    EXPECT_EQ(token(a).hitPoints, 6);
    ASSERT_EQ(perform(ChangeHitPoints{{a}, 50}), "");
    EXPECT_EQ(token(a).hitPoints, 10);
    EXPECT_EQ(token(a).temporaryPoints, 0);
    ASSERT_EQ(perform(GiveTemporaryPoints{{a}, 4}), "");
    ASSERT_EQ(perform(GiveTemporaryPoints{{a}, 3}), "") << "in place of those that are left";
    EXPECT_EQ(token(a).temporaryPoints, 3);
    MakeAttack attack{b, a};
    attack.dice = {20, {}, {}, 5};
    ASSERT_EQ(perform(attack), "");
    EXPECT_EQ(token(a).temporaryPoints, 0);
    EXPECT_EQ(token(a).hitPoints, 8);
    EXPECT_THAT(entries(), Contains("temporaryLost"));
    expectWhole();
}

TEST_F(ConditionsTest, TheSegmentGameKnowsNoTemporaryPoints) {
    a = add("Arda", "party", {2, 2});
    EXPECT_THAT(perform(GiveTemporaryPoints{{a}, 5}), HasSubstr("has endurance"));
    duel();
    EXPECT_THAT(perform(GiveTemporaryPoints{{a}, 5}), HasSubstr("segment game"));
}

TEST_F(ConditionsTest, FilesLetGoWhatIsNotSound) {
    a = add("Arda", "party", {2, 2});
    ASSERT_EQ(give("dazed", 3), "");
    board::TokenRecord odd = token(a);
    board::ConditionRecord twice = odd.conditions.front();
    twice.length = 7;
    board::ConditionRecord nameless = twice;
    nameless.name.clear();
    odd.conditions.push_back(nameless);
    odd.conditions.push_back(twice);
    m_encounter.tokens.put(odd);
    const io::DocumentReading again = io::readDocument(io::writeDocument(m_encounter, ""));
    ASSERT_TRUE(again.encounter);
    ASSERT_EQ(again.notices.size(), 1u);
    EXPECT_THAT(describe(again.notices.front()), HasSubstr("tokens[0].conditions"));
    EXPECT_EQ(again.encounter->tokens.find(a)->conditions, std::vector{twice});
}

}  // namespace tenaille::actions::conditions_test
