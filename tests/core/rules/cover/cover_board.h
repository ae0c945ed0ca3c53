// SPDX-License-Identifier: MIT
//
// Drawn boards for the tests of cover and concealment: A attacks B.
#pragma once

#include <string>
#include <vector>

#include "core/rules/cover/concealment.h"
#include "core/rules/cover/cover.h"
#include "tests/support/board_sketch.h"

namespace tenaille::cover {

// A  attacker    B  target    X Y Z  bystanders (records 101, 102, 103)    #  rock
// c  cover       p  partial   i  improved   l  low cover   m  low partial cover
// f  fog         g  dim light k  darkness   q  opaque
// Equal capitals form one space.
class CoverBoard {
  public:
    explicit CoverBoard(const std::vector<std::string>& rows, board::GridKind grid = board::GridKind::Square);

    // The drawing and its walls, to be changed before the first question.
    test::BoardSketch sketch;

    Space space(char letter) const;
    board::BoardView view() const { return sketch.view(); }

    CoverRuling attack(Attack attack, const rules::CoverOptions& options = {}) const;
    CoverRuling burst(LatticePoint origin, Attack shape = Attack::Burst) const;
    ConcealmentRuling conceal(bool melee = false, const rules::ConcealmentOptions& options = {},
                              Flags<board::Sense> senses = {}) const;
};

// A cover wall, low or not.
constexpr board::BarrierEffect coverWall(board::CoverGrade grade, bool low = false) {
    return {.cover = grade, .low = low};
}

// "normal 4/2", "total", "soft 4/0".
std::string summary(const CoverAnswer& answer);

}  // namespace tenaille::cover
