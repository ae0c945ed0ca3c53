// SPDX-License-Identifier: MIT
//
// The kinds of walls, doors, terrain and props as data: what each does to the rules. Records name their kind
// by id, so that a map drawn with a kind keeps its meaning when the table grows. How a kind is drawn is
// ui/scene's matter.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

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

struct WallKind {
    std::string_view id;
    std::string_view label;  // English, translated by the ui
    BarrierEffect effect;
};
struct DoorKind {
    std::string_view id;
    std::string_view label;
    BarrierEffect closed;  // open doors have no effect
    bool secret = false;
    bool alwaysOpen = false;  // an opening without a leaf
};
struct TerrainKind {
    std::string_view id;
    std::string_view label;
    TerrainEffect effect;
};
struct PropKind {
    std::string_view id;
    std::string_view label;
    BarrierEffect outline;     // of its rectangle
    std::int32_t width = 240;  // of a usual one, lattice units
    std::int32_t height = 240;
};

// All kinds in the order of the palettes.
std::span<const WallKind> wallKinds();
std::span<const DoorKind> doorKinds();
std::span<const TerrainKind> terrainKinds();
std::span<const PropKind> propKinds();

// The kind with this id; nullptr if there is none (a file of a newer version): readers report it and treat
// the element as having no effect on the rules.
const WallKind* wallKind(std::string_view id);
const DoorKind* doorKind(std::string_view id);
const TerrainKind* terrainKind(std::string_view id);
const PropKind* propKind(std::string_view id);

}  // namespace tenaille::board
