// SPDX-License-Identifier: MIT
#include "core/io/rules/query_answer.h"

#include <array>

namespace tenaille::io {

JsonValue exactJson(Rational value) {
    if (value.isWhole()) return value.num();
    return value.text();
}

JsonValue cellJson(board::Cell cell) { return JsonArray{cell.x, cell.y}; }

JsonValue cellsJson(std::span<const board::Cell> cells) { return arrayJson(cells, cellJson); }

std::string_view arcName(board::Arc arc) {
    constexpr std::array<std::string_view, 4> kNames{"front", "left", "right", "rear"};
    return kNames[static_cast<std::size_t>(arc)];
}

}  // namespace tenaille::io
