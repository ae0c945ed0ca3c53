// SPDX-License-Identifier: MIT
#include "ui/scene/board_scene.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "core/document/names.h"
#include "core/document/plain_walls.h"
#include "core/document/project.h"
#include "tests/support/sample_boards.h"
#include "ui/scene/render_image.h"

namespace tenaille::ui::board_scene_test {

using document::ChangeSet;
using document::Encounter;

RenderOptions small() {
    static const RenderOptions kShared;
    RenderOptions options = kShared;
    options.size = {620, 400};
    return options;
}

// A scene that follows one edit, and the document after it.
struct Followed {
    explicit Followed(Encounter start) : after(std::move(start)) { scene.show(after); }
    void perform(const ChangeSet& changes) {
        ASSERT_TRUE(document::apply(after, changes));
        scene.follow(after, changes);
    }
    void expectSameAsRebuilt() { EXPECT_EQ(renderScene(scene, small()), renderBoard(after, small())); }
    Encounter after;
    BoardScene scene;
};

template <class R, class Edit>
ChangeSet edited(const document::Table<R>& table, Edit&& edit) {
    ChangeSet changes;
    R record = *table.begin();
    edit(record);
    changes.replace(*table.begin(), record);
    return changes;
}

TEST(BoardScene, MovingATokenLeavesTheGroundAlone) {
    Followed board(test::ruinedKeep());
    const GroundPtr before = board.scene.ground();
    QSignalSpy ground(&board.scene, &BoardScene::groundChanged);
    QSignalSpy tokens(&board.scene, &BoardScene::tokensChanged);
    board.perform(edited(board.after.tokens, [](auto& token) { token.creature.at = {14, 4}; }));
    EXPECT_EQ(board.scene.ground(), before);
    EXPECT_EQ(ground.count(), 0);
    EXPECT_EQ(tokens.count(), 1);
    board.expectSameAsRebuilt();
}

// Of those of one size: bodies lowest, then the hidden, and who stands on them last, whatever its record.
TEST(BoardScene, WhoStandsOnABodyOrOnAHiddenOneIsSeen) {
    Encounter encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 6, 5});
    for (std::uint32_t id = 1; id <= 4; ++id) {
        board::TokenRecord token;
        token.id = {id};
        token.creature.record = token.id;
        token.hitPoints = token.maxHitPoints = 5;
        token.hidden = id == 3;
        if (id == 4) token.hitPoints = 0;
        encounter.tokens.put(token);
    }
    const auto order = [](const BoardScene& scene) {
        std::vector<std::uint32_t> ids;
        for (const TokenShape& shape : scene.tokens()) ids.push_back(shape.id.value);
        return ids;
    };
    Followed board(encounter);
    EXPECT_EQ(order(board.scene), (std::vector<std::uint32_t>{4, 3, 1, 2}));
    board.perform(edited(board.after.tokens, [](auto& token) { token.hitPoints = 0; }));
    EXPECT_EQ(order(board.scene), (std::vector<std::uint32_t>{1, 4, 3, 2}));
    board.expectSameAsRebuilt();
}

TEST(BoardScene, ATorchGoesWithItsBearer) {
    Followed board(test::ruinedKeep());
    const auto carries = [](auto& token) { token.light = {480, 960}; };
    board.perform(edited(board.after.tokens, carries));
    ASSERT_EQ(board.scene.ground()->carried.size(), 1u);
    board.expectSameAsRebuilt();
    const QPointF before = board.scene.ground()->carried.front()->at;
    board.perform(edited(board.after.tokens, [](auto& token) { token.creature.at = {14, 4}; }));
    EXPECT_NE(board.scene.ground()->carried.front()->at, before);
    board.expectSameAsRebuilt();
    board.perform(edited(board.after.doors, [](auto& door) { door.state = board::DoorState::Open; }));
    board.expectSameAsRebuilt();
    const GroundPtr lit = board.scene.ground();
    board.perform(edited(board.after.tokens, [](auto& token) { token.hitPoints -= 1; }));
    EXPECT_EQ(board.scene.ground(), lit) << "its light is the same";
    board.perform(edited(board.after.tokens, [](auto& token) { token.light = {}; }));
    EXPECT_TRUE(board.scene.ground()->carried.empty());
    board.expectSameAsRebuilt();
}

TEST(BoardScene, OneChangedShapeOnly) {
    Followed board(test::ruinedKeep());
    const GroundPtr before = board.scene.ground();
    board.perform(edited(board.after.props, [](auto& prop) { prop.rotation = 45; }));
    const GroundPtr after = board.scene.ground();
    ASSERT_EQ(after->props.size(), before->props.size());
    EXPECT_NE(after->props[0], before->props[0]);
    for (std::size_t i = 1; i < after->props.size(); ++i) EXPECT_EQ(after->props[i], before->props[i]);
    EXPECT_EQ(after->walls, before->walls);
}

