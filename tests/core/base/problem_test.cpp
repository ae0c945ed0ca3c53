// SPDX-License-Identifier: MIT
#include "core/base/problem.h"

#include <gtest/gtest.h>

#include "core/base/rational.h"

namespace tenaille::problem_test {

TEST(Problem, NamesFilePlaceAndRemedyOnOneLine) {
    const Problem problem{"The value %1 is too large.", {"900"}, "Write at most %2."};
    EXPECT_EQ(describe(problem.inFile("a.json").at("tokens[3].reach")),
              "a.json: tokens[3].reach: The value 900 is too large. Write at most %2.");
}

TEST(Problem, SaysWhatLiesBehindIt) {
    Problem problem{"The picture %1 cannot be read.", {"a.png"}, "Put it back."};
    problem.why = {Problem{"There is no file %1.", {"b"}, "Not said."}};
    EXPECT_EQ(describe(problem), "The picture a.png cannot be read. There is no file b. Put it back.");
}

TEST(Problem, TemplateTakesArgumentsOnceAndLiterally) {
    EXPECT_EQ(fillTemplate("%2 before %1, 100 %", {"one %2", "two"}), "two before one %2, 100 %");
    EXPECT_EQ(fillTemplate("%9", {"a"}), "%9");
}

TEST(Rational, StaysInLowestTermsWithPositiveDenominator) {
    EXPECT_EQ(Rational(6, -4), Rational(-3, 2));
    EXPECT_EQ(Rational(6, -4).text(), "-3/2");
    EXPECT_EQ((Rational(1, 3) + Rational(1, 6)).text(), "1/2");
    EXPECT_EQ((Rational(1, 2) * Rational(2)).text(), "1");
}

TEST(Rational, ComparesWithoutOverflow) {
    const Rational a(4'000'000'000'000'000'000, 3);
    const Rational b(4'000'000'000'000'000'001, 3);
    EXPECT_LT(a, b);
    EXPECT_GT(Rational(1, 2), Rational(499'999'999, 1'000'000'000));
}

}  // namespace tenaille::problem_test
