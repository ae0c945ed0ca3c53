// SPDX-License-Identifier: MIT
#include "core/rules/facing/attack_ua.h"

#include <gtest/gtest.h>

#include "core/rules/facing/monster_lists.h"
#include "tests/core/rules/facing/arc_sketch.h"

namespace tenaille::facing::attack_ua_test {

using board::Feat;
using board::GridKind;
using board::Trait;
using test::squareCreature;

struct Duel {
    Creature attacker;
    Creature target;
    Strike strike = Strike::Melee;
    bool mounted = false;
    bool flatFooted = false;
    bool whirlwindAction = false;
    FacingOptions options = {};

    std::optional<AttackUa> ask() const {
        return attackUa(GridKind::Square,
                        {.attacker = attacker,
                         .target = target,
                         .strike = strike,
                         .mounted = mounted,
                         .flatFooted = flatFooted,
                         .whirlwindAction = whirlwindAction},
                        options)
            .answer;
    }
    int penalty() const { return ask()->penalty; }
    int bonus() const { return ask()->bonus; }
    int total() const { return ask()->total(); }
    bool sneak() const { return ask()->sneakAttack.value(); }
};

// Attacker at (0,0) facing N; a target of one square that looks away from nobody in particular.
Duel attackOn(Cell target) { return {squareCreature(1, "N"), squareCreature(1, "N", target)}; }

Duel attackFrom(Cell attacker, const char* targetFacing) {
    Duel setup{squareCreature(1, "N", attacker), squareCreature(1, targetFacing)};
    setup.attacker.sneakLevel = 5;
    setup.attacker.traits = Trait::Faceless;  // no penalties of its own
    return setup;
}

// Figures of UF-14: fighter at (2,1), rogue leaving a square on its way along y = 2.
int opportunity(const char* fighterFacing, const char* rogueFacing, Cell leaving) {
    Duel setup{squareCreature(1, fighterFacing, {2, 1}), squareCreature(1, rogueFacing, leaving)};
    setup.strike = Strike::Opportunity;
    return setup.total();
}

TEST(AttackUa, UF_14_OpportunityFigures) {
    EXPECT_EQ(opportunity("S", "E", {1, 2}), 0);
    EXPECT_EQ(opportunity("S", "E", {2, 2}), 2);
    EXPECT_EQ(opportunity("S", "E", {3, 2}), 4);
    EXPECT_EQ(opportunity("S", "N", {2, 2}), 0);
    EXPECT_EQ(opportunity("N", "E", {1, 2}), -10);
    EXPECT_EQ(opportunity("N", "E", {2, 2}), -8);
    EXPECT_EQ(opportunity("N", "E", {3, 2}), -6);
}

TEST(AttackUa, UF_16_IntoFlankAndRear) {
    EXPECT_EQ(attackOn({-1, -1}).penalty(), 0);
    EXPECT_EQ(attackOn({1, 0}).penalty(), -5);
    EXPECT_EQ(attackOn({1, 1}).penalty(), -10);
}

TEST(AttackUa, UF_17_RangedBeyondTheAreas) {
    for (const auto& [cell, penalty] :
         {std::pair{Cell{4, -4}, 0}, {Cell{5, -4}, -5}, {Cell{3, 4}, -10}, {Cell{-4, 3}, -5}}) {
        Duel setup = attackOn(cell);
        setup.strike = Strike::Ranged;
        EXPECT_EQ(setup.penalty(), penalty) << cell.x << "," << cell.y;
    }
}

TEST(AttackUa, UF_18_FromFlankAndRearOfTheTarget) {
    for (const auto& [facing, bonus] :
         {std::pair{"N", 4}, {"NE", 4}, {"E", 2}, {"SE", 0}, {"S", 0}, {"SW", 0}, {"W", 2}, {"NW", 4}})
        EXPECT_EQ(attackFrom({0, 1}, facing).bonus(), bonus) << facing;
}

TEST(AttackUa, UF_19_SneakAttackFigure) {
    Duel b{squareCreature(1, "N", {4, 4}), squareCreature(1, "N", {4, 3})};
    b.attacker.sneakLevel = 5;
    EXPECT_EQ(b.bonus(), 4);
    EXPECT_TRUE(b.sneak());
    b.target.facing = board::facingNamed(GridKind::Square, "S");
    EXPECT_EQ(b.bonus(), 0);
    EXPECT_FALSE(b.sneak());
    Duel a{squareCreature(1, "E", {3, 3}), squareCreature(1, "N", {4, 3})};
    a.attacker.sneakLevel = 5;
    EXPECT_EQ(a.bonus(), 2);
    EXPECT_FALSE(a.sneak());
    a.attacker.sneakLevel.reset();
    EXPECT_FALSE(a.ask()->sneakAttack.has_value());
}

TEST(AttackUa, UF_19_OnlyFromTheAdjacentRearUnlessTheOptionSaysSo) {
    Duel reach = attackFrom({0, 2}, "N");
    EXPECT_FALSE(reach.sneak());
    reach.options.sneakFromBeyond = true;
    EXPECT_TRUE(reach.sneak());
    reach.strike = Strike::Ranged;
    EXPECT_FALSE(reach.sneak()) << "ranged sneak attacks need a flat-footed target";
    reach.flatFooted = true;
    EXPECT_TRUE(reach.sneak());
}

TEST(AttackUa, UF_20_ImmunityStays) {
    Duel mound = attackFrom({0, 1}, "N");
    mound.target.traits = Trait::ImmuneToSneak;
    mound.flatFooted = true;
    EXPECT_FALSE(mound.sneak());
    EXPECT_EQ(mound.bonus(), 4);
    Duel phasm = attackFrom({0, 1}, "N");
    phasm.target.traits = Trait::Faceless;
    phasm.flatFooted = true;
    EXPECT_TRUE(phasm.sneak());
    EXPECT_EQ(phasm.bonus(), 0);
}

TEST(AttackUa, UF_23_UF_24_NoFacingNoPenaltyNoBonus) {
    Duel xorn = attackOn({0, 1});
    xorn.attacker.traits = Trait::Faceless;
    EXPECT_EQ(xorn.penalty(), 0);
    Duel tiny = attackFrom({0, 1}, "N");
    tiny.target.size = board::SizeCategory::Tiny;
    EXPECT_EQ(tiny.bonus(), 0);
}

TEST(AttackUa, UF_25_Cleave) {
    Duel side = attackOn({1, 0});
    side.strike = Strike::Cleave;
    EXPECT_EQ(side.penalty(), 0);
    Duel rear = attackOn({0, 1});
    rear.strike = Strike::Cleave;
    EXPECT_EQ(rear.penalty(), -10);
}

TEST(AttackUa, UF_26_CombatReflexes) {
    Duel side = attackOn({1, 0});
    side.attacker.feats = Feat::CombatReflexes;
    EXPECT_EQ(side.penalty(), -5);
    side.strike = Strike::Opportunity;
    EXPECT_EQ(side.penalty(), 0);
    EXPECT_EQ(side.ask()->modifiers.front().rule.id, "UF-26");
    Duel rear = attackOn({0, 1});
    rear.attacker.feats = Feat::CombatReflexes;
    rear.strike = Strike::Opportunity;
    EXPECT_EQ(rear.penalty(), -10);
}

TEST(AttackUa, UF_27_ImprovedUncannyDodge) {
    Duel setup = attackFrom({0, 1}, "N");
    setup.target.feats = Feat::ImprovedUncannyDodge;
    setup.target.level = 5;
    setup.attacker.sneakLevel = 8;
    EXPECT_EQ(setup.bonus(), 0);
    EXPECT_FALSE(setup.sneak());
    setup.attacker.sneakLevel = 9;
    EXPECT_EQ(setup.bonus(), 0);
    EXPECT_TRUE(setup.sneak());
}

TEST(AttackUa, UF_28_MountedCombat) {
    Duel rider{squareCreature(2, "N"), squareCreature(1, "N", {2, 1})};
    rider.mounted = true;
    EXPECT_EQ(rider.penalty(), -5);
    rider.attacker.feats = Feat::MountedCombat;
    EXPECT_EQ(rider.penalty(), 0);
    rider.mounted = false;
    EXPECT_EQ(rider.penalty(), -5);
}

TEST(AttackUa, UF_29_WhirlwindAttack) {
    Duel setup = attackOn({0, 1});
    setup.attacker.feats = Feat::WhirlwindAttack;
    EXPECT_EQ(setup.penalty(), 0);
    setup.options.whirlwindOnly = true;
    EXPECT_EQ(setup.penalty(), -10);
    setup.whirlwindAction = true;
    EXPECT_EQ(setup.penalty(), 0);
}

TEST(AttackUa, UF_32_FlankAttacksOfMonsters) {
    Duel hydra{squareCreature(3, "N"), squareCreature(1, "N", {3, 1})};
    hydra.strike = Strike::FlankNatural;
    EXPECT_EQ(hydra.penalty(), 0);
    hydra.target.at = {1, 3};
    EXPECT_EQ(hydra.penalty(), -10);
}

TEST(AttackUa, UF_33_RearAttacksOfMonsters) {
    Duel dragon{squareCreature(4, "NE"), squareCreature(1, "N", {-1, 3})};
    dragon.strike = Strike::RearNatural;
    EXPECT_EQ(dragon.penalty(), 0);
    dragon.target.at = {-1, 0};
    EXPECT_EQ(dragon.penalty(), -5);
    dragon.target.at = {4, -1};
    EXPECT_FALSE(dragon.ask().has_value()) << "not possible without turning";
    dragon.options.rearAttackIntoFront = rules::RearAttackIntoFront::Penalty;
    EXPECT_EQ(dragon.penalty(), -10);
    dragon.attacker.feats = Feat::WhirlwindAttack;
    EXPECT_EQ(dragon.penalty(), -10) << "no feat turns a tail to the front";
}

TEST(AttackUa, UF_37_SeveralCells) {
    // The target covers the front (2,-1) and flank cells of the attacker.
    Duel setup{squareCreature(2, "N"), squareCreature(2, "S", {2, -1})};
    const AttackUa best = *setup.ask();
    EXPECT_EQ(best.penalty, 0);
    EXPECT_EQ(best.struck.cell, (Cell{2, -1}));
    EXPECT_EQ(best.bonus, 2);
    setup.options.multiCell = rules::MultiCell::Worst;
    const AttackUa worst = *setup.ask();
    EXPECT_EQ(worst.penalty, -5);
    EXPECT_EQ(worst.struck.cell, (Cell{3, -1})) << "the first of three flank cells in reading order";
    EXPECT_EQ(worst.bonus, 0);
}

// The feat makes flank and front worth the same: what else hangs on the cell may not hang on reading order.
TEST(AttackUa, UF_37_OfEqualCellsTheBetterAreaAndTheSideWithoutShield) {
    // In the front (1,-1) and in the right flank (1,0) of the target.
    Duel setup{squareCreature(2, "W", {1, -1}), squareCreature(1, "N")};
    setup.attacker.traits = Trait::Faceless;
    setup.target.feats = Feat::ImprovedUncannyDodge;
    const auto covers = [&](board::ShieldSide side, rules::MultiCell reading) {
        setup.target.shield = board::Shield{side, 2, 0};
        setup.options.multiCell = reading;
        const AttackRulingUa ruling =
            attackUa(GridKind::Square, {.attacker = setup.attacker, .target = setup.target}, setup.options);
        return shieldCoversAttack(GridKind::Square, *ruling.answer, ruling.evidence, setup.target,
                                  setup.options);
    };
    EXPECT_EQ(setup.bonus(), 0);
    EXPECT_EQ(setup.ask()->from.cell, (Cell{2, -1})) << "the flank, though the front comes first";
    using enum rules::MultiCell;
    EXPECT_FALSE(covers(board::ShieldSide::Left, Best)) << "struck from the flank that it does not cover";
    EXPECT_TRUE(covers(board::ShieldSide::Right, Best));
    EXPECT_TRUE(covers(board::ShieldSide::Left, Worst)) << "struck from the front";
    EXPECT_EQ(setup.ask()->from.cell, (Cell{1, -1}));
}

TEST(AttackUa, ModifiersAddUpToTheTotalAndCiteTheirRules) {
    for (int y = -3; y <= 3; ++y)
        for (int x = -3; x <= 3; ++x) {
            if (x == 0 && y == 0) continue;
            const AttackUa attack = *Duel{squareCreature(1, "E"), squareCreature(1, "NW", {x, y})}.ask();
            EXPECT_EQ(rules::total(attack.modifiers, rules::Target::ToHit), attack.total());
            for (const rules::Modifier& modifier : attack.modifiers)
                EXPECT_TRUE(modifier.rule.id.starts_with("UF-"));
        }
}

TEST(AttackUa, MirroringTheBoardKeepsTheNumbers) {
    for (int y = -4; y <= 4; ++y)
        for (int x = 2; x <= 6; ++x) {
            const Duel setup{squareCreature(2, "NE"), squareCreature(1, "SE", {x, y})};
            const Duel image{squareCreature(2, "NW"), squareCreature(1, "SW", {1 - x, y})};
            EXPECT_EQ(setup.penalty(), image.penalty());
            EXPECT_EQ(setup.bonus(), image.bonus());
        }
}

TEST(MonsterLists, UF_23_UF_32_UF_33_AreComplete) {
    EXPECT_EQ(facelessTypes().size(), 2U);
    EXPECT_EQ(facelessMonsters().size(), 12U);
    int flank = 0;
    int rear = 0;
    for (const NaturalAttack& attack : naturalAttacks())
        ++(attack.strike == Strike::FlankNatural ? flank : rear);
    EXPECT_EQ(flank, 9);
    EXPECT_EQ(rear, 22) << "twenty monsters, the dragon and the rast with two attacks each";
}

}  // namespace tenaille::facing::attack_ua_test
