// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "tests/core/actions/plan_fixture.h"

namespace tenaille::actions::add_groups_test {

using testing::ElementsAre;
using testing::HasSubstr;

class AddGroupsTest : public PlanFixture {
  protected:
    AddGroupsTest() : PlanFixture({board::GridKind::Square, 12, 8}) {}

    static TokenGroup group(const std::string& name, int count,
                            board::SizeCategory size = board::SizeCategory::Medium) {
        TokenGroup made;
        made.prototype.name = name;
        made.prototype.creature.side = "foe";
        made.prototype.creature.size = size;
        made.prototype.creature.footprint = board::footprintOf(size);
        made.count = count;
        return made;
    }
    std::vector<std::string> names() const {
        std::vector<std::string> all;
        for (const board::TokenRecord& token : m_map.tokens) all.push_back(token.name);
        return all;
    }
};

TEST_F(AddGroupsTest, ComeInOneStepWithNumbers) {
    perform(AddGroups{{group("Goblin", 3), group("Ogre", 1, board::SizeCategory::Large)}, {5, 4}, true});
    EXPECT_THAT(names(), ElementsAre("Goblin 1", "Goblin 2", "Goblin 3", "Ogre"));
    std::set<board::Cell> taken;
    std::size_t cells = 0;
    for (const board::TokenRecord& token : m_map.tokens)
        for (const board::Cell cell :
             board::cellsAt(board::GridKind::Square, token.creature.footprint, token.creature.at)) {
            taken.insert(cell);
            ++cells;
        }
    EXPECT_EQ(cells, 7U);
    EXPECT_EQ(taken.size(), 7U) << "nobody stands on another";
    // The next ones count on, whatever the order.
    perform(AddGroups{{group("Ogre", 1), group("Goblin", 1), group("Elf", 1)}, {5, 4}, true});
    EXPECT_THAT(names(),
                ElementsAre("Goblin 1", "Goblin 2", "Goblin 3", "Ogre", "Ogre 2", "Goblin 4", "Elf"));
    EXPECT_EQ(m_map.log.size(), 2U);
    EXPECT_THAT(m_map.log.begin()->arguments, ElementsAre("3 × Goblin, Ogre"));
}

TEST_F(AddGroupsTest, TwoGroupsOfOneNameAreCountedTogether) {
    perform(AddGroups{{group("Goblin", 1), group("Goblin", 2)}, {5, 4}, true});
    EXPECT_THAT(names(), ElementsAre("Goblin 1", "Goblin 2", "Goblin 3"));
}

TEST_F(AddGroupsTest, EachStandsOnTheStartOfItsSide) {
    PaintTerrain paint;
    for (const board::TerrainKind& kind : board::Kinds().terrain())
        if (kind.startsHere == "foe") paint.kind = kind.id;
    for (std::int32_t x = 9; x < 12; ++x)
        for (std::int32_t y = 0; y < 3; ++y) paint.cells.push_back({x, y});
    perform(paint);
    TokenGroup heroes = group("Hero", 2);
    heroes.prototype.creature.side = "party";
    perform(
        AddGroups{{group("Goblin", 4), heroes, group("Ogre", 1, board::SizeCategory::Large)}, {1, 6}, true});
    for (const board::TokenRecord& token : m_map.tokens) {
        const board::Cell at = token.creature.at;
        if (token.creature.side == "foe")
            EXPECT_TRUE(at.x >= 9 && at.y < 3) << token.name;
        else
            EXPECT_LE(board::distance(board::GridKind::Square, at, {1, 6}), 1) << token.name;
    }
}

// Twelve columns, eight rows. Where foes start is nothing that heroes may show.
TEST_F(AddGroupsTest, AtTheStartFoesLookAtTheHeroesAndTheseAtTheMiddle) {
    perform(PaintTerrain{"foeStart", {{11, 4}}, false});
    perform(PaintTerrain{"partyStart", {{0, 4}}, false});
    const auto facing = [&](const char* side, std::uint8_t before) {
        TokenGroup one = group("Somebody", 1);
        one.prototype.creature.side = side;
        one.prototype.creature.facing = board::Facing{before};
        const RecordId id = document::nextId(m_map);
        perform(AddGroups{{one}, {6, 0}, true});
        const std::optional<board::Facing> got = m_map.tokens.find(id)->creature.facing;
        perform(RemoveRecords{{id}});
        return got ? int{got->index} : -1;
    };
    constexpr int kEast = 2;
    constexpr int kWest = 6;
    EXPECT_EQ(facing("party", 0), kEast) << "to the middle";
    EXPECT_EQ(facing("foe", 0), kWest) << "to the start of the heroes";
    EXPECT_EQ(facing("foe", 3), 3) << "somebody turned it";
    EXPECT_EQ(facing("neutral", 0), 0) << "has no start";
}

TEST_F(AddGroupsTest, WithoutStartsSidesKeepApart) {
    TokenGroup heroes = group("Hero", 3);
    heroes.prototype.creature.side = "party";
    TokenGroup goblins = group("Goblin", 4);
    goblins.prototype.creature.facing = board::Facing{0};
    AddGroups both{{heroes, goblins}, {2, 4}, true, true};
    perform(both);
    const auto nearest = [&] {
        int least = 99;
        for (const board::TokenRecord& one : m_map.tokens)
            for (const board::TokenRecord& other : m_map.tokens)
                if (one.creature.side != other.creature.side)
                    least = std::min(
                        least, board::distance(board::GridKind::Square, one.creature.at, other.creature.at));
        return least;
    };
    EXPECT_GE(nearest(), 6);
    TokenGroup ogre = group("Ogre", 1, board::SizeCategory::Large);
    ogre.prototype.creature.facing = board::Facing{0};
    perform(AddTokens{ogre.prototype, 1, {2, 4}, true, true});
    EXPECT_GE(nearest(), 6) << "to who stands there already";
    for (const board::TokenRecord& token : m_map.tokens)
        if (token.creature.side == "foe" && token.creature.facing) {
            EXPECT_NE(token.creature.facing->index, 0) << token.name << " looks at the heroes";
        }
    perform(AddTokens{group("Rat", 1).prototype, 1, {3, 4}, true, false});
    EXPECT_LT(nearest(), 6) << "where somebody pointed";
}

TEST_F(AddGroupsTest, AllOrNone) {
    EXPECT_THAT(refusal(AddGroups{{group("Goblin", 60), group("Rat", 41)}, {}, true}),
                HasSubstr("101 creatures"));
    EXPECT_THAT(refusal(AddGroups{{group("Goblin", 0)}, {}, true}), HasSubstr("0 creatures"));
    EXPECT_THAT(refusal(AddGroups{{group("Goblin", 2), group("", 1)}, {}, true}), HasSubstr("no name"));
    EXPECT_THAT(
        refusal(AddGroups{{group("Goblin", 90), group("Ogre", 3, board::SizeCategory::Large)}, {}, true}),
        HasSubstr("Ogre"));
    EXPECT_EQ(refusal(AddGroups{}), "");
    const auto nothing = planned(AddGroups{});
    ASSERT_TRUE(nothing.ok());
    EXPECT_TRUE(nothing->empty());
}

}  // namespace tenaille::actions::add_groups_test
