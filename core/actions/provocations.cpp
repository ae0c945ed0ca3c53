// SPDX-License-Identifier: MIT
#include "core/actions/provocations.h"

#include <span>

#include "core/actions/riding.h"
#include "core/actions/turn_game.h"
#include "core/board/creature_now.h"
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

std::vector<StrikeOffer> strikeOffers(const PlanContext& context, const MoveTokens& move) {
    std::vector<StrikeOffer> offers;
    const bool bySegments = context.encounter.clockRecord() != nullptr && !isTurnGame(context.encounter);
    if (move.ignoreRules || bySegments) return offers;
    const bool turnsFirst = context.options.facingRules == rules::FacingRules::Ua;
    for (const TokenPath& one : ofWalkers(context.encounter, move).moves) {
        const board::TokenRecord* token = context.encounter.tokens.find(one.token);
        if (token == nullptr) continue;
        const board::Creature mover = board::creatureNow(*token);
        for (const Provoked& provoked : provocationsOf(context.board, mover, one.path, context.options)) {
            // UF-07: a mover of that variant turns before its step; F5-03: the other one does not.
            const std::size_t steps = provoked.step + (turnsFirst ? 1 : 0);
            const std::span<const board::Cell> turned = std::span(one.path).first(steps);
            offers.push_back({provoked.enemy,
                              {one.token, provoked.step == 0 ? mover.at : one.path[provoked.step - 1],
                               facingAfter(context.options, context.board.grid(), token->creature, turned)}});
        }
    }
    return offers;
}

bool hasStruckInPassing(const document::Encounter& encounter, RecordId enemy) {
    const board::TokenRecord* token = encounter.tokens.find(enemy);
    if (token == nullptr || encounter.clockRecord() == nullptr) return false;
    for (auto line = encounter.log.end(); line != encounter.log.begin();) {
        --line;
        if (line->entry == "turns.round" || line->entry == "beginFight") return false;
        if (line->entry == "takesOpportunity" && line->arguments.front() == token->name) return true;
    }
    return false;
}

}  // namespace tenaille::actions
