// SPDX-License-Identifier: MIT
//
// The words that both facing rule sets share: where a cell lies around a creature, how much of it, the lines
// that part the arcs, and which facings a space may take. Where the arcs of a rule set lie is answered by
// facing_5e.h and facing_ua.h; what they mean by target_5e.h, attack_ua.h, shield.h and awareness_ua.h.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/rational.h"
#include "core/base/result.h"
#include "core/board/creature.h"
#include "core/rules/rule_options.h"

namespace tenaille::facing {

using board::Arc;
using board::Cell;
using board::Creature;
using board::Footprint;
using board::GridKind;
using rules::FacingOptions;

// The optional facing rule with four arcs (F5) or the eight-way combat facing (UF).
enum class System : std::uint8_t { FiveE, Ua };

// Where a cell lies. The first four are the arcs, in the order of board::Arc.
enum class Zone : std::uint8_t {
    Front,
    Left,
    Right,
    Rear,
    Self,  // the cell meets the creature's own space
    None,  // the creature has no facing, or one that its space may not take (checkFacing tells)
};

constexpr Zone zoneOf(Arc arc) { return static_cast<Zone>(arc); }
constexpr std::optional<Arc> arcOf(Zone zone) {
    return zone <= Zone::Rear ? std::optional(static_cast<Arc>(zone)) : std::nullopt;
}

// Exact parts of one cell in the arcs, indexed by Arc; they add up to 1.
using Shares = std::array<Rational, 4>;

// The arc with the largest share; equal ones: front before left before right before rear (F5-11). With two
// halves this is "front beats side beats rear"; more than a half always wins.
Arc largest(const Shares& shares);

// One cell and its place: the unit of evidence of every facing ruling. 5e gives shares for the cells of an
// arc, ua never does (its areas are made of whole cells).
struct CellArc {
    Cell cell;
    Zone zone = Zone::None;
    std::optional<Shares> shares;
    friend bool operator==(const CellArc&, const CellArc&) = default;
};

// A half-line, lattice units of the document (geometry::kUnitsPerCell), for drawing.
struct Ray {
    geometry::LatticePoint from;
    geometry::LatticePoint direction;
    friend bool operator==(const Ray&, const Ray&) = default;
};

// The four half-lines that part the arcs, named by the two arcs that they part.
struct ArcRays {
    Ray frontLeft;
    Ray rearLeft;
    Ray rearRight;
    Ray frontRight;
};

// Facings that a space may take, ascending (F5-09, F5-12, UF-02, HX-10, HX-11, HX-13). Squares: the four
// straight ones in 5e, all eight in ua. Hexes: sides for one hex, corners for larger spaces; all twelve with
// facing.hexFacings = twelve, but only corners for the three- and twelve-hex spaces in ua.
std::vector<board::Facing> permittedFacings(System system, GridKind grid, const Footprint& footprint,
                                            const FacingOptions& options);

// Whether the cell belongs to the creature's space.
bool isOwnCell(GridKind grid, const Creature& creature, Cell cell);

// Whether a creature has a facing in this rule set: recorded, and in ua neither faceless nor of size tiny or
// less (UF-23, UF-24).
bool hasFacing(System system, const Creature& creature);

// The problem of a recorded facing that the space may not take, or of a space without arcs: ua needs a square
// or one of h1, h3, h7, h12, h19. Creatures without a facing are fine. With facing.hexArcs = ua the spaces of
// ua count in 5e on hexes as well.
Outcome checkFacing(System system, GridKind grid, const Creature& creature, const FacingOptions& options);

}  // namespace tenaille::facing
