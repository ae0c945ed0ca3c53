// SPDX-License-Identifier: MIT
#include "ui/tools/turning.h"

#include <algorithm>
#include <cmath>

#include "core/rules/facing/arcs.h"

namespace tenaille::ui {

std::vector<board::Facing> permittedFacings(const ToolContext& context, const board::Creature& creature) {
    const board::GridKind grid = context.grid();
    const rules::RuleOptions& options = context.options();
    const auto system =
        options.facingRules == rules::FacingRules::Ua ? facing::System::Ua : facing::System::FiveE;
    std::vector<board::Facing> facings =
        facing::permittedFacings(system, grid, creature.footprint, options.facing);
    const auto degrees = [&](board::Facing f) { return std::fmod(board::screenDegrees(grid, f) + 720, 360); };
    std::sort(facings.begin(), facings.end(),
              [&](board::Facing a, board::Facing b) { return degrees(a) < degrees(b); });
    return facings;
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
