// SPDX-License-Identifier: MIT
//
// The 5e arcs on hexes as straight lines: which arc holds the middle of a hex, and the exact part of a hex in
// each arc. Used by facing_5e.cpp alone.
#pragma once

#include "core/rules/facing/arcs.h"
#include "core/rules/facing/hex_vectors.h"

namespace tenaille::facing {

// A directed line. Points are in sixths of an axial unit: centres of hexes, their corners (thirds) and the
// middles of all spaces (halves and thirds) are whole numbers of sixths.
struct HexLine {
    HexVector through;
    HexVector along;
};

// Front = to the right of frontLeft, to the left of frontRight and to the right of frontGate; rear = to the
// left of rearLeft, to the right of rearRight and to the left of rearGate. The gates run along the chosen
// side and along the opposite one, from right to left of the creature; what is neither front nor rear is left
// or right of the axis.
struct HexSectors {
    HexLine frontLeft;
    HexLine frontRight;
    HexLine frontGate;
    HexLine rearLeft;
    HexLine rearRight;
    HexLine rearGate;
    HexLine axis;
};

// side60 (F5-13): 30 degrees outward from both ends of the foremost side; center120, center60 (F5-15):
// sectors from the mean of the hexes. Not for HexArcs::Ua.
HexSectors hexSectors(const Footprint& footprint, Cell at, board::Facing facing, rules::HexArcs model);

// F5-14: the arc of the middle of a hex outside the space. A line through the middle is an exact half: it
// goes to front before the sides and to the sides before rear. Same answer as largest(hexShares()).
Arc hexArc(const HexSectors& sectors, Cell cell);

// Exact parts of a hex outside the space.
Shares hexShares(const HexSectors& sectors, Cell cell);

}  // namespace tenaille::facing
