// SPDX-License-Identifier: MIT
#include "core/rules/cover/cover.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/rules/cover/cover_board.h"

namespace tenaille::cover::cover_test {

using board::CoverGrade;
using rules::CoverOptions;
using test::corner;
using testing::ElementsAre;

std::string ranged(const CoverBoard& board, const CoverOptions& options = {}) {
    return summary(board.attack(Attack::Ranged, options).answer);
}
std::string melee(const CoverBoard& board, const CoverOptions& options = {}) {
    return summary(board.attack(Attack::Melee, options).answer);
}

TEST(Cv01, BonusesOfEveryTier) {
    EXPECT_EQ(ranged(CoverBoard({"A...B"})), "none");
    EXPECT_EQ(ranged(CoverBoard({"A.X.B"})), "soft 4/0");
    EXPECT_EQ(ranged(CoverBoard({"A.p.B"})), "partial 2/1");
    EXPECT_EQ(ranged(CoverBoard({"A.#.B"})), "normal 4/2");
    EXPECT_EQ(ranged(CoverBoard({"A.c.B"})), "normal 4/2");
    EXPECT_EQ(ranged(CoverBoard({"A.i.B"})), "improved 8/4");
}

TEST(Cv02, CoverNeedsAHitLineFromEveryCornerOfTheAttacker) {
    EXPECT_EQ(ranged(CoverBoard({"A...B", "..#.."})), "none");
    EXPECT_EQ(ranged(CoverBoard({"A...", ".#..", "....", "...B"})), "normal 4/2");
    EXPECT_EQ(ranged(CoverBoard({"A#..", "....", "....", "...B"})), "none");
}

TEST(Cv02, OneLineIsEnoughUnlessAllAreAsked) {
    const CoverBoard pillar({"A.#.B"});
    EXPECT_EQ(ranged(pillar), "normal 4/2");
    EXPECT_EQ(ranged(pillar, {.quantifier = rules::Quantifier::All}), "none");
}

TEST(Cv02, TheDefenderPicksTheCornerByOption) {
    const CoverBoard board({"A.#..", "....B"});
    EXPECT_EQ(ranged(board), "none");
    const CoverAnswer answer =
        board.attack(Attack::Ranged, {.chooser = rules::CoverChooser::Defender}).answer;
    EXPECT_EQ(summary(answer), "normal 4/2");
    EXPECT_THAT(answer.bestCorners, ElementsAre(corner(0, 0), corner(1, 0)));
}

TEST(Cv02, TheChosenCornerIsTheFirstOfTheBestInReadingOrder) {
    const CoverRuling ruling = CoverBoard({"A.#..", "....B"}).attack(Attack::Ranged);
    ASSERT_FALSE(ruling.answer.bestCorners.empty());
    EXPECT_EQ(ruling.evidence.chosen.point, ruling.answer.bestCorners.front());
    for (const LatticePoint point : ruling.answer.bestCorners)
        EXPECT_TRUE(point.y > ruling.evidence.chosen.point.y ||
                    (point.y == ruling.evidence.chosen.point.y && point.x >= ruling.evidence.chosen.point.x));
}

TEST(Cv02, FourLinesStandInTheEvidenceAndSixteenOnDemand) {
    const CoverBoard board({"A.#.B"});
    const CoverRuling ruling = board.attack(Attack::Ranged);
    ASSERT_EQ(ruling.evidence.lines.size(), 4u);
    for (const CoverLine& line : ruling.evidence.lines) {
        EXPECT_EQ(line.from.point, ruling.evidence.chosen.point);
        EXPECT_EQ(line.outcome == LineOutcome::Cut, line.blocker.has_value());
    }
    const CoverQuestion question{board.space('A'), {}, board.space('B'), Attack::Ranged};
    EXPECT_EQ(traceCoverLines(board.view(), lineQuestion(question, {})).size(), 16u);
}

TEST(Cv02, TheBlockerIsNamedWithItsRecordAndPlace) {
    CoverBoard board({"A...B"});
    board.sketch.wall({480, 60}, {480, 180});
    const CoverRuling ruling = board.attack(Attack::Ranged);
    EXPECT_EQ(summary(ruling.answer), "normal 4/2");
    ASSERT_EQ(ruling.answer.modifiers.size(), 2u);
    EXPECT_EQ(ruling.answer.modifiers[0].source, RecordId{1000});
    EXPECT_EQ(ruling.answer.modifiers[0].reason, "cover.normal");
    EXPECT_EQ(ruling.answer.modifiers[0].rule, rules::RuleRef{"CV-02"});
    for (const CoverLine& line : ruling.evidence.lines) {
        if (!line.blocker) continue;
        EXPECT_EQ(line.blocker->record, RecordId{1000});
        EXPECT_EQ(line.blocker->at.x, 480);
    }
}

TEST(Cv02, FeaturesUnderTheAttackerNeverCount) {
    CoverBoard board({"A...B"});
    board.sketch.parts().cells.push_back({{0, 0}, {.cover = CoverGrade::Improved}, {}});
    EXPECT_EQ(ranged(board), "none");
}

TEST(Cv02, ACoverCellUnderTheTargetProtectsItUnlessSwitchedOff) {
    CoverBoard board({"A...B"});
    board.sketch.parts().cells.push_back({{4, 0}, {.cover = CoverGrade::Normal}, {}});
    EXPECT_EQ(ranged(board), "normal 4/2");
    EXPECT_EQ(ranged(board, {.targetCell = false}), "none");
}

TEST(Cv02, ASolidCellThatAlsoGivesImprovedCoverIsImproved) {
    CoverBoard board({"A...B"});
    board.sketch.parts().cells.push_back({{2, 0}, {.solid = true, .cover = CoverGrade::Improved}, {}});
    EXPECT_EQ(ranged(board), "improved 8/4");
}

TEST(Cv03, RunningAlongAWallGivesNoCoverUnlessItCounts) {
    const CoverBoard corridor({"######", "A....B", "######"});
    EXPECT_EQ(ranged(corridor), "none");
    EXPECT_EQ(ranged(corridor, {.wallEdge = rules::WallEdge::Count}), "normal 4/2");
}

TEST(Cv03, RunningAlongACreatureNeverCounts) {
    EXPECT_EQ(ranged(CoverBoard({"..X..", "A...B", "..Y.."}), {.wallEdge = rules::WallEdge::Count}), "none");
}

TEST(Cv04, MeleeUsesTheSameRule) { EXPECT_EQ(melee(CoverBoard({"A#", ".B"})), "none"); }

TEST(Cv04, AnyStoppedLineGivesCoverToNeighboursByOption) {
    const CoverOptions anyLine{.meleeAdjacent = rules::MeleeAdjacent::AnyLine};
    const CoverRuling ruling = CoverBoard({"A#", ".B"}).attack(Attack::Melee, anyLine);
    EXPECT_EQ(summary(ruling.answer), "normal 4/2");
    EXPECT_TRUE(ruling.answer.bestCorners.empty());
    EXPECT_EQ(ruling.evidence.lines.size(), 16u);
    EXPECT_EQ(ranged(CoverBoard({"A#", ".B"}), anyLine), "none");
}

TEST(Cv05, AtRangeALargeTargetIsOneSquareWithFourCorners) {
    const CoverBoard board({"A...BB", "..#.BB"});
    EXPECT_EQ(ranged(board), "normal 4/2");
    EXPECT_EQ(ranged(board, {.rangedTarget = rules::RangedTarget::BestCell}), "none");
}

TEST(Cv05, InMeleeTheAttackerPicksOneCell) {
    const CoverRuling ruling = CoverBoard({"A.BB", ".#BB"}).attack(Attack::Reach);
    EXPECT_EQ(summary(ruling.answer), "none");
    EXPECT_EQ(ruling.evidence.aimedAt, (Cell{2, 0}));
}

TEST(Cv05, ALargeAttackerUsesAnyOfItsCorners) {
    EXPECT_EQ(ranged(CoverBoard({"AA.#.B", "AA...."})), "normal 4/2");
    EXPECT_EQ(ranged(CoverBoard({"AA...B", "AA.#.."})), "none");
}

TEST(Cv06, BurstsAreJudgedFromTheirOriginAndSpreadsGoRound) {
    const CoverBoard board({"....#B"});
    EXPECT_EQ(summary(board.burst(corner(2, 0)).answer), "normal 4/2");
    const CoverAnswer spread = board.burst(corner(2, 0), Attack::Spread).answer;
    EXPECT_EQ(spread.tier, Tier::Normal);
    EXPECT_EQ(spread.armorClass, 0);
    EXPECT_EQ(spread.reflex, 0);
    EXPECT_FALSE(spread.opportunityAllowed.has_value());
    EXPECT_EQ(summary(CoverBoard({"...#.B"}).burst(corner(4, 0)).answer), "none");
}

TEST(Cv06, WhoeverSetsAnAreaEffectOffKeepsTheRuleOfLowObstacles) {
    const CoverBoard board({"A..l....B"});
    CoverQuestion question{std::nullopt, corner(1, 0), board.space('B'), Attack::Burst};
    EXPECT_EQ(summary(ruleCover(board.view(), question, {}).answer), "normal 4/2");
    question.attacker = board.space('A');
    EXPECT_EQ(summary(ruleCover(board.view(), question, {}).answer), "none");
}

TEST(Cv07, AnyCoverForbidsTheAttackOfOpportunity) {
    EXPECT_EQ(CoverBoard({"AB"}).attack(Attack::Melee).answer.opportunityAllowed, true);
    CoverBoard low({"AB"});
    low.sketch.wallBetween({0, 0}, {1, 0}, coverWall(CoverGrade::Partial, true));
    EXPECT_EQ(low.attack(Attack::Melee).answer.opportunityAllowed, false);
    EXPECT_FALSE(CoverBoard({"AB"}).attack(Attack::Ranged).answer.opportunityAllowed.has_value());
}

TEST(Cv02, OfEqualCornersOneThatAttacksGetThroughFromIsDrawn) {
    // Every line of every corner is cut, but those of the lower ones by the grating alone.
    CoverBoard board({"A....", "....B"});
    board.sketch.wall(corner(2, -4), corner(2, 1)).wall(corner(2, 2), corner(2, 5));
    board.sketch.wall(corner(2, 1), corner(2, 2), coverWall(CoverGrade::Normal));
    const CoverRuling ruling = board.attack(Attack::Ranged);
    EXPECT_EQ(summary(ruling.answer), "normal 4/2");
    EXPECT_EQ(ruling.answer.bestCorners.size(), 4u);
    EXPECT_EQ(ruling.evidence.chosen.point.y, corner(0, 1).y);
}

TEST(Cv08, EqualDistancesKeepALowObstacle) {
    EXPECT_EQ(ranged(CoverBoard({"A..l..B"})), "normal 4/2");
    CoverBoard between({"AB"});
    between.sketch.wallBetween({0, 0}, {1, 0}, coverWall(CoverGrade::Normal, true));
    EXPECT_EQ(melee(between), "normal 4/2");
}

TEST(Cv08, TheNearerAttackerIgnoresALowObstacle) {
    EXPECT_EQ(ranged(CoverBoard({"A.l..B"})), "none");
    EXPECT_EQ(ranged(CoverBoard({"A..l.B"})), "normal 4/2");
    CoverBoard hugging({"A....B"});
    hugging.sketch.wallBetween({0, 0}, {1, 0}, coverWall(CoverGrade::Normal, true));
    EXPECT_EQ(ranged(hugging), "none");
}

TEST(Cv08, ALowObstacleReachesSixCells) {
    EXPECT_EQ(ranged(CoverBoard({"A.........l.....B"})), "normal 4/2");
    EXPECT_EQ(ranged(CoverBoard({"A.........l......B"})), "none");
    EXPECT_EQ(ranged(CoverBoard({"A.........c......B"})), "normal 4/2");
}

TEST(Cv08, ALongLowWallIsJudgedPieceByPiece) {
    // The wall runs from beside the attacker to beside the target. Its far end lies nearer to the target and
    // is crossed by the lines; taken as a whole it would lie at no distance from either.
    CoverBoard slant({".......", "A.....B", "......."});
    slant.sketch.wall(corner(0, 0), corner(7, 3), coverWall(CoverGrade::Normal, true));
    EXPECT_EQ(ranged(slant), "normal 4/2");
    CoverBoard near({".......", "A.....B", "......."});
    near.sketch.wall(corner(1, 0), corner(3, 3), coverWall(CoverGrade::Normal, true));
    EXPECT_EQ(ranged(near), "none");
}

TEST(Cv08, ByOptionALongLowWallIsJudgedAsAWhole) {
    // The line at the top meets the wall nearer to the target; its lower end lies beside the attacker.
    CoverBoard board({"..........", "A........B", ".........."});
    board.sketch.wall(corner(1, 3), corner(8, 0), coverWall(CoverGrade::Normal, true));
    CoverOptions options{.chooser = rules::CoverChooser::Defender};
    EXPECT_EQ(ranged(board, options), "normal 4/2");
    options.lowMeasure = rules::LowMeasure::Whole;
    EXPECT_EQ(ranged(board, options), "none");
    CoverBoard beside({"A........B"});
    beside.sketch.wall(corner(8, -3), corner(8, 4), coverWall(CoverGrade::Normal, true));
    EXPECT_EQ(ranged(beside, options), "normal 4/2") << "as a whole, too, it is nearer to the target";
}

TEST(Cv09, CreaturesInBetweenGiveSoftCoverAgainstRangedAttacksOnly) {
    const CoverRuling ruling = CoverBoard({"A.X.B"}).attack(Attack::Ranged);
    EXPECT_TRUE(ruling.answer.soft);
    ASSERT_EQ(ruling.answer.modifiers.size(), 1u);
    EXPECT_EQ(ruling.answer.modifiers[0].source, RecordId{101});
    EXPECT_EQ(ruling.answer.modifiers[0].rule, rules::RuleRef{"CV-09"});
    const CoverBoard reach({"AXB"});
    EXPECT_EQ(summary(reach.attack(Attack::Reach).answer), "none");
    EXPECT_EQ(summary(reach.attack(Attack::Reach, {.softCover = rules::SoftCover::RangedAndReach}).answer),
              "soft 4/0");
}

TEST(Cv09, TheWholeSpaceOfABlockerIsOneBody) {
    EXPECT_EQ(ranged(CoverBoard({"..XX.", "A.XXB"})), "soft 4/0");
    EXPECT_EQ(ranged(CoverBoard({".XX..", ".XX..", "A...B"})), "none");
    EXPECT_EQ(ranged(CoverBoard({"..X..", "A...B", "..Y.."})), "none");
}

TEST(Cv09, CreaturesThatShareACellWithEitherDoNotCount) {
    CoverBoard board({"A...B"});
    board::Creature rider;
    for (const char letter : {'A', 'B'}) {
        rider.at = board.space(letter).at;
        board.sketch.parts().creatures.push_back(rider);
    }
    EXPECT_EQ(ranged(board), "none");
}

TEST(Cv10, PartialByTagOrByLines) {
    const CoverBoard pillar({"A....", "..#.B"});
    EXPECT_EQ(ranged(pillar), "normal 4/2");
    EXPECT_EQ(ranged(pillar, {.partial = rules::PartialCover::Lines}), "partial 2/1");
    EXPECT_EQ(ranged(CoverBoard({"A.#.B"}), {.partial = rules::PartialCover::Lines}), "normal 4/2");
}

TEST(Cv11, ASlitInAWallIsImprovedFromEverySide) {
    const auto slit = [](const std::vector<std::string>& rows) {
        CoverBoard board(rows);
        board.sketch.wall(corner(3, -3), corner(3, 0)).wall(corner(3, 1), corner(3, 4));
        board.sketch.wall(corner(3, 0), corner(3, 1), coverWall(CoverGrade::Improved));
        return ranged(board);
    };
    EXPECT_EQ(slit({"A..B"}), "improved 8/4");
    EXPECT_EQ(slit({"...B", "....", "A..."}), "improved 8/4");
    EXPECT_EQ(slit({"B..A"}), "improved 8/4");
}

TEST(Cv12, TheLargestBonusOfEachKindCounts) {
    EXPECT_EQ(ranged(CoverBoard({"A.pcB"})), "normal 4/2");
    EXPECT_EQ(ranged(CoverBoard({"A.piB"})), "improved 8/4");
    const CoverAnswer answer = CoverBoard({"A.XpB"}).attack(Attack::Ranged).answer;
    EXPECT_EQ(summary(answer), "partial 4/1");
    EXPECT_EQ(rules::total(answer.modifiers, rules::Target::ArmorClass), 4);
    EXPECT_EQ(rules::total(answer.modifiers, rules::Target::Reflex), 1);
    EXPECT_TRUE(answer.modifiers.front().suppressed);
}

TEST(Cv13, NoLineOfEffectIsTotalCover) {
    const CoverAnswer pocket = CoverBoard({"A#", "#B"}).attack(Attack::Melee).answer;
    EXPECT_EQ(pocket.tier, Tier::Total);
    EXPECT_FALSE(pocket.lineOfEffect);
    EXPECT_FALSE(pocket.attackAllowed);
    EXPECT_FALSE(pocket.armorClass.has_value());
    EXPECT_EQ(pocket.opportunityAllowed, false);
    CoverBoard longWall({"AB"});
    longWall.sketch.wall(corner(1, -3), corner(1, 4));
    EXPECT_EQ(melee(longWall), "total");
    CoverBoard shortWall({"AB"});
    shortWall.sketch.wallBetween({0, 0}, {1, 0});
    EXPECT_EQ(melee(shortWall), "normal 4/2");
}

TEST(Cv14, SoftCoverNeverAllowsStealth) {
    EXPECT_FALSE(CoverBoard({"A.X.B"}).attack(Attack::Ranged).answer.stealthAllowed);
    EXPECT_TRUE(CoverBoard({"A.p.B"}).attack(Attack::Ranged).answer.stealthAllowed);
    EXPECT_FALSE(CoverBoard({"A...B"}).attack(Attack::Ranged).answer.stealthAllowed);
}

TEST(Cover, FencesAndOpenDoorsGiveNone) {
    CoverBoard board({"A...B"});
    board.sketch.wall(corner(2, -2), corner(2, 3), test::kFence);
    EXPECT_EQ(ranged(board), "none");
}

TEST(Cover, OnHexesARockInTheLaneGivesCover) {
    for (const auto grid : {board::GridKind::HexPointy, board::GridKind::HexFlat}) {
        EXPECT_EQ(ranged(CoverBoard({"A.#.B"}, grid)), "normal 4/2") << name(grid);
        EXPECT_EQ(ranged(CoverBoard({"A.X.B"}, grid)), "soft 4/0") << name(grid);
        EXPECT_EQ(ranged(CoverBoard({"A...B"}, grid)), "none") << name(grid);
        const CoverRuling ruling = CoverBoard({"A...B"}, grid).attack(Attack::Ranged);
        EXPECT_EQ(ruling.evidence.lines.size(), 6u);
    }
}

TEST(Cover, AnswerAloneIsTheAnswerOfTheRuling) {
    const CoverBoard board({"A.#.B", "..X..", "..p.."});
    LineTracer tracer;
    for (const Attack attack : {Attack::Ranged, Attack::Melee, Attack::Reach}) {
        const CoverQuestion question{board.space('A'), {}, board.space('B'), attack};
        const CoverAnswer answer = answerCover(board.view(), question, {}, tracer);
        EXPECT_EQ(summary(answer), summary(board.attack(attack).answer));
        EXPECT_EQ(answer.bestCorners, board.attack(attack).answer.bestCorners);
    }
}

TEST(Cv09, CreaturesThatGiveNoSoftCoverAreLookedPast) {
    CoverBoard board({"A.X.B"});
    board.sketch.parts().creatures[0].traits = board::Trait::NoSoftCover;
    EXPECT_EQ(ranged(board), "none");
}

TEST(Cv09, ByOptionTouchingCreaturesAreOneBody) {
    const CoverBoard pair({"..X..", "A.Y.B"});
    const CoverBoard seam({"..X..", "A...B", "..Y.."});
    const CoverOptions joined{.softCoverBodies = rules::SoftCoverBodies::Joined};
    // From the upper corners one line to B runs along the seam between X and Y.
    EXPECT_EQ(ranged(pair), "soft 4/0");
    EXPECT_EQ(ranged(pair, joined), "soft 4/0");
    EXPECT_EQ(ranged(seam, joined), "none") << "bodies that do not touch leave the lane open";
    LineTracer tracer;
    LineQuestion question;
    question.attacker = pair.space('A');
    question.target = pair.space('B');
    question.creaturesToo = true;
    const board::BoardView view = pair.view();
    const auto alongTheSeam = [&] {
        tracer.prepare(view, question);
        for (std::size_t from = 0; from < tracer.from().size(); ++from)
            for (std::size_t to = 0; to < tracer.to().size(); ++to)
                if (tracer.from()[from].point == corner(1, 1) && tracer.to()[to].point == corner(4, 1))
                    return tracer.throughCreature(from, to);
        ADD_FAILURE() << "no such line";
        return false;
    };
    EXPECT_FALSE(alongTheSeam());
    question.joinedCreatures = true;
    EXPECT_TRUE(alongTheSeam());
}

TEST(Cv11, ByOptionWhoeverStandsAtHisSlitIsNotHinderedByIt) {
    const CoverOptions own{.ownSlit = false};
    const auto through = [](int column) {
        CoverBoard board({"A...B"});
        board.sketch.wall(corner(column, -4), corner(column, 0));
        board.sketch.wall(corner(column, 0), corner(column, 1), coverWall(CoverGrade::Improved));
        board.sketch.wall(corner(column, 1), corner(column, 5));
        return board;
    };
    EXPECT_EQ(ranged(through(1)), "improved 8/4");
    EXPECT_EQ(ranged(through(1), own), "none");
    EXPECT_EQ(ranged(through(2), own), "improved 8/4") << "somebody else's";
    EXPECT_EQ(ranged(through(4), own), "improved 8/4") << "the target's";
    EXPECT_EQ(ranged(CoverBoard({"Ai..B"}), own), "none");
    EXPECT_EQ(ranged(CoverBoard({"A.i.B"}), own), "improved 8/4");
    EXPECT_EQ(ranged(CoverBoard({"Ac..B"}), own), "normal 4/2") << "only improved cover";
}

}  // namespace tenaille::cover::cover_test
