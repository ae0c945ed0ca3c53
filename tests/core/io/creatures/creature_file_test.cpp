// SPDX-License-Identifier: MIT
//
// Files of creatures of every format: what comes in, what is guessed, and that broken ones never half come
// in.
#include "core/io/creatures/creature_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "core/io/creatures/creature_csv.h"
#include "core/io/creatures/five_e_bits.h"
#include "core/io/creatures/library_json.h"
#include "tests/support/creature_fault.h"
#include "tests/support/paths.h"
#include "tests/support/property.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::creature_file_test {

using creatures::LibraryCreature;
using testing::ElementsAre;
using testing::HasSubstr;

std::size_t noted(const CreaturesRead& read, std::string_view id) {
    for (const ImportNote& note : read.notes)
        if (note.id == id) return note.count;
    return 0;
}

CreaturesRead readText(const std::string& text, const std::string& attacks = {}) {
    const auto read = readCreaturesText(text, "file", attacks);
    EXPECT_TRUE(read.ok()) << (read.ok() ? "" : describe(read.problem()));
    return read.ok() ? *read : CreaturesRead{};
}
std::string refusal(const std::string& text, const std::string& path = "file") {
    const auto read = readCreaturesText(text, path);
    return read.ok() ? std::string() : describe(read.problem());
}

// ---- our own creatures

TEST(OwnCreatures, AreReadInBothLanguagesWithTheSameNumbers) {
    const auto folder = test::sourceDir() / "assets" / "creatures";
    const auto english = readCreatures((folder / "creatures_en.json").string());
    const auto french = readCreatures((folder / "creatures_fr.json").string());
    ASSERT_TRUE(english.ok()) << describe(english.problem());
    ASSERT_TRUE(french.ok()) << describe(french.problem());
    ASSERT_EQ(english->creatures.size(), french->creatures.size());
    EXPECT_GE(english->creatures.size(), 25U);
    std::set<board::SizeCategory> sizes;
    std::set<std::int32_t> reaches;
    std::set<std::string> names;
    int heroes = 0, faceless = 0, hydras = 0, allAround = 0, shields = 0, dark = 0;
    for (std::size_t i = 0; i < english->creatures.size(); ++i) {
        const LibraryCreature& one = english->creatures[i];
        LibraryCreature other = french->creatures[i];
        EXPECT_EQ(nameIn(one, "fr"), other.token.name);
        EXPECT_EQ(nameIn(other, "en"), one.token.name);
        ASSERT_EQ(one.attacks.size(), other.attacks.size());
        // Words aside they are one.
        for (std::size_t k = 0; k < one.attacks.size(); ++k) other.attacks[k].name = one.attacks[k].name;
        other.names = one.names;
        other.token.name = one.token.name;
        other.token.weapon = one.token.weapon;
        other.token.notes = one.token.notes;
        EXPECT_EQ(one, other) << one.token.name;
        EXPECT_TRUE(names.insert(one.token.name).second) << one.token.name;
        const board::Creature& creature = one.token.creature;
        sizes.insert(creature.size);
        reaches.insert(creature.reach);
        EXPECT_GT(one.token.maxHitPoints, 0);
        EXPECT_TRUE(creature.armorClass.has_value());
        EXPECT_FALSE(one.attacks.empty());
        heroes += creature.side == "party" ? 1 : 0;
        faceless += creature.traits.has(board::Trait::Faceless) ? 1 : 0;
        allAround += creature.traits.has(board::Trait::AllAroundVision) ? 1 : 0;
        hydras += creature.arcs == board::kHydraArcs ? 1 : 0;
        shields += creature.shield ? 1 : 0;
        dark += creature.senses.has(board::Sense::Darkvision) ? 1 : 0;
    }
    EXPECT_EQ(sizes.size(), 6U) << "Tiny to Gargantuan";
    EXPECT_THAT(reaches, ElementsAre(0, 1, 2, 3, 4));
    for (const int count : {heroes, faceless, allAround, hydras, shields, dark}) EXPECT_GT(count, 0);
    for (const auto* read : {&*english, &*french})
        EXPECT_EQ(readText(writeCreatureLibrary(read->creatures, read->extra)).creatures, read->creatures);
}

