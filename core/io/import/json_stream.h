// SPDX-License-Identifier: MIT
//
// JsonStream: reads one JSON text value by value while its bytes arrive (RFC 8259, strict UTF-8, a BOM is
// tolerated). For foreign maps of hundreds of megabytes, of which a few numbers and one long text matter;
// everything of our own is small and goes through io/json_value.h.
//
// The caller asks for kind() of the value ahead and then consumes it with exactly one of the readers below.
// The first thing that is wrong ends it all: from then on kind() is None, loops end, numbers are 0, and
// problem() says what was wrong, with the path, line and column. So callers need no check after each step,
// only one at the end.
//
// Held by the tests: accepts what nlohmann::json accepts and refuses what it refuses (below the limits); the
// cut of the bytes into pieces makes no difference; memory is bounded whatever the input.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/io/byte_source.h"

namespace tenaille::io {

enum class JsonKind : std::uint8_t { None, Object, Array, Text, Number, Boolean, Null };

class JsonStream {
  public:
    static constexpr std::size_t kMaxDepth = 64;
    static constexpr std::size_t kMaxKey = 64;       // bytes; a longer key is cut, as it is none of ours
    static constexpr std::size_t kMaxNumber = 1000;  // characters

    explicit JsonStream(ByteSource& source) : m_source(source) { m_levels.reserve(kMaxDepth + 1); }

    // The first bytes of the file, before anything is consumed: to recognise what is no JSON at all.
    std::string_view beginning();

    JsonKind kind();

    // Consumes '{'; then member() steps to the next member and returns its key, nullptr after the last one.
    void beginObject();
    const std::string* member();

    // Consumes '['; then element() steps to the next element, false after the last one.
    void beginArray();
    bool element();

    double number();                                            // finite; 1e400 is a problem, 1e-400 is 0
    const std::string& numberText() const { return m_number; }  // the last number as written
    bool boolean();
    void null();
    std::string text(std::size_t limit);  // longer is a problem

    // A text of any length, piece by piece with its escapes resolved. Line breaks and tabs inside it are let
    // through, which JSON forbids: some scripts wrap long base64 texts.
    void longText(const std::function<void(std::string_view piece)>& sink);

    void skip();  // a value of any kind with all it holds; it is checked all the same

    // After the one value of the file: nothing but white space may follow.
    void finish();

    // Notes a problem of the caller's with the value ahead or just read; the first problem counts.
    void fail(Problem problem);
    bool failed() const { return m_problem.has_value(); }
    const Problem& problem() const { return *m_problem; }

    // Path of the value ahead or just read: "line_of_sight[3][7].x", empty at the top.
    std::string path() const;
    std::uint64_t offset() const { return m_before + static_cast<std::uint64_t>(m_at - m_begin); }
    std::uint64_t size() const { return m_source.size(); }

  private:
    enum class Breaks : std::uint8_t { Refused, Allowed };
    // Where something stands in the file.
    struct Mark {
        std::uint64_t offset = 0;
        std::uint64_t line = 1;
        std::uint64_t lineStart = 0;  // offset of the line's first byte
    };
    struct Level {
        bool array = false;
        bool begun = false;  // a first member or element has been stepped to
        std::size_t index = 0;
        std::string key;
    };

    bool refill();
    // The byte ahead, -1 at the end.
    int peek() { return m_at != m_end || refill() ? static_cast<unsigned char>(*m_at) : -1; }
    int skipSpace();
    void skipByteOrderMark();
    void open(bool array);
    bool step(char close);
    void literal(std::string_view word);
    template <class Sink>
    void readText(Breaks breaks, Sink&& sink);
    std::string_view multiByte();
    std::string_view escape();
    unsigned fourHexDigits();
    void failAt(const Mark& mark, Problem problem);
    void failSyntax();
    Mark here() const { return {offset(), m_line, m_lineStart}; }

    ByteSource& m_source;
    const char* m_begin = nullptr;  // the piece in hand
    const char* m_at = nullptr;
    const char* m_end = nullptr;
    std::uint64_t m_before = 0;  // bytes before the piece
    std::uint64_t m_line = 1;
    std::uint64_t m_lineStart = 0;
    Mark m_value;  // of the value that kind() looked at
    bool m_ended = false;
    bool m_started = false;
    std::vector<Level> m_levels;
    std::string m_number;      // characters of the number in hand
    char m_character[4] = {};  // the bytes of one character that does not stand for itself
    std::optional<Problem> m_problem;
};

}  // namespace tenaille::io
