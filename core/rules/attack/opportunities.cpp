// SPDX-License-Identifier: MIT
#include "core/rules/attack/opportunities.h"

#include <utility>

#include "core/rules/cover/concealment.h"
#include "core/rules/cover/cover.h"
#include "core/rules/facing/attack_ua.h"
#include "core/rules/facing/target_5e.h"
#include "core/rules/facing/turning.h"

namespace tenaille::attack {

namespace {

using board::BoardView;
using board::Creature;
using rules::RuleOptions;
using rules::RuleRef;

cover::CoverQuestion meleeQuestion(const BoardView& board, const Creature& from, const Creature& to) {
    const bool adjacent = board::distance(board.grid(), from, to) <= 1;
    return {
        cover::spaceOf(from), {}, cover::spaceOf(to), adjacent ? cover::Attack::Melee : cover::Attack::Reach};
}

std::optional<RuleRef> denial(const BoardView& board, const Creature& enemy, const Creature& mover,
                              const RuleOptions& options, cover::LineTracer& tracer) {
    const bool shareCells = board::distance(board.grid(), enemy, mover) == 0;
    if (!shareCells &&
        cover::answerCover(board, meleeQuestion(board, enemy, mover), options.cover, tracer).tier !=
            cover::Tier::None)
        return RuleRef{"CV-07"};
    const bool fiveE = options.facingRules == rules::FacingRules::FiveE;
    if (fiveE && !facing::target5e(board.grid(), enemy, mover, options.facing).answer.canTarget)
        return RuleRef{"F5-05"};
    if (!cover::canSee(board, enemy, mover)) return RuleRef{"CO-08"};
    return std::nullopt;
}

// The mover as it stands before a step of its path.
Creature moverBefore(const BoardView& board, const opportunity::MoveQuestion& question, std::size_t step,
                     const RuleOptions& options) {
    Creature mover = *question.mover;
    for (std::size_t i = 0; i <= step; ++i) {
        mover.facing = facing::facingAfterStep(facing::System::Ua, board.grid(), mover,
                                               question.path[i] - mover.at, options.facing);
        if (i < step) mover.at = question.path[i];
    }
    return mover;
}

}  // namespace

std::vector<Opportunity> opportunitiesAlong(const BoardView& board, const opportunity::MoveQuestion& question,
                                            const RuleOptions& options) {
    cover::LineTracer tracer;
    const auto denied = [&](const Creature& enemy, const Creature& mover) {
        return denial(board, enemy, mover, options, tracer);
    };
    std::vector<Opportunity> result;
    for (const auto& found : opportunity::traceProvocations(board.grid(), question, options.reach, denied)) {
        Opportunity one{found, std::nullopt, {}};
        const Creature& enemy = question.enemies[one.provocation.enemy];
        const Creature mover = moverBefore(board, question, one.provocation.step, options);
        if (options.facingRules == rules::FacingRules::Ua &&
            board::distance(board.grid(), enemy, mover) > 0) {
            const facing::AttackQuery strike{.attacker = enemy,
                                             .target = mover,
                                             .strike = facing::Strike::Opportunity,
                                             .reach = options.reach};
            if (const auto answer = facing::attackUa(board.grid(), strike, options.facing).answer) {
                one.facing = answer->total();
                one.modifiers = answer->modifiers;
            }
        }
        result.push_back(std::move(one));
    }
    return result;
}

bool hasTotalCover(const BoardView& board, const Creature& from, const Creature& to,
                   const RuleOptions& options, cover::LineTracer& tracer) {
    if (board::distance(board.grid(), from, to) == 0) return false;
    return !cover::answerCover(board, meleeQuestion(board, from, to), options.cover, tracer).lineOfEffect;
}

}  // namespace tenaille::attack
