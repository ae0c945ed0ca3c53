// SPDX-License-Identifier: MIT
//
// A move that gives an attack of opportunity offers it, and the attack is judged where the mover was (SZ-08).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/actions/make_attack.h"
#include "core/actions/provocations.h"
#include "tests/core/actions/fight_fixture.h"

namespace tenaille::actions::strike_offers_test {

using board::Cell;

class StrikeOffersTest : public test::Fight {
  public:
    void SetUp() override {
        a = add("Arda", "party", {2, 2});
        b = add("Brok", "foes", {3, 2});
    }
    std::vector<StrikeOffer> offers(const MoveTokens& move) const {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        return strikeOffers({m_encounter, board, options}, move);
    }
    // Brok's blow at Arda, who makes this move; it is the only one that it gives.
    MakeAttack blowAt(const MoveTokens& move, AttackDice dice) {
        const std::vector<StrikeOffer> made = offers(move);
        EXPECT_EQ(made.size(), 1u);
        EXPECT_EQ(perform(move), "");
        MakeAttack attack;
        attack.attacker = b;
        attack.target = a;
        attack.dice = dice;
        if (!made.empty()) attack.passing = made.front().mover;
        return attack;
    }
    AttackOutcome outcome(const MakeAttack& intent) const {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        const Result<AttackOutcome> result = attackOutcome({m_encounter, board, options}, intent);
        EXPECT_TRUE(result.ok()) << describe(result.problem());
        return result.ok() ? *result : AttackOutcome{};
    }
};

TEST_F(StrikeOffersTest, SZ08_WhoLeavesAThreatenedSquareIsStruckOnIt) {
    EXPECT_TRUE(offers({{{a, {{2, 1}}}}, false}).size() == 1) << "the square that is left counts";
    const auto made = offers({{{a, {{1, 2}, {0, 2}}}}, false});
    ASSERT_EQ(made.size(), 1u);
    EXPECT_EQ(made.front().enemy, b);
    EXPECT_EQ(made.front().mover.token, a);
    EXPECT_EQ(made.front().mover.at, (Cell{2, 2}));
}

TEST_F(StrikeOffersTest, WhoComesFromAfarAndPassesIsStruckOnTheWay) {
    board::TokenRecord arda = token(a);
    arda.creature.at = {0, 1};
    m_encounter.tokens.put(arda);
    const auto made = offers({{{a, {{1, 1}, {2, 1}, {3, 1}, {4, 1}}}}, false});
    ASSERT_EQ(made.size(), 1u) << "once for each enemy in a move";
    EXPECT_EQ(made.front().mover.at, (Cell{2, 1})) << "the first threatened square that is left";
}

TEST_F(StrikeOffersTest, NobodyIsOfferedWhatTheRulesDoNotGive) {
    EXPECT_TRUE(offers({{{a, {{1, 2}}}}, true}).empty()) << "placed by the game master";
    board::TokenRecord brok = token(b);
    brok.hitPoints = 0;
    m_encounter.tokens.put(brok);
    EXPECT_TRUE(offers({{{a, {{1, 2}}}}, false}).empty()) << "who is down strikes nobody";
    brok.hitPoints = 10;
    brok.creature.side = "party";
    m_encounter.tokens.put(brok);
    EXPECT_TRUE(offers({{{a, {{1, 2}}}}, false}).empty()) << "nor does a friend";
}

// UF-07: in the variant a mover turns before the step; with the option of 5e he faces his last step (F5-03).
TEST_F(StrikeOffersTest, WhoTurnsAwayIsStruckAsHeStoodThen) {
    constexpr board::Facing kEast{2};
    constexpr board::Facing kWest{6};
    board::TokenRecord arda = token(a);
    arda.creature.facing = kEast;
    m_encounter.tokens.put(arda);
    const auto facingThen = [&](const std::string& rules, const std::string& whileMoving) {
        EXPECT_EQ(perform(SetRules{"", {{"rules.facing", rules}, {"facing.whileMoving", whileMoving}}}), "");
        const auto made = offers({{{a, {{1, 2}, {0, 2}}}}, false});
        EXPECT_EQ(made.size(), 1u);
        return made.empty() ? std::nullopt : made.front().mover.facing;
    };
    EXPECT_EQ(facingThen("5e", "keep"), kEast);
    EXPECT_EQ(facingThen("5e", "follow"), kEast);
    EXPECT_EQ(facingThen("ua", "keep"), kEast);
    EXPECT_EQ(facingThen("ua", "follow"), kWest);
}

// The clock of segments makes its own offers (AO-06).
TEST_F(StrikeOffersTest, InTheSegmentGameTheClockOffers) {
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7}), "");
    EXPECT_TRUE(offers({{{a, {{1, 2}}}}, false}).empty());
}

TEST_F(StrikeOffersTest, InAGameOfTurnsTheyAreMade) {
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7, board::ClockKind::Turns}), "");
    EXPECT_EQ(offers({{{a, {{1, 2}}}}, false}).size(), 1u);
}

