// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>

#include "tests/core/players/dark_board.h"
#include "tests/core/players/named_leaks.h"
#include "tests/core/players/secret_board.h"
#include "tests/support/property.h"

namespace tenaille::test {

namespace {

// What goes on in the dark in the line of a wall that is seen: a secret door in that is taken for the same
// wall, and what is seen of it ends at the same place.
void wallsBuiltInTheDark() {
    for (int i = 0; i < 60; ++i) {
        const std::vector<document::Encounter> boards = builtInTheDark(seedOf(214, i));
        const std::string before = whatPlayersGet(boards.front());
        for (const document::Encounter& board : boards)
            if (const std::string after = whatPlayersGet(board); after != before)
                ADD_FAILURE() << "case " << i << ' ' << firstDifference(before, after);
    }
}

constexpr std::array kDarkLeaks{NamedLeak{"WallsBuiltInTheDark", wallsBuiltInTheDark}};

}  // namespace

std::span<const NamedLeak> darkLeaks() { return kDarkLeaks; }

}  // namespace tenaille::test
