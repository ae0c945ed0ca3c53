// SPDX-License-Identifier: MIT
//
// What stops the sight of players, as straight pieces: those of the board, but of a door that nobody found
// the wall around it (document/hidden_doors.h).
//
// The ends of a door in a slanted wall are rounded to the lattice, so what is left of the wall lies beside
// its line (DoorRecord::line), and its shadow by a sample elsewhere. What stands on such a line without a gap
// and without a door that players take for one is a single piece, as if nothing ever had been cut into it. A
// door that they may know ends the pieces beside it whether it is open or shut: nobody sees from the other
// end of a wall that it is opened.
#pragma once

#include <set>
#include <vector>

#include "core/board/board_view.h"
#include "core/document/encounter.h"
#include "core/document/hidden_doors.h"
#include "core/vision/sight_walls.h"

namespace tenaille::players {

// From end to end of what is one piece; at the end of the line exactly there.
struct WholeLine {
    geometry::Segment where;
    bool oneWay = false;
    std::vector<RecordId> parts;  // walls and unfound doors that lie on it, ascending; not empty
    friend bool operator==(const WholeLine&, const WholeLine&) = default;
};

// Pieces that hide from one side alone make one only with those that hide from the same side. What is a
// single piece already is left out.
std::vector<WholeLine> wholeLines(const document::Encounter& encounter, const board::BoardView& board,
                                  const std::vector<document::HiddenDoor>& hidden);

// All pieces; one of a whole line bears the first of its parts as its record.
std::vector<vision::SightWall> sightPieces(const board::BoardView& board,
                                           const std::vector<document::HiddenDoor>& hidden,
                                           const std::vector<WholeLine>& whole);

// Of walls and doors those of some records, as above.
std::vector<vision::SightWall> sightPiecesOf(const std::set<RecordId>& records, const board::BoardView& board,
                                             const std::vector<document::HiddenDoor>& hidden,
                                             const std::vector<WholeLine>& whole);

// Adds to records of which pieces change those whose pieces change with them: all that lie on a whole line
// that is not the same before and after, or that one of them lies on.
void addAffected(const std::vector<WholeLine>& before, const std::vector<WholeLine>& after,
                 std::set<RecordId>& records);

}  // namespace tenaille::players
