// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

namespace tenaille::actions {

Result<document::ChangeSet> planSetRules(const PlanContext& context, const SetRules& intent) {
    const board::SettingsRecord& before = context.encounter.settingsRecord();
    document::ChangeSet changes{"setRules", {intent.preset}, {}};
    board::SettingsRecord after = before;
    after.preset = intent.preset;
    after.ruleOptions = intent.options;
    changes.replace(before, std::move(after));
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