// Four squares away nobody reaches her any more; where she was struck, Brok did.
TEST_F(StrikeOffersTest, TheAttackIsJudgedWhereTheMoverWas) {
    const MakeAttack attack = blowAt({{{a, {{1, 2}, {0, 2}}}}, false}, {15, {}, {}, 4});
    MakeAttack later = attack;
    later.passing.reset();
    EXPECT_NE(perform(later), "") << "out of reach by now";
    EXPECT_TRUE(outcome(attack).hits);
    ASSERT_EQ(perform(attack), "");
    EXPECT_EQ(token(a).hitPoints, 6);
    EXPECT_EQ(token(a).creature.at, (Cell{0, 2})) << "she stays where she went";
    const auto& line = *std::prev(m_encounter.log.end(), 3);
    EXPECT_EQ(line.entry, "takesOpportunity");
    EXPECT_EQ(line.arguments, (std::vector<std::string>{"Brok", "Arda"}));
    undoAll();
    EXPECT_EQ(token(a).hitPoints, 10);
}

TEST_F(StrikeOffersTest, WhoStandsNowWhereTheMoverWasIsNotInTheWay) {
    const MakeAttack attack = blowAt({{{a, {{1, 2}}}}, false}, {10, {}, {}, 4});
    const std::int32_t free = *outcome(attack).answer.armorClass;
    EXPECT_EQ(free, 12);
    board::TokenRecord third = token(a);
    third.id = document::nextId(m_encounter);
    third.creature.record = third.id;
    third.creature.at = {2, 2};
    m_encounter.tokens.put(third);
    EXPECT_EQ(*outcome(attack).answer.armorClass, free);
}

// A reaction: what he holds for his own turn stays in his hand.
TEST_F(StrikeOffersTest, TheWeaponInUseStaysTheSame) {
    board::TokenRecord brok = token(b);
    brok.attacks = {{"Bow", 5, "1d8", {}, 10}, {"Knife", 2, "1d4", 1}};
    ASSERT_TRUE(board::useAttack(brok, {0, true}));
    m_encounter.tokens.put(brok);
    MakeAttack attack = blowAt({{{a, {{1, 2}}}}, false}, {10, {}, {}, 4});
    attack.with = board::AttackChoice{1, false};
    EXPECT_EQ(outcome(attack).total, 12);
    ASSERT_EQ(perform(attack), "");
    EXPECT_EQ(token(b), brok);
}

TEST_F(StrikeOffersTest, TheLogTellsWhoHasStruckInThisRound) {
    ASSERT_EQ(perform(BeginFight{{a, b}, {}, 7, board::ClockKind::Turns, false, false, {{a, 30}, {b, 20}}}),
              "");
    ASSERT_EQ(perform(StepForward{}), "");
    const MakeAttack attack = blowAt({{{a, {{1, 2}}}}, false}, {10, {}, {}, 1});
    EXPECT_FALSE(hasStruckInPassing(m_encounter, b));
    ASSERT_EQ(perform(attack), "");
    EXPECT_TRUE(hasStruckInPassing(m_encounter, b));
    EXPECT_FALSE(hasStruckInPassing(m_encounter, a));
    const std::int32_t round = clock().round;
    for (int i = 0; i < 4 && clock().round == round; ++i) ASSERT_EQ(perform(StepForward{}), "");
    EXPECT_FALSE(hasStruckInPassing(m_encounter, b)) << "a new round";
}

TEST_F(StrikeOffersTest, HalfTheDamageForSomeAndNoneForOthers) {
    const RecordId c = add("Cass", "party", {5, 5});
    for (const RecordId id : {a, b, c}) {
        board::TokenRecord plain = token(id);
        plain.fighter.endurance = plain.fighter.maxEndurance = 0;
        plain.hitPoints = plain.maxHitPoints = 40;
        m_encounter.tokens.put(plain);
    }
    ASSERT_EQ(perform(ChangeHitPoints{{a, b, c}, -27, {}, Pool::HitPoints, {b}, {c}}), "");
    EXPECT_EQ(token(a).hitPoints, 13);
    EXPECT_EQ(token(b).hitPoints, 27) << "half of 27 is 13";
    EXPECT_EQ(token(c).hitPoints, 40);
    std::vector<std::string> entries;
    for (const board::LogRecord& line : m_encounter.log) entries.push_back(line.entry);
    EXPECT_THAT(entries, testing::ElementsAre("tokenHurt", "tokenHalved", "tokenHurt", "tokenSpared"));
    undoAll();
    EXPECT_EQ(token(b).hitPoints, 40);
    EXPECT_NE(perform(ChangeHitPoints{{c}, -27, {}, Pool::HitPoints, {}, {c}}), "") << "it would hurt nobody";
    ASSERT_EQ(perform(ChangeHitPoints{{a}, -5, {}, Pool::HitPoints, {}, {}}), "");
    ASSERT_EQ(perform(ChangeHitPoints{{a}, 4, {}, Pool::HitPoints, {a}, {}}), "") << "healing is not halved";
    EXPECT_EQ(token(a).hitPoints, 39);
}

}  // namespace tenaille::actions::strike_offers_test
