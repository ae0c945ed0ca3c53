// SPDX-License-Identifier: MIT
#include "core/actions/wall_edits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/actions/plan_fixture.h"
#include "tests/support/property.h"
#include "tests/support/sample_boards.h"

namespace tenaille::actions::wall_edits_test {

using board::LatticePoint;
using board::WallRecord;
using geometry::Segment;
using testing::ElementsAre;

constexpr std::int32_t kUnit = geometry::kUnitsPerCell;

class WallEditing : public PlanFixture {
  protected:
    WallEditing() : PlanFixture({board::GridKind::Square, 12, 10}) {}

    RecordId wall(std::vector<LatticePoint> points, const char* kind = "stone") {
        WallRecord record;
        record.kind = kind;
        record.points = std::move(points);
        return test::add(m_map, m_map.walls, record);
    }
    RecordId door(Segment where) {
        board::DoorRecord record;
        record.where = where;
        perform(AddDoor{record});
        return std::prev(m_map.doors.end())->id;
    }
    std::vector<std::vector<LatticePoint>> lines() const {
        std::vector<std::vector<LatticePoint>> found;
        for (const WallRecord& record : m_map.walls) found.push_back(record.points);
        return found;
    }
};

TEST_F(WallEditing, ADoorThatSlidesClosesTheWallBehindIt) {
    wall({{0, 0}, {8 * kUnit, 0}});
    const RecordId id = door({{2 * kUnit, 0}, {3 * kUnit, 0}});
    ASSERT_EQ(m_map.walls.size(), 2u);
    perform(SlideDoor{id, {{5 * kUnit, 0}, {6 * kUnit, 0}}});
    EXPECT_THAT(lines(), ElementsAre(ElementsAre(LatticePoint{0, 0}, LatticePoint{5 * kUnit, 0}),
                                     ElementsAre(LatticePoint{6 * kUnit, 0}, LatticePoint{8 * kUnit, 0})));
    EXPECT_EQ(m_map.doors.find(id)->where.a.x, 5 * kUnit);
}

TEST_F(WallEditing, ASlantedWallIsWholeAgain) {
    const std::vector<LatticePoint> line{{240, 2000}, {5520, 3110}};
    wall(line);
    const RecordId id = door({{2119, 2395}, {2354, 2444}});
    ASSERT_EQ(m_map.walls.size(), 2u);
    perform(SlideDoor{id, {{3000, 2580}, {3235, 2630}}});
    EXPECT_THAT(lines(), ElementsAre(ElementsAre(LatticePoint{240, 2000}, LatticePoint{3000, 2580}),
                                     ElementsAre(LatticePoint{3235, 2630}, LatticePoint{5520, 3110})));
    perform(RemoveRecords{{id}});
    EXPECT_THAT(lines(), ElementsAre(line));
}

TEST_F(WallEditing, ADoorThatIsDeletedLeavesAWholeWall) {
    const std::vector<LatticePoint> line{{0, 0}, {8 * kUnit, 0}, {8 * kUnit, 3 * kUnit}};
    wall(line);
    const RecordId id = door({{2 * kUnit, 0}, {3 * kUnit, 0}});
    perform(RemoveRecords{{id}});
    EXPECT_THAT(lines(), ElementsAre(line));
}

TEST_F(WallEditing, ARoomWithADoorClosesToARoom) {
    wall({{0, 0}, {4 * kUnit, 0}, {4 * kUnit, 4 * kUnit}, {0, 4 * kUnit}, {0, 0}});
    const RecordId middle = door({{kUnit, 0}, {2 * kUnit, 0}});
    perform(RemoveRecords{{middle}});
    ASSERT_EQ(m_map.walls.size(), 1u);
    const std::vector<LatticePoint>& ring = m_map.walls.begin()->points;
    EXPECT_EQ(ring.front(), ring.back());
    EXPECT_EQ(ring.size(), 5u);
}

TEST_F(WallEditing, AtTheEndOfAWallItReachesToWhereTheDoorWas) {
    wall({{0, 0}, {4 * kUnit, 0}});
    const RecordId id = door({{3 * kUnit, 0}, {4 * kUnit, 0}});
    perform(RemoveRecords{{id}});
    EXPECT_THAT(lines(), ElementsAre(ElementsAre(LatticePoint{0, 0}, LatticePoint{4 * kUnit, 0})));
}

TEST_F(WallEditing, BetweenCornersAPieceOfItsOwnFillsTheGap) {
    wall({{0, 0}, {0, 3 * kUnit}}, "hedge");
    wall({{2 * kUnit, 0}, {2 * kUnit, 3 * kUnit}}, "hedge");
    board::DoorRecord record;
    record.where = {{0, 0}, {2 * kUnit, 0}};
    const RecordId id = test::add(m_map, m_map.doors, record);
    perform(RemoveRecords{{id}});
    ASSERT_EQ(m_map.walls.size(), 3u);
    EXPECT_EQ(std::prev(m_map.walls.end())->kind, "hedge");
}

TEST_F(WallEditing, AFreestandingDoorLeavesNothing) {
    board::DoorRecord record;
    record.where = {{kUnit, kUnit}, {2 * kUnit, kUnit}};
    const RecordId id = test::add(m_map, m_map.doors, record);
    perform(RemoveRecords{{id}});
    EXPECT_TRUE(m_map.walls.empty());
}

TEST_F(WallEditing, DoorAndWallsTogetherAreSimplyGone) {
    wall({{0, 0}, {8 * kUnit, 0}});
    const RecordId id = door({{2 * kUnit, 0}, {3 * kUnit, 0}});
    std::vector<RecordId> all{id};
    for (const WallRecord& record : m_map.walls) all.push_back(record.id);
    perform(RemoveRecords{all});
    EXPECT_TRUE(m_map.walls.empty());
}

TEST_F(WallEditing, OneWayWallsAreNeverTurnedRound) {
    wall({{0, 0}, {2 * kUnit, 0}}, "oneWay");
    wall({{8 * kUnit, 0}, {3 * kUnit, 0}}, "oneWay");
    board::DoorRecord record;
    record.where = {{2 * kUnit, 0}, {3 * kUnit, 0}};
    const RecordId id = test::add(m_map, m_map.doors, record);
    perform(RemoveRecords{{id}});
    EXPECT_THAT(lines(), ElementsAre(ElementsAre(LatticePoint{0, 0}, LatticePoint{3 * kUnit, 0}),
                                     ElementsAre(LatticePoint{8 * kUnit, 0}, LatticePoint{3 * kUnit, 0})));
}

// Wherever a door slides along a room, what it leaves behind is the room.
TEST_F(WallEditing, SlidingAboutLosesNothing) {
    const std::vector<LatticePoint> room{
        {kUnit, kUnit}, {7 * kUnit, kUnit}, {7 * kUnit, 6 * kUnit}, {kUnit, 6 * kUnit}, {kUnit, kUnit}};
    wall(room);
    const RecordId id = door({{2 * kUnit, kUnit}, {3 * kUnit, kUnit}});
    test::Random random(5);
    for (int i = 0; i < test::cases(60); ++i) {
        const std::size_t side = static_cast<std::size_t>(random.between(0, 3));
        const LatticePoint from = room[side];
        const LatticePoint to = room[side + 1];
        const int cells = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y)) / kUnit;
        const int start = random.between(0, cells - 1);
        const auto at = [&](int cell) {
            return LatticePoint{from.x + (to.x - from.x) / cells * cell,
                                from.y + (to.y - from.y) / cells * cell};
        };
        perform(SlideDoor{id, {at(start), at(start + 1)}});
    }
    perform(RemoveRecords{{id}});
    double length = 0;
    for (const auto& line : lines())
        for (std::size_t i = 1; i < line.size(); ++i)
            length += std::abs(line[i].x - line[i - 1].x) + std::abs(line[i].y - line[i - 1].y);
    EXPECT_EQ(length, 22.0 * kUnit);
    EXPECT_EQ(m_map.walls.size(), 1u);
}

}  // namespace tenaille::actions::wall_edits_test
