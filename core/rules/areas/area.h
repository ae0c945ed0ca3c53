// SPDX-License-Identifier: MIT
//
// An area as somebody points it out on any grid, and who is in it with what cover (CV-06).
#pragma once

#include <optional>
#include <vector>

#include "core/board/board_view.h"
#include "core/rules/areas/hex_areas.h"
#include "core/rules/cover/cover.h"
#include "core/rules/rule_options.h"

namespace tenaille::areas {

enum class AreaShape : std::uint8_t { Burst, Cone, Line };

// Beyond so many cells an area grows no more.
inline constexpr int kMostLength = 60;

struct Area {
    AreaShape shape = AreaShape::Burst;
    board::LatticePoint origin;      // an intersection, or the centre of a cell
    int length = 0;                  // radius or length, in cells
    std::vector<board::Cell> cells;  // of the board, in reading order
    friend bool operator==(const Area&, const Area&) = default;
};

// From the intersection (squares: bursts and cones) or the cell nearest to `from`, so large that the cell at
// `to` is at its rim; between intersections as far as one is from the other, with a quarter of a cell to
// spare. Cones have eight directions on squares and those of HX-07 on hexes: the nearest one to `to`; ties:
// the first clockwise from up. `side`: of a line along edges of hexes (HX-08).
Area areaTo(const board::BoardView& board, AreaShape shape, board::LatticePoint from, board::LatticePoint to,
            const rules::HexOptions& options, LineSide side = LineSide::Undecided);

// Those of its cells that the origin has a line of effect to (CV-06): what lies behind walls is not reached.
std::vector<board::Cell> reachedCells(const board::BoardView& board, const Area& area,
                                      const rules::CoverOptions& options);

struct Inside {
    RecordId creature;
    bool lineOfEffect = true;  // false: total cover, the area does not reach it
    cover::Tier cover = cover::Tier::None;
    std::int32_t reflex = 0;
    std::vector<rules::Modifier> modifiers;  // why
};

// Whoever has a cell in the area, reached or not, in the order of the board's creatures.
std::vector<Inside> creaturesIn(const board::BoardView& board, const Area& area,
                                const rules::CoverOptions& options);

}  // namespace tenaille::areas
