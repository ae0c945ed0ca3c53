// SPDX-License-Identifier: MIT
#include "core/rules/cover/concealment.h"

#include <gtest/gtest.h>

#include "tests/core/rules/cover/cover_board.h"

namespace tenaille::cover::concealment_test {

using board::Sense;
using rules::ConcealmentChooser;
using rules::ConcealmentEdge;
using rules::ConcealmentOptions;
using test::corner;

constexpr bool kMelee = true;
constexpr bool kShot = false;
const ConcealmentOptions kAttackerPicks{.chooser = ConcealmentChooser::Attacker};

int chance(const CoverBoard& board, bool melee = kShot, const ConcealmentOptions& options = {},
           Flags<Sense> senses = {}) {
    return board.conceal(melee, options, senses).answer.missChance.value_or(-1);
}

TEST(Co02, ALineThroughFogConceals) {
    EXPECT_EQ(chance(CoverBoard({"A...B"})), 0);
    EXPECT_EQ(chance(CoverBoard({"A.f.B"})), 20);
    EXPECT_EQ(chance(CoverBoard({"A.f.B"}), kShot, kAttackerPicks), 20);
    EXPECT_EQ(chance(CoverBoard({"A...B", ".....", "..f.."})), 0);
}

TEST(Co02, TheDefenderPicksTheCornerUnlessTheOptionSaysOtherwise) {
    const CoverBoard beside({"A...B", "..f.."});
    EXPECT_EQ(chance(beside), 20);
    EXPECT_EQ(chance(beside, kShot, kAttackerPicks), 0);
    EXPECT_EQ(beside.conceal(kShot, kAttackerPicks).evidence.chosen, corner(0, 0));
    EXPECT_EQ(beside.conceal().evidence.chosen.y, corner(0, 1).y);
}

TEST(Co02, EdgesCountByDefaultAndSeamsAlways) {
    const ConcealmentOptions noEdges{.edge = ConcealmentEdge::Ignore};
    EXPECT_EQ(chance(CoverBoard({"A...B", "..f.."}), kShot, noEdges), 0);
    const ConcealmentOptions seam{.chooser = ConcealmentChooser::Attacker, .edge = ConcealmentEdge::Ignore};
    EXPECT_EQ(chance(CoverBoard({"..f..", "A.f.B"}), kShot, seam), 20);
}

TEST(Co02, AllLinesByOption) {
    const ConcealmentOptions all{.chooser = ConcealmentChooser::Attacker,
                                 .quantifier = rules::Quantifier::All,
                                 .edge = ConcealmentEdge::Ignore};
    EXPECT_EQ(chance(CoverBoard({"A.f.B"}), kShot, all), 0);
}

TEST(Co02, TheEvidenceNamesTheCellThatConceals) {
    const ConcealmentRuling ruling = CoverBoard({"A.f.B"}).conceal();
    ASSERT_EQ(ruling.evidence.lines.size(), 4u);
    int named = 0;
    for (const ConcealmentLine& line : ruling.evidence.lines) named += line.cell == Cell{2, 0} ? 1 : 0;
    EXPECT_GT(named, 0);
    ASSERT_EQ(ruling.answer.modifiers.size(), 1u);
    EXPECT_EQ(ruling.answer.modifiers[0].rule, rules::RuleRef{"CO-02"});
    EXPECT_EQ(ruling.answer.modifiers[0].source, RecordId{2000});
}

TEST(Co03, AnAdjacentTargetIsConcealedOnlyWhenWhollyInside) {
    CoverBoard beside({"A", "B"});
    EXPECT_EQ(chance(beside, kMelee), 0);
    beside.sketch.parts().cells.push_back({{0, 1}, {.conceals = true}, {}});
    EXPECT_EQ(chance(beside, kMelee), 20);
    EXPECT_FALSE(beside.conceal(kMelee).evidence.byLines);
    EXPECT_EQ(chance(CoverBoard({"Af", "fB"}), kMelee), 0);
    CoverBoard large({".BB", "ABB"});
    large.sketch.parts().cells.push_back({{1, 0}, {.conceals = true}, {}});
    EXPECT_EQ(chance(large, kMelee), 0);
    EXPECT_EQ(chance(large, kShot), 20);
}

TEST(Co04, ARollUpToTheChanceMisses) {
    EXPECT_TRUE(isMiss(20, 1));
    EXPECT_TRUE(isMiss(20, 20));
    EXPECT_FALSE(isMiss(20, 21));
    EXPECT_FALSE(isMiss(0, 1));
    EXPECT_TRUE(isMiss(50, 50));
}

TEST(Co05, SensesLiftPoorLightButNeverFog) {
    const auto all = {Flags<Sense>{}, Flags<Sense>{Sense::LowLight}, Flags<Sense>{Sense::Darkvision}};
    std::vector<int> dim;
    std::vector<int> dark;
    std::vector<int> fog;
    for (const Flags<Sense> senses : all) {
        dim.push_back(chance(CoverBoard({"A.g.B"}), kShot, {}, senses));
        dark.push_back(chance(CoverBoard({"A.k.B"}), kShot, {}, senses));
        fog.push_back(chance(CoverBoard({"A.f.B"}), kShot, {}, senses));
    }
    EXPECT_EQ(dim, (std::vector{20, 0, 0}));
    EXPECT_EQ(dark, (std::vector{20, 20, 0}));
    EXPECT_EQ(fog, (std::vector{20, 20, 20}));
}

TEST(Co06, SeveralConcealmentsDoNotAddUp) { EXPECT_EQ(chance(CoverBoard({"AfffB"})), 20); }

TEST(Co07, LineOfEffectWithoutLineOfSightIsTotal) {
    const ConcealmentAnswer answer =
        CoverBoard({"..q..", "..q..", "..q..", "A.q.B", "..q..", "..q..", "..q.."}).conceal().answer;
    EXPECT_EQ(answer.level, ConcealmentLevel::Total);
    EXPECT_EQ(answer.missChance, 50);
    EXPECT_TRUE(answer.lineOfEffect);
    EXPECT_FALSE(answer.lineOfSight);
    EXPECT_EQ(chance(CoverBoard({"A.q.B", "....."})), 20);
}

TEST(Co07, WithoutLineOfEffectThereIsNoConcealment) {
    const ConcealmentAnswer answer = CoverBoard({"A#", "#B"}).conceal().answer;
    EXPECT_FALSE(answer.lineOfEffect);
    EXPECT_FALSE(answer.level.has_value());
    EXPECT_FALSE(answer.missChance.has_value());
}

TEST(Co07, ACurtainStopsSightOnly) {
    CoverBoard board({"A...B"});
    board.sketch.wall(corner(2, -6), corner(2, 7), {.stopsSight = true});
    EXPECT_EQ(board.conceal().answer.level, ConcealmentLevel::Total);
    EXPECT_EQ(summary(board.attack(Attack::Ranged).answer), "none");
    CoverBoard narrow({"A...B"});
    narrow.sketch.wall({480, 60}, {480, 180}, {.stopsSight = true});
    EXPECT_EQ(narrow.conceal().answer.level, ConcealmentLevel::Concealed);
}

TEST(Co02, FogOnHexes) {
    for (const auto grid : {board::GridKind::HexPointy, board::GridKind::HexFlat}) {
        EXPECT_EQ(chance(CoverBoard({"A.f.B"}, grid)), 20) << name(grid);
        EXPECT_EQ(chance(CoverBoard({"A...B", ".....", "....f"}, grid)), 0) << name(grid);
    }
}

// The answer for two creatures on the board of a drawing.
ConcealmentAnswer between(const CoverBoard& board, const board::Creature& attacker,
                          const board::Creature& target, const ConcealmentOptions& options = {}) {
    ConcealmentQuestion question = concealmentQuestion(attacker, target, kShot);
    question.attacker = board.space('A');
    question.target = board.space('B');
    return ruleConcealment(board.view(), question, options).answer;
}

TEST(Co01, ABlurredTargetConcealsItselfAndAddsNothingToFog) {
    board::Creature blurred;
    blurred.traits = board::Trait::Blurred;
    const ConcealmentAnswer open = between(CoverBoard({"A...B"}), {}, blurred);
    EXPECT_EQ(open.level, ConcealmentLevel::Concealed);
    EXPECT_EQ(open.missChance, 20);
    ASSERT_EQ(open.modifiers.size(), 1u);
    EXPECT_EQ(open.modifiers[0].rule.id, "CO-01");
    const ConcealmentAnswer fog = between(CoverBoard({"A.f.B"}), {}, blurred);
    EXPECT_EQ(fog.missChance, 20);
    EXPECT_EQ(rules::total(fog.modifiers, rules::Target::MissChance), 20) << "CO-06";
    EXPECT_EQ(fog.modifiers.size(), 2u);
}

TEST(Co07, InvisibleTargetsAndBlindedAttackersHaveNoLineOfSight) {
    board::Creature invisible;
    invisible.traits = board::Trait::Invisible;
    board::Creature blinded;
    blinded.traits = board::Trait::Blinded;
    for (const ConcealmentAnswer& answer :
         {between(CoverBoard({"A...B"}), {}, invisible), between(CoverBoard({"A...B"}), blinded, {})}) {
        EXPECT_TRUE(answer.lineOfEffect);
        EXPECT_FALSE(answer.lineOfSight);
        EXPECT_EQ(answer.level, ConcealmentLevel::Total);
        EXPECT_EQ(answer.missChance, 50);
        EXPECT_EQ(answer.modifiers[0].reason, "concealment.unseen");
    }
    EXPECT_EQ(between(CoverBoard({"A...B"}), invisible, blinded).level, ConcealmentLevel::None)
        << "the conditions count one way only";
    EXPECT_FALSE(canSee(board::BoardView(), {}, invisible));
    EXPECT_TRUE(canSee(board::BoardView(), invisible, {}));
}

TEST(Co05, DarkvisionEndsAtItsRange) {
    board::Creature dwarf;
    dwarf.senses = Sense::Darkvision;
    EXPECT_EQ(between(CoverBoard({"A...kB"}), dwarf, {}).missChance, 0);
    dwarf.darkvisionRange = 4;
    EXPECT_EQ(between(CoverBoard({"A...kB"}), dwarf, {}).missChance, 0);
    dwarf.darkvisionRange = 3;
    EXPECT_EQ(between(CoverBoard({"A...kB"}), dwarf, {}).missChance, 20);
    EXPECT_EQ(between(CoverBoard({"A...gB"}), dwarf, {}).missChance, 0) << "dim light has no limit";
}

TEST(Co05, ByOptionLowLightVisionDoesNotLiftDimLight) {
    const CoverBoard dim({"A.g.B"});
    EXPECT_EQ(chance(dim, kShot, {}, Sense::LowLight), 0);
    EXPECT_EQ(chance(dim, kShot, {.lowLight = false}, Sense::LowLight), 20);
    EXPECT_EQ(chance(dim, kShot, {.lowLight = false}, Sense::Darkvision), 0);
}

}  // namespace tenaille::cover::concealment_test
