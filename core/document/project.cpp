// SPDX-License-Identifier: MIT
#include "core/document/project.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

#include "core/board/creature_now.h"
#include "core/board/kinds.h"
#include "core/board/riding.h"
#include "core/document/fields.h"
#include "core/document/hidden_doors.h"
#include "core/document/names.h"
#include "core/document/paired_fields.h"
#include "core/document/plain_walls.h"
#include "core/document/player_looks.h"

namespace tenaille::document {

namespace {

// A new record that takes over the fields of the given secrecies and nothing else.
template <class R>
R let(const R& record, bool conditional) {
    R shown;
    shown.id = record.id;
    pairedFields(
        shown,
        [&](const char*, Secrecy secrecy, auto& own, const auto& member) {
            const bool may = secrecy == Secrecy::Public || (secrecy == Secrecy::Conditional && conditional);
            if (may) own = member;
        },
        record);
    return shown;
}

board::DoorRecord doorForPlayers(const board::DoorRecord& door, const board::DoorKind* kind) {
    board::DoorRecord seen = let(door, true);
    seen.kind = board::lookOf(kind, door.kind);
    const board::DoorKind* look = board::builtInDoor(seen.kind);
    if (kind == nullptr || look == nullptr || kind->secret || look->secret) seen.kind = "door";
    if (door.state != board::DoorState::Open) seen.state = board::DoorState::Closed;
    return seen;
}

void showDoors(Encounter& shown, const Table<board::DoorRecord>& doors, const board::Kinds& kinds) {
    for (const board::DoorRecord& door : doors) {
        if (isUnfound(door, kinds)) continue;
        shown.doors.put(doorForPlayers(door, kinds.door(door.kind)));
    }
}

// A door that nobody found is part of the wall that it was cut from.
Table<board::WallRecord> wallsForPlayers(const Table<board::WallRecord>& all,
                                         const std::vector<SecretDoor>& doors, const board::Kinds& kinds) {
    std::vector<board::WallRecord> walls;
    for (const WallPiece& piece : withHidden(wallPieces(all, kinds), doors)) {
        if (piece.kind.empty()) continue;
        board::WallRecord& wall = walls.emplace_back();
        wall.kind = piece.kind;
        wall.points = {piece.where.a, piece.where.b};
    }
    return plainWalls(walls);
}

// Of others than the party a bar of twenty steps at most, so that nobody counts the points; and that they lie
// there, which everybody sees, unless nothing at all is told of them.
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
    const bool lies =
        token.healthShown != board::HealthShown::Nothing && board::isDownAt(token, board::kUsualDownAt);
    seen.hitPoints = asBar ? steps(token.hitPoints, token.maxHitPoints) : 0;
    seen.maxHitPoints = asBar && token.maxHitPoints > 0 ? kSteps : lies ? 1 : 0;
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

// Ids are the order in which terrain is painted: what else there is, and where, must not change it. Built-in
// looks stand in the order of the palette, then those of the GM. Each look has an id of its own, beyond those
// that documents may have (io::kMaxId).
std::uint32_t idOfLook(const std::string& look) {
    constexpr std::uint32_t kFirst = 0x78000000;
    constexpr std::uint32_t kFirstOwn = kFirst + 0x100;
    constexpr std::uint32_t kColours = 0x1000000;
    if (const auto own = board::namedLook(look).own)
        return kFirstOwn + own->mark * kColours + own->colour % kColours;
    return kFirst + static_cast<std::uint32_t>(board::builtInTerrain(look) - board::Kinds().terrain().data());
}

// All that looks alike is one: an edge between two of them would tell that they are not the same.
void showTerrain(Encounter& shown, const Encounter& from, const board::Kinds& kinds) {
    std::map<std::string, board::TerrainRecord> looks;
    for (const board::TerrainRecord& terrain : from.terrain) {
        if (isStart(terrain, kinds)) continue;
        const std::string look = terrainLookForPlayers(terrain, kinds);
        board::TerrainRecord seen = let(terrain, true);
        const auto [first, isNew] = looks.try_emplace(look, std::move(seen));
        board::TerrainRecord& all = first->second;
        if (isNew)
            all.kind = look;
        else
            all.cells.insert(all.cells.end(), terrain.cells.begin(), terrain.cells.end());
    }
    for (auto& [look, terrain] : looks) {
        terrain.id.value = idOfLook(look);
        if (!std::is_sorted(terrain.cells.begin(), terrain.cells.end()))
            std::sort(terrain.cells.begin(), terrain.cells.end());
        terrain.cells.erase(std::unique(terrain.cells.begin(), terrain.cells.end()), terrain.cells.end());
        shown.terrain.put(std::move(terrain));
    }
}

void showProps(Encounter& shown, const Encounter& from, const board::Kinds& kinds) {
    for (const board::PropRecord& prop : from.props) {
        if (prop.hidden) continue;
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
    for (const auto& text : from.texts)
        if (!text.hidden) shown.texts.put(let(text, true));
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

Encounter projectWithDoors(const Encounter& encounter, const Table<board::DoorRecord>& doors) {
    return forPlayers(encounter, doors);
}

const Table<board::WallRecord>& PlayersWalls::of(const Encounter& encounter,
                                                 const Table<board::DoorRecord>& doors) {
    const board::Kinds kinds = kindsOf(encounter);
    std::vector<SecretDoor> secret = secretDoors(doors, kinds);
    const bool isKnown = m_from && m_from->secret == secret && m_from->kinds == encounter.kinds &&
                         m_from->walls == encounter.walls;
    if (isKnown) return m_shown;
    m_shown = wallsForPlayers(encounter.walls, secret, kinds);
    m_from = From{encounter.walls, encounter.kinds, std::move(secret)};
    return m_shown;
}

}  // namespace tenaille::document
