// SPDX-License-Identifier: MIT
#include "core/creatures/encounter_list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tenaille::creatures::encounter_list_test {

using testing::ElementsAre;
using testing::IsEmpty;

class EncounterListTest : public testing::Test {
  protected:
    EncounterListTest() {
        for (const auto& [english, french] :
             std::vector<std::pair<std::string, std::string>>{{"Goblin archer", "Archer gobelin"},
                                                              {"Ogre", "Ogre"},
                                                              {"Hill wolf", "Loup des collines"},
                                                              {"Swarm of rats", "Nuée de rats"},
                                                              {"Saddle horse", "Cheval de selle"},
                                                              {"Dwarf miner", "Mineuse naine"},
                                                              {"Watching eye", "Œil guetteur"},
                                                              {"Rag and Bone", "Chiffon et Os"},
                                                              {"One-eyed king", "Roi borgne"},
                                                              {"Goblin chief", "Chef gobelin"}}) {
            LibraryCreature creature;
            creature.token.name = english;
            creature.names.emplace_back("fr", french);
            m_names.add(creature);
        }
    }
    // "3 Goblin archer" of every group, then "?name" of what is not known.
    std::vector<std::string> read(const std::string& text) const {
        const EncounterList list = readEncounterList(text, m_names);
        static const std::vector<std::string> kNames{"archer", "ogre", "wolf", "rats", "horse",
                                                     "dwarf",  "eye",  "rag",  "king", "chief"};
        std::vector<std::string> said;
        for (const ListedGroup& group : list.groups)
            said.push_back(std::to_string(group.count) + " " + kNames.at(group.creature));
        for (const UnknownName& unknown : list.unknown)
            said.push_back("?" + std::to_string(unknown.count) + " " + unknown.name);
        if (list.problem) said.push_back("!" + describe(*list.problem));
        return said;
    }

    NameIndex m_names;
};

TEST_F(EncounterListTest, NumbersAndNames) {
    EXPECT_THAT(read("3 goblin archers, 1 ogre"), ElementsAre("3 archer", "1 ogre"));
    EXPECT_THAT(read("3x goblin archer; ogre"), ElementsAre("3 archer", "1 ogre"));
    EXPECT_THAT(read("3 × goblin archers\nogre x2"), ElementsAre("3 archer", "2 ogre"));
    EXPECT_THAT(read("goblin archers ×4 + 2 OGRES"), ElementsAre("4 archer", "2 ogre"));
    EXPECT_THAT(read("ogre x 2"), ElementsAre("2 ogre"));
}

TEST_F(EncounterListTest, APartOfANameWillDoAmongOthers) {
    EXPECT_THAT(read("4 kings, 1 ogre"), ElementsAre("4 king", "1 ogre"));
    EXPECT_THAT(read("2 rois, 1 ogre"), ElementsAre("2 king", "1 ogre"));
    EXPECT_THAT(read("4 kings"), ElementsAre("?4 kings")) << "alone it may be a name of its own";
    EXPECT_THAT(read("2 goblins, 1 ogre"), ElementsAre("1 ogre", "?2 goblins")) << "there are two kinds";
}

TEST_F(EncounterListTest, NumbersAsWords) {
    EXPECT_THAT(read("three goblin archers and an ogre"), ElementsAre("3 archer", "1 ogre"));
    EXPECT_THAT(read("trois archers gobelins et un ogre"), ElementsAre("3 archer", "1 ogre"));
    EXPECT_THAT(read("Douze loups des collines, une mineuse naine"), ElementsAre("12 wolf", "1 dwarf"));
    EXPECT_THAT(read("a dozen ogres, two dozen hill wolves"), ElementsAre("12 ogre", "24 wolf"));
    EXPECT_THAT(read("une douzaine d'ogres, and one hill wolf"), ElementsAre("12 ogre", "1 wolf"));
}

