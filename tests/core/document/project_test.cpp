// SPDX-License-Identifier: MIT
#include "core/document/project.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/document/changes.h"
#include "core/document/door_walls.h"
#include "core/document/fields.h"
#include "tests/support/filled_records.h"
#include "tests/support/sample_boards.h"

namespace tenaille::document::project_test {

using board::DoorState;

// Every secret field of every record that is left has the value of a new record.
template <class R>
void expectNothingSecret(const Table<R>& table) {
    for (const R& record : table) {
        EXPECT_TRUE(record.extra.empty()) << tableKey<R>();
        const R blank;
        std::vector<const void*> fresh;
        fields(blank, [&](const char*, Secrecy, const auto& member) { fresh.push_back(&member); });
        auto next = fresh.begin();
        fields(record, [&](const char* key, Secrecy secrecy, const auto& member) {
            const auto& other = *static_cast<const std::remove_reference_t<decltype(member)>*>(*next++);
            EXPECT_TRUE(secrecy != Secrecy::Secret || member == other) << tableKey<R>() << '.' << key;
        });
    }
}

TEST(Project, GameMasterSeesTheDocument) {
    const Encounter all = test::filledEncounter(board::GridKind::Square);
    EXPECT_TRUE(sameContent(project(all, Audience::GameMaster), all));
}

TEST(Project, NoSecretFieldIsLeft) {
    for (const auto grid : {board::GridKind::Square, board::GridKind::HexPointy}) {
        const Encounter shown = project(test::filledEncounter(grid), Audience::Players);
        std::apply([](const auto&... table) { (expectNothingSecret(table), ...); }, shown.tables());
        EXPECT_TRUE(shown.notes.empty());
        EXPECT_TRUE(shown.overrides.empty());
        EXPECT_TRUE(shown.log.empty());
        EXPECT_TRUE(shown.extra.empty());
    }
}

TEST(Project, HiddenTokensAreAbsent) {
    const Encounter keep = test::ruinedKeep();
    const Encounter shown = project(keep, Audience::Players);
    EXPECT_EQ(shown.tokens.size() + 1, keep.tokens.size());
    for (const auto& token : shown.tokens) EXPECT_NE(token.name, "Lurker");
}

TEST(Project, NamesAndHealth) {
    Encounter e = makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 9, 9});
    board::TokenRecord vampire = test::makeToken(board::GridKind::Square, "Count Orlo", "foe", {1, 1}, "N");
    vampire.label = "CO";
    vampire.hitPoints = vampire.maxHitPoints = 40;
    vampire.nameSecret = true;
    const RecordId nameless = test::add(e, e.tokens, vampire);
    vampire.publicName = "Pale stranger";
    const RecordId masked = test::add(e, e.tokens, vampire);
    board::TokenRecord hero = test::makeToken(board::GridKind::Square, "Bren", kPartySide, {3, 3}, "N");
    hero.hitPoints = 4;
    hero.maxHitPoints = 9;
    const RecordId friendly = test::add(e, e.tokens, hero);

    const Encounter shown = project(e, Audience::Players);
    EXPECT_EQ(shown.tokens.find(nameless)->name, "");
    EXPECT_EQ(shown.tokens.find(nameless)->label, "?");
    EXPECT_EQ(shown.tokens.find(nameless)->maxHitPoints, 0);
    EXPECT_EQ(shown.tokens.find(masked)->name, "Pale stranger");
    EXPECT_EQ(shown.tokens.find(masked)->label, "");
    EXPECT_EQ(shown.tokens.find(friendly)->name, "Bren");
    EXPECT_EQ(shown.tokens.find(friendly)->hitPoints, 4);
    EXPECT_EQ(shown.tokens.find(friendly)->creature.facing, hero.creature.facing);
}

// The GM's number would tell how many others there are.
TEST(Project, NumbersOfNamesAreThoseOfThePlayers) {
    Encounter e = makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 9, 9});
    const auto shown = [&](const char* name, const char* label, std::int32_t metAs,
                           const char* side = "foe") {
        board::TokenRecord token = test::makeToken(board::GridKind::Square, name, side, {1, 1}, "N");
        token.label = label;
        token.metAs = metAs;
        const RecordId id = test::add(e, e.tokens, token);
        const board::TokenRecord seen = *project(e, Audience::Players).tokens.find(id);
        return seen.name + "/" + seen.label;
    };
    EXPECT_EQ(shown("Goblin 7", "G7", 0), "Goblin/Go");
    EXPECT_EQ(shown("Goblin 7", "G7", 1), "Goblin/Go");
    EXPECT_EQ(shown("Goblin 7", "G7", 3), "Goblin 3/G3");
    EXPECT_EQ(shown("Goblin", "Go", 1), "Goblin/Go");
    EXPECT_EQ(shown("Goblin", "Go", 2), "Goblin 2/G2");
    EXPECT_EQ(shown("Goblin 7", "", 2), "Goblin 2/");
    EXPECT_EQ(shown("Goblin 7", "Xx7", 2), "Goblin 2/Xx2");
    EXPECT_EQ(shown("Goblin 7", "Xx7", 1), "Goblin/Xx");
    EXPECT_EQ(shown("Room 007", "R7", 1), "Room 007/Ro") << "a name, not a number";
    EXPECT_EQ(shown("Élan 2", "É2", 1), "Élan/Él");
    EXPECT_EQ(shown("Soldier 7", "S7", 1, kPartySide), "Soldier 7/S7") << "the party knows itself";
    EXPECT_EQ(shown("12", "12", 1), "12/12");
}

