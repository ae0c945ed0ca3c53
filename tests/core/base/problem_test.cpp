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

// A kind of a megabyte is no message that anybody reads.
TEST(Problem, LongArgumentsAreShownByTheirEnds) {
    std::string kind(1'000'000, 'k');
    const Problem problem{"The kind \"%1\" is not known.", {kind}, ""};
    EXPECT_LT(describe(problem).size(), 450u);
    EXPECT_EQ(problem.arguments.front(), kind);
    std::string letters;
    for (int i = 0; i < 400; ++i) letters += "é";
    for (const char* before : {"", "x"}) {
        const Problem other{"%1", {before + letters}, ""};
        for (const char* cut : {"\xC3\xE2", "\xA6\xA9"})
            EXPECT_EQ(describe(other).find(cut), std::string::npos);
        const std::string shown = describe(other);
        EXPECT_EQ(shown.substr(shown.size() - 2), "é");
        EXPECT_EQ((shown.size() - std::string(before).size() - 3) % 2, 0u) << "whole letters";
    }
    EXPECT_EQ(describe({"%1", {std::string(500, 'k')}, ""}).size(), 500u);
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
