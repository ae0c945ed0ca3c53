// SPDX-License-Identifier: MIT
#include "core/io/import/json_stream.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace tenaille::io {
namespace {

constexpr const char* kDamaged =
    TENAILLE_PROBLEM("The file may be damaged: export or download it again, or mend this place.");
constexpr const char* kCutOff = TENAILLE_PROBLEM("The file may be cut off: export or download it again.");

bool plain(unsigned char c) { return c >= 0x20 && c < 0x80 && c != '"' && c != '\\'; }

// Length of the leading run of characters that stand for themselves. Blocks of 64 become vector code.
std::size_t plainRun(const char* begin, const char* end) {
    const char* at = begin;
    for (; end - at >= 64; at += 64) {
        unsigned char special = 0;
        for (int i = 0; i < 64; ++i) {
            const auto c = static_cast<unsigned char>(at[i]);
            special |= static_cast<unsigned char>((c < 0x20) | (c > 0x7f) | (c == '"') | (c == '\\'));
        }
        if (special != 0) break;
    }
    while (at != end && plain(static_cast<unsigned char>(*at))) ++at;
    return static_cast<std::size_t>(at - begin);
}

// -?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?
bool isNumber(std::string_view text) {
    const auto digits = [&text] {
        const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
        text.remove_prefix(count);
        return count;
    };
    if (text.starts_with('-')) text.remove_prefix(1);
    const bool zero = text.starts_with('0');
    const std::size_t whole = digits();
    if (whole == 0 || (zero && whole > 1)) return false;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        if (digits() == 0) return false;
    }
    if (text.starts_with('e') || text.starts_with('E')) {
        text.remove_prefix(1);
        if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
        if (digits() == 0) return false;
    }
    return text.empty();
}

// from_chars() reports numbers that are too small like those that are too large.
bool tooSmall(std::string_view number) {
    const std::size_t exponent = number.find_first_of("eE");
    if (exponent != std::string_view::npos) return number[exponent + 1] == '-';
    return number.starts_with("0.") || number.starts_with("-0.");
}

// False if `piece` did not fit whole. Pieces are runs of ASCII or one character, which is never cut.
bool appendUpTo(std::string& text, std::string_view piece, std::size_t limit) {
    const std::size_t room = limit - text.size();
    if (piece.size() <= room) {
        text += piece;
        return true;
    }
    if (plain(static_cast<unsigned char>(piece.front()))) text += piece.substr(0, room);
    return false;
}

// A key as it may stand in a message.
std::string shown(const std::string& key) {
    std::string text = key;
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }, '?');
    return text;
}

std::size_t encodeUtf8(unsigned code, char* out) {
    const auto tail = [code](int shift) { return static_cast<char>(0x80 | (code >> shift & 0x3f)); };
    if (code < 0x80) {
        out[0] = static_cast<char>(code);
        return 1;
    }
    if (code < 0x800) {
        out[0] = static_cast<char>(0xc0 | code >> 6);
        out[1] = tail(0);
        return 2;
    }
    if (code < 0x10000) {
        out[0] = static_cast<char>(0xe0 | code >> 12);
        out[1] = tail(6);
        out[2] = tail(0);
        return 3;
    }
    out[0] = static_cast<char>(0xf0 | code >> 18);
    out[1] = tail(12);
    out[2] = tail(6);
    out[3] = tail(0);
    return 4;
}

}  // namespace

std::string_view JsonStream::beginning() {
    peek();
    return {m_begin, static_cast<std::size_t>(m_end - m_begin)};
}

bool JsonStream::refill() {
    if (m_ended || m_problem) return false;
    m_before += static_cast<std::uint64_t>(m_end - m_begin);
    m_begin = m_at = m_end = nullptr;
    const Result<std::string_view> piece = m_source.next();
    if (!piece.ok()) {
        m_problem = piece.problem();
        return false;
    }
    m_ended = piece->empty();
    if (m_ended) return false;
    m_begin = m_at = piece->data();
    m_end = m_begin + piece->size();
    return true;
}

int JsonStream::skipSpace() {
    for (;;) {
        const int c = peek();
        if (c != ' ' && c != '\n' && c != '\r' && c != '\t') return c;
        ++m_at;
        if (c == '\n') {
            ++m_line;
            m_lineStart = offset();
        }
    }
}

void JsonStream::skipByteOrderMark() {
    m_started = true;
    if (peek() == 0xfe || peek() == 0xff) {
        failAt(here(), {TENAILLE_PROBLEM("The text is in UTF-16 or no text at all."),
                        {},
                        TENAILLE_PROBLEM("Save it as UTF-8.")});
        return;
    }
    if (peek() != 0xef) return;
    for (const int wanted : {0xef, 0xbb, 0xbf}) {
        if (peek() != wanted) return failSyntax();
        ++m_at;
    }
}

