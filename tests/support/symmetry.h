// SPDX-License-Identifier: MIT
//
// The symmetries of the three grids: eight of the squares, twelve of the hexes (six turns, mirrored or not).
// A board, its creatures and their facings are carried over, so that a ruling can be compared with the ruling
// of the image.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/board/board_view.h"

namespace tenaille::test {

class Symmetry {
  public:
    // `turns` quarter (square) or sixth (hex) turns clockwise on the screen, after a reflection if
    // `mirrored`.
    Symmetry(board::GridKind grid, int turns, bool mirrored);

    std::string name() const;
    bool mirrored() const { return m_mirrored; }

    // About the point that belongs to lattice point [0,0].
    board::LatticePoint operator()(board::LatticePoint point) const;
    board::Cell operator()(board::Cell cell) const;
    // An offset between cells.
    board::Cell step(board::Cell offset) const;
    board::Facing operator()(board::Facing facing) const;

    // A space and its anchor. Nullopt when no named hex space looks like the image.
    struct Space {
        board::Footprint footprint;
        board::Cell at;
    };
    std::optional<Space> operator()(const board::Footprint& footprint, board::Cell at) const;

    // Creature with place, space, facing, arcs and shield. Nullopt as for its space.
    std::optional<board::Creature> operator()(const board::Creature& creature) const;
    // Nullopt when one of the creatures has no image. The extent, if any, is left out.
    std::optional<board::BoardParts> operator()(const board::BoardParts& parts) const;

  private:
    board::GridKind m_grid;
    int m_turns;
    bool m_mirrored;
};

// All of a grid, the identity left out.
std::vector<Symmetry> symmetries(board::GridKind grid);

inline constexpr board::GridKind kGrids[] = {board::GridKind::Square, board::GridKind::HexPointy,
                                             board::GridKind::HexFlat};

}  // namespace tenaille::test