// ---- CSV

TEST(CreatureCsv, OnlyTheNameIsNeeded) {
    const CreaturesRead read = readText("name\nOgre\n\n  Wolf \n");
    ASSERT_EQ(read.creatures.size(), 2U);
    EXPECT_EQ(read.format, "CSV");
    EXPECT_EQ(read.creatures[1].token.name, "Wolf");
    EXPECT_EQ(read.creatures[0].token.creature.reach, 1);
    EXPECT_EQ(read.creatures[0].token.speed, 6);
    EXPECT_EQ(read.creatures[0].token.creature.side, "foe");
    EXPECT_EQ(noted(read, "sizesAssumed"), 2U);
    EXPECT_EQ(noted(read, "reachAssumed"), 2U);
}

TEST(CreatureCsv, ColumnsInAnyOrderWithEverySign) {
    for (const char sign : {',', ';', '\t'}) {
        std::string text =
            "\xEF\xBB\xBFHP;Size;mood;NAME;reach;speed;fly;ac;shield;faceless;side;image;hp_dice;space\r\n"
            "59;Large;\"gr\"\"im\";\"Ogre; big\";10;40 ft.;;11;yes;no;foe;ogre.png;7d10+21;10\r\n"
            "3;tiny;;Rat;0;1.5 m;30;12;;;neutral;;;2.5\r\n";
        if (sign != ';') {
            std::string other;
            bool quoted = false;
            for (const char c : text) {
                quoted = quoted != (c == '"');
                other += c == ';' && !quoted ? sign : c;
            }
            text = other;
        }
        const CreaturesRead read = readText(text);
        ASSERT_EQ(read.creatures.size(), 2U) << sign;
        const LibraryCreature& ogre = read.creatures[0];
        EXPECT_EQ(ogre.token.name, "Ogre; big");
        EXPECT_EQ(ogre.token.notes, "mood: gr\"im");
        EXPECT_EQ(ogre.token.creature.size, board::SizeCategory::Large);
        EXPECT_EQ(ogre.token.creature.footprint.width, 2);
        EXPECT_EQ(ogre.token.creature.reach, 2);
        EXPECT_EQ(ogre.token.speed, 8);
        EXPECT_EQ(ogre.token.creature.armorClass, 11);
        EXPECT_EQ(ogre.token.maxHitPoints, 59);
        EXPECT_EQ(ogre.token.creature.shield->bonus, 2);
        EXPECT_EQ(ogre.image, "ogre.png");
        EXPECT_EQ(ogre.hitDice, "7d10+21");
        const LibraryCreature& rat = read.creatures[1];
        EXPECT_EQ(rat.token.creature.size, board::SizeCategory::Tiny);
        EXPECT_EQ(rat.token.creature.footprint.width, 1);
        EXPECT_EQ(rat.token.creature.reach, 0);
        EXPECT_EQ(rat.token.speed, 1) << "metres: a cell is 1.5";
        EXPECT_EQ(rat.speeds.fly, 6);
        EXPECT_EQ(rat.token.creature.side, "neutral");
    }
}

TEST(CreatureCsv, FrenchColumnsAndWords) {
    const CreaturesRead read = readText(
        "Nom;Taille;Allonge;CA;PV;Bouclier;Camp;Dégâts;Arme\nOgre;Grande;3 "
        "m;12;50;oui;ennemis;2d8+4;Massue\n");
    ASSERT_EQ(read.creatures.size(), 1U);
    const board::TokenRecord& ogre = read.creatures[0].token;
    EXPECT_EQ(ogre.creature.size, board::SizeCategory::Large);
    EXPECT_EQ(ogre.creature.reach, 2);
    EXPECT_EQ(ogre.creature.side, "foe");
    EXPECT_TRUE(ogre.creature.shield.has_value());
    EXPECT_EQ(ogre.weapon, "Massue");
    EXPECT_EQ(ogre.fighter.damage, "2d8+4");
}

