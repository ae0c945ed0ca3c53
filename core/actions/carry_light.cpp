// SPDX-License-Identifier: MIT
#include "core/actions/edit_each.h"
#include "core/board/carried_light.h"

namespace tenaille::actions {

Result<document::ChangeSet> planCarryLight(const PlanContext& context, const CarryLight& intent) {
    if (intent.light.bright < 0 || intent.light.dim < intent.light.bright)
        return Problem{TENAILLE_PROBLEM("A light does not reach so."),
                       {},
                       TENAILLE_PROBLEM("Give it a radius, the dim one not less than the bright one.")};
    const bool lit = board::shines(intent.light);
    document::ChangeSet changes{lit ? "carryLights" : "putOutLights", {}, {}};
    const auto edited = editEach(context, intent.tokens, changes, [&](board::TokenRecord& token) {
        token.light = intent.light;
        return Outcome(Done{});
    });
    if (!edited) return edited.problem();
    changes.arguments = {std::to_string(edited->size())};
    if (edited->size() == 1) {
        changes.name = lit ? "carryLight" : "putOutLight";
        changes.arguments = *edited;
    }
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
