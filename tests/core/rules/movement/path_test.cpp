// SPDX-License-Identifier: MIT
#include "core/rules/movement/path.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/rules/movement/walk.h"

namespace tenaille::movement::path_test {

using board::Cell;
using board::GridKind;
using board::SizeCategory;
using board::Trait;
using rules::RuleRef;
using test::corner;
using test::creatureOf;
using test::kFence;
using ::testing::ElementsAre;

TEST(Mv07, DiagonalsAlternateAlongAPath) {
    const Walk walk({"@....", ".1...", "..2..", "...3.", "....4"});
    const PathRuling ruling = walk.over("1234");
    EXPECT_THAT(costsOf(ruling), ElementsAre(1, 2, 1, 2));
    EXPECT_EQ(ruling.cost, 6);
    EXPECT_EQ(ruling.parity, 0);
    EXPECT_TRUE(ruling.legal());
    EXPECT_TRUE(ruling.canStop);
}

TEST(Mv07, TheCountGoesOnFromEarlierMovesOfTheTurn) {
    const Walk walk({"@..", ".1.", "..2"});
    EXPECT_THAT(costsOf(walk.over("12", 1)), ElementsAre(2, 1));
}

TEST(Mv07, StraightStepsBetweenDiagonalsDoNotResetTheCount) {
    const Walk walk({"@...", ".12.", "...3"});
    const PathRuling ruling = walk.over("123");
    EXPECT_THAT(costsOf(ruling), ElementsAre(1, 1, 2));
    EXPECT_EQ(ruling.steps[1].parity, 1);
    EXPECT_FALSE(ruling.steps[1].diagonal);
    EXPECT_TRUE(ruling.steps[2].diagonal);
}

TEST(Mv07, OnHexesEveryStepIsStraight) {
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat}) {
        Walk walk({".....", ".....", "..@..", ".....", "....."}, grid);
        for (const Cell offset : board::neighbourOffsets(grid)) {
            const PathRuling ruling =
                walk.path({walk.creature.at + offset, walk.creature.at, walk.creature.at + offset});
            EXPECT_THAT(costsOf(ruling), ElementsAre(1, 1, 1));
            EXPECT_EQ(ruling.parity, 0);
        }
    }
}

TEST(Mv07, OnlyNeighboursAreOneStep) {
    const Walk walk({"@1.2"});
    const PathRuling ruling = walk.over("12");
    ASSERT_TRUE(ruling.obstruction);
    EXPECT_EQ(ruling.obstruction->failure, StepFailure::NotOneStep);
    EXPECT_EQ(ruling.obstruction->to, (Cell{3, 0}));
    EXPECT_EQ(ruling.steps.size(), 1u);
    EXPECT_FALSE(walk.path({{0, 0}}).legal()) << "staying is no step";
}

TEST(Mv08, NoDiagonalPastASolidCell) {
    Walk walk({"@.", "#1"});
    const PathRuling ruling = walk.over("1");
    ASSERT_TRUE(ruling.obstruction);
    EXPECT_EQ(ruling.obstruction->failure, StepFailure::Blocked);
    EXPECT_EQ(ruling.obstruction->rule, RuleRef{"MV-08"});
    EXPECT_EQ(ruling.obstruction->cell, (Cell{0, 1})) << "the solid cell is named";
    walk.options.cornerCut = rules::CornerCut::Allow;
    EXPECT_EQ(walk.over("1").cost, 1);
}

TEST(Mv08, NoDiagonalPastTheEndOfAWall) {
    Walk walk({"@.", ".1"});
    walk.sketch.wall(corner(1, 0), corner(1, 1));
    const PathRuling ruling = walk.over("1");
    ASSERT_TRUE(ruling.obstruction);
    EXPECT_EQ(ruling.obstruction->source, RecordId{1000});
    walk.options.cornerCut = rules::CornerCut::Allow;
    EXPECT_FALSE(walk.over("1").legal()) << "the way itself touches the wall";
}