TEST(BoardScene, FollowingEqualsRebuilding) {
    Followed board(test::ruinedKeep());
    board.perform(edited(board.after.doors, [](auto& door) { door.state = board::DoorState::Open; }));
    board.expectSameAsRebuilt();
    board.perform(edited(board.after.walls, [](auto& wall) { wall.points.pop_back(); }));
    board.expectSameAsRebuilt();
    board.perform(edited(board.after.lights, [](auto& light) { light.at = {3600, 1800}; }));
    board.expectSameAsRebuilt();
    board.perform(edited(board.after.terrain, [](auto& terrain) { terrain.kind = "deepWater"; }));
    board.expectSameAsRebuilt();
    board.perform(edited(board.after.notes, [](auto& note) { note.at = {600, 600}; }));
    board.expectSameAsRebuilt();
    ChangeSet removal;
    for (const auto& floor : board.after.floors) removal.remove(floor);
    board.perform(removal);
    board.expectSameAsRebuilt();
    board.perform(document::inverse(removal));
    board.expectSameAsRebuilt();
    board.perform(edited(board.after.grid, [](auto& grid) { grid.visible = false; }));
    board.expectSameAsRebuilt();
    board.perform(edited(board.after.grid, [](auto& grid) { grid.extent.width = 30; }));
    board.expectSameAsRebuilt();
    board.perform(edited(board.after.grid, [](auto& grid) { grid.extent.grid = board::GridKind::HexFlat; }));
    board.expectSameAsRebuilt();
}

TEST(BoardScene, OnlyWhatIsReportedLooksDifferent) {
    Followed board(test::ruinedKeep());
    const RenderOptions options = small();
    const Camera camera = fitting(board.scene.ground()->board, options.size);
    const auto check = [&](const ChangeSet& changes) {
        const QImage before = renderScene(board.scene, options);
        QVector<QRectF> dirty;
        const auto gather = [&](const QVector<QRectF>& plane) { dirty += plane; };
        const auto ground = QObject::connect(&board.scene, &BoardScene::groundChanged, gather);
        const auto tokens = QObject::connect(&board.scene, &BoardScene::tokensChanged, gather);
        board.perform(changes);
        QObject::disconnect(ground);
        QObject::disconnect(tokens);
        const QImage after = renderScene(board.scene, options);
        ASSERT_NE(before, after);
        for (int y = 0; y < after.height(); ++y)
            for (int x = 0; x < after.width(); ++x) {
                if (before.pixel(x, y) == after.pixel(x, y)) continue;
                const QPointF at = camera.toPlane(QPointF(x + 0.5, y + 0.5));
                const double pixel = 16 / camera.scale;  // what the view adds around every rectangle
                ASSERT_TRUE(std::any_of(dirty.begin(), dirty.end(),
                                        [&](const QRectF& box) {
                                            return box.adjusted(-pixel, -pixel, pixel, pixel).contains(at);
                                        }))
                    << at.x() << ' ' << at.y();
            }
    };
    check(edited(board.after.doors, [](auto& door) { door.state = board::DoorState::Open; }));
    check(edited(board.after.floors, [](auto& floor) { floor.material = "grass"; }));
    check(edited(board.after.props, [](auto& prop) { prop.rotation = 45; }));
    check(edited(board.after.tokens, [](auto& token) { token.creature.at = {3, 5}; }));
    check(edited(board.after.texts, [](auto& text) { text.text = "Armoury of the old kings"; }));
    check(edited(board.after.walls, [](auto& wall) { wall.points.pop_back(); }));
}

