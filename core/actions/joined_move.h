// SPDX-License-Identifier: MIT
//
// JoinedMove: corners of the map are dragged, and what is joined there comes along: walls, floors and doors
// with a point at the same place, and what stands on the sides that end there. Or a side of a room is
// dragged: the floors beside it and their walls grow and shrink; what only meets its ends, as a corridor that
// goes on there, keeps its shape.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/actions/map_intents.h"
#include "core/document/encounter.h"

namespace tenaille::actions {

class JoinedMove {
  public:
    // Looks at the whole map once; `corners` are lattice points, the same way for each of them.
    JoinedMove(const document::Encounter& map, std::vector<board::LatticePoint> corners);
    // The sides of floors that a piece of a wall lies on.
    JoinedMove(const document::Encounter& map, geometry::Segment wall);

    // Where it borders no floor.
    bool empty() const { return m_corners.empty(); }

    // The elements that change, as they shall be once the corners went that far. What stands on a side keeps
    // its distance from the end that stays, so that a door remains as wide as it is; where the side becomes
    // too short for that, everything on it comes closer together. Points are rounded to the lattice, half
    // away from zero. Corners that came to lie on their neighbour are dropped as long as something is left;
    // what is left without length checkElement refuses.
    std::vector<MapElement> by(board::LatticePoint way) const;

  private:
    // A wall keeps its corner where it was as well: never, always, where the room grows there, where it
    // shrinks.
    enum class Stay : std::uint8_t { No, Always, Growing, Shrinking };
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
        Stay stay = Stay::No;
        bool before = false;  // what stays there comes before it in the wall
    };
    // How a piece that begins at a corner lies to the sides that are dragged.
    enum class Lies : std::uint8_t { Nowhere, Along, Across, Aside };
    void join(const document::Encounter& map);
    Lies liesAt(board::LatticePoint corner, board::LatticePoint next) const;
    struct Neighbours {
        Lies before = Lies::Nowhere;
        Lies after = Lies::Nowhere;
        bool has(Lies lies) const { return before == lies || after == lies; }
    };
    Neighbours neighboursOf(const std::vector<board::LatticePoint>& points, bool closes,
                            std::size_t index) const;
    bool leaves(const std::vector<board::LatticePoint>& points, bool closes, std::size_t index,
                const Side& side) const;
    bool staysAtCorner(const std::vector<board::LatticePoint>& door) const;
    bool mayReplace(const Neighbours& lies, board::LatticePoint at) const;
    void stay(Follower& follower, const Neighbours& lies) const;
    void findStaying(const document::Encounter& map);
    bool growsAt(board::LatticePoint corner, board::LatticePoint way) const;
    void findSides(const document::Encounter& map);
    void addSide(board::LatticePoint corner, board::LatticePoint far, const document::Encounter& map);
    template <class Record>
    void follow(const Record& record, const std::vector<board::LatticePoint>& points);
    std::optional<std::size_t> sideBelow(board::LatticePoint point) const;
    bool isCorner(board::LatticePoint point) const;

    board::GridKind m_grid;
    std::vector<board::LatticePoint> m_corners;
    // Of a dragged side: the sides of floors that go, and those that end there, from the corner.
    std::vector<geometry::Segment> m_dragged;
    std::vector<geometry::Segment> m_across;
    struct AtCorner {
        bool aside = false;         // something stays there
        bool stretches = false;     // a wall of the room that ends there grows and shrinks
        bool standsAcross = false;  // a wall or door in the sides that end there stays
    };
    std::vector<AtCorner> m_atCorners;  // as m_corners
    std::vector<Side> m_sides;
    std::vector<MapElement> m_elements;
    std::vector<Follower> m_followers;
};

}  // namespace tenaille::actions
