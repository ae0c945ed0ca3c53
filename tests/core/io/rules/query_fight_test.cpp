// SPDX-License-Identifier: MIT
//
// Queries of the segment clock, close moves, surprise and whole fights: what is required, which values are
// allowed, what is left out.
#include <gtest/gtest.h>

#include <string>

#include "tests/core/io/rules/query_reply.h"

namespace tenaille::io::query_fight_test {

using test::reply;
using test::with;

constexpr test::NumberCase kNumbers[] = {
    {"segment.initiative", R"("actions":1)", "initiative", 1, 40},
    {"segment.initiative", R"("initiative":1)", "actions", 1, 10},
    {"segment.cast", R"("start":1)", "castingTime", 1, 100},
    {"segment.cast", R"("castingTime":1)", "start", 1, 10},
    {"segment.move", R"("speed":1)", "distanceMm", 0, 10000000},
    {"segment.engaged", R"("polearmA":true)", "distanceMm", 0, 10000000},
    {"segment.opportunity", R"("striker":{"mode":"melee"},"opponent":{"mode":"melee"})", "distanceMm", 0,
     10000000},
    {"closeMove.push", R"("x":0)", "d4", 1, 4},
    {"closeMove.passThrough", R"("opponents":[3])", "total", -100, 200},
    {"surprise.attack", R"("attack":"shot")", "distanceMm", 0, 10000000},
    {"surprise.attack", R"("attack":"shot","distanceMm":1)", "weaponRangeMm", 0, 10000000},
    {"segment.fight", R"("combatants":[])", "rounds", 1, 60},
};

TEST(ClockQueries, NumbersWithinTheirLimits) {
    for (const test::NumberCase& one : kNumbers) test::expectLimits(one);
}

TEST(ClockQueries, WhatIsRequired) {
    for (const char* kind : {"segment.initiative", "segment.cast", "segment.move", "segment.engaged",
                             "segment.opportunity", "closeMove.resolve", "closeMove.push",
                             "closeMove.passThrough", "surprise.segment", "surprise.attack", "segment.fight"})
        EXPECT_EQ(reply(kind, "{}"), "missingField") << kind;
    EXPECT_EQ(reply("segment.opportunity", R"({"striker":{},"opponent":{"mode":"melee"},"distanceMm":1})"),
              "missingField");
    EXPECT_EQ(reply("segment.opportunity", R"({"striker":{"mode":"melee"},"opponent":{},"distanceMm":1})"),
              "missingField");
}

TEST(ClockQueries, WordsOfTheirLists) {
    EXPECT_EQ(reply("segment.move", R"({"gait":"crawl"})"), "outOfRange");
    EXPECT_EQ(reply("closeMove.resolve", R"({"move":"circle"})"), "outOfRange");
    EXPECT_EQ(reply("closeMove.resolve", R"({"move":"advance","reaction":"flee"})"), "outOfRange");
    EXPECT_EQ(reply("closeMove.passThrough", R"({"total":3,"opponents":[],"mode":"shooting"})"),
              "outOfRange");
    EXPECT_EQ(reply("surprise.attack", R"({"attack":"spell","distanceMm":1})"), "outOfRange");
    EXPECT_EQ(reply("segment.opportunity",
                    R"({"striker":{"mode":"melee"},"opponent":{"mode":"melee","doing":""},"distanceMm":1})"),
              "outOfRange");
}

TEST(ClockQueries, BusySegmentsAreDistinct) {
    EXPECT_EQ(reply("segment.initiative", R"({"initiative":3,"busy":[1,2]})"),
              R"({"initiatives":[5],"lost":[false]})");
    EXPECT_EQ(reply("segment.initiative", R"({"initiative":3,"busy":[2,2]})"), "outOfRange");
    EXPECT_EQ(reply("segment.initiative", R"({"initiative":3,"busy":[0]})"), "outOfRange");
    EXPECT_EQ(reply("segment.initiative", R"({"initiative":3,"busy":3})"), "wrongType");
}

TEST(ClockQueries, ASpeedOrAGait) {
    EXPECT_EQ(reply("segment.move", R"({"speed":"1/3","distanceMm":2000})"),
              R"({"speed":"1/3","perSegmentMm":"2000/3","perRoundMm":"20000/3","class":"slow",)"
              R"("isAction":false,"segments":3,"charge":false})");
    EXPECT_EQ(reply("segment.move", R"({"speed":0,"distanceMm":1})"),
              R"({"speed":0,"perSegmentMm":0,"perRoundMm":0,"class":"none","isAction":false,)"
              R"("segments":null,"charge":false})");
    EXPECT_EQ(reply("segment.move", R"({"speed":3,"gait":"walk"})"), "outOfRange");
    EXPECT_EQ(reply("segment.move", R"({"speed":-1})"), "outOfRange");
}

TEST(ClockQueries, AReactionOrAMoveOfHisOwn) {
    EXPECT_EQ(reply("closeMove.resolve", R"({"move":"retreat"})"),
              reply("closeMove.resolve", R"({"move":"retreat","reaction":"hold"})"));
    EXPECT_EQ(reply("closeMove.resolve", R"({"move":"retreat","reaction":"hold","otherMove":"advance"})"),
              "outOfRange");
}

// ---- whole fights

const std::string kTwo = R"("combatants":[{"id":"a","side":"x"},{"id":"b","side":"y","posMm":[1500,0]}])";

std::string fightWith(const std::string& name, const std::string& value) {
    return reply("segment.fight", with(kTwo, name, value));
}

// One order in segment 2 of round 1, by a.
std::string order(const std::string& members) {
    return fightWith("orders", R"([{"round":1,"segment":2,"who":"a",)" + members + "}]");
}

TEST(FightQuery, Combatants) {
    const auto combatant = [](const std::string& members) {
        return reply("segment.fight", R"({"combatants":[{"id":"a","side":"x",)" + members + "}]}");
    };
    EXPECT_EQ(combatant(R"("posMm":null)")[0], '{');
    EXPECT_EQ(combatant(R"("posMm":[1])"), "wrongType");
    EXPECT_EQ(combatant(R"("posMm":[1,10000001])"), "outOfRange");
    EXPECT_EQ(combatant(R"("mode":"fight")"), "outOfRange");
    EXPECT_EQ(combatant(R"("levels":{"paladin":1})"), "outOfRange");
    EXPECT_EQ(combatant(R"("grappling":["z"])"), "outOfRange");
    EXPECT_EQ(combatant(R"("constitution":0)"), "outOfRange");
    EXPECT_EQ(combatant(R"("hidden":1)"), "wrongType");
    EXPECT_EQ(combatant(R"("autoOpportunity":{"wear":1})"), "missingField");
    EXPECT_EQ(reply("segment.fight", R"({"combatants":[{"id":"a"}]})"), "missingField");
    EXPECT_EQ(reply("segment.fight", R"({"combatants":[{"id":"a","side":"x"},{"id":"a","side":"x"}]})"),
              "outOfRange");
}

TEST(FightQuery, TheThresholdIsWorkedOutOrGiven) {
    const auto points = [](const std::string& members) {
        return reply("segment.fight", R"({"combatants":[{"id":"a","side":"x","fatigue":13,)" + members +
                                          R"(},{"id":"b","side":"y"}],"report":["fatigue"]})");
    };
    const auto penalty = [&](const std::string& members) {
        const std::string answer = points(members);
        const std::size_t at = answer.find("nextPenalty\":");
        return answer.substr(at + 13, 1);
    };
    EXPECT_EQ(penalty(R"("mounted":false)"), "1") << "constitution 12: 14";
    EXPECT_EQ(penalty(R"("enduranceRank":3)"), "0");
    EXPECT_EQ(penalty(R"("encumbrance":2)"), "3");
    EXPECT_EQ(penalty(R"("constitution":10,"threshold":14)"), "1");
}

TEST(FightQuery, Times) {
    const auto at = [](const std::string& round, const std::string& segment) {
        return fightWith(
            "orders", R"([{"round":)" + round + R"(,"segment":)" + segment + R"(,"who":"a","do":"pivot"}])");
    };
    EXPECT_EQ(at("0", "0")[0], '{');
    EXPECT_EQ(at("1", "10")[0], '{');
    EXPECT_EQ(at("9", "1")[0], '{') << "a round that is not played";
    EXPECT_EQ(at("1", "0"), "outOfRange");
    EXPECT_EQ(at("0", "1"), "outOfRange");
    EXPECT_EQ(at("1", "11"), "outOfRange");
    EXPECT_EQ(at("-1", "1"), "outOfRange");
}

TEST(FightQuery, Declarations) {
    const auto declare = [](const std::string& members) {
        return fightWith("declarations", R"([{"round":1,)" + members + "}]");
    };
    EXPECT_EQ(declare(R"("who":"a","mode":"melee")")[0], '{');
    EXPECT_EQ(declare(R"("who":"a")"), "missingField");
    EXPECT_EQ(declare(R"("who":"z","mode":"melee")"), "outOfRange");
    EXPECT_EQ(declare(R"("who":"a","mode":"melee","initiative":0)"), "outOfRange");
    EXPECT_EQ(declare(R"("who":"a","mode":"melee","actions":11)"), "outOfRange");
    EXPECT_EQ(declare(R"("who":"a","mode":"melee","initiatives":[1,"2"])"), "wrongType");
}

TEST(FightQuery, OrdersNeedTheirMembers) {
    for (const char* members :
         {R"("do":"changeMode")", R"("do":"simple")", R"("do":"fastMove","speed":8)",
          R"("do":"fastMove","until":"b")", R"("do":"cast","spell":"web")", R"("do":"cast","time":2)",
          R"("do":"routine","target":"b")", R"("do":"routine","d20":3)", R"("do":"opportunity","target":"b")",
          R"("do":"surpriseAttack","target":"b")", R"("do":"sneakAttack","target":"b","d20":3)",
          R"("do":"parry","against":"b")", R"("do":"slowMove")", R"("do":"react","to":"b")",
          R"("do":"react","reaction":"hold")",
          R"("do":"routine","target":"b","d20":3,"action":"passThrough")", R"("target":"b")"})
        EXPECT_EQ(order(members), "missingField") << members;
}

TEST(FightQuery, OrdersOutOfRange) {
    for (const char* members :
         {R"("do":"dance")", R"("do":"routine","target":"a","d20":3)",
          R"("do":"routine","target":"z","d20":3)", R"("do":"routine","target":"b","d20":21)",
          R"("do":"routine","target":"b","d20":3,"action":"kick")",
          R"("do":"opportunity","target":"a","d20":3)", R"("do":"parry","against":"z","d20":3)",
          R"("do":"fastMove","speed":8,"until":"z")", R"("do":"fastMove","speed":8,"until":"b","toMm":[0,0])",
          R"("do":"slowMove","with":"z")", R"("do":"react","to":"z","reaction":"hold")",
          R"("do":"react","to":"b","reaction":"flee")", R"("do":"simple","what":"x","duration":0)",
          R"("do":"routine","target":"b","d20":3,"action":"passThrough","opposed":[])",
          R"("do":"routine","target":"b","d20":3,"action":"passThrough","opposed":[1,2,3])",
          R"("do":"sneakAttack","target":"b","d20":3,"save":3,"wears":[1,2,3])",
          R"("do":"sneakAttack","target":"b","d20":3,"save":3,"wears":[1,2],"hits":[true])"})
        EXPECT_EQ(order(members), "outOfRange") << members;
}

TEST(FightQuery, TheDieOfAnOpportunityThatPassesTheGuard) {
    const auto passing = [](const std::string& mode) {
        return reply(
            "segment.fight",
            R"({"combatants":[{"id":"a","side":"x","mode":")" + mode +
                R"("},{"id":"b","side":"y"}],"orders":[{"round":1,"segment":1,"who":"b","do":"simple",)"
                R"("what":"draw"},{"round":1,"segment":1,"who":"a","do":"opportunity","target":"b",)"
                R"("action":"passGuard"}],"report":["opportunity"]})");
    };
    EXPECT_NE(passing("grapple").find(R"("natural":null,"total":null,"hit":true)"), std::string::npos);
    EXPECT_EQ(passing("melee"), "missingField");
    EXPECT_EQ(order(R"("do":"routine","target":"b","action":"passGuard")"), "missingField");
}