TEST(Mv08, AWallBesideTheDiagonalIsAHardCorner) {
    Walk walk({"@.", ".1"});
    // Crosses the straight way from (1,0) to (1,1) without touching the diagonal.
    walk.sketch.wall({360, 200}, {400, 280});
    const PathRuling ruling = walk.over("1");
    ASSERT_TRUE(ruling.obstruction);
    EXPECT_EQ(ruling.obstruction->rule, RuleRef{"MV-08"});
    EXPECT_EQ(ruling.obstruction->source, RecordId{1000});
    walk.options.cornerCut = rules::CornerCut::Allow;
    EXPECT_TRUE(walk.over("1").legal());
}

TEST(Mv08, CreaturesAndObstaclesMakeNoCorners) {
    Walk walk({"@x", "o1"});
    walk.sketch.put('x', creatureOf("b"));
    EXPECT_EQ(walk.over("1").cost, 1);
}

TEST(Mv08, EveryCellOfALargeSpaceMindsTheCorners) {
    Walk walk({"@1..", "....", "#2..", "...."});
    walk.size(SizeCategory::Large);
    EXPECT_FALSE(walk.path({{1, 1}}).legal());
    EXPECT_THAT(costsOf(walk.path({{1, 0}, {1, 1}})), ElementsAre(1, 1));
}

TEST(Mv08, HexesHaveNoCorners) {
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat}) {
        Walk walk({".....", ".###.", ".#@#.", ".#..#", "....."}, grid);
        int open = 0;
        for (const Cell offset : board::neighbourOffsets(grid))
            open += walk.path({walk.creature.at + offset}).legal() ? 1 : 0;
        EXPECT_GT(open, 0) << "a free neighbour is entered between two solid ones";
    }
}

TEST(Geo5, WallsStopTheStepTheyTouch) {
    Walk walk({"@1"});
    walk.sketch.wall(corner(1, 0), corner(1, 1));
    const PathRuling ruling = walk.over("1");
    ASSERT_TRUE(ruling.obstruction);
    EXPECT_EQ(ruling.obstruction->rule, RuleRef{"GEO-5"});
    EXPECT_EQ(ruling.obstruction->source, RecordId{1000});
}

TEST(Geo5, AWallThatEndsOnTheWayStopsToo) {
    Walk walk({"@1"});
    walk.sketch.wall({240, 120}, {240, 240});
    EXPECT_FALSE(walk.over("1").legal());
    Walk shorter({"@1"});
    shorter.sketch.wall({240, 121}, {240, 240});
    EXPECT_TRUE(shorter.over("1").legal());
}

TEST(Geo5, WallsOnHexSides) {
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat}) {
        Walk walk({"...", ".@.", "..."}, grid);
        const auto offsets = board::neighbourOffsets(grid);
        walk.sketch.wallBetween(walk.creature.at, walk.creature.at + offsets[0]);
        for (std::size_t i = 0; i < offsets.size(); ++i)
            EXPECT_EQ(walk.path({walk.creature.at + offsets[i]}).legal(), i != 0) << i;
    }
}

TEST(Geo5, LatticesOfAnyFineness) {
    for (const int unit : {6, 240, 66, 6000}) {
        Walk walk({"@1", ".."});
        walk.sketch.parts().unitsPerCell = unit;
        walk.sketch.wall({unit, 0}, {unit, unit / 2 - 1});
        EXPECT_TRUE(walk.over("1").legal()) << unit;
        walk.sketch.wall({unit, 0}, {unit, unit / 2});
        EXPECT_FALSE(walk.over("1").legal()) << unit;
    }
}

TEST(Geo5, SolidCellsAndTheEdgeOfTheBoard) {
    const Walk walk({"@#", ".."});
    EXPECT_EQ(walk.path({{1, 0}}).obstruction->cell, (Cell{1, 0}));
    EXPECT_EQ(walk.path({{0, -1}}).obstruction->failure, StepFailure::Blocked);
    EXPECT_EQ(walk.path({{0, 1}, {0, 2}}).obstruction->to, (Cell{0, 2}));
}

