// SPDX-License-Identifier: MIT
#include "ui/tools/turning.h"

#include <algorithm>

#include "core/actions/aim_facing.h"

namespace tenaille::ui {

std::vector<board::Facing> permittedFacings(const ToolContext& context, const board::Creature& creature) {
    return actions::facingsClockwise(context.grid(), context.options(), creature);
}

bool turnBySteps(ToolContext& context, int steps, const Pick& under) {
    std::vector<RecordId> turning = context.selection();
    if (turning.empty() && under.kind == PickKind::Token) turning.push_back(under.record);
    actions::TurnTokens intent;
    for (const RecordId id : turning) {
        const board::TokenRecord* token = context.encounter().tokens.find(id);
        if (token == nullptr) continue;
        const std::vector<board::Facing> facings = permittedFacings(context, token->creature);
        if (facings.empty()) continue;
        const auto count = static_cast<int>(facings.size());
        const auto present = token->creature.facing
                                 ? std::find(facings.begin(), facings.end(), *token->creature.facing)
                                 : facings.end();
        int index = 0;
        if (present != facings.end())
            index = ((static_cast<int>(present - facings.begin()) + steps) % count + count) % count;
        intent.turns.push_back({id, facings[static_cast<std::size_t>(index)]});
    }
    if (intent.turns.empty()) return false;
    context.perform(intent);
    return true;
}

}  // namespace tenaille::ui
