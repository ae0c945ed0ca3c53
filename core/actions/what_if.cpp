// SPDX-License-Identifier: MIT
#include "core/actions/what_if.h"

#include <algorithm>

namespace tenaille::actions {

namespace {

void place(board::Creature& creature, const Placement& placement) {
    creature.at = placement.at;
    if (placement.facing) creature.facing = placement.facing;
}

}  // namespace

board::BoardView boardWith(const board::BoardView& board, std::span<const Placement> placements) {
    std::vector<board::Creature> creatures(board.creatures().begin(), board.creatures().end());
    for (const Placement& placement : placements) {
        const auto moved = std::find_if(creatures.begin(), creatures.end(), [&](const auto& creature) {
            return creature.record == placement.token;
        });
        if (moved != creatures.end()) place(*moved, placement);
    }
    return board.withCreatures(std::move(creatures));
}

board::TokenRecord tokenWith(board::TokenRecord token, std::span<const Placement> placements) {
    for (const Placement& placement : placements)
        if (placement.token == token.id) place(token.creature, placement);
    return token;
}

}  // namespace tenaille::actions