TEST(Mv10, ThroughAnAllyButNotWhileCharging) {
    Walk walk({"@x2"});
    walk.sketch.put('x', creatureOf("a"));
    EXPECT_THAT(costsOf(walk.over("x2")), ElementsAre(1, 1));
    EXPECT_FALSE(walk.over("x").canStop);
    walk.mode = MoveMode::Charge;
    const PathRuling charge = walk.over("x2");
    ASSERT_TRUE(charge.obstruction);
    EXPECT_EQ(charge.obstruction->failure, StepFailure::Occupied);
    EXPECT_EQ(charge.obstruction->rule, RuleRef{"MV-10"});
}

TEST(Mv11, EnemiesBlockAndAreNamed) {
    Walk walk({"@x2"});
    board::Creature goblin = creatureOf("b");
    goblin.record = RecordId{7};
    walk.sketch.put('x', goblin);
    const PathRuling ruling = walk.over("x2");
    ASSERT_TRUE(ruling.obstruction && ruling.obstruction->creature);
    EXPECT_EQ(ruling.obstruction->source, RecordId{7});
    EXPECT_EQ(ruling.obstruction->creature->index, 0);
    EXPECT_EQ(ruling.obstruction->rule, RuleRef{"MV-11"});
}

TEST(Mv11, ABulkyBodyDoublesEachCell) {
    Walk walk({"@x.4", "...."});
    walk.sketch.put('x', creatureOf("b", SizeCategory::Large, {Trait::Helpless, Trait::Bulky}));
    const PathRuling ruling = walk.path({{1, 0}, {2, 0}, {3, 0}});
    EXPECT_THAT(costsOf(ruling), ElementsAre(2, 2, 1));
    ASSERT_EQ(ruling.steps[0].doublings.size(), 1u);
    EXPECT_EQ(ruling.steps[0].doublings[0].cause, DoublingCause::Body);
    EXPECT_EQ(ruling.steps[0].doublings[0].rule, RuleRef{"MV-11"});
    EXPECT_TRUE(ruling.steps[0].canStop);
}

TEST(Mv11, OneBodyUnderSeveralCellsOfTheMoverDoublesOnce) {
    Walk walk({"@.x..", "....."});
    walk.size(SizeCategory::Large);
    walk.sketch.put('x', creatureOf("b", SizeCategory::Large, {Trait::Helpless, Trait::Bulky}));
    EXPECT_THAT(costsOf(walk.path({{1, 0}, {2, 0}})), ElementsAre(2, 2));
}

TEST(Mv13, WhatNeedsACheckIsNotWalked) {
    Walk walk({"@x2"});
    walk.sketch.put('x', creatureOf("b"));
    for (const auto& [mode, check] : {std::pair{MoveMode::Overrun, PassCheck::Overrun},
                                      std::pair{MoveMode::Tumble, PassCheck::Acrobatics}}) {
        walk.mode = mode;
        const PathRuling ruling = walk.over("x2");
        ASSERT_TRUE(ruling.obstruction && ruling.obstruction->creature);
        EXPECT_EQ(ruling.obstruction->creature->pass.check, check);
    }
}

TEST(Mv16, PassingAGiantIsReportedWithItsDanger) {
    Walk walk({"@x..2", ".....", "....."});
    walk.size(SizeCategory::Small);
    walk.sketch.put('x', creatureOf("b", SizeCategory::Huge));
    const PathRuling ruling = walk.path({{1, 0}, {2, 0}});
    ASSERT_EQ(ruling.steps.size(), 2u);
    ASSERT_EQ(ruling.steps[0].encountered.size(), 1u);
    EXPECT_TRUE(ruling.steps[0].encountered[0].pass.provokes);
    EXPECT_FALSE(ruling.canStop);
}

