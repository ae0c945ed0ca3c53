// SPDX-License-Identifier: MIT
#include "core/document/changes.h"

#include <gtest/gtest.h>

#include <random>

#include "core/document/board_of.h"

namespace tenaille::document::changes_test {

board::WallRecord wall(std::uint32_t id, std::int32_t x) {
    board::WallRecord record;
    record.id = {id};
    record.points = {{x, 0}, {x, 240}};
    return record;
}

Encounter sample() {
    Encounter encounter = makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 10, 8});
    encounter.walls.put(wall(20, 240));
    encounter.walls.put(wall(12, 480));
    return encounter;
}

TEST(Table, KeepsRecordsSortedById) {
    const Encounter encounter = sample();
    std::vector<std::uint32_t> ids;
    for (const auto& record : encounter.walls) ids.push_back(record.id.value);
    EXPECT_EQ(ids, (std::vector<std::uint32_t>{12, 20}));
    EXPECT_EQ(encounter.walls.find({13}), nullptr);
    EXPECT_EQ(nextId(encounter).value, 21u);
}

TEST(ChangeSet, InverseTakesBackInsertionRemovalAndChange) {
    Encounter encounter = sample();
    const Encounter before = encounter;
    ChangeSet changes{"test", {}, {}};
    changes.insert(wall(21, 720));
    changes.remove(*encounter.walls.find({12}));
    changes.replace(*encounter.walls.find({20}), wall(20, 960));
    ASSERT_TRUE(apply(encounter, changes).ok());
    EXPECT_FALSE(sameContent(encounter, before));
    EXPECT_EQ(inverse(inverse(changes)), changes);
    ASSERT_TRUE(apply(encounter, inverse(changes)).ok());
    EXPECT_TRUE(sameContent(encounter, before));
}

TEST(ChangeSet, IsRefusedWholeWhenTheDocumentIsOther) {
    Encounter encounter = sample();
    const Encounter before = encounter;
    ChangeSet changes{"moveToken", {}, {}};
    changes.insert(wall(30, 0));
    changes.replace(wall(20, 111), wall(20, 222));  // what stands there has x = 240
    const Outcome outcome = apply(encounter, changes);
    ASSERT_FALSE(outcome.ok());
    EXPECT_EQ(outcome.problem().place, "record 20");
    EXPECT_TRUE(sameContent(encounter, before)) << "the insertion before it was taken back";
    ChangeSet again{"x", {}, {}};
    again.insert(wall(12, 0));
    EXPECT_FALSE(apply(encounter, again).ok()) << "there is one with this id";
}

// Any walk through random edits, back by inverses: the same document; diff finds the way as well.
TEST(ChangeSet, RandomWalksGoBackExactly) {
    std::mt19937 random(42);
    for (int round = 0; round < 50; ++round) {
        Encounter encounter = sample();
        const Encounter start = encounter;
        std::vector<ChangeSet> done;
        for (int step = 0; step < 30; ++step) {
            ChangeSet changes{"step", {}, {}};
            const std::uint32_t id = 10 + random() % 8;
            const board::WallRecord* present = encounter.walls.find({id});
            const auto fresh = wall(id, static_cast<std::int32_t>(random() % 1000));
            if (present == nullptr)
                changes.insert(fresh);
            else if (random() % 2 == 0)
                changes.remove(*present);
            else
                changes.replace(*present, fresh);
            ASSERT_TRUE(apply(encounter, changes).ok());
            done.push_back(std::move(changes));
        }
        Encounter byDiff = start;
        ASSERT_TRUE(apply(byDiff, diff(start, encounter)).ok());
        EXPECT_TRUE(sameContent(byDiff, encounter));
        while (!done.empty()) {
            ASSERT_TRUE(apply(encounter, inverse(done.back())).ok());
            done.pop_back();
        }
        EXPECT_TRUE(sameContent(encounter, start));
    }
}

// Edits of many records at once end as those of one after the other do, forward and back, and are refused
// whole.
TEST(ChangeSet, ManyTogetherAreTheSameAsOneByOne) {
    std::mt19937 random(7);
    for (int round = 0; round < 20; ++round) {
        Encounter encounter = sample();
        for (std::uint32_t id = 100; id < 600; ++id)
            if (random() % 3 != 0) encounter.walls.put(wall(id, 0));
        const Encounter start = encounter;
        Encounter oneByOne = encounter;
        ChangeSet changes{"many", {}, {}};
        for (std::uint32_t id = 90; id < 620; ++id) {
            const board::WallRecord* present = encounter.walls.find({id});
            const bool leaves = random() % 4 == 0;
            if (leaves && random() % 2 == 0) continue;
            const std::size_t before = changes.changes.size();
            if (present == nullptr)
                changes.insert(wall(id, 240));
            else if (leaves)
                changes.remove(*present);
            else
                changes.replace(*present, wall(id, 480));
            ChangeSet one{
                "one",
                {},
                {changes.changes.begin() + static_cast<std::ptrdiff_t>(before), changes.changes.end()}};
            ASSERT_TRUE(apply(oneByOne, one).ok());
        }
        ASSERT_TRUE(apply(encounter, changes).ok());
        EXPECT_TRUE(sameContent(encounter, oneByOne));
        ASSERT_TRUE(apply(encounter, inverse(changes)).ok());
        EXPECT_TRUE(sameContent(encounter, start));
        changes.replace(wall(615, 1), wall(615, 2));
        const Outcome outcome = apply(encounter, changes);
        ASSERT_FALSE(outcome.ok()) << "nothing of the kind stands there";
        EXPECT_EQ(outcome.problem().place, "record 615");
        EXPECT_TRUE(sameContent(encounter, start));
    }
}