// The picture for the players is that of a document in which the secrets never were.
TEST(BoardScene, PlayersSeeNothingSecret) {
    const Encounter keep = test::ruinedKeep();
    Encounter plain = keep;
    for (const auto& note : keep.notes) plain.notes.erase(note.id);
    for (const auto& token : keep.tokens) {
        if (token.hidden) {
            plain.tokens.erase(token.id);
            continue;
        }
        auto seen = token;
        seen.creature.shield.reset();
        if (token.creature.side != "party") {
            seen.maxHitPoints = 0;
            const auto [name, number] = document::numberedName(token.name);
            if (number > 0) seen.label = document::labelOf(name, 0);
            seen.name = name;
        }
        plain.tokens.put(seen);
    }
    for (const auto& door : keep.doors) {
        auto seen = door;
        if (seen.state == board::DoorState::Locked) seen.state = board::DoorState::Closed;
        plain.doors.put(seen);
        if (door.kind != "secretDoor") continue;
        plain.doors.erase(door.id);
        board::WallRecord wall;
        wall.id = door.id;
        wall.points = {door.where.a, door.where.b};
        plain.walls.put(wall);
    }
    plain.walls = document::plainWalls({plain.walls.begin(), plain.walls.end()});
    const QImage players = renderBoard(document::project(keep, document::Audience::Players), small());
    EXPECT_EQ(players, renderBoard(plain, small()));
    EXPECT_NE(players, renderBoard(keep, small()));

    BoardScene scene;
    scene.show(document::project(keep, document::Audience::Players));
    EXPECT_TRUE(scene.notes().empty());
    for (const auto& token : scene.tokens()) EXPECT_NE(token.name, QStringLiteral("Lurker"));
    for (const auto& door : scene.ground()->doors) EXPECT_NE(door->look, DoorLook::SecretDoor);
}

TEST(BoardScene, LightStopsAtWallsAndPassesOpenDoors) {
    Encounter e = document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 12, 12});
    board::WallRecord wall;
    wall.points = {{1440, 0}, {1440, 1200}};
    test::add(e, e.walls, wall);
    wall.points = {{1440, 1440}, {1440, 2880}};
    test::add(e, e.walls, wall);
    board::DoorRecord door;
    door.where = {{1440, 1200}, {1440, 1440}};
    test::add(e, e.doors, door);
    board::LightRecord light;
    light.at = {960, 1320};
    light.dim = 1200;
    test::add(e, e.lights, light);
    Followed board(e);
    const QPointF behindDoor(7.5, 5.5);
    const QPointF behindWall(7.5, 7.5);
    const auto lit = [&](QPointF at) {
        return board.scene.ground()->lights[0]->lit.containsPoint(at, Qt::WindingFill);
    };
    EXPECT_FALSE(lit(behindDoor));
    EXPECT_TRUE(lit({5, 5.5}));
    board.perform(edited(board.after.doors, [](auto& d) { d.state = board::DoorState::Open; }));
    EXPECT_TRUE(lit(behindDoor));
    EXPECT_FALSE(lit(behindWall));
}

TEST(BoardScene, AsThePlayersSeeItNobodyUnseenCarriesALight) {
    Encounter e = document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 12, 12});
    std::vector<RecordId> bearers;
    for (const char* side : {"party", "foe"}) {
        board::TokenRecord token = test::makeToken(board::GridKind::Square, side, side, {3, 3}, "E");
        token.light = {480, 960};
        bearers.push_back(test::add(e, e.tokens, token));
    }
    BoardScene scene;
    scene.show(e);
    EXPECT_EQ(scene.ground()->carried.size(), 2u);
    EXPECT_FALSE(scene.ground()->isPlain()) << "it is to be painted";
    QSignalSpy ground(&scene, &BoardScene::groundChanged);
    scene.setPlayersView(std::vector{bearers.front()}, e);
    ASSERT_EQ(scene.ground()->carried.size(), 1u);
    EXPECT_EQ(scene.ground()->carried.front()->id, bearers.front());
    EXPECT_EQ(ground.count(), 1);
    scene.setPlayersView(std::nullopt, e);
    EXPECT_EQ(scene.ground()->carried.size(), 2u);
}

TEST(BoardScene, TheGameMasterReadsWhatThePlayersCount) {
    board::TokenRecord orc = test::makeToken(board::GridKind::Square, "Orc 3", "foe", {3, 3}, "E");
    EXPECT_TRUE(tokenShape(board::GridKind::Square, orc).state.isEmpty()) << "nobody has met it";
    orc.metAs = 2;
    EXPECT_EQ(tokenShape(board::GridKind::Square, orc).state, QStringLiteral("players: 2"));
    orc.metAs = 3;
    EXPECT_TRUE(tokenShape(board::GridKind::Square, orc).state.isEmpty());
    orc.name = "Orc";
    orc.metAs = 1;
    EXPECT_TRUE(tokenShape(board::GridKind::Square, orc).state.isEmpty());
    EXPECT_FALSE(tokenShape(board::GridKind::Square, orc).face.invisible);
    orc.creature.traits = {board::Trait::Invisible};
    EXPECT_TRUE(tokenShape(board::GridKind::Square, orc).face.invisible);
    EXPECT_EQ(tokenShape(board::GridKind::Square, orc).state, QStringLiteral("invisible"));
}

}  // namespace tenaille::ui::board_scene_test
