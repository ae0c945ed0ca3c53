// SPDX-License-Identifier: MIT
//
// Kinds of a document: made, changed, taken away; and what they do once they are there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/actions/plan.h"
#include "core/document/board_of.h"
#include "core/document/project.h"
#include "tests/core/actions/plan_fixture.h"

namespace tenaille::actions::edit_kinds_test {

using board::KindOf;
using testing::HasSubstr;

class EditKinds : public PlanFixture {
  protected:
    EditKinds() : PlanFixture({board::GridKind::Square, 8, 8}) {}

    board::KindRecord glass(const std::string& kind = {}) const {
        board::KindRecord record;
        record.kind = kind;
        record.label = "Glass wall";
        record.like = "window";
        record.barrier = {.stopsMovement = true, .stopsEffect = true};
        return record;
    }
    board::Kinds kinds() const { return document::kindsOf(m_map); }
};

TEST_F(EditKinds, ANewOneIsNamedAndCanBeDrawn) {
    perform(PutKind{glass()});
    perform(PutKind{glass()});
    ASSERT_NE(kinds().wall("own1"), nullptr);
    ASSERT_NE(kinds().wall("own2"), nullptr);
    board::WallRecord wall;
    wall.kind = "own1";
    wall.points = {{0, 240}, {480, 240}};
    perform(PutElements{"addWall", {wall}});
    const board::BoardView board = document::boardOf(m_map);
    ASSERT_EQ(board.barriers().size(), 1u);
    EXPECT_TRUE(board.barriers()[0].effect.stopsEffect);
    EXPECT_FALSE(board.barriers()[0].effect.stopsSight);
}

TEST_F(EditKinds, AChangeCountsForWhatIsThereAlready) {
    board::WallRecord wall;
    wall.points = {{0, 240}, {480, 240}};
    perform(PutElements{"addWall", {wall}});
    board::KindRecord stone;
    stone.kind = "stone";
    stone.like = "stone";
    perform(PutKind{stone});
    EXPECT_TRUE(document::boardOf(m_map).barriers().empty()) << "what has no effect is no barrier";
    stone.barrier.stopsMovement = true;
    perform(PutKind{stone});
    EXPECT_EQ(m_map.kinds.size(), 1u) << "the same record";
    EXPECT_TRUE(document::boardOf(m_map).barriers()[0].effect.stopsMovement);
    perform(RemoveKind{KindOf::Wall, "stone"});
    EXPECT_TRUE(document::boardOf(m_map).barriers()[0].effect.stopsEffect) << "as usual again";
}

TEST_F(EditKinds, OneThatIsUsedStays) {
    perform(PutKind{glass()});
    board::WallRecord wall;
    wall.kind = "own1";
    wall.points = {{0, 240}, {480, 240}};
    perform(PutElements{"addWall", {wall}});
    EXPECT_THAT(refusal(RemoveKind{KindOf::Wall, "own1"}),
                HasSubstr("1 things on the map are of this kind."));
    perform(RemoveRecords{{m_map.walls.begin()->id}});
    perform(RemoveKind{KindOf::Wall, "own1"});
    EXPECT_TRUE(m_map.kinds.empty());
}

TEST_F(EditKinds, WhatCannotBeIsRefused) {
    board::KindRecord nameless = glass();
    nameless.label = "  ";
    EXPECT_THAT(refusal(PutKind{nameless}), HasSubstr("The kind has no name."));
    board::KindRecord odd = glass();
    odd.like = "crystal";
    EXPECT_THAT(refusal(PutKind{odd}), HasSubstr("Nothing is drawn like \"crystal\"."));
    EXPECT_THAT(refusal(PutKind{glass("own7")}), HasSubstr("There is no kind called \"own7\"."));
    EXPECT_THAT(refusal(RemoveKind{KindOf::Door, "own7"}), HasSubstr("There is no kind called \"own7\"."));
}

TEST_F(EditKinds, PlayersSeeTheLookAndNoKinds) {
    board::KindRecord illusion = glass();
    illusion.like = "stone";
    illusion.label = "Illusion";
    illusion.barrier = {};
    perform(PutKind{illusion});
    board::KindRecord trapdoor;
    trapdoor.of = KindOf::Door;
    trapdoor.label = "Trapdoor";
    trapdoor.like = "door";
    trapdoor.secret = true;
    perform(PutKind{trapdoor});
    board::KindRecord ambush;
    ambush.of = KindOf::Terrain;
    ambush.label = "Ambush";
    ambush.like = "cover";
    ambush.startsHere = "foe";
    perform(PutKind{ambush});
    board::WallRecord wall;
    wall.kind = "own1";
    wall.points = {{0, 240}, {480, 240}};
    board::DoorRecord door;
    door.kind = "own1";
    door.where = {{480, 240}, {720, 240}};
    perform(PutElements{"addWall", {wall, door}});
    perform(PaintTerrain{"own1", {{3, 3}}, false});
    perform(PaintTerrain{"partyStart", {{5, 5}}, false});
    const document::Encounter shown = document::project(m_map, document::Audience::Players);
    EXPECT_TRUE(shown.kinds.empty());
    EXPECT_TRUE(shown.terrain.empty());
    EXPECT_TRUE(shown.doors.empty());
    ASSERT_EQ(shown.walls.size(), 1u) << "the secret door is part of the wall";
    EXPECT_EQ(shown.walls.begin()->kind, "stone");
    EXPECT_EQ(shown.walls.begin()->points, (std::vector<board::LatticePoint>{{0, 240}, {720, 240}}));
}

TEST_F(EditKinds, PlayersSeeALookOfItsOwnAndNothingElse) {
    board::KindRecord veil = glass();
    veil.like = "curtain";
    veil.colour = 0x00d55e00;
    veil.line = board::WallLine::Zigzag;
    perform(PutKind{veil});
    EXPECT_EQ(m_map.kinds.begin()->colour, 0xffd55e00U) << "nothing shines through";
    board::KindRecord ward = veil;
    ward.like = "invisible";
    perform(PutKind{ward});
    board::KindRecord slime;
    slime.of = KindOf::Terrain;
    slime.label = "Slime";
    slime.like = "difficult";
    slime.colour = 0xff009e73;
    slime.pattern = board::GroundPattern::Waves;
    perform(PutKind{slime});
    board::WallRecord wall;
    wall.kind = "own1";
    wall.points = {{0, 240}, {480, 240}};
    board::WallRecord unseen = wall;
    unseen.kind = "own2";
    unseen.points = {{0, 960}, {480, 960}};
    board::DoorRecord door;
    door.kind = "secretDoor";
    door.where = {{480, 240}, {720, 240}};
    perform(PutElements{"addWall", {wall, unseen, door}});
    perform(PaintTerrain{"own1", {{3, 3}}, false});
    const document::Encounter shown = document::project(m_map, document::Audience::Players);
    EXPECT_TRUE(shown.kinds.empty());
    ASSERT_EQ(shown.walls.size(), 1u);
    EXPECT_EQ(shown.walls.begin()->kind, "stone~6ffd55e00");
    EXPECT_EQ(shown.walls.begin()->points, (std::vector<board::LatticePoint>{{0, 240}, {720, 240}}))
        << "the secret door looks like the wall around it";
    ASSERT_EQ(shown.terrain.size(), 1u);
    EXPECT_EQ(shown.terrain.begin()->kind, "difficult~5ff009e73");
}

TEST_F(EditKinds, NewCreaturesStandWhereTheirSideStarts) {
    perform(PaintTerrain{"foeStart", {{6, 6}, {6, 7}, {7, 6}, {7, 7}}, false});
    AddTokens goblins;
    goblins.prototype.name = "Goblin";
    goblins.prototype.creature.side = "foe";
    goblins.count = 5;
    goblins.near = {1, 1};
    perform(goblins);
    std::vector<board::Cell> places;
    for (const board::TokenRecord& token : m_map.tokens) places.push_back(token.creature.at);
    EXPECT_THAT(places, testing::ElementsAre(board::Cell{6, 6}, board::Cell{7, 6}, board::Cell{6, 7},
                                             board::Cell{7, 7}, board::Cell{5, 5}))
        << "the fifth finds no room there and stands beside";
    AddTokens hero;
    hero.prototype.name = "Arda";
    hero.prototype.creature.side = "party";
    hero.near = {2, 2};
    perform(hero);
    EXPECT_EQ(std::prev(m_map.tokens.end())->creature.at, (board::Cell{2, 2}));
}

}  // namespace tenaille::actions::edit_kinds_test
