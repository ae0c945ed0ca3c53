// SPDX-License-Identifier: MIT
#include "core/board/cell_numbers.h"

#include <gtest/gtest.h>

#include <unordered_map>

#include "tests/support/dungeon.h"

namespace tenaille::board::cell_numbers_test {

// Against a plain map, with cells on both sides of zero, far ones, and many that come again.
TEST(CellNumbersTest, TheFirstNumberOfACellStays) {
    CellNumbers numbers;
    std::unordered_map<Cell, std::uint32_t> plain;
    test::Random random(20261127);
    for (std::uint32_t number = 0; number < 20'000; ++number) {
        const int width = number % 3 == 0 ? 20 : number % 3 == 1 ? 300 : 100'000;
        const Cell cell{random.between(-width, width), random.between(-width, width)};
        const auto [known, isNew] = numbers.add(cell, number);
        const auto [place, wasNew] = plain.try_emplace(cell, number);
        ASSERT_EQ(isNew, wasNew) << cell.x << ' ' << cell.y;
        ASSERT_EQ(known, place->second);
    }
    for (int i = 0; i < 20'000; ++i) {
        const Cell cell{random.between(-40, 40), random.between(-40, 40)};
        const auto found = plain.find(cell);
        ASSERT_EQ(numbers.at(cell), found != plain.end() ? found->second : CellNumbers::kNone);
    }
}

}  // namespace tenaille::board::cell_numbers_test
