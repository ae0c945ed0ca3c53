// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "core/document/board_of.h"

namespace tenaille::actions {
namespace {

using document::ChangeSet;
using document::Encounter;

class PlanTest : public testing::Test {
  protected:
    // Plans, applies, checks that the inverse takes it back, and leaves the edit done.
    Result<ChangeSet> perform(const Intent& intent) {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        Result<ChangeSet> planned = plan({m_encounter, board, options}, intent);
        if (!planned) return planned;
        const Encounter before = m_encounter;
        EXPECT_TRUE(document::apply(m_encounter, *planned).ok());
        Encounter back = m_encounter;
        EXPECT_TRUE(document::apply(back, document::inverse(*planned)).ok());
        EXPECT_TRUE(document::sameContent(back, before));
        return planned;
    }

    RecordId add(const std::string& name, int count = 1,
                 board::SizeCategory size = board::SizeCategory::Medium) {
        AddTokens intent;
        intent.prototype.name = name;
        intent.prototype.creature.size = size;
        intent.prototype.creature.footprint = board::footprintOf(size);
        intent.prototype.hitPoints = intent.prototype.maxHitPoints = 10;
        intent.count = count;
        intent.near = {2, 2};
        const auto planned = perform(intent);
        EXPECT_TRUE(planned.ok()) << (planned.ok() ? "" : describe(planned.problem()));
        return std::prev(m_encounter.tokens.end())->id;
    }
    const board::TokenRecord& token(RecordId id) const { return *m_encounter.tokens.find(id); }

    Encounter m_encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 6, 5});
};

TEST_F(PlanTest, SixGoblinsStandApartWithNumbers) {
    add("Goblin", 6);
    std::set<board::Cell> places;
    std::set<std::string> names;
    for (const auto& one : m_encounter.tokens) {
        places.insert(one.creature.at);
        names.insert(one.name);
        EXPECT_EQ(one.creature.record, one.id);
    }
    EXPECT_EQ(places.size(), 6u);
    EXPECT_TRUE(names.contains("Goblin 1") && names.contains("Goblin 6"));
    const RecordId next = add("Goblin");
    EXPECT_EQ(token(next).name, "Goblin 7") << "numbers go on";
    EXPECT_EQ(token(next).label, "G7");
}

TEST_F(PlanTest, LargeCreaturesNeedTheirWholeSpace) {
    add("Ogre", 3, board::SizeCategory::Large);
    AddTokens more;
    more.prototype.name = "Giant";
    more.prototype.creature.footprint = board::footprintOf(board::SizeCategory::Gargantuan);
    const auto planned = perform(more);
    ASSERT_FALSE(planned.ok());
    EXPECT_NE(describe(planned.problem()).find("Giant"), std::string::npos);
    EXPECT_EQ(m_encounter.tokens.size(), 3u);
}

TEST_F(PlanTest, NamesAndCountsAreChecked) {
    AddTokens intent;
    EXPECT_FALSE(perform(intent).ok()) << "no name";
    intent.prototype.name = "x";
    intent.count = 0;
    EXPECT_FALSE(perform(intent).ok());
    intent.count = 101;
    EXPECT_FALSE(perform(intent).ok());
}

TEST_F(PlanTest, DoorsOpenCloseAndLock) {
    board::DoorRecord door;
    door.id = {90};
    door.where = {{240, 0}, {240, 240}};
    m_encounter.doors.put(door);
    const auto opened = perform(SetDoor{{90}, board::DoorState::Open});
    ASSERT_TRUE(opened.ok());
    EXPECT_EQ(opened->name, "openDoor");
    EXPECT_EQ(m_encounter.doors.find({90})->state, board::DoorState::Open);
    EXPECT_EQ(m_encounter.log.size(), 1u);
    const auto again = perform(SetDoor{{90}, board::DoorState::Open});
    EXPECT_TRUE(again->empty()) << "nothing changed, nothing logged";
    EXPECT_FALSE(perform(SetDoor{{91}, board::DoorState::Open}).ok());
}

TEST_F(PlanTest, RemovingACreatureTakesItsOverridesAlong) {
    const RecordId arda = add("Arda");
    const RecordId ogre = add("Ogre");
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "cover.normal", 2, 4}).ok());
    EXPECT_EQ(m_encounter.overrides.size(), 1u);
    ASSERT_TRUE(perform(RemoveRecords{{ogre}}).ok());
    EXPECT_TRUE(m_encounter.overrides.empty());
    EXPECT_EQ(m_encounter.tokens.size(), 1u);
}

TEST_F(PlanTest, OverridesAreSetChangedClearedAndLoggedWithTheRuling) {
    const RecordId arda = add("Arda");
    const RecordId ogre = add("Ogre");
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "cover.normal", 2, 4}).ok());
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "cover.normal", 0, 4}).ok());
    ASSERT_EQ(m_encounter.overrides.size(), 1u);
    EXPECT_EQ(m_encounter.overrides.begin()->value, 0);
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "cover.normal", std::nullopt, 4}).ok());
    EXPECT_TRUE(m_encounter.overrides.empty());
    const auto& last = *std::prev(m_encounter.log.end());
    EXPECT_EQ(last.entry, "clearOverride");
    EXPECT_EQ(last.arguments, (std::vector<std::string>{"Arda", "Ogre", "cover.normal", "4"}));
}

TEST_F(PlanTest, HitPointsStayBetweenTheFloorAndTheMaximum) {
    const RecordId arda = add("Arda");
    ASSERT_TRUE(perform(ChangeHitPoints{arda, -4}).ok());
    EXPECT_EQ(token(arda).hitPoints, 6);
    ASSERT_TRUE(perform(ChangeHitPoints{arda, 100}).ok());
    EXPECT_EQ(token(arda).hitPoints, 10);
    ASSERT_TRUE(perform(ChangeHitPoints{arda, std::numeric_limits<std::int32_t>::min()}).ok());
    EXPECT_EQ(token(arda).hitPoints, -1000);
}

TEST_F(PlanTest, FacingMustBelongToTheGrid) {
    const RecordId arda = add("Arda");
    EXPECT_TRUE(perform(TurnTokens{{{arda, {6}}}}).ok());
    EXPECT_EQ(token(arda).creature.facing, board::Facing{6});
    EXPECT_FALSE(perform(TurnTokens{{{arda, {9}}}}).ok());
}

TEST_F(PlanTest, WallsNeedLength) {
    AddWall intent;
    intent.wall.points = {{0, 0}, {240, 0}, {240, 0}};
    EXPECT_FALSE(perform(intent).ok());
    intent.wall.points = {{0, 0}, {240, 0}, {0, 0}};
    EXPECT_TRUE(perform(intent).ok());
    intent.wall.points = {{0, 0}, {1'000'000, 0}};
    EXPECT_FALSE(perform(intent).ok());
}

TEST_F(PlanTest, EditedCreaturesStayOnTheMap) {
    const RecordId arda = add("Arda");
    board::TokenRecord after = token(arda);
    after.creature.at = {5, 4};
    after.creature.footprint = {2, 2, board::HexShape::H1};
    EXPECT_FALSE(perform(EditToken{after}).ok());
    after.creature.at = {4, 3};
    EXPECT_TRUE(perform(EditToken{after}).ok());
}

}  // namespace
}  // namespace tenaille::actions
