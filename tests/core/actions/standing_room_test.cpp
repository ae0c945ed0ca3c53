// SPDX-License-Identifier: MIT
#include "core/actions/standing_room.h"

#include <gtest/gtest.h>

#include "core/document/board_of.h"

namespace tenaille::actions::standing_room_test {

constexpr std::int32_t kCell = 240;
const board::Footprint kOne = board::footprintOf(board::SizeCategory::Medium);
const board::Footprint kFour = board::footprintOf(board::SizeCategory::Large);

class StandingRoomTest : public testing::Test {
  protected:
    // Walls around the cells from (left, top) to (right, bottom), both included.
    void wallsAround(std::int32_t left, std::int32_t top, std::int32_t right, std::int32_t bottom) {
        board::WallRecord wall;
        wall.id = document::nextId(m_encounter);
        const std::int32_t x0 = left * kCell, y0 = top * kCell;
        const std::int32_t x1 = (right + 1) * kCell, y1 = (bottom + 1) * kCell;
        wall.points = {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}, {x0, y0}};
        m_encounter.walls.put(std::move(wall));
    }
    void creatureAt(Cell cell) {
        board::TokenRecord token;
        token.id = token.creature.record = document::nextId(m_encounter);
        token.creature.footprint = kOne;
        token.creature.at = cell;
        m_encounter.tokens.put(std::move(token));
    }
    void floor(std::int32_t left, std::int32_t top, std::int32_t right, std::int32_t bottom) {
        board::FloorRecord record;
        record.id = document::nextId(m_encounter);
        record.outline = {{left * kCell, top * kCell},
                          {(right + 1) * kCell, top * kCell},
                          {(right + 1) * kCell, (bottom + 1) * kCell},
                          {left * kCell, (bottom + 1) * kCell}};
        m_encounter.floors.put(std::move(record));
    }
    bool holds(Cell cell, const board::Footprint& footprint = kOne) const {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        return StandingRoom({m_encounter, board, options}).holds(footprint, cell);
    }

    document::Encounter m_encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 20, 12});
};

TEST_F(StandingRoomTest, AnEmptyBoardIsGoodAllOver) {
    EXPECT_TRUE(holds({0, 0}));
    EXPECT_TRUE(holds({19, 11}));
    EXPECT_FALSE(holds({20, 3})) << "outside";
    EXPECT_FALSE(holds({19, 11}, kFour)) << "partly outside";
}

TEST_F(StandingRoomTest, APocketBetweenWallsIsNot) {
    wallsAround(5, 5, 6, 8);
    EXPECT_FALSE(holds({5, 5}));
    EXPECT_TRUE(holds({4, 5}));
    creatureAt({6, 8});
    EXPECT_TRUE(holds({5, 5})) << "somebody stands there";
}

TEST_F(StandingRoomTest, ADoorJoinsAPocketToTheRest) {
    wallsAround(5, 5, 6, 8);
    board::DoorRecord door;
    door.id = document::nextId(m_encounter);
    door.where = {{5 * kCell, 6 * kCell}, {5 * kCell, 7 * kCell}};
    door.state = board::DoorState::Locked;
    m_encounter.doors.put(door);
    // The gap for the door.
    board::WallRecord wall = *m_encounter.walls.begin();
    wall.points = {{5 * kCell, 6 * kCell}, {5 * kCell, 5 * kCell}, {7 * kCell, 5 * kCell},
                   {7 * kCell, 9 * kCell}, {5 * kCell, 9 * kCell}, {5 * kCell, 7 * kCell}};
    m_encounter.walls.put(wall);
    EXPECT_TRUE(holds({6, 6}));
}

TEST_F(StandingRoomTest, WhereThereAreFloorsTheRockIsNot) {
    floor(2, 2, 9, 9);
    wallsAround(2, 2, 9, 9);
    EXPECT_TRUE(holds({3, 3}));
    EXPECT_FALSE(holds({15, 3})) << "rock";
    creatureAt({16, 3});
    EXPECT_TRUE(holds({15, 3})) << "somebody walks there";
}

