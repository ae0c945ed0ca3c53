// SPDX-License-Identifier: MIT
#include "core/io/rules/query_numbers.h"

#include <algorithm>

namespace tenaille::io {

namespace {

constexpr std::size_t kMaxDigits = 18;

bool isNumberCharacter(char c) {
    return (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
}

std::size_t digitsAt(std::string_view text, std::size_t from) {
    std::size_t end = from;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
    return end - from;
}

// A number by the grammar of JSON is what is replaced; anything else is left for the parser to refuse.
std::string_view tamed(std::string_view token) {
    const std::size_t sign = token.starts_with('-') ? 1 : 0;
    const std::size_t whole = digitsAt(token, sign);
    std::size_t at = sign + whole;
    if (whole == 0 || (whole > 1 && token[sign] == '0')) return token;
    if (at == token.size())
        return whole <= kMaxDigits ? token : sign == 0 ? "999999999999999999" : "-999999999999999999";
    if (token[at] == '.') {
        const std::size_t fraction = digitsAt(token, at + 1);
        if (fraction == 0) return token;
        at += 1 + fraction;
    }
    if (at < token.size() && (token[at] == 'e' || token[at] == 'E')) {
        ++at;
        if (at < token.size() && (token[at] == '+' || token[at] == '-')) ++at;
        const std::size_t exponent = digitsAt(token, at);
        if (exponent == 0) return token;
        at += exponent;
    }
    return at == token.size() ? "0.5" : token;
}

// The position after the text in quotes that starts at `from`.
std::size_t endOfText(std::string_view line, std::size_t from) {
    std::size_t at = from + 1;
    while (at < line.size() && line[at] != '"') at += line[at] == '\\' ? 2 : 1;
    return std::min(at + 1, line.size());
}

}  // namespace

std::string tamedNumbers(std::string_view line) {
    std::string result;
    result.reserve(line.size());
    std::size_t at = 0;
    while (at < line.size()) {
        std::size_t end = at + 1;
        if (line[at] == '"') {
            end = endOfText(line, at);
            result += line.substr(at, end - at);
        } else if (line[at] == '-' || (line[at] >= '0' && line[at] <= '9')) {
            while (end < line.size() && isNumberCharacter(line[end])) ++end;
            result += tamed(line.substr(at, end - at));
        } else {
            result += line[at];
        }
        at = end;
    }
    return result;
}

}  // namespace tenaille::io
