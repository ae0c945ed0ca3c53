// SPDX-License-Identifier: MIT
//
// What the GM builds where players do not see it changes nothing that they do see.
#include <gtest/gtest.h>

#include "tests/core/players/dark_board.h"
#include "tests/core/players/secret_board.h"
#include "tests/support/property.h"

namespace tenaille::test::dark_walls_test {

TEST(DarkWallProperties, WhatIsBuiltBehindAWallChangesNothingInFrontOfIt) {
    for (int i = firstCase(); i < cases(400); ++i) {
        const std::vector<document::Encounter> boards = builtInTheDark(seedOf(214, i));
        const std::string before = whatPlayersGet(boards.front());
        for (std::size_t step = 1; step < boards.size(); ++step) {
            const std::string after = whatPlayersGet(boards[step]);
            ASSERT_EQ(before == after, true)
                << "case " << i << ", step " << step << ' ' << firstDifference(before, after);
        }
    }
}

}  // namespace tenaille::test::dark_walls_test
