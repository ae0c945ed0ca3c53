// SPDX-License-Identifier: MIT
#include "core/io/rules/query_stream.h"

#include <istream>
#include <ostream>
#include <streambuf>

#include "core/io/json_value.h"
#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_numbers.h"
#include "core/io/rules/query_options.h"

namespace tenaille::io {

namespace {

// Generous: unknown members of a query are ignored, however deep they are.
constexpr JsonLimits kLimits{.depth = 512};

std::string reply(JsonValue id, const char* member, JsonValue value) {
    return writeJson(JsonObject{{"id", std::move(id)}, {member, std::move(value)}});
}

std::string errorReply(JsonValue id, const QueryError& error) {
    return reply(std::move(id), "error",
                 JsonObject{{"code", JsonValue(name(error.code))}, {"message", JsonValue(error.message)}});
}

JsonValue answerTo(const JsonValue& query) {
    const Field root(&query, "");
    const std::string& kind = root["kind"].text();
    const QueryHandler handler = handlerOf(kind);
    if (handler == nullptr)
        root["kind"].fail(QueryErrorCode::UnknownKind, "There is no kind \"" + kind + "\".");
    const rules::RuleOptions options = readOptions(root["options"]);
    const Field input = root["input"];
    static_cast<void>(input.members());
    return handler(input, options);
}

enum class LineLength : std::uint8_t { None, Good, TooLong };

// The next line without its end. One that is too long is passed over, never kept.
LineLength readLine(std::istream& in, std::string& line) {
    line.clear();
    if (!in.good()) return LineLength::None;
    std::streambuf* buffer = in.rdbuf();
    bool tooLong = false;
    for (int byte = buffer->sbumpc(); byte != '\n'; byte = buffer->sbumpc()) {
        if (byte == std::istream::traits_type::eof()) {
            in.setstate(std::ios::eofbit);
            return tooLong ? LineLength::TooLong : line.empty() ? LineLength::None : LineLength::Good;
        }
        tooLong = tooLong || line.size() > kLimits.bytes;
        if (!tooLong) line.push_back(static_cast<char>(byte));
    }
    return tooLong ? LineLength::TooLong : LineLength::Good;
}

}  // namespace

std::string answerLine(std::string_view line) {
    if (line.find_first_not_of(" \t\r\v\f") == std::string_view::npos) return {};
    const Result<JsonValue> parsed = parseJson(tamedNumbers(line), kLimits);
    if (!parsed) return errorReply(nullptr, {QueryErrorCode::MalformedJson, describe(parsed.problem())});
    const JsonValue* id = parsed->find("id");
    if (id == nullptr || id->string() == nullptr || id->string()->empty())
        return errorReply(nullptr,
                          {QueryErrorCode::InvalidQuery, "A query is an object with a text \"id\"."});
    try {
        return reply(*id, "answer", answerTo(*parsed));
    } catch (const QueryError& error) {
        return errorReply(*id, error);
    }
}

int runRules(std::istream& in, std::ostream& out) {
    std::string line;
    for (LineLength length = readLine(in, line); length != LineLength::None; length = readLine(in, line)) {
        const std::string answer =
            length == LineLength::TooLong
                ? errorReply(nullptr, {QueryErrorCode::MalformedJson,
                                       "A query has at most " + std::to_string(kLimits.bytes) + " bytes."})
                : answerLine(line);
        if (!answer.empty()) out << answer << '\n';
    }
    out.flush();
    return in.bad() || !out ? 1 : 0;
}

}  // namespace tenaille::io
