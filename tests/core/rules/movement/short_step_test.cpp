// SPDX-License-Identifier: MIT
#include "core/rules/movement/short_step.h"

#include <gtest/gtest.h>

#include "tests/core/rules/movement/walk.h"

namespace tenaille::movement::short_step_test {

using board::Cell;
using test::creatureOf;

ShortStepRuling rule(const Walk& walk, Cell to, ShortStep kind, bool canMove = true) {
    return ruleShortStep(walk.grid(), walk.mover(), to, kind, canMove);
}

TEST(Mv06, OneCellWithoutProvoking) {
    for (const Cell to : {Cell{1, 0}, Cell{1, 1}}) {
        const ShortStepRuling ruling = rule(Walk({"@.", ".."}), to, ShortStep::FiveFootStep);
        EXPECT_TRUE(ruling.allowed());
        EXPECT_FALSE(ruling.provokes);
    }
}

TEST(Mv06, NotIntoHamperedGroundUnlessTheOptionAllows) {
    Walk walk({"@d", ".."});
    walk.sketch.wallBetween({0, 0}, {0, 1}, test::kFence);
    EXPECT_EQ(rule(walk, {1, 0}, ShortStep::FiveFootStep).refusal, ShortStepRefusal::Hampered);
    EXPECT_EQ(rule(walk, {0, 1}, ShortStep::FiveFootStep).refusal, ShortStepRefusal::Hampered);
    walk.options.stepIntoHampered = true;
    EXPECT_TRUE(rule(walk, {1, 0}, ShortStep::FiveFootStep).allowed());
}

TEST(Mv08, NotPastACornerEither) {
    const Walk walk({"@#", ".."});
    for (const ShortStep kind : {ShortStep::FiveFootStep, ShortStep::MinimumMove})
        EXPECT_EQ(rule(walk, {1, 1}, kind).refusal, ShortStepRefusal::NoStep);
}

TEST(Mv24, TheMinimumMoveLeadsIntoAnyTerrainAndProvokes) {
    const ShortStepRuling ruling = rule(Walk({"T.", ".@"}), {0, 0}, ShortStep::MinimumMove);
    EXPECT_TRUE(ruling.allowed());
    EXPECT_TRUE(ruling.provokes);
    EXPECT_EQ(ruling.path.cost, 12);
}

TEST(Mv24, ButNotWhereOneCannotStopOrBe) {
    Walk walk({"@xo", "#.."});
    walk.sketch.put('x', creatureOf("a"));
    EXPECT_EQ(rule(walk, {1, 0}, ShortStep::MinimumMove).refusal, ShortStepRefusal::CannotStop);
    EXPECT_EQ(rule(walk, {0, 1}, ShortStep::MinimumMove).refusal, ShortStepRefusal::NoStep);
    EXPECT_EQ(rule(walk, {2, 0}, ShortStep::MinimumMove).refusal, ShortStepRefusal::NoStep);
    EXPECT_EQ(rule(Walk({"@o"}), {1, 0}, ShortStep::MinimumMove).refusal, ShortStepRefusal::CannotStop);
    EXPECT_FALSE(rule(walk, {1, 0}, ShortStep::MinimumMove).provokes);
}

TEST(Mv24, NotWhenUnableToMove) {
    for (const ShortStep kind : {ShortStep::FiveFootStep, ShortStep::MinimumMove})
        EXPECT_EQ(rule(Walk({"@."}), {1, 0}, kind, false).refusal, ShortStepRefusal::CannotMove);
}

TEST(Mv15, AVerySmallCreatureStepsIntoAFoesCell) {
    Walk walk({"@x"});
    walk.size(board::SizeCategory::Tiny).sketch.put('x', creatureOf("b"));
    const ShortStepRuling ruling = rule(walk, {1, 0}, ShortStep::FiveFootStep);
    EXPECT_TRUE(ruling.allowed());
    EXPECT_FALSE(ruling.provokes) << "leaving its cell does not provoke";
    EXPECT_TRUE(ruling.path.steps[0].encountered[0].pass.provokes) << "entering the foe's does";
}

}  // namespace tenaille::movement::short_step_test
