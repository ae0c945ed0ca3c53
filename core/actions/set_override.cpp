// SPDX-License-Identifier: MIT
#include <algorithm>

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
    const auto& overrides = context.encounter.overrides;
    const auto present =
        std::find_if(overrides.begin(), overrides.end(), [&](const board::OverrideRecord& record) {
            return record.attacker == intent.attacker && record.target == intent.target &&
                   record.reason == intent.reason;
        });

    // The log keeps both: what the rules say and what the GM decided.
    document::ChangeSet changes{nameOf(intent), {attacker->name, target->name, intent.reason}, {}};
    if (!attack::refusalNamed(intent.reason)) {
        changes.arguments.push_back(std::to_string(intent.ruled));
        if (intent.value) changes.arguments.push_back(std::to_string(*intent.value));
    }
    if (present == overrides.end()) {
        if (intent.value)
            changes.insert(board::OverrideRecord{document::nextId(context.encounter),
                                                 intent.attacker,
                                                 intent.target,
                                                 intent.reason,
                                                 *intent.value,
                                                 {}});
    } else if (intent.value) {
        board::OverrideRecord after = *present;
        after.value = *intent.value;
        changes.replace(*present, std::move(after));
    } else {
        changes.remove(*present);
    }
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
