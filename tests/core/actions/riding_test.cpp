// SPDX-License-Identifier: MIT
//
// Riders and mounts: one place, one facing, one way; whoever loses the other stands where he was.
#include "core/actions/riding.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/actions/attack_question.h"
#include "core/actions/copies.h"
#include "core/actions/fight_of.h"
#include "core/io/document_format.h"
#include "tests/core/actions/fight_fixture.h"

namespace tenaille::actions::riding_test {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class RidingTest : public test::Fight {
  public:
    RidingTest() {
        knight = add("Knight", "party", {2, 2});
        horse = add("Horse", "party", {4, 4});
        edit(horse, [](board::TokenRecord& token) {
            token.creature.size = board::SizeCategory::Large;
            token.creature.footprint = board::footprintOf(board::SizeCategory::Large);
            token.speed = 10;
        });
    }
    template <class Change>
    void edit(RecordId id, Change change) {
        board::TokenRecord record = token(id);
        change(record);
        m_encounter.tokens.put(record);
    }
    void mount() { ASSERT_EQ(perform(Mount{{knight}, horse}), ""); }
    // What a rider has of his mount, and what he keeps.
    void expectMounted() const {
        EXPECT_EQ(token(knight).creature.mount, horse);
        EXPECT_EQ(token(knight).creature.at, token(horse).creature.at);
        EXPECT_EQ(token(knight).creature.facing, token(horse).creature.facing);
        EXPECT_EQ(token(knight).creature.footprint, token(horse).creature.footprint);
        EXPECT_EQ(token(knight).moved, token(horse).moved);
        EXPECT_EQ(token(knight).onFoot, board::Footprint{});
        expectWhole();
    }
    void expectWhole() const {
        const io::DocumentReading again = io::readDocument(io::writeDocument(m_encounter, ""));
        ASSERT_TRUE(again.problems.empty()) << describe(again.problems.front());
        ASSERT_TRUE(again.notices.empty()) << describe(again.notices.front());
        EXPECT_TRUE(document::sameContent(*again.encounter, m_encounter));
    }

