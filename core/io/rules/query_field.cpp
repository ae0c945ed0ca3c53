// SPDX-License-Identifier: MIT
#include "core/io/rules/query_field.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tenaille::io {

namespace {

constexpr std::int64_t kMaxDenominator = 1000;

bool isDigits(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Digits too many for 64 bits read as the largest value: beyond every limit.
std::int64_t saturated(std::string_view digits) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return error == std::errc() ? value : INT64_MAX;
}

std::string rangeText(Limits limits) {
    return "Write a number from " + std::to_string(limits.min) + " to " + std::to_string(limits.max) + ".";
}

}  // namespace

std::string_view name(QueryErrorCode code) {
    constexpr std::array<std::string_view, 7> kNames{"malformedJson", "invalidQuery", "unknownKind",
                                                     "missingField",  "wrongType",    "outOfRange",
                                                     "unknownOption"};
    return kNames[static_cast<std::size_t>(code)];
}

void Field::fail(QueryErrorCode code, const std::string& message) const {
    throw QueryError{code, m_place + ": " + message};
}

const JsonValue& Field::required() const {
    // Protocol 1: a member that is null counts as absent. A value of an array is no member.
    if (m_isItem && !present()) fail(QueryErrorCode::WrongType, "Write a value here, not null.");
    if (!present()) fail(QueryErrorCode::MissingField, "This member is required.");
    return *m_value;
}

Field Field::operator[](std::string_view key) const {
    if (required().object() == nullptr) fail(QueryErrorCode::WrongType, "Write an object here.");
    return {m_value->find(key), m_place.empty() ? std::string(key) : m_place + "." + std::string(key)};
}

bool Field::boolean() const {
    const bool* value = required().boolean();
    if (value == nullptr) fail(QueryErrorCode::WrongType, "Write true or false.");
    return *value;
}

std::int32_t Field::integer(Limits limits) const {
    const std::int64_t* value = required().integer();
    if (value == nullptr) fail(QueryErrorCode::WrongType, "Write a whole number.");
    if (*value < limits.min || *value > limits.max) fail(QueryErrorCode::OutOfRange, rangeText(limits));
    return static_cast<std::int32_t>(*value);
}

Rational Field::exact(Limits limits) const {
    if (required().string() == nullptr) return Rational(integer(limits));
    std::string_view text = *m_value->string();
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const std::size_t slash = text.find('/');
    const std::string_view above = text.substr(0, slash);
    const std::string_view below =
        slash == std::string_view::npos ? std::string_view() : text.substr(slash + 1);
    if (!isDigits(above) || !isDigits(below))
        fail(QueryErrorCode::WrongType, "Write a whole number or a fraction \"p/q\".");
    const std::int64_t denominator = saturated(below);
    if (denominator < 1 || denominator > kMaxDenominator)
        fail(QueryErrorCode::OutOfRange, "Write a denominator from 1 to 1000.");
    const std::int64_t numerator = saturated(above);
    const Rational value(negative ? -numerator : numerator, denominator);
    if (value < Rational(limits.min) || value > Rational(limits.max))
        fail(QueryErrorCode::OutOfRange, rangeText(limits));
    return value;
}

const std::string& Field::text() const {
    const std::string* value = required().string();
    if (value == nullptr) fail(QueryErrorCode::WrongType, "Write a text here.");
    return *value;
}

std::vector<Field> Field::items() const {
    const JsonArray* array = required().array();
    if (array == nullptr) fail(QueryErrorCode::WrongType, "Write an array here.");
    std::vector<Field> fields;
    fields.reserve(array->size());
    for (std::size_t i = 0; i < array->size(); ++i)
        fields.emplace_back(&(*array)[i], m_place + "[" + std::to_string(i) + "]", true);
    return fields;
}

std::vector<Field> Field::items(std::size_t count) const {
    std::vector<Field> fields = items();
    if (fields.size() != count)
        fail(QueryErrorCode::WrongType, "Write an array of " + std::to_string(count) + " values here.");
    return fields;
}

std::vector<std::pair<std::string, Field>> Field::members() const {
    const JsonObject* object = required().object();
    if (object == nullptr) fail(QueryErrorCode::WrongType, "Write an object here.");
    std::vector<std::pair<std::string, Field>> fields;
    for (const auto& [key, member] : *object)
        if (!member.isNull()) fields.emplace_back(key, Field(&member, m_place + "." + key));
    return fields;
}

}  // namespace tenaille::io
