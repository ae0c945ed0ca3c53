// SPDX-License-Identifier: MIT
#include "core/document/project.h"

#include <type_traits>
#include <vector>

#include "core/board/kinds.h"
#include "core/document/fields.h"

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

bool opensSecretly(const board::DoorRecord& door) {
    const board::DoorKind* kind = board::doorKind(door.kind);
    return kind == nullptr || kind->secret;
}

void showDoors(Encounter& shown, const Encounter& from) {
    for (const board::DoorRecord& door : from.doors) {
        const bool open = door.state == board::DoorState::Open;
        if (opensSecretly(door) && !open) {
            board::WallRecord wall;
            wall.id = door.id;
            wall.points = {door.where.a, door.where.b};
            shown.walls.put(std::move(wall));
            continue;
        }
        board::DoorRecord seen = let(door, true);
        if (opensSecretly(door)) seen.kind = "door";
        if (!open) seen.state = board::DoorState::Closed;
        shown.doors.put(std::move(seen));
    }
}

void showTokens(Encounter& shown, const Encounter& from) {
    for (const board::TokenRecord& token : from.tokens) {
        if (token.hidden) continue;
        board::TokenRecord seen = let(token, true);
        const bool renamed = token.nameSecret || !token.publicName.empty();
        seen.name = renamed ? token.publicName : token.name;
        seen.publicName.clear();
        // A label of the GM may give the name away.
        if (token.nameSecret) seen.label = token.publicName.empty() ? "?" : "";
        if (token.creature.side != kPartySide) {
            seen.hitPoints = seen.maxHitPoints = 0;
            seen.fighter.endurance = seen.fighter.maxEndurance = 0;
        }
        seen.creature.record = token.id;
        shown.tokens.put(std::move(seen));
    }
}

template <class R>
void showAll(Table<R>& shown, const Table<R>& from) {
    for (const R& record : from) shown.put(let(record, true));
}

Encounter forPlayers(const Encounter& from) {
    Encounter shown;
    shown.kind = from.kind;
    shown.uuid = from.uuid;
    for (const auto& record : from.grid) shown.grid.put(let(record, true));
    for (const auto& record : from.settings) shown.settings.put(let(record, false));
    showAll(shown.pictures, from.pictures);
    showAll(shown.floors, from.floors);
    for (const auto& wall : from.walls)
        if (wall.kind != "invisible" && wall.kind != "object") shown.walls.put(let(wall, true));
    showDoors(shown, from);
    showAll(shown.terrain, from.terrain);
    for (const auto& light : from.lights)
        if (light.on) shown.lights.put(let(light, true));
    showAll(shown.props, from.props);
    showAll(shown.texts, from.texts);
    showTokens(shown, from);
    for (const auto& picture : shown.pictures)
        if (const auto asset = from.assets.find(picture.asset); asset != from.assets.end())
            shown.assets.insert(*asset);
    return shown;
}

}  // namespace

Encounter project(const Encounter& encounter, Audience audience) {
    return audience == Audience::GameMaster ? encounter : forPlayers(encounter);
}

}  // namespace tenaille::document
