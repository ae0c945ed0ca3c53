// SPDX-License-Identifier: MIT
//
// The nine size categories and the table of typical spaces and reaches (SZ-01).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tenaille::board {

// In ascending order; the underlying value is the index used by "three size categories" (MV-16).
enum class SizeCategory : std::uint8_t {
    Fine,
    Diminutive,
    Tiny,
    Small,
    Medium,
    Large,
    Huge,
    Gargantuan,
    Colossal
};
inline constexpr int kSizeCount = 9;

std::string_view name(SizeCategory size);  // "fine" ... "colossal"
std::optional<SizeCategory> sizeNamed(std::string_view text);

// One row of SZ-01. Space and reach are typical values: a creature carries its own.
struct SizeRow {
    int spaceCm = 150;  // side of the space
    int cellsWide = 1;  // on squares; sizes below small share one cell
    int perCell = 1;    // how many fit one cell
    int reachTall = 1;  // cells, upright creatures
    int reachLong = 1;  // cells, creatures on all fours
};
SizeRow sizeRow(SizeCategory size);

}  // namespace tenaille::board
