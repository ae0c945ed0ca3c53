// SPDX-License-Identifier: MIT
//
// Is a line between two corners stopped (GEO-2)? The tested path is centre - corner - corner - centre; it is
// stopped when it cannot be shifted by an arbitrarily small amount so as to avoid every obstacle: when some
// connected contact has matter leaving it on both sides. Which corners count is cover_lines.h's matter.
//
// Conventions of the catalogue: at a corner where the path turns straight back it is cut and its parts are
// tested alone; contact at the ends of the path (or of a part) has no side; a common side of two neighbouring
// cells that is walled from end to end stops the line along it; running along a wall does not stop by itself
// and is reported.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/rules/cover/contacts.h"
#include "core/rules/cover/obstacles.h"

namespace tenaille::cover {

// One end of a line: a corner seen from the cell that owns it, or a bare point of origin.
struct Corner {
    LatticePoint point;
    std::optional<Cell> cell;
};

// Sets of layers that a line is tested against. Bits of LineFacts.
enum class StopSet : std::uint8_t {
    Solids,
    SolidsAndImproved,
    SolidsAndNormal,
    SolidsAndPartial,
    ImprovedAlone
};
inline constexpr int kStopSetCount = 5;
inline constexpr std::array<Layers, kStopSetCount> kLayersOfSet{
    kSolidLayer, kSolidLayer | kImprovedLayer, kSolidLayer | kImprovedLayer | kNormalLayer,
    kSolidLayer | kImprovedLayer | kNormalLayer | kPartialLayer, kImprovedLayer};

// Bits of the sets that hold one of some layers, for all 16 sets of layers.
inline constexpr std::array<std::uint8_t, 16> kSetsWith = [] {
    std::array<std::uint8_t, 16> sets{};
    for (std::size_t layers = 0; layers < sets.size(); ++layers)
        for (std::size_t set = 0; set < kLayersOfSet.size(); ++set)
            if ((kLayersOfSet[set] & layers) != 0) sets[layers] |= static_cast<std::uint8_t>(1 << set);
    return sets;
}();

// What a line meets.
struct LineFacts {
    std::uint8_t stops = 0;  // bit of each StopSet: that set of obstacles alone stops the line
    std::uint8_t along = 0;  // of the others: the line runs along such an obstacle for some length
    bool touches = false;    // something is met, and no set stops the line

    bool stoppedBy(StopSet set) const { return (stops >> static_cast<int>(set) & 1) != 0; }
    bool runsAlong(StopSet set) const { return (along >> static_cast<int>(set) & 1) != 0; }
    friend bool operator==(const LineFacts&, const LineFacts&) = default;
};

// Where a line is stopped first by a set of obstacles. `at` is exact when it is an end of something, else
// rounded for drawing.
struct Stop {
    Origin origin;
    LatticePoint at;
};

// Tests many lines of one field against the same obstacles. No allocation after the first fields.
class LineTester {
  public:
    // The corners are numbered as given. The references must outlive the calls below.
    void prepare(const BoardView& board, const Obstacles& obstacles, std::span<const Corner> from,
                 std::span<const Corner> to);

    // No obstacle touches the way from the corner to its centre: every cell that owns the corner gives the
    // same lines. Corners of `to` are numbered on after those of `from` here.
    bool isClean(std::size_t corner) const { return m_obstacles->splits.empty() && m_hops[corner].clean(); }

    LineFacts test(std::size_t from, std::size_t to);

    // For a line that test() found stopped by `set`.
    Stop firstStop(std::size_t from, std::size_t to, StopSet set);

  private:
    // The way between a corner and its centre.
    struct Hop {
        LatticePoint corner;
        LatticePoint centre;  // the corner itself for a bare point
        std::optional<Cell> cell;
        Layers crossed = 0;            // layers that cross it properly
        std::uint32_t firstTouch = 0;  // part of m_touches
        std::uint32_t lastTouch = 0;
        bool clean() const { return crossed == 0 && firstTouch == lastTouch; }
    };

    void prepareHop(const Corner& corner);
    void findNear(const Corner& corner);
    void scanPieces(const Hop& a, const Hop& b, std::size_t from, std::size_t to, LineFacts& facts,
                    Layers& crossed, Layers& touched);
    LineFacts meet(std::size_t from, std::size_t to);
    void testContacts(const Hop& a, const Hop& b, std::uint8_t undecided, LineFacts& facts);

    const BoardView* m_board = nullptr;
    const Obstacles* m_obstacles = nullptr;
    std::size_t m_fromCount = 0;
    std::vector<Hop> m_hops;
    std::optional<Cell> m_nearCell;
    std::vector<std::uint32_t> m_near;         // pieces that may touch that cell
    std::vector<std::uint32_t> m_touches;      // pieces that touch the hops
    std::vector<std::int8_t> m_sides;          // of every hop's corner against every piece
    std::vector<std::uint32_t> m_lineTouches;  // pieces that touch the line under test
    ContactPath m_path;                        // of the line under test
};

}  // namespace tenaille::cover
