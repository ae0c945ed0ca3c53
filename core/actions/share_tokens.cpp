// SPDX-License-Identifier: MIT
#include "core/actions/edit_each.h"

namespace tenaille::actions {

Result<document::ChangeSet> planHideTokens(const PlanContext& context, const HideTokens& intent) {
    document::ChangeSet changes{
        intent.hidden ? "hideTokens" : "revealTokens", {std::to_string(intent.tokens.size())}, {}};
    const auto edited = editEach(context, intent.tokens, changes, [&](board::TokenRecord& token) {
        token.hidden = intent.hidden;
        return Outcome(Done{});
    });
    if (!edited) return edited.problem();
    if (intent.tokens.size() == 1) {
        changes.name = intent.hidden ? "hideToken" : "revealToken";
        changes.arguments = {context.encounter.tokens.find(intent.tokens.front())->name};
    }
    addLogLine(context.encounter, changes);
    return changes;
}

Result<document::ChangeSet> planShareTokens(const PlanContext& context, const ShareTokens& intent) {
    document::ChangeSet changes{"shareTokens", {}, {}};
    const auto edited = editEach(context, intent.tokens, changes, [&](board::TokenRecord& token) {
        token.healthShown = intent.health.value_or(token.healthShown);
        token.sharedSight = intent.sight.value_or(token.sharedSight);
        return Outcome(Done{});
    });
    if (!edited) return edited.problem();
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
