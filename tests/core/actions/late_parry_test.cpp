// SPDX-License-Identifier: MIT
//
// AO-13: the hit is known before the parry is chosen.
#include "core/actions/late_parry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/actions/fight_fixture.h"

namespace tenaille::actions::late_parry_test {

using board::OrderKind;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class LateParry : public test::Fight {
  protected:
    // Arda strikes in the first segment; the dice are thrown at the table.
    void strike(std::int32_t face) {
        duel();
        ASSERT_EQ(perform(Declaration{a, board::Mode::Melee, 2, 1, b}), "");
        ASSERT_EQ(perform(Declaration{b, board::Mode::Melee, 2, 6, a}), "");
        ASSERT_EQ(perform(StepForward{}), "");
        board::OrderRecord order = this->order(a, 1, OrderKind::Routine, b);
        order.dice.d20 = face;
        order.dice.wear = 4;
        ASSERT_EQ(perform(GiveOrder{order}), "");
    }
    std::vector<OpenParry> open() const {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        return openParries({m_encounter, board, options});
    }
    board::OrderRecord parry(bool success) const {
        board::OrderRecord order = this->order(b, 1, OrderKind::Parry, a);
        order.success = success;
        order.dice.d20 = 3;
        return order;
    }
};

TEST_F(LateParry, AHitIsParriedOnceItIsKnown) {
    strike(15);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_EQ(token(b).fighter.endurance, 16);
    EXPECT_THAT(open(), ElementsAre(OpenParry{b, a, 1}));
    const document::Encounter before = m_encounter;
    ASSERT_EQ(perform(ParryLate{parry(true)}), "");
    EXPECT_EQ(token(b).fighter.endurance, 20);
    EXPECT_EQ(clock().segment, 2) << "time stands where it stood";
    EXPECT_EQ(m_encounter.steps.size(), before.steps.size());
    EXPECT_THAT(open(), IsEmpty()) << "one parry a hit";
    EXPECT_EQ(std::ranges::count(entries(), "fight.attack"), 1) << "the same blow, told once";
    EXPECT_TRUE(document::apply(m_encounter, m_undo.back()));
    EXPECT_TRUE(document::sameContent(m_encounter, before)) << "one undo step";
}

TEST_F(LateParry, OneThatFailsCostsTheActionAllTheSame) {
    strike(15);
    ASSERT_EQ(perform(StepForward{}), "");
    ASSERT_EQ(perform(ParryLate{parry(false)}), "");
    EXPECT_EQ(token(b).fighter.endurance, 16);
    EXPECT_THAT(open(), IsEmpty());
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(token(b).fighter.endurance, 20);
}

TEST_F(LateParry, AMissLeavesNothingToParry) {
    strike(2);
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(open(), IsEmpty());
}

TEST_F(LateParry, WhoHasActedInTheSegmentCannotParry) {
    strike(15);
    board::OrderRecord drink = order(b, 1, OrderKind::SimpleAction);
    drink.what = "drink";
    ASSERT_EQ(perform(GiveOrder{drink}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(open(), IsEmpty());
    EXPECT_NE(perform(ParryLate{parry(true)}), "") << "SG-04";
}

TEST_F(LateParry, WithoutASegmentThereIsNothingToParry) {
    duel();
    EXPECT_THAT(open(), IsEmpty());
    EXPECT_THAT(perform(ParryLate{parry(true)}), HasSubstr("No segment was played"));
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_THAT(open(), IsEmpty()) << "the start of a round is no segment";
}

}  // namespace tenaille::actions::late_parry_test