TEST(CreatureCsv, WhatIsNotUnderstoodIsToldWithItsLine) {
    const CreaturesRead read =
        readText("name,size,ac,reach,hp\nOgre,Large,many,10,59\n,Large,1,5,3\nElf,Medium,12,9000,8\n");
    ASSERT_EQ(read.creatures.size(), 2U);
    EXPECT_EQ(noted(read, "valuesUnknown"), 2U);
    EXPECT_EQ(noted(read, "creaturesWithoutName"), 1U);
    EXPECT_EQ(read.creatures[0].token.creature.armorClass, std::nullopt);
    EXPECT_EQ(read.creatures[1].token.creature.reach, 1);
    for (const ImportNote& note : read.notes) {
        if (std::string_view(note.id) == "valuesUnknown") {
            EXPECT_THAT(note.places,
                        ElementsAre("line 2, column \"ac\": many", "line 4, column \"reach\": 9000"));
        }
    }
    const CreaturesRead french =
        readText("Nom;Taille;CA;Vitesse;Attaques;vol\nOgre;Grande;5000;vite;Massue|cinq|1d8|5|;70 km\n");
    for (const ImportNote& note : french.notes) {
        if (std::string_view(note.id) == "valuesUnknown") {
            EXPECT_THAT(note.places, testing::UnorderedElementsAre(
                                         "line 2, column \"CA\": 5000", "line 2, column \"Vitesse\": vite",
                                         "line 2, column \"Attaques\": Massue|cinq|1d8|5|",
                                         "line 2, column \"vol\": 70 km"));
        }
    }
    EXPECT_EQ(noted(french, "valuesUnknown"), 4U);
}

TEST(CreatureCsv, DamageThatIsNoDiceIsKeptAndTold) {
    const CreaturesRead read = readText(
        "name;size;attacks\nOgre;Large;Club|6|9d|5|\n"
        "Troll;Large;\"Claw|5|1d6+2|5|;Bite|5|nine|5|\"\n");
    ASSERT_EQ(read.creatures.size(), 2U);
    EXPECT_EQ(read.creatures[0].attacks[0].damage, "9d");
    EXPECT_EQ(noted(read, "damageUnreadable"), 2U);
    for (const ImportNote& note : read.notes) {
        if (std::string_view(note.id) == "damageUnreadable") {
            EXPECT_THAT(note.places, ElementsAre("line 2, column \"attacks\": Club|6|9d|5|",
                                                 "line 3, column \"attacks\": Bite|5|nine|5|"));
        }
    }
}

TEST(CreatureCsv, TheLineOfASpreadsheetNamesTheSign) {
    for (const char* text : {"sep=;\nname;size;armorClass;hitPoints\nOgre;Large;11;59\n",
                             "\xEF\xBB\xBFsep=\t\r\nname\tsize\tAC\tHP\r\nOgre\tLarge\t11\t59\r\n"}) {
        const CreaturesRead read = readText(text);
        ASSERT_EQ(read.creatures.size(), 1U) << text;
        EXPECT_EQ(read.creatures[0].token.name, "Ogre");
        EXPECT_EQ(read.creatures[0].token.creature.armorClass, 11);
        EXPECT_EQ(read.creatures[0].token.maxHitPoints, 59);
        EXPECT_TRUE(read.creatures[0].token.notes.empty()) << "every column is understood";
    }
}

