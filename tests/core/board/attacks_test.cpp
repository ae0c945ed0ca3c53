// SPDX-License-Identifier: MIT
#include "core/board/attacks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tenaille::board::attacks_test {

using ::testing::ElementsAre;

TokenRecord archer() {
    TokenRecord token;
    token.attacks = {{"Bow", 5, "1d8", {}, 30},
                     {"Sword", 3, "1d6+1", 1},
                     {"Spear", 2, "1d8", 1, 4},
                     {"Pike", 1, "1d10", 2, {}, true}};
    takeAttack(token, token.attacks[0]);
    return token;
}

TEST(Attacks, WhatIsMadeBothWaysIsTwoChoices) {
    EXPECT_THAT(attackChoices(archer()),
                ElementsAre(AttackChoice{0, true}, AttackChoice{1, false}, AttackChoice{2, false},
                            AttackChoice{2, true}, AttackChoice{3, false}));
    EXPECT_TRUE(attackChoices(TokenRecord()).empty());
}

TEST(Attacks, TheOneInUseIsKnown) {
    TokenRecord token = archer();
    for (const AttackChoice choice : attackChoices(token)) {
        EXPECT_TRUE(useAttack(token, choice));
        EXPECT_EQ(choiceInUse(token), choice);
    }
    token.weapon = "Chair";
    EXPECT_EQ(choiceInUse(token), std::nullopt);
    token.weapon.clear();
    token.attackBonus = 0;
    token.fighter.damage.clear();
    EXPECT_EQ(choiceInUse(token), std::nullopt);
}

TEST(Attacks, ReachFollowsInMeleeAlone) {
    TokenRecord token = archer();
    EXPECT_TRUE(useAttack(token, {3, false}));
    EXPECT_EQ(token.creature.reach, 2);
    EXPECT_TRUE(token.creature.reachWeapon);
    EXPECT_EQ(token.attackMode, AttackMode::Reach);
    EXPECT_TRUE(useAttack(token, {0, true}));
    EXPECT_EQ(token.creature.reach, 2) << "who shoots threatens as before";
    EXPECT_EQ(token.attackMode, AttackMode::Ranged);
    EXPECT_TRUE(useAttack(token, {2, true}));
    EXPECT_EQ(token.attackMode, AttackMode::Ranged);
    EXPECT_TRUE(useAttack(token, {2, false}));
    EXPECT_EQ(token.creature.reach, 1);
    EXPECT_FALSE(token.creature.reachWeapon);
    EXPECT_EQ(token.attackMode, AttackMode::Melee);
}

TEST(Attacks, WhatWasTypedOnTheSheetStays) {
    TokenRecord token = archer();
    token.attackBonus = 6;  // a better bow, as a file says it
    EXPECT_TRUE(useAttack(token, {1, false}));
    EXPECT_EQ(token.attacks[0].bonus, 6);
    token.weapon = "Chair";
    token.attackBonus = -2;
    EXPECT_TRUE(useAttack(token, {0, true}));
    ASSERT_EQ(token.attacks.size(), 5U);
    EXPECT_EQ(token.attacks[4], (AttackRecord{"Chair", -2, "1d6+1", 1}));
    EXPECT_EQ(token.attacks[1].name, "Sword");
    EXPECT_EQ(token.attackBonus, 6);
    const TokenRecord before = token;
    EXPECT_TRUE(useAttack(token, {5, false}));
    EXPECT_EQ(token, before);
}

TEST(Attacks, TheOneInUseFollowsTheSheet) {
    TokenRecord token;
    token.attacks = {{"Sword", 5, "1d8+2", 1}, {"Sword", 3, "2d10", 2}};
    EXPECT_TRUE(useAttack(token, {1, false}));
    TokenRecord typed = token;
    typed.attackBonus = 7;
    typed.creature.reach = 3;
    followSheet(token, typed);
    EXPECT_EQ(typed.attacks[0], token.attacks[0]);
    EXPECT_EQ(typed.attacks[1], (AttackRecord{"Sword", 7, "2d10", 3}));
    TokenRecord renamed = typed;
    renamed.weapon = "Axe";
    followSheet(typed, renamed);
    EXPECT_EQ(renamed.attacks, typed.attacks);
    EXPECT_TRUE(useAttack(renamed, {0, false}));
    EXPECT_EQ(renamed.attacks.back().name, "Axe");
    EXPECT_EQ(renamed.attacks.size(), 3U);
}

TEST(Attacks, OfOneNameTheWholeIsCompared) {
    TokenRecord token;
    token.attacks = {{"Bite", 4, "1d6", 1}, {"Bite", 6, "2d6", 1}};
    EXPECT_TRUE(useAttack(token, {1, false}));
    EXPECT_EQ(attackInUse(token.attacks, token), 1U);
    EXPECT_EQ(token.attacks.size(), 2U);
}

TEST(Attacks, TheListHasALimit) {
    TokenRecord token;
    token.attacks.assign(kMaxAttacks, {"Bite", 4, "1d6", 1});
    token.weapon = "Chair";
    const TokenRecord before = token;
    EXPECT_FALSE(useAttack(token, {0, false})) << "the chair would be lost";
    EXPECT_EQ(token, before);
    takeAttack(token, token.attacks[1]);
    EXPECT_TRUE(useAttack(token, {0, false}));
}

}  // namespace tenaille::board::attacks_test
