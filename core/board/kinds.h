// SPDX-License-Identifier: MIT
//
// The kinds of walls, doors, terrain and props as data: what each does to the rules. Records name their kind
// by id, so that a map drawn with a kind keeps its meaning when the table grows. A document may bring kinds
// of its own, and change the built-in ones (KindRecord in kind_record.h); `Kinds` is both together. How a
// kind is drawn is ui/scene's matter.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "core/board/kind_look.h"

namespace tenaille::board {

// Grades of cover (CV-10, CV-11). Soft and total cover are results, never properties of an element.
enum class CoverGrade : std::uint8_t { None, Partial, Normal, Improved };
std::string_view name(CoverGrade grade);  // "none", "partial", "normal", "improved"

// What makes a cell conceal (CO-05).
enum class Concealment : std::uint8_t { Fog, DimLight, Darkness };

// What an upright element (a wall, a closed door, the outline of a prop) does to lines and steps that meet
// it.
struct BarrierEffect {
    bool stopsMovement = false;
    bool stopsSight = false;
    bool stopsEffect = false;             // line of effect: total cover when nothing gets past (CV-13)
    CoverGrade cover = CoverGrade::None;  // for elements that attacks can pass
    bool low = false;                     // CV-08
    bool hampers = false;                 // a border obstacle: +2, diagonally +3 (MV-19 b)
    // Acts only on what comes from the left of its line, as it was drawn; from the right it is not there.
    // Where an attacker comes from the middle of his space tells, where a step comes from the middle of its
    // cell; on the line itself counts as left. (Not in the books: what other tabletops call a one-way wall.)
    bool oneWay = false;
    friend bool operator==(const BarrierEffect&, const BarrierEffect&) = default;
};

// What a cell of terrain does (MV-18, MV-19, MV-23; CO-05; CV-08, CV-10).
struct TerrainEffect {
    bool solid = false;          // blocks movement, sight and effect: rock
    bool opaque = false;         // stops sight only
    std::uint8_t doublings = 0;  // difficult terrain: 1; twice: 2 ...
    bool obstacle = false;       // may be crossed at one more doubling, not stopped on
    CoverGrade cover = CoverGrade::None;
    bool low = false;
    bool conceals = false;
    Concealment cause = Concealment::Fog;
    friend bool operator==(const TerrainEffect&, const TerrainEffect&) = default;
};

// `label`: English, translated by the ui unless `own`. `look`: the built-in kind that it is drawn like, but
// for `drawn`, a look of its own.
struct WallKind {
    std::string_view id;
    std::string_view label;
    BarrierEffect effect;
    std::string_view look = id;
    bool own = false;  // of the document
    std::optional<OwnLook> drawn = {};
};
struct DoorKind {
    std::string_view id;
    std::string_view label;
    BarrierEffect closed;  // open doors have no effect
    bool secret = false;
    bool alwaysOpen = false;  // an opening without a leaf: `closed` is nothing
    std::string_view look = id;
    bool own = false;
};
struct TerrainKind {
    std::string_view id;
    std::string_view label;
    TerrainEffect effect;
    std::string_view startsHere = {};  // the side whose creatures are put here; only the GM sees such a kind
    std::string_view look = id;
    bool own = false;
    std::optional<OwnLook> drawn = {};
};
struct PropKind {
    std::string_view id;
    std::string_view label;
    BarrierEffect outline;     // of its rectangle
    std::int32_t width = 240;  // of a usual one, lattice units
    std::int32_t height = 240;
    std::string_view look = id;
    bool own = false;
};

// Whether a thing that is drawn like this leaves the corners of its rectangle free.
constexpr bool isRound(std::string_view look) {
    return look == "tree" || look == "bush" || look == "barrel" || look == "boulder" || look == "fire";
}

// The built-in kind that something is drawn like, of its kind (nullptr: of a newer version) and its own word.
template <class Kind>
std::string_view lookOf(const Kind* kind, std::string_view id) {
    return kind != nullptr ? kind->look : id;
}

// How a wall or terrain is drawn; of a kind that is not there by its word alone, which may be a lookWord():
// the answer lives as long as `id`.
template <class Kind>
NamedLook drawnLook(const Kind* kind, std::string_view id) {
    return kind != nullptr ? NamedLook{kind->look, kind->drawn} : namedLook(id);
}

enum class KindOf : std::uint8_t { Wall, Door, Terrain, Prop };
struct KindRecord;

// All kinds of a document, in the order of the palettes. Cheap to copy. Lookups give nullptr for an id that
// is not there (a file of a newer version): readers report it and treat the element as having no effect on
// the rules.
// Built-in ones; nullptr: there is none of that id.
const WallKind* builtInWall(std::string_view id);
const DoorKind* builtInDoor(std::string_view id);
const TerrainKind* builtInTerrain(std::string_view id);

class Kinds {
  public:
    // The built-in ones alone.
    Kinds();
    // An own kind with the id of a built-in one takes its place, the others follow; of two with the same id
    // the later one counts. A look that is none is the first built-in one. Keeps copies of the texts.
    explicit Kinds(std::span<const KindRecord> own);

    std::span<const WallKind> walls() const { return m_walls; }
    std::span<const DoorKind> doors() const { return m_doors; }
    std::span<const TerrainKind> terrain() const { return m_terrain; }
    std::span<const PropKind> props() const { return m_props; }

    const WallKind* wall(std::string_view id) const;
    const DoorKind* door(std::string_view id) const;
    const TerrainKind* terrain(std::string_view id) const;
    const PropKind* prop(std::string_view id) const;

    // The same on boards of players, where a lookWord() stands in the place of the kind (kind_look.h): what
    // that is like.
    const WallKind* wallLike(std::string_view word) const;
    const TerrainKind* terrainLike(std::string_view word) const;

    // What players get in the place of a kind: they know the built-in ones alone. A lookWord() stays as it
    // is, and what nobody knows looks like a new record does. `like` is a built-in id and lives for ever.
    NamedLook wallForPlayers(std::string_view id) const;
    NamedLook terrainForPlayers(std::string_view id) const;

    bool has(KindOf of, std::string_view id) const;
    // What that kind is now, for changing it; nothing but `of` and `kind` when it is not there.
    KindRecord record(KindOf of, std::string_view id) const;

  private:
    struct Own;
    std::shared_ptr<const Own> m_own;  // nullptr: built-in kinds alone
    std::span<const WallKind> m_walls;
    std::span<const DoorKind> m_doors;
    std::span<const TerrainKind> m_terrain;
    std::span<const PropKind> m_props;
};

}  // namespace tenaille::board
