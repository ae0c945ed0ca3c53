// SPDX-License-Identifier: MIT
//
// Walls as whoever looks at them sees them. The records of a document are cut where a door is, and every
// piece is painted by itself: rounded ends, and courses of stone that begin anew, would show where an unfound
// secret door is. So players get walls that depend on nothing but where wall is.
#pragma once

#include <vector>

#include "core/board/records.h"
#include "core/document/table.h"

namespace tenaille::document {

// The same lines with the same kinds, in one form for all ways to record them: whatever the ids, the order,
// the directions and the cuts of `walls`, also where they lie on each other.
// - What lies on one line and touches or overlaps is one piece, as long as it goes.
// - Pieces of one kind whose ends meet, two at a point and no third, are one wall. Points compare by x, then
//   y: the smaller end comes first, a ring begins at its smallest point and turns to the smaller neighbour.
// - A wall has at most kMostWallPieces pieces; a longer one is cut after so many from its beginning.
// - Walls without a length are absent, unknown members (`extra`) are gone.
// Applied twice it changes nothing. Ids as by identified().
Table<board::WallRecord> plainWalls(const std::vector<board::WallRecord>& walls);

inline constexpr std::size_t kMostWallPieces = 64;

// The pieces as long as they go, each from its smaller to its larger end: what lies on one line and touches
// or overlaps is one. Those without a length are gone.
std::vector<geometry::Segment> longestPieces(const std::vector<geometry::Segment>& pieces);

// With ids made of kind and points, so that a wall keeps its id when another one changes; equal walls get ids
// that follow each other. All are beyond those that documents may have (io::kMaxId).
Table<board::WallRecord> identified(std::vector<board::WallRecord> walls);

}  // namespace tenaille::document
