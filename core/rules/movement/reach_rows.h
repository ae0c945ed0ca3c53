// SPDX-License-Identifier: MIT
//
// The fast path of reachable.h: the search by cost with a row of up to 63 anchors in one word, so that one
// step is taken by all of them at once. It answers the usual question only; the plain search stands beside
// it, and a test proves that they agree.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/rules/movement/reachable.h"

namespace tenaille::movement {

// Largest budget that fits a word: as many anchors on either side of the start, and one for it.
inline constexpr std::int32_t kRowsBudget = 31;

// The answer as the search leaves it: the anchors of each half cost (anchor_planes.h), a row of the board in
// a word. Bit i of row j is the anchor `first` + {i, j}.
struct ReachedRows {
    static constexpr std::int32_t kMargin = 8;  // rows before the first and behind the last, empty
    static constexpr std::int32_t kRows = 2 * kRowsBudget + 1;
    struct Plane {
        std::uint64_t words[kRows + 2 * kMargin];
        std::uint64_t* rows() { return words + kMargin; }
        const std::uint64_t* rows() const { return words + kMargin; }
    };

    board::Cell first;
    std::int32_t budget = 0;
    std::int32_t parity = 0;           // of the start: its half cost
    std::unique_ptr<Plane[]> settled;  // by half cost; written are the rows that it can reach
    Plane all{};                       // reached at all
    Plane stop{};                      // and the mover can stop there

    // Rows on either side of the start that a half cost can reach.
    std::int32_t reach(std::int32_t halves) const { return (halves - parity) / 2; }
    std::int32_t last() const { return 2 * budget + 1; }

    std::size_t count() const;
    // By ascending cost; those of one cost and parity in reading order.
    std::vector<ReachablePlace> places() const;
};

// Like ruleReachable() without squeezing. None: this path cannot answer, because the budget is too large or
// AnchorPlanes::complete() does not hold near the mover.
std::optional<ReachedRows> reachInRows(const MoveGrid& grid, const Mover& mover, std::int32_t budget,
                                       std::int32_t parity);

}  // namespace tenaille::movement
