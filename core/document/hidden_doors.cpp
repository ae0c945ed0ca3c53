// SPDX-License-Identifier: MIT
#include "core/document/hidden_doors.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <utility>

namespace tenaille::document {

namespace {

using geometry::Segment;

// The smaller one hides a door.
auto rank(const WallPiece& piece) {
    const bool isPlain = piece.kind == board::WallRecord().kind;
    return std::tuple(piece.kind.empty(), !isPlain, std::string_view(piece.kind), !piece.effect.stopsSight,
                      piece.effect.oneWay);
}

bool isInLine(Segment door, Segment part) {
    return part.a != part.b && geometry::side(part.a, part.b, door.a) == 0 &&
           geometry::side(part.a, part.b, door.b) == 0;
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
        if (!geometry::onSegment(door.a, wall.where) && !geometry::onSegment(door.b, wall.where)) continue;
        take(best.touches, wall);
        if (isInLine(door, wall.where)) take(best.goesOn, wall);
    }
    for (WallPiece* piece : {&best.goesOn, &best.touches}) {
        const Segment wall = std::exchange(piece->where, door);
        const std::int64_t along = static_cast<std::int64_t>(wall.b.x - wall.a.x) * (door.b.x - door.a.x) +
                                   static_cast<std::int64_t>(wall.b.y - wall.a.y) * (door.b.y - door.a.y);
        if (along < 0) std::swap(piece->where.a, piece->where.b);
    }
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

}  // namespace

bool isUnfound(const board::DoorRecord& door, const board::Kinds& kinds) {
    const board::DoorKind* kind = kinds.door(door.kind);
    const bool secret = kind == nullptr || kind->secret;
    return secret && door.state != board::DoorState::Open && door.memory == board::DoorMemory::Unseen;
}

std::string wallLookForPlayers(const board::WallRecord& wall, const board::Kinds& kinds) {
    const std::string look(board::lookOf(kinds.wall(wall.kind), board::WallRecord().kind));
    if (look == "oneWay") return "stone";
    if (look == "invisible" || look == "object") return {};
    return look;
}

std::vector<WallPiece> hiddenIn(std::vector<WallPiece> walls, const std::vector<Segment>& doors) {
    std::vector<WallPiece> hidden;
    hidden.reserve(doors.size());
    for (const Segment door : doors) hidden.push_back({door, {}, {}});
    if (hidden.empty()) return hidden;
    hideIn(walls, hidden, &Around::goesOn);
    hideIn(walls, hidden, &Around::touches);
    return hidden;
}

std::vector<HiddenDoor> hiddenDoors(const Encounter& encounter) {
    const board::Kinds kinds = kindsOf(encounter);
    std::vector<HiddenDoor> hidden;
    std::vector<Segment> places;
    for (const board::DoorRecord& door : encounter.doors) {
        if (!isUnfound(door, kinds)) continue;
        const board::DoorKind* kind = kinds.door(door.kind);
        hidden.push_back({door.id, door.where, kind != nullptr ? kind->closed : board::BarrierEffect{}});
        places.push_back(door.where);
    }
    if (hidden.empty()) return hidden;
    std::vector<WallPiece> walls;
    for (const board::WallRecord& wall : encounter.walls) {
        const board::WallKind* kind = kinds.wall(wall.kind);
        const WallPiece look{
            {}, wallLookForPlayers(wall, kinds), kind != nullptr ? kind->effect : board::BarrierEffect{}};
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            walls.push_back(look);
            walls.back().where = {wall.points[i - 1], wall.points[i]};
        }
    }
    const std::vector<WallPiece> pieces = hiddenIn(std::move(walls), places);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].kind.empty()) continue;
        hidden[i].where = pieces[i].where;
        hidden[i].effect = pieces[i].effect;
    }
    return hidden;
}

}  // namespace tenaille::document
