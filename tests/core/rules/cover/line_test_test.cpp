// SPDX-License-Identifier: MIT
#include "core/rules/cover/line_test.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "core/geometry/predicates.h"
#include "tests/core/rules/cover/tube_reference.h"
#include "tests/support/dungeon.h"

namespace tenaille::cover::line_test_test {

using board::GridKind;
using geometry::Segment;
using test::Random;

constexpr std::int32_t kUnit = geometry::kUnitsPerCell;

LatticePoint at(double x, double y) {
    return {static_cast<std::int32_t>(x * kUnit), static_cast<std::int32_t>(y * kUnit)};
}

board::Barrier wall(Segment where) {
    return {where, {.stopsMovement = true, .stopsSight = true, .stopsEffect = true}, {}};
}

LineFacts factsOf(const BoardView& board, const Corner& a, const Corner& b) {
    const auto centreOf = [&](const Corner& corner) {
        return corner.cell ? board.centreOf(*corner.cell) : corner.point;
    };
    const std::array<LatticePoint, 2> from{a.point, centreOf(a)};
    const std::array<LatticePoint, 2> to{b.point, centreOf(b)};
    ObstacleGatherer gatherer;
    Obstacles obstacles;
    gatherer.gather(board, {}, {from, to}, obstacles);
    LineTester tester;
    tester.prepare(board, obstacles, {&a, 1}, {&b, 1});
    return tester.test(0, 0);
}

bool isBlocked(const BoardView& board, const Corner& a, const Corner& b) {
    return factsOf(board, a, b).stoppedBy(StopSet::Solids);
}

// The line of the catalogue's table, from corner (1, 0) of cell (0, 0) to corner (5, 0) of cell (5, 0).
bool laneIsBlocked(std::vector<Segment> walls, std::vector<Cell> rock = {}) {
    board::BoardParts parts;
    for (const Segment& where : walls) parts.barriers.push_back(wall(where));
    for (const Cell cell : rock) parts.cells.push_back({cell, {.solid = true}, {}});
    return isBlocked(BoardView(std::move(parts)), {at(1, 0), Cell{0, 0}}, {at(5, 0), Cell{5, 0}});
}

TEST(LineTest, Geo2ProperCrossingBlocks) { EXPECT_TRUE(laneIsBlocked({{at(2, -0.5), at(3, 0.5)}})); }
TEST(LineTest, Geo2TouchingTheEndOfOneWallDoesNotBlock) {
    EXPECT_FALSE(laneIsBlocked({{at(2, -1), at(2, 0)}}));
}
TEST(LineTest, Geo2MiddleOfAWallOnALatticePointBlocks) {
    EXPECT_TRUE(laneIsBlocked({{at(2, -1), at(2, 1)}}));
}
TEST(LineTest, Geo2JointOfTwoWallsOnBothSidesBlocks) {
    EXPECT_TRUE(laneIsBlocked({{at(2, -1), at(2, 0)}, {at(2, 0), at(3, 1)}}));
}
TEST(LineTest, Geo2JointOfTwoWallsOnOneSideDoesNotBlock) {
    EXPECT_FALSE(laneIsBlocked({{at(2, 0), at(1, 1)}, {at(2, 0), at(3, 1)}}));
}
TEST(LineTest, Geo2ThreadingBetweenTwoEndsDoesNotBlock) {
    EXPECT_FALSE(laneIsBlocked({{at(2, -1), at(2, 0)}, {at(3, 0), at(3, 1)}}));
}
TEST(LineTest, Geo2RunningAlongALoneWallDoesNotBlockAndIsReported) {
    board::BoardParts parts;
    parts.barriers.push_back(wall({at(2, 0), at(4, 0)}));
    const LineFacts facts =
        factsOf(BoardView(std::move(parts)), {at(1, 0), Cell{0, 0}}, {at(5, 0), Cell{5, 0}});
    EXPECT_FALSE(facts.stoppedBy(StopSet::Solids));
    EXPECT_TRUE(facts.runsAlong(StopSet::Solids));
    EXPECT_TRUE(facts.touches);
}
TEST(LineTest, Geo2MiddleOfAZBlocks) {
    EXPECT_TRUE(laneIsBlocked({{at(2, -1), at(2, 0)}, {at(2, 0), at(3, 0)}, {at(3, 0), at(3, 1)}}));
}
TEST(LineTest, Geo2UWithArmsOnOneSideDoesNotBlock) {
    EXPECT_FALSE(laneIsBlocked({{at(2, -1), at(2, 0)}, {at(2, 0), at(3, 0)}, {at(3, 0), at(3, -1)}}));
}
TEST(LineTest, Geo2SeamBetweenTwoSolidCellsBlocks) { EXPECT_TRUE(laneIsBlocked({}, {{2, 0}, {2, -1}})); }
TEST(LineTest, Geo2EdgeOfOneSolidCellDoesNotBlock) { EXPECT_FALSE(laneIsBlocked({}, {{2, 0}})); }
TEST(LineTest, Geo2PinchOfTwoDiagonalCellsBlocks) { EXPECT_TRUE(laneIsBlocked({}, {{2, -1}, {3, 0}})); }
TEST(LineTest, Geo2TwoSeparateCellsOnePerSideDoNotBlock) {
    EXPECT_FALSE(laneIsBlocked({}, {{2, -1}, {4, 0}}));
}

TEST(LineTest, Geo2CornerInTheMiddleOfALongWallBlocks) {
    board::BoardParts parts;
    parts.barriers.push_back(wall({at(1, 0), at(1, 3)}));
    EXPECT_TRUE(isBlocked(BoardView(std::move(parts)), {at(1, 1), Cell{0, 1}}, {at(2, 1), Cell{1, 1}}));
}
TEST(LineTest, Geo2CornerAtTheFreeEndOfAWallPeeksPast) {
    board::BoardParts parts;
    parts.barriers.push_back(wall({at(1, 1), at(1, 3)}));
    EXPECT_FALSE(isBlocked(BoardView(std::move(parts)), {at(1, 1), Cell{0, 1}}, {at(3, 1), Cell{3, 1}}));
}
TEST(LineTest, Geo2WalledCommonSideBlocksAlsoInPieces) {
    for (const double middle : {1.25, 1.5, 2.0}) {
        board::BoardParts parts;
        parts.barriers.push_back(wall({at(1, middle), at(1, 1)}));
        if (middle < 2) parts.barriers.push_back(wall({at(1, middle), at(1, 2)}));
        EXPECT_TRUE(isBlocked(BoardView(std::move(parts)), {at(1, 1), Cell{0, 1}}, {at(1, 2), Cell{1, 1}}));
    }
}
TEST(LineTest, Geo2HalfWalledCommonSideDoesNotBlock) {
    board::BoardParts parts;
    parts.barriers.push_back(wall({at(1, 1), at(1, 1.5)}));
    EXPECT_FALSE(isBlocked(BoardView(std::move(parts)), {at(1, 1), Cell{0, 1}}, {at(1, 2), Cell{1, 1}}));
}
TEST(LineTest, Geo2WallThroughTheCentreDoesNotDisqualifyTheCorner) {
    board::BoardParts parts;
    parts.barriers.push_back(wall({at(0.5, -1), at(0.5, 2)}));
    EXPECT_FALSE(isBlocked(BoardView(std::move(parts)), {at(1, 0), Cell{0, 0}}, {at(3, 0), Cell{3, 0}}));
}
TEST(LineTest, Geo2TurningBackAtACornerIsTestedInParts) {
    // From the far corner the path goes back through its own cell: a wall that only ends at that corner is
    // passed on neither side.
    board::BoardParts parts;
    parts.barriers.push_back(wall({at(0, 0), at(-1, 0)}));
    parts.barriers.push_back(wall({at(0, 0), at(0, -1)}));
    EXPECT_FALSE(isBlocked(BoardView(std::move(parts)), {at(0, 0), Cell{0, 0}}, {at(3, 3), Cell{3, 3}}));
}
TEST(LineTest, Geo2BareOriginHasNoFirstHop) {
    board::BoardParts parts;
    parts.barriers.push_back(wall({at(1, 0), at(1, 3)}));
    const BoardView board(std::move(parts));
    EXPECT_FALSE(isBlocked(board, {at(1, 1), std::nullopt}, {at(2, 1), Cell{1, 1}}));
    EXPECT_FALSE(isBlocked(board, {at(1, 1), std::nullopt}, {at(0, 1), Cell{0, 1}}));
    EXPECT_TRUE(isBlocked(board, {at(1, 1), Cell{0, 1}}, {at(2, 1), Cell{1, 1}}));
}

// ---- against the tube

std::string describe(const BoardView& board, const Corner& a, const Corner& b) {
    std::ostringstream out;
    const auto write = [&](LatticePoint p) { out << " (" << p.x << ", " << p.y << ")"; };
    out << name(board.grid()) << " from";
    write(a.point);
    out << " of [" << a.cell->x << ", " << a.cell->y << "] to";
    write(b.point);
    out << " of [" << b.cell->x << ", " << b.cell->y << "], walls:";
    for (const board::Barrier& barrier : board.barriers()) {
        write(barrier.where.a);
        write(barrier.where.b);
        out << ";";
    }
    out << " rock:";
    for (const board::SpecialCell& special : board.specialCells())
        out << " [" << special.cell.x << ", " << special.cell.y << "]";
    return out.str();
}

// Walls and rock on a small board; ends of walls are corners of cells.
board::BoardParts randomScene(GridKind grid, Random& random, int side) {
    board::BoardParts parts;
    parts.grid = grid;
    const auto cell = [&] { return Cell{random.between(0, side), random.between(0, side)}; };
    const auto corner = [&](Cell of) {
        const auto all = board::corners(grid, of);
        return all[static_cast<std::size_t>(random.between(0, static_cast<int>(all.size()) - 1))];
    };
    for (int i = random.between(0, 5); i > 0; --i) {
        const Cell from = cell();
        const Segment where{corner(from), corner(random.oneIn(3) ? cell() : from)};
        if (where.a != where.b) parts.barriers.push_back(wall(where));
    }
    for (int i = random.between(0, 4); i > 0; --i) {
        const Cell rock = cell();
        const bool known =
            std::any_of(parts.cells.begin(), parts.cells.end(),
                        [&](const board::SpecialCell& special) { return special.cell == rock; });
        if (!known) parts.cells.push_back({rock, {.solid = true}, {}});
    }
    return parts;
}

std::vector<Segment> allWalls(const BoardView& board) {
    std::vector<Segment> walls;
    for (const board::Barrier& barrier : board.barriers()) walls.push_back(barrier.where);
    for (const board::SpecialCell& special : board.specialCells()) {
        const auto corners = board.cornersOf(special.cell);
        for (std::size_t i = 0; i < corners.size(); ++i)
            walls.push_back({corners[i], corners[(i + 1) % corners.size()]});
    }
    return walls;
}

// The third convention, which the tube does not know: every sixteenth of the common side lies on a wall.
bool isWalledCommonSide(const BoardView& board, const std::vector<Segment>& walls, const Corner& a,
                        const Corner& b) {
    const auto owns = [&](Cell cell, LatticePoint p) {
        const auto corners = board.cornersOf(cell);
        return std::find(corners.begin(), corners.end(), p) != corners.end();
    };
    if (a.cell == b.cell || a.point == b.point || !owns(*a.cell, b.point) || !owns(*b.cell, a.point))
        return false;
    for (int i = 0; i <= 16; ++i) {
        const LatticePoint p{a.point.x + (b.point.x - a.point.x) * i / 16,
                             a.point.y + (b.point.y - a.point.y) * i / 16};
        const bool covered = std::any_of(walls.begin(), walls.end(), [&](const Segment& where) {
            return geometry::onSegment(p, where) && geometry::side(where.a, where.b, a.point) == 0 &&
                   geometry::side(where.a, where.b, b.point) == 0;
        });
        if (!covered) return false;
    }
    return true;
}

struct Tally {
    int fair = 0;
    int blocked = 0;
};

Tally compareWithTube(GridKind grid, int scenes, int side, std::uint64_t seed) {
    Random random(seed);
    Tally tally;
    for (int i = 0; i < scenes; ++i) {
        const BoardView board(randomScene(grid, random, side));
        const auto anyCorner = [&] {
            const Cell cell{random.between(0, side), random.between(0, side)};
            const auto corners = board.cornersOf(cell);
            return Corner{
                corners[static_cast<std::size_t>(random.between(0, static_cast<int>(corners.size()) - 1))],
                cell};
        };
        const Corner a = anyCorner();
        const Corner b = anyCorner();
        const test::TubeScene scene{
            grid, allWalls(board), {board.centreOf(*a.cell), a.point, b.point, board.centreOf(*b.cell)}};
        if (a.cell == b.cell || !test::isFairForTube(scene)) continue;
        const bool expected = test::isSealed(scene) || isWalledCommonSide(board, scene.walls, a, b);
        ++tally.fair;
        tally.blocked += expected ? 1 : 0;
        EXPECT_EQ(isBlocked(board, a, b), expected) << describe(board, a, b);
        EXPECT_EQ(isBlocked(board, b, a), expected) << "backwards: " << describe(board, a, b);
    }
    return tally;
}

TEST(LineTest, Geo2AgreesWithAFloodedTubeOnSquares) {
    const Tally tally = compareWithTube(GridKind::Square, 800, 4, 2026);
    EXPECT_GT(tally.fair, 400);
    EXPECT_GT(tally.blocked, 100);
    EXPECT_GT(tally.fair - tally.blocked, 100);
}

TEST(LineTest, Geo2AgreesWithAFloodedTubeOnPointyHexes) {
    const Tally tally = compareWithTube(GridKind::HexPointy, 200, 2, 2027);
    EXPECT_GT(tally.blocked, 20);
    EXPECT_GT(tally.fair - tally.blocked, 20);
}

TEST(LineTest, Geo2AgreesWithAFloodedTubeOnFlatHexes) {
    const Tally tally = compareWithTube(GridKind::HexFlat, 200, 2, 2028);
    EXPECT_GT(tally.blocked, 20);
    EXPECT_GT(tally.fair - tally.blocked, 20);
}

}  // namespace tenaille::cover::line_test_test
