// SPDX-License-Identifier: MIT
//
// What arcs mean beside attacks: targets and shields of both rule sets, turning, steps, perception, spells.
#include <gtest/gtest.h>

#include "core/rules/facing/awareness_ua.h"
#include "core/rules/facing/facing_ua.h"
#include "core/rules/facing/shield.h"
#include "core/rules/facing/target_5e.h"
#include "core/rules/facing/turning.h"
#include "tests/core/rules/facing/arc_sketch.h"

namespace tenaille::facing::meaning_test {

using board::GridKind;
using board::HexShape;
using board::ShieldSide;
using test::hexCreature;
using test::squareCreature;

const FacingOptions kDefaults;

Target5e target(const Creature& creature, const Creature& other, const FacingOptions& options = kDefaults) {
    return target5e(GridKind::Square, creature, other, options).answer;
}

TEST(Target5e, F5_05_OnlyFrontAndSideArcsCanBeTargeted) {
    const Creature creature = squareCreature(1, "N");
    EXPECT_TRUE(target(creature, squareCreature(1, "N", {-1, 1})).canTarget);
    EXPECT_FALSE(target(creature, squareCreature(1, "N", {0, 1})).canTarget);
    EXPECT_TRUE(target(creature, squareCreature(1, "N", {0, 0})).canTarget) << "in the same cell";
}

TEST(Target5e, F5_06_AdvantageFromTheRear) {
    const Creature defender = squareCreature(1, "E");
    EXPECT_TRUE(target(defender, squareCreature(1, "N", {-1, 0})).advantage);
    EXPECT_FALSE(target(defender, squareCreature(1, "N", {-1, -1})).advantage) << "an exact half is left";
}

TEST(Target5e, F5_07_TheShieldCountsInFrontAndOnItsSide) {
    Creature creature = squareCreature(1, "N");
    EXPECT_FALSE(target(creature, squareCreature(1, "N", {0, 1})).shieldApplies.has_value());
    creature.shield = board::Shield{ShieldSide::Left, 2, 1};
    EXPECT_TRUE(*target(creature, squareCreature(1, "N", {-1, 0})).shieldApplies);
    const Target5e fromRight = target(creature, squareCreature(1, "N", {1, 0}));
    EXPECT_FALSE(*fromRight.shieldApplies);
    ASSERT_EQ(fromRight.modifiers.size(), 1U);
    EXPECT_EQ(fromRight.modifiers[0].value, -3) << "the whole shield goes, magic included";
    EXPECT_EQ(fromRight.modifiers[0].rule.id, "F5-07");
}

TEST(Target5e, F5_08_CustomArcs) {
    Creature jelly = squareCreature(1, "N");
    jelly.arcs = board::kAllFrontArcs;
    EXPECT_TRUE(target(jelly, squareCreature(1, "N", {0, 1})).canTarget);
    EXPECT_FALSE(target(jelly, squareCreature(1, "N", {0, 1})).advantage);
    Creature hydra = squareCreature(1, "N");
    hydra.arcs = board::kHydraArcs;
    hydra.shield = board::Shield{ShieldSide::Left, 2, 0};
    EXPECT_TRUE(target(hydra, squareCreature(1, "N", {0, 1})).advantage);
    EXPECT_TRUE(*target(hydra, squareCreature(1, "N", {1, 0})).shieldApplies) << "the right arc plays front";
    const auto evidence = traceCells5e(GridKind::Square, hydra, squareCreature(1, "N", {-1, 0}), kDefaults);
    EXPECT_EQ(evidence[0].place.zone, Zone::Left);
    EXPECT_EQ(evidence[0].role, Arc::Front);
}

TEST(Target5e, F5_16_CreaturesOfSeveralCells) {
    const Creature defender = squareCreature(1, "N");
    const Creature partly = squareCreature(2, "N", {0, 1});
    EXPECT_TRUE(target(defender, partly).canTarget);
    EXPECT_FALSE(target(defender, partly).advantage);
    FacingOptions anyCell;
    anyCell.rearAdvantage = rules::RearAdvantage::AnyCell;
    EXPECT_TRUE(target(defender, partly, anyCell).advantage);
    const Creature wholly = squareCreature(3, "N", {-1, 2});
    EXPECT_FALSE(target(defender, wholly).canTarget);
    EXPECT_TRUE(target(defender, wholly).advantage);
}

TEST(Target5e, F5_16_TheShieldIsJudgedOnTheNearestCells) {
    Creature defender = squareCreature(1, "N");
    defender.shield = board::Shield{ShieldSide::Left, 2, 0};
    // Nearest are (1,0) on the right and (1,1) behind it; the front cells at y < 0 are farther away.
    const Creature attacker = squareCreature(3, "W", {1, 0});
    const auto evidence = traceCells5e(GridKind::Square, defender, attacker, kDefaults);
    EXPECT_TRUE(evidence[0].nearest);
    EXPECT_FALSE(evidence[1].nearest);
    EXPECT_FALSE(*target(defender, attacker).shieldApplies);
}

TEST(Target5e, F5_17_WithoutFacingEverythingIsFront) {
    Creature creature = squareCreature(1, "N");
    creature.facing.reset();
    creature.shield = board::Shield{};
    const Target5e answer = target(creature, squareCreature(1, "N", {0, 1}));
    EXPECT_TRUE(answer.canTarget);
    EXPECT_FALSE(answer.advantage);
    EXPECT_TRUE(*answer.shieldApplies);
}

bool covers(const Creature& creature, Cell cell, const FacingOptions& options = kDefaults) {
    return shieldCovers(System::Ua, GridKind::Square, creature, cell, options);
}

TEST(ShieldUa, UF_35_FrontAndTheFlankOfItsSide) {
    Creature creature = squareCreature(1, "N");
    creature.shield = board::Shield{ShieldSide::Left, 2, 2};
    for (const Cell cell : {Cell{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {-5, 2}})
        EXPECT_TRUE(covers(creature, cell));
    for (const Cell cell : {Cell{1, 0}, {0, 1}, {-5, 5}}) EXPECT_FALSE(covers(creature, cell));
    EXPECT_EQ(shieldModifier(System::Ua, creature, false, {}).value, -4);
    EXPECT_EQ(shieldModifier(System::Ua, creature, true, {}).value, 0);
}

TEST(ShieldUa, UF_35_FiguresLeaveOutTheFrontOnTheOffSide) {
    FacingOptions figure;
    figure.shieldCoverage = rules::ShieldCoverage::Figure;
    Creature creature = squareCreature(1, "N");
    creature.shield = board::Shield{ShieldSide::Left, 2, 0};
    EXPECT_TRUE(covers(creature, {-1, -1}, figure));
    EXPECT_TRUE(covers(creature, {0, -1}, figure)) << "squares on the line count";
    EXPECT_FALSE(covers(creature, {1, -1}, figure));
    creature.facing = board::facingNamed(GridKind::Square, "NE");
    EXPECT_TRUE(covers(creature, {1, -1}, figure));
    EXPECT_FALSE(covers(creature, {1, 0}, figure));
    creature.shield->side = ShieldSide::Right;
    EXPECT_TRUE(covers(creature, {1, 0}, figure));
    EXPECT_FALSE(covers(creature, {0, -1}, figure));
    Creature hex = hexCreature(HexShape::H1, 2);
    hex.shield = board::Shield{ShieldSide::Left, 2, 0};
    EXPECT_TRUE(shieldCovers(System::Ua, GridKind::HexPointy, hex, {0, -1}, figure));
    EXPECT_FALSE(shieldCovers(System::Ua, GridKind::HexPointy, hex, {1, 0}, figure));
}

TEST(ShieldUa, UF_36_TheShieldSpellCoversTheFront) {
    Creature caster = squareCreature(1, "N");
    caster.shield = board::Shield{ShieldSide::Front, 4, 0};
    EXPECT_TRUE(covers(caster, {0, -1}));
    EXPECT_FALSE(covers(caster, {-1, 0}));
    EXPECT_TRUE(covers(caster, {4, -4}));
    caster.traits = board::Trait::Faceless;
    EXPECT_TRUE(covers(caster, {0, 1}));
}

std::string play5e(std::initializer_list<TurnEvent> events, const FacingOptions& options = kDefaults) {
    Turning5e account;
    std::string answers;
    for (const TurnEvent event : events) answers += account.accept(event, options) ? 'y' : 'n';
    return answers;
}
std::string playUa(std::initializer_list<TurnEvent> events) {
    TurningUa account;
    std::string answers;
    for (const TurnEvent event : events) answers += account.accept(event, {}) ? 'y' : 'n';
    return answers;
}
using enum TurnEvent;

TEST(Turning, F5_03_WhenTheMovementEnds) {
    EXPECT_EQ(play5e({EndMove, Turn, Turn}), "yyn");
    EXPECT_EQ(play5e({Turn}), "n");
    EXPECT_EQ(play5e({EndMove, Turn, EndMove, Turn}), "yyyn");
    EXPECT_EQ(play5e({EndMove, Turn, NewTurn, EndMove, Turn}), "yyyyy");
    FacingOptions eachSegment;
    eachSegment.turnTiming = rules::TurnTiming::EachSegment;
    EXPECT_EQ(play5e({EndMove, Turn, EndMove, Turn, Turn}, eachSegment), "yyyyn");
    FacingOptions mustMove;
    mustMove.turnWithoutMoving = false;
    EXPECT_EQ(play5e({EndMove, Turn, EnterCell, EndMove, Turn}, mustMove), "ynyyy");
}

TEST(Turning, F5_04_AsAReaction) {
    EXPECT_EQ(play5e({OtherMoves, TurnAsReaction}), "yy");
    EXPECT_EQ(play5e({TurnAsReaction}), "n");
    EXPECT_EQ(play5e({OtherMoves, TurnAsReaction, OtherMoves, TurnAsReaction}), "yyyn");
    EXPECT_EQ(play5e({OtherMoves, TurnAsReaction, NewTurn, OtherMoves, TurnAsReaction}), "yyyyy");
    EXPECT_EQ(play5e({UseReaction, OtherMoves, TurnAsReaction, UseReaction}), "yynn");
    EXPECT_EQ(play5e({OtherMoves, EnterCell, TurnAsReaction}), "yyn");
    EXPECT_EQ(play5e({OtherMoves, Turn, TurnAsReaction}), "yny") << "a refused event changes nothing";
    FacingOptions free;
    free.reactionTurnCost = rules::ReactionTurnCost::Free;
    EXPECT_EQ(play5e({OtherMoves, TurnAsReaction, UseReaction, OtherMoves, TurnAsReaction}, free), "yyyyy");
}

TEST(Turning, UF_07_FreelyDuringAMove) {
    EXPECT_EQ(playUa({BeginMove, Turn, EnterCell, Turn, EnterCell, Turn, EndMove}), "yyyyyyy");
    EXPECT_EQ(playUa({BeginMove, EnterCell, Turn, EndMove, Turn}), "yyyyn");
    EXPECT_EQ(playUa({EnterCell, EndMove}), "nn");
}

TEST(Turning, UF_08_OnceWithoutAMove) {
    EXPECT_EQ(playUa({FiveFootStep, Turn, Turn}), "yyn");
    EXPECT_EQ(playUa({Attack, Turn, Attack, Turn}), "yyyn");
    EXPECT_EQ(playUa({Turn, BeginMove, EndMove, Turn}), "yyyn");
    EXPECT_EQ(playUa({FiveFootStep, FiveFootStep, BeginMove}), "ynn");
    EXPECT_EQ(playUa({BeginMove, EnterCell, EndMove, FiveFootStep}), "yyyn");
}

TEST(Turning, UF_09_AsAMoveAction) {
    EXPECT_EQ(playUa({Turn, Attack, TurnAsMoveAction, TurnAsMoveAction}), "yyyn");
    EXPECT_EQ(playUa({BeginMove, EndMove, TurnAsMoveAction}), "yyn");
    EXPECT_EQ(playUa({TurnAsMoveAction, BeginMove}), "yn");
}

TEST(AwarenessUa, UF_10_UF_12_CostOfAStep) {
    const board::Facing north{0};
    const auto cost = [&](Cell step, int base, const FacingOptions& options = kDefaults) {
        return stepUa(GridKind::Square, north, step, false, base, options).cost;
    };
    EXPECT_EQ(cost({1, -1}, 1), 1);
    EXPECT_EQ(cost({1, 0}, 1), 2);
    EXPECT_EQ(cost({0, 1}, 1), 2);
    EXPECT_EQ(cost({1, 1}, 2), 4);
    FacingOptions plusOne;
    plusOne.sidewaysCost = rules::SidewaysCost::PlusOne;
    EXPECT_EQ(cost({1, 0}, 2, plusOne), 3);
    EXPECT_EQ(stepUa(GridKind::Square, north, {0, 1}, true, 1, kDefaults).cost, 1) << "UF-23";
    EXPECT_EQ(stepUa(GridKind::HexPointy, {3}, {0, -1}, false, 1, kDefaults).zone, Zone::Front)
        << "a larger creature faces a corner and is judged as one hex";
}

TEST(AwarenessUa, UF_21_UF_30_Spot) {
    Creature creature = squareCreature(1, "N");
    const auto spot = [&](Cell cell, const FacingOptions& options = kDefaults) {
        return spotModifier(creature, zoneUa(GridKind::Square, creature, cell, options), options);
    };
    EXPECT_EQ(spot({0, -4}), 0);
    EXPECT_EQ(spot({5, 1}), -5);
    EXPECT_EQ(spot({2, 7}), -10);
    creature.feats = board::Feat::CombatAwareness;
    EXPECT_EQ(spot({5, 1}), 0);
    EXPECT_EQ(spot({0, 1}), -5);
    FacingOptions full;
    full.combatAwareness = rules::CombatAwareness::Full;
    EXPECT_EQ(spot({0, 1}, full), 0);
    creature.feats = {};
    creature.traits = board::Trait::AllAroundVision;
    EXPECT_EQ(spot({0, 1}), 0);
}

TEST(AwarenessUa, UF_22_ReadiedActions) {
    Creature creature = squareCreature(1, "N");
    EXPECT_FALSE(mayTrigger(creature, Zone::Rear, true));
    EXPECT_TRUE(mayTrigger(creature, Zone::Rear, false));
    EXPECT_TRUE(mayTrigger(creature, Zone::Left, true));
    creature.traits = board::Trait::AllAroundVision;
    EXPECT_TRUE(mayTrigger(creature, Zone::Rear, true));
}

TEST(AwarenessUa, UF_31_WhereSpellsStart) {
    const auto origins = [](int n, const char* facing) {
        return spellOrigins(squareCreature(n, facing), kDefaults);
    };
    EXPECT_EQ(origins(1, "N"), (std::vector<Cell>{{0, 0}, {1, 0}}));
    EXPECT_EQ(origins(1, "SE"), (std::vector<Cell>{{1, 0}, {0, 1}, {1, 1}}));
    EXPECT_EQ(origins(4, "SE"), (std::vector<Cell>{{4, 1}, {4, 2}, {4, 3}, {1, 4}, {2, 4}, {3, 4}, {4, 4}}));
    for (int n = 1; n <= 6; ++n) EXPECT_EQ(origins(n, "W").size(), static_cast<std::size_t>(n) + 1);
    Creature faceless = squareCreature(2, "N");
    faceless.facing.reset();
    EXPECT_EQ(spellOrigins(faceless, kDefaults).size(), 8U);
}

TEST(AwarenessUa, HX_14_ConesOnBothSidesOfTheFacing) {
    const auto cones = coneDirections(GridKind::HexPointy, hexCreature(HexShape::H1, 2), kDefaults);
    EXPECT_EQ(*cones, (std::vector<board::Facing>{{1}, {3}}));
    EXPECT_FALSE(coneDirections(GridKind::HexPointy, hexCreature(HexShape::H7, 3), kDefaults).has_value());
    Creature faceless = hexCreature(HexShape::H1, 2);
    faceless.traits = board::Trait::Faceless;
    EXPECT_EQ(coneDirections(GridKind::HexPointy, faceless, kDefaults)->size(), 6U);
}

}  // namespace tenaille::facing::meaning_test
