// SPDX-License-Identifier: MIT
//
// "So what is the total?": one example for every family that takes part, on drawn boards. In the drawings `a`
// is the attacker, `t` the target, `h` a helper.
#include "core/rules/attack/attack.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "tests/support/board_sketch.h"

namespace tenaille::attack::attack_test {

using board::AttackMode;
using board::Creature;
using board::GridKind;
using rules::FacingRules;
using rules::Modifier;
using rules::RuleOptions;
using rules::Target;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr RecordId kAttacker{1};
constexpr RecordId kTarget{2};
constexpr RecordId kHelper{3};

// A scene with one attack; changed by the tests, ruled on demand.
class Scene {
  public:
    explicit Scene(const std::vector<std::string>& rows, GridKind grid = GridKind::Square)
        : sketch(rows, grid),
          attacker(make(kAttacker, "party", sketch.at('a'))),
          target(make(kTarget, "foe", sketch.at('t'))) {
        target.armorClass = 15;
    }

    AttackRuling rule() {
        std::vector<Creature>& creatures = sketch.parts().creatures;
        creatures = {attacker, target};
        creatures.insert(creatures.end(), others.begin(), others.end());
        return attackRuling(sketch.view(), {attacker, target, mode, 5, given}, options);
    }

    void face(Creature& creature, std::string_view facing) const {
        creature.facing = board::facingNamed(sketch.parts().grid, facing);
        ASSERT_TRUE(creature.facing.has_value()) << facing;
    }
    Creature& help(std::string side = "party") {
        others.push_back(make(kHelper, std::move(side), sketch.at('h')));
        return others.back();
    }
    void conceal(board::Cell cell) { sketch.parts().cells.push_back({cell, {.conceals = true}, {}}); }

    static Creature make(RecordId record, const std::string& side, board::Cell at) {
        Creature creature = test::creatureOf(side);
        creature.record = record;
        creature.at = at;
        return creature;
    }

