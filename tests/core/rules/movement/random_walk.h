// SPDX-License-Identifier: MIT
//
// Random boards with one mover, for the properties of movement.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "tests/core/rules/movement/walk.h"

namespace tenaille::movement {

class Dice {
  public:
    Dice(unsigned property, int round) : m_engine(property * 1000003u + static_cast<unsigned>(round)) {}
    int below(int limit) { return static_cast<int>(m_engine() % static_cast<unsigned>(limit)); }
    bool oneIn(int chances) { return below(chances) == 0; }

  private:
    std::mt19937 m_engine;
};

inline rules::MoveOptions randomOptions(Dice& dice) {
    return {.doubledDiagonal = static_cast<rules::DoubledDiagonal>(dice.below(3)),
            .doubledDiagonalParity = static_cast<rules::DoubledDiagonalParity>(dice.below(2)),
            .cornerCut = static_cast<rules::CornerCut>(dice.below(2)),
            .passNeutral = static_cast<rules::PassNeutral>(dice.below(2)),
            .sizeGapStop = dice.oneIn(2),
            .squeezePast = dice.oneIn(2)};
}

// A board with terrain, walls, fences and creatures; the mover somewhere on open floor.
inline Walk randomWalk(Dice& dice, board::GridKind grid, int width, int height, bool defaultOptions = false) {
    using board::Cell;
    using board::LatticePoint;
    using board::Trait;
    const std::string signs = "......##ddDo";
    std::vector<std::string> rows(static_cast<std::size_t>(height));
    for (std::string& row : rows)
        for (int x = 0; x < width; ++x) row += signs[static_cast<std::size_t>(dice.below(12))];
    rows[static_cast<std::size_t>(dice.below(height))][static_cast<std::size_t>(dice.below(width))] = '@';
    Walk walk(rows, grid);
    const int units = geometry::kUnitsPerCell;
    for (int i = dice.below(5); i > 0; --i) {
        const Cell near = walk.sketch.parts().extent->cellOf(dice.below(width), dice.below(height));
        const LatticePoint from{near.x * units + 60 * dice.below(9), near.y * units + 60 * dice.below(9)};
        const LatticePoint to{from.x + 80 * (dice.below(9) - 4), from.y + 60 * (dice.below(9) - 4)};
        if (from != to) walk.sketch.wall(from, to, dice.oneIn(3) ? test::kFence : test::kWall);
    }
    const std::vector<std::string> sides{"a", "b", "neutral"};
    for (int i = dice.below(5); i > 0; --i) {
        board::Creature other = test::creatureOf(sides[static_cast<std::size_t>(dice.below(3))]);
        other.size = static_cast<board::SizeCategory>(dice.below(9));
        if (dice.oneIn(3)) other.traits = {Trait::Helpless, Trait::Bulky};
        other.at = walk.sketch.parts().extent->cellOf(dice.below(width), dice.below(height));
        walk.sketch.parts().creatures.push_back(other);
    }
    if (dice.oneIn(6)) walk.traits(dice.oneIn(2) ? Trait::Flying : Trait::Incorporeal);
    walk.mode = dice.oneIn(4) ? static_cast<MoveMode>(dice.below(6)) : MoveMode::Move;
    if (!defaultOptions) walk.options = randomOptions(dice);
    return walk;
}

}  // namespace tenaille::movement