TEST(Project, DoorsKeepTheirSecrets) {
    Encounter e = makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 9, 9});
    const auto door = [&](const std::string& kind, DoorState state, std::int32_t y) {
        board::DoorRecord record;
        record.kind = kind;
        record.where = {{240, y}, {480, y}};
        record.state = state;
        return test::add(e, e.doors, record);
    };
    const RecordId secret = door("secretDoor", DoorState::Locked, 0);
    const RecordId found = door("secretDoor", DoorState::Open, 240);
    const RecordId locked = door("door", DoorState::Locked, 480);
    const RecordId unknown = door("doorOfTheFuture", DoorState::Closed, 720);
    const RecordId alone = door("secretDoor", DoorState::Closed, 960);
    board::WallRecord corner;
    corner.points = {{240, -240}, {240, 0}};
    test::add(e, e.walls, corner);
    corner.points = {{480, 720}, {720, 720}};
    test::add(e, e.walls, corner);

    settleDoors(e);
    const Encounter shown = project(e, Audience::Players);
    for (const RecordId hidden : {secret, unknown}) {
        EXPECT_EQ(shown.doors.find(hidden), nullptr);
        const board::WallRecord* wall = test::wallAlong(shown, e.doors.find(hidden)->where);
        ASSERT_NE(wall, nullptr);
        EXPECT_EQ(wall->kind, "stone");
    }
    EXPECT_EQ(shown.doors.find(alone), nullptr);
    ASSERT_NE(test::wallAlong(shown, e.doors.find(alone)->where), nullptr) << "it stops sight";
    EXPECT_EQ(test::wallAlong(shown, e.doors.find(alone)->where)->kind, "stone");
    EXPECT_EQ(shown.walls.size(), 3u);
    EXPECT_EQ(shown.doors.find(found)->kind, "door");
    EXPECT_EQ(shown.doors.find(locked)->state, DoorState::Closed);
}

void putWall(Encounter& e, std::vector<board::LatticePoint> points, const char* kind) {
    board::WallRecord record;
    record.kind = kind;
    record.points = std::move(points);
    test::add(e, e.walls, record);
}

// It has no seams, and it does not matter of what the wall is.
TEST(Project, ASecretDoorIsPartOfTheWallAroundIt) {
    for (const char* kind : {"stone", "hedge", "lowWall"}) {
        Encounter e = makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 9, 9});
        putWall(e, {{0, 0}, {0, 240}, {240, 240}}, kind);
        putWall(e, {{480, 240}, {720, 240}}, kind);
        putWall(e, {{480, 0}, {480, 480}}, "curtain");
        board::DoorRecord door;
        door.kind = "secretDoor";
        door.where = {{480, 240}, {240, 240}};
        test::add(e, e.doors, door);
        settleDoors(e);
        const Encounter shown = project(e, Audience::Players);
        ASSERT_EQ(shown.walls.size(), 2u);
        const board::WallRecord* whole = test::wallAlong(shown, {{0, 240}, {720, 240}});
        ASSERT_NE(whole, nullptr) << kind;
        EXPECT_EQ(whole->kind, kind);
        EXPECT_EQ(whole->points, (std::vector<board::LatticePoint>{{0, 0}, {0, 240}, {720, 240}}));
    }
}

TEST(Project, SecretDoorsInARowAreTheSameWall) {
    Encounter e = makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 9, 9});
    putWall(e, {{0, 240}, {240, 240}}, "hedge");
    putWall(e, {{720, 0}, {720, 480}}, "stone");
    putWall(e, {{960, 240}, {1200, 240}}, "hedge");
    for (const std::int32_t x : {240, 480, 720}) {
        board::DoorRecord door;
        door.kind = "secretDoor";
        door.where = {{x, 240}, {x + 240, 240}};
        test::add(e, e.doors, door);
    }
    settleDoors(e);
    const Encounter shown = project(e, Audience::Players);
    ASSERT_EQ(shown.walls.size(), 2u);
    const board::WallRecord* hedge = test::wallAlong(shown, {{0, 240}, {1200, 240}});
    ASSERT_NE(hedge, nullptr) << "what touches them does not count while the hedge goes on";
    EXPECT_EQ(hedge->kind, "hedge");
}