TEST(Mv18, TheEnteredCellDecides) {
    const Walk walk({"@d2.", "....", "..d."});
    EXPECT_THAT(costsOf(walk.path({{1, 0}, {2, 0}})), ElementsAre(2, 1));
    EXPECT_THAT(costsOf(walk.path({{1, 1}, {2, 2}, {3, 2}})), ElementsAre(1, 3, 1));
}

TEST(Mv18, TheWorstTerrainOfTheWholeSpaceCounts) {
    Walk walk({"@...", "...D", "d..."});
    walk.size(SizeCategory::Large);
    const PathRuling ruling = walk.path({{1, 0}, {2, 0}, {2, 1}});
    EXPECT_THAT(costsOf(ruling), ElementsAre(1, 4, 4));
    EXPECT_EQ(ruling.steps[2].doublings[0].cell, (Cell{3, 1}));
    EXPECT_EQ(ruling.steps[2].doublings[0].times, 2);
}

TEST(Mv18, NoRunningOrChargingOverIt) {
    Walk walk({"@od"});
    for (const MoveMode mode : {MoveMode::Run, MoveMode::Charge}) {
        walk.mode = mode;
        const PathRuling ruling = walk.path({{1, 0}, {2, 0}});
        ASSERT_TRUE(ruling.obstruction);
        EXPECT_EQ(ruling.steps.size(), 1u) << "an obstacle is no difficult terrain";
        EXPECT_EQ(ruling.obstruction->failure, StepFailure::DifficultTerrain);
        EXPECT_EQ(ruling.obstruction->cell, (Cell{2, 0}));
    }
}

TEST(Mv18, BlockedIsToldBeforeOccupiedAndOccupiedBeforeTerrain) {
    Walk walk({"@x", "d."});
    walk.mode = MoveMode::Charge;
    walk.sketch.put('x', creatureOf("b")).put('x', creatureOf("b"));
    walk.sketch.parts().creatures[1].at = {0, 1};
    EXPECT_EQ(walk.path({{0, 1}}).obstruction->failure, StepFailure::Occupied);
    walk.sketch.wallBetween({0, 0}, {1, 0});
    EXPECT_EQ(walk.path({{1, 0}}).obstruction->failure, StepFailure::Blocked);
}

TEST(Mv18, FliersAndTheIncorporealAreNotHampered) {
    for (const Trait trait : {Trait::Flying, Trait::Incorporeal}) {
        Walk walk({"@To."});
        walk.traits(trait).sketch.wall(corner(3, 0), corner(3, 1), kFence);
        walk.mode = MoveMode::Run;
        const PathRuling ruling = walk.path({{1, 0}, {2, 0}, {3, 0}});
        EXPECT_THAT(costsOf(ruling), ElementsAre(1, 1, 1));
        EXPECT_TRUE(ruling.steps[1].canStop) << "above the obstacle";
    }
}

TEST(Mv19, AnObstacleDoublesAndIsNoPlaceToStop) {
    const Walk walk({"@od"});
    const PathRuling ruling = walk.path({{1, 0}, {2, 0}});
    EXPECT_THAT(costsOf(ruling), ElementsAre(2, 2));
    EXPECT_FALSE(ruling.steps[0].canStop);
    EXPECT_EQ(ruling.steps[0].doublings[0].cause, DoublingCause::Obstacle);
    EXPECT_TRUE(ruling.canStop);
}

TEST(Mv19, AFenceAddsToTheStepOnce) {
    Walk walk({"@12", "..."});
    walk.sketch.wall(corner(1, 0), corner(1, 2), kFence).wall({250, 0}, {250, 400}, kFence);
    const PathRuling straight = walk.over("12");
    EXPECT_THAT(costsOf(straight), ElementsAre(3, 1));
    EXPECT_EQ(straight.steps[0].fence, 2);
    EXPECT_EQ(straight.steps[0].fenceRecord, RecordId{1000});
    EXPECT_THAT(costsOf(walk.path({{1, 1}})), ElementsAre(4));
    EXPECT_THAT(costsOf(walk.path({{0, 1}})), ElementsAre(1));
}

