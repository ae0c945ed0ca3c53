// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

namespace tenaille::actions {

Result<document::ChangeSet> planTurnTokens(const PlanContext& context, const TurnTokens& intent) {
    const board::GridKind grid = context.board.grid();
    document::ChangeSet changes{"turnTokens", {std::to_string(intent.turns.size())}, {}};
    for (const TokenFacing& turn : intent.turns) {
        const board::TokenRecord* token = context.encounter.tokens.find(turn.token);
        if (token == nullptr) return missingRecord(turn.token);
        if (turn.facing.index >= board::facingCount(grid))
            return Problem{TENAILLE_PROBLEM("%1 cannot face that way on this grid."),
                           {token->name},
                           TENAILLE_PROBLEM("Choose one of the facings of the grid.")};
        board::TokenRecord after = *token;
        after.creature.facing = turn.facing;
        changes.replace(*token, std::move(after));
        if (intent.turns.size() == 1)
            changes = {"turnToken",
                       {token->name, std::string(board::name(grid, turn.facing))},
                       std::move(changes.changes)};
    }
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