TEST(Project, LightsThatAreOffAndHelpWallsAreAbsent) {
    Encounter e = makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 9, 9});
    board::LightRecord light;
    light.on = false;
    test::add(e, e.lights, light);
    board::WallRecord wall;
    wall.points = {{0, 0}, {240, 0}};
    for (const char* kind : {"invisible", "object", "stone"}) {
        wall.kind = kind;
        test::add(e, e.walls, wall);
    }
    const Encounter shown = project(e, Audience::Players);
    EXPECT_TRUE(shown.lights.empty());
    ASSERT_EQ(shown.walls.size(), 1u);
    EXPECT_EQ(shown.walls.begin()->kind, "stone");
}

// Of a newer version, or of a kind that is gone: its word may be telling.
TEST(Project, WhatIsOfNoKnownKindLooksUsual) {
    Encounter map = makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 8, 8});
    board::WallRecord wall;
    wall.id = {1};
    wall.kind = "trap wall";
    wall.points = {{0, 0}, {240, 0}};
    map.walls.put(wall);
    board::TerrainRecord terrain;
    terrain.id = {2};
    terrain.kind = "pit";
    terrain.cells = {{3, 3}};
    map.terrain.put(terrain);
    board::PropRecord prop;
    prop.id = {3};
    prop.kind = "mimic";
    map.props.put(prop);
    const Encounter shown = project(map, Audience::Players);
    ASSERT_EQ(shown.walls.size(), 1u);
    EXPECT_EQ(shown.walls.begin()->kind, "stone");
    EXPECT_EQ(shown.terrain.begin()->kind, "difficult");
    EXPECT_EQ(shown.props.find({3})->kind, "crate");
}

TEST(Project, AssetsNobodyNamesAreAbsent) {
    Encounter e = makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 9, 9});
    board::PictureRecord picture;
    picture.asset = "map.webp";
    test::add(e, e.pictures, picture);
    e.assets["map.webp"] = std::make_shared<const std::string>("map");
    e.assets["secret.webp"] = std::make_shared<const std::string>("secret");
    const Encounter shown = project(e, Audience::Players);
    EXPECT_TRUE(shown.assets.contains("map.webp"));
    EXPECT_FALSE(shown.assets.contains("secret.webp"));
}

// What players have of a look of the GM's own stays what it is, and a kind that nobody knows is the usual
// one.
TEST(Project, LooksOfOnesOwnStayWhatTheyAre) {
    Encounter map = makeEncounter(DocumentKind::Map, {board::GridKind::Square, 8, 8});
    board::KindRecord hedge;
    hedge.of = board::KindOf::Wall;
    hedge.kind = "own1";
    hedge.label = "Thorns";
    hedge.like = "hedge";
    hedge.colour = 0xff0072b2;
    hedge.line = board::WallLine::Zigzag;
    test::add(map, map.kinds, hedge);
    hedge.of = board::KindOf::Terrain;
    hedge.like = "difficult";
    hedge.pattern = board::GroundPattern::Dots;
    test::add(map, map.kinds, hedge);
    std::int32_t y = 240;
    for (const char* kind : {"own1", "canary"}) {
        board::WallRecord wall;
        wall.kind = kind;
        wall.points = {{240, y}, {960, y}};
        test::add(map, map.walls, wall);
        board::TerrainRecord terrain;
        terrain.kind = kind;
        terrain.cells = {{2, y / 240}};
        test::add(map, map.terrain, terrain);
        y += 480;
    }
    const Encounter shown = project(map, Audience::Players);
    std::vector<std::string> kinds;
    for (const board::WallRecord& wall : shown.walls) kinds.push_back(wall.kind);
    for (const board::TerrainRecord& terrain : shown.terrain) kinds.push_back(terrain.kind);
    EXPECT_THAT(
        kinds, testing::UnorderedElementsAre("stone~6ff0072b2", "stone", "difficult~3ff0072b2", "difficult"));
    EXPECT_TRUE(sameContent(project(shown, Audience::Players), shown));
}

