// SPDX-License-Identifier: MIT
#include "core/actions/declarations.h"

#include <algorithm>

#include "core/rules/segments/initiative.h"

namespace tenaille::actions {

using board::CombatantRecord;
using board::DeclarationRecord;

std::int32_t beyondRound(std::int32_t initiative, std::int32_t actions,
                         const rules::SegmentOptions& options) {
    const std::vector<std::int32_t> due = segments::initiativesOf(initiative, actions, options);
    return static_cast<std::int32_t>(std::count_if(due.begin(), due.end(), segments::isLost));
}

DeclarationRecord declarationOf(const CombatantRecord& combatant, std::int32_t round) {
    return {round,
            combatant.declaredMode,
            combatant.declaredActions,
            combatant.declaredInitiative,
            combatant.target,
            combatant.takesOpportunities};
}

void declare(CombatantRecord& combatant, const DeclarationRecord& declaration) {
    combatant.declaredMode = declaration.mode;
    combatant.declaredActions = declaration.actions;
    combatant.declaredInitiative = declaration.initiative;
    combatant.target = declaration.target;
    combatant.takesOpportunities = declaration.takesOpportunities;
}

const DeclarationRecord* laterOf(const CombatantRecord& combatant, std::int32_t round) {
    for (const DeclarationRecord& one : combatant.later)
        if (one.round == round) return &one;
    return nullptr;
}

void forgetLater(CombatantRecord& combatant, std::int32_t round) {
    std::erase_if(combatant.later, [&](const DeclarationRecord& one) { return one.round == round; });
}

void keepForLater(CombatantRecord& combatant, const DeclarationRecord& declaration) {
    forgetLater(combatant, declaration.round);
    const auto at = std::find_if(combatant.later.begin(), combatant.later.end(),
                                 [&](const DeclarationRecord& one) { return one.round > declaration.round; });
    combatant.later.insert(at, declaration);
}

}  // namespace tenaille::actions
