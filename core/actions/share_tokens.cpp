// SPDX-License-Identifier: MIT
#include <utility>

#include "core/actions/edit_each.h"

namespace tenaille::actions {

namespace {

template <class R>
bool hide(const document::Table<R>& table, RecordId id, bool hidden, document::ChangeSet& changes) {
    const R* before = table.find(id);
    if (before == nullptr) return false;
    R after = *before;
    after.hidden = hidden;
    if (after != *before) changes.replace(*before, std::move(after));
    return true;
}

}  // namespace

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
    for (const RecordId id : intent.things)
        if (!hide(context.encounter.props, id, intent.hidden, changes) &&
            !hide(context.encounter.texts, id, intent.hidden, changes))
            return missingRecord(id);
    // The line of the log tells of the creatures alone.
    if (!intent.things.empty()) {
        changes.name = intent.hidden ? "hideThings" : "showThings";
        changes.arguments = {std::to_string(intent.tokens.size() + intent.things.size())};
    }
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