TEST(CreatureCsv, AReachWeaponComesBack) {
    LibraryCreature pikeman;
    pikeman.token.name = "Pikeman";
    pikeman.token.creature.side = "foe";
    pikeman.attacks = {{"Pike", 3, "1d10", 2, {}, true}, {"Dagger", 2, "1d4", 1, 4}};
    board::takeAttack(pikeman.token, pikeman.attacks[0]);
    EXPECT_EQ(pikeman.token.attackMode, board::AttackMode::Reach);
    EXPECT_EQ(readText(writeCreatureLibrary({pikeman})).creatures.at(0), pikeman);
    std::vector<ImportNote> lost;
    EXPECT_EQ(readText(writeCreatures({pikeman}, "x.csv", lost)).creatures.at(0).attacks, pikeman.attacks);
}

TEST(CreatureCsv, BrokenTablesAreRefusedWithLineAndRemedy) {
    EXPECT_THAT(refusal("name,ac\nOgre,\"12\nWolf,3\n", "a.csv"),
                HasSubstr("a.csv: line 2: A quotation mark is opened here and never closed."));
    EXPECT_THAT(refusal("name,ac,ac\nOgre,1,2\n"), HasSubstr("The column \"ac\" is there twice."));
    EXPECT_THAT(refusal("title,ac\nOgre,1\n"), HasSubstr("No creatures are known"));
    EXPECT_THAT(refusal("name,ac\n"), HasSubstr("There is no creature with a name"));
    EXPECT_THAT(refusal("name\nOgre\nB\xE4r\n"), HasSubstr("line 3: The text is not in UTF-8."));
}

TEST(CreatureCsv, MoreThanALibraryHoldsAreCounted) {
    std::string text = "name\n";
    for (int i = 0; i < 30'005; ++i) text += "Rat\n";
    const CreaturesRead read = readText(text);
    EXPECT_EQ(read.creatures.size(), io::kMaxCreatures);
    EXPECT_EQ(noted(read, "creaturesBeyondLimit"), 30'005U - io::kMaxCreatures);
}

TEST(CreatureCsv, ComesBackAsItWas) {
    const auto folder = test::sourceDir() / "assets" / "creatures";
    const auto own = readCreatures((folder / "creatures_en.json").string());
    ASSERT_TRUE(own.ok());
    std::vector<ImportNote> lost;
    const std::string text = writeCreatures(own->creatures, "x.CSV", lost);
    const CreaturesRead read = readText(text);
    ASSERT_EQ(read.creatures.size(), own->creatures.size());
    std::size_t differ = 0;
    for (std::size_t i = 0; i < read.creatures.size(); ++i)
        if (!(read.creatures[i] == own->creatures[i])) ++differ;
    // Traits without a column are told, by name.
    ASSERT_EQ(lost.size(), 1U);
    EXPECT_EQ(lost[0].count, differ);
    EXPECT_THAT(lost[0].places, testing::Contains("Pale shade"));
    EXPECT_LT(differ, 8U);
}

// ---- our JSON

TEST(CreatureJson, UnknownMembersSurvive) {
    const std::string text =
        R"({"format":"tenaille-creatures","formatVersion":{"major":1,"minor":7},"motto":[1,2],
            "creatures":[{"name":"Ogre","smell":{"x":1},"reach":2,"attacks":[{"name":"Club","bonus":3}]}]})";
    const CreaturesRead read = readText(text);
    ASSERT_EQ(read.creatures.size(), 1U);
    EXPECT_EQ(read.creatures[0].token.extra, "");
    const std::string again = writeCreatureLibrary(read.creatures, read.extra);
    EXPECT_THAT(again, HasSubstr(R"("motto": [1,2])"));
    EXPECT_THAT(again, HasSubstr(R"("smell":{"x":1})"));
    EXPECT_EQ(readText(again).creatures, read.creatures);
}

