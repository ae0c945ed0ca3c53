// SPDX-License-Identifier: MIT
//
// Places beside what players know. A mask ends somewhere near a wall, not on it: what stands at its edge is
// known when a sample around it is. But not past a wall: what stands against its other side is in the dark.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/board/box_index.h"
#include "core/board/records.h"
#include "core/board/sample_mask.h"
#include "core/document/encounter.h"
#include "core/document/table.h"

namespace tenaille::players {

// The walls and doors, as players take them: nothing is made out past them. Through an open door ground is
// seen, and what stands there is known by that.
class Partitions {
  public:
    Partitions() = default;
    explicit Partitions(std::vector<geometry::Segment> pieces);
    Partitions(const document::Table<board::WallRecord>& walls,
               const document::Table<board::DoorRecord>& doors);

    // Whether one of them stands between a place and the middle of each of the samples around it; what runs
    // through a middle stands between. One that runs through the place does not, nor what lies about on a
    // line of which it is one.
    bool part(std::span<const board::Sample> around, board::LatticePoint place,
              geometry::Segment line = {}) const;

  private:
    std::vector<geometry::Segment> m_pieces;
    board::BoxIndex m_near;
};

class BesideKnown {
  public:
    // Both live as long as this.
    BesideKnown(const board::SampleMask& known, const Partitions& partitions)
        : m_known(known), m_partitions(partitions) {}

    // Whether the point itself is known: it lies in a known sample, or on its border.
    bool holds(board::LatticePoint point) const;
    // Whether a sample around the point is known, and nothing parts them.
    bool at(board::LatticePoint point) const { return at(point, {}); }
    // Whether it is known along some of a line: one that only touches what is known with an end begins there
    // and lies elsewhere. A very short one must be known wholly.
    bool along(geometry::Segment line) const;
    // Whether an outline that hides what is inside of it is known along half a cell, or along a sixth of a
    // smaller one. A corner that is only grazed is nothing that could be made out, nor is what `covered`
    // hides.
    bool around(const std::vector<board::LatticePoint>& outline, const board::SampleMask& covered) const;
    // The parts of a segment that are known, from its `a` to its `b`, to half a sample. One that reaches an
    // end of the segment ends there exactly; parts without a length are left out.
    std::vector<geometry::Segment> stretches(geometry::Segment line) const;

  private:
    bool at(board::LatticePoint point, geometry::Segment line) const;

    const board::SampleMask& m_known;
    const Partitions& m_partitions;
};

// The same as along(), whatever parts places: for masks that end where nobody looks.
bool isAlong(const board::SampleMask& mask, geometry::Segment where);

// The same for doors and what is seen, not past what stops the sight of players. Other walls have no say:
// players do not know all of them. Both live as long as this.
class DoorsInSight {
  public:
    DoorsInSight(const board::SampleMask& seen, const document::Encounter& map) : m_seen(seen), m_map(map) {}
    bool has(geometry::Segment door);

  private:
    const board::SampleMask& m_seen;
    const document::Encounter& m_map;
    std::optional<Partitions> m_stoppers;  // made when they are asked for, which is seldom
};

}  // namespace tenaille::players
