// SPDX-License-Identifier: MIT
#include "core/board/creature_now.h"

#include <gtest/gtest.h>

#include "core/document/board_of.h"
#include "tests/support/sample_boards.h"

namespace tenaille::board::creature_now_test {

TEST(CreatureNow, WhoIsDownThreatensNobody) {
    TokenRecord token;
    EXPECT_TRUE(creatureNow(token).threatens) << "nothing is known of its hit points";
    token.maxHitPoints = 8;
    token.hitPoints = 1;
    EXPECT_TRUE(creatureNow(token).threatens);
    token.hitPoints = 0;
    EXPECT_FALSE(creatureNow(token).threatens);
    EXPECT_TRUE(creatureNow(token, -3).threatens);
    token.hitPoints = -3;
    EXPECT_FALSE(creatureNow(token, -3).threatens);
}

TEST(CreatureNow, TheBoardAsksTheRulesWhoIsDown) {
    document::Encounter keep = test::ruinedKeep();
    TokenRecord one = *keep.tokens.begin();
    one.maxHitPoints = 8;
    one.hitPoints = -1;
    keep.tokens.put(one);
    const auto threatens = [&] {
        const std::vector<Creature> all = document::creaturesOf(keep);
        for (const Creature& creature : all)
            if (creature.record == one.id) return creature.threatens;
        return false;
    };
    EXPECT_FALSE(threatens());
    SettingsRecord settings = keep.settingsRecord();
    settings.ruleOptions = {{"segment.downAtHitPoints", "-5"}};
    keep.settings.put(settings);
    EXPECT_TRUE(threatens());
}

}  // namespace tenaille::board::creature_now_test
