// SPDX-License-Identifier: MIT
#include "core/actions/what_if.h"

#include <algorithm>

#include "core/rules/facing/turning.h"

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

std::optional<board::Facing> facingAfter(const rules::RuleOptions& options, board::GridKind grid,
                                         board::Creature creature, std::span<const board::Cell> path) {
    if (options.facingRules == rules::FacingRules::Off) return creature.facing;
    const auto system =
        options.facingRules == rules::FacingRules::Ua ? facing::System::Ua : facing::System::FiveE;
    for (const board::Cell to : path) {
        creature.facing = facing::facingAfterStep(system, grid, creature, to - creature.at, options.facing);
        creature.at = to;
    }
    return creature.facing;
}

}  // namespace tenaille::actions
