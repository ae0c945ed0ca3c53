// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

namespace tenaille::actions {

Result<document::ChangeSet> planSwitchLights(const PlanContext& context, const SwitchLights& intent) {
    document::ChangeSet changes{intent.on ? "lightsOn" : "lightsOff", {}, {}};
    for (const RecordId id : intent.lights) {
        const board::LightRecord* light = context.encounter.lights.find(id);
        if (light == nullptr) return missingRecord(id);
        board::LightRecord after = *light;
        after.on = intent.on;
        changes.replace(*light, std::move(after));
    }
    if (changes.changes.size() == 1)
        changes.name = intent.on ? "lightOn" : "lightOff";
    else
        changes.arguments = {std::to_string(changes.changes.size())};
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
