// SPDX-License-Identifier: MIT
//
// Areas of effect on squares. The source draws areas on hexes only (HX-06 to HX-08) and says of squares that
// a cone is a quarter circle (HX-07): bursts and cones start at an intersection and are counted as ways are,
// every second diagonal double (MV-07), up to the far corner of a square; lines go from centre to centre.
#pragma once

#include <vector>

#include "core/board/grid.h"

namespace tenaille::areas {

using board::Cell;

// From the intersection to the far corner of the square, in squares: 1 for the four around it. The
// intersection is named by the square at its lower right.
int squareCount(Cell intersection, Cell square);

// All squares within `radius`, in reading order: 4, 12, 24, 44, 80 ... of 1, 2, 3, 4, 5.
std::vector<Cell> squareBurst(Cell intersection, int radius);

// The quarter of the burst about a direction: 0 up, then clockwise by eighths. Squares that its border halves
// belong to it.
std::vector<Cell> squareCone(Cell intersection, int eighth, int length);

// The squares whose inside the segment between two centres meets, but for the first, in reading order.
std::vector<Cell> squareLine(Cell from, Cell to);

}  // namespace tenaille::areas
