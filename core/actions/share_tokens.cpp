// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

namespace tenaille::actions {

Result<document::ChangeSet> planHideTokens(const PlanContext& context, const HideTokens& intent) {
    document::ChangeSet changes{
        intent.hidden ? "hideTokens" : "revealTokens", {std::to_string(intent.tokens.size())}, {}};
    for (const RecordId id : intent.tokens) {
        const board::TokenRecord* token = context.encounter.tokens.find(id);
        if (token == nullptr) return missingRecord(id);
        board::TokenRecord after = *token;
        after.hidden = intent.hidden;
        changes.replace(*token, std::move(after));
        if (intent.tokens.size() == 1)
            changes = {
                intent.hidden ? "hideToken" : "revealToken", {token->name}, std::move(changes.changes)};
    }
    addLogLine(context.encounter, changes);
    return changes;
}

Result<document::ChangeSet> planShareTokens(const PlanContext& context, const ShareTokens& intent) {
    document::ChangeSet changes{"shareTokens", {}, {}};
    for (const RecordId id : intent.tokens) {
        const board::TokenRecord* token = context.encounter.tokens.find(id);
        if (token == nullptr) return missingRecord(id);
        board::TokenRecord after = *token;
        after.healthShown = intent.health.value_or(token->healthShown);
        after.sharedSight = intent.sight.value_or(token->sharedSight);
        changes.replace(*token, std::move(after));
    }
    addLogLine(context.encounter, changes);
    return changes;
}

Result<document::ChangeSet> planSetTokenPicture(const PlanContext& context, const SetTokenPicture& intent) {
    document::ChangeSet changes{"pictureTokens", {std::to_string(intent.tokens.size())}, {}};
    for (const RecordId id : intent.tokens) {
        const board::TokenRecord* token = context.encounter.tokens.find(id);
        if (token == nullptr) return missingRecord(id);
        board::TokenRecord after = *token;
        after.picture = intent.asset;
        changes.replace(*token, std::move(after));
        if (intent.tokens.size() == 1) changes = {"pictureToken", {token->name}, std::move(changes.changes)};
    }
    return changes;
}

}  // namespace tenaille::actions
