// SPDX-License-Identifier: MIT
//
// An attack of a d20 game from the dice to the wound.
#include "core/actions/make_attack.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/core/actions/fight_fixture.h"

namespace tenaille::actions::make_attack_test {

using ::testing::HasSubstr;

class MakeAttackTest : public test::Fight {
  public:
    void SetUp() override {
        a = add("Arda", "party", {2, 2});
        b = add("Brok", "foes", {3, 2});
    }
    MakeAttack attack(AttackDice dice) const {
        MakeAttack intent;
        intent.attacker = a;
        intent.target = b;
        intent.dice = dice;
        return intent;
    }
    AttackOutcome outcome(const MakeAttack& intent) const {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        const Result<AttackOutcome> result = attackOutcome({m_encounter, board, options}, intent);
        EXPECT_TRUE(result.ok()) << describe(result.problem());
        return *result;
    }
    const board::LogRecord& line(std::size_t fromEnd) const {
        return *std::prev(m_encounter.log.end(), static_cast<std::ptrdiff_t>(fromEnd));
    }
};

// +5 against armour class 12.
TEST_F(MakeAttackTest, TheTotalReachesTheArmourClassOrNot) {
    EXPECT_TRUE(outcome(attack({7, {}, {}, 4})).hits);
    EXPECT_FALSE(outcome(attack({6, {}, {}, 4})).hits);
}

TEST_F(MakeAttackTest, NaturalTwentyHitsAndNaturalOneMisses) {
    board::TokenRecord brok = token(b);
    brok.creature.armorClass = 50;
    m_encounter.tokens.put(brok);
    EXPECT_TRUE(outcome(attack({20, {}, {}, 4})).hits);
    EXPECT_FALSE(outcome(attack({19, {}, {}, 4})).hits);
    brok.creature.armorClass = -50;
    m_encounter.tokens.put(brok);
    EXPECT_FALSE(outcome(attack({1, {}, {}, 4})).hits);
}

TEST_F(MakeAttackTest, AHitWoundsInOneStepAndTheLogTellsIt) {
    ASSERT_EQ(perform(attack({15, {}, {}, 4})), "");
    EXPECT_EQ(token(b).hitPoints, 6);
    EXPECT_EQ(line(2).entry, "strike.attack");
    EXPECT_EQ(line(2).arguments[2], "15");
    EXPECT_EQ(line(2).arguments[3], "20");
    EXPECT_EQ(line(2).arguments[8], "hit");
    EXPECT_EQ(line(2).arguments[9], "typed");
    EXPECT_EQ(line(1).entry, "strike.damage");
    EXPECT_EQ(line(1).arguments[3], "6");
    EXPECT_EQ(m_undo.size(), 1u);
    undoAll();
    EXPECT_EQ(token(b).hitPoints, 10);
    EXPECT_TRUE(m_encounter.log.empty());
}

TEST_F(MakeAttackTest, WithAnotherWeapon) {
    board::TokenRecord arda = token(a);
    arda.attacks = {{"Sword", 5, "1d8", 1}, {"Sling", 1, "1d4", {}, 10}, {"Dagger", 9, "1d4", 1, 2}};
    arda.weapon = "Sword";
    m_encounter.tokens.put(arda);
    MakeAttack intent = attack({10, {}, {}, 4});
    intent.with = board::AttackChoice{2, false};
    EXPECT_EQ(outcome(intent).total, 19);
    ASSERT_EQ(perform(intent), "");
    EXPECT_EQ(token(a).weapon, "Dagger");
    EXPECT_EQ(line(3).entry, "useAttack");
    EXPECT_EQ(line(2).arguments[4], "9");
    undoAll();
    EXPECT_EQ(token(a), arda);
}

TEST_F(MakeAttackTest, AllTakeTheWeaponThatTheyHave) {
    board::TokenRecord arda = token(a);
    arda.attacks = {{"Sword", 5, "1d8", 1}, {"Sling", 1, "1d4", {}, 10}};
    arda.weapon = "Sword";
    m_encounter.tokens.put(arda);
    const board::TokenRecord brok = token(b);
    ASSERT_EQ(perform(UseAttack{{a, b}, arda.attacks[1]}), "");
    EXPECT_EQ(token(a).attackMode, board::AttackMode::Ranged);
    EXPECT_EQ(token(b), brok);
    EXPECT_THAT(line(1).arguments, testing::ElementsAre("Arda", "Sling"));
    EXPECT_EQ(m_undo.size(), 1u);
    ASSERT_EQ(perform(UseAttack{{a, b}, arda.attacks[1]}), "");
    EXPECT_EQ(m_encounter.log.size(), 1u) << "it is in use already";
    EXPECT_NE(perform(UseAttack{{RecordId{999}}, arda.attacks[1]}), "");
}

TEST_F(MakeAttackTest, OfTwoWithOneNameTheOneThatWasMeant) {
    board::TokenRecord arda = token(a);
    arda.attacks = {{"Sword", 5, "1d8", 1},
                    {"Sword", 3, "2d10", 2},
                    {"Dagger", 1, "1d4", 1},
                    {"Dagger", 1, "1d4", {}, 4}};
    board::takeAttack(arda, arda.attacks[0]);
    m_encounter.tokens.put(arda);
    ASSERT_EQ(perform(UseAttack{{a}, arda.attacks[1]}), "");
    EXPECT_EQ(token(a).fighter.damage, "2d10");
    ASSERT_EQ(perform(UseAttack{{a}, arda.attacks[3], true}), "");
    EXPECT_EQ(token(a).attackMode, board::AttackMode::Ranged);
    EXPECT_EQ(board::choiceInUse(token(a)), (board::AttackChoice{3, true}));
    ASSERT_EQ(perform(UseAttack{{a}, arda.attacks[2]}), "");
    EXPECT_EQ(token(a).attackMode, board::AttackMode::Melee);
    EXPECT_EQ(token(a).attacks, arda.attacks);
}

TEST_F(MakeAttackTest, AMissChangesNobody) {
    ASSERT_EQ(perform(attack({2, {}, {}, 4})), "");
    EXPECT_EQ(token(b).hitPoints, 10);
    EXPECT_EQ(line(1).arguments[8], "miss");
}

TEST_F(MakeAttackTest, WhoFallsIsTold) {
    ASSERT_EQ(perform(attack({15, {}, {}, 11})), "");
    EXPECT_EQ(token(b).hitPoints, -1);
    EXPECT_EQ(line(1).entry, "fight.down");
}

TEST_F(MakeAttackTest, TheMissChanceSpoilsAHit) {
    MakeAttack given = attack({15, {}, 20, 4});
    given.given = {{"refusal.outOfReach", 1}};
    board::TokenRecord brok = token(b);
    brok.creature.traits = brok.creature.traits.with(board::Trait::Blurred);
    m_encounter.tokens.put(brok);
    ASSERT_EQ(outcome(given).answer.missChance, 20);
    EXPECT_TRUE(outcome(given).concealed);
    given.dice.miss = 21;
    EXPECT_TRUE(outcome(given).hits);
    given.verdict = Verdict::Hits;
    given.dice.miss = 1;
    EXPECT_TRUE(outcome(given).hits) << "the game master goes before the dice";
}

TEST_F(MakeAttackTest, DamageCountsAsOftenAsItIsSaid) {
    MakeAttack intent = attack({15, {}, {}, 4});
    intent.times = DamageTimes::Double;
    EXPECT_EQ(outcome(intent).damage, 8);
    intent.times = DamageTimes::Triple;
    EXPECT_EQ(outcome(intent).damage, 12);
    intent.times = DamageTimes::DiceTwice;
    intent.dice.damage.reset();
    std::set<std::int32_t> sums;
    for (intent.seed = 1; intent.seed <= 400; ++intent.seed) sums.insert(outcome(intent).damage);
    EXPECT_EQ(*sums.begin(), 3) << "1d6 twice, +1 once";
    EXPECT_EQ(*sums.rbegin(), 13);
}

TEST_F(MakeAttackTest, ValuesOfThisAttackGoBeforeThoseOfTheCard) {
    ASSERT_EQ(perform(SetOverride{a, b, "sheet.attackBonus", 0, 5}), "");
    EXPECT_EQ(outcome(attack({10, {}, {}, 4})).total, 10);
    MakeAttack intent = attack({10, {}, {}, 4});
    intent.given = {{"sheet.attackBonus", 9}};
    EXPECT_EQ(outcome(intent).total, 19);
    ASSERT_EQ(perform(intent), "");
    EXPECT_EQ(m_encounter.overrides.size(), 1u) << "nothing of it stays";
    std::vector<std::string> told;
    for (const board::LogRecord& one : m_encounter.log)
        if (one.entry == "setOverride") told = one.arguments;
    EXPECT_THAT(told, testing::ElementsAre("Arda", "Brok", "sheet.attackBonus", "5", "9"));
}

TEST_F(MakeAttackTest, WhatIsAllowedForThisAttackIsLogged) {
    board::TokenRecord brok = token(b);
    brok.creature.at = {9, 9};
    m_encounter.tokens.put(brok);
    MakeAttack intent = attack({15, {}, {}, 4});
    EXPECT_NE(perform(intent), "") << "out of reach";
    intent.given = {{"refusal.outOfReach", 1}};
    ASSERT_EQ(perform(intent), "");
    std::vector<std::string> told;
    for (const board::LogRecord& one : m_encounter.log)
        if (one.entry == "allowAttack") told = one.arguments;
    EXPECT_THAT(told, testing::ElementsAre("Arda", "Brok", "refusal.outOfReach"));
}

TEST_F(MakeAttackTest, TheSameSeedThrowsTheSameDice) {
    MakeAttack intent = attack({});
    intent.seed = 11;
    const AttackOutcome first = outcome(intent);
    EXPECT_EQ(outcome(intent).dice, first.dice);
    std::set<std::int32_t> faces;
    for (intent.seed = 1; intent.seed <= 400; ++intent.seed) faces.insert(outcome(intent).natural);
    EXPECT_EQ(faces.size(), 20u);
}

TEST_F(MakeAttackTest, WhatCannotBeIsRefused) {
    EXPECT_THAT(perform(attack({21, {}, {}, 4})), HasSubstr("A die cannot show that"));
    EXPECT_THAT(perform(attack({0, {}, {}, 4})), HasSubstr("A die cannot show that"));
    MakeAttack self = attack({});
    self.target = a;
    EXPECT_THAT(perform(self), HasSubstr("cannot strike himself"));
    board::TokenRecord brok = token(b);
    brok.creature.armorClass.reset();
    m_encounter.tokens.put(brok);
    EXPECT_THAT(perform(attack({15, {}, {}, 4})), HasSubstr("has no armour class"));
    MakeAttack decided = attack({15, {}, {}, 4});
    decided.verdict = Verdict::Hits;
    EXPECT_EQ(perform(decided), "");
    brok.creature.at = {12, 2};
    brok.creature.armorClass = 12;
    m_encounter.tokens.put(brok);
    EXPECT_THAT(perform(attack({15, {}, {}, 4})), HasSubstr("cannot attack"));
    MakeAttack allowed = attack({15, {}, {}, 4});
    allowed.given = {{"refusal.outOfReach", 1}};
    EXPECT_EQ(perform(allowed), "");
    board::TokenRecord arda = token(a);
    arda.fighter.damage = "banana";
    m_encounter.tokens.put(arda);
    allowed.dice.damage.reset();
    EXPECT_THAT(perform(allowed), HasSubstr("is no dice"));
}

}  // namespace tenaille::actions::make_attack_test
