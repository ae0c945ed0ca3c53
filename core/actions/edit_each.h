// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/actions/plan.h"

namespace tenaille::actions {

// Lets `edit` change each of the creatures; the names of those that it changed. Refused for
// one that is not there, and for what `edit` (TokenRecord& -> Outcome) refuses.
template <class Edit>
Result<std::vector<std::string>> editEach(const PlanContext& context, const std::vector<RecordId>& tokens,
                                          document::ChangeSet& changes, Edit edit) {
    std::vector<std::string> names;
    for (const RecordId id : tokens) {
        const board::TokenRecord* token = context.encounter.tokens.find(id);
        if (token == nullptr) return missingRecord(id);
        board::TokenRecord after = *token;
        if (const Outcome done = edit(after); !done) return done.problem();
        if (after == *token) continue;
        names.push_back(token->name);
        changes.replace(*token, std::move(after));
    }
    return names;
}

}  // namespace tenaille::actions