TEST_F(StandingRoomTest, NoWallRunsThroughALargeSpace) {
    board::WallRecord wall;
    wall.id = document::nextId(m_encounter);
    wall.points = {{5 * kCell, 3 * kCell}, {5 * kCell, 6 * kCell}};
    m_encounter.walls.put(std::move(wall));
    EXPECT_TRUE(holds({4, 4}));
    EXPECT_FALSE(holds({4, 4}, kFour));
    EXPECT_TRUE(holds({5, 4}, kFour));
}

TEST_F(StandingRoomTest, NewCreaturesComeToTheNearestGoodPlace) {
    wallsAround(5, 5, 6, 6);
    AddTokens intent;
    intent.prototype.name = "Goblin";
    intent.prototype.creature.footprint = kOne;
    intent.near = {6, 6};
    const board::BoardView board = document::boardOf(m_encounter);
    const rules::RuleOptions options = document::optionsOf(m_encounter);
    const auto planned = plan({m_encounter, board, options}, intent);
    ASSERT_TRUE(planned.ok());
    const auto* added = std::get_if<document::Change<board::TokenRecord>>(&planned->changes.front());
    ASSERT_NE(added, nullptr);
    const Cell at = added->after->creature.at;
    EXPECT_FALSE(at.x >= 5 && at.x <= 6 && at.y >= 5 && at.y <= 6) << at.x << ", " << at.y;
    EXPECT_EQ(board::distance(board::GridKind::Square, at, intent.near), 1) << "the nearest one all the same";
}

// Not through walls and closed doors, as long as there is room here.
TEST_F(StandingRoomTest, NewCreaturesStandInOneRoom) {
    wallsAround(2, 2, 5, 5);
    wallsAround(6, 2, 9, 5);
    AddTokens intent;
    intent.prototype.name = "Goblin";
    intent.prototype.creature.footprint = kOne;
    intent.near = {5, 3};
    intent.count = 12;
    const auto standsAt = [&] {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        std::vector<Cell> cells;
        const auto planned = plan({m_encounter, board, options}, intent);
        if (planned.ok())
            for (const auto& change : planned->changes)
                if (const auto* added = std::get_if<document::Change<board::TokenRecord>>(&change))
                    cells.push_back(added->after->creature.at);
        return cells;
    };
    const std::vector<Cell> together = standsAt();
    ASSERT_EQ(together.size(), 12u);
    for (const Cell at : together)
        EXPECT_TRUE(at.x >= 2 && at.x <= 5 && at.y >= 2 && at.y <= 5) << at.x << ", " << at.y;
    intent.count = 17;
    EXPECT_EQ(standsAt().size(), 17u) << "the room is full: one stands elsewhere";
}

// Two rooms and the rock between them, in the middle of which the view happens to be.
TEST_F(StandingRoomTest, NobodyBeginsInTheRockBesideRooms) {
    wallsAround(1, 2, 6, 7);
    wallsAround(12, 2, 18, 8);
    floor(1, 2, 6, 7);
    floor(12, 2, 18, 8);
    const auto add = [&](const char* side, int count) {
        AddGroups intent;
        board::TokenRecord one;
        one.name = side;
        one.creature.side = side;
        one.creature.footprint = kOne;
        intent.groups = {{one, count}};
        intent.near = {9, 10};
        intent.apart = true;
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        const auto planned = plan({m_encounter, board, options}, intent);
        ASSERT_TRUE(planned.ok());
        ASSERT_TRUE(document::apply(m_encounter, *planned));
    };
    add("party", 4);
    add("foes", 6);
    EXPECT_EQ(m_encounter.tokens.size(), 10u);
    for (const board::TokenRecord& token : m_encounter.tokens) {
        const Cell at = token.creature.at;
        const bool first = at.x >= 1 && at.x <= 6 && at.y >= 2 && at.y <= 7;
        const bool second = at.x >= 12 && at.x <= 18 && at.y >= 2 && at.y <= 8;
        EXPECT_TRUE(first || second) << token.name << " at " << at.x << ", " << at.y;
    }
}

TEST_F(StandingRoomTest, HexesAreRoomsToo) {
    m_encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::HexPointy, 12, 12});
    floor(2, 2, 6, 6);
    EXPECT_TRUE(holds({4, 4}));
    EXPECT_FALSE(holds({1, 9}));
}

}  // namespace tenaille::actions::standing_room_test
