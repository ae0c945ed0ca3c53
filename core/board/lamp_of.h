// SPDX-License-Identifier: MIT
//
// The light that a creature carries as a lamp on the board.
#pragma once

#include <optional>

#include "core/board/footprint.h"
#include "core/board/records.h"

namespace tenaille::board {

// Where it burns: in the middle of the bearer's own space, also while he rides.
inline LatticePoint lampPlace(GridKind grid, const TokenRecord& bearer, Cell anchor) {
    return middle(grid, bearer.onFoot.value_or(bearer.creature.footprint), anchor);
}

// With the id of its bearer; nothing: he carries none.
inline std::optional<LightRecord> lampOf(GridKind grid, const TokenRecord& bearer) {
    if (!shines(bearer.light)) return std::nullopt;
    LightRecord lamp;
    lamp.id = bearer.id;
    lamp.at = lampPlace(grid, bearer, bearer.creature.at);
    lamp.bright = bearer.light.bright;
    lamp.dim = bearer.light.dim;
    lamp.colour = bearer.light.colour;
    return lamp;
}

}  // namespace tenaille::board
