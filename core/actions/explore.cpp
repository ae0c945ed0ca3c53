// SPDX-License-Identifier: MIT
#include "core/actions/explore.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <variant>

#include "core/board/creature_now.h"
#include "core/board/lamp_of.h"
#include "core/document/fog.h"
#include "core/document/hidden_doors.h"
#include "core/document/names.h"
#include "core/players/beside_known.h"
#include "core/players/player_scene.h"

namespace tenaille::actions {

namespace {

using board::SampleMask;
using document::Encounter;

// The cells between where a creature was and where it is, that are known of the step: its own, or those of
// its mount.
std::vector<board::Cell> wayOf(const board::TokenRecord& token, const Intent* intent) {
    const auto* moves = intent != nullptr ? std::get_if<MoveTokens>(intent) : nullptr;
    std::vector<board::Cell> way;
    if (moves == nullptr) return way;
    for (const TokenPath& move : moves->moves)
        if (move.token == token.id || move.token == token.creature.mount) way = move.path;
    return way;
}

// What it carries gives its light all the way; all other lamps are where they are in the end.
void addSeenOnTheWay(const board::TokenRecord& before, const board::TokenRecord& after,
                     const players::SightGround& ground, const Intent* intent, players::Lamps lamps,
                     SampleMask& seen) {
    ground.addSeenBy(players::bodyForEyes(after), lamps, seen);
    if (before.creature.at == after.creature.at) return;
    const auto own = std::find_if(lamps.begin(), lamps.end(),
                                  [&](const board::LightRecord& lamp) { return lamp.id == after.id; });
    const board::GridKind grid = ground.grid();
    board::Creature walker = players::bodyForEyes(before);
    const auto lookFrom = [&](board::Cell cell) {
        walker.at = cell;
        if (own != lamps.end()) own->at = board::lampPlace(grid, after, cell);
        ground.addSeenBy(walker, lamps, seen);
    };
    lookFrom(before.creature.at);
    for (const board::Cell cell : wayOf(after, intent)) lookFrom(cell);
}

// Whether somebody's lamp is lit, goes out or goes elsewhere.
bool movesLamps(board::GridKind grid, const document::ChangeSet& changes) {
    const auto lamp = [&](const document::Recorded<board::TokenRecord>& token) {
        return token ? players::carriedLamp(grid, *token) : std::nullopt;
    };
    return std::any_of(changes.changes.begin(), changes.changes.end(),
                       [&](const document::AnyChange& change) {
                           const auto* of = std::get_if<document::Change<board::TokenRecord>>(&change);
                           return of != nullptr && lamp(of->before) != lamp(of->after);
                       });
}

void rememberDoors(const Encounter& after, const SampleMask& seen, document::ChangeSet& learned) {
    const board::Kinds kinds = document::kindsOf(after);
    players::DoorsInSight inSight(seen, after);
    for (const board::DoorRecord& door : after.doors) {
        const bool open = door.state == board::DoorState::Open;
        const board::DoorMemory now = open ? board::DoorMemory::Open : board::DoorMemory::Closed;
        if (door.memory == now || document::isUnfound(door, kinds)) continue;
        if (!inSight.has(door.where)) continue;
        board::DoorRecord remembered = door;
        remembered.memory = now;
        learned.replace(door, std::move(remembered));
    }
}

bool isUnmet(const board::TokenRecord& token) {
    return document::isCounted(token) && !token.hidden && token.metAs == 0;
}

// Whoever is shown for the first time gets the next number of his name, in the order of the ids.
void meet(const Encounter& after, const players::SightGround& ground, document::ChangeSet& learned) {
    if (!document::playerViewOf(after).shown ||
        std::none_of(after.tokens.begin(), after.tokens.end(), isUnmet))
        return;
    std::map<std::string, std::int32_t> highest;
    for (const board::TokenRecord& token : after.tokens) {
        std::int32_t& number = highest[document::numberedName(token.name).name];
        number = std::max(number, token.metAs);
    }
    for (const RecordId id : players::creaturesShown(after, ground)) {
        const board::TokenRecord& token = *after.tokens.find(id);
        if (!isUnmet(token)) continue;
        board::TokenRecord met = token;
        met.metAs = ++highest[document::numberedName(token.name).name];
        learned.replace(token, std::move(met));
    }
}

void lookRound(const Encounter& after, const document::ChangeSet& changes, const players::SightGround& ground,
               const Intent* intent, document::ChangeSet& learned) {
    SampleMask seen(board::samplesOf(after.gridRecord().extent));
    const bool allLook = !players::keepsSightGround(changes) || changes.touches<board::PlayerViewRecord>() ||
                         movesLamps(ground.grid(), changes);
    const players::Lamps lamps = players::carriedLamps(after);
    for (const board::TokenRecord& token : after.tokens)
        if (allLook && players::sharesSight(token))
            ground.addSeenBy(players::bodyForEyes(token), lamps, seen);
    for (const document::AnyChange& change : changes.changes) {
        const auto* moved = std::get_if<document::Change<board::TokenRecord>>(&change);
        if (moved == nullptr || !moved->after || !players::sharesSight(*moved->after)) continue;
        const board::TokenRecord& before = moved->before ? *moved->before : *moved->after;
        addSeenOnTheWay(before, *moved->after, ground, intent, lamps, seen);
    }
    document::FogMasks fog = document::fogOf(after);
    seen -= fog.covered;
    rememberDoors(after, seen, learned);
    fog.explored |= seen;
    RecordId next = document::nextId(after);
    document::putFog(after, fog, next, learned);
}

bool looksRound(const Encounter& after, const board::PlayerViewRecord& view) {
    return view.mode == board::PlayerMode::Fog && view.explores &&
           std::any_of(after.tokens.begin(), after.tokens.end(), players::sharesSight);
}

}  // namespace

bool mayExplore(const Encounter& after, const document::ChangeSet& changes) {
    if (!changes.touches<board::TokenRecord>() && !changes.touches<board::FogRecord>() &&
        players::keepsSightGround(changes))
        return false;
    const board::PlayerViewRecord view = document::playerViewOf(after);
    return looksRound(after, view) ||
           (view.shown && std::any_of(after.tokens.begin(), after.tokens.end(), isUnmet));
}

SampleMask shownAnyway(const Encounter& map) {
    SampleMask shown(board::samplesOf(map.gridRecord().extent));
    if (document::playerViewOf(map).mode == board::PlayerMode::Fog) return shown;
    shown.fill();
    shown -= document::fogOf(map).covered;
    return shown;
}

document::ChangeSet lookAgain(const Encounter& map, const players::SightGround& ground) {
    const board::PlayerViewRecord view = document::playerViewOf(map);
    document::ChangeSet learned{"lookAgain", {}, {}};
    if (!view.id) return learned;
    // As after a change of how they see, which lets all of them look round.
    const document::ChangeSet all{
        {}, {}, {document::AnyChange(document::Change<board::PlayerViewRecord>{view, view})}};
    document::ChangeSet found = explore(map, all, ground, nullptr);
    std::move(found.changes.begin(), found.changes.end(), std::back_inserter(learned.changes));
    const SampleMask shown = shownAnyway(map);
    for (const board::DoorRecord& door : map.doors) {
        if (door.state != board::DoorState::Open || !players::isAlong(shown, door.where)) continue;
        board::DoorRecord remembered = door;
        remembered.memory = board::DoorMemory::Open;
        learned.replace(door, std::move(remembered));
    }
    return learned;
}

document::ChangeSet explore(const Encounter& after, const document::ChangeSet& changes,
                            const players::SightGround& ground, const Intent* intent) {
    document::ChangeSet learned;
    if (looksRound(after, document::playerViewOf(after))) lookRound(after, changes, ground, intent, learned);
    meet(after, ground, learned);
    return learned;
}

}  // namespace tenaille::actions