JsonKind JsonStream::kind() {
    if (!m_started) skipByteOrderMark();
    const int c = skipSpace();
    m_value = here();
    switch (c) {
        case '{':
            return JsonKind::Object;
        case '[':
            return JsonKind::Array;
        case '"':
            return JsonKind::Text;
        case 't':
        case 'f':
            return JsonKind::Boolean;
        case 'n':
            return JsonKind::Null;
        case '-':
            return JsonKind::Number;
        default:
            break;
    }
    if (c >= '0' && c <= '9') return JsonKind::Number;
    failSyntax();
    return JsonKind::None;
}

void JsonStream::open(bool array) {
    if (m_problem) return;
    if (m_levels.size() == kMaxDepth) {
        return fail(
            {TENAILLE_PROBLEM("The data is nested deeper than %1 levels."),
             {std::to_string(kMaxDepth)},
             TENAILLE_PROBLEM("This is no map file, or it is damaged: export or download it again.")});
    }
    ++m_at;
    m_levels.emplace_back().array = array;
}

void JsonStream::beginObject() { open(false); }
void JsonStream::beginArray() { open(true); }

// To the next member or element of the innermost level; at its end the level is left and false returned.
bool JsonStream::step(char close) {
    int c = skipSpace();
    if (m_problem) return false;
    if (c == close) {
        ++m_at;
        m_levels.pop_back();
        return false;
    }
    Level& level = m_levels.back();
    if (level.begun) {
        if (c != ',') return failSyntax(), false;
        ++m_at;
        c = skipSpace();
        if (c == close) return failSyntax(), false;
        ++level.index;
    }
    level.begun = true;
    return c >= 0 ? true : (failSyntax(), false);
}

const std::string* JsonStream::member() {
    if (!step('}')) return nullptr;
    if (peek() != '"') return failSyntax(), nullptr;
    std::string& key = m_levels.back().key;
    key.clear();
    readText(Breaks::Refused, [&key](std::string_view piece) { appendUpTo(key, piece, kMaxKey); });
    if (skipSpace() != ':') return failSyntax(), nullptr;
    ++m_at;
    return &key;
}

bool JsonStream::element() { return step(']'); }

