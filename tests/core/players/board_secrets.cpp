// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numeric>
#include <set>
#include <string>

#include "core/document/board_of.h"
#include "core/document/fog.h"
#include "core/document/hidden_doors.h"
#include "core/document/project.h"
#include "core/geometry/rounded.h"
#include "core/players/player_scene.h"
#include "tests/core/players/secret_pairs.h"
#include "tests/support/property.h"
#include "tests/support/sample_boards.h"

namespace tenaille::test {

namespace {

using board::DoorMemory;
using board::DoorState;
using board::LatticePoint;
using board::PlayerMode;

LatticePoint anywhereOn(const SecretBoard& board, Random& random) {
    const auto& extent = board.map.gridRecord().extent;
    const int column = random.between(0, extent.width - 1);
    const LatticePoint at =
        board::centre(extent.grid, extent.cellOf(column, random.between(0, extent.height - 1)));
    return {at.x + random.between(-120, 120), at.y + random.between(-120, 120)};
}

const board::KindRecord* ownWall(const SecretBoard& board) {
    for (const board::KindRecord& kind : board.map.kinds)
        if (kind.of == board::KindOf::Wall && kind.barrier.stopsSight && !kind.colour) return &kind;
    return nullptr;
}

// The secret kind of door of the document that stops sight or lets it pass.
const board::KindRecord* ownSecretDoor(const SecretBoard& board, bool stopsSight) {
    for (const board::KindRecord& kind : board.map.kinds)
        if (kind.of == board::KindOf::Door && kind.secret && kind.barrier.stopsSight == stopsSight)
            return &kind;
    return nullptr;
}

bool isSecretKind(const SecretBoard& board, const std::string& kind) {
    const board::KindRecord* own = ownSecretDoor(board, true);
    return kind == "secretDoor" || (own != nullptr && own->kind == kind);
}

// Those that nobody knows, and secret ones: a wall until they are found, then a door like any.
bool isGhost(const SecretBoard& board, const std::string& kind) {
    const board::KindRecord* own = ownSecretDoor(board, false);
    return kind == "canary-door" || (own != nullptr && own->kind == kind);
}

bool inBox(const geometry::Box& box, LatticePoint at) {
    return at.x >= box.min.x && at.x <= box.max.x && at.y >= box.min.y && at.y <= box.max.y;
}

template <class Test, class Change>
bool changeDoors(SecretBoard& board, Random& random, Test test, Change change) {
    bool any = false;
    const document::Table<board::DoorRecord> before = board.map.doors;
    for (board::DoorRecord door : before) {
        if (!test(door) || (any && random.oneIn(2))) continue;
        change(door);
        board.map.doors.put(door);
        any = true;
    }
    return any;
}

// ---- doors -----------------------------------------------------------------------------------------------

bool locks(SecretBoard& board, Random& random) {
    return changeDoors(
        board, random, [](const board::DoorRecord& d) { return d.state != DoorState::Open; },
        [](board::DoorRecord& d) {
            d.state = d.state == DoorState::Locked ? DoorState::Closed : DoorState::Locked;
        });
}

bool isUnfound(const SecretBoard& board, const board::DoorRecord& door) {
    return isSecretKind(board, door.kind) && door.state != DoorState::Open &&
           door.memory == DoorMemory::Unseen;
}

bool secretDoorsOfAnotherKind(SecretBoard& board, Random& random) {
    const board::KindRecord* solid = ownSecretDoor(board, true);
    const board::KindRecord* ghost = ownSecretDoor(board, false);
    return solid != nullptr && ghost != nullptr &&
           changeDoors(
               board, random,
               [&](const auto& door) { return isSecretKind(board, door.kind) || isGhost(board, door.kind); },
               [&](board::DoorRecord& door) {
                   if (isGhost(board, door.kind))
                       door.kind = door.kind == "canary-door" ? ghost->kind : "canary-door";
                   else
                       door.kind = door.kind == "secretDoor" ? solid->kind : "secretDoor";
                   if (isUnfound(board, door)) door.freestanding = !door.freestanding;
               });
}

// Of a door that everybody takes for one.
bool wallsThatDoorsWereCutFrom(SecretBoard& board, Random& random) {
    static constexpr std::array kWalls{"stone", "hedge", "fence", "invisible"};
    return changeDoors(
        board, random,
        [&](const auto& door) { return !isSecretKind(board, door.kind) && !isGhost(board, door.kind); },
        [&](board::DoorRecord& door) {
            door.wall = pick(kWalls, random);
            // The same line, in another direction.
            if (door.line.a == door.line.b) door.line = door.where;
            std::swap(door.line.a, door.line.b);
        });
}

bool meet(geometry::Segment a, geometry::Segment b) {
    return geometry::isAboutOn(a.a, b) || geometry::isAboutOn(a.b, b) || geometry::isAboutOn(b.a, a) ||
           geometry::isAboutOn(b.b, a);
}

// The kind of wall that players see along the door, if there is one and no other.
std::string lookAlong(const document::Encounter& shown, geometry::Segment door) {
    std::set<std::string> kinds;
    for (const board::WallRecord& wall : shown.walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i) {
            const geometry::Segment piece{wall.points[i - 1], wall.points[i]};
            if (geometry::onSegment(door.a, piece) && geometry::onSegment(door.b, piece))
                kinds.insert(wall.kind);
        }
    return kinds.size() == 1 ? *kinds.begin() : std::string();
}

// Players cannot tell one that nobody found from the wall that it looks like.
bool secretDoorsThatAreWalls(SecretBoard& board, Random&) {
    const document::Encounter shown = document::project(board.map, document::Audience::Players);
    const std::vector<document::HiddenDoor> hidden = document::hiddenDoors(board.map);
    const board::Kinds kinds = document::kindsOf(board.map);
    const std::vector<document::SecretDoor> secret = document::secretDoors(board.map.doors, kinds);
    for (const document::HiddenDoor& door : hidden) {
        const std::string look = lookAlong(shown, door.where);
        // From a neighbour others go on, also from an open one: walls first, whoever touches them later.
        const bool hasNeighbour = std::any_of(secret.begin(), secret.end(), [&](const auto& other) {
            return other.id != door.door && meet(other.where, door.where);
        });
        // Next to the line of its wall, not on it, a piece of its own is no longer that wall: the wall that
        // it is put in would end there and lie half a unit elsewhere. That is compared in
        // HiddenDoorsProperties.
        const auto self = std::find_if(secret.begin(), secret.end(),
                                       [&](const auto& other) { return other.id == door.door; });
        const geometry::Segment line = self->line;
        const bool isBeside = line.a != line.b && (geometry::cross(line.a, line.b, door.where.a) != 0 ||
                                                   geometry::cross(line.a, line.b, door.where.b) != 0);
        if (look.empty() || hasNeighbour || isBeside) continue;
        board::WallRecord wall;
        wall.id = door.door;
        wall.kind = door.effect.oneWay ? "oneWay" : look;
        // In an invisible wall it stops no sight, as that one, whatever else is drawn there.
        const board::WallKind* kind = kinds.wall(wall.kind);
        if (kind == nullptr || kind->effect.stopsSight != door.effect.stopsSight) continue;
        wall.points = {door.where.a, door.where.b};
        document::Encounter walled = board.map;
        walled.doors.erase(door.door);
        walled.walls.put(wall);
        // Where walls lie on each other they may join otherwise.
        if (document::project(walled, document::Audience::Players).walls != shown.walls) continue;
        board.map = std::move(walled);
        return true;
    }
    return false;
}

// Cut where nothing is to be seen, turned round, laid twice.
bool wallsRecordedOtherwise(SecretBoard& board, Random& random) {
    const document::Table<board::WallRecord> before = board.map.walls;
    bool any = false;
    for (board::WallRecord wall : before) {
        if (wall.points.size() < 2 || random.oneIn(2)) continue;
        const auto at = static_cast<std::size_t>(random.between(1, static_cast<int>(wall.points.size()) - 1));
        const LatticePoint from = wall.points[at - 1];
        const LatticePoint way = wall.points[at] - from;
        const int steps = std::gcd(way.x, way.y);
        if (steps < 2) continue;
        const int step = random.between(1, steps - 1);
        const LatticePoint cut{from.x + way.x / steps * step, from.y + way.y / steps * step};
        board::WallRecord rest = wall;
        rest.points.assign(wall.points.begin() + static_cast<std::ptrdiff_t>(at), wall.points.end());
        rest.points.insert(rest.points.begin(), wall.kind == "stone" && random.oneIn(3) ? from : cut);
        if (wall.kind == "stone" && random.oneIn(2)) std::reverse(rest.points.begin(), rest.points.end());
        wall.points.resize(at);
        wall.points.push_back(cut);
        board.map.walls.put(wall);
        add(board.map, board.map.walls, rest);
        any = true;
    }
    return any;
}

// Where all of the board is looked at, doors are as they are.
bool memoriesOfDoorsInSight(SecretBoard& board, Random& random) {
    return !board.inFog() &&
           changeDoors(
               board, random,
               [&](const board::DoorRecord& d) {
                   return d.state == DoorState::Open ||
                          (!isSecretKind(board, d.kind) && !isGhost(board, d.kind));
               },
               [&](board::DoorRecord& d) { d.memory = static_cast<DoorMemory>(random.between(0, 2)); });
}

bool doorsOutOfSight(SecretBoard& board, Random& random) {
    if (!board.inFog() || (board.vaultFog == VaultFog::Uncovered && !board.anyEyes)) return false;
    return changeDoors(
        board, random,
        [&](const board::DoorRecord& d) {
            return inBox(board.vault, d.where.a) && inBox(board.vault, d.where.b);
        },
        [&](board::DoorRecord& d) {
            d.state = static_cast<DoorState>(random.between(0, 2));
            if (board.vaultUnknown()) d.memory = static_cast<DoorMemory>(random.between(0, 2));
        });
}

// ---- what only the GM sees
// ----------------------------------------------------------------------------------

bool wallsNobodySees(SecretBoard& board, Random& random) {
    const auto isOne = [](const board::WallRecord& wall) {
        return wall.kind == "invisible" || wall.kind == "object";
    };
    const auto old = std::find_if(board.map.walls.begin(), board.map.walls.end(), isOne);
    if (old != board.map.walls.end() && random.oneIn(2)) {
        board.map.walls.erase(RecordId(old->id));
        return true;
    }
    board::WallRecord wall;
    wall.kind = random.oneIn(2) ? "invisible" : "object";
    for (const board::KindRecord& kind : board.map.kinds)
        if (kind.of == board::KindOf::Wall && kind.like == "invisible" && random.oneIn(2))
            wall.kind = kind.kind;
    wall.points = {anywhereOn(board, random), anywhereOn(board, random), anywhereOn(board, random)};
    add(board.map, board.map.walls, wall);
    return true;
}

bool lampsThatAreOff(SecretBoard& board, Random& random) {
    for (const board::LightRecord& lamp : board.map.lights)
        if (!lamp.on && random.oneIn(2)) {
            board.map.lights.erase(RecordId(lamp.id));
            return true;
        }
    board::LightRecord lamp;
    lamp.at = anywhereOn(board, random);
    lamp.dim = random.between(0, 2000);
    lamp.on = false;
    add(board.map, board.map.lights, lamp);
    return true;
}

bool startAreas(SecretBoard& board, Random& random) {
    board::TerrainRecord start;
    start.kind = random.oneIn(2) ? "partyStart" : "foeStart";
    for (const board::KindRecord& kind : board.map.kinds)
        if (kind.of == board::KindOf::Terrain &&
            (!kind.startsHere.empty() || kind.like == "partyStart" || kind.like == "foeStart") &&
            random.oneIn(2))
            start.kind = kind.kind;
    const auto& extent = board.map.gridRecord().extent;
    start.cells = {extent.cellOf(random.between(0, extent.width - 1), random.between(0, extent.height - 1))};
    add(board.map, board.map.terrain, start);
    return true;
}

// Two records change places: the order in which they were made is nobody's knowledge.
template <class R>
bool swapTwo(document::Table<R>& table, Random& random) {
    if (table.size() < 2) return false;
    const std::vector<R> all(table.begin(), table.end());
    R one = pick(all, random);
    R other = pick(all, random);
    if (one.id == other.id) return false;
    std::swap(one.id, other.id);
    table.put(std::move(one));
    table.put(std::move(other));
    return true;
}

bool terrainInAnotherOrder(SecretBoard& board, Random& random) { return swapTwo(board.map.terrain, random); }

bool kindsInAnotherOrder(SecretBoard& board, Random& random) { return swapTwo(board.map.kinds, random); }

bool assetsNobodyNames(SecretBoard& board, Random&) {
    board.map.assets[nextCanary() + ".webp"] = std::make_shared<const std::string>(nextCanary());
    return true;
}

bool kindsOfThisDocument(SecretBoard& board, Random& random) {
    board::KindRecord kind = pick(std::vector(board.map.kinds.begin(), board.map.kinds.end()), random);
    const std::string before = kind.kind;
    kind.kind = nextCanary();
    kind.label = nextCanary();
    kind.barrier.stopsMovement = random.oneIn(2);
    kind.barrier.stopsEffect = random.oneIn(2);
    kind.barrier.hampers = random.oneIn(2);
    kind.barrier.low = random.oneIn(2);
    kind.barrier.cover = static_cast<board::CoverGrade>(random.between(0, 3));
    kind.ground.doublings = static_cast<std::uint8_t>(random.between(0, 3));
    kind.width = random.between(10, 900);
    if (!kind.startsHere.empty()) kind.startsHere = nextCanary();
    board.map.kinds.put(kind);
    const auto rename = [&](auto& table, board::KindOf of) {
        const auto old = table;
        for (auto record : old)
            if (kind.of == of && record.kind == before) {
                record.kind = kind.kind;
                table.put(record);
            }
    };
    rename(board.map.walls, board::KindOf::Wall);
    const document::Table<board::DoorRecord> doors = board.map.doors;
    for (board::DoorRecord door : doors)
        if (kind.of == board::KindOf::Wall && door.wall == before) {
            door.wall = kind.kind;
            board.map.doors.put(door);
        }
    rename(board.map.doors, board::KindOf::Door);
    rename(board.map.terrain, board::KindOf::Terrain);
    rename(board.map.props, board::KindOf::Prop);
    return true;
}

const board::KindRecord* ownKind(const SecretBoard& board, board::KindOf of, const std::string& name) {
    for (const board::KindRecord& kind : board.map.kinds)
        if (kind.of == of && kind.kind == name) return &kind;
    return nullptr;
}

// What looks like the kind: one in a look of its own may be like anything.
board::KindRecord lookalike(const board::KindRecord& kind, Random& random) {
    static constexpr std::array kWalls{"stone", "curtain", "hedge", "fence", "window", "oneWay"};
    static constexpr std::array kGrounds{"rock", "difficult", "deepWater", "smoke", "cover"};
    board::KindRecord other = kind;
    other.kind = nextCanary();
    other.label = nextCanary();
    other.ground.doublings = static_cast<std::uint8_t>(random.between(0, 3));
    other.barrier.stopsEffect = random.oneIn(2);
    if (kind.colour)
        other.like = kind.of == board::KindOf::Wall ? pick(kWalls, random) : pick(kGrounds, random);
    return other;
}

// A piece of it is of another kind, which looks like the rest: nobody sees where it begins.
bool groundThatLooksAlike(SecretBoard& board, Random& random) {
    if (board.map.terrain.empty()) return false;
    const board::TerrainRecord whole =
        pick(std::vector(board.map.terrain.begin(), board.map.terrain.end()), random);
    board::KindRecord kind;
    if (const board::KindRecord* own = ownKind(board, board::KindOf::Terrain, whole.kind))
        kind = *own;
    else if (board::builtInTerrain(whole.kind) != nullptr)
        kind = board::Kinds().record(board::KindOf::Terrain, whole.kind);
    const board::TerrainKind* like = board::builtInTerrain(kind.like);
    const bool isStart = !kind.startsHere.empty() || (like != nullptr && !like->startsHere.empty());
    if (like == nullptr || isStart || whole.cells.size() < 2) return false;
    kind = lookalike(kind, random);
    add(board.map, board.map.kinds, kind);
    board::TerrainRecord rest = whole;
    board::TerrainRecord piece = whole;
    piece.kind = kind.kind;
    piece.cells = {rest.cells.back()};
    rest.cells.pop_back();
    board.map.terrain.put(rest);
    add(board.map, board.map.terrain, piece);
    return true;
}

// The same of walls, which stop sight all the same.
bool wallsInOneLook(SecretBoard& board, Random& random) {
    const document::Table<board::WallRecord> before = board.map.walls;
    bool any = false;
    for (board::WallRecord wall : before) {
        const board::KindRecord* own = ownKind(board, board::KindOf::Wall, wall.kind);
        if (own == nullptr || own->like == "invisible" || (any && random.oneIn(2))) continue;
        const board::KindRecord kind = lookalike(*own, random);
        add(board.map, board.map.kinds, kind);
        wall.kind = kind.kind;
        board.map.walls.put(wall);
        any = true;
    }
    return any;
}

// Where nobody's sight counts, walls that look alike are alike.
bool wallsThatLookAlike(SecretBoard& board, Random& random) {
    if (board.mode != PlayerMode::Everything) return false;
    const board::KindRecord* own = ownWall(board);
    const document::Table<board::WallRecord> before = board.map.walls;
    bool any = false;
    for (board::WallRecord wall : before) {
        if (wall.kind != "stone" && wall.kind != "oneWay") continue;
        wall.kind = random.oneIn(3) && own != nullptr ? own->kind : random.oneIn(2) ? "stone" : "oneWay";
        board.map.walls.put(wall);
        any = true;
    }
    return any;
}

bool fogBeneathTheCover(SecretBoard& board, Random& random) {
    document::FogMasks fog = document::fogOf(board.map);
    board::SampleMask area(fog.covered.box());
    const board::Sample from = board::sampleAt(anywhereOn(board, random));
    area.set({from.x - random.between(0, 40), from.y - 20, from.x + random.between(1, 40), from.y + 30});
    if (board.inFog()) area &= fog.covered;
    if (random.oneIn(2))
        fog.explored |= area;
    else
        fog.explored -= area;
    if (random.oneIn(2))
        fog.uncovered |= area;
    else
        fog.uncovered -= area;
    return setFog(board.map, fog);
}

// What the hand uncovers is known whether it was explored or not, as long as nobody takes it back.
bool exploredWhereItIsUncovered(SecretBoard& board, Random& random) {
    document::FogMasks fog = document::fogOf(board.map);
    board::SampleMask area = fog.uncovered;
    if (area.empty()) return false;
    if (random.oneIn(2))
        fog.explored |= area;
    else
        fog.explored -= area;
    return setFog(board.map, fog);
}

bool switchesOfOtherModes(SecretBoard& board, Random& random) {
    if (board.inFog()) return false;
    board::PlayerViewRecord view = *board.map.playerView.begin();
    view.explores = !view.explores;
    if (board.mode == PlayerMode::Everything) view.light = static_cast<board::Daylight>(random.between(0, 2));
    board.map.playerView.put(view);
    return true;
}

// ---- ground that is not known
// ------------------------------------------------------------------------------

// The closed room, or under the cover: there nothing may come that sight ends at or that gives light.
bool unknownPlace(const SecretBoard& board, Random& random, geometry::Box& place) {
    if (!board.inFog()) return false;
    place = board.vaultUnknown() && !random.oneIn(3) ? board.vault : board.cover;
    return true;
}

bool wallsInUnknownGround(SecretBoard& board, Random& random) {
    if (!board.vaultUnknown()) return false;
    board::WallRecord wall;
    wall.kind = random.oneIn(3) ? "oneWay" : "stone";
    wall.points = {pointIn(board.vault, random), pointIn(board.vault, random)};
    if (wall.points[0] == wall.points[1]) return false;
    if (random.oneIn(2)) {
        add(board.map, board.map.walls, wall);
        return true;
    }
    board::DoorRecord door;
    door.kind = random.oneIn(2) ? "secretDoor" : "door";
    door.where = {wall.points[0], wall.points[1]};
    door.state = static_cast<DoorState>(random.between(0, 2));
    door.memory = static_cast<DoorMemory>(random.between(0, 2));
    add(board.map, board.map.doors, door);
    return true;
}

// Whether players know a wall or a door at the end of another wall that does not lie in its line.
bool knowWhatItEndsAt(const document::Encounter& map, LatticePoint from, LatticePoint at) {
    const players::SightGround ground(map, document::boardOf(map), document::optionsOf(map));
    const document::Encounter shown = players::playerScene(map, ground).shown;
    const auto endsAt = [&](const geometry::Segment& piece) {
        const bool isAlong =
            geometry::isAboutOnLine(piece.a, {from, at}) && geometry::isAboutOnLine(piece.b, {from, at});
        return geometry::isAboutOn(at, piece) && !isAlong;
    };
    for (const board::WallRecord& wall : shown.walls)
        for (std::size_t i = 1; i < wall.points.size(); ++i)
            if (endsAt({wall.points[i - 1], wall.points[i]})) return true;
    return std::any_of(shown.doors.begin(), shown.doors.end(),
                       [&](const board::DoorRecord& door) { return endsAt(door.where); });
}

// A wall outside that ends at the closed room goes on in it. Where of the room nothing is known there, as
// much of it shows as of any wall that goes into the dark (beside_known.h).
bool wallsThatGoOnInside(SecretBoard& board, Random&) {
    const auto [from, at] = board.buttress;
    if (!board.vaultUnknown() || board.vaultFog != VaultFog::Unknown || from == at) return false;
    if (!knowWhatItEndsAt(board.map, from, at)) return false;
    const board::WallRecord* outside = nullptr;
    for (const board::WallRecord& wall : board.map.walls)
        if (wall.points == std::vector{from, at}) outside = &wall;
    if (outside == nullptr) return false;
    board::WallRecord wall;
    wall.kind = outside->kind;
    wall.points = {at, {2 * at.x - from.x, 2 * at.y - from.y}};
    add(board.map, board.map.walls, wall);
    return true;
}

// A few units behind a wall of the closed room, along it, or a wall that ends at it from inside.
bool whatStandsRightBehindWalls(SecretBoard& board, Random& random) {
    if (!board.vaultUnknown() || board.vaultFog != VaultFog::Unknown) return false;
    const int side = random.between(0, 3);
    const LatticePoint a = board.vaultCorners[static_cast<std::size_t>(side)];
    const LatticePoint b = board.vaultCorners[static_cast<std::size_t>((side + 1) % 4)];
    const double length = geometry::lengthOf({a, b});
    const auto at = [&](double along, double behind) {
        return LatticePoint{
            a.x + static_cast<std::int32_t>(std::lround((b.x - a.x) * along - (b.y - a.y) * behind / length)),
            a.y +
                static_cast<std::int32_t>(std::lround((b.y - a.y) * along + (b.x - a.x) * behind / length))};
    };
    const double behind = random.between(4, 40);
    const double from = random.between(20, 45) / 100.0;
    const double to = random.between(55, 80) / 100.0;
    const geometry::Segment parallel{at(from, behind), at(to, behind)};
    switch (random.between(0, 3)) {
        case 0: {
            board::WallRecord wall;
            wall.kind = random.oneIn(2) ? "hedge" : "stone";
            wall.points = {parallel.a, parallel.b};
            add(board.map, board.map.walls, wall);
            return true;
        }
        case 1: {
            board::WallRecord wall;
            wall.kind = random.oneIn(2) ? "hedge" : "curtain";
            wall.points = {at(from, 0), at(from, behind + 60)};
            add(board.map, board.map.walls, wall);
            return true;
        }
        case 2: {
            board::DoorRecord door;
            door.kind = random.oneIn(2) ? "doubleDoor" : "door";
            door.where = parallel;
            door.state = static_cast<DoorState>(random.between(0, 2));
            door.memory = static_cast<DoorMemory>(random.between(0, 2));
            add(board.map, board.map.doors, door);
            return true;
        }
        default: {
            board::PropRecord prop;
            prop.kind = random.oneIn(2) ? "boulder" : "tree";
            prop.width = prop.height = 80;
            prop.at = at((from + to) / 2, behind + 70);
            add(board.map, board.map.props, prop);
            return true;
        }
    }
}

bool thingsInUnknownGround(SecretBoard& board, Random& random) {
    geometry::Box place;
    if (!unknownPlace(board, random, place)) return false;
    board::PropRecord prop;
    prop.kind = place == board.vault && random.oneIn(2) ? "pillar" : "stairs";
    prop.width = prop.height = 60;
    place = {{place.min.x + 45, place.min.y + 45}, {place.max.x - 45, place.max.y - 45}};
    prop.at = pointIn(place, random);
    prop.rotation = random.between(0, 359);
    add(board.map, board.map.props, prop);
    return true;
}

bool groundInUnknownGround(SecretBoard& board, Random& random) {
    const bool closed = board.vaultUnknown() && !board.vaultCells.empty();
    const std::vector<board::Cell>& cells = closed ? board.vaultCells : board.coverCells;
    if (!board.inFog() || cells.empty()) return false;
    const std::array kinds{"difficult", "deepWater", "rock", "darkness", "thickSmoke"};
    board::TerrainRecord ground;
    ground.kind = pick(kinds, random);
    if (!closed) ground.kind = "difficult";
    ground.cells = {pick(cells, random)};
    // A kind that is known elsewhere grows into the dark.
    for (const board::TerrainRecord& terrain : board.map.terrain)
        if (terrain.kind == ground.kind && random.oneIn(2)) {
            board::TerrainRecord more = terrain;
            more.cells.push_back(ground.cells.front());
            std::sort(more.cells.begin(), more.cells.end());
            more.cells.erase(std::unique(more.cells.begin(), more.cells.end()), more.cells.end());
            board.map.terrain.put(more);
            return true;
        }
    add(board.map, board.map.terrain, ground);
    return true;
}

bool floorsAndWordsInUnknownGround(SecretBoard& board, Random& random) {
    geometry::Box place;
    if (!unknownPlace(board, random, place)) return false;
    if (random.oneIn(2)) {
        board::TextRecord text;
        text.at = pointIn(place, random);
        text.text = nextCanary();
        add(board.map, board.map.texts, text);
        return true;
    }
    board::FloorRecord floor;
    floor.material = nextCanary();
    floor.outline = {pointIn(place, random), pointIn(place, random), pointIn(place, random)};
    add(board.map, board.map.floors, floor);
    return true;
}

// Upright in the plane, so on hexes it has to fit into a slanted box: a small one about its middle.
bool picturesInUnknownGround(SecretBoard& board, Random& random) {
    geometry::Box place;
    if (!unknownPlace(board, random, place)) return false;
    const LatticePoint middle{(place.min.x + place.max.x) / 2, (place.min.y + place.max.y) / 2};
    const board::Position at = board::position(board.grid(), middle);
    board::PictureRecord picture;
    picture.asset = nextCanary() + ".webp";
    picture.width = picture.height = 100;
    picture.x = static_cast<std::int32_t>(at.x * geometry::kUnitsPerCell) - 50;
    picture.y = static_cast<std::int32_t>(at.y * geometry::kUnitsPerCell) - 50;
    add(board.map, board.map.pictures, picture);
    board.map.assets[picture.asset] = std::make_shared<const std::string>(nextCanary());
    return true;
}

bool lampsBehindWalls(SecretBoard& board, Random& random) {
    if (!board.inFog() || board.isNight || (!board.anyEyes && board.vaultFog == VaultFog::Uncovered))
        return false;
    board::LightRecord lamp;
    lamp.at = pointIn(board.vault, random);
    lamp.bright = random.between(0, 500);
    lamp.dim = lamp.bright + random.between(0, 3000);
    lamp.angle = random.oneIn(2) ? 360 : random.between(10, 300);
    lamp.direction = random.between(0, 359);
    add(board.map, board.map.lights, lamp);
    return true;
}

// They come, change and go, and what stops sight stops that of players after it was found.
bool hiddenThings(SecretBoard& board, Random& random) {
    const auto props = board.map.props;
    for (board::PropRecord prop : props) {
        if (!prop.hidden) continue;
        if (random.oneIn(2)) board.map.props.erase(prop.id);
    }
    for (int left = random.between(1, 3); left > 0; --left) {
        board::PropRecord prop;
        prop.kind = random.oneIn(2) ? "tree" : "statue";
        prop.at = anywhereOn(board, random);
        prop.rotation = random.between(0, 359);
        prop.width = random.between(40, 600);
        prop.hidden = true;
        add(board.map, board.map.props, prop);
    }
    return true;
}

bool hiddenWords(SecretBoard& board, Random& random) {
    const auto texts = board.map.texts;
    for (const board::TextRecord& text : texts)
        if (text.hidden && random.oneIn(2)) board.map.texts.erase(text.id);
    board::TextRecord text;
    text.at = anywhereOn(board, random);
    text.text = "canary: pit";
    text.hidden = true;
    add(board.map, board.map.texts, text);
    return true;
}

constexpr std::array kBoardSecrets{
    Secret{"locks", locks},
    Secret{"secret doors of another kind", secretDoorsOfAnotherKind},
    Secret{"secret doors that are walls", secretDoorsThatAreWalls},
    Secret{"walls that doors were cut from", wallsThatDoorsWereCutFrom},
    Secret{"walls recorded otherwise", wallsRecordedOtherwise},
    Secret{"memories of doors in sight", memoriesOfDoorsInSight},
    Secret{"doors out of sight", doorsOutOfSight},
    Secret{"walls nobody sees", wallsNobodySees},
    Secret{"lamps that are off", lampsThatAreOff},
    Secret{"start areas", startAreas},
    Secret{"terrain in another order", terrainInAnotherOrder},
    Secret{"kinds in another order", kindsInAnotherOrder},
    Secret{"assets nobody names", assetsNobodyNames},
    Secret{"kinds of this document", kindsOfThisDocument},
    Secret{"walls that look alike", wallsThatLookAlike},
    Secret{"ground that looks alike", groundThatLooksAlike},
    Secret{"walls in one look", wallsInOneLook},
    Secret{"fog beneath the cover", fogBeneathTheCover},
    Secret{"explored where it is uncovered", exploredWhereItIsUncovered},
    Secret{"switches of other modes", switchesOfOtherModes},
    Secret{"walls in unknown ground", wallsInUnknownGround},
    Secret{"what stands right behind walls", whatStandsRightBehindWalls},
    Secret{"walls that go on inside", wallsThatGoOnInside},
    Secret{"things in unknown ground", thingsInUnknownGround},
    Secret{"ground in unknown ground", groundInUnknownGround},
    Secret{"floors and words in unknown ground", floorsAndWordsInUnknownGround},
    Secret{"pictures in unknown ground", picturesInUnknownGround},
    Secret{"lamps behind walls", lampsBehindWalls},
    Secret{"hidden things", hiddenThings},
    Secret{"hidden words", hiddenWords},
};

}  // namespace

std::span<const Secret> boardSecrets() { return kBoardSecrets; }

void changeRunningFloor(SecretBoard& board, std::uint64_t seed) {
    const board::FloorRecord* floor = board.map.floors.find(board.runningFloor);
    if (!board.vaultUnknown() || board.vaultFog != VaultFog::Unknown || floor == nullptr) return;
    Random random(seed);
    board::FloorRecord other = *floor;
    other.outline[1].x = other.outline[2].x = random.between(board.vault.min.x, board.vault.max.x);
    board.map.floors.put(other);
}

document::Encounter changeSecrets(const SecretBoard& board, std::uint64_t seed) {
    SecretBoard changed = board;
    Random random(seed);
    for (int left = random.between(1, 5), tries = 0; left > 0 && tries < 40; ++tries) {
        const std::span<const Secret> all = random.oneIn(2) ? creatureSecrets() : boardSecrets();
        if (pick(all, random).change(changed, random)) --left;
    }
    return changed.map;
}

}  // namespace tenaille::test
