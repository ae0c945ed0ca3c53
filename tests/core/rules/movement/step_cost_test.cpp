// SPDX-License-Identifier: MIT
#include "core/rules/movement/step_cost.h"

#include <gtest/gtest.h>

#include <vector>

namespace tenaille::movement::step_cost_test {

using rules::DoubledDiagonal;
using rules::DoubledDiagonalParity;
using rules::MoveOptions;

std::vector<std::int32_t> diagonalCosts(int count, int doublings, int parity, const MoveOptions& options) {
    std::vector<std::int32_t> costs;
    for (int i = 0; i < count; ++i) {
        const StepCost step = stepCost(true, doublings, parity, options);
        costs.push_back(step.cost);
        parity = step.parity;
    }
    return costs;
}

TEST(Mv07, DiagonalsCostOneAndTwoInTurn) {
    EXPECT_EQ(diagonalCosts(6, 0, 0, {}), (std::vector<std::int32_t>{1, 2, 1, 2, 1, 2}));
    EXPECT_EQ(diagonalCosts(3, 0, 1, {}), (std::vector<std::int32_t>{2, 1, 2}));
}

TEST(Mv07, StraightStepsKeepTheCount) {
    EXPECT_EQ(stepCost(false, 0, 1, {}), (StepCost{1, 1}));
    EXPECT_EQ(stepCost(false, 2, 0, {}), (StepCost{4, 0}));
}

TEST(Mv23, StraightStepsDoubleEachTime) {
    const std::vector<std::int32_t> expected{1, 2, 4, 8, 16};
    for (int k = 0; k < 5; ++k)
        EXPECT_EQ(stepCost(false, k, 0, {}).cost, expected[static_cast<std::size_t>(k)]) << k;
}

TEST(Mv23, DoubledDiagonalsCostThreeSixTwelveWhateverTheCount) {
    for (const int parity : {0, 1}) {
        EXPECT_EQ(stepCost(true, 1, parity, {}), (StepCost{3, parity}));
        EXPECT_EQ(stepCost(true, 2, parity, {}), (StepCost{6, parity}));
        EXPECT_EQ(stepCost(true, 3, parity, {}), (StepCost{12, parity}));
    }
}

TEST(Mv23, ADoubledDiagonalIsWorthTwoPlainOnesForEachDoubling) {
    for (int k = 1; k < 6; ++k) {
        std::int32_t sum = 0;
        for (const std::int32_t cost : diagonalCosts(1 << k, 0, 1, {})) sum += cost;
        EXPECT_EQ(stepCost(true, k, 1, {}).cost, sum) << k;
    }
}

TEST(Mv23, OptionScaledDoublesTheDiagonalOfTheCount) {
    const MoveOptions options{.doubledDiagonal = DoubledDiagonal::Scaled};
    EXPECT_EQ(stepCost(true, 1, 0, options), (StepCost{2, 0}));
    EXPECT_EQ(stepCost(true, 1, 1, options), (StepCost{4, 1}));
    EXPECT_EQ(stepCost(true, 3, 1, options), (StepCost{16, 1}));
}

TEST(Mv23, OptionAddedAddsWhatAStraightStepWouldCostMore) {
    const MoveOptions options{.doubledDiagonal = DoubledDiagonal::Added};
    EXPECT_EQ(stepCost(true, 1, 0, options).cost, 2);
    EXPECT_EQ(stepCost(true, 3, 0, options).cost, 8);
    EXPECT_EQ(stepCost(true, 3, 1, options).cost, 9);
}

TEST(Mv23, OptionToggleAdvancesTheCountOnDoubledDiagonals) {
    const MoveOptions options{.doubledDiagonalParity = DoubledDiagonalParity::Toggle};
    EXPECT_EQ(stepCost(true, 1, 0, options), (StepCost{3, 1}));
    EXPECT_EQ(stepCost(true, 1, 1, options), (StepCost{3, 0}));
    EXPECT_EQ(stepCost(false, 1, 1, options), (StepCost{2, 1}));
}

TEST(Mv19, AFenceAddsTwoAndThreeOnADiagonal) {
    EXPECT_EQ(fenceCost(false), 2);
    EXPECT_EQ(fenceCost(true), 3);
}

}  // namespace tenaille::movement::step_cost_test
