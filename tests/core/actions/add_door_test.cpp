// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "core/actions/plan.h"
#include "core/document/board_of.h"

namespace tenaille::actions::add_door_test {

using geometry::LatticePoint;
using Line = std::vector<LatticePoint>;

// The walls that remain when a door is put on the given line, in the order of their ids.
std::vector<Line> wallsAfter(const std::vector<Line>& walls, geometry::Segment door) {
    document::Encounter encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 10, 10});
    std::uint32_t id = 20;
    for (const Line& line : walls) {
        board::WallRecord wall;
        wall.id = {id++};
        wall.points = line;
        encounter.walls.put(wall);
    }
    const document::Encounter before = encounter;
    const board::BoardView board = document::boardOf(encounter);
    AddDoor intent;
    intent.door.where = door;
    const auto changes = plan({encounter, board, {}}, intent);
    EXPECT_TRUE(changes.ok());
    EXPECT_TRUE(document::apply(encounter, *changes).ok());
    EXPECT_EQ(encounter.doors.size(), 1u);
    std::vector<Line> left;
    for (const board::WallRecord& wall : encounter.walls) left.push_back(wall.points);
    EXPECT_TRUE(document::apply(encounter, document::inverse(*changes)).ok());
    EXPECT_TRUE(document::sameContent(encounter, before)) << "one undo step closes the gap again";
    return left;
}

TEST(AddDoor, CutsTheWallItLiesOn) {
    EXPECT_EQ(wallsAfter({{{0, 0}, {960, 0}}}, {{240, 0}, {480, 0}}),
              (std::vector<Line>{{{0, 0}, {240, 0}}, {{480, 0}, {960, 0}}}));
    EXPECT_EQ(wallsAfter({{{960, 0}, {0, 0}}}, {{240, 0}, {480, 0}}),
              (std::vector<Line>{{{960, 0}, {480, 0}}, {{240, 0}, {0, 0}}}));
}

TEST(AddDoor, AtTheEndOfAPieceLeavesTheRestInOne) {
    EXPECT_EQ(wallsAfter({{{0, 0}, {480, 0}, {480, 480}}}, {{0, 0}, {240, 0}}),
              (std::vector<Line>{{{240, 0}, {480, 0}, {480, 480}}}));
}

TEST(AddDoor, ThatFillsAWallReplacesIt) {
    EXPECT_TRUE(wallsAfter({{{0, 0}, {240, 0}}}, {{0, 0}, {240, 0}}).empty());
}

// Its ends are rounded to the lattice: neither lies on the line.
TEST(AddDoor, CutsASlantedWall) {
    EXPECT_EQ(wallsAfter({{{240, 2000}, {5520, 3110}, {5520, 4000}}}, {{2354, 2444}, {2119, 2395}}),
              (std::vector<Line>{{{240, 2000}, {2119, 2395}}, {{2354, 2444}, {5520, 3110}, {5520, 4000}}}));
    const std::vector<Line> beside{{{240, 2000}, {5520, 3110}}};
    EXPECT_EQ(wallsAfter(beside, {{2119, 2399}, {2354, 2448}}), beside) << "four units off";
}

// The other way round: the wall is drawn where the door stands already.
TEST(AddDoor, ASlantedWallThatIsDrawnOverADoorLeavesIt) {
    document::Encounter encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 30, 30});
    board::DoorRecord door;
    door.id = {100};
    door.where = {{2354, 2444}, {2119, 2395}};
    encounter.doors.put(door);
    const board::BoardView board = document::boardOf(encounter);
    AddWall intent;
    intent.wall.points = {{240, 2000}, {5520, 3110}};
    const auto changes = plan({encounter, board, {}}, intent);
    ASSERT_TRUE(changes.ok());
    ASSERT_TRUE(document::apply(encounter, *changes).ok());
    std::vector<Line> drawn;
    for (const board::WallRecord& wall : encounter.walls) drawn.push_back(wall.points);
    EXPECT_EQ(drawn, (std::vector<Line>{{{240, 2000}, {2119, 2395}}, {{2354, 2444}, {5520, 3110}}}));
}

TEST(AddDoor, LeavesOtherWallsAlone) {
    const std::vector<Line> walls{{{240, -240}, {240, 240}}, {{0, 240}, {480, 240}}};
    EXPECT_EQ(wallsAfter(walls, {{240, 0}, {480, 0}}), walls)
        << "one is crossed at a right angle, one is parallel";
}

TEST(AddDoor, NeedsAWidth) {
    const document::Encounter encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 10, 10});
    const board::BoardView board = document::boardOf(encounter);
    EXPECT_FALSE(plan({encounter, board, {}}, AddDoor{}).ok());
}

}  // namespace tenaille::actions::add_door_test
