// SPDX-License-Identifier: MIT
#include "core/actions/fight_summary.h"

#include <gtest/gtest.h>

#include "tests/core/actions/fight_fixture.h"

namespace tenaille::actions::fight_summary_test {

class FightSummaryTest : public test::Fight {
  public:
    CombatantSummary of(const std::string& name) const {
        const auto summary = summaryOf(m_encounter);
        if (summary)
            for (const CombatantSummary& one : summary->creatures)
                if (one.name == name) return one;
        return {};
    }
    void beginRound() {
        beginTurns();
        ASSERT_EQ(perform(StepForward{}), "");
    }
    void strike(RecordId by, RecordId whom, std::int32_t d20, std::int32_t damage) {
        MakeAttack attack{by, whom};
        attack.dice = {d20, {}, {}, damage};
        ASSERT_EQ(perform(attack), "");
    }
};

TEST_F(FightSummaryTest, WithoutAFightThereIsNone) { EXPECT_FALSE(summaryOf(m_encounter)); }

TEST_F(FightSummaryTest, BlowsWoundsAndFallsAreCounted) {
    beginRound();
    strike(a, b, 20, 4);
    strike(a, b, 1, 4);
    strike(b, a, 19, 3);
    ASSERT_EQ(perform(ChangeHitPoints{{a}, 2}), "");
    strike(a, b, 20, 9);
    const auto summary = summaryOf(m_encounter);
    ASSERT_TRUE(summary);
    EXPECT_TRUE(summary->running);
    EXPECT_EQ(summary->rounds, 1);
    EXPECT_FALSE(summary->segments);
    ASSERT_EQ(summary->creatures.size(), 2u);
    EXPECT_EQ(summary->creatures.front().name, "Arda") << "who dealt most comes first";
    const CombatantSummary arda = of("Arda");
    EXPECT_EQ(arda.attacks, 3);
    EXPECT_EQ(arda.hits, 2);
    EXPECT_EQ(arda.dealt, 13);
    EXPECT_EQ(arda.largest, 9);
    EXPECT_EQ(arda.taken, 3);
    EXPECT_EQ(arda.healed, 2);
    EXPECT_EQ(arda.felled, 1);
    EXPECT_EQ(of("Brok").fell, 1);
    EXPECT_EQ(of("Brok").taken, 13);
}

TEST_F(FightSummaryTest, SaysWhetherItWasPlayedInSegments) {
    duel();
    EXPECT_FALSE(summaryOf(m_encounter)->segments) << "no round has begun";
    playRound();
    EXPECT_TRUE(summaryOf(m_encounter)->segments);
}

// What falls by hand is nobody's merit.
TEST_F(FightSummaryTest, DamageByHandFellsForNobody) {
    beginRound();
    strike(a, b, 20, 4);
    ASSERT_EQ(perform(ChangeHitPoints{{b}, -30}), "");
    EXPECT_EQ(of("Brok").fell, 1);
    EXPECT_EQ(of("Brok").taken, 34);
    EXPECT_EQ(of("Arda").felled, 0);
    const auto summary = summaryOf(m_encounter);
    const CombatantSummary& byHand = summary->byHand;
    EXPECT_EQ(byHand.dealt, 30);
    EXPECT_EQ(byHand.largest, 30);
    EXPECT_EQ(byHand.felled, 1);
    std::int64_t dealt = byHand.dealt, taken = 0;
    for (const CombatantSummary& one : summary->creatures) dealt += one.dealt, taken += one.taken;
    EXPECT_EQ(dealt, taken) << "the table adds up";
}

TEST_F(FightSummaryTest, WhatIsSaidToBeSomebodysIsHis) {
    beginRound();
    ChangeHitPoints fire{{a, b}, -6};
    fire.by = a;
    ASSERT_EQ(perform(fire), "");
    ChangeHitPoints balm{{a}, 4};
    balm.by = b;
    ASSERT_EQ(perform(balm), "");
    ASSERT_EQ(perform(ChangeHitPoints{{a}, 1}), "");
    fire.tokens = {b};
    fire.amount = -30;
    ASSERT_EQ(perform(fire), "");
    EXPECT_EQ(of("Arda").dealt, 42);
    EXPECT_EQ(of("Arda").largest, 30);
    EXPECT_EQ(of("Arda").felled, 1);
    EXPECT_EQ(of("Arda").healed, 5);
    EXPECT_EQ(of("Brok").gaveBack, 4);
    EXPECT_EQ(of("Brok").attacks, 0) << "no attack";
    const CombatantSummary byHand = summaryOf(m_encounter)->byHand;
    EXPECT_EQ(byHand.dealt, 0);
    EXPECT_EQ(byHand.gaveBack, 1);
    fire.by = RecordId{9999};
    EXPECT_NE(perform(fire), "");
}

TEST_F(FightSummaryTest, StepsBackTakeTheirBlowsAlong) {
    duel();
    for (int i = 0; i < 11; ++i) ASSERT_EQ(perform(StepForward{}), "");
    const int attacks = of("Arda").attacks + of("Brok").attacks;
    EXPECT_GT(attacks, 0);
    for (int i = 0; i < 11; ++i) ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(of("Arda").attacks + of("Brok").attacks, 0);
}

TEST_F(FightSummaryTest, TheLastFightCountsAndWhatCameAfterItDoesNot) {
    beginRound();
    strike(a, b, 20, 4);
    ASSERT_EQ(perform(EndFight{}), "");
    ASSERT_EQ(perform(ChangeHitPoints{{a}, -1}), "");
    const auto summary = summaryOf(m_encounter);
    ASSERT_TRUE(summary);
    EXPECT_FALSE(summary->running);
    EXPECT_EQ(of("Arda").taken, 0) << "after the fight";
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7, board::ClockKind::Turns}), "");
    EXPECT_TRUE(summaryOf(m_encounter)->creatures.empty());
}

}  // namespace tenaille::actions::fight_summary_test