TEST(CreatureJson, FaultsAreNamedAndNothingComesIn) {
    const auto wrong = [](const std::string& members) {
        return refusal(
            R"({"format":"tenaille-creatures","formatVersion":{"major":1},"creatures":[{"name":"A"},{)" +
            members + "}]}");
    };
    EXPECT_THAT(wrong(R"("name":"B","reach":99)"), HasSubstr("file: creatures[1].reach: "));
    EXPECT_THAT(wrong(R"("reach":1)"), HasSubstr("creatures[1].name: The creature has no name."));
    EXPECT_THAT(wrong(R"("name":"B","attacks":[{"bonus":1}])"), HasSubstr("creatures[1].attacks[0].name"));
    EXPECT_THAT(wrong(R"("name":"B","attacks":7)"), HasSubstr("creatures[1].attacks"));
    EXPECT_THAT(wrong(R"("name":"B","party":"yes")"), HasSubstr("creatures[1].party"));
    EXPECT_THAT(wrong(R"("name":"B","speeds":{"fly":-1})"), HasSubstr("creatures[1].speeds.fly"));
    EXPECT_THAT(wrong(R"("name":"B","names":["x"])"), HasSubstr("creatures[1].names"));
    EXPECT_THAT(wrong(R"("name":")" + std::string(400, 'x') + '"'), HasSubstr("longer than"));
    EXPECT_THAT(refusal(R"({"format":"tenaille-creatures","formatVersion":{"major":2},"creatures":[]})"),
                HasSubstr("newer version"));
    EXPECT_THAT(refusal(R"({"format":"tenaille-creatures","creatures":[]})"), HasSubstr("version"));
    EXPECT_THAT(refusal(R"({"format":"tenaille","kind":"map"})"), HasSubstr("map or an encounter"));
}

// ---- formats of others, in small

constexpr const char* kOpen5e = R"([
 {"model":"api_v2.creature","pk":"x_mud-giant","fields":{"name":"Mud giant","size":"huge","type":"giant",
  "walk":40.0,"swim":20.0,"armor_class":15,"armor_detail":"hide, Shield","hit_points":100,"hit_dice":"8d12",
  "darkvision_range":60.0,"ability_score_dexterity":9,"challenge_rating":"0.250","document":"own"}},
 {"model":"api_v2.creature","pk":"x_mud","fields":{"name":"Mud","size":"medium","type":"ooze","walk":0,
  "climb":10,"ability_score_dexterity":14}},
 {"model":"api_v2.creature","pk":"x_none","fields":{"size":"medium"}},
 {"model":"api_v2.size","pk":"huge","fields":{}}])";
constexpr const char* kAttacks = R"([
 {"model":"api_v2.creatureactionattack","pk":"1","fields":{"name":"Fist attack","parent":"x_mud-giant_fist",
  "reach":15.0,"to_hit_mod":9,"damage_die_count":3,"damage_die_type":"D8","damage_bonus":6}},
 {"model":"api_v2.creatureactionattack","pk":"2","fields":{"name":"Kick","parent":"x_mud-giant_kick","reach":15,
  "damage_die_count":1,"damage_die_type":"D8","damage_bonus":null}},
 {"model":"api_v2.creatureactionattack","pk":"3","fields":{"name":"Clod","parent":"x_mud-giant_clod","range":60}},
 {"model":"api_v2.creatureactionattack","pk":"4","fields":{"name":"Nip","parent":"x_mud-giant_nip","reach":5}},
 {"model":"api_v2.creatureactionattack","pk":"5","fields":{"name":"Odd","parent":"y_other_odd","reach":5}}])";