TEST(Mv19, FencesAndTerrainAddUp) {
    Walk walk({"@d"});
    walk.sketch.wallBetween({0, 0}, {1, 0}, kFence);
    EXPECT_THAT(costsOf(walk.path({{1, 0}})), ElementsAre(4));
}

TEST(Mv19, TheBodilessPassWallsButStayOnTheBoard) {
    Walk walk({"@#.", "..."});
    walk.traits(Trait::Incorporeal).sketch.wall(corner(1, 0), corner(1, 2));
    EXPECT_THAT(costsOf(walk.path({{1, 0}, {2, 1}})), ElementsAre(1, 1));
    EXPECT_FALSE(walk.path({{0, -1}}).legal());
    walk.traits(Trait::Flying);
    EXPECT_FALSE(walk.path({{1, 0}}).legal());
}

TEST(Mv23, DifferentHindrancesMultiply) {
    Walk walk({"@d.", "..."});
    walk.sketch.parts().cells[0].effect.obstacle = true;
    board::Creature body = creatureOf("b", SizeCategory::Medium, {Trait::Helpless, Trait::Bulky});
    body.at = {1, 0};
    walk.sketch.parts().creatures.push_back(body);
    const PathRuling ruling = walk.path({{1, 0}});
    EXPECT_THAT(costsOf(ruling), ElementsAre(8));
    EXPECT_EQ(ruling.steps[0].doublings.size(), 3u);
}

TEST(Mv23, ADoubledDiagonalKeepsTheCountAlongAPath) {
    Walk corners({"...3", "..d.", ".1..", "@..."});
    EXPECT_THAT(costsOf(corners.path({{1, 2}, {2, 1}, {3, 0}})), ElementsAre(1, 3, 2));
    corners.options.doubledDiagonalParity = rules::DoubledDiagonalParity::Toggle;
    EXPECT_THAT(costsOf(corners.path({{1, 2}, {2, 1}, {3, 0}})), ElementsAre(1, 3, 1));
}

TEST(PathRuling, TheMoverItselfIsNotInItsWay) {
    Walk walk({"@1"});
    walk.creature.record = RecordId{5};
    walk.sketch.put('@', walk.creature);
    walk.sketch.put('1', creatureOf("a"));
    const PathRuling ruling = walk.over("1@");
    EXPECT_TRUE(ruling.legal());
    EXPECT_TRUE(ruling.canStop);
}

TEST(PathRuling, NobodyRestsInsideRock) {
    Walk walk({"@#"});
    EXPECT_TRUE(walk.path({}).canStop);
    walk.creature.at = {1, 0};
    EXPECT_FALSE(walk.path({}).canStop);
}

TEST(PathRuling, AnEmptyPathIsLegalAndFree) {
    const PathRuling ruling = Walk({"@"}).path({}, 1);
    EXPECT_TRUE(ruling.legal());
    EXPECT_EQ(ruling.cost, 0);
    EXPECT_EQ(ruling.parity, 1);
}

TEST(PathRuling, FromOutsideTheBoardThereIsNoWay) {
    Walk walk({"@."});
    for (const Cell outside : {Cell{-1, 0}, Cell{2, 1}, Cell{500, -500}}) {
        walk.creature.at = outside;
        EXPECT_TRUE(walk.path({}).legal());
        ASSERT_TRUE(walk.path({{0, 0}}).obstruction) << outside;
        EXPECT_EQ(walk.path({{0, 0}}).obstruction->failure, StepFailure::Blocked);
        EXPECT_TRUE(walk.reach(9).places.empty());
    }
}

TEST(PathRuling, ALargeCreatureHalfOutsideComesIn) {
    Walk walk({"....", "...@", "...."});
    walk.size(SizeCategory::Large);
    EXPECT_FALSE(walk.path({{3, 0}}).legal());
    EXPECT_TRUE(walk.path({{2, 1}, {1, 1}}).legal());
}

}  // namespace tenaille::movement::path_test
