// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>

#include "core/actions/damage.h"
#include "core/actions/plan.h"

namespace tenaille::actions {

namespace {

bool standsOnBoard(const PlanContext& context, const board::Creature& creature) {
    const auto cells = board::cellsAt(context.board.grid(), creature.footprint, creature.at);
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return context.board.contains(cell); });
}

}  // namespace

Result<document::ChangeSet> planEditToken(const PlanContext& context, const EditToken& intent) {
    const board::TokenRecord* before = context.encounter.tokens.find(intent.after.id);
    if (before == nullptr) return missingRecord(intent.after.id);
    if (!standsOnBoard(context, intent.after.creature))
        return Problem{TENAILLE_PROBLEM("%1 would stand outside the map."),
                       {intent.after.name},
                       TENAILLE_PROBLEM("Move the creature away from the edge first.")};
    document::ChangeSet changes{"editToken", {intent.after.name}, {}};
    board::TokenRecord after = intent.after;
    after.creature.record = after.id;
    changes.replace(*before, std::move(after));
    addLogLine(context.encounter, changes);
    return changes;
}

Result<document::ChangeSet> planNewTurn(const PlanContext& context, const NewTurn& intent) {
    document::ChangeSet changes{"newTurn", {}, {}};
    for (const RecordId id : intent.tokens) {
        const board::TokenRecord* token = context.encounter.tokens.find(id);
        if (token == nullptr) return missingRecord(id);
        board::TokenRecord after = *token;
        after.moved = 0;
        after.diagonalParity = 0;
        changes.replace(*token, std::move(after));
        changes.arguments = {token->name};
    }
    if (intent.tokens.size() != 1) changes = {"newTurnAll", {}, std::move(changes.changes)};
    addLogLine(context.encounter, changes);
    return changes;
}

Result<document::ChangeSet> planChangeHitPoints(const PlanContext& context, const ChangeHitPoints& intent) {
    const bool hurts = intent.amount < 0;
    const std::string points = std::to_string(std::abs(std::int64_t{intent.amount}));
    document::ChangeSet changes{
        hurts ? "damageTokens" : "healTokens", {std::to_string(intent.tokens.size()), points}, {}};
    for (const RecordId id : intent.tokens) {
        const board::TokenRecord* token = context.encounter.tokens.find(id);
        if (token == nullptr) return missingRecord(id);
        board::TokenRecord after = *token;
        after.hitPoints = hitPointsAfter(*token, intent.amount);
        addLogLine(context.encounter, changes, hurts ? "tokenHurt" : "tokenHealed",
                   {token->name, points, std::to_string(token->hitPoints), std::to_string(after.hitPoints)});
        logFall(context, *token, after, changes);
        changes.replace(*token, std::move(after));
    }
    if (intent.tokens.size() == 1) {
        changes.name = hurts ? "damageToken" : "healToken";
        changes.arguments[0] = context.encounter.tokens.find(intent.tokens.front())->name;
    }
    return changes;
}

}  // namespace tenaille::actions
