// SPDX-License-Identifier: MIT
#include <vector>

#include "core/actions/plan.h"
#include "core/rules/attack/attack.h"

namespace tenaille::actions {

namespace {

const char* nameOf(const SetOverride& intent) {
    if (attack::refusalNamed(intent.reason)) return intent.value ? "allowAttack" : "forbidAttack";
    return intent.value ? "setOverride" : "clearOverride";
}

}  // namespace

Result<document::ChangeSet> planSetOverride(const PlanContext& context, const SetOverride& intent) {
    const board::TokenRecord* attacker = context.encounter.tokens.find(intent.attacker);
    const board::TokenRecord* target = context.encounter.tokens.find(intent.target);
    if (attacker == nullptr) return missingRecord(intent.attacker);
    if (target == nullptr) return missingRecord(intent.target);
    // A file may hold several of one kind, of which the last counts: afterwards there is one at most.
    std::vector<const board::OverrideRecord*> present;
    for (const board::OverrideRecord& record : context.encounter.overrides)
        if (record.attacker == intent.attacker && record.target == intent.target &&
            record.reason == intent.reason)
            present.push_back(&record);

    // The log keeps both: what the rules say and what the GM decided.
    document::ChangeSet changes{nameOf(intent), {attacker->name, target->name, intent.reason}, {}};
    if (!attack::refusalNamed(intent.reason)) {
        changes.arguments.push_back(std::to_string(intent.ruled));
        if (intent.value) changes.arguments.push_back(std::to_string(*intent.value));
    }
    if (intent.value && present.empty()) {
        changes.insert(board::OverrideRecord{document::nextId(context.encounter),
                                             intent.attacker,
                                             intent.target,
                                             intent.reason,
                                             *intent.value,
                                             {}});
    } else if (intent.value) {
        board::OverrideRecord after = *present.back();
        after.value = *intent.value;
        changes.replace(*present.back(), std::move(after));
        present.pop_back();
    }
    for (const board::OverrideRecord* record : present) changes.remove(*record);
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
