// SPDX-License-Identifier: MIT
//
// What MoveField says of one anchor, said of 64 at once: which anchors one mover can enter and at what price,
// and which steps between neighbours nothing stops, as planes of bits. reach_rows.h and wave_search.h walk
// them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/rules/movement/move_field.h"

namespace tenaille::movement {

// Half costs: with the usual reading of MV-23 a place needs one number, twice its cost plus the parity. A
// straight step adds 2, a diagonal 3 (1 or 2 cells, and the parity flips), a doubling doubles both; the
// smallest number is the cheapest cost, and of equal costs the one that goes on more cheaply.
inline constexpr std::int32_t kStraightHalves = 2;
inline constexpr std::int32_t kDiagonalHalves = 3;

// Half the steps of an anchor; the other half are these steps seen from their other ends. Hexes have no step
// to the south-east.
enum class Link : std::uint8_t { North, NorthEast, East, SouthEast };

class AnchorPlanes {
  public:
    // Bit i of row j of strip s is the anchor `first` + {64 s + i, j}.
    struct Window {
        board::Cell first;
        std::int32_t strips = 1;
        std::int32_t rows = 0;
    };
    // Doublings of an anchor: at most three of terrain and one of an obstacle.
    static constexpr int kClasses = 5;
    // Rows before the first and after the last that may be read; no anchor of them can be entered.
    static constexpr std::int32_t kMargin = 8;

    AnchorPlanes(const MoveGrid& grid, const Mover& mover, const Window& window);

    // False: something in the window does not fit these planes: a fence, a body that doubles the cost, a
    // space that hangs over the edge of the board, steeper terrain, or another reading of MV-23 than the
    // usual one. Nothing below holds then.
    bool complete() const { return m_complete; }

    // One more than the most doublings that occur.
    int classes() const { return m_classes; }
    // Rows of a strip, from row 0 on. Anchors that can be entered with so many doublings (< classes()).
    const std::uint64_t* entered(int doublings, std::int32_t strip = 0) const {
        return plane(static_cast<std::size_t>(doublings), strip);
    }
    std::size_t enterable() const;  // how many of the window can be entered
    // Anchors where the mover can stop.
    const std::uint64_t* stop(std::int32_t strip = 0) const { return plane(kStop, strip); }
    // Anchors between which and their neighbours on that side no wall and no corner stands.
    const std::uint64_t* free(Link link, std::int32_t strip = 0) const {
        return plane(kFree + static_cast<std::size_t>(link), strip);
    }

  private:
    static constexpr std::size_t kStop = kClasses;
    static constexpr std::size_t kFree = kStop + 1;
    static constexpr std::size_t kPlanes = kFree + 4;

    std::uint64_t* plane(std::size_t plane, std::int32_t strip) {
        return m_words.data() + offset(plane, strip);
    }
    const std::uint64_t* plane(std::size_t plane, std::int32_t strip) const {
        return m_words.data() + offset(plane, strip);
    }
    std::ptrdiff_t offset(std::size_t plane, std::int32_t strip) const {
        return (static_cast<std::ptrdiff_t>(plane) * m_window.strips + strip) *
                   (m_window.rows + 2 * kMargin) +
               kMargin;
    }
    // The anchors of a strip with the fact in all cells of their space, or in one of them (whether there are
    // any).
    void joinEvery(const CellPlanes& cells, CellFact fact, std::int32_t strip, std::uint64_t* out);
    bool joinSome(const CellPlanes& cells, CellFact fact, std::int32_t strip, std::uint64_t* out);
    template <class Join>
    void join(const CellPlanes& cells, CellFact fact, std::int32_t strip, std::uint64_t* out, Join&& both);
    void readLinks(const MoveGrid& grid, const Mover& mover, std::int32_t strip);
    void readTerrain(const MoveGrid& grid, const Mover& mover, std::int32_t strip);
    void readCreatures(const MoveGrid& grid, const Mover& mover);
    bool stamp(board::GridKind grid, const board::Creature& other, bool mayPass, bool mayStop);

    Window m_window;
    bool m_complete = true;
    int m_classes = 1;
    std::vector<board::Cell> m_space;  // cells of the space around the anchor, by x
    board::Cell m_spaceMin;
    board::Cell m_spaceMax;
    std::vector<std::uint64_t> m_words;   // planes of strips of rows
    std::vector<std::uint64_t> m_column;  // one strip of cells
    std::vector<std::uint64_t> m_joined;  // one strip of anchors
};

}  // namespace tenaille::movement
