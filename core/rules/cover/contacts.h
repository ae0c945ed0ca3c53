// SPDX-License-Identifier: MIT
//
// The slow, complete part of GEO-2: the contacts of one path with a few obstacles, joined along the path.
// line_test.h calls it only for paths that touch something without crossing it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/rules/cover/obstacles.h"

namespace tenaille::cover {

// A path of one to three legs, cut where it turns straight back. May be used again and again without
// allocating anew.
class ContactPath {
  public:
    // centre - corner - corner - centre; equal neighbours in this list count as one point. Forgets all
    // contacts.
    void reset(const std::array<LatticePoint, 4>& points);

    // A place on the path. Places compare in the order of the path; `part` differs across a cut.
    struct Place {
        int part = 0;
        int leg = 0;
        geometry::Along along;
        friend auto operator<=>(const Place&, const Place&) = default;
    };

    // The contact of an obstacle: from `first` to `last` (equal when it is a point), and on which sides
    // matter leaves it there.
    struct Contact {
        Place first;
        Place last;
        bool left = false;
        bool right = false;
        Layers layer = 0;
        Origin origin;
        LatticePoint at;  // for drawing
    };

    // Adds the contacts of one obstacle with the whole path.
    void add(const Piece& piece) { addPiece(piece.where.a, piece.where.b, piece.layer, piece.origin); }
    void add(const SplitPiece& piece) { addPiece(piece.a, piece.b, piece.layer, piece.origin); }

    // The first contact of a connected group with matter on both sides, among the obstacles of `layers`;
    // nullptr if there is none.
    const Contact* firstSealed(Layers layers);

    // The obstacles of `layers` cover the whole leg from the first corner to the second without a gap.
    bool coversMiddle(Layers layers) const;

    // Layers of the obstacles that cross the path properly; with which one, and where, first.
    Layers crossedLayers() const { return m_crossed; }
    // Layers that overlap the leg between the two corners for some length.
    Layers alongMiddle() const { return m_alongMiddle; }
    const std::vector<Contact>& contacts() const { return m_contacts; }

  private:
    struct Leg {
        LatticePoint from;
        LatticePoint to;
        int part = 0;
        bool isMiddle = false;
    };

    template <class Point>
    void addPiece(const Point& a, const Point& b, Layers layer, Origin origin);
    template <class Point>
    void addOnLeg(int leg, const Point& a, const Point& b, Layers layer, Origin origin);
    // Matter that leaves the path at the start (false) or end (true) of a leg towards `target`.
    template <class Point>
    void addAtVertex(int leg, bool atEnd, const Point& target, Layers layer, Origin origin);
    Place placeOf(int leg, const geometry::Along& along) const;

    std::array<Leg, 3> m_legs;
    int m_legCount = 0;
    Layers m_crossed = 0;
    Layers m_alongMiddle = 0;
    std::vector<Contact> m_contacts;
    std::vector<Contact> m_sorted;
};

}  // namespace tenaille::cover
