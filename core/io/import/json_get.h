// SPDX-License-Identifier: MIT
//
// Members of foreign JSON: absent, null and of another type are one.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/io/json_value.h"

namespace tenaille::io {

inline std::optional<double> numberIn(const JsonValue& object, std::string_view key) {
    const JsonValue* member = object.find(key);
    return member != nullptr ? member->number() : std::nullopt;
}

inline double numberIn(const JsonValue& object, std::string_view key, double absent) {
    return numberIn(object, key).value_or(absent);
}

// A whole number of at most a million on either side of zero.
inline std::optional<std::int32_t> wholeIn(const JsonValue& object, std::string_view key) {
    const std::optional<double> value = numberIn(object, key);
    if (!value || std::abs(*value) > 1e6 || std::floor(*value) != *value) return std::nullopt;
    return static_cast<std::int32_t>(*value);
}

inline std::string textIn(const JsonValue& object, std::string_view key) {
    const JsonValue* member = object.find(key);
    const std::string* text = member != nullptr ? member->string() : nullptr;
    return text != nullptr ? *text : std::string();
}

inline bool flagIn(const JsonValue& object, std::string_view key, bool absent = false) {
    const JsonValue* member = object.find(key);
    const bool* flag = member != nullptr ? member->boolean() : nullptr;
    return flag != nullptr ? *flag : absent;
}

// An empty list if there is none.
inline const JsonArray& listIn(const JsonValue& object, std::string_view key) {
    static const JsonArray kNone;
    const JsonValue* member = object.find(key);
    const JsonArray* list = member != nullptr ? member->array() : nullptr;
    return list != nullptr ? *list : kNone;
}

}  // namespace tenaille::io
