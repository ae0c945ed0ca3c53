// SPDX-License-Identifier: MIT
#include "core/board/kinds.h"

#include <array>

namespace tenaille::board {

namespace {

constexpr BarrierEffect kSolid{.stopsMovement = true, .stopsSight = true, .stopsEffect = true};
constexpr BarrierEffect kNothing{};
constexpr BarrierEffect kLow{.cover = CoverGrade::Normal, .low = true, .hampers = true};
constexpr BarrierEffect kGlass{.stopsMovement = true, .cover = CoverGrade::Normal};
constexpr BarrierEffect kBars{.stopsMovement = true, .cover = CoverGrade::Partial};

constexpr std::array<WallKind, 11> kWalls{{
    {"stone", "Stone wall", kSolid},
    {"lowWall", "Low wall", kLow},
    {"arrowSlit", "Arrow slit", {.stopsMovement = true, .cover = CoverGrade::Improved}},
    {"window", "Window", kGlass},
    {"portcullis", "Portcullis", kBars},
    {"fence", "Fence", {.hampers = true}},
    {"hedge", "Hedge", {.stopsSight = true, .cover = CoverGrade::Partial, .hampers = true}},
    {"curtain", "Curtain", {.stopsSight = true}},
    {"smoke", "Smoke", {.stopsSight = true}},
    {"object", "Outline of an object", {.cover = CoverGrade::Normal}},
    {"invisible", "Invisible wall", {.stopsMovement = true, .stopsEffect = true}},
}};

constexpr std::array<DoorKind, 6> kDoors{{
    {"door", "Door", kSolid},
    {"doubleDoor", "Double door", kSolid},
    {"secretDoor", "Secret door", kSolid, true},
    {"window", "Window", kGlass},
    {"portcullis", "Portcullis", kBars},
    {"archway", "Archway", kNothing, false, true},
}};

constexpr std::array<TerrainKind, 13> kTerrain{{
    {"difficult", "Difficult terrain", {.doublings = 1}},
    {"veryDifficult", "Very difficult terrain", {.doublings = 2}},
    {"extreme", "Extremely difficult terrain", {.doublings = 3}},
    {"obstacle", "Obstacle", {.obstacle = true}},
    {"rock", "Solid rock", {.solid = true}},
    {"shallowWater", "Shallow water", {.doublings = 1}},
    {"deepWater", "Deep water", {.doublings = 2}},
    {"cover", "Cover", {.cover = CoverGrade::Normal}},
    {"lowCover", "Low cover", {.doublings = 1, .cover = CoverGrade::Normal, .low = true}},
    {"smoke", "Smoke or fog", {.conceals = true}},
    {"thickSmoke", "Thick smoke", {.opaque = true, .conceals = true}},
    {"dimLight", "Dim light", {.conceals = true, .cause = Concealment::DimLight}},
    {"darkness", "Darkness", {.conceals = true, .cause = Concealment::Darkness}},
}};

constexpr std::array<PropKind, 12> kProps{{
    {"table", "Table", kLow, 480, 240},
    {"crate", "Crate", kLow, 200, 200},
    {"barrel", "Barrel", kLow, 160, 160},
    {"pillar", "Pillar", kSolid, 120, 120},
    {"statue", "Statue", kSolid, 180, 180},
    {"tree", "Tree", kSolid, 240, 240},
    {"bush", "Bush", {.cover = CoverGrade::Partial, .hampers = true}},
    {"boulder", "Boulder", kSolid},
    {"stairs", "Stairs", kNothing, 240, 480},
    {"chest", "Chest", kLow, 200, 140},
    {"fire", "Fire", kNothing, 160, 160},
    {"bed", "Bed", kLow, 240, 480},
}};

template <class Kinds>
const typename Kinds::value_type* find(const Kinds& kinds, std::string_view id) {
    for (const auto& kind : kinds)
        if (kind.id == id) return &kind;
    return nullptr;
}

}  // namespace

std::string_view name(CoverGrade grade) {
    constexpr std::array<std::string_view, 4> kNames{"none", "partial", "normal", "improved"};
    return kNames[static_cast<std::size_t>(grade)];
}

std::span<const WallKind> wallKinds() { return kWalls; }
std::span<const DoorKind> doorKinds() { return kDoors; }
std::span<const TerrainKind> terrainKinds() { return kTerrain; }
std::span<const PropKind> propKinds() { return kProps; }

const WallKind* wallKind(std::string_view id) { return find(kWalls, id); }
const DoorKind* doorKind(std::string_view id) { return find(kDoors, id); }
const TerrainKind* terrainKind(std::string_view id) { return find(kTerrain, id); }
const PropKind* propKind(std::string_view id) { return find(kProps, id); }

}  // namespace tenaille::board
