// SPDX-License-Identifier: MIT
#include "core/board/size.h"

#include <array>

namespace tenaille::board {

namespace {

constexpr std::array<std::string_view, kSizeCount> kSizeNames{
    "fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal"};
constexpr std::array<SizeRow, kSizeCount> kRows{{{15, 1, 100, 0, 0},
                                                 {30, 1, 25, 0, 0},
                                                 {75, 1, 4, 0, 0},
                                                 {150, 1, 1, 1, 1},
                                                 {150, 1, 1, 1, 1},
                                                 {300, 2, 1, 2, 1},
                                                 {450, 3, 1, 3, 2},
                                                 {600, 4, 1, 4, 3},
                                                 {900, 6, 1, 6, 4}}};

}  // namespace

std::string_view name(SizeCategory size) { return kSizeNames[static_cast<std::size_t>(size)]; }

std::optional<SizeCategory> sizeNamed(std::string_view text) {
    for (std::size_t i = 0; i < kSizeNames.size(); ++i)
        if (kSizeNames[i] == text) return static_cast<SizeCategory>(i);
    return std::nullopt;
}

SizeRow sizeRow(SizeCategory size) { return kRows[static_cast<std::size_t>(size)]; }

}  // namespace tenaille::board
