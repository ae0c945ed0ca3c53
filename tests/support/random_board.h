// SPDX-License-Identifier: MIT
//
// Small random boards with everything that the rules know, for properties on all three grids. A seed gives
// the same board everywhere.
#pragma once

#include <string_view>
#include <vector>

#include "core/board/board_view.h"
#include "core/rules/rule_options.h"
#include "tests/support/dungeon.h"

namespace tenaille::test {

// Cells of the boards: both coordinates in [-kSpan, kSpan].
inline constexpr int kSpan = 5;

board::Cell randomCell(Random& random, int span = kSpan);

// Of every kind: solid, passable with cover of every grade, low or not, stopping sight only, fences. The ends
// are corners or middles of cells.
board::Barrier randomBarrier(board::GridKind grid, Random& random);

// Rock, terrain, cover, fog, poor light.
board::TerrainEffect randomTerrain(Random& random);

// A creature with a record, a space whose images are spaces again, a facing that both facing rules permit
// (now and then none), sides, reach, senses, arcs, shield, feats and conditions.
board::Creature randomCreature(board::GridKind grid, Random& random, RecordId record);

// Barriers, terrain and creatures (records 1, 2 ...; the first two never overlap). No extent.
board::BoardParts randomBoard(board::GridKind grid, Random& random);

// Default options, a few of those whose key starts with one of `families` ("cover.") at another value.
rules::RuleOptions randomOptions(Random& random, const std::vector<std::string_view>& families);

}  // namespace tenaille::test
