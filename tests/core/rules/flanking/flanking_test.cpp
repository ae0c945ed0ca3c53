// SPDX-License-Identifier: MIT
#include "core/rules/flanking/flanking.h"

#include <gtest/gtest.h>

#include "tests/support/board_sketch.h"
#include "tests/support/dungeon.h"

namespace tenaille::flanking::flanking_test {

using board::Cell;
using board::Creature;
using board::GridKind;

// A flanks B with the helper H: all of one cell and of reach 1 unless the test changes them.
struct Trio {
    explicit Trio(const std::vector<std::string>& rows, GridKind kind = GridKind::Square)
        : sketch(rows, kind), grid(kind) {
        attacker = creature('A');
        target = creature('B');
        helper = creature('H');
    }
    Creature creature(char mark) const {
        Creature result;
        const std::vector<Cell> cells = sketch.all(mark);
        result.at = cells.front();
        result.footprint.width = cells.back().x - cells.front().x + 1;
        result.footprint.height = cells.back().y - cells.front().y + 1;
        return result;
    }
    FlankRuling rule(const rules::RuleOptions& options = {}, bool ranged = false) const {
        return ruleFlanking(grid, {&attacker, &target, {&helper, 1}, ranged}, options);
    }
    int bonus(const rules::RuleOptions& options = {}) const { return rule(options).answer.bonus; }

