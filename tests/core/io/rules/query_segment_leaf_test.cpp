// SPDX-License-Identifier: MIT
//
// Queries of blows, fatigue and sneak attacks: what is required, which values are allowed, what is left out.
#include <gtest/gtest.h>

#include <string>

#include "tests/core/io/rules/query_reply.h"

namespace tenaille::io::query_segment_leaf_test {

using test::reply;

constexpr test::NumberCase kNumbers[] = {
    {"exceptional.strike", R"("action":"shot")", "natural", 1, 20},
    {"exceptional.strike", R"("action":"shot","natural":3)", "attackerStrength", 1, 60},
    {"exceptional.strike", R"("action":"shot","natural":3)", "targetStrength", 1, 60},
    {"exceptional.strike", R"("action":"shot","natural":3)", "d6", 1, 6},
    {"exceptional.damage", R"("hitPoints":3,"wear":3)", "endurance", 0, 10000},
    {"exceptional.damage", R"("endurance":3,"wear":3)", "hitPoints", -1000, 10000},
    {"exceptional.damage", R"("endurance":3,"hitPoints":3)", "wear", 0, 10000},
    {"exceptional.damage", R"("endurance":3,"hitPoints":3,"wear":3)", "loss", 0, 1000},
    {"exceptional.parry", R"("attack":{"action":"shot"},"defender":{"score":18})", "natural", 1, 20},
    {"fatigue.threshold", R"("encumbrance":0)", "constitution", 1, 100},
    {"fatigue.threshold", R"("constitution":10)", "enduranceRank", 0, 50},
    {"fatigue.threshold", R"("constitution":10)", "encumbrance", 0, 100},
    {"fatigue.run", R"("start":0)", "threshold", 0, 500},
    {"fatigue.run", R"("threshold":0)", "start", 0, 1000},
    {"fatigue.save", R"("dc":12)", "total", -100, 200},
    {"fatigue.save", R"("total":12)", "dc", 0, 100},
    {"sneak.attack", R"("attack":"shot","unnoticed":true,"unseen":true)", "distanceMm", 0, 10000000},
    {"sneak.attack", R"("attack":"shot","unnoticed":true,"unseen":true,"distanceMm":9)", "shortRangeMm", 0,
     10000000},
    {"sneak.hit", R"("ac":10)", "d20", 1, 20},
    {"sneak.hit", R"("d20":10)", "ac", -50, 200},
    {"sneak.hit", R"("d20":10,"ac":10)", "bonus", -50, 100},
    {"sneak.hit", R"("d20":10,"ac":10)", "weaponAttackFactor", -20, 20},
    {"sneak.hit", R"("d20":10,"ac":10)", "dexterityBonus", -20, 20},
    {"sneak.hit", R"("d20":10,"ac":10)", "weaponDefenseFactor", -20, 20},
    {"sneak.damage", R"("damages":[5],"save":9)", "rank", 0, 50},
    {"sneak.damage", R"("damages":[5],"rank":6)", "save", -100, 200},
    {"sneak.damage", R"("damages":[5],"rank":6,"save":9)", "otherBonus", -50, 100},
    {"sneak.score", R"("assassin":false)", "rank", 0, 50},
    {"sneak.score", R"("assassin":false)", "level", 1, 100},
};

TEST(SegmentQueries, NumbersWithinTheirLimits) {
    for (const test::NumberCase& one : kNumbers) test::expectLimits(one);
}

TEST(SegmentQueries, WhatIsRequired) {
    for (const char* kind : {"exceptional.strike", "exceptional.damage", "exceptional.parryScore",
                             "exceptional.parry", "fatigue.threshold", "fatigue.run", "fatigue.classify",
                             "fatigue.save", "sneak.attack", "sneak.hit", "sneak.damage", "sneak.score"})
        EXPECT_EQ(reply(kind, "{}"), "missingField") << kind;
    EXPECT_EQ(reply("exceptional.parry", R"({"attack":{},"defender":{"score":18},"natural":3})"),
              "missingField");
    EXPECT_EQ(reply("exceptional.parry", R"({"attack":{"action":"shot"},"defender":{},"natural":3})"),
              "missingField");
    EXPECT_EQ(reply("fatigue.classify", R"({"acts":[{"gait":"run","speed":3}]})"), "missingField");
    EXPECT_EQ(reply("exceptional.strike", R"({"natural":3,"action":"shot","specials":[{"name":"grip"}]})"),
              "missingField");
    EXPECT_EQ(reply("sneak.attack", R"({"attack":"shot","distanceMm":1,"unseen":true})"), "missingField");
}

TEST(SegmentQueries, WordsOfTheirLists) {
    EXPECT_EQ(reply("exceptional.strike", R"({"natural":3,"action":"Shot"})"), "outOfRange");
    EXPECT_EQ(reply("exceptional.strike", R"({"natural":3,"action":"shot","rangeBand":"far"})"),
              "outOfRange");
    EXPECT_EQ(reply("exceptional.parryScore", R"({"levels":{"paladin":3}})"), "outOfRange");
    EXPECT_EQ(reply("exceptional.parryScore", R"({"levels":{"mage":-1}})"), "outOfRange");
    EXPECT_EQ(reply("fatigue.run", R"({"threshold":3,"activities":["tiring"]})"), "outOfRange");
    EXPECT_EQ(reply("fatigue.run", R"({"threshold":3,"activities":[3]})"), "wrongType");
    EXPECT_EQ(reply("fatigue.classify", R"({"acts":["sleep"]})"), "outOfRange");
    EXPECT_EQ(reply("fatigue.classify", R"({"acts":[7]})"), "wrongType");
    EXPECT_EQ(reply("fatigue.classify", R"({"acts":[{"gait":"fly","speed":3,"maxSpeed":9}]})"), "outOfRange");
    EXPECT_EQ(reply("sneak.attack", R"({"attack":"spell","distanceMm":1,"unnoticed":true,"unseen":true})"),
              "outOfRange");
}

TEST(SegmentQueries, ASpecialWithoutMaxReachesTo20) {
    EXPECT_NE(
        reply("exceptional.strike", R"({"natural":20,"action":"shot","specials":[{"name":"grip","min":17}]})")
            .find(R"("specials":["grip"])"),
        std::string::npos);
    EXPECT_EQ(reply("exceptional.strike",
                    R"({"natural":3,"action":"shot","specials":[{"name":"grip","min":17,"max":21}]})"),
              "outOfRange");
}

TEST(SegmentQueries, LevelsOfNullAndNoneCountForNothing) {
    EXPECT_EQ(reply("exceptional.parryScore", R"({"levels":{"mage":8,"warrior":null}})"), R"({"score":18})");
    EXPECT_EQ(reply("exceptional.parryScore", R"({"levels":{}})"), R"({"score":19})");
}

TEST(SegmentQueries, MovesByTheirSpeedMayBeFractions) {
    EXPECT_EQ(reply("fatigue.classify", R"({"acts":[{"gait":"run","speed":"8/3","maxSpeed":8}]})"),
              R"({"activity":"neutral"})");
    EXPECT_EQ(reply("fatigue.classify", R"({"acts":[{"gait":"run","speed":"9/3","maxSpeed":8}]})"),
              R"({"activity":"fatiguing"})");
}

TEST(SegmentQueries, WeaponsOfASneakAttack) {
    const auto harm = [](const std::string& weapons, const std::string& options = "{}") {
        return reply("sneak.damage", R"({"rank":6,"save":20,)" + weapons + "}", options);
    };
    EXPECT_EQ(harm(R"("damages":[4,3])"), R"({"hit":true,"wear":13,"hitPointsLost":0,"saved":true,"dc":14})");
    EXPECT_EQ(harm(R"("damages":[4,3])", R"({"sneak.twoDaggers":false})"), "outOfRange");
    EXPECT_EQ(harm(R"("damages":[4])", R"({"sneak.twoDaggers":false})")[0], '{');
    EXPECT_EQ(harm(R"("damages":[4,3,2])"), "outOfRange");
    EXPECT_EQ(harm(R"("damages":[])"), "outOfRange");
    EXPECT_EQ(harm(R"("damages":[4,3],"hits":[true])"), "outOfRange");
    EXPECT_EQ(harm(R"("damages":[4,3],"hits":[true,1])"), "wrongType");
    EXPECT_EQ(harm(R"("damages":[4],"hits":[false])"),
              R"({"hit":false,"wear":0,"hitPointsLost":0,"saved":null,"dc":14})");
}

TEST(SegmentQueries, EitherTheRankOrTheLevel) {
    EXPECT_EQ(reply("sneak.score", R"({"rank":5,"level":20,"assassin":true})"), "outOfRange");
    EXPECT_EQ(reply("sneak.score", R"({"rank":5,"assassin":true})"),
              R"({"rank":5,"dc":13,"extrapolated":null})");
    EXPECT_EQ(reply("sneak.score", R"({"level":20,"assassin":true})"),
              R"({"rank":15,"dc":23,"extrapolated":true})");
}

}  // namespace tenaille::io::query_segment_leaf_test
