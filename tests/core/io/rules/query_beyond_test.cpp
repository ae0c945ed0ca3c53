// SPDX-License-Identifier: MIT
//
// Members of queries beyond the protocol: hexes for every family, conditions of creatures, readings of the
// catalogues that the protocol does not name.
#include <gtest/gtest.h>

#include "core/io/json_value.h"
#include "core/io/rules/query_stream.h"

namespace tenaille::io::query_beyond_test {

// The answer to a query as text.
std::string answer(const std::string& kind, const std::string& input, const std::string& options = "{}") {
    const std::string reply = answerLine("{\"id\":\"q\",\"kind\":\"" + kind + "\",\"input\":" + input +
                                         ",\"options\":" + options + "}");
    const std::string head = "{\"id\":\"q\",\"answer\":";
    return reply.starts_with(head) ? reply.substr(head.size(), reply.size() - head.size() - 1) : reply;
}
// One member of the answer.
std::string member(const std::string& name, const std::string& kind, const std::string& input,
                   const std::string& options = "{}") {
    const Result<JsonValue> parsed = parseJson(answer(kind, input, options));
    if (!parsed) return "not JSON";
    const JsonValue* found = parsed->find(name);
    return found == nullptr ? "absent" : writeJson(*found);
}

TEST(QueryBeyond, LinesOnHexes) {
    const std::string wall = R"("scene":{"walls":[{"from":["1/2",-9],"to":["1/2",9]}]})";
    const std::string duel =
        R"("grid":"hexPointy","attacker":{"at":[0,0]},"target":{"at":[1,0]},"attack":"melee",)";
    EXPECT_EQ(member("tier", "cover.attack", "{" + duel + wall + "}"), "\"total\"");
    EXPECT_EQ(member("tier", "cover.attack", "{" + duel + R"("scene":{}})"), "\"none\"");
    EXPECT_EQ(member("bestCorners", "cover.attack",
                     R"({"grid":"hexFlat","attacker":{"at":[0,0]},"target":{"at":[1,0]},"attack":"melee",
                         "scene":{"solid":[[1,-1],[0,1]]}})"),
              R"([["2/3","-1/3"],["1/3","1/3"]])")
        << "corners of hexes are thirds: the two of the common side";
    EXPECT_EQ(member("level", "concealment.attack",
                     R"({"grid":"hexFlat","attacker":{"at":[0,0]},"target":{"at":[3,0]},"attack":"ranged",
                         "scene":{"concealment":[{"at":[1,0]}]}})"),
              "\"concealment\"");
}

TEST(QueryBeyond, FlankingReachAndOpportunityOnHexes) {
    EXPECT_EQ(
        member(
            "bonus", "flank.attack",
            R"({"grid":"hexPointy","attacker":{"at":[-1,0]},"target":{"at":[0,0]},"allies":[{"at":[1,0]}]})"),
        "2");
    EXPECT_EQ(member("count", "reach.threatens", R"({"grid":"hexFlat","creature":{"at":[0,0],"reach":2}})"),
              "18");
    EXPECT_EQ(
        member(
            "attackers", "opportunity.move",
            R"({"grid":"hexPointy","mover":{"at":[1,0]},"path":[[2,0]],"enemies":[{"id":"e","at":[0,0]}]})"),
        "[\"e\"]");
    EXPECT_EQ(
        answer("opportunity.move", R"({"grid":"hexPointy","mover":{"at":[1,0]},"path":[[2,1]],"enemies":[]})")
                .find("outOfRange") != std::string::npos,
        true)
        << "hexes have no diagonals";
}

TEST(QueryBeyond, MovementOnHexes) {
    EXPECT_EQ(
        member(
            "cost", "move.path",
            R"({"grid":"hexPointy","scene":{"map":["..d","..."]},"mover":{"at":[0,0]},"path":[[1,0],[2,0]]})"),
        "3");
    EXPECT_EQ(member("stop", "move.reachable",
                     R"({"grid":"hexFlat","scene":{"map":["..",".."]},"mover":{"at":[0,0]},"budget":1})"),
              "[[0,0,0],[1,0,1],[0,1,1]]");
    EXPECT_EQ(
        member(
            "allowed", "move.step",
            R"({"grid":"hexPointy","scene":{"map":["..","#."]},"mover":{"at":[0,0]},"to":[0,1],"action":"minimumMove"})"),
        "false");
}

// HX-04: whoever can step to the middle of a hex that a wall cuts has at least half of it.
TEST(QueryBeyond, PartialHexes) {
    const auto step = [](const std::string& from, const std::string& to) {
        return member(
            "legal", "move.path",
            R"({"grid":"hexPointy","scene":{"map":["...","..."],"walls":[{"from":["5/4",-9],"to":["5/4",9]}]},
                          "mover":{"at":)" +
                from + R"(},"path":[)" + to + "]}");
    };
    EXPECT_EQ(step("[0,0]", "[1,0]"), "true") << "the side of the middle";
    EXPECT_EQ(step("[2,0]", "[1,0]"), "false") << "the smaller part";
}

// HX-04: two walls, the corner of a room, leave some third of [1,0] around its middle.
TEST(QueryBeyond, PartialHexesAtACorner) {
    const auto cost = [](const std::string& reading) {
        return member("cost", "move.path",
                      R"({"grid":"hexPointy","scene":{"map":["...","..."],"walls":[
                          {"from":["9/10","1/10"],"to":["9/10",-3]},{"from":["9/10","1/10"],"to":[9,"1/10"]}]},
                          "mover":{"at":[2,0]},"path":[[1,0]]})",
                      R"({"hex.partial":")" + reading + "\"}");
    };
    EXPECT_EQ(cost("half"), "absent") << "illegal: null";
    EXPECT_EQ(cost("centre"), "1");
    EXPECT_EQ(cost("any"), "2");
}

