// SPDX-License-Identifier: MIT
#include "core/creatures/library_creature.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/board/attacks.h"
#include "core/creatures/party.h"

namespace tenaille::creatures::library_creature_test {

using testing::ElementsAre;

Attack melee(const std::string& name, std::int32_t reach) { return {name, 3, "1d6", reach, {}}; }

TEST(LibraryCreature, FeetBecomeTheNearestCells) {
    EXPECT_EQ(cellsOf(30), 6);
    EXPECT_EQ(cellsOf(7.5), 2) << "halves up";
    EXPECT_EQ(cellsOf(2.4), 0);
    EXPECT_EQ(cellsOf(2.5), 1);
    EXPECT_EQ(cellsOf(0), 0);
    EXPECT_EQ(cellsOf(9, 1.5), 6);
    EXPECT_EQ(cellsOf(1e300), 1'000'000);
}

TEST(LibraryCreature, ReachIsTheCommonestOfTheAttacks) {
    EXPECT_FALSE(usualReach({}).has_value());
    EXPECT_FALSE(usualReach({{"Bow", 3, "1d6", {}, 16}}).has_value());
    const auto usual = usualReach({melee("Bite", 2), melee("Claw", 1), melee("Other claw", 1)});
    ASSERT_TRUE(usual.has_value());
    EXPECT_EQ(usual->cells, 1);
    EXPECT_FALSE(usual->tied);
    const auto tied = usualReach({melee("Tail", 3), melee("Bite", 2)});
    EXPECT_EQ(tied->cells, 2) << "the shortest of those that are equally common";
    EXPECT_TRUE(tied->tied);
    EXPECT_EQ(usualReach({melee("Bites", 0)})->cells, 0);
}

TEST(LibraryCreature, TheSheetHasTheAttackOfTheUsualReach) {
    const std::vector<Attack> attacks{{"Bow", 5, "1d8", {}, 30}, melee("Tail", 3), melee("Claw", 1)};
    EXPECT_EQ(usualAttack(attacks, 1)->name, "Claw");
    EXPECT_EQ(usualAttack(attacks, 9)->name, "Bow");
    EXPECT_EQ(usualAttack({}, 1), nullptr);
    board::TokenRecord token;
    board::takeAttack(token, attacks[0]);
    EXPECT_EQ(token.weapon, "Bow");
    EXPECT_EQ(token.attackMode, board::AttackMode::Ranged);
    EXPECT_EQ(token.attackBonus, 5);
    EXPECT_EQ(token.fighter.damage, "1d8");
}

TEST(LibraryCreature, WhoHasNoFrontIsSuggested) {
    EXPECT_TRUE(suggestsFaceless("Grey thing", "ooze", ""));
    EXPECT_TRUE(suggestsFaceless("Swarm of bees", "beast", ""));
    EXPECT_TRUE(suggestsFaceless("Bees", "swarm of tiny beasts", ""));
    EXPECT_TRUE(suggestsFaceless("Nuée d’abeilles", "", ""));
    EXPECT_TRUE(suggestsFaceless("Eye", "", "darkvision 60 ft., all-around vision"));
    EXPECT_FALSE(suggestsFaceless("Boozer", "humanoid", "keen smell"));
}

TEST(LibraryCreature, ComesFromTheBoardWholeAndWithoutItsNumber) {
    board::TokenRecord token;
    token.id = token.creature.record = RecordId{7};
    token.name = "Ogre 3";
    token.label = "O3";
    token.creature.side = "foe";
    token.creature.at = {4, 5};
    token.creature.facing = board::Facing{2};
    token.creature.reach = 2;
    token.creature.traits = token.creature.traits.with(board::Trait::Prone).with(board::Trait::Bulky);
    token.hitPoints = 4;
    token.maxHitPoints = 50;
    token.moved = 3;
    token.weapon = "Club";
    token.attackBonus = 6;
    const LibraryCreature made = fromBoard(token);
    EXPECT_EQ(made.token.name, "Ogre");
    EXPECT_EQ(made.token.label, "");
    EXPECT_EQ(made.token.hitPoints, 50);
    EXPECT_EQ(made.token.moved, 0);
    EXPECT_FALSE(made.token.id);
    EXPECT_FALSE(made.token.creature.traits.has(board::Trait::Prone));
    EXPECT_TRUE(made.token.creature.traits.has(board::Trait::Bulky));
    ASSERT_EQ(made.attacks.size(), 1U);
    EXPECT_EQ(made.attacks[0], (Attack{"Club", 6, "", 2, {}}));
    EXPECT_FALSE(made.party);
    token.creature.side = "party";
    EXPECT_TRUE(fromBoard(token).party);
}

TEST(LibraryCreature, ItsAttacksGoToTheBoardAndBack) {
    LibraryCreature creature;
    creature.token.name = "Archer";
    creature.attacks = {{"Bow", 5, "1d8", {}, 30}, melee("Sword", 1)};
    board::takeAttack(creature.token, creature.attacks[0]);
    board::TokenRecord token = tokenFor(creature, "en");
    EXPECT_EQ(token.attacks, creature.attacks);
    token.attacks.push_back({{}, 1, "1d3", 1});  // the library knows it by its damage
    ASSERT_TRUE(board::useAttack(token, {1, false}));
    token.attackBonus = 9;
    const LibraryCreature made = fromBoard(token);
    ASSERT_EQ(made.attacks.size(), 3U);
    EXPECT_EQ(made.attacks[1].bonus, 9);
    EXPECT_EQ(made.attacks[2].name, "1d3");
    EXPECT_TRUE(made.token.attacks.empty());
    EXPECT_EQ(made.token.weapon, "Sword");
}

TEST(Party, WhoIsThereByNameIsLeftOut) {
    std::vector<LibraryCreature> library(4);
    library[0].token.name = "Arda";
    library[1].token.name = "Brun";
    library[2].token.name = "Ogre";
    library[3].token.name = "brun";
    for (const std::size_t hero : {0U, 1U, 3U}) library[hero].party = true;
    document::Encounter encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 6, 5});
    EXPECT_EQ(partyToAdd(library, encounter, "en").missing.size(), 2U) << "each name once";
    board::TokenRecord arda;
    arda.id = arda.creature.record = document::nextId(encounter);
    arda.name = "ARDA";
    encounter.tokens.put(arda);
    const PartyToAdd party = partyToAdd(library, encounter, "en");
    ASSERT_EQ(party.missing.size(), 1U);
    EXPECT_EQ(party.missing[0]->token.name, "Brun");
    EXPECT_THAT(party.present, ElementsAre("Arda"));
}

}  // namespace tenaille::creatures::library_creature_test
