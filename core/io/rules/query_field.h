// SPDX-License-Identifier: MIT
//
// Field: one value of a rules query together with the place where it stands. Every typed access either gives
// the value or raises the error code of the protocol (section 3), so that handlers read like the tables of
// section 5: input["radius"].integer({0, 40}). Records (creature, wall, scene) are read by query_reader.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/rational.h"
#include "core/io/json_value.h"
#include "core/io/rules/query_error.h"

namespace tenaille::io {

// Closed interval of allowed integers.
struct Limits {
    std::int64_t min = 0;
    std::int64_t max = 0;
};

// Coordinates of cells and points unless a kind says otherwise (protocol 2.1).
inline constexpr Limits kCoordinates{-10000, 10000};

// One word of a list of allowed words.
template <class E>
struct Word {
    using Value = E;
    std::string_view text;
    E value;
};

// A view: the JSON tree must outlive it. Absent and null are the same thing.
class Field {
  public:
    Field(const JsonValue* value, std::string place, bool isItem = false)
        : m_value(value), m_place(std::move(place)), m_isItem(isItem) {}

    bool present() const { return m_value != nullptr && !m_value->isNull(); }
    const std::string& place() const { return m_place; }
    [[noreturn]] void fail(QueryErrorCode code, const std::string& message) const;

    // Member of an object; wrongType if this is something else, missingField if this is absent.
    Field operator[](std::string_view key) const;

    // Each of these raises missingField when absent and wrongType on another JSON type. With a fallback, an
    // absent value is the fallback.
    bool boolean() const;
    bool boolean(bool fallback) const { return present() ? boolean() : fallback; }
    // A number with a fraction or an exponent is wrongType; beyond the limits outOfRange.
    std::int32_t integer(Limits limits) const;
    std::int32_t integer(Limits limits, std::int32_t fallback) const {
        return present() ? integer(limits) : fallback;
    }
    // An integer or "p/q" with 1 <= q <= 1000 (protocol 2.1).
    Rational exact(Limits limits) const;
    const std::string& text() const;
    std::vector<Field> items() const;                            // of an array
    std::vector<Field> items(std::size_t count) const;           // of an array of that length, else wrongType
    std::vector<std::pair<std::string, Field>> members() const;  // of an object, without those that are null

    // The value of one of the words; another word is outOfRange.
    template <class Words, class E = typename Words::value_type::Value>
    E word(const Words& words) const {
        return named([&](std::string_view text) -> std::optional<E> {
            for (const auto& word : words)
                if (word.text == text) return word.value;
            return std::nullopt;
        });
    }
    template <class Words, class E = typename Words::value_type::Value>
    E word(const Words& words, E fallback) const {
        return present() ? word(words) : fallback;
    }

    // The same with a function from text to optional value (board::sizeNamed ...).
    template <class Lookup>
    auto named(Lookup&& lookup) const {
        const auto found = lookup(std::string_view(text()));
        if (!found)
            fail(QueryErrorCode::OutOfRange, "\"" + text() + "\" is not one of the words allowed here.");
        return *found;
    }

    // The raw value for readers that accept several types; present() must hold.
    const JsonValue& value() const { return *m_value; }

  private:
    const JsonValue& required() const;

    const JsonValue* m_value;
    std::string m_place;
    bool m_isItem = false;
};

}  // namespace tenaille::io
