// SPDX-License-Identifier: MIT
//
// What stands between two spaces, gathered once per pair and then tested against all their lines
// (line_test.h). Facts only: what an obstacle is worth is decided in cover.h.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/board/board_view.h"
#include "core/geometry/crossing.h"

namespace tenaille::cover {

using board::BoardView;
using board::Cell;
using geometry::LatticePoint;

// What an obstacle is to a line: it stops it, or it lets it pass and gives cover of a grade. Bits, so that a
// set of layers is a number.
using Layers = std::uint8_t;
inline constexpr Layers kSolidLayer = 1;
inline constexpr Layers kPartialLayer = 2;
inline constexpr Layers kNormalLayer = 4;
inline constexpr Layers kImprovedLayer = 8;

// Which walls and cells are solid: those that stop effects, or those that stop sight (CO-07).
enum class Passage : std::uint8_t { Effect, Sight };

// What a piece belongs to: a barrier or a special cell of the board, by its index there.
struct Origin {
    bool isCell = false;
    std::uint32_t index = 0;
    friend auto operator<=>(Origin, Origin) = default;
};

// One straight piece: a whole barrier, one side of a cell, or the part of a low wall in one cell.
struct Piece {
    geometry::Segment where;
    Layers layer = kSolidLayer;  // several when it both stops and gives cover
    Origin origin;
};

// A piece of a low wall whose ends do not both lie on the lattice.
struct SplitPiece {
    geometry::SplitPoint a;
    geometry::SplitPoint b;
    Layers layer = kNormalLayer;
    Origin origin;
};

// A space on the board; the rules of distance read it.
struct Space {
    board::Footprint footprint;
    Cell at;
};
inline Space spaceOf(const board::Creature& creature) { return {creature.footprint, creature.at}; }

struct ObstacleQuestion {
    std::optional<Space> attacker;       // none: a point of origin
    std::optional<LatticePoint> origin;  // where lines come from that do not come from the attacker
    Space target;
    Passage passage = Passage::Effect;
    bool coverToo = true;     // also what gives cover without stopping
    bool targetCells = true;  // also cover cells under the target
    bool ownSlits = true;     // also improved cover against which the attacker stands (CV-11)
    bool wholeLow = false;    // a low wall is judged as a whole, not cell by cell (CV-08 b)
};

// The corners and centres that lines of the question run between; at least one of each end.
struct LineField {
    std::span<const LatticePoint> from;
    std::span<const LatticePoint> to;
};

struct Obstacles {
    std::vector<Piece> pieces;
    std::vector<SplitPiece> splits;
    Layers present = 0;  // layers of all pieces

    bool empty() const { return pieces.empty() && splits.empty(); }
};

// Who looks on while obstacles are gathered.
class ObstacleWatch {
  public:
    // Asked after each that was added: true ends the gathering.
    virtual bool isEnough(const Obstacles& obstacles) = 0;

  protected:
    ~ObstacleWatch() = default;
};

// Layers that pieces of the board can have at all.
Layers possibleLayers(const BoardView& board, const ObstacleQuestion& question);

// Fills Obstacles again and again without allocating anew.
class ObstacleGatherer {
  public:
    // Everything that touches the hull of the field, and perhaps some more. Left out: cover cells under the
    // attacker (GEO-3), and low elements (CV-08) farther than six cells from the target or nearer to the
    // attacker than to the target; a low wall is judged cell by cell, unless wholeLow says otherwise; equal
    // distances keep it.
    void gather(const BoardView& board, const ObstacleQuestion& question, const LineField& field,
                Obstacles& obstacles);
    // The same until `watch` has enough: then some are missing, and the answer is false.
    bool gather(const BoardView& board, const ObstacleQuestion& question, const LineField& field,
                Obstacles& obstacles, ObstacleWatch& watch);

  private:
    class Strip;

    void begin(const BoardView& board, const ObstacleQuestion& question, Obstacles& obstacles);
    void addBarrier(std::uint32_t index, const Strip& strip);
    void addLowBarrier(std::uint32_t index);
    void addWholeLowBarrier(std::uint32_t index);
    void addCell(std::uint32_t index, const Strip& strip);
    bool coverCounts(const board::SpecialCell& special) const;
    bool isOwnSlit(const board::Barrier& barrier) const;
    bool acts(const board::Barrier& barrier) const;
    bool lowCounts(std::span<const Cell> borderedBy) const;
    bool isFresh(std::vector<std::uint32_t>& seen, std::uint32_t index) const;

    const BoardView* m_board = nullptr;
    const ObstacleQuestion* m_question = nullptr;
    Obstacles* m_out = nullptr;
    std::uint32_t m_round = 0;  // of the two lists below: gathered in this round
    std::vector<std::uint32_t> m_seenBarriers;
    std::vector<std::uint32_t> m_seenCells;
};

// Corners of a cell without allocating: the first `count` of `points`, in drawing order.
struct CellCorners {
    std::array<LatticePoint, 6> points;
    std::size_t count = 0;
    std::span<const LatticePoint> span() const& { return {points.data(), count}; }
    std::span<const LatticePoint> span() const&& = delete;  // would outlive the corners
};
CellCorners cornersOf(const BoardView& board, Cell cell);

bool contains(board::GridKind grid, const Space& space, Cell cell);

// Whether the barrier acts on an attacker in that space: always, unless it is a one-way wall and the middle
// of the space lies on its open side.
bool actsOn(const BoardView& board, const Space& attacker, const board::Barrier& barrier);

}  // namespace tenaille::cover
