// SPDX-License-Identifier: MIT
#include "core/io/json_value.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>
#include <unordered_set>

namespace tenaille::io {

namespace {

using Sax = nlohmann::json_sax<nlohmann::json>;

std::string placeOf(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t lastBreak = before.rfind('\n');
    const std::size_t column = before.size() - (lastBreak == std::string_view::npos ? 0 : lastBreak + 1);
    return "line " + std::to_string(line) + ", column " + std::to_string(std::max<std::size_t>(column, 1));
}

// Builds the tree and stops at the first thing that is not allowed.
class Gate final : public Sax {
  public:
    // `consumed` gives the bytes parsed so far.
    Gate(const JsonLimits& limits, const ReadWatch& watch, std::size_t bytes,
         const std::function<std::size_t()>& consumed)
        : m_limits(limits), m_watch(watch), m_bytes(bytes), m_consumed(consumed) {}

    bool null() override { return put(JsonValue()); }
    bool boolean(bool value) override { return put(JsonValue(value)); }
    bool number_integer(number_integer_t value) override { return put(JsonValue(std::int64_t{value})); }
    bool number_unsigned(number_unsigned_t value) override {
        constexpr auto kMax = static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max());
        if (value <= kMax) return put(JsonValue(static_cast<std::int64_t>(value)));
        return put(JsonWhole{std::to_string(value)});
    }
    bool number_float(number_float_t value, const string_t& written) override {
        if (std::isfinite(value) && written.find_first_not_of("-0123456789") == std::string::npos)
            return put(JsonWhole{written});
        if (std::isfinite(value)) return put(JsonValue(value));
        return refuse({TENAILLE_PROBLEM("A number is too large."),
                       {},
                       TENAILLE_PROBLEM("Write a number below 1e308.")});
    }
    bool string(string_t& value) override {
        if (value.size() > m_limits.stringBytes)
            return refuse({TENAILLE_PROBLEM("A text is longer than %1 bytes."),
                           {std::to_string(m_limits.stringBytes)},
                           TENAILLE_PROBLEM("Shorten it.")});
        return put(JsonValue(std::move(value)));
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(JsonValue(JsonObject())); }
    bool start_array(std::size_t) override { return open(JsonValue(JsonArray())); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& value) override {
        if (!m_stack.back().keys.insert(value).second)
            return refuse({TENAILLE_PROBLEM("The key \"%1\" stands twice in one object."),
                           {value},
                           TENAILLE_PROBLEM("Remove one of the two.")});
        m_stack.back().key = std::move(value);
        return true;
    }
    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::detail::exception& error) override {
        m_errorByte = position;
        const bool outOfRange = error.id == 406;
        if (outOfRange)
            m_problem = {TENAILLE_PROBLEM("The number %1 is too large."),
                         {token},
                         TENAILLE_PROBLEM("Write a number below 1e308.")};
        else
            m_problem = {TENAILLE_PROBLEM("This is not valid JSON here."),
                         {},
                         TENAILLE_PROBLEM(
                             "The file may be damaged or cut off: take another copy or mend this place.")};
        return false;
    }

    JsonValue take() { return std::move(m_root); }
    const Problem& problem() const { return m_problem; }
    std::size_t errorByte() const { return m_errorByte; }
    bool wasStopped() const { return m_stopped; }

  private:
    static constexpr std::size_t kValuesUnwatched = 32768;  // some quarter of a megabyte

    struct Level {
        JsonValue value;
        std::string key;
        std::unordered_set<std::string> keys;
    };

    bool refuse(Problem problem) {
        m_problem = std::move(problem);
        return false;
    }
    bool stopped() {
        if (m_watch.progress) m_watch.progress(m_consumed(), m_bytes);
        return m_watch.stop.stop_requested();
    }
    bool count() {
        if (++m_values % kValuesUnwatched == 0 && stopped()) {
            m_stopped = true;
            return refuse(readingCancelled());
        }
        if (m_values <= m_limits.values) return true;
        return refuse({TENAILLE_PROBLEM("The file holds more than %1 values."),
                       {std::to_string(m_limits.values)},
                       TENAILLE_PROBLEM("Split it into smaller files.")});
    }
    bool put(JsonValue value) {
        if (!count()) return false;
        attach(std::move(value));
        return true;
    }
    void attach(JsonValue value) {
        if (m_stack.empty()) {
            m_root = std::move(value);
            return;
        }
        Level& level = m_stack.back();
        if (JsonObject* object = level.value.object())
            object->emplace_back(std::move(level.key), std::move(value));
        else
            level.value.array()->push_back(std::move(value));
    }
    bool open(JsonValue container) {
        if (static_cast<int>(m_stack.size()) >= m_limits.depth)
            return refuse({TENAILLE_PROBLEM("The values are nested deeper than %1 levels."),
                           {std::to_string(m_limits.depth)},
                           TENAILLE_PROBLEM("This is no file of Tenaille; take another one.")});
        if (!count()) return false;
        m_stack.push_back({std::move(container), {}, {}});
        return true;
    }
    bool close() {
        JsonValue done = std::move(m_stack.back().value);
        m_stack.pop_back();
        attach(std::move(done));
        return true;
    }

    const JsonLimits& m_limits;
    const ReadWatch& m_watch;
    std::size_t m_bytes;
    const std::function<std::size_t()>& m_consumed;
    bool m_stopped = false;
    std::vector<Level> m_stack;
    JsonValue m_root;
    Problem m_problem;
    std::size_t m_errorByte = 0;
    std::size_t m_values = 0;
};

