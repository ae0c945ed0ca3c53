// SPDX-License-Identifier: MIT
//
// The search by cost over a large board, 64 anchors of a row in a word: wave by wave, each wave being the
// anchors of one half cost (anchor_planes.h). It looks only at the blocks of rows that a wave enters.
// StepSearch is the plain search beside it, and a test proves that they agree.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/rules/movement/anchor_planes.h"

namespace tenaille::movement {

class WaveSearch {
  public:
    // What is kept of the waves, beyond which anchors were settled.
    enum class Keep : std::uint8_t { LastWave, Halves };

    // Like StepSearch from the mover's place, which must lie on the board. `window` holds the anchors that
    // are looked at; its rows are a multiple of kBlockRows.
    WaveSearch(const MoveGrid& grid, const Mover& mover, const AnchorPlanes::Window& window,
               std::int32_t parity, Keep keep);

    // The window of all anchors of the grid that lie at most so many cells from the mover.
    static AnchorPlanes::Window windowAround(const MoveGrid& grid, const Mover& mover, std::int32_t reach);
    static constexpr std::int32_t kBlockRows = 32;

    // False: AnchorPlanes::complete() does not hold, and nothing below either.
    bool canAnswer() const { return m_planes.complete(); }

    // Settles the next wave; false when no wave is left. Waves come by ascending half cost; some are empty.
    bool next();
    std::int32_t halves() const { return m_halves; }  // of the last wave

    // Anchors of a block of rows that were settled together.
    struct Settled {
        std::int32_t strip;
        std::int32_t row;                     // the first
        std::uint64_t columns = 0;            // that occur in any row
        std::uint64_t words[kBlockRows + 2];  // the first and the last are empty
        Settled(std::int32_t ofStrip, std::int32_t first) : strip(ofStrip), row(first) {}
        const std::uint64_t* rows() const { return words + 1; }
        std::uint64_t* rows() { return words + 1; }

        // visit(column, row) in reading order. Few anchors in many rows: to jump from one to the next without
        // a branch that nobody can foretell is twice as fast as two loops.
        template <class Visit>
        void forEach(Visit&& visit) const {
            std::uint64_t occupied = std::uint64_t{1} << kBlockRows;  // the empty row ends the walk
            for (int i = 0; i < kBlockRows; ++i) occupied |= std::uint64_t{rows()[i] != 0} << i;
            int at = std::countr_zero(occupied);
            std::uint64_t left = rows()[at];
            while (left != 0) {
                visit(std::countr_zero(left), at);
                left &= left - 1;
                occupied = left == 0 ? occupied & (occupied - 1) : occupied;
                at = std::countr_zero(occupied);
                left = left == 0 ? rows()[at] : left;
            }
        }
    };
    // Of the last wave; with Keep::LastWave.
    std::span<const Settled> wave() const { return m_wave; }

    // `at`: relative to the first anchor of the window, and inside it.
    bool isSettled(board::Cell at) const { return bitAt(m_done, 0, at); }
    // Of a settled anchor: the last digits of its half cost; with Keep::Halves. They tell apart all half
    // costs that two neighbours with a free way between them can have.
    std::int32_t lastDigitsAt(board::Cell at) const;
    std::int32_t modulus() const { return 1 << m_digitCount; }

    const AnchorPlanes& planes() const { return m_planes; }
    const AnchorPlanes::Window& window() const { return m_window; }

  private:
    struct Arrivals {
        std::uint64_t straight;
        std::uint64_t slanted;
    };

    std::size_t offset(std::size_t plane, std::int32_t strip) const {
        return (plane * static_cast<std::size_t>(m_window.strips) + static_cast<std::size_t>(strip)) *
                   static_cast<std::size_t>(m_stride) +
               static_cast<std::size_t>(AnchorPlanes::kMargin);
    }
    std::uint64_t* rows(std::vector<std::uint64_t>& planes, std::size_t plane, std::int32_t strip) {
        return planes.data() + offset(plane, strip);
    }
    bool bitAt(const std::vector<std::uint64_t>& planes, std::size_t plane, board::Cell at) const {
        return (planes[offset(plane, at.x >> 6) + static_cast<std::size_t>(at.y)] >> (at.x & 63) & 1) != 0;
    }
    std::size_t slot(std::int32_t halves) const { return static_cast<std::size_t>(halves & (m_depth - 1)); }
    std::uint8_t& isQueued(std::int32_t block, std::size_t slot) {
        return m_isQueued[slot * m_blocks + static_cast<std::size_t>(block)];
    }
    void settle(std::int32_t block);
    void takeFresh(Settled& settled);
    void spread(const Settled& settled);
    void spreadSideways(const Settled& settled);
    void deliver(std::int32_t strip, std::int32_t row, const Arrivals& arrivals);
    void schedule(std::int32_t block, std::size_t slot);

    AnchorPlanes::Window m_window;
    Keep m_keep;
    AnchorPlanes m_planes;
    std::int32_t m_slantedHalves;
    std::int32_t m_depth;        // of the ring of waves ahead
    std::int32_t m_digitCount;   // binary digits of a half cost that are kept
    std::int32_t m_stride;       // rows of a strip with their margins
    std::int32_t m_stripBlocks;  // blocks of a strip
    std::size_t m_blocks;        // of all strips
    std::vector<std::uint64_t> m_done;
    std::vector<std::uint64_t> m_digits;  // of the half costs of settled anchors, lowest first
    std::vector<std::uint64_t> m_ahead;   // what is entered at the half costs ahead, a ring of planes
    std::vector<std::vector<std::int32_t>> m_queue;  // blocks entered at the half costs ahead
    std::vector<std::uint8_t> m_isQueued;            // by slot and block
    std::vector<std::int32_t> m_present;             // blocks of the wave being settled
    std::vector<Settled> m_wave;
    std::size_t m_waiting = 0;  // blocks in all queues
    std::int32_t m_halves;
};

}  // namespace tenaille::movement