// A pit that looks like the water around it has no edge, whatever it does.
TEST(Project, TerrainThatLooksAlikeIsOne) {
    const auto lake = [](bool pit) {
        Encounter map = makeEncounter(DocumentKind::Map, {board::GridKind::Square, 8, 8});
        map.uuid = {};
        board::KindRecord kind;
        kind.of = board::KindOf::Terrain;
        kind.kind = "pit";
        kind.like = "shallowWater";
        kind.ground.doublings = 3;
        test::add(map, map.kinds, kind);
        board::TerrainRecord terrain;
        terrain.kind = "shallowWater";
        terrain.cells =
            pit ? std::vector<board::Cell>{{1, 1}, {3, 1}} : std::vector<board::Cell>{{1, 1}, {2, 1}, {3, 1}};
        test::add(map, map.terrain, terrain);
        terrain.kind = "smoke";
        terrain.cells = {{2, 1}, {2, 2}};
        test::add(map, map.terrain, terrain);
        terrain.kind = "pit";
        terrain.cells = {{2, 1}};
        if (pit) test::add(map, map.terrain, terrain);
        return project(map, Audience::Players);
    };
    EXPECT_TRUE(sameContent(lake(true), lake(false)));
}

// Nor do two kinds in the same look of their own.
TEST(Project, ALookOfItsOwnHidesWhatItIsLike) {
    const auto room = [](const char* wallLike, const char* terrainLike) {
        Encounter map = makeEncounter(DocumentKind::Map, {board::GridKind::Square, 8, 8});
        map.uuid = {};
        board::KindRecord kind;
        kind.of = board::KindOf::Wall;
        kind.kind = "own1";
        kind.colour = 0xff0072b2;
        kind.line = board::WallLine::Dashed;
        kind.like = wallLike;
        test::add(map, map.kinds, kind);
        kind.of = board::KindOf::Terrain;
        kind.pattern = board::GroundPattern::Waves;
        kind.like = terrainLike;
        test::add(map, map.kinds, kind);
        board::WallRecord wall;
        wall.kind = "own1";
        wall.points = {{240, 240}, {960, 240}};
        test::add(map, map.walls, wall);
        board::TerrainRecord terrain;
        terrain.kind = "own1";
        terrain.cells = {{2, 1}};
        test::add(map, map.terrain, terrain);
        return project(map, Audience::Players);
    };
    EXPECT_TRUE(sameContent(room("stone", "rock"), room("oneWay", "rock")));
    EXPECT_TRUE(sameContent(room("hedge", "smoke"), room("lowWall", "deepWater")));
    EXPECT_TRUE(sameContent(room("hedge", "smoke"), room("stone", "rock"))) << "nor what areas stop at";
}

// Whatever kinds there are, and in which order.
TEST(Project, TwoKindsInOneLookAreOne) {
    const auto room = [](bool withSecret) {
        Encounter map = makeEncounter(DocumentKind::Map, {board::GridKind::Square, 8, 8});
        map.uuid = {};
        for (const char* like : {"foeStart", "stone", "curtain"}) {
            board::KindRecord kind;
            kind.colour = 0xff0072b2;
            kind.kind = std::string("like ") + like;
            kind.of = board::KindOf::Wall;
            kind.like = like == std::string("foeStart") ? "invisible" : like;
            test::add(map, map.kinds, kind);
            kind.of = board::KindOf::Terrain;
            kind.like = like == std::string("stone")     ? "rock"
                        : like == std::string("curtain") ? "smoke"
                                                         : like;
            test::add(map, map.kinds, kind);
        }
        for (int i = 0; i < 3; ++i) {
            const std::string kind = withSecret && i == 1 ? "like curtain" : "like stone";
            board::WallRecord wall;
            wall.kind = kind;
            wall.points = {{240 * (i + 1), 240}, {240 * (i + 2), 240}};
            test::add(map, map.walls, wall);
            board::TerrainRecord terrain;
            terrain.kind = kind;
            terrain.cells = {{i, 3}};
            test::add(map, map.terrain, terrain);
        }
        return project(map, Audience::Players);
    };
    const Encounter shown = room(true);
    EXPECT_TRUE(sameContent(shown, room(false)));
    ASSERT_EQ(shown.walls.size(), 1u);
    EXPECT_EQ(shown.walls.begin()->kind, "stone~0ff0072b2");
    ASSERT_EQ(shown.terrain.size(), 1u);
    EXPECT_EQ(shown.terrain.begin()->kind, "difficult~0ff0072b2");
}

TEST(Project, IsIdempotentAndFollowsByDiff) {
    const Encounter keep = test::ruinedKeep();
    Encounter shown = project(keep, Audience::Players);
    EXPECT_TRUE(sameContent(project(shown, Audience::Players), shown));

    Encounter after = keep;
    auto lurker =
        *std::find_if(after.tokens.begin(), after.tokens.end(), [](const auto& t) { return t.hidden; });
    lurker.hidden = false;
    after.tokens.put(lurker);
    const ChangeSet changes = diff(shown, project(after, Audience::Players));
    ASSERT_EQ(changes.changes.size(), 1u);
    EXPECT_TRUE(apply(shown, changes));
    EXPECT_TRUE(sameContent(shown, project(after, Audience::Players)));
}

}  // namespace tenaille::document::project_test
