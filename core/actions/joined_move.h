// SPDX-License-Identifier: MIT
//
// JoinedMove: corners of the map are dragged, and what is joined there comes along: walls, floors and doors
// with a point at the same place, and what stands on the sides that end there.
#pragma once

#include <optional>
#include <vector>

#include "core/actions/map_intents.h"
#include "core/document/encounter.h"

namespace tenaille::actions {

class JoinedMove {
  public:
    // Looks at the whole map once; `corners` are lattice points, the same way for each of them.
    JoinedMove(const document::Encounter& map, std::vector<board::LatticePoint> corners);

    // The elements that change, as they shall be once the corners went that far. What stands on a side keeps
    // its distance from the end that stays, so that a door remains as wide as it is; where the side becomes
    // too short for that, everything on it comes closer together. Points are rounded to the lattice, half
    // away from zero. Corners that came to lie on their neighbour are dropped as long as something is left;
    // what is left without length checkElement refuses.
    std::vector<MapElement> by(board::LatticePoint way) const;

  private:
    // From a corner to the end that stays; nothing stays where both ends are dragged.
    struct Side {
        board::LatticePoint corner;
        board::LatticePoint far;
        bool bothMove = false;
        double length = 0;  // cells
        double reach = 0;   // of what stands on it: the largest part of the way from `far` to `corner`
    };
    struct Follower {
        std::size_t element = 0;
        std::size_t point = 0;  // as in pointsOf
        board::LatticePoint at;
        std::optional<std::size_t> side = {};  // nothing: it is one of the corners
    };
    void findSides(const document::Encounter& map);
    void addSide(board::LatticePoint corner, board::LatticePoint far, const document::Encounter& map);
    template <class Record>
    void follow(const Record& record, const std::vector<board::LatticePoint>& points);
    std::optional<std::size_t> sideBelow(board::LatticePoint point) const;
    bool isCorner(board::LatticePoint point) const;

    board::GridKind m_grid;
    std::vector<board::LatticePoint> m_corners;
    std::vector<Side> m_sides;
    std::vector<MapElement> m_elements;
    std::vector<Follower> m_followers;
};

// The ends of the sides of floors that a segment lies on, each once: what is dragged with a wall of a room.
// Empty where it borders no floor.
std::vector<board::LatticePoint> endsOfSides(const document::Encounter& map, geometry::Segment wall);

}  // namespace tenaille::actions