TEST(FightQuery, TheReportNamesTheEvents) {
    const std::string simple = R"([{"round":1,"segment":2,"who":"a","do":"simple","what":"shout"}])";
    const auto events = [&](const std::string& report) {
        const std::string answer =
            reply("segment.fight", "{" + kTwo + R"(,"orders":)" + simple + R"(,"report":)" + report + "}");
        return answer.substr(0, answer.find(R"(,"final")"));
    };
    EXPECT_EQ(events(R"(["simpleDone"])"),
              R"({"events":[{"round":1,"segment":2,"event":"simpleDone","who":"a","what":"shout"}])");
    EXPECT_EQ(events("[]"), R"({"events":[])");
    EXPECT_NE(events("null").find("opportunityLapsed"), std::string::npos) << "all by default";
    EXPECT_EQ(events(R"(["opportunityofferred"])"), "outOfRange");
    EXPECT_EQ(events(R"("attack")"), "wrongType");
}

TEST(FightQuery, TheEndByCombatant) {
    EXPECT_EQ(
        reply("segment.fight",
              R"({"combatants":[{"id":"b","side":"y","posMm":[7,-7],"armed":false,"endurance":3,)"
              R"("hitPoints":4,"mode":"covering"}]})"),
        R"({"events":[],"final":{"b":{"endurance":3,"hitPoints":4,"alive":true,"mode":"covering",)"
        R"("fatigue":0,"routineSpent":0,"routineLost":0,"posMm":[7,-7],"grappling":[],"armed":false}}})");
}

}  // namespace tenaille::io::query_fight_test
