// SPDX-License-Identifier: MIT
#include "core/document/hidden_doors.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/document/plain_walls.h"
#include "core/document/player_looks.h"
#include "core/geometry/rounded.h"

namespace tenaille::document {

namespace {

using board::LatticePoint;
using geometry::isAboutAt;
using geometry::isAboutOn;
using geometry::isAboutOnLine;
using geometry::lengthOf;
using geometry::Segment;

bool isNeverSeen(const board::DoorRecord& door, const board::Kinds& kinds) {
    const board::DoorKind* kind = kinds.door(door.kind);
    return (kind == nullptr || kind->secret) && door.memory == board::DoorMemory::Unseen;
}

bool isWholly(Segment door, Segment wall) { return isAboutOn(door.a, wall) && isAboutOn(door.b, wall); }

// Of a door and a wall that touch: all four ends lie on the line through the two of them farthest apart.
bool isInLine(Segment door, Segment wall) {
    if (wall.a == wall.b || door.a == door.b) return false;
    const LatticePoint ends[] = {door.a, door.b, wall.a, wall.b};
    Segment line = door;
    for (const LatticePoint a : ends)
        for (const LatticePoint b : ends)
            if (lengthOf({a, b}) > lengthOf(line)) line = {a, b};
    return std::all_of(std::begin(ends), std::end(ends),
                       [&](LatticePoint end) { return isAboutOnLine(end, line); });
}

// The smaller one hides a door.
auto rank(const WallPiece& piece) {
    const bool isPlain = piece.kind == board::WallRecord().kind;
    return std::tuple(piece.kind.empty(), !isPlain, std::string_view(piece.kind), !piece.effect.stopsSight,
                      piece.effect.oneWay);
}

// The door as a piece of the walls that touch its ends, and of those that go on in its line.
struct Around {
    WallPiece goesOn;
    WallPiece touches;
};

Around around(Segment door, const std::vector<WallPiece>& walls) {
    Around best;
    const auto take = [&](WallPiece& piece, const WallPiece& wall) {
        if (rank(wall) < rank(piece)) piece = wall;
    };
    for (const WallPiece& wall : walls) {
        if (!isAboutOn(door.a, wall.where) && !isAboutOn(door.b, wall.where)) continue;
        take(best.touches, wall);
        if (isInLine(door, wall.where)) take(best.goesOn, wall);
    }
    const Segment wall = std::exchange(best.goesOn.where, door);
    if (geometry::dot(wall.a, wall.b, wall.a + (door.b - door.a)) < 0)
        std::swap(best.goesOn.where.a, best.goesOn.where.b);
    best.touches.where = door;
    best.touches.effect.oneWay = false;
    return best;
}

// Those that find a wall go over into `walls`, and others may go on from them; the rest waits.
void hideIn(std::vector<WallPiece>& walls, std::vector<WallPiece>& doors, WallPiece Around::*way) {
    for (bool any = true; any;) {
        std::vector<WallPiece> found;
        for (WallPiece& door : doors)
            if (door.kind.empty() && !(door = around(door.where, walls).*way).kind.empty())
                found.push_back(door);
        any = !found.empty();
        walls.insert(walls.end(), found.begin(), found.end());
    }
}

// The other end of a wall that ends there.
std::optional<LatticePoint> beyond(LatticePoint end, Segment wall) {
    if (isAboutAt(wall.a, end)) return wall.b;
    if (isAboutAt(wall.b, end)) return wall.a;
    return std::nullopt;
}

// `piece`, which grows over its `b` into walls of its kind that go on there; they go.
void growInto(std::vector<WallPiece>& walls, WallPiece& piece) {
    while (true) {
        auto best = walls.end();
        LatticePoint farthest = piece.where.b;
        for (auto wall = walls.begin(); wall != walls.end(); ++wall) {
            if (wall->kind != piece.kind) continue;
            const std::optional<LatticePoint> far = beyond(piece.where.b, wall->where);
            if (!far || !isAboutOnLine(piece.where.b, {piece.where.a, *far})) continue;
            const auto along = [&](LatticePoint p) { return geometry::dot(piece.where.a, piece.where.b, p); };
            if (along(*far) <= along(farthest)) continue;
            farthest = *far;
            best = wall;
        }
        if (best == walls.end()) return;
        piece.where.b = farthest;
        walls.erase(best);
    }
}

// What they do to sight does not show: a door over a seam of two that look alike lies in one wall.
std::vector<WallPiece> joinedByLook(const std::vector<WallPiece>& walls) {
    std::map<std::string, std::vector<Segment>> looks;
    for (const WallPiece& wall : walls) looks[wall.kind].push_back(wall.where);
    std::vector<WallPiece> joined;
    for (const auto& [look, parts] : looks)
        for (const Segment part : longestPieces(parts)) joined.push_back({part, look, {}});
    return joined;
}

}  // namespace

bool isUnfound(const board::DoorRecord& door, const board::Kinds& kinds) {
    return isNeverSeen(door, kinds) && door.state != board::DoorState::Open;
}

std::vector<SecretDoor> secretDoors(const Table<board::DoorRecord>& doors, const board::Kinds& kinds) {
    std::vector<SecretDoor> found;
    for (const board::DoorRecord& door : doors) {
        if (!isNeverSeen(door, kinds)) continue;
        const board::DoorKind* kind = kinds.door(door.kind);
        found.push_back({door.id, door.where, kind != nullptr ? kind->closed : board::BarrierEffect{},
                         door.state == board::DoorState::Open});
    }
    return found;
}

std::vector<WallPiece> wallPieces(const Table<board::WallRecord>& walls, const board::Kinds& kinds) {
    using Alike = std::tuple<std::string, bool, bool, bool>;  // look, stops sight, one-way, which way
    std::map<Alike, std::vector<Segment>> groups;
    for (const board::WallRecord& wall : walls) {
        const board::WallKind* kind = kinds.wall(wall.kind);
        const board::BarrierEffect effect = kind != nullptr ? kind->effect : board::BarrierEffect{};
        const std::string look = wallLookForPlayers(wall, kinds);
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            const bool turned = effect.oneWay && wall.points[i] < wall.points[i - 1];
            groups[{look, effect.stopsSight, effect.oneWay, turned}].push_back(
                {wall.points[i - 1], wall.points[i]});
        }
    }
    std::vector<WallPiece> pieces;
    for (const auto& [alike, parts] : groups) {
        const auto& [look, stopsSight, oneWay, turned] = alike;
        for (const Segment part : longestPieces(parts))
            pieces.push_back({turned ? Segment{part.b, part.a} : part,
                              look,
                              {.stopsSight = stopsSight, .oneWay = oneWay}});
    }
    return pieces;
}

