// SPDX-License-Identifier: MIT
//
// The short ways say what the plain one says: lanes against one line after the other, the scan of a pair
// against GEO-2 line by line.
#include "core/rules/cover/pair_scan.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "core/rules/cover/cover_lines.h"
#include "tests/support/property.h"
#include "tests/support/random_board.h"
#include "tests/support/symmetry.h"

namespace tenaille::cover::pair_scan_test {

using board::GridKind;
using geometry::Segment;
using test::Random;

constexpr std::int32_t kUnit = geometry::kUnitsPerCell;

PairSides::Corners cornersAt(Cell cell, std::int32_t unit) {
    const LatticePoint min{cell.x * unit, cell.y * unit};
    return {min, {min.x + unit, min.y}, {min.x + unit, min.y + unit}, {min.x, min.y + unit}};
}

// Anywhere, on a corner, or on the line through two corners.
LatticePoint pointNear(const PairSides& pair, Random& random, int reach) {
    const auto corner = [&] {
        const auto i = static_cast<std::size_t>(random.between(0, 3));
        return random.oneIn(2) ? pair.from()[i] : pair.to()[i];
    };
    if (random.oneIn(3)) return corner();
    if (random.oneIn(2)) return {random.between(-reach, reach), random.between(-reach, reach)};
    const LatticePoint a = corner();
    const LatticePoint way = corner() - a;
    const int times = random.between(-3, 3);
    return a + LatticePoint{way.x / 2 * times, way.y / 2 * times};
}

TEST(PairSides, LanesSayWhatOneLineAfterTheOtherSays) {
    std::set<std::uint8_t> cornersSeen;
    for (int i = 0; i < test::cases(20000); ++i) {
        Random random(test::seedOf(41, i));
        // Now and then farther than lanes of 16 bits go, or on a finer lattice.
        const std::int32_t unit = random.oneIn(8) ? 6000 * kUnit : kUnit;
        const int reach = random.oneIn(4) ? 150 : 12;
        const auto anyCell = [&] {
            return Cell{random.between(-reach, reach), random.between(-reach, reach)};
        };
        PairSides pair;
        pair.reset(cornersAt(anyCell(), unit), cornersAt(anyCell(), unit));
        const int far = reach * unit;
        const Segment where{pointNear(pair, random, far), pointNear(pair, random, far)};
        const PairSides::Sides fast = pair.of(where);
        const PairSides::Sides plain = pair.plainOf(where);
        ASSERT_EQ(fast.corners, plain.corners) << "case " << i;
        ASSERT_EQ(fast.a, plain.a) << "case " << i;
        ASSERT_EQ(fast.b, plain.b) << "case " << i;
        ASSERT_EQ(pair.of(where.a), pair.plainOf(where.a)) << "case " << i;
        cornersSeen.insert(plain.corners.positive);
    }
    EXPECT_GT(cornersSeen.size(), 50u);
}

TEST(PairSides, LanesAreExactUpToTheirReach) {
    constexpr std::int32_t kReach = 1 << 14;
    const PairSides::Corners from{{{0, 0}, {kReach, kReach}, {-kReach, kReach}, {kReach, -kReach}}};
    const PairSides::Corners to{
        {{-kReach, -kReach}, {kReach, kReach - 1}, {1 - kReach, kReach}, {kReach - 1, kReach}}};
    PairSides pair;
    pair.reset(from, to);
    const std::vector<std::int32_t> extremes{-kReach - 1, -kReach,    1 - kReach, -1,        0,
                                             1,           kReach - 1, kReach,     kReach + 1};
    for (const std::int32_t ax : extremes)
        for (const std::int32_t ay : extremes)
            for (const std::int32_t bx : extremes)
                for (const std::int32_t by : extremes) {
                    const Segment where{{ax, ay}, {bx, by}};
                    ASSERT_EQ(pair.of(where).corners, pair.plainOf(where).corners);
                    ASSERT_EQ(pair.of(where).a, pair.plainOf(where).a);
                    ASSERT_EQ(pair.of(where).b, pair.plainOf(where).b);
                }
}

// ---- boards of several sorts

constexpr board::BarrierEffect kSolidWall{.stopsMovement = true, .stopsSight = true, .stopsEffect = true};

// Walls between nearby points: corners and middles of cells, sides and diagonals, and points beside them.
Segment randomWall(GridKind grid, Random& random) {
    const auto anyPoint = [&](Cell cell) -> LatticePoint {
        const auto corners = board::corners(grid, cell);
        const LatticePoint corner =
            corners[static_cast<std::size_t>(random.between(0, static_cast<int>(corners.size()) - 1))];
        if (random.oneIn(12)) return board::centre(grid, cell);
        if (random.oneIn(12))
            return corner + LatticePoint{random.between(-130, 130), random.between(-130, 130)};
        return corner;
    };
    Segment wall;
    do {
        const Cell cell = test::randomCell(random, 4);
        const int reach = random.oneIn(6) ? 4 : 1;
        wall = {anyPoint(cell), anyPoint(cell + test::randomCell(random, reach))};
    } while (wall.a == wall.b);
    return wall;
}

board::BoardParts randomParts(GridKind grid, Random& random) {
    if (random.oneIn(3)) {
        board::BoardParts parts = test::randomBoard(grid, random);
        parts.creatures.clear();
        return parts;
    }
    board::BoardParts parts;
    parts.grid = grid;
    const bool mixed = random.oneIn(3);
    for (int i = random.between(1, 14); i > 0; --i) {
        board::BarrierEffect effect = kSolidWall;
        if (mixed && random.oneIn(2)) effect = test::randomBarrier(grid, random).effect;
        parts.barriers.push_back({randomWall(grid, random), effect, {}});
    }
    if (!random.oneIn(3)) return parts;
    std::set<Cell> rock;
    for (int i = random.between(1, 10); i > 0; --i) rock.insert(test::randomCell(random, 3));
    for (const Cell cell : rock) parts.cells.push_back({cell, {.solid = true}, {}});
    return parts;
}

// Two cells, often next to each other.
std::pair<Cell, Cell> randomPair(Random& random) {
    const Cell from = test::randomCell(random, 2);
    for (;;) {
        const Cell to = from + test::randomCell(random, random.oneIn(4) ? 1 : 4);
        if (to != from) return {from, to};
    }
}

ObstacleQuestion randomQuestion(Cell from, Cell to, Random& random) {
    ObstacleQuestion question{Space{{}, from}, std::nullopt, Space{{}, to}};
    question.passage = random.oneIn(2) ? Passage::Effect : Passage::Sight;
    question.coverToo = !random.oneIn(4);
    return question;
}

std::vector<Corner> cornersOfCell(const BoardView& board, Cell cell) {
    std::vector<Corner> corners;
    for (const LatticePoint point : board.cornersOf(cell)) corners.push_back({point, cell});
    return corners;
}

std::vector<LatticePoint> pointsOfCell(const BoardView& board, Cell cell) { return board.cornersOf(cell); }

PairScan::End endOf(const BoardView& board, Cell cell) {
    return {cornersAt(cell, board.unitsPerCell()), board.centreOf(cell)};
}

TEST(PairScan, SaysOfEveryLineWhatTheTestOfTheLineSays) {
    std::set<std::pair<int, bool>> seen;  // stops, touches
    int open = 0;
    int lines = 0;
    ObstacleGatherer gatherer;
    Obstacles obstacles;
    LineTester tester;
    PairScan scan;
    for (int i = 0; i < test::cases(20000); ++i) {
        Random random(test::seedOf(42, i));
        const BoardView board(randomParts(GridKind::Square, random));
        const auto [from, to] = randomPair(random);
        const ObstacleQuestion question = randomQuestion(from, to, random);
        const auto fromPoints = pointsOfCell(board, from);
        const auto toPoints = pointsOfCell(board, to);
        gatherer.gather(board, question, {fromPoints, toPoints}, obstacles);
        if (!obstacles.splits.empty()) continue;
        scan.begin(endOf(board, from), endOf(board, to), possibleLayers(board, question));
        const bool isEnough = scan.isEnough(obstacles);
        scan.finish();
        tester.prepare(board, obstacles, cornersOfCell(board, from), cornersOfCell(board, to));
        for (std::size_t a = 0; a < 4; ++a) {
            for (std::size_t b = 0; b < 4; ++b) {
                ++lines;
                open += scan.isOpen(a, b) ? 1 : 0;
                ASSERT_FALSE(isEnough && scan.isOpen(a, b)) << "case " << i;
                if (scan.isOpen(a, b)) continue;
                const LineFacts plain = tester.test(a, b);
                ASSERT_EQ(scan.facts(a, b), plain) << "case " << i << ", line " << a << " to " << b;
                seen.insert({plain.stops, plain.touches});
            }
        }
    }
    EXPECT_GE(seen.size(), 7u) << "many sorts of lines should be decided";
    EXPECT_LT(open, lines / 8) << "nearly every line should be decided";
}

class PairScanGrids : public testing::TestWithParam<GridKind> {};

// Through the tracer, which stops gathering when it has enough: the facts, and what it draws from them.
TEST_P(PairScanGrids, TheTracerSaysWhatTheTestOfTheLineSays) {
    ObstacleGatherer gatherer;
    Obstacles obstacles;
    LineTester tester;
    LineTracer tracer;
    for (int i = 0; i < test::cases(2000); ++i) {
        Random random(test::seedOf(43, i));
        const BoardView board(randomParts(GetParam(), random));
        const auto [from, to] = randomPair(random);
        const ObstacleQuestion question = randomQuestion(from, to, random);
        LineQuestion lines;
        lines.attacker = question.attacker;
        lines.target = question.target;
        lines.passage = question.passage;
        lines.coverToo = question.coverToo;
        tracer.prepare(board, lines);
        const auto fromPoints = pointsOfCell(board, from);
        const auto toPoints = pointsOfCell(board, to);
        gatherer.gather(board, question, {fromPoints, toPoints}, obstacles);
        tester.prepare(board, obstacles, cornersOfCell(board, from), cornersOfCell(board, to));
        for (std::size_t a = 0; a < fromPoints.size(); ++a)
            for (std::size_t b = 0; b < toPoints.size(); ++b)
                ASSERT_EQ(tracer.facts(a, b), tester.test(a, b))
                    << "case " << i << ", line " << a << " to " << b;
        for (std::size_t a = 0; a < fromPoints.size(); ++a) {
            const CoverLine line = tracer.describe(a, 0);
            ASSERT_EQ(line.outcome == LineOutcome::Cut, line.facts.stops != 0) << "case " << i;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Grids, PairScanGrids, testing::ValuesIn(test::kGrids),
                         [](const auto& grid) { return std::string(board::name(grid.param)); });

}  // namespace tenaille::cover::pair_scan_test