    test::BoardSketch sketch;
    GridKind grid;
    Creature attacker;
    Creature target;
    Creature helper;
};

TEST(Fl01, OppositeSidesAndOppositeCorners) {
    EXPECT_EQ(Trio({"ABH"}).bonus(), 2);
    EXPECT_EQ(Trio({"A..", ".B.", "..H"}).bonus(), 2);
    EXPECT_EQ(Trio({"A..", ".BH"}).bonus(), 0);
    EXPECT_EQ(Trio({".A", "HB"}).bonus(), 0);
    EXPECT_EQ(Trio({"A.H", ".B."}).bonus(), 0);
}

TEST(Fl01, MeleeOnlyAndWithItsReason) {
    const Trio trio({"ABH"});
    EXPECT_EQ(trio.rule({}, true).answer.bonus, 0);
    const FlankRuling ruling = trio.rule();
    ASSERT_EQ(ruling.answer.modifiers.size(), 1u);
    EXPECT_EQ(ruling.answer.modifiers[0].rule, rules::RuleRef{"FL-01"});
    ASSERT_EQ(ruling.evidence.size(), 1u);
    EXPECT_EQ(ruling.evidence[0].attackerCell, trio.attacker.at);
    EXPECT_EQ(ruling.evidence[0].helperCell, trio.helper.at);
}

TEST(Fl02, TheHelperMustThreaten) {
    Trio trio({"ABH"});
    trio.helper.threatens = false;
    EXPECT_EQ(trio.rule().evidence[0].verdict, HelperVerdict::DoesNotThreaten);
    Trio pike({"ABH"});
    pike.helper.reachWeapon = true;
    EXPECT_EQ(pike.bonus(), 0);
    EXPECT_EQ(Trio({"AB.H"}).bonus(), 0);
}

TEST(Fl02, TheHelplessDoNotHelp) {
    Trio trio({"ABH"});
    trio.helper.traits = board::Trait::Helpless;
    EXPECT_EQ(trio.rule().evidence[0].verdict, HelperVerdict::DoesNotThreaten);
    EXPECT_EQ(trio.bonus(), 0);
}

TEST(Sz05, WhoHasTotalCoverIsNotThreatened) {
    const Trio trio({"ABH"});
    FlankQuestion question{&trio.attacker, &trio.target, {&trio.helper, 1}};
    std::vector<Cell> asked;
    question.isCutOff = [&](const Creature& helper) {
        asked.push_back(helper.at);
        return true;
    };
    const FlankRuling ruling = ruleFlanking(GridKind::Square, question, {});
    EXPECT_EQ(ruling.evidence[0].verdict, HelperVerdict::CutOff);
    EXPECT_EQ(ruling.answer.bonus, 0);
    EXPECT_EQ(asked, std::vector<Cell>{trio.helper.at});
    EXPECT_EQ(ruleOf(HelperVerdict::CutOff), rules::RuleRef{"SZ-05"});
}

TEST(Fl02, TheAttackerMustReachTheTarget) {
    Trio trio({"A.BH"});
    EXPECT_EQ(trio.bonus(), 0);
    trio.attacker.reachWeapon = true;
    EXPECT_EQ(trio.bonus(), 2);
}

TEST(Fl03, TheLineOfCentresServesReachToo) {
    Trio trio({"AB.H"});
    trio.helper.reachWeapon = true;
    EXPECT_EQ(trio.bonus(), 2);
    rules::RuleOptions strict;
    strict.flank.mode = rules::FlankMode::AdjacentOpposite;
    EXPECT_EQ(trio.bonus(strict), 0);
    EXPECT_EQ(Trio({"ABH"}).bonus(strict), 2);
}

TEST(Fl03, TheExceptionForThreeMetresOpensTheSecondDiagonal) {
    Trio trio({"A...", ".B..", "....", "...H"});
    trio.helper.reach = 2;
    EXPECT_EQ(trio.bonus(), 0);
    rules::RuleOptions exception;
    exception.reach.tenFootException = true;
    EXPECT_EQ(trio.bonus(exception), 2);
}

TEST(Fl04, ReachZeroNeitherGivesNorTakes) {
    Trio trio({"ABH"});
    trio.helper.reach = 0;
    EXPECT_EQ(trio.rule().evidence[0].verdict, HelperVerdict::NoReach);
    trio.helper.reach = 1;
    trio.attacker.reach = 0;
    EXPECT_EQ(trio.bonus(), 0);
}

TEST(Fl05, AnyCellOfALargeCreatureMayFlank) {
    EXPECT_EQ(Trio({"AA..", "AAB.", "...H"}).bonus(), 2);
    EXPECT_EQ(Trio({"AA..", "AABH"}).bonus(), 2);
    EXPECT_EQ(Trio({"AA.H", "AAB."}).bonus(), 0);
}

TEST(Fl05, ALargeTargetIsOneRectangle) {
    EXPECT_EQ(Trio({"H...", "BB..", "BB..", "A..."}).bonus(), 2);
    EXPECT_EQ(Trio({".H", "BB", "BB", "A."}).bonus(), 2);
    EXPECT_EQ(Trio({"..H", "BB.", "BB.", "A.."}).bonus(), 0);
}

TEST(Fl06, SeveralHelpersGiveNoMore) {
    const Trio trio({"ABH"});
    const std::vector<Creature> helpers{trio.helper, trio.helper};
    const FlankRuling ruling =
        ruleFlanking(GridKind::Square, {&trio.attacker, &trio.target, helpers, false}, {});
    EXPECT_EQ(ruling.answer.bonus, 2);
    ASSERT_EQ(ruling.answer.modifiers.size(), 2u);
    EXPECT_TRUE(ruling.answer.modifiers[1].suppressed);
}

TEST(Fl03, CellsOfTheTargetsOwnSpaceAreOppositeToNothing) {
    const Trio trio({"ABH"});
    EXPECT_FALSE(areOpposite(GridKind::Square, trio.target, trio.target.at, trio.attacker.at));
}

TEST(Fl03, OnHexesTheCellAcrossIsOpposite) {
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat}) {
        Creature target;
        int opposite = 0;
        for (const Cell one : board::neighbourOffsets(grid)) {
            for (const Cell other : board::neighbourOffsets(grid)) {
                const bool across = one + other == Cell{};
                EXPECT_EQ(areOpposite(grid, target, one, other), across);
                opposite += across ? 1 : 0;
            }
        }
        EXPECT_EQ(opposite, 6);
    }
}

TEST(Fl03, MirroringTheBoardChangesNothing) {
    test::Random random(7);
    int flanked = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto place = [&] { return Cell{random.between(-3, 3), random.between(-3, 3)}; };
        Creature attacker;
        Creature helper;
        const Creature target;
        attacker.at = place();
        helper.at = place();
        attacker.reach = helper.reach = random.between(1, 3);
        const auto bonus = [&] {
            return ruleFlanking(GridKind::Square, {&attacker, &target, {&helper, 1}, false}, {}).answer.bonus;
        };
        const int before = bonus();
        flanked += before > 0 ? 1 : 0;
        attacker.at = {-attacker.at.x, attacker.at.y};
        helper.at = {-helper.at.x, helper.at.y};
        EXPECT_EQ(bonus(), before);
        attacker.at = {attacker.at.y, attacker.at.x};
        helper.at = {helper.at.y, helper.at.x};
        EXPECT_EQ(bonus(), before);
        std::swap(attacker, helper);
        EXPECT_EQ(bonus(), before);
    }
    EXPECT_GT(flanked, 20);
}

}  // namespace tenaille::flanking::flanking_test