    test::BoardSketch sketch;
    Creature attacker;
    Creature target;
    std::vector<Creature> others;
    AttackMode mode = AttackMode::Melee;
    std::vector<GivenValue> given;
    RuleOptions options;
};

const Modifier* find(const AttackRuling& ruling, std::string_view reason) {
    for (const Modifier& modifier : ruling.answer.modifiers)
        if (modifier.reason == reason) return &modifier;
    return nullptr;
}

std::vector<std::string> reasons(const AttackRuling& ruling) {
    std::vector<std::string> list;
    for (const Modifier& modifier : ruling.answer.modifiers) list.push_back(modifier.reason);
    return list;
}

TEST(Attack, PlainTotalHoldsTheSheetAlone) {
    Scene scene({"at"});
    scene.face(scene.attacker, "E");
    scene.face(scene.target, "W");
    const AttackRuling ruling = scene.rule();
    EXPECT_THAT(reasons(ruling), ElementsAre("sheet.attackBonus", "sheet.armorClass"));
    EXPECT_EQ(ruling.answer.toHit, 5);
    EXPECT_EQ(ruling.answer.armorClass, 15);
    EXPECT_EQ(ruling.answer.needs, 10);
    EXPECT_EQ(ruling.answer.missChance, 0);
    EXPECT_FALSE(ruling.answer.advantage);
    EXPECT_EQ(ruling.answer.refusal(), std::nullopt);
    EXPECT_EQ(ruling.evidence.mode, AttackMode::Melee);
    EXPECT_EQ(ruling.evidence.distance, 1);
}

TEST(Attack, WithoutAnArmourClassNothingIsNeeded) {
    Scene scene({"at"});
    scene.target.armorClass.reset();
    const AttackRuling ruling = scene.rule();
    EXPECT_EQ(ruling.answer.toHit, 5);
    EXPECT_FALSE(ruling.answer.armorClass.has_value());
    EXPECT_FALSE(ruling.answer.needs.has_value());
}

TEST(Attack, CV02_CoverTellsHowManyLinesAreCut) {
    Scene scene({".....",  //
                 ".....",  //
                 "a...t"});
    scene.mode = AttackMode::Ranged;
    // Two of the lines from the lower corners pass under the end of this wall.
    scene.sketch.wall({720, 0}, {720, 624});
    const AttackRuling ruling = scene.rule();
    const Modifier* cover = find(ruling, "cover.normal");
    ASSERT_NE(cover, nullptr);
    EXPECT_EQ(cover->value, 4);
    EXPECT_EQ(cover->rule.id, "CV-02");
    EXPECT_THAT(cover->arguments, ElementsAre("2", "4"));
    EXPECT_EQ(ruling.answer.armorClass, 19);
    EXPECT_EQ(ruling.answer.needs, 14);
    EXPECT_EQ(ruling.evidence.cover.evidence.lines.size(), 4U);
}

TEST(Attack, ReflexBonusesOfCoverAreNoPartOfAnAttack) {
    Scene scene({"a.t"});
    scene.mode = AttackMode::Ranged;
    scene.sketch.wall({360, 0}, {360, 200});
    const AttackRuling ruling = scene.rule();
    ASSERT_NE(find(ruling, "cover.normal"), nullptr);
    for (const Modifier& modifier : ruling.answer.modifiers) EXPECT_NE(modifier.target, Target::Reflex);
}

TEST(Attack, CV09_CreaturesInBetweenGiveSoftCoverAtRange) {
    Scene scene({"a.h.t"});
    scene.help("foe");
    scene.mode = AttackMode::Ranged;
    const AttackRuling ruling = scene.rule();
    const Modifier* soft = find(ruling, "cover.soft");
    ASSERT_NE(soft, nullptr);
    EXPECT_EQ(soft->source, kHelper);
    EXPECT_EQ(ruling.answer.armorClass, 19);
}

TEST(Attack, CV13_TotalCoverRefusesAndKeepsTheNumbers) {
    Scene scene({"a.t"});
    scene.mode = AttackMode::Ranged;
    scene.sketch.wall({360, -240}, {360, 480});
    const AttackRuling ruling = scene.rule();
    EXPECT_EQ(ruling.answer.refusal(), Refusal::NoLineOfEffect);
    EXPECT_EQ(ruling.answer.refusals.front().rule.id, "CV-13");
    EXPECT_NE(find(ruling, "cover.total"), nullptr);
    EXPECT_EQ(ruling.answer.needs, 10);
}

TEST(Attack, F5_07_TheShieldCountsByArc) {
    Scene scene({".n.",  //
                 "wta",  //
                 ".s."});
    scene.target.shield = board::Shield{board::ShieldSide::Left, 2, 1};
    scene.face(scene.target, "W");
    const auto armorClassFrom = [&](char place) {
        scene.attacker.at = scene.sketch.at(place);
        return *scene.rule().answer.armorClass;
    };
    EXPECT_EQ(armorClassFrom('w'), 15) << "front";
    EXPECT_EQ(armorClassFrom('s'), 15) << "its left arm";
    EXPECT_EQ(armorClassFrom('n'), 12) << "its right side";
    const AttackRuling fromRight = scene.rule();
    ASSERT_NE(find(fromRight, "facing.shield.notThisArc"), nullptr);
    EXPECT_EQ(find(fromRight, "facing.shield.notThisArc")->rule.id, "F5-07");
    EXPECT_EQ(armorClassFrom('a'), 12) << "behind";
}

TEST(Attack, F5_06_AdvantageFromTheRear) {
    Scene scene({"ta"});
    scene.face(scene.target, "W");
    scene.face(scene.attacker, "W");
    const AttackRuling ruling = scene.rule();
    EXPECT_TRUE(ruling.answer.advantage);
    const Modifier* why = find(ruling, "facing.advantage");
    ASSERT_NE(why, nullptr);
    EXPECT_EQ(why->rule.id, "F5-06");
    EXPECT_EQ(why->value, 0) << "advantage is no number";
    EXPECT_EQ(ruling.answer.toHit, 5);
    scene.given = {{"facing.advantage", 0}};
    const AttackRuling without = scene.rule();
    EXPECT_FALSE(without.answer.advantage) << "the game master's word";
    ASSERT_NE(find(without, "facing.advantage"), nullptr) << "what the rules say stays readable";
    EXPECT_EQ(without.answer.toHit, 5);
}

TEST(Attack, F5_05_WhatLiesBehindCannotBeTargeted) {
    Scene scene({"ta"});
    scene.face(scene.attacker, "E");
    const AttackRuling ruling = scene.rule();
    EXPECT_EQ(ruling.answer.refusal(), Refusal::NotTargetable);
    EXPECT_EQ(ruling.answer.refusals.front().rule.id, "F5-05");
    EXPECT_EQ(ruling.answer.needs, 10) << "advice, never a wall";
    scene.options.facingRules = FacingRules::Off;
    EXPECT_EQ(scene.rule().answer.refusal(), std::nullopt);
}

TEST(Attack, SZ05_OutOfReach) {
    Scene scene({"a..t"});
    AttackRuling ruling = scene.rule();
    EXPECT_EQ(ruling.evidence.mode, AttackMode::Reach) << "melee from afar is judged as reach";
    EXPECT_EQ(ruling.answer.refusal(), Refusal::OutOfReach);
    EXPECT_EQ(ruling.answer.refusals.front().rule.id, "SZ-05");
    EXPECT_EQ(ruling.answer.needs, 10);
    scene.attacker.reach = 3;
    EXPECT_EQ(scene.rule().answer.refusal(), std::nullopt);
    scene.attacker.reach = 2;
    scene.attacker.reachWeapon = true;
    EXPECT_EQ(scene.rule().answer.refusal(), std::nullopt);
    scene.attacker.at = scene.target.at - board::Cell{1, 0};
    EXPECT_EQ(scene.rule().answer.refusal(), Refusal::OutOfReach) << "SZ-07: too near for a long weapon";
    scene.mode = AttackMode::Ranged;
    EXPECT_EQ(scene.rule().answer.refusal(), std::nullopt);
}

TEST(Attack, TheGameMasterAllowsWhatIsRefusedOneByOne) {
    Scene scene({"t..a"});
    scene.face(scene.attacker, "E");
    const AttackRuling ruled = scene.rule();
    ASSERT_THAT(ruled.answer.refusals, ElementsAre(Refused{Refusal::NotTargetable, {"F5-05"}},
                                                   Refused{Refusal::OutOfReach, {"SZ-05"}}));
    scene.given = {{"refusal.notTargetable", 1}};
    EXPECT_EQ(scene.rule().answer.refusal(), Refusal::OutOfReach);
    scene.given.push_back({"refusal.outOfReach", 1});
    const AttackRuling allowed = scene.rule();
    EXPECT_EQ(allowed.answer.refusal(), std::nullopt);
    EXPECT_EQ(allowed.answer.refusals.size(), 2u) << "what the rules say stays readable";
    EXPECT_EQ(allowed.answer.modifiers, ruled.answer.modifiers) << "leave is no modifier";
}

TEST(Attack, RefusalsHaveKeysOfTheirOwn) {
    for (const Refusal refusal : kRefusals) EXPECT_EQ(refusalNamed(keyOf(refusal)), refusal);
    EXPECT_EQ(refusalNamed("cover.normal"), std::nullopt);
}

TEST(Attack, InTheSameSpaceThereAreNoLines) {
    for (const FacingRules facing : {FacingRules::FiveE, FacingRules::Ua, FacingRules::Off}) {
        Scene scene({"at"});
        scene.options.facingRules = facing;
        scene.attacker.at = scene.target.at;
        scene.face(scene.attacker, "N");
        scene.face(scene.target, "N");
        const AttackRuling ruling = scene.rule();
        EXPECT_EQ(ruling.answer.refusal(), Refusal::SameSpace);
        EXPECT_THAT(ruling.evidence.cover.evidence.lines, IsEmpty());
        EXPECT_THAT(reasons(ruling), ElementsAre("sheet.attackBonus", "sheet.armorClass"));
        EXPECT_EQ(ruling.answer.needs, 10);
    }
}

TEST(Attack, CO02_ConcealmentOnTheLines) {
    Scene scene({"a.f.t"});
    scene.mode = AttackMode::Ranged;
    scene.conceal(scene.sketch.at('f'));
    const AttackRuling ruling = scene.rule();
    ASSERT_NE(find(ruling, "concealment.lines"), nullptr);
    EXPECT_EQ(ruling.answer.missChance, 20);
    EXPECT_EQ(ruling.answer.needs, 10) << "the roll itself stays";
}

TEST(Attack, CO03_InMeleeTheTargetsOwnCellCounts) {
    Scene scene({"at"});
    scene.conceal(scene.target.at);
    const AttackRuling ruling = scene.rule();
    ASSERT_NE(find(ruling, "concealment.inside"), nullptr);
    EXPECT_EQ(ruling.answer.missChance, 20);
}

TEST(Attack, CO07_NobodySeesThroughACurtain) {
    Scene scene({"a.t"});
    scene.mode = AttackMode::Ranged;
    scene.sketch.wall({360, -240}, {360, 480}, {.stopsSight = true});
    const AttackRuling ruling = scene.rule();
    ASSERT_NE(find(ruling, "concealment.total"), nullptr);
    EXPECT_EQ(ruling.answer.missChance, 50);
    EXPECT_EQ(ruling.answer.refusal(), std::nullopt);
}

TEST(Attack, FL01_EveryFoeOfTheTargetHelps) {
    Scene scene({"ath"});
    scene.help("wolves");
    EXPECT_NE(find(scene.rule(), "flank.opposite"), nullptr) << "a third side, hostile to the target";
    scene.options.flank.helpers = rules::FlankHelpers::Allies;
    EXPECT_EQ(find(scene.rule(), "flank.opposite"), nullptr);
    scene.options.flank.helpers = rules::FlankHelpers::AnyFoe;
    scene.others.clear();
    scene.help("neutral");
    EXPECT_EQ(find(scene.rule(), "flank.opposite"), nullptr) << "neutral to all";
    scene.others.clear();
    scene.help("foe");
    EXPECT_EQ(find(scene.rule(), "flank.opposite"), nullptr) << "a friend of the target";
}

TEST(Attack, FL_NegativesSayWhyNot) {
    Scene beside({"at", ".h"});
    beside.help();
    const AttackRuling ruling = beside.rule();
    const Modifier* none = find(ruling, "flank.notOpposite");
    ASSERT_NE(none, nullptr);
    EXPECT_EQ(none->value, 0);
    EXPECT_EQ(none->rule.id, "FL-03");
    EXPECT_EQ(none->source, kHelper);
    ASSERT_EQ(ruling.evidence.flankVerdicts.size(), 1u);
    EXPECT_EQ(ruling.evidence.flankHelpers[ruling.evidence.flankVerdicts[0].helper].record, kHelper);

    Scene unarmed({"ath"});
    unarmed.help().threatens = false;
    EXPECT_NE(find(unarmed.rule(), "flank.doesNotThreaten"), nullptr);
    Scene tiny({"ath"});
    tiny.help().reach = 0;
    EXPECT_NE(find(tiny.rule(), "flank.noReach"), nullptr);
    Scene far({"at...h"});
    far.help();
    EXPECT_EQ(find(far.rule(), "flank.doesNotThreaten"), nullptr) << "whoever stands far off needs no reason";

    Scene down({"ath"});
    board::Creature& helpless = down.help();
    helpless.threatens = false;
    helpless.traits = helpless.traits.with(board::Trait::Helpless);
    EXPECT_EQ(find(down.rule(), "flank.doesNotThreaten"), nullptr) << "nobody expects help of the helpless";
    Scene friends({"at", ".h"});
    friends.help("foe");
    EXPECT_EQ(find(friends.rule(), "flank.notOpposite"), nullptr) << "a friend of the target";
    friends.target.side = friends.attacker.side;
    EXPECT_EQ(find(friends.rule(), "flank.notOpposite"), nullptr) << "nor help against a friend";
}

TEST(Attack, SZ05_NobodyFlanksThroughAWall) {
    Scene scene({"ath"});
    scene.help();
    scene.sketch.wall({480, -2400}, {480, 2400});
    EXPECT_NE(find(scene.rule(), "flank.cutOff"), nullptr);
    EXPECT_EQ(scene.rule().answer.toHit, 5);
}

TEST(Attack, MV20_SqueezedCreatures) {
    Scene scene({"at"});
    scene.attacker.traits = board::Trait::Squeezing;
    EXPECT_EQ(scene.rule().answer.toHit, 1);
    EXPECT_EQ(scene.rule().answer.armorClass, 15);
    scene.target.traits = board::Trait::Squeezing;
    EXPECT_EQ(scene.rule().answer.armorClass, 11);
    EXPECT_EQ(find(scene.rule(), "space.squeezing")->rule.id, "MV-20");
}

TEST(Attack, PR02_WithoutGravityNobodyIsProne) {
    Scene scene({"at"});
    scene.target.traits = board::Trait::Prone;
    EXPECT_EQ(scene.rule().answer.armorClass, 11);
    scene.options.prone.gravity = false;
    EXPECT_EQ(scene.rule().answer.armorClass, 15);
    EXPECT_NE(find(scene.rule(), "prone.offKilter"), nullptr);
}

TEST(Attack, UF19_TheVariantSaysWhetherItIsASneakAttack) {
    Scene scene({"at"});
    scene.options.facingRules = FacingRules::Ua;
    scene.face(scene.attacker, "E");
    scene.face(scene.target, "E");
    EXPECT_FALSE(scene.rule().answer.sneakAttack) << "no rogue";
    scene.attacker.sneakLevel = 3;
    EXPECT_EQ(scene.rule().answer.sneakAttack, true);
    scene.face(scene.target, "W");
    EXPECT_EQ(scene.rule().answer.sneakAttack, false);
}

TEST(Attack, FL01_FlankingButNotWithTheFacingVariant) {
    Scene scene({"ath"});
    scene.help();
    AttackRuling ruling = scene.rule();
    const Modifier* flank = find(ruling, "flank.opposite");
    ASSERT_NE(flank, nullptr);
    EXPECT_EQ(flank->value, 2);
    EXPECT_EQ(flank->source, kHelper);
    EXPECT_EQ(ruling.answer.toHit, 7);
    EXPECT_EQ(ruling.answer.needs, 8);
    scene.others.front().side = "foe";
    EXPECT_EQ(find(scene.rule(), "flank.opposite"), nullptr) << "a foe helps nobody";
    scene.others.front().side = board::kNeutralSide;
    scene.attacker.side = board::kNeutralSide;
    EXPECT_EQ(find(scene.rule(), "flank.opposite"), nullptr) << "neutral creatures are no allies";
    scene.others.front().side = scene.attacker.side = "party";
    scene.options.facingRules = FacingRules::Ua;
    EXPECT_EQ(find(scene.rule(), "flank.opposite"), nullptr) << "UF-01";
}

TEST(Attack, FL06_TwoHelpersCountOnce) {
    Scene scene({"..h",  //
                 "at.",  //
                 "..h"});
    scene.help().at = scene.target.at + board::Cell{1, 0};
    Creature giant = scene.others.front();
    giant.record = RecordId{4};
    giant.at = {2, 2};
    giant.footprint = {1, 1, board::HexShape::H1};
    scene.attacker.footprint = {1, 2, board::HexShape::H1};
    scene.attacker.at = {0, 0};
    scene.others.push_back(giant);
    const AttackRuling ruling = scene.rule();
    std::vector<bool> suppressed;
    for (const Modifier& modifier : ruling.answer.modifiers)
        if (modifier.reason == "flank.opposite") suppressed.push_back(modifier.suppressed);
    EXPECT_THAT(suppressed, ElementsAre(false, true));
    EXPECT_EQ(ruling.answer.toHit, 7);
}

TEST(Attack, UF18_TheVariantGivesABonusFromBehind) {
    Scene scene({"ta"});
    scene.options.facingRules = FacingRules::Ua;
    scene.face(scene.target, "W");
    scene.face(scene.attacker, "W");
    const AttackRuling ruling = scene.rule();
    ASSERT_NE(find(ruling, "facing.fromRear"), nullptr);
    EXPECT_EQ(ruling.answer.toHit, 9);
    EXPECT_FALSE(ruling.answer.advantage);
}

TEST(Attack, UF16_TheVariantPunishesBlowsBehindOneself) {
    Scene scene({"ta"});
    scene.options.facingRules = FacingRules::Ua;
    scene.face(scene.attacker, "E");
    const AttackRuling ruling = scene.rule();
    ASSERT_NE(find(ruling, "facing.intoRear"), nullptr);
    EXPECT_EQ(ruling.answer.toHit, -5);
    EXPECT_EQ(ruling.answer.refusal(), std::nullopt) << "a penalty, not a refusal";
    EXPECT_EQ(ruling.answer.needs, 20) << "15 against -5: only a natural 20 is left";
}

TEST(Attack, UF35_TheShieldOfTheVariant) {
    Scene scene({"ta"});
    scene.options.facingRules = FacingRules::Ua;
    scene.target.shield = board::Shield{board::ShieldSide::Left, 2, 0};
    scene.face(scene.target, "W");
    EXPECT_EQ(scene.rule().answer.armorClass, 15) << "an optional part of the variant";
    scene.options.facing.uaShields = true;
    const AttackRuling behind = scene.rule();
    ASSERT_NE(find(behind, "facing.shield.notThisArc"), nullptr);
    EXPECT_EQ(behind.answer.armorClass, 13);
    scene.face(scene.target, "E");
    EXPECT_EQ(scene.rule().answer.armorClass, 15);
}

TEST(Attack, PR01_Prone) {
    Scene scene({"at"});
    scene.target.traits = board::Trait::Prone;
    EXPECT_EQ(scene.rule().answer.armorClass, 11);
    scene.attacker.traits = board::Trait::Prone;
    EXPECT_EQ(scene.rule().answer.toHit, 1);
    scene.mode = AttackMode::Ranged;
    const AttackRuling shot = scene.rule();
    EXPECT_EQ(shot.answer.armorClass, 19) << "harder to shoot";
    EXPECT_EQ(shot.answer.toHit, 5);
}

TEST(Attack, AnOverrideChangesTheTotalByTheDifferenceAndKeepsTheRuling) {
    Scene scene({"a.t"});
    scene.mode = AttackMode::Ranged;
    scene.sketch.wall({360, 0}, {360, 200});
    ASSERT_EQ(scene.rule().answer.armorClass, 19);
    scene.given = {{"cover.normal", 1}};
    const AttackRuling ruling = scene.rule();
    EXPECT_EQ(ruling.answer.armorClass, 16);
    EXPECT_EQ(ruling.answer.needs, 11);
    const Modifier* cover = find(ruling, "cover.normal");
    ASSERT_NE(cover, nullptr);
    EXPECT_EQ(cover->value, 4) << "what the rules say stays readable";
    EXPECT_EQ(cover->overridden, 1);
    scene.given = {{"sheet.attackBonus", 8}, {"no.such.reason", 50}};
    EXPECT_EQ(scene.rule().answer.toHit, 8);
    EXPECT_EQ(scene.rule().answer.armorClass, 19);
}

TEST(Attack, NeedsStaysBetweenTwoAndTwenty) {
    Scene scene({"at"});
    scene.target.armorClass = 40;
    EXPECT_EQ(scene.rule().answer.needs, 20) << "a natural 20 always hits";
    EXPECT_EQ(scene.rule().answer.armorClass, 40);
    scene.target.armorClass = -3;
    EXPECT_EQ(scene.rule().answer.needs, 2) << "a natural 1 never does";
    scene.target.armorClass = 7;
    EXPECT_EQ(scene.rule().answer.needs, 2);
    scene.target.armorClass = 25;
    EXPECT_EQ(scene.rule().answer.needs, 20);
}

// ---- the same questions on hexes -------------------------------------------------------------------

class AttackOnHexes : public testing::TestWithParam<GridKind> {};
INSTANTIATE_TEST_SUITE_P(Grids, AttackOnHexes, testing::Values(GridKind::HexPointy, GridKind::HexFlat));

TEST_P(AttackOnHexes, FrontRearFlankAndCover) {
    Scene scene({".......", ".......", "..ath..", ".......", "......."}, GetParam());
    const board::Cell along = board::neighbourOffsets(GetParam())[0];
    scene.target.at = scene.attacker.at + along;
    scene.target.facing = board::Facing{6};  // looks at the attacker
    scene.attacker.facing = board::Facing{0};
    EXPECT_THAT(reasons(scene.rule()), ElementsAre("sheet.attackBonus", "sheet.armorClass"));

    scene.help().at = scene.target.at + along;
    EXPECT_EQ(scene.rule().answer.toHit, 7) << "flanked from opposite sides";

    scene.target.facing = board::Facing{0};
    EXPECT_TRUE(scene.rule().answer.advantage);
    scene.attacker.facing = board::Facing{6};
    EXPECT_EQ(scene.rule().answer.refusal(), Refusal::NotTargetable);

    scene.attacker.facing = board::Facing{0};
    scene.sketch.wallBetween(scene.attacker.at, scene.target.at);
    const AttackRuling walled = scene.rule();
    const bool protectedByWall =
        walled.answer.refusal() == Refusal::NoLineOfEffect || find(walled, "cover.normal") != nullptr;
    EXPECT_TRUE(protectedByWall);
}

TEST_P(AttackOnHexes, ReachAndRange) {
    Scene scene({"a..t...", "......."}, GetParam());
    scene.attacker.facing.reset();
    EXPECT_EQ(scene.rule().answer.refusal(), Refusal::OutOfReach);
    scene.attacker.reach = scene.rule().evidence.distance;
    EXPECT_EQ(scene.rule().answer.refusal(), std::nullopt);
}

// ---- properties ----------------------------------------------------------------------------------------

// Totals are the sums of what is not suppressed, whatever combination of families takes part.
TEST(AttackProperties, TotalsAreTheSumsAndOverridesShiftThem) {
    for (int seed = 0; seed < 200; ++seed) {
        Scene scene({"......", ".a....", "...t..", "..h...", "......"});
        scene.options.facingRules = static_cast<FacingRules>(seed % 3);
        scene.mode = static_cast<AttackMode>(seed / 3 % 3);
        scene.attacker.facing = board::Facing{static_cast<std::uint8_t>(seed % 8)};
        scene.target.facing = board::Facing{static_cast<std::uint8_t>(seed / 8 % 8)};
        scene.target.shield = board::Shield{static_cast<board::ShieldSide>(seed % 3), 2, 1};
        scene.attacker.reach = 1 + seed % 4;
        scene.help(seed % 2 == 0 ? "party" : "foe");
        if (seed % 5 == 0) scene.target.traits = board::Trait::Prone;
        if (seed % 7 < 3) scene.conceal({2, 2});
        if (seed % 4 == 0) scene.sketch.wall({600, 240}, {600, 480 + seed});
        const AttackRuling ruling = scene.rule();
        const auto sum = [&](Target target) {
            return std::accumulate(ruling.answer.modifiers.begin(), ruling.answer.modifiers.end(), 0,
                                   [&](int total, const Modifier& one) {
                                       return one.target == target && !one.suppressed ? total + one.value
                                                                                      : total;
                                   });
        };
        EXPECT_EQ(ruling.answer.toHit, sum(Target::ToHit)) << seed;
        EXPECT_EQ(ruling.answer.armorClass, sum(Target::ArmorClass)) << seed;
        EXPECT_EQ(ruling.answer.missChance, sum(Target::MissChance)) << seed;
        for (const Modifier& modifier : ruling.answer.modifiers) {
            EXPECT_FALSE(modifier.reason.empty());
            if (modifier.stacking != rules::Stacking::Untyped) continue;
            scene.given = {{modifier.reason, modifier.value + 3}};
            const AttackRuling changed = scene.rule();
            const int toHit = modifier.target == Target::ToHit ? 3 : 0;
            EXPECT_EQ(changed.answer.toHit, ruling.answer.toHit + toHit) << seed << modifier.reason;
        }
    }
}

}  // namespace tenaille::attack::attack_test
