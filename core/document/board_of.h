// SPDX-License-Identifier: MIT
//
// The board that a document shows to the rules.
#pragma once

#include <vector>

#include "core/board/board_view.h"
#include "core/document/changes.h"
#include "core/document/encounter.h"
#include "core/rules/rule_options.h"

namespace tenaille::document {

// Walls, closed doors and outlines of props become barriers; terrain records that share a cell combine: the
// largest number of doublings (MV-18: several kinds in one cell do not multiply), the best cover, every other
// property if one of them has it (darkness before dim light before fog as cause). Unknown kinds have no
// effect, and what has none is no barrier. Linear in the size of the document.
board::BoardView boardOf(const Encounter& encounter);

// The same with every door open: where one could walk at all. Windows stay.
board::BoardView boardWithOpenDoors(const Encounter& encounter);

// The corners of a prop: those of its turned rectangle, rounded to the lattice once. Upright on hexes, too,
// where it is slanted in the lattice.
std::vector<board::LatticePoint> outlineOf(board::GridKind grid, const board::PropRecord& prop);

// The creatures on that board, in the order of the tokens.
std::vector<board::Creature> creaturesOf(const Encounter& encounter);

// Whether the edit leaves everything on that board as it is but the creatures.
bool keepsGround(const ChangeSet& changes);

// The options stored in the settings, defaults elsewhere; unknown keys and values are left out.
rules::RuleOptions optionsOf(const Encounter& encounter);

}  // namespace tenaille::document
