// SPDX-License-Identifier: MIT
//
// Large boards for benchmarks and property tests, made from a seed: the same seed gives the same board
// everywhere.
#pragma once

#include <cstdint>
#include <vector>

#include "core/board/board_view.h"

namespace tenaille::test {

/// SplitMix64: small, and the same numbers on every machine.
class Random {
  public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}
    std::uint64_t next();
    /// Uniform enough in [low, high].
    int between(int low, int high) {
        return low + static_cast<int>(next() % static_cast<std::uint64_t>(high - low + 1));
    }
    bool oneIn(int chances) { return between(1, chances) == 1; }

  private:
    std::uint64_t m_state;
};

struct DungeonSpec {
    int walls = 5000;  // exactly so many barriers
    int creatures = 0;
    std::uint64_t seed = 42;
};

/// Rooms split in two again and again, each dividing wall with one or two doorways of one cell, and a pillar
/// for every sixty cells. Straight runs of wall between junctions are one barrier. One creature in eight is
/// large; no two share a cell.
board::BoardParts makeDungeon(const DungeonSpec& spec);

/// `share` per cent of the cells of a square board are rock, the rest open: no barriers at all.
board::BoardParts makeCave(int side, int share, std::uint64_t seed);

}  // namespace tenaille::test
