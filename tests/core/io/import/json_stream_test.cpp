// SPDX-License-Identifier: MIT
#include "core/io/import/json_stream.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <random>

namespace tenaille::io::json_stream_test {

using testing::HasSubstr;

// The value as nlohmann's tree, read through the stream: what is lost or changed on the way shows.
nlohmann::json treeOf(JsonStream& in) {
    switch (in.kind()) {
        case JsonKind::Object: {
            nlohmann::json object = nlohmann::json::object();
            in.beginObject();
            while (const std::string* key = in.member()) {
                const std::string name = *key;
                object[name] = treeOf(in);
            }
            return object;
        }
        case JsonKind::Array: {
            nlohmann::json array = nlohmann::json::array();
            in.beginArray();
            while (in.element()) array.push_back(treeOf(in));
            return array;
        }
        case JsonKind::Text:
            return in.text(1 << 20);
        case JsonKind::Number:
            return in.number();
        case JsonKind::Boolean:
            return in.boolean();
        case JsonKind::Null:
            in.null();
            return nullptr;
        case JsonKind::None:
            break;
    }
    return nullptr;
}

struct Read {
    nlohmann::json tree;
    std::string problem;  // empty if it was accepted
};

Read readAll(const std::string& text, std::size_t piece = 0) {
    const auto source = sourceOf(text, piece);
    JsonStream in(*source);
    Read read{treeOf(in), {}};
    in.finish();
    if (in.failed()) read.problem = describe(in.problem());
    return read;
}

bool skips(const std::string& text, std::size_t piece = 0) {
    const auto source = sourceOf(text, piece);
    JsonStream in(*source);
    in.skip();
    in.finish();
    return !in.failed();
}

// Refuses a document as a whole if the two readers differ about it.
void expectSameAsReference(const std::string& text) {
    const bool valid = nlohmann::json::accept(text);
    for (const std::size_t piece : {0, 1, 3}) {
        const Read read = readAll(text, piece);
        ASSERT_EQ(read.problem.empty(), valid) << text << "\n" << read.problem;
        ASSERT_EQ(skips(text, piece), valid) << text;
        if (!valid) continue;
        ASSERT_EQ(read.tree, nlohmann::json::parse(text)) << text;
    }
}

TEST(JsonStream, AgreesWithTheReferenceOnHandMadeTexts) {
    for (const char* text :
         {"{}", "[]", "[[]]", "[1,2,3]", "{\"a\":1,\"b\":[true,false,null]}", " \t\r\n[ 1 , 2 ] ", "\"\"",
          "\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\u00e9\\u20ac\\ud83d\\ude00\"",
          "\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\"", "-0", "0", "1e5", "1E+5", "1.5e-3", "-12.25",
          "123456789012345678901234567890", "true", "false", "null",
          // refused by both
          "", " ", "{", "[", "[1,", "[1,]", "{\"a\":1,}", "{a:1}", "{\"a\"}", "{\"a\":}", "{\"a\" 1}",
          "[1 2]", "[,]", "{,}", "01", "-", "+1", ".5", "1.", "1e", "1e+", "0x10", "1.5.2", "--1", "1e5e5",
          "NaN", "Infinity", "-Infinity", "nul", "nulll", "tru", "truefalse", "\"", "\"\\\"", "\"\\x\"",
          "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\x01\"", "\"\n\"", "\"\xff\"",
          "\"\xc0\xaf\"", "\"\xed\xa0\x80\"", "\"\xf4\x90\x80\x80\"", "\"\xe2\x82\"", "[1] 2", "{} {}", "[}",
          "{]", "'a'", "/*c*/1", "\x80"}) {
        expectSameAsReference(text);
    }
}

TEST(JsonStream, AgreesWithTheReferenceOnDamagedTexts) {
    const std::string whole =
        R"({"format":0.3,"a":[{"x":1.5e2,"y":-3},null,[true,false]],"t\u00e9xt":"quo\"te é \ud83d\ude00","e":{}})";
    expectSameAsReference(whole);
    std::mt19937 random(5);
    const std::string alphabet = "{}[]\",:\\ 0123456789.eE+-truefalsn\n\xc3\xa9/u";
    for (int i = 0; i < 20'000; ++i) {
        std::string text = whole;
        for (auto k = random() % 3 + 1; k > 0; --k) {
            const std::size_t at = random() % text.size();
            const char c = alphabet[random() % alphabet.size()];
            switch (random() % 3) {
                case 0:
                    text[at] = c;
                    break;
                case 1:
                    text.insert(at, 1, c);
                    break;
                default:
                    text.erase(at, 1 + random() % 4);
                    break;
            }
        }
        // A key that stands twice is the caller's business here; the reference keeps the last one, as treeOf
        // does.
        expectSameAsReference(text);
        if (HasFatalFailure()) return;
    }
}

