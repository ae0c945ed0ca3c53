// SPDX-License-Identifier: MIT
//
// Values of answers (protocol section 2) as JSON. An empty optional is null.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/base/rational.h"
#include "core/board/creature.h"
#include "core/io/json_value.h"

namespace tenaille::io {

// An integer, or "p/q" in lowest terms with q >= 2.
JsonValue exactJson(Rational value);

// [x, y] or [q, r].
JsonValue cellJson(board::Cell cell);
JsonValue cellsJson(std::span<const board::Cell> cells);

// "front", "left", "right", "rear".
std::string_view arcName(board::Arc arc);

template <class T>
JsonValue orNull(const std::optional<T>& value) {
    return value ? JsonValue(*value) : JsonValue();
}

// An array of the values that `make` gives for the items.
template <class Items, class Make>
JsonValue arrayJson(const Items& items, Make&& make) {
    JsonArray array;
    for (const auto& item : items) array.emplace_back(make(item));
    return array;
}

}  // namespace tenaille::io
