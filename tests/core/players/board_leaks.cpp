// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "core/document/door_walls.h"
#include "tests/core/players/named_leaks.h"
#include "tests/core/players/players_fixture.h"
#include "tests/core/players/secret_board.h"

namespace tenaille::test {

namespace {

using board::DoorMemory;
using board::DoorState;
using board::LatticePoint;
using board::PlayerMode;

bool mentions(const players::PlayerScene& scene, const std::string& word) {
    return asText(scene).find(word) != std::string::npos;
}

void setMemory(TwoRooms& rooms, DoorMemory memory) {
    board::DoorRecord door = *rooms.map.doors.find(rooms.door);
    door.memory = memory;
    rooms.map.doors.put(door);
}

// A wall between the hero and the door of the room.
void hideTheDoor(TwoRooms& rooms) {
    rooms.wall({{4 * kCell, 0}, {4 * kCell, 6 * kCell}});
    document::FogMasks fog = document::fogOf(rooms.map);
    fog.explored.fill();
    ASSERT_TRUE(setFog(rooms.map, fog));
}

void thingsInUnexploredRooms() {
    TwoRooms rooms;
    board::TerrainRecord rubble;
    rubble.cells = {{1, 1}, {10, 2}};
    add(rooms.map, rooms.map.terrain, rubble);
    board::TextRecord text;
    text.at = {10 * kCell, 5 * kCell / 2};
    text.text = "Treasury";
    add(rooms.map, rooms.map.texts, text);
    board::PropRecord chest;
    chest.kind = "chest";
    chest.at = {9 * kCell, 5 * kCell / 2};
    add(rooms.map, rooms.map.props, chest);
    board::FloorRecord floor;
    floor.material = "marble";
    floor.outline = {{7 * kCell, 2 * kCell}, {9 * kCell, 2 * kCell}, {9 * kCell, 3 * kCell}};
    add(rooms.map, rooms.map.floors, floor);
    const RecordId wall = rooms.wall({{11 * kCell, 2 * kCell}, {11 * kCell, 3 * kCell}}, "fence");
    board::DoorRecord inner;
    inner.where = {{8 * kCell, 2 * kCell}, {8 * kCell, 3 * kCell}};
    inner.state = DoorState::Open;
    const RecordId door = add(rooms.map, rooms.map.doors, inner);
    for (const bool open : {false, true}) {
        rooms.setDoor(open ? DoorState::Open : DoorState::Closed);
        const players::PlayerScene scene = rooms.scene();
        EXPECT_EQ(mentions(scene, "Treasury"), open);
        EXPECT_EQ(mentions(scene, "chest"), open);
        EXPECT_EQ(mentions(scene, "marble"), open);
        EXPECT_EQ(mentions(scene, "fence"), open) << wall.value;
        EXPECT_EQ(scene.shown.doors.find(door) != nullptr, open);
        ASSERT_EQ(scene.shown.terrain.size(), 1u);
        EXPECT_EQ(scene.shown.terrain.begin()->cells.size(), open ? 2u : 1u);
    }
}

// It is a wall, and the fog ends at it as at a wall.
void secretDoorByItsRecord() {
    for (const PlayerMode mode : {PlayerMode::Everything, PlayerMode::BySight, PlayerMode::Fog}) {
        TwoRooms rooms("secretDoor");
        rooms.setView(mode);
        for (const DoorState state : {DoorState::Closed, DoorState::Locked}) {
            rooms.setDoor(state);
            const players::PlayerScene scene = rooms.scene();
            EXPECT_TRUE(scene.shown.doors.empty());
            const board::WallRecord* wall = wallAlong(scene.shown, rooms.map.doors.find(rooms.door)->where);
            ASSERT_NE(wall, nullptr);
            EXPECT_EQ(wall->kind, "stone");
        }
        rooms.setDoor(DoorState::Open);
        const players::PlayerScene scene = rooms.scene();
        ASSERT_NE(scene.shown.doors.find(rooms.door), nullptr);
        EXPECT_EQ(scene.shown.doors.find(rooms.door)->kind, "door")
            << "once it is open it is a door like any";
    }
}

void secretDoorByItsShadow() {
    TwoRooms secret("secretDoor");
    TwoRooms walled("secretDoor");
    secret.map.uuid = walled.map.uuid;
    board::WallRecord wall;
    wall.id = walled.door;
    wall.points = {{6 * kCell, 2 * kCell}, {6 * kCell, 3 * kCell}};
    walled.map.doors.erase(walled.door);
    walled.map.walls.put(wall);
    EXPECT_EQ(asText(secret.scene()), asText(walled.scene()));
    setMemory(secret, DoorMemory::Closed);
    EXPECT_NE(asText(secret.scene()), asText(walled.scene())) << "once found";
}

// Its ends lie on lattice points, next to a slanted wall; another wall begins there.
void secretDoorInASlantedWall() {
    TwoRooms secret;
    TwoRooms walled;
    secret.map.uuid = walled.map.uuid;
    for (TwoRooms* rooms : {&secret, &walled}) rooms->setView(PlayerMode::Everything);
    const LatticePoint from{kCell, kCell};
    const LatticePoint to{5 * kCell, 2 * kCell + 70};
    walled.wall({from, to}, "hedge");
    secret.wall({from, {2 * kCell + 3, kCell + 78}}, "hedge");
    secret.wall({{3 * kCell + 5, kCell + 156}, to}, "hedge");
    for (TwoRooms* rooms : {&secret, &walled})
        rooms->wall({{2 * kCell + 3, kCell + 78}, {2 * kCell, 4 * kCell}}, "fence");
    board::DoorRecord door;
    door.kind = "secretDoor";
    door.where = {{2 * kCell + 3, kCell + 78}, {3 * kCell + 5, kCell + 156}};
    add(secret.map, secret.map.doors, door);
    document::settleDoors(secret.map);
    EXPECT_EQ(asText(secret.scene()), asText(walled.scene()));
}

// One that stops sight in a wall that does not, and the other way round.
void secretDoorByItsShadowInAFence() {
    const auto rooms = [](const char* kind, const char* look) {
        auto made = std::make_unique<TwoRooms>(kind);
        const document::Table<board::WallRecord> walls = made->map.walls;
        for (board::WallRecord wall : walls)
            if (wall.points.size() == 2) {
                wall.kind = look;
                made->map.walls.put(wall);
            }
        board::KindRecord ghost;
        ghost.of = board::KindOf::Door;
        ghost.kind = "ghost";
        ghost.like = "secretDoor";
        ghost.secret = true;
        add(made->map, made->map.kinds, ghost);
        document::settleDoors(made->map);
        made->map.uuid = {};
        return made;
    };
    for (const char* look : {"fence", "lowWall", "window", "portcullis", "hedge", "stone"}) {
        const auto walled = rooms("secretDoor", look);
        board::WallRecord wall;
        wall.id = walled->door;
        wall.kind = look;
        wall.points = {{6 * kCell, 2 * kCell}, {6 * kCell, 3 * kCell}};
        walled->map.doors.erase(walled->door);
        walled->map.walls.put(wall);
        for (const char* kind : {"secretDoor", "ghost"})
            EXPECT_EQ(asText(rooms(kind, look)->scene()), asText(walled->scene())) << kind << " in " << look;
    }
}

// Pieces of a wall are painted by themselves: their rounded ends are seams, their courses begin anew.
void secretDoorByTheSeams() {
    for (const PlayerMode mode : {PlayerMode::Everything, PlayerMode::BySight, PlayerMode::Fog}) {
        TwoRooms secret("secretDoor");
        TwoRooms walled("secretDoor");
        secret.map.uuid = walled.map.uuid;
        walled.map.doors.erase(walled.door);
        std::vector<RecordId> pieces;
        for (const board::WallRecord& wall : walled.map.walls)
            if (wall.points.size() == 2) pieces.push_back(wall.id);
        for (const RecordId piece : pieces) walled.map.walls.erase(piece);
        walled.wall({{6 * kCell, 6 * kCell}, {6 * kCell, 0}});
        secret.setView(mode);
        walled.setView(mode);
        EXPECT_EQ(asText(secret.scene()), asText(walled.scene()));
        setMemory(secret, DoorMemory::Closed);
        EXPECT_NE(asText(secret.scene()), asText(walled.scene())) << "once found";
    }
}

// In a hedge it is hedge: stone would be a door for whoever looks.
void secretDoorByTheKindOfItsWall() {
    TwoRooms rooms("secretDoor");
    std::vector<board::WallRecord> pieces;
    for (const board::WallRecord& wall : rooms.map.walls)
        if (wall.points.size() == 2) pieces.push_back(wall);
    for (board::WallRecord wall : pieces) {
        wall.kind = "hedge";
        rooms.map.walls.put(wall);
    }
    document::settleDoors(rooms.map);
    for (const PlayerMode mode : {PlayerMode::Everything, PlayerMode::Fog}) {
        rooms.setView(mode);
        const players::PlayerScene scene = rooms.scene();
        const board::WallRecord* wall = wallAlong(scene.shown, {{6 * kCell, 0}, {6 * kCell, 6 * kCell}});
        ASSERT_NE(wall, nullptr);
        EXPECT_EQ(wall->kind, "hedge");
    }
    // At a corner nothing goes on.
    board::DoorRecord door = *rooms.map.doors.find(rooms.door);
    const geometry::Segment inLine = door.where;
    door.where.b = {7 * kCell, 2 * kCell};
    rooms.map.doors.put(door);
    rooms.setView(PlayerMode::Everything);
    const auto kindAtTheDoor = [&] {
        board::DoorRecord asNew = *rooms.map.doors.find(rooms.door);
        asNew.wall = board::DoorRecord().wall;
        rooms.map.doors.put(asNew);
        document::settleDoors(rooms.map);
        const players::PlayerScene scene = rooms.scene();
        const board::WallRecord* wall = wallAlong(scene.shown, rooms.map.doors.find(rooms.door)->where);
        return wall != nullptr ? wall->kind : "nothing";
    };
    EXPECT_EQ(kindAtTheDoor(), "hedge");
    door.where = inLine;
    rooms.map.doors.put(door);
    // What touches it does not count while the hedge goes on.
    const RecordId aside = rooms.wall({{6 * kCell, 2 * kCell}, {7 * kCell, 2 * kCell}});
    EXPECT_EQ(kindAtTheDoor(), "hedge");
    rooms.map.walls.erase(aside);
    for (const char* unseen : {"invisible", "object"}) {
        for (board::WallRecord wall : pieces) {
            wall.kind = unseen;
            rooms.map.walls.put(wall);
        }
        rooms.setView(PlayerMode::Everything);
        EXPECT_EQ(kindAtTheDoor(), "stone") << "it stops sight, so it is seen";
    }
}

// One line is one wall: where it crosses another that hides the rest of it, nothing of it may look out.
void wallsThatGoOnBehindWalls() {
    for (const std::int32_t slant : {0, 40, 240}) {
        TwoRooms ends;
        TwoRooms goesOn;
        goesOn.map.uuid = ends.map.uuid;
        const LatticePoint corner{6 * kCell, 5 * kCell};
        ends.wall({{corner.x - 480, corner.y - 2 * slant}, corner});
        goesOn.wall({{corner.x - 480, corner.y - 2 * slant}, {corner.x + 240, corner.y + slant}});
        EXPECT_EQ(asText(ends.scene()), asText(goesOn.scene())) << slant;
        ends.setView(PlayerMode::Everything);
        goesOn.setView(PlayerMode::Everything);
        EXPECT_NE(asText(ends.scene()), asText(goesOn.scene())) << slant;
    }
}

void secretDoorsOfOtherKinds() {
    TwoRooms rooms("trapdoor");
    const auto isDoor = [&] { return rooms.scene().shown.doors.find(rooms.door) != nullptr; };
    rooms.setView(PlayerMode::Everything);
    EXPECT_FALSE(isDoor()) << "nobody knows what this is";
    board::KindRecord kind;
    kind.of = board::KindOf::Door;
    kind.kind = "trapdoor";
    kind.like = "doubleDoor";
    kind.secret = true;
    kind.id = add(rooms.map, rooms.map.kinds, kind);
    EXPECT_FALSE(isDoor());
    rooms.setDoor(DoorState::Open);
    EXPECT_EQ(rooms.scene().shown.doors.find(rooms.door)->kind, "door") << "what it is drawn like tells, too";
    rooms.setDoor(DoorState::Closed);
    kind.secret = false;
    rooms.map.kinds.put(kind);
    EXPECT_TRUE(isDoor());
    EXPECT_EQ(rooms.scene().shown.doors.find(rooms.door)->kind, "doubleDoor");
    kind.like = "secretDoor";
    rooms.map.kinds.put(kind);
    EXPECT_EQ(rooms.scene().shown.doors.find(rooms.door)->kind, "door");
}

void lockedDoors() {
    for (const PlayerMode mode : {PlayerMode::Everything, PlayerMode::Fog}) {
        TwoRooms rooms;
        rooms.setView(mode);
        rooms.setDoor(DoorState::Locked);
        EXPECT_EQ(rooms.scene().shown.doors.find(rooms.door)->state, DoorState::Closed);
        rooms.setDoor(DoorState::Open);
        EXPECT_EQ(rooms.scene().shown.doors.find(rooms.door)->state, DoorState::Open);
    }
}

void doorsThatMoveOutOfSight() {
    TwoRooms rooms;
    hideTheDoor(rooms);
    const auto looksOpen = [&](DoorState state, DoorMemory memory) {
        rooms.setDoor(state);
        setMemory(rooms, memory);
        const players::PlayerScene scene = rooms.scene();
        return scene.shown.doors.find(rooms.door)->state == DoorState::Open;
    };
    for (const DoorState state : {DoorState::Closed, DoorState::Locked, DoorState::Open}) {
        EXPECT_FALSE(looksOpen(state, DoorMemory::Closed));
        EXPECT_FALSE(looksOpen(state, DoorMemory::Unseen));
        EXPECT_TRUE(looksOpen(state, DoorMemory::Open));
    }
    TwoRooms secret("secretDoor");
    hideTheDoor(secret);
    secret.setDoor(DoorState::Open);
    EXPECT_TRUE(secret.scene().shown.doors.empty()) << "it opened where nobody looked";
    setMemory(secret, DoorMemory::Closed);
    EXPECT_FALSE(secret.scene().shown.doors.empty()) << "it was found before";
}

void wallsNobodySees() {
    TwoRooms rooms;
    board::KindRecord kind;
    kind.of = board::KindOf::Wall;
    kind.kind = "canary-ward";
    kind.label = "canary-label";
    kind.like = "invisible";
    kind.barrier.stopsMovement = true;
    kind.id = add(rooms.map, rooms.map.kinds, kind);
    for (const char* own : {"invisible", "object", "canary-ward"})
        rooms.wall({{kCell, kCell}, {2 * kCell, kCell}}, own);
    rooms.wall({{kCell, 4 * kCell}, {2 * kCell, 4 * kCell}}, "oneWay");
    rooms.setView(PlayerMode::Everything);
    const std::size_t others = 3;  // of the two rooms
    players::PlayerScene scene = rooms.scene();
    EXPECT_EQ(scene.shown.walls.size(), others + 1);
    const board::WallRecord* seen = wallAlong(scene.shown, {{kCell, 4 * kCell}, {2 * kCell, 4 * kCell}});
    ASSERT_NE(seen, nullptr);
    EXPECT_EQ(seen->kind, "stone");
    EXPECT_FALSE(mentions(scene, kCanary));
    EXPECT_TRUE(scene.shown.kinds.empty());
    kind.like = "lowWall";
    rooms.map.kinds.put(kind);
    scene = rooms.scene();
    EXPECT_EQ(scene.shown.walls.size(), others + 2);
    EXPECT_TRUE(mentions(scene, "lowWall"));
    EXPECT_FALSE(mentions(scene, kCanary)) << "of an own kind they see what it looks like";
}

void startAreas() {
    TwoRooms rooms;
    board::TerrainRecord terrain;
    terrain.cells = {{1, 1}};
    const auto shown = [&](const char* kind) {
        terrain.kind = kind;
        rooms.map.terrain = {};
        add(rooms.map, rooms.map.terrain, terrain);
        return !rooms.scene().shown.terrain.empty();
    };
    EXPECT_FALSE(shown("partyStart"));
    EXPECT_FALSE(shown("foeStart"));
    EXPECT_TRUE(shown("difficult"));
    board::KindRecord kind;
    kind.of = board::KindOf::Terrain;
    kind.kind = "ambush";
    kind.like = "difficult";
    kind.startsHere = "foe";
    kind.id = add(rooms.map, rooms.map.kinds, kind);
    EXPECT_FALSE(shown("ambush"));
    kind.startsHere = "";
    rooms.map.kinds.put(kind);
    EXPECT_TRUE(shown("ambush"));
    EXPECT_FALSE(mentions(rooms.scene(), "ambush"));
    kind.like = "foeStart";
    rooms.map.kinds.put(kind);
    EXPECT_FALSE(shown("ambush")) << "drawn like one";
    // Nor by what it does: no shadow and no darkness in its shape.
    kind.like = "difficult";
    kind.startsHere = "foe";
    TwoRooms bare;
    rooms.map.uuid = bare.map.uuid;
    const std::string without = asText(bare.scene());
    for (const bool dark : {false, true}) {
        kind.ground = {};
        kind.ground.opaque = !dark;
        kind.ground.conceals = dark;
        kind.ground.cause = board::Concealment::Darkness;
        rooms.map.kinds.put(kind);
        EXPECT_FALSE(shown("ambush"));
        EXPECT_EQ(asText(rooms.scene()), without) << dark;
    }
}

void kindsOfThings() {
    TwoRooms rooms;
    board::KindRecord kind;
    kind.of = board::KindOf::Prop;
    kind.kind = "canary-mimic";
    kind.label = "canary-label";
    kind.like = "chest";
    add(rooms.map, rooms.map.kinds, kind);
    board::PropRecord mimic;
    mimic.kind = "canary-mimic";
    mimic.at = {2 * kCell, 2 * kCell};
    add(rooms.map, rooms.map.props, mimic);
    const players::PlayerScene scene = rooms.scene();
    EXPECT_FALSE(mentions(scene, kCanary));
    EXPECT_TRUE(mentions(scene, "chest"));
}

board::PictureRecord pictureAt(std::int32_t x, const char* asset) {
    board::PictureRecord picture;
    picture.asset = asset;
    picture.x = x;
    picture.y = kCell;
    picture.width = picture.height = 2 * kCell;
    return picture;
}

// The bytes are gone with the picture, whether others remain or not.
void picturesOfUnknownGround() {
    TwoRooms rooms;
    for (const char* asset : {"left.webp", "right.webp", "nobody.webp"})
        rooms.map.assets[asset] = std::make_shared<const std::string>(asset);
    add(rooms.map, rooms.map.pictures, pictureAt(8 * kCell, "right.webp"));
    EXPECT_TRUE(rooms.scene().shown.assets.empty());
    add(rooms.map, rooms.map.pictures, pictureAt(kCell, "left.webp"));
    players::PlayerScene scene = rooms.scene();
    EXPECT_EQ(scene.shown.pictures.size(), 1u);
    EXPECT_EQ(scene.shown.assets.size(), 1u);
    EXPECT_TRUE(scene.shown.assets.contains("left.webp"));
    rooms.setView(PlayerMode::Everything);
    scene = rooms.scene();
    EXPECT_EQ(scene.shown.assets.size(), 2u);
    EXPECT_FALSE(scene.shown.assets.contains("nobody.webp"));
}

// Walls are as wide as without it; a known one shows its own walls.
void aPictureFarAwayByTheWidthOfWalls() {
    TwoRooms rooms;
    for (const char* asset : {"left.webp", "right.webp"})
        rooms.map.assets[asset] = std::make_shared<const std::string>(asset);
    const players::PlayerScene bare = rooms.scene();
    add(rooms.map, rooms.map.pictures, pictureAt(8 * kCell, "right.webp"));
    EXPECT_EQ(rooms.scene().known, bare.known);
    EXPECT_EQ(rooms.scene().seen, bare.seen);
    add(rooms.map, rooms.map.pictures, pictureAt(kCell, "left.webp"));
    const players::PlayerScene scene = rooms.scene();
    EXPECT_TRUE(bare.known.includes(scene.known));
    // The other half of the wall between the rooms.
    for (const auto mask : {&players::PlayerScene::known, &players::PlayerScene::seen}) {
        EXPECT_TRUE((bare.*mask).test(6 * board::kSamplesPerCell, board::kSamplesPerCell));
        EXPECT_FALSE((scene.*mask).test(6 * board::kSamplesPerCell, board::kSamplesPerCell));
    }
}

// A thing that hides what is inside of it is shown whole, but on a picture that is what the picture shows
// there.
void whatIsInsideOfThingsOnPictures() {
    TwoRooms rooms;
    board::PropRecord pillar;
    pillar.kind = "pillar";
    pillar.at = {4 * kCell, 5 * kCell};
    add(rooms.map, rooms.map.props, pillar);
    const auto knowsInside = [&] { return rooms.scene().known.test(4 * 16, 5 * 16); };
    EXPECT_TRUE(knowsInside());
    add(rooms.map, rooms.map.pictures, pictureAt(kCell, "left.webp"));
    EXPECT_FALSE(knowsInside());
}

// Walls are known as wide as they are painted, which uncovers nothing that stands behind them.
void whatStandsInAWallThatIsSeen() {
    TwoRooms rooms;
    rooms.edit(rooms.foe, [](board::TokenRecord& foe) { foe.creature.at = {6, 2}; });
    board::TextRecord text;
    text.at = {6 * kCell + 40, kCell};
    text.text = "Behind";
    add(rooms.map, rooms.map.texts, text);
    players::PlayerScene scene = rooms.scene();
    EXPECT_TRUE(scene.seen.test(6 * 16, 16)) << "half of the wall stands on the other side";
    EXPECT_FALSE(scene.known.test(6 * 16 + 3, 16)) << "and no more than half of it";
    EXPECT_FALSE(scene.shown.tokens.find(rooms.foe) != nullptr);
    EXPECT_FALSE(mentions(scene, "Behind"));
    rooms.setDoor(DoorState::Open);
    EXPECT_TRUE(rooms.scene().shown.tokens.find(rooms.foe) != nullptr);
}

void wallsEndWhereKnowledgeEnds() {
    TwoRooms rooms;
    const auto farthest = [&] {
        std::int32_t most = 0;
        const players::PlayerScene scene = rooms.scene();
        for (const board::WallRecord& wall : scene.shown.walls)
            for (const LatticePoint at : wall.points) most = std::max(most, at.x);
        return most;
    };
    EXPECT_LE(farthest(), 6 * kCell + 2 * board::kUnitsPerSample);
    rooms.setDoor(DoorState::Open);
    EXPECT_GT(farthest(), 11 * kCell);
}

// A chest, a word and a statue that the game master keeps for himself: nothing of them, and no shadow.
void hiddenThings() {
    for (const PlayerMode mode : {PlayerMode::Everything, PlayerMode::BySight, PlayerMode::Fog}) {
        TwoRooms bare;
        TwoRooms rooms;
        rooms.map.uuid = bare.map.uuid;
        for (TwoRooms* one : {&bare, &rooms}) one->setView(mode);
        board::PropRecord statue;
        statue.kind = "tree";
        statue.at = {4 * kCell, 2 * kCell + 120};
        statue.hidden = true;
        const RecordId id = add(rooms.map, rooms.map.props, statue);
        board::TextRecord text;
        text.at = {2 * kCell, 4 * kCell};
        text.text = "Pit trap";
        text.hidden = true;
        add(rooms.map, rooms.map.texts, text);
        EXPECT_EQ(asText(rooms.scene()), asText(bare.scene()));
        statue.id = id;
        statue.hidden = false;
        rooms.map.props.put(statue);
        EXPECT_EQ(rooms.scene().shown.props.size(), 1u);
    }
}

// A pit that looks like the water around it has no edge.
void groundThatLooksAlike() {
    const auto lake = [](bool pit) {
        TwoRooms rooms;
        rooms.map.uuid = {};
        board::KindRecord kind;
        kind.of = board::KindOf::Terrain;
        kind.kind = "pit";
        kind.like = "shallowWater";
        add(rooms.map, rooms.map.kinds, kind);
        board::TerrainRecord terrain;
        terrain.kind = "shallowWater";
        terrain.cells = {{1, 1}, {2, 1}};
        if (pit) terrain.cells.pop_back();
        add(rooms.map, rooms.map.terrain, terrain);
        terrain.kind = "pit";
        terrain.cells = {{2, 1}};
        if (pit) add(rooms.map, rooms.map.terrain, terrain);
        rooms.setView(PlayerMode::Everything);
        return asText(rooms.scene());
    };
    EXPECT_EQ(lake(true), lake(false));
}

// Nor does a look of its own tell what the kind is like.
void whatOwnLooksAreLike() {
    const auto room = [](const char* wallLike, const char* terrainLike) {
        TwoRooms rooms;
        rooms.map.uuid = {};
        board::KindRecord kind;
        kind.of = board::KindOf::Wall;
        kind.kind = "own";
        kind.like = wallLike;
        kind.colour = 0xff0072b2;
        kind.line = board::WallLine::Dashed;
        add(rooms.map, rooms.map.kinds, kind);
        kind.of = board::KindOf::Terrain;
        kind.like = terrainLike;
        kind.pattern = board::GroundPattern::Waves;
        add(rooms.map, rooms.map.kinds, kind);
        board::WallRecord wall;
        wall.kind = "own";
        wall.points = {{kCell, kCell}, {2 * kCell, kCell}};
        add(rooms.map, rooms.map.walls, wall);
        board::TerrainRecord terrain;
        terrain.kind = "own";
        terrain.cells = {{1, 1}};
        add(rooms.map, rooms.map.terrain, terrain);
        rooms.setView(PlayerMode::Everything);
        return asText(rooms.scene());
    };
    EXPECT_EQ(room("hedge", "smoke"), room("lowWall", "smoke"));
    EXPECT_EQ(room("hedge", "smoke"), room("hedge", "deepWater"));
}

// Two walls that look alike and do not stop sight alike, a secret door over their seam, on slanted lines: its
// ends lie next to them.
void secretDoorOverASeam() {
    for (int slope = 1; slope < 12; ++slope) {
        const auto room = [&](bool withDoor) {
            TwoRooms rooms;
            rooms.map.uuid = {};
            rooms.map.walls = {};
            rooms.map.doors = {};
            const auto at = [&](int part) {
                return LatticePoint{200 + 1200 * part / 8, 200 + (600 + 38 * slope) * part / 8};
            };
            board::WallRecord wall;
            wall.points = {at(0), at(4)};
            add(rooms.map, rooms.map.walls, wall);
            wall.kind = "oneWay";
            wall.points = {at(4), at(8)};
            add(rooms.map, rooms.map.walls, wall);
            board::DoorRecord door;
            door.kind = "secretDoor";
            door.where = {at(3), at(5)};
            if (withDoor) add(rooms.map, rooms.map.doors, door);
            return document::project(rooms.map, document::Audience::Players).walls;
        };
        EXPECT_EQ(room(true), room(false)) << slope;
    }
}

constexpr std::array kBoardLeaks{
    NamedLeak{"ThingsInUnexploredRooms", thingsInUnexploredRooms},
    NamedLeak{"SecretDoorByItsRecord", secretDoorByItsRecord},
    NamedLeak{"SecretDoorByItsShadow", secretDoorByItsShadow},
    NamedLeak{"SecretDoorByItsShadowInAFence", secretDoorByItsShadowInAFence},
    NamedLeak{"SecretDoorInASlantedWall", secretDoorInASlantedWall},
    NamedLeak{"SecretDoorsOfOtherKinds", secretDoorsOfOtherKinds},
    NamedLeak{"LockedDoors", lockedDoors},
    NamedLeak{"DoorsThatMoveOutOfSight", doorsThatMoveOutOfSight},
    NamedLeak{"SecretDoorByTheSeamsOfItsWall", secretDoorByTheSeams},
    NamedLeak{"SecretDoorByTheKindOfItsWall", secretDoorByTheKindOfItsWall},
    NamedLeak{"WallsThatGoOnBehindWalls", wallsThatGoOnBehindWalls},
    NamedLeak{"WallsNobodySees", wallsNobodySees},
    NamedLeak{"StartAreas", startAreas},
    NamedLeak{"KindsOfThings", kindsOfThings},
    NamedLeak{"PicturesOfUnknownGround", picturesOfUnknownGround},
    NamedLeak{"APictureFarAwayByTheWidthOfWalls", aPictureFarAwayByTheWidthOfWalls},
    NamedLeak{"WhatIsInsideOfThingsOnPictures", whatIsInsideOfThingsOnPictures},
    NamedLeak{"WhatStandsInAWallThatIsSeen", whatStandsInAWallThatIsSeen},
    NamedLeak{"WallsEndWhereKnowledgeEnds", wallsEndWhereKnowledgeEnds},
    NamedLeak{"HiddenThings", hiddenThings},
    NamedLeak{"GroundThatLooksAlike", groundThatLooksAlike},
    NamedLeak{"WhatOwnLooksAreLike", whatOwnLooksAreLike},
    NamedLeak{"SecretDoorOverASeam", secretDoorOverASeam},
};

}  // namespace

std::span<const NamedLeak> boardLeaks() { return kBoardLeaks; }

}  // namespace tenaille::test
