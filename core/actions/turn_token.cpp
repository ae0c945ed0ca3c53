// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

namespace tenaille::actions {

// Whether the rules allow this turn now (F5-03, UF-07) depends on the course of the turn, which the GM knows:
// the turn is always done, and the facing itself must be one of the grid.
Result<document::ChangeSet> planTurnToken(const PlanContext& context, const TurnToken& intent) {
    const board::TokenRecord* token = context.encounter.tokens.find(intent.token);
    if (token == nullptr) return missingRecord(intent.token);
    if (intent.facing.index >= board::facingCount(context.board.grid()))
        return Problem{TENAILLE_PROBLEM("%1 cannot face that way on this grid."),
                       {token->name},
                       TENAILLE_PROBLEM("Choose one of the facings of the grid.")};
    document::ChangeSet changes{
        "turnToken", {token->name, std::string(board::name(context.board.grid(), intent.facing))}, {}};
    board::TokenRecord after = *token;
    after.creature.facing = intent.facing;
    changes.replace(*token, std::move(after));
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
