// SPDX-License-Identifier: MIT
#include "core/document/hidden_doors.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
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
using geometry::Segment;

bool isNeverSeen(const board::DoorRecord& door, const board::Kinds& kinds) {
    const board::DoorKind* kind = kinds.door(door.kind);
    return (kind == nullptr || kind->secret) && door.memory == board::DoorMemory::Unseen;
}

// `piece`, which grows over its `b` into walls of its kind that go on there on that line; they go.
void growInto(std::vector<WallPiece>& walls, WallPiece& piece, Segment line) {
    while (true) {
        auto best = walls.end();
        LatticePoint farthest = piece.where.b;
        for (auto wall = walls.begin(); wall != walls.end(); ++wall) {
            if (wall->kind != piece.kind) continue;
            const auto along = [&](LatticePoint p) { return geometry::dot(piece.where.a, piece.where.b, p); };
            // Of a stub both ends lie about there.
            const auto [near, far] = along(wall->where.a) < along(wall->where.b)
                                         ? std::pair(wall->where.a, wall->where.b)
                                         : std::pair(wall->where.b, wall->where.a);
            if (!isAboutAt(near, piece.where.b) || !isAboutOn(far, line)) continue;
            if (along(far) <= along(farthest)) continue;
            farthest = far;
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
        const board::WallKind* wall = kinds.wall(door.wall);
        const board::BarrierEffect does = wall != nullptr ? wall->effect : board::BarrierEffect{};
        const bool hasLine = door.line.a != door.line.b;
        SecretDoor& secret = found.emplace_back();
        secret.id = door.id;
        secret.where = door.where;
        secret.line = door.line;
        if (hasLine &&
            geometry::dot(door.line.a, door.line.b, door.line.a + (door.where.b - door.where.a)) < 0)
            std::swap(secret.where.a, secret.where.b);
        secret.look = wallLookForPlayers(door.wall, kinds);
        secret.effect = {.stopsSight = does.stopsSight, .oneWay = does.oneWay && hasLine};
        secret.open = door.state == board::DoorState::Open;
    }
    return found;
}

std::vector<WallPiece> wallPieces(const Table<board::WallRecord>& walls, const board::Kinds& kinds) {
    using Alike = std::tuple<std::string, bool, bool, bool>;  // look, stops sight, one-way, which way
    std::map<Alike, std::vector<Segment>> groups;
    for (const board::WallRecord& wall : walls) {
        const board::WallKind* kind = kinds.wall(wall.kind);
        const board::BarrierEffect effect = kind != nullptr ? kind->effect : board::BarrierEffect{};
        const std::string look = wallLookForPlayers(wall.kind, kinds);
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

std::vector<WallPiece> withHidden(std::vector<WallPiece> walls, const std::vector<SecretDoor>& doors) {
    walls = joinedByLook(walls);
    std::vector<const SecretDoor*> put;
    for (const SecretDoor& door : doors) {
        const bool isThere = std::any_of(walls.begin(), walls.end(), [&](const WallPiece& wall) {
            return wall.kind == door.look && isAboutOn(door.where, wall.where);
        });
        if (!door.open && !door.look.empty() && !isThere) put.push_back(&door);
    }
    for (const SecretDoor* door : put) {
        WallPiece piece{door->where, door->look, {}};
        for (int end = 0; end < 2 && door->line.a != door->line.b; ++end) {
            std::swap(piece.where.a, piece.where.b);
            growInto(walls, piece, door->line);
            // A door that reaches the end of a slanted wall ends next to it.
            for (const LatticePoint last : {door->line.a, door->line.b})
                if (isAboutAt(piece.where.b, last)) piece.where.b = last;
        }
        walls.push_back(std::move(piece));
    }
    return walls;
}

std::vector<Segment> wallLines(const Table<board::DoorRecord>& doors) {
    std::vector<Segment> lines;
    for (const board::DoorRecord& door : doors) {
        const auto [from, to] = std::minmax(door.line.a, door.line.b);
        if (from != to) lines.push_back({from, to});
    }
    const auto ends = [](const Segment& line) { return std::tie(line.a, line.b); };
    std::sort(lines.begin(), lines.end(),
              [&](const Segment& one, const Segment& other) { return ends(one) < ends(other); });
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    return lines;
}

std::vector<HiddenDoor> hiddenDoors(const Encounter& encounter) {
    std::vector<HiddenDoor> hidden;
    if (encounter.doors.empty()) return hidden;
    for (const SecretDoor& door : secretDoors(encounter.doors, kindsOf(encounter)))
        if (!door.open) hidden.push_back({door.id, door.where, door.effect});
    return hidden;
}

}  // namespace tenaille::document
