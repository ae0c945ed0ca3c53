// SPDX-License-Identifier: MIT
//
// RoundRoom: the wall and the floor of a round or oval room within its rectangle, open where doors lead out.
#pragma once

#include <vector>

#include "core/io/import/wall_lines.h"

namespace tenaille::io {

class RoundRoom {
  public:
    // In cells.
    RoundRoom(double left, double top, double width, double height);

    // A passage of one cell that leaves the rectangle through the side of this unit direction; `x`, `y` is
    // the middle of the passage on that side. One that is open already stays so.
    void open(double x, double y, int towardsX, int towardsY);

    // From each passage to the next: along the round, and straight to the side at both ends. Where the side
    // is less than a fifth of a cell away, the round itself bends there.
    WallLines walls() const;
    // What to paint: the round with a piece before each passage, along the same lines as the walls.
    std::vector<WallPoint> floor() const;

  private:
    struct Gap {
        WallPoint first;  // on the side, in the order of the turn
        WallPoint last;
        double from = 0;  // turns about the middle, in radians from the right, through below
        double to = 0;
    };
    WallPoint onRound(double turn) const;
    // `from`: the passage at the beginning, `to`: the one at the end; nullptr: it ends on the round.
    std::vector<WallPoint> arc(double from, double to, const Gap* first, const Gap* last) const;
    std::vector<std::vector<WallPoint>> arcs() const;
    WallPoint inward(const WallPoint& onSide, int towardsX) const;
    double turnOf(const WallPoint& onRound) const;

    double m_x;
    double m_y;
    double m_halfWidth;
    double m_halfHeight;
    std::vector<Gap> m_gaps;
};

}  // namespace tenaille::io
