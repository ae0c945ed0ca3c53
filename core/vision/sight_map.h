// SPDX-License-Identifier: MIT
//
// What is seen from any point of a map, asked again and again while walls and doors change. For showing it:
// who sees whom is ruled by lines (rules/cover), never by this. visible_region.h answers the same question
// for a single eye and needs nothing prepared.
//
// A triangulation of the walls; a query begins in the triangle of the eye and goes on through every edge that
// hides nothing, as far as the walls. So it costs what is seen, not the size of the map. Every turn is
// decided exactly, also where walls cross off the lattice; only the points that come out are rounded
// (double).
//
// Properties that the tests check: a point is in the region when no wall crosses the straight line to it; the
// region turns with the map; opening and closing a door, or putting a wall in and taking it out again, gives
// the regions of a map made afresh.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/geometry/lattice.h"
#include "core/geometry/triangulation.h"
#include "core/vision/sight_walls.h"
#include "core/vision/visible_region.h"

namespace tenaille::vision {

class SightMap {
  public:
    // Walls may cross, overlap, repeat and have length zero. Those that reach beyond |coordinate| < 2^18,
    // which no board has, hide nothing; the frame lies well inside. It becomes one unit larger on each side,
    // so that walls on its edge lie inside.
    SightMap(std::span<const SightWall> walls, const geometry::Box& frame);
    SightMap(SightMap&&) noexcept = default;
    SightMap& operator=(SightMap&&) noexcept = default;

    // A copy takes a moment on large maps, so it is asked for.
    SightMap clone() const { return *this; }

    // As enlarged.
    const geometry::Box& frame() const { return m_frame; }

    // The working memory of a query; with the same one again it allocates nothing. One for each thread.
    class Scratch {
        friend class SightMap;
        struct Pending {
            std::uint32_t gate;
            std::int32_t x;
            std::int32_t y;
        };
        std::vector<Pending> m_pending;
        std::vector<SeenPoint> m_cut;
    };

    // The part of the frame that is seen from the eye: a polygon around it, clockwise on the screen, empty
    // when the eye lies outside of the frame. A wall seen end on hides nothing, nor does one that the eye
    // lies on the line of: an eye on a wall or on a corner sees both sides. Several threads may ask at once.
    void regionFrom(geometry::LatticePoint eye, std::vector<SeenPoint>& out, Scratch& scratch) const;
    // The same cut to a box around the eye, at the cost of what is seen in it. Empty when the eye does not
    // lie inside the box.
    void regionFrom(geometry::LatticePoint eye, const geometry::Box& range, std::vector<SeenPoint>& out,
                    Scratch& scratch) const;

    // Opens or closes everything that comes from the record; nothing is built anew. False: there is nothing.
    bool setOpen(RecordId record, bool open);
    // One more wall, also of a record that has some already.
    void insert(const SightWall& wall);
    // Everything that comes from the record, which is not 0. False: there is nothing.
    bool remove(RecordId record);

    const geometry::Triangulation& triangulation() const { return m_triangulation; }

  private:
    using Index = geometry::Triangulation::Index;
    using Edge = geometry::Triangulation::Edge;

    SightMap(const SightMap&) = default;

    // A triangle as seen on entering it through one edge: the corner ahead, and the gates behind the two
    // other edges, the first one clockwise and the last. kShut is set when nothing is seen through that edge.
    // The number of a gate is the number of the edge (Triangulation::Edge).
    struct Gate {
        std::int32_t x;
        std::int32_t y;  // kOffLattice: x is the number of the vertex
        std::uint32_t out[2];
    };
    static constexpr std::uint32_t kShut = 1u << 31;
    static constexpr std::int32_t kOffLattice = INT32_MIN;

    struct Wall {
        RecordId record;
        bool oneWay = false;
        bool open = false;
    };

    template <bool kCrossings>
    struct View;
    template <bool kCrossings, bool kRange>
    void expand(const View<kCrossings>& view, const geometry::Box& range, std::vector<SeenPoint>& out,
                Scratch& scratch) const;
    template <bool kRange>
    bool look(geometry::LatticePoint eye, const geometry::Box& range, std::vector<SeenPoint>& out,
              Scratch& scratch) const;
    void begin(geometry::LatticePoint eye, Scratch& scratch) const;
    bool isShut(Edge edge) const;
    void renew(Index triangle);
    void renewChanged();
    Index put(const SightWall& wall);
    std::pair<std::size_t, std::size_t> wallsOf(RecordId record) const;

    // Three to a triangle: as near to each other as they can be.
    const Gate& gate(Edge number) const { return m_gates[number - (number >> 2)]; }

    geometry::Box m_frame;
    geometry::Triangulation m_triangulation;
    std::vector<Gate> m_gates;
    std::vector<Wall> m_walls;                           // of the segments
    std::vector<std::pair<RecordId, Index>> m_byRecord;  // ascending
};

}  // namespace tenaille::vision