TEST_F(EncounterListTest, PluralsAccentsAndOrder) {
    EXPECT_THAT(read("2 hill wolves, 2 swarms of rats, 4 saddle horses, 2 dwarf miners"),
                ElementsAre("2 wolf", "2 rats", "4 horse", "2 dwarf"));
    EXPECT_THAT(read("2 nuees de rats, 4 chevaux de selle, 2 gobelins archers, 3 oeils guetteurs"),
                ElementsAre("2 rats", "4 horse", "2 archer", "3 eye"));
    EXPECT_THAT(read("3\u00a0archers\u202fgobelins"), ElementsAre("3 archer"));
}

TEST_F(EncounterListTest, ANameMayHoldANumberOrAnAnd) {
    EXPECT_THAT(read("Rag and Bone, one-eyed king"), ElementsAre("1 rag", "1 king"));
    EXPECT_THAT(read("2 rag and bones and 1 ogre"), ElementsAre("2 rag", "1 ogre"));
    EXPECT_THAT(read("chiffon et os, trois ogres"), ElementsAre("1 rag", "3 ogre"));
}

TEST_F(EncounterListTest, WhatIsNotKnownIsListedWithTheNearest) {
    const EncounterList list = readEncounterList("2 ogres, 3 gobblin archers, 1 zorg", m_names);
    ASSERT_EQ(list.unknown.size(), 2U);
    EXPECT_FALSE(list.complete());
    EXPECT_EQ(list.unknown[0].name, "gobblin archers");
    EXPECT_EQ(list.unknown[0].count, 3);
    EXPECT_EQ(list.unknown[0].at, std::string("2 ogres, 3 ").size());
    EXPECT_THAT(list.unknown[0].suggestions, ElementsAre(0U));
    EXPECT_THAT(list.unknown[1].suggestions, IsEmpty());
    // A word that several have: those that have it.
    EXPECT_THAT(readEncounterList("goblin", m_names).unknown.at(0).suggestions, ElementsAre(9U, 0U));
}

TEST_F(EncounterListTest, OneCreatureIsOneGroup) {
    EXPECT_THAT(read("2 ogres, 1 hill wolf, 3 ogres"), ElementsAre("5 ogre", "1 wolf"));
}

TEST_F(EncounterListTest, TooMany) {
    EXPECT_THAT(read("100 ogres"), ElementsAre("100 ogre"));
    EXPECT_THAT(read("60 ogres, 41 hill wolves"),
                ElementsAre("60 ogre", "41 wolf",
                            "!101 creatures cannot be added at once. Choose a number from 1 to 100."));
    EXPECT_TRUE(readEncounterList("0 ogres", m_names).problem.has_value());
    EXPECT_TRUE(readEncounterList("9999 ogres", m_names).problem.has_value());
    EXPECT_TRUE(readEncounterList(std::string(5000, 'a'), m_names).problem.has_value());
}

TEST_F(EncounterListTest, HalfTypedListsAreNoFault) {
    for (const std::string text : {"", " ", ",", "3", "3 ", "x", "3 x", "et", "and", ", ,", "3,", "\xFF\xC3"})
        EXPECT_FALSE(readEncounterList(text, m_names).complete()) << text;
    EXPECT_THAT(read("2 ogres, 3"), ElementsAre("2 ogre"));
}

TEST(Words, AreFolded) {
    EXPECT_EQ(folded("L’Œil d'ÉTÉ"), "l oeil d ete");
    EXPECT_EQ(folded("Žluťoučký Łoś ÿ ß ĳ ſ Þór"), "zlutoucky los y ss ij s thor");
    EXPECT_EQ(folded("e\u0301te\u0301"), "ete");
    EXPECT_EQ(folded("Волк"), "Волк");
    EXPECT_EQ(folded("3×"), "3 x");
    EXPECT_EQ(numberWord("seven"), 7);
    EXPECT_EQ(numberWord("onze"), 11);
    EXPECT_EQ(numberWord("ogre"), std::nullopt);
}

}  // namespace tenaille::creatures::encounter_list_test
