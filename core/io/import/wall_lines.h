// SPDX-License-Identifier: MIT
//
// Wall lines on their way from a foreign file to the lattice: clipping, thinning, cutting, rounding. In cells
// and floating point up to snapToLattice(), which is the single rounding; nothing here decides a rule. Every
// point remembers where it stood in the file, so that a report can name it.
//
// Lines that cross are left as they are: our predicates are exact on crossing walls, and a split at a rounded
// crossing would move both walls.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/grid.h"
#include "core/geometry/lattice.h"
#include "core/io/import/import_options.h"

namespace tenaille::io {

struct WallPoint {
    double x = 0;  // cells, x right, y down
    double y = 0;
    std::uint32_t index =
        0;  // of the point in its line of the file; of the earlier neighbour if it was added
};

struct WallLine {
    std::string_view list;   // member of the file: "line_of_sight"
    std::uint32_t line = 0;  // its index there
    std::string_view kind;   // of board/kinds.h
    std::vector<WallPoint> points;
};
using WallLines = std::vector<WallLine>;

// "line_of_sight[3][7]"
std::string placeOf(const WallLine& line, const WallPoint& point);

struct CellBox {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
};

struct CellSegment {
    WallPoint a;
    WallPoint b;
};

// The part of the segment in the closed box; false if that is at most one point.
bool clipSegment(CellSegment& segment, const CellBox& box);

// Joins points that repeat their predecessor and drops lines without length. Returns the number of segments
// without length that were dropped.
std::size_t dropZeroSegments(WallLines& lines);

// Keeps what lies in the closed box; a line that leaves and returns becomes several. Returns the number of
// segments that lost some or all of their length.
std::size_t clipLines(WallLines& lines, const CellBox& box);

// Thins each line after Douglas and Peucker: no point that is left out was further than `tolerance` from the
// thinned line; ends stay. Returns the number of points left out.
std::size_t simplifyLines(WallLines& lines, double tolerance);

// A gap covers the stretch of a wall that it runs along: both its ends are within kGapTolerance of the wall's
// line, and they have more than that of the wall's length in common. cutGaps takes these stretches out,
// gapsOnLines only looks. Both return how many of the gaps cover any wall, and stop early when asked to.
inline constexpr double kGapTolerance = 0.02;  // cells
std::size_t cutGaps(WallLines& lines, std::span<const CellSegment> gaps, const ImportWatch& watch);
std::size_t gapsOnLines(const WallLines& lines, std::span<const CellSegment> gaps, const ImportWatch& watch);

std::size_t segmentCount(const WallLines& lines);
double lengthOf(const WallLines& lines);  // cells

// A coordinate on the lattice: the nearest unit, halves up.
std::int32_t snapped(double cells);
geometry::LatticePoint snapped(const WallPoint& point);
// Of a point in the plane of that grid (board::position()).
geometry::LatticePoint snapped(const WallPoint& point, board::GridKind grid);
// Both ends on the lattice, the lesser one first: the same for a segment drawn from either end.
std::array<geometry::LatticePoint, 2> snappedEnds(const CellSegment& segment);

struct SnappedLine {
    std::string_view kind;
    std::vector<geometry::LatticePoint> points;  // at least two, neighbours different
};

struct Snapped {
    std::vector<SnappedLine> lines;
    std::size_t collapsed = 0;   // segments that became a point
    std::size_t joined = 0;      // points that met another one which stood elsewhere in the file
    std::size_t duplicates = 0;  // segments that were there already, with the same kind
    std::vector<std::string> collapsedPlaces = {};
    std::vector<std::string> joinedPlaces = {};
    std::vector<std::string> duplicatePlaces = {};
};

// Rounds all lines; places are the first ImportReport::kMaxPlaces of each sort.
Snapped snapToLattice(const WallLines& lines, board::GridKind grid = board::GridKind::Square);

}  // namespace tenaille::io
