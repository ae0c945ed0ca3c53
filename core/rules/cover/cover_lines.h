// SPDX-License-Identifier: MIT
//
// Evidence of cover: the lines from the corners of one space to the corners of another, what each of them
// meets and where. Geometry and board only; what the lines are worth is decided in cover.h, and whether a
// grazed obstacle stops a line in line_test.h (GEO-2).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "core/rules/cover/line_test.h"
#include "core/rules/cover/obstacles.h"
#include "core/rules/cover/pair_scan.h"

namespace tenaille::cover {

// How a line is drawn: solid, dotted, dashed with a dot on the blocker.
enum class LineOutcome : std::uint8_t { Clear, Touching, Cut };

enum class BlockerKind : std::uint8_t { Barrier, Cell, Creature };

// What cuts a line first, and where: exact when it is an end of something, else rounded for drawing.
struct Blocker {
    BlockerKind kind = BlockerKind::Barrier;
    std::uint32_t index = 0;  // in BoardView::barriers(), specialCells() or creatures()
    RecordId record;
    LatticePoint at;
};

struct CoverLine {
    Corner from;
    Corner to;
    LineFacts facts;
    std::optional<Blocker> creature;  // a creature in between, if the line meets its inside
    LineOutcome outcome = LineOutcome::Clear;
    std::optional<Blocker> blocker;  // exactly when outcome is Cut: an obstacle, else the creature
};

// Whose lines are traced, and past what.
struct LineQuestion {
    std::optional<Space> attacker;       // see ObstacleQuestion; required without an origin
    std::optional<LatticePoint> origin;  // of an area effect: the lines start here, not at the attacker
    Space target;
    Passage passage = Passage::Effect;
    bool coverToo = true;          // see ObstacleQuestion
    bool targetCells = true;       // see ObstacleQuestion
    bool creaturesToo = false;     // creatures that share no cell with either end (CV-09)
    bool joinedCreatures = false;  // a line between two that touch meets their common body
    bool ownSlits = true;          // see ObstacleQuestion
    bool wholeLow = false;         // see ObstacleQuestion
};

// The lines of one question. Each is tested when it is first asked for; equal ones are tested once. A tracer
// may be prepared again and again and then allocates nothing new.
class LineTracer {
  public:
    // The board must outlive the calls below.
    void prepare(const BoardView& board, const LineQuestion& question);

    // Corners of the cells of each space, cell by cell in reading order, each in drawing order: a corner that
    // several cells own is listed for each of them. The attacker's list is the bare origin of an area effect.
    std::span<const Corner> from() const { return m_from; }
    std::span<const Corner> to() const { return m_to; }
    std::size_t cornersPerCell() const { return m_perCell; }
    std::size_t attackerCells() const { return m_from.size() / m_perCell; }
    std::size_t targetCells() const { return m_to.size() / m_perCell; }
    // Indices in to() of the corners of the target's n-th cell.
    std::span<const std::uint32_t> cornersOfTarget(std::size_t cell) const {
        return std::span(m_all).subspan(cell * m_perCell, m_perCell);
    }

    // Indices in to() of the corners of the target's outline: those that belong to one of its cells only.
    // Four on squares.
    std::span<const std::uint32_t> outerCorners() const { return m_outer; }

    LineFacts facts(std::size_t from, std::size_t to) {
        return m_isScanned && !m_scan.isOpen(from, to) ? m_scan.facts(from, to) : testedFacts(from, to);
    }
    // As if a line met everything that was gathered: no line is stopped by more sets.
    LineFacts mostFacts() const;
    // The line meets the inside of a creature in between. Always false without creaturesToo.
    bool throughCreature(std::size_t from, std::size_t to);

    // Some line from any corner of one to any corner of the other is not stopped by solids (CV-13, CO-07).
    bool anyFree();

    // More than half of the target, or of one of its cells, is seen from the corner past what `set` holds.
    bool seesMost(std::size_t from, std::optional<Cell> aimedAt, StopSet set);

    CoverLine describe(std::size_t from, std::size_t to);

  private:
    enum : std::uint8_t { kUnknown = 0, kNo = 1, kYes = 2 };

    void listCorners(const Space& space, std::vector<Corner>& corners) const;
    bool isPairOfSquares() const;
    bool scanPair();
    void gatherAll();
    LineFacts testedFacts(std::size_t from, std::size_t to);
    LineTester& tester();                        // prepared when it is first asked for
    std::span<const std::uint32_t> creatures();  // gathered when they are first asked for
    void gatherCreatures();
    bool hidesCreature(Cell cell) const;  // one of m_creatures stands in it
    void findTwins(std::span<const Corner> corners, std::size_t firstHop, std::vector<std::uint32_t>& twins);
    std::optional<std::uint32_t> firstCreature(geometry::Segment line);
    std::optional<Blocker> blockerOf(std::size_t from, std::size_t to, const LineFacts& facts);
    Blocker creatureOn(std::uint32_t index, geometry::Segment line) const;

    const BoardView* m_board = nullptr;
    LineQuestion m_question;
    std::size_t m_perCell = 4;
    std::vector<Corner> m_from;
    std::vector<Corner> m_to;
    std::vector<std::uint32_t> m_all;  // 0, 1, 2 ... of m_to
    std::vector<std::uint32_t> m_outer;
    std::vector<std::uint32_t> m_order;  // corners by place
    std::vector<LatticePoint> m_fromPoints;
    std::vector<LatticePoint> m_toPoints;
    ObstacleGatherer m_gatherer;
    Obstacles m_obstacles;
    LineTester m_tester;
    bool m_testerReady = false;
    PairScan m_scan;
    bool m_isScanned = false;   // the lines are those of m_scan, but for open ones
    bool m_isGathered = false;  // m_obstacles is whole
    bool m_creaturesKnown = false;
    std::vector<std::uint32_t> m_creatures;  // indices of those in between
    // Corners with the same lines share the entries of the first of them.
    std::vector<std::uint32_t> m_twinFrom;
    std::vector<std::uint32_t> m_twinTo;
    std::vector<LineFacts> m_facts;
    std::vector<std::uint8_t> m_known;
    std::vector<std::uint8_t> m_creatureKnown;
    std::map<std::tuple<std::size_t, std::optional<Cell>, StopSet>, bool> m_sees;
};

// All lines between two spaces, row by row: those of the first corner of the attacker first. Sixteen between
// single cells of squares.
std::vector<CoverLine> traceCoverLines(const BoardView& board, const LineQuestion& question);

// The box around the points of both; neither is empty.
geometry::Box hullOf(std::span<const board::LatticePoint> first, std::span<const board::LatticePoint> second);

// From the top left to the bottom right, row by row: how ties between corners fall.
constexpr bool readingOrder(board::LatticePoint a, board::LatticePoint b) {
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

}  // namespace tenaille::cover