    RecordId knight;
    RecordId horse;
};

TEST_F(RidingTest, WhoMountsStandsWhereTheMountIs) {
    const document::Encounter before = m_encounter;
    mount();
    expectMounted();
    EXPECT_EQ(token(knight).creature.at, (board::Cell{4, 4}));
    EXPECT_THAT(entries(), Contains("mountToken"));
    undoAll();
    EXPECT_TRUE(document::sameContent(m_encounter, before));
}

TEST_F(RidingTest, TheMountCarriesItsRider) {
    mount();
    ASSERT_EQ(perform(MoveTokens{{{horse, {{5, 4}, {6, 4}}}}}), "");
    expectMounted();
    EXPECT_EQ(token(knight).creature.at, (board::Cell{6, 4}));
    EXPECT_EQ(token(knight).moved, 2);
    ASSERT_EQ(perform(TurnTokens{{{horse, board::Facing{2}}}}), "");
    expectMounted();
    ASSERT_EQ(perform(NewTurn{{horse}}), "");
    EXPECT_EQ(token(knight).moved, 0);
}

TEST_F(RidingTest, TheRiderTakesTheMountAlong) {
    mount();
    ASSERT_EQ(perform(MoveTokens{{{knight, {{5, 5}}}}}), "");
    expectMounted();
    EXPECT_EQ(token(horse).creature.at, (board::Cell{5, 5}));
    EXPECT_EQ(token(horse).diagonalParity, token(knight).diagonalParity);
    ASSERT_EQ(perform(TurnTokens{{{knight, board::Facing{3}}}}), "");
    expectMounted();
    EXPECT_EQ(token(horse).creature.facing, board::Facing{3});
    ASSERT_EQ(perform(NewTurn{{knight}}), "");
    EXPECT_EQ(token(horse).moved, 0);
    ASSERT_EQ(perform(MoveTokens{{{knight, {{9, 9}}}, {horse, {{9, 9}}}}, true}), "") << "both are one";
    expectMounted();
    EXPECT_EQ(token(horse).creature.at, (board::Cell{9, 9}));
}

// The horse needs two cells: where the knight alone would pass it does not.
TEST_F(RidingTest, ItIsTheMountThatNeedsRoom) {
    mount();
    add("Brok", "foes", {6, 5});
    EXPECT_THAT(perform(MoveTokens{{{knight, {{5, 4}}}}}), HasSubstr("Horse"));
    ASSERT_EQ(perform(Dismount{{knight}}), "");
    ASSERT_EQ(perform(MoveTokens{{{knight, {{5, 3}}}}, true}), "");
    EXPECT_EQ(perform(MoveTokens{{{knight, {{6, 4}}}}}), "");
}

TEST_F(RidingTest, WhoDismountsStandsBesideIt) {
    mount();
    ASSERT_EQ(perform(Dismount{{knight}}), "");
    EXPECT_EQ(token(knight).creature.mount, RecordId{});
    EXPECT_EQ(token(knight).creature.footprint, board::Footprint{});
    EXPECT_EQ(board::distance(board::GridKind::Square, token(knight).creature, token(horse).creature), 1);
    EXPECT_THAT(entries(), Contains("dismountToken"));
    expectWhole();
    ASSERT_EQ(perform(Dismount{{knight}}), "") << "nothing to do";
}

TEST_F(RidingTest, NoWallPartsHimFromIt) {
    board::WallRecord wall;
    wall.id = document::nextId(m_encounter);
    constexpr std::int32_t k = geometry::kUnitsPerCell;
    wall.points = {{4 * k, 2 * k}, {4 * k, 8 * k}, {9 * k, 8 * k}};  // at its left and farther below
    m_encounter.walls.put(wall);
    mount();
    for (int i = 0; i < 8; ++i) {
        ASSERT_EQ(perform(Dismount{{knight}}), "");
        EXPECT_GE(token(knight).creature.at.x, 4);
        EXPECT_LT(token(knight).creature.at.y, 8);
        add("Bystander", "party", token(knight).creature.at);
        mount();
    }
}

TEST_F(RidingTest, WhoLosesTheMountStandsWhereItWas) {
    mount();
    ASSERT_EQ(perform(RemoveRecords{{horse}}), "");
    EXPECT_EQ(token(knight).creature.mount, RecordId{});
    EXPECT_EQ(token(knight).creature.footprint, board::Footprint{});
    EXPECT_EQ(token(knight).creature.at, (board::Cell{4, 4}));
    expectWhole();
    undoAll();
    EXPECT_EQ(token(knight).creature.at, (board::Cell{2, 2}));
}

TEST_F(RidingTest, RefusesWhatNobodyCanRide) {
    const RecordId squire = add("Squire", "party", {8, 8});
    EXPECT_THAT(perform(Mount{{horse}, horse}), HasSubstr("Horse"));
    mount();
    EXPECT_THAT(perform(Mount{{squire}, knight}), HasSubstr("Knight"));
    EXPECT_THAT(perform(Mount{{horse}, squire}), HasSubstr("Horse"));
    ASSERT_EQ(perform(Mount{{squire}, horse}), "") << "two on one";
    EXPECT_THAT(ridersOf(m_encounter, horse), ElementsAre(knight, squire));
    ASSERT_EQ(perform(MoveTokens{{{squire, {{5, 4}}}}}), "");
    EXPECT_EQ(token(knight).creature.at, (board::Cell{5, 4}));
    EXPECT_THAT(walkersFor(m_encounter, {knight, squire, horse}), ElementsAre(horse));
    expectWhole();
}

TEST_F(RidingTest, ASizeThatIsTypedIsThatOnFoot) {
    mount();
    board::TokenRecord after = token(knight);
    after.creature.size = board::SizeCategory::Large;
    after.creature.footprint = board::footprintOf(board::SizeCategory::Large);
    ASSERT_EQ(perform(EditToken{after}), "");
    EXPECT_EQ(token(knight).onFoot, token(horse).creature.footprint);
    ASSERT_EQ(perform(Dismount{{knight}}), "");
    EXPECT_EQ(token(knight).creature.footprint, token(horse).creature.footprint);
}

TEST_F(RidingTest, CopiesOfBothRideEachOther) {
    mount();
    const auto copy = std::make_shared<const document::Encounter>(copyOf(m_encounter, {knight, horse}));
    ASSERT_EQ(perform(Paste{copy, {geometry::kUnitsPerCell * 6, 0}}), "");
    ASSERT_EQ(m_encounter.tokens.size(), 4u);
    const board::TokenRecord& second = *std::next(m_encounter.tokens.begin(), 2);
    EXPECT_EQ(second.creature.mount, std::next(m_encounter.tokens.begin(), 3)->id);
    expectWhole();
    ASSERT_EQ(perform(AddTokens{token(knight), 1, {12, 12}}), "");
    const board::TokenRecord& last = *std::next(m_encounter.tokens.begin(), 4);
    EXPECT_EQ(last.creature.mount, RecordId{}) << "one alone goes on foot";
    EXPECT_EQ(last.creature.footprint, board::Footprint{});
}

// FA-10, and a run of the rider in a fight brings the horse along, forward and back.
TEST_F(RidingTest, TheSegmentGameRidesToo) {
    mount();
    const RecordId foe = add("Brok", "foes", {14, 4});
    ASSERT_EQ(perform(BeginFight{{knight, foe}, {}, 7}), "");
    EXPECT_TRUE(fightOf(m_encounter, {}).combatants.front().sheet.mounted);
    ASSERT_EQ(perform(StepForward{}), "");
    board::OrderRecord run = order(knight, 1, board::OrderKind::FastMove);
    run.to = {10, 4};
    ASSERT_EQ(perform(GiveOrder{run}), "");
    ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_NE(token(knight).creature.at, (board::Cell{4, 4}));
    expectMounted();
    ASSERT_EQ(perform(StepBack{}), "");
    EXPECT_EQ(token(horse).creature.at, (board::Cell{4, 4}));
    expectMounted();
}

// UF-28: a rider with the feat strikes into the flanks of his mount without penalty.
TEST_F(RidingTest, TheFeatCountsInTheSaddle) {
    rules::RuleOptions options;
    options.facingRules = rules::FacingRules::Ua;
    const RecordId foe = add("Brok", "foes", {6, 5});
    edit(horse, [](board::TokenRecord& token) { token.creature.facing = board::Facing{0}; });
    edit(knight, [](board::TokenRecord& token) { token.creature.feats = board::Feat::MountedCombat; });
    mount();
    const auto penalty = [&] {
        const board::BoardView board = document::boardOf(m_encounter);
        const attack::AttackRuling ruling = attack::attackRuling(
            board, attackQuestion(m_encounter, token(knight), token(foe), options), options);
        std::int32_t sum = 0;
        for (const rules::Modifier& one : ruling.answer.modifiers)
            if (one.reason == "facing.intoFlank" || one.reason == "facing.penaltyLifted") sum += one.value;
        return sum;
    };
    EXPECT_EQ(penalty(), 0);
    edit(knight, [](board::TokenRecord& token) { token.creature.feats = {}; });
    EXPECT_EQ(penalty(), -5);
}

TEST_F(RidingTest, FilesLetGoWhatCannotBe) {
    mount();
    const auto notices = [&] {
        const io::DocumentReading reading = io::readDocument(io::writeDocument(m_encounter, ""));
        EXPECT_TRUE(reading.problems.empty());
        m_encounter = *reading.encounter;
        std::vector<std::string> texts;
        for (const Problem& notice : reading.notices) texts.push_back(describe(notice));
        return texts;
    };
    edit(knight, [](board::TokenRecord& token) { token.creature.at = {1, 1}; });
    EXPECT_THAT(notices(), ElementsAre(HasSubstr("put on its mount")));
    expectMounted();
    edit(knight, [](board::TokenRecord& token) { token.creature.mount = {77}; });
    EXPECT_THAT(notices(), ElementsAre(HasSubstr("goes on foot")));
    EXPECT_EQ(token(knight).creature.footprint, board::Footprint{});
    edit(knight, [&](board::TokenRecord& token) { token.creature.mount = horse; });
    edit(horse, [&](board::TokenRecord& token) { token.creature.mount = knight; });
    EXPECT_THAT(notices(), ElementsAre(HasSubstr("goes on foot"), HasSubstr("goes on foot")));
}

}  // namespace tenaille::actions::riding_test
