// SPDX-License-Identifier: MIT
#include "core/board/kinds.h"

#include <algorithm>
#include <array>
#include <type_traits>
#include <vector>

#include "core/board/records.h"

namespace tenaille::board {

namespace {

constexpr BarrierEffect kSolid{.stopsMovement = true, .stopsSight = true, .stopsEffect = true};
constexpr BarrierEffect kNothing{};
constexpr BarrierEffect kLow{.cover = CoverGrade::Normal, .low = true, .hampers = true};
constexpr BarrierEffect kGlass{.stopsMovement = true, .cover = CoverGrade::Normal};
constexpr BarrierEffect kBars{.stopsMovement = true, .cover = CoverGrade::Partial};

constexpr std::array<WallKind, 12> kWalls{{
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
    {"oneWay",
     "One-way wall",
     {.stopsMovement = true, .stopsSight = true, .stopsEffect = true, .oneWay = true}},
}};

constexpr std::array<DoorKind, 6> kDoors{{
    {"door", "Door", kSolid},
    {"doubleDoor", "Double door", kSolid},
    {"secretDoor", "Secret door", kSolid, true},
    {"window", "Window", kGlass},
    {"portcullis", "Portcullis", kBars},
    {"archway", "Archway", kNothing, false, true},
}};

constexpr std::array<TerrainKind, 15> kTerrain{{
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
    {"partyStart", "Start of the heroes", {}, "party"},
    {"foeStart", "Start of the foes", {}, "foe"},
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

template <class Kind>
const Kind* find(std::span<const Kind> kinds, std::string_view id) {
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const Kind& kind) { return kind.id == id; });
    return found != kinds.end() ? &*found : nullptr;
}

// What all families take from the record; the texts live as long as the record.
template <class Kind>
Kind kindFrom(const KindRecord& record, std::span<const Kind> builtIn) {
    const Kind* like = find(builtIn, record.like);
    if (like == nullptr) like = find(builtIn, record.kind);
    if (like == nullptr) like = &builtIn.front();
    Kind kind = *like;
    kind.id = record.kind;
    kind.look = like->id;
    if (!record.label.empty()) {
        kind.label = record.label;
        kind.own = true;
    } else if (const Kind* same = find(builtIn, record.kind)) {
        kind.label = same->label;
    }
    return kind;
}

std::optional<OwnLook> ownLook(const KindRecord& record) {
    if (!record.colour) return std::nullopt;
    const auto mark = record.of == KindOf::Wall
                          ? static_cast<std::uint8_t>(record.line.value_or(WallLine::Solid))
                          : static_cast<std::uint8_t>(record.pattern.value_or(GroundPattern::Plain));
    return OwnLook{mark, *record.colour | 0xff000000};
}

template <class Kind>
NamedLook forPlayers(const Kind* kind, std::string_view id, std::span<const Kind> builtIn,
                     std::string_view usual) {
    if (kind != nullptr) return {kind->look, kind->drawn};
    const NamedLook word = namedLook(id);
    const Kind* like = word.own ? find(builtIn, word.like) : nullptr;
    return like != nullptr ? NamedLook{like->id, word.own}
                           : NamedLook{find(builtIn, usual)->id, std::nullopt};
}

template <class Kind>
void put(std::vector<Kind>& kinds, const Kind& kind) {
    const auto same =
        std::find_if(kinds.begin(), kinds.end(), [&](const Kind& known) { return known.id == kind.id; });
    if (same != kinds.end())
        *same = kind;
    else
        kinds.push_back(kind);
}

}  // namespace

std::string_view name(CoverGrade grade) {
    constexpr std::array<std::string_view, 4> kNames{"none", "partial", "normal", "improved"};
    return kNames[static_cast<std::size_t>(grade)];
}

struct Kinds::Own {
    std::vector<KindRecord> records;  // what the views of the kinds look at
    std::vector<WallKind> walls{kWalls.begin(), kWalls.end()};
    std::vector<DoorKind> doors{kDoors.begin(), kDoors.end()};
    std::vector<TerrainKind> terrain{kTerrain.begin(), kTerrain.end()};
    std::vector<PropKind> props{kProps.begin(), kProps.end()};

