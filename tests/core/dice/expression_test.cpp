// SPDX-License-Identifier: MIT
#include "core/dice/expression.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <set>

#include "core/dice/keyed_dice.h"

namespace tenaille::dice::expression_test {

using ::testing::HasSubstr;

Expression parsed(std::string_view text) {
    const Result<Expression> result = parseDice(text);
    EXPECT_TRUE(result) << text << ": " << (result ? "" : describe(result.problem()));
    return result ? *result : Expression{};
}

// Rolls with these faces; asking for more fails the test.
Roll rolled(std::string_view text, std::vector<std::int32_t> faces) {
    std::size_t next = 0;
    const Roll result = roll(parsed(text), [&](std::int32_t) { return faces.at(next++); });
    EXPECT_EQ(next, faces.size()) << text;
    return result;
}

std::string refusal(std::string_view text) {
    const Result<Expression> result = parseDice(text);
    return result ? "read" : describe(result.problem());
}

TEST(DiceExpression, SumsAndDifferences) {
    EXPECT_EQ(rolled("2d6+3", {2, 5}).total, 10);
    EXPECT_EQ(rolled("d8 - d4 - 1", {7, 3}).total, 3);
    EXPECT_EQ(rolled("-2+d4", {3}).total, 1);
    EXPECT_EQ(rolled("1D%", {100}).total, 100);
    EXPECT_EQ(rolled("2d6*10", {3, 4}).total, 70);
    EXPECT_EQ(rolled(" 7 ", {}).total, 7);
}

TEST(DiceExpression, KeepsAndDrops) {
    EXPECT_EQ(rolled("4d6kh3", {1, 6, 3, 3}).total, 12);
    EXPECT_EQ(rolled("4d6dl1", {1, 6, 3, 3}).total, 12);
    EXPECT_EQ(rolled("4d6k3", {1, 6, 3, 3}).total, 12);
    EXPECT_EQ(rolled("2d20kl1", {4, 17}).total, 4);
    EXPECT_EQ(rolled("3d6dh2", {4, 2, 6}).total, 2);
    const Roll equal = rolled("3d6kh1", {5, 5, 1});
    EXPECT_TRUE(equal.dice[0].kept);
    EXPECT_FALSE(equal.dice[1].kept) << "of equal faces the first";
}

TEST(DiceExpression, TheUsualSpellingsOfKeepAndDropMeanTheSame) {
    for (const char* text : {"4d6kh3", "4d6k3", "4d6dl1", "4d6 keep 3", "4d6 Keep  Highest 3", "4d6keep3",
                             "4d6 drop 1", "4d6 drop lowest 1", "4D6 DROP LOWEST 1"})
        EXPECT_EQ(parsed(text), parsed("4d6kh3")) << text;
    for (const char* text : {"4d6kl3", "4d6dh1", "4d6 keep lowest 3", "4d6 drop highest 1"})
        EXPECT_EQ(parsed(text), parsed("4d6kl3")) << text;
    EXPECT_EQ(rolled("4d6 keep 3 + 2", {1, 6, 3, 3}).total, 14);
    EXPECT_THAT(refusal("4d6 keep"), HasSubstr("end too early"));
    EXPECT_THAT(refusal("4d6 keep 5"), HasSubstr("out of range"));
    EXPECT_THAT(refusal("4d6 keep lowest highest 1"), HasSubstr("not understood"));
    EXPECT_THAT(refusal("4d6 lowest 1"), HasSubstr("not understood"));
}

// What is kept by one word is what the other one leaves over, whatever falls.
TEST(DiceExpression, KeepingAndDroppingAddUpProperties) {
    std::uint32_t thrown = 0;
    for (int count = 1; count <= 12; ++count)
        for (int kept = 0; kept <= count; ++kept) {
            const std::string dice = std::to_string(count) + "d8";
            const auto total = [&](const std::string& keep, std::uint32_t first) {
                std::uint32_t next = first;
                return roll(parsed(dice + keep),
                            [&](std::int32_t sides) { return face({11}, sides, next++); })
                    .total;
            };
            const std::string n = std::to_string(kept);
            const std::string rest = std::to_string(count - kept);
            EXPECT_EQ(total(" keep " + n, thrown) + total(" keep lowest " + rest, thrown), total("", thrown));
            EXPECT_EQ(total(" keep highest " + n, thrown), total(" drop " + rest, thrown));
            EXPECT_EQ(total(" keep lowest " + n, thrown), total(" drop highest " + rest, thrown));
            thrown += 12;
        }
}

TEST(DiceExpression, EveryFaceIsToldAndWhatDoesNotCountStandsInBrackets) {
    EXPECT_EQ(facesText(rolled("4d6kh3+d4", {1, 6, 3, 3, 2})), "(1), 6, 3, 3, 2");
    EXPECT_EQ(facesText(rolled("7", {})), "");
    const Roll many = roll(parsed("1000d6"), [](std::int32_t) { return 6; });
    EXPECT_LT(facesText(many).size(), 400u);
    EXPECT_THAT(facesText(many), ::testing::EndsWith("\u2026"));
}

TEST(DiceExpression, AdvantageThrowsTwice) {
    EXPECT_EQ(rolled("d20 adv+5", {4, 17}).total, 22);
    EXPECT_EQ(rolled("1d20 dis", {4, 17}).total, 4);
    EXPECT_THAT(refusal("2d20 adv"), HasSubstr("single die"));
}

TEST(DiceExpression, AnExplodingDieGoesOnButNotForEver) {
    EXPECT_EQ(rolled("2d6!", {6, 6, 2, 3}).total, 17);
    const Roll endless = roll(parsed("1d6!"), [](std::int32_t sides) { return sides; });
    EXPECT_EQ(endless.total, 6 * (kMaxExplosions + 1));
    EXPECT_THAT(refusal("3d1!"), HasSubstr("for ever"));
}

TEST(DiceExpression, WhatIsNotUnderstoodIsNamedWithItsPlace) {
    EXPECT_THAT(refusal("2d6 x 3"), HasSubstr("character 5"));
    EXPECT_THAT(refusal("1d6\u00e9"), HasSubstr("\"\u00e9\" is not understood")) << "a whole character";
    EXPECT_THAT(refusal(""), HasSubstr("end too early"));
    EXPECT_THAT(refusal("2d"), HasSubstr("end too early"));
    EXPECT_THAT(refusal("2d6+"), HasSubstr("end too early"));
    EXPECT_THAT(refusal("0d6"), HasSubstr("dice are possible"));
    EXPECT_THAT(refusal("1001d6"), HasSubstr("dice are possible"));
    EXPECT_THAT(refusal("600d6+600d6"), HasSubstr("dice are possible"));
    EXPECT_THAT(refusal("d0"), HasSubstr("out of range"));
    EXPECT_THAT(refusal("d1001"), HasSubstr("out of range"));
    EXPECT_THAT(refusal("99999999999999999999"), HasSubstr("out of range"));
    EXPECT_THAT(refusal("1000*1000"), HasSubstr("product"));
    EXPECT_THAT(refusal("4d6kh5"), HasSubstr("out of range"));
    EXPECT_THAT(refusal("4d6kh"), HasSubstr("end too early"));
    EXPECT_THAT(refusal(std::string(1'000'000, '1')), HasSubstr("1000000 characters"));
}

TEST(DiceExpression, ExtremesHoldForEveryRoll) {
    for (const char* text : {"2d6+3", "d8-d4", "4d6kh3-2", "3d6*2-5", "d20 adv"}) {
        const Expression expression = parsed(text);
        std::uint32_t thrown = 0;
        for (int round = 0; round < 2000; ++round) {
            const Roll result =
                roll(expression, [&](std::int32_t sides) { return face({7}, sides, thrown++); });
            EXPECT_GE(result.total, expression.lowest()) << text;
            EXPECT_LE(result.total, expression.highest()) << text;
        }
        const Roll low = roll(expression, [](std::int32_t) { return 1; });
        if (std::string_view(text).find('-') == std::string_view::npos) {
            EXPECT_EQ(low.total, expression.lowest()) << text;
        }
    }
    EXPECT_EQ(parsed("d8-d4").lowest(), -3);
    EXPECT_EQ(parsed("d8-d4").highest(), 7);
}

// As stat blocks print it: 2d8 + 4 (13).
TEST(DiceExpression, TheAverageIsRoundedDown) {
    for (const auto& [text, average] : {std::pair{"2d8+4", 13},
                                        {"d6", 3},
                                        {"3d6", 10},
                                        {"7", 7},
                                        {"2d6*10", 70},
                                        {"d4-d6", -1},
                                        {"d4-5", -3},
                                        {"1000d1000", 500500}})
        EXPECT_EQ(parsed(text).average(), average) << text;
    for (const char* text : {"4d6kh3", "d20 adv", "d6!"}) EXPECT_FALSE(parsed(text).average()) << text;
}

TEST(KeyedDice, EqualKeysGiveEqualFacesAndOthersDoNot) {
    const DieKey key{42, 3, 7, 19, 1};
    EXPECT_EQ(face(key, 20), face(key, 20));
    std::set<std::vector<std::int32_t>> sequences;
    for (const DieKey& other : {key, DieKey{43, 3, 7, 19, 1}, DieKey{42, 4, 7, 19, 1},
                                DieKey{42, 3, 8, 19, 1}, DieKey{42, 3, 7, 20, 1}, DieKey{42, 3, 7, 19, 2}}) {
        std::vector<std::int32_t> faces;
        for (std::uint32_t i = 0; i < 16; ++i) faces.push_back(face(other, 1000, i));
        sequences.insert(faces);
    }
    EXPECT_EQ(sequences.size(), 6u);
}

TEST(KeyedDice, EveryFaceIsAsLikelyAsEveryOther) {
    // 60 000 throws of a d6: chi square with 5 degrees of freedom stays below 20.5 in 999 of 1000 cases; the
    // seed is fixed.
    std::array<int, 6> counts{};
    for (std::uint32_t i = 0; i < 60000; ++i)
        ++counts[static_cast<std::size_t>(face({1, 1, static_cast<std::int32_t>(i % 10), i, 0}, 6) - 1)];
    double chi = 0;
    for (const int count : counts) chi += (count - 10000.0) * (count - 10000.0) / 10000.0;
    EXPECT_LT(chi, 20.5);
    for (std::uint32_t i = 0; i < 1000; ++i) EXPECT_EQ(face({9}, 1, i), 1);
}

}  // namespace tenaille::dice::expression_test
