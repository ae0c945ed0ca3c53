// SPDX-License-Identifier: MIT
//
// All sixteen lines between two squares at once, piece by piece: the short way to what line_test.h answers
// line by line. Nearly every line is decided here: something crosses it, or nothing touches it, or what
// touches it leaves it on one side only, or on both sides in one place. What remains is said to be open, and
// line_test.h decides.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/rules/cover/line_test.h"
#include "core/rules/cover/pair_sides.h"

namespace tenaille::cover {

class PairScan final : public ObstacleWatch {
  public:
    struct End {
        PairSides::Corners corners;
        LatticePoint centre;
    };

    // Two different cells. `possible`: layers that any piece of the board may have.
    void begin(const End& from, const End& to, Layers possible);

    // Takes in the pieces that came since the last call. True: every line is stopped as fully as it may be,
    // whatever else there is.
    bool isEnough(const Obstacles& obstacles) override;

    // After all pieces (or enough of them); obstacles.splits must be empty.
    void finish();

    bool isOpen(std::size_t from, std::size_t to) const { return (m_open & lineOf(from, to)) != 0; }
    // Of a line that is not open: what LineTester::test() would say.
    LineFacts facts(std::size_t from, std::size_t to) const {
        const LineSet line = lineOf(from, to);
        return (m_stopped & line) != 0 ? LineFacts{m_stops, 0, false} : partialFacts(line);
    }

  private:
    // Where the matter of touching pieces leaves the lines.
    struct Matter {
        LineSet left = 0;
        LineSet right = 0;
        LineSet both() const { return left & right; }
    };
    // The vertices of all lines at one of their ends: for each line, sides of the way back against the way
    // ahead (contacts.h), and the lines that turn straight back there or have no middle.
    struct Vertices {
        LineSides turn;
        LineSet blind = 0;
        Matter matter;
    };
    // A piece that touches the middle of some lines or passes near one of the cells.
    struct Touching {
        Piece piece;
        PairSides::Sides sides;
        LineSet lines = 0;
        bool nearFrom = false;
        bool nearTo = false;
    };
    // Ends of pieces that lie inside the middle of some lines.
    struct Joint {
        LatticePoint at;
        Matter matter;
    };
    using LayerLines = std::array<LineSet, 4>;  // by bit of the layer

    static LineSet lineOf(std::size_t from, std::size_t to) {
        return static_cast<LineSet>(1U << (4 * from + to));
    }
    static void note(LayerLines& lines, LineSet which, Layers layers);
    static Layers layersAt(const LayerLines& lines, LineSet line);

    LineFacts partialFacts(LineSet line) const;
    void add(const Piece& piece);
    void cross(LineSet lines, Layers layers);
    void addTouches(const Piece& piece, const PairSides::Sides& sides, LineSet lines);
    void addJoint(LatticePoint at, LineSet left, LineSet right);
    void addRunning(const Piece& piece, LineSet lines);
    void addHops(const Piece& piece, const PairSides::Sides& sides, bool atTarget);
    void addVertex(const Piece& piece, const PairSides::Sides& sides, std::size_t corner, bool atTarget);
    void addMatter(LatticePoint target, LineSides ofLines, std::size_t corner, bool atTarget);
    void findTurns();
    void stopCrossed();
    void judgeTouches();

    PairSides m_sides;
    std::array<LatticePoint, 2> m_centres;
    LineSet m_special = 0;    // lines without length or along a common side: open when touched
    std::uint8_t m_most = 0;  // all sets of layers that the board can stop a line with

    std::size_t m_taken = 0;  // pieces
    LayerLines m_crossed{};
    LayerLines m_along{};
    LineSet m_stopped = 0;     // by all that there may be, in the end: by all that there is
    std::uint8_t m_stops = 0;  // what stops those
    LineSet m_touched = 0;
    LineSet m_unclear = 0;
    LineSet m_open = 0;
    Layers m_anyLayers = 0;
    Layers m_allLayers = 0;
    std::vector<Touching> m_touching;
    std::vector<Joint> m_joints;
    bool m_turnsKnown = false;
    std::array<Vertices, 2> m_vertices;
};

}  // namespace tenaille::cover
