// SPDX-License-Identifier: MIT
#include "core/io/rules/query_stream.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "core/io/json_value.h"
#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_numbers.h"

namespace tenaille::io::query_stream_test {

// The error code of the reply to a line, or "answer".
std::string codeOf(const std::string& line) {
    const Result<JsonValue> reply = parseJson(answerLine(line));
    if (!reply) return "not JSON";
    const JsonValue* error = reply->find("error");
    return error == nullptr ? "answer" : *error->find("code")->string();
}
bool hasNullId(const std::string& line) { return answerLine(line).starts_with("{\"id\":null,"); }

// A query of size.table with this input and options.
std::string table(const std::string& input, const std::string& options = "null") {
    return "{\"id\":\"q\",\"kind\":\"size.table\",\"input\":" + input + ",\"options\":" + options + "}";
}

TEST(QueryStream, OneReplyPerLineInOrder) {
    std::istringstream in(
        "{\"id\":\"q1\",\"kind\":\"grid.distance\",\"input\":{\"a\":{\"at\":[0,0]},\"b\":{\"at\":[3,3]}}}\r\n"
        "\n"
        "  \t \r\n"
        "not json\n"
        "{\"id\":\"q2\",\"kind\":\"grid.distance\",\"input\":{\"a\":{\"at\":[0,0]}}}");
    std::ostringstream out;
    EXPECT_EQ(runRules(in, out), 0);
    std::istringstream replies(out.str());
    std::string line;
    std::getline(replies, line);
    EXPECT_EQ(line,
              "{\"id\":\"q1\",\"answer\":{\"distance\":4,\"feet\":20,\"meters\":6,\"shortestPaths\":null}}");
    std::getline(replies, line);
    EXPECT_TRUE(line.starts_with("{\"id\":null,\"error\":{\"code\":\"malformedJson\",")) << line;
    std::getline(replies, line);
    EXPECT_TRUE(
        line.starts_with("{\"id\":\"q2\",\"error\":{\"code\":\"missingField\",\"message\":\"input.b: "))
        << line;
    EXPECT_FALSE(std::getline(replies, line));
}

// It is passed over, not kept: the next one is answered.
TEST(QueryStream, ALineBeyondTheLimitIsRefused) {
    class Endless : public std::streambuf {
        int_type underflow() override {
            constexpr std::size_t kMuch = std::size_t{65} << 20;
            static char block[1 << 16];
            std::fill(std::begin(block), std::end(block), 'x');
            m_given += sizeof block;
            if (m_given > kMuch) {
                if (m_ended) return traits_type::eof();
                m_ended = true;
                std::copy_n("\n{}", 3, block);
                setg(block, block, block + 3);
            } else {
                setg(block, block, block + sizeof block);
            }
            return traits_type::to_int_type(*block);
        }
        std::size_t m_given = 0;
        bool m_ended = false;
    };
    Endless bytes;
    std::istream in(&bytes);
    std::ostringstream out;
    EXPECT_EQ(runRules(in, out), 0);
    std::istringstream replies(out.str());
    std::string line;
    std::getline(replies, line);
    EXPECT_TRUE(line.find("at most 67108864 bytes") != std::string::npos) << line;
    std::getline(replies, line);
    EXPECT_TRUE(line.find("invalidQuery") != std::string::npos) << line;
}

TEST(QueryStream, AnInputThatCannotBeReadFails) {
    std::istringstream in("{}");
    in.setstate(std::ios::badbit);
    std::ostringstream out;
    EXPECT_NE(runRules(in, out), 0);
}

TEST(QueryStream, MalformedJson) {
    for (const char* line :
         {"{", "}", "not json", "\x01", "[1,", "{\"id\":\"a\",\"x\":NaN}", "{\"id\":\"a\",\"x\":-Infinity}",
          "{\"id\":\"a\"} {}", "{\"id\":\"a\",\"x\":01}", "{\"id\":\"a\",\"x\":1.}", "{\"id\":\"\xff\"}"}) {
        EXPECT_EQ(codeOf(line), "malformedJson") << line;
        EXPECT_TRUE(hasNullId(line)) << line;
    }
}

TEST(QueryStream, InvalidQuery) {
    for (const char* line :
         {"null", "7", "\"text\"", "[1,2,3]", "true", "{}", "{\"id\":null,\"kind\":\"size.table\"}",
          "{\"id\":\"\",\"kind\":\"size.table\"}", "{\"id\":5,\"kind\":\"size.table\"}"}) {
        EXPECT_EQ(codeOf(line), "invalidQuery") << line;
        EXPECT_TRUE(hasNullId(line)) << line;
    }
}

TEST(QueryStream, KindAndInput) {
    EXPECT_EQ(codeOf(R"({"id":"a","input":{}})"), "missingField");
    EXPECT_EQ(codeOf(R"({"id":"a","kind":42,"input":{}})"), "wrongType");
    EXPECT_EQ(codeOf(R"({"id":"a","kind":"Size.table","input":{}})"), "unknownKind");
    EXPECT_EQ(codeOf(R"({"id":"a","kind":"size.table"})"), "missingField");
    EXPECT_EQ(codeOf(R"({"id":"a","kind":"size.table","input":null})"), "missingField");
    EXPECT_EQ(codeOf(R"({"id":"a","kind":"size.table","input":[]})"), "wrongType");
    EXPECT_EQ(codeOf(R"({"input":{"size":"large"},"extra":[1],"kind":"size.table","id":"a"})"), "answer");
}

TEST(QueryStream, Options) {
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", "7")), "wrongType");
    EXPECT_EQ(
        codeOf(table(R"({"size":"large"})", R"({"cover.chooser":"defender","move.cornerCut":"allow"})")),
        "answer");
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", R"({"cover.chooser":"referee"})")), "outOfRange");
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", R"({"cover.targetCell":"yes"})")), "wrongType");
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", R"({"facing.diagonal5":3})")), "outOfRange");
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", R"({"facing.diagonal5":1.5})")), "wrongType");
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", R"({"flank.mode ":"centerLine"})")), "unknownOption");
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", R"({"rules.facing":"5e"})")), "unknownOption")
        << "a setting of encounters, no option of the protocol";
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", R"({"cover.chooser":null})")), "answer");
}

TEST(QueryStream, OptionsOfFamiliesThatAreNotAskedAreCheckedToo) {
    EXPECT_EQ(
        codeOf(table(R"({"size":"large"})", R"({"segment.routineSpacing":10,"sneak.twoDaggers":false})")),
        "answer");
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", R"({"segment.routineSpacing":0})")), "outOfRange");
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", R"({"segment.readjust":"max"})")), "answer");
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", R"({"segment.readjust":"shift max"})")), "outOfRange");
    EXPECT_EQ(codeOf(table(R"({"size":"large"})", R"({"fatigue.penaltyOnAc":1})")), "wrongType");
}

TEST(QueryStream, NumbersThatAreNoIntegers) {
    const auto distance = [](const std::string& x) {
        return codeOf(R"({"id":"a","kind":"grid.distance","input":{"a":{"at":[0,0]},"b":{"at":[)" + x +
                      ",0]}}}");
    };
    EXPECT_EQ(distance("10000"), "answer");
    EXPECT_EQ(distance("-10001"), "outOfRange");
    for (const char* fraction : {"1.5", "1e2", "1E400", "0.0", "-2.0", "\"1\"", "\"1/2\"", "true"})
        EXPECT_EQ(distance(fraction), "wrongType") << fraction;
    EXPECT_EQ(distance("99999999999999999999"), "outOfRange");
    EXPECT_EQ(distance("-" + std::string(500, '9')), "outOfRange");
    EXPECT_EQ(distance("null"), "wrongType") << "a value of an array is no member that may be absent";
}

TEST(QueryNumbers, OnlyNumbersOutsideTextsAreTouched) {
    EXPECT_EQ(tamedNumbers(R"({"a":"1e400 \" 2.5","b":[1,-20]})"), R"({"a":"1e400 \" 2.5","b":[1,-20]})");
    EXPECT_EQ(tamedNumbers("[1e400,-1.25]"), "[0.5,0.5]");
    EXPECT_EQ(tamedNumbers("[1234567890123456789,123456789012345678]"),
              "[999999999999999999,123456789012345678]");
    for (const char* noNumber : {"1.", ".5", "01", "1e", "+1", "--1", "1.e5", "-", "\"open"})
        EXPECT_EQ(tamedNumbers(noNumber), noNumber);
}

TEST(QueryStream, UnknownMembersAreIgnoredHoweverDeep) {
    const std::string deep = std::string(300, '[') + std::string(300, ']');
    EXPECT_EQ(codeOf(table(R"({"size":"large","remark":)" + deep + "}")), "answer");
    EXPECT_EQ(codeOf(std::string(100000, '[')), "malformedJson");
}

TEST(QueryKinds, NamesAreUniqueAndKnown) {
    std::set<std::string_view> names;
    for (const QueryKind& kind : queryKinds()) {
        EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
        EXPECT_EQ(handlerOf(kind.name), kind.answer);
    }
    EXPECT_EQ(handlerOf("facing.Arc"), nullptr);
    EXPECT_EQ(handlerOf("facing"), nullptr);
}

// Whatever one value of a good query is replaced by, there is one reply that repeats the id.
TEST(QueryStream, EveryDamagedQueryGetsAReplyWithItsId) {
    const char* queries[] = {
        R"({"id":"q","kind":"facing.arc","input":{"system":"5e","grid":"square","creature":{"at":[0,0],"size":"large","footprint":[2,2],"facing":"N"},"cells":[[0,-1]]},"options":{"facing.diagonal5":1}})",
        R"({"id":"q","kind":"facing.attack","input":{"attacker":{"at":[0,0],"facing":"N","feats":["cleave"],"sneakLevel":3},"target":{"at":[1,1],"facing":"N"},"attack":"melee","mounted":true}})",
        R"({"id":"q","kind":"facing.target","input":{"creature":{"at":[0,0],"facing":"N","arcs":{"left":"rear"},"shield":{"side":"left","bonus":2}},"other":{"at":[1,1]}}})",
        R"({"id":"q","kind":"hex.area","input":{"grid":"hexPointy","shape":"cone","at":[0,0],"length":2,"direction":"ESE","contains":[[1,1]]}})",
        R"({"id":"q","kind":"size.capacity","input":{"occupants":{"tiny":2}}})",
        R"({"id":"q","kind":"exceptional.strike","input":{"natural":19,"action":"shot","specials":[{"name":"grip","min":17,"max":19}],"d6":3},"options":{"exceptional.opportunityGrappleDie":4}})",
        R"({"id":"q","kind":"exceptional.parry","input":{"attack":{"action":"shot","critical":true},"defender":{"score":18},"natural":7}})",
        R"({"id":"q","kind":"exceptional.parryScore","input":{"levels":{"mage":7,"thief":1}}})",
        R"({"id":"q","kind":"fatigue.run","input":{"activities":["rest"],"threshold":3,"start":2}})",
        R"({"id":"q","kind":"fatigue.classify","input":{"acts":["jump",{"gait":"run","speed":3,"maxSpeed":9}]}})",
        R"({"id":"q","kind":"sneak.damage","input":{"damages":[4,3],"rank":6,"save":9,"hits":[true,false]}})"};
    const char* replacements[] = {"null",  "true", "7",  "-99999", "1.5",
                                  "\"x\"", "[]",   "{}", "[[]]",   "\"1/0\""};
    for (const std::string query : queries)
        for (std::size_t colon = query.find("\"kind\""); colon != std::string::npos;
             colon = query.find(':', colon + 1)) {
            if (query[colon] != ':') continue;
            int depth = 0;
            std::size_t end = colon + 1;
            for (; depth > 0 || (query[end] != ',' && query[end] != '}' && query[end] != ']'); ++end) {
                if (query[end] == '{' || query[end] == '[') ++depth;
                if (query[end] == '}' || query[end] == ']') --depth;
            }
            for (const char* replacement : replacements) {
                const std::string damaged = query.substr(0, colon + 1) + replacement + query.substr(end);
                EXPECT_TRUE(answerLine(damaged).starts_with("{\"id\":\"q\",")) << damaged;
            }
        }
}

}  // namespace tenaille::io::query_stream_test