double JsonStream::number() {
    m_number.clear();
    for (int c = peek(); (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E';
         c = peek()) {
        if (m_number.size() == kMaxNumber) {
            fail({TENAILLE_PROBLEM("A number is longer than %1 characters."),
                  {std::to_string(kMaxNumber)},
                  kDamaged});
            return 0;
        }
        m_number += static_cast<char>(c);
        ++m_at;
    }
    if (m_problem) return 0;
    if (!isNumber(m_number)) {
        if (peek() < 0) return failSyntax(), 0;  // cut in the middle of it
        fail({TENAILLE_PROBLEM("%1 is no number in JSON."), {m_number.substr(0, 40)}, kDamaged});
        return 0;
    }
    double value = 0;
    const auto read = std::from_chars(m_number.data(), m_number.data() + m_number.size(), value);
    if (read.ec == std::errc()) return value;
    if (!tooSmall(m_number)) {
        fail({TENAILLE_PROBLEM("The number %1 is too large."),
              {m_number.substr(0, 40)},
              TENAILLE_PROBLEM("Write a number below 1e308.")});
    }
    return 0;
}

void JsonStream::literal(std::string_view word) {
    for (const char wanted : word) {
        if (peek() != wanted) return failSyntax();
        ++m_at;
    }
}

bool JsonStream::boolean() {
    const bool value = peek() == 't';
    literal(value ? "true" : "false");
    return value && !m_problem;
}

void JsonStream::null() { literal("null"); }

std::string JsonStream::text(std::size_t limit) {
    std::string value;
    bool whole = true;
    readText(Breaks::Refused,
             [&](std::string_view piece) { whole = appendUpTo(value, piece, limit) && whole; });
    if (!whole) {
        fail({TENAILLE_PROBLEM("A text is longer than %1 bytes."),
              {std::to_string(limit)},
              TENAILLE_PROBLEM("Shorten it.")});
        value.clear();
    }
    return value;
}

void JsonStream::longText(const std::function<void(std::string_view)>& sink) {
    readText(Breaks::Allowed, sink);
}

template <class Sink>
void JsonStream::readText(Breaks breaks, Sink&& sink) {
    if (peek() != '"') return failSyntax();
    ++m_at;
    for (;;) {
        const int c = peek();
        if (const std::size_t run = plainRun(m_at, m_end); run > 0) {
            m_at += run;
            sink(std::string_view(m_at - run, run));
        } else if (c == '"') {
            ++m_at;
            return;
        } else if (c == '\\') {
            sink(escape());
        } else if (c >= 0x80) {
            sink(multiByte());
        } else if (breaks == Breaks::Allowed && (c == '\n' || c == '\r' || c == '\t')) {
            skipSpace();
        } else {
            failSyntax();
        }
        if (m_problem) return;
    }
}

// One character of two to four bytes, exactly as RFC 3629 allows: no overlong form, no surrogate, nothing
// above U+10FFFF.
std::string_view JsonStream::multiByte() {
    const auto lead = static_cast<unsigned>(peek());
    const std::size_t count = lead >= 0xc2 && lead <= 0xdf   ? 2
                              : lead >= 0xe0 && lead <= 0xef ? 3
                              : lead >= 0xf0 && lead <= 0xf4 ? 4
                                                             : 0;
    if (count == 0) return failSyntax(), std::string_view();
    m_character[0] = static_cast<char>(lead);
    ++m_at;
    int low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    int high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    for (std::size_t i = 1; i < count; ++i) {
        const int c = peek();
        if (c < low || c > high) return failSyntax(), std::string_view();
        m_character[i] = static_cast<char>(c);
        ++m_at;
        low = 0x80;
        high = 0xbf;
    }
    return {m_character, count};
}

std::string_view JsonStream::escape() {
    ++m_at;
    const int c = peek();
    if (c == 'u') {
        ++m_at;
        unsigned code = fourHexDigits();
        if (code >= 0xd800 && code < 0xdc00) {  // the first half of a pair
            literal("\\u");
            const unsigned second = m_problem ? 0 : fourHexDigits();
            if (second < 0xdc00 || second > 0xdfff) return failSyntax(), std::string_view();
            code = 0x10000 + ((code - 0xd800) << 10) + (second - 0xdc00);
        } else if (code >= 0xdc00 && code < 0xe000) {
            return failSyntax(), std::string_view();
        }
        return {m_character, encodeUtf8(code, m_character)};
    }
    constexpr std::string_view kNames = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    const std::size_t which = c < 0 ? std::string_view::npos : kNames.find(static_cast<char>(c));
    if (which == std::string_view::npos) return failSyntax(), std::string_view();
    ++m_at;
    return kMeanings.substr(which, 1);
}

unsigned JsonStream::fourHexDigits() {
    unsigned code = 0;
    for (int i = 0; i < 4; ++i) {
        const int c = peek();
        const int lower = c | 0x20;
        const bool digit = c >= '0' && c <= '9';
        if (!digit && (lower < 'a' || lower > 'f')) return failSyntax(), 0;
        code = code << 4 | static_cast<unsigned>(digit ? c - '0' : lower - 'a' + 10);
        ++m_at;
    }
    return code;
}

void JsonStream::skip() {
    const std::size_t outside = m_levels.size();
    do {
        switch (kind()) {
            case JsonKind::Object:
                beginObject();
                break;
            case JsonKind::Array:
                beginArray();
                break;
            case JsonKind::Text:
                readText(Breaks::Refused, [](std::string_view) {});
                break;
            case JsonKind::Number:
                number();
                break;
            case JsonKind::Boolean:
                boolean();
                break;
            case JsonKind::Null:
                null();
                break;
            case JsonKind::None:
                return;
        }
        while (!m_problem && m_levels.size() > outside) {
            if (m_levels.back().array ? element() : member() != nullptr) break;
        }
    } while (!m_problem && m_levels.size() > outside);
}

void JsonStream::finish() {
    if (m_problem) return;
    if (skipSpace() >= 0) {
        failAt(here(), {TENAILLE_PROBLEM("Something follows after the end of the data."), {}, kDamaged});
    }
}

void JsonStream::fail(Problem problem) { failAt(m_value, std::move(problem)); }

void JsonStream::failSyntax() {
    if (m_problem) return;
    const int c = peek();
    if (m_problem) return;  // the reading itself failed
    if (c < 0) {
        return failAt(here(), {TENAILLE_PROBLEM("The file ends in the middle of the data."), {}, kCutOff});
    }
    if (c == 'N' || c == 'I') {
        return failAt(here(), {TENAILLE_PROBLEM("NaN and Infinity are no numbers in JSON."),
                               {},
                               TENAILLE_PROBLEM("Put a number there, or export the file again.")});
    }
    constexpr std::string_view kHex = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    const std::string found = byte > 0x20 && byte < 0x7f
                                  ? std::string("'") + static_cast<char>(byte) + "'"
                                  : std::string("0x") + kHex[byte >> 4] + kHex[byte & 15];
    failAt(here(), {TENAILLE_PROBLEM("This is not valid JSON: %1 cannot stand here."), {found}, kDamaged});
}

void JsonStream::failAt(const Mark& mark, Problem problem) {
    if (m_problem) return;
    const std::string lineAndColumn =
        "line " + std::to_string(mark.line) + ", column " + std::to_string(mark.offset - mark.lineStart + 1);
    const std::string where = path();
    problem.place = where.empty() ? lineAndColumn : where + " (" + lineAndColumn + ")";
    m_problem = std::move(problem);
    m_at = m_end;
}

std::string JsonStream::path() const {
    std::string path;
    for (const Level& level : m_levels) {
        if (!level.begun) break;
        if (level.array) {
            path += "[" + std::to_string(level.index) + "]";
        } else {
            path += (path.empty() ? "" : ".") + shown(level.key);
        }
    }
    return path;
}

}  // namespace tenaille::io
