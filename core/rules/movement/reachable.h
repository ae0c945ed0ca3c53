// SPDX-License-Identifier: MIT
//
// Everything within a movement budget, squeezed places included (MV-07, 08, 10 to 12, 15 to 20, 23).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/rules/movement/move_field.h"

namespace tenaille::movement {

// An anchor of the mover's full space. A place that it may only cross is pass-only: occupied, or an obstacle
// (MV-12, MV-19 a).
struct ReachablePlace {
    board::Cell at;
    std::int32_t cost = 0;
    bool canStop = true;
    friend bool operator==(const ReachablePlace&, const ReachablePlace&) = default;
};

// MV-20: a squeezed space, a rectangle of width x height cells, on which the mover may stop.
struct SqueezedPlace {
    board::Cell at;
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::int32_t cost = 0;
    friend bool operator==(const SqueezedPlace&, const SqueezedPlace&) = default;
};

struct Reachable {
    std::vector<ReachablePlace> places;   // by ascending cost; the start first, where it may always stay
    std::vector<SqueezedPlace> squeezed;  // in reading order
};

// The cheapest cost over all legal sequences of steps of at most `budget` (>= 0) cells, from the mover's
// place. `squeezes`: it may also squeeze; only creatures on squares with a space as wide as high can (MV-20),
// for others it changes nothing. Properties: equals the cheapest of all paths that path.h finds legal; turns
// with the board.
Reachable ruleReachable(const MoveGrid& grid, const Mover& mover, std::int32_t budget, std::int32_t parity,
                        bool squeezes = false);

// The plain search behind it, without squeezing: it answers every question. reach_rows.h is faster for small
// budgets, reachInWaves() for large ones, where they can answer (AnchorPlanes::complete()); a test proves
// that they agree.
Reachable reachByCells(const MoveGrid& grid, const Mover& mover, std::int32_t budget, std::int32_t parity);
std::optional<Reachable> reachInWaves(const MoveGrid& grid, const Mover& mover, std::int32_t budget,
                                      std::int32_t parity);

}  // namespace tenaille::movement