TEST(JsonStream, EveryTruncationIsNoticed) {
    const std::string whole = R"({"a":[1,{"b":"text"},true],"c":-1.5})";
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const Read read = readAll(whole.substr(0, size));
        EXPECT_THAT(read.problem, HasSubstr("cut off")) << whole.substr(0, size);
    }
}

TEST(JsonStream, ProblemsNamePathLineAndColumn) {
    EXPECT_THAT(readAll("{\"line_of_sight\":[[{\"x\":1}],\n [{\"x\":1,\"y\": oops}]]}").problem,
                HasSubstr("line_of_sight[1][0].y (line 2, column 15): This is not valid JSON: 'o'"));
    EXPECT_THAT(readAll("[0, 1e400]").problem,
                HasSubstr("[1] (line 1, column 5): The number 1e400 is too large"));
    EXPECT_THAT(readAll("[NaN]").problem, HasSubstr("NaN and Infinity are no numbers in JSON"));
    EXPECT_THAT(readAll(std::string("\0\0\0", 3)).problem, HasSubstr("0x00"));
    EXPECT_THAT(readAll("{\"a\x01\":1}").problem, Not(HasSubstr("\x01")));
}

TEST(JsonStream, NumbersAtTheEdgeOfDoubles) {
    EXPECT_EQ(readAll("1.7976931348623157e308").tree, 1.7976931348623157e308);
    EXPECT_EQ(readAll("1e-400").tree, 0.0);
    EXPECT_EQ(readAll("0." + std::string(400, '0') + "1").tree, 0.0);
    EXPECT_THAT(readAll("-1e309").problem, HasSubstr("too large"));
    EXPECT_THAT(readAll(std::string(JsonStream::kMaxNumber + 1, '1')).problem, HasSubstr("longer than 1000"));
}

TEST(JsonStream, DepthAtItsLimit) {
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    EXPECT_EQ(readAll(nested(JsonStream::kMaxDepth)).problem, "");
    EXPECT_THAT(readAll(nested(JsonStream::kMaxDepth + 1)).problem, HasSubstr("deeper than 64 levels"));
    EXPECT_FALSE(skips(std::string(1'000'000, '[')));
    std::string objects;
    for (int i = 0; i < 1'000'000; ++i) objects += "{\"a\":";
    EXPECT_FALSE(skips(objects));
}

TEST(JsonStream, ByteOrderMarks) {
    EXPECT_EQ(readAll("\xef\xbb\xbf[1]").tree, nlohmann::json::parse("[1]"));
    EXPECT_EQ(readAll("\xef\xbb\xbf[1]", 1).problem, "");
    EXPECT_THAT(readAll(std::string("\xff\xfe[\0", 4)).problem, HasSubstr("UTF-16"));
    EXPECT_THAT(readAll("\xef\xbb[1]").problem, HasSubstr("not valid JSON"));
}

TEST(JsonStream, LongTextsComeInPiecesWithEscapesResolved) {
    const std::string json = "\"ab\\/c\\n\\u002bde\n\tf\"";
    for (const std::size_t piece : {0, 1, 2}) {
        const auto source = sourceOf(json, piece);
        JsonStream in(*source);
        ASSERT_EQ(in.kind(), JsonKind::Text);
        std::string text;
        in.longText([&text](std::string_view part) { text += part; });
        in.finish();
        EXPECT_FALSE(in.failed());
        EXPECT_EQ(text, "ab/c\n+def");
    }
}

TEST(JsonStream, TextsAndKeysAreBounded) {
    const auto source = sourceOf("\"12345\"");
    JsonStream in(*source);
    in.kind();
    EXPECT_EQ(in.text(4), "");
    EXPECT_THAT(describe(in.problem()), HasSubstr("longer than 4 bytes"));
    const std::string longKey = "{\"" + std::string(100'000, 'k') + "\":1}";
    EXPECT_EQ(readAll(longKey).tree.begin().key().size(), JsonStream::kMaxKey);
}

}  // namespace tenaille::io::json_stream_test
