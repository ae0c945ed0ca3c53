// SPDX-License-Identifier: MIT
//
// Dice that fall the same way whenever they are asked for: a face depends on the seed of the fight and on
// what the die is thrown for, never on how many were thrown before. So a segment that is played again after a
// step back, or looked at beforehand, shows the same faces, and one more order changes nobody else's luck.
#pragma once

#include <cstdint>

namespace tenaille::dice {

// What a die is thrown for. Equal keys give equal faces.
struct DieKey {
    std::int64_t seed = 0;      // of the fight
    std::int32_t round = 0;     // 0: before the first
    std::int32_t segment = 0;   // 0: the surprise segment, or the start of a round
    std::uint32_t who = 0;      // record of the creature that rolls
    std::uint32_t purpose = 0;  // tells several dice of one act apart
    friend bool operator==(const DieKey&, const DieKey&) = default;
};

// The face 1..sides of the `index`-th die of this key, every face equally likely. Requires sides >= 1.
std::int32_t face(const DieKey& key, std::int32_t sides, std::uint32_t index = 0);

}  // namespace tenaille::dice
