// SPDX-License-Identifier: MIT
#include "core/actions/provocations.h"

#include "core/rules/attack/opportunities.h"

namespace tenaille::actions {

std::vector<Provoked> provocationsOf(const board::BoardView& board, const board::Creature& mover,
                                     std::span<const board::Cell> path, const rules::RuleOptions& options) {
    std::vector<board::Creature> enemies;
    for (const board::Creature& creature : board.creatures())
        if (board::areEnemies(mover, creature)) enemies.push_back(creature);
    const opportunity::MoveQuestion question{&mover, path, opportunity::MoveKind::Move, enemies};
    std::vector<Provoked> result;
    for (const attack::Opportunity& one : attack::opportunitiesAlong(board, question, options))
        if (!one.provocation.deniedBy)
            result.push_back({enemies[one.provocation.enemy].record, one.provocation.step, one.facing});
    return result;
}

}  // namespace tenaille::actions
