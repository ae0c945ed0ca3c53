// SPDX-License-Identifier: MIT
//
// The records of a rider and of the mount: they share place, facing and the way moved in this turn, and the
// rider takes the space of the mount (UF-28).
#pragma once

#include <tuple>

#include "core/board/records.h"

namespace tenaille::board {

// What both have alike, to be compared.
inline auto sharedOf(const TokenRecord& token) {
    return std::tie(token.creature.at, token.creature.facing, token.moved, token.diagonalParity);
}

inline void share(const TokenRecord& from, TokenRecord& to) {
    to.creature.at = from.creature.at;
    to.creature.facing = from.creature.facing;
    to.moved = from.moved;
    to.diagonalParity = from.diagonalParity;
}

// The rider takes over what it has of its mount.
inline void follow(const TokenRecord& mount, TokenRecord& rider) {
    share(mount, rider);
    rider.creature.footprint = mount.creature.footprint;
}

// The rider on the mount, with its own space kept for later.
inline void mountUp(const TokenRecord& mount, TokenRecord& rider) {
    if (!isMounted(rider.creature)) rider.onFoot = rider.creature.footprint;
    rider.creature.mount = mount.id;
    follow(mount, rider);
}

// It goes on foot, in the space that is its own.
inline void dismount(TokenRecord& token) {
    if (!isMounted(token.creature)) return;
    token.creature.mount = {};
    token.creature.footprint = token.onFoot.value_or(footprintOf(token.creature.size));
    token.onFoot.reset();
}

}  // namespace tenaille::board
