// SPDX-License-Identifier: MIT
//
// Asks one rules query in a test.
#pragma once

#include <string>

#include "core/io/json_value.h"
#include "core/io/rules/query_stream.h"

namespace tenaille::test {}

namespace tenaille::io::test {

using namespace tenaille::test;  // test:: means either

// The answer to a query as text, or the word of its error.
inline std::string reply(const std::string& kind, const std::string& input,
                         const std::string& options = "{}") {
    const std::string line = answerLine(R"({"id":"q","kind":")" + kind + R"(","input":)" + input +
                                        R"(,"options":)" + options + "}");
    const auto parsed = parseJson(line, {});
    if (!parsed) return line;
    if (const JsonValue* error = parsed->find("error")) return *error->find("code")->string();
    return writeJson(*parsed->find("answer"));
}

// An object of the members and one more, which stands in for the first of its name.
inline std::string with(const std::string& members, const std::string& name, const std::string& value) {
    return "{" + members + ",\"" + name + "\":" + value + "}";
}

// A number that a kind reads: `members` is a good query without `name`.
struct NumberCase {
    const char* kind;
    const char* members;
    const char* name;
    int min;
    int max;
};

// Both limits are allowed and nothing beyond them; texts and fractions are of the wrong type.
void expectLimits(const NumberCase& one);

}  // namespace tenaille::io::test
