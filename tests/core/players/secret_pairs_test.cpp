// SPDX-License-Identifier: MIT
//
// No secret ever reaches the players' scene: two encounters that differ in secrets alone give the same one.
#include "tests/core/players/secret_pairs.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/property.h"

namespace tenaille::test::secret_pairs_test {

constexpr std::uint64_t kProperty = 71;

testing::AssertionResult sameForPlayers(const document::Encounter& a, const document::Encounter& b) {
    const std::string left = whatPlayersGet(a);
    const std::string right = whatPlayersGet(b);
    if (left == right) return testing::AssertionSuccess();
    return testing::AssertionFailure() << firstDifference(left, right) << '\n';
}

TEST(SecretPairProperties, TheScenesAreEqual) {
    for (int i = 0; i < cases(600); ++i) {
        const SecretBoard board = randomSecretBoard(seedOf(kProperty, i));
        const document::Encounter other = changeSecrets(board, seedOf(kProperty + 1, i));
        ASSERT_TRUE(sameForPlayers(board.map, other)) << "case " << i;
    }
}

// One kind of secret at a time, so that a failure has a name and none of them is idle.
TEST(SecretPairProperties, EachKindOfSecretAlone) {
    for (const std::span<const Secret> all : {creatureSecrets(), boardSecrets()})
        for (const Secret& secret : all) {
            int changed = 0;
            for (int i = 0; i < std::max(400, cases(40)) && changed < std::max(1, cases(40) / 4); ++i) {
                SecretBoard board = randomSecretBoard(seedOf(kProperty + 2, i));
                const document::Encounter before = board.map;
                Random random(seedOf(kProperty + 3, i));
                if (!secret.change(board, random)) continue;
                ++changed;
                ASSERT_TRUE(sameForPlayers(before, board.map)) << secret.name << ", case " << i;
            }
            EXPECT_GT(changed, 0) << secret.name;
        }
}

TEST(SecretPairProperties, NoCanaryIsInTheScene) {
    for (int i = 0; i < cases(300); ++i) {
        const SecretBoard board = randomSecretBoard(seedOf(kProperty + 4, i));
        const document::Encounter other = changeSecrets(board, seedOf(kProperty + 5, i));
        for (const document::Encounter* map : {&board.map, &other}) {
            const std::string text = whatPlayersGet(*map);
            const std::size_t at = text.find(kCanary);
            ASSERT_EQ(at, std::string::npos) << "case " << i << ": " << text.substr(at - 60, 100);
        }
    }
}

// The comparison sees what it is to see: public things and seen ones change the scene.
TEST(SecretPairProperties, WhatPlayersMayKnowChangesTheScene) {
    int moved = 0;
    int wider = 0;
    for (int i = 0; i < 60; ++i) {
        const SecretBoard board = randomSecretBoard(seedOf(kProperty + 6, i));
        document::Encounter other = board.map;
        const document::Table<board::TokenRecord> tokens = other.tokens;
        for (board::TokenRecord token : tokens) {
            if (!board.isOurs(token) || token.hidden) continue;
            token.creature.at = token.creature.at + board::Cell{1, 0};
            other.tokens.put(token);
        }
        moved += whatPlayersGet(board.map) != whatPlayersGet(other) ? 1 : 0;
        other = board.map;
        other.fog = {};
        wider += board.inFog() && whatPlayersGet(board.map) != whatPlayersGet(other) ? 1 : 0;
    }
    EXPECT_EQ(moved, 60);
    EXPECT_GT(wider, 20);
}

}  // namespace tenaille::test::secret_pairs_test