TEST(BoardOf, OpenDoorsAndUnknownKindsDoNotStopAnything) {
    Encounter encounter = sample();
    board::DoorRecord door;
    door.id = {40};
    door.where = {{0, 0}, {0, 240}};
    encounter.doors.put(door);
    EXPECT_EQ(boardOf(encounter).barriers().size(), 3u);
    door.state = board::DoorState::Open;
    encounter.doors.put(door);
    EXPECT_EQ(boardOf(encounter).barriers().size(), 2u);
    board::WallRecord strange = wall(41, 0);
    strange.kind = "forceField";
    encounter.walls.put(strange);
    EXPECT_EQ(boardOf(encounter).barriers().size(), 2u);
}

TEST(BoardOf, TerrainOfOneCellCombines) {
    Encounter encounter = sample();
    board::TerrainRecord difficult;
    difficult.id = {50};
    difficult.cells = {{1, 1}, {2, 1}};
    board::TerrainRecord smoke;
    smoke.id = {51};
    smoke.kind = "smoke";
    smoke.cells = {{2, 1}};
    encounter.terrain.put(difficult);
    encounter.terrain.put(smoke);
    const board::BoardView board = boardOf(encounter);
    EXPECT_EQ(board.terrainAt({1, 1}).doublings, 1);
    EXPECT_FALSE(board.terrainAt({1, 1}).conceals);
    EXPECT_EQ(board.terrainAt({2, 1}).doublings, 1);
    EXPECT_TRUE(board.terrainAt({2, 1}).conceals);
    EXPECT_EQ(board.terrainAt({3, 1}), board::TerrainEffect{});
}

// What stops a line on hexes is the rectangle that is seen, not the slanted one of the lattice.
TEST(BoardOf, PropsStandUprightOnHexes) {
    board::PropRecord crate;
    crate.at = {480, 480};
    crate.width = 240;
    crate.height = 120;
    for (const board::GridKind grid : {board::GridKind::HexPointy, board::GridKind::HexFlat}) {
        const board::Position middle = board::position(grid, crate.at);
        const std::vector<board::LatticePoint> corners = outlineOf(grid, crate);
        ASSERT_EQ(corners.size(), 4u);
        constexpr double kSigns[][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const board::Position at = board::position(grid, corners[i]);
            EXPECT_NEAR(at.x - middle.x, kSigns[i][0] * 0.5, 0.005);
            EXPECT_NEAR(at.y - middle.y, kSigns[i][1] * 0.25, 0.005);
        }
    }
    EXPECT_EQ(outlineOf(board::GridKind::Square, crate).front(), (board::LatticePoint{360, 420}));
}

TEST(BoardOf, PropsActByTheirOutline) {
    Encounter encounter = makeEncounter(DocumentKind::Map, {board::GridKind::Square, 10, 8});
    board::PropRecord pillar;
    pillar.id = {60};
    pillar.kind = "pillar";
    pillar.at = {360, 360};
    pillar.width = 240;
    pillar.height = 120;
    pillar.rotation = 90;
    encounter.props.put(pillar);
    const board::BoardView board = boardOf(encounter);
    ASSERT_EQ(board.barriers().size(), 4u);
    geometry::Box hull{{9999, 9999}, {0, 0}};
    for (const board::Barrier& barrier : board.barriers()) {
        const auto box = geometry::boundingBox(barrier.where);
        hull.min = {std::min(hull.min.x, box.min.x), std::min(hull.min.y, box.min.y)};
        hull.max = {std::max(hull.max.x, box.max.x), std::max(hull.max.y, box.max.y)};
    }
    EXPECT_EQ(hull, (geometry::Box{{300, 240}, {420, 480}})) << "turned by a quarter, exactly";
}

TEST(BoardView, FindsEveryBarrierThatTouchesABox) {
    std::mt19937 random(3);
    board::BoardParts parts;
    for (int i = 0; i < 400; ++i) {
        const auto c = [&] { return static_cast<std::int32_t>(random() % 20000) - 10000; };
        const geometry::LatticePoint a{c(), c()};
        const geometry::LatticePoint b{a.x + c() / 10, a.y + c() / 10 + 1};
        parts.barriers.push_back({{a, b}, {}, {}});
    }
    const board::BoardView board(parts);
    for (int i = 0; i < 200; ++i) {
        const auto c = [&] { return static_cast<std::int32_t>(random() % 24000) - 12000; };
        const geometry::LatticePoint min{c(), c()};
        const geometry::Box box{min, {min.x + 900, min.y + 700}};
        std::vector<std::uint32_t> found;
        board.barriersTouching(box, found);
        std::vector<std::uint32_t> expected;
        for (std::uint32_t k = 0; k < parts.barriers.size(); ++k)
            if (geometry::boundingBox(parts.barriers[k].where).touches(box)) expected.push_back(k);
        EXPECT_EQ(found, expected);
    }
}

TEST(OptionsOf, ReadsKnownValuesAndLeavesOutTheRest) {
    Encounter encounter = sample();
    board::SettingsRecord settings = encounter.settingsRecord();
    settings.ruleOptions = {{"rules.facing", "ua"},
                            {"facing.diagonal5", "1"},
                            {"reach.tenFootException", "true"},
                            {"cover.chooser", "?"},
                            {"facing.diagonal6", "3"}};
    encounter.settings.put(settings);
    const rules::RuleOptions options = optionsOf(encounter);
    EXPECT_EQ(options.facingRules, rules::FacingRules::Ua);
    EXPECT_EQ(options.facing.diagonal5, 1);
    EXPECT_TRUE(options.reach.tenFootException);
    EXPECT_EQ(options.cover, rules::CoverOptions{});
}

}  // namespace tenaille::document::changes_test