TEST(Open5e, CreaturesWithTheirAttacks) {
    const CreaturesRead read = readText(kOpen5e, kAttacks);
    ASSERT_EQ(read.creatures.size(), 2U);
    const LibraryCreature& giant = read.creatures[0];
    EXPECT_EQ(giant.token.creature.reach, 3);
    EXPECT_EQ(giant.token.creature.footprint.width, 3);
    EXPECT_EQ(giant.token.creature.shield->bonus, 2);
    EXPECT_EQ(giant.token.creature.darkvisionRange, 12);
    EXPECT_EQ(giant.token.speed, 8);
    EXPECT_EQ(giant.speeds.swim, 4);
    EXPECT_EQ(giant.token.weapon, "Fist");
    EXPECT_EQ(giant.token.fighter.damage, "3d8+6");
    EXPECT_EQ(giant.token.initiativeBonus, -1);
    EXPECT_EQ(giant.challenge, "1/4");
    EXPECT_EQ(giant.source, "Open5e own");
    ASSERT_EQ(giant.attacks.size(), 4U);
    EXPECT_EQ(giant.attacks[2].range, 12);
    const LibraryCreature& mud = read.creatures[1];
    EXPECT_TRUE(mud.token.creature.traits.has(board::Trait::Faceless));
    EXPECT_EQ(mud.token.speed, 2);
    EXPECT_EQ(noted(read, "facelessSuggested"), 1U);
    EXPECT_EQ(noted(read, "speedsTaken"), 1U);
    EXPECT_EQ(noted(read, "creaturesWithoutName"), 1U);
    EXPECT_EQ(noted(read, "recordsOfOthers"), 1U);
    EXPECT_EQ(noted(read, "attacksOfNobody"), 1U);
    EXPECT_EQ(noted(read, "shieldsAssumed"), 1U);
    EXPECT_EQ(noted(read, "bonusesMissing"), 1U) << "those with a bonus and those without dice are whole";
}

TEST(Open5e, FindsItsAttacksBesideIt) {
    const test::TemporaryFolder folder;
    const std::string file = folder.file("mine_Creature.json");
    test::writeText(file, kOpen5e);
    auto read = readCreatures(file);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(noted(*read, "attacksElsewhere"), 1U);
    EXPECT_EQ(read->creatures[0].token.creature.reach, 1) << "never from the size";
    test::writeText(folder.file("mine_CreatureActionAttack.json"), kAttacks);
    read = readCreatures(file);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->creatures[0].token.creature.reach, 3);
    test::writeText(folder.file("mine_CreatureActionAttack.json"), "[{]");
    read = readCreatures(file);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(noted(*read, "attacksUnread"), 1U);
    EXPECT_THAT(refusal(kAttacks), HasSubstr("attacks of creatures, not the creatures"));
}

TEST(FiveEBits, ReachStandsInSentences) {
    const CreaturesRead read =
        readText(R"([{"index":"mud-giant","name":"Mud giant","size":"Huge","type":"giant",
      "armor_class":[{"type":"natural","value":13},{"type":"armor","value":15,"armor":[{"index":"shield"}]},
                     {"type":"spell","value":18}],
      "hit_points":100,"hit_points_roll":"8d12+48","speed":{"walk":"40 ft.","fly":"60 ft.","hover":true},
      "dexterity":15,"senses":{"darkvision":"120 ft.","passive_perception":9},"challenge_rating":0.5,
      "actions":[{"name":"Spear","desc":"Melee or Ranged Weapon Attack: +9 to hit, reach 15 ft. or range 20/60 ft., one. Hit: 9, and reach 40 ft.",
        "attack_bonus":9,"damage":[{"choose":1,"from":{"options":[{"damage_dice":"2d6+6"}]}}]},
       {"name":"Roar","desc":"Everybody within 60 feet is afraid."}]},
      {"index":"x"}, 7])");
    ASSERT_EQ(read.creatures.size(), 1U);
    const LibraryCreature& giant = read.creatures[0];
    EXPECT_EQ(giant.token.creature.armorClass, 15);
    EXPECT_TRUE(giant.token.creature.shield.has_value());
    EXPECT_EQ(giant.token.creature.reach, 3);
    ASSERT_EQ(giant.attacks.size(), 1U);
    EXPECT_EQ(giant.attacks[0], (creatures::Attack{"Spear", 9, "2d6+6", 3, 4}));
    EXPECT_EQ(giant.token.attackMode, board::AttackMode::Melee);
    EXPECT_EQ(giant.speeds.fly, 12);
    EXPECT_EQ(giant.token.initiativeBonus, 2);
    EXPECT_EQ(giant.token.creature.darkvisionRange, 24);
    EXPECT_EQ(giant.challenge, "1/2");
    EXPECT_EQ(noted(read, "recordsOfOthers"), 2U);
    EXPECT_EQ(feetBehind("Reach 10 feet", "reach"), 10);
    EXPECT_EQ(feetBehind("out of reach", "reach"), std::nullopt);
}

