// SPDX-License-Identifier: MIT
//
// Which cells a stroke, a rectangle or a filling of the terrain brush covers.
#pragma once

#include <vector>

#include "core/document/encounter.h"

namespace tenaille::ui {

// A brush of `across` cells about the point: on squares a block whose middle is nearest to it, on hexes all
// within across / 2 of the cell below it.
std::vector<board::Cell> brushAt(board::GridKind grid, board::LatticePoint at, int across);

// The cells of the board whose middles lie in the upright rectangle between the middles of two cells, which
// belong to it.
std::vector<board::Cell> cellsBetween(const board::Extent& extent, board::Cell from, board::Cell to);

// The cells that can be reached from this one without a step through a wall, a fence or the place of a door,
// open or not. Empty outside of the board.
std::vector<board::Cell> cellsEnclosed(const document::Encounter& map, board::Cell from);

}  // namespace tenaille::ui
