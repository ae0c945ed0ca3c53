// SPDX-License-Identifier: MIT
//
// The readings of the facing rules that a table may choose besides the default ones.
#include <gtest/gtest.h>

#include "core/rules/facing/attack_ua.h"
#include "core/rules/facing/facing_ua.h"
#include "core/rules/facing/shield.h"
#include "core/rules/facing/target_5e.h"
#include "core/rules/facing/turning.h"
#include "tests/core/rules/facing/arc_sketch.h"

namespace tenaille::facing::readings_test {

using board::GridKind;
using board::HexShape;
using board::Trait;
using test::hexCreature;
using test::squareCreature;

std::string allowed(System system, std::initializer_list<TurnEvent> events,
                    const FacingOptions& options = {}) {
    Turning5e fiveE;
    TurningUa ua;
    std::string text;
    for (const TurnEvent event : events) {
        EXPECT_TRUE(belongsTo(system, event));
        const bool yes = system == System::FiveE ? fiveE.accept(event, options) : ua.accept(event, options);
        text += yes ? 'y' : 'n';
    }
    return text;
}

TEST(Readings, F5_03_TheEndOfAForcedMovementGivesTheTurnByOption) {
    const auto events = {TurnEvent::ForcedMove, TurnEvent::Turn, TurnEvent::Turn};
    EXPECT_EQ(allowed(System::FiveE, events), "ynn");
    EXPECT_EQ(allowed(System::FiveE, events, {.forcedTurn = true}), "yyn");
    EXPECT_EQ(
        allowed(System::FiveE, {TurnEvent::EndMove, TurnEvent::Turn, TurnEvent::ForcedMove, TurnEvent::Turn},
                {.forcedTurn = true}),
        "yyyy");
}

TEST(Readings, F5_04_OnlyAMoverInSightByOption) {
    const auto events = {TurnEvent::OtherMovesUnseen, TurnEvent::TurnAsReaction};
    EXPECT_EQ(allowed(System::FiveE, events), "yy");
    EXPECT_EQ(allowed(System::FiveE, events, {.reactionTurnSight = true}), "yn");
    EXPECT_EQ(allowed(System::FiveE, {TurnEvent::OtherMoves, TurnEvent::TurnAsReaction},
                      {.reactionTurnSight = true}),
              "yy");
}

TEST(Readings, F5_04_AtTheEndOfTheirMoveByOption) {
    const FacingOptions late{.reactionTurnWhen = rules::ReactionTurnWhen::EndOfTheirMove};
    EXPECT_EQ(allowed(System::FiveE, {TurnEvent::OtherMoves, TurnEvent::TurnAsReaction}, late), "yn");
    EXPECT_EQ(allowed(System::FiveE,
                      {TurnEvent::OtherMoves, TurnEvent::OtherEndsMove, TurnEvent::TurnAsReaction}, late),
              "yyy");
    EXPECT_EQ(allowed(System::FiveE, {TurnEvent::OtherEndsMove, TurnEvent::TurnAsReaction}, late), "yn")
        << "nobody moved";
    EXPECT_EQ(
        allowed(System::FiveE, {TurnEvent::OtherMoves, TurnEvent::OtherEndsMove, TurnEvent::TurnAsReaction}),
        "yyn")
        << "by default it follows the step";
}

TEST(Readings, F5_04_ARefusedEventChangesNothing) {
    EXPECT_EQ(allowed(System::FiveE, {TurnEvent::OtherMoves, TurnEvent::Turn, TurnEvent::TurnAsReaction}),
              "yny");
}

TEST(Readings, F5_03_FacingUnderWay) {
    const FacingOptions follow{.whileMoving = rules::WhileMoving::Follow};
    const Creature north = squareCreature(1, "N");
    const auto name = [](GridKind grid, const std::optional<board::Facing>& facing) {
        return facing ? board::name(grid, *facing) : "none";
    };
    const auto after = [&](System system, const Creature& creature, Cell step, const FacingOptions& options) {
        return name(GridKind::Square, facingAfterStep(system, GridKind::Square, creature, step, options));
    };
    EXPECT_EQ(after(System::FiveE, north, {1, 0}, {}), "N") << "kept by default";
    EXPECT_EQ(after(System::FiveE, north, {1, 0}, follow), "E");
    EXPECT_EQ(after(System::FiveE, north, {1, 1}, follow), "E") << "of E and S the one nearer to N";
    EXPECT_EQ(after(System::FiveE, squareCreature(1, "W"), {1, 1}, follow), "S");
    EXPECT_EQ(after(System::Ua, north, {1, 1}, follow), "SE");
    Creature faceless = north;
    faceless.facing.reset();
    EXPECT_EQ(after(System::Ua, faceless, {1, 1}, follow), "none");
    const auto hex =
        facingAfterStep(System::Ua, GridKind::HexPointy, hexCreature(HexShape::H7, 3), {1, 0}, follow);
    EXPECT_EQ(name(GridKind::HexPointy, hex), "ENE")
        << "a larger space faces corners: N is nearer to ENE than to ESE";
}

TEST(Readings, F5_05_WhoIgnoresFacingTargetsAllRoundAndHasNoBlindSide) {
    Creature watcher = squareCreature(1, "N");
    const Creature behind = squareCreature(1, "N", {0, 1});
    EXPECT_FALSE(target5e(GridKind::Square, watcher, behind, {}).answer.canTarget);
    watcher.traits = Trait::IgnoresFacing;
    const Target5e answer = target5e(GridKind::Square, watcher, behind, {}).answer;
    EXPECT_TRUE(answer.canTarget && answer.seen && answer.mayOriginate);
    EXPECT_FALSE(answer.advantage);
}

TEST(Readings, F5_05_And_06_TheRearForAreasAndSight) {
    const Creature creature = squareCreature(1, "N");
    const Creature behind = squareCreature(1, "N", {0, 1});
    const auto ask = [&](const FacingOptions& options) {
        return target5e(GridKind::Square, creature, behind, options).answer;
    };
    EXPECT_TRUE(ask({}).mayOriginate);
    EXPECT_FALSE(ask({.areaOriginInRear = false}).mayOriginate);
    EXPECT_FALSE(ask({}).seen);
    EXPECT_TRUE(ask({.rearUnseen = false}).seen);
    EXPECT_TRUE(ask({.rearUnseen = false}).advantage) << "advantage is left";
    EXPECT_TRUE(
        target5e(GridKind::Square, creature, squareCreature(1, "N", {0, -1}), {.areaOriginInRear = false})
            .answer.mayOriginate);
}

TEST(Readings, F5_07_TheEnchantmentOfAShieldStaysByOption) {
    Creature creature = squareCreature(1, "N");
    creature.shield = board::Shield{board::ShieldSide::Left, 2, 1};
    EXPECT_EQ(shieldModifier(System::FiveE, creature, false, {}).value, -3);
    EXPECT_EQ(shieldModifier(System::FiveE, creature, false, {.shieldMagicStays = true}).value, -2);
    EXPECT_EQ(shieldModifier(System::Ua, creature, false, {.shieldMagicStays = true}).value, -3)
        << "UF-35 takes bonus and enhancement";
}

// Far from the space too, the flanks are as wide as next to it.
TEST(Readings, UF_04_FlanksAsStrips) {
    const FacingOptions strip{.beyond = rules::AreasBeyond::Strip};
    const auto picture = [&](int n, const char* facing) {
        const Creature creature = squareCreature(n, facing);
        return test::sketch(GridKind::Square, {-3, -3}, {n + 2, n + 2},
                            [&](Cell cell) { return zoneUa(GridKind::Square, creature, cell, strip); });
    };
    EXPECT_EQ(picture(1, "N"), R"(
FFFFFFF
FFFFFFF
FFFFFFF
LLL@RRR
BBBBBBB
BBBBBBB
BBBBBBB)");
    EXPECT_EQ(picture(1, "NE"), R"(
LFFFFFF
BLFFFFF
BBLFFFF
BBB@FFF
BBBBRFF
BBBBBRF
BBBBBBR)");
    EXPECT_EQ(picture(3, "E"), R"(
BBBLLLFFF
BBBLLLFFF
BBBLLLFFF
BBB@@@FFF
BBB@@@FFF
BBB@@@FFF
BBBRRRFFF
BBBRRRFFF
BBBRRRFFF)");
}

TEST(Readings, UF_04_TheRingIsTheSameForWedgesAndStrips) {
    const FacingOptions strip{.beyond = rules::AreasBeyond::Strip};
    for (int n = 1; n <= 6; ++n) {
        for (const char* facing : {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}) {
            const Creature creature = squareCreature(n, facing, {2, -5});
            for (const Cell cell : board::ring(GridKind::Square, creature.footprint, creature.at))
                EXPECT_EQ(zoneUa(GridKind::Square, creature, cell, strip),
                          zoneUa(GridKind::Square, creature, cell, {}))
                    << n << facing << cell.x << "," << cell.y;
        }
    }
}

TEST(Readings, UF_04_TheLinesOfStripsRunSideways) {
    const FacingOptions strip{.beyond = rules::AreasBeyond::Strip};
    const ArcRays straight = arcRaysUa(GridKind::Square, squareCreature(2, "N"), strip);
    EXPECT_EQ(straight.frontLeft, (Ray{{0, 0}, {-1, 0}}));
    EXPECT_EQ(straight.rearRight, (Ray{{480, 480}, {1, 0}}));
    const ArcRays diagonal = arcRaysUa(GridKind::Square, squareCreature(3, "NE"), strip);
    EXPECT_EQ(diagonal.frontLeft.direction, (geometry::LatticePoint{-1, -1}));
    EXPECT_EQ(diagonal.frontRight.direction, (geometry::LatticePoint{1, 1}));
}

TEST(Readings, UF_08_WhoTurnedAndAttackedStaysByOption) {
    const auto events = {TurnEvent::Turn, TurnEvent::Attack, TurnEvent::BeginMove};
    const FacingOptions strict{.turnThenMove = rules::TurnThenMove::Refused};
    EXPECT_EQ(allowed(System::Ua, events), "yyy");
    EXPECT_EQ(allowed(System::Ua, events, strict), "yyn");
    EXPECT_EQ(allowed(System::Ua, {TurnEvent::Turn, TurnEvent::BeginMove}, strict), "yy");
    EXPECT_EQ(allowed(System::Ua, {TurnEvent::Attack, TurnEvent::BeginMove}, strict), "yy");
    EXPECT_EQ(
        allowed(System::Ua,
                {TurnEvent::Turn, TurnEvent::Attack, TurnEvent::GiveBackTurn, TurnEvent::BeginMove}, strict),
        "yyyy");
    EXPECT_EQ(allowed(System::Ua, {TurnEvent::GiveBackTurn}, strict), "n") << "nothing to give back";
}

TEST(Readings, UF_09_TheStandardActionMayBeTraded) {
    EXPECT_EQ(allowed(System::Ua, {TurnEvent::BeginMove, TurnEvent::EnterCell, TurnEvent::EndMove,
                                   TurnEvent::TurnAsMoveAction, TurnEvent::TradeStandardAction,
                                   TurnEvent::TurnAsMoveAction, TurnEvent::TurnAsMoveAction}),
              "yyynyyn");
    EXPECT_EQ(allowed(System::Ua, {TurnEvent::Attack, TurnEvent::TradeStandardAction}), "yn");
    EXPECT_EQ(allowed(System::Ua, {TurnEvent::TradeStandardAction, TurnEvent::TradeStandardAction}), "yn");
}

TEST(Readings, UF_19_OtherWaysToLoseTheDexterity) {
    Creature rogue = squareCreature(1, "S", {0, -1});
    rogue.sneakLevel = 3;
    const Creature gnoll = squareCreature(1, "N");
    AttackQuery query{.attacker = rogue, .target = gnoll};
    EXPECT_EQ(attackUa(GridKind::Square, query, {}).answer->sneakAttack, false);
    query.losesDexterity = true;
    EXPECT_EQ(attackUa(GridKind::Square, query, {}).answer->sneakAttack, true);
    EXPECT_EQ(attackUa(GridKind::Square, query, {.sneakOnLostDexterity = false}).answer->sneakAttack, false);
}

TEST(Readings, UF_37_TheAreaOfMostSquares) {
    // Of six squares three stand behind the target, two beside it, one in front.
    Creature giant = squareCreature(1, "N", {1, -1});
    giant.footprint = {1, 3};
    giant.traits = Trait::Faceless;
    const Creature target = squareCreature(1, "N");
    const AttackQuery query{.attacker = giant, .target = target};
    const auto bonus = [&](rules::MultiCell reading) {
        return attackUa(GridKind::Square, query, {.multiCell = reading}).answer->bonus;
    };
    EXPECT_EQ(bonus(rules::MultiCell::Best), 4);
    EXPECT_EQ(bonus(rules::MultiCell::Worst), 0);
    EXPECT_EQ(bonus(rules::MultiCell::Majority), 4) << "one square each: the best";
    giant.footprint = {1, 4};
    giant.at = {1, -2};
    EXPECT_EQ(bonus(rules::MultiCell::Majority), 0) << "two squares in front";
}

TEST(Readings, UF_37_OnlySquaresWithinReach) {
    // The giant's last square stands behind the target but four squares away.
    Creature giant = squareCreature(1, "N", {1, 0});
    giant.footprint = {1, 5};
    giant.traits = Trait::Faceless;
    const Creature target = squareCreature(1, "N");
    AttackQuery query{.attacker = giant, .target = target};
    const FacingOptions within{.multiCellInReach = true};
    EXPECT_EQ(attackUa(GridKind::Square, query, {}).answer->bonus, 4);
    EXPECT_EQ(attackUa(GridKind::Square, query, within).answer->bonus, 4)
        << "the second square is behind and near";
    giant.footprint = {5, 1};
    giant.at = {1, 0};
    const Creature east = squareCreature(1, "W");
    query.strike = Strike::Melee;
    const AttackQuery far{.attacker = giant, .target = east};
    EXPECT_EQ(attackUa(GridKind::Square, far, within).answer->from.cell, (Cell{1, 0}));
    giant.reachWeapon = true;
    EXPECT_FALSE(attackUa(GridKind::Square, far, within).answer) << "its space touches the target (SZ-04)";
    giant.at = {2, 0};
    ASSERT_TRUE(attackUa(GridKind::Square, far, within).answer);
    EXPECT_EQ(attackUa(GridKind::Square, far, within).answer->from.cell, (Cell{2, 0}));
    giant.reach = 0;
    EXPECT_FALSE(attackUa(GridKind::Square, far, within).answer) << "no square strikes";
}

// HX-12: the drawing of the space of twelve shades four hexes that the other drawings leave in front.
TEST(Readings, HX_12_TheDrawnSlipByOption) {
    const FacingOptions literal{.gargantuanLiteral = true};
    const Creature dragon = hexCreature(HexShape::H12Down, 1);
    for (const Cell cell : {Cell{1, -3}, Cell{2, -4}}) {
        EXPECT_EQ(zoneUa(GridKind::HexPointy, dragon, cell, {}), Zone::Front);
        EXPECT_EQ(zoneUa(GridKind::HexPointy, dragon, cell, literal), Zone::Left);
    }
    for (const Cell cell : {Cell{1, 3}, Cell{2, 3}}) {
        EXPECT_EQ(zoneUa(GridKind::HexPointy, dragon, cell, {}), Zone::Front);
        EXPECT_EQ(zoneUa(GridKind::HexPointy, dragon, cell, literal), Zone::Right);
    }
}

TEST(Readings, HX_12_TheSlipTurnsWithTheSpaceAndHasFourHexes) {
    const FacingOptions literal{.gargantuanLiteral = true};
    for (const HexShape shape : board::kAllHexShapes) {
        for (int f = 1; f < 12; f += 2) {
            const Creature creature = hexCreature(shape, f);
            int changed = 0;
            for (int r = -9; r <= 9; ++r)
                for (int q = -9; q <= 9; ++q)
                    changed += zoneUa(GridKind::HexPointy, creature, {q, r}, {}) !=
                               zoneUa(GridKind::HexPointy, creature, {q, r}, literal);
            const bool pointAhead =
                (shape == HexShape::H12Down && f % 4 == 1) || (shape == HexShape::H12Up && f % 4 == 3);
            EXPECT_EQ(changed, pointAhead ? 4 : 0) << board::name(shape) << f;
        }
    }
}

TEST(Readings, HX_05_TwentySevenHexesHaveAreasLikeTheOtherTriangles) {
    for (const HexShape shape : {HexShape::H27Down, HexShape::H27Up}) {
        for (int f = 1; f < 12; f += 2) {
            const Creature creature = hexCreature(shape, f);
            EXPECT_TRUE(checkFacing(System::Ua, GridKind::HexFlat, creature, {}).ok());
            const std::string counts = test::ringCounts(GridKind::HexFlat, creature, [&](Cell cell) {
                return zoneUa(GridKind::HexFlat, creature, cell, {});
            });
            const bool flatAhead = (shape == HexShape::H27Down) == (f % 4 == 3);
            EXPECT_EQ(counts, flatAhead ? "9/4+4/4" : "10/3+3/5") << f;
        }
    }
}

}  // namespace tenaille::facing::readings_test