TEST(CreatureFile, OtherThingsAreNamed) {
    EXPECT_THAT(refusal("<html>"), HasSubstr("No creatures are known in this file."));
    EXPECT_THAT(refusal("PK\x03\x04zip"), HasSubstr("ZIP"));
    EXPECT_THAT(refusal("[1,2]"), HasSubstr("No creatures are known in this file."));
    EXPECT_THAT(refusal("{\"a\":"), HasSubstr("line 1"));
    const test::TemporaryFolder folder;
    const auto missing = readCreatures(folder.file("nothing.json"));
    ASSERT_FALSE(missing.ok());
    EXPECT_THAT(describe(missing.problem()), HasSubstr("nothing.json"));
}

// ---- whatever the bytes are

void expectSound(const std::string& text) {
    EXPECT_EQ(test::creatureFault(text + "\n----\n" + kAttacks), "") << text;
}

TEST(CreatureFile, CutAndMutatedTextsAreReadOrRefusedWhole) {
    const std::string csv =
        "name;size;reach;hp;attacks;x\n\"O\"\"gre\";Large;10;59;Bite|+5|2d6|5|;é\nRat;t;0;1;;\n";
    const std::string own = R"({"format":"tenaille-creatures","formatVersion":{"major":1,"minor":0},
        "creatures":[{"name":"Ogre","reach":2,"traits":["faceless"],"arcs":"hydra","shield":{"side":"left"},
        "attacks":[{"name":"Club","bonus":3,"reach":2}],"speeds":{"fly":3},"party":true,"id":4}]})";
    std::mt19937 dice(7);
    for (const std::string& seed : {csv, own, std::string(kOpen5e)}) {
        for (std::size_t end = 0; end < seed.size(); ++end) expectSound(seed.substr(0, end));
        for (int i = 0; i < test::cases(1500); ++i) {
            std::string text = seed;
            for (int k = 0; k < 1 + i % 4; ++k) {
                const std::size_t at = dice() % text.size();
                if (dice() % 3 == 0)
                    text.erase(at, 1 + dice() % 5);
                else if (dice() % 2 == 0)
                    text[at] = static_cast<char>(dice());
                else
                    text.insert(at, 1, "\",;[]{}:0-9eE\n|"[dice() % 16]);
                if (text.empty()) text = "x";
            }
            expectSound(text);
        }
    }
}

// ---- the founders' samples

class CreatureSamples : public testing::Test {
  protected:
    void SetUp() override {
        const auto shared = test::sharedDir();
        if (!shared || !std::filesystem::exists(*shared / "samples" / "creatures"))
            GTEST_SKIP() << "the folder of samples is not there";
        m_folder = *shared / "samples" / "creatures";
    }
    CreaturesRead read(const char* name) const {
        const auto read = readCreatures((m_folder / name).string());
        EXPECT_TRUE(read.ok()) << (read.ok() ? "" : describe(read.problem()));
        return read.ok() ? *read : CreaturesRead{};
    }
    // How many attacks have which reach; -1: none.
    static std::map<std::int32_t, int> reaches(const CreaturesRead& read) {
        std::map<std::int32_t, int> counts;
        for (const LibraryCreature& creature : read.creatures)
            for (const creatures::Attack& attack : creature.attacks) ++counts[attack.reach.value_or(-1)];
        return counts;
    }
    std::filesystem::path m_folder;
};

