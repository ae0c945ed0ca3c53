// SPDX-License-Identifier: MIT
#include "core/actions/room_size.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/actions/map_check.h"
#include "tests/core/actions/plan_fixture.h"

namespace tenaille::actions::room_size_test {

using board::GridKind;
using geometry::LatticePoint;

constexpr std::int32_t kUnit = geometry::kUnitsPerCell;

LatticePoint cells(std::int32_t x, std::int32_t y) { return {x * kUnit, y * kUnit}; }

class RoomSizes : public PlanFixture {
  protected:
    RoomSizes() : PlanFixture({GridKind::Square, 40, 30}) {}

    RecordId room(std::vector<LatticePoint> outline) {
        perform(AddRoom{std::move(outline)});
        RecordId last;
        for (const board::FloorRecord& floor : m_map.floors) last = std::max(last, floor.id);
        return last;
    }
    RecordId rectangle(std::int32_t left, std::int32_t top, std::int32_t right, std::int32_t bottom) {
        return room({cells(left, top), cells(right, top), cells(right, bottom), cells(left, bottom)});
    }
    void resize(RecordId floor, std::int32_t width, std::int32_t height) {
        Result<std::vector<MapElement>> after = resizedRoom(m_map, floor, {width * kUnit, height * kUnit});
        ASSERT_TRUE(after.ok());
        perform(PutElements{"changeElements", *std::move(after)});
    }
};

TEST_F(RoomSizes, ARoomGrowsWithItsWallsAndDoors) {
    const RecordId floor = rectangle(2, 3, 8, 7);
    AddDoor intent;
    intent.door.where = {cells(8, 4), cells(8, 5)};
    perform(intent);
    EXPECT_EQ(roomSize(m_map, floor), (RoomSize{6 * kUnit, 4 * kUnit}));
    resize(floor, 9, 6);
    EXPECT_EQ(roomSize(m_map, floor), (RoomSize{9 * kUnit, 6 * kUnit}));
    EXPECT_EQ(m_map.doors.begin()->where.a.x, 11 * kUnit);
    EXPECT_THAT(checkMap(m_map), testing::IsEmpty()) << "its walls are closed";
    resize(floor, 3, 6);
    EXPECT_EQ(m_map.doors.begin()->where.a.x, 5 * kUnit);
    EXPECT_THAT(checkMap(m_map), testing::IsEmpty());
}

TEST_F(RoomSizes, TheNeighbourGivesWay) {
    const RecordId left = rectangle(2, 2, 6, 6);
    const RecordId right = rectangle(6, 2, 12, 6);
    resize(left, 6, 4);
    EXPECT_EQ(roomSize(m_map, left), (RoomSize{6 * kUnit, 4 * kUnit}));
    EXPECT_EQ(roomSize(m_map, right), (RoomSize{4 * kUnit, 4 * kUnit}));
}

TEST_F(RoomSizes, NeverSmallerThanATenthOfACell) {
    const RecordId floor = rectangle(2, 3, 8, 7);
    const Result<std::vector<MapElement>> after = resizedRoom(m_map, floor, {0, -5});
    ASSERT_TRUE(after.ok());
    perform(PutElements{"changeElements", *after});
    EXPECT_EQ(roomSize(m_map, floor), (RoomSize{kUnit / 10, kUnit / 10}));
}

TEST_F(RoomSizes, OnlyRectanglesAlongTheGridHaveOne) {
    EXPECT_FALSE(roomSize(m_map, room({cells(2, 2), cells(9, 2), cells(5, 8)})));
    EXPECT_FALSE(roomSize(m_map, room({cells(15, 2), cells(19, 6), cells(15, 10), cells(11, 6)})));
    EXPECT_FALSE(roomSize(m_map, RecordId{99'999}));
    EXPECT_FALSE(resizedRoom(m_map, RecordId{99'999}, {kUnit, kUnit}).ok());
}

}  // namespace tenaille::actions::room_size_test
