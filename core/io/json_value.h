// SPDX-License-Identifier: MIT
//
// JsonValue: a JSON document as a plain ordered tree, read through a gate that refuses what would hurt later
// (depth, size, duplicate keys, bad UTF-8). Everything in core that reads or writes JSON speaks this type;
// json.hpp itself is included by json_value.cpp alone. Foreign maps of hundreds of megabytes have a reader of
// their own (io/import/uvtt_reader.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/io/read_watch.h"

namespace tenaille::io {

class JsonValue;
using JsonArray = std::vector<JsonValue>;
using JsonMember = std::pair<std::string, JsonValue>;
using JsonObject = std::vector<JsonMember>;  // in file order, keys unique

// A number that was written with a fraction or an exponent. Always finite.
using JsonReal = double;

// A whole number of more than 64 bits, as its digits: finite as a double.
struct JsonWhole {
    std::string digits;
    friend bool operator==(const JsonWhole&, const JsonWhole&) = default;
};

class JsonValue {
  public:
    JsonValue() = default;  // null
    JsonValue(std::nullptr_t) {}
    JsonValue(bool value) : m_value(value) {}
    JsonValue(std::int64_t value) : m_value(value) {}
    JsonValue(std::int32_t value) : m_value(std::int64_t{value}) {}
    JsonValue(std::uint32_t value) : m_value(std::int64_t{value}) {}
    JsonValue(JsonReal value) : m_value(value) {}
    JsonValue(JsonWhole value) : m_value(std::move(value)) {}
    JsonValue(std::string value) : m_value(std::move(value)) {}
    JsonValue(std::string_view value) : m_value(std::string(value)) {}
    JsonValue(const char* value) : m_value(std::string(value)) {}
    JsonValue(JsonArray value) : m_value(std::move(value)) {}
    JsonValue(JsonObject value) : m_value(std::move(value)) {}

    bool isNull() const { return std::holds_alternative<std::monostate>(m_value); }
    // Typed access; nullptr if the value is of another type. An integer is never a real and the other way
    // round.
    const bool* boolean() const { return std::get_if<bool>(&m_value); }
    const std::int64_t* integer() const { return std::get_if<std::int64_t>(&m_value); }
    const JsonReal* real() const { return std::get_if<JsonReal>(&m_value); }
    const JsonWhole* whole() const { return std::get_if<JsonWhole>(&m_value); }
    const std::string* string() const { return std::get_if<std::string>(&m_value); }
    const JsonArray* array() const { return std::get_if<JsonArray>(&m_value); }
    const JsonObject* object() const { return std::get_if<JsonObject>(&m_value); }
    JsonArray* array() { return std::get_if<JsonArray>(&m_value); }
    JsonObject* object() { return std::get_if<JsonObject>(&m_value); }

    // Integer, real or whole as a double.
    std::optional<double> number() const;

    // Member of an object; nullptr if this is no object or has no such member. A member that is null counts
    // as absent.
    const JsonValue* find(std::string_view key) const;
    // Appends a member (the caller keeps keys unique).
    void add(std::string key, JsonValue value);

    friend bool operator==(const JsonValue&, const JsonValue&) = default;

  private:
    std::variant<std::monostate, bool, std::int64_t, JsonReal, JsonWhole, std::string, JsonArray, JsonObject>
        m_value;
};

// What the gate lets through.
struct JsonLimits {
    std::size_t bytes = std::size_t{64} << 20;
    int depth = 64;
    std::size_t values = 2'000'000;
    std::size_t stringBytes = std::size_t{1} << 20;
};

// Parses one JSON text (UTF-8, a BOM is tolerated). The problem names line and column, or is that of a
// reading that was stopped.
Result<JsonValue> parseJson(std::string_view text, const JsonLimits& limits = {},
                            const ReadWatch& watch = {});

// Text of a value. indent < 0: one line; otherwise that many spaces a level. Arrays of plain numbers (points)
// stay on one line. Reals are written so that they read back equal.
std::string writeJson(const JsonValue& value, int indent = -1);

}  // namespace tenaille::io