// Counts the bytes that the parser has consumed, so that a refusal can name its place.
class CountingIterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char** furthest) : m_at(at), m_furthest(furthest) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++() {
        *m_furthest = ++m_at;
        return *this;
    }
    CountingIterator operator++(int) {
        const CountingIterator old = *this;
        ++*this;
        return old;
    }
    friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.m_at == b.m_at; }

  private:
    const char* m_at;
    const char** m_furthest;
};

void writeReal(double value, std::string& out) {
    char buffer[40];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    const std::string_view text(buffer, static_cast<std::size_t>(end - buffer));
    out += text;
    if (text.find_first_of(".e") == std::string_view::npos) out += ".0";  // stays a real when read back
}

void writeString(std::string_view text, std::string& out) {
    constexpr const char* kHex = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (byte < 0x20) {
            out += "\\u00";
            out += kHex[byte >> 4];
            out += kHex[byte & 15];
        } else {
            out += c;
        }
    }
    out += '"';
}

// A point, or a list of numbers: reads best on one line.
bool isFlat(const JsonArray& array) {
    return std::all_of(array.begin(), array.end(), [](const JsonValue& v) { return v.number().has_value(); });
}
// A list of points: also on one line while it is short.
bool isShort(const JsonArray& array) {
    return isFlat(array) ||
           (array.size() <= 8 && std::all_of(array.begin(), array.end(), [](const JsonValue& v) {
                return v.array() != nullptr && v.array()->size() <= 4 && isFlat(*v.array());
            }));
}

class Writer {
  public:
    Writer(int indent, std::string& out) : m_indent(indent), m_out(out) {}

    void write(const JsonValue& value, int level) {
        if (value.isNull()) m_out += "null";
        if (const bool* boolean = value.boolean()) m_out += *boolean ? "true" : "false";
        if (const std::int64_t* integer = value.integer()) m_out += std::to_string(*integer);
        if (const JsonReal* real = value.real()) writeReal(*real, m_out);
        if (const JsonWhole* whole = value.whole()) m_out += whole->digits;
        if (const std::string* text = value.string()) writeString(*text, m_out);
        if (const JsonArray* array = value.array()) writeArray(*array, level);
        if (const JsonObject* object = value.object()) writeObject(*object, level);
    }

  private:
    void writeArray(const JsonArray& array, int level) {
        const bool oneLine = m_indent < 0 || isShort(array);
        m_out += '[';
        bool first = true;
        for (const JsonValue& item : array) {
            separate(first, oneLine, level + 1);
            if (oneLine)
                Writer(-1, m_out).write(item, 0);
            else
                write(item, level + 1);
        }
        finish(array.empty() || oneLine, level, ']');
    }
    void writeObject(const JsonObject& object, int level) {
        m_out += '{';
        bool first = true;
        for (const auto& [key, item] : object) {
            separate(first, m_indent < 0, level + 1);
            writeString(key, m_out);
            m_out += m_indent < 0 ? ":" : ": ";
            write(item, level + 1);
        }
        finish(object.empty() || m_indent < 0, level, '}');
    }
    void separate(bool& first, bool oneLine, int level) {
        if (!first) m_out += oneLine && m_indent >= 0 ? ", " : ",";
        first = false;
        if (!oneLine) newLine(level);
    }
    void finish(bool oneLine, int level, char bracket) {
        if (!oneLine) newLine(level);
        m_out += bracket;
    }
    void newLine(int level) {
        m_out += '\n';
        m_out.append(static_cast<std::size_t>(m_indent) * static_cast<std::size_t>(level), ' ');
    }

    int m_indent;
    std::string& m_out;
};

}  // namespace

std::optional<double> JsonValue::number() const {
    if (const std::int64_t* whole = integer()) return static_cast<double>(*whole);
    if (const JsonReal* fraction = real()) return *fraction;
    if (const JsonWhole* digits = whole()) {
        double value = 0;
        std::from_chars(digits->digits.data(), digits->digits.data() + digits->digits.size(), value);
        return value;
    }
    return std::nullopt;
}

const JsonValue* JsonValue::find(std::string_view key) const {
    const JsonObject* members = object();
    if (members == nullptr) return nullptr;
    for (const auto& [name, value] : *members)
        if (name == key) return value.isNull() ? nullptr : &value;
    return nullptr;
}

void JsonValue::add(std::string key, JsonValue value) {
    if (isNull()) m_value = JsonObject();
    std::get<JsonObject>(m_value).emplace_back(std::move(key), std::move(value));
}

Result<JsonValue> parseJson(std::string_view text, const JsonLimits& limits, const ReadWatch& watch) {
    if (text.size() > limits.bytes)
        return Problem{TENAILLE_PROBLEM("The file has %1 bytes; at most %2 are read."),
                       {std::to_string(text.size()), std::to_string(limits.bytes)},
                       TENAILLE_PROBLEM("Split it into smaller files.")};
    const char* furthest = text.data();
    const std::function<std::size_t()> consumed = [&] {
        return static_cast<std::size_t>(furthest - text.data());
    };
    Gate gate(limits, watch, text.size(), consumed);
    const bool complete =
        nlohmann::json::sax_parse(CountingIterator(text.data(), &furthest),
                                  CountingIterator(text.data() + text.size(), &furthest), &gate);
    if (complete) return gate.take();
    if (gate.wasStopped()) return gate.problem();
    return gate.problem().at(placeOf(text, gate.errorByte() > 0 ? gate.errorByte() : consumed()));
}

std::string writeJson(const JsonValue& value, int indent) {
    std::string out;
    Writer(indent, out).write(value, 0);
    return out;
}

}  // namespace tenaille::io