std::vector<WallPiece> hiddenIn(const std::vector<WallPiece>& walls, const std::vector<SecretDoor>& doors) {
    std::vector<WallPiece> hidden;
    hidden.reserve(doors.size());
    for (const SecretDoor& door : doors) hidden.push_back({door.where, {}, {}});
    std::vector<WallPiece> present = walls;
    hideIn(present, hidden, &Around::goesOn);
    hideIn(present, hidden, &Around::touches);
    for (std::size_t i = 0; i < doors.size(); ++i) {
        if (!hidden[i].kind.empty()) continue;
        const bool isSeen = doors[i].effect.stopsSight;
        hidden[i] = {doors[i].where, isSeen ? board::WallRecord().kind : std::string(), doors[i].effect};
        hidden[i].effect.oneWay = false;
    }
    return hidden;
}

std::vector<WallPiece> withHidden(std::vector<WallPiece> walls, const std::vector<SecretDoor>& doors) {
    const std::vector<WallPiece> hidden = hiddenIn(walls, doors);
    walls = joinedByLook(walls);
    std::vector<WallPiece> put;
    for (std::size_t i = 0; i < doors.size(); ++i) {
        const bool isThere = std::any_of(walls.begin(), walls.end(), [&](const WallPiece& wall) {
            return wall.kind == hidden[i].kind && isWholly(doors[i].where, wall.where);
        });
        if (!doors[i].open && !hidden[i].kind.empty() && !isThere) put.push_back(hidden[i]);
    }
    for (WallPiece& piece : put) {
        for (int end = 0; end < 2; ++end) {
            std::swap(piece.where.a, piece.where.b);
            growInto(walls, piece);
        }
        walls.push_back(piece);
    }
    return walls;
}

std::vector<HiddenDoor> hiddenDoors(const Encounter& encounter) {
    const board::Kinds kinds = kindsOf(encounter);
    const std::vector<SecretDoor> doors = secretDoors(encounter.doors, kinds);
    std::vector<HiddenDoor> hidden;
    if (doors.empty()) return hidden;
    const std::vector<WallPiece> walls = wallPieces(encounter.walls, kinds);
    const std::vector<WallPiece> pieces = hiddenIn(walls, doors);
    for (std::size_t i = 0; i < doors.size(); ++i)
        if (!doors[i].open) hidden.push_back({doors[i].id, pieces[i].where, pieces[i].effect});
    return hidden;
}

}  // namespace tenaille::document