TEST(QueryBeyond, ShortestPathsOfAnyNumber) {
    const auto paths = [](const std::string& to) {
        return member("shortestPaths", "grid.distance",
                      R"({"grid":"hexPointy","a":{"at":[0,0]},"b":{"at":)" + to + "}}");
    };
    EXPECT_EQ(paths("[3,-1]"), "3");
    EXPECT_EQ(answer("grid.distance", R"({"grid":"hexPointy","a":{"at":[0,0]},"b":{"at":[70,-35]}})", "{}"),
              R"({"distance":70,"feet":350,"meters":105,"shortestPaths":112186277816662845432})");
}

TEST(QueryBeyond, FacingInOpportunities) {
    const std::string scene =
        R"({"system":"ua","mover":{"at":[2,2],"facing":"E"},"path":[[3,2]],"enemies":[{"id":"f","at":[2,1],"facing":"N"}]})";
    EXPECT_EQ(member("provocations", "opportunity.move", scene),
              R"([{"enemy":"f","step":0,"deniedBy":null,"facing":-8}])");
    EXPECT_EQ(
        member(
            "provocations", "opportunity.move",
            R"({"system":"5e","mover":{"at":[2,2]},"path":[[3,2]],"enemies":[{"id":"f","at":[2,1],"facing":"N"}]})"),
        R"([{"enemy":"f","step":0,"deniedBy":"F5-05","facing":null}])");
}

TEST(QueryBeyond, ConditionsOfCreatures) {
    const auto level = [](const std::string& attacker, const std::string& target) {
        return member("level", "concealment.attack",
                      R"({"attack":"ranged","attacker":{"at":[0,0])" + attacker +
                          R"(},"target":{"at":[4,0])" + target + "}}");
    };
    EXPECT_EQ(level("", ""), "\"none\"");
    EXPECT_EQ(level("", R"(,"blurred":true)"), "\"concealment\"");
    EXPECT_EQ(level("", R"(,"invisible":true)"), "\"total\"");
    EXPECT_EQ(level(R"(,"blinded":true)", ""), "\"total\"");
    EXPECT_EQ(member("count", "reach.threatens", R"({"creature":{"at":[0,0],"helpless":true}})"), "0");
    EXPECT_EQ(member("soft", "cover.attack",
                     R"({"attacker":{"at":[0,0]},"target":{"at":[4,0]},"attack":"ranged",
                         "scene":{"creatures":[{"at":[2,0],"noSoftCover":true}]}})"),
              "false");
    EXPECT_EQ(member("canTarget", "facing.target",
                     R"({"creature":{"at":[0,0],"facing":"N","ignoresFacing":true},"other":{"at":[0,1]}})"),
              "true");
}

TEST(QueryBeyond, ReadingsOfHexAreas) {
    const auto count = [](const std::string& input, const std::string& options) {
        return member("count", "hex.area", input, options);
    };
    EXPECT_EQ(count(R"({"shape":"burst","at":[0,0],"radius":2,"direction":"N"})",
                    R"({"hex.burstOrigin":"corner"})"),
              "12");
    EXPECT_EQ(count(R"({"shape":"cone","at":[0,0],"length":2,"direction":"E"})", R"({"hex.sideCones":true})"),
              "4");
    const std::string line = R"({"shape":"line","at":[0,0],"to":[2,2])";
    EXPECT_EQ(count(line + "}", "{}"), "2");
    EXPECT_EQ(count(line + R"(,"side":"left"})", "{}"), "4");
    EXPECT_EQ(count(line + "}", R"({"hex.lineEdge":"both"})"), "6");
    EXPECT_EQ(member("footprint", "size.table", R"({"size":"colossal","grid":"hexFlat"})",
                     R"({"hex.colossal":"27"})"),
              "\"h27Down\"");
}

}  // namespace tenaille::io::query_beyond_test
