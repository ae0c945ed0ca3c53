// SPDX-License-Identifier: MIT
#include "core/document/project.h"

#include <algorithm>
#include <set>
#include <type_traits>
#include <vector>

#include "core/board/kinds.h"
#include "core/board/riding.h"
#include "core/document/fields.h"
#include "core/document/names.h"
#include "core/document/plain_walls.h"
#include "core/geometry/predicates.h"

namespace tenaille::document {

namespace {

// A new record that takes over the fields of the given secrecies and nothing else.
template <class R>
R let(const R& record, bool conditional) {
    std::vector<const void*> allowed;  // in the order of the fields, nullptr for what stays behind
    fields(record, [&](const char*, Secrecy secrecy, const auto& member) {
        const bool may = secrecy == Secrecy::Public || (secrecy == Secrecy::Conditional && conditional);
        allowed.push_back(may ? &member : nullptr);
    });
    R shown;
    shown.id = record.id;
    auto next = allowed.begin();
    fields(shown, [&](const char*, Secrecy, auto& member) {
        using Member = std::remove_reference_t<decltype(member)>;
        if (const void* from = *next++) member = *static_cast<const Member*>(from);
    });
    return shown;
}

board::WallRecord wallForPlayers(const board::WallRecord& wall, const board::Kinds& kinds) {
    board::WallRecord seen = let(wall, true);
    seen.kind = board::lookOf(kinds.wall(wall.kind), board::WallRecord().kind);
    if (seen.kind == "oneWay") seen.kind = "stone";
    return seen;
}

board::DoorRecord doorForPlayers(const board::DoorRecord& door, const board::DoorKind* kind) {
    board::DoorRecord seen = let(door, true);
    seen.kind = board::lookOf(kind, door.kind);
    const board::DoorKind* look = board::Kinds().door(seen.kind);
    if (kind == nullptr || look == nullptr || kind->secret || look->secret) seen.kind = "door";
    if (door.state != board::DoorState::Open) seen.state = board::DoorState::Closed;
    return seen;
}

// What the walls look like that go on at an end of the door, in its line, or that touch an end of it; empty:
// there are none. Of several kinds stone, else the first by name.
struct KindsAround {
    std::string goesOn;
    std::string touches;
};

KindsAround kindsAround(geometry::Segment door, const std::vector<board::WallRecord>& walls) {
    const std::string stone = board::WallRecord().kind;
    KindsAround around;
    const auto take = [&](std::string& best, const std::string& kind) {
        if (best.empty() || kind == stone || (best != stone && kind < best)) best = kind;
    };
    for (const board::WallRecord& wall : walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            const geometry::Segment part{wall.points[i - 1], wall.points[i]};
            if (!geometry::onSegment(door.a, part) && !geometry::onSegment(door.b, part)) continue;
            take(around.touches, wall.kind);
            const bool inLine = part.a != part.b && geometry::side(part.a, part.b, door.a) == 0 &&
                                geometry::side(part.a, part.b, door.b) == 0;
            if (inLine) take(around.goesOn, wall.kind);
        }
    return around;
}

bool isUnseen(const board::WallRecord& wall) { return wall.kind == "invisible" || wall.kind == "object"; }

// Those that find a kind go over into `walls`, and others may go on from them; `doors` keeps the rest.
void hideInWalls(std::vector<board::WallRecord>& doors, std::vector<board::WallRecord>& walls,
                 std::string KindsAround::*way) {
    bool any = true;
    while (any) {
        std::vector<board::WallRecord> waiting;
        std::vector<board::WallRecord> hidden;
        for (board::WallRecord& door : doors) {
            door.kind = kindsAround({door.points[0], door.points[1]}, walls).*way;
            (door.kind.empty() ? waiting : hidden).push_back(std::move(door));
        }
        any = !hidden.empty();
        walls.insert(walls.end(), hidden.begin(), hidden.end());
        doors = std::move(waiting);
    }
}

// Without the walls that players never see, and with the doors that nobody found as parts of those around
// them: first of what goes on, from door to door as far as a line reaches, then of what touches them. Whoever
// stands alone, or among walls that nobody sees, is not there.
std::vector<board::WallRecord> withHiddenDoors(std::vector<board::WallRecord> walls,
                                               std::vector<board::WallRecord> doors) {
    std::erase_if(walls, isUnseen);
    hideInWalls(doors, walls, &KindsAround::goesOn);
    hideInWalls(doors, walls, &KindsAround::touches);
    return walls;
}

void showDoors(Encounter& shown, const Table<board::DoorRecord>& doors, const board::Kinds& kinds) {
    for (const board::DoorRecord& door : doors) {
        if (isUnfound(door, kinds)) continue;
        shown.doors.put(doorForPlayers(door, kinds.door(door.kind)));
    }
}

// A door that nobody found is part of the wall around it.
Table<board::WallRecord> wallsForPlayers(const Table<board::WallRecord>& all,
                                         const std::vector<geometry::Segment>& unfound,
                                         const board::Kinds& kinds) {
    std::vector<board::WallRecord> walls;
    walls.reserve(all.size() + unfound.size());
    for (const board::WallRecord& wall : all) walls.push_back(wallForPlayers(wall, kinds));
    std::vector<board::WallRecord> hidden;
    std::set<board::LatticePoint> seams;
    for (const geometry::Segment door : unfound) {
        board::WallRecord& wall = hidden.emplace_back();
        wall.points = {door.a, door.b};
        seams.insert({door.a, door.b});
    }
    return plainWalls(withHiddenDoors(std::move(walls), std::move(hidden)), seams);
}

// Of others than the party a bar of twenty steps at most, so that nobody counts the points.
void showHealth(const board::TokenRecord& token, board::TokenRecord& seen) {
    constexpr std::int32_t kSteps = 20;
    const bool isOurs = token.creature.side == kPartySide;
    const bool asBar = token.healthShown == board::HealthShown::Bar ||
                       (token.healthShown == board::HealthShown::Usual && isOurs);
    if (asBar && isOurs) return;
    const auto steps = [](std::int32_t points, std::int32_t most) {
        const std::int64_t held = std::clamp(points, 0, most);
        return most > 0 ? static_cast<std::int32_t>((held * kSteps + most - 1) / most) : 0;
    };
    seen.temporaryPoints = 0;
    seen.hitPoints = asBar ? steps(token.hitPoints, token.maxHitPoints) : 0;
    seen.maxHitPoints = asBar && token.maxHitPoints > 0 ? kSteps : 0;
    seen.fighter.endurance = seen.fighter.maxEndurance = 0;
}

// Their names alone: how long one lasts tells what the players cannot know.
void showConditions(board::TokenRecord& seen) {
    std::vector<board::ConditionRecord> told;
    for (const board::ConditionRecord& condition : seen.conditions)
        if (!condition.secret) told.emplace_back().name = condition.name;
    seen.conditions = std::move(told);
}

void showTokens(Encounter& shown, const Encounter& from) {
    for (const board::TokenRecord& token : from.tokens) {
        if (token.hidden) continue;
        board::TokenRecord seen = let(token, true);
        seen.name = nameForPlayers(token);
        seen.publicName.clear();
        seen.label = labelForPlayers(token);
        showHealth(token, seen);
        showConditions(seen);
        if (token.creature.side != kPartySide) seen.aura = 0;
        seen.creature.record = token.id;
        shown.tokens.put(std::move(seen));
    }
}

void showTerrain(Encounter& shown, const Encounter& from, const board::Kinds& kinds) {
    for (const board::TerrainRecord& terrain : from.terrain) {
        const board::TerrainKind* kind = kinds.terrain(terrain.kind);
        board::TerrainRecord seen = let(terrain, true);
        seen.kind = board::lookOf(kind, board::TerrainRecord().kind);
        const board::TerrainKind* look = board::Kinds().terrain(seen.kind);
        const bool isStart =
            (kind != nullptr && !kind->startsHere.empty()) || (look != nullptr && !look->startsHere.empty());
        if (!isStart) shown.terrain.put(std::move(seen));
    }
}

void showProps(Encounter& shown, const Encounter& from, const board::Kinds& kinds) {
    for (const board::PropRecord& prop : from.props) {
        board::PropRecord seen = let(prop, true);
        seen.kind = board::lookOf(kinds.prop(prop.kind), board::PropRecord().kind);
        shown.props.put(std::move(seen));
    }
}

template <class R>
void showAll(Table<R>& shown, const Table<R>& from) {
    for (const R& record : from) shown.put(let(record, true));
}

// All but the walls.
Encounter forPlayers(const Encounter& from, const Table<board::DoorRecord>& doors) {
    const board::Kinds kinds = kindsOf(from);
    Encounter shown;
    shown.kind = from.kind;
    shown.uuid = from.uuid;
    for (const auto& record : from.grid) shown.grid.put(let(record, true));
    for (const auto& record : from.settings) shown.settings.put(let(record, false));
    showAll(shown.pictures, from.pictures);
    showAll(shown.floors, from.floors);
    showDoors(shown, doors, kinds);
    showTerrain(shown, from, kinds);
    for (const auto& light : from.lights)
        if (light.on) shown.lights.put(let(light, true));
    showProps(shown, from, kinds);
    showAll(shown.texts, from.texts);
    showTokens(shown, from);
    forgetMounts(shown);
    for (const std::string& name : namedAssets(shown))
        if (const auto asset = from.assets.find(name); asset != from.assets.end())
            shown.assets.insert(*asset);
    return shown;
}

}  // namespace

void forgetMounts(Encounter& shown) {
    std::vector<board::TokenRecord> onFoot;
    for (const board::TokenRecord& token : shown.tokens)
        if (board::isMounted(token.creature) && shown.tokens.find(token.creature.mount) == nullptr)
            onFoot.push_back(token);
    for (board::TokenRecord& token : onFoot) {
        board::dismount(token);
        shown.tokens.put(std::move(token));
    }
}

Encounter project(const Encounter& encounter, Audience audience) {
    if (audience == Audience::GameMaster) return encounter;
    Encounter shown = forPlayers(encounter, encounter.doors);
    shown.walls = PlayersWalls().of(encounter, encounter.doors);
    return shown;
}

bool isUnfound(const board::DoorRecord& door, const board::Kinds& kinds) {
    const board::DoorKind* kind = kinds.door(door.kind);
    const bool secret = kind == nullptr || kind->secret;
    return secret && door.state != board::DoorState::Open && door.memory == board::DoorMemory::Unseen;
}

Encounter projectWithDoors(const Encounter& encounter, const Table<board::DoorRecord>& doors) {
    return forPlayers(encounter, doors);
}

const Table<board::WallRecord>& PlayersWalls::of(const Encounter& encounter,
                                                 const Table<board::DoorRecord>& doors) {
    const board::Kinds kinds = kindsOf(encounter);
    std::vector<geometry::Segment> unfound;
    for (const board::DoorRecord& door : doors)
        if (isUnfound(door, kinds)) unfound.push_back(door.where);
    const bool isKnown = m_from && m_from->unfound == unfound && m_from->kinds == encounter.kinds &&
                         m_from->walls == encounter.walls;
    if (isKnown) return m_shown;
    m_shown = wallsForPlayers(encounter.walls, unfound, kinds);
    m_from = From{encounter.walls, encounter.kinds, std::move(unfound)};
    return m_shown;
}

}  // namespace tenaille::document