    void add(const KindRecord& record);
};

void Kinds::Own::add(const KindRecord& record) {
    switch (record.of) {
        case KindOf::Wall: {
            WallKind kind = kindFrom<WallKind>(record, kWalls);
            kind.effect = record.barrier;
            kind.drawn = ownLook(record);
            return put(walls, kind);
        }
        case KindOf::Door: {
            DoorKind kind = kindFrom<DoorKind>(record, kDoors);
            kind.closed = record.alwaysOpen ? kNothing : record.barrier;
            kind.secret = record.secret;
            kind.alwaysOpen = record.alwaysOpen;
            return put(doors, kind);
        }
        case KindOf::Terrain: {
            TerrainKind kind = kindFrom<TerrainKind>(record, kTerrain);
            kind.effect = record.ground;
            kind.startsHere = record.startsHere;
            kind.drawn = ownLook(record);
            return put(terrain, kind);
        }
        case KindOf::Prop: {
            PropKind kind = kindFrom<PropKind>(record, kProps);
            kind.outline = record.barrier;
            kind.width = record.width;
            kind.height = record.height;
            return put(props, kind);
        }
    }
}

Kinds::Kinds(std::span<const KindRecord> own) : Kinds() {
    if (own.empty()) return;
    const auto all = std::make_shared<Own>();
    all->records.assign(own.begin(), own.end());
    for (const KindRecord& record : all->records) all->add(record);
    m_walls = all->walls;
    m_doors = all->doors;
    m_terrain = all->terrain;
    m_props = all->props;
    m_own = all;
}

Kinds::Kinds() : m_walls(kWalls), m_doors(kDoors), m_terrain(kTerrain), m_props(kProps) {}

const WallKind* Kinds::wall(std::string_view id) const { return find(m_walls, id); }
const DoorKind* Kinds::door(std::string_view id) const { return find(m_doors, id); }
const TerrainKind* Kinds::terrain(std::string_view id) const { return find(m_terrain, id); }
const PropKind* Kinds::prop(std::string_view id) const { return find(m_props, id); }

const WallKind* builtInWall(std::string_view id) { return find<WallKind>(kWalls, id); }
const DoorKind* builtInDoor(std::string_view id) { return find<DoorKind>(kDoors, id); }
const TerrainKind* builtInTerrain(std::string_view id) { return find<TerrainKind>(kTerrain, id); }

const WallKind* Kinds::wallLike(std::string_view word) const {
    const WallKind* kind = wall(word);
    return kind != nullptr ? kind : wall(namedLook(word).like);
}
const TerrainKind* Kinds::terrainLike(std::string_view word) const {
    const TerrainKind* kind = terrain(word);
    return kind != nullptr ? kind : terrain(namedLook(word).like);
}

NamedLook Kinds::wallForPlayers(std::string_view id) const {
    return forPlayers<WallKind>(wall(id), id, kWalls, WallRecord().kind);
}
NamedLook Kinds::terrainForPlayers(std::string_view id) const {
    return forPlayers<TerrainKind>(terrain(id), id, kTerrain, TerrainRecord().kind);
}

bool Kinds::has(KindOf of, std::string_view id) const {
    switch (of) {
        case KindOf::Wall:
            return wall(id) != nullptr;
        case KindOf::Door:
            return door(id) != nullptr;
        case KindOf::Terrain:
            return terrain(id) != nullptr;
        case KindOf::Prop:
            return prop(id) != nullptr;
    }
    return false;
}

KindRecord Kinds::record(KindOf of, std::string_view id) const {
    KindRecord record;
    record.of = of;
    record.kind = std::string(id);
    if (!has(of, id)) return record;
    const auto takeNames = [&](const auto& kind) {
        record.like = std::string(kind.look);
        if (kind.own) record.label = std::string(kind.label);
    };
    const auto takeDrawing = [&](const auto& kind, auto& mark) {
        if (!kind.drawn) return;
        record.colour = kind.drawn->colour;
        mark = static_cast<typename std::remove_reference_t<decltype(mark)>::value_type>(kind.drawn->mark);
    };
    switch (of) {
        case KindOf::Wall:
            takeNames(*wall(id));
            record.barrier = wall(id)->effect;
            takeDrawing(*wall(id), record.line);
            break;
        case KindOf::Door:
            takeNames(*door(id));
            record.barrier = door(id)->closed;
            record.secret = door(id)->secret;
            record.alwaysOpen = door(id)->alwaysOpen;
            break;
        case KindOf::Terrain:
            takeNames(*terrain(id));
            record.ground = terrain(id)->effect;
            record.startsHere = std::string(terrain(id)->startsHere);
            takeDrawing(*terrain(id), record.pattern);
            break;
        case KindOf::Prop:
            takeNames(*prop(id));
            record.barrier = prop(id)->outline;
            record.width = prop(id)->width;
            record.height = prop(id)->height;
            break;
    }
    return record;
}

}  // namespace tenaille::board
