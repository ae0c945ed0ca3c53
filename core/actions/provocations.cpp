// SPDX-License-Identifier: MIT
#include "core/actions/provocations.h"

#include "core/rules/cover/cover.h"

namespace tenaille::actions {

namespace {

bool areEnemies(const board::Creature& a, const board::Creature& b) {
    return a.side != b.side && a.side != board::kNeutralSide && b.side != board::kNeutralSide;
}

}  // namespace

std::vector<Provoked> provocationsOf(const board::BoardView& board, const board::Creature& mover,
                                     std::span<const board::Cell> path, const rules::RuleOptions& options) {
    std::vector<board::Creature> enemies;
    for (const board::Creature& creature : board.creatures())
        if (areEnemies(mover, creature) && !creature.traits.has(board::Trait::Helpless))
            enemies.push_back(creature);
    cover::LineTracer tracer;
    const auto hasCover = [&](const board::Creature& enemy, const board::Creature& place) {
        const bool adjacent = board::distance(board.grid(), enemy, place) <= 1;
        const cover::CoverQuestion question{cover::spaceOf(enemy),
                                            {},
                                            cover::spaceOf(place),
                                            adjacent ? cover::Attack::Melee : cover::Attack::Reach};
        return cover::answerCover(board, question, options.cover, tracer).tier != cover::Tier::None;
    };
    const opportunity::MoveQuestion question{&mover, path, opportunity::MoveKind::Move, enemies};
    std::vector<Provoked> result;
    for (const auto& one : opportunity::traceProvocations(board.grid(), question, options.reach, hasCover))
        if (!one.stoppedByCover) result.push_back({enemies[one.enemy].record, one.step});
    return result;
}

}  // namespace tenaille::actions
