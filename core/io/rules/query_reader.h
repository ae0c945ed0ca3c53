// SPDX-License-Identifier: MIT
//
// The records of rules queries (protocol 2.2 to 2.6): cells, points, creatures, walls, scenes. All raise
// QueryError. A kind names the members of a creature or scene that it reads; the others may hold anything.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/flags.h"
#include "core/base/rational.h"
#include "core/board/board_view.h"
#include "core/board/creature.h"
#include "core/io/rules/query_field.h"

namespace tenaille::io {

// Absent: square.
board::GridKind readGrid(const Field& grid);

board::Cell readCell(const Field& cell);
std::vector<board::Cell> readCells(const Field& cells);

// Name of a facing of the grid; not necessarily one that a space may take.
board::Facing readFacing(const Field& facing, board::GridKind grid);

// Absent: medium.
board::SizeCategory readSize(const Field& size);

// `footprint` if present, else the usual space of `size`. [w, h] with 1..30 on squares, a name on hexes; the
// other form is outOfRange.
board::Footprint readFootprint(const Field& footprint, board::GridKind grid, board::SizeCategory size);

// A point with exact coordinates in cells.
struct ExactPoint {
    Rational x;
    Rational y;
    friend bool operator==(const ExactPoint&, const ExactPoint&) = default;
};
ExactPoint readPoint(const Field& point);

// Members of a creature. Size and footprint are read together, Traits are the booleans of board::Trait.
enum class CreatureMember : unsigned char {
    At,
    Space,
    Facing,
    Side,
    Reach,  // reach and reachWeapon
    Threatens,
    Senses,
    Arcs,
    Shield,
    ArmorClass,
    Feats,
    Level,
    SneakLevel,
    Faceless,
    AllAroundVision,
    ImmuneToSneak,
    Condition,  // helpless, bulky, fillsSpace, flying, incorporeal
    // Beyond the protocol:
    Sight,  // darkvisionRange; blurred, invisible, blinded
    IgnoresFacing,
    NoSoftCover,
    Helpless,  // alone, for those who might threaten
};
using CreatureMembers = Flags<CreatureMember>;
inline constexpr CreatureMembers kSpaceMembers{CreatureMember::At, CreatureMember::Space};

// Members that are not listed keep their defaults.
board::Creature readCreature(const Field& creature, board::GridKind grid, CreatureMembers members);

// Members of a scene.
enum class SceneMember : unsigned char { Map, Solid, Walls, Cover, Concealment, Opaque };
using SceneMembers = Flags<SceneMember>;

// The board of a scene, without its creatures (a kind reads those of `scene.creatures` with the members it
// needs). On hexes, beyond the protocol, points are axial ([q, r] is the middle of a hex) and the rows of a
// map are those of board::Extent. unitsPerCell is the least common multiple of 240 (or 6, when 240 would be
// too fine) and of all denominators, so that every wall end is a lattice point. `farthest` is the largest
// |coordinate| in cells of everything else in the query: when a coordinate would reach 2^30 units the query
// is outOfRange. With a map, `extent` is its size. A cell listed with covers of which neither includes the
// other (a low one of a higher grade) stands in `cells` once for each. Absent scene: an empty board.
board::BoardParts readScene(const Field& scene, board::GridKind grid, SceneMembers members,
                            std::int32_t farthest);

// Largest |coordinate| in cells of a creature's space, borders included; for readScene.
std::int32_t farthestOf(const board::Creature& creature);

}  // namespace tenaille::io
