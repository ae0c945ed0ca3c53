// SPDX-License-Identifier: MIT
#include "core/rules/movement/passing.h"

#include <gtest/gtest.h>

#include "tests/support/board_sketch.h"

namespace tenaille::movement::passing_test {

using board::SizeCategory;
using board::Trait;
using rules::MoveOptions;
using rules::RuleRef;
using test::creatureOf;

const board::Creature kMover = creatureOf("a");

TEST(Mv10, AlliesLetPassButNotStop) {
    const PassRuling pass = rulePass(kMover, creatureOf("a"), MoveMode::Move, {});
    EXPECT_EQ(pass, (PassRuling{.canPass = true, .rule = RuleRef{"MV-10"}}));
}

TEST(Mv10, NotWhileCharging) {
    EXPECT_EQ(rulePass(kMover, creatureOf("a"), MoveMode::Charge, {}).canPass, false);
    EXPECT_EQ(rulePass(kMover, creatureOf("a"), MoveMode::Run, {}).canPass, true);
}

TEST(Mv10, NeutralCreaturesAreLikeEnemiesUnlessTheOptionSaysAllies) {
    const board::Creature neutral = creatureOf("neutral");
    EXPECT_EQ(rulePass(kMover, neutral, MoveMode::Move, {}).canPass, false);
    EXPECT_EQ(rulePass(neutral, kMover, MoveMode::Move, {}).canPass, false);
    EXPECT_EQ(rulePass(neutral, neutral, MoveMode::Move, {}).canPass, false);
    const MoveOptions allies{.passNeutral = rules::PassNeutral::Ally};
    EXPECT_EQ(rulePass(kMover, neutral, MoveMode::Move, allies).canPass, true);
    EXPECT_EQ(rulePass(neutral, kMover, MoveMode::Move, allies).canPass, true);
    EXPECT_EQ(rulePass(kMover, creatureOf("b"), MoveMode::Move, allies).canPass, false);
}

TEST(Mv11, EnemiesDoNotLetPass) {
    EXPECT_EQ(rulePass(kMover, creatureOf("b"), MoveMode::Move, {}),
              (PassRuling{.canPass = false, .rule = RuleRef{"MV-11"}}));
}

TEST(Mv11, HelplessOnesDoAndBulkyBodiesDouble) {
    const auto body = creatureOf("b", SizeCategory::Medium, Trait::Helpless);
    EXPECT_EQ(rulePass(kMover, body, MoveMode::Charge, {}),
              (PassRuling{.canPass = true, .canStop = true, .rule = RuleRef{"MV-11"}}));
    const auto dragon = creatureOf("b", SizeCategory::Gargantuan, {Trait::Helpless, Trait::Bulky});
    EXPECT_EQ(rulePass(kMover, dragon, MoveMode::Move, {}).doublings, 1);
    const auto awake = creatureOf("a", SizeCategory::Large, Trait::Bulky);
    EXPECT_EQ(rulePass(kMover, awake, MoveMode::Move, {}).doublings, 0);
}

TEST(Mv13, OverrunNeedsItsCheckAndProvokes) {
    EXPECT_EQ(
        rulePass(kMover, creatureOf("b"), MoveMode::Overrun, {}),
        (PassRuling{.canPass = {}, .provokes = true, .check = PassCheck::Overrun, .rule = RuleRef{"MV-13"}}));
}

TEST(Mv14, TumblingNeedsAcrobatics) {
    EXPECT_EQ(rulePass(kMover, creatureOf("b"), MoveMode::Tumble, {}),
              (PassRuling{.canPass = {}, .check = PassCheck::Acrobatics, .rule = RuleRef{"MV-14"}}));
}

TEST(Mv15, VerySmallMoversEnterAndStayAndAreExposed) {
    for (const SizeCategory size : {SizeCategory::Fine, SizeCategory::Diminutive, SizeCategory::Tiny})
        EXPECT_EQ(rulePass(creatureOf("a", size), creatureOf("b"), MoveMode::Move, {}),
                  (PassRuling{.canPass = true, .canStop = true, .provokes = true, .rule = RuleRef{"MV-15"}}));
    EXPECT_EQ(rulePass(creatureOf("a", SizeCategory::Small), creatureOf("b"), MoveMode::Move, {}).canPass,
              false);
}

TEST(Mv15, TheyPassAlliesEvenChargingWithoutBeingExposed) {
    const PassRuling pass =
        rulePass(creatureOf("a", SizeCategory::Tiny), creatureOf("a"), MoveMode::Charge, {});
    EXPECT_EQ(pass.canPass, true);
    EXPECT_TRUE(pass.canStop);
    EXPECT_FALSE(pass.provokes);
}

TEST(Mv15, OptionTinyStopOffForbidsStopping) {
    const MoveOptions strict{.tinyStop = false};
    const auto rat = creatureOf("a", SizeCategory::Tiny);
    EXPECT_FALSE(rulePass(rat, creatureOf("b"), MoveMode::Move, strict).canStop);
    EXPECT_FALSE(rulePass(rat, creatureOf("a"), MoveMode::Move, strict).canStop);
}

TEST(Mv16, ThreeCategoriesEitherWayPassExposed) {
    const auto small = creatureOf("a", SizeCategory::Small);
    const auto huge = creatureOf("b", SizeCategory::Huge);
    for (const PassRuling& pass :
         {rulePass(small, huge, MoveMode::Move, {}), rulePass(huge, small, MoveMode::Move, {}),
          rulePass(kMover, creatureOf("b", SizeCategory::Fine), MoveMode::Move, {})})
        EXPECT_EQ(pass, (PassRuling{.canPass = true, .provokes = true, .rule = RuleRef{"MV-16"}}));
    EXPECT_EQ(rulePass(kMover, huge, MoveMode::Move, {}).canPass, false);
    EXPECT_TRUE(rulePass(small, huge, MoveMode::Move, {.sizeGapStop = true}).canStop);
}

TEST(Mv17, NobodyPassesACreatureThatFillsItsSpace) {
    const PassRuling never{.canPass = false, .rule = RuleRef{"MV-17"}};
    for (const char* side : {"a", "b"}) {
        const auto cube = creatureOf(side, SizeCategory::Huge, {Trait::FillsSpace, Trait::Helpless});
        EXPECT_EQ(rulePass(kMover, cube, MoveMode::Tumble, {}), never);
        EXPECT_EQ(rulePass(creatureOf("a", SizeCategory::Tiny), cube, MoveMode::Move, {}), never);
    }
}

TEST(Mv21, SqueezingPastAFoeIsAnOptionAtDoubleCost) {
    EXPECT_EQ(rulePass(kMover, creatureOf("b"), MoveMode::Squeeze, {}),
              (PassRuling{.canPass = false, .rule = RuleRef{"MV-21"}}));
    EXPECT_EQ(rulePass(kMover, creatureOf("b"), MoveMode::Squeeze, {.squeezePast = true}),
              (PassRuling{.canPass = true, .doublings = 1, .provokes = true, .rule = RuleRef{"MV-21"}}));
}

}  // namespace tenaille::movement::passing_test