TEST_F(CreatureSamples, Open5e2014) {
    const CreaturesRead creatures = read("open5e_srd2014_Creature.json");
    EXPECT_EQ(creatures.creatures.size(), 325U);
    EXPECT_EQ(reaches(creatures),
              (std::map<std::int32_t, int>{
                  {-1, 61}, {0, 9}, {1, 349}, {2, 84}, {3, 25}, {4, 11}, {6, 2}, {10, 1}}));
    int large = 0, shortReach = 0, shields = 0;
    for (const LibraryCreature& one : creatures.creatures) {
        const board::Creature& creature = one.token.creature;
        shields += creature.shield ? 1 : 0;
        if (creature.size != board::SizeCategory::Large) continue;
        ++large;
        // Who has a longer attack at all.
        const bool longer = std::any_of(one.attacks.begin(), one.attacks.end(),
                                        [](const auto& attack) { return attack.reach.value_or(0) > 1; });
        shortReach += longer ? 0 : 1;
    }
    EXPECT_EQ(large, 103);
    EXPECT_EQ(shortReach, 71);
    EXPECT_EQ(shields, 9);
    EXPECT_EQ(noted(creatures, "facelessSuggested"), 14U);
    EXPECT_EQ(noted(creatures, "valuesUnknown"), 0U);
    EXPECT_EQ(noted(creatures, "attacksOfNobody"), 0U);
    EXPECT_EQ(noted(creatures, "blindsightLeftOut"), 83U);
    EXPECT_EQ(noted(creatures, "tremorsenseLeftOut"), 6U);
    EXPECT_EQ(noted(creatures, "truesightLeftOut"), 13U);
    EXPECT_EQ(noted(creatures, "diceMissing"), 92U);
}

TEST_F(CreatureSamples, Open5e2024) {
    const CreaturesRead creatures = read("open5e_srd2024_Creature.json");
    EXPECT_EQ(creatures.creatures.size(), 331U);
    EXPECT_EQ(noted(creatures, "attacksElsewhere"), 1U);
    EXPECT_EQ(noted(creatures, "blindsightLeftOut"), 80U);
    EXPECT_EQ(noted(creatures, "tremorsenseLeftOut"), 6U);
    EXPECT_EQ(noted(creatures, "truesightLeftOut"), 16U);
    EXPECT_EQ(noted(creatures, "valuesUnknown"), 0U);
}

TEST_F(CreatureSamples, FiveEBits2014) {
    const CreaturesRead creatures = read("5e-bits_2014_Monsters.json");
    EXPECT_EQ(creatures.creatures.size(), 334U);
    std::map<std::int32_t, int> counts = reaches(creatures);
    counts.erase(-1);
    EXPECT_EQ(counts,
              (std::map<std::int32_t, int>{{0, 9}, {1, 358}, {2, 84}, {3, 25}, {4, 11}, {6, 2}, {10, 1}}));
    EXPECT_EQ(noted(creatures, "valuesUnknown"), 0U);
    EXPECT_EQ(noted(creatures, "blindsightLeftOut"), 83U);
    EXPECT_EQ(noted(creatures, "tremorsenseLeftOut"), 6U);
    EXPECT_EQ(noted(creatures, "truesightLeftOut"), 13U);
    std::size_t withoutDice = 0;
    for (const LibraryCreature& one : creatures.creatures)
        for (const creatures::Attack& attack : one.attacks)
            withoutDice += attack.damage.find('d') == std::string::npos ? 1 : 0;
    EXPECT_GT(withoutDice, 0U);
    EXPECT_EQ(noted(creatures, "diceMissing"), withoutDice);
    int shields = 0;
    for (const LibraryCreature& one : creatures.creatures) shields += one.token.creature.shield ? 1 : 0;
    EXPECT_EQ(shields, 9);
}

TEST_F(CreatureSamples, ComeBackFromOurJson) {
    for (const char* name : {"open5e_srd2014_Creature.json", "5e-bits_2014_Monsters.json"}) {
        const CreaturesRead creatures = read(name);
        const auto back = readCreaturesText(writeCreatureLibrary(creatures.creatures), "x");
        ASSERT_TRUE(back.ok()) << describe(back.problem());
        EXPECT_EQ(back->creatures, creatures.creatures);
    }
}

}  // namespace tenaille::io::creature_file_test
