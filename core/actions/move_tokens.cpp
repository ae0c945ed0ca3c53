// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <set>
#include <unordered_set>

#include "core/actions/heeded.h"
#include "core/actions/plan.h"
#include "core/actions/provocations.h"
#include "core/actions/riding.h"
#include "core/actions/what_if.h"
#include "core/board/creature_now.h"
#include "core/rules/movement/path.h"

namespace tenaille::actions {

namespace {

using board::TokenRecord;
using document::ChangeSet;

// The creatures that stand still: those that move together do not stand in each other's way.
std::vector<board::Creature> bystanders(const PlanContext& context, const MoveTokens& intent) {
    const auto moves = [&](const board::Creature& creature) {
        return std::any_of(intent.moves.begin(), intent.moves.end(),
                           [&](const TokenPath& one) { return one.token == board::walkerOf(creature); });
    };
    std::vector<board::Creature> others;
    for (const board::Creature& creature : context.board.creatures())
        if (!moves(creature)) others.push_back(creature);
    return others;
}

Problem inTheWay(const TokenRecord& token, const TokenRecord& hidden, std::string rule) {
    return Problem{TENAILLE_PROBLEM("%3, whom the players do not see, stands in the way of %1."),
                   {token.name, std::move(rule), hidden.name},
                   TENAILLE_PROBLEM("Rule %2. Choose another way, or hold Alt to place it all the same.")};
}

Problem refused(const document::Encounter& encounter, const TokenRecord& token,
                const movement::Obstruction& obstruction) {
    const TokenRecord* other = encounter.tokens.find(obstruction.source);
    if (obstruction.failure == movement::StepFailure::Occupied && other != nullptr && other->hidden)
        return inTheWay(token, *other, std::string(obstruction.rule.id));
    const char* message = TENAILLE_PROBLEM("%1 cannot go that way.");
    switch (obstruction.failure) {
        case movement::StepFailure::NotOneStep:
            break;
        case movement::StepFailure::Blocked:
            message = TENAILLE_PROBLEM("A wall stops %1.");
            break;
        case movement::StepFailure::Occupied:
            message = TENAILLE_PROBLEM("A creature stands in the way of %1.");
            break;
        case movement::StepFailure::DifficultTerrain:
            message = TENAILLE_PROBLEM("%1 cannot run or charge over difficult terrain.");
            break;
    }
    return Problem{message,
                   {token.name, std::string(obstruction.rule.id)},
                   TENAILLE_PROBLEM("Rule %2. Choose another way, or hold Alt to place it all the same.")};
}

Result<TokenRecord> walked(const PlanContext& context, const movement::MoveGrid& grid,
                           const std::vector<board::Creature>& others, const TokenRecord& token,
                           const TokenPath& move) {
    const board::Creature creature = board::creatureNow(token);
    const movement::Mover mover{creature, others, movement::MoveMode::Move, context.options.move};
    const movement::PathRuling ruling = movement::rulePath(grid, mover, move.path, token.diagonalParity);
    if (!ruling.legal()) return refused(context.encounter, token, *ruling.obstruction);
    if (!ruling.canStop) {
        board::Creature end = creature;
        end.at = move.path.back();
        if (const TokenRecord* hidden = hiddenAt(context.encounter, context.board.grid(), end, others))
            return inTheWay(token, *hidden, "MV-12");
        return Problem{
            TENAILLE_PROBLEM("%1 cannot stop there."),
            {token.name, "MV-12"},
            TENAILLE_PROBLEM("Rule %2. Choose another place, or hold Alt to place it all the same.")};
    }
    TokenRecord after = token;
    after.creature.at = move.path.back();
    after.moved += ruling.cost;
    const bool lasts = context.options.move.parityReset == rules::ParityReset::Turn;  // MV-07
    after.diagonalParity = lasts ? ruling.parity : 0;
    after.creature.facing = facingAfter(context.options, context.board.grid(), token.creature, move.path);
    return after;
}

Result<TokenRecord> placed(const PlanContext& context, const TokenRecord& token, const TokenPath& move) {
    TokenRecord after = token;
    after.creature.at = move.path.back();
    for (const Cell cell : board::cellsAt(context.board.grid(), token.creature.footprint, after.creature.at))
        if (!context.board.contains(cell))
            return Problem{TENAILLE_PROBLEM("%1 would stand outside the map."),
                           {token.name},
                           TENAILLE_PROBLEM("Choose a place on the map.")};
    return after;
}

// Two that move together may not end in the same cells.
bool collide(const PlanContext& context, const std::vector<TokenRecord>& after) {
    std::unordered_set<Cell> taken;
    for (const TokenRecord& token : after)
        for (const Cell cell :
             board::cellsAt(context.board.grid(), token.creature.footprint, token.creature.at))
            if (!taken.insert(cell).second) return true;
    return false;
}

// What the rules have to say about a move that is made all the same: who may strike (SZ-08), and how far it
// went beyond the speed (MV-07).
void addAdvice(const PlanContext& context, const MoveTokens& intent, const std::vector<TokenRecord>& after,
               ChangeSet& changes) {
    for (const TokenPath& move : intent.moves) {
        const TokenRecord* token = context.encounter.tokens.find(move.token);
        std::set<std::string> enemies;
        const board::Creature mover = board::creatureNow(*token);
        for (const Provoked& one : provocationsOf(context.board, mover, move.path, context.options))
            enemies.insert(context.encounter.tokens.find(one.enemy)->name);
        for (const std::string& enemy : enemies)
            addLogLine(context.encounter, changes, "provokes", {token->name, enemy});
    }
    for (const TokenRecord& token : after)
        if (token.moved > token.speed)
            addLogLine(context.encounter, changes, "movesTooFar",
                       {token.name, std::to_string(token.moved - token.speed)});
}

}  // namespace

Result<ChangeSet> planMoveTokens(const PlanContext& context, const MoveTokens& asked) {
    const MoveTokens intent = ofWalkers(context.encounter, asked);
    const std::vector<board::Creature> others = bystanders(context, intent);
    std::optional<movement::MoveGrid> own;
    const movement::MoveGrid& grid = context.moveGrid != nullptr
                                         ? *context.moveGrid
                                         : own.emplace(context.board, context.options.hex.partial);
    std::vector<TokenRecord> results;
    ChangeSet changes;
    for (const TokenPath& move : intent.moves) {
        const TokenRecord* token = context.encounter.tokens.find(move.token);
        if (token == nullptr) return missingRecord(move.token);
        if (move.path.empty()) continue;
        Result<TokenRecord> after =
            intent.ignoreRules ? placed(context, *token, move) : walked(context, grid, others, *token, move);
        if (!after) return after.problem();
        changes.arguments = {token->name, std::to_string(after->moved - token->moved)};
        changes.replace(*token, *after);
        results.push_back(std::move(*after));
    }
    if (!intent.ignoreRules && collide(context, results))
        return Problem{TENAILLE_PROBLEM("Two of the creatures would end in the same place."),
                       {},
                       TENAILLE_PROBLEM("Move them one after the other.")};
    const bool several = results.size() > 1;
    if (several) changes.arguments = {std::to_string(results.size())};
    changes.name = intent.ignoreRules ? (several ? "placeTokens" : "placeToken")
                                      : (several ? "moveTokens" : "moveToken");
    addLogLine(context.encounter, changes);
    if (!intent.ignoreRules && !changes.empty()) addAdvice(context, intent, results, changes);
    return changes;
}

}  // namespace tenaille::actions
