// SPDX-License-Identifier: MIT
#include "core/document/door_walls.h"

#include <gtest/gtest.h>

#include "core/actions/plan.h"
#include "core/document/board_of.h"
#include "core/document/hidden_doors.h"
#include "tests/support/sample_boards.h"

namespace tenaille::document::door_walls_test {

using board::LatticePoint;
using geometry::Segment;

class DoorWalls : public testing::Test {
  protected:
    Encounter m_map = makeEncounter(DocumentKind::Encounter, {board::GridKind::Square, 30, 30});

    void act(const actions::Intent& intent) {
        const board::BoardView board = boardOf(m_map);
        const Result<ChangeSet> changes = actions::plan({m_map, board, {}}, intent);
        ASSERT_TRUE(changes.ok()) << describe(changes.problem());
        const Encounter before = m_map;
        ASSERT_TRUE(apply(m_map, *changes).ok());
        Encounter undone = m_map;
        ASSERT_TRUE(apply(undone, inverse(*changes)).ok());
        EXPECT_TRUE(sameContent(undone, before));
    }
    RecordId wall(const std::string& kind, const Segment& where) {
        board::WallRecord record;
        record.kind = kind;
        record.points = {where.a, where.b};
        act(actions::PutElements{"addWall", {record}});
        return std::prev(m_map.walls.end())->id;
    }
    RecordId door(const Segment& where, const std::string& kind = "secretDoor") {
        board::DoorRecord record;
        record.kind = kind;
        record.where = where;
        act(actions::AddDoor{record});
        return std::prev(m_map.doors.end())->id;
    }
    const board::DoorRecord& at(RecordId id) const { return *m_map.doors.find(id); }
    void recolour(RecordId id, const std::string& kind) {
        board::WallRecord record = *m_map.walls.find(id);
        record.kind = kind;
        act(actions::PutElements{"changeWall", {record}});
    }
};

TEST_F(DoorWalls, ADoorTellsTheWallThatItWasCutFrom) {
    wall("hedge", {{240, 240}, {2400, 240}});
    const RecordId first = door({{480, 240}, {720, 240}}, "door");
    EXPECT_EQ(at(first).wall, "hedge");
    EXPECT_EQ(at(first).line, Segment()) << "it lies on the line itself";
    // Nothing is left of a wall that it fills, and what touches its end is another one.
    wall("stone", {{2400, 960}, {2400, 1200}});
    wall("fence", {{2400, 1200}, {2640, 1200}});
    EXPECT_EQ(at(door({{2400, 960}, {2400, 1200}})).wall, "stone");
    EXPECT_EQ(at(door({{4800, 960}, {4800, 1200}})).wall, "stone") << "it stands alone, and stops sight";
}

TEST_F(DoorWalls, WhatIsBuiltBesideItLaterIsNotItsWall) {
    wall("hedge", {{240, 240}, {720, 240}});
    const RecordId id = door({{480, 240}, {720, 240}});
    const RecordId later = wall("stone", {{720, 240}, {1440, 240}});
    EXPECT_EQ(at(id).wall, "hedge") << "stone would go before hedge";
    recolour(later, "fence");
    act(actions::RemoveRecords{{later}});
    EXPECT_EQ(at(id).wall, "hedge");
}

TEST_F(DoorWalls, ItGoesAlongWhenAllOfItsWallBecomesAnother) {
    const RecordId left = wall("stone", {{240, 240}, {2400, 240}});
    const RecordId id = door({{480, 240}, {720, 240}});
    ASSERT_EQ(m_map.walls.size(), 2u);
    const RecordId right = std::prev(m_map.walls.end())->id;
    recolour(left, "hedge");
    EXPECT_EQ(at(id).wall, "stone") << "stone goes on at its other end";
    recolour(right, "hedge");
    EXPECT_EQ(at(id).wall, "hedge");
    act(actions::RemoveRecords{{left, right}});
    EXPECT_EQ(at(id).wall, "hedge") << "what is gone tells nothing";
}

TEST_F(DoorWalls, WhatTheGmChoseStays) {
    const RecordId left = wall("stone", {{240, 240}, {2400, 240}});
    const RecordId id = door({{480, 240}, {720, 240}});
    board::DoorRecord chosen = at(id);
    chosen.wall = "curtain";
    act(actions::PutElements{"changeDoor", {chosen}});
    EXPECT_EQ(at(id).wall, "curtain");
    recolour(left, "fence");
    EXPECT_EQ(at(id).wall, "curtain");
}

TEST_F(DoorWalls, ItSlidesIntoAnotherWall) {
    wall("stone", {{240, 240}, {2400, 240}});
    wall("hedge", {{240, 960}, {2400, 960}});
    const RecordId id = door({{480, 240}, {720, 240}});
    act(actions::SlideDoor{id, {{960, 240}, {1200, 240}}});
    EXPECT_EQ(at(id).wall, "stone");
    act(actions::SlideDoor{id, {{960, 960}, {1200, 960}}});
    EXPECT_EQ(at(id).wall, "hedge");
}

// Its ends lie next to a slanted wall, and so do those of the pieces that are left: the line is kept.
TEST_F(DoorWalls, ADoorInASlantedWallKeepsItsLine) {
    const Segment whole{{240, 2000}, {5520, 3110}};
    wall("stone", whole);
    const RecordId id = door({{2119, 2395}, {2354, 2444}});
    EXPECT_EQ(at(id).line, whole);
    const RecordId second = door({{3880, 2765}, {4115, 2815}});
    EXPECT_EQ(at(second).line, whole) << "from door to door";
    act(actions::RemoveRecords{{std::prev(m_map.walls.end())->id}});
    EXPECT_EQ(at(id).line, whole);
    EXPECT_EQ(at(second).line, whole);
    std::vector<RecordId> all{id, second};
    for (const board::WallRecord& one : m_map.walls) all.push_back(one.id);
    act(actions::MoveElements{all, {480, 240}});
    EXPECT_TRUE(geometry::cross(at(id).line.a, at(id).line.b, at(id).where.a) <
                2 * static_cast<std::int64_t>(5520))
        << "it went along";
    EXPECT_EQ(wallLines(m_map.doors).size(), 1u);
}

// Of older maps, however many doors stand in a line or meet in a point.
TEST_F(DoorWalls, ManyDoorsAreSettledInPasses) {
    const auto put = [&](auto& table, auto record, const Segment& where) {
        if constexpr (requires { record.points; })
            record.points = {where.a, where.b};
        else
            record.where = where;
        test::add(m_map, table, record);
    };
    board::WallRecord hedge;
    hedge.kind = "hedge";
    put(m_map.walls, hedge, {{0, 0}, {100, 1}});
    for (std::int32_t x = 100; x < 200'000; x += 100)
        put(m_map.doors, board::DoorRecord(), {{x, x / 100}, {x + 100, x / 100 + 1}});
    for (std::int32_t y = 1; y < 2000; ++y) {
        put(m_map.walls, board::WallRecord(), {{-500, 500}, {-9000, 500 + y}});
        put(m_map.doors, board::DoorRecord(), {{-500, 500}, {9000 + y, 9000}});
    }
    settleDoors(m_map);
    for (const board::DoorRecord& door : m_map.doors)
        EXPECT_EQ(door.wall, door.where.a.x > 0 ? "hedge" : "stone") << door.where.a.x;
}

TEST_F(DoorWalls, AOneWayWallKeepsItsDirection) {
    for (const bool turned : {false, true}) {
        const std::int32_t y = turned ? 960 : 240;
        const Segment way{{turned ? 2400 : 240, y}, {turned ? 240 : 2400, y}};
        wall("oneWay", way);
        const RecordId id = door({{480, y}, {720, y}});
        EXPECT_EQ(at(id).wall, "oneWay");
        EXPECT_GT(geometry::dot(way.a, way.b, way.a + (at(id).line.b - at(id).line.a)), 0);
    }
    for (const HiddenDoor& hidden : hiddenDoors(m_map)) EXPECT_TRUE(hidden.effect.oneWay);
}

// A kind of the document is not removed from under a door, and comes along when it is pasted.
TEST_F(DoorWalls, TheKindOfItsWallIsInUse) {
    board::KindRecord thorns;
    thorns.of = board::KindOf::Wall;
    thorns.kind = "thorns";
    thorns.label = "Thorns";
    thorns.like = "hedge";
    test::add(m_map, m_map.kinds, thorns);
    const RecordId left = wall("thorns", {{240, 240}, {720, 240}});
    const RecordId id = door({{480, 240}, {720, 240}});
    act(actions::RemoveRecords{{left}});
    EXPECT_EQ(at(id).wall, "thorns");
    EXPECT_EQ(actions::usesOfKind(m_map, board::KindOf::Wall, "thorns"), 1u);
}

}  // namespace tenaille::document::door_walls_test
