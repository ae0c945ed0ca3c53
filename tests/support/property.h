// SPDX-License-Identifier: MIT
//
// How often a property is tried. The usual counts keep a test run short; TENAILLE_CASES=100000 in the
// environment tries every property on so many random boards (CONTRIBUTING.md).
#pragma once

#include <cstdint>

#include "tests/support/dungeon.h"

namespace tenaille::test {

// With the sanitizers each case costs several times as much, and they look for another kind of error: one
// that many cases have in common. Then 4, else 1.
int thinnedBy();

// `usual`, thinned with the sanitizers, or what TENAILLE_CASES says.
int cases(int usual);
// Never thinned: for tests that count what they have met.
int countedCases(int usual);

// 0, or what TENAILLE_FIRST_CASE says: a long run that found something is repeated from there.
int firstCase();

// The seed of one case: every case can be repeated alone, whatever the count.
constexpr std::uint64_t seedOf(std::uint64_t property, int number) {
    return property * 0x100000000ull + static_cast<std::uint64_t>(number);
}

}  // namespace tenaille::test
