// SPDX-License-Identifier: MIT
//
// Which walls of a board players know who know a part of it.
#pragma once

#include <string_view>
#include <vector>

#include "core/board/records.h"
#include "core/board/sample_mask.h"
#include "core/document/table.h"
#include "core/players/beside_known.h"

namespace tenaille::players {

// `walls` are plain (document/plain_walls.h), and so is the result: what of them runs along `known`.
//
// A mask ends somewhere near a line, not on it. So where knowledge of a wall ends right at a known one, or
// less than kWallEnd behind it, the wall ends at that one: nothing tells whether it goes on behind. Where
// several meet right there it ends at the first of them, also where its own end is in sight. A door that
// stands in sight is such an end as well. For the same reason nothing shorter than kWallEnd is known but what
// is whole, or what ends at a known wall or door and has its other end in sight.
//
// `doors`: where the known ones stand. `lines`: what walls were before doors were cut into them
// (document::wallLines). Where a part of one ends in the dark shows no more than where a wall does: what is
// known of it lies on that line.
document::Table<board::WallRecord> knownWalls(const document::Table<board::WallRecord>& walls,
                                              const std::vector<geometry::Segment>& lines,
                                              const std::vector<geometry::Segment>& doors,
                                              const BesideKnown& known);

inline constexpr double kWallEnd = 2.5 * board::kUnitsPerSample;

// What is painted of a wall of that kind beyond its line belongs to it as far as it hides what lies behind:
// half of its width in lattice units, less what fog takes back at its edges.
double halfWidth(std::string_view kind);

// The known walls and the samples under them. It keeps what was asked last: mostly
// somebody walks where everything is known. For one thread.
class KnownWalls {
  public:
    struct Known {
        document::Table<board::WallRecord> walls;
        board::SampleMask painted;  // by them, as wide as they are
    };
    const Known& of(const document::Table<board::WallRecord>& walls,
                    const std::vector<geometry::Segment>& lines, const board::SampleMask& known,
                    const document::Table<board::DoorRecord>& doors);
    // The last known walls, and the doors: what is made out beside what is known is not past them.
    const Partitions& partitions() const { return m_partitions; }

  private:
    document::Table<board::DoorRecord> m_doors;
    Partitions m_all;
    Partitions m_partitions;
    document::Table<board::WallRecord> m_from;
    std::vector<geometry::Segment> m_lines;
    board::SampleMask m_known;
    Known m_last;
};

}  // namespace tenaille::players
